"""The zones of capitals, as nouns: what damage is dealt to and healed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import SECTIONS
from nefrit.invasion.last_known import zone_of
from nefrit.invasion.places import place, shown
from nefrit.invasion.players import YOU, players_meant
from nefrit.invasion.state import Invasion, in_zone
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.parts.words import Cards, Quality


class ThisZone(Cards):
    """The zone of the capital in which this card is."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Where it lies, or lay."""
        seat, section = zone_of(game, context)
        return () if section < 0 else (place(seat, section),)


@dataclass(frozen=True)
class Zones(Cards):
    """Each zone of the capitals of the players that are meant, or each in which there is no such card."""

    whose: str = YOU
    without: Quality | None = None

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """In turn order."""
        seats = players_meant(game, self.whose, context)
        return tuple(
            [
                place(seat, section)
                for seat in seats
                for section in SECTIONS
                if self.without is None
                or not any(self.without.accepts(game, context, card) for card in in_zone(game, seat, section))
            ]
        )


class OneZone(Cards):
    """A zone of your capital, as you choose (invasion.damage.capital-effect-choose-section)."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those you can choose from."""
        return tuple([place(context.seat, section) for section in SECTIONS])

    def question(self, context: Context, zones: tuple[int, ...], prompt: str) -> Decision | None:
        """Which of these, if there is a choice."""
        if not zones:
            return None
        rule, options = "invasion.damage.capital-effect-choose-section", [shown(zone) for zone in zones]
        return context.choice(choose(context.seat, options, "answer", rule, prompt, context.source, values=zones))

    def chosen(self, context: Context) -> tuple[int, ...]:
        """The one that was chosen."""
        return (context.answer,) if isinstance(context.answer, int) else ()


this_zone: Final = ThisZone()
one_zone: Final = OneZone()


def zones(whose: str = YOU, *, without: Quality | None = None) -> Zones:
    """Each zone of the capitals of players."""
    return Zones(whose, without)
