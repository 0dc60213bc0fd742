"""Which cards are meant: the filters of targets, costs and standing effects, as predicates with a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import (
    AT_REST,
    ATTACKING,
    BATTLEFIELD,
    DEFENDING,
    HERO,
    KINGDOM,
    LEGEND,
    NO_ZONE,
    QUEST,
    QUEST_ZONE,
    SECTION_NAMES,
    SUPPORT,
    TACTIC,
    UNIT,
)
from nefrit.invasion.occurrences.damage import DamageAssigned
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DISCARDED, LEAVES_PLAY
from nefrit.invasion.remembering import this_turn
from nefrit.invasion.sources import zone_of
from nefrit.invasion.state import DISCARD, Invasion, controller_of, on_the_table, section_of
from nefrit.invasion.trees import A_COMBAT, Amount, Filter
from nefrit.invasion.values import (
    attachments,
    developments,
    has_trait,
    has_type,
    keyword,
    number_of,
    of_type,
    remaining_hit_points,
    unit_on,
)
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, shortcut
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.using import Use

Predicate = Callable[[Invasion, Context, int], bool]


def host_of(game: Invasion, card: int) -> int:
    """The card that an attachment is attached to, or NO_CARD."""
    piece = game.pieces.get(card)
    return NO_CARD if piece is None else piece.on


def that_card(context: Context) -> int:
    """The card that the event is about by which an ability was triggered."""
    return context.occurrence.card if isinstance(context.occurrence, Event) else NO_CARD


def side_of(game: Invasion, card: int) -> int:
    """On which side of the combat a card is."""
    piece = game.pieces.get(card)
    return AT_REST if piece is None else piece.side


def _fell_this_turn(game: Invasion, card: int) -> bool:
    """Whether a card has come into a discard pile this turn, and lies there; how it got there does not matter.

    invasion.faq.stand-your-ground-development, invasion.faq.seeking-new-slaves-in-play,
    invasion.errata.seeking-new-slaves
    """
    fallen = [event.card for event in this_turn(game, LEAVES_PLAY | DISCARDED)]
    return game.lies_in(card, DISCARD) and card in fallen


def _typed(type: str) -> Predicate:
    """Whether a card is of a type; that most are by what is printed is seen at once."""

    def accepts(game: Invasion, context: Context, card: int) -> bool:
        if game.faces[card].type == type and (card not in game.pieces or not game.pieces[card].development):
            return True
        standing = game.memo.standing
        return (standing is None or "type" in standing) and has_type(game, card, type)

    return accepts


TYPES: Final = {"unit": UNIT, "support": SUPPORT, "quest": QUEST, "legend": LEGEND}
"""The words that just ask for a type."""

PREDICATES: dict[str, Predicate] = {
    **{word: _typed(type) for word, type in TYPES.items()},
    "yours": lambda game, context, card: controller_of(game, card) == context.seat,
    "an opponent's": lambda game, context, card: controller_of(game, card) not in (context.seat, NO_SEAT),
    "owned by you": lambda game, context, card: game.owners[card] == context.seat,
    "owned by an opponent": lambda game, context, card: game.owners[card] != context.seat,
    "this": lambda game, context, card: card == context.source,
    "other": lambda game, context, card: card != context.source,
    "attached": lambda game, context, card: card == host_of(game, context.source),
    "attached to this": lambda game, context, card: host_of(game, card) == context.source,
    "that": lambda game, context, card: card == that_card(context),
    "not that": lambda game, context, card: card != that_card(context),
    "uninvolved": lambda game, context, card: card not in context.targets,
    # invasion.faq.plague-bomb-different-targets
    "unchosen": lambda game, context, card: (
        not isinstance(context, Use) or not any(card in cards for cards in context.chosen)
    ),
    # By what is printed: for effects that change types themselves.
    "quest card": lambda game, context, card: (
        game.faces[card].type == QUEST and not (card in game.pieces and game.pieces[card].development)
    ),
    "quest or support": lambda game, context, card: has_type(game, card, QUEST) or has_type(game, card, SUPPORT),
    "unit or legend": lambda game, context, card: has_type(game, card, UNIT) or has_type(game, card, LEGEND),
    "Hero or legend": lambda game, context, card: has_type(game, card, LEGEND) or has_trait(game, card, HERO),
    "tactic": lambda game, context, card: game.faces[card].type == TACTIC,
    "unit or support": lambda game, context, card: has_type(game, card, UNIT) or has_type(game, card, SUPPORT),
    "support or development": lambda game, context, card: (
        has_type(game, card, SUPPORT) or (card in game.pieces and game.pieces[card].development)
    ),
    "unit or development": lambda game, context, card: (
        has_type(game, card, UNIT) or (card in game.pieces and game.pieces[card].development)
    ),
    "neither development nor quest": lambda game, context, card: (
        card in game.pieces and not game.pieces[card].development and not has_type(game, card, QUEST)
    ),
    "attachment": lambda game, context, card: host_of(game, card) != NO_CARD and not game.pieces[card].development,
    "development": lambda game, context, card: card in game.pieces and game.pieces[card].development,
    "facedown development": lambda game, context, card: card in game.pieces and game.pieces[card].facedown,
    "attacking": lambda game, context, card: side_of(game, card) == ATTACKING,
    "defending": lambda game, context, card: side_of(game, card) == DEFENDING,
    "participating": lambda game, context, card: side_of(game, card) != AT_REST,
    "corrupted": lambda game, context, card: card in game.pieces and game.pieces[card].corrupted,
    "uncorrupted": lambda game, context, card: card in game.pieces and not game.pieces[card].corrupted,
    "damaged": lambda game, context, card: card in game.pieces and game.pieces[card].damage > 0,
    "with tokens": lambda game, context, card: card in game.pieces and game.pieces[card].resources > 0,
    "channeling here": lambda game, context, card: card in game.pieces and game.pieces[card].channels == context.source,
    "questing here": lambda game, context, card: card in game.pieces and game.pieces[card].quest == context.source,
    "struck": lambda game, context, card: (
        isinstance(context.occurrence, DamageAssigned) and card in context.occurrence.struck
    ),
    "questing": lambda game, context, card: card in game.pieces and game.pieces[card].quest != NO_CARD,
    "without a unit on it": lambda game, context, card: unit_on(game, card) == NO_CARD,
    "in this zone": lambda game, context, card: (
        card in game.pieces and (game.place(card)[1], section_of(game, card)) == zone_of(game, context)
    ),
    # invasion.zone.corresponding
    "in a corresponding zone": lambda game, context, card: (
        card in game.pieces and section_of(game, card) == zone_of(game, context)[1] >= 0
    ),
    "in a battlefield": lambda game, context, card: section_of(game, card) == BATTLEFIELD,
    "in your battlefield": lambda game, context, card: _in_your(game, context, card, BATTLEFIELD),
    "in your kingdom": lambda game, context, card: _in_your(game, context, card, KINGDOM),
    "in your quest zone": lambda game, context, card: _in_your(game, context, card, QUEST_ZONE),
    "in a zone corresponding to the target's": lambda game, context, card: (
        bool(context.targets) and section_of(game, card) == section_of(game, context.targets[0]) >= 0
    ),
    "in the target's zone": lambda game, context, card: (
        bool(context.targets) and card in game.pieces and game.where[card] == game.where[context.targets[0]]
    ),
    "in the defending zone": lambda game, context, card: _in_defending_zone(game, card),
    "in a zone without developments": lambda game, context, card: (
        section_of(game, card) >= 0 and not developments(game, game.place(card)[1], section_of(game, card))
    ),
    "unique": lambda game, context, card: game.faces[card].unique,
    "with attachments": lambda game, context, card: bool(attachments(game, card)),
    # How it got there does not matter, as for invasion.errata.burying-the-grudge.
    "fallen this turn": lambda game, context, card: _fell_this_turn(game, card),
}
"""What can be said of a card in a few words; each has its words in the message files."""


def _in_your(game: Invasion, context: Context, card: int, section: int) -> bool:
    return section_of(game, card) == section and game.place(card)[1] == context.seat


def _in_defending_zone(game: Invasion, card: int) -> bool:
    combat = game.table.combat
    return combat is not None and (game.place(card)[1], section_of(game, card)) == (combat.defender, combat.section)


FIXED: Final = frozenset(
    {
        "yours",
        "an opponent's",
        "owned by you",
        "owned by an opponent",
        "this",
        "other",
        "attached",
        "attached to this",
        "unit",
        "support",
        "quest",
        "legend",
        "quest card",
        "quest or support",
        "unit or legend",
        "Hero or legend",
        "unit or support",
        "support or development",
        "unit or development",
        "neither development nor quest",
        "development",
        "unique",
        "in this zone",
        "in a corresponding zone",
        "in a battlefield",
        "in your battlefield",
        "in your kingdom",
        "in your quest zone",
        "in a zone without developments",
    }
)
"""The words that ask only what cards are and where they lie."""


FIGHTING: Final = frozenset({"attacking", "defending", "participating", "in the defending zone"})
"""The words that mean cards only during a combat."""

BESIDE: Final = frozenset({"in this zone", "in a corresponding zone"})
"""The words that mean cards by the zone in which the source lies."""


@dataclass(frozen=True)
class Is(Filter):
    """What one of the predicates says."""

    word: str

    @property
    def is_fixed(self) -> bool:
        """Whether the word asks only what cards are and where they lie."""
        return self.word in FIXED

    @property
    def is_host(self) -> bool:
        """Whether the word means the card to which the source is attached."""
        return self.word == "attached"

    @property
    def type(self) -> str:
        """The word may be a type."""
        return TYPES.get(self.word, "")

    @property
    def needs(self) -> int:
        """The word may mean cards only during a combat."""
        return A_COMBAT if self.word in FIGHTING else 0

    @property
    def asks_once(self) -> bool:
        """Where the source lies."""
        return self.word in BESIDE

    def asked(self, game: Invasion, context: Context) -> Filter:
        """A zone, where the word means that of the source or those that correspond to it."""
        if self.word in BESIDE:
            seat, section = zone_of(game, context)
            if section != NO_ZONE:
                return InSection(section, seat if self.word == "in this zone" else NO_SEAT)
        return self

    def __post_init__(self) -> None:
        shortcut(self, "accepts", PREDICATES[self.word])

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Ask the predicate."""
        return PREDICATES[self.word](game, context, card)


