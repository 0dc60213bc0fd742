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
)
from nefrit.rulebook.links import Citation, Link, links, unknown_citations
from nefrit.rulebook.sources import UnreadableSource

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
    "UnknownGame",
    "UnknownRule",
    "UnreadableSource",
    "catalog",
    "games",
    "has_catalog",
    "links",
    "unknown_citations",
]
