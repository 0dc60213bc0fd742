"""The registry: the one way in which everything above the games finds them, by name or in a file.

An installed game is registered by its manifest (see `nefrit.manifest`), which says where its definition, its decks, its
bots and everything else are. A game that is only a Python file is found by its path; the file calls its definition, or
its manifest, `GAME`. With a definition alone it has what is registered for a game of the same name, if there is any.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

from nefrit import manifest
from nefrit.kernel.cards import Library, UnknownName, unknown
from nefrit.kernel.definition import Definition
from nefrit.manifest import CannotLoad, Manifest, in_one_line, load, manifest_of
from nefrit.text.decklists import AnyDeckRules

__all__ = ["CannotLoad", "decks_of", "find", "has_decks", "library_of", "manifest_of", "names", "planned"]

ATTRIBUTE = "GAME"
"""What a file calls the definition or the manifest of its game."""

_by_path: dict[Path, tuple[Definition, Manifest | None]] = {}


def names() -> list[str]:
    """The names of all registered games that can be played, those that come with Nefrit first."""
    return [name for name in manifest.names() if not _is_planned(name)]


def planned() -> list[str]:
    """The names of the registered games of which only the rules are there yet."""
    return [name for name in manifest.names() if _is_planned(name)]


def find(name_or_path: str) -> Definition:
    """The definition of a game: by its registered name, or by the path of a Python file that has `GAME`.

    What contains a slash or ends with `.py` is a path. UnknownName if no game has the name, CannotLoad if the game is
    there but broken.
    """
    if _is_path(name_or_path):
        return _from_file(Path(name_or_path))
    if name_or_path in manifest.names():
        if _is_planned(name_or_path):
            raise UnknownName(f"{name_or_path} cannot be played yet; its rules are there: nefrit rules {name_or_path}")
        return _from_manifest(name_or_path, manifest_of(name_or_path))
    if Path(f"{name_or_path}.py").is_file():
        raise UnknownName(f"there is no game {name_or_path!r}; did you mean the file {name_or_path}.py?")
    raise unknown("game", name_or_path, manifest.names())


def library_of(name_or_path: str) -> Library:
    """The cards of a game; UnknownName if it has none yet."""
    if name_or_path in planned():
        raise UnknownName(f"{name_or_path} has no cards yet, only rules: nefrit rules {name_or_path}")
    return find(name_or_path).library


def has_decks(name_or_path: str) -> bool:
    """Whether players build decks for a game."""
    return bool(manifest_of(find(name_or_path).name).decks)


def decks_of(name_or_path: str) -> AnyDeckRules:
    """The rules for decks of a game; UnknownName if it has no cards yet, or if nobody builds decks for it."""
    library = library_of(name_or_path)
    name = find(name_or_path).name
    place = manifest_of(name).decks
    if not place:
        raise UnknownName(f"in {name} nobody builds decks")
    rules: AnyDeckRules = load(place)(library)
    return rules


def _is_planned(name: str) -> bool:
    try:
        return not manifest_of(name).definition
    except CannotLoad:
        return False


def _is_path(text: str) -> bool:
    return text.endswith(".py") or any(separator in text for separator in ("/", os.sep))


def _from_manifest(name: str, registered: Manifest) -> Definition:
    definition = _defined(name, registered)
    if definition.name != name:
        raise CannotLoad(f"{registered.definition} is registered as {name}, but calls itself {definition.name}")
    return definition


def _defined(what: str, by: Manifest) -> Definition:
    try:
        found = load(by.definition)
    except Exception as error:
        raise CannotLoad(f"{what} cannot be loaded from {by.definition}: {in_one_line(error)}") from error
    return _checked(found, by.definition)


def _from_file(path: Path) -> Definition:
    """Load a file once; the same file, however it is written, gives the same definition."""
    try:
        place = path.resolve()
        if not place.is_file():
            raise CannotLoad(f"{path} is not a file" if place.exists() else f"there is no file {path}")
    except (OSError, ValueError) as error:
        if isinstance(error, CannotLoad):
            raise
        raise CannotLoad(f"{str(path)!r} is not the path of a game: {in_one_line(error)}") from error
    if place not in _by_path:
        module = _already_imported(place) or _import(place, path)
        found = getattr(module, ATTRIBUTE, None)
        own = found if isinstance(found, Manifest) else None
        _by_path[place] = (_checked(found, str(path)) if own is None else _defined(str(path), own)), own
    definition, own = _by_path[place]
    if own is not None:
        # From now on the name means what the file says, in this process.
        manifest.loaded[definition.name] = own
    return definition


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
        raise CannotLoad(f"{path} cannot be loaded: {in_one_line(error)}") from error
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
