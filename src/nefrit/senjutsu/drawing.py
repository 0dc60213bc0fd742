"""Drawings for a terminal: hexes with what stands on them, and a whole battlefield with a legend.

What is drawn is plain data, so that it may come from a state as well as from a view of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from nefrit.senjutsu.battlefields import LETTERS
from nefrit.senjutsu.boards import Board
from nefrit.senjutsu.hexes import SIDES, Hex, neighbour
from nefrit.senjutsu.scenery import with_boats

ARROWS: Final = "▲◥◢▼◣◤"
"""Figures by their facing (senjutsu.facing.six-sides)."""
BLOCKED: Final = "#"
HOLE: Final = "::::"
"""What is no hex although hexes lie around it."""
UNKNOWN: Final = "?"
_LETTER_OF: Final = {**{kind: letter for letter, kind in LETTERS.items()}, "trap token": "!", "decoy": "~"}


class Figure(NamedTuple):
    """A figure to be drawn: where it stands, how it faces, what it is called, and who it fights for."""

    hex: Hex
    facing: int
    label: str
    team: int


@dataclass(frozen=True)
class Scene:
    """A battlefield to be drawn: `starts` are hexes with a mark of one character, `blocked` those closed by a block."""

    hexes: Collection[Hex]
    figures: Sequence[Figure] = ()
    terrain: Sequence[tuple[Hex, str]] = ()
    blocked: Collection[Hex] = ()
    starts: Sequence[tuple[Hex, str]] = ()

    def holes(self) -> list[Hex]:
        """Places beside the battlefield that would look like hexes of it, with at most one side open."""
        around = Counter(neighbour(hex, side) for hex in self.hexes for side in range(SIDES))
        return sorted(place for place, sides in around.items() if sides >= SIDES - 1 and place not in self.hexes)

    def kinds(self) -> list[str]:
        """The kinds of terrain there are."""
        return list(dict.fromkeys(kind for _, kind in self.terrain))


def scene_of(board: Board, sides: int = 2, terrain: Sequence[tuple[Hex, str]] = ()) -> Scene:
    """A battlefield before the game, the starting hexes marked with the numbers of the sides."""
    starts = [(start.hex, str(number)) for number, edge in enumerate(board.edges(sides), 1) for start in edge]
    return Scene(with_boats(board.hexes, terrain), (), terrain, (), starts)


def letter_of(kind: str) -> str:
    """The letter of a kind of terrain."""
    return _LETTER_OF.get(kind, UNKNOWN)


def short_labels(labels: Iterable[str]) -> list[str]:
    """Labels of two characters: the first two of each, or the first and a number where these are not enough."""
    all_labels = list(labels)
    beginnings = Counter(label[:2] for label in all_labels)
    firsts: Counter[str] = Counter()
    found: list[str] = []
    for label in all_labels:
        if beginnings[label[:2]] == 1:
            found.append(label[:2])
        else:
            firsts[label[:1]] += 1
            found.append(f"{label[:1]}{firsts[label[:1]]}")
    return found


# ---- Hexes

_INNER: Final = 4
_PITCH: Final = _INNER + 1


def grid(cells: Mapping[Hex, tuple[str, str]]) -> str:
    """Hexes drawn with lines; each has an upper and a lower text of four characters at most.

    Columns are five characters apart; in the lower text spaces are part of the line below.
    """
    if not cells:
        return ""
    left = min(q for q, _ in cells)
    top = min(2 * r + q for q, r in cells)
    rows = max(2 * r + q for q, r in cells) - top + 3
    width = (max(q for q, _ in cells) - left) * _PITCH + _PITCH + 1
    canvas = [[" "] * width for _ in range(rows)]
    for (q, r), (upper, lower) in cells.items():
        x, y = (q - left) * _PITCH, 2 * r + q - top
        _put(canvas, x + 1, y, "_" * _INNER, over=False)
        _put(canvas, x, y + 1, f"/{upper[:_INNER]:^{_INNER}}\\")
        _put(canvas, x, y + 2, "\\" + f"{lower[:_INNER]:^{_INNER}}".replace(" ", "_") + "/")
    return "\n".join("".join(row).rstrip() for row in canvas)


def _put(canvas: list[list[str]], x: int, y: int, text: str, *, over: bool = True) -> None:
    """Write a text; the line above a hex is not drawn over what another has there."""
    for place, character in enumerate(text, x):
        if over or canvas[y][place] == " ":
            canvas[y][place] = character


# ---- A battlefield


def drawn(scene: Scene, words: Mapping[str, str] | None = None) -> str:
    """A battlefield as text: figures with their facing above; terrain, starting hexes and blocks below.

    `words` are translations of what stands in the legend.
    """
    shorts = short_labels(figure.label for figure in scene.figures)
    there: dict[Hex, list[str]] = {}
    for figure, short in zip(scene.figures, shorts, strict=True):
        there.setdefault(figure.hex, []).append(short + ARROWS[figure.facing % SIDES])
    terrain, starts = dict(scene.terrain), dict(scene.starts)
    cells = {
        hex: (
            _together(there.get(hex, [])),
            (letter_of(terrain[hex]) if hex in terrain else "")
            + starts.get(hex, "")
            + (BLOCKED if hex in scene.blocked else ""),
        )
        for hex in scene.hexes
    }
    cells.update((hole, (HOLE, HOLE)) for hole in scene.holes())
    return "\n".join([grid(cells), *_legend(scene, shorts, words or {})]) + "\n"


def _together(figures: Sequence[str]) -> str:
    """The figures on one hex: allies may share one."""
    return figures[0] + "+" if len(figures) > 1 else "".join(figures)


def _legend(scene: Scene, shorts: Sequence[str], words: Mapping[str, str]) -> list[str]:
    # Where everybody fights alone, teams say nothing.
    teams = len({figure.team for figure in scene.figures}) < len(scene.figures)
    team = words.get("team", "team")
    lines = [
        f"{short}{ARROWS[figure.facing % SIDES]} {figure.label}" + (f" ({team} {figure.team + 1})" if teams else "")
        for figure, short in zip(scene.figures, shorts, strict=True)
    ]
    signs = [f"{letter_of(kind)} {words.get(kind, kind)}" for kind in scene.kinds()]
    if scene.starts:
        marks = ",".join(dict.fromkeys(mark for _, mark in scene.starts))
        signs.append(f"{marks} {words.get('start', 'start')}")
    if scene.blocked:
        signs.append(f"{BLOCKED} {words.get('blocked', 'blocked')}")
    if scene.holes():
        signs.append(f"{HOLE[:1]} {words.get('off board', 'off board')}")
    return lines + _wrapped(signs)


def _wrapped(signs: Iterable[str], width: int = 78) -> list[str]:
    lines: list[str] = []
    for sign in signs:
        if lines and len(lines[-1]) + len(sign) + 2 <= width:
            lines[-1] += f"  {sign}"
        else:
            lines.append(sign)
    return lines
