"""Honor bids: secret, revealed together, and paid for by the higher bidder."""

from __future__ import annotations

from nefrit.kernel.decisions import NO, YES, choose, choose_number, choose_some
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.constants import NOBODY
from nefrit.l5r.occurrences.drawing import Discarded
from nefrit.l5r.occurrences.happenings import CARD_EFFECT
from nefrit.l5r.occurrences.honor import BidHonorGiven, DialsRevealed
from nefrit.l5r.state import HAND, L5R
from nefrit.l5r.values import opponent_of


def bid_of(game: L5R, seat: int) -> int:
    """The value of a player's bid as it has been modified (l5r.bid.modified-value).

    It may exceed 5 or fall to 0 (l5r.bid.range).
    """
    player = game.seats[seat]
    return max(0, player.dial + player.bid_change)


class Bid(Procedure):
    """An honor bid: both players set their dials in secret, then reveal them (l5r.step-2-2.secret-bid).

    Where `discards`, who would give honor may discard as many cards from hand instead.
    """

    __slots__ = ("bids", "chosen", "discards", "instead")
    card_fields = ("chosen",)

    def __init__(self, discards: bool = False) -> None:
        super().__init__()
        self.discards = discards
        self.bids: tuple[int, ...] = ()
        self.instead = NO
        self.chosen: tuple[int, ...] = ()

    @step("l5r.step-2-2.secret-bid")
    def bid(self, game: L5R) -> Flow:
        """Each selects a number from 1 to 5; nobody sees the other's (l5r.component.honor-dial).

        decision.all.simultaneous-order
        """
        return tuple(choose_number(seat, 1, 5, "bids", "l5r.step-2-2.secret-bid", "bid-honor") for seat in (0, 1))

    @step("l5r.step-2-3.simultaneous-reveal")
    def reveal(self, game: L5R) -> Flow:
        """The bids are revealed at the same time; the dials keep their setting.

        l5r.step-2-3.dial-stays, l5r.duel.d4-dial-stays. What changes a bid changes its value, not the dial
        (l5r.bid.dial-not-adjusted).
        """
        for seat, bid in enumerate(self.bids):
            player = game.edit_seat(seat)
            player.dial = bid
            player.bid_change = 0
        return game.happen(DialsRevealed(self.bids))

    @step("l5r.may.player-option")
    def offer_discard(self, game: L5R) -> Flow:
        """Who must give honor may be allowed to discard cards instead, if there are enough."""
        high, difference = higher_bidder(game)
        if not self.discards or high == NOBODY or len(game.zone(HAND, high)) < difference:
            return None
        return choose(high, (YES, NO), "instead", "l5r.may.player-option", "discard-instead-of-honor")

    @step("l5r.may.player-option")
    def choose_discards(self, game: L5R) -> Flow:
        """Which cards."""
        if self.instead == NO:
            return None
        high, difference = higher_bidder(game)
        rule = "l5r.may.player-option"
        cards = game.zone(HAND, high)
        return choose_some(high, cards, "chosen", rule, least=difference, most=difference, prompt="discard-cards")

    @step("l5r.step-2-4.give-difference")
    def give(self, game: L5R) -> Flow:
        """The higher bidder gives the difference to the lower one; equal bids give nothing (l5r.step-2-4.tie).

        Unless they have chosen to discard cards instead (l5r.may.player-option).
        """
        high, difference = higher_bidder(game)
        if high == NOBODY:
            return None
        if self.instead == YES:
            return game.happen(*(Discarded(card, high, by=high, how=CARD_EFFECT) for card in self.chosen))
        return game.happen(BidHonorGiven(seat=opponent_of(high), amount=difference, by=high))


def higher_bidder(game: L5R) -> tuple[int, int]:
    """Who has bid more, and by how much; NOBODY where the bids are equal."""
    difference = bid_of(game, 0) - bid_of(game, 1)
    return (NOBODY if difference == 0 else 0 if difference > 0 else 1), abs(difference)
