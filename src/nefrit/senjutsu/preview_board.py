"""The preview of a card for a terminal: where the fighter may end on the map, and who would be hit from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from nefrit.senjutsu.drawing import Scene
from nefrit.senjutsu.hexes import SIDES, Hex, distance, turned

HIT = "!"
REACHED = "~"

Say = Callable[..., str]
"""Gives the text of a message of the board."""


class Place(NamedTuple):
    """A hex on which a section may end: its number on the map, and what comes of it with which facings."""

    number: int
    hex: Hex
    outcomes: dict[str, list[int]]


def places(section: Mapping[str, Any], tell: Callable[[Mapping[str, Any]], str]) -> list[Place]:
    """Where a section may end, numbered from the nearest; ends of which the same is told stand together."""
    found: dict[Hex, dict[str, list[int]]] = {}
    for end in section["ends"]:
        facings = found.setdefault(_hex(end["hex"]), {}).setdefault(tell(end), [])
        if end["facing"] not in facings:
            facings.append(end["facing"])
    start = _hex(section["ends"][0]["start"]["hex"]) if section["ends"] else (0, 0)
    order = sorted(found, key=lambda hex: distance(start, hex))
    return [Place(number, hex, found[hex]) for number, hex in enumerate(order, start=1)]


def marked(scene: Scene, section: Mapping[str, Any], numbered: Iterable[Place]) -> Scene:
    """The map with the numbers of the hexes, signs on what may be hit or reached, and the hexes that may be closed."""
    ends = section["ends"]
    hit = {_hex(hit["hex"]) for end in ends for hit in end["hits"] if not hit["closed"]}
    reached = {_hex(hex) for end in ends for reach in end["reaches"] for hex in reach["hexes"]}
    closed = {_hex(hex) for end in ends for block in end["blocks"] for hex in block["hexes"]}
    numbers = {place.hex: str(place.number) for place in numbered}
    marks = [
        (hex, numbers.get(hex, "") + (HIT if hex in hit else "") + (REACHED if hex in reached else ""))
        for hex in [*numbers, *[hex for hex in scene.hexes if hex not in numbers]]
    ]
    return replace(scene, blocked=sorted(closed), starts=[(hex, mark) for hex, mark in marks if mark])


class Teller:
    """Tells of the ends of a preview: `say` gives the words, `name` the names of seats, `way` those of hexes."""

    def __init__(
        self, view: Mapping[str, Any], say: Say, name: Callable[[int], str], way: Callable[[Hex], str]
    ) -> None:
        fighter = view["seats"][view["seat"]]
        self.here = _hex(fighter["hex"])
        self.facing: int = fighter["facing"]
        self.say = say
        self.name = name
        self.way = way

    def heading(self, section: Mapping[str, Any]) -> str:
        """The initiatives of a section."""
        values = [str(value) for value in section["initiative"]]
        prices = [self.say("preview-price", **other) for other in section["alternatives"]]
        return self.say("preview-initiative", values=[*values, *prices])

    def outcome(self, end: Mapping[str, Any]) -> str:
        """What comes of an end: who is hit or reached, what it costs and needs. Empty if there is nothing to tell."""
        told = [
            self.say("preview-hits", name=self.name(one["seat"]), wounds=one["wounds"], bleeding=one["bleeding"])
            for hit in end["hits"]
            for one in hit["fighters"]
            if not one["ignored"]
        ]
        reached = dict.fromkeys(seat for reach in end["reaches"] for seat in reach["fighters"])
        told += [self.say("preview-reaches", names=[self.name(seat) for seat in reached])] if reached else []
        told += [self.say("preview-costs", focus=end["focus"])] if end["focus"] else []
        told += [self.say("preview-success")] if end["success"] else []
        told += [self.say("preview-collides")] if end["collides"] is not None else []
        return ", ".join(told)

    def line(self, place: Place) -> str:
        """What is told of a place."""
        told = []
        for outcome, facings in place.outcomes.items():
            ways = sorted((facing - self.facing) % SIDES for facing in facings)
            words = [self.say("preview-facing", direction=way) for way in ways]
            facing = self.say("preview-facings", facings=words)
            told.append(self.say("preview-outcome", facings=facing, outcome=outcome) if outcome else facing)
        q, r = place.hex[0] - self.here[0], place.hex[1] - self.here[1]
        return self.say("preview-place", number=place.number, way=self.way(turned((q, r), -self.facing)), outcomes=told)


def _hex(shown: Any) -> Hex:
    return shown[0], shown[1]
