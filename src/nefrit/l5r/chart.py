"""The timing chart: the phases of a round with their numbered steps (l5r.round.phase-order)."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.chart import Chart, ChartPhase, ChartStep
from nefrit.kernel.stops import ALWAYS, NEVER
from nefrit.l5r.bidding import Bid
from nefrit.l5r.conflict import Declare, ResolveConflict
from nefrit.l5r.framework import ConflictPhase, DrawPhase, DynastyPhase, FatePhase, RegroupPhase

_BID: Final = (DrawPhase, "bid")
"""Duels have an honor bid, too, but that is none of these steps."""

_ASKED: Final = (ALWAYS, ALWAYS)
_PASSED: Final = (NEVER, NEVER)

CHART: Final[Chart] = (
    ChartPhase(
        "dynasty",
        "l5r.round.dynasty-steps",
        (
            ChartStep("1.1", "l5r.step-1-1.begins-phase-and-round", ((DynastyPhase, "begin"),)),
            ChartStep("1.2", "l5r.step-1-2.reveal-order", ((DynastyPhase, "reveal"),)),
            ChartStep("1.3", "l5r.step-1-3.collect-fate", ((DynastyPhase, "collect_fate"),)),
            ChartStep("1.4", "l5r.step-1-4.special-window", ((DynastyPhase, "act"),), window=True, stops=_ASKED),
            ChartStep("1.5", "l5r.step-1-5.ends-phase", ((DynastyPhase, "end"),)),
        ),
    ),
    ChartPhase(
        "draw",
        "l5r.round.draw-steps",
        (
            ChartStep("2.1", "l5r.step-2-1.begins-phase", ((DrawPhase, "begin"),)),
            ChartStep("2.2", "l5r.step-2-2.secret-bid", ((Bid, "bid"),), inside=_BID),
            ChartStep("2.3", "l5r.step-2-3.simultaneous-reveal", ((Bid, "reveal"),), inside=_BID),
            ChartStep("2.4", "l5r.step-2-4.give-difference", ((Bid, "give"),), inside=_BID),
            ChartStep("2.5", "l5r.step-2-5.draw-bid", ((DrawPhase, "draw"),)),
            ChartStep("2.actions", "l5r.round.draw-steps", ((DrawPhase, "act"),), window=True, stops=_PASSED),
            ChartStep("2.6", "l5r.step-2-6.ends-phase", ((DrawPhase, "end"),)),
        ),
    ),
    ChartPhase(
        "conflict",
        "l5r.round.conflict-steps",
        (
            ChartStep("3.1", "l5r.step-3-1.begins-phase", ((ConflictPhase, "begin"),)),
            ChartStep("3.actions", "l5r.round.conflict-steps", ((ConflictPhase, "act"),), window=True, stops=_PASSED),
            ChartStep("3.2", "l5r.step-3-2.alternate", ((ConflictPhase, "declare"),)),
            ChartStep(
                "3.2.1",
                "l5r.step-3-2-1.declare-defenders",
                ((ResolveConflict, "declare_defenders"), (ResolveConflict, "move_defenders")),
                inner=True,
            ),
            ChartStep(
                "3.2.2",
                "l5r.step-3-2-2.defender-first",
                ((ResolveConflict, "conflict_actions"),),
                inner=True,
                window=True,
            ),
            ChartStep(
                "3.2.3", "l5r.step-3-2-3.attacker-then-defender", ((ResolveConflict, "compare_skill"),), inner=True
            ),
            ChartStep("3.2.4", "l5r.step-3-2-4.unopposed", ((ResolveConflict, "apply_unopposed"),), inner=True),
            ChartStep("3.2.5", "l5r.break.condition", ((ResolveConflict, "break_province"),), inner=True),
            ChartStep("3.2.6", "l5r.step-3-2-6.resolve", ((ResolveConflict, "ring_effect"),), inner=True),
            ChartStep(
                "3.2.7",
                "l5r.step-3-2-7.winner-claims",
                ((ResolveConflict, "claim_ring"), (ResolveConflict, "release_ring")),
                inner=True,
            ),
            ChartStep(
                "3.2.8",
                "l5r.step-3-2-8.return-home",
                ((ResolveConflict, "return_home"), (ResolveConflict, "go_home")),
                inner=True,
            ),
            ChartStep(
                "3.3", "l5r.step-3-3.conflict-ends", ((ResolveConflict, "end"), (Declare, "maybe_pass")), inner=True
            ),
            ChartStep("3.4", "l5r.step-3-4.contest-begins", ((ConflictPhase, "contest_favor"),)),
            ChartStep("3.5", "l5r.step-3-5.ends-phase", ((ConflictPhase, "end"),)),
        ),
    ),
    ChartPhase(
        "fate",
        "l5r.round.fate-steps",
        (
            ChartStep("4.1", "l5r.step-4-1.begins-phase", ((FatePhase, "begin"),)),
            ChartStep(
                "4.2",
                "l5r.step-4-2.discard-characters",
                ((FatePhase, "choose_character"), (FatePhase, "discard_character")),
            ),
            ChartStep("4.3", "l5r.step-4-3.remove-fate", ((FatePhase, "remove_fate"),)),
            ChartStep("4.4", "l5r.step-4-4.fate-on-rings", ((FatePhase, "fate_on_rings"),)),
            ChartStep("4.actions", "l5r.round.fate-steps", ((FatePhase, "act"),), window=True, stops=_PASSED),
            ChartStep("4.5", "l5r.step-4-5.ends-phase", ((FatePhase, "end"),)),
        ),
    ),
    ChartPhase(
        "regroup",
        "l5r.round.regroup-steps",
        (
            ChartStep("5.1", "l5r.step-5-1.begins-phase", ((RegroupPhase, "begin"),)),
            ChartStep("5.actions", "l5r.round.regroup-steps", ((RegroupPhase, "act"),), window=True, stops=_PASSED),
            ChartStep("5.2", "l5r.step-5-2.ready-cards-1-5", ((RegroupPhase, "ready_cards"),)),
            ChartStep(
                "5.3",
                "l5r.step-5-3.must-discard-from-broken",
                ((RegroupPhase, "discard_first"), (RegroupPhase, "discard_second")),
            ),
            ChartStep("5.4", "l5r.step-5-4.return-rings", ((RegroupPhase, "return_rings"),)),
            ChartStep("5.5", "l5r.step-5-5.pass-token", ((RegroupPhase, "pass_token"),)),
            ChartStep("5.6", "l5r.step-5-6.ends-phase-and-round", ((RegroupPhase, "end"), (RegroupPhase, "renew"))),
        ),
    ),
)
