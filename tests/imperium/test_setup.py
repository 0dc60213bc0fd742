"""Setting up: what each player has, and the middle of the table."""

from __future__ import annotations

from collections import Counter

import pytest

from nefrit.imperium.constants import CIVILISED, FAME, POWER, REGION, TRIBUTARY, UNCIVILISED, UNREST
from nefrit.imperium.definition import GAME
from nefrit.imperium.nations import NATIONS
from nefrit.imperium.setup import is_used, setup_suit
from nefrit.imperium.state import (
    BENEATH,
    BOX,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    FAME_DECK,
    HAND,
    MAIN_DECK,
    MARKET,
    NATION_DECK,
    OTHER_SIDES,
    REGION_DECK,
    STANDING,
    UNCIVILISED_DECK,
    UNREST_PILE,
)
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.record import Header
from nefrit.kernel.zones import Zone
from nefrit.testing import Scenario, rule
from tests.imperium.tables import FACES

(GAME_CITY,) = [face for face in FACES if face.id == "cls-city"]
CLASSIC = ["romans", "celts", "vikings", "carthaginians"]
LEGENDARY = ["arthurians", "atlanteans", "utopians", "qin"]


def begin(table: Scenario, nations: list[str], box: str = "classics", **options: object) -> None:
    table.begins(seats=len(nations), box=box, nations=nations, sides=["A"] * len(nations), **options)


def names(table: Scenario, zone: Zone, seat: int = 0) -> list[str]:
    return [table.game.faces[card].name for card in table.game.zone(zone, seat)]


def suits(table: Scenario, zone: Zone) -> list[str]:
    return [setup_suit(table.game.faces[card]) for card in table.game.zone(zone)]


# ---- Players


@rule("imperium.setup-player.1-choose-nation", "decision.imperium.nations")
def test_players_choose_nations_in_turn_order_and_each_nation_once(table: Scenario) -> None:
    table.begins(seats=3, nations="choose", seed=5)
    first = table.game.table.first
    order = [(first + number) % 3 for number in range(3)]
    wanted = ["greeks", "persians", "romans"]
    for seat, nation in zip(order, wanted, strict=True):
        (decision,) = table.game.pending
        assert decision.seat == seat
        assert not set(wanted[: wanted.index(nation)]) & set(decision.options)
        table.answer(seat, decision.options.index(nation))
    assert table.game.pending[0].rule == "imperium.setup-player.2-power-side-choice"
    for seat in order:
        table.answer(seat, 0)
    assert [table.game.seats[seat].nation_name for seat in order] == wanted


@rule("imperium.setup-player.2-power-side-choice", "imperium.setup-player.2-power-card")
def test_each_player_chooses_the_side_of_the_power_card(table: Scenario) -> None:
    table.begins(seats=2, nations=["romans", "greeks"], seed=3)
    first = table.game.table.first
    assert table.game.pending[0].options == ("side-a", "side-b")
    table.answer(first, 1)
    table.answer(1 - first, 0)
    assert [table.game.faces[card].side for card in table.game.zone(STANDING, first)] == ["B"]
    assert [table.game.faces[card].side for card in table.game.zone(STANDING, 1 - first)] == ["A"]


@rule("imperium.setup-player.1-choose-nation", "imperium.setup-player.2-power-side-choice")
def test_nations_and_sides_that_were_agreed_on_are_those_of_the_seats_whoever_is_first() -> None:
    firsts = set()
    for seed in range(8):
        options = {"nations": ["romans", "greeks"], "sides": ["A", "B"]}
        game = GAME.start(Header("imperium", seed=seed, options=options))
        firsts.add(game.table.first)
        assert [player.nation_name for player in game.seats] == ["romans", "greeks"]
        powers = [game.faces[card].id for seat in (0, 1) for card in game.zone(STANDING, seat)]
        assert powers == ["rom-power-a", "gre-power-b"]
    assert firsts == {0, 1}


