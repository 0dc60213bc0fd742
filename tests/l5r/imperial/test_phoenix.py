"""The cards of the Phoenix Clan in the Imperial cycle."""

from __future__ import annotations

from nefrit.l5r.constants import AT_HOME, HONORED, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.keywords import has_keyword
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import amid, attacked_player, begins, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Benten's Touch


def test_bentens_touch_bows_a_phoenix_shugenja_to_honor_a_participant(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Solemn Scholar", "Doji Whisperer", hand=["Benten's Touch"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Serene Warrior", defenders=("Eager Scout",))
    table.ann.chooses("use Benten's Touch 0")
    table.ann.chooses("Solemn Scholar")
    assert table.ann.choices == ["Serene Warrior"], "a participating character of one's own"
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").status == HONORED
    assert table.piece("Solemn Scholar").bowed


@rule("l5r.triggered.cost-must-be-payable")
def test_bentens_touch_is_paid_with_a_ready_phoenix_shugenja(table: Scenario) -> None:
    ann = quiet_player(
        "Serene Warrior", "Asahina Artisan", "Solemn Scholar {bowed=true}", hand=["Benten's Touch", "Banzai!"]
    )
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    assert table.ann.why_not("Benten's Touch") == ["l5r.triggered.cost-must-be-payable"], "the artisan is a Crane"


def test_bentens_touch_is_paid_for_even_if_it_is_canceled(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Solemn Scholar", hand=["Benten's Touch"])
    bob = quiet_player("Doji Whisperer {status=1}", hand=["Voice of Honor"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    table.ann.chooses("use Benten's Touch 0")
    table.ann.chooses("Solemn Scholar")
    table.ann.chooses("Serene Warrior")
    table.bob.chooses("respond Voice of Honor 0 0")
    assert table.piece("Serene Warrior").status == ORDINARY
    assert table.piece("Solemn Scholar").bowed


# ---- Henshin Disciple


def test_henshin_disciple_has_what_its_claimed_rings_give(table: Scenario) -> None:
    ann = quiet_player("Henshin Disciple")
    begins(table, ann, quiet_player(), ring_owner=["ann", -1, -1, -1, -1])
    assert skills(table, "Henshin Disciple") == (2, 4)
    begins(table, ann, quiet_player(), ring_owner=[-1, "ann", -1, -1, -1])
    assert skills(table, "Henshin Disciple") == (4, 2)
    begins(table, ann, quiet_player(), ring_owner=[-1, -1, "ann", -1, -1])
    assert skills(table, "Henshin Disciple") == (2, 2)
    assert has_keyword(table.game, number(table, "Henshin Disciple"), "pride")


def test_henshin_disciple_has_nothing_from_the_opponents_rings(table: Scenario) -> None:
    begins(table, quiet_player("Henshin Disciple"), quiet_player(), ring_owner=["bob", "bob", "bob", -1, "ann"])
    assert skills(table, "Henshin Disciple") == (2, 2)
    assert not has_keyword(table.game, number(table, "Henshin Disciple"), "pride")


@rule("decision.l5r.contesting")
def test_both_players_contest_the_ring_of_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Henshin Disciple"), "military earth", "Serene Warrior")
    assert skills(table, "Henshin Disciple") == (4, 2), "though it stayed at home"


def test_henshin_disciple_has_pride_in_a_fire_conflict(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Henshin Disciple"), quiet_player(), "military fire", "Henshin Disciple")
    assert table.piece("Henshin Disciple").status == HONORED, "it won"
    quiet_fight(table, quiet_player("Henshin Disciple"), quiet_player(), "military water", "Henshin Disciple")
    assert table.piece("Henshin Disciple").status == ORDINARY


# ---- Kanjo District


def test_kanjo_district_bows_a_participant_and_moves_it_home_for_the_favor(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", holdings=["Kanjo District {slot=0}"])
    bob = quiet_player("Doji Whisperer", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Doji Whisperer",), favor="ann")
    table.ann.chooses("use Kanjo District 0")
    assert table.ann.choices == ["Serene Warrior", "Doji Whisperer"]
    table.ann.chooses("Doji Whisperer")
    piece = table.piece("Doji Whisperer")
    assert (piece.bowed, piece.side) == (True, AT_HOME)
    assert table.favor == -1


@rule("l5r.triggered.cost-must-be-payable")
def test_kanjo_district_needs_the_favor(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Banzai!"], holdings=["Kanjo District {slot=0}"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior", favor="bob")
    assert table.ann.why_not("Kanjo District") == ["l5r.triggered.cost-must-be-payable"]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_kanjo_district_moves_a_bowed_participant_home(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {side=attacking}", holdings=["Kanjo District {slot=0}"])
    bob = attacked_player("Eager Scout {side=defending,bowed=true}")
    amid(table, ann, bob, "military air", favor="ann")
    table.ann.chooses("use Kanjo District 0")
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").side == AT_HOME


# ---- Asako Tsuki


def test_asako_tsuki_honors_a_scholar_after_the_water_ring_is_claimed(table: Scenario) -> None:
    ann = quiet_player("Asako Tsuki", "Serene Warrior", "Solemn Scholar {status=honored}")
    quiet_fight(table, ann, quiet_player("Naive Student {bowed=true}"), "military water", "Serene Warrior")
    table.ann.chooses("water-ready Naive Student")
    table.ann.chooses("respond Asako Tsuki 0 0")
    assert table.ann.choices == ["Asako Tsuki", "Naive Student"], "scholars of either player, not yet honored"
    table.ann.chooses("Asako Tsuki")
    assert table.piece("Asako Tsuki").status == HONORED


def test_asako_tsuki_reacts_whoever_claims_the_ring(table: Scenario) -> None:
    bob = quiet_player("Asako Tsuki")
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "military water", "Serene Warrior")
    table.ann.passes()
    assert table.bob.choices == ["pass", "respond Asako Tsuki 0 0"]


def test_asako_tsuki_does_not_react_to_other_rings(table: Scenario) -> None:
    ann = quiet_player("Asako Tsuki", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military earth", "Serene Warrior")
    table.ann.passes()
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.target.insufficient-targets")
def test_asako_tsuki_needs_a_scholar_who_can_be_honored(table: Scenario) -> None:
    ann = quiet_player("Asako Tsuki {status=honored}", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military water", "Serene Warrior")
    table.ann.passes()
    assert table.ann.asked != "respond-or-pass"
