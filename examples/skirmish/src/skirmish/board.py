"""The table in a terminal, drawn from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from nefrit.text.speech import Speech


class SkirmishBoard:
    """Draws the armies one below the other, with boxes or in plain sentences."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """A row for each army."""
        table = Table(width=min(width, 100))
        for heading in ("board-army", "board-battles", "board-hand", "board-fallen"):
            table.add_column(self.speech.say(heading))
        for row in self._armies(view):
            table.add_row(*row)
        return table

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """A sentence for each army."""
        return [
            self.speech.say("board-line", name=name, battles=battles, hand=hand, fallen=fallen)
            for name, battles, hand, fallen in self._armies(view)
        ]

    def _armies(self, view: Mapping[str, Any]) -> list[tuple[str, str, str, str]]:
        return [
            (
                self.speech.seat(seat),
                str(army["battles"]),
                self._cards(view, "hand", seat),
                self._cards(view, "fallen", seat),
            )
            for seat, army in enumerate(view["seats"])
        ]

    def _cards(self, view: Mapping[str, Any], name: str, seat: int) -> str:
        zone = next(zone for zone in view["zones"] if zone["zone"] == name and zone["seat"] == seat)
        faces = self.speech.definition.library.faces
        shown = [
            faces[card["face"]].name if "face" in card else self.speech.say("board-unknown") for card in zone["cards"]
        ]
        return ", ".join(shown) or "-"
