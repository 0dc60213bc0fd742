"""Movement in words: steps and rotations, and in which order."""

from __future__ import annotations

from itertools import groupby

from nefrit.senjutsu.hexes import SIDES
from nefrit.senjutsu.trees.companion import CompanionMoves
from nefrit.senjutsu.trees.displacement import StepTarget
from nefrit.senjutsu.trees.movement import FREE, Movement, Step
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer


def movement(node: Movement, tell: Renderer) -> Phrase:
    """What must be done, and what may be; in any order, or one after the other."""
    order = "free" if node.order == FREE else "then"
    said: list[Phrase] = []
    for mandatory, parts in groupby(node.parts, key=lambda part: part.mandatory):
        told = [tell.say(part) for part in parts]
        said.append(tell.message("movement-must" if mandatory else "movement-may", parts=_joined(told, order, tell)))
    told_all = _joined(said, order, tell)
    if len(node.parts) > 1 and order == "free":
        told_all = tell.message("movement-any-order", movement=told_all)
    return tell.message(f"movement-towards-{node.towards}", movement=told_all) if node.towards else told_all


def companion_moves(node: CompanionMoves, tell: Renderer) -> Phrase:
    """The companion moves."""
    return tell.message("node-companion-moves", movement=tell.say(node.movement))


def _joined(said: list[Phrase], order: str, tell: Renderer) -> Phrase:
    if len(said) == 1:
        return said[0]
    message = "and" if order == "free" else "then"
    return tell.message(message, before=tell.messages.format("comma", items=said[:-1]), last=said[-1])


def step(node: Step, tell: Renderer) -> Phrase:
    """Steps in one of some directions."""
    return tell.message(
        "node-step", count=node.count, mandatory=node.mandatory, where=directions(node.directions, tell)
    )


def directions(some: tuple[int, ...], tell: Renderer) -> Phrase:
    """Where to: "in any direction", "to the front or front right"."""
    if len(some) == SIDES:
        return tell.message("any-direction")
    return tell.message("directions", items=[tell.message(f"direction-{way}") for way in from_left(some)])


def from_left(some: tuple[int, ...]) -> list[int]:
    """Directions from behind at the left over the front to the back."""
    return sorted(some, key=lambda way: way - SIDES if way > SIDES // 2 else way)


def step_target(node: StepTarget, tell: Renderer) -> Phrase:
    """The target steps."""
    where = [tell.message(f"direction-{way}") for way in from_left(node.directions)]
    return tell.message("node-step-target", count=node.count, where=tell.message("either-of", items=where))
