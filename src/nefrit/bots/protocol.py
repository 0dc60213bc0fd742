"""What a bot is, and the one way in which it is asked."""

from __future__ import annotations

from typing import Protocol

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, Answer, Decision
from nefrit.kernel.game import AnyGame


class Bot(Protocol):
    """A player that is a program.

    It is never given the game. A bot that `imagines` gets a state in which all that its seat does not know has been
    dealt anew: it may read everything in it, clone it and play on. From there `imagined.imagine(seat, chance)` gives as
    many others as it likes, which are as likely. A bot that does not imagine gets None, and costs almost nothing.

    A bot keeps nothing from one question to the next, so it has nothing to take back when players do.
    """

    @property
    def imagines(self) -> bool:
        """Whether it needs a state to think in."""

    def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
        """Its legal answer to a decision; whatever it leaves to chance comes from `chance`."""


def ask(bot: Bot, game: AnyGame, decision: Decision, chance: Chance) -> Answer:
    """Let a bot answer one of the decisions that are pending in a game, from nothing but what its seat knows."""
    if not bot.imagines:
        return bot.answer(decision, None, chance)
    if decision.kind == ONE and len(decision.options) == 1:
        return 0
    return bot.answer(decision, imagined_by(game, decision.seat, chance), chance)


def imagined_by(game: AnyGame, seat: int, chance: Chance) -> AnyGame:
    """What a bot is given instead of a game: of two that its seat cannot tell apart, with the same chance, the same.

    It does not say how the game began either: with its seed or its position one could play it again and see all.
    """
    new = game.imagine(seat, chance)
    new.header = new.header.copy()
    new.header.seed = 0
    new.header.reseeded = ()
    new.header.position = ""
    return new
