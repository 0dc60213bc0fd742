"""Drawings as SVG: self-contained pictures with a title and a description, for the web and for documents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

from nefrit.senjutsu.constants import BAMBOO, BOAT, CALTROPS, CHERRY, CORPSE, PILLAR, SHRINE, STONE, WAGON
from nefrit.senjutsu.drawing import ARROWS, Figure, Scene, letter_of, short_labels
from nefrit.senjutsu.hexes import SIDES, Hex, Point, corners
from nefrit.senjutsu.movement import OPEN_TERRAIN

_X: Final = 15
_Y: Final = 26
"""Corners have whole numbers in a grid (see `hexes`); stretched so, hexes are regular with sides of 30."""
_MARGIN: Final = 6
_LINE: Final = 22
_FONT: Final = "font-family='sans-serif' text-anchor='middle'"

_INK: Final = "#2b2b2b"
_GROUND: Final = "#f4efe3"
_GRID: Final = "#9a917d"
_SHIELD: Final = "#2f5d8c"
TEAMS: Final = ("#b3261e", "#1d5fa8", "#2e7d32", "#7b4fa3", "#b26a00", "#3f4a54")
"""The colours of teams; each is dark enough for white letters."""
_TERRAIN: Final[Mapping[str, str]] = {
    STONE: "#6b6b6b",
    BAMBOO: "#3f7d3a",
    WAGON: "#b5471b",
    SHRINE: "#8a5a00",
    BOAT: "#7a5230",
    PILLAR: "#a3261e",
    CHERRY: "#b0487f",
    CORPSE: "#5b4a5e",
    CALTROPS: "#44525e",
}
"""The colours of terrain."""


def centre(hex: Hex) -> Point:
    """The middle of a hex."""
    return 3 * _X * hex[0], _Y * (2 * hex[1] + hex[0])


def outline(hex: Hex, share: int = 100) -> str:
    """The corners of a hex, or of a smaller one in it that is so many hundredths of its size."""
    x, y = centre(hex)
    return " ".join(
        f"{_number(x + (_X * cx - x) * share / 100)},{_number(y + (_Y * cy - y) * share / 100)}"
        for cx, cy in corners(hex)
    )


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def picture(hexes: Iterable[Hex], body: Sequence[str], title: str, description: str = "", below: int = 0) -> str:
    """A picture with room for these hexes and so many lines below them."""
    points = [(_X * x, _Y * y) for hex in hexes for x, y in corners(hex)]
    left, top = min(x for x, _ in points) - _MARGIN, min(y for _, y in points) - _MARGIN
    width = max(x for x, _ in points) + _MARGIN - left
    height = max(y for _, y in points) + _MARGIN - top + below * _LINE
    about = [f"<title>{escape(title)}</title>"]
    if description:
        about.append(f"<desc>{escape(description)}</desc>")
    opening = (
        f"<svg xmlns='http://www.w3.org/2000/svg' role='img' viewBox='{left} {top} {width} {height}' "
        f"width='{width}' height='{height}'>"
    )
    return "\n".join([opening, *about, *body, "</svg>"]) + "\n"


def cell(hex: Hex, fill: str = _GROUND, name: str = "") -> str:
    """A hex; its name is shown by a pointer that rests on it."""
    shape = f"<polygon points='{outline(hex)}' fill='{fill}' stroke='{_GRID}' stroke-width='1.5'"
    return f"{shape}><title>{escape(name)}</title></polygon>" if name else f"{shape}/>"


def text(x: float, y: float, words: str, size: int, colour: str = _INK, *, bold: bool = True) -> str:
    """Words around a point, on its height."""
    weight = " font-weight='bold'" if bold else ""
    return (
        f"<text x='{_number(x)}' y='{_number(y + size * 0.36)}' {_FONT} font-size='{size}'{weight} "
        f"fill='{colour}'>{escape(words)}</text>"
    )


def shield(x: float, y: float, size: float = 9) -> str:
    """The sign of a block."""
    place = f"translate({_number(x)} {_number(y)}) scale({_number(size / 10)})"
    return f"<path transform='{place}' d='M-9 -10H9V0C9 6 4 10 0 12C-4 10 -9 6 -9 0Z' fill='{_SHIELD}'/>"


# ---- A battlefield


def drawn_as_svg(scene: Scene, title: str, description: str = "", words: Mapping[str, str] | None = None) -> str:
    """A battlefield as a picture; without a description the figures and the terrain are told."""
    translated = words or {}
    terrain, starts = dict(scene.terrain), dict(scene.starts)
    body: list[str] = []
    for hex in scene.hexes:
        kind = terrain.get(hex, "")
        body.append(cell(hex, name=translated.get(kind, kind)))
        if hex in starts:
            body += _start(hex, starts[hex])
        if kind:
            body += _piece(hex, kind)
    for hex in scene.blocked:
        body += _block(hex)
    shorts = short_labels(figure.label for figure in scene.figures)
    sharing: dict[Hex, list[tuple[Figure, str]]] = {}
    for figure, short in zip(scene.figures, shorts, strict=True):
        sharing.setdefault(figure.hex, []).append((figure, short))
    for together in sharing.values():
        for number, (figure, short) in enumerate(together):
            body += _figure(figure, short, number, len(together))
    below = _legend(scene, translated)
    return picture(scene.hexes, body + below, title, description or _told(scene, translated), len(below))


def _start(hex: Hex, mark: str) -> list[str]:
    x, y = centre(hex)
    ring = (
        f"<polygon points='{outline(hex, 82)}' fill='none' stroke='{_GRID}' stroke-width='1.5' stroke-dasharray='4 3'/>"
    )
    return [ring, text(x, y, mark, 16, _GRID)]


def _piece(hex: Hex, kind: str) -> list[str]:
    """A terrain piece: filled, or only an outline where characters may enter."""
    x, y = centre(hex)
    colour = _TERRAIN.get(kind, _INK)
    fill, letter = ("#fff", colour) if kind in OPEN_TERRAIN else (colour, "#fff")
    shape = f"<polygon points='{outline(hex, 74)}' fill='{fill}' stroke='{colour}' stroke-width='2.5'/>"
    return [shape, text(x, y, letter_of(kind), 20, letter)]


def _block(hex: Hex) -> list[str]:
    x, y = centre(hex)
    ring = f"<polygon points='{outline(hex, 90)}' fill='{_SHIELD}' fill-opacity='0.15' stroke='{_SHIELD}' "
    return [ring + "stroke-width='3'/>", shield(x, y + 18, 4)]


def _figure(figure: Figure, short: str, number: int, count: int) -> list[str]:
    """A figure with the triangle that shows its facing; those that share a hex are smaller and side by side."""
    x, y = centre(figure.hex)
    place = f"translate({x} {y})"
    if count > 1:
        place = f"translate({_number(x + 26 * (number - (count - 1) / 2))} {y}) scale({_number(1.2 / count)})"
    colour = TEAMS[figure.team % len(TEAMS)]
    edge = f"fill='{colour}' stroke='#fff' stroke-width='1.5' stroke-linejoin='round'"
    return [
        f"<g transform='{place}'><title>{escape(figure.label)}</title>",
        f"<path transform='rotate({60 * (figure.facing % SIDES)})' d='M0 -24L12 -7H-12Z' {edge}/>",
        f"<circle r='14' {edge}/>",
        text(0, 0, short, 13, "#fff"),
        "</g>",
    ]


def _legend(scene: Scene, words: Mapping[str, str], width: int = 110) -> list[str]:
    """The lines that tell what the letters of terrain stand for."""
    across = [centre(hex)[0] for hex in scene.hexes]
    left, bottom = min(across) - 2 * _X, max(centre(hex)[1] for hex in scene.hexes) + _Y
    columns = max(1, (max(across) + 2 * _X - left) // width)
    kinds = scene.kinds()
    return [
        "\n".join(
            f"<text x='{left + width * column}' y='{bottom + _LINE * line}' font-family='sans-serif' font-size='14' "
            f"fill='{_INK}'><tspan font-weight='bold' fill='{_TERRAIN.get(kind, _INK)}'>{letter_of(kind)}</tspan> "
            f"{escape(words.get(kind, kind))}</text>"
            for column, kind in enumerate(kinds[first : first + columns])
        )
        for line, first in enumerate(range(0, len(kinds), columns), 1)
    ]


def _told(scene: Scene, words: Mapping[str, str]) -> str:
    """A description: who stands where and faces how, and the terrain."""
    figures = [f"{figure.label} {ARROWS[figure.facing % SIDES]} {_named(figure.hex)}" for figure in scene.figures]
    terrain = [f"{words.get(kind, kind)} {_named(hex)}" for hex, kind in scene.terrain]
    return "; ".join(figures + terrain)


def _named(hex: Hex) -> str:
    return f"({hex[0]}, {hex[1]})"
