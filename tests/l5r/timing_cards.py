"""Made-up cards for tests of timing: each responds to one thing, or leaves one thing behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Choose, Context, Effect, Sequence, Then
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import AIR, END_OF_PHASE
from nefrit.l5r.costs import LoseHonor
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor, DrawCards, last, may
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.state import L5R
from nefrit.l5r.targets import IN_PLAY, Chosen, a
from nefrit.l5r.trees import FROM_HAND, FROM_PROVINCE, Modifies, Standing, Triggered
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import attachment, attacking, bowed, character, participating, theirs, unique, yours
from nefrit.l5r.words.conditions import there_is
from nefrit.l5r.words.nouns import each, it, one, other, that, this
from nefrit.l5r.words.numbers import count, military
from nefrit.l5r.words.occasions import any_phase_begins, any_phase_ends, bows, honor_is_gained, initiates, is_played
from nefrit.l5r.words.verbs import bow, discard, dishonor, honor, ready, remove_fate, sacrifice
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


def bearer(name: str, *abilities: Triggered | Standing) -> L5RFace:
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
YOURS_BOWS = bows(yours & character)
ANYBODY_BOWS = bows(character)
STRONGER = Modifies("military", amount=1)

RESPONDING = [
    bearer("Unbent", interrupt(bows.would(yours & character), CancelEffects(), limit=9)),
    bearer("Herald", action(GAIN, limit_period=END_OF_PHASE)),
    bearer("Waiting One", action(GAIN, places=(FROM_PROVINCE,))),
    NEUTRAL.province("Rich Land", 1103, strength=4, element=AIR).has(action(GAIN)),
    bearer("Wincer", interrupt(YOURS_BOWS, LOSE, forced=True, limit=9)),
    bearer("Watcher", interrupt(YOURS_BOWS, GAIN, limit=9)),
    bearer("Groaner", reaction(YOURS_BOWS, LOSE, forced=True, limit=9)),
    bearer("Consoler", reaction(YOURS_BOWS, GAIN, limit=9)),
    bearer("Onlooker", interrupt(ANYBODY_BOWS, GAIN, limit=9)),
    bearer("Gossip", reaction(ANYBODY_BOWS, GAIN, limit=9)),
    bearer("Avenger", reaction(YOURS_BOWS, bow(it), target=a(theirs), limit=9)),
    bearer("Miser of Honor", reaction(honor_is_gained(whose=YOUR_OPPONENT), GAIN, limit=9)),
    bearer("Shamer", interrupt(ANYBODY_BOWS, Instead(dishonor(that)))),
    bearer("Praiser", interrupt(ANYBODY_BOWS, Instead(honor(that)))),
    *[
        bearer(name, interrupt(bows.would(yours & character), Instead(dishonor(that))))
        for name in ("Deflector", "Parrier")
    ],
    bearer("Weeper", interrupt(any_phase_begins(), LOSE, forced=True)),
    bearer("Smiler", reaction(any_phase_begins(), GAIN, forced=True)),
    bearer("Weigher", interrupt(any_phase_ends(), GAIN, forced=True, when=there_is(this & (military <= 2)))),
    bearer("Bell Watcher", reaction(any_phase_ends(), GAIN)),
    bearer("Applauder", reaction(is_played(whose=YOUR_OPPONENT), GAIN, limit=9)),
    trick("Silencer", interrupt(initiates(by=YOUR_OPPONENT), CancelEffects())),
]

ACTING = [
    bearer("Squire", action(ready(it), target=a(bowed), cost=bow(this))),
    bearer("Restless One", action(ready(this), cost=bow(this))),
    bearer("Zealot", action(discard(each(yours & other & character)), cost=sacrifice(one(yours & other & character)))),
    bearer("Penitent", action(bow(it), target=a(other), cost=(bow(this), LoseHonor(1)))),
    bearer("Tyrant", action(bow(it), target=Chosen(least=2, most=2))),
    bearer("Demagogue", action(bow(it), target=Chosen(least=0, most=9, cards=other), limit=9)),
    bearer("Crowd Pleaser", action(Then(bow(it), GAIN), target=Chosen(least=0, most=9, cards=other))),
    bearer("Judge", action(Then(bow(it), Choose(a(), honor(it), "l5r.target.controller-chooses")), target=a(other))),
    bearer("Vandal", action(discard(it), target=a(theirs, IN_PLAY))),
    bearer("Beggar", action(bow(it), target=a(by=YOUR_OPPONENT))),
    bearer("Herbalist", action(Then(bow(this), Choose(a(theirs), honor(it), "l5r.target.controller-chooses")))),
    bearer("Gambler", action(Sequence((DrawCards(1), may(GAIN))))),
    bearer("Clerk", action(GAIN)),
    bearer("Champion of the Hour", action(GAIN, limit=0, maximum=1)),
    bearer("Tutor", Standing("additional-use", on=yours & other & character)),
    bearer("Quartermaster", Modifies("cost", yours, amount=-1)),
    bearer("Lone Wolf", Modifies("military", amount=2, condition=this.are(participating))),
    bearer("Marcher", action(GAIN, when=this.are(attacking))),
    bearer("Drill Leader", action(last(STRONGER, on=each(yours & character), until=END_OF_PHASE))),
    bearer("Tallier", action(last(Modifies("military", amount=count(yours & character)), until=END_OF_PHASE, on=this))),
    bearer("Tax Farmer", action(remove_fate(it, 3), target=a(), limit=9)),
    bearer("Spendthrift", action(ChangeHonor(-3, YOU))),
    bearer("Wary One", action(Later("bowed", LOSE))),
    bearer("Greedy One", action(Later("bowed", honor(this)))),
    from_hand("Free Lance", action(GAIN)),
    from_hand("Hidden Ally", action(GAIN, places=(FROM_HAND,))),
    NEUTRAL.attachment("Whip", 1103, cost=0).has(action(bow(it), target=a())),
    NEUTRAL.attachment("Relic", 1104, cost=0, unique=True),
    NEUTRAL.event("Bribe", 1105, cost=3).has(action(GAIN, cost=LoseHonor(1))),
    trick("Rally", action(last(STRONGER, on=each(yours & character), until=END_OF_PHASE))),
    trick("Offering", action(DrawCards(1), cost=sacrifice(one(character)))),
    trick("Parade", action(bow(each(unique & (character | attachment))))),
    trick("Uproar", action(bow(each(character)))),
    trick("Cataclysm", action(discard(each(theirs & character)))),
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


def makes_bow(table: Scenario, name: str) -> None:
    """Ann's Bully is about to bow a character."""
    table.ann.chooses("use Bully 0")
    table.ann.chooses(name)
