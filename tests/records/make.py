"""Adds records of today to the corpus: `python -m tests.records.make`, with every release and every change of play.

Records that are there stay as they are: they show whether games of old still play as they did.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nefrit import __version__
from nefrit.cli.selfplay import set_up_with
from nefrit.kernel.chance import Chance
from nefrit.kernel.definition import Definition
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.registry import find
from nefrit.sim.mass import Plan

FOLDER = Path(__file__).parent
GAMES = ("imperium", "invasion", "l5r", "senjutsu")
ANSWERS = 100
"""So many answers of each game are enough to see it going another way, and quickly played again."""
SEED = 7
TELLING = ("mode", "format", "box", "commons")
"""Options whose values make another variety; of others it counts that they are there."""


def way_of(header: Header) -> str:
    """What tells one variety of a game from the others, as a part of a name."""
    told = [str(header.options[name]) if name in TELLING else name for name in sorted(header.options)]
    parts = [header.edition, str(header.seats), *[part for part in told if part != "decks"]]
    return "-".join(part for part in parts if part).replace(".", "_")


def headers(game: str) -> Iterator[tuple[str, Header]]:
    """One header for each variety of a game, with what tells it from the others."""
    definition = find(game)
    varieties = list(definition.varieties())
    plan = Plan(game, SEED, tuple([set_up_with(game, way, ()) for way in varieties]), definition.editions)
    known: set[str] = set()
    for number in range(len(varieties) * len(definition.editions)):
        header = plan.header(game, number)
        way = way_of(header)
        if way not in known:
            known.add(way)
            yield way, header


def name_of(definition: Definition, way: str) -> str:
    """The file of a record of the present rules."""
    return f"{definition.name}-{way}-{len(definition.changes)}.json"


def played(definition: Definition, header: Header) -> Match:
    """A game in which everybody answers at random."""
    match, chance = Match(definition, header), Chance(SEED)
    while match.game.outcome is None and len(match.answers) < ANSWERS:
        decision = match.game.pending[0]
        match.answer(decision.seat, decision.random(chance))
    return match


def main() -> None:
    """Write the records that are missing."""
    for game in GAMES:
        definition = find(game)
        for way, header in headers(game):
            file = FOLDER / name_of(definition, way)
            if not file.exists():
                file.write_bytes(played(definition, header).record(__version__).to_json())


if __name__ == "__main__":
    main()
