"""The names of cards, with the forms a sentence may need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

NOMINATIVE = "nom"
CASES = (NOMINATIVE, "gen", "dat", "acc", "ins", "loc", "voc")
"""The grammatical cases a name or phrase may have, as they are written in message files."""

GENDER_FORM = "gender"
"""The name under which a phrase states its gender, beside its cases."""

UNKNOWN_GENDER = "unknown"
"""What `GENDER` answers for a name without one; no variant is called so, and the default variant is taken."""


@dataclass(frozen=True)
class CardForms:
    """One card's name in one language: the nominative, and the other cases where they differ.

    `gender` is what sentences agree with: `masculine`, `feminine`, `neuter` or `plural`, or any finer word the message
    files of that language use.
    """

    nom: str
    gen: str | None = None
    dat: str | None = None
    acc: str | None = None
    ins: str | None = None
    loc: str | None = None
    voc: str | None = None
    gender: str | None = None

    def in_case(self, case: str) -> str:
        """The name in this case, or in the nominative when the case was not given."""
        forms = {"gen": self.gen, "dat": self.dat, "acc": self.acc, "ins": self.ins, "loc": self.loc, "voc": self.voc}
        return forms.get(case) or self.nom


class CardNames(Protocol):
    """Whoever knows the names of cards."""

    def forms(self, card: str, language: str) -> CardForms | None:
        """The name of this card in this language, or nothing when it has none there."""


@dataclass(frozen=True)
class CardTable:
    """Card names held in a table: first the language, then the card's id."""

    languages: Mapping[str, Mapping[str, CardForms]]

    def forms(self, card: str, language: str) -> CardForms | None:
        """The name of this card in this language, or nothing when it has none there."""
        return self.languages.get(language, {}).get(card)
