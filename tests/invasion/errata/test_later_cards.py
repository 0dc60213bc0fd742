"""Errata of later sets, each with what the card does by it; and, where that was another, as printed."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.state import DECK
from nefrit.invasion.trees import DeckOnly, Forbids, PeopleOnly
from nefrit.testing import Scenario, rule
from tests.invasion.card_texts import sentences
from tests.invasion.keyword_cards import GAME
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    dwarfs,
    life_of,
    orcs,
    passes,
    power_of,
    resolves,
)

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"
FAQ, PRINTED = "faq-2.2", "printed"
WAITS: dict[str, Any] = {"resources": 3, "hand": ["Demoralise"]}


def elves(**things: Any) -> Any:
    """A player with a capital of the Dark Elves."""
    return capital("Dark Elf", **things)


@rule("invasion.errata.warp-lightning-cannon")
def test_warp_lightning_cannon_may_be_attached_to_a_corrupted_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "Chaos", resources=9, hand=["Warp Lightning Cannon", "Pillage"], kingdom=["Dark Zealot {corrupted=true}"]
        ),
        orcs(),
    )
    table.ann.chooses("play Warp Lightning Cannon")
    assert table.ann.choices == ["Dark Zealot"]
    table.ann.chooses("Dark Zealot")
    assert table.piece("Dark Zealot").corrupted
    assert table.ann.kingdom == ["Dark Zealot", "Warp Lightning Cannon"]


@rule("invasion.errata.war-hydra")
def test_war_hydra_loses_tokens_for_each_damage_without_being_asked(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Grimgor Ironhide"]),
        elves(kingdom=["War Hydra {resources=2}"]),
    )
    attacks(table, "kingdom", "Grimgor Ironhide")
    table.bob.chooses("War Hydra")
    assert table.bob.discard == ["War Hydra"], "two of the three points were cancelled, the third destroyed it"


@rule("invasion.errata.war-hydra")
def test_as_printed_war_hydra_cancels_damage_by_an_action(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        elves(kingdom=["War Hydra {resources=2}"]),
        edition=PRINTED,
    )
    attacks(table, "kingdom", "Boar Boyz")
    table.bob.chooses("War Hydra")
    table.bob.chooses("use War Hydra")
    assert table.piece("War Hydra").damage == 0
    assert table.bob.piece("War Hydra").resources == 1


@rule("invasion.core.cannot-is-absolute")
def test_as_printed_war_hydra_cancels_nothing_while_no_damage_can_be_cancelled(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], quest=["Bloodthirster"]),
        elves(kingdom=["War Hydra {resources=1}"]),
        edition=PRINTED,
    )
    attacks(table, "kingdom", "Boar Boyz")
    table.bob.chooses("War Hydra")
    table.bob.chooses("use War Hydra")
    assert table.bob.discard == ["War Hydra"]


@rule("invasion.errata.runefang-of-solland")
def test_runefang_of_solland_makes_the_next_tactic_free_unless_it_is_an_epic_spell(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "Empire",
            resources=6,
            kingdom=["Pistoliers #3", "Runefang of Solland {on=#3}"],
            hand=["End Times", "Pilgrimage", "Pillage"],
        ),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("use Runefang of Solland")
    resolves(table)
    assert table.ann.discard == ["Runefang of Solland", "Pistoliers"]
    assert "play End Times" not in table.ann.choices
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Boar Boyz")
    assert table.ann.resources == 6


@rule("invasion.errata.wilhelm-of-the-osterknacht")
def test_wilhelm_targets_the_unit_that_he_moves(table: Scenario) -> None:
    """Church of Sigmar makes targeting dear: as printed nothing is targeted."""
    for edition, left in ((FAQ, 0), (PRINTED, 1)):
        begin(
            table,
            "battlefield",
            capital("Empire", resources=1, battlefield=["Wilhelm of the Osterknacht"]),
            capital("Empire", kingdom=["Church of Sigmar"], quest=["Pistoliers"]),
            edition=edition,
        )
        table.ann.chooses("target 1 quest")
        table.ann.chooses("Wilhelm of the Osterknacht")
        table.ann.chooses("use Wilhelm of the Osterknacht")
        assert table.ann.choices == ["Pistoliers"]
        table.ann.chooses("Pistoliers")
        table.ann.chooses("zone 1 battlefield")
        assert table.bob.battlefield == ["Pistoliers"]
        assert table.ann.resources == left


@rule("invasion.errata.return-to-glory")
def test_return_to_glory_works_once_a_turn(table: Scenario) -> None:
    for edition, again in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital(
                "High Elf",
                quest=["Return to Glory #3 {resources=5}", "Silver Helm Brigade {quest=#3}"],
                resources=2,
                discard=["2x Archmage of Saphery"],
                hand=["Pillage"],
            ),
            orcs(kingdom=["Grimgor's Camp"]),
            edition=edition,
        )
        table.ann.chooses("use Return to Glory")
        table.ann.chooses("Archmage of Saphery")
        resolves(table)
        table.ann.chooses("zone 0 kingdom")
        assert table.ann.kingdom == ["Archmage of Saphery"]
        assert table.piece("Return to Glory").resources == 4
        assert ("use Return to Glory" in table.ann.choices) is again


@rule("invasion.errata.return-to-glory")
def test_return_to_glory_needs_a_questing_unit_even_for_a_unit_that_costs_nothing(table: Scenario) -> None:
    for edition, able in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital("High Elf", quest=["Return to Glory"], discard=["Peasant Militia"], hand=["Pillage"]),
            orcs(),
            edition=edition,
        )
        assert ("use Return to Glory" in table.ann.choices) is able


@rule("invasion.errata.seeking-new-slaves")
def test_seeking_new_slaves_chooses_when_it_resolves(table: Scenario) -> None:
    for edition in (FAQ, PRINTED):
        begin(
            table,
            "capital",
            elves(resources=9, hand=["Seeking New Slaves", "Pillage"]),
            capital(
                "Empire", resources=3, hand=["Demoralise"], battlefield=["Pistoliers {damage=2}"], quest=["Huntsmen"]
            ),
            edition=edition,
        )
        table.ann.chooses("play Seeking New Slaves")
        assert (table.ann.asked == "choose-target") is (edition == PRINTED)
        if edition == FAQ:
            resolves(table)
            assert table.ann.choices == ["Pistoliers"]
            table.ann.chooses("Pistoliers")
            table.ann.chooses("zone 0 quest")
            assert table.ann.quest == ["Pistoliers"]
            assert table.piece("Pistoliers").corrupted


@rule("invasion.errata.stone-to-skin")
def test_stone_to_skin_makes_a_unit_that_is_still_a_building(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "Chaos", resources=9, hand=["Stone to Skin", "Demolition!"], kingdom=["Shrine to Nurgle", "Dark Zealot"]
        ),
        orcs(),
    )
    table.ann.chooses("play Stone to Skin")
    assert table.ann.choices == ["Shrine to Nurgle"]
    table.ann.chooses("Shrine to Nurgle")
    resolves(table)
    assert (power_of(table, "Shrine to Nurgle"), life_of(table, "Shrine to Nurgle")) == (1, 4)
    table.ann.chooses("play Demolition!")
    assert table.ann.choices == ["Shrine to Nurgle"], "it still is a support card"


@rule("invasion.errata.duregan-text", "invasion.errata.duregan-simultaneous")
def test_duregan_and_the_target_strike_at_the_same_time(table: Scenario) -> None:
    for edition, damage in ((FAQ, 4), (PRINTED, 0)):
        begin(
            table,
            "turn",
            dwarfs(kingdom=["Duregan Thorgrimson"]),
            orcs(kingdom=["Ironclaw's Horde"]),
            edition=edition,
        )
        table.ann.chooses("use Duregan Thorgrimson")
        table.ann.chooses("Ironclaw's Horde")
        assert table.bob.discard == ["Ironclaw's Horde"]
        assert table.piece("Duregan Thorgrimson").damage == damage


@rule("invasion.errata.eatine-harbour")
def test_eatine_harbour_leaves_keywords_and_triggered_constant_effects(table: Scenario) -> None:
    """The Glittering Tower is no unit; Johannes Broheim has Counterstrike and moves by a constant effect."""
    for edition, moves in ((FAQ, True), (PRINTED, False)):
        begin(
            table,
            "quest",
            capital(
                "Empire", quest=["Johannes Broheim"], hand=["Pillage"], resources=2, battlefield=["Black Orc Squad"]
            ),
            capital("High Elf", kingdom=["Eatine Harbour"]),
            edition=edition,
        )
        passes(table)
        assert (table.ann.choices == ["yes", "no"]) is moves


@rule("invasion.errata.chakax")
def test_chakax_wounds_a_savage_unit_however_it_enters(table: Scenario) -> None:
    for edition, wounded in ((FAQ, True), (PRINTED, False)):
        begin(
            table,
            "capital",
            capital(
                "High Elf",
                resources=5,
                kingdom=["Chakax"],
                quest=["Return to Glory #3 {resources=5}", "Silver Helm Brigade {quest=#3}"],
                discard=["Wild Boars"],
                hand=["Pillage"],
            ),
            orcs(),
            edition=edition,
        )
        table.ann.chooses("use Return to Glory")
        table.ann.chooses("Wild Boars")
        resolves(table)
        table.ann.chooses("zone 0 quest")
        assert ("use Chakax" in table.ann.choices) is wounded


@rule("invasion.errata.red-arrow-coach")
def test_red_arrow_coach_brings_its_unit_onto_a_quest_of_that_zone(table: Scenario) -> None:
    for edition, quests in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital(
                "Empire",
                resources=9,
                kingdom=["Red Arrow Coach", "Pistoliers"],
                quest=["Defend the Border"],
                hand=["Pillage"],
            ),
            orcs(kingdom=["Grimgor's Camp"]),
            edition=edition,
        )
        table.ann.chooses("use Red Arrow Coach")
        table.ann.chooses("Pistoliers")
        resolves(table)
        table.ann.chooses("zone 0 battlefield")
        if quests:
            table.ann.chooses("yes")
            table.ann.chooses("Defend the Border")
        assert ("Pistoliers" in table.ann.quest) is quests
        assert "use Red Arrow Coach" not in table.ann.choices


@rule("invasion.errata.drakenhof-castle")
def test_drakenhof_castle_is_for_the_undead_only() -> None:
    face = LIBRARY.find("Drakenhof Castle")
    assert isinstance(face, InvasionFace)
    assert face.older is not None
    newest, older = face.printings
    assert [node.people for node in newest.abilities if isinstance(node, PeopleOnly)] == ["Undead"]
    assert [node.word for node in older.abilities if isinstance(node, DeckOnly)] == ["destruction"]


@rule("invasion.errata.arcane-power-not-itself")
def test_arcane_power_does_not_return_a_copy_of_itself(table: Scenario) -> None:
    for edition, found in ((FAQ, ["Runesmith"]), (PRINTED, ["Arcane Power", "Runesmith"])):
        begin(
            table,
            "capital",
            elves(
                resources=9, legend=["Malekith"], discard=["Arcane Power", "Runesmith"], hand=["Arcane Power", "Hate"]
            ),
            orcs(),
            edition=edition,
        )
        table.ann.chooses("play Arcane Power")
        resolves(table)
        assert table.ann.choices == found


@rule("invasion.errata.mage-of-loec")
def test_mage_of_loec_pays_before_it_cancels(table: Scenario) -> None:
    things: dict[str, Any] = {"kingdom": ["Mage of Loec"], "hand": ["Prepare for War!"], "quest": ["Keystone Forge"]}
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage", "Pillage"]),
        capital("High Elf", **things),
    )
    table.ann.chooses("play Pillage")
    table.ann.chooses("Keystone Forge")
    assert table.bob.choices == ["pass", "use Mage of Loec", "use Mage of Loec 1"]
    table.bob.chooses("use Mage of Loec 1")
    assert table.piece("Mage of Loec").development, "at once"
    resolves(table)
    table.bob.chooses("Pillage")
    assert table.bob.quest == ["Keystone Forge"]
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage", "Pillage"]),
        capital("High Elf", **things),
        edition=PRINTED,
    )
    table.ann.chooses("play Pillage")
    table.ann.chooses("Keystone Forge")
    table.bob.chooses("use Mage of Loec")
    resolves(table)
    table.bob.chooses("Pillage")
    assert table.bob.choices == ["pass", "Prepare for War!"]
    table.bob.chooses("Prepare for War!")
    assert not table.piece("Mage of Loec").development
    assert table.bob.discard == ["Prepare for War!"]


@rule("invasion.errata.the-glittering-tower")
def test_the_glittering_tower_shoots_each_time_a_unit_is_healed(table: Scenario) -> None:
    for edition, at_once in ((FAQ, True), (PRINTED, False)):
        begin(
            table,
            "capital",
            capital(
                "High Elf",
                resources=9,
                kingdom=["The Glittering Tower", "Silver Helm Brigade {damage=1}"],
                hand=["Greater Heal"],
            ),
            orcs(kingdom=["Boar Boyz"]),
            edition=edition,
        )
        table.ann.chooses("play Greater Heal")
        assert ("Boar Boyz" in table.ann.choices) is at_once
        if not at_once:
            table.ann.chooses("use The Glittering Tower")
        table.ann.chooses("Boar Boyz")
        assert table.piece("Boar Boyz").damage == 1


@rule("invasion.errata.altar-of-khaine")
def test_altar_of_khaine_saves_a_unit_while_it_is_being_destroyed(table: Scenario) -> None:
    for edition in (FAQ, PRINTED):
        begin(
            table,
            "battlefield",
            orcs(battlefield=["Grimgor Ironhide"]),
            elves(resources=1, kingdom=["Altar of Khaine", "Cold One Riders"]),
            edition=edition,
        )
        attacks(table, "kingdom", "Grimgor Ironhide")
        table.bob.chooses("Cold One Riders")
        assert table.bob.choices == ["yes", "no"], "no window is needed, in the middle of combat"
        table.bob.chooses("yes")
        assert (table.bob.hand[0], table.bob.discard) == ("Cold One Riders", [])


@rule("invasion.errata.altar-of-khaine", "invasion.errata.gold-wizard-acolyte")
def test_altar_of_khaine_and_gold_wizard_acolyte_were_printed_otherwise() -> None:
    for name, then, now in (
        ("Altar of Khaine", "Action: If a unit", "Kingdom. If a unit"),
        ("Gold Wizard Acolyte", "When you declare this unit as an attacker", "When this unit attacks"),
    ):
        face = LIBRARY.find(name)
        assert isinstance(face, InvasionFace)
        newest, older = (" ".join(sentences(one)) for one in face.printings)
        assert now in newest
        assert then in older


def attack_beside_gold_wizard(table: Scenario, attacker: str, edition: str) -> None:
    """Ann attacks a kingdom with one of her units."""
    begin(
        table,
        "battlefield",
        capital("Empire", battlefield=["Gold Wizard Acolyte", "Pistoliers"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade"]),
        edition=edition,
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses(attacker)


@rule("invasion.errata.gold-wizard-acolyte")
def test_gold_wizard_acolyte_keeps_a_unit_from_defending_when_it_attacks(table: Scenario) -> None:
    for edition in (FAQ, PRINTED):
        attack_beside_gold_wizard(table, "Gold Wizard Acolyte", edition)
        table.ann.chooses("use Gold Wizard Acolyte")
        table.ann.chooses("Mountain Brigade")
        assert table.bob.choices == ["Runesmith"]
        attack_beside_gold_wizard(table, "Pistoliers", edition)
        assert table.ann.asked is None, "only when it attacks itself"


@rule("invasion.errata.garden-of-morr")
def test_garden_of_morr_gets_one_token_and_must(table: Scenario) -> None:
    for edition, optional in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Nurgle's Pestilence", "Pillage"]),
            capital("Empire", kingdom=["Garden of Morr", "Huntsmen", "Huntsmen"]),
            edition=edition,
        )
        table.ann.chooses("play Nurgle's Pestilence")
        resolves(table)
        assert table.bob.discard == ["Huntsmen", "Huntsmen"]
        if optional:
            assert table.piece("Garden of Morr").resources == 0
            table.bob.chooses("use Garden of Morr")
            resolves(table)
        assert table.piece("Garden of Morr").resources == 1


@rule("invasion.errata.monster-of-the-deep")
def test_monster_of_the_deep_is_corrupted_as_a_cost(table: Scenario) -> None:
    for edition, able in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            elves(kingdom=["Monster of the Deep {corrupted=true}"], hand=["Pillage"]),
            orcs(kingdom=["Boar Boyz"]),
            edition=edition,
        )
        assert ("use Monster of the Deep" in table.ann.choices) is able


def test_monster_of_the_deep_as_printed_piles_nothing_up_however_often_it_is_used(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(kingdom=["Monster of the Deep"], hand=["Pillage"]),
        orcs(kingdom=["Boar Boyz", "Squig Herders"]),
        edition=PRINTED,
    )
    for unit in ("Boar Boyz", "Squig Herders", "Boar Boyz"):
        table.ann.chooses("use Monster of the Deep")
        table.ann.chooses(unit)
        resolves(table)
    forbidden = [
        (one.effect.what, [table.game.faces[card].name for card in one.cards])
        for one in table.game.lasting
        if isinstance(one.effect, Forbids)
    ]
    assert forbidden == [
        ("attack", ["Boar Boyz"]),
        ("defend", ["Boar Boyz"]),
        ("attack", ["Squig Herders"]),
        ("defend", ["Squig Herders"]),
    ]


@rule("invasion.errata.track-the-prey")
def test_track_the_prey_ends_with_the_turn(table: Scenario) -> None:
    for edition, savage in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "end",
            dwarfs(resources=9, kingdom=["Mountain Brigade"], hand=["Track the Prey"]),
            capital("Chaos", hand=["Flames of Tzeentch", "Pillage"], kingdom=["Dark Zealot"], resources=9),
            edition=edition,
        )
        table.ann.chooses("play Track the Prey")
        table.ann.chooses("Mountain Brigade")
        for _ in range(9):
            if table.active == 0:
                table.answer(table.game.pending[0].seat, 0)
        table.bob.chooses("play Flames of Tzeentch")
        table.bob.says(1)
        table.bob.chooses("Mountain Brigade")
        resolves(table)
        assert (table.ann.asked == "may") is savage


@rule("invasion.errata.protective-spites-text", "invasion.errata.protective-spites-clarified")
def test_protective_spites_may_prevent_all_damage_of_one_time_for_one_token(table: Scenario) -> None:
    for edition, optional in ((FAQ, True), (PRINTED, False)):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"]),
            dwarfs(kingdom=["Mountain Brigade #3", "Protective Spites {on=#3, resources=3}"]),
            edition=edition,
        )
        table.ann.chooses("play Flames of Tzeentch")
        table.ann.says(4)
        table.ann.chooses("Mountain Brigade")
        resolves(table)
        assert (table.bob.asked == "may") is optional
        if optional:
            table.bob.chooses("yes")
        assert (table.piece("Mountain Brigade").damage, table.piece("Protective Spites").resources) == (0, 2)


def looks(table: Scenario, capital_race: str, **things: Any) -> None:
    """Ann has Scout Camp, by which she would search one more card."""
    begin(
        table,
        things.pop("at", "capital"),
        capital(capital_race, **{"resources": 9, **things}),
        orcs(hand=["Boar Boyz", "Choppa"]),
    )


@rule("invasion.errata.scroll-of-asur", "invasion.errata.scout-camp")
def test_scroll_of_asur_looks_and_does_not_search(table: Scenario) -> None:
    looks(table, "High Elf", kingdom=["Scout Camp"], hand=["Scroll of Asur", "Pillage"])
    table.ann.chooses("play Scroll of Asur")
    resolves(table)
    assert len(table.ann.choices) == 5


@rule("invasion.errata.advanced-engineering")
def test_advanced_engineering_looks_and_does_not_search(table: Scenario) -> None:
    looks(table, "Dwarf", at="turn", kingdom=["Scout Camp"], quest=["Advanced Engineering"], hand=["Pillage"])
    table.ann.chooses("use Advanced Engineering")
    assert len(table.ann.choices) == 2


@rule("invasion.errata.scout-camp")
def test_scout_camp_adds_a_card_to_a_search(table: Scenario) -> None:
    looks(
        table,
        "Dwarf",
        kingdom=["Scout Camp"],
        hand=["Dwarf Cannon Crew"],
        deck=["5x Runesmith", "Keystone Forge", "9x Runesmith"],
    )
    table.ann.chooses("play Dwarf Cannon Crew quest")
    table.ann.says(6)
    assert table.ann.choices == ["Keystone Forge"], "the sixth card"


@rule("invasion.errata.second-sight")
def test_second_sight_looks_at_hands_and_searches_nothing(table: Scenario) -> None:
    looks(table, "High Elf", kingdom=["Scout Camp"], hand=["Second Sight", "Pillage"])
    table.ann.chooses("play Second Sight")
    resolves(table)
    assert len(table.ann.hand) == 2
    assert not any(table.game.knows(0, card) for card in table.game.zone(DECK, 1))


@rule("invasion.errata.caught-the-scent")
def test_caught_the_scent_looks_at_a_hand_and_searches_nothing(table: Scenario) -> None:
    looks(table, "Dark Elf", kingdom=["Scout Camp"], hand=["Caught the Scent", "Pillage"])
    table.ann.chooses("play Caught the Scent")
    resolves(table)
    assert table.ann.choices == ["pass", "Boar Boyz", "Choppa"]
    table.ann.chooses("pass")
    assert table.bob.discard == []
