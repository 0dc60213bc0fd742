"""The trees cards are written in: abilities, and what their parts have in common."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nefrit.imperium.constants import CONDITIONAL
from nefrit.kernel.decisions import Decision
from nefrit.kernel.effects import Condition, Context, Effect, If, May, Node, OneOf, Sequence
from nefrit.kernel.procedures import Procedure

if TYPE_CHECKING:
    from nefrit.imperium.occurrences import Happening
    from nefrit.imperium.state import Imperium


# ---- Parts of abilities


@dataclass(frozen=True)
class Deed(Effect):
    """Something that is done. It can be done if it would change anything, and it may be possible only in part."""

    def full(self, game: Imperium, context: Context) -> bool:
        """Whether it can be carried out in full (decision.imperium.options)."""
        return self.can(game, context)

    def secret(self) -> bool:
        """Whether it is hidden from others if it can be done, because that depends on which cards are in a hand."""
        return False

    def payable(self, game: Imperium, context: Context) -> bool:
        """Whether the tokens that must be paid for it can be paid in full; most things cost none."""
        return True

    def cost_is_met(self, game: Imperium, context: Context) -> bool:
        """Whether all that an exhaust effect costs can be met: tokens, actions, cards."""
        return self.payable(game, context)

    def helped_by(self, places: tuple[str, ...]) -> bool:
        """Whether it might be done once cards have come to one of these places."""
        return False

    def brings_to(self) -> tuple[str, ...]:
        """The places to which it may bring cards."""
        return ()


@dataclass(frozen=True)
class OneCard(Deed):
    """Something that is done with one card, which is chosen if there are several. Without one it cannot be done."""

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards with which it can be done."""
        raise NotImplementedError(f"{type(self).__name__} does not say with which cards it is done")

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """The question with which of these cards it is done."""
        raise NotImplementedError(f"{type(self).__name__} does not say how a card is chosen")

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Do it with the chosen card."""
        raise NotImplementedError(f"{type(self).__name__} does not say what is done")

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return bool(self.candidates(game, context))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which one."""
        cards = self.candidates(game, context)
        if not cards:
            return None
        return context.choice(self.which(context, cards))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do it, if there is one."""
        if isinstance(context.answer, int):
            return self.done_with(game, context, context.answer)
        context.done = False
        return None


def in_full(game: Imperium, context: Context, effect: Effect) -> bool:
    """Whether an effect can be carried out in full. What may be left out never stands in the way."""
    if isinstance(effect, Deed):
        return effect.full(game, context)
    if isinstance(effect, Sequence):
        return all(in_full(game, context, part) for part in effect.parts)
    if isinstance(effect, If):
        branch = effect.branch(game, context)
        return branch is None or in_full(game, context, branch)
    if isinstance(effect, OneOf):
        return any(in_full(game, context, option) for option in effect.options)
    return isinstance(effect, May) or effect.can(game, context)


@dataclass(frozen=True)
class Filter(Node):
    """Tells which cards are meant: regions, cards with a river, pinned cards that are no regions."""

    def accepts(self, game: Imperium, card: int) -> bool:
        """Whether the card is one of them."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it accepts")

    def worth(self, game: Imperium, card: int) -> int:
        """As how many of them the card counts (imperium.ruling.grand-trunk-road)."""
        raise NotImplementedError(f"{type(self).__name__} does not say as how many a card counts")


@dataclass(frozen=True)
class Amount(Node):
    """A number that depends on the state: for each river in play, that many, ..."""

    def count(self, game: Imperium, context: Context) -> int:
        """The number now."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it counts")

    def counted(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards that it counts, where it counts cards or their icons."""
        return ()


@dataclass(frozen=True)
class Trigger(Node):
    """What an ability waits for."""

    @property
    def kinds(self) -> int:
        """The bit mask of the kinds of occurrences it can be about."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it listens to")

    def matches(self, game: Imperium, occurrence: Happening, seat: int, card: int) -> bool:
        """Whether this occurrence is what an ability of this player's card waits for."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it matches")


# ---- Abilities


@dataclass(frozen=True)
class Play(Node):
    """What happens when the card is played (imperium.action.play-from-hand)."""

    effect: Effect


@dataclass(frozen=True)
class Exhaust(Node):
    """An exhaust effect: it is used in one's own turn for an exhaust token (imperium.exhaust.choose-card).

    With `when` it is used when something happens, with `anytime` also in the turns of others
    (imperium.exhaust.own-turn-only).
    """

    effect: Effect
    when: Trigger | None = None
    condition: Condition | None = None
    anytime: bool = False

    @cached_property
    def kinds(self) -> int:
        """The kinds of occurrences it responds to."""
        return 0 if self.when is None else self.when.kinds


@dataclass(frozen=True)
class Passive(Node):
    """What happens of itself when something happens, while the card is in play (imperium.term-passive.always-on)."""

    when: Trigger
    effect: Effect

    @cached_property
    def kinds(self) -> int:
        """The kinds of occurrences it responds to."""
        return self.when.kinds


@dataclass(frozen=True)
class Solstice(Node):
    """What the card does in play between two rounds (imperium.term-solstice.cards-in-play)."""

    effect: Effect


@dataclass(frozen=True)
class FreePlay(Node):
    """The card is played without an action token (imperium.term-free-play.no-token)."""


@dataclass(frozen=True)
class PlayOnlyIf(Node):
    """The card can be played only under a condition."""

    condition: Condition


@dataclass(frozen=True)
class CannotBePlayed(Node):
    """The card is never played."""


@dataclass(frozen=True)
class CannotBeGarrisoned(Node):
    """The card is never put under another."""


@dataclass(frozen=True)
class CannotBeMoved(Node):
    """The card in play is neither abandoned nor recalled."""


@dataclass(frozen=True)
class Constant(Node):
    """An effect that stands while its card is in play (imperium.term-passive.always-on)."""


@dataclass(frozen=True)
class Victory(Node):
    """Victory points that depend on something."""

    @property
    def icon(self) -> str:
        """What stands in the victory point icon."""
        return CONDITIONAL

    def points(self, game: Imperium, seat: int, card: int) -> int:
        """How many the card gives its player."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it is worth")
