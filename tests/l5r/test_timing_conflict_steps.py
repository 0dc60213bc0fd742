"""The steps of a conflict in their order, and the end of the contest for the favor."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.conflicts import attacks, nobody_acts
from tests.l5r.timing_cards import GAME, begin

__all__ = ["GAME"]


@rule("l5r.round.conflict-resolution-steps")
def test_a_conflict_is_resolved_step_by_step(table: Scenario) -> None:
    theirs = {"play": ["Clerk {bowed=true}", "Peasant"], "province-1": ["Courtier"]}
    begin(table, {"play": ["Champion", "Ring Crier", "Clerk {bowed=true}"]}, theirs)
    nobody_acts(table)
    attacks(table.ann, "military fire", "Champion")
    assert table.bob.asked == "choose-defenders", "3.2.1"
    table.bob.chooses()
    assert table.bob.choices == ["pass", "use Clerk 0"], "3.2.2, the defending player first"
    table.bob.passes()
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert table.bob.honor == 10
    table.ann.passes()
    assert table.bob.honor == 9, "3.2.3 and 3.2.4"
    assert table.ann.asked == "discard-from-province", "3.2.5"
    assert table.bob.piece("Earth Province").broken
    table.ann.chooses("no")
    assert table.ann.asked == "ring-effect", "3.2.6"
    assert table.ring_owner[2] == -1
    table.ann.chooses("fire-honor Champion")
    assert table.ann.choices == ["pass", "respond Ring Crier 0 0"], "3.2.7"
    assert table.ring_owner[2] == 0
    assert not table.piece("Champion").bowed
    table.ann.passes()
    assert (table.piece("Champion").bowed, table.piece("Champion").side) == (True, 0), "3.2.8"
    assert table.conflict is None
    assert table.ann.asked == "act-or-pass", "3.3"


@rule("l5r.step-3-4-2.contest-ends")
def test_with_the_claim_the_contest_is_over_and_the_phase_ends(table: Scenario) -> None:
    begin(table, {"play": ["Bell Watcher", "Courtier"]}, {})
    table.ann.passes()
    table.ann.passes()
    assert table.ann.asked == "favor-side"
    table.ann.chooses("political")
    assert (table.favor, table.favor_side) == (0, 1)
    assert table.ann.choices == ["pass", "respond Bell Watcher 0 0"], "nothing comes between the claim and the end"
