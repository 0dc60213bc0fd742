"""When abilities can be used and constant effects stand: conditions, as predicates with a name; and amounts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import (
    AT_REST,
    ATTACKING,
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    CAPITAL_PHASE,
    DEFENDING,
    KINGDOM,
    KINGDOM_PHASE,
    LEGEND,
    NO_ZONE,
    QUEST_PHASE,
    QUEST_ZONE,
    UNIT,
)
from nefrit.invasion.filters import accepted, all_accepted, host_of, side_of, that_card
from nefrit.invasion.occurrences.damage import Damaged, ZoneDamaged
from nefrit.invasion.occurrences.drawing import Drawn
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import ATTACKS, DISCARDED, FALLS, PLAYED
from nefrit.invasion.occurrences.leaving import TO_DISCARD, TO_HAND, Leaves
from nefrit.invasion.occurrences.resources import ResourcesGained
from nefrit.invasion.remembering import this_turn
from nefrit.invasion.sources import power_of_source, tokens_of_source, zone_of
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion, on_the_table, opponents
from nefrit.invasion.trees import A_COMBAT, Amount, Filter, Requirement
from nefrit.invasion.values import burning_zones, developments, has_type, power, unit_on
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Condition, Context, shortcut
from nefrit.kernel.state import NO_SEAT

CONDITIONS: dict[str, Callable[[Invasion, Context], bool]] = {
    "during your turn": lambda game, context: game.table.active == context.seat,
    "during your quest phase": lambda game, context: _phase(game, context, QUEST_PHASE),
    # The draw of the phase itself, which is no effect of anybody.
    "for the quest phase": lambda game, context: (
        game.table.phase == QUEST_PHASE and isinstance(context.occurrence, Drawn) and context.occurrence.by == NO_SEAT
    ),
    "for a discard pile or a hand": lambda game, context: (
        isinstance(context.occurrence, Leaves) and context.occurrence.to in (TO_DISCARD, TO_HAND)
    ),
    "during your capital phase": lambda game, context: _phase(game, context, CAPITAL_PHASE),
    "during your battlefield phase": lambda game, context: _phase(game, context, BATTLEFIELD_PHASE),
    "during a battlefield phase": lambda game, context: game.table.phase == BATTLEFIELD_PHASE,
    "by combat damage": lambda game, context: (
        isinstance(context.occurrence, Damaged | ZoneDamaged) and context.occurrence.combat
    ),
    "during combat": lambda game, context: game.table.combat is not None and game.table.combat.declared,
    "after damage has been assigned": lambda game, context: (
        game.table.combat is not None and game.table.combat.assigned
    ),
    "one zone of your capital is burning": lambda game, context: burning_zones(game, context.seat) >= 1,
    "a unit is channeling here": lambda game, context: any(
        game.pieces[card].channels == context.source for card in on_the_table(game)
    ),
    "a unit is questing here": lambda game, context: unit_on(game, context.source) != NO_CARD,
    "this attacks": lambda game, context: side_of(game, context.source) == ATTACKING,
    "this defends": lambda game, context: side_of(game, context.source) == DEFENDING,
    "this participates": lambda game, context: side_of(game, context.source) != AT_REST,
    "this is questing": lambda game, context: (
        context.source in game.pieces and game.pieces[context.source].quest != NO_CARD
    ),
    "the attached card attacks": lambda game, context: side_of(game, host_of(game, context.source)) == ATTACKING,
    "the attached card defends": lambda game, context: side_of(game, host_of(game, context.source)) == DEFENDING,
    "the attached card participates": lambda game, context: side_of(game, host_of(game, context.source)) != AT_REST,
    "the attached card defends alone": lambda game, context: (
        side_of(game, host_of(game, context.source)) == DEFENDING
        and sum(side_of(game, card) == DEFENDING for card in on_the_table(game)) == 1
    ),
    "the unit questing here has attacked this turn": lambda game, context: any(
        event.card == unit_on(game, context.source) for event in this_turn(game, ATTACKS)
    ),
    "your capital is attacked": lambda game, context: _attacked(game, context.seat),
    "defenders are not declared yet": lambda game, context: (
        game.table.combat is not None and not game.table.combat.defended
    ),
    "this zone is attacked": lambda game, context: _zone_attacked(game, zone_of(game, context)),
    "your other zones are burning": lambda game, context: _others_burn(game, context),
    "you control a legend": lambda game, context: any(
        game.pieces[card].controller == context.seat and has_type(game, card, LEGEND) for card in on_the_table(game)
    ),
    "combat damage is assigned to this": lambda game, context: (
        context.source in game.pieces and game.pieces[context.source].assigned > 0
    ),
    "at least 7 resources are collected": lambda game, context: (
        isinstance(context.occurrence, ResourcesGained)
        and context.occurrence.card == NO_CARD
        and context.occurrence.amount >= 7
        and game.table.phase == KINGDOM_PHASE
    ),
    "that player has at least 7 cards in hand": lambda game, context: (
        isinstance(context.occurrence, Event) and len(game.zone(HAND, context.occurrence.seat)) >= 7
    ),
    "by being played": lambda game, context: (
        isinstance(context.occurrence, EntersPlay) and context.occurrence.source == NO_CARD
    ),
    "there are no tokens on this": lambda game, context: (
        context.source in game.pieces and game.pieces[context.source].resources == 0
    ),
}
"""What can be so in a few words; each has its words in the message files."""


def _phase(game: Invasion, context: Context, phase: str) -> bool:
    return game.table.active == context.seat and game.table.phase == phase


def _attacked(game: Invasion, seat: int) -> bool:
    combat = game.table.combat
    return combat is not None and combat.declared and combat.defender == seat


def _zone_attacked(game: Invasion, zone: tuple[int, int]) -> bool:
    combat = game.table.combat
    return combat is not None and combat.declared and (combat.defender, combat.section) == zone


def _others_burn(game: Invasion, context: Context) -> bool:
    seat, section = zone_of(game, context)
    burning = game.seats[seat].burning
    return all(burning[other] for other in range(3) if other != section)


FIGHTING: Final = frozenset(
    {
        "during combat",
        "after damage has been assigned",
        "this attacks",
        "this defends",
        "this participates",
        "the attached card attacks",
        "the attached card defends",
        "the attached card participates",
        "the attached card defends alone",
        "your capital is attacked",
        "defenders are not declared yet",
        "this zone is attacked",
    }
)
"""The words that are so only during a combat."""


@dataclass(frozen=True)
class So(Requirement):
    """What one of the words says."""

    word: str

    @property
    def needs(self) -> int:
        """The word may be so only during a combat."""
        return A_COMBAT if self.word in FIGHTING else 0

    def __post_init__(self) -> None:
        shortcut(self, "holds", CONDITIONS[self.word])

    def holds(self, game: Invasion, context: Context) -> bool:
        """Ask the predicate."""
        return CONDITIONS[self.word](game, context)


def so(word: str) -> So:
    """A condition by its words."""
    return So(word)


@dataclass(frozen=True)
class ThereAre(Condition):
    """There are at least so many cards in play that filters accept (`least` 0: and `most` so many)."""

    cards: tuple[Filter, ...]
    least: int = 1

    def holds(self, game: Invasion, context: Context) -> bool:
        """Count them."""
        return len(all_accepted(game, context, self.cards)) >= self.least


@dataclass(frozen=True)
class TargetIs(Condition):
    """The target is what filters accept."""

    cards: tuple[Filter, ...]

    def holds(self, game: Invasion, context: Context) -> bool:
        """As it is now."""
        return any(accepted(game, context, card, self.cards) for card in context.targets)


@dataclass(frozen=True)
class NothingPlayed(Condition):
    """You have played no card that filters accept from your hand this turn: so that the next is the first one."""

    cards: tuple[Filter, ...]

    def holds(self, game: Invasion, context: Context) -> bool:
        """Look at what was played."""
        return not any(
            event.seat == context.seat and accepted(game, context, event.card, self.cards)
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


THIS_ZONE: Final = 3
"""Stands for a section: the zone in which the card is."""


def section_meant(game: Invasion, context: Context, section: int) -> tuple[int, int]:
    """Whose zone is meant, and which: one of the player's own, or the one in which the card is."""
    return zone_of(game, context) if section == THIS_ZONE else (context.seat, section)


