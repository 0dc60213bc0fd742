"""What the coach says follows from the answers: what was expected, what was not, and when the lesson is over."""

from __future__ import annotations

import msgspec
import pytest

from nefrit.learning.coach import ENDED_OTHERWISE, FAILURE, SUCCESS, TOO_LONG, UNEXPECTED
from nefrit.learning.lessons import Lesson, Reply, Sign, lesson_called
from nefrit.learning.playing import LessonPlay
from nefrit.learning.words import CoachSpeech
from nefrit.text.labels import NotOffered

BANZAI = "use Banzai! 0"
KILL = "use Assassination 0"
SACRIFICE = "use Vanguard Warrior 0"


def conflict(**changes: object) -> Lesson:
    return msgspec.structs.replace(lesson_called("l5r", "cards-in-a-conflict"), **changes)


def test_an_expected_answer_leads_to_the_next_step_without_a_remark() -> None:
    play = LessonPlay(conflict())
    play.chooses(BANZAI)
    assert (play.coach.step, play.coach.remark, play.coach.end) == (1, "", "")
    assert play.step is not None
    assert play.step.say == "choose-whom"


def test_a_wrong_turn_waits_until_it_is_taken_back() -> None:
    play = LessonPlay(conflict())
    play.chooses("pass")
    assert play.coach.remark == "cards-in-a-conflict-that-wins-but-does-not-break"
    assert play.decision is None
    assert len(play.match.answers) == play.coach.answers[-1] + 1, "nobody answers before it is taken back"
    with pytest.raises(NotOffered):
        play.chooses(BANZAI)
    assert play.take_back()
    play.chooses(BANZAI)
    assert play.coach.step == 1


def test_another_way_to_the_goal_makes_steps_superfluous() -> None:
    play = LessonPlay(conflict())
    play.chooses(KILL)
    assert play.coach.remark == "cards-in-a-conflict-that-works-and-costs-three-honor"
    assert not play.coach.may_take_back
    play.chooses("Cautious Scout")
    assert play.coach.end == SUCCESS


def test_what_nobody_thought_of_is_allowed_and_can_be_taken_back() -> None:
    play = LessonPlay(conflict())
    play.chooses(SACRIFICE)
    assert (play.coach.remark, play.coach.may_take_back, play.coach.step) == (UNEXPECTED, True, 0)
    assert play.decision is not None, "it can be played on, too"
    said = CoachSpeech(play.lesson, "en").say(play.coach)
    assert said[1] == "Take it back, or play on and see what happens."
    play.take_back()
    assert play.coach == LessonPlay(conflict()).coach


def test_a_sign_of_failure_ends_the_lesson_and_can_be_taken_back() -> None:
    play = LessonPlay(conflict())
    play.chooses(KILL)
    play.chooses("Vanguard Warrior")
    assert (play.coach.end, play.coach.said) == (FAILURE, "cards-in-a-conflict-not-broken")
    assert play.decision is None
    play.take_back()
    play.chooses("Cautious Scout")
    assert play.coach.end == SUCCESS


def test_a_sign_names_the_card_it_is_about() -> None:
    play = LessonPlay(conflict(success=(Sign(log="province-breaks", about={"card": "Pilgrimage"}),)))
    play.chooses(BANZAI)
    play.chooses("Vanguard Warrior")
    assert play.coach.end == FAILURE, "another province broke"


def test_what_happened_before_the_lesson_began_is_no_sign() -> None:
    play = LessonPlay(conflict(success=(Sign(log="conflict-declared"),)))
    assert not play.coach.end


def test_all_steps_can_be_the_goal() -> None:
    play = LessonPlay(conflict(success=(Sign(steps=True),)))
    play.chooses(BANZAI)
    assert not play.coach.end
    play.chooses("Vanguard Warrior")
    assert play.coach.end == SUCCESS


def test_a_lesson_does_not_take_longer_than_it_may() -> None:
    play = LessonPlay(conflict(most=1))
    play.chooses(BANZAI)
    assert (play.coach.end, play.coach.said) == (FAILURE, TOO_LONG)


def test_the_end_of_the_game_ends_the_lesson() -> None:
    lesson = conflict(success=(Sign(won="ann"),), failure=())
    losing = lesson.position.replace("seat ann: honor=12", "seat ann: honor=3")
    lost = LessonPlay(msgspec.structs.replace(lesson, position=losing))
    lost.chooses(KILL)
    assert lost.match.game.outcome is not None, "all honor is gone"
    assert (lost.coach.end, lost.coach.said) == (FAILURE, ENDED_OTHERWISE)


def test_others_answer_by_the_script_and_then_as_the_usual_bot() -> None:
    bystander = (Reply("bob", (), "choose-defenders"),)
    play = LessonPlay(conflict(script=bystander))
    committed = [entry for entry in play.match.log.read(0) if entry["message"] == "committed"]
    assert [entry["seat"] for entry in (line["arguments"] for line in committed)] == [0, 0]
    other = LessonPlay(conflict(script=()))
    assert other.match.answers[: len(other.lesson.begin)] == play.match.answers[: len(play.lesson.begin)]


def test_hints_are_those_of_the_step() -> None:
    play, words = LessonPlay(conflict()), CoachSpeech(conflict(), "en")
    assert len(words.hints(play.coach)) == 2
    play.chooses("pass")
    assert words.hints(play.coach) == [], "there is nothing to do but to take it back"


def test_a_question_with_a_single_answer_gets_it_whatever_is_answered_afterwards() -> None:
    lesson = msgspec.structs.replace(lesson_called("senjutsu", "step-then-strike"), after={"move": "done"})
    play = LessonPlay(lesson)
    play.chooses("Reverse Carved Fang")
    play.chooses("step 3")
    play.chooses("Wolf Pounce")
    assert play.coach.end == SUCCESS, "the pounce must step to the front"
