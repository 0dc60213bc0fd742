"""Lasting effects and delayed effects: for whom, until when, and in which order."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import MILITARY
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, card, makes_bow

__all__ = ["GAME"]


def military(table: Scenario, name: str) -> int:
    return skill(table.game, card(table.game, name), MILITARY)


@rule("l5r.lasting.locked-in-set")
def test_a_lasting_effect_is_for_those_who_are_there_when_it_begins(table: Scenario) -> None:
    begin(table, {"play": ["Drill Leader", "Bushi"], "hand": ["Recruit"]}, {"play": ["Courtier"]})
    table.ann.chooses("use Drill Leader 0")
    table.ann.chooses("play Recruit")
    table.ann.says(0)
    assert [military(table, name) for name in ("Bushi", "Recruit", "Courtier")] == [4, 1, 1]


@rule("l5r.event.lasting-effect-locked-in")
def test_a_lasting_effect_of_an_event_is_for_those_who_are_there_when_it_is_played(table: Scenario) -> None:
    begin(table, {"play": ["Bushi"], "hand": ["Rally", "Recruit"]}, {"play": ["Courtier"]})
    table.ann.chooses("use Rally 0")
    table.ann.chooses("play Recruit")
    table.ann.says(0)
    assert [military(table, name) for name in ("Bushi", "Recruit")] == [4, 1]


@rule("l5r.event.interacts-at-resolution-1-0", "l5r.event.lasting-effects-at-resolution-1-5")
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_an_event_does_what_it_does_when_it_resolves(table: Scenario, edition: str) -> None:
    begin(table, {"play": ["Bushi"], "hand": ["Rally"]}, {"hand": ["Silencer"]}, edition=edition)
    table.ann.chooses("use Rally 0")
    assert table.deciding == ["bob"]
    assert military(table, "Bushi") == 3
    table.bob.passes()
    assert military(table, "Bushi") == 4


@rule("decision.l5r.for-each-fixed")
def test_a_number_of_a_lasting_effect_is_counted_when_it_begins(table: Scenario) -> None:
    begin(table, {"play": ["Tallier", "Bushi", "Clerk"]}, {"play": ["Assassin"]})
    table.ann.chooses("use Tallier 0")
    assert military(table, "Tallier") == 2 + 3
    table.bob.chooses("use Assassin 0")
    table.bob.chooses("Bushi")
    assert not table.in_play("Bushi")
    assert military(table, "Tallier") == 2 + 3


@rule("l5r.lasting.persists-beyond-source")
def test_a_lasting_effect_outlives_its_source(table: Scenario) -> None:
    begin(table, {"play": ["Drill Leader", "Bushi", "Clerk"]}, {"play": ["Assassin"]})
    table.ann.chooses("use Drill Leader 0")
    table.bob.chooses("use Assassin 0")
    table.bob.chooses("Drill Leader")
    assert not table.in_play("Drill Leader")
    assert military(table, "Bushi") == 4


@rule("l5r.lasting.expires-before-end-abilities")
def test_what_lasts_until_the_end_of_the_phase_is_over_when_the_end_is_interrupted(table: Scenario) -> None:
    begin(table, {"play": ["Weigher", "Drill Leader", "Clerk"]}, {}, at="draw")
    table.ann.says(1)
    table.bob.says(1)
    table.ann.chooses("use Drill Leader 0")
    assert military(table, "Weigher") == 3
    assert table.ann.honor == 10
    table.ann.passes()
    assert table.phase == "conflict"
    assert military(table, "Weigher") == 2
    assert table.ann.honor == 11, "its skill was as printed when the phase ended"


@rule("l5r.lasting.initiate-only-within-period", "l5r.target.insufficient-targets")
def test_what_lasts_until_the_end_of_the_conflict_needs_a_conflict(table: Scenario) -> None:
    begin(table, {"play": ["Bushi"], "hand": ["Heroics", "Rally"]}, {})
    assert table.ann.choices == ["pass", "use Rally 0"]
    assert table.ann.why_not("Heroics") == ["l5r.target.insufficient-targets"]


@rule("l5r.delayed.automatic-before-reactions")
def test_a_delayed_effect_comes_before_reactions_to_its_moment(table: Scenario) -> None:
    begin(table, {"play": ["Wary One", "Bully"]}, {"play": ["Consoler", "Bushi", "Clerk"]})
    table.ann.chooses("use Wary One 0")
    table.bob.passes()
    makes_bow(table, "Bushi")
    assert table.ann.honor == 9
    assert table.bob.choices == ["pass", "respond Consoler 0 0"]


@rule("l5r.delayed.automatic-before-reactions")
def test_a_delayed_effect_waits_for_its_moment_and_is_carried_out_once(table: Scenario) -> None:
    begin(table, {"play": ["Wary One", "Bully"]}, {"play": ["Bushi", "Courtier"]})
    table.ann.chooses("use Wary One 0")
    assert table.ann.honor == 10
    for name in ("Bushi", "Courtier"):
        makes_bow(table, name)
        assert table.ann.honor == 9


@rule("l5r.delayed.not-a-new-triggered-ability")
def test_a_delayed_effect_initiates_nothing_that_could_be_cancelled(table: Scenario) -> None:
    begin(table, {"play": ["Wary One", "Bully"]}, {"play": ["Bushi", "Clerk"], "hand": ["Silencer"]})
    table.ann.chooses("use Wary One 0")
    assert table.bob.choices == ["pass", "respond Silencer 0 0"]
    table.bob.passes()
    table.bob.passes()
    makes_bow(table, "Bushi")
    assert table.ann.honor == 10
    table.bob.passes()
    assert table.ann.honor == 9, "bob was asked about the Bully only"
    assert table.bob.asked == "act-or-pass"


@rule("l5r.simultaneous.forced-and-delayed-order")
def test_the_first_player_orders_delayed_effects(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Bushi"]}, {"play": ["Wary One", "Greedy One"]})
    table.ann.passes()
    table.bob.chooses("use Wary One 0")
    table.ann.passes()
    table.bob.chooses("use Greedy One 0")
    makes_bow(table, "Bushi")
    assert table.ann.choices == ["delayed Wary One 0", "delayed Greedy One 1"]
    assert table.ann.decision.rule == "l5r.simultaneous.forced-and-delayed-order"
    table.ann.chooses("delayed Greedy One 1")
    assert table.piece("Greedy One").status == 1
    assert table.bob.honor == 9
