"""Everything the table may have to say has English words, and they say what they should."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatch
from typing import Any

import pytest

from nefrit.imperium.constants import MARKET_SUITS
from nefrit.imperium.definition import GAME
from nefrit.imperium.nations import NATIONS
from nefrit.imperium.state import ZONES, Laid, Middle, Player
from nefrit.kernel.chance import Chance
from nefrit.kernel.match import Match
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, side
from nefrit.text import Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.sources import read_source
from nefrit.text.speech import PROMPTS, LibraryNames, Speech
from tests.imperium.tables import FACES, middle
from tests.message_ids import MessageIds, Refusing

TABLE = "nefrit.imperium"
SOURCES = (TABLE, "nefrit.imperium.cards")
WORDS = MessageIds(TABLE)
SPEECH = Speech(GAME, ("ann", "bob"))
BASES = {"Happening", "OfCard"}
"""Kinds of occurrences that stand for others."""


def messages() -> Messages:
    return Messages("en", [*SOURCES, PROMPTS], LibraryNames(GAME.library))


def wordless(ids: Iterable[str]) -> list[str]:
    """The ids without words; one with a gap stands for all that fit."""
    known = re.findall(r"^([a-z][\w-]*) =", "\n".join(read_source(source, "en") for source in SOURCES), re.MULTILINE)
    found = messages()
    return sorted(
        each for each in ids if not (any(fnmatch(name, each) for name in known) if "*" in each else found.has(each))
    )


def test_the_message_files_are_sound() -> None:
    for source in SOURCES:
        assert coverage(source).problems() == []


def test_the_sources_are_found() -> None:
    assert {"choose-turn", "place-token", "acquire", "how-to-pay"} <= WORDS.prompts()
    assert Refusing("wrong-state", frozenset({"state"})) in WORDS.refusals()
    assert {"collapse", "most-points"} <= WORDS.outcomes()


def test_every_question_has_words() -> None:
    assert wordless(WORDS.prompts()) == []


def test_every_option_has_words() -> None:
    assert (
        wordless(f"move-{verb}" for verb in {"play", "use", "respond", "resolve", "option", "face-down", "pay"}) == []
    )
    assert wordless(["activate", "innovate", "revolt", "side-a", "side-b", *MARKET_SUITS, *NATIONS]) == []


REFUSALS = sorted(WORDS.refusals(), key=lambda refusing: refusing.message)


@pytest.mark.parametrize("refusing", REFUSALS, ids=[refusing.message for refusing in REFUSALS])
def test_every_refusal_has_words_with_its_arguments(refusing: Refusing) -> None:
    found = messages()
    text = found.format(refusing.message, **dict.fromkeys(refusing.arguments, 7))
    assert text != f"[{refusing.message}]"
    assert not found.errors


KINDS = [kind for kind in WORDS.occurrences() if kind.__name__ not in BASES]


@pytest.mark.parametrize("kind", KINDS, ids=lambda it: it.__name__)
def test_everything_that_happens_has_words(kind: type[Occurrence]) -> None:
    assert kind.message, "what happens is told in the log"
    found = messages()
    arguments: dict[str, Any] = dict.fromkeys(fields_of(kind), 2)
    arguments |= dict.fromkeys(seat_fields_of(kind), "Ann") | dict.fromkeys(card_fields_of(kind), "cls-jungle")
    assert found.format(kind.message, **arguments) != f"[{kind.message}]"
    assert not found.errors


def test_every_way_to_win_has_words() -> None:
    assert wordless(f"reason-{outcome}" for outcome in WORDS.outcomes()) == []


def test_zones_and_fields_have_words() -> None:
    for record in (Laid, Player, Middle):
        assert wordless(f"field-{kebab(name)}" for name in fields_of(record)) == []
    assert wordless(f"zone-{zone.name}" for zone in ZONES) == []
    facts = {name for face in FACES for name in face.facts()}
    assert wordless(f"field-{kebab(name)}" for name in facts) == []


def test_chart_and_modes_have_words() -> None:
    steps = [step.number.replace(".", "-") for phase in GAME.chart() for step in phase.steps]
    assert wordless(f"chart-{name}" for name in [*steps, *(phase.name for phase in GAME.chart())]) == []
    for mode in GAME.modes():
        assert wordless([f"mode-{mode.name}", f"mode-{mode.name}.about"]) == []
        for choice in mode.choices:
            assert wordless(f"option-{choice.option}-{value}" for value in choice.values) == []


@pytest.mark.parametrize("box", ["classics", "legends", "combined"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_told_without_a_gap(seats: int, box: str) -> None:
    """What sources do not show, such as words computed in play, shows in games."""
    speech = Speech(GAME, ("ann", "bob", "cid", "dee")[:seats])
    match = Match(GAME, Header("imperium", seats=seats, seed=seats, options={"box": box, "nations": "choose"}))
    chance = Chance(seats)
    while match.game.pending and len(match.answers) < 250:
        decision = match.game.pending[0]
        view = match.game.view(decision.seat)
        GAME.annotate(match.game, decision.seat, view)
        speech.prompt(view)
        labels = speech.options(view)
        assert not [label for label in labels if "[" in label or "(None" in label], labels
        match.answer(decision.seat, decision.random(chance))
    for seat in range(seats + 1):
        speech.entries(match.log.entries, seat)
    assert not speech.messages.missing
    assert not speech.messages.errors


def offered(table: Scenario, seat: int = 0) -> list[str]:
    """What a player reads as options."""
    view = table.game.view(seat)
    GAME.annotate(table.game, seat, view)
    return SPEECH.options(view)


def test_options_are_told_by_their_text(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Conquer", "Berbers"], population=3, progress=1), bob=side(), **middle())
    table.ann.chooses("activate")
    assert offered(table) == ["Pass", "Play Conquer", "Play Berbers"]
    table.ann.chooses("play Conquer")
    assert offered(table) == [
        "Pay 2 population to acquire a region or a tributary",
        "Pay 3 population to break through for a region or a tributary",
    ]
    table.ann.chooses("option 1")
    assert offered(table) == [
        "0 material, 3 population, 0 progress",
        "0 material, 2 population, 1 progress",
    ]
    table.ann.chooses("pay 0 3 0")
    assert offered(table)[-2:] == ["The top card of the region deck", "The first tributary in the main deck"]


def test_the_log_tells_what_was_gained_and_paid(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Independent", "Diplomacy"]), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Independent")
    table.ann.chooses("play Diplomacy")
    told = [text for _, text in SPEECH.entries(table.match.log.entries, 0)]
    assert "Ann: +3 material +2 population." in told
    assert "Ann: -3 material." in told
