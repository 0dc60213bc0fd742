"""Made-up cards for tests of timing: each responds to one thing, or leaves one thing behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Choose, Context, Effect, May, Sequence, Then
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.conditions import Number, ThereIs, so
from nefrit.l5r.constants import AIR, END_OF_PHASE, MILITARY
from nefrit.l5r.costs import DoTo, DoToOne, LoseHonor
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor, DrawCards, do, do_each, last, last_for_each
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.filters import Either, SkillAtMost, are
from nefrit.l5r.occurrences.kinds import BOWS, HONOR_GAINED, INITIATES, PHASE_BEGINS, PHASE_ENDS, PLAYED
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.state import L5R
from nefrit.l5r.targets import IN_PLAY, Chosen, a_character
from nefrit.l5r.trees import FROM_HAND, FROM_PROVINCE, Modifies, Standing, Triggered
from nefrit.l5r.triggers import On
from nefrit.l5r.written import action, interrupt, reaction
from nefrit.testing import Scenario, side
from tests.l5r import ability_cards
from tests.l5r.cards import PLAIN_DECK, made_up

Things = dict[str, Any]


@dataclass(frozen=True)
class Later(Effect):
    """A delayed effect: something is done when an occurrence of this name has happened."""

    when: str
    effect: Effect

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Remember it with its targets."""
        waiting = Context(context.seat, context.source, (self.effect,), targets=context.targets)
        game.delay(Delayed(self.when, waiting))
        return None


def one(name: str, *abilities: Triggered | Standing) -> L5RFace:
    """A character with abilities."""
    return NEUTRAL.character(name, 1100, cost=1, skills=(2, 2), glory=1).has(*abilities)


def from_hand(name: str, *abilities: Triggered) -> L5RFace:
    """A character of the conflict deck, for nothing."""
    return NEUTRAL.conflict_character(name, 1101, cost=0, skills=(1, 1), glory=0).has(*abilities)


def trick(name: str, ability: Triggered) -> L5RFace:
    """An event without a fate cost."""
    return NEUTRAL.event(name, 1102, cost=0).has(ability)


GAIN = ChangeHonor(1, YOU)
LOSE = ChangeHonor(-1, YOU)
YOURS_BOWS = On(BOWS, are("yours", "character"))
ANYBODY_BOWS = On(BOWS, are("character"))
STRONGER = Modifies("military", amount=1)

RESPONDING = [
    one("Unbent", interrupt(On(BOWS, are("yours", "character"), would_happen=True), CancelEffects(), limit=9)),
    one("Herald", action(GAIN, limit_period=END_OF_PHASE)),
    one("Waiting One", action(GAIN, places=(FROM_PROVINCE,))),
    NEUTRAL.province("Rich Land", 1103, strength=4, element=AIR).has(action(GAIN)),
    one("Wincer", interrupt(YOURS_BOWS, LOSE, forced=True, limit=9)),
    one("Watcher", interrupt(YOURS_BOWS, GAIN, limit=9)),
    one("Groaner", reaction(YOURS_BOWS, LOSE, forced=True, limit=9)),
    one("Consoler", reaction(YOURS_BOWS, GAIN, limit=9)),
    one("Onlooker", interrupt(ANYBODY_BOWS, GAIN, limit=9)),
    one("Gossip", reaction(ANYBODY_BOWS, GAIN, limit=9)),
    one("Avenger", reaction(YOURS_BOWS, do("bow"), targets=a_character(*are("your opponent's")), limit=9)),
    one("Miser of Honor", reaction(On(HONOR_GAINED, whose=YOUR_OPPONENT), GAIN, limit=9)),
    one("Shamer", interrupt(ANYBODY_BOWS, Instead(do("dishonor", "that")))),
    one("Praiser", interrupt(ANYBODY_BOWS, Instead(do("honor", "that")))),
    *[
        one(name, interrupt(On(BOWS, are("yours", "character"), would_happen=True), Instead(do("dishonor", "that"))))
        for name in ("Deflector", "Parrier")
    ],
    one("Weeper", interrupt(On(PHASE_BEGINS), LOSE, forced=True)),
    one("Smiler", reaction(On(PHASE_BEGINS), GAIN, forced=True)),
    one(
        "Weigher",
        interrupt(On(PHASE_ENDS), GAIN, forced=True, condition=ThereIs((*are("this"), SkillAtMost(MILITARY, 2)))),
    ),
    one("Bell Watcher", reaction(On(PHASE_ENDS), GAIN)),
    one("Applauder", reaction(On(PLAYED, whose=YOUR_OPPONENT), GAIN, limit=9)),
    trick("Silencer", interrupt(On(INITIATES, by=YOUR_OPPONENT), CancelEffects())),
]

