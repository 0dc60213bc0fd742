"""When abilities can be used and standing effects stand: conditions, as predicates with a name; and numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import AllOf, Condition, Context, shortcut
from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING, HONORED, MILITARY, NO_RING, NOBODY, POLITICAL
from nefrit.l5r.filters import accepted, parent_of
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.participation import attackers
from nefrit.l5r.rings import elements_of_conflict
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import L5R, PROVINCES, ROLES, Conflict
from nefrit.l5r.trees import Amount, Filter, L5RCondition
from nefrit.l5r.values import characters, conflict_total, opponent_of, participating, total_glory


def _conflict(game: L5R) -> Conflict | None:
    return game.table.conflict


def _side(game: L5R, card: int) -> int:
    piece = game.pieces.get(card)
    return AT_HOME if piece is None or game.table.conflict is None else piece.side


CONDITIONS: Final[dict[str, Callable[[L5R, Context], bool]]] = {
    "during a conflict": lambda game, context: game.table.conflict is not None,
    "not during a conflict": lambda game, context: game.table.conflict is None,
    "during a military conflict": lambda game, context: _is_type(game, MILITARY),
    "during a political conflict": lambda game, context: _is_type(game, POLITICAL),
    "during the first military conflict of the round": lambda game, context: (
        _is_type(game, MILITARY) and MILITARY not in game.table.fought
    ),
    "during the conflict phase": lambda game, context: game.table.phase == "conflict",
    "during a conflict at this province": lambda game, context: _is_at(game, context.source),
    "this province is unbroken": lambda game, context: not game.pieces[context.source].broken,
    "this participates": lambda game, context: _side(game, context.source) != AT_HOME,
    "this is at home": lambda game, context: _side(game, context.source) == AT_HOME,
    "this is ready": lambda game, context: not game.pieces[context.source].bowed,
    "this attacks": lambda game, context: _side(game, context.source) == ATTACKING,
    "this attacks alone": lambda game, context: attackers(game) == [context.source],
    "this defends": lambda game, context: _side(game, context.source) == DEFENDING,
    "the attached character participates": lambda game, context: (
        _side(game, parent_of(game, context.source)) != AT_HOME
    ),
    "the attached character attacks": lambda game, context: _side(game, parent_of(game, context.source)) == ATTACKING,
    "this is your only participating character": lambda game, context: (
        participating(game, context.seat) == (context.source,)
    ),
    "you control a participating character": lambda game, context: bool(participating(game, context.seat)),
    "you control a single participating character": lambda game, context: len(participating(game, context.seat)) == 1,
    "you are attacking": lambda game, context: _attacker(game) == context.seat,
    "you are defending": lambda game, context: _attacker(game) == opponent_of(context.seat),
    "you won the conflict": lambda game, context: _winner(game) == context.seat,
    "you have not lost a conflict this phase": lambda game, context: not game.seats[context.seat].lost_conflict,
    "an opponent has declared two conflicts this phase": lambda game, context: (
        len(game.seats[opponent_of(context.seat)].declared) >= 2
    ),
    "you are more honorable": lambda game, context: _honor(game, context.seat) > 0,
    "you are more honorable by five": lambda game, context: _honor(game, context.seat) >= 5,
    "you are less honorable": lambda game, context: _honor(game, context.seat) < 0,
    "your bid is lower": lambda game, context: game.seats[context.seat].dial < game.seats[1 - context.seat].dial,
    "your bid is higher": lambda game, context: game.seats[context.seat].dial > game.seats[1 - context.seat].dial,
    "you have the favor": lambda game, context: game.table.favor == context.seat,
    "an opponent has the favor": lambda game, context: game.table.favor == opponent_of(context.seat),
    "you are the first player": lambda game, context: game.table.first == context.seat,
    "you count more skill": lambda game, context: _ahead(game, context.seat),
    "you count more glory": lambda game, context: _shines(game, context.seat),
    "you control more honored characters": lambda game, context: (
        _honored(game, context.seat) > _honored(game, opponent_of(context.seat))
    ),
    "an opponent controls more characters": lambda game, context: (
        len(characters(game, opponent_of(context.seat))) > len(characters(game, context.seat))
    ),
    "this won the duel": lambda game, context: context.targets[:1] == (context.source,),
}
"""What can be so in one word; each has its words in the message files."""

ONLY_IN_CONFLICTS: Final = frozenset(
    {
        "during a conflict",
        "during a military conflict",
        "during a political conflict",
        "during the first military conflict of the round",
        "during a conflict at this province",
        "this participates",
        "this attacks",
        "this defends",
        "the attached character participates",
        "the attached character attacks",
        "you are attacking",
        "you are defending",
        "you won the conflict",
        "you count more skill",
        "you count more glory",
    }
)
"""What can be so only while a conflict is being resolved."""


def _is_type(game: L5R, type: int) -> bool:
    conflict = game.table.conflict
    return conflict is not None and conflict.type == type


def _is_at(game: L5R, province: int) -> bool:
    conflict = _conflict(game)
    return conflict is not None and conflict.province == province


def _attacker(game: L5R) -> int:
    conflict = _conflict(game)
    return NOBODY if conflict is None else conflict.attacker


def _winner(game: L5R) -> int:
    conflict = _conflict(game)
    return NOBODY if conflict is None else conflict.winner


def _honor(game: L5R, seat: int) -> int:
    """By how much a player is more honorable than the other (l5r.honor.more-or-less-honorable)."""
    return game.seats[seat].honor - game.seats[opponent_of(seat)].honor


def _ahead(game: L5R, seat: int) -> bool:
    """Whether a player counts more skill in the current conflict (l5r.current.during-conflict)."""
    return _conflict(game) is not None and conflict_total(game, seat) > conflict_total(game, opponent_of(seat))


def _shines(game: L5R, seat: int) -> bool:
    """Whether a player counts more glory among ready participating characters."""
    mine, theirs = (total_glory(game, participating(game, side)) for side in (seat, opponent_of(seat)))
    return _conflict(game) is not None and mine > theirs


def _honored(game: L5R, seat: int) -> int:
    return sum(game.pieces[card].status == HONORED for card in characters(game, seat))


@dataclass(frozen=True)
class So(L5RCondition):
    """What one of the conditions says."""

    word: str

    def __post_init__(self) -> None:
        shortcut(self, "holds", CONDITIONS[self.word])

    def holds(self, game: L5R, context: Context) -> bool:
        """Ask the condition."""
        return CONDITIONS[self.word](game, context)

    @property
    def only_in_conflicts(self) -> bool:
        """What the word says."""
        return self.word in ONLY_IN_CONFLICTS


@dataclass(frozen=True)
class DuringElement(Condition):
    """During a conflict with a ring of this element, or while one is being declared."""

    element: int

    def holds(self, game: L5R, context: Context) -> bool:
        """The ring may have several."""
        if game.table.conflict is None:
            return game.table.declaring != NO_RING and game.table.declaring == self.element
        return self.element in elements_of_conflict(game)


@dataclass(frozen=True)
class HaveClaimed(Condition):
    """The ring of this element is in your claimed ring pool."""

    element: int

    def holds(self, game: L5R, context: Context) -> bool:
        """Look there."""
        return game.table.ring_owner[self.element] == context.seat


@dataclass(frozen=True)
class ThereIs(Condition):
    """There are cards in play that the filters accept: one, or more."""

    cards: tuple[Filter, ...]
    least: int = 1

    def holds(self, game: L5R, context: Context) -> bool:
        """Count them."""
        left = self.least
        for card in game.in_play():
            if accepted(game, context, card, self.cards):
                left -= 1
                if left <= 0:
                    return True
        return False


@dataclass(frozen=True)
class TargetIs(Condition):
    """The (first) chosen card is one that the filters accept."""

    cards: tuple[Filter, ...]

    def holds(self, game: L5R, context: Context) -> bool:
        """If it is still there."""
        targets = context.targets
        return bool(targets) and targets[0] in game.pieces and accepted(game, context, targets[0], self.cards)


@dataclass(frozen=True)
class LoserIs(Condition):
    """The loser of a duel is one that the filters accept."""

    cards: tuple[Filter, ...]

    def holds(self, game: L5R, context: Context) -> bool:
        """If it is still there."""
        loser = context.targets[1:2]
        return bool(loser) and loser[0] in game.pieces and accepted(game, context, loser[0], self.cards)


@dataclass(frozen=True)
class Number(Amount):
    """How many cards in play the filters accept, times a number."""

    cards: tuple[Filter, ...]
    each: int = 1

    def count(self, game: L5R, context: Context) -> int:
        """Count them."""
        return self.each * sum(accepted(game, context, card, self.cards) for card in game.in_play())


def _on_unclaimed_rings(game: L5R, context: Context) -> int:
    pairs = zip(game.table.ring_owner, game.table.ring_fate, strict=True)
    contested = game.table.contested
    return sum(fate for ring, (owner, fate) in enumerate(pairs) if owner == NOBODY and ring != contested)


def _unclaimed_rings(game: L5R, context: Context) -> int:
    contested = game.table.contested
    return sum(owner == NOBODY and ring != contested for ring, owner in enumerate(game.table.ring_owner))


def _unrevealed_provinces(game: L5R, context: Context) -> int:
    return sum(not is_faceup(game, card) for card in game.zone(PROVINCES, context.seat))


def _that_much(game: L5R, context: Context) -> int:
    return context.occurrence.amount if isinstance(context.occurrence, Happening) else 0


COUNTS: Final[dict[str, Callable[[L5R, Context], int]]] = {
    "fate on unclaimed rings": _on_unclaimed_rings,
    "unclaimed rings": _unclaimed_rings,
    "claimed rings": lambda game, context: sum(owner != NOBODY for owner in game.table.ring_owner),
    "your unrevealed provinces": _unrevealed_provinces,
    "that much": _that_much,
}
"""What can be counted that is no card in play; each has its words in the message files."""


@dataclass(frozen=True)
class Count(Amount):
    """What one of the counts says."""

    word: str

    def count(self, game: L5R, context: Context) -> int:
        """Count it."""
        return COUNTS[self.word](game, context)


def role_elements(game: L5R, seat: int) -> frozenset[str]:
    """The traits of a player's role, among them its element."""
    return frozenset(trait for card in game.zone(ROLES, seat) for trait in game.faces[card].traits)


def so(*words: str) -> Condition:
    """The conditions with these words, all of them: `so("during a conflict", "this attacks")`."""
    for word in words:
        if word not in CONDITIONS:
            raise LookupError(f"nothing is known of {word!r}")
    conditions = tuple(So(word) for word in words)
    return conditions[0] if len(conditions) == 1 else AllOf(conditions)
