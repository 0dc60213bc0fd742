"""Lists as players of 2018 wrote and exported them: one deck in several notations is read as the same deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from nefrit.l5r.decks import Deck
from nefrit.registry import decks_of
from nefrit.text.decklists import BadDeck

DECKS = decks_of("l5r")
LISTS = sorted(Path(__file__).with_name("lists").iterdir())

WINTER_COURT = Deck(
    "Grace and Steel - Winter Court list",
    stronghold=(("01-shizuka-toshi", 1),),
    role=(("01-keeper-of-air", 1),),
    provinces=tuple(
        [
            (f"01-{name}", 1)
            for name in (
                "the-art-of-peace",
                "entrenched-position",
                "night-raid",
                "rally-to-the-cause",
                "shameful-display",
            )
        ]
    ),
    dynasty=(("01-doji-whisperer", 3), ("01-brash-samurai", 3), ("01-doji-hotaru", 1)),
    conflict=(("01-way-of-the-crane", 3), ("05-backhanded-compliment", 2), ("01-court-games", 1)),
)


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.stem)
def test_a_list_is_read_in_the_notation_of_its_writer(file: Path) -> None:
    assert DECKS.parse(file.read_text(encoding="utf-8")) == WINTER_COURT


def test_all_notations_are_tried() -> None:
    assert len(LISTS) == 5


def test_a_note_behind_a_name_says_which_of_two_cards_is_meant() -> None:
    both = [face for face in DECKS.library.faces.values() if face.name == "Hisu Mori Toride"]
    for face in both:
        [(found, _)] = DECKS.parse(f"1x {face.name} [{face.set}] ●").stronghold
        assert found == face.id


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("3x Banzia!", "did you mean Banzai!"),
        ("Doji Hotaru\nBackhanded Complaint [Scorpion] ••", "line 2: there is no card 'Backhanded Complaint"),
        ('{"stronghold": [{"count": "1", "card": {"id": "shizuka-toshi"}}]}', "has 1 to 99 copies"),
        ('{"stronghold": [{"count": 1, "card": {}}]}', "a card is named by a text"),
        ('{"stronghold": [{"count": 1, "card": "x"}, 3]}', "each of its entries is an object"),
        ('{"stronghold": [{"count": 1, "card": "x"}], "role": 3}', "role: it is a list of cards"),
    ],
)
def test_what_is_not_understood_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadDeck) as refused:
        DECKS.parse(text)
    assert told in str(refused.value)


def test_lines_about_the_deck_hide_no_card() -> None:
    """A title is only what stands above all cards; a misspelled card among them is told."""
    with pytest.raises(BadDeck) as refused:
        DECKS.parse("My deck\n3x Banzai!\nFine Katanna\n")
    assert "line 3: there is no card 'Fine Katanna'; did you mean Fine Katana" in str(refused.value)
