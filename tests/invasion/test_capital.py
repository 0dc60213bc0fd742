"""The capital: zones that burn, and developments that make them stronger."""

from __future__ import annotations

from nefrit.invasion.constants import KINGDOM
from nefrit.invasion.game import GAME
from nefrit.invasion.values import zone_hit_points
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, attacks, begin, capital, dwarfs, orcs, resolves

__all__ = ["GAME"]


@rule("invasion.capital.three-zones")
def test_a_card_goes_to_one_of_three_zones(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=2, hand=["Runesmith"]), orcs())
    plays = [choice for choice in table.ann.choices if choice.startswith("play")]
    assert plays == ["play Runesmith kingdom", "play Runesmith quest", "play Runesmith battlefield"]
    assert len(table.ann.damage) == len(table.ann.burning) == 3


@rule("invasion.capital.burn-checked-continuously")
def test_a_zone_burns_as_soon_as_it_has_lost_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=2, hand=["Demolition!", "Runesmith"]),
        orcs(kingdom=[f"Pillage{HIDDEN}"], damage=[8, 8, 0], quest=[f"2x Waaagh!{HIDDEN}"]),
    )
    assert table.bob.burning == (False, False, False)
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Pillage")
    assert table.bob.burning == (True, False, False)
    assert table.bob.damage == (0, 8, 0)


@rule("invasion.capital.burning-no-more-damage")
def test_a_burning_zone_takes_no_more_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade"]),
        orcs(burning=[False, True, False], hand=["Pillage"]),
    )
    attacks(table, "quest", "Mountain Brigade")
    assert table.bob.damage == (0, 0, 0)
    assert table.bob.burning == (False, True, False)
    assert table.winners is None


@rule("invasion.capital.burning-no-more-damage")
def test_a_burning_zone_is_no_target_of_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=2, battlefield=["Rock Lobber", "Squig Herders"], burning=[True, False, False]),
        dwarfs(burning=[False, True, False]),
    )
    table.ann.chooses("use Rock Lobber")
    table.ann.chooses("Squig Herders")
    assert table.ann.choices == ["zone 0 quest", "zone 0 battlefield", "zone 1 kingdom", "zone 1 battlefield"]


@rule("invasion.capital.burning-no-more-damage")
def test_a_burning_zone_takes_no_damage_of_what_hits_all_zones(table: Scenario) -> None:
    """Van Klumpf's Buccaneers hit every zone without units when they attack."""
    begin(
        table,
        "battlefield",
        capital("Empire", battlefield=["Van Klumpf's Buccaneers"], kingdom=["Huntsmen"], quest=["Huntsmen"]),
        dwarfs(burning=[False, True, False], kingdom=["Runesmith"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Van Klumpf's Buccaneers")
    assert table.bob.damage == (0, 0, 1)
    assert table.bob.burning == (False, True, False)


@rule("invasion.capital.development-does-not-heal")
def test_a_development_adds_hit_points_and_removes_no_damage(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Runesmith"], damage=[7, 0, 0]), orcs())
    table.ann.chooses("develop Runesmith kingdom")
    assert zone_hit_points(table.game, 0, KINGDOM) == 9
    assert table.ann.damage == (7, 0, 0)


@rule("invasion.capital.developments-in-burning-zone")
def test_developments_are_played_into_a_burning_zone_too(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Runesmith"], burning=[True, False, False]), orcs())
    assert "develop Runesmith kingdom" in table.ann.choices
    table.ann.chooses("develop Runesmith kingdom")
    resolves(table)
    assert table.ann.kingdom == ["Runesmith"]
    assert table.ann.burning == (True, False, False)
