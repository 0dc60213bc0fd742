"""Conditions: when abilities can be used and standing effects stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import Condition, Context
from nefrit.l5r.constants import MILITARY, NO_RING, POLITICAL
from nefrit.l5r.occurrences.conflicts import ConflictEnds
from nefrit.l5r.occurrences.phases import DynastyPassed
from nefrit.l5r.players import YOU, YOUR_OPPONENT, seat_of
from nefrit.l5r.provinces import province_of
from nefrit.l5r.rings import elements_of_conflict
from nefrit.l5r.state import L5R, ROLES
from nefrit.l5r.trees import A_CONFLICT
from nefrit.l5r.values import claimed_rings, conflict_total, opponent_of, participating, total_glory
from nefrit.parts.words import Cards, Quality

# ---- The conflict


class InConflict(Condition):
    """A condition that holds only while a conflict is being resolved."""

    @property
    def needs(self) -> int:
        """A conflict."""
        return A_CONFLICT


class DuringConflict(InConflict):
    """A conflict is being resolved."""

    def holds(self, game: L5R, context: Context) -> bool:
        """There is one."""
        return game.table.conflict is not None


@dataclass(frozen=True)
class DuringConflictOf(InConflict):
    """A conflict of this type is being resolved."""

    type: int

    def holds(self, game: L5R, context: Context) -> bool:
        """The conflict says so."""
        conflict = game.table.conflict
        return conflict is not None and conflict.type == self.type


class DuringFirstMilitaryConflict(InConflict):
    """The first military conflict of the round is being resolved."""

    def holds(self, game: L5R, context: Context) -> bool:
        """None has been resolved before."""
        conflict = game.table.conflict
        return conflict is not None and conflict.type == MILITARY and MILITARY not in game.table.fought


class ConflictHere(InConflict):
    """This province is attacked, or the province that this holding is in."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The conflict says so."""
        conflict = game.table.conflict
        return conflict is not None and conflict.province in (context.source, province_of(game, context.source))


class YouAreAttacking(InConflict):
    """You are the attacking player."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The conflict says so."""
        conflict = game.table.conflict
        return conflict is not None and conflict.attacker == context.seat


class YouWonTheConflict(InConflict):
    """You won the conflict."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The conflict says so."""
        conflict = game.table.conflict
        return conflict is not None and conflict.winner == context.seat


@dataclass(frozen=True)
class CountsMoreSkill(InConflict):
    """A player counts more skill in the current conflict than the other one (l5r.current.during-conflict)."""

    whose: str = YOU

    def holds(self, game: L5R, context: Context) -> bool:
        """Compare the totals."""
        seat = seat_of(self.whose, context)
        return game.table.conflict is not None and (
            conflict_total(game, seat) > conflict_total(game, opponent_of(seat))
        )


class YouCountMoreGlory(InConflict):
    """Your ready participating characters have more glory in total than your opponent's."""

    def holds(self, game: L5R, context: Context) -> bool:
        """Compare the totals."""
        sides = (context.seat, opponent_of(context.seat))
        mine, theirs = (total_glory(game, participating(game, side)) for side in sides)
        return game.table.conflict is not None and mine > theirs


class BrokeAProvince(Condition):
    """The conflict that an ability responds to broke a province."""

    def holds(self, game: L5R, context: Context) -> bool:
        """Its end says so."""
        return isinstance(context.occurrence, ConflictEnds) and bool(context.occurrence.amount)


class FateForPassing(Condition):
    """The player that an ability responds to gains fate for having passed in the dynasty phase."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The occurrence says so."""
        return isinstance(context.occurrence, DynastyPassed) and context.occurrence.amount > 0


@dataclass(frozen=True)
class DuringPhase(Condition):
    """It is a certain phase."""

    phase: str

    def holds(self, game: L5R, context: Context) -> bool:
        """The table says so."""
        return game.table.phase == self.phase


