"""Why not? Every reason why a player cannot choose a card that is not offered, or declare some conflict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.conflict import Declare, attack_refusals, conflict_refusals, defense_refusals
from nefrit.l5r.constants import ATTACHMENT, CHARACTER, CONFLICT_TYPES, ELEMENTS, MILITARY, POLITICAL
from nefrit.l5r.initiating import Use
from nefrit.l5r.state import HAND, IN_PROVINCE, L5R, PROVINCES
from nefrit.l5r.trees import ACTION, REACTION, is_only_in_conflicts
from nefrit.l5r.values import opponent_of

WINDOWS: Final = ("1.4", "2.actions", "3.actions", "3.2.2", "4.actions", "5.actions")
"""The steps of the chart in which players may act."""
DECLARING: Final = "3.2"
DEFENDING: Final = "3.2.1"
IN_CONFLICTS: Final = "3.2.2"
DYNASTY: Final = "1.4"
RINGS: Final = {f"ring/{element}": f"{element}-ring" for element in ELEMENTS}
"""The topic of each ring on the table."""

DECISIVE: Final = (
    "not-yours",
    "not-in-play",
    "not-in-hand",
    "not-in-hand-or-province",
    "facedown",
    "not-from-hand-now",
    "not-from-provinces-now",
)
"""Messages of reasons that decide more than all others, the first most: whose a card is, where it lies, and when."""

TARGETING: Final = ("choose-target", "choose-next-target", "choose-targets")
"""The questions for a target of an ability."""


def decisive_first(reasons: Sequence[Refusal]) -> list[Refusal]:
    """Reasons in the order in which they matter."""
    return sorted(reasons, key=lambda one: DECISIVE.index(one.message) if one.message in DECISIVE else len(DECISIVE))


def steps_for(game: L5R, seat: int, card: int) -> tuple[str, ...]:
    """The steps of the chart in which a player might play a card, use its action, attack or defend with it, attack it.

    l5r.step-1-4.option-play-character, l5r.window.not-in-1-4, l5r.step-3-2.declare-attackers
    """
    zone, owner = game.place(card)
    piece = game.pieces.get(card)
    own = (owner if piece is None else piece.controller) == seat
    if not own:
        return (DECLARING,) if zone is PROVINCES else ()
    face = game.faces[card]
    played = face.type in (CHARACTER, ATTACHMENT)
    if zone in IN_PROVINCE and played:
        return (DYNASTY,)
    if zone is HAND and played:
        return WINDOWS[1:]
    found: set[str] = {DECLARING, DEFENDING} if piece is not None and face.type == CHARACTER else set()
    if piece is not None or zone is HAND:
        for ability in abilities_of(game, card):
            if ability.type == ACTION:
                found.update((IN_CONFLICTS,) if is_only_in_conflicts(ability.condition) else WINDOWS)
    return tuple(sorted(found))


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
    declaring = game.innermost_or_none(Declare)
    if prompt == "attack-province" and declaring is not None:
        return list(conflict_refusals(game, seat, declaring.type, declaring.ring, card))
    if prompt == "choose-attackers" and declaring is not None:
        return list(attack_refusals(game, seat, declaring.type, card))
    if prompt == "choose-defenders":
        return list(defense_refusals(game, card))
    use = game.innermost_or_none(Use)
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
