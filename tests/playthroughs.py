"""Whole games kept as text: what happened, and the record of it. They show what a change of the rules does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nefrit.bots import ask
from nefrit.bots.protocol import Bot
from nefrit.kernel.cards import Library
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Node
from nefrit.kernel.log import Entry
from nefrit.kernel.match import Match
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of
from nefrit.kernel.record import Header, Record, read_record

_RECORD = "record: "


def play(definition: Definition, header: Header, bot: Bot) -> Match:
    """Let a bot play all seats of a game."""
    match = Match(definition, header)
    chance = Chance(header.seed)
    while match.game.pending:
        decision = match.game.pending[0]
        match.answer(decision.seat, ask(bot, match.game, decision, chance))
    return match


def lines(match: Match) -> list[str]:
    """What happened, and how it ended."""
    names = match.header.names
    told = [
        "  " * entry.depth + " ".join([entry.occurrence.message, *_arguments(entry, names, match.definition.library)])
        for entry in match.log.entries
    ]
    outcome = match.game.outcome
    assert outcome is not None, "the game is not over"
    winners = " and ".join(names[seat] for seat in outcome.winners)
    return [*told, f"{winners or 'nobody'} wins by {outcome.rule}"]


def _arguments(entry: Entry, names: tuple[str, ...], library: Library) -> Iterator[str]:
    """The fields of an occurrence that say something, cards and seats by name."""
    occurrence = entry.occurrence
    kind = type(occurrence)
    for name in sorted(fields_of(kind)):
        value = getattr(occurrence, name)
        values = value if isinstance(value, tuple) else (value,)
        if name in card_fields_of(kind):
            shown = [library.faces[entry.cards[card]].name for card in values if card != NO_CARD]
        elif name in seat_fields_of(kind):
            shown = [names[seat] for seat in values if seat >= 0]
        elif isinstance(value, tuple):
            shown = [str(part) for part in values if not isinstance(part, Node)]
        else:
            shown = [] if value is None or value is False or value == "" or isinstance(value, Node) else [str(value)]
        if shown:
            yield f"{name}={','.join(shown)}"


def write(match: Match, path: Path) -> None:
    """Keep a game."""
    # Without the fingerprint of the state: the lines say what has changed, and they say it readably.
    record = Record(match.header, list(match.answers)).to_json().decode()
    path.write_text("\n".join([*lines(match), "", _RECORD + record.strip(), ""]), encoding="utf-8")


def read(path: Path) -> tuple[list[str], Record]:
    """The lines and the record of a game that is kept."""
    told, _, record = path.read_text(encoding="utf-8").partition(_RECORD)
    return told.rstrip("\n").split("\n"), read_record(record.encode())
