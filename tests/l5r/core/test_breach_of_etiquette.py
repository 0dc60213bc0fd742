"""Breach of Etiquette: whoever triggers abilities of characters without the Courtier trait loses honor."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario
from tests.l5r.core.fights import quiet_fight, quiet_player

__all__ = ["GAME"]


def test_each_ability_of_a_character_that_is_no_courtier_costs_honor(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", "Shinjo Outrider", "Wandering Ronin {fate=2}", hand=["Breach of Etiquette"])
    quiet_fight(table, ann, quiet_player("Adept of Shadows"), "political air", "Doji Whisperer")
    table.bob.chooses("pass")
    table.ann.chooses("use Breach of Etiquette 0")
    table.bob.chooses("use Adept of Shadows 0")
    assert table.bob.honor == 8, "1 as its cost, 1 for triggering it"
    table.ann.chooses("use Shinjo Outrider 0")
    assert table.ann.honor == 9
    table.bob.chooses("pass")
    table.ann.chooses("use Wandering Ronin 0")
    table.bob.chooses("pass")
    table.ann.chooses("use Wandering Ronin 0")
    assert table.ann.honor == 7


def test_courtiers_and_other_cards_may_act_freely(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", hand=["Breach of Etiquette"])
    bob = quiet_player("Shiba Peacemaker", "Savvy Politician", hand=["Way of the Scorpion", "Banzai!"])
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Shiba Peacemaker",))
    table.bob.chooses("pass")
    table.ann.chooses("use Breach of Etiquette 0")
    table.bob.chooses("use Way of the Scorpion 0")
    table.bob.chooses("Doji Whisperer")
    assert table.bob.honor == 10


def test_it_cannot_be_played_in_military_conflicts(table: Scenario) -> None:
    ann = quiet_player("Shinjo Outrider", "Eager Scout", hand=["Breach of Etiquette"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    assert table.ann.why_not("Breach of Etiquette") == ["l5r.play-restriction.must-be-observed"]
