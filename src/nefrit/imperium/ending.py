"""The end of the game: what triggers scoring and collapse, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nefrit.imperium.constants import UNREST
from nefrit.imperium.occurrences import EndTriggered, Scored
from nefrit.imperium.places import owned
from nefrit.imperium.scoring import counted, score
from nefrit.imperium.state import DECK, UNREST_PILE, Imperium, in_turn
from nefrit.imperium.trees import Deed
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.procedures import Flow, Procedure, step

ROUNDS_TO_PLAY = 2
"""The round in which scoring is triggered and the final one (imperium.scoring.final-round)."""


def trigger_scoring(game: Imperium, seat: int, rule: str) -> None:
    """Scoring is triggered; the first of several triggers counts (imperium.end.scoring-trigger-any).

    imperium.end.procedure-start, imperium.summary.scoring-triggers
    """
    if not game.table.rounds_left:
        game.edit_table().rounds_left = ROUNDS_TO_PLAY
        game.tell(EndTriggered(seat, rule))


def check_collapse(game: Imperium) -> None:
    """The last unrest card has left the pile: everything stops, nothing can undo it.

    imperium.end.collapse-trigger, imperium.collapse.immediate-end, imperium.collapse.irreversible,
    decision.imperium.collapse-now, imperium.end.collapse-overrides-scoring, imperium.summary.collapse
    """
    if not game.zone(UNREST_PILE):
        game.replace_everything(Ending(collapse=True))


@dataclass(frozen=True)
class TriggersScoring(Deed):
    """Scoring is triggered by the effect of a card; `rule` says by which of the six triggers."""

    rule: str

    def can(self, game: Imperium, context: Context) -> bool:
        """Once is enough."""
        return not game.table.rounds_left

    def full(self, game: Imperium, context: Context) -> bool:
        """Twice does not matter."""
        return True

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Trigger it."""
        trigger_scoring(game, context.seat, self.rule)
        return None


@dataclass(frozen=True)
class BeforeScoring(Node):
    """What the owner of the card may do at the end of the game, before anything is counted.

    imperium.ruling-sumerians.before-scoring
    """

    effect: Effect


class Ending(Procedure):
    """The end: what comes before counting, then the winner. `due` are the effects that come first."""

    __slots__ = ("collapse", "due")

    def __init__(self, *, collapse: bool) -> None:
        super().__init__()
        self.collapse = collapse
        self.due: tuple[Context, ...] = ()

    @step("imperium.ruling-sumerians.before-scoring")
    def gather(self, game: Imperium) -> Flow:
        """Find what is done before anything is counted, in turn order; now everybody sees what is in their own deck."""
        for seat in range(game.seat_count):
            for card in game.zone(DECK, seat):
                game.reveal(card, 1 << seat)
        self.due = tuple(
            [
                Context(seat, card, (part.effect,))
                for seat in in_turn(game, game.table.first)
                for card in owned(game, seat)
                for part in game.faces[card].abilities
                if isinstance(part, BeforeScoring)
            ]
        )
        return None

    @step("imperium.ruling-sumerians.before-scoring")
    def before(self, game: Imperium) -> Flow:
        """Do it, one after the other. A collapse stays one (imperium.ruling-sumerians.collapse-stands)."""
        if not self.due:
            return None
        first, self.due = self.due[0], self.due[1:]
        self.goto("before")
        return first.copy()

    @step("imperium.scoring.winner")
    def count(self, game: Imperium) -> Flow:
        """Whoever has the most points wins, or in a collapse the fewest unrest cards; tied players share it.

        imperium.scoring.tie, imperium.collapse.fewest-wins, imperium.collapse.tie. Everybody sees what is counted, and
        nothing is moved (imperium.scoring.cards-stay-in-place).
        """
        seats = list(range(game.seat_count))
        for seat in seats:
            for card in counted(game, seat):
                game.reveal(card)
            game.tell(Scored(seat, score(game, seat)))
        if self.collapse:
            calmest = best(seats, lambda seat: -unrest_of(game, seat))
            winners = best(calmest, lambda seat: score(game, seat))
            game.finish(winners, "imperium.collapse.fewest-wins", "collapse")
        else:
            game.finish(best(seats, lambda seat: score(game, seat)), "imperium.scoring.winner", "most-points")
        return None


def unrest_of(game: Imperium, seat: int) -> int:
    """How many unrest cards a player has (imperium.collapse.count-unrest, decision.imperium.collapse-count)."""
    return sum(UNREST in game.faces[card].suits for card in owned(game, seat))


def best(seats: list[int], worth: Callable[[int], int]) -> list[int]:
    """Those of the players who are worth the most."""
    most = max(worth(seat) for seat in seats)
    return [seat for seat in seats if worth(seat) == most]
