from pathlib import Path

import pytest

from nefrit.manifest import own_names
from nefrit.rulebook import BrokenCatalog, Term, catalog, meaning, terms
from nefrit.rulebook.terms import LONGEST_SENTENCE, read_terms

GOOD = """
game = "l5r"

[[term]]
id = "status.bowed"
en = "bowed"
pl = "obrócona"
pl_plural = "obrócone"
rule = "l5r.bow.rotate-90"
short = "Turned sideways."

[[term]]
id = "duel"
en = "duel"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "terms.toml"


@pytest.mark.parametrize("game", own_names())
def test_the_terms_of_cards_are_explained(game: str) -> None:
    book = catalog(game)
    explained = [term for term in terms(game) if term.short is not None]
    assert len(explained) >= 30
    assert all(meaning(book, term) == (term.short, term.rule) for term in explained)
    assert [term.id for term in explained if term.rule and book.entries[term.rule].title is None] == []
    assert [term.id for term in explained if not term.short or not term.short.endswith((".", "!"))] == []
    assert [term.id for term in explained if len(term.short or "") > LONGEST_SENTENCE] == []


def test_many_terms_are_explained_in_all() -> None:
    assert sum(term.short is not None for game in own_names() for term in terms(game)) >= 150


def test_a_term_has_its_forms_in_each_language(file: Path) -> None:
    file.write_text(GOOD)
    bowed, duel = read_terms(file)
    assert bowed == Term(
        "status.bowed", {"en": ("bowed",), "pl": ("obrócona", "obrócone")}, "Turned sideways.", "l5r.bow.rotate-90"
    )
    assert (bowed.name("pl"), bowed.name("fr"), duel.name("pl")) == ("obrócona", "bowed", "duel")


def test_a_term_without_a_sentence_is_explained_by_the_first_rule_of_its_chapter(file: Path) -> None:
    file.write_text(GOOD)
    book = catalog("l5r")
    bowed, duel = read_terms(file)
    assert meaning(book, bowed) == ("Turned sideways.", "l5r.bow.rotate-90")
    first = next(rule for rule in book.rules if rule.id.startswith("l5r.duel."))
    assert meaning(book, duel) == (first.text, first.id)
    assert meaning(book, Term("x", {"en": ("no such thing",)})) is None


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[[term]]", "[[term]", "cannot be read"),
        ('game = "l5r"', "", "must begin with the name of the game"),
        ('id = "duel"', 'id = "status.bowed"', "'status.bowed' is there twice"),
        ('short = "Turned sideways."', "", "short and rule belong together"),
        ('rule = "l5r.bow.rotate-90"', "", "short and rule belong together"),
        ('"l5r.bow.rotate-90"', '"l5r.bow.nonsense"', "there is no rule 'l5r.bow.nonsense'"),
        ('"Turned sideways."', f'"{"o" * 161}"', "its sentence is longer than 160 characters"),
        ('en = "duel"', "", "with an id and an English name"),
        ('en = "duel"', "en = 1", "with an id and an English name"),
        ('id = "duel"', 'id = ""', "with an id and an English name"),
    ],
)
def test_a_broken_file_says_where_it_is_broken(file: Path, old: str, new: str, complaint: str) -> None:
    file.write_text(GOOD.replace(old, new, 1))
    with pytest.raises(BrokenCatalog, match=complaint):
        read_terms(file)


def test_a_file_that_is_not_there_is_broken(file: Path) -> None:
    with pytest.raises(BrokenCatalog, match="cannot be read"):
        read_terms(file)
