"""Why not? Every reason why a player cannot choose a card that is not offered, or declare some conflict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.abilities import Use, abilities_of
from nefrit.l5r.conflict import Declare, attack_refusals, conflict_refusals, defense_refusals
from nefrit.l5r.constants import CONFLICT_TYPES, ELEMENTS, MILITARY, POLITICAL
from nefrit.l5r.state import L5R, PROVINCES
from nefrit.l5r.trees import ACTION, REACTION
from nefrit.l5r.values import opponent_of

TARGETING: Final = ("choose-target", "choose-next-target", "choose-targets")
"""The questions for a target of an ability."""


def topics(game: L5R, seat: int) -> dict[str, list[Refusal]]:
    """What a player may ask about besides cards: conflicts of each type, and the rings to declare them with."""
    provinces = game.zone(PROVINCES, opponent_of(seat))
    reasons = {
        (type, ring): in_common([list(conflict_refusals(game, seat, type, ring, card)) for card in provinces])
        for type in (MILITARY, POLITICAL)
        for ring in range(len(ELEMENTS))
    }
    found: dict[str, list[Refusal]] = {}
    for type, word in enumerate(CONFLICT_TYPES):
        found[f"{word}-conflict"] = in_common([why for (of, _), why in reasons.items() if of == type])
    for ring, word in enumerate(ELEMENTS):
        found[f"{word}-ring"] = in_common([why for (_, of), why in reasons.items() if of == ring])
    return found


def in_common(ways: Sequence[list[Refusal]]) -> list[Refusal]:
    """Why none of several ways is open: the reasons that hold for all, or those of the way with the fewest."""
    if not ways or not all(ways):
        return []
    return [reason for reason in ways[0] if all(reason in way for way in ways)] or min(ways, key=len)


def why_not_chosen(game: L5R, seat: int, card: int) -> list[Refusal] | None:
    """Every reason why a card is not among those to choose from now; None where no card is being chosen."""
    decision = game.decision(seat)
    prompt = decision.prompt if decision is not None else ""
    declaring = game.running(Declare)
    if prompt == "attack-province" and declaring is not None:
        return list(conflict_refusals(game, seat, declaring.type, declaring.ring, card))
    if prompt == "choose-attackers" and declaring is not None:
        return list(attack_refusals(game, seat, declaring.type, card))
    if prompt == "choose-defenders":
        return list(defense_refusals(game, card))
    use = game.running(Use)
    if prompt in TARGETING and use is not None and len(use.chosen) < len(use.ability.targets):
        return why_no_target(game, use, card)
    return None


def why_no_target(game: L5R, use: Use, card: int) -> list[Refusal]:
    """Every reason why a card cannot be the next target of an ability."""
    target = use.ability.targets[len(use.chosen)]
    if card not in target.pool(game, use):
        return [refuse("l5r.target.must-meet-requirements", "not-what-is-asked-for")]
    return list(target.refusals(game, use, card))


def only_in_response(game: L5R, card: int) -> Iterator[Refusal]:
    """Why the interrupts and reactions of a card cannot be used where actions are."""
    for ability in abilities_of(game, card):
        if ability.type != ACTION:
            reaction = ability.type == REACTION
            rule = "l5r.reaction.only-on-condition" if reaction else "l5r.interrupt.only-on-condition"
            yield refuse(rule, "only-as-reaction" if reaction else "only-as-interrupt")