@dataclass(frozen=True)
class DuringElement(Condition):
    """During a conflict with a ring of this element, or while one is being declared."""

    element: int

    def holds(self, game: L5R, context: Context) -> bool:
        """The ring may have several."""
        if game.table.conflict is None:
            return game.table.declaring != NO_RING and game.table.declaring == self.element
        return self.element in elements_of_conflict(game)


during_conflict: Final = DuringConflict()
during_military_conflict: Final = DuringConflictOf(MILITARY)
during_political_conflict: Final = DuringConflictOf(POLITICAL)
during_first_military_conflict: Final = DuringFirstMilitaryConflict()
during_conflict_phase: Final = DuringPhase("conflict")
conflict_here: Final = ConflictHere()
you_are_attacking: Final = YouAreAttacking()
you_won_the_conflict: Final = YouWonTheConflict()
you_count_more_skill: Final = CountsMoreSkill()
opponent_counts_more_skill: Final = CountsMoreSkill(YOUR_OPPONENT)
you_count_more_glory: Final = YouCountMoreGlory()
broke_a_province: Final = BrokeAProvince()
fate_for_passing: Final = FateForPassing()


# ---- The players


class YouLostNoConflictThisPhase(Condition):
    """You have not lost a conflict this phase."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The seat remembers it."""
        return not game.seats[context.seat].lost_conflict


@dataclass(frozen=True)
class YourConflictNumber(Condition):
    """You have declared so many conflicts this phase."""

    number: int

    def holds(self, game: L5R, context: Context) -> bool:
        """The seat remembers it."""
        return len(game.seats[context.seat].declared) == self.number


class OpponentDeclaredTwoConflicts(Condition):
    """Your opponent has declared two or more conflicts this phase."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The seat remembers it."""
        return len(game.seats[opponent_of(context.seat)].declared) >= 2


@dataclass(frozen=True)
class MoreHonorable(Condition):
    """You have more honor than your opponent, by at least so much (l5r.honor.more-or-less-honorable)."""

    by: int = 1

    def holds(self, game: L5R, context: Context) -> bool:
        """Compare the two."""
        return game.seats[context.seat].honor - game.seats[opponent_of(context.seat)].honor >= self.by


class LessHonorable(Condition):
    """You have less honor than your opponent (l5r.honor.more-or-less-honorable)."""

    def holds(self, game: L5R, context: Context) -> bool:
        """Compare the two."""
        return game.seats[context.seat].honor < game.seats[opponent_of(context.seat)].honor


class YourBidIsLower(Condition):
    """Your honor dial shows a lower bid than your opponent's."""

    def holds(self, game: L5R, context: Context) -> bool:
        """Compare the two."""
        return game.seats[context.seat].dial < game.seats[opponent_of(context.seat)].dial


@dataclass(frozen=True)
class YourBidIsHigher(Condition):
    """Your honor dial shows a higher bid than your opponent's, by at least so much."""

    by: int = 1

    def holds(self, game: L5R, context: Context) -> bool:
        """Compare the two."""
        return game.seats[context.seat].dial - game.seats[opponent_of(context.seat)].dial >= self.by


class YouHaveTheFavor(Condition):
    """You hold the Imperial Favor."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The table says so."""
        return game.table.favor == context.seat


class OpponentHasTheFavor(Condition):
    """Your opponent holds the Imperial Favor."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The table says so."""
        return game.table.favor == opponent_of(context.seat)


@dataclass(frozen=True)
class YourRoleIs(Condition):
    """Your role has a trait, such as an element."""

    trait: str

    def holds(self, game: L5R, context: Context) -> bool:
        """Look at it."""
        return self.trait in role_elements(game, context.seat)


class YouAreFirstPlayer(Condition):
    """You are the first player."""

    def holds(self, game: L5R, context: Context) -> bool:
        """The table says so."""
        return game.table.first == context.seat


