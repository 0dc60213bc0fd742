"""The end of the game: triggers, scoring, collapse."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.ending import unrest_of
from nefrit.imperium.occurrences import EndTriggered
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import ends_turn, middle, plays, points, told

__all__ = ["GAME"]


def revolts(player: Any) -> None:
    """A turn in which nothing happens."""
    player.chooses("revolt")
    ends_turn(player)


# ---- Triggers


@rule("imperium.end.trigger-1-main-deck", "imperium.end.procedure-start", "imperium.end.scoring-trigger-any")
@rule("imperium.summary.scoring-triggers")
def test_scoring_is_triggered_when_the_main_deck_runs_out(table: Scenario) -> None:
    plays(table, "Armenians", other={"uncivilised": [], "main": ["Marsh", "Forest"]})
    assert table.rounds_left == 0
    plays(table, "Armenians", other={"uncivilised": [], "main": ["Marsh"]})
    assert table.rounds_left == 2
    assert [one.rule for one in told(table, EndTriggered)] == ["imperium.end.trigger-1-main-deck"]
    plays(table, "Diplomacy", material=3, other={"main": ["Hittites"]})
    table.ann.chooses("face-down tributary")
    assert table.rounds_left == 2
    plays(table, "Gambling", material=1, other={"main": ["Hittites"]})
    table.ann.chooses("region")
    assert table.rounds_left == 2


@rule("imperium.end.trigger-2-development")
def test_scoring_is_triggered_by_developing_the_last_card(table: Scenario) -> None:
    plays(table, "Egyptians", empire=True, development=["The Senate"], material=4)
    assert table.rounds_left == 2
    plays(table, "Egyptians", empire=True, development=["The Senate", "Legions"], material=4)
    assert table.rounds_left == 0


@rule("imperium.end.trigger-2-not-arthurians")
def test_moving_the_last_quest_triggers_nothing(table: Scenario) -> None:
    table.position(
        "solstice", ann=side(standing=["King Arthur's Court"], development=["Excalibur"]), bob=side(), **middle()
    )
    table.ann.chooses("yes")
    assert table.ann.garrison == ["Excalibur"]
    assert table.rounds_left == 0


@rule("imperium.end.trigger-5-arthurians", "imperium.nation-arthurians.graal-ends-game")
def test_playing_the_graal_triggers_scoring(table: Scenario) -> None:
    plays(table, "Graal")
    assert table.rounds_left == 2


@rule("imperium.end.trigger-6-utopians")
@pytest.mark.parametrize(("population", "rounds"), [(23, 0), (24, 1)])
def test_shangri_la_triggers_scoring_with_enough_population(table: Scenario, population: int, rounds: int) -> None:
    table.position("solstice", ann=side(standing=["Shangri-la"], population=population), bob=side(), **middle())
    assert table.rounds_left == rounds, "one of the two rounds is over with this solstice"


# ---- Scoring


@rule("imperium.scoring.finish-round", "imperium.scoring.final-round", "imperium.scoring.then-count")
@rule("imperium.summary.last-rounds", "imperium.round.until-end-trigger")
def test_the_round_is_finished_and_one_more_is_played(table: Scenario) -> None:
    plays(table, "Graal", bob=side(play=["min-drainage-system"]))
    ends_turn(table.ann)
    revolts(table.bob)
    assert table.rounds_left == 1
    revolts(table.ann)
    assert table.winners is None
    assert table.bob.population == 1
    revolts(table.bob)
    assert table.bob.population == 2, "the final round ends with the solstice"
    assert table.winners == ["ann"]


@rule("imperium.scoring.progress", "imperium.scoring.fixed", "imperium.card.vp-fixed", "imperium.card.vp-negative")
def test_progress_and_cards_give_points(table: Scenario) -> None:
    table.position("turn", ann=side(progress=2, hand=["Eminent", "Unrest"]), bob=side(), **middle())
    assert points(table) == 2 + 8 - 2


@rule("imperium.scoring.zones", "imperium.scoring.excluded-zones", "imperium.scoring.cards-stay-in-place")
@pytest.mark.parametrize(
    ("zone", "worth"),
    [
        ("hand", 3),
        ("play", 3),
        ("deck", 3),
        ("discard", 3),
        ("history", 3),
        ("sunken", 3),
        ("garrison", 3),
        ("nation", 0),
        ("development", 0),
    ],
)
def test_cards_score_where_they_lie_but_not_in_nation_deck_and_development_area(
    table: Scenario, zone: str, worth: int
) -> None:
    table.position("turn", ann=side(**{zone: ["Scythians"]}), bob=side(), **middle())
    assert points(table) == worth


@rule("imperium.scoring.power-card")
def test_the_power_card_scores(table: Scenario) -> None:
    table.position("turn", ann=side(standing=["rom-power-b"], population=5), bob=side(), **middle())
    assert points(table) == 2
    things = {"hand": ["Coinage"], "population": 5}
    table.position("turn", ann=side(standing=["rom-power-b"], **things), bob=side(), **middle())
    without = points(table)
    table.position("turn", ann=side(standing=["rom-power-b", "King Arthur's Court"], **things), bob=side(), **middle())
    assert points(table) == without + 1, "the court is no power card, and scores its civilised card once"


@rule("imperium.scoring.conditional", "imperium.scoring.conditional-example-history")
@rule("imperium.card.vp-conditional-variable")
def test_conditional_points_depend_on_where_the_card_lies(table: Scenario) -> None:
    for zone, worth in (("history", 1), ("hand", 0), ("deck", 0)):
        table.position("turn", ann=side(**{zone: ["Jade Mask"]}), bob=side(), **middle())
        assert points(table) == worth
    for zone, worth in (("garrison", 12), ("history", 8), ("hand", 3)):
        table.position("turn", ann=side(**{zone: ["Proud"]}), bob=side(), **middle())
        assert points(table) == worth
    for zone, worth in (("play", 0), ("hand", -2)):
        table.position("turn", ann=side(**{zone: ["Mandate of Heaven"]}), bob=side(), **middle())
        assert points(table) == worth


@rule("imperium.scoring.variable", "imperium.scoring.variable-example-rounding", "imperium.scoring.variable-cap")
@rule("imperium.summary.vp-symbols")
@pytest.mark.parametrize(("count", "worth"), [(1, 0), (2, 1), (7, 3), (20, 10), (25, 10)])
def test_points_for_groups_count_complete_groups_up_to_ten(table: Scenario, count: int, worth: int) -> None:
    table.position("turn", ann=side(standing=["mac-power-a"], deck=[f"{count}x Orestis"]), bob=side(), **middle())
    assert points(table) == worth


@rule("imperium.scoring.things-not-used-up", "imperium.scoring.not-used-up-example")
def test_the_same_thing_counts_for_several_cards(table: Scenario) -> None:
    hand = ["Darius I", "Daochang", "Berbers"]
    table.position("turn", ann=side(hand=hand), bob=side(), **middle())
    assert points(table) == 2


@rule("decision.imperium.icons")
def test_every_repeated_icon_counts_and_a_card_of_two_suits_counts_for_both(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Agriculture"], deck=["Nisaean Plain"]), bob=side(), **middle())
    assert points(table) == 4
    for power, worth in (("cel-power-a", 2), ("egy-power-a", 3)):
        table.position("turn", ann=side(standing=[power], deck=["cls-city"]), bob=side(), **middle())
        assert points(table) == worth


@rule("decision.imperium.cards-counted")
def test_power_and_state_cards_are_not_counted_as_cards(table: Scenario) -> None:
    zones = {"hand": ["Berbers"], "deck": ["Berbers"], "history": ["Berbers"], "discard": ["Berbers"]}
    things = {**zones, "play": ['Orestis {garrison=["#5"]}'], "garrison": ["Berbers #5"]}
    table.position("turn", ann=side(standing=["gre-power-b"], **things), bob=side(), **middle())
    assert points(table) == 2, "six cards are two groups of three"


@rule("decision.imperium.active-quest")
def test_the_active_quest_does_not_score(table: Scenario) -> None:
    court = ['King Arthur\'s Court {garrison=["#5"]}']
    table.position("turn", ann=side(standing=court, garrison=["Graal #5"]), bob=side(), **middle())
    assert points(table) == 0


@rule("imperium.scoring.winner")
def test_the_most_points_win(table: Scenario) -> None:
    table.position("round", ann=side(progress=3), bob=side(progress=4), rounds_left=1, **middle())
    assert table.winners == ["bob"]


@rule("imperium.scoring.tie")
def test_tied_players_share_the_victory(table: Scenario) -> None:
    table.position("round", ann=side(progress=4), bob=side(progress=4), cid=side(), rounds_left=1, **middle())
    assert table.winners == ["ann", "bob"]


# ---- Collapse

LAST = {"unrest": ["Unrest"]}


@rule("imperium.end.collapse-trigger", "imperium.collapse.immediate-end", "decision.imperium.collapse-now")
@rule("imperium.summary.collapse", "imperium.collapse.fewest-wins")
def test_when_the_unrest_pile_runs_out_the_game_ends_in_the_middle_of_an_effect(table: Scenario) -> None:
    plays(table, "Persian Gold", empire=True, bob=side(progress=9), other=LAST)
    assert table.winners == ["ann"]
    assert table.bob.hand == ["Unrest"]
    assert table.ann.resolving == ["Persian Gold"], "it was not even finished"


@rule("decision.imperium.collapse-now")
def test_a_new_market_card_that_takes_the_last_unrest_ends_the_game(table: Scenario) -> None:
    table.position(
        "turn", ann=side(hand=["Rituals & Ceremonies", "Armenians"]), bob=side(hand=["2x Unrest"]), **middle(**LAST)
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Armenians")
    assert table.winners == ["ann"]
    assert table.ann.resolving == ["Armenians"]


@rule("imperium.end.collapse-overrides-scoring")
def test_a_collapse_counts_although_scoring_was_triggered(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Persian Gold"], empire=True),
        bob=side(progress=30),
        rounds_left=1,
        **middle(**LAST),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Persian Gold")
    assert table.winners == ["ann"]
    assert table.game.outcome is not None
    assert table.game.outcome.message == "collapse"


@rule("imperium.collapse.count-unrest", "decision.imperium.collapse-count", "decision.imperium.resolving-card")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "history", "sunken", "garrison", "resolving", "play"])
def test_unrest_counts_wherever_a_card_scores(table: Scenario, zone: str) -> None:
    table.position(
        "turn",
        ann=side(hand=["Persian Gold"], empire=True),
        bob=side(**{zone: ["2x Unrest"]}),
        cid=side(deck=["2x Unrest"]),
        **middle(unrest=["2x Unrest"]),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Persian Gold")
    assert table.winners == ["ann"]
    assert [unrest_of(table.game, seat) for seat in range(3)] == [0, 3, 3]


@rule("imperium.collapse.tie")
def test_tied_players_alone_count_points(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Persian Gold", "Unrest"], empire=True),
        bob=side(progress=1),
        cid=side(progress=30, hand=["3x Unrest"]),
        **middle(unrest=["Unrest"]),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Persian Gold")
    assert table.bob.hand == ["Unrest"]
    assert table.winners == ["ann"], "4 points and -2 against 1 and -2; the one with 30 does not take part"


# ---- Before anything is counted


@rule("imperium.ruling-sumerians.collapse-stands", "imperium.collapse.irreversible")
@rule("imperium.ruling-sumerians.before-scoring")
def test_sumerians_return_unrest_before_a_collapse_is_decided_but_do_not_undo_it(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Persian Gold"], deck=["2x Unrest", "Sumerians"], empire=True),
        bob=side(progress=30),
        **middle(**LAST),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Persian Gold")
    assert table.ann.choices == ["Unrest", "Unrest"]
    table.ann.chooses("Unrest", "Unrest")
    assert len(table.unrest) == 2
    assert table.winners == ["ann"]
    assert table.game.outcome is not None
    assert table.game.outcome.message == "collapse"


# ---- Nobody wins


@rule("decision.all.endless")
def test_a_game_that_does_not_end_is_stopped_after_five_hundred_rounds(table: Scenario) -> None:
    for number in (499, 500):
        table.position("solstice", ann=side(), bob=side(), round=number, **middle())
        assert (table.winners == []) == (number == 500)
    assert (table.game.outcome.rule, table.game.outcome.stopped) == ("decision.all.endless", True)
