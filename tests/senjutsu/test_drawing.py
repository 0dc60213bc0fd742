"""Drawings: battlefields and diagrams as text and as SVG, compared with files; and what must be seen on them."""

from __future__ import annotations

from itertools import combinations
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

from nefrit.senjutsu.battlefields import BOARDS, BURNT_VILLAGE, FROZEN_LAKE, ICE_BRIDGE, PRESETS, SNOWY_BATTLEFIELD
from nefrit.senjutsu.boards import Board, joined
from nefrit.senjutsu.constants import STONE
from nefrit.senjutsu.diagrams import diagram_as_svg, diagram_as_text, signs
from nefrit.senjutsu.drawing import ARROWS, Figure, Scene, drawn, grid, scene_of, short_labels
from nefrit.senjutsu.hexes import DIRECTIONS, SIDES
from nefrit.senjutsu.svg import drawn_as_svg
from nefrit.senjutsu.trees.attacks import Strike
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.diagrams import Cell
from nefrit.testing import rule
from tests.senjutsu import drawings

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("file", "content"), [*drawings.texts().items(), *drawings.pictures().items()])
def test_drawings_are_those_in_the_files(file: str, content: str) -> None:
    assert (drawings.DIRECTORY / file).read_text(encoding="utf-8") == content


# ---- Text


def test_a_hex_has_an_upper_and_a_lower_text() -> None:
    assert grid({(5, 5): ("ab", "c")}) == " ____\n/ ab \\\n\\_c__/"
    assert grid({}) == ""


@pytest.mark.parametrize(
    "pair", list(combinations(BOARDS.values(), 2)), ids=lambda pair: "+".join(board.id for board in pair)
)
def test_two_boards_fit_a_terminal_of_80_columns(pair: tuple[Board, Board]) -> None:
    lines = drawn(scene_of(joined(pair), 4)).splitlines()
    assert max(map(len, lines)) <= 80


def test_all_signs_are_one_column_wide() -> None:
    wide = {
        character for text in drawings.texts().values() for character in text if east_asian_width(character) in "FW"
    }
    assert not wide


@pytest.mark.parametrize("facing", range(SIDES))
def test_figures_show_their_facing(facing: int) -> None:
    scene = Scene(BURNT_VILLAGE.hexes, (Figure((0, 0), facing, "Ronin", 0),))
    text = drawn(scene)
    assert f"Ro{ARROWS[facing]}" in text
    assert f"Ro{ARROWS[facing]} Ronin\n" in text
    assert f"rotate({60 * facing})" in drawn_as_svg(scene, "Ronin")


def test_labels_are_told_apart() -> None:
    assert short_labels(["Ronin", "Master"]) == ["Ro", "Ma"]
    assert short_labels(["Katana", "Katana", "X"]) == ["K1", "K2", "X"]


def test_what_is_blocked_or_a_start_is_marked_and_told_in_other_words_too() -> None:
    scene = Scene(
        ICE_BRIDGE.hexes, terrain=(((0, 0), STONE), ((0, 2), "dragon")), blocked=((0, 0),), starts=(((0, 1), "X"),)
    )
    text = drawn(scene, {STONE: "kámen", "start": "začátek"})
    assert "_s#_" in text
    assert text.endswith("s kámen  ? dragon  X začátek  # blocked\n")


def test_a_hole_does_not_look_like_a_hex_but_a_boat_on_it_does() -> None:
    assert "::::" in drawn(scene_of(FROZEN_LAKE))
    thaw = PRESETS["frozen-lake"]["thaw"]
    assert "::::" not in drawn(scene_of(FROZEN_LAKE, 2, thaw))
    assert "_o__" in drawn(scene_of(FROZEN_LAKE, 2, thaw))


# ---- SVG


@pytest.mark.parametrize(("file", "content"), drawings.pictures().items())
def test_pictures_are_self_contained_and_have_a_title(file: str, content: str) -> None:
    root = ElementTree.fromstring(content)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text
    assert "href" not in content
    assert "url(" not in content
    assert content.count("http") == 1


def test_a_picture_describes_what_stands_where() -> None:
    root = ElementTree.fromstring(drawn_as_svg(drawings.FIGHT, "Fight"))
    described = root.findtext(f"{SVG}desc")
    assert described is not None
    assert described.startswith("Ronin ▲ (0, 1); Master ◣ (0, 0); torii pillar (-1, 0)")
    own = ElementTree.fromstring(drawn_as_svg(drawings.FIGHT, "a < b & c", "Two fight."))
    assert own.findtext(f"{SVG}title") == "a < b & c"
    assert own.findtext(f"{SVG}desc") == "Two fight."


def test_a_picture_has_every_hex_inside_its_frame() -> None:
    root = ElementTree.fromstring(drawn_as_svg(scene_of(SNOWY_BATTLEFIELD), "Snow"))
    left, top, width, height = map(int, (root.get("viewBox") or "").split())
    outlines = [str(shape.get("points")) for shape in root.iter(f"{SVG}polygon")]
    assert len(outlines) == 37 + 8
    for x, y in (point.split(",") for points in outlines for point in points.split()):
        assert left < float(x) < left + width
        assert top < float(y) < top + height


# ---- Diagrams


def test_a_diagram_has_a_sign_for_each_wound_and_what_else_happens() -> None:
    assert signs(drawings.DIAGRAMS["harm"]) == {(0, -1): "!!", (1, -1): "!♦", (-1, 0): "*", (0, -2): "†", (1, -2): "☠*"}


def test_a_block_diagram_has_shields_and_marks() -> None:
    assert signs(Block(((0, -1), (1, -1)), marked=((1, -1), (-1, 0)))) == {(0, -1): "#", (1, -1): "#*", (-1, 0): "*"}


@rule("senjutsu.diagram.orientation")
@pytest.mark.parametrize("direction", range(SIDES))
def test_the_acting_figure_points_up_and_hexes_lie_around_it(direction: int) -> None:
    lines = diagram_as_text(Strike((Cell(DIRECTIONS[direction], wounds=1),))).splitlines()
    figure = next((line.index("▲"), number) for number, line in enumerate(lines) if "▲" in line)
    target = next((line.index("!"), number) for number, line in enumerate(lines) if "!" in line)
    across, down = target[0] - figure[0], target[1] - figure[1]
    assert (across, down) == [(0, -2), (5, -1), (5, 1), (0, 2), (-5, 1), (-5, -1)][direction]


def test_every_sign_of_a_diagram_is_drawn() -> None:
    nothing = diagram_as_svg(Strike((Cell((0, -1)),)), "none").count("<")
    for cell in (
        Cell((0, -1), wounds=1),
        Cell((0, -1), bleeding=1),
        Cell((0, -1), poison=1),
        Cell((0, -1), execution=True),
        Cell((0, -1), mark="*"),
        Cell((0, -1), mark="2"),
    ):
        assert diagram_as_svg(Strike((cell,)), "one").count("<") > nothing
