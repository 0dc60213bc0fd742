"""The greedy bot: it tries out what it can do now, and takes what is worth most when that is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.lookahead import Lookahead, some_answers
from nefrit.imperium.bot import habits
from nefrit.imperium.bot.worth import TO_PLAY, worth
from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.constants import ACTIONS, ACTIVATE
from nefrit.imperium.rounds import Feast
from nefrit.imperium.state import Imperium
from nefrit.imperium.turn import Activation, Turn
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, Answer, Decision
from nefrit.kernel.plain import Value

ACT: Final = "play-or-exhaust"
TURN: Final = "choose-turn"
MOST_TRIED: Final = 8
TRIALS: Final = 48
WIDTH: Final = 5
LOSS: Final = TO_PLAY + 0.05
"""An action that loses no more than this is better than none: what is not used in a turn is gone."""
GAINS_KEPT: Final = 0.8
"""Of what the best actions of a turn gain one by one, so much is left when they are done one after the other."""
ONE_AFTER_ANOTHER: Final = 4.0
"""What else a turn is worth in which some action gains a point: it opens the way to others, and to what is drawn."""


class Greedy:
    """Looks to the end of what it begins, such as playing a card, and takes what is worth most to its mind then."""

    imagines = True

    def __init__(self, mind: ImperiumMind | None = None, trials: int = TRIALS, width: int = WIDTH) -> None:
        self.mind = mind or ImperiumMind()
        self.trials = trials
        self.width = width

    def answer(self, decision: Decision, imagined: Imperium | None, chance: Chance) -> Answer:
        """By a rule of thumb where one is enough, else by looking ahead."""
        assert imagined is not None, "this bot imagines"
        known = habits.by_rule(imagined, decision, chance)
        if known is not None:
            return known
        if decision.prompt == TURN:
            return _turn(self.mind, imagined, decision)
        if decision.prompt == ACT:
            return self._act(imagined, decision)
        tries = self.mind.tries(imagined, decision)
        return tries[0] if len(tries) == 1 else self._ahead(decision).best(imagined, tries)

    def _ahead(self, decision: Decision) -> Lookahead:
        return Lookahead(self.mind, decision.seat, self.trials, self.width)

    def _act(self, game: Imperium, decision: Decision) -> Answer:
        """The best thing to do now, unless it is better to end the turn; option 0 is to pass."""
        tries = different(game, decision)
        if not tries:
            return 0
        values = self._ahead(decision).values(game, tries)
        best = max(values)
        return tries[values.index(best)] if best > self.mind.worth(game, decision.seat) - LOSS else 0


def different(game: Imperium, decision: Decision) -> list[Answer]:
    """What can be done, without second copies of a card in hand."""
    found: dict[Value, Answer] = {}
    for number, option in enumerate(decision.options):
        if isinstance(option, tuple) and isinstance(option[1], int):
            what = game.faces[option[1]].id if option[0] == "play" else option
            found.setdefault((option[0], what), number)
    return list(found.values())


def _turn(mind: ImperiumMind, game: Imperium, decision: Decision) -> Answer:
    """Activate, unless another turn is worth more than the best three actions and exhaust effects together."""
    seat = decision.seat
    must = habits.troubled(game, decision)
    if must is not None:
        return must
    active = decision.options.index(ACTIVATE)
    values = Lookahead(mind, seat, TRIALS, WIDTH).values(game, range(len(decision.options)))
    values[active] = _activation(mind, game, decision, active)
    return values.index(max(values))


def _activation(mind: ImperiumMind, game: Imperium, decision: Decision, active: int) -> float:
    """What a turn of actions may come to, each tried by itself."""
    trial = game.clone()
    trial.answer(decision.seat, active)
    now = mind.worth(trial, decision.seat)
    asked = trial.decision(decision.seat)
    if asked is None or asked.prompt != ACT:
        return now
    tries = different(trial, asked)
    values = Lookahead(mind, decision.seat, TRIALS // 2, WIDTH).values(trial, tries)
    plays: list[float] = []
    uses: list[float] = []
    for answer, value in zip(tries, values, strict=True):
        option = asked.options[answer] if isinstance(answer, int) else None
        gains = plays if isinstance(option, tuple) and option[0] == "play" else uses
        gains.append(max(0.0, value - now + (TO_PLAY if gains is plays else 0.0)))
    best = sum(sorted(plays)[-ACTIONS:]) + sum(sorted(uses)[-game.seats[decision.seat].exhausts :])
    return now - TO_PLAY * min(ACTIONS, len(plays)) + GAINS_KEPT * best + ONE_AFTER_ANOTHER * min(1.0, best)


class ImperiumMind:
    """What looking ahead needs to know of this game."""

    def worth(self, game: Imperium, seat: int) -> float:
        """How good a state is for a player."""
        return worth(game, seat)

    def is_quiet(self, game: Imperium) -> bool:
        """Between actions, in the clean-up, between turns and between solstice effects."""
        return isinstance(game.stack[-1], Activation | CleanUp | Turn | Feast)

    def is_open(self, decision: Decision) -> bool:
        """What begins something new is quiet already."""
        return False

    def habit(self, game: Imperium, decision: Decision) -> Answer:
        """What is usual."""
        return habits.usual(game, decision)

    def tries(self, game: Imperium, decision: Decision) -> Sequence[Answer]:
        """The answers that promise most at first sight."""
        if decision.prompt in ("which-to-discard", "which-to-return"):
            return [habits.usual(game, decision)]
        if decision.kind != ONE:
            return some_answers(decision, MOST_TRIED)
        return range(min(len(decision.options), MOST_TRIED))
