"""Triggering conditions: what interrupts and reactions wait for.

l5r.trigger.definition-1-5, l5r.trigger.definition-1-0
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.l5r.constants import (
    AT_HOME,
    ATTACKING,
    DEFENDING,
    ELEMENTS,
    NOBODY,
)
from nefrit.l5r.initiating import Initiated, Use
from nefrit.l5r.occurrences.conflicts import ConflictDeclared, ConflictWon, RingClaimed
from nefrit.l5r.occurrences.kinds import (
    COMMITS,
    CONFLICT_DECLARED,
    CONFLICT_WON,
    INITIATES,
    MOVES,
    RING_CLAIMED,
)
from nefrit.l5r.occurrences.moving import Committed, Moved
from nefrit.l5r.players import YOU, YOUR_OPPONENT, player_meant
from nefrit.l5r.rings import elements_of_conflict
from nefrit.l5r.simultaneous import Simultaneous
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Trigger
from nefrit.l5r.words.cards import parent_of
from nefrit.l5r.words.conditions import role_elements
from nefrit.parts.words import Quality, any_card

THIS: Final = "this"
ATTACHED: Final = "attached"


@dataclass(frozen=True)
class AfterConflict(Trigger):
    """The winner of a conflict is determined: a player or character won or lost it, in a role, by some skill.

    `who` is you, this character or the attached one (l5r.win-conflict.character-wins,
    l5r.win-conflict.character-loses).
    """

    who: str = YOU
    won: bool = True
    role: int = AT_HOME
    type: int | None = None
    element: int | None = None
    by_at_least: int = 0
    unopposed: bool = False
    here: bool = False
    during: Condition | None = None

    @property
    def kinds(self) -> int:
        """The winner of a conflict is determined."""
        return CONFLICT_WON

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Everything that is said must fit."""
        conflict = game.table.conflict
        if not isinstance(occurrence, ConflictWon) or conflict is None or conflict.winner == NOBODY:
            return False
        if self.who == YOU:
            seat = context.seat
        else:
            card = context.source if self.who == THIS else parent_of(game, context.source)
            if card not in game.pieces or game.pieces[card].side == AT_HOME:
                return False
            seat = game.pieces[card].controller
        if (conflict.winner if self.won else conflict.loser) != seat:
            return False
        if self.role != AT_HOME and self.role != (ATTACKING if conflict.attacker == seat else DEFENDING):
            return False
        if self.type is not None and conflict.type != self.type:
            return False
        if self.element is not None and self.element not in elements_of_conflict(game):
            return False
        if conflict.difference < self.by_at_least or (self.unopposed and not conflict.unopposed):
            return False
        if self.here and conflict.province != context.source:
            return False
        return self.during is None or self.during.holds(game, context)


@dataclass(frozen=True)
class ConflictIsDeclared(Trigger):
    """A conflict is declared: by a player, with a ring of an element or with fate on it, or `here`."""

    by: str = YOUR_OPPONENT
    element: int | None = None
    fate_on_ring: bool = False
    here: bool = False

    @property
    def kinds(self) -> int:
        """A conflict is declared."""
        return CONFLICT_DECLARED

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """The player must fit."""
        return isinstance(occurrence, ConflictDeclared) and occurrence.seat == player_meant(self.by, seat)

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Everything that is said must fit; the amount is the fate that was on the ring."""
        if not isinstance(occurrence, ConflictDeclared):
            return False
        if not self.may_match(occurrence, context.source, context.seat):
            return False
        if self.element is not None and self.element not in elements_of_conflict(game):
            return False
        if self.fate_on_ring and not occurrence.amount and not _fate_on_contested_ring(game):
            return False
        return not self.here or occurrence.card == context.source


@dataclass(frozen=True)
class EffectsInitiate(Trigger):
    """The effects of an ability would initiate: of certain cards, of a player, or with certain targets."""

    cards: Quality = any_card
    by: str = ""
    targeting: Quality = any_card
    during: Condition | None = None

    @property
    def kinds(self) -> int:
        """Effects initiate."""
        return INITIATES

    @property
    def says_would(self) -> bool:
        """They would."""
        return True

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """The player must fit."""
        if not isinstance(occurrence, Initiated):
            return False
        return not self.by or occurrence.by == player_meant(self.by, seat)

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Card, player and targets must fit."""
        if not isinstance(occurrence, Initiated) or not self.may_match(occurrence, context.source, context.seat):
            return False
        if not self.cards.accepts(game, context, occurrence.card):
            return False
        in_play = [card for card in occurrence.targets if card in game.pieces]
        if self.targeting.parts and not any(self.targeting.accepts(game, context, card) for card in in_play):
            return False
        return self.during is None or self.during.holds(game, context)


@dataclass(frozen=True)
class YouClaimRing(Trigger):
    """You claim a ring; with `of_role` one of your role's element; under a further condition."""

    of_role: bool = False
    during: Condition | None = None

    @property
    def kinds(self) -> int:
        """A ring is claimed."""
        return RING_CLAIMED

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Of several elements of the ring one is enough."""
        if not isinstance(occurrence, RingClaimed) or occurrence.seat != context.seat:
            return False
        if self.of_role:
            elements = (occurrence.amount,) if game.table.conflict is None else elements_of_conflict(game)
            if not role_elements(game, context.seat).intersection(ELEMENTS[element] for element in elements):
                return False
        return self.during is None or self.during.holds(game, context)


@dataclass(frozen=True)
class MovesIn(Trigger):
    """Characters that are so move to the conflict; with `or_commits` also when they are declared.

    With `one_or_more` those that move at the same time count once.
    """

    cards: Quality = any_card
    or_commits: bool = False
    one_or_more: bool = False
    during: Condition | None = None

    @property
    def kinds(self) -> int:
        """A character moves, or is declared."""
        return MOVES | COMMITS if self.or_commits else MOVES

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """To the conflict, not home."""
        happening = game.innermost_or_none(Simultaneous)
        if self.one_or_more and happening is not None and isinstance(context, Use):
            before = [happening.occurrences[nth] for nth in happening.imminent if nth < context.nth]
            if any(self._fits(game, other, context) for other in before):
                return False
        return self._fits(game, occurrence, context)

    def _fits(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        if not isinstance(occurrence, Moved | Committed):
            return False
        if isinstance(occurrence, Moved) and occurrence.amount == AT_HOME:
            return False
        if not self.cards.accepts(game, context, occurrence.card):
            return False
        return self.during is None or self.during.holds(game, context)


def _fate_on_contested_ring(game: L5R) -> int:
    """The fate that has stayed on the contested ring because a card kept it there."""
    conflict = game.table.conflict
    return 0 if conflict is None else game.table.ring_fate[conflict.ring]
