"""The cards of the High Elves, each used for real."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.game import GAME
from nefrit.invasion.values import zone_hit_points
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    defends,
    dwarfs,
    orcs,
    power_of,
    resolves,
)

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def elves(**things: Any) -> Side:
    """A player with a capital of the High Elves."""
    return capital("High Elf", **things)


def chaos(**things: Any) -> Side:
    """A player with a capital of Chaos."""
    return capital("Chaos", **things)


def test_silver_helm_brigade_draws_a_card_when_it_is_damaged(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=4, hand=["Flames of Tzeentch", "Pillage"]),
        elves(kingdom=["Silver Helm Brigade"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Silver Helm Brigade")
    assert table.bob.hand == ["Mountain Brigade"]


def test_archmage_of_saphery_heals_once_in_the_quest_phase(table: Scenario) -> None:
    begin(
        table,
        "quest",
        elves(quest=["Archmage of Saphery"], kingdom=["Mountain Brigade {damage=3}", "Silver Helm Brigade"]),
        orcs(),
    )
    table.ann.chooses("use Archmage of Saphery")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    assert table.piece("Mountain Brigade").damage == 2
    assert "use Archmage of Saphery" not in table.ann.choices


def test_blessing_of_isha_restores_a_unit_and_keeps_it_so(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Blessing of Isha", "Seduced by Darkness"], kingdom=["Dark Zealot {corrupted=true}"]),
        dwarfs(),
    )
    table.ann.chooses("play Blessing of Isha")
    table.ann.chooses("Dark Zealot")
    resolves(table)
    assert not table.piece("Dark Zealot").corrupted
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Dark Zealot")
    resolves(table)
    assert not table.piece("Dark Zealot").corrupted


@rule("invasion.target.illegal-checked")
def test_radiant_gaze_weakens_all_units_of_a_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=4, hand=["Radiant Gaze", "Pillage"]),
        orcs(kingdom=["Boar Boyz", "Black Orc Squad"], quest=["Squig Herders"], burning=[True, False, False]),
    )
    table.ann.chooses("play Radiant Gaze")
    assert table.ann.choices == ["zone 1 kingdom", "zone 1 quest", "zone 1 battlefield"]
    table.ann.chooses("zone 1 kingdom")
    assert [power_of(table, name) for name in ("Boar Boyz", "Black Orc Squad", "Squig Herders")] == [0, 0, 1]


def test_greater_heal_heals_all_own_units(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(
            resources=3,
            hand=["Greater Heal", "Pillage"],
            kingdom=["Mountain Brigade {damage=3}", "Troll Slayers {damage=1}"],
        ),
        orcs(kingdom=["Boar Boyz {damage=1}"]),
    )
    table.ann.chooses("play Greater Heal")
    assert [table.piece(name).damage for name in ("Mountain Brigade", "Troll Slayers", "Boar Boyz")] == [0, 0, 1]


def test_steels_bane_cancels_the_next_ten_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["2x Flames of Tzeentch"]),
        elves(resources=9, hand=["Steel's Bane"], kingdom=["Silver Helm Brigade", "Mountain Brigade"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(3)
    table.ann.chooses("Silver Helm Brigade")
    table.bob.chooses("play Steel's Bane")
    assert table.bob.choices == ["Silver Helm Brigade"]
    table.bob.chooses("Silver Helm Brigade")
    resolves(table)
    assert table.piece("Silver Helm Brigade").damage == 0
    assert table.game.lasting[0].number == 7


def test_repeater_bolt_thrower_costs_and_deals_as_much_as_its_zone_is_developed(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=4, battlefield=["Repeater Bolt Thrower", STONE, STONE], hand=["Pillage"]),
        orcs(),
    )
    table.ann.chooses("use Repeater Bolt Thrower")
    assert table.ann.choices == ["player 1"]
    table.ann.chooses("player 1")
    table.bob.distributes({"zone 1 quest": 2})
    assert table.ann.resources == 2
    assert table.bob.damage == (0, 2, 0)
    assert "use Repeater Bolt Thrower" not in table.ann.choices


def test_second_sight_shows_the_hand_and_draws(table: Scenario) -> None:
    begin(table, "capital", elves(resources=1, hand=["Second Sight", "Pillage"]), orcs(hand=["Boar Boyz"]))
    card = table.game.faces.index(next(face for face in table.game.faces if face.name == "Boar Boyz"))
    table.ann.chooses("play Second Sight")
    assert table.game.knows(0, card)
    assert table.ann.hand == ["Pillage", "Mountain Brigade"]


def test_sword_masters_of_hoeth_take_no_combat_damage_in_the_battlefield(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        elves(battlefield=["Sword Masters of Hoeth"], hand=["Pillage"]),
        orcs(kingdom=["Black Orc Squad"]),
    )
    attacks(table, "kingdom", "Sword Masters of Hoeth")
    defends(table, "Black Orc Squad")
    assert table.piece("Sword Masters of Hoeth").damage == 0
    assert table.piece("Black Orc Squad").damage == 2


def test_initiate_of_saphery_heals_each_unit_and_the_tower_strikes_for_each(table: Scenario) -> None:
    begin(
        table,
        "turn",
        elves(
            kingdom=[
                "Initiate of Saphery",
                "The Glittering Tower",
                "Mountain Brigade {damage=2}",
                "Troll Slayers {damage=1}",
            ],
            hand=["Pillage"],
        ),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("use Initiate of Saphery")
    table.ann.chooses("resolve The Glittering Tower")
    assert table.ann.choices == ["Boar Boyz", "zone 1 kingdom", "zone 1 quest", "zone 1 battlefield"]
    table.ann.chooses("Boar Boyz")
    table.ann.chooses("zone 1 quest")
    assert table.piece("Boar Boyz").damage == 1
    assert table.bob.damage == (0, 1, 0)
    assert table.piece("Mountain Brigade").damage == 1


def test_high_elfs_disdain_cancels_a_tactic(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Pillage", "Waaagh!"]),
        elves(resources=9, hand=["High Elf's Disdain"], kingdom=["The Glittering Tower"]),
    )
    table.ann.chooses("play Pillage")
    table.ann.chooses("The Glittering Tower")
    table.bob.chooses("play High Elf's Disdain")
    table.bob.chooses("Pillage")
    resolves(table)
    assert table.bob.kingdom == ["The Glittering Tower"]
    assert table.ann.discard == ["Pillage"]


def test_scroll_of_asur_arranges_the_top_of_the_deck(table: Scenario) -> None:
    deck = ["Pillage", "Waaagh!", "Boar Boyz", "Runesmith", "Demolition!", "Big 'Uns"]
    begin(table, "capital", elves(resources=1, hand=["Scroll of Asur", "Pillage"], deck=deck), orcs())
    table.ann.chooses("play Scroll of Asur")
    table.ann.orders("Demolition!", "Runesmith", "Boar Boyz", "Waaagh!", "Pillage")
    assert table.ann.deck == ["Demolition!", "Runesmith", "Boar Boyz", "Waaagh!", "Pillage", "Big 'Uns"]


def test_return_to_glory_brings_a_unit_back_for_tokens(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(
            quest=["Return to Glory #1 {resources=3}", "Archmage of Saphery {quest=#1}"],
            discard=["Silver Helm Brigade", "Mountain Brigade"],
            hand=["Pillage"],
        ),
        orcs(),
    )
    table.ann.chooses("use Return to Glory")
    assert table.ann.choices == ["Silver Helm Brigade"], "4 is too much"
    table.ann.chooses("Silver Helm Brigade")
    table.ann.chooses("zone 0 battlefield")
    assert table.ann.battlefield == ["Silver Helm Brigade"]
    assert table.piece("Return to Glory").resources == 0


def test_eatine_harbour_silences_units_in_zones_without_developments(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=9, kingdom=["Eatine Harbour"], quest=["Runesmith"], hand=["Pillage"]),
        orcs(),
    )
    assert "use Runesmith" not in table.ann.choices
    table.ann.chooses("develop Pillage quest")
    assert "use Runesmith" in table.ann.choices


def test_eataine_war_room_deals_ten_indirect_damage(table: Scenario) -> None:
    begin(table, "turn", elves(kingdom=["Eataine War Room {resources=1}"], hand=["Pillage"]), orcs())
    table.ann.chooses("use Eataine War Room")
    assert table.ann.choices == ["player 1"]
    table.ann.chooses("player 1")
    table.bob.distributes({"zone 1 quest": 7, "zone 1 kingdom": 3})
    assert table.bob.damage == (3, 7, 0)


def test_convocation_of_eagles_gains_a_resource_and_comes_back(table: Scenario) -> None:
    begin(table, "capital", elves(resources=1, hand=["Convocation of Eagles", "Pillage"]), orcs())
    table.ann.chooses("play Convocation of Eagles")
    table.ann.chooses("yes")
    assert table.ann.resources == 1
    assert table.ann.deck[0] == "Convocation of Eagles"


def test_asuryans_cleansing_cancels_a_unit_unless_all_resources_are_spent(table: Scenario) -> None:
    for answer, kingdom, left in (("no", [], 2), ("pay", ["Boar Boyz"], 0)):
        begin(
            table,
            "capital",
            orcs(resources=7, hand=["Boar Boyz", "Pillage"]),
            elves(resources=1, hand=["Asuryan's Cleansing"]),
        )
        table.ann.chooses("play Boar Boyz kingdom")
        table.bob.chooses("play Asuryan's Cleansing")
        table.bob.chooses("Boar Boyz")
        resolves(table)
        table.ann.chooses(answer)
        assert table.ann.kingdom == kingdom
        assert table.ann.resources == left


def test_mage_of_loec_cancels_a_tactic_and_becomes_a_development_or_discards_a_quest(table: Scenario) -> None:
    for move, hidden in (("use Mage of Loec", False), ("use Mage of Loec 1", True)):
        begin(
            table,
            "capital",
            orcs(resources=4, hand=["Pillage", "Waaagh!"]),
            elves(kingdom=["Mage of Loec", "The Glittering Tower"], hand=["Return to Glory"]),
        )
        table.ann.chooses("play Pillage")
        table.ann.chooses("The Glittering Tower")
        table.bob.chooses(move)
        if not hidden:
            table.bob.chooses("Return to Glory")
        resolves(table)
        table.bob.chooses("Pillage")
        assert "The Glittering Tower" in table.bob.kingdom
        assert table.piece("Mage of Loec").facedown is hidden


def test_mage_of_loec_cancels_no_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Squig Herders", "Waaagh!"]),
        elves(kingdom=["Mage of Loec"], hand=["Return to Glory"]),
    )
    table.ann.chooses("play Squig Herders kingdom")
    assert table.bob.asked is None


def test_strike_from_the_shadows_gives_a_hidden_unit_ambush(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], hand=["Pillage"]),
        elves(resources=4, hand=["Strike from the Shadows"], kingdom=[f"Silver Helm Brigade {HIDDEN}"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("play Strike from the Shadows")
    table.bob.chooses("Silver Helm Brigade")
    assert table.bob.choices == ["pass", "Silver Helm Brigade"]
    table.bob.chooses("Silver Helm Brigade")
    assert not table.piece("Silver Helm Brigade").facedown
    assert table.piece("Boar Boyz").damage == 1, "it had to defend"


@rule("invasion.faq.judgement-of-loec-on-unit", "invasion.faq.judgement-of-loec-corrupted")
def test_judgement_of_loec_makes_a_development_of_a_unit_as_long_as_it_stays(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=9, hand=["Judgement of Loec", "Pillage"]),
        orcs(resources=9, kingdom=["Boar Boyz {corrupted=true, damage=1}", STONE], hand=["Pillage"]),
    )
    table.ann.chooses("play Judgement of Loec")
    assert table.ann.choices == ["Boar Boyz", "Pillage"]
    table.ann.chooses("Boar Boyz")
    resolves(table)
    boyz = table.piece("Boar Boyz")
    assert (boyz.development, boyz.facedown, boyz.corrupted, boyz.damage) == (True, False, True, 0)
    assert power_of(table, "Boar Boyz") == 0
    assert zone_hit_points(table.game, 1, 0) == 10
    table.bob.chooses("play Pillage")
    assert "Judgement of Loec" in table.bob.choices
    table.bob.chooses("Judgement of Loec")
    resolves(table)
    boyz = table.piece("Boar Boyz")
    assert (boyz.development, boyz.corrupted) == (False, True)
    assert power_of(table, "Boar Boyz") == 1


@rule("invasion.faq.gathering-the-winds-resolution", "invasion.faq.gathering-the-winds-then-sacrifice")
def test_gathering_the_winds_plays_a_spell_of_the_discard_pile(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(
            resources=9,
            kingdom=["Gathering the Winds {resources=1}"],
            hand=["Second Sight", "Pillage"],
            discard=["Judgement of Loec", "Judgement of Verena"],
        ),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("play Second Sight")
    resolves(table)
    assert table.piece("Gathering the Winds").resources == 2
    table.ann.chooses("use Gathering the Winds")
    assert table.ann.choices == ["Second Sight", "Judgement of Loec"]
    table.ann.chooses("Judgement of Loec")
    assert table.piece("Gathering the Winds").resources == 1
    resolves(table)
    assert table.ann.choices == ["Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    assert table.piece("Boar Boyz").development
    assert table.ann.discard == ["Gathering the Winds", "Second Sight", "Judgement of Verena"]


@rule("invasion.faq.gathering-the-winds-same-spell")
def test_gathering_the_winds_plays_the_same_spell_only_once(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(kingdom=["Gathering the Winds {resources=3}"], hand=["Pillage"], discard=["Second Sight"], resources=9),
        orcs(),
    )
    table.ann.chooses("use Gathering the Winds")
    table.ann.chooses("Second Sight")
    table.ann.chooses("use Gathering the Winds")
    table.ann.chooses("Second Sight")
    resolves(table)
    assert table.ann.hand == ["Pillage", "Mountain Brigade"]
    assert table.ann.discard == ["Gathering the Winds", "Second Sight"]


@rule("invasion.errata.gathering-the-winds")
def test_gathering_the_winds_is_unique(table: Scenario) -> None:
    things = {"kingdom": ["Gathering the Winds"], "hand": ["Gathering the Winds"], "resources": 9}
    begin(table, "capital", elves(**things), orcs())
    assert "play Gathering the Winds quest" not in table.ann.choices
    begin(table, "capital", elves(**things), orcs(), edition="printed")
    assert "play Gathering the Winds quest" in table.ann.choices
