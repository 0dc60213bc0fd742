"""A lesson at one terminal: the table, and beside it what the coach says."""

from __future__ import annotations

from typing import Any

from nefrit.cli.table.display import Display
from nefrit.cli.table.keyboard import EndOfInput, Keyboard
from nefrit.cli.table.session import HUMAN, Left, Session
from nefrit.kernel.decisions import Answer
from nefrit.learning.coach import SUCCESS
from nefrit.learning.playing import LessonPlay
from nefrit.learning.words import CoachSpeech
from nefrit.text.seeing import seen


class LessonSession(Session):
    """Plays a lesson until it ends well, or until the learner leaves. It understands all that a session does."""

    def __init__(self, lesson: LessonPlay, words: CoachSpeech, display: Display, keyboard: Keyboard) -> None:
        players = [HUMAN] * lesson.match.header.seats
        super().__init__(lesson.match, players, display, keyboard, None)
        self.lesson = lesson
        self.words = words
        self.at_screen = lesson.seat
        self.hints_told = 0

    def play(self) -> None:
        """Play until the lesson ends well, somebody leaves, or there is no more input."""
        self.display.note(self.speech.tell("lesson-number", number=self.lesson.lesson.number, title=self.words.title))
        self.display.note(self.speech.tell("lesson-goal", goal=self.words.goal))
        try:
            while self.lesson.coach.end != SUCCESS:
                self._next()
            self._show_table()
            self._say()
        except EndOfInput:
            self.display.note(self.speech.tell("end-of-input"))
        except Left:
            self.display.note(self.speech.tell("left"))

    @property
    def has_succeeded(self) -> bool:
        """Whether the lesson has ended well."""
        return self.lesson.coach.end == SUCCESS

    def _next(self) -> None:
        """Let the learner decide, or take something back where nothing else is left to do."""
        if self.lesson.decision is not None:
            self._ask(self.lesson.seat)
            return
        self._show_table()
        self._say()
        while not self._heed_after_the_end(self.keyboard.read(f"{self.speech.tell('lesson-take-back-or-leave')}: ")):
            self.display.trouble(self.speech.tell("lesson-take-back-or-leave"))

    def _ask(self, seat: int) -> None:
        self._say()
        super()._ask(seat)

    def _say(self) -> None:
        """Show what the coach says now."""
        self.display.note("\n".join(self.words.say(self.lesson.coach)))

    def _show_table(self) -> None:
        self.display.table(seen(self.lesson.match.game, self.lesson.seat), self._news(self.lesson.seat))

    def _heed(self, line: str, view: dict[str, Any], labels: Any) -> bool:
        """Do what a line says; `h` and `start over` are for lessons alone."""
        command = line.strip().casefold()
        if command == "h":
            self._hint()
            return False
        if command in ("u", "start over"):
            return self._go_back(whole=command != "u")
        return super()._heed(line, view, labels)

    def _heed_after_the_end(self, line: str) -> bool:
        """Take back, start over or leave; whether the line said one of these."""
        command = line.strip().casefold()
        if command == "q":
            raise Left
        return command in ("u", "start over") and self._go_back(whole=command != "u")

    def _go_back(self, *, whole: bool) -> bool:
        """Take the last answer back, or all of them."""
        if not self.lesson.take_back():
            self.display.trouble(self.speech.tell("nothing-to-undo"))
            return False
        if whole:
            self.lesson.start_over()
        self.hints_told = 0
        self._forget()
        return True

    def _hint(self) -> None:
        """Tell the next hint of the step."""
        hints = self.words.hints(self.lesson.coach)
        if self.hints_told < len(hints):
            self.display.note(hints[self.hints_told])
            self.hints_told += 1
        else:
            self.display.note(self.words.messages.format("lesson-last-hint" if hints else "lesson-no-hint"))

    def _answer(self, seat: int, answer: Answer) -> bool:
        refusal = self.lesson.answer(answer)
        if refusal is not None:
            self.display.trouble(self.speech.refusal(refusal))
            return False
        self.hints_told = 0
        return True
