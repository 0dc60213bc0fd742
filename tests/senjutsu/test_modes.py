"""The ways to play that a table can be opened with: what is chosen for them, in which words, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.cli.play import play
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.game import AnyGame
from nefrit.kernel.modes import YES_OR_NO, Choice, Mode
from nefrit.kernel.record import Header
from nefrit.senjutsu.battlefields import BOARDS, joinable
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.opponents import KATANA, MOST_WOUNDS, opponents_of
from nefrit.senjutsu.solo.recipes import pile_of
from nefrit.senjutsu.state import DECK
from nefrit.testing import rule
from nefrit.text import LANGUAGES
from nefrit.text.ids import kebab
from nefrit.text.messages import Messages
from nefrit.text.speech import Speech

NAMES = ("duel", "free-for-all", "teams", "opponents", "horde")
JOINED = (
    "snowy-battlefield+frozen-lake",
    "snowy-battlefield+ice-bridge",
    "burnt-village+frozen-lake",
    "burnt-village+ice-bridge",
)
"""The boards of one box that can be joined: two of them are the sides of one board."""


def modes() -> dict[str, Mode]:
    """All modes by name."""
    return {mode.name: mode for mode in GAME.modes()}


def choices_of(mode: Mode) -> dict[str, Choice]:
    """What is chosen for a mode whatever else is chosen."""
    return {choice.option: choice for choice in mode.choices if choice.goes_with is None}


def start(*opponents: Any, **options: Any) -> AnyGame:
    """A game of one player against opponents."""
    given = {"opponents": list(opponents), **{name.replace("_", "-"): value for name, value in options.items()}}
    return GAME.start(Header(GAME.name, seats=1 + len(opponents), seed=1, options=given))


def why_not(seats: int = 2, **options: Any) -> list[str]:
    """What is wrong with the options of a game."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return list(GAME.problems(Header(GAME.name, seats=seats, options=given)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_chosen_has_words(language: str) -> None:
    messages: Messages = Speech(GAME, (), language).messages
    for mode in modes().values():
        assert messages.has(f"mode-{mode.name}")
        for choice in mode.choices:
            assert messages.format(f"option-{choice.option}")
            for value in choice.values:
                assert messages.format(f"option-{choice.option}-{kebab(value)}")
    assert not messages.missing


def test_all_options_that_are_chosen_stand_in_the_help_of_play() -> None:
    told = play.__doc__ or ""
    for mode in modes().values():
        for option in (*mode.options, *choices_of(mode)):
            assert option == "teams" or f"{option}" in told


def test_difficulty_and_joined_boards_can_be_chosen() -> None:
    against = choices_of(modes()["opponents"])
    assert {"nightmare", "wound-limit", "starting-wounds"} <= set(against)
    assert (against["nightmare"].kind, choices_of(modes()["horde"])["nightmare"].kind) == (YES_OR_NO, YES_OR_NO)
    for mode in modes().values():
        assert choices_of(mode)["board"].values == (*BOARDS, *JOINED)
    limits = tuple([str(limit) for limit in range(1, MOST_WOUNDS + 1)])
    assert against["wound-limit"].values == ("recommended", *limits)
    assert against["starting-wounds"].values == ("0", *limits[:-1])
    assert choices_of(modes()["duel"])["companions"].values == ("hachiko",)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_that_can_be_chosen_opens_a_table(name: str) -> None:
    mode = modes()[name]
    usual = {choice.option: choice.usual for choice in choices_of(mode).values()}
    for choice in choices_of(mode).values():
        # Some begin with more wounds than the usual limit allows.
        higher = {"wound-limit": str(MOST_WOUNDS)} if choice.option == "starting-wounds" else {}
        for value in (True, False) if choice.kind == YES_OR_NO else choice.values:
            options = {**usual, **mode.options, **higher}
            if choice.kind in ("one", YES_OR_NO):
                options[choice.option] = value
            header = Header(GAME.name, seats=2, options=options)
            seats = mode.people[0] + len(opponents_of(header))
            assert list(GAME.problems(Header(GAME.name, seats=seats, options=options))) == []


