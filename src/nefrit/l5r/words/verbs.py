"""Verbs: what can be done to a card in play, as an effect or to pay a cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.constants import AT_HOME, NOBODY, ORDINARY, PROVINCE, STRONGHOLD
from nefrit.l5r.leaving import leaving
from nefrit.l5r.occurrences.bowing import Bowed, Readied
from nefrit.l5r.occurrences.drawing import AddedToHand, Discarded, own_deck
from nefrit.l5r.occurrences.fate import FateGained, FatePlaced, FateRemoved
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, COST
from nefrit.l5r.occurrences.honor import HonorPlaced
from nefrit.l5r.occurrences.moving import Moved
from nefrit.l5r.occurrences.personal_honor import Dishonored, Honored, StatusDiscarded
from nefrit.l5r.occurrences.provinces import ProvinceRevealed, TurnedFacedown
from nefrit.l5r.participation import may_participate
from nefrit.l5r.provinces import breaking, may_break, slot_of
from nefrit.l5r.standing import is_faceup, is_forbidden, is_immune
from nefrit.l5r.state import CONFLICT_DISCARD, DYNASTY_DISCARD, HAND, IN_PROVINCE, L5R
from nefrit.l5r.values import is_character, may_be_dishonored, may_be_honored, side_of
from nefrit.l5r.words.nouns import Each
from nefrit.l5r.words.numbers import number_of
from nefrit.parts.words import Amount, Cards


@final
class Cause:
    """Who does it, from which card, and whether as an effect or to pay a cost.

    `by` is the player whose effect it is; paying a cost is nobody's effect (l5r.immune.costs-still-payable).
    """

    __slots__ = ("by", "how", "seat", "source")

    def __init__(self, seat: int, source: int, how: str = CARD_EFFECT) -> None:
        self.seat = seat
        self.source = source
        self.how = how
        self.by = NOBODY if how == COST else seat


@dataclass(frozen=True)
class Verb(Node):
    """One thing that can be done to a card in play: `bow(this)`, `remove_fate(it, 1)`."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """Whether it can be done to a card in play now."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it can be done")

    @property
    def is_for_cards_out_of_play(self) -> bool:
        """Whether it can be done to some cards that are not in play, too: in provinces, in discard piles."""
        return False

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """What occurs when it is done."""
        raise NotImplementedError(f"{type(self).__name__} does not say what occurs")

    def __call__(self, cards: Cards, amount: int | Amount = 0) -> Done:
        """Do it to cards."""
        return Done(cards, self, amount)


@dataclass(frozen=True)
class Done(Effect):
    """A verb done to cards, to all of them at the same time. It may also be a cost (see `payments.Pay`)."""

    cards: Cards
    verb: Verb
    amount: int | Amount = 0

    def able_cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards that it would change."""
        cause = Cause(context.seat, context.source)
        number = number_of(self.amount, game, context)
        cards = self.cards.cards(game, context)
        return tuple([card for card in cards if able(game, self.verb, cause, card, number)])

    def can(self, game: L5R, context: Context) -> bool:
        """Whether it would change any of them."""
        return bool(self.able_cards(game, context))

    def made(self, game: L5R, context: Context) -> list[Occurrence]:
        """What occurs: as much as possible (l5r.effect.resolve-as-much-as-possible).

        It is done if that is all (l5r.then.requires-full-success).
        """
        cards = self.able_cards(game, context)
        if not cards or (not isinstance(self.cards, Each) and len(cards) < len(self.cards.cards(game, context))):
            context.done = False
        cause = Cause(context.seat, context.source)
        number = number_of(self.amount, game, context)
        made: list[Occurrence] = []
        for card in cards:
            made.extend(self.verb.occurrences(game, cause, card, number))
        return made

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do it to all of them at once (l5r.simultaneous.resolve-together).

        l5r.target.any-number-zero-fails, l5r.then.requires-full-success, l5r.then.success-continues
        """
        made = self.made(game, context)
        return game.happen(*made) if made else None


def _seat(game: L5R, card: int) -> int:
    return game.pieces[card].controller


def _may(game: L5R, what: str, cause: Cause, card: int) -> bool:
    return not is_forbidden(game, what, card, by=cause.by)


def _leaves(game: L5R, card: int) -> bool:
    """Whether a card can leave play: strongholds and provinces cannot (l5r.stronghold.cannot-leave-play)."""
    return game.faces[card].type not in (STRONGHOLD, PROVINCE)