@dataclass(frozen=True)
class Trait(Filter):
    """A card with a trait, or without it."""

    trait: str
    without: bool = False

    @property
    def is_fixed(self) -> bool:
        """It asks what cards are."""
        return True

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Printed or gained."""
        return has_trait(game, card, self.trait) != self.without


@dataclass(frozen=True)
class Race(Filter):
    """A card of a race, or of another; a development has none."""

    race: str
    without: bool = False

    @property
    def is_fixed(self) -> bool:
        """It asks what cards are."""
        return True

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What is printed."""
        if card in game.pieces and game.pieces[card].development:
            return False
        return (game.faces[card].race == self.race) != self.without


@dataclass(frozen=True)
class Titled(Filter):
    """A card of the same title as the source, or of another."""

    without: bool = False

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What is printed."""
        return (game.faces[card].name == game.faces[context.source].name) != self.without


@dataclass(frozen=True)
class FacedownUnit(Filter):
    """A facedown development that is printed as a unit of a race."""

    race: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What lies hidden."""
        face = game.faces[card]
        return card in game.pieces and game.pieces[card].facedown and face.type == UNIT and face.race == self.race


@dataclass(frozen=True)
class CostAtMost(Filter):
    """A card whose printed cost is at most so much (invasion.term.cost)."""

    cost: int | Amount

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Loyalty does not count.

        invasion.term.loyalty-not-part-of-cost, invasion.term.cost-ignores-loyalty-example
        """
        face = game.faces[card]
        cost = face.printed_cost
        if isinstance(face.cost, Amount):
            # What a text says X is holds out of play, too (invasion.faq.shaggoth-champion-x).
            cost = face.cost.count(game, Context(game.owners[card], card))
        return cost <= (self.cost if isinstance(self.cost, int) else self.cost.count(game, context))

    @property
    def asks_once(self) -> bool:
        """How much it is."""
        return not isinstance(self.cost, int)

    def asked(self, game: Invasion, context: Context) -> Filter:
        """With the number that it is now."""
        return CostAtMost(number_of(game, context, self.cost))


@dataclass(frozen=True)
class LoyaltyBelow(Filter):
    """A card with fewer loyalty icons."""

    loyalty: int

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What is printed."""
        return game.faces[card].loyalty < self.loyalty


