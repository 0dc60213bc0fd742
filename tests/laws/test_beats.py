"""No entry of the log tells a reader more than its view, and every message of a game has its kind of beat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from nefrit.kernel import changes, log
from nefrit.kernel.beats import KINDS
from nefrit.kernel.chance import Chance
from nefrit.kernel.changes import Journey, zone_name
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Entry, Log
from nefrit.kernel.match import Match
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Plain
from nefrit.registry import find
from nefrit.testing import Broken
from nefrit.testing.beats import BeatWitness
from tests.laws.games import header

GAMES = {"imperium": 3, "invasion": 3, "l5r": 4, "senjutsu": 7}
"""So many random games of each kind."""


def watched(name: str, number: int) -> tuple[Match, BeatWitness]:
    """A random game in which a witness looks at every entry."""
    kept = Log(changes=True)
    witness = BeatWitness(kept)
    match, chance = Match(find(name), header(name, number), kept), Chance(number)
    while match.game.pending:
        decision = match.game.pending[chance.below(len(match.game.pending))]
        assert match.answer(decision.seat, decision.random(chance)) is None
    return match, witness


@pytest.mark.parametrize(("name", "count"), GAMES.items())
def test_no_entry_tells_more_than_the_view(name: str, count: int) -> None:
    moves = figures = 0
    for number in range(count):
        _, witness = watched(name, number)
        moves += witness.moves
        figures += witness.figures
    assert moves > 20 * count
    assert figures > 20 * count


def occurrences(kind: type[Occurrence] = Occurrence) -> Iterator[type[Occurrence]]:
    """All classes of things that happen, of the games that are loaded."""
    for below in kind.__subclasses__():
        yield below
        yield from occurrences(below)


@pytest.mark.parametrize("name", GAMES)
def test_every_message_has_a_kind_of_beat(name: str) -> None:
    for module in walk_packages(import_module(f"nefrit.{name}").__path__, f"nefrit.{name}."):
        import_module(module.name)
    told = {one.message for one in occurrences() if one.__module__.startswith(f"nefrit.{name}.")} - {""}
    beats = find(name).beats()
    assert set(beats.values()) <= set(KINDS)
    assert set(beats) == told


def broken_by(name: str, match: str) -> None:
    with pytest.raises(Broken, match=match):
        list(map(partial(watched, name), range(10)))


def test_the_number_of_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "_handle", lambda self, card, seat: card if card in self.cards else None)
    broken_by("l5r", "that it does not see")


def test_the_place_of_a_card_in_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def places(game: AnyGame, cards: Iterable[int]) -> dict[int, str]:
        return {card: f"{zone_name(game, card)}/{game.zones[game.slot_of[card]].index(card)}" for card in cards}

    monkeypatch.setattr(log, "_places", places)
    broken_by("l5r", "that it cannot tell apart")


def test_the_face_of_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "_read_card", lambda self, card, seat: self.cards.get(card))
    broken_by("invasion", "the face .* of (no|the) card")


def test_a_way_that_nobody_saw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def astray(before: AnyGame, now: AnyGame, card: int) -> Journey:
        # As if the card had come out of the other player's deck.
        other = 1 - now.place(card)[1]
        return Journey(card, f"dynasty-deck/{other}", zone_name(now, card), 0, 0, True, True)

    monkeypatch.setattr(changes, "_journey", astray)
    broken_by("l5r", "that a card left")


def test_a_figure_that_the_view_does_not_show_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = changes._changed

    def changed(old: Plain, new: Plain, owner: int) -> list[tuple[str, Any, Any, int]]:
        return [*true(old, new, owner), ("serial", 1, 2, -1)]

    monkeypatch.setattr(changes, "_changed", changed)
    broken_by("l5r", "what serial is")
