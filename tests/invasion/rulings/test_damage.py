"""Damage outside the pools of a combat, what cancels, redirects, moves or doubles it, and hit points."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, attacks, begin, capital, defends, dwarfs, orcs, passes, resolves

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def pestilence_is_played(table: Scenario) -> None:
    """Ann plays Nurgle's Pestilence, and Bob holds Steel's Bane."""
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Nurgle's Pestilence"]),
        capital("High Elf", resources=9, hand=["Steel's Bane"], kingdom=["Silver Helm Brigade"]),
    )
    table.ann.chooses("play Nurgle's Pestilence")


@rule("invasion.damage.nurgles-pestilence")
def test_damage_outside_combat_is_assigned_and_applied_at_once(table: Scenario) -> None:
    """Nurgle's Pestilence resolves and its damage is assigned to each unit. Can anybody act before it is applied?

    No. It is assigned and applied while the tactic resolves.
    """
    pestilence_is_played(table)
    assert (table.bob.asked, table.piece("Silver Helm Brigade").damage) == ("act-or-pass", 0)
    table.bob.passes()
    assert table.piece("Silver Helm Brigade").damage == 1
    assert table.chain == ()


@rule("invasion.damage.non-combat-cancel-in-response")
def test_who_wants_to_cancel_the_damage_of_a_tactic_must_respond_to_it(table: Scenario) -> None:
    """An opponent plays Nurgle's Pestilence. When must Steel's Bane be played to cancel its damage?

    In response to Nurgle's Pestilence, before it resolves.
    """
    pestilence_is_played(table)
    table.bob.chooses("play Steel's Bane")
    table.bob.chooses("Silver Helm Brigade")
    assert table.piece("Silver Helm Brigade").damage == 0
    assert table.ann.discard == ["Nurgle's Pestilence"]


def blessed(table: Scenario, *targets: str, flames: int) -> None:
    """Bob blesses King Kazador with the first of these, then the others; Ann's Flames of Tzeentch hit him."""
    begin(
        table,
        "capital",
        capital("Chaos", resources=19, hand=["Flames of Tzeentch", "Flames of Tzeentch"]),
        dwarfs(
            resources=9,
            hand=["2x Blessing of Valaya"],
            kingdom=["Mountain Brigade", "Troll Slayers", "Zhufbar Engineers"],
        ),
    )
    burns(table, flames)
    for target in targets:
        table.bob.chooses("play Blessing of Valaya")
        table.bob.chooses("Mountain Brigade")
        table.bob.chooses(target)
        if table.ann.asked == "act-or-pass":
            table.ann.passes()
    resolves(table)


def burns(table: Scenario, flames: int) -> None:
    """Ann plays Flames of Tzeentch on Mountain Brigade."""
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(flames)
    table.ann.chooses("Mountain Brigade")


def damage(table: Scenario) -> tuple[int, int, int]:
    """The damage on Mountain Brigade and on the two units to which it is redirected."""
    names = ("Mountain Brigade", "Troll Slayers", "Zhufbar Engineers")
    one, other, third = (table.piece(name).damage for name in names)
    return one, other, third


@rule("invasion.action.conditional-blessing-of-valaya")
def test_the_next_damage_is_redirected_until_that_is_used_up_or_the_turn_ends(table: Scenario) -> None:
    """Blessing of Valaya redirects the next 2 damage to a unit. How long does it wait for them?

    Until 2 damage have been redirected, or until the end of the turn.
    """
    blessed(table, "Troll Slayers", flames=1)
    assert damage(table) == (0, 1, 0)
    table.bob.passes()
    burns(table, 3)
    resolves(table)
    assert damage(table) == (2, 2, 0), "only 1 was left of it"
    blessed(table, "Troll Slayers", flames=1)
    assert len(table.game.lasting) == 1
    table.everybody_passes()
    assert (table.active, table.game.lasting) == (1, ())


@rule("invasion.faq.redirect-not-cumulative")
def test_two_effects_that_redirect_the_next_damage_do_not_add_up(table: Scenario) -> None:
    """Two copies of Blessing of Valaya are played on the same unit, which is then dealt 4 damage. How much of it is
    redirected?

    2: both speak of the same next damage. Values of Counterstrike and Toughness add up, these do not.
    """
    blessed(table, "Troll Slayers", "Zhufbar Engineers", flames=4)
    table.bob.answers(0)
    assert sorted(damage(table)) == [0, 2, 2]
    assert damage(table)[0] == 2
    assert table.game.lasting == ()


@rule("invasion.faq.move-damage-maximum")
def test_no_more_damage_is_moved_to_a_unit_than_destroys_it(table: Scenario) -> None:
    """Orc Shaman could move 5 damage, and the target unit has 1 hit point left. How much can be moved?

    1: no more than is needed to destroy it.
    """
    begin(
        table,
        "capital",
        orcs(
            damage=[6, 0, 0],
            hand=["Pillage", "Waaagh!"],
            kingdom=["Orc Shaman {resources=4}", "Black Orc Squad {damage=3}"],
        ),
        dwarfs(),
    )
    table.ann.chooses("develop Pillage kingdom")
    table.ann.chooses("use Orc Shaman")
    table.ann.chooses("Black Orc Squad")
    resolves(table)
    table.ann.chooses("yes")
    assert (table.ann.asked, table.ann.decision.most) == ("move-damage", 1)
    table.ann.says(1)
    assert table.ann.damage == (5, 0, 0)
    assert table.ann.discard == ["Black Orc Squad"]


