"""What a search needs to know of this game beside what the greedy bot knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.offered import cards_of
from nefrit.imperium.bot import habits
from nefrit.imperium.bot.gains import Gains
from nefrit.imperium.bot.greedy import ACT, LOSS, TURN, ImperiumMind, different
from nefrit.imperium.bot.outlook import outlook
from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.constants import ACTIVATE
from nefrit.imperium.state import Imperium
from nefrit.imperium.turn import Turn
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ORDER, Answer, Decision

ROUNDS: Final = 2
"""A line of play goes to the turn of the player that comes after so many rounds."""
WIDTH: Final = 6


class SearchingMind(ImperiumMind):
    """Looks two rounds ahead. In them the player does what gains most at once, and the others do nothing much."""

    scale = 10.0
    """About what a turn may gain."""
    caution = 0.5
    worlds = 8

    def __init__(self, game: Imperium, seat: int) -> None:
        self.seat = seat
        self.until = game.table.round + ROUNDS
        self.gains = Gains(NearMind(), seat)
        self.before = outlook(game, seat)
        self.drift: float | None = None

    def worth(self, game: Imperium, seat: int) -> float:
        """By how much a player may expect to win; what two rounds bring anyway, as in the first line, is no merit."""
        value = outlook(game, seat)
        if seat != self.seat or game.outcome is not None or not self.is_quiet(game):
            return value
        if self.drift is None:
            self.drift = value - self.before
        return value - self.drift

    def is_quiet(self, game: Imperium) -> bool:
        """When a turn of the player begins that is far enough away."""
        top = game.stack[-1]
        return isinstance(top, Turn) and top.seat == self.seat and game.table.round >= self.until

    def passes(self, game: Imperium, decision: Decision) -> bool:
        """Nowhere: every answer counts."""
        return False

    def branches(self, decision: Decision) -> bool:
        """None: a turn is too long for a tree."""
        return False

    def guess(self, game: Imperium, decision: Decision, chance: Chance) -> Answer:
        """Anything may be."""
        return decision.random(chance)

    def habit(self, game: Imperium, decision: Decision) -> Answer:
        """What gains most at once; the others do what is usual."""
        if decision.seat != self.seat or isinstance(game.stack[-1], CleanUp) or decision.kind == ORDER:
            return habits.usual(game, decision)
        if decision.prompt == TURN:
            must = habits.troubled(game, decision)
            return decision.options.index(ACTIVATE) if must is None else must
        if decision.prompt == ACT:
            tries: Sequence[Answer] = different(game, decision)
            best, gain = self.gains.best(game, decision, tries) if tries else (0, 0.0)
            return best if gain > -LOSS else 0
        tries = super().tries(game, decision)[:WIDTH]
        return tries[0] if len(tries) == 1 else self.gains.best(game, decision, tries)[0]

    def tries(self, game: Imperium, decision: Decision) -> Sequence[Answer]:
        """What can be done next in a turn, or to end it; else the answers that promise most at first sight."""
        if decision.prompt == ACT:
            return [*different(game, decision), 0]
        if decision.prompt == habits.DISCARD:
            return discards_to_try(game, decision)
        if decision.prompt in habits.BY_CHANCE or isinstance(game.stack[-1], CleanUp) or decision.kind == ORDER:
            return []
        return super().tries(game, decision)


class NearMind(ImperiumMind):
    """Looks to the end of an action."""

    def worth(self, game: Imperium, seat: int) -> float:
        """By how much a player may expect to win."""
        return outlook(game, seat)


def discards_to_try(game: Imperium, decision: Decision) -> list[Answer]:
    """In the clean-up: nothing, the least useful card, all but the two most useful ones, all but one, all."""
    cards = cards_of(decision)
    order = sorted(range(len(cards)), key=lambda index: habits.keeping(game, decision.seat, cards[index]))
    sizes = (0, 1, max(0, len(cards) - 2), len(cards) - 1, len(cards))
    return list(dict.fromkeys([tuple(sorted(order[:size])) for size in sizes]))
