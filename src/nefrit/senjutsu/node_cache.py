"""A cache for what follows from a node of a tree alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

N = TypeVar("N")
V = TypeVar("V")

MOST: Final = 4096
"""So many nodes are remembered at once; most are parts of printed cards, and those are far fewer."""


class NodeCache(Generic[N, V]):
    """What was found out for each node. Nodes are told apart by identity: comparing trees would cost too much."""

    def __init__(self, find: Callable[[N], V]) -> None:
        self._find = find
        # The node is kept beside its value, so that no other can get the same identity.
        self._known: dict[int, tuple[N, V]] = {}

    def __getitem__(self, node: N) -> V:
        known = self._known.get(id(node))
        if known is None:
            if len(self._known) >= MOST:
                self._known.clear()
            known = self._known[id(node)] = (node, self._find(node))
        return known[1]

    def __len__(self) -> int:
        return len(self._known)
