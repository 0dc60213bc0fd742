"""The rules of the games as data, and where each of them lives in the code and is proved by a test."""

from nefrit.rulebook.catalog import (
    KINDS,
    BrokenCatalog,
    Catalog,
    Decision,
    Document,
    Place,
    Rule,
    UnknownGame,
    UnknownRule,
    catalog,
    games,
    has_catalog,
    title_of,
)
from nefrit.rulebook.links import Citation, Link, cited, links, unknown_citations
from nefrit.rulebook.sources import UnreadableSource
from nefrit.rulebook.terms import Term, meaning, terms

__all__ = [
    "KINDS",
    "BrokenCatalog",
    "Catalog",
    "Citation",
    "Decision",
    "Document",
    "Link",
    "Place",
    "Rule",
    "Term",
    "UnknownGame",
    "UnknownRule",
    "UnreadableSource",
    "catalog",
    "cited",
    "games",
    "has_catalog",
    "links",
    "meaning",
    "terms",
    "title_of",
    "unknown_citations",
]
