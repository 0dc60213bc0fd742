"""Participating in conflicts: who can, who attacks, who defends."""

from __future__ import annotations

from nefrit.l5r.constants import ATTACKING, CONFLICT_TYPES, DEFENDING
from nefrit.l5r.standing import is_forbidden
from nefrit.l5r.state import L5R
from nefrit.l5r.values import has_dash, participating


def may_participate(game: L5R, card: int, type: int, side: int) -> bool:
    """Whether a character can participate in a conflict of this type on this side.

    l5r.dash.cannot-participate, l5r.participating.cannot-participate-1-5
    """
    kind = CONFLICT_TYPES[type]
    role = "attacker" if side == ATTACKING else "defender"
    if has_dash(game, card, type):
        return False
    return not is_forbidden(game, "participate", card, kind=kind) and not is_forbidden(
        game, "participate", card, kind=role
    )


def cannot_participate(game: L5R, card: int) -> bool:
    """Whether a participating character has no business in the conflict."""
    conflict = game.table.conflict
    return conflict is not None and not may_participate(game, card, conflict.type, game.pieces[card].side)


def is_alone(game: L5R, card: int) -> bool:
    """Whether a character is its controller's only participating one."""
    return participating(game, game.pieces[card].controller) == (card,)


def attackers(game: L5R) -> list[int]:
    """The attacking characters."""
    return [card for seat in (0, 1) for card in participating(game, seat) if game.pieces[card].side == ATTACKING]


def defenders(game: L5R) -> list[int]:
    """The defending characters."""
    return [card for seat in (0, 1) for card in participating(game, seat) if game.pieces[card].side == DEFENDING]
