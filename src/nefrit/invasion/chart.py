"""The timing chart: the phases of a turn with their steps (invasion.turn.phases)."""

from __future__ import annotations

from nefrit.invasion.cataclysm import Channeling
from nefrit.invasion.combat import Attack
from nefrit.invasion.constants import (
    BATTLEFIELD_PHASE,
    BEGINNING,
    CAPITAL_PHASE,
    END,
    KINGDOM_PHASE,
    QUEST_PHASE,
)
from nefrit.invasion.framework import Turns
from nefrit.kernel.chart import Chart, ChartPhase, ChartStep
from nefrit.kernel.stops import ALWAYS, CAN, HAPPENED

_OWN = (ALWAYS, HAPPENED)
_COMBAT = (CAN, HAPPENED)
_PASSING = (HAPPENED, HAPPENED)

CHART: Chart = (
    ChartPhase(
        BEGINNING,
        "invasion.turn.0-beginning",
        (
            ChartStep("0.1", "invasion.turn.0-beginning", ((Turns, "begin"),)),
            ChartStep("0.2", "invasion.turn.0-window", ((Turns, "first_window"),), window=True, stops=_PASSING),
        ),
    ),
    ChartPhase(
        KINGDOM_PHASE,
        "invasion.turn.1-return-resources",
        (
            ChartStep("1.1", "invasion.turn.1-return-resources", ((Turns, "return_resources"),)),
            ChartStep("1.2", "invasion.turn.1-restore-one", ((Turns, "choose_restored"), (Turns, "restore"))),
            ChartStep("1.3", "invasion.turn.1-collect", ((Turns, "collect"),)),
            ChartStep("1.4", "invasion.turn.1-beginning-effects", ((Turns, "kingdom_begins"),)),
            ChartStep("1.5", "invasion.turn.1-window", ((Turns, "kingdom_window"),), window=True, stops=_PASSING),
        ),
    ),
    ChartPhase(
        QUEST_PHASE,
        "invasion.turn.2-draw",
        (
            ChartStep("2.1", "invasion.turn.2-draw", ((Turns, "draw"),)),
            ChartStep("2.2", "invasion.turn.2-beginning-effects", ((Turns, "quest_begins"),)),
            ChartStep("2.3", "invasion.turn.2-window", ((Turns, "quest_window"),), window=True, stops=_PASSING),
        ),
    ),
    ChartPhase(
        CAPITAL_PHASE,
        "invasion.turn.3-play-cards",
        (
            ChartStep("3.1", "invasion.turn.3-beginning-effects", ((Turns, "capital_begins"),)),
            ChartStep("3.2", "invasion.turn.3-play-cards", ((Turns, "capital_window"),), window=True, stops=_OWN),
            ChartStep(
                "3.3",
                "invasion.cataclysm.channeling-phase",
                (
                    (Channeling, "begin"),
                    (Channeling, "choose_fulcrum"),
                    (Channeling, "choose_unit"),
                    (Channeling, "commit"),
                ),
            ),
            ChartStep("3.4", "invasion.cataclysm.channeling-phase", ((Channeling, "window"),), window=True, stops=_OWN),
        ),
    ),
    ChartPhase(
        BATTLEFIELD_PHASE,
        "invasion.turn.4-declare-target",
        (
            ChartStep("4.1", "invasion.turn.4-beginning-effects", ((Turns, "battlefield_begins"),)),
            ChartStep(
                "4.2", "invasion.turn.4-beginning-effects", ((Turns, "battlefield_window"),), window=True, stops=_OWN
            ),
            ChartStep("4.3", "invasion.turn.4-declare-target", ((Attack, "choose_target"), (Attack, "declare_target"))),
            ChartStep(
                "4.4",
                "invasion.turn.4-window-after-target",
                ((Attack, "window_after_target"),),
                window=True,
                stops=_COMBAT,
            ),
            ChartStep(
                "4.5",
                "invasion.turn.4-declare-attackers",
                ((Attack, "choose_attackers"), (Attack, "declare_attackers")),
            ),
            ChartStep(
                "4.6",
                "invasion.turn.4-window-after-attackers",
                ((Attack, "window_after_attackers"),),
                window=True,
                stops=_COMBAT,
            ),
            ChartStep("4.7", "invasion.turn.4-ambush-step", ((Attack, "choose_ambush"), (Attack, "ambush"))),
            ChartStep(
                "4.8",
                "invasion.turn.4-window-after-ambush",
                ((Attack, "window_after_ambush"),),
                window=True,
                stops=_COMBAT,
            ),
            ChartStep(
                "4.9",
                "invasion.turn.4-declare-defenders",
                ((Attack, "choose_defenders"), (Attack, "declare_defenders")),
            ),
            ChartStep(
                "4.10",
                "invasion.turn.4-window-after-defenders",
                ((Attack, "window_after_defenders"),),
                window=True,
                stops=_COMBAT,
            ),
            ChartStep(
                "4.11",
                "invasion.turn.4-assign-damage",
                (
                    (Attack, "attackers_damage"),
                    (Attack, "spread_attackers_damage"),
                    (Attack, "assign_attackers_damage"),
                    (Attack, "defenders_damage"),
                    (Attack, "assign_defenders_damage"),
                ),
            ),
            ChartStep(
                "4.12",
                "invasion.turn.4-window-after-assign",
                ((Attack, "window_after_assign"),),
                window=True,
                stops=_COMBAT,
            ),
            ChartStep(
                "4.13",
                "invasion.turn.4-apply-damage",
                ((Attack, "apply_damage"), (Attack, "take_fulcrum"), (Attack, "survivors")),
            ),
            ChartStep("4.14", "invasion.turn.4-combat-ends", ((Attack, "end"),)),
            ChartStep(
                "4.15",
                "invasion.turn.4-window-after-combat",
                ((Attack, "window_after_combat"),),
                window=True,
                stops=_COMBAT,
            ),
        ),
    ),
    ChartPhase(
        END,
        "invasion.turn.5-end",
        (
            ChartStep("5.1", "invasion.timing.e1-end-window", ((Turns, "last_window"),), window=True, stops=_PASSING),
            ChartStep("5.2", "invasion.timing.e2-end-effects", ((Turns, "end"),)),
            ChartStep("5.3", "invasion.cataclysm.dominance-income", ((Turns, "dominance"),)),
            ChartStep("5.4", "invasion.timing.e3-expire", ((Turns, "expire"),)),
            ChartStep("5.5", "invasion.turn.5-next-player", ((Turns, "next_player"),)),
        ),
    ),
)
