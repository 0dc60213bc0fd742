"""Developments: whose they are, when they are turned faceup, and cards that become developments."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.game import GAME
from nefrit.invasion.state import HAND, KINGDOMS
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, resolves

__all__ = ["GAME"]


# ---- Whose they are


@rule("invasion.development.rodriks-raiders", "invasion.development.only-owner-controls")
def test_an_opponents_attachment_that_would_be_a_development_in_the_own_zone_is_discarded(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "Empire",
            resources=4,
            hand=["Rodrik's Raiders"],
            kingdom=["Free Company #1", "Organ Gun {on=#1, controller=1} [owner bob]"],
        ),
        dwarfs(),
    )
    table.ann.chooses("play Rodrik's Raiders quest")
    resolves(table)
    table.ann.chooses("use Rodrik's Raiders")
    table.ann.chooses("Organ Gun")
    resolves(table)
    assert table.ann.kingdom == ["Free Company"]
    assert table.bob.discard == ["Organ Gun"]


@rule("invasion.card.type-development")
def test_a_facedown_development_that_leaves_play_has_no_text_that_speaks_of_that(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=4, quest=["Cultist of Slaanesh"], hand=["Pillage"]),
        capital("Dark Elf", kingdom=[f"Walking Sacrifice {HIDDEN}"]),
    )
    table.ann.chooses("use Cultist of Slaanesh")
    table.ann.chooses("Walking Sacrifice")
    resolves(table)
    assert table.bob.discard == ["Walking Sacrifice"]
    assert table.bob.hand == []


@rule("invasion.development.faceup-blank")
def test_a_unit_that_is_a_development_for_now_has_no_text_either_when_it_leaves_play(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=4, quest=["Cultist of Slaanesh"], hand=["Pillage"]),
        capital(
            "Dark Elf",
            kingdom=[
                "Walking Sacrifice #1 {development=true, for_now=true}",
                "Judgement of Loec {on=#1}",
            ],
        ),
    )
    table.ann.chooses("use Cultist of Slaanesh")
    table.ann.chooses("Walking Sacrifice")
    resolves(table)
    assert sorted(table.bob.discard) == ["Judgement of Loec", "Walking Sacrifice"]
    assert table.bob.hand == []


def test_an_own_support_card_becomes_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", resources=4, hand=["Rodrik's Raiders"], kingdom=["Keystone Forge"]),
        orcs(),
    )
    table.ann.chooses("play Rodrik's Raiders quest")
    table.ann.chooses("use Rodrik's Raiders")
    table.ann.chooses("Keystone Forge")
    assert table.piece("Keystone Forge").facedown


@rule("invasion.development.soul-stealer-bolt-of-change", "invasion.development.foreign-discarded")
def test_a_development_that_is_stolen_as_a_unit_is_discarded_with_what_stole_it(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Bolt of Change", "Soul Stealer", "Hate"]),
        dwarfs(kingdom=[f"Runesmith{HIDDEN}"]),
    )
    table.ann.chooses("play Bolt of Change")
    table.ann.chooses("Runesmith")
    resolves(table)
    table.ann.chooses("play Soul Stealer")
    assert table.ann.choices == ["Runesmith"]
    table.ann.chooses("Runesmith")
    resolves(table)
    assert table.bob.discard == ["Runesmith"]
    assert table.ann.discard == ["Soul Stealer", "Bolt of Change"]
    assert table.ann.kingdom == table.bob.kingdom == []


# ---- Which is which


def kingdom_of_ann(table: Scenario, hidden: list[str], at: str = "capital", **things: Any) -> list[list[str]]:
    """Ann's kingdom in many games that differ only by chance, when an action window has been opened."""
    found = []
    for seed in range(1, 9):
        begin(table, at, dwarfs(kingdom=hidden, **things), orcs(), seed=seed)
        found.append(table.ann.kingdom)
    return found


@rule("decision.invasion.mixed-developments")
def test_developments_are_mixed_before_an_action_window_opens(table: Scenario) -> None:
    hidden = [f"{name}{HIDDEN}" for name in ("Runesmith", "Pillage", "Demolition!")]
    own = kingdom_of_ann(table, hidden, hand=["Waaagh!"])
    assert len({*map(tuple, own)}) > 1
    own = kingdom_of_ann(table, [f"{one} [known to ann]" for one in hidden], hand=["Waaagh!"])
    assert len({*map(tuple, own)}) == 1, "nobody else can tell them apart already"


