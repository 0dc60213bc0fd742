"""Mass play goes through every way to fight, and all of them can be set up."""

from __future__ import annotations

from collections import Counter

from nefrit.kernel.definition import check
from nefrit.kernel.record import Header
from nefrit.senjutsu.battlefields import BOARDS
from nefrit.senjutsu.cards import CHARACTERS
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.opponents import KINDS, PAIR, opponents_of
from nefrit.senjutsu.varieties import varieties


def headers() -> list[Header]:
    return [
        Header("senjutsu", seats=GAME.seats_with(variety.seats, variety.options), seed=1, options=variety.options)
        for variety in varieties()
    ]


def test_all_varieties_can_be_set_up() -> None:
    for header in headers():
        check(GAME, header)
        assert GAME.start(header).pending


def test_every_pair_of_characters_meets() -> None:
    two = [variety.options["fighters"] for variety in varieties() if "opponents" not in variety.options]
    duels = [tuple(pair) for pair in two if len(pair) == 2 and isinstance(pair[0], str)]
    assert sorted(duels) == sorted(set(duels))
    assert set(duels) == {(one, other) for one in CHARACTERS for other in CHARACTERS}


def test_there_are_brawls_teams_and_hordes() -> None:
    plain = [header for header in headers() if not opponents_of(header)]
    fought = [header.options["fighters"] for header in plain]
    assert Counter(len(some) for some in fought)[3] == 4 + 11
    assert {character for some in fought if len(some) > 2 for character in some} == set(CHARACTERS)
    assert sum("teams" in header.options for header in plain) == 9
    hordes = [header.options for header in headers() if header.options.get("mode") == "horde"]
    assert {options["fighters"][0] for options in hordes} == set(CHARACTERS)
    assert any(options.get("lord") for options in hordes)


def test_every_automated_opponent_is_fought_also_as_a_nightmare() -> None:
    fought = [one for header in headers() for one in opponents_of(header)]
    assert {one["kind"] for one in fought} == set(KINDS)
    assert {one["kind"] for one in fought if one.get("nightmare")} == set(KINDS)


def test_every_character_meets_every_automated_opponent() -> None:
    alone = [header for header in headers() if opponents_of(header) and header.options.get("mode") != "horde"]
    met = {
        (one["character"], other["kind"])
        for header in alone
        for one in header.options.get("fighters", [])
        if isinstance(one, dict)
        for other in opponents_of(header)
    }
    assert met == {(character, kind) for character in CHARACTERS for kind in KINDS}
    for header in alone:
        kinds = [one["kind"] for one in opponents_of(header)]
        assert [kind in kinds for kind in PAIR] in ([True, True], [False, False])


def test_every_battlefield_is_fought_on() -> None:
    boards = [variety.options["board"] for variety in varieties()]
    assert set(BOARDS) <= {board for board in boards if isinstance(board, str)}
    assert any(isinstance(board, list) for board in boards)
