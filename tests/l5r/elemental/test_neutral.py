"""The cards of no clan in the Elemental cycle."""

from __future__ import annotations

from nefrit.l5r.constants import ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import glory
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Kudaka


def test_kudaka_gains_fate_and_a_card_with_the_air_ring(table: Scenario) -> None:
    ann = quiet_player("Kudaka", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Serene Warrior")
    table.ann.chooses("air-gain")
    table.ann.chooses("respond Kudaka 0 0")
    assert table.ann.fate == 6
    assert table.ann.hand == ["Fine Katana"]


def test_kudaka_gains_nothing_with_other_rings_or_from_the_opponent(table: Scenario) -> None:
    ann = quiet_player("Kudaka", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior")
    table.ann.passes()
    assert table.ann.asked != "respond-or-pass"
    bob = quiet_player("Kudaka")
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior")
    table.ann.chooses("air-gain")
    assert table.bob.asked != "respond-or-pass"


def test_kudaka_gains_also_as_a_defender_who_wins(table: Scenario) -> None:
    bob = quiet_player("Kudaka")
    ann = quiet_player("Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Solemn Scholar", defenders=("Kudaka",))
    assert table.bob.choices == ["pass", "respond Kudaka 0 0"]


def test_a_ring_that_has_gained_air_is_the_air_ring_for_kudaka(table: Scenario) -> None:
    ann = quiet_player("Kudaka", "Seeker of Knowledge")
    quiet_fight(table, ann, quiet_player(), "political earth", "Seeker of Knowledge")
    table.ann.passes()
    assert table.ann.choices == ["pass", "respond Kudaka 0 0"]


# ---- Mantis Seafarer


def test_mantis_seafarer_trades_honor_for_fate_after_a_win(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Mantis Seafarer"), quiet_player(), "military earth", "Mantis Seafarer")
    table.ann.chooses("respond Mantis Seafarer 0 0")
    assert (table.ann.fate, table.ann.honor) == (6, 9)


def test_mantis_seafarer_must_participate_and_win(table: Scenario) -> None:
    ann = quiet_player("Mantis Seafarer", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military earth", "Serene Warrior")
    assert table.ann.asked == "ring-effect", "it stayed at home"
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military earth", "Mantis Seafarer", defenders=("Serene Warrior",))
    assert table.ann.asked != "respond-or-pass", "it lost"


@rule("decision.l5r.unlimited")
def test_mantis_seafarer_trades_after_every_win(table: Scenario) -> None:
    ann = quiet_player("Mantis Seafarer", "Moto Youth", hand=["Gaijin Customs"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Mantis Seafarer")
    table.ann.chooses("respond Mantis Seafarer 0 0")
    table.ann.passes()
    table.ann.chooses("use Gaijin Customs 0")
    table.ann.chooses("Mantis Seafarer")
    table.bob.chooses("declare military air")
    table.bob.chooses("Ancestral Lands")
    table.bob.chooses("Eager Scout")
    table.ann.chooses("Mantis Seafarer")
    table.ann.chooses("respond Mantis Seafarer 0 0")
    assert (table.ann.fate, table.ann.honor) == (5 + 2 - 1, 8)


# ---- Imperial Librarian


def test_imperial_librarian_makes_all_others_more_glorious(table: Scenario) -> None:
    begins(table, quiet_player("Imperial Librarian", "Doji Whisperer"), quiet_player("Eager Scout"))
    found = [glory(table.game, number(table, name)) for name in ("Imperial Librarian", "Doji Whisperer", "Eager Scout")]
    assert found == [2, 2, 1]


@rule("l5r.constant.copies-stack")
def test_two_imperial_librarians_help_each_other(table: Scenario) -> None:
    begins(table, quiet_player("2x Imperial Librarian"), quiet_player("Eager Scout"))
    assert glory(table.game, number(table, "Imperial Librarian")) == 3
    assert glory(table.game, number(table, "Eager Scout")) == 2


@rule("l5r.blank.text-box")
def test_a_blank_imperial_librarian_helps_nobody(table: Scenario) -> None:
    ann = quiet_player("Imperial Librarian #1", 'Cloud the Mind {on="#1"}', "Doji Whisperer {status=honored}")
    begins(table, ann, quiet_player())
    assert skills(table, "Doji Whisperer") == (1, 4)


# ---- Perfect Land Ethos


def test_perfect_land_ethos_discards_all_status_tokens(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {status=honored}", "Doji Whisperer", hand=["Perfect Land Ethos"])
    begins(table, ann, quiet_player("Eager Scout {status=dishonored}", "Brash Samurai {status=honored}"))
    table.ann.chooses("use Perfect Land Ethos 0")
    names = ("Serene Warrior", "Doji Whisperer", "Eager Scout", "Brash Samurai")
    assert [table.piece(name).status for name in names] == [ORDINARY] * 4


@rule("l5r.triggered.must-change-game-state")
def test_perfect_land_ethos_needs_a_status_token(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Perfect Land Ethos", "Fine Katana"]), quiet_player())
    assert table.ann.why_not("Perfect Land Ethos") == ["l5r.triggered.must-change-game-state"]


def test_perfect_land_ethos_is_no_dishonor(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {status=honored}", hand=["Perfect Land Ethos"])
    bob = quiet_player("Young Rumormonger", "Eager Scout {status=honored}")
    begins(table, ann, bob)
    table.ann.chooses("use Perfect Land Ethos 0")
    assert table.bob.asked != "respond-or-pass"
    assert table.piece("Eager Scout").status == ORDINARY
