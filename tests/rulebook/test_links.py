from collections.abc import Callable
from pathlib import Path

import pytest

from nefrit.manifest import own_names
from nefrit.rulebook import Link, UnreadableSource, catalog, cited, links, unknown_citations

REPOSITORY = Path(__file__).parents[2]

# One id that is the beginning of another, a definition and a decision.
SHORT, LONG = "l5r.active-player.dynasty", "l5r.active-player.dynasty-alternates"
DEFINITION = "l5r.unopposed.definition"
DECISION = "decision.l5r.no-winner"

Write = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_file(path: str, text: str) -> None:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    write_file("src/nefrit/__init__.py", "")
    return write_file


def found(root: Path, game: str = "l5r") -> dict[str, Link]:
    return {link.entry.id: link for link in links(game, root)}


def unknown(root: Path) -> dict[str, tuple[str, ...]]:
    return {citation.id: citation.places for citation in unknown_citations(root)}


def test_no_id_is_cited_that_no_catalog_has() -> None:
    assert unknown_citations(REPOSITORY) == []


@pytest.mark.parametrize("game", own_names())
def test_every_rule_and_decision_has_one_link_in_the_order_of_the_catalog(game: str) -> None:
    assert [link.entry.id for link in links(game)] == list(catalog(game).entries)


def test_the_sources_of_the_running_package_are_searched_by_default() -> None:
    assert links("l5r") == links("l5r", REPOSITORY)


# --- places in the code


@pytest.mark.parametrize("suffix", ["py", "toml", "ftl"])
def test_a_place_is_a_path_and_a_line(tmp_path: Path, write: Write, suffix: str) -> None:
    write(f"src/nefrit/l5r/conflict.{suffix}", f"\n# The words {DEFINITION}, twice: {DEFINITION}\n\n\n# {DEFINITION}")
    path = f"src/nefrit/l5r/conflict.{suffix}"
    assert found(tmp_path)[DEFINITION].code == (f"{path}:2", f"{path}:5")


def test_places_are_in_the_order_of_the_files(tmp_path: Path, write: Write) -> None:
    for name in ("c", "a", "b"):
        write(f"src/nefrit/l5r/{name}.py", f"# {SHORT}")
    assert found(tmp_path)[SHORT].code == tuple(f"src/nefrit/l5r/{name}.py:1" for name in "abc")


@pytest.mark.parametrize(
    "text",
    [f'"{SHORT}"', f"'{SHORT}'", f"({SHORT})", f"See {SHORT}.", f"`{SHORT}`:", f"{SHORT},{DEFINITION}", f"a/{SHORT}"],
)
def test_an_id_is_found_whatever_stands_around_it(tmp_path: Path, write: Write, text: str) -> None:
    write("src/nefrit/a.toml", text)
    assert found(tmp_path)[SHORT].code == ("src/nefrit/a.toml:1",)


@pytest.mark.parametrize(
    "text",
    [LONG, f"{SHORT}.more", f"{SHORT}-", f"{SHORT}_x", f"{SHORT}X", f"nefrit.{SHORT}", f"x{SHORT}", f"x-{SHORT}"],
)
def test_an_id_is_not_found_inside_a_longer_word(tmp_path: Path, write: Write, text: str) -> None:
    write("src/nefrit/a.toml", text)
    assert found(tmp_path)[SHORT].code == ()
    assert bool(found(tmp_path)[LONG].code) == (text == LONG)


@pytest.mark.parametrize(
    "path",
    [
        "src/nefrit/l5r/rules.toml",
        "src/nefrit/l5r/terms.toml",
        "src/nefrit/rulebook/decisions.toml",
        "src/nefrit/rulebook/example.py",
        "src/nefrit/cli/rules.py",
        "src/nefrit/l5r/readme.md",
        "src/other/conflict.py",
        "tests/test_conflict.py",
    ],
)
def test_stating_a_rule_or_talking_about_it_is_not_a_place(tmp_path: Path, write: Write, path: str) -> None:
    write(path, f'"{SHORT}"')
    assert found(tmp_path)[SHORT].code == ()


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, write: Write) -> None:
    write("src/nefrit/a.py", "")
    (tmp_path / "src/nefrit/a.py").write_bytes(b"\xff")
    with pytest.raises(UnreadableSource, match=r"^src/nefrit/a\.py: it cannot be read"):
        links("l5r", tmp_path)


