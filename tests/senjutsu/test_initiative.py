"""The order in which cards resolve: initiative, sections, types, core weapon cards, the advantage track."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario, rule, side
from tests.senjutsu.plain_cards import FIELD, GAME, both_choose, duel, fighter

__all__ = ["GAME"]


def order(table: Scenario) -> list[str]:
    """Who acts one after the other until the round is over; all of their cards ask one thing."""
    found: list[str] = []
    while table.round == 1:
        (name,) = table.deciding
        found.append(name)
        getattr(table, name).says(0)
    return found


def several(table: Scenario, track: list[int], **cards: str) -> None:
    """Three or four players who choose these cards."""
    names = list(cards)
    hexes = [[0, 0], [3, 0], [-3, 3], [0, -3]]
    sides: dict[str, Any] = {
        name: side(**fighter(hand=[cards[name]], hex=hexes[seat])) for seat, name in enumerate(names)
    }
    table.position("choose", **sides, board=FIELD, track=track, round=1)
    for name in names:
        getattr(table, name).chooses(cards[name])


@rule("senjutsu.resolve.descending")
def test_cards_resolve_from_the_highest_initiative_to_the_lowest(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder"]}, {"hand": ["Quick Ponder"]})
    both_choose(table, "Ponder", "Quick Ponder")
    assert order(table) == ["bob", "ann"]


@rule("senjutsu.resolve.divider")
def test_what_stands_below_a_dividing_line_resolves_at_its_own_initiative(table: Scenario) -> None:
    duel(table, {"hand": ["Twice"]}, {"hand": ["Ponder"]})
    both_choose(table, "Twice", "Ponder")
    assert order(table) == ["ann", "bob", "ann"]


@rule("senjutsu.resolve.top-to-bottom", "senjutsu.cards.top-to-bottom", "senjutsu.cards.effects-on-resolution")
def test_a_card_resolves_from_top_to_bottom(table: Scenario) -> None:
    duel(table, {"hand": ["Offer"], "focus": 1}, {"hand": ["Daze"]})
    both_choose(table, "Offer", "Daze")
    # The focus gained by the second line comes too late for the first.
    assert (table.round, table.ann.focus) == (2, 2)
    assert "Initiative 3: Ann resolves Offer." in table.sentences
    duel(table, {"hand": ["Offer"], "focus": 2}, {"hand": ["Daze"]})
    both_choose(table, "Offer", "Daze")
    assert (table.ann.choices, table.ann.focus) == (["yes", "no"], 2), "the second line waits for the answer"
    table.ann.chooses("no")
    assert (table.round, table.ann.focus) == (2, 3)


@rule("senjutsu.resolve.tie-by-type")
def test_equal_initiatives_go_by_type(table: Scenario) -> None:
    several(table, [0, 1, 2, 3], ann="Rest", bob="Ponder", cid="Probe", dan="Watch")
    assert order(table) == ["dan", "cid", "bob", "ann"]


@rule("senjutsu.resolve.weapon-has-two-types", "senjutsu.resolve.weapon-primary-type", "decision.senjutsu.core-ties")
def test_a_core_weapon_card_goes_by_its_other_type(table: Scenario) -> None:
    several(table, [0, 1, 2], ann="Ponder", bob="Swing", cid="Parry")
    assert order(table) == ["cid", "bob", "ann"]


@rule("senjutsu.resolve.weapon-after-non-core")
def test_a_core_weapon_card_waits_for_other_cards_of_its_type(table: Scenario) -> None:
    several(table, [0, 1, 2], ann="Swing", bob="Probe", cid="Parry")
    assert order(table) == ["cid", "bob", "ann"]


@rule("senjutsu.resolve.tie-by-advantage", "senjutsu.advantage.have-advantage")
def test_who_is_higher_on_the_track_decides_the_order(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder"]}, {"hand": ["Ponder"]})
    both_choose(table, "Ponder", "Ponder")
    assert table.ann.choices == ["place 1", "place 2"]
    table.ann.chooses("place 2")
    assert order(table) == ["bob", "ann"]
    duel(table, {"hand": ["Ponder"]}, {"hand": ["Ponder"]}, track=[1, 0])
    both_choose(table, "Ponder", "Ponder")
    assert table.deciding == ["bob"]
    assert table.bob.choices == ["place 1", "place 2"]


@rule(
    "senjutsu.multi.tie-choice",
    "senjutsu.multi.tie-continue",
    "senjutsu.multi.tie-lowest-no-choice",
    "senjutsu.multi.tie-example",
)
def test_tied_players_pick_their_places_from_the_top_of_the_track(table: Scenario) -> None:
    fighters = ["student", "warrior", "ronin"]
    sides: dict[str, Any] = {
        name: side(**fighter(hand=["Firm Mind"], hex=hex))
        for name, hex in (("ann", [0, 0]), ("bob", [3, 0]), ("cid", [-3, 3]))
    }
    table.position("choose", **sides, board=FIELD, track=[0, 1, 2], round=1, options={"fighters": fighters})
    for player in (table.ann, table.bob, table.cid):
        player.chooses("Firm Mind")
    assert table.ann.choices == ["place 1", "place 2", "place 3"]
    table.ann.chooses("place 3")
    assert table.bob.choices == ["place 1", "place 2"]
    table.bob.chooses("place 1")
    order_of_cards = []
    for _ in range(3):
        (name,) = table.deciding
        order_of_cards.append(name)
        player = getattr(table, name)
        player.chooses("done")
        player.passes()
        player.says(0)
    assert order_of_cards == ["bob", "cid", "ann"]


@rule("senjutsu.multi.tie-choice", "senjutsu.multi.tie-continue")
def test_four_tied_players_settle_three_choices(table: Scenario) -> None:
    several(table, [3, 1, 0, 2], ann="Ponder", bob="Ponder", cid="Ponder", dan="Ponder")
    table.dan.chooses("place 2")
    assert table.bob.choices == ["place 1", "place 3", "place 4"]
    table.bob.chooses("place 4")
    assert table.ann.choices == ["place 1", "place 3"]
    table.ann.chooses("place 3")
    assert order(table) == ["cid", "dan", "ann", "bob"]


@rule("senjutsu.multi.tie-choice")
def test_only_those_who_are_tied_are_put_in_order(table: Scenario) -> None:
    several(table, [0, 1, 2], ann="Ponder", bob="Quick Ponder", cid="Ponder")
    assert table.bob.asked == "draw-up-to"
    table.bob.says(0)
    table.ann.chooses("place 2")
    assert order(table) == ["cid", "ann"]


@rule("senjutsu.advantage.effect-on-card", "senjutsu.advantage.effect-shifts-others")
def test_the_fan_moves_a_token_to_the_top_and_the_others_down(table: Scenario) -> None:
    several(table, [0, 1, 2, 3], ann="Daze", bob="Daze", cid="Fan", dan="Daze")
    for player in (table.ann, table.bob):
        player.chooses(player.choices[0])
    while table.round == 1:
        (name,) = table.deciding
        getattr(table, name).chooses(getattr(table, name).choices[0])
    assert table.track == (2, 0, 1, 3)
    assert "Cid moves to the top of the advantage track." in table.sentences
