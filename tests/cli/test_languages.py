"""Whole games in every language: nothing that a table says there is left to English but the cards."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from nefrit.cli.options import header_for
from nefrit.cli.seating import seat_decks
from nefrit.cli.table.boards import board_of
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.cards import PRINTED
from nefrit.kernel.chance import Chance
from nefrit.kernel.match import Match
from nefrit.manifest import own_names
from nefrit.registry import decks_of, find
from nefrit.text import LANGUAGES, Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.seeing import seen
from nefrit.text.speech import LibraryNames, Speech, messages_of
from tests.cli.conftest import Nefrit

OTHERS = LANGUAGES[1:]
NAMES = ("set", "number", "traits", "keywords")
"""Facts with names in them that stay as they are printed."""
MIXED = {"l5r": ("crab", "crane", "phoenix"), "senjutsu": ("ronin", "master"), "invasion": ("dwarf", "chaos")}
WAYS: list[tuple[str, dict[str, Any]]] = [
    ("l5r", {}),
    ("senjutsu", {"terrain": "placed", "pieces": ["torii gate", "burning wagon", "cherry tree"]}),
    ("senjutsu", {"mode": "horde"}),
    ("imperium", {}),
    ("invasion", {}),
    ("invasion", {"format": "cataclysm"}),
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", own_names())
def test_the_text_of_a_card_is_english_throughout(game: str, language: str) -> None:
    english, other = Speech(find(game), ()), Speech(find(game), (), language)
    for face in find(game).library.faces.values():
        assert other.card_text(face) == english.card_text(face)
        for number in range(len(face.abilities)):
            address = f"{face.id}/abilities/{number}"
            assert other.part(address) == english.part(address)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_names())
def test_the_facts_of_a_card_are_told_as_the_reader_says_them(game: str, language: str) -> None:
    definition = find(game)
    speech = Speech(definition, (), language)
    for face in definition.library.faces.values():
        for name, value in definition.card_facts(face).items():
            if name in ("id", "name") or value == PRINTED:
                continue
            speech.field(name)
            words = [] if name in NAMES else value if isinstance(value, list) else [value]
            for word in words:
                # A letter may stand for a number, or for a side.
                if isinstance(word, str) and re.match("[A-Za-z]{2}", word):
                    assert speech.word(name, word) == speech.messages.format(f"value-{kebab(name)}-{kebab(word)}")
    assert not speech.messages.missing


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_game_is_told_without_english(game: str, options: dict[str, Any], language: str) -> None:
    definition = find(game)
    decks = seat_decks(game, options, (), definition.usual_seats(options)).options(3)
    header = header_for(definition, None, 3, None, {**options, **decks})
    speech = TableSpeech(definition, header.names, language)
    board = board_of(speech)
    assert board is not None
    match, chance = Match(definition, header), Chance(3)
    for number in range(90):
        if not match.game.pending:
            break
        decision = match.game.pending[0]
        view = seen(match.game, decision.seat)
        speech.prompt(view)
        speech.options(view)
        if number % 10 == 0:
            board.lines(view)
        for card in [card for zone in view["zones"] for card in zone["cards"] if "card" in card][: number % 5]:
            for refusal in match.game.why_not(decision.seat, card["card"]):
                speech.refusal(refusal)
        match.answer(decision.seat, decision.random(chance))
    speech.entries(match.log.entries, 0)
    assert not speech.messages.missing
    assert not speech.messages.errors


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nothing lies on the table yet."),
        ("pl", "Na stole jeszcze nic nie leży."),
        ("cs", "Na stole ještě nic neleží."),
    ],
)
def test_an_empty_table_is_not_looked_for_by_name(nefrit: Nefrit, language: str, told: str) -> None:
    arguments = ["play", "imperium", "--plain", "--seat", "human", "--seat", "random", "--seed", "3"]
    assert told in nefrit(*arguments, "--language", language, typed="look\nq\n").out


def wrong_deck(game: str) -> Any:
    """A deck with the cards of others in it."""
    rules = decks_of(game)
    deck, *others = [rules.ready_deck(name) for name in MIXED[game]]
    parts = ("weapon", "cards", "provinces", "dynasty", "conflict")
    return replace(
        deck,
        **{
            part: tuple(dict([card for one in (deck, *others) for card in getattr(one, part)]).items())
            for part in parts
            if hasattr(deck, part)
        },
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MIXED)
def test_what_is_wrong_with_a_deck_is_told_as_the_reader_says_it(game: str, language: str) -> None:
    rules, definition = decks_of(game), find(game)
    assert coverage(rules.messages).shares()[language] == 1
    messages = Messages(language, [rules.messages, *messages_of(definition)], LibraryNames(definition.library))
    for format in rules.formats:
        wrong = rules.violations(wrong_deck(game), format, rules.editions[0])
        told = {messages.format(each.message, **dict(each.arguments)) for each in wrong}
        assert len(told) >= 3
    assert not messages.missing
    assert not messages.errors
