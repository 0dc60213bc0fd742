"""Which decks the seats play in each of many games."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, prod
from typing import Any

from nefrit.kernel.chance import Chance


@dataclass(frozen=True)
class Seating:
    """For each seat the decks that it may play, as options of the game; no seats if nothing is to be chosen.

    With `equal` all seats may play the same decks, and in each game they play the same one.
    """

    seats: tuple[tuple[Any, ...], ...] = ()
    equal: bool = False

    def options(self, seed: int, number: int = 0) -> dict[str, Any]:
        """The decks of one game of many. Every combination comes up as often as every other, in an order by seed."""
        if not self.seats:
            return {}
        if self.equal:
            deck = self.seats[0][in_turn(len(self.seats[0]), seed, number)]
            return {"decks": [deck] * len(self.seats)}
        index = in_turn(prod(map(len, self.seats)), seed, number)
        decks: list[Any] = []
        for choice in self.seats:
            index, chosen = divmod(index, len(choice))
            decks.append(choice[chosen])
        return {"decks": decks}


def in_turn(count: int, seed: int, number: int) -> int:
    """Which of so many combinations comes up in a game: each as often as every other, in an order by seed."""
    chance = Chance(seed)
    start, step = chance.below(count), 1 + chance.below(count)
    while gcd(step, count) > 1:
        # Only with a step that has no divisor in common with the count are all combinations visited.
        step += 1
    return (start + number * step) % count