ACTING = [
    one("Squire", action(do("ready"), targets=a_character(*are("bowed")), costs=(DoTo("bow"),))),
    one("Restless One", action(do("ready", "this"), costs=(DoTo("bow"),))),
    one(
        "Zealot",
        action(
            do_each("discard", are("yours", "other", "character")),
            costs=(DoToOne("sacrifice", are("yours", "other", "character")),),
        ),
    ),
    one("Penitent", action(do("bow"), targets=a_character(*are("other")), costs=(DoTo("bow"), LoseHonor(1)))),
    one("Tyrant", action(do("bow"), targets=(Chosen(least=2, most=2),))),
    one("Demagogue", action(do("bow"), targets=(Chosen(least=0, most=9, cards=are("other")),), limit=9)),
    one("Crowd Pleaser", action(Then(do("bow"), GAIN), targets=(Chosen(least=0, most=9, cards=are("other")),))),
    one(
        "Judge",
        action(
            Then(do("bow"), Choose(Chosen(), do("honor"), "l5r.target.controller-chooses")),
            targets=a_character(*are("other")),
        ),
    ),
    one("Vandal", action(do("discard"), targets=(Chosen(area=IN_PLAY, cards=are("your opponent's")),))),
    one("Beggar", action(do("bow"), targets=(Chosen(by=YOUR_OPPONENT),))),
    one(
        "Herbalist",
        action(
            Then(
                do("bow", "this"),
                Choose(Chosen(cards=are("your opponent's")), do("honor"), "l5r.target.controller-chooses"),
            )
        ),
    ),
    one("Gambler", action(Sequence((DrawCards(1), May(GAIN, "l5r.may.player-option"))))),
    one("Clerk", action(GAIN)),
    one("Champion of the Hour", action(GAIN, limit=0, maximum=1)),
    one("Tutor", Standing("additional-use", on=are("yours", "other", "character"))),
    one("Quartermaster", Modifies("cost", are("yours"), amount=-1)),
    one("Lone Wolf", Modifies("military", amount=2, condition=so("this participates"))),
    one("Marcher", action(GAIN, condition=so("this attacks"))),
    one("Drill Leader", action(last_for_each(are("yours", "character"), STRONGER, until=END_OF_PHASE))),
    one(
        "Tallier",
        action(last(Modifies("military", amount=Number(are("yours", "character"))), until=END_OF_PHASE, who="this")),
    ),
    one("Tax Farmer", action(do("remove-fate", amount=3), targets=a_character(), limit=9)),
    one("Spendthrift", action(ChangeHonor(-3, YOU))),
    one("Wary One", action(Later("bowed", LOSE))),
    one("Greedy One", action(Later("bowed", do("honor", "this")))),
    from_hand("Free Lance", action(GAIN)),
    from_hand("Hidden Ally", action(GAIN, places=(FROM_HAND,))),
    NEUTRAL.attachment("Whip", 1103, cost=0).has(action(do("bow"), targets=a_character())),
    NEUTRAL.attachment("Relic", 1104, cost=0, unique=True),
    NEUTRAL.event("Bribe", 1105, cost=3).has(action(GAIN, costs=(LoseHonor(1),))),
    trick("Rally", action(last_for_each(are("yours", "character"), STRONGER, until=END_OF_PHASE))),
    trick("Offering", action(DrawCards(1), costs=(DoToOne("sacrifice", are("character")),))),
    trick("Parade", action(do_each("bow", (*are("unique"), Either(are("character", "attachment")))))),
    trick("Uproar", action(do_each("bow", are("character")))),
    trick("Cataclysm", action(do_each("discard", are("your opponent's", "character")))),
]

NAMES = {face.name for face in (*RESPONDING, *ACTING)}
ABILITIES = [face for face in ability_cards.CARDS if face.name not in NAMES]
KNOWN = NAMES | {face.name for face in ABILITIES}
CARDS = [*RESPONDING, *ACTING, *ABILITIES, *(face for face in made_up() if face.name not in KNOWN)]
GAME = LegendOfTheFiveRings(Library(CARDS))
DECKS: Things = {"decks": [PLAIN_DECK, {**PLAIN_DECK, "stronghold": "Fort"}]}


def begin(table: Scenario, ann: Things, bob: Things, at: str = "conflict", **things: Any) -> None:
    """A phase begins, ann is the first player; both have some honor, fate and cards, and a province."""
    defaults: Things = {
        "honor": 10,
        "fate": 5,
        "conflict-deck": ["5x Silence"],
        "provinces": ["Earth Province {slot=0}"],
    }
    table.position(at, ann=side(**{**defaults, **ann}), bob=side(**{**defaults, **bob}), **things)


def card(game: L5R, name: str) -> int:
    """The number of the card with this name."""
    return next(number for number, face in enumerate(game.faces) if face.name == name)


def bows(table: Scenario, name: str) -> None:
    """Ann's Bully is about to bow a character."""
    table.ann.chooses("use Bully 0")
    table.ann.chooses(name)
