"""Discarding masks: some cards let their player discard fewer, or abandon others instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nefrit.imperium.constants import ACTIVATE, MASK
from nefrit.imperium.exhausting import used_card
from nefrit.imperium.filters import a
from nefrit.imperium.occurrences import Exhausted
from nefrit.imperium.passives import MasksFromGarrison, passives
from nefrit.imperium.responding import happened
from nefrit.imperium.state import GARRISON, HAND, Imperium, cards_in_play
from nefrit.imperium.trees import Deed
from nefrit.imperium.verbs import ABANDON, DISCARDS, carry
from nefrit.kernel.decisions import NO, YES, Decision, choose, choose_some
from nefrit.kernel.effects import Context, Node, cards_in
from nefrit.kernel.procedures import Procedure

MASKS = a(MASK)


@dataclass(frozen=True)
class FewerMasks(Node):
    """The card may be exhausted to discard 1 mask fewer."""


@dataclass(frozen=True)
class DiscardMasks(Deed):
    """Discard masks. One fewer for a card that is exhausted for it; others may be abandoned instead."""

    count: int

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """Masks in hand, and cards under a card that lets them be abandoned instead."""
        seat = context.seat
        masks = [card for card in game.zone(HAND, seat) if MASKS.accepts(game, card)]
        instead = [card for host, _ in passives(game, seat, MasksFromGarrison) for card in game.pieces[host].garrison]
        return (*masks, *instead)

    def full(self, game: Imperium, context: Context) -> bool:
        """There must be enough, with all the help there is."""
        return len(self.candidates(game, context)) + (self.helper(game, context) is not None) >= self.count

    def can(self, game: Imperium, context: Context) -> bool:
        """As much as possible."""
        return bool(self.candidates(game, context))

    def helper(self, game: Imperium, context: Context) -> int | None:
        """A card that can be exhausted to discard one fewer."""
        player = game.seats[context.seat]
        active = game.table.active == context.seat and game.table.doing == ACTIVATE
        # The token of the effect that is about to be used is needed there.
        used = used_card(context)
        spare = player.exhausts - (used in game.pieces and not game.pieces[used].exhausted)
        if not active or spare <= 0:
            return None
        for card in self._helpers(game, context):
            return card
        return None

    def _helpers(self, game: Imperium, context: Context) -> Iterator[int]:
        for card in cards_in_play(game, context.seat):
            helps = any(isinstance(part, FewerMasks) for part in game.faces[card].abilities)
            if helps and card != used_card(context) and not game.pieces[card].exhausted:
                yield card

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Whether to exhaust a card for it, where that is a choice."""
        enough = len(self.candidates(game, context)) >= self.count
        helper = self.helper(game, context)
        if helper is None or not enough:
            return None
        rule = "decision.imperium.reactive-exhaust"
        return choose(context.seat, (YES, NO), "answer", rule, "fewer-masks", helper)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Then choose the cards."""
        helper = self.helper(game, context)
        count = self.count
        needed = len(self.candidates(game, context)) < count
        if helper is not None and (context.answer == YES or needed):
            game.edit_seat(context.seat).exhausts -= 1
            game.edit_piece(helper).exhausted = True
            game.tell(Exhausted(context.seat, helper))
            count -= 1
        context.first_do(DiscardThese(count))
        return None


@dataclass(frozen=True)
class DiscardThese(Deed):
    """Which masks are discarded, or which cards abandoned instead of them."""

    count: int

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which cards, if there is a choice."""
        cards = DiscardMasks(self.count).candidates(game, context)
        if len(cards) <= self.count or not self.count:
            return None
        rule, count = "imperium.term-discard.from-hand", self.count
        return choose_some(
            context.seat,
            cards,
            "answer",
            rule,
            least=count,
            most=count,
            prompt="which-to-discard",
            source=context.source,
        )

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Discard or abandon them."""
        cards = DiscardMasks(self.count).candidates(game, context)
        chosen = cards[: self.count] if context.answer is None else cards_in(context.answer)
        verbs = [(card, ABANDON if game.lies_in(card, GARRISON) else DISCARDS) for card in chosen]
        done = [one for card, verb in verbs for one in carry(game, context.seat, card, verb)]
        context.targets, context.number = chosen, len(chosen)
        if len(chosen) < self.count:
            context.done = False
        return happened(game, *done)
