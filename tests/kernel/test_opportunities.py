"""Where a seat could act for all the others know is noted for whoever watches, whether it is asked or skipped."""

from __future__ import annotations

from nefrit.kernel.chart import place_in
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from tests.server.games.ambush import GAME


def match(*traps: int) -> Match:
    return Match(GAME, Header("ambush", seats=2, seed=3, options={"traps": list(traps), "marches": 2}))


def noted(playing: Match) -> list[tuple[int, bool]]:
    return [(one.seat, one.game is not None) for one in playing.log.opportunities]


def test_the_same_is_noted_whatever_a_seat_holds() -> None:
    skipped, asked = match(0, 0), match(0, 1)
    for playing in (skipped, asked):
        assert playing.answer(0, 0) is None
    assert asked.game.pending[0].rule == "ambush.spring"
    assert GAME.conceals(asked.game, 1)
    assert not GAME.conceals(skipped.game, 1)
    # A window that does not open for all is nothing that others may see.
    assert noted(skipped) == [(1, False), (0, False), (1, True), (0, True)]
    assert noted(asked) == [(1, False)]
    assert asked.answer(1, 0) is None
    assert noted(asked) == [(0, False), (1, True)]


def test_the_table_is_kept_as_it_was_at_that_moment() -> None:
    playing = match(0, 0)
    playing.answer(0, 0)
    [*_, one] = playing.log.opportunities
    assert one.game is not None
    assert place_in(GAME.chart(), one.game) == ("ambush", ("3",))
    assert place_in(GAME.chart(), playing.game) == ("march", ("1",))
    assert one.written == 1


def test_only_those_since_the_last_answer_are_kept() -> None:
    playing = match(0, 0)
    playing.answer(0, 0)
    before = noted(playing)
    assert playing.answer(1, 0) is None
    assert noted(playing) != before
    playing.undo()
    assert noted(playing) == []
    assert playing.answer(1, 7) is not None
    assert noted(playing) == []


def test_nothing_is_noted_where_nobody_watches() -> None:
    game = match(0, 1).game.clone()
    assert game.answer(0, 0) is None
    assert game.log is None
