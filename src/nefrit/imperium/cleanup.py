"""The clean-up phase, steps 1 to 4."""

from __future__ import annotations

from nefrit.imperium.constants import ACTIONS, END_OF_TURN
from nefrit.imperium.drawing import Drawing
from nefrit.imperium.nations import nation_called
from nefrit.imperium.passives import market_token
from nefrit.imperium.resources import put_tokens
from nefrit.imperium.state import HAND, MARKET, Imperium, cards_in_play
from nefrit.imperium.verbs import DISCARDS, carry
from nefrit.kernel.decisions import NO_CARD, choose, choose_some
from nefrit.kernel.procedures import Flow, Procedure, step


class CleanUp(Procedure):
    """The end of a turn (imperium.turn.clean-up-ends-turn, imperium.summary.cleanup-order).

    It is finished before the next player starts (decision.imperium.cleanup, imperium.cleanup.1-next-player-may-start).
    """

    __slots__ = ("discards", "place", "seat")
    seat_fields = ("seat",)
    card_fields = ("discards", "place")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = NO_CARD
        self.discards: tuple[int, ...] = ()

    @step("imperium.cleanup.1-progress-on-market")
    def choose_place(self, game: Imperium) -> Flow:
        """1 The player chooses a face-up card in the market."""
        cards = game.zone(MARKET)
        if not cards:
            return None
        return self.choice(choose(self.seat, cards, "place", "imperium.cleanup.1-progress-on-market", "place-token"))

    @step("imperium.cleanup.2-remove-tokens")
    def reset_tokens(self, game: Imperium) -> Flow:
        """1 A token is placed there. 2 Action and exhaust tokens return to the state card.

        imperium.cleanup.1-progress-on-market, imperium.cleanup.2-reset-action, imperium.cleanup.2-reset-exhaust,
        imperium.turn.clean-up-ends-turn, imperium.term-free-play.once-per-turn, decision.imperium.reactive-exhaust
        """
        if self.place != NO_CARD:
            put_tokens(game, self.seat, self.place, *market_token(game, self.seat))
        for card in cards_in_play(game, self.seat):
            if game.pieces[card].exhausted:
                game.edit_piece(card).exhausted = False
        player = game.edit_seat(self.seat)
        player.nation_exhausted = player.development_exhausted = False
        player.actions = ACTIONS
        player.exhausts = nation_called(player.nation_name).exhausts
        # What was for the rest of the turn is over.
        game.edit_table().doing = ""
        game.expire(END_OF_TURN)
        game.reset_limits(END_OF_TURN)
        return None

    @step("imperium.cleanup.3-discard")
    def choose_discards(self, game: Imperium) -> Flow:
        """3 The player may discard any number of cards; a hand that is too big stays so.

        imperium.cleanup.4-no-forced-discard, imperium.cleanup.advice-cycle-deck
        """
        hand = game.zone(HAND, self.seat)
        rule = "imperium.cleanup.3-discard"
        return choose_some(self.seat, hand, "discards", rule, prompt="discard-any") if hand else None

    @step("imperium.cleanup.4-draw")
    def draw(self, game: Imperium) -> Flow:
        """3 What was chosen is discarded. 4 The hand is filled up to its size (imperium.cleanup.3-discard)."""
        for card in self.discards:
            for one in carry(game, self.seat, card, DISCARDS):
                game.tell(one)
        return Drawing(self.seat, fills=True)
