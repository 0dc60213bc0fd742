"""Everything the table may have to say has English words, and they say what they should."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatch
from typing import Any

import pytest

from nefrit.invasion.constants import CHAOS, DARK_ELF, DWARF, EMPIRE, HIGH_ELF, KINGDOM, ORC
from nefrit.invasion.faces import PLAYER_BACK
from nefrit.invasion.game import GAME
from nefrit.invasion.occurrences.damage import Healed
from nefrit.invasion.state import ZONES, Board, Card, Combat, Player
from nefrit.invasion.words import verbs
from nefrit.kernel.chance import Chance
from nefrit.kernel.changes import NOTHING
from nefrit.kernel.log import Entry
from nefrit.kernel.match import Match
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, side
from nefrit.text import Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.sources import GENERAL, read_source
from nefrit.text.speech import PROMPTS, LibraryNames, Speech
from tests.invasion.card_texts import FACES
from tests.message_ids import MessageIds, Refusing

TABLE = "nefrit.invasion"
SOURCES = (TABLE, "nefrit.invasion.cards")
WORDS = MessageIds(TABLE)
SPEECH = Speech(GAME, ("ann", "bob"))
ASKED_OF = {"destroy", "sacrifice", "corrupt", "restore", "return-to-hand", "heal", "heal-all"}
"""Verbs that players do to cards of their own choice."""


def messages() -> Messages:
    return Messages("en", [*SOURCES, PROMPTS], LibraryNames(GAME.library))


def ids_of(source: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", read_source(source, "en"), re.MULTILINE)


def wordless(ids: Iterable[str]) -> list[str]:
    """The ids without words; one with a gap stands for all that fit."""
    known = [name for source in SOURCES for name in ids_of(source)]
    found = messages()
    return sorted(
        each for each in ids if not (any(fnmatch(name, each) for name in known) if "*" in each else found.has(each))
    )


def test_the_message_files_are_sound() -> None:
    for source in SOURCES:
        assert coverage(source).problems() == []


def test_no_message_means_two_things() -> None:
    """A game may say what all games say in its own words, but these would be about something else."""
    all_ids = [name for source in (*SOURCES, PROMPTS, GENERAL) for name in ids_of(source)]
    assert sorted({name for name in all_ids if all_ids.count(name) > 1}) == []


def test_the_sources_are_found() -> None:
    assert {"attack-target", "choose-x", "trigger-or-pass"} <= WORDS.prompts()
    assert Refusing("too-dear", frozenset({"cost", "have"})) in WORDS.refusals()
    assert {"capital-burns", "empty-deck", "both-lose"} <= WORDS.outcomes()


def test_every_question_has_words() -> None:
    assert wordless(WORDS.prompts()) == []
    assert {verb.name for verb in vars(verbs).values() if isinstance(verb, verbs.Verb)} >= ASKED_OF
    assert wordless(f"{how}-{verb}" for verb in ASKED_OF for how in ("pay", "must")) == []


def test_every_option_has_words() -> None:
    verbs = {
        "play",
        "trade",
        "develop",
        "use",
        "zone",
        "target",
        "player",
        "option",
        "resolve",
        "change-damage",
        "toughness",
        "pool",
    }
    assert wordless(f"move-{verb}" for verb in verbs) == []
    assert wordless(["keep", "mulligan", "pay", "otherwise", "yes", "no", "pass"]) == []


REFUSALS = sorted(WORDS.refusals(), key=lambda refusing: refusing.message)


@pytest.mark.parametrize("refusing", REFUSALS, ids=[refusing.message for refusing in REFUSALS])
def test_every_refusal_has_words_with_its_arguments(refusing: Refusing) -> None:
    found = messages()
    text = found.format(refusing.message, **dict.fromkeys(refusing.arguments, 7))
    assert text != f"[{refusing.message}]"
    assert not found.errors


KINDS = [kind for kind in WORDS.occurrences() if kind.message]
UNTOLD = {"AttackRedirected", "DamageAssigned", "DealsDamage", "Event", "Leaves", "Opposed", "Sign", "Survives"}
"""Kinds that stand for others, and those that only trigger abilities."""


def test_what_is_not_told_is_known() -> None:
    assert {kind.__name__ for kind in WORDS.occurrences() if not kind.message} == UNTOLD


@pytest.mark.parametrize("kind", KINDS, ids=lambda it: it.__name__)
def test_everything_that_happens_has_words(kind: type[Occurrence]) -> None:
    found = messages()
    arguments: dict[str, Any] = dict.fromkeys(fields_of(kind), 2)
    arguments |= dict.fromkeys(seat_fields_of(kind), "Ann") | dict.fromkeys(card_fields_of(kind), "core-001")
    assert found.format(str(kind.message), **arguments) != f"[{kind.message}]"
    assert not found.errors


def test_every_way_to_win_has_words() -> None:
    assert wordless(f"reason-{outcome}" for outcome in WORDS.outcomes()) == []


def test_zones_and_fields_have_words() -> None:
    for record in (Card, Player, Board, Combat):
        assert wordless(f"field-{kebab(name)}" for name in fields_of(record)) == []
    assert wordless(f"zone-{zone.name}" for zone in ZONES) == []
    facts = {name for face in FACES for name in face.facts()}
    assert wordless(f"field-{kebab(name)}" for name in facts) == []


def deck_of(race: str, chance: Chance) -> dict[str, object]:
    """All cards of a race and the neutral ones, a few of each."""
    faces = [face for face in FACES if face.back == PLAYER_BACK and not face.is_older]
    names = [face.id for face in faces if face.race in (race, "Neutral")]
    return {"capital": race, "cards": dict.fromkeys(chance.shuffled(tuple(names))[:25], 2)}


@pytest.mark.parametrize("races", [(DWARF, CHAOS), (EMPIRE, ORC), (HIGH_ELF, DARK_ELF)], ids=" ".join)
def test_whole_games_are_told_without_a_gap(races: tuple[str, str]) -> None:
    """What sources do not show, such as words computed in play, shows in games."""
    for seed in range(3):
        chance = Chance(seed)
        decks = [deck_of(race, chance) for race in races]
        match = Match(GAME, Header("invasion", seats=2, seed=seed, edition="faq-2.2", options={"decks": decks}))
        speech = Speech(GAME, ("ann", "bob"))
        while match.game.pending and len(match.answers) < 300:
            decision = match.game.pending[0]
            view = match.game.view(decision.seat)
            GAME.annotate(match.game, decision.seat, view)
            prompt, labels = speech.prompt(view), speech.options(view)
            assert "[" not in prompt
            assert not [label for label in labels if "[" in label or "(None" in label or "none" in label], labels
            match.answer(decision.seat, decision.random(chance))
        for reader in range(3):
            speech.entries(match.log.entries, reader)
        assert not speech.messages.missing
        assert not speech.messages.errors


def offered(table: Scenario, seat: int = 0) -> list[str]:
    """What a player reads as options."""
    view = table.game.view(seat)
    GAME.annotate(table.game, seat, view)
    return SPEECH.options(view)


def test_options_are_told_by_their_text(table: Scenario) -> None:
    runesmith = side(quest=["Runesmith"], hand=["Mountain Brigade"], resources=9, race=DWARF, deck=["9x Huntsmen"])
    table.position("capital", ann=runesmith, bob=side(deck=["9x Huntsmen"]), active=0, turn=3)
    found = offered(table)
    assert "Pass" in found
    assert "Play Mountain Brigade into your kingdom for 4" in found
    assert "Develop your quest zone with Mountain Brigade" in found
    used = "Use Runesmith: Quest. Action: Spend 2 resources and target a unit \N{EN DASH} until the end of the turn, "
    assert f"{used}it gains 1 power" in found


def test_only_what_is_not_as_when_a_card_came_into_play_is_told_of_it() -> None:
    piece = {name: getattr(Card(0), name) for name in fields_of(Card)}
    assert SPEECH.marks(piece) == []
    assert SPEECH.marks({**piece, "taken_from": 1}) == ["taken from Bob"]


@pytest.mark.parametrize(
    ("language", "zone", "card"),
    [
        ("en", "1 damage is healed in the kingdom of Ann.", "1 damage is healed on Troll Slayers."),
        ("pl", "Wyleczone obrażenia (1): Królestwo (Ann).", "Wyleczone obrażenia (1): Troll Slayers."),
        ("cs", "Léčí se království (Ann), poškození: 1.", "Léčí se Troll Slayers, poškození: 1."),
        ("fr", "Ann : 1 dégât est soigné dans le royaume.", "1 dégât est soigné sur Troll Slayers."),
    ],
)
def test_what_is_healed_is_a_zone_or_a_card(language: str, zone: str, card: str) -> None:
    speech = Speech(GAME, ("ann", "bob"), language)
    [face] = [face.id for face in GAME.library.faces.values() if face.name == "Troll Slayers"]
    healed = [Healed(0, amount=1, section=KINGDOM), Healed(0, 5, amount=1)]
    assert [speech.entry(Entry(each, 0, {5: face}, {5: 7}, {}, NOTHING), 1) for each in healed] == [zone, card]