@dataclass(frozen=True)
class HaveClaimed(Condition):
    """The ring of this element is in the claimed ring pool of a player: yours, or your opponent's."""

    element: int
    whose: str = YOU

    def holds(self, game: L5R, context: Context) -> bool:
        """Look there."""
        return self.element in claimed_rings(game, seat_of(self.whose, context))


you_lost_no_conflict_this_phase: Final = YouLostNoConflictThisPhase()
your_first_conflict: Final = YourConflictNumber(1)
your_second_conflict: Final = YourConflictNumber(2)
opponent_declared_two_conflicts: Final = OpponentDeclaredTwoConflicts()
more_honorable: Final = MoreHonorable()
less_honorable: Final = LessHonorable()
your_bid_is_lower: Final = YourBidIsLower()
your_bid_is_higher: Final = YourBidIsHigher()
you_have_the_favor: Final = YouHaveTheFavor()
opponent_has_the_favor: Final = OpponentHasTheFavor()
you_are_first_player: Final = YouAreFirstPlayer()


# ---- The cards in play


@dataclass(frozen=True)
class ThereIs(Condition):
    """There are cards in play that are so: one, or more; with `exactly` no more than that."""

    cards: Quality
    least: int = 1
    exactly: bool = False

    def holds(self, game: L5R, context: Context) -> bool:
        """Count them, no further than it matters."""
        left = self.least
        for card in game.in_play():
            if self.cards.accepts(game, context, card):
                left -= 1
                if left < 0 or (left == 0 and not self.exactly):
                    break
        return left == 0

    @property
    def needs(self) -> int:
        """What the cards need to be so."""
        return self.cards.needs


@dataclass(frozen=True)
class Only(Condition):
    """A card is the only one in play that is so."""

    card: Cards
    cards: Quality

    def holds(self, game: L5R, context: Context) -> bool:
        """No other card is."""
        found = tuple([card for card in game.in_play() if self.cards.accepts(game, context, card)])
        return found == self.card.cards(game, context)

    @property
    def needs(self) -> int:
        """What the cards need to be so."""
        return self.cards.needs


def you_have_claimed(element: int) -> HaveClaimed:
    """The ring of this element is in your claimed ring pool."""
    return HaveClaimed(element)


def your_bid_is_higher_by(by: int) -> YourBidIsHigher:
    """Your honor dial shows a bid that is higher than your opponent's by at least so much."""
    return YourBidIsHigher(by)


def your_role_is(trait: str) -> YourRoleIs:
    """Your role has a trait: `your_role_is("fire")`."""
    return YourRoleIs(trait)


def during_phase(phase: str) -> DuringPhase:
    """It is a certain phase: `during_phase("dynasty")`."""
    return DuringPhase(phase)


def opponent_has_claimed(element: int) -> HaveClaimed:
    """The ring of this element is in your opponent's claimed ring pool."""
    return HaveClaimed(element, YOUR_OPPONENT)


def more_honorable_by(by: int) -> MoreHonorable:
    """You have at least so much more honor than your opponent."""
    return MoreHonorable(by)


def during_element(element: int) -> DuringElement:
    """During a conflict with a ring of this element, or while one is being declared."""
    return DuringElement(element)


def there_is(cards: Quality) -> ThereIs:
    """At least one card in play is so."""
    return ThereIs(cards)


def there_are(least: int, cards: Quality) -> ThereIs:
    """At least so many cards in play are so."""
    return ThereIs(cards, least)


def there_is_one(cards: Quality) -> ThereIs:
    """Exactly one card in play is so."""
    return ThereIs(cards, 1, exactly=True)


def only(card: Cards, cards: Quality) -> Only:
    """A card is the only one in play that is so."""
    return Only(card, cards)


def role_elements(game: L5R, seat: int) -> frozenset[str]:
    """The traits of a player's role, among them its element."""
    return frozenset(trait for card in game.zone(ROLES, seat) for trait in game.faces[card].traits)
