"""What the rulings share: players whose provinces have nothing to say, so that only the question itself is asked."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import MILITARY, POLITICAL
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, Side
from tests.l5r.core.fights import fight, number, player


def quiet(*play: str, **things: Any) -> Side:
    """A player with these cards in play, and provinces without actions."""
    provinces = ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"]
    return player(*play, **{"provinces": provinces, **things})


def conflict(table: Scenario, ann: Side, bob: Side, with_: str, *attackers: str, **things: Any) -> None:
    """Ann attacks Bob at a province without actions."""
    fight(table, ann, bob, with_, *attackers, **{"province": "Ancestral Lands", **things})


def military(table: Scenario, name: str) -> int:
    """The military skill of a character."""
    return skill(table.game, number(table, name), MILITARY)


def political(table: Scenario, name: str) -> int:
    """The political skill of a character."""
    return skill(table.game, number(table, name), POLITICAL)
