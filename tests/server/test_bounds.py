"""What comes from outside is bounded before any work is done for it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import pytest

from nefrit.kernel.match import Match
from nefrit.server.service.entries import Opened, Sat
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import Joining, Lobby, Opening
from nefrit.server.service.seating import deck_for
from nefrit.server.service.table import Table
from nefrit.server.service.tables import Tables
from nefrit.server.service.thinking import Thinkers
from nefrit.server.service.trouble import Refused
from nefrit.text.decklists import MOST_CARDS
from tests.server.test_service import GOOFSPIEL, Memory, quiet, run

GAMES = Games(["l5r", "invasion", "senjutsu", GOOFSPIEL])


def house() -> Lobby:
    return Lobby(Tables(GAMES, Memory(), Thinkers(1), quiet))


async def refusal_of_opening(wanted: Opening) -> tuple[str, str]:
    """The rule by which a table is not opened, and why."""
    with pytest.raises(Refused) as refused:
        await house().open(wanted)
    return refused.value.refusal.rule, str(dict(refused.value.refusal.arguments))


def ready(game: str) -> list[Any]:
    """A ready deck for each of two seats, as options."""
    rules = GAMES.decks(game)
    assert rules is not None
    opened = Table("table", GAMES.find(game), Opened(game, 2, 1))
    return [deck_for(GAMES, opened, name) for name in list(rules.ready)[:2]]


@pytest.mark.parametrize(("game", "part"), [("invasion", "cards"), ("l5r", "dynasty"), ("senjutsu", "cards")])
def test_a_deck_of_thousands_of_cards_is_refused_before_it_is_dealt(
    game: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dealt(*_: object) -> None:
        raise AssertionError("the game was set up")

    decks = ready(game)
    copies = dict.fromkeys(decks[0][part], 99)
    while sum(copies.values()) <= MOST_CARDS:
        face = next(face for face in GAMES.find(game).library.faces if face not in copies)
        copies[face] = 99
    decks[0][part] = copies
    monkeypatch.setattr(Match, "__init__", dealt)

    async def play() -> None:
        rule, why = await refusal_of_opening(Opening(game, "Ann", options={"decks": decks}))
        assert rule == "table.cannot-begin"
        assert f"at most {MOST_CARDS} cards" in why

    run(play())


@pytest.mark.parametrize(
    "options",
    [
        {"cards": list(range(6000))},
        {"cards": [[[[[[[[[[1]]]]]]]]]]},
        {"cards": "x" * 300},
        {"x" * 300: 1},
        {"cards": 10**30},
    ],
)
def test_options_too_large_for_any_game_are_refused_before_a_game_sees_them(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(*_: object) -> None:
        raise AssertionError("the game was asked")

    definition = GAMES.find("goofspiel")
    monkeypatch.setattr(type(definition), "usual_seats", asked)
    monkeypatch.setattr(type(definition), "problems", asked)

    async def play() -> None:
        rule, _ = await refusal_of_opening(Opening("goofspiel", "Ann", options=options))
        assert rule == "table.options-too-large"

    run(play())


def test_only_so_much_is_told_of_what_is_wrong() -> None:
    decks = ready("invasion")
    decks[0]["cards"] = {f"no card {number}": 1 for number in range(500)}

    async def play() -> None:
        _, why = await refusal_of_opening(Opening("invasion", "Ann", options={"decks": decks}))
        assert why.count("there is no card") == 20

    run(play())


@pytest.mark.parametrize(("game", "part"), [("invasion", "cards"), ("l5r", "conflict"), ("senjutsu", "cards")])
def test_decks_in_the_options_must_be_legal_in_the_format_of_the_table(game: str, part: str) -> None:
    rules = GAMES.decks(game)
    assert rules is not None
    decks = ready(game)
    card = next(iter(decks[0][part]))
    decks[0][part] = {**dict(decks[0][part]), card: 40}

    async def play() -> None:
        format = rules.ready[next(iter(rules.ready))]
        rule, _ = await refusal_of_opening(Opening(game, "Ann", options={"decks": decks}, format=format))
        assert rule == "table.deck-not-legal"
        await house().open(Opening(game, "Ann", options={"decks": ready(game)}, format=format))

    run(play())


def test_fighters_in_the_options_must_be_legal_in_the_format_of_the_table() -> None:
    rules = GAMES.decks("senjutsu")
    assert rules is not None
    deck = ready("senjutsu")[0]
    deck["cards"] = {**deck["cards"], next(iter(deck["cards"])): 40}

    async def play() -> None:
        wanted = Opening("senjutsu", "Ann", options={"fighters": [deck, "ronin"]}, format=rules.formats[0])
        assert (await refusal_of_opening(wanted))[0] == "table.deck-not-legal"
        fighters = {"fighters": [{"character": "warrior"}, "ronin"]}
        await house().open(Opening("senjutsu", "Ann", options=fighters, format=rules.ready["ronin"]))

    run(play())


def test_a_game_is_set_up_once_and_not_by_the_thread_that_serves_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []
    begin = Table._begin

    def watched(table: Table, seats: Sequence[Sat | None]) -> Match:
        threads.append(threading.current_thread() is threading.main_thread())
        return begin(table, seats)

    monkeypatch.setattr(Table, "_begin", watched)

    async def play() -> None:
        lobby = house()
        seated = await lobby.open(Opening("l5r", "Ann"))
        await lobby.join(seated.table, Joining("Bob"))
        await lobby.open(Opening("l5r", "Ann", against="random"))
        assert threads == [False, False]
        other = Tables(GAMES, lobby.tables.store, Thinkers(1), quiet)
        await other.load(seated.table)
        assert threads == [False, False, False]
        await lobby.tables.close()

    run(play())
