"""A turn: activate, innovate or revolt."""

from __future__ import annotations

from nefrit.imperium.constants import ACTIVATE, INNOVATE, MARKET_SUITS, REVOLT, UNREST
from nefrit.imperium.exhausting import Exhausting
from nefrit.imperium.filters import Is
from nefrit.imperium.market import BreakThrough
from nefrit.imperium.occurrences import TurnBegan
from nefrit.imperium.playing import Playing
from nefrit.imperium.responding import happened
from nefrit.imperium.state import HAND, Imperium, cards_in_play
from nefrit.imperium.verbs import DISCARDS, RETURN, carry
from nefrit.kernel.decisions import NO_CARD, choose, choose_some
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import Window


class Turn(Procedure):
    """What a player does in a turn before the clean-up (imperium.turn.exactly-one-of-three)."""

    __slots__ = ("how", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.how = ACTIVATE

    @step("imperium.turn.exactly-one-of-three")
    def choose_how(self, game: Imperium) -> Flow:
        """One of three."""
        rule = "imperium.turn.exactly-one-of-three"
        return choose(self.seat, (ACTIVATE, INNOVATE, REVOLT), "how", rule, "choose-turn")

    @step("imperium.turn.then-clean-up")
    def begin(self, game: Imperium) -> Flow:
        """Do the one that was chosen, fully; who innovates or revolts takes no action and exhausts nothing.

        imperium.turn.exactly-one-of-three, imperium.innovate.no-actions-no-exhaust,
        imperium.revolt.no-actions-no-exhaust, imperium.innovate.then-clean-up, imperium.revolt.then-clean-up
        """
        game.edit_table().doing = self.how
        game.tell(TurnBegan(self.seat, self.how))
        if self.how == INNOVATE:
            return Innovation(self.seat)
        return Revolt(self.seat) if self.how == REVOLT else Activation((self.seat,))


class Activation(Window):
    """The player plays cards and exhausts cards, in any order, until satisfied.

    imperium.activate.free-order, imperium.activate.end, imperium.summary.activate-limits
    """

    rule = "imperium.activate.free-order"
    prompt = "play-or-exhaust"

    def options(self, game: Imperium, seat: int) -> tuple[Value, ...] | dict[Value, Value]:
        """What can be played and exhausted now."""
        found: dict[Value, Value] = {}
        for card in game.zone(HAND, seat):
            playing = Playing(seat, card)
            if playing.usable(game):
                found["play", card] = playing
        for use in exhaust_effects(game, seat):
            if use.usable(game):
                found["use", use.source, use.ability_number(game)] = use
        return found

    def might_act(self, game: Imperium, seat: int) -> bool:
        """With cards in hand it is always asked."""
        return bool(game.zone(HAND, seat))


def exhaust_effects(game: Imperium, seat: int) -> list[Exhausting]:
    """The exhaust effects of a player's cards in play that wait for nothing.

    imperium.exhaust.choose-card, decision.imperium.reactive-exhaust
    """
    return [
        Exhausting(seat, card, ability)
        for card in cards_in_play(game, seat)
        for ability in game.faces[card].exhausts
        if ability.when is None
    ]


class Innovation(Procedure):
    """Discard the hand, then break through for a card of any of four suits (imperium.summary.innovate)."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("imperium.innovate.discard-hand")
    def discard(self, game: Imperium) -> Flow:
        """First the whole hand."""
        hand = game.zone(HAND, self.seat)
        return happened(game, *[one for card in hand for one in carry(game, self.seat, card, DISCARDS)])

    @step("imperium.innovate.break-through")
    def break_through(self, game: Imperium) -> Flow:
        """Then a card."""
        return Context(self.seat, NO_CARD, (BreakThrough(Is(MARKET_SUITS)),))


class Revolt(Procedure):
    """Return any number of unrest cards from hand to the pile (imperium.summary.revolt)."""

    __slots__ = ("returned", "seat")
    seat_fields = ("seat",)
    card_fields = ("returned",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.returned: tuple[int, ...] = ()

    @step("imperium.revolt.return-unrest")
    def choose_unrest(self, game: Imperium) -> Flow:
        """Which of them."""
        cards = [card for card in game.zone(HAND, self.seat) if UNREST in game.faces[card].suits]
        rule = "imperium.revolt.return-unrest"
        return choose_some(self.seat, cards, "returned", rule, prompt="which-to-return") if cards else None

    @step("imperium.revolt.return-unrest")
    def return_unrest(self, game: Imperium) -> Flow:
        """Return them."""
        return happened(game, *[one for card in self.returned for one in carry(game, self.seat, card, RETURN)])
