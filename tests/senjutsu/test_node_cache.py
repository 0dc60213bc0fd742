"""What follows from a node of a tree alone is found out once."""

from __future__ import annotations

from nefrit.senjutsu import node_cache
from nefrit.senjutsu.node_cache import NodeCache
from nefrit.senjutsu.trees.kamae import GainFocus


def test_each_node_is_looked_at_once_even_where_two_are_equal() -> None:
    asked: list[GainFocus] = []

    def count_of(node: GainFocus) -> int:
        asked.append(node)
        return node.count

    counts = NodeCache(count_of)
    one, other = GainFocus(2), GainFocus(2)
    assert [counts[one], counts[other], counts[one]] == [2, 2, 2]
    assert [node is one for node in asked] == [True, False]


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    counts: NodeCache[GainFocus, int] = NodeCache(lambda node: node.count)
    nodes = [GainFocus(number) for number in range(2 * node_cache.MOST)]
    assert [counts[node] for node in nodes] == list(range(2 * node_cache.MOST))
    assert len(counts) <= node_cache.MOST
