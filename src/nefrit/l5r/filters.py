"""Which cards are meant: the filters of targets, costs and standing effects, as predicates with a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, shortcut
from nefrit.l5r.constants import (
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    HOLDING,
    HONORED,
    MILITARY,
    POLITICAL,
    PROVINCE,
)
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.participation import attackers, defenders
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import CONFLICT_DECK, HAND, L5R
from nefrit.l5r.trees import ANYWHERE, ATTACKED_PROVINCE, ITS_PARENT, Amount, Filter
from nefrit.l5r.values import attachments, glory, has_dash, has_trait, skill

Predicate = Callable[[L5R, Context, int], bool]

PREDICATES: Final[dict[str, Predicate]] = {
    "attacking": lambda game, context, card: card in game.pieces and game.pieces[card].side == ATTACKING,
    "defending": lambda game, context, card: card in game.pieces and game.pieces[card].side == DEFENDING,
    "participating": lambda game, context, card: card in game.pieces and game.pieces[card].side != AT_HOME,
    "non-participating": lambda game, context, card: card not in game.pieces or game.pieces[card].side == AT_HOME,
    "attacking alone": lambda game, context, card: attackers(game) == [card],
    "defending alone": lambda game, context, card: defenders(game) == [card],
    "yours": lambda game, context, card: (
        (game.pieces[card].controller if card in game.pieces else controller_of(game, card, context)) == context.seat
    ),
    "your opponent's": lambda game, context, card: controller_of(game, card, context) != context.seat,
    # l5r.self-reference.this-copy-only
    "this": lambda game, context, card: card == context.source,
    "other": lambda game, context, card: card != context.source,
    "attached": lambda game, context, card: card == parent_of(game, context.source),
    "not attached": lambda game, context, card: card != parent_of(game, context.source),
    "attached to this": lambda game, context, card: parent_of(game, card) == context.source,
    "uninvolved": lambda game, context, card: card not in context.targets,
    "not that": lambda game, context, card: card != that_card(context),
    "of the same player as that": lambda game, context, card: (
        controller_of(game, card, context) == controller_of(game, that_card(context), context)
    ),
    # As `is_character` says, written out.
    "character": lambda game, context, card: (
        game.faces[card].type == CHARACTER and card in game.pieces and game.pieces[card].on == NO_CARD
    ),
    "attachment": lambda game, context, card: card in game.pieces and game.pieces[card].on != NO_CARD,
    "holding": lambda game, context, card: game.faces[card].type == HOLDING,
    "province": lambda game, context, card: game.faces[card].type == PROVINCE,
    "attacked province": lambda game, context, card: (
        game.table.conflict is not None and game.table.conflict.province == card
    ),
    "unrevealed": lambda game, context, card: not is_faceup(game, card),
    "character card": lambda game, context, card: game.faces[card].type == CHARACTER,
    "attachment card": lambda game, context, card: game.faces[card].type == ATTACHMENT,
    "event card": lambda game, context, card: game.faces[card].type == EVENT,
    "faceup": lambda game, context, card: is_faceup(game, card),
    "facedown": lambda game, context, card: not is_faceup(game, card),
    "on top of your conflict deck": lambda game, context, card: game.zone(CONFLICT_DECK, context.seat)[:1] == (card,),
    "unique": lambda game, context, card: game.faces[card].unique,
    "non-unique": lambda game, context, card: not game.faces[card].unique,
    "bowed": lambda game, context, card: game.pieces[card].bowed,
    "ready": lambda game, context, card: not game.pieces[card].bowed,
    "honored": lambda game, context, card: game.pieces[card].status == HONORED,
    "dishonored": lambda game, context, card: game.pieces[card].status == DISHONORED,
    "without fate": lambda game, context, card: game.pieces[card].fate == 0,
    "with fate": lambda game, context, card: game.pieces[card].fate > 0,
    "with attachments": lambda game, context, card: bool(attachments(game, card)),
    "without attachments": lambda game, context, card: not attachments(game, card),
    "with two attachments": lambda game, context, card: len(attachments(game, card)) >= 2,
    "with both skills": lambda game, context, card: (
        not has_dash(game, card, MILITARY) and not has_dash(game, card, POLITICAL)
    ),
    "from a hand this phase": lambda game, context, card: (
        game.pieces[card].entered_from == HAND.name and game.pieces[card].entered_in == game.table.phase_number
    ),
    "owned by your opponent": lambda game, context, card: game.owners[card] != context.seat,
}
"""What can be said of a card in a few words; each has its words in the message files."""


def controller_of(game: L5R, card: int, context: Context) -> int:
    """The player who controls a card: its piece says so, or the area it lies in (l5r.control.out-of-play-areas).

    l5r.attachment.control-unchanged. A card that has just left play counts as having come to an area of the player who
    controlled it, though it lies in its owner's (l5r.control.counts-as-entered-opponents-area).
    """
    piece = game.pieces.get(card)
    if piece is not None:
        return piece.controller
    left = context.occurrence
    return left.seat if isinstance(left, Left) and left.card == card else game.place(card)[1]


def parent_of(game: L5R, card: int) -> int:
    """The card that an attachment is attached to."""
    return game.pieces[card].on if card in game.pieces else NO_CARD


def that_card(context: Context) -> int:
    """The card that the occurrence is about to which an ability responds."""
    return context.occurrence.card if isinstance(context.occurrence, Happening) else NO_CARD


REACHES: Final = {"attached": ITS_PARENT, "attacked province": ATTACKED_PROVINCE}
"""The predicates that can be true only of cards in certain places."""


@dataclass(frozen=True)
class Is(Filter):
    """What one of the predicates says."""

    word: str

    def __post_init__(self) -> None:
        shortcut(self, "accepts", PREDICATES[self.word])

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Ask the predicate."""
        return PREDICATES[self.word](game, context, card)

    @property
    def reach(self) -> int:
        """What the word says."""
        return REACHES.get(self.word, ANYWHERE)


