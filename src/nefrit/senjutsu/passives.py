"""Rules that cards in play bring with them (senjutsu.golden.card-beats-rules)."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.senjutsu.constants import FIXED_FOCUS
from nefrit.senjutsu.faces import BRINGS_RULES
from nefrit.senjutsu.state import LASTING, Senjutsu, decider
from nefrit.senjutsu.trees import Passive


def passives(game: Senjutsu, rule: str) -> Iterator[tuple[int, int, Passive]]:
    """The rules of this name that cards in play bring: before whom the card lies, the card, and the line."""
    for card in game.listeners(BRINGS_RULES):
        _, seat = game.place(card)
        if rule in game.faces[card].rules and not game.seats[seat].defeated:
            for section in game.faces[card].sections:
                for line in section.lines:
                    if isinstance(line, Passive) and line.rule == rule:
                        yield seat, card, line


def holds(game: Senjutsu, rule: str) -> bool:
    """Whether a card in play brings this rule."""
    return bool(game.listeners(BRINGS_RULES)) and next(passives(game, rule), None) is not None


def bears(game: Senjutsu, seat: int, rule: str) -> bool:
    """Whether a card that remains in play before a fighter, such as a poison, brings this rule for that fighter."""
    if not game.listeners(BRINGS_RULES):
        return False
    return any(rule in game.faces[card].rules for card in game.zone(LASTING, seat))


def borne(game: Senjutsu, seat: int, rule: str) -> list[Passive]:
    """The lines of cards before a fighter that bring this rule for that fighter."""
    if not bears(game, seat, rule):
        return []
    return [
        line
        for card in game.zone(LASTING, seat)
        for section in game.faces[card].sections
        for line in section.lines
        if isinstance(line, Passive) and line.rule == rule
    ]


def spendable_focus(game: Senjutsu, seat: int) -> int:
    """How much focus a fighter can pay: all it has, or none while a poison forbids that.

    A companion pays from the pool of its partner.
    """
    return 0 if bears(game, seat, FIXED_FOCUS) else game.seats[decider(game, seat)].focus
