"""The manifest of a game: what there is of the game, and where. A game is registered by its manifest and nowhere else.

A game that comes with Nefrit has its manifest in `nefrit/NAME/manifest.py`. A game of another package registers it
under the entry point group `nefrit.games`. Both call it `GAME` by custom, and the name of the folder or of the entry
point is the name of the game.

    [project.entry-points."nefrit.games"]
    skirmish = "skirmish.manifest:GAME"

A manifest holds places, not things: `package.module:NAME` for what is imported, `package:path/of/file` for a file. So
all games can be listed without loading any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

GROUP: Final = "nefrit.games"
"""The group of entry points under which packages register their games."""

USUAL_ROOM: Final = 30


class CannotLoad(ValueError):
    """A game is where it should be, but it cannot be loaded: the message says in one line why not."""


@dataclass(frozen=True)
class Web:
    """The files that a game brings for the web pages. The server gives these to browsers, and no others.

    A game that comes with Nefrit has its board in the sources of the pages, `web/src/boards/NAME`.
    """

    board: str = ""
    """A JavaScript module that draws the table (CONTRIBUTING.md, "Add a board"); without one the plain board does."""
    emblem: str = ""
    """An SVG picture that stands for the game, drawn in one colour."""
    back: str = ""
    """An SVG picture of the back of a card, for games whose cards have no design of their own in the pages."""


@dataclass(frozen=True)
class Manifest:
    """What there is of a game, and where. Only the definition is needed to play it."""

    definition: str = ""
    """The game's `Definition`. Without one the game cannot be played yet, and only its rules can be read."""
    rulebook: str = ""
    """The file with the game's rule catalog; where the rules stand in their documents is in `lines.toml` beside it."""
    decks: str = ""
    """The class of the rules for decks (`nefrit.text.decklists.DeckRules`), made with the library of the game."""
    cards: str = ""
    """The package in which the cards are written, if they are written in words of Python (`nefrit words`)."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """The classes of the bots by their names, the usual one first. `search` is a function that makes a bot from an
    `Effort`. The bot that chooses at random plays every game."""
    board: str = ""
    """The class that draws the table in a terminal (`nefrit.cli.table.boards.Board`), made with a `Speech`."""
    checkers: str = ""
    """The tuple of classes that keep the game's books a second time (`nefrit.testing.checkers`)."""
    lessons: str = ""
    """The folder with the game's lessons (`nefrit.learning`), as `package:folder`."""
    web: Web = Web()
    """The files for the web pages."""
    room: int = USUAL_ROOM
    """How many options an environment offers at once: so many that random games need no second page."""
    share: int = 0
    """How many games of a soak are of this one, beside the shares of the others: fewer if they take long."""
    compiled: tuple[str, ...] = ()
    """The folders of a game that comes with Nefrit whose modules are compiled, "" for its own (see hatch_build.py)."""


loaded: Final[dict[str, Manifest]] = {}
"""The manifests that have been loaded, by the names of their games."""


def names() -> list[str]:
    """The names of all registered games, those that come with Nefrit first; some may lack a definition."""
    return list(dict.fromkeys((*own_names(), *sorted(_points()))))


def manifest_of(name: str) -> Manifest:
    """The manifest of a registered game; an empty one for a game that is not registered, such as one in a file.

    CannotLoad if the package of the game is broken.
    """
    if name not in loaded:
        place = f"nefrit.{name}.manifest:GAME" if name in own_names() else None
        point = EntryPoint(name, place, GROUP) if place is not None else _points().get(name)
        if point is None:
            return Manifest()
        loaded[name] = _load(point)
    return loaded[name]


def manifests() -> dict[str, Manifest]:
    """The manifests of all registered games by their names, but of those whose packages are broken."""
    found: dict[str, Manifest] = {}
    for name in names():
        try:
            found[name] = manifest_of(name)
        except CannotLoad:
            continue
    return found


@cache
def own_names() -> tuple[str, ...]:
    """The games that come with Nefrit, in alphabetical order."""
    folders = [folder for folder in files("nefrit").iterdir() if folder.joinpath("manifest.py").is_file()]
    return tuple(sorted(folder.name for folder in folders))


def load(place: str) -> Any:
    """What a place `package.module:NAME` holds."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def file_at(place: str) -> Traversable:
    """The file at a place `package:path/of/file`."""
    package, _, path = place.partition(":")
    return files(package).joinpath(*path.split("/"))


def in_one_line(error: BaseException) -> str:
    """An error as a message has it."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}".removesuffix(": ")


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _load(point: EntryPoint) -> Manifest:
    try:
        found = point.load()
    except Exception as error:
        raise CannotLoad(f"{point.name} cannot be loaded from {point.value}: {in_one_line(error)}") from error
    if not isinstance(found, Manifest):
        # A game that has nothing but its rules may register its definition itself.
        return Manifest(definition=point.value)
    if not (found.definition or found.rulebook):
        raise CannotLoad(f"the manifest of {point.name} in {point.value} names neither a definition nor a rulebook")
    return found
