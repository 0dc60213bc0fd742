"""What a reader is told of a table: the view of its seat, in words of its language, and nothing else."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.game import AnyGame
from nefrit.kernel.refusals import Refusal
from nefrit.server.service import messages
from nefrit.server.service.games import Games
from nefrit.server.service.table import CONCEDED, Table
from nefrit.server.service.tokens import rematch_id
from nefrit.server.service.trouble import no
from nefrit.text.render import sentence
from nefrit.text.seeing import entry_seen, seen
from nefrit.text.speech import Speech


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
        paused = reading.held is not None or table.pacing.paused
        return reading.sequence, paused, 0 if paused else decision, table.stops(self.seat)

    def news(self) -> list[messages.ToClient]:
        """The table as it is shown now, with the part of the log that has not been read yet."""
        table = self.table
        reading = table.reading(self.seat)
        if table.match is None:
            self.since = 0
            return [messages.Waiting(reading.sequence, self.seat, list(table.names))]
        view = seen(self._game, self._number)
        self._speech.explain(view)
        paused = reading.held is not None or table.pacing.paused
        if paused:
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
        return messages.Asked(self.table.asked[self.seat], speech.prompt(view), speech.options(view))

    def _policy(self) -> messages.PolicyShown | None:
        if self.seat is None:
            return None
        policy = self.table.policy(self.seat)
        return messages.PolicyShown(policy.stop, policy.until)

    def _log(self) -> messages.Log:
        table = self.table
        assert table.match is not None
        reading = table.reading(self.seat)
        keep = reading.keeps(self.since)
        entries, speech = table.match.log.entries, self._speech
        steps = [
            messages.Step(
                sequence,
                [messages.Line(depth, text) for depth, text in speech.entries(entries[start:end], self._number)],
                [messages.Entry(*entry_seen(entry, self._number)) for entry in entries[start:end]],
            )
            for sequence, start, end in reading.told_after(keep)
        ]
        return messages.Log(keep, steps)

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

    def why(self, card: int) -> messages.Reasons:
        """Why a card that the reader knows cannot be used now; empty if it can."""
        seat = self._seat_that_knows(card)
        reasons = [self._reason(refusal) for refusal in self._game.why_not(seat, card)]
        return messages.Reasons(card, list(dict.fromkeys(reasons)))

    def preview(self, card: int) -> messages.Previewed:
        """What a card that the reader knows would do if it were used now."""
        told = self.table.definition.preview(self._game, self._seat_that_knows(card), card)
        speech = self._speech
        words = {address: speech.part(address) for address in _addresses(told)}
        return messages.Previewed(card, told, {address: text for address, text in words.items() if text is not None})

    def _seat_that_knows(self, card: int) -> int:
        """The seat of the reader; Refused if it has none, or does not know the card."""
        if self.table.match is None:
            raise no("not-begun")
        if self.seat is None:
            raise no("not-your-seat")
        game = self._game
        if not 0 <= card < len(game.faces) or not game.knows(self.seat, card):
            raise no("no-such-card")
        return self.seat

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
