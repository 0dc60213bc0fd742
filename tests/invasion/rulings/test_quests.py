"""Quests: where they lie, who is on them, and what they count as."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, passes

__all__ = ["GAME"]


def moves_a_quest(table: Scenario) -> None:
    """A War Boar lets Ann move her quest with Sigmar's Brilliance; a unit is questing on it."""
    begin(
        table,
        "capital",
        capital(
            "Empire",
            resources=12,
            hand=["Sigmar's Brilliance", "Huntsmen", "Peasant Militia"],
            quest=["Infiltrate! #1 {resources=2}", "Free Company {quest=#1}"],
            battlefield=["War Boar"],
        ),
        orcs(),
    )
    table.ann.chooses("play Sigmar's Brilliance")
    table.ann.chooses("Infiltrate!")
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Infiltrate!"]


@rule("invasion.faq.quest-moves-unit-stays")
def test_the_unit_stays_when_its_quest_moves(table: Scenario) -> None:
    """A quest with a questing unit is moved to another zone. Does the unit go along?

    No. It stays in its zone, and is not questing any more.
    """
    moves_a_quest(table)
    assert table.ann.quest == ["Free Company"]
    assert table.piece("Free Company").quest == -1
    assert table.piece("Infiltrate!").resources == 0, "nobody is on it now"


@rule("invasion.faq.quest-in-other-zone-usable")
def test_a_unit_can_be_sent_on_a_quest_in_another_zone(table: Scenario) -> None:
    """A quest was moved to its player's kingdom. Can units still be sent on it?

    Yes, those that are played into that zone.
    """
    moves_a_quest(table)
    table.ann.chooses("play Peasant Militia quest")
    assert table.piece("Peasant Militia").quest == -1, "there is no quest"
    moves_a_quest(table)
    table.ann.chooses("play Peasant Militia kingdom")
    assert (table.ann.asked, table.ann.choices) == ("which-quest", ["pass", "Infiltrate!"])
    table.ann.chooses("Infiltrate!")
    assert table.game.faces[table.piece("Peasant Militia").quest].name == "Infiltrate!"


@rule("invasion.faq.war-boar-all-quests")
def test_war_boar_makes_all_quests_supports(table: Scenario) -> None:
    """War Boar treats quests as supports. Only those of the opponent?

    All quests in play, its own player's too.
    """
    for zone in ("battlefield", "kingdom"):
        begin(
            table,
            "capital",
            orcs(resources=9, hand=["Pillage"], quest=["Smash 'Em All!"], **{zone: ["War Boar"]}),
            dwarfs(kingdom=["Keystone Forge"], quest=["A Glorious Death"]),
        )
        table.ann.chooses("play Pillage")
        quests = ["Smash 'Em All!", "A Glorious Death"] if zone == "battlefield" else []
        assert sorted(table.ann.choices) == sorted(["Keystone Forge", *quests])


@rule("invasion.term.skip-beastman-incursion")
def test_the_same_phase_is_skipped_for_several_costs(table: Scenario) -> None:
    """Two copies of Beastman Incursion let a player skip the rest of the battlefield phase to destroy them. Can both
    be destroyed in the same phase?

    Yes. The rest of that one phase is skipped, and both quests are destroyed.
    """
    begin(
        table,
        "battlefield",
        dwarfs(
            kingdom=["Beastman Incursion #1", "Mountain Brigade {quest=#1}"],
            quest=["Beastman Incursion #2", "Troll Slayers {quest=#2}"],
            battlefield=["Runesmith"],
        ),
        orcs(battlefield=["Black Orc Squad"]),
    )
    table.ann.chooses("use Beastman Incursion")
    table.ann.chooses("use Beastman Incursion")
    passes(table)
    assert not table.in_play("Beastman Incursion")
    assert (table.active, table.phase) != (0, "battlefield"), "nobody was asked what to attack"
