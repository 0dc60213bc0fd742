"""Made-up cards with abilities, for tests of timing, costs, targets and limits."""

from __future__ import annotations

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Sequence, Then
from nefrit.l5r.cards.clans import LION, NEUTRAL
from nefrit.l5r.constants import CONFLICT, DYNASTY
from nefrit.l5r.costs import DiscardFromHand, LoseHonor, SpendFate, SpendFateToRing
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor, DrawCards, TakeHonor, last
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.targets import a
from nefrit.l5r.trees import Forbids, Grants, Modifies, Triggered
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import bushi, character, holding, participating, yours
from nefrit.l5r.words.conditions import during_conflict, there_is
from nefrit.l5r.words.nouns import attached, each, it, one, other, this
from nefrit.l5r.words.numbers import cost, count, glory, military, political
from nefrit.l5r.words.occasions import any_phase_begins, bows, honors, initiates, leaves
from nefrit.l5r.words.verbs import bow, discard, dishonor, honor, move_to_conflict, place_fate, sacrifice
from tests.l5r.cards import PLAIN_DECK, made_up


def bearer(name: str, *abilities: object, cost: int = 1, traits: str = "") -> L5RFace:
    """A character with an ability."""
    nodes = [node for node in abilities if isinstance(node, Triggered | Modifies | Forbids | Grants)]
    return NEUTRAL.character(name, 970, cost=cost, skills=(2, 2), glory=1, traits=traits).has(*nodes)


def trick(name: str, ability: Triggered, cost: int = 0) -> L5RFace:
    """An event."""
    return NEUTRAL.event(name, 980, cost=cost).has(ability)


CARDS = [
    bearer("Bully", action(bow(it), target=a(), limit=2)),
    bearer("Jack of Trades", action(DrawCards(1)), action(ChangeHonor(1, YOU))),
    bearer("Flatterer", action(honor(it), target=a(other))),
    bearer("Duelist", action(ChangeHonor(-1, YOUR_OPPONENT), cost=(bow(this), LoseHonor(1)))),
    bearer("Butcher", action(DrawCards(1), cost=sacrifice(one(character & other)))),
    bearer("Merchant", action(DrawCards(1), cost=SpendFate(2))),
    bearer("Librarian", action(DrawCards(1), cost=DiscardFromHand(1))),
    bearer("Executioner", action(Then(discard(it), ChangeHonor(-1, YOUR_OPPONENT)), target=a(other))),
    bearer("Assassin", action(discard(it), target=a(other))),
    bearer("Taxman", action(TakeHonor(2))),
    bearer("Sage", action(DrawCards(1), cost=SpendFateToRing())),
    bearer("Leveller", action(bow(it), target=a(cost >= 2))),
    bearer("Arbiter", action(bow(it), target=a(political <= 1))),
    bearer("Rumor", action(dishonor(it), target=a(glory <= count(yours & character)))),
    bearer("Brawler", action(bow(it), target=a(military < military.of(this)))),
    bearer("Steward", action(DrawCards(1), when=there_is(holding & yours))),
    bearer("Captain", Modifies("military", yours & other & character, amount=1)),
    bearer("Stone", Forbids("bow", by_opponent=True)),
    bearer("Mentor", Grants("trait", yours & other & character, granted="scholar")),
    bearer("Sentry", reaction(bows(yours), ChangeHonor(1, YOU), limit=9)),
    bearer("Mourner", interrupt(leaves(yours & other & character), ChangeHonor(-1, YOU), forced=True, limit=9)),
    bearer("Admirer", reaction(honors(), ChangeHonor(1, YOU))),
    bearer("Early Bird", reaction(any_phase_begins(), ChangeHonor(1, YOU))),
    bearer("Orator", action(last(Modifies("political", amount=3)), when=this.are(participating))),
    NEUTRAL.attachment("Amulet", 971, cost=0).has(interrupt(leaves.would(attached), Instead(discard(this)))),
    trick("Voice", interrupt(initiates(), CancelEffects())),
    trick("Shove", action(bow(it), target=a(), maximum=1)),
    trick("Cheer", action(honor(it), target=a(yours))),
    trick("Purge", action(discard(each(character & (cost <= 0))))),
    trick("Promote", action(Sequence((honor(it), place_fate(it, 1))), target=a(bushi))),
    trick("Rush", action(move_to_conflict(it), target=a(yours), when=during_conflict)),
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
