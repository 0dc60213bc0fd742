"""Cards that choose rings, move fate, and put something in the place of ring effects."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import AIR, EARTH, NOBODY, WATER
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, fight, nobody_acts, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


def rings(**owners: str) -> list[Any]:
    """Who has claimed which ring."""
    return [owners.get(name, -1) for name in ("air", "earth", "fire", "void", "water")]


def test_being_and_becoming_moves_all_fate_from_an_unclaimed_ring(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1", 'Being and Becoming {on="#1"}')
    begins(table, ann, quiet_player(), ring_fate=[2, 0, 3, 0, 0], ring_owner=rings(fire="bob"))
    table.ann.chooses("use Being and Becoming 0")
    assert table.ann.choices == ["air"], "fire is claimed, and the others have no fate"
    table.ann.chooses("air")
    assert table.piece("Wandering Ronin").fate == 2
    assert table.piece("Wandering Ronin").bowed
    assert table.ring_fate == (0, 0, 3, 0, 0)


@rule("l5r.triggered.must-change-game-state")
def test_being_and_becoming_needs_fate_on_an_unclaimed_ring(table: Scenario) -> None:
    begins(table, quiet_player("Wandering Ronin #1", 'Being and Becoming {on="#1"}'), quiet_player())
    assert table.ann.why_not("Being and Becoming") == ["l5r.triggered.must-change-game-state"]


def test_jade_masterpiece_moves_fate_from_ring_to_ring(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1", 'Jade Masterpiece {on="#1"}')
    begins(table, ann, quiet_player(), ring_fate=[2, 0, 3, 0, 0], ring_owner=rings(fire="bob", water="ann"))
    table.ann.chooses("use Jade Masterpiece 0")
    assert table.ann.choices == ["air"]
    table.ann.chooses("air")
    assert table.ann.choices == ["earth", "void"], "neither a claimed ring nor the same"
    table.ann.chooses("earth")
    assert table.ring_fate == (1, 1, 3, 0, 0)
    assert table.piece("Jade Masterpiece").bowed


def test_written_in_the_stars_gives_or_takes_fate(table: Scenario) -> None:
    for option, fate in ((0, (2, 1, 3, 1, 1)), (1, (1, 0, 3, 0, 0))):
        ann = quiet_player(hand=["Written in the Stars"])
        begins(table, ann, quiet_player(), ring_fate=[2, 0, 3, 0, 0], ring_owner=rings(fire="bob"))
        table.ann.chooses("use Written in the Stars 0")
        table.ann.chooses(f"option {option}")
        assert table.ring_fate == fate


def test_volcanic_troll_is_strong_while_the_fire_ring_is_unclaimed(table: Scenario) -> None:
    begins(table, quiet_player("Volcanic Troll"), quiet_player())
    assert skills(table, "Volcanic Troll") == (5, 5)
    begins(table, quiet_player("Volcanic Troll"), quiet_player(), ring_owner=rings(fire="bob"))
    assert skills(table, "Volcanic Troll") == (3, 3)
    quiet_fight(table, quiet_player("Volcanic Troll"), quiet_player(), "military fire", "Volcanic Troll")
    assert skills(table, "Volcanic Troll") == (3, 3), "a contested ring is not unclaimed"


def test_ethereal_dreamer_dreams_of_one_ring(table: Scenario) -> None:
    ann = quiet_player("Ethereal Dreamer")
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses("respond Ethereal Dreamer 0 0")
    assert table.ann.choices == ["air", "earth", "fire", "void", "water"]
    table.ann.chooses("earth")
    assert skills(table, "Ethereal Dreamer") == (1, 1)
    nobody_acts(table)
    table.ann.chooses("declare political earth")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Ethereal Dreamer")
    assert skills(table, "Ethereal Dreamer") == (3, 3)


def test_master_of_gisei_toshi_allows_only_spells_while_the_ring_is_contested(table: Scenario) -> None:
    for ring in ("air", "fire"):
        begins(
            table,
            quiet_player("Master Of Gisei Toshi", hand=["Court Games"]),
            quiet_player("Naive Student", "Wandering Ronin", hand=["Banzai!", "Supernatural Storm"]),
        )
        table.ann.chooses("respond Master Of Gisei Toshi 0 0")
        table.ann.chooses("air")
        nobody_acts(table)
        table.ann.chooses(f"declare military {ring}")
        table.ann.chooses("Ancestral Lands")
        table.ann.chooses("Master Of Gisei Toshi")
        table.bob.chooses("Wandering Ronin")
        assert table.bob.why_not("Banzai!") == (["l5r.cannot.absolute"] if ring == "air" else [])
        assert table.bob.why_not("Supernatural Storm") == ["l5r.target.insufficient-targets"]


def test_prodigy_of_the_waves_readies_while_the_water_ring_is_claimed_by_anybody(table: Scenario) -> None:
    for owner in ("ann", "bob"):
        begins(table, quiet_player("Prodigy of the Waves {bowed=true}"), quiet_player(), ring_owner=rings(water=owner))
        table.ann.chooses("use Prodigy of the Waves 0")
        assert not table.piece("Prodigy of the Waves").bowed
    begins(table, quiet_player("Prodigy of the Waves {bowed=true}"), quiet_player(), ring_owner=rings(air="ann"))
    assert table.ann.why_not("Prodigy of the Waves") == ["l5r.play-restriction.must-be-observed"]


def test_roving_michibiku_takes_a_ring_of_the_defender(table: Scenario) -> None:
    ann, owners = quiet_player("Roving Michibiku"), rings(air="bob", earth="bob", water="ann")
    quiet_fight(table, ann, quiet_player(), "military fire", "Roving Michibiku", ring_owner=owners)
    nobody_acts(table)
    table.ann.chooses("respond Roving Michibiku 0 0")
    assert table.ann.choices == ["air", "earth"]
    table.ann.chooses("earth")
    assert table.ring_owner[EARTH] == 0
    assert table.ring_owner[AIR] == 1


def test_winds_of_change_returns_the_air_ring(table: Scenario) -> None:
    ann = quiet_player(hand=["Winds of Change"])
    begins(table, ann, quiet_player(), ring_owner=rings(air="bob", water="bob"))
    table.ann.chooses("use Winds of Change 0")
    assert (table.ring_owner[AIR], table.ring_owner[WATER]) == (NOBODY, 1)
    begins(table, ann, quiet_player(), ring_owner=rings(water="bob"))
    assert table.ann.why_not("Winds of Change") == ["l5r.triggered.must-change-game-state"]


@rule("decision.l5r.ring-replaced-when-chosen")
def test_all_and_nothing_resolves_another_ring_instead_of_void(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", hand=["All and Nothing"])
    quiet_fight(table, ann, quiet_player("Serene Warrior {fate=2}"), "military void", "Wandering Ronin")
    nobody_acts(table)
    table.ann.chooses("void Serene Warrior")
    table.ann.chooses("respond All and Nothing 0 0")
    assert table.ann.choices == ["air", "earth", "fire", "water"]
    table.ann.chooses("air")
    table.ann.chooses("air-gain")
    assert table.piece("Serene Warrior").fate == 2, "the void ring has not been resolved"
    assert table.ann.honor == 12
    assert table.ann.hand == ["Fine Katana"]


def test_all_and_nothing_may_be_declined_and_is_no_use_with_another_ring(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", hand=["All and Nothing"])
    quiet_fight(table, ann, quiet_player("Serene Warrior {fate=2}"), "military void", "Wandering Ronin")
    nobody_acts(table)
    table.ann.chooses("void Serene Warrior")
    table.ann.chooses("pass")
    assert table.piece("Serene Warrior").fate == 1
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.ann.honor == 12


@rule("l5r.replacement.definition")
def test_embrace_the_void_turns_removed_fate_into_ones_own(table: Scenario) -> None:
    ann = quiet_player("Adept of the Waves", "Wandering Ronin")
    bob = quiet_player("Serene Warrior #1 {fate=2}", 'Embrace the Void {on="#1"}', fate=1)
    quiet_fight(table, ann, bob, "military void", "Wandering Ronin")
    nobody_acts(table)
    table.ann.chooses("void Serene Warrior")
    table.bob.chooses("respond Embrace the Void 0 0")
    assert (table.piece("Serene Warrior").fate, table.bob.fate) == (1, 2)


def test_karmic_twist_moves_all_fate_to_a_character_of_the_same_player(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin {fate=3}", "Eager Scout", hand=["Karmic Twist"])
    bob = quiet_player("Serene Warrior {fate=1}", "Doji Whisperer {fate=1}", "Shiba Tsukune")
    begins(table, ann, bob)
    table.ann.chooses("use Karmic Twist 0")
    assert table.ann.choices == ["Wandering Ronin"], "nobody else of Bob's without fate is not unique"
    table.ann.chooses("Wandering Ronin")
    assert table.ann.choices == ["Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert (table.piece("Wandering Ronin").fate, table.piece("Eager Scout").fate) == (0, 3)


def test_goblin_sneak_steals_fate(table: Scenario) -> None:
    begins(table, quiet_player(hand=["Goblin Sneak"]), quiet_player(fate=1))
    table.ann.chooses("play Goblin Sneak")
    table.ann.chooses("respond Goblin Sneak 0 1")
    assert (table.piece("Goblin Sneak").fate, table.bob.fate) == (1, 0)


def test_goblin_sneak_finds_nothing_in_an_empty_pool(table: Scenario) -> None:
    begins(table, quiet_player(hand=["Goblin Sneak"]), quiet_player(fate=0))
    table.ann.chooses("play Goblin Sneak")
    assert table.ann.asked == "extra-fate"


def test_feast_or_famine_moves_fate_as_it_breaks(table: Scenario) -> None:
    ann = quiet_player("Moto Horde {fate=2}", "Wandering Ronin")
    bob = player("Doji Whisperer", "Serene Warrior {fate=1}", provinces=["Feast or Famine {slot=0}"])
    fight(table, ann, bob, "military air", "Moto Horde", province="Feast or Famine")
    nobody_acts(table)
    table.bob.chooses("respond Feast or Famine 0 0")
    assert table.bob.choices == ["Moto Horde"]
    table.bob.chooses("Moto Horde")
    assert table.bob.choices == ["Doji Whisperer"]
    table.bob.chooses("Doji Whisperer")
    assert (table.piece("Moto Horde").fate, table.piece("Doji Whisperer").fate) == (0, 2)
