"""The table drawn for a terminal, with boxes and colours or in plain sentences, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nefrit.l5r.arrangement import Arranger, Half, Item, Land, Person
from nefrit.l5r.constants import ATTACKING, DEFENDING, ELEMENTS, HONORED, MILITARY, NOBODY, ORDINARY
from nefrit.text.render import sentence
from nefrit.text.speech import Speech

SEAT_COLOURS: Final = ("cyan", "magenta")
RING_COLOURS: Final = ("white", "green", "red", "bright_magenta", "blue")
BACK: Final = "▮"
ATTACKED: Final = "►"
DOT: Final = " · "


class L5RBoard:
    """Draws the table: the opponent above, the rings and the conflict in the middle, the reader's own side below."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.arranger = Arranger(speech.definition.library)

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table with boxes and colours."""
        above, below = self._halves(view)
        parts: list[RenderableType] = [
            Text(DOT.join(self._moment(view)), "bold", justify="center"),
            self._panel(view, above),
            self._rings(view),
        ]
        if view["table"]["conflict"] is not None:
            parts.append(self._conflict(view, (above, below)))
        return Group(*parts, self._panel(view, below))

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """The table in plain sentences."""
        halves = self._halves(view)
        rings = [" ".join([name, *marks]) for name, marks in self._ring_words(view)]
        told = [", ".join(self._moment(view)), f"{self._say('rings')}: {'; '.join(rings)}"]
        if view["table"]["conflict"] is not None:
            told.append("; ".join(self._conflict_words(view, halves)))
        for half in halves:
            told.extend(self._half_lines(view, half))
        return [sentence(line.replace(DOT, ", ")) for line in told]

    def _halves(self, view: Mapping[str, Any]) -> tuple[Half, Half]:
        below = view["seat"] if view["seat"] in (0, 1) else 0
        return self.arranger.half(view, 1 - below), self.arranger.half(view, below)

    def _say(self, message: str, /, **arguments: object) -> str:
        return self.speech.say(f"board-{message}", **arguments)

    def _name(self, seat: int) -> str:
        return self.speech.seat(seat)

    # ---- Words that both forms share

    def _moment(self, view: Mapping[str, Any]) -> list[str]:
        """The round and phase, who is first, and who has the favor."""
        table = view["table"]
        told = [self._say("when", round=table["round"], phase=table["phase"] or "none")]
        told.append(self._say("first", name=self._name(table["first"])))
        if table["favor"] == NOBODY:
            told.append(self._say("favor-free"))
        else:
            told.append(self._say("favor", name=self._name(table["favor"]), side=table["favor_side"]))
        return told

    def _ring_words(self, view: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
        """For each ring its name, and what is to be seen of it."""
        table = view["table"]
        conflict = table["conflict"]
        for ring in range(len(ELEMENTS)):
            marks = [self._say("fate", count=table["ring_fate"][ring])] if table["ring_fate"][ring] else []
            if conflict is not None and conflict["contested"] and conflict["ring"] == ring:
                marks.append(self._say("contested"))
            if table["ring_owner"][ring] != NOBODY:
                marks.append(self._name(table["ring_owner"][ring]))
            yield self._say("ring", ring=ring), marks

    def _facts(self, view: Mapping[str, Any], half: Half) -> list[str]:
        """What a player has: honor, fate, the bid, cards; and in the conflict phase how many conflicts are left."""
        player, counts = half.player, half.counts
        told = [self._say("honor", count=player["honor"]), self._say("fate", count=player["fate"])]
        if player["dial"]:
            told.append(self._say("bid", count=player["dial"]))
        told.append(self._say("hand", count=counts["hand"]))
        if view["table"]["phase"] == "conflict":
            told.append(self._say("conflicts", count=player["conflicts"]))
        return told

    def _decks(self, half: Half) -> list[str]:
        """The dynasty deck at the left, the conflict deck at the right (l5r.setup.4-deck-positions)."""
        counts = half.counts
        return [
            self._say("deck", deck=deck, count=counts[f"{deck}-deck"], discarded=counts[f"{deck}-discard"])
            for deck in ("dynasty", "conflict")
        ]

    def _land_name(self, land: Land) -> str:
        return self._say("stronghold") if land.is_stronghold else self._say("province", number=land.slot + 1)

    def _land_marks(self, land: Land) -> list[str]:
        marks = [] if land.strength is None or land.broken else [self._say("strength", count=land.strength)]
        states = ((land.broken, "broken"), (land.facedown and not land.broken, "facedown"), (land.attacked, "attacked"))
        return marks + [self._say(word) for is_so, word in states if is_so]

    def _item_words(self, item: Item) -> str:
        if item.name is None:
            return self._say("facedown-card")
        marks = [str(item.cost)] if item.cost is not None else []
        marks += [f"{item.bonus:+}"] if item.bonus else []
        marks += [self._say("bowed")] if item.bowed else []
        return f"{item.name} ({', '.join(marks)})" if marks else item.name

    def _states(self, person: Person) -> list[str]:
        """What sets a character apart: tokens, fate, bowed, attachments."""
        told = [self._say("fate", count=person.fate)] if person.fate else []
        if person.status != ORDINARY:
            told.append(self._say("honored" if person.status == HONORED else "dishonored"))
        if person.bowed:
            told.append(self._say("bowed"))
        if person.attachments:
            names = [other.name or "" for other in person.attachments]
            told.append(self._say("with", cards=names))
        return told

    def _conflict_words(self, view: Mapping[str, Any], halves: Sequence[Half]) -> list[str]:
        """What the conflict is about, how it stands, and how it was won."""
        conflict = view["table"]["conflict"]
        attacked = next((land for half in halves for land in half.lands if land.attacked), None)
        province = self.speech.say("a-card") if attacked is None or attacked.name is None else attacked.name
        attacker = self._name(conflict["attacker"])
        told = [
            self._say("conflict", type=conflict["type"], ring=conflict["ring"], attacker=attacker, province=province)
        ]
        if conflict["winner"] != NOBODY:
            told.append(self._say("won", name=self._name(conflict["winner"]), difference=conflict["difference"]))
            return told + ([self._say("unopposed")] if conflict["unopposed"] else [])
        if "totals" in conflict:
            attack, defense = (conflict["totals"][seat] for seat in (conflict["attacker"], 1 - conflict["attacker"]))
            told.append(self._say("totals", attack=attack, defense=defense))
        if attacked is not None and attacked.strength is not None and not attacked.broken:
            told.append(self._say("to-break", strength=attacked.strength))
        return told

    # ---- Boxes and colours

    def _panel(self, view: Mapping[str, Any], half: Half) -> Panel:
        colour = SEAT_COLOURS[half.seat]
        own = half.seat == view["seat"]
        title = Text.assemble((self._name(half.seat), f"bold {colour}"))
        for fact in self._facts(view, half):
            title.append(DOT, "dim")
            title.append(fact)
        parts = [self._lands(half), self._people(half)]
        if own:
            parts = [*reversed(parts), self._hand(half)]
        elif half.hand and any(item.name for item in half.hand):
            parts.append(self._hand(half))
        return Panel(
            Group(*[part for part in parts if part is not None]),
            title=title,
            title_align="left",
            subtitle=Text(DOT.join([*self._decks(half), *half.roles]), "dim"),
            subtitle_align="right",
            border_style=colour if own else f"dim {colour}",
            box=box.ROUNDED,
        )

    def _lands(self, half: Half) -> RenderableType | None:
        """The provinces from left to right, the cards in them below."""
        if not half.lands:
            return None
        table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        for land in half.lands:
            table.add_column(self._land_head(land), ratio=1, overflow="fold")
        table.add_row(*[Text("\n").join(self._land_card(item) for item in land.cards) for land in half.lands])
        return table

    def _land_head(self, land: Land) -> Text:
        style = "strike dim" if land.broken else "bold red" if land.attacked else "dim" if land.facedown else "bold"
        name = self._land_name(land) if land.name is None else land.name
        sign = f"{ATTACKED} " if land.attacked else f"{BACK} " if land.facedown and not land.broken else ""
        head = Text(f"{sign}{name}", style)
        marks = self._land_marks(land)[:1] if land.name is not None else []
        return head.append(f"\n{DOT.join(marks)}", "not bold not strike dim")

    def _land_card(self, item: Item) -> Text:
        if item.name is None:
            return Text(BACK, "blue")
        style = "yellow" if item.holding else "dim" if item.facedown or item.bowed else ""
        return Text(f"{BACK} {self._item_words(item)}" if item.facedown else self._item_words(item), style)

    def _people(self, half: Half) -> RenderableType | None:
        """The characters at home, one in a line."""
        if not half.at_home:
            return None
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("at-home"), header_style="dim", overflow="fold")
        for word in ("military", "political", "glory"):
            table.add_column(self._say(word), justify="right", header_style="dim", no_wrap=True)
        table.add_column("", overflow="fold")
        for person in half.at_home:
            style = "dim" if person.bowed else ""
            table.add_row(
                Text(person.name, f"bold {style}"),
                Text(_skill(person.military), "red"),
                Text(_skill(person.political), "blue"),
                str(person.glory),
                self._state_text(person),
                style=style,
            )
        return table

    def _state_text(self, person: Person) -> Text:
        text = Text(DOT.join(self._states(person)))
        text.highlight_words([self._say("honored")], "bold yellow")
        text.highlight_words([self._say("dishonored")], "bold magenta")
        return text

    def _hand(self, half: Half) -> Text | None:
        if not half.hand:
            return None
        text = Text(f"{self._say('in-hand')}: ", "dim")
        for number, item in enumerate(half.hand):
            text.append(", " if number else "", "dim")
            # A name is not torn apart at the end of a line.
            text.append(self._item_words(item).replace(" ", "\u00a0") if item.name else BACK, "not dim")
        return text

    def _rings(self, view: Mapping[str, Any]) -> RenderableType:
        table = Table.grid(expand=True, padding=(0, 1))
        cells = []
        for (name, marks), colour in zip(self._ring_words(view), RING_COLOURS, strict=True):
            table.add_column(ratio=1, justify="center")
            cells.append(Text.assemble((f"◯ {name}", f"bold {colour}"), f" {', '.join(marks)}" if marks else ""))
        table.add_row(*cells)
        return table

    def _conflict(self, view: Mapping[str, Any], halves: Sequence[Half]) -> Panel:
        conflict = view["table"]["conflict"]
        by_seat = {half.seat: half for half in halves}
        attack, defense = by_seat[conflict["attacker"]], by_seat[1 - conflict["attacker"]]
        sides = Table.grid(expand=True, padding=(0, 2))
        cells = []
        for half, side, word in ((attack, ATTACKING, "attacking"), (defense, DEFENDING, "defending")):
            sides.add_column(ratio=1, overflow="fold")
            head = Text.assemble((f"{self._say(word)}: ", "dim"), (self._name(half.seat), SEAT_COLOURS[half.seat]))
            fighters = [self._fighter(person, conflict["type"]) for person in half.on_side(side)]
            cells.append(Text("\n").join([head, *(fighters or [Text(self._say("nobody"), "dim")])]))
        sides.add_row(*cells)
        about, *rest = self._conflict_words(view, halves)
        title = Text.assemble((about, "bold"))
        return Panel(
            sides,
            title=title,
            subtitle=Text(DOT.join(rest), "bold"),
            border_style="red" if conflict["type"] == MILITARY else "blue",
            box=box.HEAVY,
        )

    def _fighter(self, person: Person, type: int) -> Text:
        skill = person.military if type == MILITARY else person.political
        text = Text.assemble((f"{_skill(skill):>2} ", "bold"), (person.name, "dim" if person.bowed else "bold"))
        states = self._states(person)
        return text.append(f" ({DOT.join(states)})" if states else "", "dim" if person.bowed else "")

    # ---- Plain sentences

    def _half_lines(self, view: Mapping[str, Any], half: Half) -> Iterator[str]:
        name = self._name(half.seat)
        yield f"{name}: {', '.join([*self._facts(view, half), *self._decks(half), *half.roles])}"
        for land in half.lands:
            what = [part for part in (land.name, *self._land_marks(land)) if part]
            inside = ", ".join(self._item_words(item) for item in land.cards) or self._say("empty")
            yield f"{name}, {self._land_name(land)}: {', '.join(what)}; {inside}"
        for side, word in ((0, "at-home"), (ATTACKING, "attacking"), (DEFENDING, "defending")):
            for person in half.on_side(side):
                skills = self._say(
                    "skills",
                    military=_skill(person.military),
                    political=_skill(person.political),
                    glory=person.glory,
                )
                yield f"{name}, {self._say(word)}: {', '.join([person.name, skills, *self._states(person)])}"
        known = [self._item_words(item) for item in half.hand if item.name is not None]
        if known:
            yield f"{name}, {self._say('in-hand')}: {', '.join(known)}"


def _skill(skill: int | None) -> str:
    """A skill, or the dash that stands for none."""
    return "-" if skill is None else str(skill)
