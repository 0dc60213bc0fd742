"""Setting up a game against automated opponents, and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.battlefields import SNOWY_BATTLEFIELD
from nefrit.senjutsu.board import SenjutsuBoard
from nefrit.senjutsu.boards import on_the_rim
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT
from nefrit.senjutsu.solo.target import to_the_right
from nefrit.testing import rule
from nefrit.testing.laws import check_laws, play_at_random
from nefrit.text.speech import Speech


def header(players: int, *opponents: Any, seed: int = 1, **options: Any) -> Header:
    seats = players + len(opponents) + (4 if options.get("mode") else 0)
    given = {"opponents": list(opponents)} if opponents else {}
    return Header("senjutsu", seats=seats, seed=seed, options={**given, **options})


def ready(game: AnyGame) -> AnyGame:
    """The game when the players choose their first cards."""
    chance = Chance(game.header.seed)
    while game.pending[0].prompt != "choose-card":
        game.answer(game.pending[0].seat, game.pending[0].random(chance))
    return game


@rule("senjutsu.solo.setup.battlefield", "senjutsu.solo.setup.player")
def test_players_and_battlefield_are_prepared_as_usual() -> None:
    game = ready(GAME.start(header(2, "katana", fighters=["master", "ronin"])))
    assert game.table.board == tuple(sorted(SNOWY_BATTLEFIELD.hexes))
    assert [fighter.character for fighter in game.seats] == ["master", "ronin", ""]
    assert [fighter.team for fighter in game.seats] == [0, 0, 1]
    assert {decision.seat for decision in game.pending} == {0, 1}


@rule("senjutsu.solo.setup.alternate-stances", "senjutsu.solo.stance.two", "senjutsu.horde.all-aggressive")
@pytest.mark.parametrize("options", [{"opponents": ["katana", "boss", "yumi"]}, {"mode": "horde"}])
def test_opponents_have_their_stance_from_the_beginning(options: dict[str, Any]) -> None:
    game = GAME.start(Header("senjutsu", seats=5 if "mode" in options else 4, seed=1, options=options))
    board = SenjutsuBoard(Speech(GAME, game.header.names))
    stances = [fighter.aggressive for fighter in game.seats[1:]]
    behaviours: list[int] | None = None
    while game.table.round < 1:
        assert [fighter.aggressive for fighter in game.seats[1:]] == stances
        if game.pending[0].prompt in ("choose-prepared", "start-hidden"):
            behaviours = [fighter.behaviour for fighter in game.seats[1:]]
        view = game.view(0)
        GAME.annotate(game, 0, view)
        # Where an opponent wants to stand is known when all figures do.
        assert not [line for line in board.lines(view) if "keeps to" in line]
        game.answer(game.pending[0].seat, game.pending[0].random(Chance(1)))
    assert stances == ([True] * 4 if "mode" in options else [True, False, True])
    if "mode" not in options:
        assert behaviours in (None, [fighter.behaviour for fighter in game.seats[1:]])


@rule("senjutsu.solo.advantage.one")
def test_opponents_are_last_on_the_advantage_track() -> None:
    for seed in range(6):
        game = GAME.start(header(2, "katana", "boss", seed=seed, fighters=["master", "student"]))
        assert sorted(game.table.track[:2]) == [0, 1]


@rule("senjutsu.solo.setup.ai-figure")
@pytest.mark.parametrize("board", ["snowy-battlefield", "burnt-village", "frozen-lake", "ice-bridge"])
def test_opponents_stand_opposite_to_the_players(board: str) -> None:
    game = ready(GAME.start(header(1, *["katana"] * 4, board=board)))
    hexes = [fighter.hex for fighter in game.seats if fighter.hex is not None]
    assert len(set(hexes)) == 5
    assert on_the_rim(hexes[1], game.table.board)
    assert min(distance(hexes[0], hex) for hex in hexes[1:]) >= 2


@rule("senjutsu.solo.setup.ai-area", "senjutsu.solo.ai.deck-driven")
def test_opponents_have_a_deck_and_nothing_else() -> None:
    game = ready(GAME.start(header(1, "katana")))
    sizes = {zone.name: len(game.zone(zone, 1)) for zone in GAME.zones if not zone.shared}
    assert {name: size for name, size in sizes.items() if size} == {"deck": 4, "chosen": 1}


@rule(
    "senjutsu.solo.setup.initial-behaviour",
    "senjutsu.solo.behaviour.initial",
    "senjutsu.solo.track.initial",
    "senjutsu.solo.ai.base-colour",
)
def test_the_first_behaviour_goes_by_the_place() -> None:
    seen = set()
    for seed in range(8):
        game = ready(GAME.start(header(1, "katana", "katana", "katana", seed=seed, board="ice-bridge")))
        hero = game.seats[0]
        for fighter in game.seats[1:]:
            assert hero.hex is not None
            assert fighter.hex is not None
            side = to_the_right(hero.hex, hero.facing, fighter.hex)
            assert fighter.behaviour == (LEFT if side < 0 else RIGHT if side else MIDDLE)
            seen.add(fighter.behaviour)
    assert seen == {LEFT, MIDDLE, RIGHT}


@rule(
    "senjutsu.solo.setup.alternate-stances",
    "senjutsu.solo.stance.two",
    "senjutsu.solo.stance.marker-ring",
    "senjutsu.solo.stance.marker-token",
)
def test_stances_alternate_from_an_aggressive_one_on() -> None:
    game = ready(GAME.start(header(1, "katana", "yari", "boss")))
    assert [fighter.aggressive for fighter in game.seats[1:]] == [True, False, True]


GAMES: list[tuple[int, tuple[Any, ...], dict[str, Any]]] = [
    (1, ("katana",), {}),
    (2, ("yari", "yumi"), {"terrain": "grove"}),
    (1, ("arquebus", "boss", "yari"), {"board": "burnt-village", "terrain": "ruins"}),
    (1, ({"kind": "ronin", "nightmare": True},), {"board": "frozen-lake", "terrain": "thaw"}),
    (1, ({"kind": "master", "nightmare": True}, "student"), {}),
    (3, ("warrior", "katana"), {"board": "ice-bridge", "terrain": "gate"}),
    (1, (), {"mode": "horde"}),
    (1, (), {"mode": "horde", "lord": True}),
]


@rule("senjutsu.solo.character.same-rules", "senjutsu.horde.goal")
@pytest.mark.parametrize(("players", "opponents", "options"), GAMES)
def test_whole_games_end_and_obey_the_laws(players: int, opponents: tuple[Any, ...], options: dict[str, Any]) -> None:
    chance = Chance(5)
    states = 0

    def watch(game: AnyGame) -> None:
        nonlocal states
        assert not any(game.seats[decision.seat].automated for decision in game.pending)
        states += 1
        if states % 40 == 1:
            check_laws(game, chance)

    for seed in (1, 2):
        game = play_at_random(GAME, header(players, *opponents, seed=seed, **options), chance, watch)
        assert game.outcome is not None
        assert game.outcome.rule != "decision.all.endless"
