"""The games that are played here, and the words for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from nefrit import registry
from nefrit.kernel.cards import Face
from nefrit.kernel.definition import Definition
from nefrit.server.service.deeds import deeds
from nefrit.server.service.trouble import NOT_FOUND, no
from nefrit.text.decklists import AnyDeckRules
from nefrit.text.messages import LANGUAGES, Messages
from nefrit.text.render import sentence
from nefrit.text.speech import Speech

WORDS = "nefrit.server.words"
"""The package with the messages of the server itself."""

DRAWN = ("drawings", "deeds")
"""What of a card is there for its pictures."""


class Games:
    """Games by their names. `places` are names of the registry or paths of files; all registered games if not said."""

    def __init__(self, places: Iterable[str] = ()) -> None:
        self.places: dict[str, str] = {}
        self.definitions: dict[str, Definition] = {}
        self._speeches: dict[tuple[str, str], Speech] = {}
        self._words: dict[str, Messages] = {}
        self._decks: dict[str, AnyDeckRules | None] = {}
        self._cards: dict[tuple[str, str], dict[str, tuple[dict[str, Any], str]]] = {}
        for place in list(places) or registry.names():
            definition = registry.find(place)
            self.places[definition.name] = place
            self.definitions[definition.name] = definition

    def find(self, name: str) -> Definition:
        """The definition of a game that is played here."""
        if name not in self.definitions:
            raise no("no-such-game", NOT_FOUND, game=name[:60])
        return self.definitions[name]

    def decks(self, name: str) -> AnyDeckRules | None:
        """The rules for decks of a game; None if nobody builds decks for it."""
        if name not in self._decks:
            self.find(name)
            place = self.places[name]
            self._decks[name] = registry.decks_of(place) if registry.has_decks(place) else None
        return self._decks[name]

    def cards(self, name: str, language: str) -> dict[str, tuple[dict[str, Any], str]]:
        """All cards of a game by their ids: each as it is shown, and all its words. It takes a while the first time."""
        key = (name, language)
        if key not in self._cards:
            speech = Speech(self.find(name), (), language)
            shown = {face.id: card_shown(speech, face) for face in self.find(name).library.faces.values()}
            self._cards[key] = {id: (card, _words_in(card)) for id, card in shown.items()}
        return self._cards[key]

    def speech(self, name: str, names: Sequence[str], language: str) -> Speech:
        """Speaks of a game in a language, with these names of the seats."""
        key = (name, language)
        if key not in self._speeches:
            self._speeches[key] = Speech(self.find(name), (), language)
        # To read message files takes long, and they are the same at every table.
        speech = copy(self._speeches[key])
        speech.names = names
        return speech

    def words(self, language: str) -> Messages:
        """The messages of the server itself in a language."""
        if language not in self._words:
            self._words[language] = Messages(language, [WORDS])
        return self._words[language]


def card_shown(speech: Speech, face: Face) -> dict[str, Any]:
    """The facts of a card with its text, as a whole and by its `parts`, its drawings, and what it does (`deeds`)."""
    definition = speech.definition
    return {
        **definition.card_facts(face),
        "text": speech.card_text(face),
        "parts": [sentence(speech.text(ability, face)) for ability in face.abilities],
        "drawings": [{"part": part, "title": face.name, "svg": drawing} for part, drawing in definition.drawings(face)],
        "deeds": deeds(face),
    }


def _words_in(card: dict[str, Any]) -> str:
    """What is searched for words: the facts and the text, not what is drawn from."""
    return " ".join([f"{name} {value}" for name, value in card.items() if name not in DRAWN]).casefold()


def spoken(language: str) -> str:
    """A language that is spoken here: the one that is asked for, or English."""
    return language if language in LANGUAGES else LANGUAGES[0]
