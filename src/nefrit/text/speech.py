"""Speech: what a game says to a reader - questions, options, refusals, the log, the outcome - as sentences.

Everything comes from what the reader may know: the parts of a view and the entries of the log as a seat reads them.
The words are messages, looked up first among those of the game. Where nobody has written any, the id itself is made
readable, so a new game speaks from its first day:

| what | message | arguments |
| --- | --- | --- |
| a question | its prompt | `$least`, `$most`, `$total`, `$card` |
| an option that is a word | that word | |
| an option that is a move | its verb | `$card`, `$detail`, `$detail2` and so on |
| a refusal | its message | its arguments |
| an entry of the log | its message | its fields: seats by name, cards for `CARD()` |
| a reason to win | the outcome's message | |
| a zone, a field of a record | `zone-NAME`, `field-NAME` | |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.definition import Definition
from nefrit.kernel.log import Entry
from nefrit.kernel.plain import card_fields_of, seat_fields_of
from nefrit.kernel.refusals import Refusal
from nefrit.text.functions import HIDDEN_CARD
from nefrit.text.messages import Messages
from nefrit.text.names import CardForms
from nefrit.text.render import kebab, render, sentence
from nefrit.text.sources import Source

PROMPTS = "nefrit.text.prompts"
"""The package with the questions that the parts of the kernel ask."""


class Speech:
    """Puts what a game says into one language, for readers of one game with these names of the seats."""

    def __init__(self, definition: Definition, names: Sequence[str], language: str = "en") -> None:
        self.definition = definition
        self.names = names
        own = [messages_of(definition)] if definition.messages else []
        self.messages = Messages(language, [*own, PROMPTS], LibraryNames(definition.library))

    def say(self, message: str, /, **arguments: object) -> str:
        """The text of a message; its id in readable form, with its arguments, where it has no words."""
        text = self.messages.format(message, **arguments) if message else ""
        if text and text != f"[{message}]":
            return text
        details = [self._readable(value) for value in arguments.values() if value not in (None, "", ())]
        return f"{readable(message)} ({', '.join(details)})" if details else readable(message)

    def seat(self, seat: int | None) -> str:
        """The name of a seat; the word for nobody if there is none."""
        if seat is None or not 0 <= seat < len(self.names):
            return self.say("nobody")
        name = self.names[seat]
        return name[:1].upper() + name[1:]

    def card(self, face: str | None) -> str:
        """The name of a card by the id of its face; the word for a card that the reader does not know."""
        if face is None:
            return self.say(HIDDEN_CARD)
        known = self.definition.library.faces.get(face)
        return known.name if known is not None else readable(face)

    def zone(self, name: str) -> str:
        """The name of a zone."""
        return self._name("zone", name)

    def field(self, name: str) -> str:
        """The name of a field of a record."""
        return self._name("field", name)

    def value(self, value: Any) -> str:
        """The value of a field in a view."""
        if isinstance(value, list):
            return self.say_list([self.value(part) for part in value])
        if isinstance(value, dict):
            return ", ".join(f"{self.field(name)} {self.value(part)}" for name, part in value.items())
        if value is None:
            return "-"
        if isinstance(value, bool):
            return self.say("yes" if value else "no").lower()
        return str(value)

    def say_list(self, items: Sequence[str]) -> str:
        """Items joined as the language does: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.messages.format("and", before=", ".join(items[:-1]), last=items[-1])

    def prompt(self, view: Mapping[str, Any]) -> str:
        """The question that a view asks its reader, as a sentence."""
        decision = view["decision"]
        source = decision["source"]
        card = None if source is None else face_of(view, source) or HIDDEN_CARD
        arguments = {"least": decision["least"], "most": decision["most"], "total": decision["most"], "card": card}
        text = self.messages.format(decision["prompt"], **arguments)
        return sentence(readable(decision["prompt"]) if text == f"[{decision['prompt']}]" else text)

    def option(self, option: Mapping[str, Any]) -> str:
        """An option of a decision in a view."""
        if "word" in option:
            return _capital(self.say(str(option["word"])))
        has_card = option["card"] is not None
        if "verb" not in option:
            return self._option_card(option)
        verb = str(option["verb"])
        details = [self.value(detail) for detail in option["details"]]
        numbered = {f"detail{number if number > 1 else ''}": detail for number, detail in enumerate(details, start=1)}
        card = (option["face"] or HIDDEN_CARD) if has_card else None
        text = self.messages.format(verb, card=card, **numbered)
        if text == f"[{verb}]":
            named = [self._option_card(option)] if has_card else []
            text = " ".join([readable(verb), *named, *details])
        return _capital(text)

    def _option_card(self, option: Mapping[str, Any]) -> str:
        name = self.card(option["face"])
        place = option["card"]
        # An unknown card is spoken of by its place, "zone/seat/index"; without it all would be called the same.
        if option["face"] is None and isinstance(place, str):
            zone, _, index = place.split("/")
            return f"{name} ({self.zone(zone)}, {int(index) + 1})"
        return name

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, as a sentence."""
        return sentence(self.say(refusal.message, **dict(refusal.arguments)))

    def entry(self, entry: Entry, seat: int) -> str:
        """An entry of the log as a seat may read it, as a sentence."""
        read = entry.read(seat)
        kind = type(entry.occurrence)
        seats, cards = seat_fields_of(kind), card_fields_of(kind)
        arguments: dict[str, object] = {}
        for name, value in read["arguments"].items():
            if name in seats:
                arguments[name] = self._seats(value)
            elif name in cards:
                arguments[name] = [_card_id(part) for part in value] if isinstance(value, list) else _card_id(value)
            else:
                arguments[name] = value
        return sentence(self.say(read["message"] or kebab(kind.__name__), **arguments))

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """How the game ended, as a sentence."""
        reason: str | None = self.say(outcome["message"]).rstrip(".") if outcome["message"] else None
        winners = [self.seat(winner) for winner in outcome["winners"]]
        if outcome["stopped"]:
            return sentence(self.say("stopped"))
        if not winners:
            return sentence(self.say("lost" if len(self.names) == 1 else "drawn", reason=reason))
        if len(winners) == len(self.names) > 1:
            # The reason tells why somebody won, which is no reason for a draw.
            return sentence(self.say("drawn", reason=None))
        if len(winners) == 1:
            return sentence(self.say("won", name=winners[0], reason=reason))
        return sentence(self.say("won-together", names=winners, reason=reason))

    def card_text(self, face: Face) -> str:
        """What a card says, from the trees of its abilities, each as a sentence."""
        return " ".join(sentence(render(ability, self.messages)) for ability in face.abilities)

    def _name(self, prefix: str, name: str) -> str:
        text = self.messages.format(f"{prefix}-{kebab(name)}")
        return readable(name) if text.startswith("[") else text

    def _seats(self, value: object) -> object:
        if isinstance(value, tuple | list):
            return [self.seat(part) for part in value]
        return self.seat(value) if isinstance(value, int) else value

    def _readable(self, value: object) -> str:
        if isinstance(value, list | tuple):
            return self.say_list([self._readable(part) for part in value])
        if isinstance(value, str) and (value == HIDDEN_CARD or value in self.definition.library.faces):
            return self.card(None if value == HIDDEN_CARD else value)
        return str(value)


class LibraryNames:
    """The names of the cards of a library. They are English until a game knows them in other languages."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def forms(self, card: str, language: str) -> CardForms | None:
        """The name of a card by the id of its face."""
        face = self.library.faces.get(card)
        return CardForms(face.name) if face is not None and language == "en" else None


def face_of(view: Mapping[str, Any], card: int | str) -> str | None:
    """The id of the face of a card that a view shows by its number; None if its reader does not know the card."""
    for zone in view["zones"]:
        for shown in zone["cards"]:
            if shown.get("card") == card:
                return str(shown["face"])
    return None


def messages_of(definition: Definition) -> Source:
    """Where the messages of a game are: its package, or a directory if the game is only a file."""
    place = definition.messages
    return Path(place) if "/" in place or "\\" in place else place


def readable(message: str) -> str:
    """The id of a message as words: `most-points` becomes "most points"."""
    return kebab(message).replace("-", " ")


def _card_id(card: object) -> object:
    return HIDDEN_CARD if card is None else card


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
