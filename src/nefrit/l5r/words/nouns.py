"""Nouns: the cards that effects, costs and conditions speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.l5r.occurrences.conflicts import ConflictWon
from nefrit.l5r.occurrences.duels import DuelWon
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.provinces import province_of
from nefrit.l5r.simultaneous import AbilityContext
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import ITS_PARENT
from nefrit.l5r.values import participating
from nefrit.l5r.words.cards import controller_of, parent_of
from nefrit.parts.words import Cards, Quality


class This(Cards):
    """The card itself that says it (l5r.self-reference.this-copy-only)."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The source of the ability."""
        return (context.source,)

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Whether a card is it."""
        return card == context.source

    def have(self, quality: Quality, game: L5R, context: Context) -> bool:
        """Ask it of the one card."""
        card = context.source
        return card in game.pieces and quality.accepts(game, context, card)


class Attached(Cards):
    """The character that this attachment is attached to."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Its parent."""
        return (parent_of(game, context.source),)

    @property
    def reach(self) -> int:
        """No other card is it."""
        return ITS_PARENT


class ItsProvince(Cards):
    """The province that this holding is in."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """It is in none before it comes into play."""
        province = province_of(game, context.source)
        return () if province == NO_CARD else (province,)


class That(Cards):
    """The card that the occurrence is about to which an ability responds."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """What the occurrence says."""
        return (context.occurrence.card,) if isinstance(context.occurrence, Happening) else ()


class It(Cards):
    """The chosen targets; of a duel its two characters, the winner first."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """What was chosen; while others are still being chosen, what was chosen first."""
        if context.targets or not isinstance(context, AbilityContext):
            return context.targets
        return context.chosen[0] if context.chosen else ()

    @property
    def is_target(self) -> bool:
        """They are."""
        return True


class Winner(Cards):
    """The winner of a duel."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The first of the two."""
        return context.targets[:1]


class Loser(Cards):
    """The loser of a duel."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The second of the two."""
        return context.targets[1:2]


class DuelLoser(Cards):
    """The loser of the duel that an ability responds to."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Who was beaten."""
        return (context.occurrence.source,) if isinstance(context.occurrence, DuelWon) else ()


class Second(Cards):
    """The cards chosen for the second target of an ability."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """What was chosen second."""
        return context.chosen[1] if isinstance(context, AbilityContext) and len(context.chosen) > 1 else ()

    @property
    def is_target(self) -> bool:
        """They are."""
        return True


class Paid(Cards):
    """The cards with which the costs of an ability were paid."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Before the costs are paid: the cards with which they can be; none where costs are ignored."""
        if not isinstance(context, AbilityContext):
            return ()
        if context.paid_with or context.copied:
            return paid_with(context)
        return tuple([card for cost in context.ability.payments for card in cost.candidates(game, context)])

    @property
    def is_payment(self) -> bool:
        """They are."""
        return True


class Victors(Cards):
    """The participating characters of the player who won the conflict that an ability responds to."""

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Those that are there now."""
        won = context.occurrence
        return participating(game, won.seat) if isinstance(won, ConflictWon) else ()


@dataclass(frozen=True)
class AttachedTo(Quality):
    """An attachment on certain cards."""

    cards: Cards

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """One of them is its parent."""
        parent = parent_of(game, card)
        return parent != NO_CARD and parent in self.cards.cards(game, context)


@dataclass(frozen=True)
class ControlledLike(Quality):
    """The player who controls certain cards controls this one, too."""

    cards: Cards

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Compare them."""
        seat = controller_of(game, card, context)
        return any(controller_of(game, other, context) == seat for other in self.cards.cards(game, context))


@dataclass(frozen=True)
class Each(Cards):
    """Each card in play that is so."""

    quality: Quality

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """All of them."""
        accepts = self.quality.accepts
        return tuple([card for card in game.in_play() if accepts(game, context, card)])


@dataclass(frozen=True)
class One(Cards):
    """One card of your own that is so, as you choose: what a cost is paid with."""

    quality: Quality

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Those you can choose from (l5r.cost.paid-with-controlled-elements)."""
        mine = [card for card in game.in_play() if game.pieces[card].controller == context.seat]
        return tuple([card for card in mine if self.quality.accepts(game, context, card)])


def paid_with(context: Context) -> tuple[int, ...]:
    """The cards with which the costs of an ability were paid."""
    if not isinstance(context, AbilityContext):
        return ()
    return tuple([card for card in context.paid_with if isinstance(card, int)])


def each(quality: Quality) -> Each:
    """Each card in play that is so."""
    return Each(quality)


def one(quality: Quality) -> One:
    """One card of your own that is so."""
    return One(quality)


def attached_to(cards: Cards) -> AttachedTo:
    """An attachment on certain cards: `attached_to(this)`, `each(attached_to(it))`."""
    return AttachedTo(cards)


def controlled_like(cards: Cards) -> ControlledLike:
    """The player who controls certain cards controls this one, too: `controlled_like(it)`."""
    return ControlledLike(cards)


this: Final = This()
attached: Final = Attached()
its_province: Final = ItsProvince()
that: Final = That()
it: Final = It()
winner: Final = Winner()
loser: Final = Loser()
duel_loser: Final = DuelLoser()
second: Final = Second()
paid: Final = Paid()
victors: Final = Victors()

of_that_player: Final = ControlledLike(that)

other: Final = ~this
"""Any card but this one."""
