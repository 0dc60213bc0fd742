"""Whole games with the published cards, one for each edition, kept as text: what happened, and the record of it.

They show at a glance what a change of the rules does to a game. `python -m tests.l5r.playthroughs` plays them anew and
writes them; nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nefrit.bots import ask, find
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Node
from nefrit.kernel.log import Entry
from nefrit.kernel.match import Match
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of
from nefrit.kernel.record import Header, Record, read_record
from nefrit.l5r.decks import ready_deck
from nefrit.l5r.game import GAME
from nefrit.l5r.occurrences.happenings import FRAMEWORK

DECKS = {"1.0": ("crab", "scorpion"), "1.5": ("crane", "lion")}
EDITIONS = tuple(DECKS)
SEED = 20
DIRECTORY = Path(__file__).parent / "golden"
_RECORD = "record: "


def path_of(edition: str) -> Path:
    """Where the game of an edition is kept."""
    return DIRECTORY / f"edition-{edition}.txt"


def play(edition: str) -> Match:
    """Let two bots play a game."""
    decks = [ready_deck(name).to_options() for name in DECKS[edition]]
    match = Match(GAME, Header(GAME.name, seed=SEED, edition=edition, options={"decks": decks}))
    chance = Chance(SEED)
    bot = find(GAME.name, "greedy")
    while match.game.pending:
        decision = match.game.pending[0]
        match.answer(decision.seat, ask(bot, match.game, decision, chance))
    return match


def lines(match: Match) -> list[str]:
    """What happened, and how it ended."""
    told = [_line(entry, match.header.names) for entry in match.log.entries]
    outcome = match.game.outcome
    assert outcome is not None, "the game is not over"
    winners = " and ".join(match.header.names[seat] for seat in outcome.winners)
    return [*told, f"{winners or 'nobody'} wins by {outcome.rule}"]


def _line(entry: Entry, names: tuple[str, ...]) -> str:
    return "  " * entry.depth + " ".join([entry.occurrence.message, *_arguments(entry, names)])


def _arguments(entry: Entry, names: tuple[str, ...]) -> Iterator[str]:
    """The fields of an occurrence that say something, cards and seats by name."""
    occurrence = entry.occurrence
    kind = type(occurrence)
    for name in sorted(fields_of(kind)):
        value = getattr(occurrence, name)
        values = value if isinstance(value, tuple) else (value,)
        if name in card_fields_of(kind):
            shown = [entry.cards[card] for card in values if card != NO_CARD]
        elif name in seat_fields_of(kind):
            shown = [names[seat] for seat in values if seat >= 0]
        else:
            shown = [str(part) for part in values if part and part != FRAMEWORK and not isinstance(part, Node)]
        if shown:
            yield f"{name}={','.join(shown)}"


def text_of(match: Match) -> str:
    """A game as it is kept."""
    # Without the fingerprint of the state: the lines say what has changed, and they say it readably.
    record = Record(match.header, list(match.answers)).to_json().decode()
    return "\n".join([*lines(match), "", _RECORD + record.strip(), ""])


def read(edition: str) -> tuple[list[str], Record]:
    """The lines and the record of the game that is kept for an edition."""
    told, _, record = path_of(edition).read_text(encoding="utf-8").partition(_RECORD)
    return told.rstrip("\n").split("\n"), read_record(record.encode())


if __name__ == "__main__":
    for each in EDITIONS:
        path_of(each).write_text(text_of(play(each)), encoding="utf-8")
