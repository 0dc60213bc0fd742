"""Imperium: resources, action tokens, the order of turns and drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.testing.checkers.books import Books, Numbers
from nefrit.testing.checkers.checker import Checker
from nefrit.testing.checkers.hands import Hands

_RESOURCES = ("material", "population", "progress")


class Resources(Books):
    """Materials, population and progress of the players, counted by what they gained, paid, stole and placed."""

    quiet = frozenset({"choose-turn", "play-or-exhaust", "discard-any"})

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.entries = {"gained": self._gained, "paid": self._paid, "stole": self._stole, "gave": self._gave}

    def counted(self, game: AnyGame) -> Numbers:
        """What the players have."""
        return {
            (resource, seat): getattr(player, resource)
            for seat, player in enumerate(game.seats)
            for resource in _RESOURCES
        }

    def _gained(self, game: AnyGame, one: Any) -> None:
        for resource in _RESOURCES:
            self.add((resource, one.seat), getattr(one, resource))

    def _paid(self, game: AnyGame, one: Any) -> None:
        for resource in _RESOURCES:
            self.add((resource, one.seat), -getattr(one, resource))

    def _stole(self, game: AnyGame, one: Any) -> None:
        self.add((one.resource, one.victim), -one.amount)
        self.add((one.resource, one.seat), one.amount)

    def _gave(self, game: AnyGame, one: Any) -> None:
        self.add((one.resource, one.seat), -one.amount)
        self.add((one.resource, one.taker), one.amount)


class ActionTokens(Checker):
    """Nobody uses more action or exhaust tokens than there are."""

    def problems(self, game: AnyGame) -> Iterator[str]:
        """The players who have fewer than none."""
        for seat, player in enumerate(game.seats):
            for tokens in ("actions", "exhausts"):
                if getattr(player, tokens) < 0:
                    yield f"seat {seat} has {getattr(player, tokens)} {tokens}"


class Turns(Checker):
    """Players take turns clockwise, and each turn is one of three."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.last = -1

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """The player after the last one begins a turn."""
        one: Any = occurrence
        if one.message == "turn-began":
            if self.last >= 0 and one.seat != (self.last + 1) % game.seat_count:
                yield f"after seat {self.last} seat {one.seat} has a turn"
            self.last = one.seat


class Drawing(Hands):
    """Cards come into hands only as the log says."""

    quiet = frozenset({"choose-turn", "play-or-exhaust", "discard-any"})

    def cards_told(self, one: Any) -> set[int]:
        """Draws name the cards."""
        return {*super().cards_told(one), *getattr(one, "cards", ())}


CHECKERS: tuple[type[Checker], ...] = (Resources, ActionTokens, Turns, Drawing)
