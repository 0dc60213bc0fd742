"""The timing chart: what a player does in a turn, the clean-up, the solstice (imperium.summary.cleanup-order)."""

from __future__ import annotations

from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.drawing import Drawing
from nefrit.imperium.rounds import Feast, Rounds
from nefrit.imperium.turn import Activation, Innovation, Revolt, Turn
from nefrit.kernel.chart import Chart, ChartPhase, ChartStep

CHART: Chart = (
    ChartPhase(
        "turn",
        "imperium.turn.exactly-one-of-three",
        (
            ChartStep("turn.choose", "imperium.turn.exactly-one-of-three", ((Turn, "choose_how"),)),
            ChartStep(
                "turn.activate",
                "imperium.activate.free-order",
                ((Activation, "offer"), (Activation, "take")),
                window=True,
                stops=None,
            ),
            ChartStep("turn.innovate", "imperium.innovate.discard-hand", ((Innovation, "break_through"),)),
            ChartStep("turn.revolt", "imperium.revolt.return-unrest", ((Revolt, "choose_unrest"),)),
        ),
    ),
    ChartPhase(
        "clean-up",
        "imperium.turn.then-clean-up",
        (
            ChartStep("clean-up.1", "imperium.cleanup.1-progress-on-market", ((CleanUp, "choose_place"),)),
            ChartStep("clean-up.2", "imperium.cleanup.2-remove-tokens", ((CleanUp, "reset_tokens"),)),
            ChartStep("clean-up.3", "imperium.cleanup.3-discard", ((CleanUp, "choose_discards"),)),
            ChartStep("clean-up.4", "imperium.cleanup.4-draw", ((CleanUp, "draw"),)),
            ChartStep(
                "clean-up.exhaustion",
                "imperium.deck-exhaustion.trigger",
                ((Drawing, "may_develop"),),
                inner=True,
                inside=(CleanUp, "draw"),
            ),
        ),
    ),
    ChartPhase(
        "solstice",
        "imperium.solstice.when",
        (
            ChartStep(
                "solstice.effects",
                "imperium.solstice.all-players-all-cards",
                ((Rounds, "solstice"), (Feast, "which"), (Feast, "do")),
            ),
        ),
    ),
)
