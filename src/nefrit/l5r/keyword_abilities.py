"""The abilities that keywords stand for: the game triggers them, as it does forced ones."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.constants import AT_HOME, NOBODY
from nefrit.l5r.drawing import Draw
from nefrit.l5r.occurrences.fate import FateGained
from nefrit.l5r.occurrences.kinds import CONFLICT_WON, LEAVES
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.occurrences.personal_honor import Dishonored, Honored
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import INTERRUPT, KEYWORD_ABILITIES, REACTION, Trigger, Triggered
from nefrit.l5r.values import may_be_dishonored, may_be_honored

__all__ = ["KEYWORD_ABILITIES"]


@dataclass(frozen=True)
class ThisLeavesPlay(Trigger):
    """When this card leaves play."""

    @property
    def kinds(self) -> int:
        """Leaving play."""
        return LEAVES

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """It is this very card."""
        return isinstance(occurrence, Left) and occurrence.card == card

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """It is this very card."""
        return self.may_match(occurrence, context.source, context.seat)


@dataclass(frozen=True)
class ThisWinsOrLoses(Trigger):
    """After this character wins or loses a conflict."""

    @property
    def kinds(self) -> int:
        """The winner of a conflict is determined."""
        return CONFLICT_WON

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """It participates, and somebody won (l5r.win-conflict.character-wins, l5r.win-conflict.character-loses)."""
        piece = game.pieces.get(context.source)
        conflict = game.table.conflict
        return piece is not None and piece.side != AT_HOME and conflict is not None and conflict.winner != NOBODY


@dataclass(frozen=True)
class GainFate(Effect):
    """Its controller gains 1 fate (l5r.courtesy.gain-fate)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain it."""
        return game.happen(FateGained(seat=context.seat, amount=1, source=context.source, by=context.seat))


@dataclass(frozen=True)
class DrawCard(Effect):
    """Its controller draws 1 card (l5r.sincerity.draw-card)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Draw it."""
        return Draw(context.seat, 1)


@dataclass(frozen=True)
class TakePride(Effect):
    """A winner is honored, a loser dishonored (l5r.pride.win-honor, l5r.pride.lose-dishonor)."""

    def can(self, game: L5R, context: Context) -> bool:
        """An honored character cannot become honored, nor a dishonored one dishonored."""
        if self.won(game, context):
            return may_be_honored(game, context.source)
        return may_be_dishonored(game, context.source)

    def won(self, game: L5R, context: Context) -> bool:
        """Whether its controller won."""
        conflict = game.table.conflict
        return conflict is not None and conflict.winner == context.seat

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Honor or dishonor it."""
        kind = Honored if self.won(game, context) else Dishonored
        return game.happen(kind(context.source, context.seat, source=context.source, by=context.seat))


# l5r.ability.keyword-otherwise-mandatory. Words of cards need them, too, and lie below: so the dict is theirs.
KEYWORD_ABILITIES["courtesy"] = Triggered(GainFate(), type=INTERRUPT, when=ThisLeavesPlay(), forced=True, limit=0)
KEYWORD_ABILITIES["sincerity"] = Triggered(DrawCard(), type=INTERRUPT, when=ThisLeavesPlay(), forced=True, limit=0)
KEYWORD_ABILITIES["pride"] = Triggered(TakePride(), type=REACTION, when=ThisWinsOrLoses(), forced=True, limit=0)
