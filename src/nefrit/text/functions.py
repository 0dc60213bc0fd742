"""The functions that message files may call beside those of Fluent itself.

| function | gives |
| --- | --- |
| `CARD($card, case: "acc")` | the name of a card, or of a list of cards, in a grammatical case |
| `FORM($phrase, case: "acc")` | a phrase made by another message in the case that message states as `.acc` |
| `GENDER($card)` | the gender of a card or phrase, to select by |
| `WORD($kind, of: "terrain")` | a word of the game, or each of a list, as the message `terrain-` and the word says it |
| `SOMEBODY($seat)` | `yes` if a seat is named, `no` if it is the word for nobody, to select by |
| `LIST($items, type: "or")` | the items joined by "and" (as plain `$items` is), by "or", or by commas (`"comma"`) |
| `COUNT($items)` | how many items there are, to select by |
| `IF($flag, "are", "is")` | the first text where the flag is set, else the second |
| `A($phrase)` | an English phrase with its article: "a character", "an attachment" |
| `CAPITAL($phrase)` | the phrase with a capital first letter |
| `RANGE($least, $most)` | `any`, `exactly`, `up-to`, `at-least` or `between`, to select by; no `$most` means no limit |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from fluent.runtime.types import FluentInt, FluentNone, FluentType

from nefrit.text.ids import kebab
from nefrit.text.names import CASES, GENDER_FORM, NOMINATIVE, UNKNOWN_GENDER, CardForms, CardNames
from nefrit.text.phrases import Listing, Nobody, Phrase

HIDDEN_CARD = "a-card"
"""The id to give for a card that the reader may not see; its words are the message of that name."""
HIDDEN_CARDS = "several-cards"
"""The message that tells several such cards at once."""

VOWELS = tuple("aeiou")
NOT_AS_WRITTEN = ("hono", "uni")
"""How words begin whose first sound is no vowel though its letter is, or the other way round."""

CONJUNCTIONS = ("and", "or")
COMMA = "comma"
FUNCTION_NAMES = frozenset(
    {"CARD", "FORM", "GENDER", "WORD", "SOMEBODY", "LIST", "COUNT", "RANGE", "IF", "A", "CAPITAL"}
)
"""The names of the functions above."""


class Speaker(Protocol):
    """What the functions need from the messages they work for."""

    language: str

    def format(self, message_id: str, /, **args: object) -> str:
        """The text of a message."""

    def phrase(self, message_id: str, /, **args: object) -> Phrase:
        """The text of a message with its grammatical forms."""

    def note(self, problem: str) -> None:
        """Remember that something could not be said as asked."""


class Functions:
    """The functions of the table above, for one language and one collection of card names."""

    def __init__(self, speaker: Speaker, names: CardNames | None) -> None:
        self._speaker = speaker
        self._names = names

    def table(self) -> dict[str, Callable[..., FluentType]]:
        """The functions by the names message files use."""
        functions = {
            "CARD": self.card,
            "FORM": self.form,
            "GENDER": self.gender,
            "WORD": self.word,
            "SOMEBODY": self.somebody,
            "LIST": self.list,
            "COUNT": self.count,
            "RANGE": self.range,
            "IF": self.if_,
            "A": self.a,
            "CAPITAL": self.capital,
        }
        # The library declares that functions return its own types only, but it takes plain strings as well.
        return cast("dict[str, Callable[..., FluentType]]", functions)

    def card(self, card: object, *, case: str = NOMINATIVE) -> object:
        """The name of a card or the joined names of several."""
        if isinstance(card, FluentNone):
            return card
        known = self._known_case(case)
        if isinstance(card, Listing):
            return self.join(self._card_names(card.items, known))
        return self._card_name(str(card), known)

    def form(self, phrase: object, *, case: str = NOMINATIVE) -> object:
        """The phrase in a case, or as it is when it does not state that case."""
        if isinstance(phrase, Listing):
            known = self._known_case(case)
            return self.join([inflected(item, known) for item in phrase.items])
        return inflected(phrase, self._known_case(case)) if isinstance(phrase, str) else phrase

    def gender(self, value: object) -> object:
        """The gender of a phrase or card; several together are `plural`."""
        if isinstance(value, Listing):
            return self.gender(value.items[0]) if len(value) == 1 else "plural"
        if isinstance(value, FluentNone):
            return value
        if str(value) == HIDDEN_CARD:
            value = self._speaker.phrase(HIDDEN_CARD)
        if isinstance(value, Phrase):
            return value.inflect(GENDER_FORM) or UNKNOWN_GENDER
        forms = self._card_forms(str(value), self._speaker.language)
        return (forms and forms.gender) or UNKNOWN_GENDER

    def word(self, word: object, *, of: str = "") -> object:
        """What a word that the rules compare is called, or what each of several is."""
        if isinstance(word, Listing):
            return word.each(lambda one: self._word(one, of))
        return self._word(word, of) if isinstance(word, str) else word

    def somebody(self, seat: object) -> object:
        """Whether a seat is meant."""
        return "no" if isinstance(seat, Nobody) else "yes"

    def list(self, items: object, *, type: str = "and") -> object:
        """The items joined by a chosen word, or by commas alone."""
        if type == COMMA:
            return ", ".join(items.items) if isinstance(items, Listing) else items
        if type not in CONJUNCTIONS:
            self._speaker.note(f"LIST knows no type {type!r}")
            type = "and"
        return self.join(items.items, type) if isinstance(items, Listing) else items

    def count(self, items: object) -> object:
        """The number of items; a single text counts as one."""
        if isinstance(items, FluentNone):
            return items
        return FluentInt(len(items) if isinstance(items, Listing) else 1)

    def range(self, least: object, most: object) -> object:
        """Which sentence says best how many may be chosen."""
        bounded = isinstance(most, int)
        if not least or not isinstance(least, int):
            # "Exactly none" is odd, but "any number" would be wrong.
            return "any" if not bounded else "up-to" if most else "exactly"
        if not bounded:
            return "at-least"
        return "exactly" if least == most else "between"

    def if_(self, flag: object, then: object, otherwise: object) -> object:
        """One of two texts, by a flag; both may hold nothing but words."""
        return then if flag == "yes" else otherwise

    def a(self, phrase: object) -> object:
        """The phrase after "a", or after "an" where it begins with a vowel."""
        if not isinstance(phrase, str):
            return phrase
        begins = phrase.lower()
        return f"an {phrase}" if begins.startswith(VOWELS) != begins.startswith(NOT_AS_WRITTEN) else f"a {phrase}"

    def capital(self, phrase: object) -> object:
        """The phrase as at the beginning of a sentence."""
        return phrase[:1].upper() + phrase[1:] if isinstance(phrase, str) else phrase

    def join(self, items: Sequence[str], conjunction: str = "and") -> str:
        """The items as the language lists them: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self._speaker.format(conjunction, before=", ".join(items[:-1]), last=items[-1])

    def _word(self, word: str, kind: str) -> Phrase:
        return self._speaker.phrase(f"{kind}-{kebab(word)}" if kind else kebab(word))

    def _known_case(self, case: str) -> str:
        if case in CASES:
            return case
        self._speaker.note(f"there is no case {case!r}")
        return NOMINATIVE

    def _card_names(self, cards: Sequence[str], case: str) -> Sequence[str]:
        """The names of several cards; those that the reader may not see are counted, after all others."""
        hidden = sum(card == HIDDEN_CARD for card in cards)
        if hidden < 2:
            return [self._card_name(card, case) for card in cards]
        names = [self._card_name(card, case) for card in cards if card != HIDDEN_CARD]
        return [*names, inflected(self._speaker.phrase(HIDDEN_CARDS, count=hidden), case)]

    def _card_name(self, card: str, case: str) -> str:
        if card == HIDDEN_CARD:
            return inflected(self._speaker.phrase(HIDDEN_CARD), case)
        forms = self._card_forms(card, self._speaker.language) or self._card_forms(card, "en")
        if forms is None:
            self._speaker.note(f"no card has the id {card!r}")
            return f"[{card}]"
        return forms.in_case(case)

    def _card_forms(self, card: str, language: str) -> CardForms | None:
        return self._names.forms(card, language) if self._names else None


def inflected(text: str, case: str) -> str:
    """The text in a case, when it is a phrase that states it; else the text itself."""
    form = text.inflect(case) if isinstance(text, Phrase) and case != NOMINATIVE else None
    return form or text