def _made(kind: Callable[..., Occurrence], game: L5R, cause: Cause, card: int, amount: int = 0) -> Occurrence:
    return kind(card, _seat(game, card), amount, source=cause.source, by=cause.seat, how=cause.how)


class Bow(Verb):
    """Bow a card (l5r.bow.cannot-bow-again, l5r.target.bowed-character-example)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """A ready card can be bowed."""
        return not game.pieces[card].bowed and _may(game, "bow", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It bows."""
        return (_made(Bowed, game, cause, card),)


class Ready(Verb):
    """Ready a card."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """A bowed card can be readied."""
        return game.pieces[card].bowed and _may(game, "ready", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It readies."""
        return (_made(Readied, game, cause, card),)


class Honor(Verb):
    """Honor a character (l5r.personal-honor.already-honored)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """One that is not honored yet."""
        return may_be_honored(game, card, cause.by)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is honored."""
        return (_made(Honored, game, cause, card),)


class Dishonor(Verb):
    """Dishonor a character (l5r.personal-honor.already-dishonored)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """One that is not dishonored yet."""
        return may_be_dishonored(game, card, cause.by)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is dishonored."""
        return (_made(Dishonored, game, cause, card),)


class Discard(Verb):
    """Discard a card from play, or one that lies in a province."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """In play it must be able to leave."""
        if card not in game.pieces:
            return slot_of(game, card) >= 0
        return _leaves(game, card) and _may(game, "be-discarded", cause, card)

    @property
    def is_for_cards_out_of_play(self) -> bool:
        """It is."""
        return True

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It leaves play, or its province."""
        if card not in game.pieces:
            seat = game.place(card)[1]
            return (Discarded(card, seat, source=cause.source, by=cause.seat, how=cause.how),)
        return leaving(game, card, source=cause.source, by=cause.seat, how=cause.how)


class Sacrifice(Verb):
    """Sacrifice a card; what cannot be discarded can be sacrificed (l5r.sacrifice.is-not-discard)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """It must be able to leave play."""
        return _leaves(game, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It leaves play."""
        return leaving(game, card, source=cause.source, by=cause.seat, how=cause.how, sacrifice=True)


class ReturnToHand(Verb):
    """Return a card to its owner's hand, from play or from a discard pile."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """In play it must be able to leave."""
        if card not in game.pieces:
            return game.lies_in(card, CONFLICT_DISCARD) or game.lies_in(card, DYNASTY_DISCARD)
        return _leaves(game, card) and _may(game, "leave", cause, card)

    @property
    def is_for_cards_out_of_play(self) -> bool:
        """It is."""
        return True

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It leaves play, or the pile."""
        if card not in game.pieces:
            seat = game.owners[card]
            return (AddedToHand(card, seat, source=cause.source, by=cause.seat, how=cause.how),)
        return leaving(game, card, HAND, source=cause.source, by=cause.seat, how=cause.how)


