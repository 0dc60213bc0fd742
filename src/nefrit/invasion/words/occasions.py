"""Occasions: what forced effects, triggered constant effects and triggered actions wait for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from nefrit.invasion.occurrences import kinds
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import PHASE_BEGINS, PHASE_ENDS, TURN_BEGINS, TURN_ENDS
from nefrit.invasion.occurrences.turn import PhaseBegins
from nefrit.invasion.players import ANYBODY, SIDES, YOU, is_meant
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Trigger
from nefrit.invasion.words.cards import that_card
from nefrit.invasion.words.nouns import this
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Condition, Context, Node
from nefrit.parts.words import Quality, any_card


@dataclass(frozen=True)
class On(Trigger):
    """An event of some kind, about certain cards or players.

    `cards` says of which card it is, `whose` says to which player it happens, `by` whose effect or attack it is,
    `during` under which further condition. The word "after" on older cards means the same as "when"
    (invasion.wording.after-means-when).
    """

    what: int
    cards: Quality = any_card
    whose: str = ANYBODY
    by: str = ANYBODY
    during: Condition | None = None
    one_or_more: bool = False

    @property
    def together(self) -> bool:
        """Whether it says "one or more"."""
        return self.one_or_more

    @property
    def kinds(self) -> int:
        """The kinds of events it is about."""
        return self.what

    @cached_property
    def of_itself(self) -> bool:
        """Whether it speaks of its own card, so that it works when that has left play.

        invasion.effect.self-referential, invasion.zone.leaves-play-self-referential
        """
        return this in self.cards.parts

    def may_match(self, event: Event, card: int, seat: int) -> bool:
        """Its own card, and the players that are meant for sure."""
        if self.of_itself and event.card != card:
            return False
        if self.whose in SIDES and (event.seat == seat) != (self.whose == YOU):
            return False
        return self.by not in SIDES or (event.by == seat) == (self.by == YOU)

    def matches(self, game: Invasion, event: Event, context: Context) -> bool:
        """Whether this event is meant."""
        if not event.kind & self.what or not is_meant(game, self.whose, event.seat, context):
            return False
        if self.by and not is_meant(game, self.by, event.by, context):
            return False
        if self.cards.parts and (event.card == NO_CARD or not self.cards.accepts(game, context, that_card(context))):
            return False
        return self.during is None or self.during.holds(game, context)


@dataclass(frozen=True)
class Moment(Trigger):
    """The beginning or the end of a turn, or of a phase of a player's turn; of each phase if none is named.

    invasion.wording.after-begins, invasion.action.trigger-condition-turn-begin
    """

    what: int
    phase: str = ""
    whose: str = YOU

    @property
    def kinds(self) -> int:
        """The kind of the event."""
        return self.what

    def may_match(self, event: Event, card: int, seat: int) -> bool:
        """Which phase, and whose turn it is."""
        if self.phase and not (isinstance(event, PhaseBegins) and event.phase == self.phase):
            return False
        return self.whose not in SIDES or (event.seat == seat) == (self.whose == YOU)

    def matches(self, game: Invasion, event: Event, context: Context) -> bool:
        """Which phase, and whose turn it is."""
        if not event.kind & self.what:
            return False
        if self.phase and not (isinstance(event, PhaseBegins) and event.phase == self.phase):
            return False
        return is_meant(game, self.whose, event.seat, context)


# ---- Moments


def turn_begins(whose: str = YOU) -> Moment:
    """At the beginning of a turn."""
    return Moment(TURN_BEGINS, whose=whose)


def turn_ends(whose: str = YOU) -> Moment:
    """At the end of a turn."""
    return Moment(TURN_ENDS, whose=whose)


def phase_begins(phase: str = "", whose: str = YOU) -> Moment:
    """At the beginning of a phase of a player's turn, or of each phase."""
    return Moment(PHASE_BEGINS, phase, whose)


def phase_ends(phase: str = "", whose: str = YOU) -> Moment:
    """At the end of a phase of a player's turn, or of each phase."""
    return Moment(PHASE_ENDS, phase, whose)


# ---- What happens to cards and players


@dataclass(frozen=True)
class Occasion(Node):
    """Something that happens, of certain cards or players: `enters_play(this)`, `draws(whose=OPPONENT)`."""

    kind: int
    meaning: str
    """What happens, as a sentence for who looks the word up."""

    def __call__(
        self,
        cards: Quality = any_card,
        whose: str = ANYBODY,
        *,
        by: str = ANYBODY,
        during: Condition | None = None,
        one_or_more: bool = False,
    ) -> On:
        """Of these cards or players, by whose effect, and how it was then."""
        return On(self.kind, cards, whose, by, during, one_or_more)


enters_play: Final = Occasion(kinds.ENTERS_PLAY, "A card enters play.")
enters_zone: Final = Occasion(
    kinds.ENTERS_ZONE, "A card enters a zone of a capital, from elsewhere or from another zone."
)
leaves_play: Final = Occasion(kinds.LEAVES_PLAY, "A card leaves play.")
falls: Final = Occasion(kinds.FALLS, "A card is put into a discard pile from play.")
is_destroyed: Final = Occasion(kinds.DESTROYED, "A card is destroyed.")
is_sacrificed: Final = Occasion(kinds.SACRIFICED, "A card is sacrificed.")
attacks: Final = Occasion(kinds.ATTACKS, "A unit attacks, or with `whose` is declared as an attacker by that player.")
comes_to_attack: Final = Occasion(
    kinds.COMES_TO_ATTACK, "A unit attacks a zone, also when its attack is redirected there."
)
defends: Final = Occasion(kinds.DEFENDS, "A unit is declared as a defender.")
defenders_declared: Final = Occasion(kinds.OPPOSED, "Defenders have been declared.")
survives: Final = Occasion(kinds.SURVIVES, "A unit survives combat.")
zone_attacked: Final = Occasion(kinds.ZONE_ATTACKED, "A zone of a capital is attacked.")
is_damaged: Final = Occasion(kinds.DAMAGED, "A card is dealt damage.")
deals_damage: Final = Occasion(kinds.DEALS_DAMAGE, "A unit deals damage in combat.")
zone_damaged: Final = Occasion(kinds.ZONE_DAMAGED, "A zone of a capital is dealt damage.")
damage_assigned: Final = Occasion(kinds.DAMAGE_ASSIGNED, "Combat damage is assigned.")
is_healed: Final = Occasion(kinds.HEALED, "Damage on a card or in a zone is healed.")
is_corrupted: Final = Occasion(kinds.CORRUPTED, "A card is corrupted.")
is_restored: Final = Occasion(kinds.RESTORED, "A card is restored.")
tokens_placed: Final = Occasion(kinds.TOKENS_PLACED, "Resource tokens are placed on a card.")
plays: Final = Occasion(kinds.PLAYED, "A player plays a card.")
develops: Final = Occasion(kinds.DEVELOPMENT_PLAYED, "A player plays a development from the hand.")
draws: Final = Occasion(kinds.DRAWN, "A player draws cards.")
gains_resources: Final = Occasion(kinds.RESOURCES_GAINED, "A player gains resources.")
ambushes: Final = Occasion(kinds.AMBUSHES, "A unit ambushes.")
is_channeled: Final = Occasion(kinds.CHANNELED, "A fulcrum is channeled.")
control_changes: Final = Occasion(kinds.CONTROL_CHANGED, "A player takes control of a card.")
