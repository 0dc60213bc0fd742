"""Attacks outside the battlefield phase: all the steps of one, while the chain that began it waits."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, defends, orcs, passes

__all__ = ["GAME"]

WOLVES = "Wolves of the North #1"


def hunts(table: Scenario, unit: str = "Bloodsworn {quest=#1}", **bobs: object) -> None:
    """The quest phase of Ann, who has a unit on the quest that lets it attack."""
    begin(
        table,
        "quest",
        capital("Chaos", quest=[WOLVES, unit], battlefield=["Savage Gors"], hand=["2x Seduced by Darkness"]),
        orcs(**{"resources": 9, **bobs}),
    )


@rule("invasion.combat.attack-outside-phase", "invasion.combat.wolves-of-the-north-example")
def test_an_attack_in_the_quest_phase_goes_through_all_steps_with_their_windows(table: Scenario) -> None:
    hunts(table, hand=["3x Pillage"], kingdom=["Squig Herders", "Totem of Gork"])
    table.ann.chooses("use Wolves of the North")
    table.bob.passes()
    table.ann.passes()
    targets = [f"target 1 {zone}" for zone in ("kingdom", "quest", "battlefield")]
    assert table.ann.choices == ["pass", *targets]
    table.ann.chooses("target 1 kingdom")
    asked = []
    while table.combat is not None or table.ann.asked != "act-or-pass":
        decision = table.game.pending[0]
        asked.append(decision.prompt)
        if decision.prompt == "choose-attackers":
            assert table.ann.choices == ["Bloodsworn"], "nobody from the battlefield goes along"
            table.ann.chooses("Bloodsworn")
        elif decision.prompt == "choose-defenders":
            table.bob.chooses("Squig Herders")
        else:
            table.answer(decision.seat, 0)
    assert asked == [
        *["act-or-pass"] * 2,
        "choose-attackers",
        *["act-or-pass"] * 4,
        "choose-defenders",
        *["act-or-pass"] * 4,
    ]
    assert not table.in_play("Squig Herders")
    assert table.phase == "quest"


@rule("invasion.combat.attack-outside-phase")
def test_the_chain_that_began_an_attack_waits_until_it_is_over(table: Scenario) -> None:
    hunts(table, kingdom=["Squig Herders", "Black Orc Squad"])
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Squig Herders")
    table.ann.chooses("use Wolves of the North")
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    assert table.chain == ()
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Black Orc Squad")
    assert table.piece("Black Orc Squad").corrupted, "a chain of its own, in a window of the attack"
    assert not table.piece("Squig Herders").corrupted
    passes(table)
    table.ann.chooses("Bloodsworn")
    assert table.bob.choices == ["Squig Herders"]
    defends(table, "Squig Herders")
    assert table.bob.discard == ["Squig Herders"]
    assert table.ann.discard == ["Seduced by Darkness", "Seduced by Darkness"], "cancelled: its target is gone"


@rule("invasion.corruption.no-attack-or-defend")
def test_a_corrupted_unit_cannot_attack_outside_the_phase_either(table: Scenario) -> None:
    hunts(table, "Bloodsworn {quest=#1, corrupted=true}", hand=["Pillage"], kingdom=["Totem of Gork"])
    table.ann.chooses("use Wolves of the North")
    table.bob.passes()
    table.ann.passes()
    assert table.combat is None
    assert table.ann.why_not("Wolves of the North") == ["invasion.limit.once-per-turn-per-copy"]
