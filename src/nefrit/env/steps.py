"""Steps: any game as a sequence of single discrete actions.

This is the only place where the five kinds of decisions become actions of one kind. With `room` for so many options:

- action `i` below `room` is option `i` of those that are offered at once: the option is chosen (one), chosen as well
  (some), put next (order), or gets one point (distribute); of numbers it is the i-th from the least;
- action `room` is `more`: the options that did not fit, where a decision has more of them;
- action `room + 1` is `stop`: of some, no more are chosen.

A decision is answered as soon as only one way to complete it is left, and where there is only one answer at all nobody
is asked. Seats that decide at the same time are asked one after the other; the game keeps their answers until all are
in, and no observation shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nefrit.bots.protocol import Bot, ask, imagined_by
from nefrit.env.setting import Setting
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.decisions import DISTRIBUTE, NO_CARD, NUMBER, ONE, ORDER, SOME, Answer, Decision
from nefrit.kernel.game import AnyGame

OVER: Final = -1
"""Who acts next when nobody does: the game is over, or was broken off."""

Mask = NDArray[np.int8]

_NO_END: Final = 1 << 62


class IllegalAction(ValueError):
    """This action is not legal now; nothing has changed."""


class Steps:
    """A game in steps: `reset` begins one, `step` takes an action, both say which seat acts next.

    `seat` is that seat, `decision` what it is being asked and `picked` what it has answered of it so far: the options
    that are chosen or ordered, or the points of each option. `first` is the first option that is offered at once.
    `taken` counts the steps, `decisions` those that have been answered, also where there was no choice. `forfeited` is
    the seat that has forfeited the game, or OVER. Before the first `reset` there is no `game`.
    """

    __slots__ = (
        "_most",
        "decision",
        "decisions",
        "first",
        "forfeited",
        "game",
        "picked",
        "room",
        "seat",
        "setting",
        "taken",
    )

    game: AnyGame

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.room = setting.room
        self.seat = OVER
        self.decision: Decision | None = None
        self.picked: tuple[int, ...] = ()
        self.first = 0
        self.taken = 0
        self.decisions = 0
        self.forfeited = OVER
        self._most = setting.most_steps or _NO_END

    # ---- Playing

    def reset(self, seed: int) -> int:
        """Begin the game with this seed; the seat that acts first, or OVER."""
        self.game = self.setting.definition.start(self.setting.header(seed))
        self.taken = 0
        self.decisions = 0
        self.forfeited = OVER
        return self._ask()

    def step(self, action: int) -> int:
        """Take an action for the seat that acts; the seat that acts next, or OVER."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("nobody acts any more")
        if decision.kind == ONE and not self.first and 0 <= action < self.room and action < len(decision.options):
            # By far the most frequent case, written out.
            return self._answer(action)
        if not self.is_legal(action):
            raise IllegalAction(f"{action} is not legal now; legal are {self.legal()}")
        if action == self.room:
            self.first = self._next_page(decision)
            return self._go_on()
        answer = self._complete(decision, action)
        self.first = 0
        return self._go_on() if answer is None else self._answer(answer)

    def forfeit(self) -> None:
        """The seat that acts loses the game at once, and all others win it together: what an illegal action costs."""
        if self.decision is None:
            raise IllegalAction("nobody acts any more")
        self.forfeited = self.seat
        self._stop()

    def play_bot(self, bot: Bot, chance: Chance) -> int:
        """Let a bot answer the whole decision of the seat that acts; the seat that acts next, or OVER."""
        if self.decision is None:
            raise IllegalAction("nobody acts any more")
        return self._answer(ask(bot, self.game, self.decision, chance))

    def bot_actions(self, bot: Bot, chance: Chance) -> list[int]:
        """The actions by which a bot would answer the decision of the seat that acts, for learning from it.

        Nothing changes. Taken one after the other they lead where `play_bot` with the same chance leads.
        """
        if self.decision is None:
            raise IllegalAction("nobody acts any more")
        return self.actions_for(ask(bot, self.game, self.decision, chance))

    def actions_for(self, answer: Answer) -> list[int]:
        """The actions that give this answer to the decision of the seat that acts, of which nothing is answered yet."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("nobody acts any more")
        tried = Steps(self.setting)
        tried._ask_this(decision)
        if self.picked != tried.picked or self.first:
            raise IllegalAction("a part of this decision is answered already, or its page has been turned")
        found: list[int] = []
        for index in _in_turn(decision, answer):
            while not tried.first <= index < tried.first + self.room:
                found.append(self.room)
                tried.first = tried._next_page(decision)
            found.append(index - tried.first)
            given = tried._complete(decision, index - tried.first)
            tried.first = 0
            if given is not None:
                return found
        found.append(self.room + 1)
        return found

    def _answer(self, answer: Answer) -> int:
        refusal = self.game.answer(self.seat, answer)
        assert refusal is None, f"{answer!r} is offered and refused: {refusal}"
        self.decisions += 1
        self._ask()
        return self._go_on()

    def _go_on(self) -> int:
        """Count a step; after the last that is allowed nobody acts any more."""
        self.taken += 1
        if self.taken >= self._most:
            self._stop()
        return self.seat

    def _stop(self) -> int:
        """Nobody acts any more."""
        self.decision = None
        self.seat = OVER
        self.picked = ()
        self.first = 0
        return OVER

    def _ask(self) -> int:
        """Go on to the next decision in which there is a choice."""
        game = self.game
        while game.pending:
            decision = game.pending[0]
            answer = only_answer(decision)
            if answer is None:
                return self._ask_this(decision)
            game.answer(decision.seat, answer)
            self.decisions += 1
        return self._stop()

    def _ask_this(self, decision: Decision) -> int:
        self.decision = decision
        self.picked = (0,) * len(decision.options) if decision.kind == DISTRIBUTE else ()
        self.first = 0
        self.seat = decision.seat
        return self.seat

    def _complete(self, decision: Decision, action: int) -> Answer | None:
        """The answer, if this action completes it; else it is noted in `picked`."""
        chosen = self.first + action
        kind = decision.kind
        if kind == ONE:
            return chosen
        if kind == NUMBER:
            return decision.least + chosen
        if kind == DISTRIBUTE:
            points = list(self.picked)
            points[chosen] += 1
            self.picked = tuple(points)
            return _only_points(decision, self.picked)
        if action == self.room + 1:
            return self.picked
        self.picked = (*self.picked, chosen)
        if kind == ORDER:
            left = [index for index in range(len(decision.options)) if index not in self.picked]
            return (*self.picked, *left) if len(left) <= 1 else None
        return self.picked if len(self.picked) == decision.most else None

    # ---- What is legal

    def is_legal(self, action: int) -> bool:
        """Whether an action can be taken now."""
        decision = self.decision
        if decision is None or not 0 <= action <= self.room + 1:
            return False
        if action < self.room:
            return self._is_open(decision, self.first + action)
        if action == self.room:
            return self._next_page(decision) > 0
        return decision.kind == SOME and len(self.picked) >= decision.least

    def legal(self) -> list[int]:
        """All legal actions, in ascending order."""
        decision = self.decision
        if decision is None:
            return []
        count = _count(decision)
        here = range(min(count - self.first, self.room))
        if decision.kind in (ONE, NUMBER):
            found = list(here)
        else:
            found = [action for action in here if self._is_open(decision, self.first + action)]
        if self.first + self.room < count and self._next_page(decision):
            found.append(self.room)
        if decision.kind == SOME and len(self.picked) >= decision.least:
            found.append(self.room + 1)
        return found

    def mask(self, out: Mask | None = None) -> Mask:
        """For each action 1 if it is legal, else 0; written into `out` if that is given."""
        if out is None:
            out = np.zeros(self.room + 2, np.int8)
        else:
            out.fill(0)
        decision = self.decision
        if decision is not None and decision.kind == ONE and len(decision.options) <= self.room:
            out[: len(decision.options)] = 1
        else:
            out[self.legal()] = 1
        return out

    def _is_open(self, decision: Decision, index: int) -> bool:
        """Whether the option with this index can be taken, on whichever page it is."""
        if not 0 <= index < _count(decision):
            return False
        if decision.kind == DISTRIBUTE:
            return self.picked[index] < decision.limits[index]
        return decision.kind in (ONE, NUMBER) or index not in self.picked

    def _next_page(self, decision: Decision) -> int:
        """The first option of the next page on which there is anything to take; 0 if there is none."""
        for index in range(self.first + self.room, _count(decision)):
            if self._is_open(decision, index):
                return index - index % self.room
        return 0

    def name_of(self, action: int) -> str:
        """An action in words for people who look into what happens, each legal action in others."""
        if action >= self.room:
            return ("more", "stop")[action - self.room]
        decision = self.decision
        index = self.first + action
        if decision is None or not 0 <= index < _count(decision):
            return f"action {action}"
        if decision.kind == NUMBER:
            return str(decision.least + index)
        option = decision.options[index]
        verb, card, *details = option if isinstance(option, tuple) else ("", option)
        words = [str(part) for part in (verb, *details) if part != ""]
        if isinstance(card, int) and card >= 0:
            known = self.game.knows(decision.seat, card)
            words.insert(1 if verb else 0, self.game.faces[card].name if known else "a card")
        elif card != NO_CARD:
            words.append(str(card))
        return f"{index}: {' '.join(words)}"

    # ---- How it ends

    @property
    def is_over(self) -> bool:
        """Whether nobody acts any more."""
        return self.decision is None

    @property
    def is_broken_off(self) -> bool:
        """Whether nobody acts any more although the rules have not decided the game."""
        if self.decision is not None or self.forfeited != OVER:
            return False
        return self.game.outcome is None or self.game.outcome.stopped

    def reward(self, seat: int) -> float:
        """What a seat gets: from -1 to 1, over all seats 0; 0 as long as the game is not decided.

        The losers pay 1 and the winners get it, all losers the same share and all winners the same. In a draw nobody
        loses. Seats that the game plays itself win or lose only where no player does.
        """
        outcome = self.game.outcome
        if self.forfeited != OVER:
            winners: tuple[int, ...] = tuple([one for one in range(self.setting.seats) if one != self.forfeited])
        elif outcome is None or not outcome.winners:
            return 0.0
        else:
            winners = outcome.winners
        losers = self._paying([one for one in range(self.setting.seats) if one not in winners])
        winning = self._paying(winners)
        if not losers:
            return 0.0
        if seat in losers:
            return -1.0 / len(losers)
        return 1.0 / len(winning) if seat in winning else 0.0

    def _paying(self, side: Sequence[int]) -> Sequence[int]:
        """Those of a side whom rewards concern: its players, and only if it has none the seats of the game itself."""
        return [seat for seat in side if seat in self.setting.players] or side

    # ---- Copies

    def clone(self) -> Steps:
        """An independent copy, as cheap as a clone of the game."""
        new = Steps(self.setting)
        new.restore(self)
        return new

    def restore(self, saved: Steps) -> None:
        """Go back to where a clone was when it was made; the clone can be used again."""
        if saved.is_begun:
            self.game = saved.game.clone()
        self.seat = saved.seat
        self.decision = saved.decision
        self.picked = saved.picked
        self.first = saved.first
        self.taken = saved.taken
        self.decisions = saved.decisions
        self.forfeited = saved.forfeited

    @property
    def is_begun(self) -> bool:
        """Whether there is a game: it was reset at least once."""
        return hasattr(self, "game")

    def imagine(self, seat: int, chance: Chance) -> Steps:
        """A clone in which all that a seat does not know has been dealt again at random.

        What another seat has picked of its answer so far is not known either: it begins again.
        """
        new = self.clone()
        new.game = imagined_by(self.game, seat, chance)
        if self.decision is not None and self.seat != seat:
            new._ask_this(next(decision for decision in new.game.pending if decision.seat == self.seat))
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Steps:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.is_begun:
            return Steps, (self.setting,)
        counts = (self.taken, self.decisions, self.forfeited)
        return _again, (self.setting, encode(self.game), self.picked, self.first, counts, self.is_over)


def _again(
    setting: Setting, state: bytes, picked: tuple[int, ...], first: int, counts: tuple[int, int, int], is_over: bool
) -> Steps:
    """The steps that were saved."""
    steps = Steps(setting)
    steps.game = game = decode(setting.definition, state)
    steps.taken, steps.decisions, steps.forfeited = counts
    if not game.pending and game.outcome is None:
        # In an imagined state somebody may be asked what the state itself would not ask: there play goes on.
        game.run()
        steps._ask()
    elif not is_over:
        steps._ask_this(game.pending[0])
        steps.picked = picked
        steps.first = first
    return steps


def _in_turn(decision: Decision, answer: Answer) -> Iterable[int]:
    """The indexes of the options that an answer takes, one by one; of a number its distance from the least."""
    if isinstance(answer, int):
        return (answer - decision.least if decision.kind == NUMBER else answer,)
    if decision.kind == DISTRIBUTE:
        return [index for index, points in enumerate(answer) for _ in range(points)]
    return answer


def _count(decision: Decision) -> int:
    """How many options there are to take, or numbers."""
    return decision.most - decision.least + 1 if decision.kind == NUMBER else len(decision.options)


def only_answer(decision: Decision) -> Answer | None:
    """The answer to a decision that has only one; None if there is a choice."""
    kind = decision.kind
    count = len(decision.options)
    if kind == ONE:
        return 0 if count == 1 else None
    if kind == NUMBER:
        return decision.least if decision.least == decision.most else None
    if kind == DISTRIBUTE:
        return _only_points(decision, (0,) * count)
    if kind == ORDER:
        return tuple(range(count)) if count <= 1 else None
    if decision.least == decision.most and decision.most in (0, count):
        return tuple(range(decision.most))
    return None


def _only_points(decision: Decision, points: tuple[int, ...]) -> tuple[int, ...] | None:
    """The points of each option, if there is only one way to distribute those that are left."""
    left = decision.most - sum(points)
    open_ones = [index for index, limit in enumerate(decision.limits) if points[index] < limit]
    if not left:
        return points
    if left == sum(decision.limits) - sum(points):
        return decision.limits
    if len(open_ones) == 1:
        only = open_ones[0]
        return (*points[:only], points[only] + left, *points[only + 1 :])
    return None
