"""A lesson being played: the others answer by the script, and the coach judges the answers of the learner."""

from __future__ import annotations

from nefrit import bots, registry
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.match import Match
from nefrit.kernel.record import Damaged, Header
from nefrit.kernel.refusals import Refusal
from nefrit.learning.coach import Coach, coach, is_answered_for, next_reply, seat_of
from nefrit.learning.lessons import Lesson, Step
from nefrit.text.labels import Labels, NotOffered, answer_called

MOST_ANSWERS = 2_000
"""More answers of others in a row than any lesson has: it would never end."""


def header_of(lesson: Lesson) -> Header:
    """How the game of a lesson begins. A position names its seats itself."""
    definition = registry.find(lesson.game)
    edition = lesson.edition or definition.editions[0]
    names = _seats_in(lesson.position)
    return Header(
        lesson.game,
        seats=len(names) or lesson.seats,
        seed=lesson.seed,
        edition=edition,
        options=lesson.options,
        names=names,
        position=lesson.position,
    )


def _seats_in(position: str) -> tuple[str, ...]:
    for line in position.splitlines():
        key, _, names = line.partition(":")
        if key.strip() == "seats":
            return tuple([name.strip() for name in names.split(",")])
    return ()


def learner_decides(lesson: Lesson, match: Match, so_far: Coach) -> bool:
    """Whether the learner is to answer now, and not the lesson."""
    if len(match.answers) < len(lesson.begin) or so_far.must_take_back or so_far.end:
        return False
    decision = match.game.decision(seat_of(match, lesson.seat))
    return decision is not None and not is_answered_for(lesson, so_far, decision)


def scripted_answer(lesson: Lesson, match: Match, so_far: Coach) -> tuple[int, Answer] | None:
    """The next answer that the lesson gives, with its seat; None if the learner decides, or if the lesson is over.

    It gives the answers with which it begins, those for the other seats, and for the learner those that teach nothing.
    """
    if len(match.answers) < len(lesson.begin):
        name, *labels = lesson.begin[len(match.answers)]
        return _called(match, seat_of(match, name), tuple(labels))
    if so_far.must_take_back or so_far.end or learner_decides(lesson, match, so_far):
        return None
    learner = seat_of(match, lesson.seat)
    decision = match.game.decision(learner)
    if decision is not None:
        return learner, _answer_for_learner(lesson, match, decision)
    decision = match.game.pending[0]
    reply = next_reply(lesson, so_far, match.game, decision)
    if reply is not None:
        return decision.seat, answer_called(match.game, decision, reply.answer)
    bot = bots.find(lesson.game, bots.usual(lesson.game))
    chance = Chance(Chance(lesson.seed).bits() + len(match.answers))
    return decision.seat, bots.ask(bot, match.game, decision, chance)


def _answer_for_learner(lesson: Lesson, match: Match, decision: Decision) -> Answer:
    if decision.sole_answer is not None:
        return decision.sole_answer
    named = lesson.after[decision.prompt]
    return answer_called(match.game, decision, (named,) if isinstance(named, str) else named)


def _called(match: Match, seat: int, labels: Labels) -> tuple[int, Answer]:
    decision = match.game.decision(seat)
    if decision is None:
        raise NotOffered(f"{match.header.names[seat]} has nothing to decide and cannot choose {list(labels)}")
    return seat, answer_called(match.game, decision, labels)


class LessonPlay:
    """One learner in one lesson. After every change `coach` says where the learner is."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = Match(registry.find(lesson.game), header_of(lesson))
        self.seat = seat_of(self.match, lesson.seat)
        self.coach = coach(lesson, self.match)
        self._go_on()

    @property
    def decision(self) -> Decision | None:
        """What the learner must decide now; None when the lesson is over or an answer must be taken back."""
        return self.match.game.decision(self.seat) if learner_decides(self.lesson, self.match, self.coach) else None

    @property
    def step(self) -> Step | None:
        """The step that is to be done; None when all are."""
        steps = self.lesson.step
        return steps[self.coach.step] if self.coach.step < len(steps) else None

    def answer(self, answer: Answer) -> Refusal | None:
        """Give an answer of the learner, and play on until the learner decides again; the refusal says why not."""
        refusal = self.match.answer(self.seat, answer)
        if refusal is None:
            self.coach = coach(self.lesson, self.match)
            self._go_on()
        return refusal

    def chooses(self, *labels: str) -> None:
        """Give the answer with these labels; NotOffered if there is none."""
        decision = self.decision
        if decision is None:
            raise NotOffered("the learner has nothing to decide")
        refusal = self.answer(answer_called(self.match.game, decision, labels))
        if refusal is not None:
            raise NotOffered(f"{list(labels)} is refused: {refusal.message}")

    def take_back(self) -> bool:
        """Take the learner's last answer back, with all that followed; whether there was one."""
        if not self.coach.answers:
            return False
        self.match.undo(len(self.match.answers) - self.coach.answers[-1])
        self.coach = coach(self.lesson, self.match)
        return True

    def start_over(self) -> None:
        """Go back to the beginning of the lesson."""
        while self.take_back():
            pass

    def _go_on(self) -> None:
        """Let the lesson and the others answer until the learner must decide, or the lesson is over."""
        for _ in range(MOST_ANSWERS):
            given = scripted_answer(self.lesson, self.match, self.coach)
            if given is None:
                return
            refusal = self.match.answer(*given)
            if refusal is not None:
                raise Damaged(f"an answer in the script of {self.lesson.id} is refused: {refusal.message}")
            self.coach = coach(self.lesson, self.match)
        raise Damaged(f"the learner in {self.lesson.id} is never asked")