@dataclass(frozen=True)
class RemainingBelow(Filter):
    """A unit with fewer remaining hit points (invasion.term.remaining-hit-points)."""

    amount: int | Amount

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What it has now."""
        return card in game.pieces and remaining_hit_points(game, card) < number_of(game, context, self.amount)


@dataclass(frozen=True)
class HasKeyword(Filter):
    """A card in play with a keyword, printed or gained."""

    word: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Whatever its number."""
        if card not in game.pieces:
            return any(one.word == self.word for one in game.faces[card].keywords)
        return keyword(game, card, self.word) is not None


@dataclass(frozen=True)
class Either(Filter):
    """A card that one of several filters accepts."""

    filters: tuple[Filter, ...]

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Any of them."""
        return any(one.accepts(game, context, card) for one in self.filters)


@dataclass(frozen=True)
class InSection(Filter):
    """A card in one of the zones of a capital, whosever it is if it is nobody's in particular."""

    section: int
    seat: int = NO_SEAT

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Where it lies."""
        return section_of(game, card) == self.section and self.seat in (NO_SEAT, game.where[card] % game.seat_count)

    @property
    def name(self) -> str:
        """The name of the zone."""
        return SECTION_NAMES[self.section]


def are(*words: str) -> tuple[Filter, ...]:
    """Filters by their words."""
    return tuple([Is(word) for word in words])


def all_accepted(game: Invasion, context: Context, filters: tuple[Filter, ...]) -> list[int]:
    """The cards in play that all filters accept; where they begin with a type only those of it are looked at."""
    type = filters[0].type if filters else ""
    cards = of_type(game, type) if type else on_the_table(game)
    others = all_asked(game, context, filters[1:] if type else filters)
    return [card for card in cards if accepted(game, context, card, others)] if others else list(cards)


def all_asked(game: Invasion, context: Context, filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """The same filters for many cards at once."""
    for one in filters:
        if one.asks_once:
            return tuple([other.asked(game, context) for other in filters])
    return filters


def accepted(game: Invasion, context: Context, card: int, filters: tuple[Filter, ...]) -> bool:
    """Whether all filters accept a card."""
    for one in filters:
        if not one.accepts(game, context, card):
            break
    else:
        return True
    return False
