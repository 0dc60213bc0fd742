"""How the models deal: any cards, at random."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.kernel.cards import Face
from nefrit.kernel.game import AnyGame
from nefrit.kernel.zones import Zone


def deal_at_random(game: AnyGame, faces: Sequence[Face], counts: dict[Zone, int]) -> None:
    """Give every seat so many cards in each of these zones, no two of them the same."""
    for seat in range(game.seat_count):
        zones = [zone for zone, count in counts.items() for _ in range(count)]
        game.deal((face, seat, zone, seat) for face, zone in zip(game.chance.shuffled(faces), zones, strict=False))
