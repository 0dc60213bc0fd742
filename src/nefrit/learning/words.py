"""What a coach says, in the reader's language: messages of the lesson, and those that all lessons share."""

from __future__ import annotations

from functools import cache

from nefrit.learning.coach import SUCCESS, Coach
from nefrit.learning.lessons import Lesson
from nefrit.registry import find, manifest_of
from nefrit.text import Messages
from nefrit.text.speech import messages_for

SHARED = "nefrit.learning"
"""The package with the words that all lessons share."""


@cache
def words_of(game: str, language: str) -> Messages:
    """The words of all lessons of a game in a language."""
    folder = manifest_of(game).lessons.replace(":", ".").replace("/", ".")
    return messages_for(find(game), language, folder, SHARED)


class CoachSpeech:
    """Puts what the coach of one lesson says into words."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.messages = words_of(lesson.game, language)

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return self.tell("title")

    @property
    def goal(self) -> str:
        """What the learner is to do."""
        return self.tell("goal")

    def tell(self, say: str) -> str:
        """The text of something this lesson says."""
        return self.messages.format(self.lesson.message(say))

    def say(self, coach: Coach) -> list[str]:
        """What is said now: about the last answer, and then what is to be done."""
        said = [self.messages.format(coach.remark)] if coach.remark else []
        if coach.must_take_back:
            said.append(self.messages.format("lesson-must-take-back"))
        elif coach.end:
            said += [self.messages.format(coach.said)] if coach.said else []
            said.append(self.messages.format(f"lesson-{coach.end}"))
            if coach.end == SUCCESS:
                said.append(self.tell("learned"))
        else:
            if coach.may_take_back:
                said.append(self.messages.format("lesson-may-take-back"))
            if coach.step < len(self.lesson.step):
                said.append(self.tell(self.lesson.step[coach.step].say))
            else:
                said.append(self.messages.format("lesson-play-on"))
        return said

    def hints(self, coach: Coach) -> list[str]:
        """The hints for the present step, each telling more than the one before."""
        if coach.end or coach.must_take_back or coach.step >= len(self.lesson.step):
            return []
        return [self.tell(hint) for hint in self.lesson.step[coach.step].hint]