@rule("decision.imperium.nations")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nations_may_be_dealt_at_random(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(8):
        game = GAME.start(Header("imperium", seats=seats, seed=seed, options={"sides": ["A"] * seats}))
        dealt = {player.nation_name for player in game.seats}
        assert len(dealt) == seats, "nobody has the nation of another"
        seen |= dealt
    assert len(seen) > seats


@rule("imperium.general.eight-nations-per-box", "imperium.combine.any-nation")
def test_the_nations_of_the_box_are_offered_or_those_of_both(table: Scenario) -> None:
    boxes = {box: [name for name in NATIONS if NATIONS[name].box == box] for box in ("classics", "legends")}
    assert [len(names) for names in boxes.values()] == [8, 8]
    for box, wanted in (*boxes.items(), ("combined", [*boxes["classics"], *boxes["legends"]])):
        table.begins(seats=2, nations="choose", box=box)
        assert list(table.game.pending[0].options) == wanted


@rule("imperium.setup-player.2-power-side-fixed")
def test_the_other_side_of_a_power_card_is_not_in_the_game(table: Scenario) -> None:
    begin(table, ["romans", "greeks"])
    powers = [face.id for face in table.game.faces if POWER in face.suits]
    assert sorted(powers) == ["gre-power-a", "rom-power-a"]


@rule("imperium.card.location-nation", "imperium.card.location-accession", "imperium.setup-player.4-accession")
def test_the_nation_deck_lies_on_the_accession_card_that_everybody_sees(table: Scenario) -> None:
    begin(table, ["romans", "greeks"])
    deck = table.game.zone(NATION_DECK, 0)
    assert [table.game.faces[card].location for card in deck] == ["nation"] * 5 + ["accession"]
    assert names(table, NATION_DECK)[-1] == "Julius Caesar"
    assert all(table.game.known_to[card] == 0 for card in deck[:-1])
    assert table.game.known_to[deck[-1]] == table.game.everybody


@rule("imperium.setup-player.5-nation-deck", "imperium.setup-player.9-draw-deck")
@pytest.mark.parametrize("zone", [NATION_DECK, DECK], ids=lambda zone: zone.name)
def test_the_decks_of_a_player_are_shuffled(zone: Zone) -> None:
    tops = set()
    for seed in range(12):
        header = Header("imperium", seed=seed, options={"nations": ["romans", "greeks"], "sides": ["A", "A"]})
        game = GAME.start(header)
        tops.add(game.faces[game.zone(zone, 0)[0]].name)
    assert len(tops) > 2


@rule("imperium.card.location-development", "imperium.setup-player.6-development-area")
def test_development_cards_lie_face_up(table: Scenario) -> None:
    begin(table, ["romans", "greeks"])
    area = table.game.zone(DEVELOPMENT, 0)
    assert {table.game.faces[card].location for card in area} == {"development"}
    assert "Legions" in names(table, DEVELOPMENT)
    assert all(table.game.known_to[card] == table.game.everybody for card in area)


@rule("imperium.setup-player.9-draw-deck", "imperium.setup-player.10-starting-hand", "decision.imperium.opening-hand")
def test_the_other_cards_are_the_deck_and_five_of_them_the_hand(table: Scenario) -> None:
    begin(table, ["egyptians", "minoans"], "legends")
    table.begins(seats=2, box="legends", nations=["egyptians", "minoans"], sides=["B", "B"])
    faces = [table.game.faces[card] for zone in (DECK, HAND) for card in table.game.zone(zone, 0)]
    assert {face.location for face in faces} == {"deck"}
    assert len(table.game.zone(HAND, 0)) == 5, "a greater hand size counts only in clean-up"
    counted = sum(face.copies for face in FACES if face.module == "egyptians" and face.location == "deck")
    assert len(faces) == counted


@rule("imperium.setup-player.3-arthurians", "imperium.setup-player.3-in-play-cards", "imperium.card.location-in-play")
def test_the_arthurians_have_their_court_beside_the_power_card(table: Scenario) -> None:
    begin(table, LEGENDARY, "legends")
    assert names(table, STANDING, 0) == ["Arthurians", "King Arthur's Court"]


@rule("imperium.setup-player.3-utopians-stack")
def test_the_utopians_begin_with_the_visions_on_top(table: Scenario) -> None:
    begin(table, LEGENDARY, "legends")
    assert names(table, STANDING, 2) == ["Utopians", "Visions of Shangri-la"]
    assert {"Path to Shangri-la", "Gates of Shangri-la", "Shangri-la"} <= set(names(table, OTHER_SIDES))


@rule("imperium.setup-player.3-only-two-nations")
def test_other_nations_have_only_their_power_card_in_play() -> None:
    for box in ("classics", "legends"):
        nations = [name for name, nation in NATIONS.items() if nation.box == box]
        for start in (0, 4):
            options = {"box": box, "nations": nations[start : start + 4], "sides": ["A"] * 4}
            game = GAME.start(Header("imperium", seats=4, options=options))
            for seat, name in enumerate(nations[start : start + 4]):
                expected = 2 if name in ("arthurians", "utopians") else 1
                assert len(game.zone(STANDING, seat)) == expected


@rule("imperium.setup-player.4-none-for-atlanteans-utopians", "imperium.setup-player.6-atlanteans-no-nation-deck")
@rule("imperium.setup-player.6-utopians-no-decks")
def test_atlanteans_and_utopians_have_no_nation_deck(table: Scenario) -> None:
    begin(table, LEGENDARY, "legends")
    assert names(table, NATION_DECK, 1) == []
    assert names(table, NATION_DECK, 2) == []
    assert names(table, DEVELOPMENT, 1) != []
    assert names(table, DEVELOPMENT, 2) == []


@rule("imperium.setup-player.7-state-card", "imperium.setup-player.7-atlanteans-empire")
@rule("imperium.term-barbarian.atlanteans-never")
def test_all_but_the_atlanteans_begin_as_barbarians(table: Scenario) -> None:
    begin(table, LEGENDARY, "legends")
    assert [player.empire for player in table.game.seats] == [False, True, False, False]


@rule("imperium.setup-player.8-supply-cards", "imperium.card.location-supply", "imperium.setup-player.8-supply-removal")
@rule("imperium.setup-player.8-supply-nations")
def test_unrest_of_some_nations_is_added_to_the_pile_for_as_many_players(table: Scenario) -> None:
    def unrest(seats: int, nations: list[str], box: str) -> Counter[str]:
        table.begins(seats=seats, box=box, nations=nations, sides=["A"] * seats)
        faces = [table.game.faces[card] for zone in (UNREST_PILE, BENEATH) for card in table.game.zone(zone)]
        return Counter(face.module for face in faces)

    assert unrest(2, ["celts", "romans"], "classics") == {"commons": 8}
    assert unrest(3, ["celts", "romans", "vikings"], "classics") == {"commons": 10, "celts": 2, "vikings": 1}
    assert unrest(2, ["utopians", "arthurians"], "legends") == {"commons": 8, "utopians": 3, "arthurians": 2}


@rule("imperium.setup-player.order")
def test_every_player_performs_all_steps(table: Scenario) -> None:
    begin(table, CLASSIC)
    for seat, name in enumerate(CLASSIC):
        assert table.game.seats[seat].nation_name == name
        zones = (STANDING, HAND, DECK, NATION_DECK)
        modules = {table.game.faces[card].module for zone in zones for card in table.game.zone(zone, seat)}
        assert modules == {name}
        assert all(table.game.zone(zone, seat) for zone in zones)


@rule("imperium.setup-player.1-read-nations-first")
def test_nations_are_chosen_before_any_card_is_dealt(table: Scenario) -> None:
    table.begins(seats=2, nations="choose")
    assert table.game.pending[0].prompt == "choose-nation"
    assert table.game.faces == (), "all that there is to read is in the library"
    assert {face.module for face in FACES} == {"commons", *NATIONS}


@rule("imperium.setup-player.2-side-b-for-beginners")
def test_side_b_is_never_the_more_complicated_one() -> None:
    powers = {(face.module, face.side): face for face in FACES if POWER in face.suits}
    for name in NATIONS:
        first, second = powers[name, "A"], powers[name, "B"]
        assert len(second.exhausts) <= len(first.exhausts)
        assert len(second.abilities) <= len(first.abilities)


# ---- The middle of the table


@rule("imperium.setup-common.2-starting-material", "imperium.setup-common.2-starting-population")
@rule("imperium.setup-common.2-starting-progress", "imperium.setup-common.2-starting-exhaust")
@rule(
    "imperium.setup-common.2-starting-action", "imperium.setup-common.2-on-state-card", "imperium.setup-common.1-supply"
)
def test_players_begin_with_the_same_tokens(table: Scenario) -> None:
    begin(table, CLASSIC)
    for player in table.game.seats:
        assert (player.material, player.population, player.progress) == (3, 2, 1)
        assert (player.actions, player.exhausts) == (3, 5)


@rule("imperium.setup-common.2-utopians-exhaust")
def test_the_utopians_begin_with_three_exhaust_tokens(table: Scenario) -> None:
    begin(table, LEGENDARY, "legends")
    assert [player.exhausts for player in table.game.seats] == [5, 5, 3, 5]


@rule("imperium.setup-common.5-two-players", "imperium.card.player-count-3plus", "imperium.card.player-count-4")
@rule(
    "imperium.setup-common.5-three-players", "imperium.setup-common.5-four-players", "imperium.card.field-player-count"
)
@pytest.mark.parametrize(("seats", "absent"), [(2, {"3+", "4"}), (3, {"4"}), (4, set())])
def test_cards_for_more_players_are_left_out(table: Scenario, seats: int, absent: set[str]) -> None:
    begin(table, CLASSIC[:seats])
    used = {face.player_count for face in table.game.faces}
    assert used == {"", "3+", "4"} - absent


@rule("imperium.solo.card-removal")
def test_alone_all_cards_for_more_players_would_be_left_out() -> None:
    faces = [face for face in FACES if face.player_count]
    assert faces
    assert not [face for face in faces if is_used(face, 1)]


@rule("imperium.setup-common.6-unrest-pile")
@rule("imperium.setup-common.4-sort")
def test_the_unrest_pile_lies_face_up(table: Scenario) -> None:
    begin(table, CLASSIC[:2])
    pile = table.game.zone(UNREST_PILE)
    assert pile
    assert all(UNREST in table.game.faces[card].suits for card in pile)
    assert all(table.game.known_to[card] == table.game.everybody for card in pile)


@rule("imperium.setup-common.7-king-of-kings", "imperium.setup-common.8-fame-deck")
@rule("imperium.setup-common.9-fame-two-players", "imperium.setup-common.9-fame-three-players")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_the_fame_deck_lies_on_king_of_kings(table: Scenario, seats: int, removed: int) -> None:
    begin(table, CLASSIC[:seats])
    deck = table.game.zone(FAME_DECK)
    assert len(deck) == 8 - removed + 1
    last = table.game.faces[deck[-1]]
    assert (last.name, last.side) == ("King of Kings", "A")
    assert table.game.known_to[deck[-1]] == table.game.everybody
    box = table.game.zone(BOX)
    assert len(box) == removed
    assert all(table.game.known_to[card] == 0 for card in (*deck[:-1], *box)), "nobody has looked at them"
    assert all(FAME in table.game.faces[card].suits for card in box)


@rule("imperium.setup-common.10-region-deck", "imperium.setup-common.11-uncivilised-deck")
@rule("imperium.setup-common.12-civilised-deck", "imperium.setup-common.12-table-2p")
@rule("imperium.setup-common.12-table-3p", "imperium.setup-common.12-table-4p", "imperium.setup-common.4-sort")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 7), (4, 8)])
def test_the_small_decks_have_cards_of_one_suit(table: Scenario, seats: int, size: int) -> None:
    begin(table, CLASSIC[:seats])
    for zone, suit in ((REGION_DECK, REGION), (UNCIVILISED_DECK, UNCIVILISED), (CIVILISED_DECK, CIVILISED)):
        assert suits(table, zone) == [suit] * (size - 1), "and one lies in the market"


