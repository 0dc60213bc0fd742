"""Cards that remain in play or wait for their moment, and what cancels cards in play."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.constants import TARGET
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class CancelActive(Line):
    """Cancel what the target's card in play would still do: its movement, its rotations or all of it."""

    what: str
    who: str = TARGET


@dataclass(frozen=True)
class AttachToTarget(Line):
    """The card remains in play before the target."""


@dataclass(frozen=True)
class AtStartOfTurn(Line):
    """What is done at the start of each turn of the fighter (decision.senjutsu.start-of-turn)."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class WhenDiscarded(Line):
    """What may be done when this card is discarded by an effect of a card that is no core card.

    decision.senjutsu.when-discarded
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class RemainInPlay(Line):
    """The card remains in play."""


@dataclass(frozen=True)
class Passive(Line):
    """A rule that holds while the card is in play: its name, and what it is about.

    With `lotus` it holds only while at least so many lotus tokens lie on the card.
    """

    rule: str
    amount: int = 0
    least: int = 0
    kinds: tuple[str, ...] = ()
    this_round: bool = False
    lotus: int = 0


@dataclass(frozen=True)
class GrowsWithSuccess(Line):
    """Each successful attack or block of the fighter places a lotus token on the card (decision.senjutsu.lotus)."""


@dataclass(frozen=True)
class WhenReduced(Line):
    """What follows each time this card has reduced the wounds of an attack."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class AtEndOfRound(Line):
    """How a card that remains in play may go: somebody pays focus, or it has been rotated full circle.

    It is rotated by so many quarter `turns` each round.
    """

    focus: int = 0
    turns: int = 0


@dataclass(frozen=True)
class ChooseType(Line):
    """Choose a card type for this card."""

    options: tuple[str, ...]


@dataclass(frozen=True)
class NameCards(Line):
    """Each player names a card, in the order of the advantage track."""