@dataclass(frozen=True)
class ReturnToDeck(Verb):
    """Return a card to the top or the bottom of its owner's deck."""

    to_bottom: bool = False

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """It must be able to leave play."""
        return _leaves(game, card) and _may(game, "leave", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It leaves play."""
        deck, top = own_deck(game, card), not self.to_bottom
        return leaving(game, card, deck, source=cause.source, by=cause.seat, how=cause.how, top=top)


class ShuffleIntoDeck(Verb):
    """Shuffle a card into its owner's deck."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """It must be able to leave play."""
        return _leaves(game, card) and _may(game, "leave", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It leaves play, and the deck is shuffled."""
        deck = own_deck(game, card)
        return leaving(game, card, deck, source=cause.source, by=cause.seat, how=cause.how, shuffled=True)


class RevealProvince(Verb):
    """Reveal a facedown province."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """One that lies facedown."""
        return game.faces[card].type == PROVINCE and not is_faceup(game, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is turned faceup (l5r.facedown-province.revealed-when-turned)."""
        return (_made(ProvinceRevealed, game, cause, card),)


class ReturnFate(Verb):
    """Return all fate on a card to the pool of its owner, not to the general one."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """There must be some."""
        return game.pieces[card].fate > 0 and _may(game, "lose-fate", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is removed, and its owner gains it."""
        owner, fate = game.owners[card], game.pieces[card].fate
        gained = FateGained(seat=owner, amount=fate, source=cause.source, by=cause.seat, how=cause.how)
        return _made(FateRemoved, game, cause, card, fate), gained


class DiscardStatus(Verb):
    """Discard the status token on a character."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """There must be one."""
        return game.pieces[card].status != ORDINARY

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is gone."""
        return (_made(StatusDiscarded, game, cause, card),)


class PlaceFate(Verb):
    """Put fate on a card."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """There must be some to put there."""
        return amount > 0

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is put there."""
        return (_made(FatePlaced, game, cause, card, amount),)


class PlaceHonor(Verb):
    """Put honor on a card, where it is nobody's."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """There must be some to put there."""
        return amount > 0

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is put there."""
        return (_made(HonorPlaced, game, cause, card, amount),)


class RemoveFate(Verb):
    """Remove fate from a card."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """An effect takes what there is, a cost is paid in full.

        l5r.triggered.cost-must-be-payable, decision.all.impossible-excess
        """
        least = amount if cause.how == COST else 1
        return game.pieces[card].fate >= max(1, least) and _may(game, "lose-fate", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It is removed."""
        return (_made(FateRemoved, game, cause, card, amount),)


class MoveHome(Verb):
    """Move a character home (l5r.move.not-to-same-place)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """One that is not at home."""
        return game.pieces[card].side != AT_HOME and _may(game, "move", cause, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It moves."""
        return (_made(Moved, game, cause, card, AT_HOME),)


class MoveToConflict(Verb):
    """Move a character to the conflict; who was evaded can be, too (l5r.covert.evaded-can-be-moved-in)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """One that is at home and may participate.

        l5r.move.needs-destination, l5r.participating.cannot-participate-1-5
        """
        conflict = game.table.conflict
        return (
            conflict is not None
            and game.pieces[card].side == AT_HOME
            and is_character(game, card)
            and _may(game, "move", cause, card)
            and _may(game, "move-to-conflict", cause, card)
            and may_participate(game, card, conflict.type, side_of(game, _seat(game, card)))
        )

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It moves to the side of its controller."""
        return (_made(Moved, game, cause, card, side_of(game, _seat(game, card))),)


class TurnFacedown(Verb):
    """Turn a province, or a card in one, facedown."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """A stronghold cannot be (l5r.stronghold.cannot-be-facedown)."""
        return game.pieces[card].slot >= 0 and is_faceup(game, card) and game.faces[card].type != STRONGHOLD

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """A holding is in play only as long as it is faceup (l5r.holding.faceup-active).

        l5r.facedown-province.entities-swap
        """
        turned = _made(TurnedFacedown, game, cause, card)
        if game.faces[card].type == PROVINCE:
            return (turned,)
        there = IN_PROVINCE[game.pieces[card].slot]
        return (*leaving(game, card, there, source=cause.source, by=cause.seat, how=cause.how), turned)


class BreakProvince(Verb):
    """Break a province; its controller's opponent is considered to have broken it (l5r.break.by-other-means)."""

    def able(self, game: L5R, cause: Cause, card: int, amount: int) -> bool:
        """An unbroken one that can break."""
        return may_break(game, card)

    def occurrences(self, game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
        """It breaks."""
        return (breaking(game, card, source=cause.source, how=cause.how),)


bow: Final = Bow()
ready: Final = Ready()
honor: Final = Honor()
dishonor: Final = Dishonor()
discard: Final = Discard()
sacrifice: Final = Sacrifice()
return_to_hand: Final = ReturnToHand()
return_to_deck: Final = ReturnToDeck()
return_to_bottom: Final = ReturnToDeck(to_bottom=True)
shuffle_into_deck: Final = ShuffleIntoDeck()
return_fate: Final = ReturnFate()
discard_status: Final = DiscardStatus()
place_fate: Final = PlaceFate()
place_honor: Final = PlaceHonor()
remove_fate: Final = RemoveFate()
move_home: Final = MoveHome()
move_to_conflict: Final = MoveToConflict()
turn_facedown: Final = TurnFacedown()
reveal_province: Final = RevealProvince()
break_province: Final = BreakProvince()


def able(game: L5R, verb: Verb, cause: Cause, card: int, amount: int = 0) -> bool:
    """Whether something can be done to a card, which must be in play unless the verb is about others, too."""
    if not (card in game.pieces or verb.is_for_cards_out_of_play):
        return False
    # l5r.immune.costs-still-payable
    if cause.how != COST and is_immune(game, card, cause.seat, cause.source):
        return False
    return verb.able(game, cause, card, amount)
