"""Drawings kept as files to look at: `python -m tests.senjutsu.drawings` writes them anew."""

from __future__ import annotations

from pathlib import Path

from nefrit.senjutsu.battlefields import BOARDS, BURNT_VILLAGE, FROZEN_LAKE, ICE_BRIDGE, PRESETS, SNOWY_BATTLEFIELD
from nefrit.senjutsu.boards import joined
from nefrit.senjutsu.diagrams import Diagram, diagram_as_svg, diagram_as_text
from nefrit.senjutsu.drawing import Figure, Scene, drawn, scene_of
from nefrit.senjutsu.svg import drawn_as_svg
from nefrit.senjutsu.trees.attacks import Strike
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.diagrams import Area, Cell

DIRECTORY = Path(__file__).parent / "golden"

FIGHT = Scene(
    ICE_BRIDGE.hexes,
    figures=(Figure((0, 1), 0, "Ronin", 0), Figure((0, 0), 4, "Master", 1)),
    terrain=PRESETS["ice-bridge"]["gate"],
    blocked=((0, 1), (-1, 1)),
)
SHARED = Scene(
    BURNT_VILLAGE.hexes,
    figures=(Figure((-3, 1), 2, "Katana", 0), Figure((-3, 1), 1, "Katana", 0), Figure((3, -2), 5, "Warrior", 1)),
)
DIAGRAMS: dict[str, Diagram] = {
    "harm": Strike(
        (
            Cell((0, -1), wounds=2),
            Cell((1, -1), wounds=1, bleeding=1),
            Cell((-1, 0), mark="*"),
            Cell((0, -2), execution=True),
            Cell((1, -2), poison=1, mark="*"),
        )
    ),
    "block": Block(((0, -1), (1, -1), (0, 0)), marked=((-1, 0),)),
    "behind": Area((Cell((0, 1)), Cell((0, 2), bleeding=1))),
}


def texts() -> dict[str, str]:
    """The drawings made of characters, by the names of their files."""
    boards = [
        f"{board.name}\n{drawn(scene_of(board, 2, terrain))}"
        for board in BOARDS.values()
        for terrain in PRESETS[board.id].values()
    ]
    return {
        "boards.txt": "\n".join(boards),
        "joined.txt": drawn(scene_of(joined((SNOWY_BATTLEFIELD, FROZEN_LAKE)), 4)),
        "fight.txt": drawn(FIGHT),
        "shared.txt": drawn(SHARED),
        "diagrams.txt": "\n".join(f"{name}\n{diagram_as_text(diagram)}" for name, diagram in DIAGRAMS.items()),
    }


def pictures() -> dict[str, str]:
    """The drawings as SVG, by the names of their files."""
    return {
        "fight.svg": drawn_as_svg(FIGHT, "A fight on the Ice Bridge"),
        "shared.svg": drawn_as_svg(SHARED, "Allies share a starting hex"),
        "frozen-lake.svg": drawn_as_svg(scene_of(FROZEN_LAKE, 4, PRESETS["frozen-lake"]["thaw"]), "Frozen Lake"),
        **{f"diagram-{name}.svg": diagram_as_svg(diagram, name) for name, diagram in DIAGRAMS.items()},
    }


if __name__ == "__main__":
    DIRECTORY.mkdir(exist_ok=True)
    for file, content in {**texts(), **pictures()}.items():
        (DIRECTORY / file).write_text(content, encoding="utf-8")
