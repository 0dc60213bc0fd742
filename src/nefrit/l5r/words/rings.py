"""Rings that effects speak of, as nouns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import Context, Node
from nefrit.l5r.occurrences.conflicts import RingClaimed
from nefrit.l5r.rings import contested_elements, unclaimed
from nefrit.l5r.state import L5R


@dataclass(frozen=True)
class Rings(Node):
    """Certain rings, by the elements they have."""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The elements of the rings that are meant now."""
        raise NotImplementedError(f"{type(self).__name__} does not say which rings it means")


class ContestedRing(Rings):
    """The contested ring, with all elements it has."""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """None while nothing is contested."""
        return contested_elements(game)


class ClaimedRing(Rings):
    """The ring that has just been claimed, with all elements it has."""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """In a conflict it is the contested one."""
        claimed = context.occurrence
        assert isinstance(claimed, RingClaimed), "it responds to a ring being claimed"
        return contested_elements(game) or (claimed.amount,)


class EachUnclaimedRing(Rings):
    """The unclaimed rings."""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Each has its own element."""
        return tuple(unclaimed(game))


contested_ring: Final = ContestedRing()
claimed_ring: Final = ClaimedRing()
unclaimed_rings: Final = EachUnclaimedRing()
