"""The table drawn for a terminal, with boxes and colours or in plain sentences, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nefrit.imperium.arrangement import Arranger, Item, Side
from nefrit.imperium.constants import RESOURCES
from nefrit.text.render import sentence
from nefrit.text.speech import Speech

SEAT_COLOURS = ("cyan", "magenta", "green", "yellow")
DOT = " · "
PILES = ("unrest", "fame", "regions", "uncivilised", "civilised", "main", "exile")
"""The decks and piles of the middle of which one wants to know how many cards are left."""
SHOWN = ("standing", "play", "resolving", "development", "hand", "history", "sunken")
"""The zones of a player whose cards are named, as far as the reader knows them."""
COUNTED = ("deck", "discard", "nation")
"""The zones of a player whose cards are counted."""


class ImperiumBoard:
    """Draws the table: the other players above, the market in the middle, the reader's own side below."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.arranger = Arranger(speech.definition.library)

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table with boxes and colours."""
        *above, below = self._sides(view)
        parts: list[RenderableType] = [Text(DOT.join(self._moment(view)), "bold", justify="center")]
        parts += [self._panel(view, side) for side in above]
        guide = [Text(line) for line in self._guide(view)]
        return Group(*parts, self._market(view), self._panel(view, below), *guide)

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """The table in plain sentences."""
        middle = self.arranger.middle(view)
        market = [self._words(item) for item in middle["market"]]
        told = [", ".join(self._moment(view))]
        if market:
            told.append(f"{self._zone('market')}: {'; '.join(market)}")
        told.append(", ".join(self._counts(middle, PILES)))
        for side in self._sides(view):
            name = self._title(view, side)
            told.append(f"{name}: {', '.join(self._facts(side))}")
            told.extend(f"{name}, {zone}: {cards}" for zone, cards in self._shown(side))
        return [sentence(line) for line in (*told, *self._guide(view))]

    def _sides(self, view: Mapping[str, Any]) -> list[Side]:
        """The other players in turn order, and the reader last."""
        count = len(view["seats"])
        below = view["seat"] if view["seat"] in range(count) else 0
        return [self.arranger.side(view, (below + step) % count) for step in range(1, count + 1)]

    # ---- Words that both forms share

    def _say(self, message: str, /, **arguments: object) -> str:
        return self.speech.say(f"board-{message}", **arguments)

    def _zone(self, name: str) -> str:
        return self.speech.say(f"zone-{name}")

    def _moment(self, view: Mapping[str, Any]) -> list[str]:
        """The round, whose turn it is, who is first, and whether the end is near."""
        table = view["table"]
        told = [self._say("round", round=table["round"])]
        told.append(self._say("turn", name=self.speech.seat(table["active"])))
        told.append(self._say("first", name=self.speech.seat(table["first"])))
        return told + ([self._say("rounds-left", count=table["rounds_left"])] if table["rounds_left"] else [])

    def _guide(self, view: Mapping[str, Any]) -> list[str]:
        """What the guide says of the nations, while the reader chooses one of them.

        imperium.setup-player.1-read-nations-first, imperium.nation.guide-optional
        """
        decision = view["decision"]
        told = [self.speech.guide(option) for option in (decision["options"] if decision else ())]
        return [text for text in told if text is not None]

    def _title(self, view: Mapping[str, Any], side: Side) -> str:
        name, nation = self.speech.seat(side.seat), side.player["nation_name"]
        named = self._say("player", name=name, nation=self.speech.say(nation)) if nation else name
        return self._say("you", name=named) if side.seat == view["seat"] else named

    def _facts(self, side: Side) -> list[str]:
        """The state, the tokens, points in sight, and how many cards lie where."""
        player = side.player
        told = [self._say("state", state=player["state"])]
        told += [self._say(resource, count=player[resource]) for resource in RESOURCES]
        told += [self._say("actions", count=player["actions"]), self._say("exhausts", count=player["exhausts"])]
        told.append(self._say("points", count=player["score"]["total"], unknown=player["score"]["unknown"]))
        return [*told, *self._counts(side.zones, COUNTED)]

    def _counts(self, zones: Mapping[str, tuple[Item, ...]], names: Iterable[str]) -> list[str]:
        return [self._say("count", zone=self._zone(name), count=len(zones.get(name, ()))) for name in names]

    def _shown(self, side: Side) -> Iterator[tuple[str, str]]:
        """For each zone with cards its name, and the cards; those that the reader does not know are counted."""
        for name in SHOWN:
            cards = side.cards(name)
            known = [self._words(item) for item in cards if item.name is not None]
            hidden = len(cards) - len(known)
            told = [*known, *([self._say("facedown", count=hidden)] if hidden else [])]
            if told:
                yield self._zone(name), ", ".join(told)

    def _words(self, item: Item) -> str:
        """A card with what lies on it and under it."""
        piece = item.piece
        marks = [self._say(resource, count=piece[resource]) for resource in RESOURCES if piece.get(resource)]
        if piece.get("beneath") is not None:
            marks.append(self._say("unrest-beneath"))
        if item.garrison:
            marks.append(self._say("garrison", cards=list(item.garrison)))
        if piece.get("exhausted"):
            marks.append(self._say("exhausted"))
        return f"{item.name} ({', '.join(marks)})" if marks else str(item.name)

    # ---- Boxes

    def _market(self, view: Mapping[str, Any]) -> Panel:
        middle = self.arranger.middle(view)
        rows = Table.grid(padding=(0, 1))
        for item in middle["market"]:
            rows.add_row(str(item.piece["slot"] + 1), self._words(item))
        piles = Text(DOT.join(self._counts(middle, PILES)), "dim")
        return Panel(Group(rows, piles), title=self._zone("market"), box=box.HEAVY, border_style="yellow")

    def _panel(self, view: Mapping[str, Any], side: Side) -> Panel:
        rows = Table.grid(padding=(0, 1))
        for zone, cards in self._shown(side):
            rows.add_row(Text(zone, "dim"), cards)
        colour = SEAT_COLOURS[side.seat]
        is_active = view["table"]["active"] == side.seat
        return Panel(
            Group(Text(DOT.join(self._facts(side))), rows),
            title=self._title(view, side),
            title_align="left",
            box=box.HEAVY if is_active else box.ROUNDED,
            border_style=colour,
        )
