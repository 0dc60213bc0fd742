"""What answers have gained at once: a habit that is learned while one thinks, and then costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.lookahead import Lookahead, Mind
from nefrit.imperium.state import Imperium
from nefrit.kernel.decisions import NO_CARD, ONE, Answer, Decision
from nefrit.kernel.plain import Value

OFTEN: Final = 2
"""An answer is tried out so often; then it is known what it gains."""


class Gains:
    """By what they mean in any state: what the answers of a seat have gained when the action was over."""

    def __init__(self, mind: Mind, seat: int) -> None:
        self.mind = mind
        self.seat = seat
        self.known: dict[Value, tuple[float, ...]] = {}

    def best(self, game: Imperium, decision: Decision, tries: Sequence[Answer]) -> tuple[Answer, float]:
        """The answer that gains most, and how much."""
        now: float | None = None
        values: list[float] = []
        for answer in tries:
            key = meaning(game, decision, answer)
            gains = self.known.get(key, ())
            if len(gains) < OFTEN:
                if now is None:
                    now = self.mind.worth(game, self.seat)
                gains = (*gains, Lookahead(self.mind, self.seat, 1).values(game, (answer,))[0] - now)
                self.known[key] = gains
            values.append(sum(gains) / len(gains))
        most = max(values)
        return tries[values.index(most)], most


def meaning(game: Imperium, decision: Decision, answer: Answer) -> Value:
    """What an answer means wherever it is asked for: cards are told by their faces."""
    asked = (decision.prompt, _face(game, decision.source))
    if decision.kind != ONE or not isinstance(answer, int):
        return (*asked, answer)
    option = decision.options[answer]
    if isinstance(option, tuple) and len(option) > 1:
        return (*asked, option[0], _face(game, option[1]), *option[2:])
    return (*asked, _face(game, option))


def _face(game: Imperium, card: Value) -> Value:
    return game.faces[card].id if isinstance(card, int) and card != NO_CARD else card
