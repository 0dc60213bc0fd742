"""What scenarios of this game have in common."""

from __future__ import annotations

from typing import Any, TypeVar

from nefrit.imperium.definition import GAME
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.occurrences import Happening
from nefrit.imperium.scoring import score
from nefrit.testing import Scenario, side
from nefrit.testing.scenario import Side

FACES = [face for face in GAME.library.faces.values() if isinstance(face, ImperiumFace)]
"""All cards."""

MARKET = [
    "Jungle {slot=0}",
    "Elders {slot=1, beneath=#91}",
    "Coinage {slot=2, beneath=#92, progress=1}",
    "Aksumites {slot=3, beneath=#93}",
    "Oasis {slot=4}",
]
"""A market with a card of each suit: the first, the last and the fourth are of the main deck or of regions."""

MIDDLE: dict[str, Any] = {
    "market": MARKET,
    "beneath": ["Unrest #91", "Unrest #92", "Unrest #93"],
    "regions": ["Coast", "Hills"],
    "uncivilised": ["Mysticism", "Town"],
    "civilised": ["Temple", "Education"],
    "main": ["Marsh", "Hittites", "Leadership", "Forest"],
    "fame": ["Great", "Marvellous", "Glorious", "King of Kings"],
    "other-sides": ["com-king-of-kings-b"],
    "unrest": ["8x Unrest"],
}
"""The middle of the table."""


def middle(**other: Any) -> dict[str, Any]:
    """The middle of the table with something else in it."""
    return {**MIDDLE, **other}


def ends_turn(player: Any, place: str = "Jungle") -> None:
    """End the activation and clean up: place a token, keep the hand."""
    if player.asked == "play-or-exhaust":
        player.chooses("pass")
    player.chooses(place)
    if player.asked == "discard-any":
        player.chooses()


Occurred = TypeVar("Occurred", bound=Happening)


def told(table: Scenario, kind: type[Occurred]) -> list[Occurred]:
    """All of a kind that the log tells."""
    return [entry.occurrence for entry in table.match.log.entries if isinstance(entry.occurrence, kind)]


def slot(table: Scenario, number: int) -> str:
    """The name of the card in a slot of the market."""
    game = table.game
    for card in game.in_play():
        if game.pieces[card].slot == number:
            return str(game.faces[card].name)
    return ""


def points(table: Scenario, seat: int = 0) -> int:
    """The victory points of a player as things are."""
    return score(table.game, seat)


def plays(
    table: Scenario, card: str, *more: str, bob: Side | None = None, other: dict[str, Any] | None = None, **ann: Any
) -> None:
    """Ann plays a card from hand, where she may have more; `other` is what is different in the middle."""
    table.position("turn", ann=side(hand=[card, *more], **ann), bob=bob or side(), **middle(**(other or {})))
    table.ann.chooses("activate")
    table.ann.chooses(f"play {card}")


def uses(
    table: Scenario, card: str, *, bob: Side | None = None, other: dict[str, Any] | None = None, **ann: Any
) -> None:
    """Ann exhausts a card in play."""
    table.position("turn", ann=side(**ann), bob=bob or side(), **middle(**(other or {})))
    table.ann.chooses("activate")
    table.ann.chooses(f"use {card} 0")


def rests(table: Scenario, *play: str, **ann: Any) -> None:
    """It is the solstice, and Ann has these cards in play."""
    table.position("solstice", ann=side(play=list(play), **ann), bob=side(), **middle())


def activate(table: Scenario, **ann: object) -> None:
    """It is Ann's turn, and she activates."""
    table.position("turn", ann=side(**ann), bob=side(hand=["Berbers"]), **middle())
    table.ann.chooses("activate")
