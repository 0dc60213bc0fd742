"""What scenarios about published cards share: sides with a little of everything, and a conflict in a few words."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import MILITARY, POLITICAL
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, Side, side


def player(*play: str, **things: Any) -> Side:
    """A side with these cards in play, some honor, fate and cards, and two provinces; `things` add to it."""
    return side(
        **{
            "play": list(play),
            "honor": 10,
            "fate": 5,
            "provinces": ["Manicured Garden {slot=0}", "Entrenched Position {slot=1}"],
            "conflict-deck": ["5x Fine Katana"],
            "dynasty-deck": ["5x Otomo Courtier"],
            **things,
        }
    )


def begins(table: Scenario, ann: Side, bob: Side, at: str = "conflict", **things: Any) -> None:
    """A position at the beginning of a phase: Ann is the first player."""
    table.position(at, ann=ann, bob=bob, **things)


def nobody_acts(table: Scenario) -> None:
    """Both players pass in action windows, until somebody must decide something else."""
    while table.game.pending and table.game.pending[0].prompt == "act-or-pass":
        table.answer(table.game.pending[0].seat, 0)


def attack(
    table: Scenario, with_: str, *attackers: str, province: str = "Manicured Garden", defenders: tuple[str, ...] = ()
) -> None:
    """Ann declares a conflict, `"military air"`, against a province; Bob defends; then the action window opens.

    Who reacts to the declaration is asked in between: such a scenario declares by itself.
    """
    nobody_acts(table)
    table.ann.chooses(f"declare {with_}")
    if table.ann.asked == "attack-province":
        table.ann.chooses(province)
    table.ann.chooses(*attackers)
    if table.bob.asked == "choose-defenders":
        table.bob.chooses(*defenders)


def fight(
    table: Scenario,
    ann: Side,
    bob: Side,
    with_: str,
    *attackers: str,
    province: str = "Manicured Garden",
    defenders: tuple[str, ...] = (),
    **things: Any,
) -> None:
    """A position in the conflict phase, and Ann attacks Bob with these characters."""
    begins(table, ann, bob, **things)
    attack(table, with_, *attackers, province=province, defenders=defenders)


def number(table: Scenario, name: str) -> int:
    """The number of the first card of this name."""
    return next(card for card, face in enumerate(table.game.faces) if face.name == name)


def skills(table: Scenario, name: str) -> tuple[int, int]:
    """The military and the political skill of the first card of this name."""
    card = number(table, name)
    return skill(table.game, card, MILITARY), skill(table.game, card, POLITICAL)


def quiet_player(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions, so that only what a scenario is about is asked."""
    provinces = ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"]
    return player(*play, **{"provinces": provinces, **things})


def quiet_fight(table: Scenario, ann: Side, bob: Side, with_: str, *attackers: str, **things: Any) -> None:
    """A conflict at a province without actions."""
    fight(table, ann, bob, with_, *attackers, **{"province": "Ancestral Lands", **things})


def attacked_player(*play: str, **things: Any) -> Side:
    """A player whose first province may be attacked as the position begins (see `amid`)."""
    provinces = ["Ancestral Lands #9 {slot=0}", "Entrenched Position {slot=1}"]
    return player(*play, **{"provinces": provinces, **things})


def amid(table: Scenario, ann: Side, bob: Side, with_: str, **things: Any) -> None:
    """A position in the middle of a conflict: Ann attacks Bob's province #9; the cards say who participates."""
    type, ring = with_.split()
    conflict = {"attacker": "ann", "type": type, "ring": ring, "province": "#9"}
    table.position("3.2.2", ann=ann, bob=bob, conflict=conflict, **things)
