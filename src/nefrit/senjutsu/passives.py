"""Rules that cards in play bring with them (senjutsu.golden.card-beats-rules)."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.memo import LISTENERS
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import FIXED_FOCUS, NO_STATUS_CARDS
from nefrit.senjutsu.faces import BRINGS_RULES
from nefrit.senjutsu.memo import Borne, Rules
from nefrit.senjutsu.state import LASTING, Senjutsu
from nefrit.senjutsu.trees.lasting import Passive


def find_rules(game: Senjutsu) -> Rules:
    """Find out which rules the cards in play bring, and remember it."""
    names = frozenset([rule for card in game.listeners(BRINGS_RULES) for rule in game.faces[card].rules])
    borne: Borne = {}
    for seat in range(game.seat_count if names else 0):
        for card in game.zone(LASTING, seat):
            for line in [line for section in game.faces[card].sections for line in section.lines]:
                if isinstance(line, Passive):
                    borne[seat, line.rule] = (*borne.get((seat, line.rule), ()), (card, line))
    rules = game.memo.rules = Rules(names, borne)
    game.memo.known |= LISTENERS
    return rules


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
    rules = game.memo.rules or find_rules(game)
    return rule in rules.names and next(passives(game, rule), None) is not None


def bears(game: Senjutsu, seat: int, rule: str) -> bool:
    """Whether a card that remains in play before a fighter, such as a poison, brings this rule for that fighter."""
    rules = game.memo.rules or find_rules(game)
    return (seat, rule) in rules.borne and bool(borne(game, seat, rule))


def borne(game: Senjutsu, seat: int, rule: str) -> tuple[Passive, ...]:
    """The lines of cards before a fighter that bring this rule for that fighter."""
    rules = game.memo.rules or find_rules(game)
    found = rules.borne.get((seat, rule), ())
    # decision.senjutsu.lotus
    return tuple([line for card, line in found if not line.lotus or game.pieces[card].lotus >= line.lotus])


def amount(game: Senjutsu, seat: int, rule: str) -> int:
    """By how much the cards before a fighter that bring this rule change something."""
    rules = game.memo.rules or find_rules(game)
    return sum([line.amount for line in borne(game, seat, rule)]) if (seat, rule) in rules.borne else 0


def is_immune(game: Senjutsu, seat: int) -> bool:
    """Whether a fighter takes no status cards: neither stuns nor hobbles nor poison (decision.senjutsu.lotus)."""
    return bears(game, seat, NO_STATUS_CARDS)


def spendable_focus(game: Senjutsu, seat: int) -> int:
    """How much focus a fighter can pay: all it has, or none while a poison forbids that.

    A companion pays from the pool of its partner.
    """
    if bears(game, seat, FIXED_FOCUS):
        return 0
    fighter = game.seats[seat]
    return fighter.focus if fighter.owner == NO_SEAT else game.seats[fighter.owner].focus
