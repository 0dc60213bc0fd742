"""The law of beats: no entry of the log tells a reader more than its view shows then, or at the entry before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.view import view
from nefrit.testing.broken import Broken

View = dict[str, Any]


class BeatWitness:
    """Looks at every entry of a log as it is written, and at the views of all readers; Broken if it tells too much.

    `moves`, `figures` and `places` count what it has looked at.
    """

    def __init__(self, log: Log) -> None:
        self.log = log
        self.moves = 0
        self.figures = 0
        self.places = 0
        self._before: dict[int, View] = {}
        log.witness = self.sees

    def sees(self, game: AnyGame, occurrence: Occurrence) -> None:
        """An entry was written."""
        for reader in range(game.seat_count + 1):
            now = view(game, reader)
            told = self.log.entries[-1].read(reader)
            problem = next(self._problems(told, now, self._before.get(reader, now)), None)
            if problem is not None:
                raise Broken(f"{told['message']} tells reader {reader} {problem}: {told}")
            self._before[reader] = now

    def _problems(self, told: dict[str, Any], now: View, before: View) -> Iterator[str]:
        for name in told["cards"]:
            handles, faces = told["handles"][name], told["arguments"][name]
            pairs = zip(handles, faces, strict=True) if isinstance(handles, list) else [(handles, faces)]
            for handle, face in pairs:
                yield from self._handle(handle, face, now)
        for move in told["moves"]:
            self.moves += 1
            yield from self._handle(move["card"], move["face"], now)
            if not _sees_go(move, before, now):
                yield f"that a card left {move['from']}"
            if not _sees_come(move, before, now):
                yield f"that a card came to {move['to']}"
        for figure in told["figures"]:
            self.figures += 1
            fact = figure["fact"]
            if figure["after"] not in _figures(figure, now):
                yield f"what {fact} is"
            if figure["before"] not in _figures(figure, before, moved=True):
                yield f"what {fact} was"

    def _handle(self, handle: int | str | None, face: str | None, now: View) -> Iterator[str]:
        if handle is None:
            if face is not None:
                yield f"the face {face} of no card"
            return
        shown = _card(handle, now)
        if shown is None:
            yield f"of a card {handle} that it does not see"
        elif face != shown.get("face"):
            yield f"the face {face} of the card {handle}"
        elif isinstance(handle, str):
            self.places += 1
            # What is no piece lies among others of which its reader can tell none apart.
            if "piece" not in shown:
                yield f"the place {handle} of a card that it cannot tell apart"


def _zone(place: str, shown: View) -> list[View]:
    """The cards in a zone, which is called `zone/seat` in entries."""
    name, seat = place.split("/")[:2]
    for zone in shown["zones"]:
        if zone["zone"] == name and (zone["seat"] is None or zone["seat"] == int(seat)):
            cards: list[View] = zone["cards"]
            return cards
    raise Broken(f"there is no zone {place}")


def _card(handle: int | str | None, shown: View) -> View | None:
    if isinstance(handle, str):
        cards, at = _zone(handle, shown), int(handle.split("/")[2])
        return cards[at] if at < len(cards) and "card" not in cards[at] else None
    return next((one for one in _cards(shown) if one.get("card") == handle), None)


def _cards(shown: View) -> list[View]:
    return [one for zone in shown["zones"] for one in zone["cards"]]


def _figures(figure: View, shown: View, *, moved: bool = False) -> list[Any]:
    """The figure as a view shows it; of a card that may have `moved`, those of all that may have been this one."""
    handle, fact = figure["card"], figure["fact"]
    if handle is None:
        records = [shown["seats"][figure["seat"]]]
    else:
        card = _card(handle, shown)
        # What has moved, or was turned over, went by another name.
        found = _cards(shown) if moved and (card is None or isinstance(handle, str)) else [card or {}]
        records = [one["piece"] for one in found if "piece" in one]
    return [_tuples(record[fact]) for record in records if fact in record]


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _sees_go(move: View, before: View, now: View) -> bool:
    """Whether the reader saw the card where it lay, or sees that one is missing there."""
    left, leaves = _zone(move["from"], before), _zone(move["from"], now)
    knew = isinstance(move["card"], int) and any(one.get("card") == move["card"] for one in left)
    return knew or len(leaves) < len(left) or any("piece" in one for one in left)


def _sees_come(move: View, before: View, now: View) -> bool:
    """Whether the reader sees the card where it lies, or that there is one more."""
    came, comes = _zone(move["to"], before), _zone(move["to"], now)
    knows = isinstance(move["card"], int) and any(one.get("card") == move["card"] for one in comes)
    return knows or len(comes) > len(came) or (move["card"] is not None and _card(move["card"], now) is not None)
