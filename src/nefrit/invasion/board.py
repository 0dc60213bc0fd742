"""The table drawn for a terminal, with boxes and colours or in plain sentences, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nefrit.invasion.arrangement import Arranger, Item, Place, Side
from nefrit.invasion.constants import ATTACKING, DEFENDING
from nefrit.text.render import sentence
from nefrit.text.speech import Speech, face_of

SEAT_COLOURS: Final = ("cyan", "magenta", "green", "yellow")
BACK: Final = "▮"
ATTACKED: Final = "►"
DOT: Final = " · "


class InvasionBoard:
    """Draws the table: opponents above, the chain and the combat in the middle, the reader's own side below."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.arranger = Arranger(speech.definition.library)

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table with boxes and colours."""
        *above, below = self._sides(view)
        parts: list[RenderableType] = [Text(DOT.join(self._moment(view)), "bold", justify="center")]
        parts += [self._panel(view, side) for side in above]
        parts += [Text(line, "bold red", justify="center") for line in self._combat(view)]
        chain = self._chain(view)
        if chain:
            parts.append(Panel("\n".join(chain), title=self._say("chain"), box=box.HEAVY, border_style="yellow"))
        return Group(*parts, self._panel(view, below))

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """The table in plain sentences."""
        told = [", ".join(self._moment(view)), *self._combat(view)]
        chain = self._chain(view)
        if chain:
            told.append(f"{self._say('chain')}: {'; '.join(chain)}")
        for side in self._sides(view):
            told.extend(self._side_lines(view, side))
        return [sentence(line.replace(DOT, ", ")) for line in told]

    def _sides(self, view: Mapping[str, Any]) -> list[Side]:
        """The other players in turn order, and the reader last."""
        count = len(view["seats"])
        below = view["seat"] if view["seat"] in range(count) else 0
        return [self.arranger.side(view, (below + step) % count) for step in range(1, count + 1)]

    def _say(self, message: str, /, **arguments: object) -> str:
        return self.speech.say(f"board-{message}", **arguments)

    # ---- Words that both forms share

    def _moment(self, view: Mapping[str, Any]) -> list[str]:
        table = view["table"]
        told = [self._say("when", turn=table["turn"], phase=table["phase"] or "none")]
        if table["active"] >= 0:
            told.append(self._say("active", name=self.speech.seat(table["active"])))
        free = [item.name for item in self.arranger.fulcrums(view) if item.name]
        return told + ([self._say("fulcrums", cards=free)] if free else [])

    def _combat(self, view: Mapping[str, Any]) -> list[str]:
        """What is attacked, and how much damage both sides deal."""
        combat = view["table"]["combat"]
        if combat is None:
            return []
        attacker, defender = self.speech.seat(combat["attacker"]), self.speech.seat(combat["defender"])
        fulcrum = None if combat["fulcrum"] is None else self.speech.card(face_of(view, combat["fulcrum"]))
        told = self._say("combat", attacker=attacker, defender=defender, section=combat["section"], fulcrum=fulcrum)
        if "pools" not in combat:
            return [told]
        attack, defense = combat["pools"]
        return [f"{told}{DOT}{self._say('pools', attack=attack, defense=defense)}"]

    def _chain(self, view: Mapping[str, Any]) -> list[str]:
        """The links of the chain, what resolves first on top."""
        told = []
        for number, link in enumerate(self.arranger.chain(view), start=1):
            name = self._say("hidden") if link.name is None else link.name
            message = "link-cancelled" if link.cancelled else "link"
            told.append(self._say(message, number=number, name=self.speech.seat(link.seat), card=name))
        return told

    def _facts(self, side: Side) -> list[str]:
        """What a player has: race, resources, cards."""
        player, counts = side.player, side.counts
        told = [self.speech.word("race", player["race"])] if player["race"] else []
        told.append(self._say("resources", count=player["resources"]))
        if player["dominance"]:
            told.append(self._say("dominance", count=player["dominance"]))
        told += [self._say(name, count=counts[name]) for name in ("hand", "deck", "discard")]
        return told

    def _place_facts(self, place: Place) -> list[str]:
        """What is to be seen of a zone: its power, its damage or its fire."""
        figures = place.figures
        told = [self._say("power", count=figures["power"])]
        if figures["burning"]:
            told.append(self._say("burning"))
        else:
            told.append(self._say("damage", damage=figures["damage"], most=figures["hit_points"]))
            if figures["assigned"]:
                told.append(self._say("assigned", count=figures["assigned"]))
        return told

    def _item_words(self, item: Item) -> str:
        """A card with its values and all that sets it apart."""
        name = self._say("development", name=item.name) if item.development else item.name or self._say("hidden")
        told = self._values(item)
        piece = item.piece
        if piece.get("damage"):
            told.append(self._say("damaged", count=piece["damage"]))
        if piece.get("assigned"):
            told.append(self._say("assigned", count=piece["assigned"]))
        if piece.get("resources"):
            told.append(self._say("tokens", count=piece["resources"]))
        states = (
            (piece.get("corrupted"), "corrupted"),
            (piece.get("side") == ATTACKING, "attacking"),
            (piece.get("side") == DEFENDING, "defending"),
        )
        told += [self._say(word) for is_so, word in states if is_so]
        if item.quest is not None:
            told.append(self._say("questing", quest=item.quest))
        if item.attached:
            told.append(self._say("with", cards=[self._item_words(other) for other in item.attached]))
        return f"{name} ({', '.join(told)})" if told else name

    def _values(self, item: Item) -> list[str]:
        now = item.now
        if "cost" in now:
            return [self._say("cost", count=now["cost"])]
        if "powers" in now:
            return ["/".join(str(power) for power in now["powers"]) + f", {now['hit_points']}"]
        if "power" not in now:
            return []
        return [f"{now['power']}/{now['hit_points']}" if "hit_points" in now else str(now["power"])]

    # ---- Boxes and colours

    def _panel(self, view: Mapping[str, Any], side: Side) -> Panel:
        colour = SEAT_COLOURS[side.seat]
        own = side.seat == view["seat"]
        title = Text.assemble((self.speech.seat(side.seat), f"bold {colour}"))
        for fact in self._facts(side):
            title.append(DOT, "dim")
            title.append(fact)
        table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        for place in side.places:
            table.add_column(self._place_head(place), ratio=1, overflow="fold")
        table.add_row(*[Text("\n").join(self._card_line(item) for item in place.cards) for place in side.places])
        parts: list[RenderableType] = [table]
        if side.legends:
            names = [self._item_words(item) for item in side.legends]
            parts.insert(0, Text.assemble((f"{self._say('legend')}: ", "dim"), (", ".join(names), "bold yellow")))
        hand = self._hand(side)
        if hand:
            parts.append(Text.assemble((f"{self._say('in-hand')}: ", "dim"), ", ".join(hand)))
        border = colour if own else f"dim {colour}"
        return Panel(Group(*parts), title=title, title_align="left", border_style=border, box=box.ROUNDED)

    def _place_head(self, place: Place) -> Text:
        style = "red strike" if place.figures["burning"] else "bold red" if place.attacked else "bold"
        sign = f"{ATTACKED} " if place.attacked else ""
        head = Text(f"{sign}{self._say('zone', section=place.section)}", style)
        return head.append(f"\n{DOT.join(self._place_facts(place))}", "not bold not strike dim")

    def _card_line(self, item: Item) -> Text:
        if item.development:
            return Text(f"{BACK} {self._item_words(item)}", "dim blue")
        return Text(self._item_words(item), "dim" if item.piece.get("corrupted") else "")

    # ---- Plain sentences

    def _side_lines(self, view: Mapping[str, Any], side: Side) -> Iterator[str]:
        name = self.speech.seat(side.seat)
        yield f"{name}: {', '.join(self._facts(side))}"
        for item in side.legends:
            yield f"{name}, {self._say('legend')}: {self._item_words(item)}"
        for place in side.places:
            inside = ", ".join(self._item_words(item) for item in place.cards) or self._say("empty")
            zone = self._say("zone", section=place.section)
            yield f"{name}, {zone}: {', '.join(self._place_facts(place))}; {inside}"
        hand = self._hand(side)
        if hand:
            yield f"{name}, {self._say('in-hand')}: {', '.join(hand)}"

    def _hand(self, side: Side) -> list[str]:
        """The cards of a hand that the reader knows."""
        return [self._item_words(item) for item in side.hand if item.name is not None]
