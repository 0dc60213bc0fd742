"""Searching, revealing and shuffling: who sees what, for how long, and what happens to the deck."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.game import GAME
from nefrit.l5r.state import CONFLICT_DECK, DYNASTY_DECK, HAND
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import begins, fight, number, player

__all__ = ["GAME"]

DECK = ["Let Go", "Tattooed Wanderer", "Fine Katana", "Ornate Fan", "Banzai!", "Rout", "Outwit", "Assassination"]
SPECTATOR = 2


def searcher(deck: list[str] = DECK, **things: Any) -> Side:
    """A player who can search the top five cards for an attachment."""
    return player("Agasha Swordsmith", **{"conflict-deck": deck, **things})


def knowing(table: Scenario, card: int) -> list[int]:
    """Who knows a card."""
    return [seat for seat in (0, 1, SPECTATOR) if table.game.knows(seat, card)]


def searches(table: Scenario, deck: list[str] = DECK, **things: Any) -> None:
    """Ann searches her deck."""
    begins(table, searcher(deck), player(), **things)
    table.ann.chooses("use Agasha Swordsmith 0")


@rule("l5r.search.look-privately")
def test_only_who_searches_sees_the_cards(table: Scenario) -> None:
    searches(table)
    deck = table.game.zone(CONFLICT_DECK, 0)
    assert [knowing(table, card) for card in deck] == [[0]] * 5 + [[]] * 3


@rule("l5r.search.may-fail")
def test_nobody_must_find_what_is_there(table: Scenario) -> None:
    searches(table)
    assert table.ann.choices == ["nothing", "Fine Katana", "Ornate Fan"]
    table.ann.chooses("nothing")
    assert (table.ann.hand, len(table.game.zone(CONFLICT_DECK, 0))) == ([], 8)


@rule("l5r.effect.search-top-10-short-deck")
def test_of_a_deck_with_fewer_cards_all_are_searched(table: Scenario) -> None:
    searches(table, ["Ornate Fan", "Let Go", "Fine Katana"])
    assert [knowing(table, card) for card in table.game.zone(CONFLICT_DECK, 0)] == [[0]] * 3
    assert table.ann.choices == ["nothing", "Ornate Fan", "Fine Katana"]


@rule("l5r.search.reveal-when-to-hidden-area")
def test_a_card_with_certain_characteristics_is_shown_to_the_opponent(table: Scenario) -> None:
    searches(table)
    table.ann.chooses("Fine Katana")
    assert table.ann.hand == ["Fine Katana"]
    assert knowing(table, number(table, "Fine Katana")) == [0, 1, SPECTATOR]


@rule("l5r.search.reveal-when-to-hidden-area")
def test_any_card_at_all_is_not(table: Scenario) -> None:
    bob = player(provinces=["Secret Cache {slot=0}"], **{"conflict-deck": DECK})
    begins(table, player("Yogo Outcast"), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Secret Cache")
    table.ann.chooses("Yogo Outcast")
    table.bob.chooses("respond Secret Cache 0 0")
    table.bob.chooses("Fine Katana")
    assert knowing(table, table.game.zone(HAND, 1)[0]) == [1]


@rule("l5r.search.shuffle-deck-1-5", "l5r.search.shuffle-entire-deck-1-0", "l5r.shuffle.searched-deck")
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_the_deck_that_was_searched_is_shuffled_and_no_other(table: Scenario, edition: str) -> None:
    deck = DECK[:5]
    begins(table, searcher(deck), player(**{"conflict-deck": DECK}), edition=edition)
    others = [table.game.zone(DYNASTY_DECK, 0), table.game.zone(CONFLICT_DECK, 1)]
    table.ann.chooses("use Agasha Swordsmith 0")
    table.ann.chooses("nothing")
    shuffled = table.ann.cards_in("conflict-deck")
    assert (shuffled != deck, sorted(shuffled)) == (True, sorted(deck))
    assert [table.game.zone(DYNASTY_DECK, 0), table.game.zone(CONFLICT_DECK, 1)] == others


@rule("l5r.search.shuffle-deck-1-5", "l5r.search.reveal-when-to-hidden-area")
def test_a_deck_that_was_only_looked_at_is_not_shuffled_and_nothing_is_revealed(table: Scenario) -> None:
    ann = player("Shrewd Yasuki", holdings=["Imperial Storehouse {slot=0}"], **{"conflict-deck": DECK[:5]})
    fight(table, ann, player("Doji Whisperer"), "military air", "Shrewd Yasuki", province="Entrenched Position")
    table.ann.chooses("use Shrewd Yasuki 0")
    assert table.ann.choices == DECK[:2]
    table.ann.chooses(DECK[0])
    assert (table.ann.hand, table.ann.cards_in("conflict-deck")) == ([DECK[0]], [*DECK[2:5], DECK[1]])
    assert knowing(table, table.game.zone(HAND, 0)[0]) == [0]


@rule("l5r.shuffle.present-to-opponent")
def test_nobody_knows_or_decides_the_order_of_a_shuffled_deck(table: Scenario) -> None:
    orders = set()
    for seed in range(6):
        searches(table, seed=seed)
        table.ann.chooses("nothing")
        assert all(not knowing(table, card) for card in table.game.zone(CONFLICT_DECK, 0))
        orders.add(tuple(table.ann.cards_in("conflict-deck")))
    assert len(orders) == 6, "chance alone orders it"


@rule("l5r.reveal.show-to-opponent")
def test_what_is_revealed_is_shown_to_the_opponent(table: Scenario) -> None:
    begins(table, player("Brash Samurai", hand=["Test of Skill"], **{"conflict-deck": DECK}), player())
    table.ann.chooses("use Test of Skill 0")
    table.ann.chooses("attachment")
    deck = table.game.zone(CONFLICT_DECK, 0)
    assert [knowing(table, card) for card in deck] == [[0, 1, SPECTATOR]] * 3 + [[]] * 5


@rule("l5r.reveal.duration")
def test_cards_are_revealed_until_the_ability_has_resolved(table: Scenario) -> None:
    begins(
        table, player(hand=["The Perfect Gift"], **{"conflict-deck": DECK}), player(**{"conflict-deck": ["5x Let Go"]})
    )
    table.ann.chooses("use The Perfect Gift 0")
    for seat, count in ((0, 8), (1, 5)):
        known = [knowing(table, card) for card in table.game.zone(CONFLICT_DECK, seat)]
        assert known == [[0, 1, SPECTATOR]] * 4 + [[]] * (count - 4)
    table.ann.chooses("Fine Katana")
    assert knowing(table, number(table, "Fine Katana")) == [0, 1, SPECTATOR], "everybody saw where it went"
    table.ann.chooses("Let Go")
    left = [card for seat in (0, 1) for card in table.game.zone(CONFLICT_DECK, seat)]
    assert len(left) == 11
    assert all(not knowing(table, card) for card in left)
