"""Cards that speak of other players, among three and four: each means exactly those that it says."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.invasion.constants import CATACLYSM
from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, passes, power_of, resolves

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def of_three(table: Scenario, at: str, ann: Side, bob: Side, cid: Side, **things: Any) -> None:
    """A turn of Ann's among three players."""
    begin(table, at, ann, bob, cid=cid, options={"format": CATACLYSM}, **things)


@rule("invasion.term.sacrifice")
def test_lobber_crew_forces_one_opponent_of_its_players_choice(table: Scenario) -> None:
    own = orcs(kingdom=["Lobber Crew"], hand=["Pillage"])
    of_three(table, "capital", own, dwarfs(quest=["Runesmith"]), dwarfs(quest=["Mountain Brigade"]))
    table.ann.chooses("use Lobber Crew")
    resolves(table)
    assert table.ann.choices == ["player 1", "player 2"]
    table.ann.chooses("player 2")
    assert (table.bob.quest, table.cid.quest) == (["Runesmith"], [])


def test_where_there_is_one_opponent_lobber_crew_asks_for_nobody(table: Scenario) -> None:
    begin(table, "capital", orcs(kingdom=["Lobber Crew"], hand=["Pillage"]), dwarfs(quest=["Runesmith"]))
    table.ann.chooses("use Lobber Crew")
    resolves(table)
    assert table.bob.discard == ["Runesmith"]


def test_banna_taxes_only_who_has_collected(table: Scenario) -> None:
    of_three(
        table,
        "kingdom",
        dwarfs(kingdom=["5x Mountain Brigade"], hand=["Demolition!"]),
        dwarfs(resources=3),
        orcs(kingdom=["Banna of Da Red Sunz"], resources=2),
    )
    table.cid.chooses("Mountain Brigade")
    collected = 5 * 2 + 3
    assert (table.ann.resources, table.bob.resources, table.cid.resources) == (collected - 1, 3, 2)


@pytest.mark.parametrize("name", ["Pleasure Cults", "Snotling Invasion", "Beastman Incursion"])
@pytest.mark.parametrize("whose", [1, 2])
def test_a_quest_is_played_into_a_zone_of_any_opponent(table: Scenario, name: str, whose: int) -> None:
    race = {"Pleasure Cults": "Dark Elf", "Snotling Invasion": "Orc", "Beastman Incursion": "Chaos"}[name]
    of_three(table, "capital", capital(race, resources=9, hand=[name, "Pillage"]), dwarfs(), dwarfs())
    table.ann.chooses(f"play {name} kingdom")
    assert table.ann.choices == ["player 1", "player 2"]
    table.ann.chooses(f"player {whose}")
    resolves(table)
    assert [table.bob.kingdom, table.cid.kingdom][whose - 1] == [name]
    assert table.piece(name).controller == whose


@rule("invasion.core.cannot-is-absolute")
def test_a_quest_is_not_played_into_a_zone_that_it_cannot_enter(table: Scenario) -> None:
    closed = dwarfs(kingdom=["Runesmith #1", "Paranoia {on=#1}"])
    own = orcs(resources=9, hand=["Snotling Invasion", "Pillage"])
    of_three(table, "capital", own, closed, dwarfs())
    table.ann.chooses("play Snotling Invasion kingdom")
    resolves(table)
    assert table.cid.kingdom == ["Snotling Invasion"], "nobody was asked, for Bob's kingdom is closed"
    begin(table, "capital", own, closed)
    assert "play Snotling Invasion kingdom" not in table.ann.choices
    assert "play Snotling Invasion quest" in table.ann.choices


def attacks_cid(table: Scenario, zone: str, attacker: str) -> None:
    """Ann attacks a zone of Cid's with one card, and nobody acts or defends."""
    passes(table)
    table.ann.chooses(f"target 2 {zone}")
    passes(table)
    table.ann.chooses(attacker)
    passes(table)


def test_mounted_marauders_mean_the_defending_player_and_no_other(table: Scenario) -> None:
    defended = dwarfs(kingdom=["Keystone Forge #7", "Grudge Thrower"])
    of_three(
        table,
        "battlefield",
        capital("Chaos", battlefield=["Mounted Marauders"]),
        dwarfs(kingdom=["Keystone Forge"]),
        defended,
    )
    attacks_cid(table, "kingdom", "Mounted Marauders")
    assert table.cid.choices == ["Keystone Forge", "Grudge Thrower"]
    table.cid.chooses("Grudge Thrower")
    assert table.cid.discard == ["Grudge Thrower"]


def test_mounted_marauders_leave_an_attachment_that_a_third_player_controls(table: Scenario) -> None:
    of_three(
        table,
        "battlefield",
        capital("Chaos", battlefield=["Mounted Marauders"]),
        dwarfs(),
        dwarfs(kingdom=["Runesmith #7", "Organ Gun {on=#7, controller=1}"]),
    )
    attacks_cid(table, "kingdom", "Mounted Marauders")
    table.cid.chooses()
    assert table.cid.kingdom == ["Runesmith", "Organ Gun"], "Cid controls none, and Bob is not attacked"


