"""Trigger conditions: what forced effects, triggered constant effects and triggered actions wait for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DEVELOPMENT_PLAYED, PHASE_BEGINS, PHASE_ENDS, TURN_BEGINS, TURN_ENDS
from nefrit.invasion.occurrences.turn import PhaseBegins
from nefrit.invasion.players import ANYBODY, SIDES, YOU, is_meant
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Trigger
from nefrit.invasion.words.cards import that_card
from nefrit.invasion.words.nouns import this
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Condition, Context
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


def you_develop() -> On:
    """When you play a development from your hand."""
    return On(DEVELOPMENT_PLAYED, whose=YOU)


@dataclass(frozen=True)
class TurnStarts(Trigger):
    """At the beginning of a turn (invasion.wording.after-begins, invasion.action.trigger-condition-turn-begin)."""

    whose: str = YOU

    @property
    def kinds(self) -> int:
        """The beginning of a turn."""
        return TURN_BEGINS

    def may_match(self, event: Event, card: int, seat: int) -> bool:
        """Whose turn it is."""
        return self.whose not in SIDES or (event.seat == seat) == (self.whose == YOU)

    def matches(self, game: Invasion, event: Event, context: Context) -> bool:
        """Whose turn it is."""
        return bool(event.kind & TURN_BEGINS) and is_meant(game, self.whose, event.seat, context)


@dataclass(frozen=True)
class TurnStops(Trigger):
    """At the end of a turn."""

    whose: str = YOU

    @property
    def kinds(self) -> int:
        """The end of a turn."""
        return TURN_ENDS

    def may_match(self, event: Event, card: int, seat: int) -> bool:
        """Whose turn it is."""
        return self.whose not in SIDES or (event.seat == seat) == (self.whose == YOU)

    def matches(self, game: Invasion, event: Event, context: Context) -> bool:
        """Whose turn it is."""
        return bool(event.kind & TURN_ENDS) and is_meant(game, self.whose, event.seat, context)


@dataclass(frozen=True)
class PhaseStarts(Trigger):
    """At the beginning of a phase of a player's turn."""

    phase: str
    whose: str = YOU

    @property
    def kinds(self) -> int:
        """The beginning of a phase."""
        return PHASE_BEGINS

    def may_match(self, event: Event, card: int, seat: int) -> bool:
        """Which phase, and of whose turn."""
        if not isinstance(event, PhaseBegins) or self.phase not in ("", event.phase):
            return False
        return self.whose not in SIDES or (event.seat == seat) == (self.whose == YOU)

    def matches(self, game: Invasion, event: Event, context: Context) -> bool:
        """Which phase, and of whose turn."""
        if not isinstance(event, PhaseBegins) or not event.kind & self.kinds:
            return False
        return self.phase in ("", event.phase) and is_meant(game, self.whose, event.seat, context)


@dataclass(frozen=True)
class PhaseStops(PhaseStarts):
    """At the end of a phase of a player's turn; of each phase if none is named."""

    @property
    def kinds(self) -> int:
        """The end of a phase."""
        return PHASE_ENDS
