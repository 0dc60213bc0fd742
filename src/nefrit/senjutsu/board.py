"""The battlefield drawn for a terminal, with boxes and colours or in plain sentences, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nefrit.senjutsu.arrangement import Arranger, Held, InPlay, Side
from nefrit.senjutsu.constants import BAMBOO, BOAT, CALTROPS, CHERRY, CORPSE, PILLAR, SHRINE, STONE, WAGON
from nefrit.senjutsu.drawing import ARROWS, Figure, Scene, drawn, short_labels
from nefrit.senjutsu.hexes import SIDES, Hex, distance, neighbour, turned
from nefrit.senjutsu.preview_board import Teller, marked, places
from nefrit.senjutsu.wording.diagrams import hex_name
from nefrit.text.ids import kebab
from nefrit.text.render import Renderer, sentence
from nefrit.text.speech import Speech

SEAT_COLOURS = ("cyan", "magenta", "yellow", "green")
TYPE_COLOURS = {"attack": "red", "defence": "blue", "meditation": "green", "core": "yellow", "poison": "magenta"}
KAMAE_COLOURS = {
    "aggression": "bold red",
    "balance": "bold blue",
    "determination": "bold green",
    "distance": "bold magenta",
    "neutral": "dim",
}
TERRAIN = (BAMBOO, BOAT, CALTROPS, CHERRY, CORPSE, PILLAR, SHRINE, STONE, WAGON)
LORD = "fallen lord"
TRAP = "trap token"
DECOY = "decoy"
SIDE_BY_SIDE = 96
"""From this width on the fighters stand beside the map."""
DOT = " · "
NOW = "►"
WAITS = "○"
OVER = "✓"


class SenjutsuBoard:
    """Draws the table: the map with the figures, beside it the fighters with what they have in play, below the hand."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.arranger = Arranger(speech.definition.library)
        self.renderer = Renderer(speech.messages, speech.wording)

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table with boxes and colours."""
        sides = self._sides(view)
        parts: list[RenderableType] = [Text(DOT.join(self._moment(view)), "bold", justify="center")]
        panels = [self._panel(view, side) for side in sides]
        if width >= SIDE_BY_SIDE:
            table = Table.grid(expand=True, padding=(0, 1))
            table.add_column(no_wrap=True)
            table.add_column(ratio=1)
            table.add_row(self._map(view), Group(*panels))
            parts.append(table)
        else:
            parts += [self._map(view), *panels]
        own = next((side for side in sides if side.seat == view["seat"]), None)
        if own is not None and own.hand:
            parts.append(self._hand(own))
        return Group(*parts)

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """The table in plain sentences."""
        sides = self._sides(view)
        told = [", ".join(self._moment(view))]
        for side in sides:
            told.extend(self._side_lines(view, side))
        told.extend(self._where_lines(view, sides))
        return [sentence(line) for line in told]

    def draw_preview(self, view: Mapping[str, Any], preview: Mapping[str, Any]) -> RenderableType:
        """What a card would do: for each section a map, and below it what may come of it."""
        teller = self._teller(view)
        parts: list[RenderableType] = []
        for section in preview["sections"]:
            scene, seats = self._scene(view)
            numbered = places(section, teller.outcome)
            parts.append(Text(teller.heading(section), "bold"))
            parts.append(self._drawn(marked(scene, section, numbered), seats, "preview-marks"))
            parts += [Text(teller.line(place)) for place in numbered]
        return Group(*parts)

    def preview_lines(self, view: Mapping[str, Any], preview: Mapping[str, Any]) -> list[str]:
        """What a card would do, in plain sentences."""
        teller = self._teller(view)
        told: list[str] = []
        for section in preview["sections"]:
            told.append(teller.heading(section))
            told += [teller.line(place) for place in places(section, teller.outcome)]
        return [sentence(line) for line in told]

    def _teller(self, view: Mapping[str, Any]) -> Teller:
        return Teller(view, self._say, self._name, lambda hex: hex_name(hex, self.renderer))

    def _sides(self, view: Mapping[str, Any]) -> list[Side]:
        """The others in turn order, and last the reader's own."""
        count = len(view["seats"])
        reader = view["seat"] if view["seat"] < count else 0
        order = [(reader + turn) % count for turn in range(1, count + 1)]
        return [self.arranger.side(view, seat) for seat in order]

    def _say(self, message: str, /, **arguments: object) -> str:
        return self.speech.say(f"board-{message}", **arguments)

    def _name(self, seat: int) -> str:
        return self.speech.seat(seat)

    def _terrain(self, kind: str) -> str:
        return self.speech.say(f"terrain-{kebab(kind)}")

    # ---- Words that both forms share

    def _moment(self, view: Mapping[str, Any]) -> list[str]:
        """The round, the initiative that is resolved, and the advantage track from the top."""
        table = view["table"]
        told = [self._say("round", round=table["round"]) if table["round"] else self._say("setting-up")]
        if table["level"]:
            told.append(self._say("horde", level=table["level"], wave=table["wave"]))
        if table["resolving"] is not None:
            told.append(self._say("initiative", initiative=table["initiative"]))
        if table["track"]:
            told.append(self._say("track", names=[self._name(seat) for seat in table["track"]]))
        return told

    def _title(self, side: Side) -> str:
        character = self.speech.word("character", side.character)
        return self._say("fighter", name=self._name(side.seat), character=character)

    def _status(self, view: Mapping[str, Any], side: Side) -> list[str]:
        """Stuns, hobbles and other states, as far as there are any."""
        fighter = side.fighter
        told = []
        if fighter["stuns"]:
            told.append(self._say("stuns", count=fighter["stuns"], limit=fighter["stun_limit"]))
        if fighter["hobbles"]:
            told.append(self._say("hobbles", count=len(fighter["hobbles"])))
        if fighter["automated"]:
            told.append(self._say("aggressive", aggressive=fighter["aggressive"]))
            if view["table"]["round"]:
                # Before that not all figures stand, and the behaviour goes by where they do.
                told.append(self._say("automated", behaviour=fighter["behaviour"], distance=fighter["distance"]))
        if fighter["contracts"] or fighter["fulfilled"]:
            done = len(fighter["fulfilled"])
            told.append(self._say("contracts", done=done, count=done + len(fighter["contracts"])))
        told += [self._say(state) for state in ("hidden", "desperate", "drunk", "over") if fighter[state]]
        if fighter["stuns_to_come"]:
            told.append(self._say("stuns-to-come", count=fighter["stuns_to_come"]))
        return told

    def _gone(self, view: Mapping[str, Any], side: Side) -> str | None:
        """What is said of a fighter who is not there: defeated, or not yet come with the horde."""
        if not side.fighter["defeated"]:
            return None
        return self._say("not-on-board" if side.fighter["automated"] and view["table"]["level"] else "defeated")

    def _wounds(self, side: Side) -> list[str]:
        fighter = side.fighter
        told = [self._say("wounds", count=fighter["wounds"] + fighter["bleeding"], limit=fighter["wound_limit"])]
        return told + ([self._say("bleeding", count=fighter["bleeding"])] if fighter["bleeding"] else [])

    def _piles(self, side: Side) -> list[str]:
        counts = side.counts
        hand = [] if side.fighter["automated"] else [self._say("hand", count=counts["hand"])]
        return [
            *hand,
            self._say("deck", count=counts["deck"]),
            self._say("discard", count=counts["discard"], top=side.top_discard),
        ]

    def _part_text(self, card: InPlay, number: int) -> str:
        """What a section says; the first without what the card demands, which is over when it is in play."""
        face, section = card.face, card.face.sections[number]
        return " ".join(sentence(self.speech.text(line, face)) for line in section.lines)

    def _held_words(self, held: Held) -> str:
        marks = [self._say("type-of", type=held.type, core=held.core)]
        marks += [f"{self._say('initiative-head')} {held.initiative}"] if held.initiative else []
        marks += [self._say("focus", count=held.focus)] if held.focus else []
        return f"{held.name} ({', '.join(marks)})"

    # ---- Boxes and colours

    def _map(self, view: Mapping[str, Any]) -> Text:
        """The map, with the figures in the colours of their seats and the numbers of options."""
        return self._drawn(*self._scene(view), "marks")

    def _drawn(self, scene: Scene, seats: list[int], marks: str) -> Text:
        """A scene with the figures in the colours of their seats; `marks` says what the marks mean."""
        words = {
            "start": self._say(marks),
            "blocked": self._say("blocked"),
            "off board": self._say("off-board"),
            "team": self._say("team-word"),
            **{kind: self._terrain(kind) for kind in (*TERRAIN, LORD, TRAP, DECOY)},
        }
        text = Text(drawn(scene, words), no_wrap=True)
        shorts = short_labels(figure.label for figure in scene.figures)
        for seat, figure, short in zip(seats, scene.figures, shorts, strict=True):
            sign = short + ARROWS[figure.facing % SIDES]
            text.highlight_words([sign], f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
        return text

    def _scene(self, view: Mapping[str, Any]) -> tuple[Scene, list[int]]:
        """What is drawn, and whose the figures are."""
        table = view["table"]
        seats = [seat for seat, fighter in enumerate(view["seats"]) if fighter["hex"] is not None]
        figures = [
            Figure(
                _hex(view["seats"][seat]["hex"]),
                view["seats"][seat]["facing"],
                self._name(seat),
                view["seats"][seat]["team"],
            )
            for seat in seats
        ]
        decision = view["decision"] or {}
        return (
            Scene(
                [_hex(hex) for hex in table["board"]],
                figures,
                [(_hex(hex), kind) for hex, kind in table["terrain"]]
                + ([(_hex(table["lord"]), LORD)] if table["lord"] is not None else [])
                + [(_hex(trap["hex"]), DECOY if trap["decoy"] else TRAP) for trap in table["traps"]],
                [_hex(hex) for guard in table["guards"] for hex in guard["hexes"]],
                [(_hex(hex), mark) for hex, mark in decision.get("hexes", ())],
            ),
            seats,
        )

    def _panel(self, view: Mapping[str, Any], side: Side) -> Panel:
        colour = SEAT_COLOURS[side.seat % len(SEAT_COLOURS)]
        own = side.seat == view["seat"]
        fighter = side.fighter
        facts = Table.grid(padding=(0, 2))
        facts.add_column(style="dim", justify="right", no_wrap=True)
        facts.add_column(overflow="fold")
        facts.add_row(self._say("wounds-head"), self._wound_text(side))
        if not fighter["automated"]:
            focus = Text("◆" * fighter["focus"] + "◇" * (fighter["focus_limit"] - fighter["focus"]), "bold yellow")
            kamae = Text(self._say("kamae-of", kamae=fighter["kamae"]), KAMAE_COLOURS[fighter["kamae"]])
            facts.add_row(self._say("focus-head"), Text.assemble(focus, DOT, kamae))
        status = self._status(view, side)
        if status:
            facts.add_row(self._say("status-head"), Text(DOT.join(status), "yellow"))
        facts.add_row(self._say("cards-head"), Text(DOT.join(self._piles(side))))
        gone = self._gone(view, side)
        known = [held for held in side.hand if not own]
        if known:
            facts.add_row(self._say("known-hand"), Text(", ".join(self._held_words(held) for held in known)))
        parts: list[RenderableType] = [facts if gone is None else Text(gone, "dim")]
        parts += [self._card_in_play(card) for card in side.in_play if gone is None]
        return Panel(
            Group(*parts),
            title=Text(self._title(side), f"bold {colour}"),
            title_align="left",
            border_style=colour if own else f"dim {colour}",
            box=box.ROUNDED,
        )

    def _wound_text(self, side: Side) -> Text:
        """A sign for each wound, bleeding ones apart, and one for each that is left."""
        fighter = side.fighter
        left = fighter["wound_limit"] - fighter["wounds"] - fighter["bleeding"]
        return Text.assemble(
            ("●" * fighter["wounds"], "bold red"),
            ("♦" * fighter["bleeding"], "bold red"),
            ("○" * max(0, left), "dim"),
            (f"  {', '.join(self._wounds(side))}", ""),
        )

    def _card_in_play(self, card: InPlay) -> RenderableType:
        """A card in play: its sections, each with its initiative, and whether it is over, now or to come."""
        colour = TYPE_COLOURS.get(card.face.type, "")
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        name = Text(card.face.name, f"bold {colour}")
        if card.lasting:
            name.append(f" ({self._say('remaining')})", "not bold dim")
        table.add_row(Text("▣", colour), name)
        for number, part in enumerate(card.parts):
            sign, style = {"now": (NOW, "bold"), "to come": (WAITS, "")}.get(part.state, (OVER, "dim"))
            value = "" if part.initiative is None else f"{part.initiative} "
            table.add_row(
                Text(f"{sign}", style), Text.assemble((value, f"bold {colour}"), (self._part_text(card, number), style))
            )
        return table

    def _hand(self, side: Side) -> RenderableType:
        """The own hand: each card with initiative and cost, bright if it can be chosen now."""
        table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(self._say("your-hand"), no_wrap=True)
        table.add_column(self._say("type"), no_wrap=True)
        table.add_column(self._say("initiative-head"), justify="right", no_wrap=True)
        table.add_column(self._say("cost"), no_wrap=True)
        table.add_column(self._say("what"), ratio=1, overflow="fold")
        for held in side.hand:
            style = "" if held.choosable else "dim"
            table.add_row(
                Text(f"{'' if held.choosable else '✗ '}{held.name}", f"bold {style}" if held.choosable else style),
                Text(
                    self._say("type-of", type=held.type, core=held.core),
                    TYPE_COLOURS.get(held.type, "") if held.choosable else style,
                ),
                held.initiative or "-",
                Text("◆" * held.focus, "yellow"),
                self.speech.card_text(held.face),
                style=style,
            )
        return table

    # ---- Plain sentences

    def _side_lines(self, view: Mapping[str, Any], side: Side) -> Iterator[str]:
        title = self._title(side)
        fighter = side.fighter
        gone = self._gone(view, side)
        if gone is not None:
            yield f"{title}: {gone}"
            return
        facts = [*self._wounds(side), *self._status(view, side)]
        if not fighter["automated"]:
            facts += [self._say("focus", count=fighter["focus"]), self._say("kamae-of", kamae=fighter["kamae"])]
        yield f"{title}: {', '.join([*facts, *self._piles(side)])}"
        for card in side.in_play:
            where = self._say("remaining" if card.lasting else "in-play")
            yield f"{self._name(side.seat)}, {where}: {card.face.name}"
            for number, part in enumerate(card.parts):
                state = self._say({"now": "resolving", "to come": "to-come"}.get(part.state, "resolved"))
                value = "" if part.initiative is None else f"{self._say('initiative', initiative=part.initiative)}, "
                yield f"{value}{state}: {self._part_text(card, number)}"
        for held in side.hand:
            can = "" if held.choosable or held.choosable is None else f", {self._say('cannot')}"
            yield f"{self._name(side.seat)}, {self._say('your-hand')}: {self._held_words(held)}{can}"

    def _where_lines(self, view: Mapping[str, Any], sides: list[Side]) -> Iterator[str]:
        """Where the others stand, as the reader's own figure sees them; and what lies around it."""
        seats = view["seats"]
        if view["seat"] >= len(seats) or seats[view["seat"]]["hex"] is None:
            return
        here, facing = _hex(seats[view["seat"]]["hex"]), seats[view["seat"]]["facing"]
        for side in sides:
            if side.seat == view["seat"] or side.fighter["hex"] is None:
                continue
            there = _hex(side.fighter["hex"])
            way = hex_name(self._relative(here, facing, there), self.renderer)
            name = self._name(side.seat)
            yield self._say("where", name=name, distance=distance(here, there), way=way)
            back = hex_name(self._relative(there, side.fighter["facing"], here), self.renderer)
            yield self._say("sees", name=name, way=back)
        scene, _ = self._scene(view)
        terrain = dict(scene.terrain)
        around = []
        for direction in range(SIDES):
            near = neighbour(here, facing + direction)
            what = [] if near in scene.hexes else [self._say("off")]
            what += [self._terrain(terrain[near])] if near in terrain else []
            what += [self._say("closed")] if near in scene.blocked else []
            if what:
                around.append(f"{self.speech.say(f'direction-{direction}')} {', '.join(what)}")
        if around:
            yield self._say("around", what=around)

    @staticmethod
    def _relative(here: Hex, facing: int, there: Hex) -> Hex:
        """The offset to a hex as a figure with this facing sees it."""
        return turned((there[0] - here[0], there[1] - here[1]), -facing)


def _hex(shown: list[int]) -> Hex:
    return shown[0], shown[1]
