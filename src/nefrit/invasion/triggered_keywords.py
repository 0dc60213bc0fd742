"""Keywords that something triggers: in all that is about order they count as constant effects.

invasion.effect.keywords-and-conditional-as-constant

Once triggered they no longer need their card (invasion.effect.independence-includes-constants-and-keywords,
invasion.effect.independence-counterstrike-example).
"""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion import damage
from nefrit.invasion.combat import participants
from nefrit.invasion.constants import ATTACKING, END_OF_COMBAT
from nefrit.invasion.damage import Hit
from nefrit.invasion.effects import until
from nefrit.invasion.keywords import COUNTERSTRIKE, FEARED, RAIDER, SAVAGE, SCOUT
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.standing import BLANK
from nefrit.invasion.state import HAND, Invasion
from nefrit.invasion.targets import a, as_many_as
from nefrit.invasion.trees import Standing, Whenever
from nefrit.invasion.words.abilities import whenever
from nefrit.invasion.words.cards import attacking, in_corresponding_zone, unit
from nefrit.invasion.words.nouns import it, this
from nefrit.invasion.words.numbers import x
from nefrit.invasion.words.occasions import attacks, defends, is_damaged, survives
from nefrit.invasion.words.pools import gain
from nefrit.invasion.words.verbs import deal
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class StrikeBack(Effect):
    """Deal X combat damage that cannot be cancelled to one attacker, at once, and beside what it deals in combat.

    invasion.keyword.counterstrike-plus-normal-damage, invasion.keyword.counterstrike-no-split,
    invasion.keyword.counterstrike-combat-damage, invasion.keyword.counterstrike-uncancellable
    """

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Its controller chooses the attacker, which is no target (invasion.keyword.counterstrike-value)."""
        attackers = participants(game, ATTACKING)
        if not attackers:
            return None
        rule = "invasion.keyword.counterstrike-value"
        return context.choice(choose(context.seat, attackers, "answer", rule, "counterstrike", context.source))

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """The damage is applied before anybody can act (invasion.keyword.counterstrike-immediate)."""
        if not isinstance(context.answer, int):
            return None
        by, source = context.seat, context.source
        hit = Hit(context.number, context.answer, by=by, source=source, combat=True, uncancellable=True)
        return damage.deal(game, hit)


@dataclass(frozen=True)
class ScoutOut(Effect):
    """The other player of this combat discards a card at random (invasion.keyword.scout-effect)."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """If there is one."""
        combat = game.table.combat
        assert combat is not None
        other = combat.defender if context.seat == combat.attacker else combat.attacker
        hand = game.zone(HAND, other)
        if not hand:
            context.done = False
            return None
        card = game.chance.shuffled(hand)[0]
        return game.happen(Discarded(other, card, by=context.seat, source=context.source))


MEANINGS: dict[str, Whenever] = {
    # Damage to one target unit in any corresponding zone, if its player likes (invasion.keyword.savage).
    SAVAGE: whenever(is_damaged(this), deal(it, x), optional=True, target=a(unit & in_corresponding_zone)),
    # invasion.keyword.counterstrike-timing
    COUNTERSTRIKE: whenever(defends(this), StrikeBack()),
    # invasion.keyword.raider
    RAIDER: whenever(survives(this), gain(x)),
    # Whether damage was dealt does not matter (invasion.keyword.scout-no-damage-needed).
    SCOUT: whenever(survives(this), ScoutOut()),
    # So many units have no text but their traits while this one attacks (invasion.keyword.feared).
    FEARED: whenever(
        attacks(this),
        until(END_OF_COMBAT, Standing(BLANK, condition=this.are(attacking))),
        target=as_many_as(x, unit),
    ),
}
"""What the keywords mean; X is the number behind them. The library has them under their names."""
