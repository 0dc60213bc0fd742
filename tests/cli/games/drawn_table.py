"""A game with a drawing of its own, two sources of messages, and guards that are hard to tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Effect, May, OneOf
from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece
from nefrit.kernel.zones import OWNER, Zone
from nefrit.manifest import Manifest
from nefrit.text.speech import Speech

HAND = Zone("hand", OWNER)
FIELD = Zone("field", in_play=True)
HERE = Path(__file__).parent


class Drawing:
    """Draws the table by counting it."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def draw(self, view: Mapping[str, Any], width: int) -> Text:
        return Text(f"<{view['guards']} guards on {width} columns>")

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        return [f"There are {view['guards']} guards."]


@dataclass(frozen=True)
class Say(Effect):
    what: str

    def apply(self, game: AnyGame, context: Context) -> None:
        return None


class Guard(Piece):
    __slots__ = ("bowed", "mood", "serial")

    def __init__(self, controller: int, bowed: bool, mood: int, serial: int) -> None:
        super().__init__(controller)
        self.bowed = bowed
        self.mood = mood
        self.serial = serial


class Turned(Occurrence):
    __slots__ = ("card", "seat")
    message = "turned"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat


class Counted(Occurrence):
    message = "counted"


class Watch(Procedure):
    __slots__ = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Value = None

    @step("drawn.turn")
    def turn(self, game: AnyGame) -> Flow:
        for card in game.in_play()[:2]:
            game.tell(Turned(card, game.owners[card]))
            game.tell(Counted())
        options = [*game.in_play(), game.zone(HAND, 1)[0], ("wake", game.in_play()[0])]
        return choose(0, options, "chosen", "drawn.turn", "which")

    @step("drawn.speak")
    def speak(self, game: AnyGame) -> Flow:
        card = game.in_play()[0]
        return Context(0, card, tuple(game.faces[card].abilities))

    @step("drawn.end")
    def end(self, game: AnyGame) -> Flow:
        game.finish((0,), "drawn.end", "7-guards")
        return None


class DrawnTable(Definition):
    messages = (str(HERE / "drawn_table"), str(HERE / "drawn_table_cards"))

    def set_up(self, game: AnyGame) -> Procedure:
        guard, letter = self.library.faces.values()
        owners = (0, 0, 0, 1)
        game.deal([*[(guard, seat, FIELD, seat) for seat in owners], (letter, 1, HAND, 1)])
        for card, bowed, mood in zip(game.in_play(), (True, False, False, False), (1, 2, 2, 0), strict=True):
            game.pieces[card] = Guard(game.owners[card], bowed, mood, 7)
        return Watch()

    def topics(self, game: AnyGame, seat: int) -> dict[str, list[Refusal]]:
        return {"rain": [refuse("drawn.rain", "too-wet", degree=3)] * 2, "sun": []}

    def annotate(self, game: AnyGame, seat: int, view: dict[str, Any]) -> None:
        super().annotate(game, seat, view)
        view["guards"] = len(game.in_play())


DRAWN = DrawnTable(
    "drawn",
    "Drawn Table",
    seats=(2, 2),
    zones=(HAND, FIELD),
    library=Library(
        [
            Face("guard", "Guard", abilities=(OneOf((Say("halt"), Say("pass"))), May(Say("good night")))),
            Face("letter", "Letter"),
        ]
    ),
)

GAME = Manifest(definition=f"{__name__}:DRAWN", board=f"{__name__}:Drawing")
