"""Cards that a resolving effect plays: they resolve within it, on no chain of their own."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, marks, neutral
from tests.invasion.sides import begin, life_of

__all__ = ["GAME"]

DOMINATION = "Slaanesh's Domination"


def dominates(table: Scenario, *bobs: str) -> None:
    """Ann plays the cards of Bob's hand, while another tactic of hers waits on the chain."""
    begin(
        table,
        "capital",
        neutral(race="Chaos", resources=9, hand=[DOMINATION, "Fortify"], kingdom=["Scribe", "Drummer"]),
        neutral(race="High Elf", resources=9, hand=["High Elf's Disdain", *bobs], kingdom=["Witness"]),
    )
    table.ann.chooses("play Fortify")
    table.ann.chooses("Scribe")
    table.bob.passes()
    table.ann.chooses(f"play {DOMINATION}")
    table.ann.chooses("player 1")
    table.bob.passes()
    table.ann.says(len(bobs) + 1)


@rule("invasion.chain.card-played-by-effect")
def test_a_card_that_an_effect_plays_resolves_as_a_part_of_it(table: Scenario) -> None:
    dominates(table, "Taint")
    assert sorted(table.ann.choices) == ["High Elf's Disdain", "Taint", "pass"]
    table.ann.chooses("Taint")
    table.ann.chooses("Drummer")
    assert table.ann.choices == ["pass", "High Elf's Disdain"], "one after the other"
    assert table.bob.discard == ["Taint"]
    assert table.piece("Drummer").corrupted
    table.ann.passes()
    assert marks(table) == ["Drummer"], "what that triggers at once comes too"
    assert (life_of(table, "Scribe"), table.chain) == (6, ()), "and then the rest of the chain"


@rule("invasion.chain.card-played-by-effect-no-response")
def test_nobody_responds_to_a_card_that_an_effect_plays(table: Scenario) -> None:
    dominates(table, "Taint")
    assert "use Witness" not in table.ann.choices
    table.ann.chooses("Taint")
    assert table.deciding == ["ann"], "Bob could have cancelled a card of the chain"
    table.ann.chooses("Drummer")
    assert table.piece("Drummer").corrupted
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Witness"], "a triggered action, on a new chain"
