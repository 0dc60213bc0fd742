"""The opportunities to play Instant Additional and Instant Replacement cards."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import (
    ADDITIONAL,
    ATTACK,
    ATTACK_SUCCESSFUL,
    BLOCK,
    BLOCK_SUCCESSFUL,
    BOTH_SUCCESSFUL,
    EITHER_SUCCESSFUL,
    NO_INITIATIVE,
    REPLACEMENT,
)
from nefrit.senjutsu.focus import gain_focus, lose_focus
from nefrit.senjutsu.hands import Discarded
from nefrit.senjutsu.instants import is_over, offered, played
from nefrit.senjutsu.perform import Perform, play_instant
from nefrit.senjutsu.reports import PlayedFromHand
from nefrit.senjutsu.state import REVEALED, Senjutsu, card_of, companion_of

FOLLOWS = {ATTACK_SUCCESSFUL: ATTACK, BOTH_SUCCESSFUL: ATTACK, BLOCK_SUCCESSFUL: BLOCK}
"""What success instants of a moment follow."""


class InstantWindow(Procedure):
    """An opportunity to play an Instant Additional card (senjutsu.instant.additional.purpose).

    `targets` are those whom the attack has hit, or whose attack was blocked; `card` is the card it is added to, NO_CARD
    for the one revealed.
    """

    __slots__ = ("card", "chosen", "initiative", "moment", "seat", "targets")
    card_fields = ("card",)
    seat_fields = ("seat", "targets")

    def __init__(
        self, seat: int, moment: str, initiative: int, targets: tuple[int, ...] = (), card: int = NO_CARD
    ) -> None:
        super().__init__()
        self.seat = seat
        self.moment = moment
        self.initiative = initiative
        self.targets = targets
        self.card = card
        self.chosen: Value = PASS

    @step("senjutsu.instant.additional.condition")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or none (senjutsu.instant.additional.no-condition)."""
        moments: tuple[str, ...] = (self.moment,)
        if self.moment in (ATTACK_SUCCESSFUL, BLOCK_SUCCESSFUL):
            moments = (self.moment, EITHER_SUCCESSFUL)
        companion = companion_of(game, self.seat) if self.moment == ATTACK_SUCCESSFUL else NO_SEAT
        if companion != NO_SEAT and game.seats[companion].landed:
            # decision.senjutsu.companion
            moments = (*moments, BOTH_SUCCESSFUL)
        cards = offered(game, self, self.seat, ADDITIONAL, moments, self.card)
        if cards is None:
            return None
        rule = "senjutsu.instant.additional.condition"
        return choose(self.seat, [PASS, *cards], "chosen", rule, "play-instant")

    @step("senjutsu.instant.additional.initiative-equals")
    def play(self, game: Senjutsu) -> Flow:
        """It resolves at the initiative of the card it is added to, and knows how far that card has led.

        senjutsu.cards.effects-on-resolution
        """
        card = played(game, self.chosen)
        if card is None:
            return None
        instant = play_instant(game, self.seat, card, self.initiative, self.targets)
        instant.after = FOLLOWS.get(self.moment, "")
        if instant.after == ATTACK:
            instant.moved = game.edit_innermost(Perform).moved
        return instant


class Replacing(Procedure):
    """Reveal step 4: each player, from the lowest on the track, may play an Instant Replacement card.

    senjutsu.reveal.step4-order
    """

    __slots__ = ("chosen", "seats")
    seat_fields = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.seats = seats
        self.chosen: Value = PASS

    @step("senjutsu.reveal.step4-order")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or pass; later it cannot be played so (senjutsu.reveal.step4-only-window)."""
        if not self.seats:
            return None
        cards = offered(game, self, self.seats[0], REPLACEMENT, ())
        if cards is None:
            return None
        return choose(self.seats[0], [PASS, *cards], "chosen", "senjutsu.reveal.step4-order", "play-replacement")

    def following(self, game: Senjutsu) -> int | None:
        """The next player, who has answered now; after the last one the window closes for whoever watches."""
        if not self.seats:
            is_over(game)
            return None
        seat, *others = self.seats
        self.seats = tuple(others)
        return seat

    @step("senjutsu.instant.replacement.discard-original")
    def replace(self, game: Senjutsu) -> Flow:
        """The card that was revealed is discarded, what was paid for it is taken back, and this one takes its place.

        It is the instant of the round (decision.senjutsu.instant-limit).
        """
        seat = self.following(game)
        if seat is None:
            return None
        if isinstance(self.chosen, int):
            replace_revealed(game, seat, self.chosen)
            game.edit_seat(seat).instants += 1
        self.chosen = PASS
        self.goto("ask")
        return None


def replace_revealed(game: Senjutsu, seat: int, card: int) -> None:
    """Put another card in the place of the one a player has revealed.

    senjutsu.reveal.step4-discard, senjutsu.reveal.step4-refund, senjutsu.reveal.step4-pay. What was staked on that one
    is lost (decision.senjutsu.own-contracts).
    """
    for original in card_of(game, seat):
        game.occur(Discarded(original, seat))
    gain_focus(game, seat, game.seats[seat].paid)
    fighter = game.edit_seat(seat)
    fighter.value = fighter.below = NO_INITIATIVE
    fighter.span = ()
    fighter.stake = 0
    fighter.card = card
    lose_focus(game, seat, game.faces[card].focus)
    game.move(card, REVEALED, seat)
    game.tell(PlayedFromHand(card, seat, "replacement"))
