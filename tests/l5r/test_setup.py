"""Setting up the game, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import NOBODY
from nefrit.l5r.state import CONFLICT_DECK, DYNASTY_DECK, HAND, IN_PROVINCE, PROVINCES, ROLES, STRONGHOLDS
from nefrit.testing import Scenario, rule
from tests.l5r.cards import DECKS, GAME, PLAIN_DECK

__all__ = ["GAME"]

NAMES = ["Air Province", "Earth Province", "Fire Province", "Void Province", "Water Province"]
WITH_ROLES: dict[str, Any] = {"decks": [{**PLAIN_DECK, "role": "Keeper"}, {**PLAIN_DECK, "role": "Keeper"}]}


def begin(table: Scenario, *, bob_first: bool = False, edition: str | None = None, decks: Any = DECKS) -> None:
    """Begin a game in which the wanted player is the first player."""
    for seed in range(20):
        table.begins(seed=seed, edition=edition, **decks)
        if table.first == bob_first:
            return
    pytest.fail("one of the players never goes first")


def place_provinces(table: Scenario) -> None:
    """Both players place their provinces as they are offered."""
    for _ in range(2):
        player = getattr(table, table.deciding[0])
        player.orders(*player.choices)


def decide_nothing(table: Scenario, prompt: str) -> None:
    """Everybody who is asked this keeps what they have."""
    while table.game.pending[0].prompt == prompt:
        getattr(table, table.deciding[0]).chooses()


def province_cards(table: Scenario, seat: int) -> list[int]:
    """The dynasty cards in a player's provinces from left to right."""
    return [card for zone in IN_PROVINCE for card in table.game.zone(zone, seat)]


def who_knows(table: Scenario, card: int) -> list[bool]:
    """Whether ann, bob and a spectator know a card."""
    return [table.game.knows(seat, card) for seat in (0, 1, 2)]


@rule("l5r.setup.step-order", "l5r.mulligan.player-order-no-second-thoughts", "l5r.player-order.first-then-other")
def test_the_steps_come_in_order_and_everybody_decides_in_player_order(table: Scenario) -> None:
    begin(table, bob_first=True)
    asked = []
    while table.phase != "dynasty":
        asked.append((table.deciding, table.game.pending[0].prompt))
        player = getattr(table, table.deciding[0])
        if "place" in asked[-1][1]:
            player.orders(*player.choices)
        else:
            player.chooses()
    steps = ("place-provinces", "mulligan-provinces", "mulligan-hand")
    assert asked == [([name], prompt) for prompt in steps for name in ("bob", "ann")]
    assert table.round == 1


@rule("l5r.setup.3-first-player-random", "l5r.setup.3-second-player-fate", "l5r.fate.starts-in-token-pool")
def test_chance_determines_the_first_player_and_the_other_gains_a_fate(table: Scenario) -> None:
    begin(table)
    assert (table.ann.fate, table.bob.fate) == (0, 1)
    begin(table, bob_first=True)
    assert (table.ann.fate, table.bob.fate) == (1, 0)


@rule("l5r.setup.2-unclaimed-rings", "l5r.setup.2-token-pool")
def test_nobody_owns_a_ring_or_the_favor_or_honor_yet(table: Scenario) -> None:
    begin(table)
    assert table.ring_owner == (NOBODY,) * 5
    assert table.ring_fate == (0,) * 5
    assert table.favor == NOBODY
    assert (table.ann.honor, table.bob.honor) == (0, 0)


@rule("l5r.setup.4-shuffle")
def test_both_decks_are_shuffled_separately(table: Scenario) -> None:
    orders: dict[str, set[tuple[str, ...]]] = {"dynasty-deck": set(), "conflict-deck": set()}
    for seed in range(4):
        table.begins(seed=seed, decks=DECKS["decks"])
        for name, seen in orders.items():
            seen.add(tuple(getattr(table.ann, name)))
            seen.add(tuple(getattr(table.bob, name)))
    assert [len(seen) for seen in orders.values()] == [8, 8]
    for zone, side in ((DYNASTY_DECK, "dynasty"), (CONFLICT_DECK, "conflict")):
        assert {table.game.faces[card].side for card in table.game.zone(zone, 0)} == {side}
        assert not any(any(who_knows(table, card)) for card in table.game.zone(zone, 0))


