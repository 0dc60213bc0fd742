"""Rings: their effects, resolved by the attacking player who won."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.constants import AIR, DISHONORED, EARTH, ELEMENTS, FIRE, HONORED, WATER
from nefrit.l5r.drawing import Draw
from nefrit.l5r.happening import happen
from nefrit.l5r.occurrences import (
    RING_EFFECT,
    Bowed,
    Discarded,
    Dishonored,
    FateRemoved,
    Honored,
    HonorGained,
    HonorLost,
    Readied,
)
from nefrit.l5r.standing import is_forbidden
from nefrit.l5r.state import HAND, L5R
from nefrit.l5r.values import characters, opponent_of

Move = tuple[Value, ...]

NOT = ("pass", NO_CARD)


class ResolveRing(Procedure):
    """Resolving the effect of a ring; the player may decline (l5r.ring-effect.attacker-may-resolve).

    `elements` are those the ring has: of several the player chooses one (l5r.ring-effect.multiple-elements).
    """

    __slots__ = ("chosen", "elements", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, elements: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.elements = elements
        self.chosen: Value = NOT

    @step("l5r.step-3-2-6.resolve")
    def offer(self, game: L5R) -> Flow:
        """Offer every way to resolve it, and not to."""
        moves = [move for element in self.elements for move in ways(game, self.seat, element)]
        if not moves:
            return None
        return choose(self.seat, [NOT, *moves], "chosen", "l5r.ring-effect.attacker-may-resolve", "ring-effect")

    @step("l5r.step-3-2-6.resolve")
    def resolve(self, game: L5R) -> Flow:
        """Resolve it so."""
        assert isinstance(self.chosen, tuple)
        return _resolve(game, self.seat, self.chosen)


def ways(game: L5R, seat: int, element: int) -> list[Move]:
    """The ways in which a player can resolve the effect of a ring, as moves."""
    name = ELEMENTS[element]
    everybody = [card for side in (0, 1) for card in characters(game, side)]
    everybody = [card for card in everybody if not is_forbidden(game, "ring-effect", card)]
    pieces = game.pieces
    if element == AIR:
        taken = [(f"{name}-take", NO_CARD)] if game.seats[opponent_of(seat)].honor else []
        return [*taken, (f"{name}-gain", NO_CARD)]
    if element == EARTH:
        return [(name, NO_CARD)]
    if element == FIRE:
        honors = [(f"{name}-honor", card) for card in everybody if pieces[card].status < HONORED]
        return [*honors, *((f"{name}-dishonor", card) for card in everybody if pieces[card].status > DISHONORED)]
    if element == WATER:
        readies = [(f"{name}-ready", card) for card in everybody if pieces[card].bowed]
        bows = [card for card in everybody if not pieces[card].bowed and pieces[card].fate == 0]
        return [*readies, *((f"{name}-bow", card) for card in bows)]
    return [(name, card) for card in everybody if pieces[card].fate > 0]


def _resolve(game: L5R, seat: int, move: Move) -> Procedure | None:
    verb, card = move[0], move[1]
    assert isinstance(card, int)
    opponent = opponent_of(seat)
    if verb == "air-take":
        # l5r.take.tokens: what is taken is what there is.
        amount = min(1, game.seats[opponent].honor)
        lost = HonorLost(seat=opponent, amount=amount, by=seat, how=RING_EFFECT)
        return happen(game, lost, HonorGained(seat=seat, amount=amount, by=seat, how=RING_EFFECT))
    if verb == "air-gain":
        return happen(game, HonorGained(seat=seat, amount=2, by=seat, how=RING_EFFECT))
    if verb == "earth":
        return EarthRing(seat)
    controller = game.pieces[card].controller if card in game.pieces else seat
    if verb == "fire-honor":
        return happen(game, Honored(card, controller, by=seat, how=RING_EFFECT))
    if verb == "fire-dishonor":
        return happen(game, Dishonored(card, controller, by=seat, how=RING_EFFECT))
    if verb == "water-ready":
        return happen(game, Readied(card, controller, by=seat, how=RING_EFFECT))
    if verb == "water-bow":
        return happen(game, Bowed(card, controller, by=seat, how=RING_EFFECT))
    if verb == "void":
        return happen(game, FateRemoved(card, controller, 1, by=seat, how=RING_EFFECT))
    return None


class EarthRing(Procedure):
    """The earth ring: draw a card, and the opponent discards one at random (l5r.ring-effect.earth)."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("l5r.ring-effect.earth")
    def draw(self, game: L5R) -> Flow:
        """Draw."""
        return Draw(self.seat, 1)

    @step("l5r.ring-effect.earth")
    def discard(self, game: L5R) -> Flow:
        """The opponent loses a card at random."""
        opponent = opponent_of(self.seat)
        hand = game.zone(HAND, opponent)
        if not hand:
            return None
        return happen(game, Discarded(random_card(game.chance, hand), opponent, by=self.seat, how=RING_EFFECT))


def random_card(chance: Chance, cards: tuple[int, ...]) -> int:
    """One of the cards, at random."""
    return chance.one_of(cards)
