"""Charts C to E: how a triggered effect is carried out, and how turns and phases begin and end."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import CATACLYSM
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, marks, neutral
from tests.invasion.sides import begin, life_of, passes, power_of, resolves

__all__ = ["GAME"]

TAINT = "play Taint"
UNIT = "Chaos Knights"
"""A unit that can attack."""


def taints(table: Scenario, card: str) -> None:
    """Ann corrupts a unit with a tactic, and nobody responds."""
    table.ann.chooses(TAINT)
    table.ann.chooses(card)


# ---- C: a triggered effect


@rule("invasion.timing.c1-targets")
def test_a_forced_effect_chooses_its_target_first_and_is_cancelled_without_one(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Taint"], kingdom=["Zealot", "Mourner"]), neutral())
    taints(table, "Mourner")
    assert table.ann.choices == ["Zealot"], "the other is corrupted"
    begin(table, "battlefield", neutral(hand=["2x Taint"], kingdom=["Zealot"]), neutral())
    taints(table, "Zealot")
    assert table.ann.asked == "act-or-pass", "there was nothing to choose"


@rule("invasion.timing.c2-costs")
def test_a_forced_effect_is_paid_for_after_targeting_or_cancelled(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Taint"], resources=1, kingdom=["Healer"]), neutral())
    taints(table, "Healer")
    assert (table.ann.asked, table.ann.resources) == ("choose-target", 1)
    table.ann.chooses("Healer")
    assert (table.ann.resources, table.piece("Healer").corrupted) == (0, False)
    begin(
        table,
        "battlefield",
        neutral(hand=["Taint"], resources=0, kingdom=["Healer"], battlefield=["Black Orc Squad"]),
        neutral(),
    )
    taints(table, "Healer")
    assert (table.ann.asked, table.piece("Healer").corrupted) == ("attack-target", True)


@rule("invasion.timing.c2-costs")
def test_what_the_cost_of_a_forced_effect_triggers_comes_before_the_effect(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Taint"], kingdom=["Martyr", "Mourner", "Scribe"]), neutral())
    taints(table, "Martyr")
    table.ann.chooses("Scribe")
    assert marks(table) == ["Mourner", "Martyr"]


@rule("invasion.timing.c3-apply")
def test_what_a_forced_effect_triggers_comes_before_the_next_one(table: Scenario) -> None:
    own = neutral(hand=["Taint"], resources=1, kingdom=["Healer", "Drummer", "Watcher"])
    begin(table, "battlefield", own, neutral())
    taints(table, "Drummer")
    table.ann.chooses("resolve Healer")
    table.ann.chooses("Drummer")
    assert marks(table) == ["Watcher", "Drummer"], "a unit was restored"


# ---- D: turns and phases begin


@rule("invasion.timing.d1-begin-effects", "invasion.timing.d2-begin-window")
def test_effects_of_the_beginning_come_before_the_first_window(table: Scenario) -> None:
    begin(table, "turn", neutral(hand=["Taint"], kingdom=["Early Bird"], resources=2), neutral())
    assert (table.ann.asked, table.phase, marks(table)) == ("act-or-pass", "beginning", ["Early Bird"])
    table.ann.passes()
    assert (table.phase, len(marks(table)), table.ann.resources) == ("kingdom", 2, 4), (
        "with the phase, after collecting"
    )


# ---- E: turns and phases end


@rule("invasion.timing.e1-end-window", "invasion.timing.e2-end-effects")
def test_the_last_window_comes_before_effects_of_the_end(table: Scenario) -> None:
    begin(table, "end", neutral(hand=["Taint"], kingdom=["Last One"]), neutral(hand=["Taint"]))
    assert (table.ann.asked, table.phase, marks(table)) == ("act-or-pass", "end", [])
    table.ann.passes()
    assert marks(table) == []
    table.bob.passes()
    assert (marks(table), table.active) == (["Last One"], 1)


@rule("invasion.timing.e2-end-effects")
def test_a_phase_ends_after_its_window(table: Scenario) -> None:
    begin(table, "capital", neutral(hand=["Taint"], kingdom=["Night Owl"]), neutral())
    assert marks(table) == []
    table.ann.passes()
    assert (marks(table), table.phase) == (["Night Owl"], "battlefield")


@rule("invasion.timing.e2-end-effects", "invasion.turn.1-beginning-effects", "invasion.turn.2-beginning-effects")
@rule("invasion.turn.3-beginning-effects", "invasion.turn.4-beginning-effects", "invasion.turn.5-end")
@rule("invasion.turn.1-window", "invasion.turn.2-window", "invasion.timing.d1-begin-effects")
def test_every_phase_has_a_beginning_and_an_end_and_the_turn_too(table: Scenario) -> None:
    begin(table, "kingdom", neutral(hand=["Taint"], kingdom=["Night Owl", "Early Bird"], battlefield=[UNIT]), neutral())
    seen = []
    while table.active == 0:
        if table.ann.asked == "act-or-pass" and (not seen or seen[-1][0] != table.phase):
            seen.append((table.phase, marks(table).count("Early Bird"), marks(table).count("Night Owl")))
        table.answer(0, 0)
    assert seen == [("kingdom", 1, 0), ("quest", 2, 1), ("capital", 3, 2), ("battlefield", 4, 3), ("end", 4, 4)]
    assert marks(table).count("Night Owl") == 5, "the turn ended as well"


@rule("invasion.timing.e2-end-effects", "invasion.timing.e3-expire", "invasion.cataclysm.channeling-phase")
def test_the_channeling_phase_ends_like_any_other(table: Scenario) -> None:
    own = {
        "kingdom": ["Night Owl", "Early Bird", "The Imperial Zoo"],
        "battlefield": ["Witchfate Tor", UNIT],
        "hand": ["Taint"],
    }
    begin(table, "capital", neutral(resources=9, **own), neutral(), options={"format": CATACLYSM})
    passes(table)
    assert (table.phase, table.ann.asked) == ("channeling", "channel")
    assert marks(table) == ["Early Bird", "Night Owl", "Early Bird"]
    table.ann.chooses("pass")
    assert (table.phase, table.ann.asked) == ("channeling", "act-or-pass"), "players may act in it"
    table.ann.chooses("use The Imperial Zoo")
    while table.chain:
        table.ann.passes()
    assert table.phase == "channeling"
    assert "use The Imperial Zoo" not in table.ann.choices
    while table.phase == "channeling":
        table.ann.passes()
    assert (table.phase, marks(table)[4:]) == ("battlefield", ["Night Owl", "Early Bird"])
    assert "use The Imperial Zoo" in table.ann.choices, "what is limited in a phase may be used again in the next"


@rule("invasion.timing.e3-expire")
@pytest.mark.parametrize("phase", ["kingdom", "quest", "capital", "battlefield"])
def test_a_limit_of_a_phase_ends_with_every_phase(table: Scenario, phase: str) -> None:
    own = {"kingdom": ["The Imperial Zoo"], "battlefield": [UNIT], "resources": 9}
    begin(table, phase, neutral(**own), neutral())
    table.ann.chooses("use The Imperial Zoo")
    resolves(table)
    while table.phase == phase:
        assert "use The Imperial Zoo" not in table.ann.choices
        table.answer(0, 0)
    assert "use The Imperial Zoo" in table.ann.choices


@rule("invasion.timing.e3-expire")
def test_what_lasts_until_the_end_of_the_turn_expires_after_effects_of_the_end(table: Scenario) -> None:
    """A unit that lives by a lasting effect alone dies as that expires, and nothing is triggered any more."""
    begin(
        table,
        "end",
        neutral(hand=["Fortify", "Taint"], kingdom=["Walking Sacrifice", "Thyrus Gorman {damage=2}"]),
        neutral(hand=["Taint"]),
    )
    table.ann.chooses("play Fortify")
    table.ann.chooses("Thyrus Gorman")
    passes(table)
    assert not table.in_play("Thyrus Gorman"), "dealt damage at the end of the turn, which it survived until then"
    begin(
        table,
        "end",
        neutral(hand=["Fortify", "Taint"], kingdom=["Walking Sacrifice", "Mourner"]),
        neutral(hand=["Taint"], kingdom=["Gladiator"], battlefield=["Black Orc Squad"]),
    )
    table.ann.chooses("play Fortify")
    table.ann.chooses("Walking Sacrifice")
    table.bob.passes()
    table.ann.passes()
    table.bob.chooses("use Gladiator")
    table.bob.chooses("Walking Sacrifice")
    table.ann.passes()
    table.bob.passes()
    assert life_of(table, "Walking Sacrifice") == 2
    hand = len(table.ann.hand)
    passes(table)
    assert table.ann.discard == ["Walking Sacrifice", "Fortify"]
    assert len(table.ann.hand) == hand, "its forced effect would have drawn a card"


@rule("invasion.timing.e3-expire")
def test_power_gained_until_the_end_of_the_turn_is_lost_then(table: Scenario) -> None:
    begin(
        table,
        "end",
        neutral(resources=2, quest=["Runesmith"], kingdom=["Last One"]),
        neutral(hand=["Taint"], battlefield=["Black Orc Squad"]),
    )
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Last One")
    table.bob.passes()
    assert power_of(table, "Last One") == 2
    passes(table)
    assert (power_of(table, "Last One"), table.active) == (1, 1)
