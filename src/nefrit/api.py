"""The public names of Nefrit: start a game, look at it, answer its decisions, let bots play, save and load it.

All of them are in the package itself: `from nefrit import start`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from nefrit import __version__, bots, registry
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.definition import BadHeader, Definition
from nefrit.kernel.explaining import WhyNot, why_not_card, why_not_place
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match, replay
from nefrit.kernel.record import Damaged, Header, read_record
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.state import Outcome

__all__ = ["Answer", "Decision", "Outcome", "Play", "Refusal", "WhyNot", "games", "load", "start"]


def games() -> list[str]:
    """The names of all games that can be started."""
    return registry.names()


def start(
    game: str,
    *,
    seats: int | None = None,
    seed: int = 0,
    edition: str | None = None,
    decks: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Play:
    """Start a game and play on to its first decision.

    `game` is a name (see `games`) or the path of a Python file that defines a game. The same seed with the same answers
    gives the same game. `decks` are names of ready decks, one for each seat in order (`nefrit deck list GAME`); seats
    without one get other ready decks. `options` are those of the game, such as `{"mode": "horde"}`; decks that are not
    ready ones are an option, too. A LookupError names what does not exist; a ValueError says what else is wrong.
    """
    definition = registry.find(game)
    chosen = dict(options or {})
    count = definition.usual_seats(chosen) if seats is None else seats
    chosen |= _decks(game, chosen, decks, count)
    header = Header(
        definition.name,
        seats=definition.seats_with(count, chosen),
        seed=seed,
        edition=definition.editions[0] if edition is None else edition,
        options=chosen,
    )
    return Play(Match(definition, header))


def load(path: str | PathLike[str], *, game: str | None = None) -> Play:
    """Load a game that was saved, as it was then; its answers can be taken back.

    `game` is needed only where a file defines the game: its path. A ValueError says what is wrong with the record.
    """
    record = read_record(Path(path).read_bytes())
    name = record.header.game
    definition = registry.find(name if game is None else game)
    if definition.name != name:
        raise Damaged(f"this is a record of {name}, not of {definition.name}")
    return Play(replay(definition, record, check=True))


def _decks(game: str, options: Mapping[str, Any], names: Sequence[str], seats: int) -> dict[str, Any]:
    """The option with the decks of all seats; nothing if no decks are built for the game, or options choose them."""
    if not names and not registry.has_decks(game):
        return {}
    rules = registry.decks_of(game)
    if any(option in options for option in rules.chosen_by):
        if names:
            raise BadHeader(f"give either decks or the option {rules.chosen_by[0]}, not both")
        return {}
    if len(names) > seats:
        raise BadHeader(f"there are {seats} seats and {len(names)} decks")
    formats = {rules.ready[name] for name in names if name in rules.ready} or set(list(rules.ready.values())[:1])
    others = [name for name, format in rules.ready.items() if format in formats and name not in names]
    all_names = [*names, *others][:seats]
    return {rules.chosen_by[0]: [json.loads(rules.write(rules.ready_deck(name), "options")) for name in all_names]}


class Play:
    """A game being played, with all answers so far. Seats are numbers from 0 on, and so are cards."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def definition(self) -> Definition:
        """What is played: the definition of the game."""
        return self._match.definition

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._match.game.seat_count

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What must be decided now: one decision, one for each seat that decides at the same time, none at the end."""
        return self._match.game.pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, with the winners and the rule; None while it is played."""
        return self._match.game.outcome

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._match.game.outcome is not None

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Answer the decision of a seat, and play on to the next one. The refusal says why not; then nothing changes.

        `Decision.answers` lists the legal answers.
        """
        return self._match.answer(seat, answer)

    def undo(self, count: int = 1) -> int:
        """Take the last answers back. Returns how many could be."""
        return self._match.undo(count)

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, and nothing else, as data for JSON; the number after the last seat's is for
        spectators.
        """
        if not 0 <= seat <= self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, and {self.seats} is a spectator: there is no {seat}")
        return self._match.game.view(seat)

    def why_not(self, seat: int, thing: int | str) -> WhyNot:
        """Why a seat cannot choose a card now, with the rules: a card by its number, which the seat must know, or
        something else on the table by its place, such as `ring/fire`.
        """
        game = self._match.game
        if not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}: there is no {seat}")
        if isinstance(thing, str):
            return why_not_place(game, seat, thing)
        if not 0 <= thing < len(game.faces) or not game.knows(seat, thing):
            raise LookupError(f"seat {seat} knows no card {thing}")
        return why_not_card(game, seat, thing)

    def clone(self) -> AnyGame:
        """An independent copy of the present state, to try answers in: `pending`, `answer(seat, answer)`, `outcome`.

        It costs almost nothing, holds everything, also what is hidden, and keeps no record.
        """
        return self._match.game.clone()

    def play_bots(self, players: Mapping[int, str], *, seed: int = 0) -> None:
        """Let bots answer for their seats until somebody else must decide too, or the game is over.

        The bots by their names: `greedy`, `search`, `search:200`, `random` (see `nefrit.bots.names`). Each is told what
        its seat may know, and nothing else. What they leave to chance comes from the seed and the number of the answer.
        """
        found = {seat: bots.find(self.definition.name, name) for seat, name in players.items()}
        match = self._match
        while asked := [decision for decision in match.game.pending if decision.seat in found]:
            decision = asked[0]
            chance = Chance(Chance(seed).bits() + len(match.answers))
            refusal = match.answer(decision.seat, bots.ask(found[decision.seat], match.game, decision, chance))
            if refusal is not None:
                raise RuntimeError(f"the answer of the bot {players[decision.seat]} is refused: {refusal.message}")

    def save(self, path: str | PathLike[str]) -> None:
        """Save the game as its record: a JSON file with its seed and all answers, for `load` and `nefrit replay`."""
        Path(path).write_bytes(self._match.record(__version__).to_json())
