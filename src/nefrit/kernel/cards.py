"""Cards: what is printed on them, and the library of all faces and named trees of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import Final

from mypy_extensions import mypyc_attr

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """What is printed on a card: built once, shared by all states, never changed.

    `back` says which cards look alike from behind. `listens` is the bit mask of the kinds of occurrences to which an
    ability of this face may respond. `provenance` is PRINTED (facts of the published card) or RECONSTRUCTED.
    """

    __slots__ = ("abilities", "back", "id", "listens", "name", "number", "provenance", "set")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        back: str = "",
        abilities: tuple[object, ...] = (),
        listens: int = 0,
        set: str = "",
        number: str = "",
        provenance: str = PRINTED,
    ) -> None:
        self.id = id
        self.name = name
        self.back = back
        self.abilities = abilities
        self.listens = listens
        self.set = set
        self.number = number
        self.provenance = provenance

    def facts(self) -> dict[str, object]:
        """The published facts beyond id, name, set, number and provenance, by the names used in card data."""
        return {}

    def alike(self, other: Face) -> bool:
        """Whether a card with another face of this name plays as one with this face: then either may be meant."""
        if type(self) is not type(other) or self.back != other.back or self.abilities != other.abilities:
            return False
        return self.facts() == other.facts()

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


class UnknownName(LookupError):
    """Somebody asked for a card, moment or game by a name that does not exist; the message says what is near."""


def unknown(what: str, name: str, known: Iterable[str]) -> UnknownName:
    """The error for an unknown name, with the names that come nearest."""
    near = get_close_matches(name, list(known), n=3, cutoff=0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return UnknownName(f"there is no {what} {name!r}{hint}")


class Library:
    """All faces of a game by id and by name, and the address of every node of every tree.

    States refer to nodes of effect trees directly, because nodes never change. Saved states name them by address, for
    example `some-card/abilities/0/effect`. Trees that stand on no card are added under a name of their own.
    """

    __slots__ = ("_addresses", "_named", "_nodes", "by_name", "faces", "home")

    def __init__(self, faces: Iterable[Face] = ()) -> None:
        # The module that defines the game: saved data names its classes relative to it.
        self.home = ""
        self.faces: dict[str, Face] = {}
        self.by_name: dict[str, Face] = {}
        self._named: dict[str, list[Face]] = {}
        self._nodes: dict[str, object] = {}
        self._addresses: dict[int, str] = {}
        for face in faces:
            self.add(face)

    def add(self, face: Face) -> Face:
        """Add a face. Its id must be new; of several faces with one name the first is found by name."""
        if face.id in self.faces:
            raise ValueError(f"two faces have the id {face.id!r}")
        self.faces[face.id] = face
        self.by_name.setdefault(face.name, face)
        self._named.setdefault(face.name, []).append(face)
        for index, ability in enumerate(face.abilities):
            self.add_tree(f"{face.id}/abilities/{index}", ability)
        return face

    def add_tree(self, address: str, tree: object) -> None:
        """Add a tree, and with it all nodes in it, under an address."""
        for path, node in _walk(address, tree):
            self._nodes[path] = node
            self._addresses.setdefault(id(node), path)

    def find(self, name: str) -> Face:
        """The face with this id or name."""
        face = self.faces.get(name) or self.by_name.get(name)
        if face is None:
            raise unknown("card", name, [*self.by_name, *self.faces])
        return face

    def called(self, name: str) -> list[Face]:
        """All faces with this id or name, in the order in which they were added."""
        return [self.faces[name]] if name in self.faces else self._named[self.find(name).name]

    def address(self, node: object) -> str | None:
        """Where this very node stands, or None if it was made during play."""
        return self._addresses.get(id(node))

    def nodes(self) -> Iterable[object]:
        """All nodes of all trees."""
        return self._nodes.values()

    def node(self, address: str) -> object:
        """The node that stands at an address."""
        if address not in self._nodes:
            raise unknown("node", address, self._nodes)
        return self._nodes[address]


def _walk(path: str, node: object) -> Iterator[tuple[str, object]]:
    if isinstance(node, tuple):
        for index, part in enumerate(node):
            yield from _walk(f"{path}/{index}", part)
    elif is_dataclass(node) and not isinstance(node, type):
        yield path, node
        for field in fields(node):
            yield from _walk(f"{path}/{field.name}", getattr(node, field.name))
