"""The seals of the clans."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.l5r.values import has_clan, has_trait, is_in_clan, is_out_of_clan
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, number, quiet_player

__all__ = ["GAME"]


@rule("l5r.gain.characteristics")
def test_a_seal_makes_its_bearer_one_of_the_clan(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", "Eager Scout", hand=["Seal of the Crane", "Way of the Crane"])
    begins(table, ann, quiet_player())
    assert table.ann.why_not("Way of the Crane") == ["l5r.target.insufficient-targets"]
    table.ann.chooses("play Seal of the Crane")
    table.ann.chooses("Wandering Ronin")
    ronin = number(table, "Wandering Ronin")
    assert has_trait(table.game, ronin, "duelist")
    table.ann.chooses("use Way of the Crane 0")
    assert table.ann.choices == ["Wandering Ronin"]


def test_who_bears_a_seal_still_belongs_to_the_own_clan(table: Scenario) -> None:
    begins(
        table,
        quiet_player("Eager Scout #1", 'Seal of the Lion {on="#1"}', stronghold=["Yōjin no Shiro"]),
        quiet_player(),
    )
    scout = number(table, "Eager Scout")
    assert has_clan(table.game, scout, "crab")
    assert has_clan(table.game, scout, "lion")
    assert is_in_clan(table.game, 0, scout)
    assert not is_out_of_clan(table.game, 0, scout)


def test_what_is_attached_only_to_a_clan_goes_with_its_seal(table: Scenario) -> None:
    """Born in War needs a Cavalry character, and Miya Mystic discards the seal that made one."""
    ann = quiet_player("Miya Mystic", "Wandering Ronin #1", 'Seal of the Unicorn {on="#1"}', 'Born in War {on="#1"}')
    begins(table, ann, quiet_player())
    table.ann.chooses("use Miya Mystic 0")
    table.ann.chooses("Seal of the Unicorn")
    assert not table.in_play("Born in War")
    assert not has_clan(table.game, number(table, "Wandering Ronin"), "unicorn")


def test_a_blank_character_keeps_the_clan_it_has_gained(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1", 'Seal of the Scorpion {on="#1"}', 'Cloud the Mind {on="#1"}')
    begins(table, ann, quiet_player())
    ronin = number(table, "Wandering Ronin")
    assert has_clan(table.game, ronin, "scorpion")
    assert has_trait(table.game, ronin, "shinobi")