@dataclass(frozen=True)
class Trait(Filter):
    """A card with a trait, or without it."""

    trait: str
    without: bool = False

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Printed or gained."""
        return has_trait(game, card, self.trait) != self.without


@dataclass(frozen=True)
class Clan(Filter):
    """A card of a clan, or not of it."""

    clan: str
    without: bool = False

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The symbol it bears."""
        return (game.faces[card].clan == self.clan) != self.without


@dataclass(frozen=True)
class CostAtMost(Filter):
    """A card with this printed cost or lower."""

    cost: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """What is printed counts."""
        return (game.faces[card].cost or 0) <= self.cost


@dataclass(frozen=True)
class CostAtLeast(Filter):
    """A card with this printed cost or higher."""

    cost: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """What is printed counts."""
        return (game.faces[card].cost or 0) >= self.cost


@dataclass(frozen=True)
class HasAttachment(Filter):
    """A card with an attachment that has a trait."""

    trait: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Any of them is enough."""
        return any(has_trait(game, attached, self.trait) for attached in attachments(game, card))


@dataclass(frozen=True)
class Either(Filter):
    """A card that one of several filters accepts."""

    filters: tuple[Filter, ...]

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Any of them is enough."""
        return any(one.accepts(game, context, card) for one in self.filters)


@dataclass(frozen=True)
class WithSkill(Filter):
    """A character without a dash in this skill (l5r.dash.no-duel)."""

    type: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """What is printed counts."""
        return not has_dash(game, card, self.type)


@dataclass(frozen=True)
class OfElement(Filter):
    """A province of an element."""

    element: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The symbol it bears; facedown it is another card and has none (l5r.facedown-province.separate-entity)."""
        return game.faces[card].element == self.element and is_faceup(game, card)


@dataclass(frozen=True)
class SkillAtMost(Filter):
    """A character whose skill is this or lower."""

    type: int
    skill: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its skill now."""
        return skill(game, card, self.type) <= self.skill


@dataclass(frozen=True)
class GloryAtMost(Filter):
    """A character whose glory is no higher than a number."""

    number: Amount

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its glory now."""
        return glory(game, card) <= self.number.count(game, context)


@dataclass(frozen=True)
class LessGlory(Filter):
    """A character with lower glory than this one."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Their glory now."""
        return glory(game, card) < glory(game, context.source)


@dataclass(frozen=True)
class WeakerThan(Filter):
    """A character with lower skill than some character that other filters accept."""

    type: int
    than: tuple[Filter, ...]
    or_equal: bool = False

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Compare with the strongest of them."""
        others = [other for other in game.in_play() if accepted(game, context, other, self.than)]
        best = max((skill(game, other, self.type) for other in others), default=-1)
        mine = skill(game, card, self.type)
        return mine < best or (self.or_equal and mine == best)


STEADY: Final = ("yours", "your opponent's", "character", "unique", "non-unique")


def is_steady(wanted: Filter) -> bool:
    """Whether what a filter says of a card in play follows from its face, its traits and who controls it."""
    if isinstance(wanted, Is):
        return wanted.word in STEADY
    return isinstance(wanted, Trait | Clan | CostAtMost | CostAtLeast)


def accepted(game: L5R, context: Context, card: int, filters: tuple[Filter, ...]) -> bool:
    """Whether all filters accept a card.

    l5r.qualifier.applies-to-all-terms, l5r.qualifier.unique-example
    """
    fits = True
    # A generator would cost as much again, and this is asked all the time.
    for wanted in filters:
        if not wanted.accepts(game, context, card):
            fits = False
            break
    return fits


def are(*words: str) -> tuple[Filter, ...]:
    """The filters with these words: `are("participating", "yours")`."""
    for word in words:
        if word not in PREDICATES:
            raise LookupError(f"nothing is known of {word!r}")
    return tuple(Is(word) for word in words)