@rule("l5r.ownership.definition", "l5r.control.default-owner")
def test_the_owner_of_a_card_is_who_brought_it(table: Scenario) -> None:
    begin(table)
    game = table.game
    for seat in (0, 1):
        for zone in (DYNASTY_DECK, CONFLICT_DECK, PROVINCES, STRONGHOLDS):
            assert {game.owners[card] for card in game.zone(zone, seat)} == {seat}
        for card in game.zone(PROVINCES, seat):
            assert game.pieces[card].controller == seat


@rule("l5r.setup.5-stronghold-province", "l5r.setup.5-other-provinces", "l5r.facedown-province.controller-may-look")
def test_provinces_are_placed_facedown_in_an_order_of_their_owners_choice(table: Scenario) -> None:
    begin(table)
    assert table.ann.choices == NAMES
    chosen = ["Water Province", "Air Province", "Void Province", "Earth Province", "Fire Province"]
    table.ann.orders(*chosen)
    assert table.deciding == ["bob"]
    game = table.game
    assert table.ann.provinces == chosen
    assert [game.pieces[card].slot for card in game.zone(PROVINCES, 0)] == [0, 1, 2, 3, 4]
    assert game.pieces[game.zone(STRONGHOLDS, 0)[0]].slot == 4
    assert [who_knows(table, card) for card in game.zone(PROVINCES, 0)] == [[True, False, False]] * 5


@rule("l5r.facedown-province.no-identity")
def test_nobody_knows_the_provinces_of_the_opponents_deck(table: Scenario) -> None:
    begin(table)
    assert [who_knows(table, card) for card in table.game.zone(PROVINCES, 1)] == [[False, True, False]] * 5


@rule("l5r.role.revealed-with-stronghold-1-5", "l5r.setup.5-role", "l5r.role.placed-next-to-stronghold")
def test_a_role_is_revealed_with_the_stronghold(table: Scenario) -> None:
    begin(table, decks=WITH_ROLES)
    game = table.game
    cards = [game.zone(zone, 0)[0] for zone in (STRONGHOLDS, ROLES)]
    assert [who_knows(table, card) for card in cards] == [[True, False, False]] * 2
    table.ann.orders(*NAMES)
    game = table.game
    assert [who_knows(table, card) for card in cards] == [[True, True, True]] * 2
    assert [who_knows(table, game.zone(ROLES, 1)[0])] == [[False, True, False]], "bob has not placed anything yet"


@rule("l5r.role.starts-faceup-1-0")
def test_by_edition_1_0_a_role_begins_faceup(table: Scenario) -> None:
    begin(table, decks=WITH_ROLES, edition="1.0")
    for zone in (STRONGHOLDS, ROLES):
        assert who_knows(table, table.game.zone(zone, 0)[0]) == [True, True, True]


@rule("l5r.role.not-in-play", "l5r.stronghold.in-play", "l5r.out-of-play.definition")
def test_a_stronghold_is_in_play_and_a_role_is_not(table: Scenario) -> None:
    begin(table, decks=WITH_ROLES)
    place_provinces(table)
    game = table.game
    assert game.zone(STRONGHOLDS, 0)[0] in game.in_play()
    out_of_play = [*game.zone(ROLES, 0), *province_cards(table, 0), *game.zone(DYNASTY_DECK, 0)]
    assert not set(out_of_play) & set(game.in_play())


@rule("l5r.setup.6-fill-provinces")
def test_a_dynasty_card_goes_facedown_on_each_province_but_the_strongholds(table: Scenario) -> None:
    begin(table)
    deck = table.game.zone(DYNASTY_DECK, 0)
    place_provinces(table)
    assert province_cards(table, 0) == list(deck[:4])
    assert table.game.zone(DYNASTY_DECK, 0) == deck[4:]
    assert [who_knows(table, card) for card in deck[:4]] == [[True, False, False]] * 4


