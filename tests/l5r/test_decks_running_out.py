"""Decks that run out: 5 honor and a new deck."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]


def bids(table: Scenario, ann: int, bob: int) -> None:
    """Both players set their dials."""
    table.ann.says(ann)
    table.bob.says(bob)


@rule("l5r.empty-deck.lose-five-honor", "l5r.empty-deck.reshuffle", "l5r.empty-deck.continue")
def test_drawing_goes_on_from_a_new_deck(table: Scenario) -> None:
    piles = {"conflict-deck": ["Katana", "Fan"], "conflict-discard": ["3x Silence"], "dynasty-discard": ["Monk"]}
    table.position("draw", ann=side(honor=9, **piles), bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}), round=1)
    bids(table, 4, 4)
    assert (table.ann.honor, table.bob.honor) == (4, 9)
    assert table.ann.hand == ["Katana", "Fan", "Silence", "Silence"]
    assert getattr(table.ann, "conflict-deck") == ["Silence"]
    assert getattr(table.ann, "conflict-discard") == []
    assert getattr(table.ann, "dynasty-discard") == ["Monk"]


@rule("l5r.step-2-5.draw-bid", "l5r.draw.simultaneous", "l5r.win.simultaneous")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("ann", "bob", "winner"), [(5, 5, None), (5, 6, "bob"), (6, 5, "ann")])
def test_both_lose_honor_for_empty_decks_at_the_same_time(
    table: Scenario, first: int, ann: int, bob: int, winner: str | None
) -> None:
    table.position("draw", ann=side(honor=ann), bob=side(honor=bob), round=1, first=first)
    bids(table, 1, 1)
    assert table.winners == [winner or ("ann", "bob")[first]]


@rule("l5r.draw.simultaneous")
def test_who_has_drawn_nothing_has_not_drawn(table: Scenario) -> None:
    table.position("draw", ann=side(honor=9), bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}), round=1)
    bids(table, 2, 2)
    assert [(one.arguments["seat"], one.arguments["amount"]) for one in table.log if one.message == "drawn"] == [
        ("bob", 2)
    ]


@rule("l5r.step-2-5.draw-bid", "l5r.empty-deck.continue")
def test_both_draw_the_rest_from_their_new_decks(table: Scenario) -> None:
    mine = side(honor=14, **{"conflict-deck": ["Katana"], "conflict-discard": ["Fan"]})
    theirs = side(honor=9, **{"conflict-deck": ["2x Curse"], "conflict-discard": ["5x Tattoo"]})
    table.position("draw", ann=mine, bob=theirs, round=1)
    bids(table, 3, 3)
    assert (table.ann.hand, table.bob.hand) == (["Katana", "Fan"], ["Curse", "Curse", "Tattoo"])
    assert (table.ann.honor, table.bob.honor) == (4, 4), "Ann's new deck has run out, too"


@rule("l5r.empty-deck.reshuffle")
def test_the_new_deck_is_shuffled_and_facedown(table: Scenario) -> None:
    names = ["Katana", "Fan", "Tattoo", "Curse", "Heirloom", "Ambusher", "Silence", "Signet", "Recluse"]
    for seed in range(3):
        mine = side(honor=9, **{"conflict-discard": names})
        table.position("draw", ann=mine, bob=side(honor=9, **{"conflict-deck": ["Fan"]}), round=1, seed=seed)
        bids(table, 1, 1)
        drawn = [*table.ann.hand, *getattr(table.ann, "conflict-deck")]
        assert sorted(drawn) == sorted(names)
        assert drawn != names
        deck = next(
            zone for zone in table.game.view(0)["zones"] if zone["zone"] == "conflict-deck" and zone["seat"] == 0
        )
        assert not any("face" in card and card["face"] for card in deck["cards"])


def test_a_deck_that_is_just_used_up_costs_nothing(table: Scenario) -> None:
    mine = side(honor=9, **{"conflict-deck": ["2x Fan"], "conflict-discard": ["Silence"]})
    table.position("draw", ann=mine, bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}), round=1)
    bids(table, 2, 2)
    assert table.ann.honor == 9
    assert getattr(table.ann, "conflict-discard") == ["Silence"]


@rule("l5r.empty-deck.lose-five-honor", "l5r.empty-deck.continue")
def test_refilling_goes_on_from_a_new_deck(table: Scenario) -> None:
    mine = side(honor=9, **{"province-1": ["Peasant"], "dynasty-discard": ["Monk"], "conflict-discard": ["Fan"]})
    table.position("dynasty", ann=mine, bob=side(honor=9), round=1)
    table.ann.chooses("play Peasant")
    assert table.ann.honor == 4
    assert getattr(table.ann, "province-1") == ["Monk"]
    assert getattr(table.ann, "dynasty-discard") == []
    assert getattr(table.ann, "conflict-discard") == ["Fan"]


@rule("decision.l5r.both-empty")
def test_where_the_pile_is_empty_too_the_attempt_costs_honor_and_brings_nothing(table: Scenario) -> None:
    mine = side(honor=9, **{"conflict-deck": ["Fan"]})
    table.position("draw", ann=mine, bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}), round=1)
    bids(table, 3, 3)
    assert table.ann.honor == 4
    assert table.ann.hand == ["Fan"]
    table.position("dynasty", ann=side(honor=9, **{"province-1": ["Peasant"]}), bob=side(honor=9), round=1)
    table.ann.chooses("play Peasant")
    assert table.ann.honor == 4
    assert getattr(table.ann, "province-1") == []


@rule("l5r.empty-deck.lose-five-honor", "l5r.win.zero-honor", "l5r.win.immediate")
def test_losing_the_honor_may_end_the_game_before_there_is_a_new_deck(table: Scenario) -> None:
    mine = side(honor=5, **{"conflict-discard": ["9x Silence"]})
    table.position("draw", ann=mine, bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}), round=1)
    bids(table, 1, 1)
    assert table.winners == ["bob"]
    assert table.ann.hand == []
    assert len(getattr(table.ann, "conflict-discard")) == 9
