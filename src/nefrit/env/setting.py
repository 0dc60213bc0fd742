"""The setting: which game an environment plays, with how many, by which edition, options and decks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from nefrit.kernel.chance import SEEDS, Chance
from nefrit.kernel.definition import BadHeader, check
from nefrit.kernel.record import Header
from nefrit.registry import decks_of, find, has_decks, manifest_of

_DECK_LUCK: Final = 0x5DECC5
"""Mixed into the seed of a game where it decides who plays which ready deck."""


class Setting:
    """Everything that stays the same from one game of an environment to the next. Only the seed differs.

    `game` is a registered name or the path of a file. `decks` has for each seat the name of a ready deck, or a deck as
    the game's options want it; where a game needs decks and nobody says which, every reset draws ready ones. `room` is
    how many options a decision offers at once, `most_steps` after how many steps a game is broken off, 0 if never.
    `seats` need not count those of companions that decks or options bring.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        decks: Sequence[Any] | None = None,
        room: int | None = None,
        most_steps: int = 0,
    ) -> None:
        self.game = game
        self.definition = find(game)
        self.options = dict(options or {})
        self._said_seats = seats
        self.seats = self.definition.usual_seats(self.options) if seats is None else seats
        self.edition = self.definition.editions[0] if edition is None else edition
        self.given_decks = None if decks is None else tuple(decks)
        self._decks = self._decks_of_seats()
        self.room = manifest_of(self.definition.name).room if room is None else room
        if self.room < 1:
            raise ValueError("there must be room for at least one option")
        self.most_steps = most_steps
        header = self.header(0)
        check(self.definition, header)
        automated = self.definition.automated(header)
        self.players: tuple[int, ...] = tuple(seat for seat in range(self.seats) if seat not in automated)
        """The seats that decide anything; the game plays the others itself."""

    @property
    def actions(self) -> int:
        """The size of the action space: the room for options, then `more` and `stop` (see `Steps`)."""
        return self.room + 2

    def header(self, seed: int) -> Header:
        """The header of the game with this seed."""
        seed %= SEEDS
        options = self.options
        if self._decks:
            chance = Chance(seed ^ _DECK_LUCK)
            options = {**options, self._decks_option: [chance.one_of(choice) for choice in self._decks]}
        return Header(self.definition.name, seats=self.seats, seed=seed, edition=self.edition, options=options)

    def _decks_of_seats(self) -> tuple[tuple[Any, ...], ...]:
        """For each seat the decks that it may play; nothing if nobody builds decks, or if the options choose them."""
        self._decks_option = ""
        if not has_decks(self.game):
            if self.given_decks is not None:
                raise BadHeader(f"in {self.definition.name} nobody builds decks")
            self._count_companions()
            return ()
        rules = decks_of(self.game)
        if any(option in self.options for option in rules.chosen_by):
            if self.given_decks is not None:
                raise BadHeader(f"give either decks or the option {rules.chosen_by[0]}, not both")
            self._count_companions()
            return ()
        self._decks_option = rules.chosen_by[0]

        def as_option(deck: Any) -> Any:
            return json.loads(rules.write(rules.ready_deck(deck), "options")) if isinstance(deck, str) else deck

        if self.given_decks is not None:
            if len(self.given_decks) != self.seats:
                raise BadHeader(f"there are {self.seats} seats and {len(self.given_decks)} decks")
            decks = [as_option(deck) for deck in self.given_decks]
            self.seats = self._seats_with(decks)
            return tuple((deck,) for deck in decks)
        usual = next(iter(rules.ready.values()))
        ready = [as_option(name) for name, format in rules.ready.items() if format == usual]
        # The number of seats is always the same, so nothing is drawn that needs one more.
        fitting = tuple(deck for deck in ready if self._seats_with((deck,)) == self.seats)
        return (fitting,) * self.seats

    def _count_companions(self) -> None:
        """Add the seats of companions that the options bring, unless whoever said the seats has counted them."""
        header = Header(self.definition.name, seats=self.seats, edition=self.edition, options=self.options)
        try:
            check(self.definition, header)
        except BadHeader:
            self.seats = self.definition.seats_with(self.seats, self.options)

    def _seats_with(self, decks: Sequence[Any]) -> int:
        """How many seats it takes with these decks."""
        return self.definition.seats_with(self.seats, {**self.options, self._decks_option: list(decks)})

    def __reduce__(self) -> tuple[Any, ...]:
        said = {
            "game": self.game,
            "seats": self._said_seats,
            "edition": self.edition,
            "options": self.options,
            "decks": self.given_decks,
            "room": self.room,
            "most_steps": self.most_steps,
        }
        return _again, (json.dumps(said),)


@lru_cache(maxsize=64)
def _again(said: str) -> Setting:
    """The setting that was saved. It never changes, so one is enough for all that were saved alike."""
    return Setting(**json.loads(said))
