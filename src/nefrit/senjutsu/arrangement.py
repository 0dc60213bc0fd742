"""A view arranged by fighters: cards in play with the state of each section, the hand, the piles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.senjutsu.constants import CORE
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.figures import initiative_text
from nefrit.senjutsu.state import DECK, DISCARD, HAND, LASTING, REVEALED

NOW = "now"
TO_COME = "to come"
OVER = "over"


@dataclass(frozen=True)
class Part:
    """A section of a card in play: its initiative (None where that means nothing any more) and its state."""

    initiative: int | None
    state: str


@dataclass(frozen=True)
class InPlay:
    """A card in play; `lasting` if it remains there."""

    face: SenjutsuFace
    parts: tuple[Part, ...]
    lasting: bool


@dataclass(frozen=True)
class Held:
    """A card in a hand that the reader knows; whether it can be chosen is known of the own ones only."""

    face: SenjutsuFace
    choosable: bool | None

    @property
    def name(self) -> str:
        """Its name."""
        return self.face.name

    @property
    def type(self) -> str:
        """Its type; that of a core weapon card is its other one."""
        return self.face.type

    @property
    def core(self) -> bool:
        """Whether it is a core card of another type."""
        return self.face.is_core and self.face.type != CORE

    @property
    def initiative(self) -> str | None:
        """Its printed initiative."""
        return initiative_text(self.face)

    @property
    def focus(self) -> int:
        """What it costs."""
        return self.face.focus


@dataclass(frozen=True)
class Side:
    """What belongs to one fighter."""

    seat: int
    character: str
    fighter: Mapping[str, Any]
    counts: Mapping[str, int]
    in_play: tuple[InPlay, ...]
    hand: tuple[Held, ...]
    top_discard: str | None


class Arranger:
    """Arranges views of games with these cards."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def side(self, view: Mapping[str, Any], seat: int) -> Side:
        """What a view shows of one fighter."""
        zones = {zone["zone"]: zone["cards"] for zone in view["zones"] if zone["seat"] == seat}
        fighter = view["seats"][seat]
        pile = zones[DISCARD.name]
        known = [card for card in zones[HAND.name] if "face" in card]
        return Side(
            seat,
            fighter["automated"] or fighter["character"],
            fighter,
            {name: len(zones[name]) for name in (HAND.name, DECK.name, DISCARD.name)},
            (
                *[self._in_play(view, card, lasting=False) for card in zones[REVEALED.name]],
                *[self._in_play(view, card, lasting=True) for card in zones[LASTING.name]],
            ),
            tuple([Held(self._face(card["face"]), card.get("choosable")) for card in known]),
            self._face(pile[0]["face"]).name if pile and "face" in pile[0] else None,
        )

    def _in_play(self, view: Mapping[str, Any], card: Mapping[str, Any], *, lasting: bool) -> InPlay:
        face = self._face(card["face"])
        table = view["table"]
        due = {one["section"]: one["now"] for one in table["due"] if one["card"] == card["card"]}
        resolving = table["resolving"]
        parts = []
        for number, section in enumerate(face.sections):
            printed = section.initiative[0] if len(section.initiative) == 1 else None
            current = resolving is not None and (resolving["card"], resolving["section"]) == (card["card"], number)
            if current:
                state, printed = NOW, table["initiative"]
            elif number in due:
                state = TO_COME
            elif table["performing"] == card["card"] and (resolving is None or resolving["card"] != card["card"]):
                state = NOW
            else:
                state = TO_COME if resolving is None and not table["due"] and not lasting else OVER
            parts.append(Part(due.get(number, None if lasting else printed), state))
        return InPlay(face, tuple(parts), lasting)

    def _face(self, id: str) -> SenjutsuFace:
        face = self.library.faces[id]
        assert isinstance(face, SenjutsuFace)
        return face
