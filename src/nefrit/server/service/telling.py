"""What a reader is told of a table: the view of its seat, in words of its language, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nefrit.kernel.beats import Beats
from nefrit.kernel.explaining import why_not_card, why_not_place
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Entry
from nefrit.kernel.refusals import Refusal
from nefrit.learning.lessons import lessons_of
from nefrit.learning.words import CoachSpeech
from nefrit.server.service import messages
from nefrit.server.service.course import SOLE
from nefrit.server.service.facts import chart_shown
from nefrit.server.service.games import Games
from nefrit.server.service.pacing import Step
from nefrit.server.service.table import CONCEDED, Table
from nefrit.server.service.tokens import rematch_id
from nefrit.server.service.trouble import no
from nefrit.text.render import sentence
from nefrit.text.seeing import entry_seen, seen
from nefrit.text.speech import Speech

GIVEN = "given-sole"
"""The message of the log that tells a seat what was answered for it."""


def shown(entry: Entry, reader: int, beats: Beats, line: int) -> messages.Entry:
    """An entry of the log as a reader may know it; `line` is the line that tells it."""
    read = entry.read(reader)
    message, arguments = entry_seen(entry, reader)
    return messages.Entry(
        message,
        arguments,
        beats.get(message, ""),
        line,
        entry.depth,
        {name: handle for name, handle in read["handles"].items() if handle not in (None, [])},
        read["seats"],
        read["moves"],
        read["figures"],
    )


def outcome_words(games: Games, speech: Speech, outcome: dict[str, Any]) -> str:
    """How a game ended, as a sentence."""
    if outcome["message"] == CONCEDED and outcome["winners"]:
        words = games.words(speech.messages.language)
        return sentence(words.format("won-by-concession", name=speech.seat(outcome["winners"][0])))
    return speech.outcome(outcome)


class Reader:
    """Somebody who looks at a table, from a seat or as a spectator (no seat), and what it has read of the log."""

    def __init__(self, games: Games, table: Table, seat: int | None, language: str, since: int) -> None:
        self.games = games
        self.table = table
        self.seat = seat
        self.language = language
        self.since = since

    @property
    def _speech(self) -> Speech:
        return self.games.speech(self.table.definition.name, self.table.names, self.language)

    @property
    def _number(self) -> int:
        """The number of the reader's seat; that of the spectators is how many seats there are."""
        return len(self.table.seats) if self.seat is None else self.seat

    @property
    def _game(self) -> AnyGame:
        """The game as the reader is shown it: as it is, or as it was when others could have acted."""
        assert self.table.match is not None
        return self.table.reading(self.seat).game or self.table.match.game

    @property
    def state(self) -> tuple[int, bool, int, bool]:
        """What changes whenever there is news: the number of the present, and whether and how it can be answered."""
        table = self.table
        decision = table.asked.get(self.seat, 0) if self.seat is not None else 0
        reading = table.reading(self.seat)
        paused = self._paused
        return reading.sequence, paused, 0 if paused else decision, table.stops(self.seat)

    @property
    def _paused(self) -> bool:
        """Whether the reader cannot answer now: it or others are held, or the table answers for it."""
        table = self.table
        if table.reading(self.seat).held is not None or table.pacing.paused:
            return True
        return self.seat is not None and table.answer_for(self.seat) is not None

    @property
    def waits_for(self) -> list[int]:
        """The seats whose answer is waited for, as far as the reader may know it."""
        if self.table.match is None:
            return []
        held = self.table.reading(self.seat).held
        if held is not None:
            return [held.seat]
        return [waiting["seat"] for waiting in seen(self._game, self._number)["waiting"]]

    def news(self) -> list[messages.ToClient]:
        """The table as it is shown now, with the part of the log that has not been read yet."""
        table = self.table
        reading = table.reading(self.seat)
        if table.match is None:
            self.since = 0
            return [messages.Waiting(reading.sequence, self.seat, list(table.names))]
        view = seen(self._game, self._number)
        self._speech.explain(view)
        paused = self._paused
        if paused or not table.learner_decides:
            view["decision"] = None
        if reading.held is not None:
            # Who may be asked is known to all; whether it is, and by which rule, is not.
            view["waiting"] = [{"seat": reading.held.seat, "rule": ""}]
        told: list[messages.ToClient] = [
            messages.View(
                reading.sequence,
                self.seat,
                list(table.names),
                view,
                self._asked(view),
                self._log(),
                None if table.undo is None else messages.UndoShown(table.undo.seat, sorted(table.undo.agreed)),
                messages.Pause(table.stops(self.seat)) if paused else None,
                self._policy(),
                None if self.seat is None else messages.Back(table.can_retract(self.seat), table.can_undo(self.seat)),
                self._coach(),
            )
        ]
        if view["outcome"] is not None:
            told.append(self._over(view["outcome"]))
        self.since = reading.sequence
        return told

    def _asked(self, view: dict[str, Any]) -> messages.Asked | None:
        if view["decision"] is None or self.seat is None:
            return None
        speech = self._speech
        window = self.table.definition.window(self._game, self.seat)
        return messages.Asked(self.table.asked[self.seat], speech.prompt(view), speech.options(view), window)

    def _policy(self) -> messages.PolicyShown | None:
        if self.seat is None:
            return None
        seat, asking = self.seat, self.table.asking
        assert self.table.match is not None
        game = self.table.match.game
        policy, rules, wishes = asking.policy(game, seat), asking.rules(seat), asking.wishes[seat]
        return messages.PolicyShown(
            policy.stop,
            policy.until,
            None if rules is None else {window: messages.turned(*rule) for window, rule in rules.items()},
            dict(wishes.cards),
            wishes.ask,
            asking.run(game, seat) is not None,
            asking.proposal(game, seat),
        )

    def _coach(self) -> messages.CoachShown | None:
        """What the coach says to the learner; spectators hear it, too."""
        said, lesson = self.table.coach, self.table.lesson
        if said is None or lesson is None:
            return None
        words = CoachSpeech(lesson, self.language)
        lessons = lessons_of(lesson.game)
        present = said.step < len(lesson.step) and not said.end and not said.must_take_back
        return messages.CoachShown(
            lesson.id,
            lesson.number,
            len(lessons),
            words.title,
            words.goal,
            said.step,
            len(lesson.step),
            words.say(said),
            words.hints(said),
            list(lesson.step[said.step].point) if present else [],
            said.must_take_back,
            said.may_take_back,
            said.end,
            lessons[lesson.number].id if lesson.number < len(lessons) else None,
        )

    def _log(self) -> messages.Log:
        table = self.table
        assert table.match is not None
        reading = table.reading(self.seat)
        keep = reading.keeps(self.since)
        return messages.Log(keep, [self._step(step, end) for step, end in reading.told_after(keep)])

    def _step(self, step: Step, end: int) -> messages.Step:
        """What the log tells the reader at one sequence number, with what the table has answered for it."""
        assert self.table.match is not None
        told = self.table.match.log.entries[step.start : end]
        given = self._given(step)
        lines = [messages.Line(0, given)] if given else []
        entries = [messages.Entry(GIVEN, {"words": given}, line=0)] if given else []
        said = self._speech.lines(told, self._number)
        line_of = {place: len(lines) + at for at, (_, _, places) in enumerate(said) for place in places}
        lines += [messages.Line(depth, text) for depth, text, _ in said]
        beats = self.table.definition.beats()
        entries += [shown(entry, self._number, beats, line_of.get(place, -1)) for place, entry in enumerate(told)]
        return messages.Step(step.sequence, lines, entries)

    def _given(self, step: Step) -> str:
        """What the table has answered for the reader because there was no other answer; empty if it has not."""
        match, number = self.table.match, step.answers - 1
        if match is None or self.seat is None or not step.first or number < 0:
            return ""
        moment = self.table.course.moments[number]
        if moment.seat != self.seat or moment.by != SOLE:
            return ""
        view = seen(match.before(number), self.seat)
        speech, words = self._speech, self.games.words(self.language)
        answer = speech.answer(view, match.answers[number][1])
        return sentence(words.format(GIVEN, prompt=speech.prompt(view), answer=answer))

    def _over(self, outcome: dict[str, Any]) -> messages.Over:
        table = self.table
        return messages.Over(
            table.reading(self.seat).sequence,
            outcome["winners"],
            outcome["rule"],
            outcome_words(self.games, self._speech, outcome),
            sorted(table.rematch),
            rematch_id(table.id) if table.plays_again else None,
        )

    def why(self, card: int | None, place: str = "") -> messages.Reasons:
        """Why a card that the reader knows, or something else at a place, cannot be chosen now."""
        seat = self._own_seat() if card is None else self._seat_that_knows(card)
        # While the table pauses nobody may know whether anybody is asked.
        asked = self.table.reading(self.seat).held is None and not self.table.pacing.paused
        game = self._game
        if card is None:
            answer = why_not_place(game, seat, place, asked=asked)
        else:
            answer = why_not_card(game, seat, card, asked=asked)
        reasons = [self._reason(refusal) for refusal in answer.reasons]
        return messages.Reasons(
            card, place, answer.verdict, answer.rule, list(dict.fromkeys(reasons)), list(self._steps(answer.when))
        )

    def _steps(self, numbers: Iterable[str]) -> Iterator[messages.When]:
        """Steps of the timing chart in words."""
        for phase in chart_shown(self.games, self.table.definition.name, self.language):
            for step in phase.steps:
                if step.step in numbers:
                    yield messages.When(step.step, step.title, step.rule)

    def preview(self, card: int) -> messages.Previewed:
        """What a card that the reader knows would do if it were used now."""
        told = self.table.definition.preview(self._game, self._seat_that_knows(card), card)
        speech = self._speech
        words = {address: speech.part(address) for address in _addresses(told)}
        return messages.Previewed(card, told, {address: text for address, text in words.items() if text is not None})

    def _own_seat(self) -> int:
        """The seat of the reader; Refused if it has none, or the game has not begun."""
        if self.table.match is None:
            raise no("not-begun")
        if self.seat is None:
            raise no("not-your-seat")
        return self.seat

    def _seat_that_knows(self, card: int) -> int:
        """The seat of the reader; Refused if it has none, or does not know the card."""
        seat = self._own_seat()
        game = self._game
        if not 0 <= card < len(game.faces) or not game.knows(seat, card):
            raise no("no-such-card")
        return seat

    def _reason(self, refusal: Refusal) -> messages.Reason:
        return messages.Reason(refusal.rule, self.words_of(refusal))

    def refused(self, refusal: Refusal) -> messages.Refused:
        """A refusal for the reader."""
        return messages.Refused(refusal.rule, self.words_of(refusal))

    def words_of(self, refusal: Refusal) -> str:
        """Why something is refused, in the words of the game or of the server."""
        return words_of(self.games, refusal, self.language, self._speech)


def _addresses(told: Any) -> set[str]:
    """The addresses of parts of cards that a preview names."""
    if isinstance(told, list):
        return set().union(*map(_addresses, told))
    if not isinstance(told, dict):
        return set()
    named = {address for address in (told.get("line"), *told.get("chosen", ())) if address is not None}
    return named.union(*map(_addresses, told.values()))


def words_of(games: Games, refusal: Refusal, language: str, speech: Speech | None = None) -> str:
    """Why something is refused, as a sentence: `speech` says what a game refuses."""
    if speech is not None and not refusal.rule.startswith("table."):
        return speech.refusal(refusal)
    return sentence(games.words(language).format(refusal.message, **dict(refusal.arguments)))
