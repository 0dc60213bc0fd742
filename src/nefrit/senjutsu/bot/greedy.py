"""The greedy bot: it tries its answers out in imagined rounds, and answers by rules of thumb where that is enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.lookahead import Lookahead, some_answers
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, PASS, Answer, Decision
from nefrit.senjutsu.bot import choosing, habits
from nefrit.senjutsu.bot.walking import Walk, goals, promising_bits, towards
from nefrit.senjutsu.bot.worth import worth
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.state import Senjutsu

MOST_TRIED: Final = 8
GOALS_TRIED: Final = 6
BITS_TRIED: Final = 3
TRIALS: Final = 24
LITTLE: Final = 0.2
"""What gains no more than this is not worth a card or focus: they may be worth more later."""


class Greedy:
    """Looks as far as the end of the round, and takes what is worth most then."""

    imagines = True

    def answer(self, decision: Decision, imagined: Senjutsu | None, chance: Chance) -> Answer:
        """By a rule of thumb where one is enough, else by looking ahead."""
        assert imagined is not None, "this bot imagines"
        if decision.prompt == "choose-card":
            return choosing.chosen_card(imagined, decision, chance, SenjutsuMind(imagined, decision.seat))
        known = habits.by_rule(imagined, decision, chance)
        if known is not None:
            return known
        mind = SenjutsuMind(imagined, decision.seat)
        if decision.prompt == "move":
            return _moved(imagined, decision)
        usual = mind.habit(imagined, decision)
        # Of answers that are worth the same the usual one is the best.
        tries = [usual, *(answer for answer in mind.tries(imagined, decision) if answer != usual)]
        if len(tries) == 1:
            return usual
        values = Lookahead(mind, decision.seat, TRIALS).values(imagined, tries)
        best = max(values)
        is_extra = decision.kind == ONE and decision.options[0] == PASS
        return usual if is_extra and best <= values[0] + LITTLE else tries[values.index(best)]


def _moved(game: Senjutsu, decision: Decision) -> Answer:
    """The next bit of the movement that ends where it is best to stand."""
    walk = Walk(game)
    found = goals(game, walk)[:GOALS_TRIED]
    if not found:
        # It can only collide.
        return 0
    values: list[float] = []
    for goal in found:
        mind = SenjutsuMind(game, decision.seat, goal)
        values += Lookahead(mind, decision.seat, 2).values(game, [towards(game, decision, goal)])
    return towards(game, decision, found[values.index(max(values))])


class SenjutsuMind:
    """What looking ahead needs to know of this game; `goal` is where the movement under way is to end."""

    def __init__(self, game: Senjutsu, seat: int, goal: Pose | None = None) -> None:
        self.round = game.table.round
        self.seat = seat
        self.goal = goal

    def worth(self, game: Senjutsu, seat: int) -> float:
        """How good a state is for a fighter."""
        return worth(game, seat)

    def is_quiet(self, game: Senjutsu) -> bool:
        """When the round is over."""
        return game.table.round != self.round

    def is_open(self, decision: Decision) -> bool:
        """Everything in a round belongs together."""
        return False

    def habit(self, game: Senjutsu, decision: Decision) -> Answer:
        """What is usual; a movement under way goes on to its goal."""
        if decision.prompt == "move" and decision.seat == self.seat and self.goal is not None:
            return towards(game, decision, self.goal)
        return habits.usual(game, decision)

    def tries(self, game: Senjutsu, decision: Decision) -> Sequence[Answer]:
        """The answers that promise most at first sight."""
        if decision.prompt == "move" and self.goal is None:
            return promising_bits(game, decision, BITS_TRIED)
        if decision.prompt in habits.NEVER_TRIED:
            return [self.habit(game, decision)]
        if decision.kind != ONE:
            return some_answers(decision, MOST_TRIED)
        return range(min(len(decision.options), MOST_TRIED))
