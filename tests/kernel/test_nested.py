"""Nested interrupt and reaction windows, proven on the model."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.testing import Scenario, side
from tests.kernel.models.nested import GAME

__all__ = ["GAME"]


def begin(
    table: Scenario, ann: list[str], bob: list[str], ann_hand: Sequence[str] = (), bob_hand: Sequence[str] = ()
) -> None:
    table.position("actions", ann=side(home=ann, hand=ann_hand), bob=side(home=bob, hand=bob_hand))


def test_an_ability_is_initiated_before_it_resolves_and_can_be_cancelled_in_between(table: Scenario) -> None:
    begin(table, ann=["Bully"], bob=["Bushi"], bob_hand=["Counsel"])
    table.ann.chooses("use Bully")
    table.ann.chooses("Bushi")
    assert not table.piece("Bushi").bowed
    assert table.bob.choices == ["pass", "use Counsel 0"]
    table.bob.chooses("use Counsel 0")
    assert not table.piece("Bushi").bowed
    assert table.bob.discard == ["Counsel"]


def test_costs_stay_paid_when_the_effects_are_cancelled(table: Scenario) -> None:
    begin(table, ann=["Courtier"], bob=["Bushi", "Bully"], bob_hand=["Counsel"])
    table.ann.chooses("use Courtier")
    table.ann.chooses("Bushi")
    table.bob.chooses("use Counsel 0")
    assert table.piece("Courtier").bowed
    assert table.bob.honor == 5


def test_without_a_cancel_the_same_ability_resolves(table: Scenario) -> None:
    begin(table, ann=["Courtier"], bob=["Bushi"], bob_hand=["Counsel"])
    table.ann.chooses("use Courtier")
    table.ann.chooses("Bushi")
    table.bob.passes()
    assert table.bob.honor == 3


def test_would_comes_before_forced_and_forced_before_optional(table: Scenario) -> None:
    begin(table, ann=["Assassin"], bob=["Bushi", "Meddler", "Mourner", "Martyr"])
    table.ann.chooses("use Assassin")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "use Meddler 0"]
    assert table.bob.honor == 5
    table.bob.passes()
    assert table.bob.choices == ["pass", "use Martyr 0"]
    assert table.bob.honor == 4


def test_a_cancelled_condition_can_no_longer_be_interrupted(table: Scenario) -> None:
    begin(table, ann=["Assassin"], bob=["Bushi", "Meddler", "Mourner", "Martyr"])
    table.ann.chooses("use Assassin")
    table.ann.chooses("Bushi")
    table.bob.chooses("use Meddler 0")
    assert not table.piece("Bushi").bowed
    assert table.bob.honor == 4, "the loss that comes with the bowing is not cancelled; the Mourner did not mourn"
    assert table.deciding == ["ann"]


def test_of_two_replacements_the_latest_counts(table: Scenario) -> None:
    begin(table, ann=["Assassin"], bob=["Bushi", "Martyr", "Zealot"])
    table.ann.chooses("use Assassin")
    table.ann.chooses("Bushi")
    table.bob.chooses("use Martyr 0")
    table.bob.chooses("use Zealot 0")
    assert not table.piece("Bushi").bowed
    assert table.bob.honor == 5 - 2 - 1


def test_a_replaced_condition_still_counts_as_having_occurred(table: Scenario) -> None:
    begin(table, ann=["Assassin"], bob=["Bushi", "Martyr", "Avenger"])
    table.ann.chooses("use Assassin")
    table.ann.chooses("Bushi")
    table.bob.chooses("use Martyr 0")
    assert "use Avenger 0" in table.bob.choices


def test_several_conditions_share_one_window(table: Scenario) -> None:
    begin(table, ann=["Assassin"], bob=["Bushi", "Avenger"])
    table.ann.chooses("use Assassin")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "use Avenger 0", "use Avenger 1"]
    table.bob.chooses("use Avenger 1")
    assert table.ann.honor == 4
    assert table.deciding == ["ann"], "one use a round: the other condition of the window finds nobody"


def test_delayed_effects_come_before_reactions(table: Scenario) -> None:
    begin(table, ann=["Kata", "Bully"], bob=["Bushi", "Sentry", "Courtier"])
    table.ann.chooses("use Kata")
    table.bob.passes()
    table.ann.chooses("use Bully")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "use Sentry 0"]
    assert table.bob.honor == 4


def test_an_ability_resolved_twice_leaves_no_room_for_reactions_in_between(table: Scenario) -> None:
    begin(table, ann=[], bob=["Bushi", "Bully", "Sentry"], ann_hand=["Twin Strike"])
    table.ann.chooses("use Twin Strike")
    table.ann.chooses("Bushi")
    assert table.deciding == ["ann"]
    assert table.ann.choices == ["Bully", "Sentry"]
    table.ann.chooses("Bully")
    assert table.bob.choices == ["pass", "use Sentry 0", "use Sentry 1"]
    table.bob.chooses("use Sentry 1")
    assert table.bob.choices == ["pass", "use Sentry 0"]


def test_when_a_payment_is_prevented_the_rest_is_paid_and_the_ability_ends(table: Scenario) -> None:
    begin(table, ann=["Duelist"], bob=["Meddler"])
    table.ann.chooses("use Duelist")
    assert table.bob.choices == ["pass", "use Meddler 0"]
    table.bob.chooses("use Meddler 0")
    assert not table.piece("Duelist").bowed
    assert (table.ann.honor, table.bob.honor) == (4, 5)


def test_a_card_whose_payment_is_prevented_stays_in_hand(table: Scenario) -> None:
    begin(table, ann=[], bob=["Advisor", "Bully"], ann_hand=["Oath"])
    table.ann.chooses("use Oath")
    table.bob.chooses("use Advisor 0")
    assert table.ann.hand == ["Oath"]
    assert (table.ann.honor, table.bob.honor) == (5, 5)


def test_a_limit_belongs_to_each_copy(table: Scenario) -> None:
    begin(table, ann=["Bully #0", "Bully #1"], bob=["Bushi", "Duelist", "Schemer", "Kata"])
    for target in ("Bushi", "Duelist"):
        table.ann.answers(1)
        table.ann.chooses(target)
        table.bob.passes()
    assert table.ann.choices == ["pass", "use Bully"], "the first copy has reached its limit, the second has not"
    assert [refusal.rule for refusal in table.game.why_not(0, 0)] == ["l5r.triggered.once-per-round"]


def test_a_maximum_counts_for_all_copies_of_a_title(table: Scenario) -> None:
    begin(table, ann=[], bob=["Bully", "Bushi", "Kata"], ann_hand=["Banzai", "Banzai"])
    table.ann.chooses("use Banzai")
    assert table.ann.why_not("Banzai") == ["l5r.max.counts-for-all-copies"]
    table.bob.chooses("use Bully")
    table.bob.chooses("Bushi")
    assert table.deciding == ["bob"], "the second copy is in hand, and nobody asks for it"


def test_limits_and_maximums_are_over_with_the_round(table: Scenario) -> None:
    begin(table, ann=[], bob=["Bully"], ann_hand=["Banzai", "Banzai"])
    table.ann.chooses("use Banzai")
    table.bob.passes()
    assert table.ann.choices == ["pass", "use Banzai"]


def test_a_reaction_to_a_reaction_is_resolved_first(table: Scenario) -> None:
    begin(table, ann=["Bully", "Avenger"], bob=["Bushi", "Sentry"])
    table.ann.chooses("use Bully")
    table.ann.chooses("Bushi")
    table.ann.passes()
    table.bob.chooses("use Sentry 0")
    assert table.ann.honor == 4
    assert table.ann.choices == ["pass", "use Avenger 0"]
    table.ann.chooses("use Avenger 0")
    assert table.bob.honor == 4


def test_the_first_player_orders_forced_abilities_whosever_they_are(table: Scenario) -> None:
    begin(table, ann=["Assassin", "Mourner"], bob=["Bushi", "Mourner"])
    table.ann.chooses("use Assassin")
    table.ann.chooses("Bushi")
    assert table.ann.choices == ["use Mourner 0", "use Mourner 0"]
    table.ann.answers(1)
    assert (table.ann.honor, table.bob.honor) == (4, 3)


def test_then_needs_what_came_before_it(table: Scenario) -> None:
    begin(table, ann=["Schemer"], bob=["Bushi", "Meddler"])
    table.ann.chooses("use Schemer")
    table.ann.chooses("Bushi")
    table.bob.chooses("use Meddler 0")
    assert table.bob.honor == 5


def test_then_follows_what_was_done(table: Scenario) -> None:
    begin(table, ann=["Schemer"], bob=["Bushi", "Meddler"])
    table.ann.chooses("use Schemer")
    table.ann.chooses("Bushi")
    table.bob.passes()
    assert table.bob.honor == 4


def test_a_forced_reaction_asks_nobody(table: Scenario) -> None:
    begin(table, ann=["Bully"], bob=["Reckless", "Kata"])
    table.ann.chooses("use Bully")
    table.ann.chooses("Reckless")
    assert table.bob.honor == 4


def test_the_game_ends_at_once(table: Scenario) -> None:
    table.position("actions", ann=side(hand=["Banzai"]), bob=side(home=["Bushi", "Avenger"], honor=1))
    table.ann.chooses("use Banzai")
    assert table.winners == ["ann"]
    assert table.deciding == []


def test_a_hand_gives_itself_away_in_no_view(table: Scenario) -> None:
    begin(table, ann=["Bully"], bob=["Bushi"], bob_hand=["Counsel", "Oath"])
    hand = next(zone for zone in table.game.view(0)["zones"] if zone["zone"] == "hand" and zone["seat"] == 1)
    assert hand["cards"] == [{}, {}]
