"""The four battlefields of the box, drawn as maps; and terrain set up on them.

A character of a map is a hex: columns are two characters apart, and in a column hexes stand on every second line.
Letters name hexes that are spoken of below the map; capitals A to D and X are the hexes of the horde.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.boards import OPPONENTS, PLAYER, Board, Start, facing_centre
from nefrit.senjutsu.constants import BAMBOO, BOAT, CALTROPS, CHERRY, CORPSE, PILLAR, SHRINE, STONE, WAGON
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.scenery import Terrain


def _read(drawn: str) -> dict[Hex, str]:
    """The hexes of a map with the characters that stand for them; the middle of the map is the origin."""
    lines = drawn.strip("\n").splitlines()
    height, width = len(lines) // 2, max(map(len, lines)) // 4
    found: dict[Hex, str] = {}
    for row, line in enumerate(lines):
        for place, character in enumerate(line):
            if not character.isspace():
                q, y = place // 2 - width, row - height
                found[q, (y - q) // 2] = character
    return found


def _board(
    id: str, name: str, drawn: str, layouts: Iterable[str], *, provenance: str = RECONSTRUCTED, note: str
) -> Board:
    """A board from its map; in a layout the letters of an edge stand together."""
    at = _read(drawn)
    named = {letter: Start(hex, facing_centre(hex, at)) for hex, letter in at.items() if letter != "."}
    return Board(
        id,
        name,
        tuple(sorted(at)),
        tuple([tuple([tuple([named[letter] for letter in edge]) for edge in layout.split()]) for layout in layouts]),
        tuple([(letter, named[letter]) for letter in (PLAYER, *OPPONENTS)]),
        provenance,
        note,
    )


OWN_MAP: Final = "The published map is not known; this one is this project's own."

BURNT_VILLAGE: Final = _board(
    "burnt-village",
    "Burnt Village",
    """
      n
    B   C   e
      .   .
A   .   .   D
  .   .   .
    .   .
  w   X
    .   s
""",
    ("Aw eD", "A e s", "A n D X"),
    provenance=PRINTED,
    note="The hexes are those of the published board; its starting hexes are not known, these are this project's own.",
)

SNOWY_BATTLEFIELD: Final = _board(
    "snowy-battlefield",
    "Snowy Battlefield",
    """
      n
    B   C
  .   .   f
a   .   .   e
  .   .   .
A   .   .   D
  .   .   .
v   .   .   g
  .   .   .
w   .   .   h
  .   .   i
    .   j
      X
""",
    ("wvAa eDgh", "vA Cf ij", "vA n Dg X"),
    note=OWN_MAP,
)

FROZEN_LAKE: Final = _board(
    "frozen-lake",
    "Frozen Lake",
    """
    B   C
  m   .   f
    .   .
  .   .   .
A   .   .   D
  .       .
v   .   .   g
  .   .   .
    .   .
  l   X   i
    .   j
""",
    ("vA Dg", "vA Cf ij", "m f i l"),
    note=OWN_MAP,
)

ICE_BRIDGE: Final = _board(
    "ice-bridge",
    "Ice Bridge",
    """
    n
  B   C
A   .   D
  .   .
    .
  .   .
    .
  .   .
    .
  .   .
l   .   i
  k   j
    X
""",
    ("BnC jXk", "n i l", "A D i l"),
    note=OWN_MAP,
)

BOARDS: Final[Mapping[str, Board]] = {
    board.id: board for board in (SNOWY_BATTLEFIELD, BURNT_VILLAGE, FROZEN_LAKE, ICE_BRIDGE)
}

SHEETS: Final = (
    (SNOWY_BATTLEFIELD.id, BURNT_VILLAGE.id, "senjutsu.component.board-snow-village"),
    (FROZEN_LAKE.id, ICE_BRIDGE.id, "senjutsu.component.board-lake-bridge"),
)
"""The two boards of a box, with what is on either side of them."""


JOINED_BY: Final = "+"
"""What stands between the names of boards that are joined, where they are written as one word."""


def boards_in(given: object) -> list[str]:
    """The names of the boards that an option names: one, several joined by plus signs, or a list."""
    if isinstance(given, list):
        return [str(name) for name in given]
    return str(given).split(JOINED_BY)


def joinable() -> list[str]:
    """All pairs of boards of one box that can be joined, each as one word (senjutsu.setup.several-boards)."""
    return [JOINED_BY.join(pair) for pair in combinations(BOARDS, 2) if not any(why_not_join(pair))]


def why_not_join(boards: Iterable[str], boxes: int = 1) -> Iterator[Refusal]:
    """Why these battlefields cannot lie side by side: two of them are the sides of one board."""
    chosen = list(boards)
    for one, other, rule in SHEETS:
        if chosen.count(one) + chosen.count(other) > boxes:
            yield refuse(rule, "board-two-sides", one=one, other=other)


# ---- Terrain set up on a board

LETTERS: Final[Mapping[str, str]] = {
    "s": STONE,
    "b": BAMBOO,
    "w": WAGON,
    "h": SHRINE,
    "o": BOAT,
    "t": PILLAR,
    "c": CHERRY,
    "x": CORPSE,
    "k": CALTROPS,
}
"""The letters of terrain in maps."""


def _terrain(drawn: str) -> Terrain:
    return tuple(sorted([(hex, LETTERS[letter]) for hex, letter in _read(drawn).items() if letter != "."]))


PRESETS: Final[Mapping[str, Mapping[str, Terrain]]] = {
    BURNT_VILLAGE.id: {
        "ruins": _terrain(
            """
      .
    .   .   .
      .   x
.   .   w   .
  .   x   .
    w   .
  .   .
    s   .
"""
        ),
    },
    SNOWY_BATTLEFIELD.id: {
        "grove": _terrain(
            """
      .
    .   .
  .   b   .
.   .   .   .
  s   .   c
.   t   .   .
  .   .   .
.   .   t   .
  h   .   s
.   .   .   .
  .   b   .
    .   .
      .
"""
        ),
    },
    FROZEN_LAKE.id: {
        "thaw": _terrain(
            """
    .   .
  .   .   .
    s   .
  .   .   .
.   .   .   .
  x   o   x
.   .   .   .
  .   .   .
    .   s
  .   .   .
    .   .
"""
        ),
    },
    ICE_BRIDGE.id: {
        "gate": _terrain(
            """
    .
  .   .
.   .   .
  .   .
    x
  t   .
    .
  .   t
    x
  .   .
.   .   .
  .   .
    .
"""
        ),
    },
}
"""Terrain to agree on (senjutsu.setup.agree-terrain), by board and name; it stands on no starting hex."""
