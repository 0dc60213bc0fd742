"""Occasions: what happens to cards and players, for which interrupts and reactions wait.

l5r.trigger.definition-1-5, l5r.trigger.definition-1-0
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.l5r.constants import PHASES
from nefrit.l5r.occurrences import kinds
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, CONFLICT_RESULT, RING_EFFECT, Happening
from nefrit.l5r.occurrences.phases import PhaseBegins, PhaseEnds
from nefrit.l5r.occurrences.rings import RingResolves
from nefrit.l5r.players import YOUR_OPPONENT, player_meant
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Trigger
from nefrit.l5r.words.nouns import this
from nefrit.parts.words import Quality, any_card

OPPONENTS_CARD_OR_A_RING: Final = "your opponent's card or a ring"
"""By what something happens: a card effect of the opponent, or a ring effect of whoever resolves it."""


CONFLICT_RESOLUTION: Final = "conflict resolution"
"""By what something happens: as a result of conflict resolution, and not by an effect of any card or ring."""


@dataclass(frozen=True)
class Occasion(Trigger):
    """Something that happens, about certain cards or players: `enters(this)`, `(honors | dishonors).would()`.

    `cards` says which card it is about, `with_card` its source, `whose` to which player it happens, `by` whose effect
    it is, `during` under which further condition.
    """

    what: int
    cards: Quality = any_card
    whose: str = ""
    by: str = ""
    during: Condition | None = None
    would_happen: bool = False
    with_card: Quality = any_card

    def __call__(
        self,
        cards: Quality = any_card,
        *,
        whose: str = "",
        by: str = "",
        during: Condition | None = None,
        with_card: Quality = any_card,
    ) -> Occasion:
        """The same, about certain cards or players."""
        return Occasion(self.what, cards, whose, by, during, self.would_happen, with_card)

    def would(self, cards: Quality = any_card, *, whose: str = "", by: str = "") -> Occasion:
        """The same before it happens, so that it may be changed (l5r.would.priority)."""
        return replace(self(cards, whose=whose, by=by), would_happen=True)

    def __or__(self, other: Occasion) -> Occasion:
        """Either of two."""
        return Occasion(self.what | other.what)

    @property
    def kinds(self) -> int:
        """The kinds of occurrences it is about."""
        return self.what

    @property
    def says_would(self) -> bool:
        """Whether it says "would"."""
        return self.would_happen

    @cached_property
    def is_about_itself(self) -> bool:
        """Whether it waits for what happens to its own card."""
        return this in self.cards.parts

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """Player and card must fit."""
        if not isinstance(occurrence, Happening):
            return False
        if self.whose and occurrence.seat != player_meant(self.whose, seat):
            return False
        if self.by and not self._is_by(occurrence, seat):
            return False
        return not self.is_about_itself or occurrence.card == card

    def _is_by(self, occurrence: Happening, seat: int) -> bool:
        if self.by == CONFLICT_RESOLUTION:
            return occurrence.how == CONFLICT_RESULT
        if self.by != OPPONENTS_CARD_OR_A_RING:
            return occurrence.by == player_meant(self.by, seat)
        is_card = occurrence.how == CARD_EFFECT and occurrence.by == player_meant(YOUR_OPPONENT, seat)
        return is_card or occurrence.how == RING_EFFECT

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Card, player and condition must fit."""
        if not isinstance(occurrence, Happening) or not self.may_match(occurrence, context.source, context.seat):
            return False
        if self.cards.parts and (occurrence.card < 0 or not self.cards.accepts(game, context, occurrence.card)):
            return False
        if self.with_card.parts and not self.with_card.accepts(game, context, occurrence.source):
            return False
        return self.during is None or self.during.holds(game, context)


