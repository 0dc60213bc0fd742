"""The sixteen nations, and the ways in which some of them differ from the others."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.constants import CLASSICS, EXHAUSTS, LEGENDS

LOW = "low"
HIGH = "high"
UNKNOWN = "unknown"
"""How hard a nation is to play."""


@dataclass(frozen=True)
class Nation:
    """A nation: its name, the prefix of the ids of its cards, the code in their numbers, and its box.

    imperium.card.number-nation-codes, imperium.card.number-box-digit

    - `starts_empire`: it begins as an empire (imperium.setup-player.7-atlanteans-empire,
      imperium.nation-atlanteans.start-empire), and so is never barbarian (imperium.term-barbarian.atlanteans-never);
    - `never_empire`: the state card never flips by the nation deck (imperium.deck-exhaustion.vikings-no-flip,
      imperium.deck-exhaustion.arthurians-no-flip, imperium.nation-vikings.never-empire,
      imperium.nation-arthurians.never-empire);
    - `exhausts`: exhaust tokens (imperium.setup-common.2-utopians-exhaust, imperium.cleanup.2-utopians);
    - `sinks`: it has a sunken pile (imperium.term-sink.atlanteans-only);
    - `complexity`: how hard it is to play, where the stars of the guide can be read (imperium.nation.complexity).
    """

    name: str
    prefix: str
    code: str
    box: str
    starts_empire: bool = False
    never_empire: bool = False
    exhausts: int = EXHAUSTS
    sinks: bool = False
    complexity: str = UNKNOWN


CARTHAGINIANS = Nation("carthaginians", "car", "CAR", CLASSICS)
CELTS = Nation("celts", "cel", "CEL", CLASSICS)
GREEKS = Nation("greeks", "gre", "GRE", CLASSICS, complexity=HIGH)
MACEDONIANS = Nation("macedonians", "mac", "MAC", CLASSICS, complexity=LOW)
PERSIANS = Nation("persians", "per", "PER", CLASSICS, complexity=LOW)
ROMANS = Nation("romans", "rom", "ROM", CLASSICS, complexity=LOW)
SCYTHIANS = Nation("scythians", "scy", "SCY", CLASSICS)
VIKINGS = Nation("vikings", "vik", "VIK", CLASSICS, never_empire=True)
ARTHURIANS = Nation("arthurians", "art", "ART", LEGENDS, never_empire=True, complexity=HIGH)
ATLANTEANS = Nation("atlanteans", "atl", "ATL", LEGENDS, starts_empire=True, sinks=True)
EGYPTIANS = Nation("egyptians", "egy", "EGY", LEGENDS)
MAURYANS = Nation("mauryans", "mau", "MAU", LEGENDS)
MINOANS = Nation("minoans", "min", "MIN", LEGENDS, complexity=HIGH)
OLMECS = Nation("olmecs", "olm", "OLM", LEGENDS, complexity=HIGH)
QIN = Nation("qin", "qin", "QIN", LEGENDS)
UTOPIANS = Nation("utopians", "uto", "UTO", LEGENDS, exhausts=3, complexity=HIGH)

NATIONS = {
    nation.name: nation
    for nation in (
        CARTHAGINIANS,
        CELTS,
        GREEKS,
        MACEDONIANS,
        PERSIANS,
        ROMANS,
        SCYTHIANS,
        VIKINGS,
        ARTHURIANS,
        ATLANTEANS,
        EGYPTIANS,
        MAURYANS,
        MINOANS,
        OLMECS,
        QIN,
        UTOPIANS,
    )
}
"""All nations by name, eight in each box (imperium.general.eight-nations-per-box)."""

COMMONS = Nation("commons", "com", "", "both")
CLASSICS_COMMONS = Nation("commons", "cls", "", CLASSICS)
LEGENDS_COMMONS = Nation("commons", "leg", "", LEGENDS)
"""What the common cards have in the place of a nation."""

PLAIN = Nation("", "", "", "")
"""A nation without peculiarities, for positions that name none."""


def nation_called(name: str) -> Nation:
    """The nation with this name."""
    return NATIONS.get(name, PLAIN)
