"""Finds in the sources of a game every message id that its table may have to say."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from nefrit.kernel.occurrences import Occurrence

UNHEARD = ("decks",)
"""Packages of a game that are never heard at the table."""
ASKING = {"choose": 4, "choose_some": 4, "choose_order": 4, "choose_number": 5, "distribute": 5, "Decision": 5}
"""The functions that ask, and which of their arguments is the prompt."""
NOT_MOVES = re.compile("key|uses?")
"""Tuples that begin with a word but are keys: of what has been computed, of what has been used."""
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Refusing:
    """A message of a refusal, with the names of its arguments."""

    message: str
    arguments: frozenset[str]


class MessageIds:
    """The message ids in the sources of a game's package."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def trees(self) -> dict[str, ast.Module]:
        """The modules of the game by their dotted names."""
        sources = Path(str(importlib.import_module(self.package).__file__)).parent
        found = {}
        for file in sorted(sources.rglob("*.py")):
            parts = file.relative_to(sources).with_suffix("").parts
            if parts[0] not in UNHEARD:
                name = ".".join([self.package, *(part for part in parts if part != "__init__")])
                found[name] = ast.parse(file.read_text(encoding="utf-8"), str(file))
        return found

    def nodes(self) -> Iterator[ast.AST]:
        for tree in self.trees.values():
            yield from ast.walk(tree)

    def calls(self, *names: str) -> Iterator[tuple[str, ast.Call]]:
        """The calls of functions or methods with these names."""
        for node in self.nodes():
            if isinstance(node, ast.Call) and _name_of(node) in names:
                yield _name_of(node), node

    def prompts(self) -> set[str]:
        """The prompts of all questions."""
        found: set[str] = set()
        for name, call in self.calls(*ASKING):
            given = [keyword.value for keyword in call.keywords if keyword.arg == "prompt"]
            given += call.args[ASKING[name] : ASKING[name] + 1]
            found.update(*(words_in(node) for node in given), set())
        for node in self.nodes():
            if isinstance(node, ast.ClassDef):
                found |= _class_words(node, "prompt")
        return found

    def moves(self) -> set[str]:
        """The verbs of moves: tuples that begin with a word and a card."""
        keys = {
            id(part)
            for node in self.nodes()
            if isinstance(node, ast.Assign | ast.Call) and NOT_MOVES.fullmatch(_name_of(node))
            for part in ast.walk(node)
        }
        found: set[str] = set()
        for node in self.nodes():
            if not isinstance(node, ast.Tuple) or len(node.elts) < 2 or id(node) in keys:
                continue
            word, card = node.elts[:2]
            if isinstance(card, ast.Name) and card.id in ("card", "NO_CARD"):
                found |= words_in(word)
        return found

    def option_words(self) -> set[str]:
        """The words that are options themselves: written out in a function that asks, or by the name of a constant."""
        found: set[str] = set()
        for name, tree in self.trees.items():
            constants = vars(importlib.import_module(name))
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    found |= _options_in(function, constants)
        return found

    def refusals(self) -> set[Refusing]:
        """The messages of refusals."""
        found = set()
        for _, call in self.calls("refuse"):
            arguments = frozenset(str(keyword.arg) for keyword in call.keywords)
            messages = words_in(call.args[1])
            assert messages, f"the message of a refusal is not written out: {ast.unparse(call)}"
            found |= {Refusing(message, arguments) for message in messages}
        return found

    def outcomes(self) -> set[str]:
        """Why somebody has won, where it is written out."""
        return {word for _, call in self.calls("finish") for node in call.args[2:3] for word in words_in(node)}

    def occurrences(self) -> list[type[Occurrence]]:
        """The classes of everything that can happen in the game."""
        return [
            thing
            for name in self.trees
            for thing in vars(importlib.import_module(name)).values()
            if isinstance(thing, type) and issubclass(thing, Occurrence) and thing.__module__ == name
        ]


def words_in(node: ast.AST) -> set[str]:
    """The words that an expression can be: a constant, or either side of a choice; a pattern where it has a gap."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)}
    return set()


def _options_in(function: ast.FunctionDef, constants: dict[str, object]) -> set[str]:
    asks = [node for node in ast.walk(function) if isinstance(node, ast.Call) and _name_of(node) in ASKING]
    shown = [part for call in asks for part in ast.walk(call.args[1])]
    # A list of options may be built before it is asked with.
    shown += [part for node in ast.walk(function) if isinstance(node, ast.List) and asks for part in node.elts]
    found: set[str] = set()
    for part in shown:
        value = constants.get(part.id) if isinstance(part, ast.Name) else None
        words = words_in(part) | ({value} if isinstance(value, str) else set())
        if isinstance(value, tuple):
            words |= {word for word in value if isinstance(word, str)}
        found |= {word for word in words if ID.fullmatch(word)}
    return found


def _class_words(node: ast.ClassDef, name: str) -> set[str]:
    found: set[str] = set()
    for part in node.body:
        if isinstance(part, ast.Assign) and any(getattr(target, "id", "") == name for target in part.targets):
            found |= words_in(part.value)
    return found


def _name_of(node: ast.Assign | ast.Call) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.func
    return target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