@rule("invasion.faq.bloodletter-doubles-on-assignment")
def test_bloodletter_doubles_damage_as_it_is_assigned(table: Scenario) -> None:
    """Bloodletter is in play. Is damage to a unit doubled when it is assigned, or when it is applied?

    As soon as it is assigned, in combat and elsewhere: a defender with 2 hit points needs 1 point of the pool, and
    Toughness cancels some of what was doubled.
    """
    begin(
        table,
        "battlefield",
        capital("Chaos", battlefield=["Chaos Knights", "Bloodletter {corrupted=true}"]),
        orcs(kingdom=["Squig Herders"], resources=9, hand=["Waaagh!"]),
    )
    attacks(table, "kingdom", "Chaos Knights")
    defends(table, "Squig Herders")
    assert (table.ann.asked, table.ann.decision.most) == ("damage-to-target", 3 - 1)
    table.ann.says(2)
    assert table.piece("Squig Herders").assigned == 2
    assert table.piece("Chaos Knights").assigned == 2
    assert table.bob.assigned == (2, 0, 0), "a zone is no unit"
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Nurgle's Pestilence"], kingdom=["Bloodletter"]),
        dwarfs(kingdom=["Hammerer of Karak Azul"]),
    )
    table.ann.chooses("play Nurgle's Pestilence")
    assert table.piece("Hammerer of Karak Azul").damage == 2 * 1 - 1
    assert table.piece("Bloodletter").damage == 2


@rule("invasion.faq.bloodletter-multiple")
def test_several_bloodletters_add_and_do_not_multiply_each_other(table: Scenario) -> None:
    """Two or three copies of Bloodletter are in play, and 1 damage is assigned to a unit. How much is it then?

    3 with two of them, 4 with three: each adds the original amount once.
    """
    for copies in (2, 3):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Flames of Tzeentch"], kingdom=[f"{copies}x Bloodletter"]),
            dwarfs(kingdom=["Mountain Brigade"]),
        )
        burns(table, 1)
        assert table.piece("Mountain Brigade").damage == copies + 1


@rule("invasion.faq.zero-hit-points")
def test_a_unit_without_hit_points_is_destroyed_although_it_has_no_damage(table: Scenario) -> None:
    """An effect lowers the hit points of an undamaged unit to 0. Is it destroyed?

    Yes, at once: its damage, 0, is as much as its hit points.
    """
    begin(table, "turn", capital("Dark Elf", quest=["Vile Sorceress"]), dwarfs(kingdom=["Runesmith"]))
    table.ann.chooses("Runesmith")
    assert table.bob.discard == ["Runesmith"]


@rule("invasion.faq.glittering-tower-per-unit")
def test_the_glittering_tower_works_for_each_unit_that_is_healed(table: Scenario) -> None:
    """Initiate of Saphery heals several units with one effect. How often does The Glittering Tower work?

    Once for each unit that is healed, although they are healed at the same time.
    """
    begin(
        table,
        "turn",
        capital(
            "High Elf",
            kingdom=["The Glittering Tower", "Initiate of Saphery"],
            quest=["2x Silver Helm Brigade {damage=1}", "Archmage of Saphery"],
        ),
        orcs(),
    )
    table.ann.chooses("use Initiate of Saphery")
    assert table.ann.choices == ["resolve The Glittering Tower", "resolve The Glittering Tower 1"]
    table.ann.answers(0)
    table.ann.chooses("zone 1 quest")
    table.ann.chooses("zone 1 kingdom")
    assert table.bob.damage == (1, 1, 0)


@rule("invasion.faq.crone-hellebron-excess")
def test_all_damage_that_is_assigned_to_a_zone_is_dealt_to_it(table: Scenario) -> None:
    """Crone Hellebron takes part in an attack in which far more damage is assigned to a zone than burns it. How many
    cards does the defending player discard?

    One for each point: all of it is dealt, though what is too much has no further effect on the zone.
    """
    begin(
        table,
        "battlefield",
        capital("Dark Elf", legend=["Crone Hellebron"], battlefield=["6x Chaos Knights"]),
        orcs(damage=[3, 0, 0], deck=["30x Black Orc Squad"]),
    )
    attacks(table, "kingdom", "Crone Hellebron", *["Chaos Knights"] * 6)
    passes(table)
    assert (table.bob.burning, table.bob.damage) == ((True, False, False), (0, 0, 0))
    assert len(table.bob.discard) == 2 + 6 * 3


@rule("invasion.faq.attack-legend-excess")
def test_damage_that_an_attacked_legend_does_not_need_is_lost(table: Scenario) -> None:
    """A legend is attacked with more damage than destroys it and its defenders. Can the rest go to the zone?

    No. All of it is assigned to the legend and the defending units, and what is too much is lost.
    """
    begin(
        table,
        "battlefield",
        orcs(battlefield=["3x Chaos Knights"]),
        capital(
            "Dark Elf", legend=["Malekith"], kingdom=["Walking Sacrifice"], resources=9, hand=["Sacrifice to Khaine"]
        ),
    )
    passes(table)
    table.ann.chooses("target Malekith 1 kingdom")
    passes(table)
    table.ann.chooses(*["Chaos Knights"] * 3)
    passes(table)
    defends(table, "Walking Sacrifice")
    assert (table.ann.asked, table.ann.decision.most) == ("damage-to-target", 9 - 1)
    table.ann.says(8)
    assert (table.piece("Malekith").assigned, table.piece("Walking Sacrifice").assigned) == (8, 1)
    assert table.bob.assigned == (0, 0, 0)
    table.bob.answers((2, 0, 0))
    passes(table)
    assert sorted(table.bob.discard) == ["Malekith", "Walking Sacrifice"]
    assert table.bob.damage == (0, 0, 0)
