"""Warhammer: Invasion: resources, control, drawing and priority."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.testing.checkers.books import Books, Numbers
from nefrit.testing.checkers.checker import Checker
from nefrit.testing.checkers.hands import Hands

_NOBODY = -1
_NO_CARD = -1
_ENTERING = ("enters-play", "developed", "control-changed", "fulcrum-taken")
_LEAVING = ("destroyed", "sacrificed", "discarded-from-play", "returned", "turned-development")


class Control(Checker):
    """Who controls a card: whoever it entered play for, or took control of it last."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.controllers = {card: piece.controller for card, piece in game.pieces.items()}

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """Note whose the card is now."""
        one: Any = occurrence
        if one.message in _ENTERING:
            self.controllers[one.card] = one.seat
        yield from ()

    def problems(self, game: AnyGame) -> Iterator[str]:
        """The cards whose controller is another."""
        for card, piece in game.pieces.items():
            expected = self.controllers.get(card, piece.controller)
            if piece.controller != expected:
                yield f"{game.faces[card].name} is controlled by seat {piece.controller}, not by seat {expected}"


class Resources(Books):
    """Resources of the players and tokens on cards, counted by what was gained, spent, placed and removed."""

    quiet = frozenset({"act-or-pass", "attack-target", "choose-attackers", "choose-defenders"})

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.entries = {
            "resources-gained": self._gained,
            "resources-spent": lambda game, one: self.add(("resources", one.seat), -one.amount),
            "tokens-placed": lambda game, one: self.add(("tokens", one.card), one.amount),
            "tokens-removed": lambda game, one: self.add(("tokens", one.card), -one.amount),
            "enters-play": lambda game, one: self.add(("tokens", one.card), one.resources),
            "turn-begins": self._turn_begins,
            "phase-begins": self._phase_begins,
            **dict.fromkeys(_LEAVING, lambda game, one: self.expected.pop(("tokens", one.card), None)),
        }
        self.collecting = _NOBODY

    def counted(self, game: AnyGame) -> Numbers:
        """What players and cards have."""
        numbers: Numbers = {("tokens", card): piece.resources for card, piece in game.pieces.items() if piece.resources}
        for seat, player in enumerate(game.seats):
            numbers["resources", seat] = player.resources
        return numbers

    def _turn_begins(self, game: AnyGame, one: Any) -> None:
        self.collecting = one.seat

    def _gained(self, game: AnyGame, one: Any) -> None:
        """Who collects resources at the beginning of a turn has returned all others before."""
        if one.seat == self.collecting and one.card == _NO_CARD and one.source == _NO_CARD:
            self._phase_begins(game, one)
        self.add(("resources", one.seat), one.amount)

    def _phase_begins(self, game: AnyGame, one: Any) -> None:
        if self.collecting != _NOBODY:
            self.expected["resources", self.collecting] = 0
            self.collecting = _NOBODY


class Drawing(Hands):
    """Cards come into hands by being drawn, or as the log says."""

    draws = frozenset({"drew"})
    quiet = frozenset({"act-or-pass", "attack-target", "choose-attackers"})


class Priority(Checker):
    """In which order players act, where the game stops at every window so that everybody is asked.

    A window begins with the active player and goes round clockwise. After a chain the player after the one who began
    it has priority.
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.window: object = None
        self.asked = _NOBODY
        self.starter = _NOBODY

    def problems(self, game: AnyGame) -> Iterator[str]:
        """Whoever is asked before it is the player's turn."""
        if not game.header.stops or not game.pending or game.pending[0].prompt != "act-or-pass":
            return
        seat, chain = game.pending[0].seat, game.table.chain
        window = self._window(game)
        if window != self.window:
            expected = game.table.active
        elif self.starter != _NOBODY and not chain:
            expected = (self.starter + 1) % game.seat_count
        else:
            expected = (self.asked + 1) % game.seat_count
        self.window, self.asked = window, seat
        self.starter = chain[0].seat if chain else _NOBODY
        if seat != expected:
            yield f"seat {seat} is asked, and it is the turn of seat {expected}"

    def _window(self, game: AnyGame) -> object:
        """Which window is open: what runs below it, and since when."""
        names = [type(frame).__name__ for frame in game.stack]
        depth = len(names) - 1 - names[::-1].index("ActionWindow")
        below = [(type(frame).__name__, frame.at) for frame in game.stack[:depth]]
        return game.table.turn, game.table.phase, below


CHECKERS: tuple[type[Checker], ...] = (Resources, Control, Drawing, Priority)