@rule("imperium.setup-common.10-region-deck", "imperium.setup-common.11-uncivilised-deck")
@rule("imperium.setup-common.12-civilised-deck", "imperium.setup-common.13-main-deck")
@rule("imperium.setup-common.8-fame-deck")
@pytest.mark.parametrize(
    "zone", [REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, MAIN_DECK, FAME_DECK], ids=lambda zone: zone.name
)
def test_the_decks_are_shuffled(zone: Zone) -> None:
    tops = set()
    for seed in range(6):
        options = {"nations": ["romans", "greeks"], "sides": ["A", "A"]}
        game = GAME.start(Header("imperium", seed=seed, options=options))
        tops.add(tuple(game.faces[card].id for card in game.zone(zone)[:4]))
    assert len(tops) == 6


@rule("imperium.setup-common.14-market-small-decks")
def test_one_card_of_each_small_deck_lies_in_the_market(table: Scenario) -> None:
    begin(table, CLASSIC[:2])
    laid = {table.game.pieces[card].slot: setup_suit(table.game.faces[card]) for card in table.game.zone(MARKET)}
    assert [laid[slot] for slot in (0, 1, 2)] == [REGION, UNCIVILISED, CIVILISED]


@rule("imperium.card.dual-suit-setup")
def test_a_card_of_two_suits_is_uncivilised_at_setup(table: Scenario) -> None:
    assert setup_suit(GAME_CITY) == UNCIVILISED
    assert set(GAME_CITY.suits) == {UNCIVILISED, CIVILISED}
    for seed in range(6):
        table.begins(seats=4, nations=CLASSIC, sides=["A"] * 4, seed=seed)
        civilised = [table.game.faces[card] for card in table.game.zone(CIVILISED_DECK)]
        assert len(civilised) == 7
        assert not [face for face in civilised if UNCIVILISED in face.suits]


