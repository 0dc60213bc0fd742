"""The vocabulary of a game: the words in which its cards are written, found in the modules of the cards."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from dataclasses import MISSING, dataclass, fields, is_dataclass
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, Final, get_type_hints

from nefrit.kernel.effects import Condition, Cost, Effect, Node, Target
from nefrit.parts.words import Amount, Cards, NumberOf, Quality, Without

KINDS: Final = (
    "quality",
    "noun",
    "number",
    "amount",
    "condition",
    "occasion",
    "verb",
    "effect",
    "cost",
    "target",
    "value",
    "text",
)
"""The kinds of words, in the order in which they are listed."""

_BASES: Final[tuple[tuple[type, str], ...]] = (
    (Cards, "noun"),
    (Quality, "quality"),
    (NumberOf, "number"),
    (Amount, "amount"),
    (Condition, "condition"),
    (Effect, "effect"),
    (Cost, "cost"),
    (Target, "target"),
)
_NAMED: Final = {
    "Verb": "verb",
    "PlayerVerb": "verb",
    "Trigger": "occasion",
    "Occasion": "occasion",
    "Deed": "value",
    "Counter": "value",
    "Pool": "value",
    "Pile": "value",
}
"""The base classes that each game has of its own, by their names."""


_IDS: Final = re.compile(r" \((?:[a-z0-9-]+\.)+[a-z0-9-]+(?:, (?:[a-z0-9-]+\.)+[a-z0-9-]+)*\)")
"""The ids of rules in a text."""


@dataclass(frozen=True)
class Word:
    """One word: how it is written, what it means, where it is defined and which cards use it."""

    name: str
    kind: str
    parameters: str
    meaning: str
    place: str
    cards: tuple[str, ...]
    node: Node | None = None
    """The word itself, where it is an object without parameters."""

    @property
    def written(self) -> str:
        """The word with its parameters, as a card says it."""
        return f"{self.name}{self.parameters}"


def vocabulary(package: str) -> list[Word]:
    """The words that the cards in a package use, by kind and name."""
    root = import_module(package)
    modules = [import_module(found.name) for found in pkgutil.iter_modules(root.__path__, f"{package}.")]
    uses: dict[str, list[str]] = {}
    values: dict[str, object] = {}
    for module in modules:
        imported = _imported_by(module)
        for card, names in _cards_in(module):
            for name in names:
                uses.setdefault(name, []).append(card)
                if name in imported:
                    values[name] = vars(module)[name]
    words = [_word(name, values[name], tuple(sorted(set(uses[name])))) for name in values]
    found = [word for word in words if word is not None]
    return sorted(found, key=lambda word: (KINDS.index(word.kind), word.name.lower()))


def _imported_by(module: ModuleType) -> set[str]:
    """The names that a module imports; what it defines itself is a short form for its own cards."""
    tree = ast.parse(inspect.getsource(module))
    imports = [statement for statement in tree.body if isinstance(statement, ast.ImportFrom)]
    return {alias.asname or alias.name for statement in imports for alias in statement.names}


def _cards_in(module: ModuleType) -> list[tuple[str, set[str]]]:
    """The cards that a module declares in a list, each by its first text, with the names it uses."""
    found: list[tuple[str, set[str]]] = []
    for statement in ast.parse(inspect.getsource(module)).body:
        value = getattr(statement, "value", None)
        for element in value.elts if isinstance(value, ast.List | ast.Tuple) else ():
            texts = [node.value for node in ast.walk(element) if isinstance(node, ast.Constant)]
            name = next((text for text in texts if isinstance(text, str)), "")
            if name:
                found.append((name, {node.id for node in ast.walk(element) if isinstance(node, ast.Name)}))
    return found


def _word(name: str, value: object, cards: tuple[str, ...]) -> Word | None:
    """A word, if a value is one: a node, a class of nodes, or a function that makes them."""
    if isinstance(value, Node):
        kind, parameters = _kind(type(value)), _call(value)
        return Word(name, kind, parameters, _meaning_of_node(value), _place(type(value)), cards, value)
    if isinstance(value, type) and issubclass(value, Node):
        return Word(name, _kind(value), _fields(value), _meaning(value), _place(value), cards)
    if isinstance(value, FunctionType):
        made = _made_by(value)
        if made is not None:
            return Word(name, _kind(made), _signature(value), _meaning(value), _place(value), cards)
    return None


def _kind(cls: type) -> str:
    for base in cls.__mro__:
        if base.__name__ in _NAMED:
            return _NAMED[base.__name__]
    return next((kind for base, kind in _BASES if issubclass(cls, base)), "text")


def _made_by(function: FunctionType) -> type[Node] | None:
    made = get_type_hints(function).get("return")
    return made if isinstance(made, type) and issubclass(made, Node) else None


def _call(word: Node) -> str:
    """The parameters with which a word that is an object can be called, if it can."""
    calls = [vars(base)["__call__"] for base in type(word).__mro__ if "__call__" in vars(base)]
    return _signature(calls[0]) if calls and isinstance(calls[0], FunctionType) else ""


def _signature(function: FunctionType) -> str:
    parameters = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
    shown: list[str] = []
    for one in parameters:
        if one.kind is one.VAR_KEYWORD:
            shown += _terms(one.annotation, function)
        elif one.kind is one.VAR_POSITIONAL:
            shown.append(f"*{one.name}")
        else:
            shown.append(one.name if one.default is one.empty else f"{one.name}=")
    return f"({', '.join(shown)})"


def _terms(annotation: object, function: FunctionType) -> list[str]:
    """The names that a function takes as a typed dictionary of terms."""
    name = str(annotation).removeprefix("Unpack[").removesuffix("]")
    terms = function.__globals__.get(name)
    return [f"{term}=" for term in getattr(terms, "__annotations__", {})]


def _fields(cls: type[Node]) -> str:
    found: tuple[Any, ...] = fields(cls) if is_dataclass(cls) else ()
    shown = [one.name if one.default is MISSING and one.default_factory is MISSING else f"{one.name}=" for one in found]
    return f"({', '.join(shown)})"


def _meaning_of_node(word: Node) -> str:
    """What the class of a word means, with what this word of it is about; or what the word itself says it means."""
    meaning = getattr(word, "meaning", "")
    if isinstance(meaning, str) and meaning:
        return meaning
    if isinstance(word, Without):
        return f"The contrary: {_meaning_of_node(word.quality)}"
    about = [getattr(word, one.name) for one in fields(word) if one.init]
    named = [str(value) for value in about if isinstance(value, str) and value]
    return f"{_meaning(type(word))} ({', '.join(named)})" if named else _meaning(type(word))


def _meaning(value: object) -> str:
    """The first paragraph of the documentation, without the ids of rules."""
    paragraph = " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split())
    return _IDS.sub("", paragraph)


def _place(value: Any) -> str:
    line = inspect.getsourcelines(value)[1]
    return f"{value.__module__}:{line}"
