"""Whole games with random answers: they end, and every law holds in them."""

from __future__ import annotations

import pytest

from nefrit.imperium.constants import BOXES, COMBINED
from nefrit.imperium.definition import GAME
from nefrit.imperium.nations import NATIONS
from nefrit.kernel.chance import Chance
from nefrit.kernel.chart import place_in
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, side
from nefrit.testing.laws import check_laws, play_at_random
from tests.imperium.tables import ends_turn, middle

EVERY = 120
MOST_DECISIONS = 6_000


@pytest.mark.parametrize("box", [*BOXES, COMBINED])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_random_answers_end_and_obey_the_laws(seats: int, box: str) -> None:
    states = 0

    def watch(game: AnyGame) -> None:
        nonlocal states
        states += 1
        if states % EVERY == 0:
            check_laws(game, Chance(states))

    header = Header("imperium", seats=seats, seed=seats, options={"box": box})
    game = play_at_random(GAME, header, Chance(seats), watch)
    assert game.outcome is not None
    assert states < MOST_DECISIONS


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_nation_plays_to_the_end(side: str) -> None:
    names = list(NATIONS)
    for one, other in zip(names, (*names[5:], *names[:5]), strict=True):
        options = {"box": COMBINED, "nations": [one, other], "sides": [side, side]}
        game = play_at_random(GAME, Header("imperium", seed=len(one), options=options), Chance(len(other)))
        assert game.outcome is not None


def test_every_variety_and_every_mode_can_be_set_up() -> None:
    nations = set()
    for variety in GAME.varieties():
        game = GAME.start(Header("imperium", seats=variety.seats, options=variety.options))
        for seat, player in enumerate(game.seats):
            nations.add((player.nation_name, variety.options.get("sides", [""] * variety.seats)[seat]))
    assert {(name, side) for name in NATIONS for side in "AB"} <= nations
    for mode in GAME.modes():
        usual = {choice.option: choice.usual for choice in mode.choices}
        game = GAME.start(Header("imperium", options={**mode.options, **usual}))
        assert game.pending


def test_the_chart_shows_where_a_game_is(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Berbers"]), bob=side(play=["Town"]), **middle())
    assert place_in(GAME.chart(), table.game) == ("turn", ("turn.choose",))
    table.ann.chooses("activate")
    assert place_in(GAME.chart(), table.game) == ("turn", ("turn.activate",))
    table.ann.chooses("pass")
    assert place_in(GAME.chart(), table.game) == ("clean-up", ("clean-up.1",))
    ends_turn(table.ann)
    table.bob.chooses("innovate")
    assert place_in(GAME.chart(), table.game) == ("turn", ("turn.innovate",))
    table.bob.chooses("Oasis")
    ends_turn(table.bob)
    assert place_in(GAME.chart(), table.game) == ("solstice", ("solstice.effects",))
