"""Decks as they are written: lists, and the JSON of deck databases."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nefrit.kernel.cards import Library, UnknownName
from nefrit.l5r.decks import Deck, L5RDecks, violations
from nefrit.l5r.decks.deck import PARTS
from nefrit.text.decklists import LONGEST_LINE, MOST_CHARACTERS, MOST_LINES, MOST_TOLD, BadDeck
from tests.l5r.deck_cards import GAME, LEGAL
from tests.l5r.deckbuilding import DECKS, broken

# ---- Lists

LIST = """
# My first deck
Name: Lions of  the Wall

Stronghold
1x Yojin no Shiro   // ASCII only
Role: Keeper of Air

Provinces (5):
Air Province
1 Earth Province (Core Set)
1 x FIRE PROVINCE
void-province x1
- 1x 01-water-province
== Dynasty Deck (5) ==
Characters (2)
2x Lion 0
Holdings:
3 Wide Fields
Conflict: 4 cards
3\u00d7 Mirumoto\u2019s Fury
1x charge
"""


def test_a_list_is_read_however_it_is_written() -> None:
    deck = DECKS.parse(LIST)
    assert deck == Deck(
        "Lions of the Wall",
        stronghold=(("01-yojin-no-shiro", 1),),
        role=(("01-keeper-of-air", 1),),
        provinces=LEGAL.provinces,
        dynasty=(("01-lion-0", 2), ("01-wide-fields", 3)),
        conflict=(("01-mirumoto-s-fury", 3), ("01-charge", 1)),
    )
    assert DECKS.parse("\ufeff" + LIST.replace("\n", "\r\n")) == deck


def test_without_headings_cards_lie_where_they_belong() -> None:
    deck = DECKS.parse("Castle\nKeeper of Air\nAir Province\n2 Lion 0\nCharge! x3")
    assert [deck.part(part) for part in PARTS] == [
        (("01-castle", 1),),
        (("01-keeper-of-air", 1),),
        (("01-air-province", 1),),
        (("01-lion-0", 2),),
        (("01-charge", 3),),
    ]


def test_a_card_stays_under_the_heading_where_its_player_put_it() -> None:
    deck = DECKS.parse("Dynasty deck\n1x Charge!")
    assert deck.dynasty == (("01-charge", 1),)
    assert "l5r.deck.dynasty-size" in broken(deck)


def problems_of(text: str) -> tuple[str, ...]:
    with pytest.raises(BadDeck) as caught:
        DECKS.parse(text)
    for problem in caught.value.problems:
        assert "\n" not in problem
        assert problem.isprintable()
    return caught.value.problems


def test_all_unknown_names_are_told_with_their_lines_and_what_is_near() -> None:
    assert problems_of("2x Peasnt\n\n1x Lion 0\n3x Charg\n1x Zzz") == (
        "line 1: there is no card 'Peasnt'; did you mean Peasant?",
        "line 4: there is no card 'Charg'; did you mean Charge!?",
        "line 5: there is no card 'Zzz'",
    )


def test_a_name_that_several_cards_have_needs_the_set() -> None:
    assert problems_of("1x Twin Keep") == (
        "line 1: 2 cards are called 'Twin Keep': write Twin Keep (Breath of the Kami) or Twin Keep (The Fires Within)",
    )
    deck = DECKS.parse("1x Twin Keep (the fires within)")
    assert deck.stronghold == (("11-twin-keep", 1),)
    for style in DECKS.styles:
        assert DECKS.parse(DECKS.write(deck, style)) == deck


@pytest.mark.parametrize("count", ["0", "100", "9" * 150])
def test_a_line_asks_for_a_sensible_number_of_copies(count: str) -> None:
    assert problems_of(f"{count}x Charge!") == (f"line 1: a line asks for 1 to 99 copies, not {count[:20]}",)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "it names no card"),
        ("# nothing\n\nDynasty deck", "it names no card"),
        ("\x00\x1b[31m\x07", "there is no card"),
        ("x" * (LONGEST_LINE + 1), "longer than 200 characters"),
        ("x" * (MOST_CHARACTERS + 1), "longer than 100000 characters"),
        ("\n" * MOST_LINES, "more than 2000 lines"),
        ("3x", "there is no card '3x'"),
        ("(((((", "there is no card"),
        ("{", "this is not JSON"),
        ("[1, 2]", "not a JSON object"),
        ("[" * 50_000, "nested too deeply"),
        ('{"cards": 3}', "its cards are an object"),
        ('{"cards": {}}', "it names no card"),
        ('{"cards": {"banana": 1}}', "there is no card 'banana'"),
        ('{"cards": {"charge": 1, "charge": 2}}', "a key twice: 'charge'"),
        ('{"cards": {"charge": 1}, "slots": {"charge": 2}}', "both cards and slots"),
        ('{"name": "x"}', "neither cards and slots"),
        ('{"cards": {"charge": "3"}}', "'charge' has 1 to 99 copies, not '3'"),
        ('{"cards": {"charge": true}}', "not True"),
        ('{"cards": {"charge": 1e400}}', "not inf"),
        ('{"cards": {"charge": ' + "9" * 5000 + "}}", "this is not JSON"),
        ('{"name": [], "cards": {"charge": 1}}', "the name of a deck is a text"),
        ('{"cards": {"\\ud800": 1}}', "there is no card"),
        ('{"cards": {"charge": ' + "[" * 3 + "]" * 3 + "}}", "'charge' has 1 to 99 copies"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_clear_line(text: str, told: str) -> None:
    assert told in "; ".join(problems_of(text))


def test_very_many_problems_are_counted() -> None:
    problems = problems_of("\n".join(f"1x Nobody Knows This Card {number}" for number in range(MOST_LINES - 1)))
    assert len(problems) == MOST_TOLD + 1
    assert problems[-1] == f"and {MOST_LINES - 1 - MOST_TOLD} more problems"


# ---- Deck databases


@pytest.mark.parametrize(
    "wrap",
    [
        lambda deck: deck,
        lambda deck: {"success": True, "record": deck},
        lambda deck: {"success": True, "record": {"id": "1", "head": deck}},
    ],
)
@pytest.mark.parametrize("key", ["cards", "slots"])
@pytest.mark.parametrize("prefix", ["", "01-"])
def test_json_of_a_deck_database_is_read(wrap: Any, key: str, prefix: str) -> None:
    cards = {f"{prefix}{card}": 1 for card in ("yojin-no-shiro", "keeper-of-air", "air-province", "mirumoto-s-fury")}
    deck = DECKS.parse(json.dumps(wrap({"name": "Lions", "primary_clan": "lion", key: {**cards, "lion-0": 3}})))
    assert deck == Deck(
        "Lions",
        stronghold=(("01-yojin-no-shiro", 1),),
        role=(("01-keeper-of-air", 1),),
        provinces=(("01-air-province", 1),),
        dynasty=(("01-lion-0", 3),),
        conflict=(("01-mirumoto-s-fury", 1),),
    )


def test_json_of_a_deck_database_has_ids_without_sets() -> None:
    written = json.loads(DECKS.write(LEGAL, "json"))
    assert written["name"] == "Lions"
    assert written["cards"]["yojin-no-shiro"] == 1
    assert written["cards"]["lion-0"] == 3


FACES: list[Any] = list(GAME.library.faces.values())


@given(
    st.text(max_size=60),
    st.dictionaries(st.sampled_from(FACES), st.integers(1, 99), min_size=1, max_size=30),
)
def test_every_deck_is_read_again_as_it_was_written(name: str, cards: dict[Any, int]) -> None:
    held: dict[str, list[tuple[str, int]]] = {part: [] for part in PARTS}
    for face, count in cards.items():
        part = face.type if face.type in held else "provinces" if face.type == "province" else face.side
        held[part].append((face.id, count))
    deck = Deck(name, **{part: tuple(found) for part, found in held.items()})
    for style in ("list", "json"):
        assert DECKS.parse(DECKS.write(deck, style)) == deck
    violations(deck, GAME.library, "single-core", "1.5")


@given(st.text(max_size=400))
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    for written in (text, "{" + text, f"3x {text}"):
        with suppress(BadDeck):
            DECKS.parse(written)


def test_a_style_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="no style"):
        DECKS.write(LEGAL, "pdf")


def test_a_game_without_cards_knows_no_name() -> None:
    with pytest.raises(BadDeck, match="no card 'Charge!'"):
        L5RDecks(Library()).parse("1x Charge!")
