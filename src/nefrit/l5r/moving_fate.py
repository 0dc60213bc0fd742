"""Moving fate: between characters, rings and the pools of the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.constants import ELEMENTS
from nefrit.l5r.occurrences.fate import FateGained, FateLost, FateMoved, FatePlaced, FateTaken
from nefrit.l5r.occurrences.happenings import CARD_EFFECT
from nefrit.l5r.occurrences.rings import FatePlacedOnRing, FateRemovedFromRing
from nefrit.l5r.players import seat_of
from nefrit.l5r.standing import is_forbidden, may_take_ring_fate
from nefrit.l5r.state import L5R
from nefrit.l5r.words.numbers import number_of
from nefrit.l5r.words.rings import Rings
from nefrit.parts.words import Amount, Cards

ALL: Final = 1_000
"""As much fate as there is."""


@dataclass(frozen=True)
class Pool(Node):
    """The fate pool of a player."""

    whose: str


Holder = Cards | Rings | Pool
"""Where fate can be."""


@dataclass(frozen=True)
class MoveFate(Effect):
    """Move fate from cards, from a ring or from a pool to another card, ring or pool (l5r.move.definition)."""

    source: Holder
    to: Holder
    amount: int | Amount

    def can(self, game: L5R, context: Context) -> bool:
        """There must be fate to move from each of them, and something to which it is moved."""
        return bool(self.made(game, context))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """To which ring, where there are several."""
        rings = self.to.elements(game, context) if isinstance(self.to, Rings) else ()
        if len(rings) < 2 or not self.can(game, context):
            return None
        names = [ELEMENTS[ring] for ring in rings]
        return choose(context.seat, names, "answer", "l5r.move.needs-destination", "choose-ring", context.source)

    def made(self, game: L5R, context: Context) -> list[Occurrence]:
        """What occurs."""
        found: list[Occurrence] = []
        amount = number_of(self.amount, game, context)
        if isinstance(self.source, Cards):
            for card in self.source.cards(game, context):
                moved = min(amount, _on_card(game, card, context.seat))
                if moved <= 0:
                    return []
                found += self._from_card(game, context, card, moved)
        elif isinstance(self.source, Rings):
            for ring in self.source.elements(game, context) if may_take_ring_fate(game, context.seat) else ():
                moved = min(amount, game.table.ring_fate[ring])
                if moved > 0:
                    lost = FateRemovedFromRing(ring, moved, source=context.source, by=context.seat, how=CARD_EFFECT)
                    found += self._moved(game, context, lost, moved)
        else:
            seat = seat_of(self.source.whose, context)
            moved = min(amount, game.seats[seat].fate)
            if moved > 0:
                by, source = context.seat, context.source
                taken = FateLost(seat=seat, amount=moved, source=source, by=by, how=CARD_EFFECT)
                found += self._moved(game, context, taken, moved)
        return found

    def _from_card(self, game: L5R, context: Context, card: int, amount: int) -> list[Occurrence]:
        by = context.seat
        if isinstance(self.to, Cards):
            found = [other for other in self.to.cards(game, context) if other in game.pieces and other != card]
            return [FateMoved(other, by, amount, source=card, by=by, how=CARD_EFFECT) for other in found[:1]]
        controller = game.pieces[card].controller
        taken = FateTaken(card, controller, amount, source=context.source, by=by, how=CARD_EFFECT)
        return self._moved(game, context, taken, amount)

    def _moved(self, game: L5R, context: Context, lost: Occurrence, amount: int) -> list[Occurrence]:
        """Both what is lost on one side and what comes to the other; nothing if there is no other side."""
        by, source = context.seat, context.source
        if isinstance(self.to, Cards):
            cards = [card for card in self.to.cards(game, context) if card in game.pieces]
            if not cards:
                return []
            seat = game.pieces[cards[0]].controller
            return [lost, FatePlaced(cards[0], seat, amount, source=source, by=by, how=CARD_EFFECT)]
        if isinstance(self.to, Rings):
            rings = self.to.elements(game, context)
            if not rings:
                return []
            ring = ELEMENTS.index(context.answer) if isinstance(context.answer, str) else rings[0]
            return [lost, FatePlacedOnRing(ring, amount, source=source, by=by, how=CARD_EFFECT)]
        seat = seat_of(self.to.whose, context)
        return [lost, FateGained(seat=seat, amount=amount, source=source, by=by, how=CARD_EFFECT)]

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Move it."""
        made = self.made(game, context)
        if not made:
            context.done = False
            return None
        return game.happen(*made)


def _on_card(game: L5R, card: int, by: int) -> int:
    """The fate that a player's effect can move away from a card."""
    if card not in game.pieces or is_forbidden(game, "lose-fate", card, by):
        return 0
    return game.pieces[card].fate


def move_fate(amount: int | Amount, source: Holder, *, to: Holder) -> MoveFate:
    """Move fate: `move_fate(1, it, to=attached)`, `move_fate(ALL, chosen_ring, to=attached)`."""
    return MoveFate(source, to, amount)


def pool(whose: str) -> Pool:
    """The fate pool of a player: `move_fate(1, pool(YOUR_OPPONENT), to=this)`."""
    return Pool(whose)
