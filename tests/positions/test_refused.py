"""What cannot be in a game is refused in positions, with the line and with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.imperium.definition import GAME as IMPERIUM
from nefrit.invasion.game import GAME as INVASION
from nefrit.kernel.chance import Chance
from nefrit.kernel.checking import leaves, problems_in
from nefrit.kernel.plain import field_bounds_of, field_counts_of, field_records_of, field_words_of, fields_of
from nefrit.kernel.record import Damaged, Header
from nefrit.l5r.decks import ready_deck
from nefrit.l5r.game import GAME as L5R
from nefrit.senjutsu.definition import GAME as SENJUTSU
from nefrit.testing import Scenario, play_at_random, side
from tests.positions.test_every_step import CONFLICT, FIELD

GAMES = {"l5r": L5R, "invasion": INVASION, "imperium": IMPERIUM, "senjutsu": SENJUTSU}
FIGHT = {"board": FIELD, "track": [0, 1], "round": 1}
ANN = {"hex": [0, 1], "facing": 0}
BOB = {"hex": [0, 0], "facing": 3}

REFUSED: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], str]] = [
    # ---- Legend of the Five Rings
    ("l5r", {"fate": -1}, {}, {}, "line 3: fate is 0 or more, not -1"),
    ("l5r", {"honor": -3}, {}, {}, "line 3: honor is 0 or more, not -3"),
    ("l5r", {"dial": 6}, {}, {}, "line 3: dial is a number from 0 to 5, not 6"),
    ("l5r", {"declared": ["martial"]}, {}, {}, "line 3: declared: there is no word 'martial'"),
    ("l5r", {"play": ["Doji Whisperer {fate=-1}"]}, {}, {}, "line 3: Doji Whisperer: fate is 0 or more, not -1"),
    (
        "l5r",
        {"play": ["Doji Whisperer {status=honoured}"]},
        {},
        {},
        "status: there is no word 'honoured'; did you mean",
    ),
    ("l5r", {"play": ["Doji Whisperer {status=2}"]}, {}, {}, "status is one of -1 (dishonored), 0 (ordinary), 1"),
    ("l5r", {"play": ["Doji Whisperer {side=attacking}"]}, {}, {}, "it participates, but there is no conflict"),
    ("l5r", {"play": ["Doji Whisperer {slot=9}"]}, {}, {}, "slot is a number from -1 to 4, not 9"),
    ("l5r", {"provinces": ["2x Shameful Display {slot=1}"]}, {}, {}, "two provinces have the slot 1"),
    ("l5r", {"provinces": ["Doji Whisperer"]}, {}, {}, "line 3: Doji Whisperer: it is no province"),
    ("l5r", {"stronghold": ["Doji Whisperer"]}, {}, {}, "it is no stronghold"),
    (
        "l5r",
        {"hand": ["Banzai! #3"], "play": ["Fine Katana {on=#3}"]},
        {},
        {},
        "attached to a card that is not in play",
    ),
    ("l5r", {}, {}, {"ring_fate": [0, 0, -1, 0, 0]}, "line 3: ring_fate is 0 or more, not -1"),
    ("l5r", {}, {}, {"ring_fate": [0, 0]}, "line 3: ring_fate holds 5 values, not 2"),
    ("l5r", {}, {}, {"ring_owner": [0, 0, 5, 0, 0]}, "ring_owner is a seat, and there is no seat 5"),
    ("l5r", {}, {}, {"phase": "lunch"}, "phase: there is no word 'lunch'; it is one of dynasty, draw, conflict"),
    ("l5r", {}, {}, {"favor_side": "martial"}, "favor_side: there is no word 'martial'"),
    ("l5r", {}, {}, {"first": "zoe"}, "there is no seat 'zoe'"),
    ("l5r", {}, {}, {"conflict": CONFLICT | {"ring": "metal", "province": -1}}, "ring: there is no word 'metal'"),
    ("l5r", {}, {}, {"conflict": {"kind": "military"}}, "there is no field 'kind'"),
    ("l5r", {}, {}, {"conflict": CONFLICT | {"province": -1}}, "a conflict has a province in play that is attacked"),
    (
        "l5r",
        {"provinces": ["Shameful Display #9 {slot=0}"]},
        {},
        {"conflict": CONFLICT},
        "a conflict has a province of the defending player",
    ),
    # ---- Invasion
    ("invasion", {"resources": -1}, {}, {}, "line 3: resources is 0 or more, not -1"),
    ("invasion", {"race": "Elf"}, {}, {}, "race: there is no word 'Elf'"),
    ("invasion", {"damage": [0, -1, 0]}, {}, {}, "damage is 0 or more, not -1"),
    ("invasion", {"burning": [True]}, {}, {}, "burning holds 3 values, not 1"),
    ("invasion", {"zones_to_win": 0}, {}, {}, "zones_to_win is a number from 1 to 3, not 0"),
    ("invasion", {"kingdom": ["Mountain Brigade {damage=-1}"]}, {}, {}, "Mountain Brigade: damage is 0 or more"),
    ("invasion", {"kingdom": ["Mountain Brigade {side=left}"]}, {}, {}, "side: there is no word 'left'"),
    ("invasion", {"kingdom": ["Mountain Brigade {side=attacking}"]}, {}, {}, "there is no combat"),
    ("invasion", {"legend": ["Mountain Brigade"]}, {}, {}, "it is no legend"),
    ("invasion", {}, {}, {"phase": "lunch"}, "phase: there is no word 'lunch'"),
    ("invasion", {}, {}, {"combat": {"attacker": "ann", "defender": "bob", "section": "roof"}}, "no word 'roof'"),
    ("invasion", {}, {}, {"combat": {"attacker": "ann", "defender": "bob"}}, "a zone that is attacked, or a fulcrum"),
    ("invasion", {}, {}, {"combat": {"attacker": "ann", "defender": "ann"}}, "who is not the defending one"),
    # ---- Imperium
    ("imperium", {"material": -1}, {}, {}, "line 3: material is 0 or more, not -1"),
    ("imperium", {"actions": -1}, {}, {}, "actions is 0 or more, not -1"),
    ("imperium", {"nation_name": "martians"}, {}, {}, "nation_name: there is no word 'martians'"),
    ("imperium", {"play": ["Coast {progress=-2}"]}, {}, {}, "Coast: progress is 0 or more, not -2"),
    ("imperium", {}, {}, {"market": ["Jungle {slot=7}"]}, "Jungle: slot is a number from -1 to 4, not 7"),
    (
        "imperium",
        {},
        {},
        {"market": ["Jungle {slot=1}", "Oasis {slot=1}"]},
        "two cards are in the slot 1 of the market",
    ),
    ("imperium", {"hand": ["Oasis #5"]}, {}, {"market": ["Jungle {beneath=#5}"]}, "must lie in the zone beneath"),
    ("imperium", {"hand": ["Oasis #5"], "play": ['Coast {garrison=["#5"]}']}, {}, {}, "must lie in the zone garrison"),
    ("imperium", {}, {}, {"doing": "dance"}, "doing: there is no word 'dance'"),
    ("imperium", {}, {}, {"round": 0}, "round is 1 or more, not 0"),
    ("imperium", {}, {}, {"rounds_left": 9}, "rounds_left is a number from 0 to 2, not 9"),
    # ---- Senjutsu
    ("senjutsu", ANN | {"facing": 9}, BOB, FIGHT, "line 3: facing is a number from 0 to 5, not 9"),
    ("senjutsu", ANN | {"hex": [99, 0]}, BOB, FIGHT, "line 3: the hex [99, 0] is not on the board"),
    ("senjutsu", ANN | {"hex": [99, 0]}, BOB, {}, "line 3: the hex [99, 0] is not on the board"),
    ("senjutsu", ANN | {"hex": [1]}, BOB, FIGHT, "hex is a pair of numbers"),
    ("senjutsu", ANN, ANN, FIGHT, "line 4: two fighters stand on the hex [0, 1]"),
    ("senjutsu", ANN | {"wounds": 9}, BOB, FIGHT, "wounds: 9 are more than the limit, which is"),
    ("senjutsu", ANN | {"wounds": 4, "bleeding": 4}, BOB, FIGHT, "wounds: 8 are more than the limit, which is"),
    ("senjutsu", ANN | {"stuns": 40}, BOB, FIGHT, "stuns: 40 are more than the limit, which is"),
    ("senjutsu", ANN | {"focus": 4}, BOB, FIGHT, "focus: 4 are more than the limit, which is 3"),
    ("senjutsu", ANN | {"focus": -1}, BOB, FIGHT, "focus is 0 or more, not -1"),
    ("senjutsu", ANN | {"kamae": "rage"}, BOB, FIGHT, "kamae: there is no word 'rage'"),
    ("senjutsu", ANN | {"character": "knight"}, BOB, FIGHT, "there is no character 'knight', only ronin"),
    ("senjutsu", ANN | {"contracts": ["peace"]}, BOB, FIGHT, "there is no contract 'peace'"),
    ("senjutsu", ANN | {"hobbles": [9]}, BOB, FIGHT, "hobbles is a number from 0 to 4, not 9"),
    ("senjutsu", ANN, BOB, FIGHT | {"terrain": [[[1, 1], "lava"]]}, "terrain: there is no word 'lava'"),
    ("senjutsu", ANN, BOB, FIGHT | {"terrain": [[[99, 1], "stone"]]}, "terrain: the hex [99, 1] is not on the board"),
    ("senjutsu", ANN, BOB, FIGHT | {"track": [0, 0]}, "track: everybody is there once at most"),
    ("senjutsu", ANN, BOB, FIGHT | {"track": [0, 7]}, "track is a seat, and there is no seat 7"),
]
NUMBERS = {"l5r": "1.4", "invasion": "3.2", "imperium": "turn.choose", "senjutsu": "choose.card"}
DECK = {"deck": ["9x Mountain Brigade"]}
USUAL: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "l5r": ({}, {}),
    "invasion": (DECK, DECK),
    "imperium": ({}, {}),
    "senjutsu": (ANN, BOB),
}
"""What both players need for a game to go on from one of these steps."""
MOMENTS = {"l5r": "dynasty", "invasion": "capital", "imperium": "turn", "senjutsu": "choose"}


@pytest.mark.parametrize(("name", "ann", "bob", "things", "why"), REFUSED)
def test_what_cannot_be_is_refused(
    name: str, ann: dict[str, Any], bob: dict[str, Any], things: dict[str, Any], why: str
) -> None:
    with pytest.raises(Damaged) as error:
        Scenario(GAMES[name]).position(MOMENTS[name], ann=side(**ann), bob=side(**bob), **things)
    assert why in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("name", "things", "ids"),
    [
        ("imperium", {"standing": ["Romans"]}, "rom-power-a, rom-power-b"),
        ("imperium", {"play": ["Drainage System"]}, "min-drainage-system, olm-drainage-system"),
        ("imperium", {"development": ["Development"]}, "mac-development, per-development"),
        ("senjutsu", {"hand": ["Strike"]}, "solo-024, solo-025"),
    ],
)
def test_a_name_that_means_several_cards_must_be_made_plain(name: str, things: dict[str, Any], ids: str) -> None:
    with pytest.raises(Damaged) as error:
        Scenario(GAMES[name]).position(MOMENTS[name], ann=side(**things), bob=side())
    assert f"is the name of several cards: say which by its id, one of {ids}" in str(error.value)


@pytest.mark.parametrize(
    ("name", "things", "id"),
    [
        ("imperium", {"hand": ["Unrest"]}, "com-unrest"),
        ("imperium", {"hand": ["Nomads"]}, "scy-nomads"),
        ("imperium", {"hand": ["Romans"]}, "leg-romans"),
        ("senjutsu", {"hand": ["Ankle Biter"]}, "33"),
        ("senjutsu", {"hand": ["Lunging Thrust"]}, "107"),
        ("l5r", {"hand": ["Pit Trap"]}, "05-pit-trap"),
        ("invasion", {"hand": ["Warrior Priests"]}, "core-034"),
    ],
)
def test_where_a_card_lies_tells_which_is_meant(name: str, things: dict[str, Any], id: str) -> None:
    table = Scenario(GAMES[name])
    table.position(NUMBERS[name], ann=side(**things, **USUAL[name][0]), bob=side(**USUAL[name][1]))
    assert id in [face.id for face in table.game.faces]


def records() -> list[type]:
    """The classes of all records of all games that a position may have."""
    found: list[type] = []
    for game in GAMES.values():
        header = Header(game.name, edition=game.editions[0], position="nefrit position 1")
        waiting = [type(game.new_seat(header, 0)), type(game.new_table(header)), type(game.fresh_piece())]
        for cls in waiting:
            found.append(cls)
            waiting.extend(type(fresh()) for fresh in field_records_of(cls).values())
    return found


@pytest.mark.parametrize("cls", records(), ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_what_is_said_of_fields_is_said_of_fields_that_there_are(cls: type) -> None:
    said = {**field_words_of(cls), **field_bounds_of(cls), **field_counts_of(cls), **field_records_of(cls)}
    assert set(said) <= set(fields_of(cls))


@pytest.mark.parametrize("cls", records(), ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_each_bound_is_right_for_a_fresh_record(cls: type) -> None:
    """A number below the least is refused, the least is not."""
    for least, most in field_bounds_of(cls).values():
        assert least <= most


OPTIONS: dict[str, dict[str, Any]] = {
    "l5r": {"decks": [ready_deck("crane").to_options(), ready_deck("lion").to_options()]},
    "imperium": {},
    "senjutsu": {},
}


@pytest.mark.parametrize("name", OPTIONS)
def test_nothing_of_that_is_ever_in_a_game(name: str) -> None:
    def watch(game: Any) -> None:
        assert not list(problems_in(game))

    game = GAMES[name]
    header = Header(name, seed=5, edition=game.editions[0], options=OPTIONS[name])
    play_at_random(game, header, Chance(5), watch)


def test_leaves_are_found_in_tuples_of_tuples() -> None:
    assert list(leaves(((1, (2, 3)), "a"))) == [1, 2, 3, "a"]
