"""Decks that cannot be read or played with: everything that is wrong is told, and nothing worse happens."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.decks import Deck, InvasionDecks, from_options, ready_deck, violations
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.game import GAME
from nefrit.kernel.cards import Library, UnknownName
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.record import Header
from nefrit.text.decklists import LONGEST_LINE, MOST_CHARACTERS, MOST_LINES, MOST_TOLD, BadDeck

RULES = InvasionDecks(LIBRARY)
DWARFS = ready_deck("dwarf").to_options()


def problems_of(text: str) -> list[str]:
    with pytest.raises(BadDeck) as caught:
        RULES.parse(text)
    assert all("\n" not in problem for problem in caught.value.problems)
    return list(caught.value.problems)


# ---- The option of a game


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (3, ["a deck is an object with name, capital, cards"]),
        ({"sideboard": {}}, ["a deck has no 'sideboard'"]),
        ({"name": 3, "capital": 4}, ["the name of a deck is a text", "the capital of a deck is a text"]),
        ({"capital": "Skaven"}, ["there is no capital of 'Skaven', only of Empire"]),
        ({"cards": "Runesmith"}, ["a list of cards or an object"]),
        ({"cards": [1, "Runesmth"]}, ["a card is named by a text, not by 1", "did you mean Runesmith"]),
        (
            {"cards": {"Runesmith": True, "Pillage": 0, "Waaagh!": 1.5, "Hate": -3, "Demolition!": "3"}},
            ["'Runesmith' has 1 to 99", "'Pillage' has", "'Waaagh!' has", "'Hate' has", "'Demolition!' has"],
        ),
        ({"cards": {"Runesmith": 100}}, ["'Runesmith' has 1 to 99 copies"]),
    ],
)
def test_a_broken_option_is_told_with_everything_that_is_wrong(options: object, told: list[str]) -> None:
    with pytest.raises(BadDeck) as caught:
        from_options(options, RULES.finder)
    assert len(caught.value.problems) == len(told)
    for problem, part in zip(sorted(caught.value.problems), sorted(told), strict=True):
        assert part in problem
        assert "\n" not in problem


def test_a_deck_counts_copies_of_a_card_together_and_has_no_negative_ones() -> None:
    assert Deck(cards=(("core-001", 1), ("core-002", 1), ("core-001", 2))).cards == (("core-001", 3), ("core-002", 1))
    with pytest.raises(ValueError, match="0 copies"):
        Deck(cards=(("core-001", 0),))


def test_only_a_deck_with_a_capital_can_be_an_option() -> None:
    with pytest.raises(BadDeck, match="names its capital"):
        Deck(cards=(("core-001", 3),)).to_options()


# ---- Lists and JSON


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "it names no card"),
        ("# nothing\n\nDeck (50)", "it names no card"),
        ("\x00\x1b[31m\x07", "there is no card"),
        ("x" * (LONGEST_LINE + 1), "longer than 200 characters"),
        ("x" * (MOST_CHARACTERS + 1), "longer than 100000 characters"),
        ("\n" * MOST_LINES, "more than 2000 lines"),
        ("0x Runesmith", "line 1: a line asks for 1 to 99 copies, not 0"),
        ("100x Runesmith", "line 1: a line asks for 1 to 99 copies"),
        ("99999999999999999999x Runesmith", "line 1: a line asks for 1 to 99 copies"),
        ("3x", "there is no card '3x'"),
        ("Capital: Skaven\n3x Runesmith", "line 1: there is no capital of 'Skaven'"),
        ("Capital: Dwarf\nCapital: Orc\n3x Runesmith", "line 2: a deck has one capital, not Orc too"),
        ("Capital: Dwarf\n\n3x Runesmth", "line 3: there is no card 'Runesmth'; did you mean Runesmith"),
        ("{", "this is not JSON"),
        ("[1, 2]", "a deck is an object"),
        ("[" * 50_000, "nested too deeply"),
        ('{"cards": 3}', "a list of cards or an object"),
        ('{"cards": {"banana": 1}}', "there is no card 'banana'"),
        ('{"cards": {"Runesmith": "3"}}', "'Runesmith' has 1 to 99 copies"),
        ('{"cards": {"Runesmith": 1e400}}', "'Runesmith' has 1 to 99 copies"),
        ('{"cards": {"Runesmith": ' + "9" * 5000 + "}}", "this is not JSON"),
        ('{"name": [], "cards": {"Runesmith": 1}}', "the name of a deck is a text"),
        ('{"cards": {"\\ud800": 1}}', "there is no card"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_clear_line(text: str, told: str) -> None:
    assert told in "; ".join(problems_of(text))


def test_very_many_problems_are_counted() -> None:
    problems = problems_of("\n".join(f"1x Nobody Knows This Card {number}" for number in range(MOST_LINES - 1)))
    assert len(problems) == MOST_TOLD + 1
    assert problems[-1] == f"and {MOST_LINES - 1 - MOST_TOLD} more problems"


@given(st.text(max_size=400))
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    for written in (text, "{" + text, f"3x {text}", f"Capital: {text}"):
        with suppress(BadDeck):
            violations(RULES.parse(written), LIBRARY)


@given(
    st.text(max_size=60),
    st.dictionaries(st.sampled_from(sorted(LIBRARY.faces)), st.integers(1, 99), min_size=1, max_size=30),
)
def test_every_deck_is_read_again_as_it_was_written(name: str, cards: dict[str, int]) -> None:
    newest = {RULES.finder.find(LIBRARY.faces[card].name).id: count for card, count in cards.items()}
    deck = Deck(name, "Empire", tuple(newest.items()))
    for style in RULES.styles:
        assert RULES.parse(RULES.write(deck, style)) == deck


def test_a_style_and_a_ready_deck_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownName, match="no style"):
        RULES.write(ready_deck("dwarf"), "pdf")
    for find in (ready_deck, RULES.ready_deck):
        with pytest.raises(UnknownName, match="did you mean dwarf"):
            find("dwarfs")


def test_a_game_without_cards_has_no_ready_decks_and_knows_no_name() -> None:
    rules = InvasionDecks(Library([]))
    assert rules.ready == {}
    with pytest.raises(BadDeck, match="there is no card"):
        rules.parse("3x Runesmith")


# ---- Games


def deck_with(**things: Any) -> dict[str, Any]:
    """A deck that could be played with, but for these parts."""
    return {**DWARFS, **things}


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({}, "decks is a list with one deck for each seat"),
        ({"decks": 5}, "decks is a list with one deck for each seat"),
        ({"decks": [DWARFS]}, "decks is a list with one deck for each seat"),
        ({"deck": 5, "decks": [DWARFS, DWARFS]}, "no option 'deck'"),
        ({"format": "draft", "decks": [DWARFS, DWARFS]}, "no format 'draft'"),
        ({"format": ["one-on-one"], "decks": [DWARFS, DWARFS]}, "no format"),
        ({"decks": [DWARFS, 7]}, "a deck has a 'capital' and 'cards'"),
        ({"decks": [DWARFS, {"capital": "Orc"}]}, "a deck has a 'capital' and 'cards'"),
        ({"decks": [DWARFS, deck_with(cards=["Runesmith"])]}, "a deck has a 'capital' and 'cards'"),
        ({"decks": [DWARFS, deck_with(side={})]}, "a deck has a 'capital' and 'cards'"),
        ({"decks": [DWARFS, deck_with(name=3)]}, "the name of a deck is a text"),
        ({"decks": [DWARFS, deck_with(capital="Skaven")]}, "no capital of 'Skaven'"),
        ({"decks": [DWARFS, deck_with(capital=["Orc"])]}, "no capital of"),
        ({"decks": [DWARFS, deck_with(cards={"Nobody at All": 50})]}, "Nobody at All"),
        ({"decks": [DWARFS, deck_with(cards={"Runesmith": True})]}, "Runesmith: True is not a number of copies"),
        ({"decks": [DWARFS, deck_with(cards={"Runesmith": 0})]}, "Runesmith: 0 is not a number of copies"),
        ({"decks": [DWARFS, deck_with(cards={"Runesmith": "50"})]}, "Runesmith: '50' is not a number of copies"),
        ({"decks": [DWARFS, deck_with(cards={"Runesmith": 1000})]}, "Runesmith: 1000 is not a number of copies"),
        ({"decks": [DWARFS, deck_with(cards={"Runesmith": 9})]}, "at least 10 cards"),
    ],
)
def test_a_game_cannot_be_set_up_without_two_decks_of_known_cards(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadHeader, match=why):
        GAME.start(Header("invasion", edition=GAME.editions[0], options=options))


def test_more_than_two_play_only_the_cataclysm() -> None:
    with pytest.raises(BadHeader, match="only in the cataclysm format"):
        GAME.start(Header("invasion", seats=3, edition=GAME.editions[0], options={"decks": [DWARFS] * 3}))


def test_a_fulcrum_is_no_card_for_a_deck() -> None:
    game = WarhammerInvasion(Library([*LIBRARY.faces.values(), NEUTRAL.fulcrum("A Place of Power", 900)]))
    deck = deck_with(cards={**DWARFS["cards"], "A Place of Power": 1})
    with pytest.raises(BadHeader, match="A Place of Power is no card for a deck"):
        game.start(Header("invasion", edition=GAME.editions[0], options={"decks": [DWARFS, deck]}))
