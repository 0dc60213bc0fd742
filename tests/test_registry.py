from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import examples.goofspiel
from nefrit import registry
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.definition import Definition
from nefrit.registry import CannotLoad, find, names
from nefrit.rulebook import GAMES

ROOT = Path(__file__).parents[1]
GOOFSPIEL = ROOT / "examples" / "goofspiel.py"


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two registered games, of which one is broken, and one that comes with Nefrit."""
    points = (
        EntryPoint("goof", "examples.goofspiel:GAME", registry.GROUP),
        EntryPoint("broken", "no_such_package:GAME", registry.GROUP),
        EntryPoint("wrong", "examples.goofspiel:RANKS", registry.GROUP),
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(registry, "BUILT_IN", {"own": "examples.goofspiel:GAME"})


def cannot_load(path: object) -> str:
    with pytest.raises(CannotLoad) as caught:
        find(str(path))
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_a_file_is_found_by_any_of_its_paths_and_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    definition = find(str(GOOFSPIEL))
    assert isinstance(definition, Definition)
    assert find("examples/goofspiel.py") is definition
    assert find("examples/../examples/goofspiel.py") is definition
    monkeypatch.chdir(ROOT / "examples")
    assert find("goofspiel.py") is definition


def test_a_module_that_is_already_imported_from_the_file_is_used() -> None:
    assert find(str(GOOFSPIEL)) is examples.goofspiel.GAME


@pytest.mark.parametrize("directory", [ROOT, ROOT / "examples"])
def test_a_file_gives_the_same_class_names_wherever_it_is_loaded_from(directory: Path) -> None:
    program = "import sys; from nefrit.registry import find; print(type(find(sys.argv[1])).__module__)"
    told = subprocess.run(
        [sys.executable, "-c", program, str(GOOFSPIEL)], cwd=directory, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "goofspiel"


def test_the_games_that_come_with_nefrit_are_found() -> None:
    assert names()[: len(registry.BUILT_IN)] == list(registry.BUILT_IN)
    for name in registry.BUILT_IN:
        assert find(name).name == name


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_which_only_the_rules_are_there_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry.BUILT_IN, name)
    with pytest.raises(UnknownName, match=f"{name} cannot be played yet; its rules are there: nefrit rules {name}"):
        find(name)


def test_registered_games_are_found_by_name(registered: None) -> None:
    assert names() == ["own", "broken", "goof", "wrong"]
    assert find("goof") is find("own") is examples.goofspiel.GAME


def test_a_registered_game_that_cannot_be_loaded_says_why(registered: None) -> None:
    assert "no_such_package" in cannot_load("broken")
    assert "is a tuple, not a Definition" in cannot_load("wrong")


def test_an_unknown_name_is_told_with_what_comes_near(registered: None) -> None:
    with pytest.raises(UnknownName, match="did you mean goof"):
        find("goov")
    with pytest.raises(UnknownName, match="did you mean senjutsu"):
        find("senjitsu")
    with pytest.raises(UnknownName, match="there is no game ''"):
        find("")


def test_a_file_whose_ending_is_forgotten_is_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "examples")
    with pytest.raises(UnknownName, match=r"did you mean the file goofspiel\.py"):
        find("goofspiel")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert cannot_load(tmp_path / "nothing.py").startswith("there is no file ")
    (tmp_path / "directory.py").mkdir()
    assert cannot_load(tmp_path / "directory.py").endswith("is not a file")
    assert "is not the path of a game" in cannot_load("with\0null.py")
    (tmp_path / "notes.txt").write_text("GAME = 1")
    assert cannot_load(tmp_path / "notes.txt").endswith("is not a Python file")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "defines no GAME"),
        ("GAME = None", "defines no GAME"),
        ("GAME = 'goofspiel'", "is a str, not a Definition"),
        ("GAME = (", "SyntaxError: "),
        ("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("import sys; sys.exit(0)", "SystemExit: 0"),
    ],
)
def test_a_file_without_a_game_is_told_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "unfit_game.py"
    file.write_text(text)
    sys.modules.pop("unfit_game", None)
    assert told in cannot_load(file)


def test_a_file_cannot_take_the_name_of_another_module(tmp_path: Path) -> None:
    for stem in ("json", "colorsys"):
        file = tmp_path / f"{stem}.py"
        file.write_text("GAME = 1")
        assert f"there is another module called {stem!r}" in cannot_load(file)
    dotted = tmp_path / "a.b.py"
    dotted.write_text("GAME = 1")
    assert "no dot" in cannot_load(dotted)
