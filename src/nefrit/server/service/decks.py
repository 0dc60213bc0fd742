"""Decks: the ready ones of a game, and what is wrong with one that somebody brings."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nefrit.server.service.games import Games
from nefrit.server.service.trouble import BAD_REQUEST, NOT_FOUND, no
from nefrit.text.decklists import AnyDeckRules, BadDeck
from nefrit.text.messages import Messages
from nefrit.text.render import sentence
from nefrit.text.speech import messages_for


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck that comes with a game. `id` is what a seat is taken with."""

    id: str
    name: str
    format: str


class Violation(msgspec.Struct, frozen=True):
    """What is wrong with a deck, and the rule that says so."""

    rule: str
    text: str


class CardCounted(msgspec.Struct, frozen=True):
    """A card of a deck: how many copies, its name, and what kind of card it is."""

    count: int
    name: str
    kind: str


class PartShown(msgspec.Struct, frozen=True):
    """A part of a deck with its cards."""

    part: str
    title: str
    count: int
    cards: list[CardCounted]


class CheckedDeck(msgspec.Struct, frozen=True, rename={"as_list": "list"}):
    """A deck, how many cards its parts have, and what is wrong with it in a format; its `list` as players write it."""

    name: str
    format: str
    edition: str
    parts: dict[str, int]
    violations: list[Violation]
    legal: bool
    as_list: str
    shown: list[PartShown]


def rules_of(games: Games, game: str) -> AnyDeckRules:
    """The rules for decks of a game that has decks."""
    rules = games.decks(game)
    if rules is None:
        raise no("no-decks-here", NOT_FOUND)
    return rules


def ready_decks(games: Games, game: str) -> list[ReadyDeck]:
    """The ready decks of a game, those that are usually played first."""
    rules = games.decks(game)
    if rules is None:
        return []
    return [ReadyDeck(name, rules.title(rules.ready_deck(name)), format) for name, format in rules.ready.items()]


def read_deck(rules: AnyDeckRules, text: str) -> Any:
    """The deck that a text means: the name of a ready one, or a list."""
    if text in rules.ready:
        return rules.ready_deck(text)
    try:
        return rules.parse(text)
    except BadDeck as error:
        raise no("bad-deck", BAD_REQUEST, problems=list(error.problems)) from None


def as_option(rules: AnyDeckRules, deck: Any) -> Any:
    """A deck as an option of the game. One with which nobody can play is refused, whatever the format."""
    try:
        return json.loads(rules.write(deck, "options"))
    except BadDeck as error:
        raise no("bad-deck", BAD_REQUEST, problems=list(error.problems)) from None


def checked_format(rules: AnyDeckRules, format: str) -> str:
    """The format, the usual one if none is named."""
    if format and format not in rules.formats:
        raise no("no-such-format", BAD_REQUEST, formats=list(rules.formats))
    return format or rules.formats[0]


def check_deck(games: Games, game: str, text: str, format: str, edition: str, language: str) -> CheckedDeck:
    """Everything that is wrong with a deck in a format."""
    rules = rules_of(games, game)
    deck = read_deck(rules, text)
    chosen = checked_format(rules, format or rules.ready.get(text, ""))
    if edition and edition not in rules.editions:
        raise no("no-such-edition", BAD_REQUEST, editions=list(rules.editions))
    edition = edition or rules.editions[0]
    wrong = violations(games, game, deck, chosen, edition, language)
    shown = rules.show(deck)
    parts = {part.part: part.count for part in shown}
    words = Messages(language, [rules.messages])
    return CheckedDeck(
        rules.title(deck),
        chosen,
        edition,
        parts,
        wrong,
        not wrong,
        rules.write(deck, rules.styles[0]),
        [
            PartShown(
                part.part,
                words.format(f"deck-part-{part.part}"),
                part.count,
                [CardCounted(*card) for card in part.cards],
            )
            for part in shown
        ],
    )


def ready_deck(games: Games, game: str, name: str, language: str) -> CheckedDeck:
    """A ready deck of a game, checked in its own format."""
    if name not in rules_of(games, game).ready:
        raise no("no-such-deck", NOT_FOUND)
    return check_deck(games, game, name, "", "", language)


def violations(games: Games, game: str, deck: Any, format: str, edition: str, language: str = "en") -> list[Violation]:
    """Every violation of the rules of a format, in words."""
    rules = rules_of(games, game)
    words = messages_for(games.find(game), language, rules.messages)
    return [
        Violation(refusal.rule, sentence(words.format(refusal.message, **dict(refusal.arguments))))
        for refusal in rules.violations(deck, format, edition)
    ]
