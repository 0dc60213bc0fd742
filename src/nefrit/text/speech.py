"""Speech: what a game says to a reader - questions, options, refusals, the log, the outcome - as sentences.

Everything comes from what the reader may know: the parts of a view and the entries of the log as a seat reads them.
The words are messages, looked up first among those of the game. Where nobody has written any, the id itself is made
readable, so a new game speaks from its first day:

| what | message | arguments |
| --- | --- | --- |
| a question | its prompt | `$least`, `$most`, `$total`, `$card`, `$text`, `$happening` |
| an option that is a word | that word | |
| an option that is a move | `move-` and its verb, or its verb alone | `$card`, `$text`, `$detail`, `$detail2`, `now` |
| a card that the reader does not know | `hidden-` and the name of its zone, if there is such | `$number` |
| a refusal | its message | its arguments |
| an entry of the log | its message | its fields: seats by name, cards for `CARD()` |
| a reason to win | `reason-` and the outcome's message, or that message alone | |
| a zone, a field of a record or a card | `zone-NAME`, `field-NAME` | |
| a word in such a field | `value-FIELD-WORD`, if there is such | |

`$text` is what the part of a card says that a question or option is about, `$happening` what it responds to; `none` if
there is nothing. `now` are the present values of a card that the game adds to a view, each by its name.

An entry of the log whose words are empty is left out. Entries in a row that say the same of one card each are told
together, with a list of cards, where the message has the attribute `.several`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.log import Entry
from nefrit.kernel.plain import seat_fields_of
from nefrit.kernel.refusals import Refusal
from nefrit.text.functions import HIDDEN_CARD
from nefrit.text.ids import kebab
from nefrit.text.messages import ENGLISH, Messages
from nefrit.text.names import CardForms
from nefrit.text.phrases import Nobody
from nefrit.text.render import OF_A_CARD, render, sentence, wording_of
from nefrit.text.sources import Source, read_source

PROMPTS = "nefrit.text.prompts"
"""The package with the questions that the parts of the kernel ask."""


class _Group(NamedTuple):
    """Entries that are told together: their arguments, and their places among all."""

    depth: int
    message: str
    text: str
    alike: list[dict[str, object]]
    places: list[int]


_WITHOUT_WORDS = re.compile(r"\[[a-z][a-z0-9-]*\]")
"""How a text looks in which some message has no words."""


class Speech:
    """Puts what a game says into one language, for readers of one game with these names of the seats."""

    def __init__(self, definition: Definition, names: Sequence[str], language: str = "en") -> None:
        self.definition = definition
        self.names = names
        self.messages = messages_for(definition, language)
        written = _written_language(definition, language)
        self._texts = self.messages if written == language else messages_for(definition, written)
        """Say what is on cards: wholly in the reader's language, or wholly in English."""
        self.wording = wording_of(messages_of(definition))
        self._fresh = definition.fresh_piece()
        self._named_by_seat = seat_fields_of(type(self._fresh))
        self._parts: dict[tuple[str, bool], str | None] = {}
        """What parts of cards say, by their addresses: they say the same at every table."""

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
            return Nobody(self.say("nobody"))
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

    def marks(self, piece: Mapping[str, Any]) -> list[str]:
        """What is to be seen on a card in play: whatever is not as on a card that has just come into play.

        A field whose words are empty is not for people; one with `.mark` says by itself what its `$value` means.
        """
        marks: list[str] = []
        for name, value in piece.items():
            message = f"field-{kebab(name)}.mark"
            if name == "controller" or not value or value == getattr(self._fresh, name, None) or not self.field(name):
                continue
            if name in self._named_by_seat:
                value = self.seat(value)
            if self.messages.has(message):
                marks.append(self.messages.format(message, value=value))
            else:
                marks.append(self.field(name) if value is True else f"{self.field(name)} {self.value(value)}")
        return marks

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

    def word(self, field: str, value: Any) -> str:
        """The value of a field: a word, or each of several, as the reader says it if there is a message for it."""
        if isinstance(value, list | tuple):
            return self.say_list([self.word(field, part) for part in value])
        message = f"value-{kebab(field)}-{kebab(value)}" if isinstance(value, str) else ""
        return self.messages.format(message) if self.messages.has(message) else self.value(value)

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
        arguments = {
            "least": decision["least"],
            "most": decision["most"],
            "total": decision["most"],
            "card": card,
            "text": self._about(decision),
            "happening": self._happening(decision),
        }
        text = self.messages.format(decision["prompt"], **arguments)
        return sentence(readable(decision["prompt"]) if text == f"[{decision['prompt']}]" else text)

    def options(self, view: Mapping[str, Any]) -> list[str]:
        """The options of the decision in a view. Those that would be called the same are told apart if possible."""
        options = view["decision"]["options"]
        labels = [self.option(option) for option in options]
        ways: list[Callable[[Mapping[str, Any]], str | None]] = [self._happening]
        ways += [partial(mark, view) for mark in (self._owner, self._zone_of, self._look)]
        for tell_apart in ways:
            for label in [label for label, count in Counter(labels).items() if count > 1]:
                marks = {index: tell_apart(options[index]) for index, other in enumerate(labels) if other == label}
                if len(set(marks.values())) > 1:
                    labels = [_marked(other, marks.get(index)) for index, other in enumerate(labels)]
        return _numbered(options, labels)

    def answer(self, view: Mapping[str, Any], answer: Answer) -> str:
        """What was answered to the decision in a view."""
        kind, labels = view["decision"]["kind"], self.options(view)
        if isinstance(answer, int):
            return labels[answer] if kind == "one" else str(answer)
        if kind == "distribute":
            return self.say_list([f"{label} {points}" for label, points in zip(labels, answer, strict=True)])
        return self.say_list([labels[index] for index in answer]) or "-"

    def _owner(self, view: Mapping[str, Any], option: Mapping[str, Any]) -> str | None:
        """Whose card an option is about; an unknown card is spoken of by its place, "zone/seat/index"."""
        card = option.get("card")
        if isinstance(card, str):
            return self.seat(int(card.split("/")[1]))
        zone, _ = _shown(view, card)
        return None if zone is None or zone["seat"] is None else self.seat(zone["seat"])

    def _zone_of(self, view: Mapping[str, Any], option: Mapping[str, Any]) -> str | None:
        """Where the card lies that an option is about."""
        zone, _ = _shown(view, option.get("card"))
        return None if zone is None else self.zone(zone["zone"])

    def _look(self, view: Mapping[str, Any], option: Mapping[str, Any]) -> str | None:
        """How the card that an option is about looks."""
        _, card = _shown(view, option.get("card"))
        return ", ".join(self.marks(card.get("piece", {}))) or None

    def option(self, option: Mapping[str, Any]) -> str:
        """An option of a decision in a view."""
        if "word" in option:
            return _capital(self.say(str(option["word"])))
        has_card = option["card"] is not None
        if "verb" not in option:
            return self._option_card(option)
        verb = str(option["verb"])
        details = [self.value(detail) for detail in option["details"]]
        about = self._about(option)
        arguments: dict[str, object] = {"text": about, **option.get("now", {})}
        if "seat" in arguments:
            arguments["seat"] = self.seat(option["now"]["seat"])
        arguments["card"] = (option["face"] or HIDDEN_CARD) if has_card else None
        for number, detail in enumerate(details, start=1):
            arguments[f"detail{number}" if number > 1 else "detail"] = detail
        message = f"move-{verb}" if self.messages.has(f"move-{verb}") else verb
        text = self.messages.format(message, **arguments)
        if text == f"[{verb}]":
            named = [self._option_card(option)] if has_card else []
            # What an option says is told by its text, and needs no number.
            text = " ".join([readable(verb), *named, *(details if about is None else [f"({about})"])])
        return _capital(text)

    def _happening(self, shown: Mapping[str, Any]) -> str | None:
        """What a decision or option is a response to, in sentences."""
        told = [self._entry_text(*self._said(read)) for read in shown.get("happening", ())]
        return " ".join(text for text in told if text) or None

    def _about(self, shown: Mapping[str, Any]) -> str | None:
        """What the part of a card says that a decision or option is about; nothing if there are no words for it."""
        address = shown.get("about")
        return None if address is None else self.part(address)

    def part(self, address: str, *, of_a_card: bool = False) -> str | None:
        """What the part of a card at an address of the library says; nothing if there are no words for it.

        `of_a_card` if it is said of a card that it applies to, and need not say to which.
        """
        key = (address, of_a_card)
        if key not in self._parts:
            face = self.definition.library.faces.get(address.partition("/")[0])
            node = self.definition.library.node(address)
            text = self.text(node, face, **{OF_A_CARD: of_a_card})
            self._parts[key] = None if _WITHOUT_WORDS.search(text) else text.rstrip(".")
        return self._parts[key]

    def guide(self, option: Mapping[str, Any]) -> str | None:
        """What a guide of the game says of an option that is a word, such as a nation; None if it says nothing."""
        word = option.get("word")
        if word is None or not self.messages.has(f"guide-{word}"):
            return None
        return self.say("guide", name=self.say(word), guide=self.say(f"guide-{word}"), **option.get("now", {}))

    def explain(self, view: Mapping[str, Any]) -> None:
        """Add `words` to what lasts in a view, to what it says cards are `under`, and to options that have a guide."""
        for option in view["decision"]["options"] if view["decision"] else ():
            guide = self.guide(option)
            if guide is not None:
                option["words"] = guide
        for lasting in view["lasting"]:
            lasting["words"] = self._effect(lasting, of_a_card=bool(lasting["cards"]))
        for zone in view["zones"]:
            for card in zone["cards"]:
                for change in card.get("under", ()):
                    change["words"] = self._effect(change, of_a_card=True)

    def _effect(self, shown: Mapping[str, Any], *, of_a_card: bool) -> str | None:
        text = None if shown["effect"] is None else self.part(shown["effect"], of_a_card=of_a_card)
        return None if text is None else _capital(text)

    def _option_card(self, option: Mapping[str, Any]) -> str:
        name = self.card(option["face"])
        place = option["card"]
        # An unknown card is spoken of by its place, "zone/seat/index"; without it all would be called the same.
        if option["face"] is None and isinstance(place, str):
            zone, _, index = place.split("/")
            if self.messages.has(f"hidden-{zone}"):
                return _capital(self.messages.format(f"hidden-{zone}", number=int(index) + 1))
            return f"{name} ({self.zone(zone)}, {int(index) + 1})"
        return name

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, as a sentence."""
        return sentence(self.say(refusal.message, **dict(refusal.arguments)))

    def entries(self, entries: Iterable[Entry], seat: int) -> list[tuple[int, str]]:
        """Entries of the log as a seat may read them: how deeply each is nested, and a sentence."""
        return [(depth, text) for depth, text, _ in self.lines(entries, seat)]

    def lines(self, entries: Iterable[Entry], seat: int) -> list[tuple[int, str, list[int]]]:
        """The same, each with the places of the entries among these that it tells of."""
        groups: list[_Group] = []
        for place, entry in enumerate(entries):
            message, arguments = self._said(_read(entry, seat))
            text = self._entry_text(message, arguments)
            if not text:
                continue
            last = groups[-1] if groups else None
            if (
                last
                and (last.depth, last.message) == (entry.depth, message)
                and self._joins(message, last.alike[0], arguments)
            ):
                last.alike.append(arguments)
                last.places.append(place)
            else:
                groups.append(_Group(entry.depth, message, text, [arguments], [place]))
        # What is done in the open is as deep as what the game does itself; only what comes in between is set in.
        return [
            (
                max(0, group.depth - 1),
                group.text if len(group.alike) == 1 else self._together(group.message, group.alike),
                group.places,
            )
            for group in groups
        ]

    def _joins(self, message: str, one: Mapping[str, object], other: Mapping[str, object]) -> bool:
        """Whether entries are told together: there are words for several cards, and they differ in the card alone."""
        if "card" not in one or not self.messages.has(f"{message}.several"):
            return False
        forms = (message, f"{message}.several")
        return all(
            self._entry_text(form, {**one, "card": other["card"]}) == self._entry_text(form, other) for form in forms
        )

    def _together(self, message: str, alike: Sequence[dict[str, object]]) -> str:
        return self._entry_text(f"{message}.several", {**alike[0], "card": [one["card"] for one in alike]})

    def entry(self, entry: Entry, seat: int) -> str:
        """An entry of the log as a seat may read it, as a sentence; empty if its words say that it is not worth one."""
        return self._entry_text(*self._said(_read(entry, seat)))

    def _entry_text(self, message: str, arguments: Mapping[str, object]) -> str:
        # Words that are empty on purpose are not the same as none.
        told = self.messages.format if self.messages.has(message) else self.say
        return sentence(told(message, **arguments))

    def _said(self, read: Mapping[str, Any]) -> tuple[str, dict[str, object]]:
        """The message of an entry that was read for a seat, and its arguments."""
        arguments: dict[str, object] = {}
        for name, value in read["arguments"].items():
            if name in read["seats"]:
                arguments[name] = self._seats(value)
            elif name in read["cards"]:
                arguments[name] = [_card_id(part) for part in value] if isinstance(value, list) else _card_id(value)
            else:
                arguments[name] = value
        return read["message"], arguments

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """How the game ended, as a sentence."""
        reason = self._reason(outcome["message"]).rstrip(".") if outcome["message"] else None
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

    def _reason(self, message: str) -> str:
        named = f"reason-{message}"
        return self.messages.format(named) if self.messages.has(named) else self.say(message)

    def card_text(self, face: Face) -> str:
        """What a card says, from the trees of its abilities, each as a sentence."""
        return " ".join(sentence(self.text(ability, face)) for ability in face.abilities)

    def text(self, node: object, face: Face | None, **known: object) -> str:
        """What a node of a tree on a card says."""
        return render(node, self._texts, self.wording, face, **known)

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
    _, shown = _shown(view, card)
    return str(shown["face"]) if shown else None


def _shown(view: Mapping[str, Any], card: int | str | None) -> tuple[Mapping[str, Any] | None, Mapping[str, Any]]:
    """The zone in which a view shows a card by its number, and the card; nothing if it shows no such card."""
    for zone in view["zones"]:
        for shown in zone["cards"]:
            if "card" in shown and shown["card"] == card:
                return zone, shown
    return None, {}


def messages_of(definition: Definition) -> list[Source]:
    """Where the messages of a game are: packages, or directories if the game is only a file."""
    places = definition.messages if isinstance(definition.messages, tuple) else (definition.messages,)
    return [Path(place) if "/" in place or "\\" in place else place for place in places if place]


def _written_language(definition: Definition, language: str) -> str:
    """The language of the texts on cards: the reader's if all that the game says is written in it, else English."""
    return language if all(read_source(place, language) for place in messages_of(definition)) else ENGLISH


