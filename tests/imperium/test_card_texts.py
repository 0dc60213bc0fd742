"""What cards say is made from their trees: everything has words, and the words say what the trees do."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import nefrit.imperium
from nefrit.imperium.definition import GAME
from nefrit.imperium.faces import ImperiumFace
from tests.imperium.card_texts import GOLDEN, SPEECH, told
from tests.imperium.tables import FACES


@pytest.mark.parametrize("face", FACES, ids=[face.id for face in FACES])
def test_every_card_has_words(face: ImperiumFace) -> None:
    text = SPEECH.card_text(face)
    assert bool(text) == bool(face.abilities)
    assert not SPEECH.messages.missing
    assert not SPEECH.messages.errors
    assert "[" not in text
    assert "none" not in text
    assert "  " not in text


TEXTS = {
    "com-unrest": """Choose one: pay 1 population; discard 2 cards; or pay 3 material. Having done so, return this card
        to the unrest pile.""",
    "leg-mining": """Exhaust: Abandon a region to gain 1 progress and also gain 1 progress if that card is not a card
        with a production icon.""",
    "scy-power-b": """Victory points: 1 for each 3 material and 1 for each 3 regions that you own.""",
    "cls-oracle": """Free play. Draw 2 cards. Discard one of those cards. Victory points: 2 for each fame card that you
        own.""",
    "rom-roman-expansion": """Acquire a region. You may acquire a region. Each other player recalls a region. Put this
        card into your history.""",
    "cls-city": """Solstice: You may discard a card to choose one: gain 1 material; gain 1 population; or draw a
        card.""",
    "scy-mounted-archers": """Exhaust, even in the turn of another player, when another player plays an attack: Avoid
        the effects of the attack. Solstice: You may pay 1 material to gain 1 population.""",
    "cel-cattle-raid": """Gain 2 material. Steal 1 material from each other player who has a region in their play area.
        Steal 1 progress from each other player who is an empire.""",
    "leg-proud": """This card is never played. Victory points: 12 in a garrison, 8 in your history, 3 elsewhere.""",
    "qin-power-b": """Passive: in clean-up you place 1 population in the market instead of progress. Victory points: 2
        for each pinned card other than a region in your play area.""",
}


@pytest.mark.parametrize("card", TEXTS)
def test_texts_read_well(card: str) -> None:
    assert SPEECH.card_text(GAME.library.find(card)) == " ".join(TEXTS[card].split())


def test_the_texts_are_those_that_were_read() -> None:
    assert told() == GOLDEN.read_text(encoding="utf-8")


def test_nothing_is_decided_by_the_name_of_a_card() -> None:
    """Only the cards themselves name others."""
    sources = Path(inspect.getfile(nefrit.imperium)).parent
    names = {face.name for face in FACES if len(face.name) > 7} - {"Development", "Prosperity", "Barbarian"}
    for file in sorted(sources.glob("*.py")):
        code = file.read_text(encoding="utf-8")
        found = [name for name in names if f'"{name}"' in code]
        assert not found, (file.name, found)