def test_crone_hellebron_means_the_defending_player_and_no_other(table: Scenario) -> None:
    of_three(table, "battlefield", capital("Dark Elf", legend=["Crone Hellebron"]), dwarfs(), dwarfs())
    attacks_cid(table, "kingdom", "Crone Hellebron")
    assert (len(table.bob.discard), len(table.cid.discard)) == (0, 2)


def test_radiant_gaze_means_one_zone_of_one_opponent(table: Scenario) -> None:
    of_three(
        table,
        "capital",
        capital("High Elf", resources=9, hand=["Radiant Gaze", "Pillage"]),
        dwarfs(kingdom=["Mountain Brigade"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    table.ann.chooses("play Radiant Gaze")
    resolves(table)
    zones = ["kingdom", "quest", "battlefield"]
    assert table.ann.choices == [f"zone {seat} {zone}" for seat in (1, 2) for zone in zones]
    table.ann.chooses("zone 2 kingdom")
    assert (power_of(table, "Mountain Brigade"), power_of(table, "Runesmith")) == (2, 0)


def test_caught_the_scent_means_the_hand_of_one_opponent(table: Scenario) -> None:
    own = capital("Dark Elf", resources=9, hand=["Caught the Scent", "Hate"])
    of_three(table, "capital", own, dwarfs(hand=["Demolition!"]), dwarfs(hand=["Stubborn Refusal"]))
    table.ann.chooses("play Caught the Scent")
    resolves(table)
    assert table.ann.choices == ["player 1", "player 2"]
    table.ann.chooses("player 2")
    assert table.ann.choices == ["pass", "Stubborn Refusal"]


def test_each_opponent_is_each_of_them(table: Scenario) -> None:
    own = capital("Dark Elf", resources=9, hand=["Hate", "Sacrifice to Khaine"])
    of_three(
        table,
        "capital",
        own,
        dwarfs(resources=1, kingdom=["Runesmith"]),
        dwarfs(resources=1, kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("play Hate")
    resolves(table)
    assert (table.bob.resources, table.cid.resources) == (0, 0)
    table.ann.chooses("play Sacrifice to Khaine")
    resolves(table)
    assert (table.bob.kingdom, table.cid.kingdom) == ([], [])


def test_a_target_opponent_is_one_of_them(table: Scenario) -> None:
    own = capital("Dark Elf", resources=9, hand=["Dark Elf Infiltrator", "Hate"])
    of_three(table, "capital", own, dwarfs(resources=2), dwarfs(resources=2))
    table.ann.chooses("play Dark Elf Infiltrator kingdom")
    resolves(table)
    table.ann.chooses("use Dark Elf Infiltrator")
    assert table.ann.choices == ["player 1", "player 2"]
    table.ann.chooses("player 2")
    resolves(table)
    table.ann.says(2)
    assert (table.bob.resources, table.cid.resources) == (2, 0)


def test_master_rune_of_dismay_is_about_every_opponent(table: Scenario) -> None:
    of_three(
        table,
        "capital",
        orcs(resources=1, hand=["Crooked Teef Goblins"]),
        orcs(),
        dwarfs(kingdom=["Master Rune of Dismay"]),
    )
    assert "play Crooked Teef Goblins battlefield" not in table.ann.choices


def test_paranoia_may_be_used_by_any_opponent_of_its_player(table: Scenario) -> None:
    of_three(
        table,
        "capital",
        orcs(kingdom=["Boar Boyz #1", "Paranoia {on=#1, controller=1}"]),
        dwarfs(),
        dwarfs(hand=["Demolition!"], resources=9),
    )
    assert "use Paranoia" in table.ann.choices
    table.ann.passes()
    assert "use Paranoia" in table.cid.choices


def test_who_takes_magewrath_throne_loses_dominance(table: Scenario) -> None:
    of_three(
        table,
        "battlefield",
        capital("Chaos", battlefield=["3x Chaos Knights"], dominance=3),
        dwarfs(battlefield=["Magewrath Throne"], dominance=3),
        dwarfs(dominance=3),
    )
    passes(table)
    table.ann.chooses("pass")
    passes(table)
    table.ann.chooses("fulcrum Magewrath Throne")
    passes(table)
    table.ann.chooses(*["Chaos Knights"] * 3)
    passes(table)
    assert table.piece("Magewrath Throne").controller == 0
    assert (table.bob.dominance, table.cid.dominance) == (3, 3)


def test_scout_means_the_other_player_of_the_combat(table: Scenario) -> None:
    own = capital("Empire", battlefield=["Free Company"])
    of_three(table, "battlefield", own, dwarfs(hand=["Demolition!"]), dwarfs(hand=["Stubborn Refusal"]))
    attacks_cid(table, "kingdom", "Free Company")
    assert (table.bob.hand[0], table.bob.discard, table.cid.discard) == ("Demolition!", [], ["Stubborn Refusal"])
