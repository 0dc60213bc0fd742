"""Attachments and control: whose cards they are on, what they ask for, and where cards go."""

from __future__ import annotations

from nefrit.invasion.constants import DWARF, EMPIRE
from nefrit.invasion.game import GAME
from nefrit.invasion.values import symbols
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, in_the_zone, orcs, power_of, resolves

__all__ = ["GAME"]


@rule("invasion.attachment.opponents-cards", "invasion.attachment.loyalty")
def test_an_attachment_may_be_on_an_opponents_card_and_stays_ones_own(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Organ Gun", "Pillage"], kingdom=["Runesmith"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    before = symbols(table.game, 0, DWARF)
    table.ann.chooses("play Organ Gun")
    assert table.ann.choices == ["Runesmith", "Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    assert table.bob.kingdom == ["Boar Boyz", "Organ Gun"]
    assert table.piece("Organ Gun").controller == 0
    assert symbols(table.game, 0, DWARF) == before + 1
    assert symbols(table.game, 1, DWARF) == 0


@rule("invasion.attachment.opponents-cards")
def test_an_attachment_for_cards_you_control_is_not_for_others(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Sadistic Mutation"], kingdom=["Dark Zealot"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("play Sadistic Mutation")
    assert table.ann.choices == ["Dark Zealot"]


@rule("invasion.attachment.zone-requirement-once")
def test_the_zone_of_an_attachment_counts_only_when_it_enters_play(table: Scenario) -> None:
    """Knight Training is attached to a unit in the own battlefield."""
    begin(
        table,
        "capital",
        capital(
            "Empire",
            resources=9,
            battlefield=["Peasant Militia #3", "Knight Training {on=#3}"],
            hand=["Forced March", "Pillage"],
        ),
        orcs(),
    )
    table.ann.chooses("play Forced March")
    table.ann.chooses("Peasant Militia")
    resolves(table)
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Peasant Militia", "Knight Training"]
    assert power_of(table, "Peasant Militia") == 1


@rule("invasion.attachment.other-requirements-always", "invasion.control.change-moves-to-corresponding")
def test_an_attachment_is_discarded_when_its_card_is_no_longer_what_it_must_be(table: Scenario) -> None:
    """Sadistic Mutation is for a unit of one's own, until Soul Stealer takes the unit."""
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Soul Stealer", "Pillage"]),
        capital("Chaos", quest=["Dark Zealot #3", "Sadistic Mutation {on=#3}"]),
    )
    table.ann.chooses("play Soul Stealer")
    table.ann.chooses("Dark Zealot")
    resolves(table)
    assert table.ann.quest == ["Dark Zealot", "Soul Stealer"], "the corresponding zone"
    assert (table.bob.quest, table.bob.discard) == ([], ["Sadistic Mutation"])
    assert table.piece("Dark Zealot").controller == 0


@rule("invasion.attachment.host-leaves", "invasion.control.leaves-to-owner")
def test_cards_that_leave_play_go_to_their_owners(table: Scenario) -> None:
    """Ann controls a unit of Bob's, and has an attachment on it."""
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Servants of Khorne #3 [owner ann]", "Organ Gun {on=#3}"]),
    )
    assert table.game.pieces[in_the_zone(table, "Servants of Khorne")].controller == 1
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Servants of Khorne")
    resolves(table)
    assert table.ann.discard == ["Flames of Tzeentch", "Servants of Khorne"]
    assert table.bob.discard == ["Organ Gun"]


@rule("invasion.control.leaves-to-owner")
def test_a_card_returns_to_the_hand_of_its_owner(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, kingdom=["Boar Boyz [owner bob]"], hand=["Pilgrimage", "Pillage"]),
        orcs(),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Boar Boyz")
    resolves(table)
    assert (table.ann.hand, table.bob.hand) == (["Pillage"], ["Boar Boyz"])


@rule("invasion.corruption.cost-needs-uncorrupted")
def test_only_what_is_not_corrupted_can_be_corrupted_as_a_cost(table: Scenario) -> None:
    for state, able in (("", True), (" {corrupted=true}", False)):
        begin(
            table,
            "capital",
            capital("Dark Elf", kingdom=[f"Monster of the Deep{state}"], hand=["Pillage"]),
            orcs(kingdom=["Boar Boyz"]),
        )
        assert ("use Monster of the Deep" in table.ann.choices) is able
    assert table.ann.why_not("Monster of the Deep") == ["invasion.effect.cannot-trigger-if-unmet"]


def test_a_corrupted_card_counts_and_acts_as_ever(table: Scenario) -> None:
    """It gives power and its symbol, and its action can be used (invasion.corruption.otherwise-functions)."""
    begin(
        table,
        "capital",
        capital("Empire", resources=9, battlefield=["Pistoliers {corrupted=true}"], hand=["Pillage"]),
        orcs(),
    )
    assert power_of(table, "Pistoliers") == 1
    assert symbols(table.game, 0, EMPIRE) == 2
    table.ann.chooses("use Pistoliers")
    resolves(table)
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Pistoliers"]
