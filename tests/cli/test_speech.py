"""Sentences made from views, entries of the log and outcomes."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import refuse
from nefrit.registry import find
from nefrit.text.speech import Speech, face_of, readable
from tests.cli.conftest import FIVE_KINDS, GOOFSPIEL


def outcome(*winners: int, message: str = "most-points", stopped: bool = False) -> dict[str, Any]:
    return {"winners": list(winners), "rule": "x", "message": message, "stopped": stopped}


@pytest.mark.parametrize(
    ("names", "how", "told"),
    [
        (("ann", "bob"), outcome(0), "Ann wins: the most points."),
        (("ann", "bob"), outcome(0, message=""), "Ann wins."),
        (("ann", "bob"), outcome(0, message="by-a-hair"), "Ann wins: by a hair."),
        (("ann", "bob"), outcome(), "The game is a draw: the most points."),
        (("ann", "bob"), outcome(0, 1), "The game is a draw."),
        (("ann", "bob", "cid"), outcome(0, 2), "Ann and Cid win together: the most points."),
        (("ann", "bob"), outcome(stopped=True), "The game was stopped."),
        (("ann",), outcome(0), "Ann wins: the most points."),
        (("ann",), outcome(message=""), "The game is lost."),
    ],
)
def test_outcomes(names: tuple[str, ...], how: dict[str, Any], told: str) -> None:
    assert Speech(find(GOOFSPIEL), names).outcome(how) == told


def test_the_log_in_other_languages() -> None:
    definition = find(GOOFSPIEL)
    match = Match(definition, Header("goofspiel", seed=3, options={"cards": 2}))
    for answer in (1, 0):
        match.answer(match.game.pending[0].seat, answer)
    told = [Speech(definition, ("ann", "bob"), language).entry(match.log.entries[0], 2) for language in ("en", "cs")]
    assert told[0].startswith("Ann bids Two of Spades and wins ")
    assert told[1].startswith("Ann sází Two of Spades a získává ")


def test_the_question_names_the_card_that_asks_if_the_words_do() -> None:
    definition = find(FIVE_KINDS)
    speech = Speech(definition, ("ann", "bob"))
    view = Match(definition, Header("kinds", edition="new")).game.view(0)
    assert speech.prompt(view) == "Choose one."
    source = view["decision"]["source"]
    assert face_of(view, source) == "tower"
    assert face_of(view, "deck/1/0") is None
    view["decision"]["prompt"] = "choose-target"
    assert speech.prompt(view) == "Old Tower: choose a target."
    view["decision"]["prompt"] = "pick-a-flower"
    assert speech.prompt(view) == "Pick a flower."


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ({"word": "pass"}, "Pass"),
        ({"word": "go-home"}, "Go home"),
        ({"card": 3, "face": "envoy"}, "Quiet Envoy"),
        ({"card": "deck/1/0", "face": None}, "a card (deck, 1)"),
        ({"verb": "play", "card": 3, "face": "envoy", "details": []}, "Play Quiet Envoy"),
        ({"verb": "bid", "card": None, "face": None, "details": [3, True]}, "Bid 3 yes"),
    ],
)
def test_options(option: dict[str, Any], told: str) -> None:
    assert Speech(find(FIVE_KINDS), ("ann", "bob")).option(option) == told


def test_refusals_and_values() -> None:
    speech = Speech(find(FIVE_KINDS), ("ann", "bob"))
    assert speech.refusal(refuse("r", "too-many", most=2)) == "Too many: choose at most 2."
    assert speech.refusal(refuse("r", "not-enough-honor", needed=3)) == "Not enough honor (3)."
    assert speech.value([1, "x", True]) == "1, x and yes"
    assert speech.value(None) == "-"
    assert speech.value({"fate": 2}) == "fate 2"
    assert speech.seat(None) == speech.seat(9) == "nobody"
    assert readable("mostPoints_ever") == "most points ever"
