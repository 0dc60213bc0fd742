"""What counts: developments by effects, limits of a phase, cards that everybody has seen, what is restored and paid."""

from __future__ import annotations

import pytest

from nefrit.invasion.state import DECK
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import attacks, begin, capital, defends, dwarfs, orcs, passes, resolves

__all__ = ["GAME"]


@rule("invasion.development.one-per-turn")
def test_a_development_by_an_effect_is_not_the_one_of_the_turn(table: Scenario) -> None:
    """Dwarf Masons bring a development when they enter play; Ann may still play one, and then no other."""
    begin(table, "capital", dwarfs(resources=9, hand=["2x Dwarf Masons", "2x Runesmith"]), orcs())
    table.ann.chooses("play Dwarf Masons kingdom")
    assert len(table.ann.kingdom) == 2
    table.ann.chooses("develop Runesmith quest")
    assert not [choice for choice in table.ann.choices if choice.startswith("develop")]
    table.ann.chooses("play Dwarf Masons battlefield")
    assert (len(table.ann.kingdom), len(table.ann.quest), len(table.ann.battlefield)) == (2, 1, 2)


@rule("invasion.effect.multiple-resolve-all-possible")
def test_what_is_revealed_for_a_number_everybody_has_seen(table: Scenario) -> None:
    """Ann names a number for Summons of Chaos: so many cards of her deck are revealed to all."""
    units = ["Dark Zealot", "Chaos Knights", "Runesmith"]
    own = capital("Chaos", resources=20, hand=["Summons of Chaos"], deck=[*units, "9x Mountain Brigade"])
    begin(table, "capital", own, dwarfs())
    top = table.game.zone(DECK, 0)[:3]
    table.ann.chooses("play Summons of Chaos")
    resolves(table)
    table.ann.says(3)
    assert [table.game.knows(1, card) for card in top] == [True] * 3
    assert "Runesmith" not in table.ann.choices


@rule("invasion.corruption.restore", "invasion.turn.1-restore-one")
def test_only_a_corrupted_unit_of_the_own_can_be_restored(table: Scenario) -> None:
    own = {"kingdom": ["Runesmith {corrupted=true}", "Mountain Brigade"], "quest": ["Dwarf Masons {corrupted=true}"]}
    begin(table, "kingdom", dwarfs(**own), orcs(kingdom=["Boar Boyz {corrupted=true}"]))
    passes(table)
    assert (table.ann.asked, table.ann.choices) == ("restore", ["pass", "Runesmith", "Dwarf Masons"])


@rule("invasion.timing.e3-expire")
def test_a_limit_of_a_phase_ends_with_the_phase(table: Scenario) -> None:
    own = {"kingdom": ["The Imperial Zoo"], "battlefield": ["Pistoliers"], "hand": ["Runesmith"], "resources": 3}
    begin(table, "capital", capital("Empire", **own), neutral())
    table.ann.chooses("use The Imperial Zoo")
    assert table.phase == "capital"
    assert "use The Imperial Zoo" not in table.ann.choices
    while table.phase == "capital":
        table.ann.passes()
    assert table.phase == "battlefield"
    assert "use The Imperial Zoo" in table.ann.choices, "in the next phase it may be used again"


@rule("invasion.cost.total", "decision.invasion.own-cost")
def test_x_is_paid_on_top_of_the_price(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Runesmith"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(3)
    table.ann.chooses("Mountain Brigade")
    assert table.ann.resources == 9 - 2 - 3


@rule("invasion.cost.resources-persist")
def test_resources_stay_until_the_own_kingdom_phase_and_are_gained_there(table: Scenario) -> None:
    begin(table, "kingdom", dwarfs(resources=1, hand=["Runesmith"]), orcs(kingdom=["Boar Boyz"], resources=2))
    assert (table.deciding, table.phase, table.bob.resources) == (["ann"], "capital", 2)
    assert table.ann.resources == 3, "what was left over is gone, what the capital gives is there"


@rule("invasion.resources.pool")
@pytest.mark.parametrize(("had", "answer", "damage", "left"), [(0, "", 1, 0), (1, "pay", 2, 0), (1, "no", 1, 1)])
def test_resources_of_the_pool_pay_for_what_an_effect_asks(
    table: Scenario, had: int, answer: str, damage: int, left: int
) -> None:
    """Rune of Fortitude weakens an attacker unless its player pays 1; who cannot pay is not asked."""
    own = dwarfs(battlefield=["Mountain Brigade"], resources=had, hand=["Taint"])
    begin(table, "battlefield", own, dwarfs(kingdom=["Rune of Fortitude"]))
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Mountain Brigade")
    assert (table.ann.asked == "unless-paid") == (answer != "")
    if answer:
        table.ann.chooses(answer)
    assert table.ann.resources == left
    passes(table)
    assert table.bob.damage == (damage, 0, 0)


@rule("invasion.damage.stays")
def test_damage_stays_on_a_unit_in_the_next_turns(table: Scenario) -> None:
    own = dwarfs(battlefield=["Mountain Brigade"])
    begin(table, "battlefield", own, orcs(quest=["Black Orc Squad"], hand=["Pillage"]))
    attacks(table, "quest", "Mountain Brigade")
    defends(table, "Black Orc Squad")
    taken = table.piece("Mountain Brigade").damage
    assert taken > 0
    while table.active == 0:
        table.answer(table.game.pending[0].seat, 0)
    assert table.piece("Mountain Brigade").damage == taken
