"""Everything the table may have to say has English words, and they say what they should."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.changes import NOTHING
from nefrit.kernel.log import Entry
from nefrit.kernel.match import Match
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import refuse
from nefrit.l5r import figures
from nefrit.l5r.constants import ELEMENTS, NOBODY
from nefrit.l5r.occurrences.conflicts import ConflictWon
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.questions import topics
from nefrit.l5r.state import ZONES, Card
from nefrit.text import Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.sources import read_source
from nefrit.text.speech import PROMPTS, LibraryNames, Speech
from tests.l5r.cards import DECKS, GAME
from tests.l5r.words import WORDS
from tests.message_ids import Refusing

TABLE = "nefrit.l5r"
SOURCES = (TABLE, "nefrit.l5r.cards")
"""Where the words are: what the table says, and the texts of cards with what only they say."""
SPEECH = Speech(GAME, ("ann", "bob"))


def messages() -> Messages:
    return Messages("en", [*SOURCES, PROMPTS])


def wordless(ids: Iterable[str]) -> list[str]:
    """The ids without words; one with a gap stands for all that fit."""
    written = "\n".join(read_source(source, "en") for source in SOURCES)
    known = re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)
    found = messages()
    missing = []
    for each in ids:
        if "*" in each:
            has = any(re.fullmatch(each.replace("*", "[a-z]+"), name) for name in known)
        else:
            has = found.has(each)
        if not has:
            missing.append(each)
    return sorted(missing)


def test_the_message_file_is_sound() -> None:
    assert coverage(TABLE).problems() == []


def test_the_sources_are_found() -> None:
    assert {"place-provinces", "respond-or-pass", "choose-attackers"} <= WORDS.prompts()
    assert {"declare", "use", "respond", "discard-duplicate", "*-take"} <= WORDS.moves()
    assert "abilities" not in WORDS.moves(), "a key is no move"
    assert Refusing("not-enough-fate", frozenset({"cost", "fate"})) in WORDS.refusals()
    assert {"25-honor", "break-stronghold"} <= WORDS.outcomes()


def test_every_question_has_words() -> None:
    assert wordless(WORDS.prompts()) == []


def test_every_option_has_words() -> None:
    moves = {f"move-{verb}" for verb in WORDS.moves()} | {f"move-{element}" for element in ("earth", "void")}
    assert wordless(moves) == []
    # Rings are options by their names, which the rules compute.
    assert {"yes", "pass", "military", "nothing"} <= WORDS.option_words()
    assert wordless(WORDS.option_words() | set(ELEMENTS)) == []


REFUSALS = sorted(WORDS.refusals(), key=lambda refusing: refusing.message)


@pytest.mark.parametrize("refusing", REFUSALS, ids=[refusing.message for refusing in REFUSALS])
def test_every_refusal_has_words_with_its_arguments(refusing: Refusing) -> None:
    found = messages()
    text = found.format(refusing.message, **dict.fromkeys(refusing.arguments, 7))
    assert text != f"[{refusing.message}]"
    assert not found.errors
    assert text.count("7") == len(refusing.arguments), "every number is told"


@pytest.mark.parametrize(
    "kind", [kind for kind in WORDS.occurrences() if kind is not Happening], ids=lambda it: it.__name__
)
def test_everything_that_happens_has_words(kind: type[Happening]) -> None:
    assert kind.message, "what happens is told in the log"
    found = Messages("en", SOURCES, LibraryNames(GAME.library))
    arguments: dict[str, Any] = dict.fromkeys(fields_of(kind), 2)
    arguments |= dict.fromkeys(seat_fields_of(kind), "Ann") | dict.fromkeys(card_fields_of(kind), "01-bushi")
    for message in (kind.message, f"{kind.message}.several"):
        if message == kind.message or found.has(message):
            assert found.format(message, **arguments) != f"[{message}]"
    assert not found.errors


def test_every_way_to_win_has_words() -> None:
    assert wordless(f"reason-{outcome}" for outcome in WORDS.outcomes()) == []


def test_zones_fields_and_topics_have_words() -> None:
    assert wordless(f"field-{kebab(name)}" for name in fields_of(Card)) == []
    assert wordless(f"zone-{zone.name}" for zone in ZONES) == []
    game = Match(GAME, Header("l5r", edition="1.5", options=DECKS)).game
    assert wordless(topics(game, 0)) == []


@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_whole_games_are_told_without_a_gap(edition: str) -> None:
    """What sources do not show, such as words computed in play, shows in games."""
    speech = Speech(GAME, ("ann", "bob"))
    for seed in range(2):
        match = Match(GAME, Header("l5r", seed=seed, edition=edition, options=DECKS))
        chance = Chance(seed)
        while match.game.pending and len(match.answers) < 400:
            decision = match.game.pending[0]
            view = match.game.view(decision.seat)
            figures.annotate(match.game, decision.seat, view)
            speech.prompt(view)
            speech.options(view)
            match.answer(decision.seat, decision.random(chance))
        for seat in range(3):
            speech.entries(match.log.entries, seat)
        if match.game.outcome is not None:
            speech.outcome(match.game.view(2)["outcome"])
    # The made-up cards have no texts.
    assert [message for message in speech.messages.missing if not message.startswith("node-")] == []
    assert not speech.messages.errors


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ({"verb": "declare", "details": ["military", "air"]}, "Declare a military conflict with the air ring"),
        ({"verb": "play", "face": "01-bushi", "now": {"cost": 2}}, "Play Bushi for 2 fate"),
        ({"verb": "play", "face": "01-bushi", "now": {"cost": 0}}, "Play Bushi for 0 fate"),
        ({"verb": "use", "face": "01-bushi", "details": [0], "now": {"cost": None}}, "Use Bushi"),
        ({"verb": "use", "face": "01-silence", "details": [0], "now": {"cost": 1}}, "Play Silence for 1 fate"),
        ({"verb": "void", "face": "01-bushi"}, "Void: remove 1 fate from Bushi"),
        ({"verb": "earth"}, "Earth: draw a card, and your opponent discards one at random"),
        ({"verb": "pass"}, "Do not resolve it"),
    ],
)
def test_options_say_what_they_do(option: dict[str, Any], told: str) -> None:
    card = None if "face" not in option else 1
    assert SPEECH.option({"card": card, "face": None, "details": [], **option}) == told


def test_a_word_is_not_a_move() -> None:
    assert SPEECH.option({"word": "void"}) == "Void"


def test_a_facedown_province_is_told_by_its_place() -> None:
    assert SPEECH.option({"card": "provinces/1/2", "face": None}) == "The facedown province 3"
    assert SPEECH.option({"card": "provinces/1/4", "face": None}) == "The facedown province under the stronghold"


def test_refusals_say_numbers() -> None:
    assert SPEECH.refusal(refuse("r", "not-enough-fate", cost=3, fate=2)) == "It costs 3 fate, you have 2."


def test_the_end_of_a_game() -> None:
    outcome = {"winners": [1], "rule": "l5r.win.25-honor", "message": "25-honor", "stopped": False}
    assert SPEECH.outcome(outcome) == "Bob wins: 25 honor or more."


@pytest.mark.parametrize(
    ("language", "called", "unwon", "won"),
    [
        ("en", "nobody", "Nobody wins the conflict at Bushi.", "Nobody wins the conflict at Bushi by 2."),
        ("pl", "nikt", "Nikt nie wygrywa konfliktu: Bushi.", "Nikt wygrywa konflikt o 2: Bushi."),
        ("cs", "nikdo", "Konflikt (Bushi) nikdo nevyhrává.", "Nikdo vyhrává konflikt (Bushi) o 2."),
        ("fr", "personne", "Personne ne remporte le conflit à Bushi.", "Personne remporte le conflit à Bushi de 2."),
    ],
)
def test_a_conflict_that_nobody_wins_is_not_one_that_somebody_called_so_wins(
    language: str, called: str, unwon: str, won: str
) -> None:
    speech = Speech(GAME, (called, "bob"), language)
    log = [Entry(ConflictWon(1, seat, 2), 0, {1: "01-bushi"}, {1: 7}, {}, NOTHING) for seat in (NOBODY, 0)]
    assert [speech.entry(entry, 1) for entry in log] == [unwon, won]
