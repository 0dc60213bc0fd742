"""The registry: the one way in which everything above the games finds them, by name or in a file.

A game that is installed registers its `Definition` under the entry point group `nefrit.games`:

    [project.entry-points."nefrit.games"]
    goofspiel = "my_package.goofspiel:GAME"

A game that is only a Python file is found by its path; the file calls its definition `GAME`.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from nefrit.kernel.cards import Library, UnknownName, unknown
from nefrit.kernel.definition import Definition
from nefrit.rulebook import GAMES
from nefrit.text.decklists import AnyDeckRules

GROUP = "nefrit.games"
"""The group of entry points under which packages register their games."""

ATTRIBUTE = "GAME"
"""What a file calls the definition of its game."""

BUILT_IN: dict[str, str] = {
    "l5r": "nefrit.l5r.game:GAME",
    "senjutsu": "nefrit.senjutsu.definition:GAME",
    "imperium": "nefrit.imperium.definition:GAME",
    "invasion": "nefrit.invasion.game:GAME",
}
"""The games that come with Nefrit: for each name the `package:ATTRIBUTE` that holds its definition."""

DECKS: dict[str, str] = {
    "l5r": "nefrit.l5r.decks:L5RDecks",
    "senjutsu": "nefrit.senjutsu.decks:SenjutsuDecks",
    "invasion": "nefrit.invasion.decks:InvasionDecks",
}
"""The games in which players build decks: for the name of a catalog the `package:CLASS` of its rules for decks."""

_by_path: dict[Path, Definition] = {}


class CannotLoad(ValueError):
    """A game is where it should be, but it cannot be loaded: the message says in one line why not."""


def names() -> list[str]:
    """The names of all registered games, those that come with Nefrit first."""
    return list(dict.fromkeys((*BUILT_IN, *sorted(_registered()))))


def find(name_or_path: str) -> Definition:
    """The definition of a game: by its registered name, or by the path of a Python file that defines `GAME`.

    What contains a slash or ends with `.py` is a path. UnknownName if no game has the name, CannotLoad if the game is
    there but broken.
    """
    if _is_path(name_or_path):
        return _from_file(Path(name_or_path))
    place = BUILT_IN.get(name_or_path)
    if place is not None:
        return _from_place(name_or_path, EntryPoint(name_or_path, place, GROUP))
    registered = _registered()
    if name_or_path in registered:
        return _from_place(name_or_path, registered[name_or_path])
    if name_or_path in GAMES:
        raise UnknownName(f"{name_or_path} cannot be played yet; its rules are there: nefrit rules {name_or_path}")
    if Path(f"{name_or_path}.py").is_file():
        raise UnknownName(f"there is no game {name_or_path!r}; did you mean the file {name_or_path}.py?")
    raise unknown("game", name_or_path, dict.fromkeys((*names(), *GAMES)))


def library_of(name_or_path: str) -> Library:
    """The cards of a game; UnknownName if it has none yet."""
    if name_or_path in GAMES and name_or_path not in names():
        raise UnknownName(f"{name_or_path} has no cards yet, only rules: nefrit rules {name_or_path}")
    return find(name_or_path).library


def decks_of(name_or_path: str) -> AnyDeckRules:
    """The rules for decks of a game; UnknownName if it has no cards yet, or if nobody builds decks for it."""
    library = library_of(name_or_path)
    definition = find(name_or_path)
    place = DECKS.get(definition.rulebook)
    if place is None:
        raise UnknownName(f"in {definition.name} nobody builds decks")
    rules: AnyDeckRules = EntryPoint(definition.name, place, GROUP).load()(library)
    return rules


def _is_path(text: str) -> bool:
    return text.endswith(".py") or any(separator in text for separator in ("/", os.sep))


def _registered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _from_place(name: str, point: EntryPoint) -> Definition:
    try:
        found = point.load()
    except Exception as error:
        raise CannotLoad(f"{name} cannot be loaded from {point.value}: {_in_one_line(error)}") from error
    return _checked(found, point.value)


def _from_file(path: Path) -> Definition:
    """Load a file once; the same file, however it is written, gives the same definition."""
    try:
        place = path.resolve()
        if not place.is_file():
            raise CannotLoad(f"{path} is not a file" if place.exists() else f"there is no file {path}")
    except (OSError, ValueError) as error:
        if isinstance(error, CannotLoad):
            raise
        raise CannotLoad(f"{str(path)!r} is not the path of a game: {_in_one_line(error)}") from error
    if place not in _by_path:
        module = _already_imported(place) or _import(place, path)
        _by_path[place] = _checked(getattr(module, ATTRIBUTE, None), str(path))
    return _by_path[place]


def _already_imported(place: Path) -> ModuleType | None:
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__dict__", {}).get("__file__")
        # A file that runs as a program is called __main__ there, and saved states would not find its classes again.
        if not isinstance(file, str) or name == "__main__" or Path(file).name != place.name:
            continue
        if Path(file).resolve() == place:
            return module
    return None


def _import(place: Path, path: Path) -> ModuleType:
    """Import a file under its stem, as `import` in its own directory would: saved states name classes by module."""
    name = place.stem
    if place.suffix != ".py":
        raise CannotLoad(f"{path} is not a Python file")
    if "." in name:
        raise CannotLoad(f"{path} cannot be loaded: the name of a module has no dot in it")
    if _is_taken(name, place):
        raise CannotLoad(f"{path} cannot be loaded: there is another module called {name!r}, so rename the file")
    spec = importlib.util.spec_from_file_location(name, place)
    if spec is None or spec.loader is None:
        raise CannotLoad(f"{path} cannot be loaded as a Python module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise CannotLoad(f"{path} cannot be loaded: {_in_one_line(error)}") from error
    return module


def _is_taken(name: str, place: Path) -> bool:
    if name in sys.modules:
        return True
    known = importlib.util.find_spec(name)
    return known is not None and known.origin is not None and Path(known.origin).resolve() != place


def _checked(found: object, where: str) -> Definition:
    if found is None:
        raise CannotLoad(f"{where} defines no {ATTRIBUTE}")
    if not isinstance(found, Definition):
        raise CannotLoad(f"{ATTRIBUTE} in {where} is a {type(found).__name__}, not a Definition")
    return found


def _in_one_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}".removesuffix(": ")
