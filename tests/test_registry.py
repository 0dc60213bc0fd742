from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import examples.goofspiel
from nefrit import bots
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.definition import Definition
from nefrit.manifest import Manifest, file_at, load, manifest_of, manifests, own_names
from nefrit.registry import CannotLoad, decks_of, find, has_decks, names, planned
from tests.manifests import leave_rules_only, register_only

ROOT = Path(__file__).parents[1]
GOOFSPIEL = ROOT / "examples" / "goofspiel.py"
GOOFSPIEL_MANIFEST = Manifest(definition="examples.goofspiel:GAME", bots={"first": "tests.sim.bots:First"})
EMPTY_MANIFEST = Manifest()


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registered games, of which one can be played."""
    places = {
        "goofspiel": "tests.test_registry:GOOFSPIEL_MANIFEST",
        "broken": "no_such_package:GAME",
        "wrong": "examples.goofspiel:RANKS",
        "misnamed": "examples.goofspiel:GAME",
        "empty": "tests.test_registry:EMPTY_MANIFEST",
    }
    register_only(monkeypatch, places)


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
    own = [file.parent.name for file in sorted((ROOT / "src" / "nefrit").glob("*/manifest.py"))]
    assert {"imperium", "invasion", "l5r", "senjutsu"} <= set(own)
    assert list(own_names()) == own == names()[: len(own)]
    for name in own:
        assert find(name).name == name


def test_games_are_listed_without_loading_any_of_them() -> None:
    program = (
        "import sys; from nefrit.registry import names; print(*names()); "
        "print(*[name for name in sys.modules if name.startswith('nefrit.l5r')])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    listed, imported = told.splitlines()
    assert "l5r" in listed.split()
    assert imported.split() == ["nefrit.l5r", "nefrit.l5r.manifest"]


@pytest.mark.parametrize("name", own_names())
def test_whatever_a_manifest_names_is_there(name: str) -> None:
    found = manifest_of(name)
    places = (found.definition, found.board, found.checkers, *found.bots.values(), *filter(None, [found.decks]))
    assert all(load(place) is not None for place in places)
    assert has_decks(name) == bool(found.decks)
    files = [place for place in (found.rulebook, found.web.board, found.web.emblem, found.web.back) if place]
    assert all(file_at(place).is_file() for place in files)
    assert all((ROOT / "src" / "nefrit" / name / folder).is_dir() for folder in found.compiled)


@pytest.mark.parametrize("name", own_names())
def test_a_game_of_which_only_the_rules_are_there_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_rules_only(monkeypatch, name)
    assert name not in names()
    assert planned() == [name]
    with pytest.raises(UnknownName, match=f"{name} cannot be played yet; its rules are there: nefrit rules {name}"):
        find(name)


def test_registered_games_are_found_by_name(registered: None) -> None:
    assert names() == ["broken", "empty", "goofspiel", "misnamed", "wrong"]
    assert planned() == []
    assert find("goofspiel") is examples.goofspiel.GAME
    assert list(manifests()) == ["goofspiel", "misnamed", "wrong"]


def test_a_game_that_is_not_registered_has_nothing_but_its_rules(registered: None) -> None:
    assert manifest_of("chess") == Manifest()
    with pytest.raises(UnknownName, match="in goofspiel nobody builds decks"):
        decks_of(str(GOOFSPIEL))


def test_a_file_has_what_is_registered_for_a_game_of_its_name(registered: None) -> None:
    assert bots.names(find(str(GOOFSPIEL)).name) == ("first", "random")


def test_a_registered_game_that_cannot_be_loaded_says_why(registered: None) -> None:
    assert "no_such_package" in cannot_load("broken")
    assert "is a tuple, not a Definition" in cannot_load("wrong")
    assert "names neither a definition nor a rulebook" in cannot_load("empty")
    assert "is registered as misnamed, but calls itself goofspiel" in cannot_load("misnamed")


def test_an_unknown_name_is_told_with_what_comes_near(registered: None) -> None:
    with pytest.raises(UnknownName, match="did you mean goofspiel"):
        find("goofspeil")
    with pytest.raises(UnknownName, match="there is no game ''"):
        find("")


def test_a_file_may_hold_a_manifest(tmp_path: Path) -> None:
    file = tmp_path / "goofspiel_with_bots.py"
    lines = [
        "from examples.goofspiel import Goofspiel, PRIZES, Score",
        "from nefrit.kernel.cards import Library",
        "from nefrit.manifest import Manifest",
        "RULES = Goofspiel('with-bots', 'Goofspiel', seats=(2, 2), zones=(PRIZES,), library=Library(), seat=Score)",
        "class Mine: imagines = False",
        "GAME = Manifest(definition=f'{__name__}:RULES', bots={'mine': f'{__name__}:Mine'}, room=7)",
    ]
    file.write_text("\n".join(lines))
    assert find(str(file)).name == "with-bots"
    assert manifest_of("with-bots").room == 7
    assert type(bots.find("with-bots", "mine")).__name__ == "Mine"
    assert "with-bots" not in names()
    file = tmp_path / "goofspiel_without_rules.py"
    file.write_text("from nefrit.manifest import Manifest; GAME = Manifest(definition='no_such_module:GAME')")
    assert "cannot be loaded from no_such_module:GAME: ModuleNotFoundError" in cannot_load(file)


def test_an_own_game_is_suggested() -> None:
    with pytest.raises(UnknownName, match="did you mean senjutsu"):
        find("senjitsu")


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
