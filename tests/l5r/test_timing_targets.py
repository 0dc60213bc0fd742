"""Targets: which are legal and when that is looked at, several at once, any number, and targets of later parts."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, card

__all__ = ["GAME"]


@rule("l5r.target.must-meet-requirements")
def test_only_what_meets_the_requirements_can_be_chosen(table: Scenario) -> None:
    begin(table, {"play": ["Leveller", "Peasant"]}, {"play": ["Bushi", "Champion", "Clerk"]})
    table.ann.chooses("use Leveller 0")
    assert table.ann.choices == ["Bushi", "Champion"]


@rule("l5r.ability.interacts-only-with-in-play")
def test_only_cards_in_play_are_targets(table: Scenario) -> None:
    ann = {"play": ["Bully"], "hand": ["Recruit"], "dynasty-discard": ["Courtier"], "province-1": ["Peasant"]}
    begin(table, ann, {"play": ["Bushi"], "dynasty-discard": ["Sneak"]})
    table.ann.chooses("use Bully 0")
    assert table.ann.choices == ["Bully", "Bushi"]


@rule("l5r.ability.interacts-only-with-in-play")
def test_what_is_done_to_each_is_done_to_cards_in_play_only(table: Scenario) -> None:
    begin(table, {"hand": ["Cataclysm"]}, {"play": ["Bushi"], "hand": ["Recruit"], "province-1": ["Peasant"]})
    table.ann.chooses("use Cataclysm 0")
    assert (table.bob.play, table.bob.hand, table.bob.cards_in("province-1")) == ([], ["Recruit"], ["Peasant"])


@rule(
    "l5r.target.checked-with-play-restrictions",
    "l5r.initiate.step-1-check-restrictions-and-targets",
    "l5r.play-restriction.must-be-observed",
    "l5r.target.insufficient-targets",
)
def test_targets_are_looked_for_before_anything_is_paid(table: Scenario) -> None:
    begin(table, {"play": ["Penitent", "Clerk {bowed=true}"]}, {"play": ["Bushi {bowed=true}"]})
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert table.ann.why_not("Penitent") == ["l5r.target.insufficient-targets"]
    begin(table, {"play": ["Marcher", "Clerk"]}, {})
    assert table.ann.why_not("Marcher") == ["l5r.play-restriction.must-be-observed"]
    assert table.ann.choices == ["pass", "use Clerk 0"]


@rule("l5r.target.any-currently-eligible")
def test_what_became_eligible_since_the_check_can_be_chosen(table: Scenario) -> None:
    begin(table, {"play": ["Squire"]}, {"play": ["Bushi {bowed=true}"]})
    table.ann.chooses("use Squire 0")
    assert table.ann.choices == ["Squire", "Bushi"], "the Squire bowed as its own cost"
    table.ann.chooses("Squire")
    assert not table.piece("Squire").bowed


@rule("l5r.target.multiple-simultaneous")
def test_several_targets_are_chosen_at_the_same_time(table: Scenario) -> None:
    begin(table, {"play": ["Tyrant"]}, {"play": ["Bushi", "Courtier", "Clerk"]})
    table.ann.chooses("use Tyrant 0")
    assert (table.ann.decision.least, table.ann.decision.most) == (2, 2)
    table.ann.chooses("Bushi", "Courtier")
    assert (table.piece("Bushi").bowed, table.piece("Courtier").bowed) == (True, True)


@rule("l5r.target.insufficient-targets")
def test_with_too_few_targets_an_ability_cannot_be_initiated(table: Scenario) -> None:
    begin(table, {"play": ["Tyrant", "Clerk {bowed=true}"]}, {"play": ["Bushi {bowed=true}"]})
    assert table.ann.why_not("Tyrant") == ["l5r.target.insufficient-targets"]


@rule("l5r.target.any-number-needs-one-eligible", "l5r.target.insufficient-targets")
def test_any_number_of_targets_needs_at_least_one_that_could_be_chosen(table: Scenario) -> None:
    begin(table, {"play": ["Demagogue", "Clerk {bowed=true}"]}, {"play": ["Bushi {bowed=true}"]})
    assert table.ann.why_not("Demagogue") == ["l5r.target.insufficient-targets"]
    begin(table, {"play": ["Demagogue", "Clerk {bowed=true}"]}, {"play": ["Bushi", "Courtier"]})
    table.ann.chooses("use Demagogue 0")
    table.ann.chooses("Bushi")
    assert (table.piece("Bushi").bowed, table.piece("Courtier").bowed) == (True, False)


@rule("l5r.target.any-number-zero-fails")
def test_choosing_none_of_any_number_is_no_success(table: Scenario) -> None:
    begin(table, {"play": ["Crowd Pleaser"]}, {"play": ["Bushi", "Clerk"]})
    table.ann.chooses("use Crowd Pleaser 0")
    table.ann.chooses()
    assert table.ann.honor == 10, "what follows 'then' does not"
    begin(table, {"play": ["Crowd Pleaser"]}, {"play": ["Bushi", "Clerk"]})
    table.ann.chooses("use Crowd Pleaser 0")
    table.ann.chooses("Bushi")
    assert table.ann.honor == 11


@rule("l5r.ability.controller-makes-decisions", "l5r.ability.optional-controller-decides")
def test_who_controls_an_attachment_decides_wherever_it_is_attached(table: Scenario) -> None:
    begin(table, {"play": ["Whip {on=#1}", "Peasant"]}, {"play": ["Bushi #1"]})
    assert table.game.why_not(1, card(table.game, "Whip"))[0].rule == "l5r.ability.optional-controller-decides"
    table.ann.chooses("use Whip 0")
    assert table.deciding == ["ann"]
    table.ann.chooses("Bushi")
    assert table.piece("Bushi").bowed


@rule("l5r.ability.controller-makes-decisions")
def test_another_player_decides_where_the_ability_says_so(table: Scenario) -> None:
    begin(table, {"play": ["Beggar"]}, {"play": ["Bushi"]})
    table.ann.chooses("use Beggar 0")
    assert table.deciding == ["bob"]
    table.bob.chooses("Beggar")
    assert table.piece("Beggar").bowed


@rule("l5r.target.later-targets-not-prechecked", "l5r.target.later-targets-none")
def test_targets_of_a_later_part_are_looked_for_when_it_resolves(table: Scenario) -> None:
    begin(table, {"play": ["Herbalist", "Clerk"]}, {})
    table.ann.chooses("use Herbalist 0")
    assert table.piece("Herbalist").bowed
    assert table.ann.asked == "act-or-pass", "there was nobody to choose, and the later part did not resolve"


@rule("l5r.target.later-targets-not-prechecked")
def test_targets_of_a_later_part_are_chosen_after_the_earlier_part(table: Scenario) -> None:
    begin(table, {"play": ["Herbalist"]}, {"play": ["Bushi", "Courtier"]})
    table.ann.chooses("use Herbalist 0")
    assert table.piece("Herbalist").bowed
    assert table.ann.choices == ["Bushi", "Courtier"]
    table.ann.chooses("Courtier")
    assert table.piece("Courtier").status == 1


@rule("l5r.target.later-targets-not-prechecked")
def test_a_later_target_need_not_be_one_for_the_earlier_part(table: Scenario) -> None:
    begin(table, {"play": ["Judge"]}, {"play": ["Bushi", "Courtier {bowed=true}"]})
    table.ann.chooses("use Judge 0")
    assert table.ann.choices == ["Bushi"]
    table.ann.chooses("Bushi")
    assert table.ann.choices == ["Judge", "Bushi", "Courtier"]


@rule("l5r.qualifier.unique-example")
def test_a_qualifier_before_two_nouns_is_about_both(table: Scenario) -> None:
    theirs = ["Champion #1", "Bushi #2", "Relic {on=#2}", "Fan {on=#1}"]
    begin(table, {"hand": ["Parade"], "play": ["Clerk"]}, {"play": theirs, "stronghold": ["Fort {slot=4}"]})
    table.ann.chooses("use Parade 0")
    assert [table.piece(name).bowed for name in ("Champion", "Relic", "Bushi", "Fan")] == [True, True, False, False]


@rule("l5r.target.must-meet-requirements")
def test_why_a_card_is_no_target(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Clerk"]}, {"play": ["Courtier", "Bushi {bowed=true}"], "hand": ["Shove"]})
    table.ann.chooses("use Bully 0")
    assert table.ann.choices == ["Bully", "Clerk", "Courtier"]
    assert table.ann.why_not("Shove") == ["l5r.target.must-meet-requirements"], "it is not in play"
    assert table.ann.why_not("Bushi") == ["l5r.target.must-be-changeable"], "it is bowed"
    assert table.ann.why_not("Courtier") == []
