"""Where the attacks of the expansions reach, as a file to read: `python -m tests.senjutsu.reach` writes it anew.

Ann stands in the middle and looks forward, to (0, -1). For each stance in which that differs it is told on which hexes
an opponent who does nothing is hit, and by what, if she makes the most of the movement of the card.
"""

from __future__ import annotations

from pathlib import Path

from nefrit.senjutsu.cards import CHARACTERS, LIBRARY
from nefrit.senjutsu.constants import ATTACK, DISTANCE, KAMAE
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.trees.attacks import Strike
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.lines import Line, Or
from nefrit.testing import Scenario
from tests.senjutsu.dojo import GAME, go_on, harm, meet

GOLDEN = Path(__file__).parent / "golden" / "reach.txt"
NEAR = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if 0 < distance((0, 0), (q, r)) <= 4]


def _attacks(line: Line) -> bool:
    if isinstance(line, Gated):
        return _attacks(line.line)
    if isinstance(line, Or):
        return any(_attacks(one) for one in line.lines)
    return isinstance(line, Strike)


FACES = [
    face
    for face in LIBRARY.faces.values()
    if isinstance(face, SenjutsuFace)
    and face.set not in ("core", "solo", "hachiko")
    and ATTACK in face.types
    and any(_attacks(line) for section in face.sections for line in section.lines)
]


def owner(face: SenjutsuFace) -> str:
    """Whose card it is: of several one who may use it."""
    return face.character or next(iter(CHARACTERS))


def around(hex: tuple[int, int], sides: int) -> tuple[int, int]:
    """A hex turned clockwise around the middle: of three coordinates that add up to 0 each takes the place of another.

    Nothing of the game is used for this, so that it can be compared with what the game makes of a facing.
    """
    x, z = hex
    y = -x - z
    for _ in range(sides):
        x, y, z = -z, -x, -y
    return x, z


def harm_at(face: SenjutsuFace, kamae: str, hex: tuple[int, int], facing: int = 0) -> str:
    """What an opponent on a hex suffers when ann plays a card in a stance; empty if nothing.

    She and all others stand as if everything was turned around her.
    """
    table = Scenario(GAME)
    ann = {"kamae": kamae, "focus": 3, "hidden": "hidden" in face.needs, "wounds": 3 * ("desperate" in face.needs)}
    bob = {"wound_limit": 9, "facing": (facing + 3 * ("behind_opponent" not in face.needs)) % 6}
    more = {"dog": {"hex": [*around((3, 0), facing)], "facing": facing}} if owner(face) == "ashigaru" else {}
    if "enlightened" in face.needs:
        ann["lasting"] = ["Enlightened Body", "Enlightened Mind", "Enlightened Soul"]
    meet(table, owner(face), [face.id], {**ann, "facing": facing}, bob, around(hex, facing), **more)
    if face.name not in table.ann.choices:
        return ""
    table.ann.chooses(face.name)
    table.bob.chooses("Stand")
    go_on(table)
    if table.bob.defeated:
        return "defeat"
    suffered = zip(harm(table.bob), ("wound", "bleeding", "stun", "hobble"), strict=True)
    return " ".join(f"{count} {what}" for count, what in suffered if count)


def reach(face: SenjutsuFace, kamae: str) -> str:
    """The hexes on which somebody is hit in a stance, with the harm done there."""
    found: dict[str, list[str]] = {}
    for hex in NEAR:
        suffered = harm_at(face, kamae, hex)
        if suffered:
            found.setdefault(suffered, []).append(str(hex).replace(" ", ""))
    return "; ".join(f"{suffered}: {' '.join(hexes)}" for suffered, hexes in sorted(found.items()))


def reaches(face: SenjutsuFace) -> list[str]:
    """What is told of a card."""
    positions = [position for position in KAMAE if position != DISTANCE or owner(face) == "sailor"]
    stances: dict[str, list[str]] = {}
    for kamae in face.requires or ("neutral", *positions):
        stances.setdefault(reach(face, kamae), []).append(kamae)
    return [f"    {', '.join(stances[told])}: {told or 'nothing'}" for told in stances]


def told() -> dict[str, list[str]]:
    """All attack cards with diagrams, by their titles."""
    return {f"{face.id} {face.name}": reaches(face) for face in FACES}


if __name__ == "__main__":
    lines = [line for title, some in told().items() for line in (title, *some)]
    GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")
