"""Keywords by which a card strikes at once: Savage when it is dealt damage, Counterstrike when it defends.

They are triggered constant effects (invasion.effect.keywords-and-conditional-as-constant): once triggered they do not
need their source any more (invasion.effect.independence-counterstrike-example).
"""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.abilities import AtOnce
from nefrit.invasion.conditions import Count
from nefrit.invasion.constants import ATTACKING
from nefrit.invasion.damage import Hit, deal
from nefrit.invasion.effects import Deal
from nefrit.invasion.filters import are
from nefrit.invasion.happening import STRIKES
from nefrit.invasion.occurrences import DAMAGED, DEFENDS, Event
from nefrit.invasion.state import Invasion, controller_of, on_the_table
from nefrit.invasion.trees import Whenever
from nefrit.invasion.triggers import On
from nefrit.invasion.values import keyword
from nefrit.invasion.written import a_unit, whenever
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class StrikeBack(Effect):
    """X damage to one attacking unit or legend: combat damage that cannot be cancelled, and cannot be divided.

    invasion.keyword.counterstrike-combat-damage, invasion.keyword.counterstrike-uncancellable,
    invasion.keyword.counterstrike-no-split
    """

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Its controller chooses one attacker; that is no target."""
        attackers = [card for card in on_the_table(game) if game.pieces[card].side == ATTACKING]
        rule = "invasion.keyword.counterstrike-value"
        if not attackers:
            return None
        return context.choice(choose(context.seat, attackers, "answer", rule, "counterstrike", context.source))

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """The damage is applied before anybody can act (invasion.keyword.counterstrike-immediate)."""
        if not isinstance(context.answer, int):
            context.done = False
            return None
        by, source = context.seat, context.source
        return deal(game, Hit(context.number, context.answer, by=by, source=source, combat=True, uncancellable=True))


STRIKE: Whenever = whenever(
    On(DAMAGED, are("this")),
    Deal(amount=Count("X")),
    optional=True,
    targets=a_unit(*are("in a corresponding zone")),
)
"""Savage: damage to one target unit in any corresponding zone, if its player likes (invasion.keyword.savage)."""

STRIKE_BACK: Whenever = whenever(On(DEFENDS, are("this")), StrikeBack())
"""Counterstrike: damage to one attacker (invasion.keyword.counterstrike-timing)."""

TEXTS = {DAMAGED: STRIKE, DEFENDS: STRIKE_BACK}
"""What the keywords mean, by the events that trigger them."""


def strike(game: Invasion, event: Event) -> AtOnce | None:
    """The strike that an event triggers by a keyword of its card; X is fixed at this moment."""
    if event.kind not in TEXTS or event.card not in game.pieces:
        return None
    number = keyword(game, event.card, STRIKES[event.kind])
    if not number:
        return None
    use = AtOnce(controller_of(game, event.card), event.card, TEXTS[event.kind], event)
    use.number = number
    use.note(game, event.card)
    return use
