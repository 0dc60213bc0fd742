"""Formats: which cards decks are built from, how large they are, and the list of restricted cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from nefrit.l5r.sets import CORE

TOURNAMENT = "tournament"
CORE_SETS = "core"
SINGLE_CORE = "single-core"


@dataclass(frozen=True)
class Format:
    """A format: how many cards the dynasty deck and the conflict deck have, each.

    Where it has a `set`, decks are built from so many `copies` of that set and from nothing else.
    """

    name: str
    rule: str
    least: int = 40
    most: int = 45
    set: str = ""
    copies: int = 0


FORMATS = {
    format.name: format
    for format in (
        Format(TOURNAMENT, "l5r.deck.tournament-legal"),
        Format(CORE_SETS, "l5r.deck.tournament-legal", set=CORE, copies=3),
        # The rule lowers the least size only; the most stays.
        Format(SINGLE_CORE, "l5r.deck.single-core-minimum", least=30, set=CORE, copies=1),
    )
}
"""All formats by name, the usual one first."""

RESTRICTED_LIST = {
    "01-mirumoto-s-fury": "l5r.restricted-list.mirumotos-fury",
    "01-for-greater-glory": "l5r.restricted-list.for-greater-glory",
    "01-against-the-waves": "l5r.restricted-list.against-the-waves",
    "01-forged-edict": "l5r.restricted-list.forged-edict",
    "01-charge": "l5r.restricted-list.charge",
    "03-pathfinder-s-blade": "l5r.restricted-list.pathfinders-blade",
    "03-policy-debate": "l5r.restricted-list.policy-debate",
    "07-iron-mine": "l5r.restricted-list.iron-mine",
}
"""The restricted list of edition 1.5: the cards on it, each with the rule that names it."""

RoleList = Mapping[str, Collection[str]]
"""The roles assigned to each clan for a tournament, by id. Who holds a tournament knows the list; the rules do not."""
