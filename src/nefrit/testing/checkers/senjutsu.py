"""Senjutsu: the order of initiative, harm, focus, and figures on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.testing.checkers.books import Books, Numbers
from nefrit.testing.checkers.checker import Checker

_ANY = 100
_WOUNDS = ("wound", "bleed")
_WAYS = 6


class Initiative(Checker):
    """In a round sections of cards are resolved from the highest initiative to the lowest."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.latest = _ANY

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """A section is resolved no earlier than one with a higher initiative."""
        one: Any = occurrence
        if one.message == "round-begins":
            self.latest = _ANY
        elif one.message == "resolves":
            if one.initiative > self.latest:
                yield f"seat {one.seat} acts at {one.initiative} after somebody acted at {self.latest}"
            self.latest = one.initiative


class Harm(Books):
    """Wounds and bleeding wounds of the fighters, counted by what the log says they suffered and got rid of."""

    quiet = frozenset({"choose-card"})

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.entries = {
            "harmed": self._harmed,
            "relieved": self._relieved,
            "wounds-replaced": self._replaced,
            "defeated": self._defeated,
        }

    def counted(self, game: AnyGame) -> Numbers:
        """What the fighters have who still stand."""
        numbers: Numbers = {}
        for seat, fighter in enumerate(game.seats):
            if not fighter.defeated:
                numbers["wound", seat] = fighter.wounds
                numbers["bleed", seat] = fighter.bleeding
        return numbers

    def _harmed(self, game: AnyGame, one: Any) -> None:
        if one.what in _WOUNDS:
            self.add((one.what, one.seat), one.count)

    def _relieved(self, game: AnyGame, one: Any) -> None:
        if one.what in _WOUNDS:
            self.add((one.what, one.seat), -one.count)

    def _replaced(self, game: AnyGame, one: Any) -> None:
        source = "bleed" if one.to == "wound" else "wound"
        self.add((source, one.seat), -one.count)
        self.add((one.to, one.seat), one.count)

    def _defeated(self, game: AnyGame, one: Any) -> None:
        self.expected.pop(("wound", one.seat), None)
        self.expected.pop(("bleed", one.seat), None)


class Board(Checker):
    """Opponents never share a hex, as friends may who start there, and every figure faces a side of its hex."""

    def problems(self, game: AnyGame) -> Iterator[str]:
        """Opponents who share a hex, and facings that are none."""
        if not game.table.round:
            # Not everybody has chosen a hex yet.
            return
        teams: dict[object, int] = {}
        for seat, fighter in enumerate(game.seats):
            if fighter.defeated or not fighter.hex:
                continue
            if not 0 <= fighter.facing < _WAYS:
                yield f"seat {seat} faces {fighter.facing}"
            if teams.setdefault(fighter.hex, fighter.team) != fighter.team:
                yield f"seat {seat} stands on the hex of an opponent"


CHECKERS: tuple[type[Checker], ...] = (Initiative, Harm, Board)
