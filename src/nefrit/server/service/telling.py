"""What a reader is told of a table: the view of its seat, in words of its language, and nothing else."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.game import AnyGame
from nefrit.kernel.refusals import Refusal
from nefrit.server.service import messages
from nefrit.server.service.games import Games
from nefrit.server.service.table import CONCEDED, Table
from nefrit.server.service.tokens import rematch_id
from nefrit.server.service.trouble import refusal_of
from nefrit.text.render import sentence
from nefrit.text.speech import Speech


def seen(game: AnyGame, seat: int) -> dict[str, Any]:
    """The view of a seat, with what the game adds to it; the seat `seat_count` is a spectator's."""
    view = game.view(seat)
    game.definition.annotate(game, seat, view)
    shown: dict[str, Any] = _plain(view, game.definition.library)
    return shown


def _plain(value: Any, library: Library) -> Any:
    """Only what is plain data is sent. A part of a card that a game has put into a view goes by its address."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, dict):
        return {str(name): _plain(part, library) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part, library) for part in value]
    return library.address(value)


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

    def news(self) -> list[messages.ToClient]:
        """The table as it is now, with the part of the log that has not been read yet."""
        table = self.table
        if table.match is None:
            self.since = 0
            return [messages.Waiting(table.sequence, self.seat, list(table.names))]
        game = table.match.game
        view = seen(game, game.seat_count if self.seat is None else self.seat)
        told: list[messages.ToClient] = [
            messages.View(
                table.sequence,
                self.seat,
                list(table.names),
                view,
                self._asked(view),
                self._log(),
                None if table.undo is None else messages.UndoShown(table.undo.seat, sorted(table.undo.agreed)),
            )
        ]
        if view["outcome"] is not None:
            told.append(self._over(view["outcome"]))
        self.since = table.sequence
        return told

    def _asked(self, view: dict[str, Any]) -> messages.Asked | None:
        if view["decision"] is None or self.seat is None:
            return None
        speech = self._speech
        return messages.Asked(self.table.asked[self.seat], speech.prompt(view), speech.options(view))

    def _log(self) -> messages.Log:
        table = self.table
        assert table.match is not None
        reader = table.match.game.seat_count if self.seat is None else self.seat
        keep = table.keeps(self.since)
        entries, speech = table.match.log.entries, self._speech
        steps = [
            messages.Step(
                sequence,
                [messages.Line(depth, text) for depth, text in speech.entries(entries[start:end], reader)],
            )
            for sequence, start, end in table.told_after(keep)
        ]
        return messages.Log(keep, steps)

    def _over(self, outcome: dict[str, Any]) -> messages.Over:
        table = self.table
        return messages.Over(
            table.sequence,
            outcome["winners"],
            outcome["rule"],
            outcome_words(self.games, self._speech, outcome),
            sorted(table.rematch),
            rematch_id(table.id) if table.plays_again else None,
        )

    def why(self, card: int) -> messages.Reasons | messages.Refused:
        """Why a card that the reader knows cannot be used now; empty if it can."""
        match = self.table.match
        if match is None or self.seat is None:
            return self.refused(refusal_of("not-your-seat" if match is not None else "not-begun"))
        game = match.game
        if not 0 <= card < len(game.faces) or not game.knows(self.seat, card):
            return self.refused(refusal_of("no-such-card"))
        reasons = [self._reason(refusal) for refusal in game.why_not(self.seat, card)]
        return messages.Reasons(card, list(dict.fromkeys(reasons)))

    def _reason(self, refusal: Refusal) -> messages.Reason:
        return messages.Reason(refusal.rule, self.words_of(refusal))

    def refused(self, refusal: Refusal) -> messages.Refused:
        """A refusal for the reader."""
        return messages.Refused(refusal.rule, self.words_of(refusal))

    def words_of(self, refusal: Refusal) -> str:
        """Why something is refused, in the words of the game or of the server."""
        return words_of(self.games, refusal, self.language, self._speech)


def words_of(games: Games, refusal: Refusal, language: str, speech: Speech | None = None) -> str:
    """Why something is refused, as a sentence: `speech` says what a game refuses."""
    if speech is not None and not refusal.rule.startswith("table."):
        return speech.refusal(refusal)
    return sentence(games.words(language).format(refusal.message, **dict(refusal.arguments)))
