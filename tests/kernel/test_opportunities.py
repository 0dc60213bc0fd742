"""Where a seat could act for all the others know is noted for whoever watches, whether it is asked or skipped."""

from __future__ import annotations

from nefrit.kernel.chart import place_in
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.watcher import UNWATCHED
from nefrit.kernel.windows import tell_who_could_act
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
    assert game.watcher is UNWATCHED


def test_who_could_act_is_found_out_only_where_somebody_wants_to_know() -> None:
    playing = match(0, 0)
    playing.log.opportunities.clear()
    tell_who_could_act(playing.game, _expect, 1)
    assert noted(playing) == [(1, True)]
    tell_who_could_act(playing.game.clone(), _fail)


def test_a_table_can_be_noted_as_it_would_be_if_the_seat_were_asked() -> None:
    playing = match(0, 0)
    playing.log.opportunities.clear()
    table = playing.game.clone()
    table.edit_innermost(Procedure).at += 1
    playing.game.note_opportunity(1, table=table)
    table.edit_innermost(Procedure).at += 1
    [one] = playing.log.opportunities
    assert one.game is not None
    assert one.game.stack[-1].at == playing.game.stack[-1].at + 1, "what becomes of that table later is not noted"


def _expect(game: AnyGame, seat: int) -> None:
    game.note_opportunity(seat)


def _fail(game: AnyGame) -> None:
    raise AssertionError("nobody watches")
