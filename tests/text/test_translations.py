"""The message files of other languages say only what the English ones say, with nothing more than they are given."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import nefrit
from nefrit.text import LANGUAGES, Messages

SOURCES = Path(nefrit.__file__).parent
TRANSLATED = sorted(path for language in ("pl", "cs", "fr") for path in SOURCES.rglob(f"{language}.ftl"))


class Taken(Visitor):
    """The arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


def messages_in(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the arguments that it takes."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            taken = Taken()
            taken.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = taken.names
    return found


class Selected(Visitor):
    """The words by which messages select."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        super().generic_visit(node)


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_translation_says_what_english_says(path: Path) -> None:
    english, own = messages_in(path.with_name("en.ftl")), messages_in(path)
    assert own
    assert sorted(set(own) - set(english)) == []
    assert {name: taken - english[name] for name, taken in own.items() if taken - english[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_goes_by_the_word_for_nobody(language: str) -> None:
    """Somebody may be called so: SOMEBODY tells whether a seat is meant."""
    selected = Selected()
    for path in SOURCES.rglob(f"{language}.ftl"):
        selected.visit(parse(path.read_text(encoding="utf-8")))
    assert "other" in selected.words
    assert Messages(language).format("nobody") not in selected.words


class Broken(Visitor):
    """The texts that are broken for readers, too, where the line of a file ends."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement) and "\n" in node.value:
            self.texts.append(node.value)
        super().generic_visit(node)


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_sentence_is_broken(path: Path) -> None:
    broken = Broken()
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name != "help-commands":
            broken.visit(entry)
    assert broken.texts == []