def test_a_directory_without_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableSource, match="has no src/nefrit"):
        links("l5r", tmp_path)


def test_an_installed_package_has_places_but_no_tests(
    tmp_path: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("lib/nefrit/l5r/conflict.py", f"# {SHORT}")
    write("lib/nefrit/__init__.py", "")
    write("tests/test_conflict.py", f'@rule("{SHORT}")\ndef test_it(): ...')
    monkeypatch.setattr("nefrit.__file__", str(tmp_path / "lib/nefrit/__init__.py"))
    link = next(link for link in links("l5r") if link.entry.id == SHORT)
    assert link.code == ("nefrit/l5r/conflict.py:1",)
    assert link.tests == ()


# --- tests


MARKED = f"""
import pytest
from elsewhere import rule

@rule("{SHORT}", "{LONG}")
def test_function(): ...

@pytest.mark.rule("{SHORT}")
@pytest.mark.slow
async def test_coroutine(): ...

@rule("{SHORT}")
def helper(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("{SHORT}"))])
def test_case(n): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, id="two", marks=[pytest.mark.rule("{SHORT}")])])
def test_named_case(n): ...

def test_without_a_mark():
    rule("{SHORT}")

@rule("{DEFINITION}")
class TestClass:
    def test_one(self): ...
    def helper(self): ...

    @rule("{SHORT}")
    def test_two(self): ...

    class TestInner:
        pytestmark = [pytest.mark.rule("{LONG}")]
        def test_three(self): ...

@rule("{SHORT}")
class Helper:
    def test_never_collected(self): ...
"""


def test_marks_on_functions_cases_and_classes_are_found(tmp_path: Path, write: Write) -> None:
    write("tests/l5r/test_turn.py", MARKED)
    file = "tests/l5r/test_turn.py"
    links_of = found(tmp_path)
    assert links_of[SHORT].tests == (
        f"{file}::test_function",
        f"{file}::test_coroutine",
        f"{file}::test_case",
        f"{file}::test_named_case[two]",
        f"{file}::TestClass::test_two",
    )
    assert links_of[LONG].tests == (f"{file}::test_function", f"{file}::TestClass::TestInner::test_three")
    assert links_of[DEFINITION].tests == (
        f"{file}::TestClass::test_one",
        f"{file}::TestClass::test_two",
        f"{file}::TestClass::TestInner::test_three",
    )


@pytest.mark.parametrize(
    "statement",
    [
        f'pytestmark = rule("{SHORT}")',
        f'pytestmark = [pytest.mark.slow, pytest.mark.rule("{SHORT}")]',
        f'pytestmark: list[object] = [pytest.mark.rule("{SHORT}")]',
    ],
)
def test_a_mark_on_the_module_stands_for_every_test_in_it(tmp_path: Path, write: Write, statement: str) -> None:
    write("tests/test_a.py", f"{statement}\ndef test_one(): ...\nclass TestA:\n    def test_two(self): ...")
    write("tests/test_b.py", "def test_three(): ...")
    assert found(tmp_path)[SHORT].tests == ("tests/test_a.py::test_one", "tests/test_a.py::TestA::test_two")


def test_a_test_that_pytest_would_not_collect_proves_nothing(tmp_path: Path, write: Write) -> None:
    for path in ("tests/helpers.py", "tests/a_test.py", "tests/deep/er/test_a.py"):
        write(path, f'@rule("{SHORT}")\ndef test_it(): ...')
    assert found(tmp_path)[SHORT].tests == ("tests/a_test.py::test_it", "tests/deep/er/test_a.py::test_it")


def test_a_test_module_with_a_mistake_is_named_with_its_line(tmp_path: Path, write: Write) -> None:
    write("tests/test_a.py", "# rule\ndef test_(:\n")
    with pytest.raises(UnreadableSource, match=r"^tests/test_a\.py:2: it is not valid Python"):
        links("l5r", tmp_path)


# --- what is missing


def link(rule_id: str, code: tuple[str, ...], tests: tuple[str, ...]) -> Link:
    return Link(catalog("l5r").entry(rule_id), code, tests)


@pytest.mark.parametrize("rule_id", [LONG, DECISION])
def test_a_rule_needs_a_place_and_a_test(rule_id: str) -> None:
    assert link(rule_id, (), ()).missing == "no place in the code"
    assert link(rule_id, (), ("test",)).missing == "no place in the code"
    assert link(rule_id, ("place",), ()).missing == "no test"
    assert link(rule_id, ("place",), ("test",)).missing is None


@pytest.mark.parametrize("kind", ["component", "definition"])
def test_a_component_or_definition_needs_only_a_place(kind: str) -> None:
    rule_id = next(rule.id for rule in catalog("l5r").rules if rule.kind == kind)
    assert link(rule_id, (), ()).missing == "no place in the code"
    assert link(rule_id, ("place",), ()).missing is None


# --- ids that do not exist


CITING = f"""
from nefrit.l5r.conflict import Conflict
import l5r.conflict.steps  # l5r.conflict.prose

MODULE = "nefrit.l5r.conflict"
TWO_PARTS = "l5r.conflict"
KNOWN = ["{SHORT}", "{DECISION}", "decision.all.endless"]
SENTENCE = "l5r.no.sentence is part of a longer text"
BUILT = f"l5r.no.built{{MODULE}}"
BYTES = b"l5r.no.bytes"
CLASS = "l5r.conflict.Conflict"
NEW = l5r.conflict.thing
WRONG = "l5r.active-player.dinasty"
AGAIN = {{"decision.l5r.nowinner": ["l5r.active-player.dinasty"]}}
# rule: {SHORT}, imperium.no.such - see there
#rules: {SHORT} senjutsu.no.such.thing
"""


def test_mistyped_ids_in_the_code_are_found_and_nothing_else(tmp_path: Path, write: Write) -> None:
    write("src/nefrit/l5r/conflict.py", CITING)
    path = "src/nefrit/l5r/conflict.py"
    assert unknown(tmp_path) == {
        "decision.l5r.nowinner": (f"{path}:14",),
        "imperium.no.such": (f"{path}:15",),
        "l5r.active-player.dinasty": (f"{path}:13", f"{path}:14"),
        "senjutsu.no.such.thing": (f"{path}:16",),
    }


@pytest.mark.parametrize("suffix", ["toml", "ftl"])
def test_mistyped_ids_in_data_are_found(tmp_path: Path, write: Write, suffix: str) -> None:
    write(
        f"src/nefrit/l5r/a.{suffix}",
        f"# l5r.no.prose {SHORT}\na = \"l5r.no.such\"\nb = '{SHORT}' # rule: l5r.no.rule\n",
    )
    path = f"src/nefrit/l5r/a.{suffix}"
    assert unknown(tmp_path) == {"l5r.no.such": (f"{path}:2",), "l5r.no.rule": (f"{path}:3",)}


def test_mistyped_ids_in_the_marks_of_tests_are_found(tmp_path: Path, write: Write) -> None:
    write(
        "tests/test_a.py",
        f"""
import pytest
pytestmark = pytest.mark.rule("l5r.no.module")

@rule("{SHORT}",
      "15r.mistyped.game")
@rule(*IDS)
def test_it():
    assert refusal == "l5r.not.a-mark"
""",
    )
    assert unknown(tmp_path) == {
        "l5r.no.module": ("tests/test_a.py:3",),
        "15r.mistyped.game": ("tests/test_a.py:6",),
        "*IDS": ("tests/test_a.py:7",),
    }


# --- what play cites


def test_rules_handed_on_as_values_are_cited_and_those_in_comments_are_not(tmp_path: Path, write: Write) -> None:
    write("src/nefrit/l5r/steps.py", f'"""As {LONG} says."""\n# rule: {DECISION}\nRULE = "{SHORT}"\n')
    write("src/nefrit/l5r/cards.toml", f'rule = "{DEFINITION}"\n')
    assert cited("l5r", tmp_path) == {
        SHORT: ("src/nefrit/l5r/steps.py:3",),
        DEFINITION: ("src/nefrit/l5r/cards.toml:1",),
    }


@pytest.mark.parametrize("game", own_names())
def test_every_rule_that_play_cites_has_a_title(game: str) -> None:
    entries = catalog(game).entries
    assert [rule_id for rule_id in cited(game) if entries[rule_id].title is None] == []
