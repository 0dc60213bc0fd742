"""Every lesson can be done as its script says, answers every wrong turn, and ends no walk in silence."""

from __future__ import annotations

import pytest

from nefrit.learning.coach import SUCCESS
from nefrit.learning.lessons import Lesson, lessons_of, messages_said
from nefrit.learning.words import CoachSpeech, words_of
from nefrit.manifest import own_names
from nefrit.rulebook import catalog
from nefrit.text.messages import LANGUAGES
from nefrit.text.sources import read_source
from tests.learning.walks import answers_of, at_step, choose_expected, walk

LESSONS = [lesson for game in own_names() for lesson in lessons_of(game)]
EACH_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


@EACH_LESSON
def test_the_script_leads_to_success_without_another_question(lesson: Lesson) -> None:
    play = at_step(lesson, 0)
    for _ in lesson.step:
        assert not play.coach.end
        choose_expected(play)
    assert play.coach.end == SUCCESS, play.decision
    assert not play.coach.remark


@EACH_LESSON
def test_every_wrong_turn_is_answered(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.step):
        for turn in step.wrong:
            for labels in answers_of(at_step(lesson, number), turn):
                play = at_step(lesson, number)
                before = play.coach
                play.chooses(*labels)
                if turn.take_back:
                    assert play.coach.remark == lesson.message(turn.say)
                    assert play.decision is None
                    assert play.take_back()
                    assert play.coach == before
                    assert play.decision is not None
                else:
                    assert play.coach.end or play.coach.remark == lesson.message(turn.say)
                    walk(play, 1)


@EACH_LESSON
@pytest.mark.parametrize("seed", range(4))
def test_no_walk_ends_in_silence(lesson: Lesson, seed: int) -> None:
    play = at_step(lesson, 0)
    walk(play, seed)
    for language in LANGUAGES:
        said = CoachSpeech(lesson, language).say(play.coach)
        assert said
        assert all(text and "[" not in text for text in said)


@EACH_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    words = words_of(lesson.game, language)
    for message in messages_said(lesson):
        assert words.format(message)
    assert not words.missing
    assert not words.errors


@pytest.mark.parametrize("game", [game for game in own_names() if lessons_of(game)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(game: str, language: str) -> None:
    said = {message for lesson in lessons_of(game) for message in messages_said(lesson)}
    lines = read_source(f"nefrit.{game}.lessons", language).splitlines()
    written = {line.partition("=")[0].strip() for line in lines if "=" in line and line[:1].isalpha()}
    assert written == said


@EACH_LESSON
def test_the_rules_it_teaches_exist(lesson: Lesson) -> None:
    assert lesson.teaches
    assert set(lesson.teaches) <= set(catalog(lesson.game).entries)


@EACH_LESSON
def test_starting_over_leads_to_the_beginning(lesson: Lesson) -> None:
    play = at_step(lesson, len(lesson.step))
    first = at_step(lesson, 0)
    play.start_over()
    assert play.coach == first.coach
    assert play.match.answers == first.match.answers
