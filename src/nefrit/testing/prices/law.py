"""What is offered is tried, and paid for as its card says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, PASS
from nefrit.kernel.game import AnyGame
from nefrit.testing.broken import Broken
from nefrit.testing.prices import imperium, invasion, l5r, senjutsu
from nefrit.testing.prices.trial import Trial

OPTIONS = 3
"""So many options of a decision are tried."""

Problems = Callable[[Trial, Chance], Iterator[str]]

PROBLEMS: dict[str, Problems] = {
    "imperium": imperium.problems,
    "invasion": invasion.problems,
    "l5r": l5r.problems,
    "senjutsu": senjutsu.problems,
}
"""For each game by its name what is wrong with the payment for an option; other games have no costs that are known."""


def costs_are_paid(game: AnyGame, chance: Chance) -> None:
    """What some of the options cost that are offered now is what is paid for them, if they are chosen."""
    for trial in trials(game, chance, OPTIONS):
        for problem in PROBLEMS[game.definition.name](trial, chance):
            raise Broken(f"what a cost says is paid: {problem}")


def trials(game: AnyGame, chance: Chance, most: int) -> Iterator[Trial]:
    """Trials of some of the options that are offered now."""
    if len(game.pending) != 1 or game.definition.name not in PROBLEMS:
        return
    decision = game.pending[0]
    if decision.kind == ONE:
        acts = [index for index, option in enumerate(decision.options) if option != PASS]
        for index in chance.shuffled(acts)[:most]:
            yield Trial(game, decision, index)
