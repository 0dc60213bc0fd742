"""Finds in the sources of the game every message id that the table may have to say."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import nefrit.senjutsu
from nefrit.kernel.occurrences import Occurrence
from tests.l5r.words import ASKING, Refusing, words_in

SOURCES = Path(nefrit.senjutsu.__file__).parent
OTHER_WORDS = ("decks",)
"""Packages that are never heard at the table."""


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of the game by their dotted names."""
    found = {}
    for file in sorted(SOURCES.rglob("*.py")):
        parts = file.relative_to(SOURCES).with_suffix("").parts
        if parts[0] not in OTHER_WORDS:
            name = ".".join(["nefrit.senjutsu", *(part for part in parts if part != "__init__")])
            found[name] = ast.parse(file.read_text(encoding="utf-8"), str(file))
    return found


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls of functions or methods with these names."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield name, node


def prompts() -> set[str]:
    """The prompts of all questions; those that are named before they are asked are found by their names."""
    found: set[str] = set()
    for name, call in calls(*ASKING):
        given = [keyword.value for keyword in call.keywords if keyword.arg == "prompt"]
        given += call.args[ASKING[name] : ASKING[name] + 1]
        found.update(*(words_in(node) for node in given), set())
    return found


def moves() -> set[str]:
    """The verbs of moves: tuples that begin with a word and a card, or with what stands for no card."""
    found: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) > 2:
                word, card = node.elts[:2]
                if isinstance(card, ast.Name) and card.id in ("card", "NO_CARD"):
                    found |= words_in(word)
    return found


def refusals() -> set[Refusing]:
    """The messages of refusals."""
    found = set()
    for _, call in calls("refuse"):
        arguments = frozenset(str(keyword.arg) for keyword in call.keywords)
        messages = words_in(call.args[1])
        assert messages, f"the message of a refusal is not written out: {ast.unparse(call)}"
        found |= {Refusing(message, arguments) for message in messages}
    return found


def outcomes() -> set[str]:
    """Why somebody has won."""
    found: set[str] = set()
    for _, call in calls("finish"):
        found |= words_in(call.args[2]) if len(call.args) > 2 else set()
    return found


def occurrences() -> list[type[Occurrence]]:
    """The classes of everything that can happen in the game."""
    return [
        thing
        for name in trees()
        for thing in vars(importlib.import_module(name)).values()
        if isinstance(thing, type) and issubclass(thing, Occurrence) and thing.__module__ == name
    ]
