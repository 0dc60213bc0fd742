"""The timing chart: the phases of a round with their steps (senjutsu.round.phases)."""

from __future__ import annotations

from nefrit.kernel.chart import Chart, ChartPhase, ChartStep
from nefrit.senjutsu.framework import Rounds

CHART: Chart = (
    ChartPhase(
        "draw",
        "senjutsu.round.draw",
        (
            ChartStep("draw.start", "senjutsu.timing.round.1-start", ((Rounds, "begin"),)),
            ChartStep("draw.bleed", "senjutsu.timing.round.2-before-draw", ((Rounds, "bleed"),)),
            ChartStep("draw.card", "senjutsu.timing.round.3-draw", ((Rounds, "draw"),)),
            ChartStep("draw.instants", "senjutsu.timing.round.4-after-draw", ((Rounds, "instants"),), window=True),
        ),
    ),
    ChartPhase(
        "choose",
        "senjutsu.round.choose",
        (ChartStep("choose.card", "senjutsu.timing.round.5-choose", ((Rounds, "choose"),)),),
    ),
    ChartPhase(
        "reveal",
        "senjutsu.timing.round.6-reveal",
        (
            ChartStep("reveal.1", "senjutsu.reveal.step1", ((Rounds, "reveal"),)),
            ChartStep("reveal.2", "senjutsu.reveal.step2", ((Rounds, "pay"),)),
            ChartStep("reveal.3", "senjutsu.reveal.step3", ((Rounds, "pay_for_initiative"),)),
            ChartStep("reveal.4", "senjutsu.reveal.step4-order", ((Rounds, "replace"),), window=True),
            ChartStep("reveal.5", "senjutsu.reveal.step5-order", ((Rounds, "choose_values"),)),
            ChartStep("reveal.6", "senjutsu.timing.reveal.6-compare", ((Rounds, "compare"),)),
        ),
    ),
    ChartPhase(
        "resolve",
        "senjutsu.resolve.descending",
        (ChartStep("resolve.sections", "senjutsu.timing.reveal.7-resolve", ((Rounds, "resolve"),)),),
    ),
    ChartPhase(
        "discard",
        "senjutsu.discard.step1",
        (
            ChartStep("discard.1", "senjutsu.discard.step1", ((Rounds, "discard"),)),
            ChartStep("discard.2", "senjutsu.discard.step2", ((Rounds, "end_effects"), (Rounds, "end_lasting"))),
            ChartStep("discard.3", "senjutsu.discard.step3", ((Rounds, "prepare_limits"), (Rounds, "check_limits"))),
        ),
    ),
)