@rule("decision.invasion.mixed-developments")
def test_developments_are_mixed_after_a_chain_has_resolved(table: Scenario) -> None:
    places = set()
    for seed in range(1, 9):
        hidden = [f"{name}{HIDDEN} [known to ann]" for name in ("Runesmith", "Pillage")]
        own = dwarfs(resources=2, hand=["Durgnar the Bold"], kingdom=hidden, quest=["Runesmith"])
        begin(table, "capital", own, orcs(), seed=seed)
        table.ann.chooses("develop Durgnar the Bold kingdom")
        table.ann.passes()
        assert table.phase == "capital", "it is the same window"
        places.add(table.ann.kingdom.index("Durgnar the Bold"))
    assert len(places) > 1


@rule("decision.invasion.mixed-developments")
def test_a_development_that_has_something_on_it_stays_where_it_is(table: Scenario) -> None:
    hidden = [f"{name}{HIDDEN}" for name in ("Pillage", "Demolition!")]
    marked = HIDDEN.replace("}", ", damage=1}")
    own = kingdom_of_ann(table, [hidden[0], f"Runesmith{marked}", hidden[1]], hand=["Waaagh!"])
    assert {zone.index("Runesmith") for zone in own} == {1}
    assert len({*map(tuple, own)}) > 1, "the others are mixed"


@rule("decision.invasion.mixed-developments")
def test_a_development_that_was_targeted_is_mixed_again_when_nothing_is_about_it_any_more(table: Scenario) -> None:
    found = set()
    for seed in range(1, 9):
        kingdom = [f"{name}{HIDDEN} [known to ann]" for name in ("Pillage", "Runesmith", "Demolition!")]
        chaos = capital("Chaos", resources=9, hand=["Bolt of Change", "Waaagh!"], kingdom=kingdom)
        begin(table, "capital", chaos, orcs(resources=9, hand=["Waaagh!"]), seed=seed)
        table.ann.chooses("play Bolt of Change")
        table.ann.chooses("Pillage")
        target = next(card for card in table.game.zone(KINGDOMS, 0) if table.game.faces[card].name == "Pillage")
        assert table.game.pieces[target].told_apart
        while table.active == 0:
            # Nobody does anything more in this turn, at the end of which the effect is over.
            table.answer(table.game.pending[0].seat, 0)
        assert not table.game.pieces[target].told_apart
        found.add(table.ann.kingdom.index("Pillage"))
    assert len(found) > 1


# ---- Turned faceup


@rule("invasion.development.grimgor-example")
def test_grimgor_does_not_enter_play_when_he_is_turned_faceup(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Rip Dere 'eads Off!", "Pillage"], kingdom=[f"Grimgor Ironhide{HIDDEN}"]),
        dwarfs(kingdom=["Keystone Forge", f"Runesmith{HIDDEN}"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("Grimgor Ironhide")
    resolves(table)
    assert not table.piece("Grimgor Ironhide").facedown
    assert table.bob.kingdom == ["Keystone Forge", "Runesmith"], "nothing is destroyed"


# ---- Faceup developments


@rule("invasion.development.tree-kin-example", "invasion.development.faceup-tokens-removed")
def test_tree_kin_lose_their_damage_and_stay_in_play_as_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=2, kingdom=["Tree Kin {damage=1, resources=2}"]),
        capital("Dark Elf", resources=9, hand=["Hate"], kingdom=["Thief of Essence"]),
    )
    table.ann.chooses("use Tree Kin")
    resolves(table)
    piece = table.piece("Tree Kin")
    assert (piece.development, piece.facedown) == (True, False)
    assert (piece.damage, piece.resources) == (0, 0)
    assert table.ann.kingdom == ["Tree Kin"]
    assert not [choice for choice in table.bob.choices if "Thief" in choice], "nothing has left play"


@rule("invasion.development.faceup-unique-blocks", "invasion.development.faceup-keeps-name")
def test_a_faceup_development_of_a_unique_card_counts_as_a_copy_in_play(table: Scenario) -> None:
    copy = "invasion.unique.one-copy-per-controller"
    for fields, reasons in (("{development=true}", [copy] * 3), ("{development=true, facedown=true}", [])):
        own = [f"Durgnar the Bold {fields}"]
        begin(table, "capital", dwarfs(resources=20, hand=["Durgnar the Bold"], kingdom=own), orcs())
        card = table.game.zone(HAND, 0)[0]
        assert [refusal.rule for refusal in table.game.why_not(0, card)] == reasons