@rule("senjutsu.solo.nightmare.purpose", "senjutsu.solo.nightmare.opponent")
def test_nightmare_for_all_opponents() -> None:
    game = start(KATANA, {"kind": "boss", "nightmare": False}, nightmare=True)
    piles = [[pile_of(game, card) for card in game.zone(DECK, seat)] for seat in (1, 2)]
    assert (4 in piles[0], 8 in piles[0], 4 in piles[1], 8 in piles[1]) == (False, True, True, False)
    horde = GAME.start(Header(GAME.name, seats=5, seed=1, options={"mode": "horde", "nightmare": True}))
    assert all(8 in [pile_of(horde, card) for card in horde.zone(DECK, seat)] for seat in (1, 2))


@rule("senjutsu.solo.wounds.adjust", "senjutsu.solo.stun.limit")
@pytest.mark.parametrize(("limit", "found"), [("recommended", 3), ("5", 5), (5, 5), (1, 1)])
def test_a_wound_limit_for_all_opponents(limit: Any, found: int) -> None:
    game = start(KATANA, {"kind": "boss", "wounds": 9}, wound_limit=limit)
    assert [(fighter.wound_limit, fighter.stun_limit) for fighter in game.seats[1:]] == [(found, found), (9, 9)]
    assert [(fighter.automated, fighter.character) for fighter in game.seats[1:]] == [(KATANA, ""), ("boss", "")]
    assert start("ninja", wound_limit=limit).seats[1].character == "ninja"


@rule("decision.senjutsu.starting-wounds", "senjutsu.solo.special.onna-desperation-start")
@pytest.mark.parametrize(("wounds", "desperate"), [("0", False), (1, False), ("5", True)])
def test_opponents_may_begin_with_wounds(wounds: Any, desperate: bool) -> None:
    game = start("onna-bugeisha", starting_wounds=wounds)
    assert (game.seats[1].wounds, game.seats[0].wounds) == (int(wounds), 0)
    assert game.seats[1].is_desperate == desperate


@rule("decision.senjutsu.starting-wounds", "senjutsu.solo.wounds.adjust")
def test_what_is_chosen_must_make_sense() -> None:
    katana: dict[str, Any] = {"opponents": [KATANA]}
    assert why_not(**katana, wound_limit=3, starting_wounds=2) == []
    for wrong in (
        {**katana, "wound_limit": 3, "starting_wounds": 3},
        {**katana, "wound_limit": 0},
        {**katana, "wound_limit": MOST_WOUNDS + 1},
        {**katana, "wound_limit": "many"},
        {**katana, "wound_limit": True},
        {**katana, "starting_wounds": -1},
        {**katana, "starting_wounds": "some"},
        {**katana, "nightmare": "yes"},
        {"nightmare": True},
        {"wound_limit": 3},
        {"starting_wounds": 1},
        {"mode": "horde", "seats": 5, "wound_limit": 3},
        {"mode": "horde", "seats": 5, "starting_wounds": 1},
    ):
        assert len(why_not(**wrong)) == 1, wrong
    with pytest.raises(BadHeader):
        start(KATANA, starting_wounds=7)


@rule("senjutsu.setup.several-boards")
def test_all_pairs_of_boards_that_can_be_joined_are_offered() -> None:
    assert tuple(joinable()) == JOINED
    assert tuple(modes()) == NAMES


@rule("senjutsu.setup.several-boards")
@pytest.mark.parametrize("pair", JOINED)
def test_joined_boards_as_one_word(pair: str) -> None:
    hexes = []
    for board in (pair, pair.split("+")):
        game = GAME.start(Header(GAME.name, seed=1, options={"board": board}))
        hexes.append(game.table.board)
    assert hexes[0] == hexes[1]
    assert len(hexes[0]) == sum(len(BOARDS[name].hexes) for name in pair.split("+"))
    assert why_not(board=pair, terrain="grove") != []
    assert why_not(board="snowy-battlefield+burnt-village") != []
