"""Diagrams in words: which hexes, and what happens there.

A hex is told by the way to it: "front" is the hex before the figure, "front x2" the one behind that, "front + front
right" the one that is reached by a step to the front and one to the front right.
"""

from __future__ import annotations

from nefrit.senjutsu.hexes import DIRECTIONS, SIDES, Hex, distance
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import AddCounter, Block, Counter
from nefrit.senjutsu.trees.diagrams import Area, Cell, Extra
from nefrit.senjutsu.trees.gates import Gate
from nefrit.senjutsu.wording.cards import numbers
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

CENTRE: Hex = (0, 0)


def steps_to(hex: Hex) -> list[tuple[int, int]]:
    """The way to a hex: directions, each with how many steps; two that stand side by side, or one."""
    q, r = hex
    for direction in range(SIDES):
        (q1, r1), (q2, r2) = DIRECTIONS[direction], DIRECTIONS[(direction + 1) % SIDES]
        # The two directions span a sixth of the board; their determinant is 1.
        one, two = q * r2 - r * q2, q1 * r - r1 * q
        if one > 0 and two >= 0:
            return [(direction, one), *([((direction + 1) % SIDES, two)] if two else [])]
    return []


def hex_name(hex: Hex, tell: Renderer) -> str:
    """A hex by the way to it."""
    parts = [
        str(tell.message("hex", direction=tell.message(f"direction-{way}"), count=count))
        for way, count in steps_to(hex)
    ]
    return " + ".join(parts) if parts else str(tell.message("own-hex"))


def hexes(some: list[Hex], tell: Renderer) -> Phrase:
    """Several hexes, near ones first."""
    if sorted(some) == sorted(DIRECTIONS):
        return tell.message("all-adjacent")
    if len(some) == 2 * SIDES and all(distance(CENTRE, hex) == 2 for hex in some):
        return tell.message("all-two-away")
    return tell.message("hexes", items=[hex_name(hex, tell) for hex in sorted(some, key=_place)])


def _place(hex: Hex) -> tuple[int, int]:
    """Near hexes first; of equally near ones from behind at the left over the front to the back."""
    (way, _), *rest = steps_to(hex) or [(0, 0)]
    turn = 2 * way + len(rest)
    return distance(CENTRE, hex), turn - 2 * SIDES if turn > SIDES else turn


def cells(some: tuple[Cell, ...], tell: Renderer) -> Phrase:
    """The hexes of a diagram, those that suffer the same together."""
    groups: dict[tuple[int, int, int, bool, str], list[Hex]] = {}
    for cell in some:
        key = cell.wounds, cell.bleeding, cell.poison, cell.execution, cell.mark
        groups.setdefault(key, []).append(cell.hex)
    told = []
    for (wounds, bleeding, poison, execution, mark), there in groups.items():
        harm = [
            tell.message(f"harm-{what}", count=count)
            for what, count in (("wound", wounds), ("bleed", bleeding), ("poison", poison), ("execution", execution))
            if count
        ]
        named = hexes(there, tell)
        what = tell.messages.format("comma", items=[*harm, *([mark] if mark else [])])
        told.append(f"{named} ({what})" if what else str(named))
    return Phrase("; ".join(told), lambda form: None)


def strike(node: Strike, tell: Renderer) -> Phrase:
    """An attack, and what may be added to it."""
    said = tell.message("node-strike", unblockable=node.unblockable, cells=cells(node.cells, tell))
    return _with_extras(said, node.extras, tell)


def strike_slower(node: StrikeSlower, tell: Renderer) -> Phrase:
    """An attack on whoever is slower."""
    reach = getattr(tell.face, "range", 0)
    return tell.message("node-strike-slower", unblockable=node.unblockable, range=reach)


def area(node: Area, tell: Renderer) -> Phrase:
    """A diagram that is no attack."""
    return tell.message("node-area", cells=cells(node.cells, tell))


def block(node: Block, tell: Renderer) -> Phrase:
    """A block, its counters, and what may be added to it."""
    said = tell.message("node-block", hexes=hexes(list(node.cells), tell))
    if node.counters:
        said = tell.message("with-counters", block=said, counters=[tell.say(counter) for counter in node.counters])
    for more in node.extras:
        marked = hexes(list(node.marked), tell)
        said = tell.message(
            "with-extra", line=said, extra=tell.message("more-blocked", gate=tell.say(more.gate), hexes=marked)
        )
    return said


def counter(node: Counter, tell: Renderer) -> Phrase:
    """When a blocked attack may be countered."""
    gate = None if node.gate == Gate() else tell.say(node.gate)
    return tell.message("node-counter", initiatives=numbers(node.initiatives, tell), gate=gate)


def add_counter(node: AddCounter, tell: Renderer) -> Phrase:
    """A block gets a counter."""
    return tell.message("node-add-counter", initiatives=numbers(node.initiatives, tell))


def extra(node: Extra, tell: Renderer) -> Phrase:
    """More harm on marked hexes."""
    harm = [
        tell.message(f"harm-{what}", count=count)
        for what, count in (("wound", node.wounds), ("bleed", node.bleeding))
        if count
    ]
    return tell.message("node-extra", gate=tell.say(node.gate), harm=harm, mark=node.mark)


def _with_extras(said: Phrase, extras: tuple[Extra, ...], tell: Renderer) -> Phrase:
    for more in extras:
        said = tell.message("with-extra", line=said, extra=tell.say(more))
    return said
