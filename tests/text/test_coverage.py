import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import nefrit
from nefrit.text import LANGUAGES, coverage, shares

Write = Callable[..., Path]

PACKAGE = Path(nefrit.__file__).parent
SOURCES = sorted(file.parent for file in PACKAGE.rglob("en.ftl"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.relative_to(PACKAGE).as_posix())
def test_the_message_files_of_nefrit_are_sound(source: Path) -> None:
    found = coverage(source)
    sys.stdout.write("\n".join(found.summary()))
    assert found.problems() == []


def test_the_general_messages_are_translated_into_every_language() -> None:
    assert PACKAGE / "text" in SOURCES
    assert shares("nefrit.text") == dict.fromkeys(LANGUAGES, 1.0)


def test_missing_translations_are_found_and_counted(write: Write) -> None:
    files = write(en="a = A\nb = B\n    .tip = T\nc =\n    .tip = T\n", pl="a = A\nb = B\n")
    found = coverage(files)
    assert found.languages["pl"].translated == ("a", "b")
    assert found.languages["pl"].missing == ("b.tip", "c.tip")
    assert found.shares() == {"en": 1.0, "pl": 0.5, "cs": 0.0, "fr": 0.0}
    assert "pl: 2 of 4 messages (50%); missing: b.tip, c.tip" in found.summary()
    assert found.problems() == []


def test_nothing_to_translate_is_translated_completely(write: Write) -> None:
    assert shares(write(en="# nothing yet")) == dict.fromkeys(LANGUAGES, 1.0)


def test_ids_that_english_has_not_are_found(write: Write) -> None:
    found = coverage(write(en="pass-turn = Pass\n", fr="pas-turn = Passer\npass-turn = Passer\n    .tip = ?\n"))
    assert found.languages["fr"].unknown == ("pas-turn", "pass-turn.tip")
    assert "fr: pas-turn is not an English message" in found.problems()


def test_terms_and_grammatical_forms_belong_to_each_language(write: Write) -> None:
    files = write(
        en="card = a card\n-clan = clan\nmove = Move { -clan }\n",
        pl="""
        card = karta
            .acc = kartę
            .gender = feminine
        -clan = { $case ->
            [gen] klanu
           *[nom] klan
        }
        -rod = rodu
        move = Przesuń z { -clan(case: "gen") } { -rod }
        """,
    )
    found = coverage(files)
    assert found.problems() == []
    assert found.shares()["pl"] == 1.0


def test_arguments_that_english_does_not_have_are_found(write: Write) -> None:
    files = write(
        en="gain = { $who } gains { $amount }\n    .tip = { $who }\n",
        cs="gain = { $kdo } získává { $amount }\n    .tip = { $amount }\n    .acc = { $who } { $koho }\n",
    )
    assert coverage(files).languages["cs"].foreign == {"gain": ("kdo",), "gain.tip": ("amount",), "gain.acc": ("koho",)}
    assert "cs: gain uses $kdo, which English does not" in coverage(files).problems()


def test_arguments_used_in_variants_and_functions_are_found(write: Write) -> None:
    files = write(en="a = { $x }\n", fr="a = { NUMBER($y) ->\n    [one] { $z }\n   *[other] { $x }\n }\n")
    assert coverage(files).languages["fr"].foreign == {"a": ("y", "z")}


def test_arguments_of_messages_referred_to_count_as_well(write: Write) -> None:
    files = write(
        en="outer = ({ inner })\ninner = { $name }\nplain = text\nround = { around }\naround = { round }\n",
        pl="outer = { $name }\ninner = { $name }\nplain = { inner }\n",
    )
    assert coverage(files).languages["pl"].foreign == {"plain": ("name",)}


def test_references_that_lead_nowhere_are_found(write: Write) -> None:
    files = write(
        en="a = { b } { -term } { done }\nb = B\n-term = T\n",
        pl="a = { b } { -term } { done } { CRAD(1) } { NUMBER(3) } { -term.y ->\n   *[z] ?\n }\n",
    )
    assert coverage(files).languages["en"].dangling == {}
    assert coverage(files).languages["pl"].dangling == {"a": ("-term", "-term.y", "CRAD", "b")}
    assert "pl: a refers to CRAD, which does not exist" in coverage(files).problems()


def test_messages_written_twice_are_found(write: Write) -> None:
    found = coverage(write(en="a = A\nb = B\na = C\n"))
    assert found.languages["en"].repeated == ("a",)
    assert found.problems() == ["en: a is written more than once"]


def test_junk_is_found_with_its_line(write: Write) -> None:
    found = coverage(write(en="a = A\nb = { $x ->\n    [one] B\n }\n", pl="a = A\nb = B\n\nnonsense\n"))
    [english] = found.languages["en"].junk
    [polish] = found.languages["pl"].junk
    assert english.startswith("line 2: ")
    assert "default" in english
    assert polish.startswith("line 4: ")
    assert f"pl: not parsed, {polish}" in found.problems()


def test_coverage_always_reads_the_files_as_they_are_now(write: Write) -> None:
    files = write(en="a = A\n")
    assert shares(files)["pl"] == 0.0
    write(pl="a = A\n")
    assert shares(files)["pl"] == 1.0
