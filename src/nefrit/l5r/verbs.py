"""What can be done to a card: for each verb whether it can be done now, and what occurs when it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from nefrit.kernel.occurrences import Occurrence
from nefrit.l5r.constants import AT_HOME, HONORED, NOBODY, ORDINARY, PROVINCE, STRONGHOLD
from nefrit.l5r.leaving import leaving
from nefrit.l5r.occurrences.bowing import Bowed, Readied
from nefrit.l5r.occurrences.drawing import own_deck
from nefrit.l5r.occurrences.fate import FateGained, FatePlaced, FateRemoved
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, COST
from nefrit.l5r.occurrences.moving import Moved
from nefrit.l5r.occurrences.personal_honor import Dishonored, Honored, StatusDiscarded
from nefrit.l5r.occurrences.provinces import TurnedFacedown
from nefrit.l5r.participation import may_participate
from nefrit.l5r.standing import is_faceup, is_forbidden
from nefrit.l5r.state import HAND, IN_PROVINCE, L5R
from nefrit.l5r.values import is_character, may_be_dishonored, side_of


@final
class Cause:
    """Who does it, from which card, and whether as an effect or to pay a cost.

    `by` is the player whose effect it is; paying a cost is nobody's effect (l5r.immune.costs-still-payable).
    """

    __slots__ = ("by", "how", "seat", "source")

    def __init__(self, seat: int, source: int, how: str = CARD_EFFECT) -> None:
        self.seat = seat
        self.source = source
        self.how = how
        self.by = NOBODY if how == COST else seat


@final
class Verb:
    """One thing that can be done to a card in play."""

    __slots__ = ("able", "occurrences")

    def __init__(
        self,
        able: Callable[[L5R, Cause, int, int], bool],
        occurrences: Callable[[L5R, Cause, int, int], tuple[Occurrence, ...]],
    ) -> None:
        self.able = able
        self.occurrences = occurrences


def _seat(game: L5R, card: int) -> int:
    return game.pieces[card].controller


def _may(game: L5R, what: str, cause: Cause, card: int) -> bool:
    return not is_forbidden(game, what, card, by=cause.by)


def _leaves(game: L5R, card: int) -> bool:
    """Whether a card can leave play: strongholds and provinces cannot (l5r.stronghold.cannot-leave-play)."""
    return game.faces[card].type not in (STRONGHOLD, PROVINCE)


def _can_move_in(game: L5R, cause: Cause, card: int, amount: int) -> bool:
    """Whether a character can move to the conflict; who was evaded can, too (l5r.covert.evaded-can-be-moved-in).

    l5r.move.needs-destination, l5r.participating.cannot-participate-1-5
    """
    conflict = game.table.conflict
    return (
        conflict is not None
        and game.pieces[card].side == AT_HOME
        and is_character(game, card)
        and _may(game, "move", cause, card)
        and _may(game, "move-to-conflict", cause, card)
        and may_participate(game, card, conflict.type, side_of(game, _seat(game, card)))
    )


def _can_lose_fate(game: L5R, cause: Cause, card: int, amount: int) -> bool:
    """Whether fate can be removed from a card: an effect takes what there is, a cost is paid in full.

    l5r.triggered.cost-must-be-payable, decision.all.impossible-excess
    """
    least = amount if cause.how == COST else 1
    return game.pieces[card].fate >= max(1, least) and _may(game, "lose-fate", cause, card)


def _can_turn_facedown(game: L5R, cause: Cause, card: int, amount: int) -> bool:
    """Whether a province or a card in one can be turned facedown: a stronghold cannot.

    l5r.stronghold.cannot-be-facedown
    """
    return game.pieces[card].slot >= 0 and is_faceup(game, card) and game.faces[card].type != STRONGHOLD


def _turned_facedown(game: L5R, cause: Cause, card: int, amount: int) -> tuple[Occurrence, ...]:
    """A holding is in play only as long as it is faceup (l5r.holding.faceup-active).

    l5r.facedown-province.entities-swap
    """
    turned = _made(TurnedFacedown, game, cause, card)
    if game.faces[card].type == PROVINCE:
        return (turned,)
    there = IN_PROVINCE[game.pieces[card].slot]
    return (*leaving(game, card, there, source=cause.source, by=cause.seat, how=cause.how), turned)


VERBS: Final[dict[str, Verb]] = {
    # l5r.bow.cannot-bow-again, l5r.target.bowed-character-example
    "bow": Verb(
        lambda game, cause, card, n: not game.pieces[card].bowed and _may(game, "bow", cause, card),
        lambda game, cause, card, n: (_made(Bowed, game, cause, card),),
    ),
    "ready": Verb(
        lambda game, cause, card, n: game.pieces[card].bowed and _may(game, "ready", cause, card),
        lambda game, cause, card, n: (_made(Readied, game, cause, card),),
    ),
    # l5r.personal-honor.already-honored, l5r.personal-honor.already-dishonored
    "honor": Verb(
        lambda game, cause, card, n: game.pieces[card].status != HONORED and _may(game, "honor", cause, card),
        lambda game, cause, card, n: (_made(Honored, game, cause, card),),
    ),
    "dishonor": Verb(
        lambda game, cause, card, n: may_be_dishonored(game, card, cause.by),
        lambda game, cause, card, n: (_made(Dishonored, game, cause, card),),
    ),
    "discard": Verb(
        lambda game, cause, card, n: _leaves(game, card) and _may(game, "be-discarded", cause, card),
        lambda game, cause, card, n: leaving(game, card, source=cause.source, by=cause.seat, how=cause.how),
    ),
    # l5r.sacrifice.is-not-discard: what cannot be discarded can be sacrificed.
    "sacrifice": Verb(
        lambda game, cause, card, n: _leaves(game, card),
        lambda game, cause, card, n: leaving(
            game, card, source=cause.source, by=cause.seat, how=cause.how, sacrifice=True
        ),
    ),
    "return-to-hand": Verb(
        lambda game, cause, card, n: _leaves(game, card) and _may(game, "leave", cause, card),
        lambda game, cause, card, n: leaving(game, card, HAND, source=cause.source, by=cause.seat, how=cause.how),
    ),
    "return-to-deck": Verb(
        lambda game, cause, card, n: _leaves(game, card) and _may(game, "leave", cause, card),
        lambda game, cause, card, n: leaving(
            game, card, own_deck(game, card), source=cause.source, by=cause.seat, how=cause.how, top=n == 0
        ),
    ),
    # All fate on it goes to the pool of its owner, not to the general one.
    "return-fate": Verb(
        lambda game, cause, card, n: game.pieces[card].fate > 0 and _may(game, "lose-fate", cause, card),
        lambda game, cause, card, n: (
            _made(FateRemoved, game, cause, card, game.pieces[card].fate),
            FateGained(
                seat=game.owners[card], amount=game.pieces[card].fate, source=cause.source, by=cause.seat, how=cause.how
            ),
        ),
    ),
    "discard-status": Verb(
        lambda game, cause, card, n: game.pieces[card].status != ORDINARY,
        lambda game, cause, card, n: (_made(StatusDiscarded, game, cause, card),),
    ),
    "place-fate": Verb(
        lambda game, cause, card, n: n > 0,
        lambda game, cause, card, n: (_made(FatePlaced, game, cause, card, n),),
    ),
    "remove-fate": Verb(
        _can_lose_fate,
        lambda game, cause, card, n: (_made(FateRemoved, game, cause, card, n),),
    ),
    # l5r.move.not-to-same-place
    "move-home": Verb(
        lambda game, cause, card, n: game.pieces[card].side != AT_HOME and _may(game, "move", cause, card),
        lambda game, cause, card, n: (_made(Moved, game, cause, card, AT_HOME),),
    ),
    "move-to-conflict": Verb(
        _can_move_in,
        lambda game, cause, card, n: (_made(Moved, game, cause, card, side_of(game, _seat(game, card))),),
    ),
    "turn-facedown": Verb(_can_turn_facedown, _turned_facedown),
}
"""The verbs of card effects and costs."""


def _made(kind: Callable[..., Occurrence], game: L5R, cause: Cause, card: int, amount: int = 0) -> Occurrence:
    return kind(card, _seat(game, card), amount, source=cause.source, by=cause.seat, how=cause.how)


def able(game: L5R, verb: str, cause: Cause, card: int, amount: int = 0) -> bool:
    """Whether something can be done to a card in play now."""
    return card in game.pieces and VERBS[verb].able(game, cause, card, amount)


def occurrences(game: L5R, verb: str, cause: Cause, card: int, amount: int = 0) -> tuple[Occurrence, ...]:
    """What occurs when it is done."""
    return VERBS[verb].occurrences(game, cause, card, amount)
