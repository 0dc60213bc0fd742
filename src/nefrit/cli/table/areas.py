"""A view arranged for people: an area for each seat and one for the middle of the table, with their zones and facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.state import NO_SEAT
from nefrit.text.speech import readable


@dataclass(frozen=True)
class Row:
    """A zone with cards in it: the names of those that the reader knows, and how many more there are."""

    name: str
    cards: tuple[str, ...]
    hidden: int


@dataclass(frozen=True)
class Area:
    """What belongs to one seat, or to nobody (`seat` is None): the fields of its record and its zones."""

    seat: int | None
    name: str
    facts: tuple[str, ...]
    rows: tuple[Row, ...]
    own: bool = False


def areas(view: Mapping[str, Any], speech: TableSpeech) -> list[Area]:
    """The areas of a view: the others in turn order, the middle of the table, and last the reader's own."""
    reader = view["seat"]
    count = len(view["seats"])
    order = [(reader + turn) % count for turn in range(1, count)] if reader < count else list(range(count))
    found = [_seat_area(view, speech, seat) for seat in order]
    facts = (*_facts(view["table"], speech), *_running(view, speech))
    middle = Area(None, speech.tell("the-table"), facts, _rows(view, speech, None))
    if middle.facts or middle.rows:
        found.append(middle)
    if reader < count:
        found.append(_seat_area(view, speech, reader))
    return found


def only(shown: Sequence[Area], words: str) -> list[Area]:
    """The areas with nothing but their zones, and of those only the ones that all the words speak of."""
    wanted = words.casefold().split()
    found: list[Area] = []
    for area in shown:
        named = [(row, f"{area.name} {row.name}".casefold()) for row in area.rows]
        rows = tuple(row for row, name in named if all(word in name for word in wanted))
        if rows:
            found.append(replace(area, facts=(), rows=rows))
    return found


def _seat_area(view: Mapping[str, Any], speech: TableSpeech, seat: int) -> Area:
    own = seat == view["seat"]
    return Area(seat, speech.seat(seat), _facts(view["seats"][seat], speech), _rows(view, speech, seat), own)


def _facts(record: Mapping[str, Any], speech: TableSpeech) -> tuple[str, ...]:
    """The fields of a record. What is zero is still worth saying, what is empty is not."""
    return tuple(
        f"{speech.field(name)} {speech.value(value)}" for name, value in record.items() if value not in (None, "", [])
    )


def _running(view: Mapping[str, Any], speech: TableSpeech) -> Iterator[str]:
    """What everybody may see of the procedures that run: for each its name and its fields."""
    for procedure in view.get("running", ()):
        shown = {name: value for name, value in procedure.items() if name not in ("procedure", "at")}
        yield ", ".join([readable(procedure["procedure"]), *_facts(shown, speech)])


def _rows(view: Mapping[str, Any], speech: TableSpeech, seat: int | None) -> tuple[Row, ...]:
    return tuple(
        _row(zone["cards"], speech.zone(zone["zone"]), seat, speech)
        for zone in view["zones"]
        if zone["seat"] == seat and zone["cards"]
    )


def _row(cards: Sequence[Mapping[str, Any]], name: str, seat: int | None, speech: TableSpeech) -> Row:
    shown: list[str] = []
    hidden = 0
    for card in cards:
        marks = _marks(card.get("piece", {}), seat, speech)
        if "face" not in card and not marks:
            hidden += 1
        else:
            label = speech.card(card.get("face"))
            shown.append(f"{label} ({', '.join(marks)})" if marks else label)
    return Row(name, _grouped(shown), hidden)


def _marks(piece: Mapping[str, Any], seat: int | None, speech: TableSpeech) -> list[str]:
    """What is to be seen on a card in play, and who controls it if that is not the seat before which it lies."""
    if piece.get("controller", NO_SEAT) in (NO_SEAT, seat):
        return speech.marks(piece)
    return [speech.tell("controlled-by", name=speech.seat(piece["controller"])), *speech.marks(piece)]


def _grouped(labels: Sequence[str]) -> tuple[str, ...]:
    """Equal neighbours counted together."""
    groups: list[tuple[str, int]] = []
    for label in labels:
        if groups and groups[-1][0] == label:
            groups[-1] = (label, groups[-1][1] + 1)
        else:
            groups.append((label, 1))
    return tuple(label if count == 1 else f"{count}x {label}" for label, count in groups)
