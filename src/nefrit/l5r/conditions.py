"""When abilities can be used and standing effects stand: conditions, as predicates with a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nefrit.kernel.effects import Condition, Context
from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING, MILITARY, NOBODY, POLITICAL
from nefrit.l5r.filters import accepted, parent_of
from nefrit.l5r.state import L5R, Conflict
from nefrit.l5r.trees import Amount, Filter
from nefrit.l5r.values import conflict_total, opponent_of, participating


def _conflict(game: L5R) -> Conflict | None:
    return game.table.conflict


def _side(game: L5R, card: int) -> int:
    piece = game.pieces.get(card)
    return AT_HOME if piece is None or game.table.conflict is None else piece.side


CONDITIONS: dict[str, Callable[[L5R, Context], bool]] = {
    "during a conflict": lambda game, context: _conflict(game) is not None,
    "during a military conflict": lambda game, context: _is_type(game, MILITARY),
    "during a political conflict": lambda game, context: _is_type(game, POLITICAL),
    "during the conflict phase": lambda game, context: game.table.phase == "conflict",
    "during a conflict at this province": lambda game, context: _is_at(game, context.source),
    "this participates": lambda game, context: _side(game, context.source) != AT_HOME,
    "this attacks": lambda game, context: _side(game, context.source) == ATTACKING,
    "this defends": lambda game, context: _side(game, context.source) == DEFENDING,
    "the attached character participates": lambda game, context: (
        _side(game, parent_of(game, context.source)) != AT_HOME
    ),
    "this is your only participating character": lambda game, context: (
        participating(game, context.seat) == (context.source,)
    ),
    "you are attacking": lambda game, context: _attacker(game) == context.seat,
    "you are defending": lambda game, context: _attacker(game) == opponent_of(context.seat),
    "you are more honorable": lambda game, context: _honor(game, context.seat) > 0,
    "you are less honorable": lambda game, context: _honor(game, context.seat) < 0,
    "your bid is lower": lambda game, context: game.seats[context.seat].dial < game.seats[1 - context.seat].dial,
    "your bid is higher": lambda game, context: game.seats[context.seat].dial > game.seats[1 - context.seat].dial,
    "you have the favor": lambda game, context: game.table.favor == context.seat,
    "an opponent has the favor": lambda game, context: game.table.favor == opponent_of(context.seat),
    "you are the first player": lambda game, context: game.table.first == context.seat,
    "you count more skill": lambda game, context: _ahead(game, context.seat),
}
"""What can be so in one word; each has its words in the message files."""


def _is_type(game: L5R, type: int) -> bool:
    conflict = _conflict(game)
    return conflict is not None and conflict.type == type


def _is_at(game: L5R, province: int) -> bool:
    conflict = _conflict(game)
    return conflict is not None and conflict.province == province


def _attacker(game: L5R) -> int:
    conflict = _conflict(game)
    return NOBODY if conflict is None else conflict.attacker


def _honor(game: L5R, seat: int) -> int:
    """By how much a player is more honorable than the other (l5r.honor.more-or-less-honorable)."""
    return game.seats[seat].honor - game.seats[opponent_of(seat)].honor


def _ahead(game: L5R, seat: int) -> bool:
    """Whether a player counts more skill in the current conflict (l5r.current.during-conflict)."""
    return _conflict(game) is not None and conflict_total(game, seat) > conflict_total(game, opponent_of(seat))


@dataclass(frozen=True)
class So(Condition):
    """What one of the conditions says."""

    word: str

    def holds(self, game: L5R, context: Context) -> bool:
        """Ask the condition."""
        return CONDITIONS[self.word](game, context)


@dataclass(frozen=True)
class ThereIs(Condition):
    """There are cards in play that the filters accept: one, or more."""

    cards: tuple[Filter, ...]
    least: int = 1

    def holds(self, game: L5R, context: Context) -> bool:
        """Count them."""
        return sum(accepted(game, context, card, self.cards) for card in game.in_play()) >= self.least


@dataclass(frozen=True)
class Number(Amount):
    """How many cards in play the filters accept, times a number."""

    cards: tuple[Filter, ...]
    each: int = 1

    def count(self, game: L5R, context: Context) -> int:
        """Count them."""
        return self.each * sum(accepted(game, context, card, self.cards) for card in game.in_play())


def so(*words: str) -> Condition:
    """The conditions with these words, all of them: `so("during a conflict", "this attacks")`."""
    from nefrit.kernel.effects import AllOf

    for word in words:
        if word not in CONDITIONS:
            raise LookupError(f"nothing is known of {word!r}")
    conditions = tuple(So(word) for word in words)
    return conditions[0] if len(conditions) == 1 else AllOf(conditions)
