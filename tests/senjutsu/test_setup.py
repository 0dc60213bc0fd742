"""Setting the game up: the battlefield, the track, figures, decks, prepared cards, the first hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from nefrit.kernel.definition import BadHeader
from nefrit.kernel.record import Header
from nefrit.senjutsu import setup
from nefrit.senjutsu.battlefields import PRESETS
from nefrit.senjutsu.cards import CHARACTERS, SIGNATURE_DECKS
from nefrit.senjutsu.scenery import spots
from nefrit.senjutsu.state import DECK
from nefrit.testing import Scenario, rule
from tests.senjutsu.plain_cards import GAME

__all__ = ["GAME"]

FOUR = ["ronin", "warrior", "master", "student"]


def until(table: Scenario, prompt: str) -> None:
    """Everybody takes the first choice until somebody is asked this."""
    while table.game.pending[0].prompt != prompt:
        decision = table.game.pending[0]
        table.answer(decision.seat, decision.answers(1)[0])


def first_round(table: Scenario) -> None:
    """Everybody takes the first choice until cards are chosen."""
    until(table, "choose-card")


def refused(fighters: list[Any], **options: Any) -> str:
    """What is said against a game with these options."""
    header = Header(GAME.name, seats=len(fighters), options={"fighters": fighters, **options})
    with pytest.raises(BadHeader) as caught:
        GAME.start(header)
    return str(caught.value)


def _begins(table: Scenario, fighters: list[Any], **options: Any) -> None:
    table.begins(seats=len(fighters), fighters=fighters, **options)


# ---- The battlefield


@rule("senjutsu.setup.board")
def test_a_battlefield_is_chosen(table: Scenario) -> None:
    _begins(table, FOUR[:2], board="burnt-village")
    village = set(table.board)
    _begins(table, FOUR[:2], board="snowy-battlefield")
    assert village != set(table.board)


@rule("senjutsu.setup.several-boards")
def test_boards_are_joined_into_a_larger_battlefield(table: Scenario) -> None:
    _begins(table, FOUR[:2], board="burnt-village")
    one = len(table.board)
    _begins(table, FOUR[:2], board="ice-bridge")
    other = len(table.board)
    _begins(table, FOUR[:2], board=["burnt-village", "ice-bridge"])
    assert len(table.board) == len(set(table.board)) == one + other


@rule("senjutsu.setup.several-boards")
def test_two_sides_of_one_board_are_not_joined() -> None:
    assert "two sides of one board" in refused(FOUR[:2], board=["snowy-battlefield", "burnt-village"])


@rule("senjutsu.setup.place-terrain", "senjutsu.setup.agree-terrain")
def test_the_agreed_pieces_are_placed_in_turn_clockwise_from_the_highest_advantage(table: Scenario) -> None:
    _begins(table, FOUR[:3], terrain="placed", pieces=["stone", "shrine", "bamboo", "corpse"])
    order = []
    while table.game.pending[0].prompt == "place-terrain":
        order.append(table.deciding[0])
        table.answer(table.game.pending[0].seat, 0)
    # The Master of the third player has the highest number.
    assert order == ["cid", "ann", "bob", "cid"]
    assert [kind for _, kind in table.terrain] == ["stone", "shrine", "bamboo", "corpse"]
    assert len({hex for hex, _ in table.terrain}) == 4


@rule("senjutsu.setup.place-terrain", "senjutsu.terrain.boat-extends-board")
def test_a_boat_that_is_placed_makes_the_board_larger(table: Scenario) -> None:
    _begins(table, FOUR[:2], terrain="placed", pieces=["boat", "stone"])
    before, decision = table.board, table.game.pending[0]
    # The places beside the board are offered last.
    table.answer(decision.seat, len(decision.options) - 1)
    boats = [hex for hex, kind in table.terrain if kind == "boat"]
    beside = [hex for hex in boats if hex not in before]
    assert beside
    assert table.board == (*before, *beside)


@rule("senjutsu.setup.place-terrain")
def test_a_piece_for_which_there_is_no_room_is_left_out(monkeypatch: pytest.MonkeyPatch, table: Scenario) -> None:
    monkeypatch.setattr(setup, "spots", lambda *given: [] if given[-1] == "shrine" else spots(*given))
    _begins(table, FOUR[:2], terrain="placed", pieces=["stone", "shrine"])
    table.answer(table.game.pending[0].seat, 0)
    assert table.game.pending[0].prompt == "choose-start"
    assert [kind for _, kind in table.terrain] == ["stone"]


@rule("senjutsu.setup.place-terrain", "senjutsu.setup.agree-terrain")
def test_a_preset_of_terrain_belongs_to_one_board(table: Scenario) -> None:
    _begins(table, FOUR[:2], board="frozen-lake", terrain="thaw")
    assert table.terrain == PRESETS["frozen-lake"]["thaw"]
    assert "a preset of the board: thaw" in refused(FOUR[:2], board="frozen-lake", terrain="grove")
    assert "it has none" in refused(FOUR[:2], board=["frozen-lake", "ice-bridge"], terrain="thaw")


@rule("senjutsu.setup.agree-terrain")
def test_only_terrain_of_the_box_can_be_agreed_on() -> None:
    assert "cherry tree" in refused(FOUR[:2], terrain="placed", pieces=["cherry tree", "cherry tree"])
    assert "no terrain 'volcano'" in refused(FOUR[:2], terrain="placed", pieces=["volcano"])
    assert refused(FOUR[:2], pieces=["stone", "volcano"]).count("no terrain") == 1
    assert "the box" not in refused(FOUR[:2], pieces=["stone", "volcano", "volcano"])
    assert refused(FOUR[:2], pieces="stone").startswith("pieces is a list")
    # Three tokens show a corpse on one side and a stone on the other; three more stones are there.
    assert "1 are missing" in refused(FOUR[:2], terrain="placed", pieces=["stone"] * 4 + ["corpse"] * 3)


# ---- The players


@rule("senjutsu.setup.take-character", "senjutsu.overview.one-samurai-per-player")
def test_each_player_has_one_fighter_with_the_limits_of_the_character_card(table: Scenario) -> None:
    _begins(table, FOUR)
    for seat, name in enumerate(FOUR):
        fighter = table.game.seats[seat]
        assert fighter.character == name
        assert (fighter.wound_limit, fighter.stun_limit) == (CHARACTERS[name].wound_limit, CHARACTERS[name].hand_limit)
        assert (fighter.team, fighter.desperation, fighter.tokens) == (seat, 0, ())
    table.begins(seats=4, fighters=["onna-bugeisha", "ninja", "ashigaru"])
    assert table.ann.desperation == CHARACTERS["onna-bugeisha"].desperation > 0
    assert len(table.bob.tokens) == 3
    assert table.dan.character == "hachiko"


@rule("senjutsu.setup.take-character", "senjutsu.deck.core-cards-excluded", "senjutsu.deck.size")
def test_each_player_has_the_shuffled_signature_deck(table: Scenario) -> None:
    _begins(table, FOUR[:2])
    first_round(table)
    listed = [number for number, count in SIGNATURE_DECKS["ronin"].cards for _ in range(count)]
    names = sorted(GAME.face(number).name for number in listed)
    own = [name for name in table.ann.hand if name not in ("Ronin Core Card", "Naginata Sweep")]
    assert sorted([*table.ann.deck, *own]) == names
    order = table.ann.deck
    table.begins(seats=2, fighters=FOUR[:2], seed=2)
    first_round(table)
    assert table.ann.deck != order


@rule("senjutsu.setup.core-cards-in-hand", "senjutsu.core.weapon-chosen-at-deckbuilding")
def test_the_core_cards_start_in_hand(table: Scenario) -> None:
    _begins(table, FOUR[:2])
    assert (table.ann.hand, table.bob.hand) == (
        ["Ronin Core Card", "Naginata Sweep"],
        ["Warrior Core Card", "Nodachi Slash"],
    )


@rule("senjutsu.setup.discard-pile")
def test_each_player_has_an_empty_discard_pile_of_his_own(table: Scenario) -> None:
    _begins(table, FOUR[:2])
    assert (table.ann.discard, table.bob.discard) == ([], [])


@rule("senjutsu.setup.ring-on-neutral", "senjutsu.kamae.start-neutral", "senjutsu.kamae.ring-start")
def test_rings_start_on_neutral(table: Scenario) -> None:
    _begins(table, FOUR)
    first_round(table)
    assert [fighter.kamae for fighter in table.game.seats] == ["neutral"] * 4


@rule("senjutsu.setup.common-supply", "senjutsu.setup.play-area")
def test_nobody_has_anything_of_the_common_supply_yet(table: Scenario) -> None:
    _begins(table, FOUR)
    first_round(table)
    for fighter in table.game.seats:
        assert (fighter.focus, fighter.wounds, fighter.bleeding, fighter.stuns, fighter.hobbles) == (0, 0, 0, 0, ())
    assert (table.ann.revealed, table.ann.lasting) == ([], [])


@rule("senjutsu.setup.advantage-track", "senjutsu.advantage.initial-order")
def test_the_track_is_set_up_by_the_numbers_on_the_character_cards(table: Scenario) -> None:
    _begins(table, FOUR)
    assert table.track == (2, 3, 1, 0)


@rule("senjutsu.advantage.one-token-per-slot")
def test_two_of_the_same_character_are_put_in_order_at_random(table: Scenario) -> None:
    tracks = set()
    for seed in range(1, 9):
        table.begins(seats=3, fighters=["ronin", "ronin", "master"], seed=seed)
        tracks.add(table.track)
    assert tracks == {(2, 0, 1), (2, 1, 0)}


@rule("senjutsu.setup.place-figures-order", "senjutsu.setup.place-figures-where", "senjutsu.setup.opposite-edges")
def test_figures_are_placed_from_the_lowest_on_the_track_upwards_on_opposite_edges(table: Scenario) -> None:
    _begins(table, FOUR[:2])
    assert table.track == (1, 0)
    assert (table.deciding, table.ann.asked) == (["ann"], "choose-start")
    first = table.ann.choices
    table.ann.chooses(first[0])
    assert table.deciding == ["bob"]
    # The edge that ann has chosen is closed.
    edge = [choice for choice in first if choice not in table.bob.choices]
    assert first[0] in edge
    assert set(table.bob.choices) < set(first)


@rule("senjutsu.setup.place-figures-where", "decision.senjutsu.boards")
def test_a_figure_faces_the_centre_from_where_it_starts(table: Scenario) -> None:
    _begins(table, FOUR[:2])
    for player in (table.ann, table.bob):
        q, r, facing = (int(part) for part in player.choices[0].split()[-3:])
        player.chooses(player.choices[0])
        assert (player.hex, player.facing) == ((q, r), facing)
    assert (table.ann.facing - table.bob.facing) % 6 == 3


@rule("senjutsu.setup.start-hex-shared-with-ally", "senjutsu.setup.start-hex-not-shared-with-enemy")
def test_friends_start_together_and_may_share_a_hex(table: Scenario) -> None:
    fighters = [{"character": name, "team": team} for name, team in (("ronin", 0), ("warrior", 1), ("master", 0))]
    _begins(table, fighters)
    place = table.ann.choices[0]
    table.ann.chooses(place)
    assert place not in table.bob.choices
    table.bob.chooses(table.bob.choices[0])
    assert place in table.cid.choices
    table.cid.chooses(place)
    assert table.ann.hex == table.cid.hex


# ---- Prepared cards and the first hand


@rule("senjutsu.setup.draw-to-limit", "senjutsu.setup.core-not-counted", "senjutsu.overview.rounds")
def test_everybody_draws_up_to_the_hand_limit(table: Scenario) -> None:
    _begins(table, ["master", "ronin"])
    until(table, "choose-prepared")
    # The Master has nothing to prepare and is above the Ronin: the Ronin is asked first.
    assert table.deciding == ["bob"]
    assert len(table.bob.hand) == 2
    table.bob.chooses()
    # Five cards besides the core cards, and the first draw.
    assert (table.round, len(table.ann.hand), len(table.bob.hand)) == (1, 8, 8)


@rule("senjutsu.setup.prepared-cards", "senjutsu.prepared.search", "senjutsu.prepared.definition")
@rule("senjutsu.setup.draw-to-limit", "senjutsu.setup.core-not-counted")
def test_prepared_cards_are_taken_before_the_first_cards_are_drawn(table: Scenario) -> None:
    _begins(table, ["master", "ronin"])
    until(table, "choose-prepared")
    assert table.bob.choices == ["Heavy Armour"]
    table.bob.chooses("Heavy Armour")
    assert "Heavy Armour" in table.bob.hand
    assert (len(table.bob.hand), len(table.bob.deck)) == (8, 24)
    assert "Bob takes a card into hand." in table.sentences


@rule("senjutsu.prepared.one-copy")
def test_only_one_copy_of_a_card_is_prepared(table: Scenario) -> None:
    _begins(table, ["master", "student"])
    until(table, "choose-prepared")
    # The Student's deck has two of the first two.
    assert sorted(table.bob.choices) == ["Calm Defence", "Field Bandages", "Insightful Blow", "Obedience"]


@rule("senjutsu.prepared.hand-limit")
def test_no_more_cards_are_prepared_than_the_hand_limit_allows(
    monkeypatch: pytest.MonkeyPatch, table: Scenario
) -> None:
    monkeypatch.setitem(CHARACTERS, "student", replace(CHARACTERS["student"], hand_limit=3))
    _begins(table, ["master", "student"])
    until(table, "choose-prepared")
    assert (table.bob.decision.least, table.bob.decision.most) == (0, 3)
    table.bob.chooses("Calm Defence", "Obedience", "Field Bandages")
    assert len(table.bob.hand) == 6


@rule("senjutsu.prepared.search", "senjutsu.setup.prepared-cards")
def test_who_looks_for_prepared_cards_sees_the_deck_which_is_shuffled_then(table: Scenario) -> None:
    _begins(table, ["master", "student"])
    until(table, "choose-prepared")
    deck = table.game.zone(DECK, 1)
    assert all(table.game.knows(1, card) for card in deck)
    assert not any(table.game.knows(0, card) for card in deck)
    table.bob.chooses()
    first_round(table)
    assert not any(table.game.knows(1, card) for card in table.game.zone(DECK, 1))
    assert [card for card in deck if card in table.game.zone(DECK, 1)] != list(table.game.zone(DECK, 1))


# ---- What expansions bring: hidden characters, more poison


@rule("senjutsu.hidden.start")
def test_a_character_who_can_may_start_hidden(monkeypatch: pytest.MonkeyPatch, table: Scenario) -> None:
    monkeypatch.setitem(CHARACTERS, "master", replace(CHARACTERS["master"], may_hide=True))
    _begins(table, ["master", "ronin"])
    until(table, "start-hidden")
    assert (table.deciding, table.ann.choices) == (["ann"], ["yes", "no"])
    table.ann.chooses("yes")
    assert (table.ann.hidden, table.bob.hidden) == (True, False)
    _begins(table, ["master", "ronin"])
    until(table, "start-hidden")
    table.ann.chooses("no")
    assert not table.ann.hidden
    _begins(table, ["master", "master"])
    for _ in range(2):
        until(table, "start-hidden")
        getattr(table, table.deciding[0]).chooses("yes")
    assert (table.ann.hidden, table.bob.hidden) == (True, True), "each is asked once"
    assert "start-hidden" not in (table.ann.asked, table.bob.asked)


@rule("senjutsu.poison-ext.deck", "senjutsu.poison.base-set")
def test_who_has_a_use_for_poison_has_a_poison_deck(table: Scenario) -> None:
    _begins(table, ["master", "ronin"])
    assert (table.ann.poisons, table.bob.poisons) == (["Crippling Poison"], [])
    numbers = [GAME.library.find(name).number for name in ("Numb", "Fog")]
    _begins(table, [{"character": "ronin", "poisons": ["002", *numbers]}, "master"])
    assert sorted(table.ann.poisons) == ["Crippling Poison", "Fog", "Numb"]
    assert table.bob.poisons == ["Crippling Poison"]


@rule("senjutsu.poison-ext.one-copy")
def test_a_poison_deck_has_one_copy_of_each() -> None:
    assert "at most one copy" in refused([{"character": "ronin", "poisons": ["002", "002"]}, "master"])
    assert "no poison card '008'" in refused([{"character": "ronin", "poisons": ["008"]}, "master"])
    several = [{"character": "ronin", "poisons": ["002", "206"]}, "master"]
    assert "at most one copy" not in refused(several, board="nowhere")


@pytest.mark.parametrize("board", [[], "", {}, None])
def test_a_battle_needs_a_board(board: object) -> None:
    assert "board is the name of a board" in refused(["warrior", "ronin"], board=board)