@dataclass(frozen=True)
class YouResolveRing(Trigger):
    """You would resolve the effect of the ring of an element."""

    element: int

    @property
    def kinds(self) -> int:
        """A ring effect is resolved."""
        return kinds.RING_RESOLVES

    @property
    def says_would(self) -> bool:
        """You would."""
        return True

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """Player and element must fit."""
        if not isinstance(occurrence, RingResolves):
            return False
        return occurrence.seat == seat and occurrence.amount == self.element

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Player and element must fit."""
        return self.may_match(occurrence, context.source, context.seat)


@dataclass(frozen=True)
class PhaseChanges(Trigger):
    """A phase begins, or ends."""

    phase: str
    ends: bool = False

    @property
    def kinds(self) -> int:
        """A phase begins or ends."""
        return kinds.PHASE_ENDS if self.ends else kinds.PHASE_BEGINS

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """This phase."""
        if not isinstance(occurrence, PhaseEnds if self.ends else PhaseBegins):
            return False
        return occurrence.amount == PHASES.index(self.phase)

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """This phase."""
        return self.may_match(occurrence, context.source, context.seat)


def you_resolve_ring(element: int) -> YouResolveRing:
    """You would resolve the effect of the ring of an element."""
    return YouResolveRing(element)


def phase_begins(phase: str) -> PhaseChanges:
    """A phase begins."""
    return PhaseChanges(phase)


def phase_ends(phase: str) -> PhaseChanges:
    """A phase ends."""
    return PhaseChanges(phase, ends=True)


initiates: Final = Occasion(kinds.INITIATES)
is_played: Final = Occasion(kinds.PLAYED)
enters: Final = Occasion(kinds.ENTERS)
leaves: Final = Occasion(kinds.LEAVES)
bows: Final = Occasion(kinds.BOWS)
readies: Final = Occasion(kinds.READIES)
honors: Final = Occasion(kinds.HONORS)
dishonors: Final = Occasion(kinds.DISHONORS)
moves: Final = Occasion(kinds.MOVES)
fate_is_placed: Final = Occasion(kinds.FATE_PLACED)
fate_is_removed: Final = Occasion(kinds.FATE_REMOVED)
honor_is_gained: Final = Occasion(kinds.HONOR_GAINED)
honor_is_lost: Final = Occasion(kinds.HONOR_LOST)
fate_is_gained: Final = Occasion(kinds.FATE_GAINED)
draws: Final = Occasion(kinds.DRAWS)
discards: Final = Occasion(kinds.DISCARDS)
attaches: Final = Occasion(kinds.ATTACHES)
any_phase_begins: Final = Occasion(kinds.PHASE_BEGINS)
any_phase_ends: Final = Occasion(kinds.PHASE_ENDS)
dials_are_revealed: Final = Occasion(kinds.DIALS_REVEALED)
bid_honor_is_given: Final = Occasion(kinds.BID_HONOR_GIVEN)
conflict_is_declared: Final = Occasion(kinds.CONFLICT_DECLARED)
conflict_is_passed: Final = Occasion(kinds.CONFLICT_PASSED)
conflict_is_won: Final = Occasion(kinds.CONFLICT_WON)
conflict_ends: Final = Occasion(kinds.CONFLICT_ENDS)
province_is_revealed: Final = Occasion(kinds.PROVINCE_REVEALED)
province_breaks: Final = Occasion(kinds.PROVINCE_BREAKS)
ring_is_claimed: Final = Occasion(kinds.RING_CLAIMED)
token_passes: Final = Occasion(kinds.TOKEN_PASSES)
event_resolves: Final = Occasion(kinds.EVENT_RESOLVED)
duel_begins: Final = Occasion(kinds.DUEL_BEGINS)
duel_is_won: Final = Occasion(kinds.DUEL_WON)
favor_is_claimed: Final = Occasion(kinds.FAVOR_CLAIMED)
ring_is_returned: Final = Occasion(kinds.RING_RETURNED)
commits: Final = Occasion(kinds.COMMITS)
evades: Final = Occasion(kinds.EVADES)
passes_dynasty: Final = Occasion(kinds.DYNASTY_PASSED)