@rule("l5r.setup.6-look-and-mulligan", "l5r.mulligan.procedure")
def test_cards_in_provinces_are_replaced_from_the_top_and_shuffled_back(table: Scenario) -> None:
    begin(table)
    place_provinces(table)
    old = province_cards(table, 0)
    deck = table.game.zone(DYNASTY_DECK, 0)
    assert table.ann.decision.options == tuple(old)
    table.ann.answers((1, 3))
    assert province_cards(table, 0) == [old[0], deck[0], old[2], deck[1]]
    new_deck = table.game.zone(DYNASTY_DECK, 0)
    assert sorted(new_deck) == sorted([*deck[2:], old[1], old[3]])
    assert new_deck[:-2] != deck[2:], "the deck has been shuffled"
    assert not table.game.knows(0, old[1]), "nobody knows where in the deck it is"
    assert table.deciding == ["bob"]
    table.bob.chooses()
    assert table.ann.asked == "mulligan-hand", "there is no second mulligan of provinces"


@rule("l5r.mulligan.look-at-new-province-cards-1-5")
def test_the_new_cards_in_provinces_are_looked_at(table: Scenario) -> None:
    begin(table)
    place_provinces(table)
    table.ann.answers((0,))
    assert who_knows(table, province_cards(table, 0)[0]) == [True, False, False]


@rule("l5r.facedown-province.no-look-at-dynasty-cards")
def test_by_edition_1_0_the_new_cards_in_provinces_are_not_looked_at(table: Scenario) -> None:
    begin(table, edition="1.0")
    place_provinces(table)
    table.ann.answers((0,))
    first, second, *_ = province_cards(table, 0)
    assert who_knows(table, first) == [False, False, False]
    assert who_knows(table, second) == [True, False, False]


@rule("l5r.setup.7-draw-four")
def test_each_player_draws_four_cards(table: Scenario) -> None:
    begin(table)
    decks = [table.game.zone(CONFLICT_DECK, seat) for seat in (0, 1)]
    place_provinces(table)
    decide_nothing(table, "mulligan-provinces")
    for seat in (0, 1):
        assert table.game.zone(HAND, seat) == decks[seat][:4]
        assert table.game.zone(CONFLICT_DECK, seat) == decks[seat][4:]


@rule("l5r.setup.7-mulligan-hand", "l5r.mulligan.procedure")
def test_cards_in_hand_are_replaced_once_in_player_order(table: Scenario) -> None:
    begin(table, bob_first=True)
    place_provinces(table)
    decide_nothing(table, "mulligan-provinces")
    hand, deck = table.game.zone(HAND, 1), table.game.zone(CONFLICT_DECK, 1)
    assert table.deciding == ["bob"]
    table.bob.answers((0, 1, 2))
    assert table.game.zone(HAND, 1) == (hand[3], *deck[:3])
    new_deck = table.game.zone(CONFLICT_DECK, 1)
    assert sorted(new_deck) == sorted([*deck[3:], *hand[:3]])
    assert new_deck[:-3] != deck[3:], "the deck has been shuffled"
    assert table.deciding == ["ann"]
    table.ann.chooses()
    assert table.phase == "dynasty"


@rule("l5r.setup.8-starting-honor", "l5r.gain.tokens")
def test_each_player_begins_with_the_honor_of_their_stronghold(table: Scenario) -> None:
    begin(table)
    place_provinces(table)
    decide_nothing(table, "mulligan-provinces")
    assert (table.ann.honor, table.bob.honor) == (0, 0)
    decide_nothing(table, "mulligan-hand")
    assert (table.ann.honor, table.bob.honor) == (11, 12)
    assert table.winners is None


@rule("l5r.honor.pool-public", "l5r.fate.pool-public")
def test_everybody_sees_honor_and_fate(table: Scenario) -> None:
    begin(table)
    place_provinces(table)
    decide_nothing(table, "mulligan-provinces")
    decide_nothing(table, "mulligan-hand")
    for reader in (0, 1, 2):
        seats = table.game.view(reader)["seats"]
        assert [(seat["honor"], seat["fate"]) for seat in seats] == [(11, 7), (12, 8)]
