"""Ways through a lesson: by its script, and at random."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.learning.lessons import ANYTHING, Lesson, Turn, alternatives, is_among
from nefrit.learning.playing import LessonPlay
from nefrit.text.labels import Labels, answer_labels


def at_step(lesson: Lesson, number: int) -> LessonPlay:
    """The lesson played by its script up to this step."""
    play = LessonPlay(lesson)
    for _ in range(number):
        choose_expected(play)
    return play


def choose_expected(play: LessonPlay) -> None:
    """Give the first answer that the present step expects."""
    step, decision = play.step, play.decision
    assert step is not None
    assert decision is not None
    assert decision.prompt == step.asked, f"{play.lesson.id}: {decision.prompt} is asked instead of {step.asked}"
    number = play.coach.step
    if ANYTHING in step.expect:
        assert play.answer(next(iter(decision.answers(1)))) is None
    else:
        play.chooses(*alternatives(decision, step.expect)[0])
    assert play.coach.step == number + 1


def answers_of(play: LessonPlay, turn: Turn) -> list[Labels]:
    """The answers that a wrong turn means: those it names, or some of all that are not expected."""
    step, decision = play.step, play.decision
    assert step is not None
    assert decision is not None
    if ANYTHING not in turn.answer:
        return alternatives(decision, turn.answer)
    earlier = step.wrong[: step.wrong.index(turn)]
    all_labels = [answer_labels(play.match.game, decision, answer) for answer in decision.answers(30)]
    known = [step.expect, *[other.answer for other in earlier]]
    return [labels for labels in all_labels if not any(is_among(decision, labels, answers) for answers in known)]


def walk(play: LessonPlay, seed: int) -> list[str]:
    """Answer at random to the end; where something must be taken back, it is. What was said at each turn."""
    chance, said = Chance(seed), [""]
    taken_back = 0
    while not play.coach.end:
        decision = play.decision
        if decision is None:
            assert play.coach.must_take_back
            assert play.coach.remark
            said.append(play.coach.remark)
            assert play.take_back()
            taken_back += 1
            if taken_back > 20:
                # Whoever never finds it by chance has heard why twenty times.
                return said
            continue
        assert play.answer(decision.random(chance)) is None
        said.append(play.coach.remark)
    assert len(play.coach.answers) <= play.lesson.most
    return said