def messages_for(definition: Definition, language: str, *more: Source) -> Messages:
    """All words of a game in a language, and before them those of other sources, such as its rules for decks."""
    return Messages(language, [*more, *messages_of(definition), PROMPTS], LibraryNames(definition.library))


def readable(message: str) -> str:
    """The id of a message as words: `most-points` becomes "most points"."""
    return kebab(message).replace("-", " ")


def _numbered(options: Sequence[Mapping[str, Any]], labels: list[str]) -> list[str]:
    """Labels, with a number where moves with one and the same card would be called the same."""
    same: dict[tuple[str, object], list[int]] = {}
    for index, (option, label) in enumerate(zip(options, labels, strict=True)):
        if "verb" in option:
            same.setdefault((label, option["card"]), []).append(index)
    for indices in same.values():
        for number, index in enumerate(indices if len(indices) > 1 else (), start=1):
            labels[index] = _marked(labels[index], str(number))
    return labels


def _marked(label: str, mark: str | None) -> str:
    return f"{label} ({mark.rstrip('.')})" if mark else label


def _read(entry: Entry, seat: int) -> dict[str, Any]:
    """An entry as a seat may read it; one without a message is called as its class is."""
    read = entry.read(seat)
    return read if read["message"] else {**read, "message": kebab(type(entry.occurrence).__name__)}


def _card_id(card: object) -> object:
    return HIDDEN_CARD if card is None else card


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
