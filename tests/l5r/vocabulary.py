"""Finds in the sources of the game everything that cards may say: the classes of nodes, and the words they compare."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import nefrit.l5r
from nefrit.kernel import effects
from nefrit.kernel.effects import Condition, Cost, Effect, Node, Target
from nefrit.l5r.ring_effects import RingVerb
from nefrit.l5r.selecting import Selection
from nefrit.l5r.trees import Payment, Refilling, Trigger
from nefrit.l5r.words import cards, conditions, nouns, numbers, verbs
from nefrit.l5r.words.cards import InConflicts, Steady
from nefrit.l5r.words.conditions import InConflict
from nefrit.l5r.words.verbs import Verb
from nefrit.parts import words as kinds_of_words
from nefrit.parts.words import Amount, Cards, Counted, NumberOf, Quality
from tests.l5r.words import WORDS
from tests.message_ids import words_in

BASES = {
    Node,
    Condition,
    InConflict,
    InConflicts,
    Steady,
    Cards,
    NumberOf,
    Cost,
    Target,
    Effect,
    Trigger,
    Payment,
    Quality,
    Amount,
    Counted,
    Verb,
    RingVerb,
    Selection,
    Refilling,
}
"""The classes of which there are no nodes, only nodes of their subclasses."""


def nodes() -> list[type[Node]]:
    """All classes of nodes of which a card's text may be made."""
    for module in pkgutil.walk_packages(nefrit.l5r.__path__, "nefrit.l5r."):
        importlib.import_module(module.name)
    homes = (effects.__name__, kinds_of_words.__name__, nefrit.l5r.__name__)
    found = {kind for kind in _below(Node) if kind.__module__.startswith(homes)}
    return sorted(found - BASES, key=lambda kind: (kind.__module__, kind.__name__))


def words() -> list[Node]:
    """All words of the game that are objects, imported by name."""
    modules = (cards, conditions, nouns, numbers, verbs)
    return [value for module in modules for value in vars(module).values() if isinstance(value, Node)]


def _below(kind: type[Node]) -> Iterator[type[Node]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def looked_up(*functions: str) -> set[str]:
    """The words by which functions of the game look standing effects up: their first argument after the game."""
    return {word for _, call in WORDS.calls(*functions) if len(call.args) > 1 for word in words_in(call.args[1])}
