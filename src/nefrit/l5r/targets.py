"""Targets: what an ability chooses, and why a card cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.kernel.effects import Context, Target
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.filters import accepted
from nefrit.l5r.standing import is_forbidden
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Filter
from nefrit.l5r.values import characters, opponent_of


@dataclass(frozen=True)
class Chosen(Target):
    """Cards in play to be chosen: characters unless the filters are about something else.

    A card that the effect would not change is no legal target (l5r.target.must-be-changeable), unless it is chosen only
    as a point of `reference` (l5r.target.reference-targets-exempt).
    """

    cards: tuple[Filter, ...] = ()
    anything: bool = False
    by_opponent: bool = False
    reference: bool = False

    def pool(self, game: L5R, context: Context) -> tuple[int, ...]:
        """All characters in play, or everything in play."""
        return game.in_play() if self.anything else (*characters(game, 0), *characters(game, 1))

    def refusals(self, game: L5R, context: Context, card: int) -> Iterable[Refusal]:
        """Why a card cannot be chosen."""
        from nefrit.l5r.abilities import Use

        if not accepted(game, context, card, self.cards):
            return (refuse("l5r.target.must-meet-requirements", "not-what-is-asked-for"),)
        kind = game.faces[context.source].type
        if is_forbidden(game, "target", card, by=context.seat, kind=kind):
            return (refuse("l5r.cannot.absolute", "cannot-be-chosen"),)
        if not self.reference and isinstance(context, Use) and len(context.ability.targets) == 1:
            probe = Context(context.seat, context.source, occurrence=context.occurrence, targets=(card,))
            if not context.ability.effect.can(game, probe):
                return (refuse("l5r.target.must-be-changeable", "would-not-change"),)
        return ()

    def chooser(self, game: L5R, context: Context) -> int:
        """The controller of the ability, unless the card says that the opponent chooses."""
        return opponent_of(context.seat) if self.by_opponent else context.seat


def a_character(*cards: Filter) -> tuple[Chosen, ...]:
    """One character that the filters accept."""
    return (Chosen(cards=cards),)