@dataclass(frozen=True)
class DevelopmentsAtLeast(Condition):
    """You have at least so many developments in a zone."""

    count: int
    section: int = THIS_ZONE

    def holds(self, game: Invasion, context: Context) -> bool:
        """Your own ones."""
        seat, section = section_meant(game, context, self.section)
        return section != NO_ZONE and len(developments(game, seat, section)) >= self.count


# ---- Amounts


@dataclass(frozen=True)
class Number(Amount):
    """How many cards in play filters accept, times `each`."""

    cards: tuple[Filter, ...]
    each: int = 1

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        return self.each * len(all_accepted(game, context, self.cards))


@dataclass(frozen=True)
class Developments(Amount):
    """How many developments there are in a zone of yours."""

    section: int = THIS_ZONE

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        seat, section = section_meant(game, context, self.section)
        return 0 if section == NO_ZONE else len(developments(game, seat, section))


COUNTS: dict[str, Callable[[Invasion, Context], int]] = {
    "X": lambda game, context: context.number,
    "tokens on this": lambda game, context: tokens_of_source(game, context),
    "power of this": lambda game, context: power_of_source(game, context),
    "power of the target": lambda game, context: _of_target(game, context, power),
    "printed power of the target": lambda game, context: sum(
        face.power for face in [game.faces[card] for card in context.targets[:1]] if isinstance(face.power, int)
    ),
    "printed cost of the target": lambda game, context: (
        game.faces[context.targets[0]].printed_cost if context.targets else 0
    ),
    "loyalty of the target": lambda game, context: game.faces[context.targets[0]].loyalty if context.targets else 0,
    "power of the unit questing here": lambda game, context: _questing_power(game, context),
    "experiences on this": lambda game, context: (
        len(game.pieces[context.source].kept) if context.source in game.pieces else 0
    ),
    "that much": lambda game, context: context.occurrence.amount if isinstance(context.occurrence, Event) else 0,
    "loyalty of that card": lambda game, context: (
        game.faces[that_card(context)].loyalty if that_card(context) != NO_CARD else 0
    ),
    # invasion.errata.burying-the-grudge: how they got there does not matter.
    "units that entered a discard pile this turn": lambda game, context: sum(
        game.faces[event.card].type == UNIT for event in this_turn(game, FALLS | DISCARDED)
    ),
    "cards in your discard pile": lambda game, context: len(game.zone(DISCARD, context.seat)),
    "cards in your hand": lambda game, context: len(game.zone(HAND, context.seat)),
    "cards in your deck": lambda game, context: len(game.zone(DECK, context.seat)),
    "fewest cards in an opponent's hand": lambda game, context: min(
        (len(game.zone(HAND, seat)) for seat in opponents(game, context.seat)), default=0
    ),
    "resources in your pool": lambda game, context: game.seats[context.seat].resources,
    "burning zones of your capital": lambda game, context: burning_zones(game, context.seat),
    "developments in your kingdom": lambda game, context: len(developments(game, context.seat, KINGDOM)),
    "developments in your quest zone": lambda game, context: len(developments(game, context.seat, QUEST_ZONE)),
    "developments in your battlefield": lambda game, context: len(developments(game, context.seat, BATTLEFIELD)),
}
"""Amounts in a few words; each has its words in the message files."""


def _of_target(game: Invasion, context: Context, value: Callable[[Invasion, int], int]) -> int:
    return sum(value(game, card) for card in context.targets[:1] if card in game.pieces)


def _questing_power(game: Invasion, context: Context) -> int:
    unit = unit_on(game, context.source)
    return 0 if unit == NO_CARD else power(game, unit)


@dataclass(frozen=True)
class Count(Amount):
    """An amount by its words, times `each`."""

    word: str
    each: int = 1

    def count(self, game: Invasion, context: Context) -> int:
        """As it is now."""
        return self.each * COUNTS[self.word](game, context)