@rule("imperium.setup-common.13-main-deck", "imperium.setup-common.14-market-main-deck")
@rule("imperium.setup-common.3-market-tiles")
def test_the_main_deck_has_what_is_left_and_all_tributaries(table: Scenario) -> None:
    begin(table, CLASSIC[:2])
    assert len(table.game.zone(MARKET)) == 5
    hidden = Counter(suits(table, MAIN_DECK))
    shown = Counter(
        setup_suit(table.game.faces[card]) for card in table.game.zone(MARKET) if table.game.pieces[card].slot > 2
    )
    total = hidden + shown
    every = [face for face in FACES if face.module == "commons" and face.box == "classics"]
    wanted: Counter[str] = Counter()
    for face in every:
        if is_used(face, 2) and setup_suit(face) in (REGION, UNCIVILISED, CIVILISED, TRIBUTARY):
            wanted[setup_suit(face)] += face.copies
    wanted -= Counter({REGION: 6, UNCIVILISED: 6, CIVILISED: 6})
    assert total == wanted


@rule("imperium.setup-common.15-unrest-under-market", "imperium.setup-common.15-no-unrest-under-regions")
@rule("imperium.setup-common.16-progress-on-civilised")
@pytest.mark.parametrize("seed", range(6))
def test_under_market_cards_lies_unrest_but_not_under_regions(table: Scenario, seed: int) -> None:
    table.begins(seats=2, nations=["romans", "greeks"], sides=["A", "A"], seed=seed)
    for card in table.game.zone(MARKET):
        piece, found = table.game.pieces[card], table.game.faces[card].suits
        assert (piece.beneath >= 0) == (REGION not in found)
        assert piece.progress == int(CIVILISED in found and UNCIVILISED not in found)


