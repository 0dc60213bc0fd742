"""Made-up cards with abilities, for tests of timing, costs, targets and limits."""

from __future__ import annotations

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Sequence, Then
from nefrit.l5r.cards.clans import LION, NEUTRAL
from nefrit.l5r.conditions import Number, ThereIs, so
from nefrit.l5r.constants import CONFLICT, DYNASTY, MILITARY, POLITICAL
from nefrit.l5r.costs import DiscardFromHand, DoTo, DoToOne, LoseHonor, SpendFate, SpendFateToRing
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor, DrawCards, TakeHonor, do, do_each, last
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.filters import CostAtLeast, CostAtMost, GloryAtMost, SkillAtMost, Trait, WeakerThan, are
from nefrit.l5r.occurrences.kinds import BOWS, HONORS, INITIATES, LEAVES, PHASE_BEGINS
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.targets import a_character
from nefrit.l5r.trees import Forbids, Grants, Modifies, Triggered
from nefrit.l5r.triggers import On
from nefrit.l5r.written import action, interrupt, reaction
from tests.l5r.cards import PLAIN_DECK, made_up


def one(name: str, *abilities: object, cost: int = 1, traits: str = "") -> L5RFace:
    """A character with an ability."""
    nodes = [node for node in abilities if isinstance(node, Triggered | Modifies | Forbids | Grants)]
    return NEUTRAL.character(name, 970, cost=cost, skills=(2, 2), glory=1, traits=traits).has(*nodes)


def trick(name: str, ability: Triggered, cost: int = 0) -> L5RFace:
    """An event."""
    return NEUTRAL.event(name, 980, cost=cost).has(ability)


CARDS = [
    one("Bully", action(do("bow"), targets=a_character(), limit=2)),
    one("Jack of Trades", action(DrawCards(1)), action(ChangeHonor(1, YOU))),
    one("Flatterer", action(do("honor"), targets=a_character(*are("other")))),
    one("Duelist", action(ChangeHonor(-1, YOUR_OPPONENT), costs=(DoTo("bow"), LoseHonor(1)))),
    one("Butcher", action(DrawCards(1), costs=(DoToOne("sacrifice", are("character", "other")),))),
    one("Merchant", action(DrawCards(1), costs=(SpendFate(2),))),
    one("Librarian", action(DrawCards(1), costs=(DiscardFromHand(1),))),
    one("Executioner", action(Then(do("discard"), ChangeHonor(-1, YOUR_OPPONENT)), targets=a_character(*are("other")))),
    one("Assassin", action(do("discard"), targets=a_character(*are("other")))),
    one("Taxman", action(TakeHonor(2))),
    one("Sage", action(DrawCards(1), costs=(SpendFateToRing(),))),
    one("Leveller", action(do("bow"), targets=a_character(CostAtLeast(2)))),
    one("Arbiter", action(do("bow"), targets=a_character(SkillAtMost(POLITICAL, 1)))),
    one("Rumor", action(do("dishonor"), targets=a_character(GloryAtMost(Number(are("yours", "character")))))),
    one("Brawler", action(do("bow"), targets=a_character(WeakerThan(MILITARY, are("this"))))),
    one("Steward", action(DrawCards(1), condition=ThereIs(are("holding", "yours")))),
    one("Captain", Modifies("military", are("yours", "other", "character"), amount=1)),
    one("Stone", Forbids("bow", by_opponent=True)),
    one("Mentor", Grants("trait", are("yours", "other", "character"), granted="scholar")),
    one("Sentry", reaction(On(BOWS, are("yours")), ChangeHonor(1, YOU), limit=9)),
    one(
        "Mourner", interrupt(On(LEAVES, are("yours", "other", "character")), ChangeHonor(-1, YOU), forced=True, limit=9)
    ),
    one("Admirer", reaction(On(HONORS), ChangeHonor(1, YOU))),
    one("Early Bird", reaction(On(PHASE_BEGINS), ChangeHonor(1, YOU))),
    one("Orator", action(last(Modifies("political", amount=3)), condition=so("this participates"))),
    NEUTRAL.attachment("Amulet", 971, cost=0).has(
        interrupt(On(LEAVES, are("attached"), would_happen=True), Instead(do("discard", "this")))
    ),
    trick("Voice", interrupt(On(INITIATES), CancelEffects())),
    trick("Shove", action(do("bow"), targets=a_character(), maximum=1)),
    trick("Cheer", action(do("honor"), targets=a_character(*are("yours")))),
    trick("Purge", action(do_each("discard", (*are("character"), CostAtMost(0))))),
    trick("Promote", action(Sequence((do("honor"), do("place-fate", amount=1))), targets=a_character(Trait("bushi")))),
    trick(
        "Rush", action(do("move-to-conflict"), targets=a_character(*are("yours")), condition=so("during a conflict"))
    ),
    LION.conflict_character("Recruit", 972, cost=1, skills=(1, 1), glory=0),
]

NAMES = {face.name for face in CARDS}
GAME = LegendOfTheFiveRings(Library([*CARDS, *(face for face in made_up() if face.name not in NAMES)]))
DECK = {
    **PLAIN_DECK,
    "dynasty": {face.name: 3 for face in CARDS if face.side == DYNASTY},
    "conflict": {face.name: 4 for face in CARDS if face.side == CONFLICT},
}
DECKS = {"decks": [DECK, {**DECK, "stronghold": "Fort"}]}
