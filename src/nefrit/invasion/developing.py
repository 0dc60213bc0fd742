"""Developments by effects: cards of the deck facedown into zones (invasion.development.one-per-turn does not count)."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.occurrences.developments import Developed
from nefrit.invasion.state import DECK, Invasion
from nefrit.invasion.words.numbers import THIS_ZONE, section_meant
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class DevelopTop(Effect):
    """Put the top cards of your deck facedown into a zone as developments."""

    count: int = 1
    section: int = THIS_ZONE

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """One after the other, into the same zone."""
        _, section = section_meant(game, context, self.section)
        cards = game.zone(DECK, context.seat)[: self.count]
        if section == NO_ZONE or len(cards) < self.count:
            context.done = False
        if section == NO_ZONE or not cards:
            return None
        by, source = context.seat, context.source
        return game.happen(*[Developed(by, card, section=section, by=by, source=source) for card in cards])


def develop_top(count: int = 1, section: int = THIS_ZONE) -> DevelopTop:
    """Put the top cards of your deck into a zone as developments."""
    return DevelopTop(count, section)
