"""Conditions: when abilities can be used and constant effects stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import BATTLEFIELD_PHASE, CAPITAL_PHASE, KINGDOM_PHASE, QUEST_PHASE
from nefrit.invasion.history import this_turn
from nefrit.invasion.last_known import zone_of
from nefrit.invasion.occurrences.damage import Damaged, ZoneDamaged
from nefrit.invasion.occurrences.drawing import Drawn
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.occurrences.kinds import PLAYED
from nefrit.invasion.occurrences.leaving import TO_DISCARD, TO_HAND, Leaves
from nefrit.invasion.occurrences.resources import ResourcesGained
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import A_COMBAT, Requirement
from nefrit.invasion.values import unit_on
from nefrit.invasion.words.cards import all_accepted
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.state import NO_SEAT
from nefrit.parts.words import Quality

# ---- The turn


class DuringYourTurn(Condition):
    """It is your turn."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The table says so."""
        return game.table.active == context.seat


@dataclass(frozen=True)
class DuringYourPhase(Condition):
    """It is this phase of your turn."""

    phase: str

    def holds(self, game: Invasion, context: Context) -> bool:
        """The table says so."""
        return game.table.active == context.seat and game.table.phase == self.phase


class DuringBattlefieldPhase(Condition):
    """It is a battlefield phase, whosever turn it is."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The table says so."""
        return game.table.phase == BATTLEFIELD_PHASE


during_your_turn: Final = DuringYourTurn()
during_your_quest_phase: Final = DuringYourPhase(QUEST_PHASE)
during_your_capital_phase: Final = DuringYourPhase(CAPITAL_PHASE)
during_battlefield_phase: Final = DuringBattlefieldPhase()


# ---- The combat


class InACombat(Condition):
    """A condition that holds only during a combat."""

    @property
    def needs(self) -> int:
        """A combat."""
        return A_COMBAT


class AfterDamageAssigned(InACombat):
    """Combat damage has been assigned."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The combat says so."""
        combat = game.table.combat
        return combat is not None and combat.assigned


class DefendersNotDeclared(InACombat):
    """Defenders have not been declared yet."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The combat says so."""
        combat = game.table.combat
        return combat is not None and not combat.defended


class YourCapitalIsAttacked(InACombat):
    """A zone of your capital is attacked."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The combat says so."""
        combat = game.table.combat
        return combat is not None and combat.declared and combat.defender == context.seat


class ThisZoneIsAttacked(InACombat):
    """The zone in which this card lies is attacked."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The combat says so."""
        combat = game.table.combat
        if combat is None or not combat.declared:
            return False
        return (combat.defender, combat.section) == zone_of(game, context)


after_damage_assigned: Final = AfterDamageAssigned()
defenders_not_declared: Final = DefendersNotDeclared()
your_capital_is_attacked: Final = YourCapitalIsAttacked()
this_zone_is_attacked: Final = ThisZoneIsAttacked()


# ---- How that happened by which an ability was triggered


class ByCombatDamage(Condition):
    """It was combat damage."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The event says so."""
        return isinstance(context.occurrence, Damaged | ZoneDamaged) and context.occurrence.combat


class ByBeingPlayed(Condition):
    """The card was played, and not put into play."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The event says so."""
        return isinstance(context.occurrence, EntersPlay) and context.occurrence.source == NO_CARD


class ForTheQuestPhase(Condition):
    """It was the draw of the quest phase itself, which is no effect of anybody."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The event says so."""
        drawn = context.occurrence
        return game.table.phase == QUEST_PHASE and isinstance(drawn, Drawn) and drawn.by == NO_SEAT


class ForADiscardPileOrAHand(Condition):
    """The card left play for a discard pile or a hand."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """The event says so."""
        return isinstance(context.occurrence, Leaves) and context.occurrence.to in (TO_DISCARD, TO_HAND)


@dataclass(frozen=True)
class ByCollecting(Condition):
    """At least so many resources were collected in the kingdom phase."""

    least: int

    def holds(self, game: Invasion, context: Context) -> bool:
        """The event says so; no card gave them."""
        gained = context.occurrence
        if not isinstance(gained, ResourcesGained) or gained.card != NO_CARD:
            return False
        return gained.amount >= self.least and game.table.phase == KINGDOM_PHASE


by_combat_damage: Final = ByCombatDamage()
by_being_played: Final = ByBeingPlayed()
for_the_quest_phase: Final = ForTheQuestPhase()
for_a_discard_pile_or_a_hand: Final = ForADiscardPileOrAHand()


# ---- The cards in play


class UnitQuestsHere(Condition):
    """A unit is questing on this quest."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """Look there."""
        return unit_on(game, context.source) != NO_CARD


class YourOtherZonesBurn(Condition):
    """Both other zones of the capital in which this card lies are burning."""

    def holds(self, game: Invasion, context: Context) -> bool:
        """Look at them."""
        seat, section = zone_of(game, context)
        burning = game.seats[seat].burning
        return all(burning[other] for other in range(3) if other != section)


@dataclass(frozen=True)
class ThereIs(Condition):
    """There is a card in play that is so."""

    cards: Quality

    def holds(self, game: Invasion, context: Context) -> bool:
        """Look for it."""
        return bool(all_accepted(game, context, self.cards))

    @property
    def needs(self) -> int:
        """What the card needs to be so."""
        return self.cards.needs


@dataclass(frozen=True)
class NothingPlayed(Condition):
    """You have played no card that is so from your hand this turn: so that the next is the first one."""

    cards: Quality

    def holds(self, game: Invasion, context: Context) -> bool:
        """Look at what was played."""
        return not any(
            event.seat == context.seat and self.cards.accepts(game, context, event.card)
            for event in this_turn(game, PLAYED)
        )


@dataclass(frozen=True)
class TokensAtLeast(Requirement):
    """There are so many resource tokens on the card itself."""

    tokens: int

    @property
    def tokens_at_least(self) -> int:
        """So many."""
        return self.tokens

    def holds(self, game: Invasion, context: Context) -> bool:
        """What lies there now."""
        return context.source in game.pieces and game.pieces[context.source].resources >= self.tokens


unit_quests_here: Final = UnitQuestsHere()
your_other_zones_burn: Final = YourOtherZonesBurn()


def by_collecting(least: int) -> ByCollecting:
    """By collecting at least so many resources in the kingdom phase."""
    return ByCollecting(least)


def there_is(cards: Quality) -> ThereIs:
    """A card in play is so."""
    return ThereIs(cards)


def has_tokens(least: int) -> TokensAtLeast:
    """At least so many resource tokens are on this card."""
    return TokensAtLeast(least)


def nothing_played(cards: Quality) -> NothingPlayed:
    """You have played no such card this turn."""
    return NothingPlayed(cards)
