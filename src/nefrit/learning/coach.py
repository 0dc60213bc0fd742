"""The coach: what is said to a learner now. It follows from the lesson and the answers so far, and from nothing else.

So an answer that is taken back takes back what was said to it, and a lesson can be left and resumed at any moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nefrit.kernel.decisions import Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match
from nefrit.learning.lessons import Lesson, Reply, Sign, Step, is_among
from nefrit.text.labels import Labels, NotOffered, answer_called, answer_labels

SUCCESS, FAILURE = "success", "failure"

UNEXPECTED = "lesson-unexpected"
"""Said to a legal answer for which a lesson has no words."""
ENDED_OTHERWISE = "lesson-ended-otherwise"
TOO_LONG = "lesson-too-long"


@dataclass
class Coach:
    """Where a learner is in a lesson, and what is said."""

    step: int = 0
    """The number of the step that is to be done."""
    remark: str = ""
    """The message about the learner's last answer, if anything is to be said to it."""
    must_take_back: bool = False
    """Whether the lesson waits until the last answer is taken back."""
    may_take_back: bool = False
    """Whether the last answer was not what the lesson meant, and play goes on."""
    end: str = ""
    """Empty while the lesson goes on; else whether it is a success or a failure."""
    said: str = ""
    """The message with which it ended, if the lesson has one."""
    answers: list[int] = field(default_factory=list)
    """The numbers of the answers that the learner gave, and not the lesson."""
    replied: set[int] = field(default_factory=set)
    """The numbers of the replies in the script that have been given."""


def coach(lesson: Lesson, match: Match) -> Coach:
    """What a coach says now to a learner in a lesson."""
    found = Coach()
    learner = seat_of(match, lesson.seat)
    for number, (seat, answer) in enumerate(match.answers):
        game = match.before(number)
        decision = game.decision(seat)
        assert decision is not None
        labels = answer_labels(game, decision, answer)
        if number < len(lesson.begin):
            continue
        if seat != learner:
            _note_reply(lesson, found, game, decision, labels)
        elif not is_answered_for(lesson, found, decision):
            found.answers.append(number)
            _judge(lesson, found, decision, labels)
    _end(lesson, found, match)
    return found


def seat_of(match: Match, name: str) -> int:
    """The number of a seat by its name."""
    return match.header.names.index(name)


def is_answered_for(lesson: Lesson, so_far: Coach, decision: Decision) -> bool:
    """Whether a question is answered for the learner: one with a single answer, or one named in `after`, outside its
    step."""
    if waits_for(lesson, so_far, decision) is not None:
        return False
    return decision.prompt in lesson.after or decision.sole_answer is not None


def waits_for(lesson: Lesson, so_far: Coach, decision: Decision) -> Step | None:
    """The present step, if this is the question it waits for."""
    if so_far.step >= len(lesson.step):
        return None
    step = lesson.step[so_far.step]
    return step if step.asked == decision.prompt else None


def next_reply(lesson: Lesson, so_far: Coach, game: AnyGame, decision: Decision) -> Reply | None:
    """What the script answers for a seat: the first of its replies that is left and that this question offers."""
    for number, reply in enumerate(lesson.script):
        if number not in so_far.replied and _fits(reply, game, decision):
            return reply
    return None


def _fits(reply: Reply, game: AnyGame, decision: Decision) -> bool:
    if game.header.names[decision.seat] != reply.seat or reply.asked not in ("", decision.prompt):
        return False
    try:
        answer_called(game, decision, reply.answer)
    except NotOffered:
        return False
    return True


def _note_reply(lesson: Lesson, so_far: Coach, game: AnyGame, decision: Decision, labels: Labels) -> None:
    reply = next_reply(lesson, so_far, game, decision)
    if reply is None or reply.always:
        return
    answer = answer_called(game, decision, reply.answer)
    if answer_labels(game, decision, answer) == labels:
        so_far.replied.add(lesson.script.index(reply))


def _judge(lesson: Lesson, so_far: Coach, decision: Decision, labels: Labels) -> None:
    """What is said to an answer of the learner, and whether it leads to the next step."""
    so_far.remark, so_far.must_take_back, so_far.may_take_back = "", False, False
    step = waits_for(lesson, so_far, decision)
    if step is None:
        return
    if is_among(decision, labels, step.expect):
        so_far.step += 1
        return
    for turn in step.wrong:
        if is_among(decision, labels, turn.answer):
            so_far.remark = lesson.message(turn.say)
            so_far.must_take_back = turn.take_back
            so_far.may_take_back = not turn.take_back and not turn.skips
            so_far.step += turn.skips
            return
    so_far.remark, so_far.may_take_back = UNEXPECTED, True


def _end(lesson: Lesson, so_far: Coach, match: Match) -> None:
    """Whether the lesson is over: by one of its signs, because the game is, or because it has taken too long."""
    if so_far.must_take_back:
        return
    for end, signs in ((SUCCESS, lesson.success), (FAILURE, lesson.failure)):
        for sign in signs:
            if _has_come(lesson, so_far, match, sign):
                so_far.end, so_far.said = end, lesson.message(sign.say) if sign.say else ""
                return
    if match.game.outcome is not None:
        so_far.end, so_far.said = FAILURE, ENDED_OTHERWISE
    elif len(so_far.answers) >= lesson.most:
        so_far.end, so_far.said = FAILURE, TOO_LONG


def _has_come(lesson: Lesson, so_far: Coach, match: Match, sign: Sign) -> bool:
    if sign.steps:
        return so_far.step >= len(lesson.step)
    if sign.won:
        outcome = match.game.outcome
        return outcome is not None and seat_of(match, sign.won) in outcome.winners
    begun = len(lesson.begin)
    written = match.written_before(begun) if len(match.answers) > begun else len(match.log.entries)
    return any(_tells(match, entry, sign) for entry in match.log.read(seat_of(match, lesson.seat), written))


def _tells(match: Match, entry: dict[str, Any], sign: Sign) -> bool:
    """Whether an entry of the log is the one that a sign names."""
    if entry["message"] != sign.log:
        return False
    return all(value in _named(match, entry, name) for name, value in sign.about.items())


def _named(match: Match, entry: dict[str, Any], name: str) -> Iterator[Any]:
    """The values of an argument, cards and seats by their names."""
    value = entry["arguments"].get(name)
    for part in value if isinstance(value, list | tuple) else (value,):
        if name in entry["cards"] and part is not None:
            yield match.definition.library.faces[part].name
        elif name in entry["seats"] and isinstance(part, int) and part >= 0:
            yield match.header.names[part]
        else:
            yield part
