"""What cards say is made from their trees: everything has words, and the words say what the trees do."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import pytest

import nefrit.invasion
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.occurrences import kinds
from nefrit.invasion.wording import WORDING
from nefrit.invasion.wording.amounts import is_value
from nefrit.invasion.wording.nouns import DEFINITE, NOUNS, OTHERS, message_of, noun_for
from nefrit.invasion.words import cards, conditions, numbers, pools, verbs
from nefrit.kernel.effects import Condition, Node
from nefrit.parts.words import Amount, Quality
from nefrit.testing import rule
from nefrit.text.ids import kebab
from nefrit.text.render import message_id
from tests.invasion.card_texts import FACES, GOLDEN, SPEECH, sentences, told

MESSAGES = SPEECH.messages
Word = TypeVar("Word")


@pytest.mark.parametrize("face", FACES, ids=[face.id for face in FACES])
def test_every_card_has_words(face: InvasionFace) -> None:
    MESSAGES.missing.clear()
    text = SPEECH.card_text(face)
    assert bool(text) == bool(face.abilities)
    assert not MESSAGES.missing
    assert not MESSAGES.errors
    assert "[" not in text
    assert "none" not in text
    assert "  " not in text
    assert "\n" not in text


def test_the_texts_are_those_that_were_read() -> None:
    """What has changed on purpose is written anew by `python -m tests.invasion.card_texts`, and read."""
    assert told() == GOLDEN.read_text(encoding="utf-8")


def words_in(module: ModuleType, kind: type[Word]) -> list[Word]:
    """The words that a module gives a name."""
    return [word for word in vars(module).values() if isinstance(word, kind)]


def test_every_quality_has_words() -> None:
    found = [word for word in words_in(cards, Quality) if word not in (*DEFINITE, *OTHERS) and not noun_for(word)]
    assert [word for word in found if not MESSAGES.has(message_of(word))] == []
    assert [noun for noun in NOUNS.values() if not MESSAGES.has(f"noun-{noun}")] == []


def test_every_condition_amount_and_verb_has_words() -> None:
    said = [kebab(type(word).__name__) for word in words_in(conditions, Condition)]
    assert [word for word in said if not MESSAGES.has(f"so-{word}")] == []
    amounts = [word for word in words_in(numbers, Amount) if not isinstance(word, numbers.X)]
    values = [kebab(type(word).__name__) for word in amounts if is_value(word)]
    counted = [kebab(type(word).__name__) for word in amounts if not is_value(word)]
    assert [word for word in values if not MESSAGES.has(f"value-{word}")] == []
    assert [word for word in counted if not MESSAGES.has(f"count-{word}")] == []
    assert [verb.name for verb in words_in(verbs, verbs.Verb) if not MESSAGES.has(f"verb-{verb.name}")] == []
    done_by = words_in(pools, pools.PlayerVerb)
    assert [verb.name for verb in done_by if not MESSAGES.has(f"verb-{verb.name}")] == []


def test_everything_that_can_be_waited_for_has_words() -> None:
    waited_for = [name for name in vars(kinds) if name.isupper()]
    assert [name for name in waited_for if not MESSAGES.has(f"on-{name.lower().replace('_', '-')}")] == []


UNSAID = {
    "Trigger",
    "Payment",
    "Requirement",
    "Wanted",
    "EnterPlay",
    "PlaceDevelopment",
    "OnChain",
    "Kept",
}
"""Classes that stand for others, what every card can do, and what is said with the card that it is about."""


def test_what_has_no_wording_of_its_own_has_a_message() -> None:
    package = Path(inspect.getfile(nefrit.invasion)).parent
    modules = [import_module(f"nefrit.invasion.{file.stem}") for file in sorted(package.glob("[a-z]*.py"))]
    nodes = [
        cls
        for module in modules
        for cls in vars(module).values()
        if inspect.isclass(cls) and issubclass(cls, Node) and cls.__module__ == module.__name__
    ]
    plain = [cls for cls in nodes if not any(kind in WORDING for kind in cls.__mro__ if kind is not Node)]
    blank = [cls.__new__(cls) for cls in plain if cls.__name__ not in UNSAID]
    assert [type(node).__name__ for node in blank if not MESSAGES.has(message_id(node))] == []


def text_of(name: str) -> str:
    return SPEECH.card_text(next(face for face in FACES if face.name == name))


def test_it_is_what_was_targeted_unless_something_else_has_been_named_since() -> None:
    assert "deal 1 damage to the target for each resource token on this unit" in text_of("Sorcerer of Tzeentch")
    assert "deal damage to it equal to its power" in text_of("Blood for the Blood God")


@rule("invasion.keyword.hero-limit")
def test_every_hero_unit_and_no_other_card_prints_its_limit() -> None:
    for face in FACES:
        is_hero = face.type == "Unit" and "Hero" in face.traits
        assert ("Limit one Hero per zone." in sentences(face)) == is_hero, face.name


def test_nothing_is_decided_by_the_name_of_a_card() -> None:
    """Only the cards themselves, and the lists of the formats, name cards."""
    sources = Path(inspect.getfile(nefrit.invasion)).parent
    names = {face.name for face in FACES if len(face.name) > 7}
    for file in sorted(sources.rglob("*.py")):
        if file.parent.name in ("cards", "decks"):
            continue
        code = file.read_text(encoding="utf-8")
        found = [name for name in names if f'"{name}"' in code]
        assert not found, (file.name, found)
