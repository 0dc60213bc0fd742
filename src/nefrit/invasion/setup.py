"""Setting up the game."""

from __future__ import annotations

from nefrit.invasion.cataclysm import STARTING_DOMINANCE
from nefrit.invasion.constants import OPENING_HAND
from nefrit.invasion.framework import Turns
from nefrit.invasion.occurrences.drawing import Drawn
from nefrit.invasion.state import DECK, HAND, Invasion, is_cataclysm
from nefrit.kernel.decisions import choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step


class SetUp(Procedure):
    """Setting up: each player has a deck and a capital (invasion.setup.choose-decks). `kept` are the answers."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        super().__init__()
        self.kept: Value = ()

    @step("invasion.setup.choose-decks")
    def shuffle(self, game: Invasion) -> Flow:
        """Decks are shuffled."""
        for seat in range(game.seat_count):
            game.shuffle(DECK, seat)
        return None

    @step("invasion.setup.first-player-random")
    def first_player(self, game: Invasion) -> Flow:
        """The first player is determined at random."""
        board = game.edit_table()
        board.first = board.active = game.chance.below(game.seat_count)
        return None

    @step("invasion.cataclysm.starting-dominance")
    def dominance(self, game: Invasion) -> Flow:
        """In Cataclysm each player begins with 3 dominance."""
        if is_cataclysm(game):
            for seat in range(game.seat_count):
                game.edit_seat(seat).dominance = STARTING_DOMINANCE
        return None

    @step("invasion.setup.opening-hand")
    def opening_hands(self, game: Invasion) -> Flow:
        """Each player draws 7 cards; there is no limit to a hand (invasion.setup.no-hand-limit)."""
        for seat in range(game.seat_count):
            game.occur(Drawn(seat, amount=OPENING_HAND))
        return None

    @step("invasion.setup.mulligan")
    def mulligan(self, game: Invasion) -> Flow:
        """Each player may replace the whole hand once; the decision is made without knowing the other's."""
        rule = "invasion.setup.mulligan"
        seats = range(game.seat_count)
        return tuple([choose(seat, ("keep", "mulligan"), "kept", rule, "keep-hand") for seat in seats])

    @step("invasion.setup.mulligan")
    def replace(self, game: Invasion) -> Flow:
        """The second hand must be kept."""
        assert isinstance(self.kept, tuple)
        for seat, kept in enumerate(self.kept):
            if kept == "mulligan":
                for card in game.zone(HAND, seat):
                    game.move(card, DECK, seat)
                game.shuffle(DECK, seat)
                game.occur(Drawn(seat, amount=OPENING_HAND))
        return None

    @step("invasion.turn.phases")
    def play(self, game: Invasion) -> Flow:
        """The game begins, when all have decided on their hands (invasion.setup.mulligan)."""
        return Turns()
