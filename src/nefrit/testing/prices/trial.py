"""A trial: an option is chosen in a clone, which is played on until it is paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, PASS, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value

LONG = 40
"""What is not paid for after so many answers is not looked at."""


class Trial:
    """What happens after somebody has chosen an option, up to the occurrence that tells that it is paid for.

    `before` is the state in which it was chosen, `after` the one at that occurrence, `told`. `happened` is what was
    told up to then, without that; `answered` are the questions in between with what was answered.
    """

    def __init__(self, game: AnyGame, decision: Decision, index: int) -> None:
        self.before = game.clone()
        self.decision = decision
        self.seat = decision.seat
        self.option: Any = decision.options[index]
        self.value: Any = decision.values[index]
        self.index = index
        self.answered: list[tuple[Decision, Value]] = []
        self.happened: list[Any] = []
        self.told: Any = None
        self.after: AnyGame = self.before

    def play(self, is_paid: Callable[[AnyGame, Any], bool], chance: Chance) -> bool:
        """Play on until it is paid for, as a function says of what happens; whether it was. Nobody responds."""
        game = self.before.clone()
        log = game.watcher = Log()

        def witness(game: AnyGame, occurrence: Occurrence) -> None:
            if self.told is not None:
                return
            if is_paid(game, occurrence):
                self.told, self.after = occurrence, game.clone()
            else:
                self.happened.append(occurrence)

        log.witness = witness
        game.answer(self.seat, self.index)
        for _ in range(LONG):
            if self.told is not None or len(game.pending) != 1:
                break
            asked = game.pending[0]
            passes = asked.kind == ONE and PASS in asked.options
            if passes and asked.prompt == self.decision.prompt:
                # The window in which it was chosen is open again: it has not been paid for.
                break
            answer = asked.options.index(PASS) if passes else asked.random(chance)
            self.answered.append((asked, asked.value(answer)))
            game.answer(asked.seat, answer)
        return self.told is not None

    def chosen(self, *prompts: str) -> list[Any]:
        """What was answered to questions of these names, one after the other."""
        return [value for asked, value in self.answered if asked.prompt in prompts]

    def name(self, card: int) -> str:
        """What a card is called in a message."""
        return f"{self.before.faces[card].name} #{card}"
