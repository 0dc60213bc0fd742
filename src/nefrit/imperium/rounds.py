"""The rounds: turns from the first player on, the solstice, and the end."""

from __future__ import annotations

from typing import Final

from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.ending import Ending
from nefrit.imperium.state import Imperium, cards_in_play, in_turn
from nefrit.imperium.turn import Turn
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import InChosenOrder

MOST_ROUNDS: Final = 500


class Rounds(Procedure):
    """All rounds until scoring (imperium.round.unknown-number, imperium.round.until-end-trigger).

    `turn` counts the turns of this round, `feasts` the players who have had their solstice.
    """

    __slots__ = ("feasts", "turn")

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.feasts = 0

    def seat(self, game: Imperium, number: int) -> int:
        """The player with this number, from the first one clockwise (imperium.round.starts-with-first-player)."""
        return in_turn(game, game.table.first)[number]

    @step("imperium.round.clockwise")
    def begin_turn(self, game: Imperium) -> Flow:
        """The next player's turn."""
        seat = self.seat(game, self.turn)
        if game.table.active != seat:
            game.edit_table().active = seat
        return Turn(seat)

    @step("imperium.turn.then-clean-up")
    def clean_up(self, game: Imperium) -> Flow:
        """It ends with the clean-up."""
        return CleanUp(self.seat(game, self.turn))

    @step("imperium.round.end-at-solstice-card")
    def end_turn(self, game: Imperium) -> Flow:
        """It is the turn of the player to the left; after that of the last player the round ends.

        imperium.round.clockwise
        """
        self.turn = (self.turn + 1) % game.seat_count
        if self.turn:
            self.goto("begin_turn")
        return None

    @step("imperium.solstice.when")
    def solstice(self, game: Imperium) -> Flow:
        """All solstice effects, of one player after the other from the first on.

        decision.imperium.solstice, decision.all.simultaneous-order, imperium.solstice.simultaneous,
        imperium.round.solstice-before-next-round, imperium.solstice.all-players-all-cards
        """
        seat = self.seat(game, self.feasts)
        self.feasts = (self.feasts + 1) % game.seat_count
        if self.feasts:
            self.goto("solstice")
        due = solstice_effects(game, seat)
        return Feast(seat, due) if due else None

    @step("imperium.scoring.then-count")
    def next_round(self, game: Imperium) -> Flow:
        """The final round is the one after that in which scoring was triggered (imperium.scoring.final-round).

        imperium.solstice.new-round, imperium.summary.last-rounds. A game that does not end is stopped
        (decision.all.endless).
        """
        table = game.edit_table()
        table.round += 1
        if table.rounds_left:
            table.rounds_left -= 1
            if not table.rounds_left:
                return Ending(collapse=False)
        if table.round > MOST_ROUNDS:
            game.finish((), "decision.all.endless", "stopped", stopped=True)
            return None
        self.goto("begin_turn")
        return None


def solstice_effects(game: Imperium, seat: int) -> tuple[Context, ...]:
    """The solstice effects of a player's cards in play, each noted as it is now."""
    found: list[Context] = []
    for card in cards_in_play(game, seat):
        for part in game.faces[card].solstices:
            due = Context(seat, card, (part.effect,))
            due.note(game, card)
            found.append(due)
    return tuple(found)


class Feast(InChosenOrder):
    """The solstice effects of one player, in the order of their choice; of cards that are still in play.

    imperium.solstice.own-order, imperium.solstice.as-much-as-possible, imperium.term-solstice.cards-in-play
    """

    rule = "imperium.solstice.own-order"
    prompt = "solstice-order"

    def due(self, game: Imperium) -> tuple[Value, ...]:
        """What is left to do."""
        return tuple([one for one in self.items if isinstance(one, Context) and one.same(game, one.source)])
