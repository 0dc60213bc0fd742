"""Who may sit down: names, decks and bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import Any

from nefrit import bots
from nefrit.server.service.decks import as_option, read_deck, rules_of, violations
from nefrit.server.service.games import Games
from nefrit.server.service.table import Table
from nefrit.server.service.trouble import BAD_REQUEST, no
from nefrit.text.decklists import AnyDeckRules, BadDeck

LONGEST_NAME = 30
MOST_BOTS = 4
"""So many bots at a table have names of their own; those of more are numbered."""


def checked_name(name: str, taken: Collection[str]) -> str:
    """The name of a guest: one short line that can be shown everywhere, and no name twice at a table."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise no("bad-name", BAD_REQUEST, most=LONGEST_NAME)
    number, chosen = 1, plain
    while chosen.casefold() in [other.casefold() for other in taken]:
        number += 1
        chosen = f"{plain} {number}"
    return chosen


def checked_bot(game: str, bot: str) -> str:
    """The name of a bot of the game; the best if none is named."""
    known = bots.names(game)
    if bot and bot not in known:
        raise no("no-such-bot", BAD_REQUEST, bots=list(known))
    return bot or known[0]


def bot_name(games: Games, table: Table, bot: str, language: str) -> str:
    """What a bot is called in a language: a name that fits the game, and how it plays."""
    speech, words = games.speech(table.definition.name, (), language), games.words(language)
    known = speech.messages if speech.messages.has(_name_message(1)) else words
    names = [known.format(_name_message(number)) for number in range(1, MOST_BOTS + 1)]
    told = [words.format(f"bot-{bot}", name=name) if words.has(f"bot-{bot}") else name for name in names]
    return checked_name(next((one for one in told if one not in table.names), told[0]), table.names)


def _name_message(number: int) -> str:
    return f"bot-name-{number}"


def deck_for(games: Games, table: Table, deck: str | None) -> Any:
    """The deck with which somebody sits down, as an option of the game; None if the game has no decks.

    A deck is a text in any style, or the name of a ready one. Where none is given it is a ready one that nobody else
    at the table plays.
    """
    rules = games.decks(table.definition.name)
    if rules is None or chosen_in(rules, table.opened.options):
        if deck is not None:
            raise no("no-decks-here", BAD_REQUEST)
        return None
    if deck is None:
        return _free_deck(rules, table)
    return checked_deck(games, table.definition.name, deck, table.opened.format, table.opened.edition)


def checked_deck(games: Games, game: str, text: str, format: str, edition: str) -> Any:
    """A deck as an option of the game, if it can be played and is legal in the format, where there is one."""
    rules = rules_of(games, game)
    deck = read_deck(rules, text)
    if format:
        _check_format(games, game, deck, format, edition)
    return as_option(rules, deck)


def chosen_in(rules: AnyDeckRules, options: Mapping[str, Any]) -> bool:
    """Whether the options of a game say already which decks are played."""
    return any(option in options for option in rules.chosen_by)


def check_format_of_options(games: Games, game: str, options: Mapping[str, Any], format: str, edition: str) -> None:
    """Refuse options that bring decks which are not legal in the format of the table."""
    rules = rules_of(games, game)
    for option in rules.chosen_by:
        given = options.get(option)
        for one in given if isinstance(given, list) else ():
            try:
                deck = rules.meant(one)
            except BadDeck as error:
                raise no("bad-deck", BAD_REQUEST, problems=list(error.problems)) from None
            _check_format(games, game, deck, format, edition)


def _check_format(games: Games, game: str, deck: Any, format: str, edition: str) -> None:
    wrong = violations(games, game, deck, format, edition)
    if wrong:
        raise no("deck-not-legal", BAD_REQUEST, problems=[violation.text for violation in wrong])


def _free_deck(rules: AnyDeckRules, table: Table) -> Any:
    played = [sat.deck for sat in table.seats if sat is not None]
    format = table.opened.format
    ready = [name for name, own in rules.ready.items() if not format or own == format]
    options = [as_option(rules, rules.ready_deck(name)) for name in ready]
    if not options:
        raise no("deck-needed", BAD_REQUEST)
    return next((option for option in options if option not in played), options[0])
