"""Phases that are skipped, and what is over at the end of a phase or of a turn."""

from __future__ import annotations

from nefrit.invasion.constants import CATACLYSM
from nefrit.testing import Scenario, rule
from tests.invasion.chain_cards import GAME
from tests.invasion.made_up_cards import marks, neutral
from tests.invasion.sides import begin, passes, power_of, resolves

__all__ = ["GAME"]


def idles(table: Scenario, phase: str, **things: object) -> None:
    """At the beginning of her turn Ann skips a phase of it."""
    own = neutral(hand=["Taint"], kingdom=[f"{phase} Idler"], battlefield=["Mourner"], resources=5, **things)
    begin(table, "turn", own, neutral())
    table.ann.chooses(f"use {phase} Idler")
    resolves(table)
    assert marks(table) == [f"{phase} Idler"]


def asked_until(table: Scenario, phase: str) -> list[tuple[str, str | None]]:
    """Ann passes until a phase: the phases in which she is asked, and what."""
    found = []
    while table.phase != phase and table.active == 0:
        found.append((table.phase, table.ann.asked))
        table.ann.passes()
    return found


@rule("invasion.term.skip")
def test_who_skips_the_kingdom_phase_keeps_resources_and_collects_none(table: Scenario) -> None:
    idles(table, "Kingdom")
    asked = asked_until(table, "quest")
    assert [phase for phase, _ in asked] == ["beginning"]
    assert table.ann.resources == 5


@rule("invasion.term.skip")
def test_who_skips_the_quest_phase_draws_nothing(table: Scenario) -> None:
    idles(table, "Quest")
    asked = asked_until(table, "capital")
    assert [phase for phase, _ in asked] == ["beginning", "kingdom"]
    assert table.ann.hand == ["Taint"]


@rule("invasion.term.skip")
def test_who_skips_the_capital_phase_plays_nothing_in_it(table: Scenario) -> None:
    idles(table, "Capital")
    asked = asked_until(table, "battlefield")
    assert [phase for phase, _ in asked] == ["beginning", "kingdom", "quest"]


@rule("invasion.term.skip")
def test_who_skips_the_battlefield_phase_does_not_attack(table: Scenario) -> None:
    idles(table, "Battle")
    asked = asked_until(table, "end")
    assert [phase for phase, _ in asked] == ["beginning", "kingdom", "quest", "capital"]


@rule("invasion.term.skip", "invasion.cataclysm.attacks-per-phase")
def test_who_skips_the_rest_of_the_battlefield_phase_attacks_neither_a_capital_nor_a_fulcrum(table: Scenario) -> None:
    own = neutral(hand=["Taint"], kingdom=["Battle Idler"], battlefield=["Mourner"])
    begin(table, "battlefield", own, neutral(), fulcrum=["Witchfate Tor"], options={"format": CATACLYSM})
    table.ann.chooses("use Battle Idler")
    resolves(table)
    assert [asked for _, asked in asked_until(table, "end")] == ["act-or-pass"]


# ---- What is over


@rule("invasion.timing.e3-expire")
def test_what_lasts_until_the_end_of_a_battlefield_phase_that_is_skipped_ends_with_the_turn(table: Scenario) -> None:
    own = neutral(hand=["Battle Song", "2x Taint"], kingdom=["Battle Idler"], quest=["Mourner"])
    begin(table, "capital", own, neutral())
    table.ann.chooses("use Battle Idler")
    resolves(table)
    table.ann.chooses("play Battle Song")
    table.ann.chooses("Mourner")
    resolves(table)
    asked_until(table, "end")
    assert power_of(table, "Mourner") == 4
    passes_turn(table)
    assert power_of(table, "Mourner") == 1


def passes_turn(table: Scenario) -> None:
    """Everybody passes until Ann's turn is over."""
    while table.active == 0:
        table.answer(table.game.pending[0].seat, 0)


@rule("invasion.timing.e3-expire", "invasion.limit.once-per-turn-per-copy")
def test_what_can_be_used_once_in_a_turn_can_be_used_again_in_the_next(table: Scenario) -> None:
    begin(table, "end", neutral(hand=["Taint"], kingdom=["Planner", "Battle Idler"]), neutral())
    table.ann.chooses("use Battle Idler")
    resolves(table)
    assert "use Battle Idler" not in table.ann.choices
    passes_turn(table)
    assert (table.turn, "use Battle Idler" in table.ann.choices) == (4, True)


@rule("invasion.timing.e3-expire")
def test_what_follows_from_the_end_of_an_effect_comes_at_once_and_triggers_nothing(table: Scenario) -> None:
    """The Mourner has three hit points, and three more until the end of the phase."""
    own = neutral(
        hand=["Prop Up", "2x Strike", "Taint"], kingdom=["Wake", "Mourner {damage=1}"], battlefield=["Drummer"]
    )
    begin(table, "capital", own, neutral())
    for tactic in ("Prop Up", "Strike", "Strike"):
        table.ann.chooses(f"play {tactic}")
        table.ann.chooses("Mourner")
        resolves(table)
    assert table.piece("Mourner").damage == 3
    passes(table)
    assert (table.phase, table.in_play("Mourner"), marks(table)) == ("battlefield", False, [])
