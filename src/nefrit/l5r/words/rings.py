"""Rings that effects speak of, as nouns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import Condition, Context, Node
from nefrit.l5r.constants import ELEMENTS, PROVINCE
from nefrit.l5r.occurrences.conflicts import RingClaimed
from nefrit.l5r.players import seat_of
from nefrit.l5r.rings import CONTESTED, contested_elements, ring_states, unclaimed
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import L5R, SEATS
from nefrit.l5r.values import has_trait
from nefrit.parts.words import Quality


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


class AnyRing(Rings):
    """Any ring."""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """All five."""
        return tuple(range(len(ELEMENTS)))


@dataclass(frozen=True)
class RingOf(Rings):
    """The ring of an element."""

    element: int

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """It is one."""
        return (self.element,)


@dataclass(frozen=True)
class RingsInPool(Rings):
    """The rings in a player's claimed ring pool, or in any."""

    whose: str = ""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Those that this player has claimed."""
        seats = (seat_of(self.whose, context),) if self.whose else SEATS
        return tuple([ring for ring, owner in enumerate(game.table.ring_owner) if owner in seats])


class ChosenRing(Rings):
    """The ring that has been chosen (see `ring_effects.ChooseRing`); it is the number of the context."""

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """It is one."""
        return (context.number,)


@dataclass(frozen=True)
class RingsBut(Rings):
    """Rings but certain others, such as the one that has been chosen."""

    rings: Rings
    others: Rings

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Leave those out."""
        others = self.others.elements(game, context)
        return tuple([ring for ring in self.rings.elements(game, context) if ring not in others])


@dataclass(frozen=True)
class RingsWithFate(Rings):
    """Of certain rings those with fate on them, or those without."""

    rings: Rings
    any: bool = True

    def elements(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Look at each."""
        fate = game.table.ring_fate
        return tuple([ring for ring in self.rings.elements(game, context) if bool(fate[ring]) == self.any])


@dataclass(frozen=True)
class RingIs(Condition):
    """A ring is contested, claimed or unclaimed; in a conflict each element of the contested ring counts."""

    ring: Rings
    state: str

    def holds(self, game: L5R, context: Context) -> bool:
        """All of them are."""
        found = self.ring.elements(game, context)
        if self.state == CONTESTED:
            contested = contested_elements(game)
            return bool(found) and all(ring in contested for ring in found)
        return bool(found) and all(self.state in ring_states(game, ring) for ring in found)


@dataclass(frozen=True)
class Matching(Quality):
    """A province with an element of one of certain rings, or another card with such an element as a trait.

    The contested ring may have several elements.
    """

    rings: Rings

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """A facedown province has no element (l5r.facedown-province.separate-entity)."""
        elements = self.rings.elements(game, context)
        face = game.faces[card]
        if face.type == PROVINCE:
            return face.element in elements and is_faceup(game, card)
        return any(has_trait(game, card, ELEMENTS[element]) for element in elements)


contested_ring: Final = ContestedRing()
claimed_ring: Final = ClaimedRing()
unclaimed_ring: Final = EachUnclaimedRing()
any_ring: Final = AnyRing()
chosen_ring: Final = ChosenRing()


def the_ring(element: int) -> RingOf:
    """The ring of an element: `the_ring(AIR)`."""
    return RingOf(element)


def rings_in_pool(whose: str = "") -> RingsInPool:
    """The rings in a player's claimed ring pool, or in any: `rings_in_pool(YOUR_OPPONENT)`."""
    return RingsInPool(whose)


def rings_but(rings: Rings, others: Rings) -> RingsBut:
    """Rings but certain others: `rings_but(unclaimed_ring, chosen_ring)`."""
    return RingsBut(rings, others)


def matching(rings: Rings) -> Matching:
    """A province with an element of certain rings, or a card with it as a trait: `matching(contested_ring)`."""
    return Matching(rings)


def with_fate(rings: Rings) -> RingsWithFate:
    """Of certain rings those with fate on them: `with_fate(unclaimed_ring)`."""
    return RingsWithFate(rings)


def without_fate(rings: Rings) -> RingsWithFate:
    """Of certain rings those without fate: `without_fate(unclaimed_ring)`."""
    return RingsWithFate(rings, any=False)


def ring_is(state: str, ring: Rings) -> RingIs:
    """A ring is contested, claimed or unclaimed: `ring_is(CONTESTED, chosen_ring)`."""
    return RingIs(ring, state)