@rule("imperium.setup-common.17-first-player", "imperium.setup-common.17-solstice-card")
def test_any_player_may_be_the_first() -> None:
    found = set()
    for seed in range(20):
        options = {"nations": ["romans", "greeks", "celts"], "sides": ["A", "A", "A"]}
        game = GAME.start(Header("imperium", seats=3, seed=seed, options=options))
        assert game.pending[0].seat == game.table.first
        found.add(game.table.first)
    assert found == {0, 1, 2}


# ---- Both boxes


@rule("imperium.combine.any-nation", "imperium.combine.commons-from-one-box", "imperium.general.boxes-can-be-combined")
def test_combined_boxes_take_all_nations_and_the_commons_of_one(table: Scenario) -> None:
    begin(table, ["romans", "qin"], "combined", commons="legends")
    boxes = {face.box for face in table.game.faces if face.module == "commons" and TRIBUTARY not in face.suits}
    assert boxes == {"legends", "both"}
    begin(table, ["romans", "greeks"], "classics")
    assert {face.box for face in table.game.faces if face.module == "commons"} == {"classics", "both"}


@rule("imperium.combine.tributary-name-check", "imperium.combine.tributary-replacement")
@rule("imperium.combine.replacement-player-count", "imperium.combine.replacement-name-clash")
@pytest.mark.parametrize("seed", range(8))
def test_tributaries_with_the_name_of_a_nation_are_replaced(table: Scenario, seed: int) -> None:
    nations = ["egyptians", "romans", "persians"]
    table.begins(seats=3, seed=seed, box="combined", commons="classics", nations=nations, sides=["A"] * 3)
    used = [face for face in table.game.faces if face.module == "commons" and TRIBUTARY in face.suits]
    assert not {face.name for face in used} & {"Egyptians", "Romans", "Persians"}
    from_elsewhere = [face for face in used if face.box == "legends"]
    assert len(from_elsewhere) == 1, "for the Egyptians of the Classics"
    assert all(is_used(face, 3) for face in used)


@rule("decision.imperium.nations")
def test_options_that_cannot_be_are_refused() -> None:
    for options in (
        {"box": "attic"},
        {"nations": ["romans"]},
        {"nations": ["romans", "romans"]},
        {"nations": ["romans", "qin"]},
        {"sides": ["A", "C"]},
        {"commons": "both"},
        {"teams": 2},
    ):
        with pytest.raises(BadHeader):
            GAME.start(Header("imperium", options=options))


@rule("imperium.general.player-counts-covered")
def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadHeader):
            GAME.start(Header("imperium", seats=seats))
