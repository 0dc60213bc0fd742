"""The codec: a state as plain data for JSON or MessagePack, and back."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeVar

import msgspec

from nefrit.kernel.cards import Library, UnknownName
from nefrit.kernel.chance import restored, written
from nefrit.kernel.decisions import moot
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Node
from nefrit.kernel.game import AnyGame
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.plain import Plain, Value, blank, field_defaults_of, fields_of, full_name, subclasses_of
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Damaged, read_header
from nefrit.kernel.state import Outcome, Piece, Seat, Table

PLAIN: Final = "="
NODE: Final = "@"
MADE: Final = "%"
"""How an encoded value says what it is: plain data, a node in the library, or a node made during play.

No field can have such a name.
"""

V = TypeVar("V")
Naming = Callable[[Library, type], str]
"""How the class of something is called."""

_SIMPLE: Final = frozenset((bool, int, str, type(None)))
_classes: dict[type, dict[str, type]] = {}


def name_in(library: Library, cls: type) -> str:
    """The name of a class in saved data, relative to the module or package that defines the game.

    So the same game gives the same data whether it was imported as a module of a package or loaded from its file.
    """
    home, _, _ = library.home.rpartition(".")
    if cls.__module__ == library.home:
        return f".:{cls.__qualname__}"
    if home and cls.__module__.startswith(f"{home}."):
        return f"{cls.__module__.removeprefix(home)}:{cls.__qualname__}"
    return full_name(cls)


def _name_of(library: Library, cls: type) -> str:
    """The name of a class alone."""
    return cls.__qualname__


def encode(game: AnyGame) -> bytes:
    """The whole state as bytes (MessagePack). What is being asked is not in it: asking again gives it back."""
    return msgspec.msgpack.encode(to_data(game))


def decode(definition: Definition, data: bytes) -> AnyGame:
    """The state from its bytes."""
    try:
        return from_data(definition, msgspec.msgpack.decode(data))
    except msgspec.DecodeError as error:
        raise Damaged(f"not an encoded state: {error}") from None


def digest(game: AnyGame) -> str:
    """A short fingerprint of a state: equal states have equal ones, on any machine.

    Classes have their names in it without their modules, so that it is the same wherever these are written.
    """
    return hashlib.blake2b(msgspec.json.encode(to_data(game, _name_of)), digest_size=12).hexdigest()


def to_data(game: AnyGame, naming: Naming = name_in) -> dict[str, Any]:
    """The whole state as data for JSON. Classes are called as `from_data` finds them, if no other naming is given.

    Questions that are only imagined to be asked are kept, too; others follow from the rest.
    """
    library = game.definition.library
    imagined = [[one.seat, one.rule, one.prompt] for one in game.pending if not one.into]
    more: dict[str, Any] = {"imagined": imagined} if imagined else {}
    if game.held is not None:
        more["held"] = to_value(library, game.held, naming)
    return more | {
        "header": game.header.to_data(),
        "faces": [face.id for face in game.faces],
        "owners": list(game.owners),
        "zones": [list(cards) for cards in game.zones],
        "seen": list(game.known_to),
        "pieces": [[card, to_value(library, game.pieces[card], naming)] for card in sorted(game.pieces)],
        "serials": game.serials,
        "seats": [to_value(library, seat, naming) for seat in game.seats],
        "table": to_value(library, game.table, naming),
        "lasting": to_value(library, game.lasting, naming),
        "delayed": to_value(library, game.delayed, naming),
        "used": sorted([to_value(library, key, naming), count] for key, count in game.used.items()),
        "stack": [to_value(library, frame, naming) for frame in game.stack],
        "given": to_value(library, game.answers_so_far, naming),
        "chance": written(game.chance.state),
        "outcome": to_value(library, game.outcome, naming),
    }


def from_data(definition: Definition, data: Any) -> AnyGame:
    """The state from its data; Damaged if something in it cannot be."""
    try:
        return _from_data(definition, data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, UnknownName) as error:
        raise Damaged(f"not an encoded state of {definition.name}: {error!r}") from error


def _from_data(definition: Definition, data: Any) -> AnyGame:
    library = definition.library
    game = definition.empty(read_header(data["header"]))
    game.faces = tuple(library.find(face) for face in data["faces"])
    game.owners = tuple(data["owners"])
    game.zones = [tuple(cards) for cards in data["zones"]]
    game.slot_of = [-1] * len(game.faces)
    for slot, cards in enumerate(game.zones):
        for card in cards:
            game.slot_of[card] = slot
    game.known_to = list(data["seen"])
    game.pieces = {card: from_value(library, piece, Piece) for card, piece in data["pieces"]}
    game.serials = data["serials"]
    game.seats = [from_value(library, seat, Seat) for seat in data["seats"]]
    game.table = from_value(library, data["table"], Table)
    game.lasting = tuple(from_value(library, lasting, Lasting) for lasting in data["lasting"])
    game.delayed = tuple(from_value(library, delayed, Delayed) for delayed in data["delayed"])
    if "held" in data:
        game.held = tuple(from_value(library, happening, Procedure) for happening in data["held"])
    game.used = {_value(library, key): count for key, count in data["used"]}
    game.stack = [from_value(library, frame, Procedure) for frame in data["stack"]]
    game.answers_so_far = _value(library, data["given"])
    game.chance = restored(data["chance"])
    game.outcome = None if data["outcome"] is None else from_value(library, data["outcome"], Outcome)
    if game.outcome is None:
        imagined = data.get("imagined", ())
        game.pending = (*game.ask_again(), *[moot(seat, rule, prompt) for seat, rule, prompt in imagined])
    return game


def to_value(library: Library, value: Value, naming: Naming = name_in) -> Any:
    """One value as data for JSON."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [to_value(library, part, naming) for part in value]
    if isinstance(value, Plain):
        data: dict[str, Any] = {PLAIN: naming(library, type(value))}
        defaults = field_defaults_of(type(value))
        for name in fields_of(type(value)):
            part = getattr(value, name)
            if name in defaults and part == defaults[name]:
                continue
            # Most fields hold numbers, words or nothing.
            data[name] = part if type(part) in _SIMPLE else to_value(library, part, naming)
        return data
    address = library.address(value)
    if address is not None:
        return {NODE: address}
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: to_value(library, getattr(value, field.name), naming) for field in fields(value)}
        return {MADE: naming(library, type(value)), **parts}
    raise TypeError(f"a state holds plain data only, not {value!r}")


