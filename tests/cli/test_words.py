"""`nefrit words` lists the words in which cards are written."""

from __future__ import annotations

import json

import pytest

from nefrit.manifest import manifests
from nefrit.parts.vocabulary import KINDS, Word, vocabulary
from tests.cli.conftest import Nefrit

WRITTEN = {name: manifest.cards for name, manifest in manifests().items() if manifest.cards}
"""The packages of cards of all games that have one."""


@pytest.fixture(scope="module", params=sorted(WRITTEN))
def words(request: pytest.FixtureRequest) -> list[Word]:
    return vocabulary(WRITTEN[request.param])


def test_every_word_says_what_it_means(words: list[Word]) -> None:
    assert len(words) > 50
    assert [word.name for word in words if not word.meaning or word.kind not in KINDS or not word.cards] == []
    assert len({word.name for word in words}) == len(words)


def test_a_word_is_shown_with_the_cards_that_use_it() -> None:
    found = {word.name: word for word in vocabulary("nefrit.l5r.cards")}
    participating = found["participating"]
    assert (participating.kind, participating.parameters) == ("quality", "")
    assert "Banzai!" in participating.cards
    assert "Doji Whisperer" not in participating.cards
    assert (found["bow"].kind, found["bow"].written) == ("verb", "bow(cards, amount=)")
    assert found["action"].parameters.startswith("(effect, when=, cost=, target=")
    assert found["enters"].kind == "occasion"
    assert found["bushi"].meaning.endswith("(bushi)")
    assert "MONK" not in found, "a short form of one module is no word"


def test_the_list_is_for_people_and_for_programs(nefrit: Nefrit) -> None:
    shown = nefrit("words", "l5r", "--kind", "verb")
    assert "bow(cards, amount=)" in shown.out
    assert "participating" not in shown.out
    [word] = json.loads(nefrit("words", "l5r", "participating", "--json").out)
    assert (word["name"], word["said"]["en"]) == ("participating", "participating card")
    assert "Banzai!" in word["cards"]
    page = nefrit("words", "l5r", "--markdown").out
    assert "| `bow(cards, amount=)` | Bow a card. |" in page


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("l5r", "bwo"), "Did you mean bow?"),
        (("l5r", "--kind", "verbs"), "Did you mean verb?"),
        (("senjutsu",), "are not written in words of Python"),
        (("chess",), "chess"),
    ],
)
def test_what_is_wrong_is_said(nefrit: Nefrit, arguments: tuple[str, ...], told: str) -> None:
    shown = nefrit("words", *arguments)
    assert shown.code == 2
    assert told in shown.err
