"""Which cards are meant: the filters of targets, costs and standing effects, as predicates with a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.l5r.constants import AT_HOME, ATTACHMENT, ATTACKING, DEFENDING, DISHONORED, HOLDING, HONORED
from nefrit.l5r.participation import attackers, defenders
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Amount, Filter
from nefrit.l5r.values import attachments, glory, has_trait, is_character, skill

Predicate = Callable[[L5R, Context, int], bool]

PREDICATES: dict[str, Predicate] = {
    "attacking": lambda game, context, card: game.pieces[card].side == ATTACKING,
    "defending": lambda game, context, card: game.pieces[card].side == DEFENDING,
    "participating": lambda game, context, card: game.pieces[card].side != AT_HOME,
    "non-participating": lambda game, context, card: game.pieces[card].side == AT_HOME,
    "attacking alone": lambda game, context, card: attackers(game) == [card],
    "defending alone": lambda game, context, card: defenders(game) == [card],
    "yours": lambda game, context, card: controller_of(game, card) == context.seat,
    "your opponent's": lambda game, context, card: controller_of(game, card) != context.seat,
    "this": lambda game, context, card: card == context.source,
    "other": lambda game, context, card: card != context.source,
    "attached": lambda game, context, card: card == parent_of(game, context.source),
    "character": lambda game, context, card: is_character(game, card),
    "attachment": lambda game, context, card: game.faces[card].type == ATTACHMENT or not is_character(game, card),
    "holding": lambda game, context, card: game.faces[card].type == HOLDING,
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
}
"""What can be said of a card in one word; each has its words in the message files."""


def controller_of(game: L5R, card: int) -> int:
    """The player who controls a card: its piece says so, or the area it lies in (l5r.control.out-of-play-areas)."""
    piece = game.pieces.get(card)
    return piece.controller if piece is not None else game.place(card)[1]


def parent_of(game: L5R, card: int) -> int:
    """The card that an attachment is attached to."""
    return game.pieces[card].on if card in game.pieces else NO_CARD


@dataclass(frozen=True)
class Is(Filter):
    """What one of the predicates says."""

    word: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Ask the predicate."""
        return PREDICATES[self.word](game, context, card)


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


def accepted(game: L5R, context: Context, card: int, filters: tuple[Filter, ...]) -> bool:
    """Whether all filters accept a card."""
    return all(wanted.accepts(game, context, card) for wanted in filters)


def are(*words: str) -> tuple[Filter, ...]:
    """The filters with these words: `are("participating", "yours")`."""
    for word in words:
        if word not in PREDICATES:
            raise LookupError(f"nothing is known of {word!r}")
    return tuple(Is(word) for word in words)
