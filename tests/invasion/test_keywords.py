"""Keywords, with published cards and with made-up ones."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.standing import is_blank
from nefrit.testing import Scenario, rule
from tests.invasion.keyword_cards import GAME
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    defends,
    dwarfs,
    in_the_zone,
    orcs,
    passes,
    power_of,
    resolves,
)

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


WAITS: dict[str, Any] = {"resources": 3, "hand": ["Demoralise"]}
"""A player who could do something in every window, as soon as there is a unit."""


def blank(table: Scenario, name: str) -> bool:
    """Whether the text of the card in play with this name does not count."""
    return is_blank(table.game, in_the_zone(table, name))


# ---- Feared


@rule("invasion.keyword.feared")
def test_a_feared_unit_blanks_units_while_it_attacks(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Orc", battlefield=["Dreadful Drake", "Boar Boyz"], hand=["Pillage"]),
        dwarfs(kingdom=["Stout Guard", "Swift Guard"], hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Dreadful Drake", "Boar Boyz")
    assert table.ann.choices == ["Stout Guard", "Swift Guard", "Dreadful Drake", "Boar Boyz"]
    table.ann.chooses("Stout Guard", "Swift Guard")
    assert blank(table, "Stout Guard")
    assert not blank(table, "Boar Boyz")
    passes(table)
    table.bob.chooses("Stout Guard", "Swift Guard")
    assert table.ann.asked == "assign-damage", "Counterstrike is blank, too"
    table.ann.distributes({"Stout Guard": 2, "Swift Guard": 1})
    table.bob.distributes({"Boar Boyz": 2})
    assert table.bob.discard == ["Stout Guard"], "without Toughness"
    assert not blank(table, "Swift Guard")


@rule("invasion.keyword.feared")
def test_with_fewer_units_a_feared_unit_blanks_as_many_as_there_are(table: Scenario) -> None:
    begin(table, "battlefield", capital("Orc", battlefield=["Dreadful Drake"]), dwarfs(hand=["Pillage"]))
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Dreadful Drake")
    assert table.ann.choices == ["Dreadful Drake"]


# ---- Necromancy


@rule("invasion.keyword.necromancy")
def test_a_unit_with_necromancy_is_played_from_the_discard_pile_and_buried(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=1, discard=["Restless Bones", "Runesmith"], battlefield=["Mountain Brigade"]),
        orcs(),
    )
    chosen = [choice for choice in table.ann.choices if "Restless" in choice]
    assert chosen == [f"play Restless Bones {zone}" for zone in ("kingdom", "quest", "battlefield")]
    table.ann.chooses("play Restless Bones battlefield")
    resolves(table)
    assert table.ann.battlefield == ["Mountain Brigade", "Restless Bones"]
    assert table.ann.resources == 0
    table.ann.passes()
    passes(table)
    assert table.ann.battlefield == ["Mountain Brigade"]
    assert table.ann.discard == ["Runesmith"]
    assert table.ann.deck[-1] == "Restless Bones"


@rule("invasion.keyword.necromancy")
def test_only_in_the_capital_phase_and_only_its_owner(table: Scenario) -> None:
    begin(table, "quest", dwarfs(discard=["Restless Bones"], **WAITS), orcs(kingdom=["Boar Boyz"]))
    assert "invasion.play.permanents-owner-capital-phase" in table.ann.why_not("Restless Bones")
    begin(table, "capital", dwarfs(resources=1, hand=["Pillage"]), orcs(discard=["Restless Bones"]))
    assert not any("Restless" in choice for choice in table.ann.choices)


@rule("invasion.keyword.necromancy")
def test_a_tactic_with_necromancy_is_buried_too(table: Scenario) -> None:
    begin(table, "end", dwarfs(discard=["Restless Word"]), orcs())
    table.ann.chooses("play Restless Word")
    resolves(table)
    assert table.ann.resources == 1
    passes(table)
    assert table.ann.discard == []
    assert table.ann.deck[-1] == "Restless Word"


# ---- Ambush


def test_alith_anar_brings_an_ambusher_into_the_attack(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("High Elf", legend=["Alith Anar"], kingdom=[f"Hidden Archers {HIDDEN}", STONE]),
        orcs(),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Alith Anar")
    table.ann.chooses("use Alith Anar")
    assert table.ann.choices == ["Hidden Archers", "Pillage"]
    table.ann.chooses("Hidden Archers")
    assert not table.piece("Hidden Archers").development
    table.ann.chooses("use Hidden Archers")
    assert table.ann.hand == ["Mountain Brigade"]
    passes(table)
    assert table.bob.damage == (4, 0, 0)


def test_alith_anar_sacrifices_what_is_no_ambusher(table: Scenario) -> None:
    begin(table, "battlefield", capital("High Elf", legend=["Alith Anar"], kingdom=[STONE]), orcs())
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Alith Anar")
    table.ann.chooses("use Alith Anar")
    table.ann.chooses("Pillage")
    resolves(table)
    assert table.ann.discard == ["Pillage"]
    assert table.bob.damage == (2, 0, 0)


@rule("invasion.keyword.ambush-procedure", "invasion.keyword.ambush-from-facedown")
def test_an_ambusher_is_turned_faceup_for_its_number_alone(table: Scenario) -> None:
    """Its cost is 5 and it has three loyalty icons: neither is paid."""
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(resources=2, kingdom=[f"Hidden Archers {HIDDEN}", STONE], quest=[f"Hidden Archers {HIDDEN}"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    assert table.bob.asked == "choose-ambush"
    assert table.bob.choices == ["pass", "Hidden Archers"], "only of the defending zone"
    table.bob.chooses("Hidden Archers")
    assert table.bob.resources == 1
    assert not table.piece("Hidden Archers").development


@rule("invasion.keyword.ambush-procedure")
def test_who_cannot_pay_cannot_ambush(table: Scenario) -> None:
    begin(table, "battlefield", orcs(battlefield=["Boar Boyz"]), dwarfs(kingdom=[f"Hidden Archers {HIDDEN}"]))
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    assert table.bob.damage == (1, 0, 0)


@rule("invasion.keyword.ambush-procedure", "invasion.turn.4-combat-ends")
def test_several_ambush_one_after_the_other_as_long_as_they_can_be_paid(table: Scenario) -> None:
    """Whoever has ambushed need not defend against the next attack."""
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(resources=2, deck=["9x Runesmith"], kingdom=[f"Hidden Archers {HIDDEN}"] * 3),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    for left in (1, 0):
        table.bob.chooses("Hidden Archers")
        assert table.bob.resources == left
    assert table.bob.asked == "trigger-or-pass", "there is nothing left to pay with"
    passes(table)
    table.ann.distributes({"Hidden Archers": 1})
    assert table.combat is None
    assert {piece.ambushed for piece in table.game.pieces.values()} == {False}


@rule("invasion.keyword.ambush-unit-must-defend")
def test_who_has_ambushed_must_defend(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], hand=["Pillage"]),
        dwarfs(resources=1, kingdom=[f"Hidden Archers {HIDDEN}", "Runesmith"], hand=["Demolition!"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("Hidden Archers")
    assert table.piece("Hidden Archers").side == 0, "not before defenders are declared"
    passes(table)
    assert table.bob.choices == ["Runesmith"], "the ambusher is not asked"
    table.bob.chooses()
    assert table.piece("Boar Boyz").damage == 2
    assert table.bob.damage == (0, 0, 0)


@rule("invasion.keyword.ambush-triggers-next-window")
def test_what_an_ambusher_does_joins_the_chain_of_the_next_window(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(resources=2, kingdom=[f"Hidden Archers {HIDDEN}", f"Hidden Archers {HIDDEN}"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("Hidden Archers")
    assert table.bob.asked == "choose-ambush", "first all ambush who do"
    table.bob.chooses("Hidden Archers")
    assert (table.bob.asked, table.bob.hand) == ("trigger-or-pass", [])
    table.bob.chooses("use Hidden Archers")
    table.bob.chooses("use Hidden Archers")
    assert table.bob.hand == ["Mountain Brigade", "Mountain Brigade"]


@rule("invasion.keyword.ambush-not-from-faceup")
def test_a_faceup_development_does_not_ambush(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(resources=2, kingdom=["Hidden Archers #7", "Judgement of Loec {on=#7}"]),
    )
    assert table.piece("Hidden Archers").development
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    assert table.bob.damage == (1, 0, 0)


# ---- Toughness


@rule("invasion.keyword.toughness-stacks")
def test_several_values_of_toughness_add_up(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["2x Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Stout Guard"]),
    )
    for damage, left in ((2, 0), (3, 1)):
        table.ann.chooses("play Flames of Tzeentch")
        table.ann.says(damage)
        table.ann.chooses("Stout Guard")
        resolves(table)
        assert table.piece("Stout Guard").damage == left


@rule("invasion.keyword.toughness-not-vs-uncancellable", "invasion.keyword.counterstrike-uncancellable")
def test_toughness_does_nothing_against_uncancellable_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Stout Guard"], hand=["Pillage"]),
        capital("Empire", kingdom=["Reiksguard Knights"]),
    )
    attacks(table, "kingdom", "Stout Guard")
    defends(table, "Reiksguard Knights")
    assert table.ann.discard == ["Stout Guard"]


# ---- Counterstrike


@rule("invasion.keyword.counterstrike-stacks", "invasion.keyword.counterstrike-plus-normal-damage")
def test_counterstrike_adds_up_and_comes_on_top_of_combat_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Grimgor Ironhide"], **WAITS),
        dwarfs(kingdom=["Swift Guard"]),
    )
    attacks(table, "kingdom", "Grimgor Ironhide")
    table.bob.chooses("Swift Guard")
    assert table.piece("Grimgor Ironhide").damage == 2
    passes(table)
    assert table.piece("Grimgor Ironhide").damage == 3


@rule("invasion.keyword.counterstrike-no-split", "invasion.keyword.counterstrike-immediate")
def test_counterstrike_is_not_divided_and_comes_before_anybody_can_act(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Black Orc Squad", "Boar Boyz"], **WAITS),
        dwarfs(kingdom=["Swift Guard"]),
    )
    attacks(table, "kingdom", "Black Orc Squad", "Boar Boyz")
    table.bob.chooses("Swift Guard")
    assert table.bob.choices == ["Black Orc Squad", "Boar Boyz"]
    table.bob.chooses("Black Orc Squad")
    assert (table.piece("Black Orc Squad").damage, table.piece("Boar Boyz").damage) == (2, 0)
    assert table.ann.asked == "act-or-pass"


@rule("invasion.keyword.counterstrike-combat-damage")
def test_counterstrike_is_combat_damage(table: Scenario) -> None:
    begin(table, "battlefield", orcs(battlefield=["Sore Loser"], **WAITS), dwarfs(kingdom=["Swift Guard"]))
    attacks(table, "kingdom", "Sore Loser")
    table.bob.chooses("Swift Guard")
    assert (table.piece("Sore Loser").damage, table.piece("Sore Loser").resources) == (2, 1)


# ---- Scout and Raider


@rule("invasion.keyword.scout-effect", "invasion.keyword.scout-no-damage-needed")
def test_each_scout_that_survives_costs_the_opponent_a_card_even_without_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Empire", battlefield=["2x Free Company"], hand=["Pillage"]),
        dwarfs(hand=["3x Demolition!"], burning=[True, False, False]),
    )
    attacks(table, "kingdom", "Free Company", "Free Company")
    table.ann.chooses("resolve Free Company")
    assert table.bob.damage == (0, 0, 0)
    assert table.bob.discard == ["Demolition!", "Demolition!"]


@rule("invasion.keyword.scout-effect")
def test_a_scout_that_does_not_survive_finds_nothing(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Empire", battlefield=["Free Company {damage=2}"], hand=["Pillage"]),
        dwarfs(hand=["3x Demolition!"], kingdom=["Mountain Brigade"]),
    )
    attacks(table, "kingdom", "Free Company")
    defends(table, "Mountain Brigade")
    assert table.bob.discard == []
    assert table.ann.discard == ["Free Company"]


@rule("invasion.keyword.raider")
def test_raiders_that_survive_an_attack_gain_resources_even_without_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["2x Plunderers"], hand=["Pillage"]),
        dwarfs(hand=["Pillage"], burning=[True, False, False]),
    )
    attacks(table, "kingdom", "Plunderers", "Plunderers")
    table.ann.chooses("resolve Plunderers")
    assert table.bob.damage == (0, 0, 0)
    assert table.ann.resources == 4


@rule("invasion.keyword.raider")
def test_a_defending_raider_gains_nothing(table: Scenario) -> None:
    begin(table, "battlefield", orcs(battlefield=["Boar Boyz"], **WAITS), dwarfs(kingdom=["Plunderers"]))
    attacks(table, "kingdom", "Boar Boyz")
    table.bob.chooses("Plunderers")
    for _ in range(2):
        table.ann.passes()
    assert table.piece("Plunderers").damage == 1
    assert table.bob.resources == 0


# ---- Savage


@rule("invasion.keyword.savage")
def test_a_savage_unit_may_strike_whenever_it_is_dealt_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["2x Flames of Tzeentch", "Pillage"], kingdom=["Runesmith {damage=0}"]),
        dwarfs(kingdom=["Wild Boars", "Mountain Brigade"], quest=["Hammerer of Karak Azul"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Wild Boars")
    resolves(table)
    table.bob.chooses("yes")
    assert table.bob.choices == ["Runesmith", "Wild Boars", "Mountain Brigade"], "in a corresponding zone"
    table.bob.chooses("Runesmith")
    assert table.ann.discard == ["Flames of Tzeentch", "Runesmith"]
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Wild Boars")
    resolves(table)
    table.bob.chooses("no")
    assert power_of(table, "Wild Boars") == 0


# ---- Limited, Hero and the words of zones


def hold_limited_cards(table: Scenario) -> None:
    """Ann has two copies of a tactic that is Limited."""
    hand = ["2x Convocation of Eagles", "Pillage"]
    begin(table, "capital", capital("High Elf", resources=9, hand=hand), orcs())


@rule("invasion.keyword.limited")
def test_one_limited_card_is_played_in_a_turn(table: Scenario) -> None:
    hold_limited_cards(table)
    table.ann.chooses("play Convocation of Eagles")
    resolves(table)
    table.ann.chooses("no")
    assert "play Convocation of Eagles" not in table.ann.choices


@rule("invasion.keyword.limited-only-played")
def test_a_limited_card_that_is_developed_does_not_count(table: Scenario) -> None:
    hold_limited_cards(table)
    table.ann.chooses("develop Convocation of Eagles quest")
    resolves(table)
    table.ann.chooses("play Convocation of Eagles")
    resolves(table)
    assert table.ann.choices == ["yes", "no"], "it may come back"


@rule("invasion.keyword.limited-only-played")
def test_a_limited_card_that_was_played_may_still_be_developed(table: Scenario) -> None:
    hold_limited_cards(table)
    table.ann.chooses("play Convocation of Eagles")
    resolves(table)
    table.ann.chooses("no")
    assert "develop Convocation of Eagles quest" in table.ann.choices


@rule("invasion.keyword.zone-prefix")
def test_a_text_that_begins_with_a_zone_works_only_there(table: Scenario) -> None:
    for zone, price in (("kingdom", 1), ("quest", 2)):
        begin(
            table,
            "capital",
            capital("Empire", resources=9, hand=["City Gates", "Pillage"], **{zone: ["Nuln Tinkerers"]}),
            orcs(),
        )
        table.ann.chooses("play City Gates kingdom")
        assert table.ann.resources == 9 - price


@rule("invasion.keyword.zone-prefix")
def test_an_action_that_begins_with_a_zone_is_used_only_there(table: Scenario) -> None:
    for zone in ("kingdom", "quest", "battlefield"):
        own = capital("Dwarf", resources=9, hand=["Pillage"], **{zone: ["Runesmith"]})
        begin(table, "capital", own, orcs(kingdom=["Totem of Gork"]))
        assert ("use Runesmith" in table.ann.choices) == (zone == "quest")


@rule("invasion.keyword.zone-only")
def test_a_card_for_one_zone_may_be_moved_elsewhere(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", resources=9, quest=["Huntsmen"], hand=["Huntsmen", "Forced March", "Pillage"]),
        orcs(),
    )
    assert [choice for choice in table.ann.choices if "play Huntsmen" in choice] == ["play Huntsmen quest"]
    table.ann.chooses("play Forced March")
    table.ann.chooses("Huntsmen")
    resolves(table)
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Huntsmen"]


@rule("invasion.keyword.hero-limit")
def test_a_zone_has_one_hero(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", resources=20, kingdom=["Thyrus Gorman"], hand=["Johannes Broheim"]),
        orcs(),
    )
    chosen = [choice for choice in table.ann.choices if choice.startswith("play")]
    assert chosen == ["play Johannes Broheim quest", "play Johannes Broheim battlefield"]


@rule("invasion.keyword.necromancy")
def test_only_cards_with_necromancy_are_played_from_the_discard_pile(table: Scenario) -> None:
    own = dwarfs(resources=9, hand=["Pillage"], discard=["Restless Bones", "Mountain Brigade"])
    begin(table, "capital", own, orcs())
    assert "play Restless Bones kingdom" in table.ann.choices
    assert "play Mountain Brigade kingdom" not in table.ann.choices