def from_value(library: Library, data: Any, kind: type[V]) -> V:
    """One value from its data, which must be of this kind."""
    value = _value(library, data)
    if not isinstance(value, kind):
        raise Damaged(f"expected a {kind.__name__}, found {data!r}")
    return value


def _value(library: Library, data: Any) -> Any:
    if isinstance(data, list | tuple):
        return tuple([_value(library, part) for part in data])
    if not isinstance(data, dict):
        return data
    if NODE in data:
        return library.node(data[NODE])
    parts = {
        name: part if type(part) in _SIMPLE else _value(library, part)
        for name, part in data.items()
        if name not in (PLAIN, MADE)
    }
    if MADE in data:
        return _class(library, Node, data[MADE])(**parts)
    cls: type[Plain] = _class(library, Plain, data[PLAIN])
    made = blank(cls)
    parts = {**field_defaults_of(cls), **parts}
    if set(parts) != set(fields_of(cls)):
        raise Damaged(f"{data[PLAIN]} has the fields {', '.join(fields_of(cls))}, not {', '.join(parts)}")
    for name, part in parts.items():
        setattr(made, name, part)
    return made


def _class(library: Library, base: type, name: str) -> type:
    """A class by its name: only subclasses that the program already knows, so data cannot import anything."""
    home, _, _ = library.home.rpartition(".")
    full = name
    if name.startswith(".:"):
        full = library.home + name[1:]
    elif name.startswith("."):
        full = home + name
    known = _classes.get(base, {})
    if full not in known:
        known = _classes[base] = subclasses_of(base)
    if full not in known:
        raise Damaged(f"there is no {base.__name__} called {name!r}")
    return known[full]
