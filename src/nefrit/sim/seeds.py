"""How many games, or many choices, come from one seed."""

from __future__ import annotations

from nefrit.kernel.chance import Chance


def derived(seed: int, number: int) -> tuple[int, int]:
    """The seed of game `number` of a run with this seed, and the seed of the choices made in it.

    With `first` being the first number that `Chance(seed)` draws, they are the first two that `Chance(first + number)`
    draws. So each game can be played again alone, and does not depend on which others are played, where or when.
    """
    chance = Chance(Chance(seed).bits() + number)
    return chance.bits(), chance.bits()
