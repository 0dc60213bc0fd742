"""The card of the Lion Clan in Disciples of the Void."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import quiet_fight, quiet_player, skills

__all__ = ["GAME"]

BUSHI = ("Ikoma Tsanuri", "Brash Samurai", "Steadfast Samurai")


def test_ikoma_tsanuri_helps_everybody_on_her_side(table: Scenario) -> None:
    ann = quiet_player(*BUSHI, "Doji Whisperer", "Venerable Historian", "Miwaku Kabe Guard")
    attackers = (*BUSHI, "Doji Whisperer")
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Serene Warrior",))
    table.ann.chooses("use Ikoma Tsanuri 0")
    found = [skills(table, name) for name in (*attackers, "Miwaku Kabe Guard", "Serene Warrior")]
    assert found == [(3, 2), (3, 2), (2, 2), (1, 4), (1, 0), (3, 2)]


def test_ikoma_tsanuri_needs_three_bushi_with_her_in_the_conflict(table: Scenario) -> None:
    ann = quiet_player(*BUSHI, "Doji Whisperer", "Matsu Berserker", hand=["Levy"])
    for attackers in ((*BUSHI[:2], "Doji Whisperer"), (*BUSHI[1:], "Matsu Berserker")):
        quiet_fight(table, ann, quiet_player(), "military air", *attackers)
        assert table.ann.why_not("Ikoma Tsanuri") == ["l5r.play-restriction.must-be-observed"]


def test_the_bushi_of_the_opponent_do_not_count_for_ikoma_tsanuri(table: Scenario) -> None:
    ann = quiet_player(*BUSHI[:2], hand=["Levy"])
    bob = quiet_player("Matsu Berserker")
    quiet_fight(table, ann, bob, "military air", *BUSHI[:2], defenders=("Matsu Berserker",))
    assert table.ann.why_not("Ikoma Tsanuri") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.lasting.locked-in-set", "l5r.lasting.persists-beyond-source")
def test_who_comes_later_gets_nothing_of_ikoma_tsanuri_and_who_is_there_keeps_it(table: Scenario) -> None:
    ann = quiet_player(*BUSHI, "Matsu Beiona", hand=["Ride Them Down", "Test of Courage", "Noble Sacrifice"], dial=1)
    bob = quiet_player("Serene Warrior", hand=["Assassination"], dial=2)
    quiet_fight(table, ann, bob, "military air", *BUSHI, defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Ikoma Tsanuri 0")
    table.bob.chooses("use Assassination 0")
    table.bob.chooses("Ikoma Tsanuri")
    assert skills(table, "Steadfast Samurai") == (2, 2)
    table.ann.chooses("use Test of Courage 0")
    table.ann.chooses("Matsu Beiona")
    assert skills(table, "Matsu Beiona") == (3 + 2, 2 + 2), "honored, and nothing more"
