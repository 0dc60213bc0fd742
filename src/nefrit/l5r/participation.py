"""Participating in conflicts: who can, who attacks, who defends."""

from __future__ import annotations

from nefrit.kernel.effects import Context
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.constants import ATTACKING, CONFLICT_TYPES, DEFENDING
from nefrit.l5r.standing import has_effects, is_forbidden
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Forbids
from nefrit.l5r.values import has_dash, is_edition_1_0, participating


def participation_refusals(game: L5R, card: int, type: int, side: int) -> list[Refusal]:
    """Why a character cannot participate in a conflict of this type on this side.

    However it would come to participate: declared, moved, played or put into play
    (l5r.participating.cannot-participate-1-5, l5r.dash.cannot-be-played-or-put-into-conflict).
    """
    reasons: list[Refusal] = []
    if has_dash(game, card, type):
        reasons.append(refuse("l5r.dash.cannot-participate", "dash", type=CONFLICT_TYPES[type]))
    if _is_barred(game, card, type, side):
        older, newer = "l5r.participating.cannot-participate-1-0", "l5r.participating.cannot-participate-1-5"
        reasons.append(refuse(older if is_edition_1_0(game) else newer, "cannot-participate"))
    return reasons


def _is_barred(game: L5R, card: int, type: int, side: int) -> bool:
    """Whether a character cannot participate in this kind of conflict or role.

    What its own text says counts before it comes into play, too: it would come to participate, controlled by the
    player on that side.
    """
    kinds = (CONFLICT_TYPES[type], "attacker" if side == ATTACKING else "defender")
    if has_effects(game, "participate"):
        for kind in kinds:
            if is_forbidden(game, "participate", card, kind=kind):
                return True
    conflict = game.table.conflict
    if card in game.pieces or conflict is None:
        return False
    for effect in game.faces[card].standing:
        if isinstance(effect, Forbids) and effect.what == "participate":
            context = Context(conflict.attacker if side == ATTACKING else conflict.defender, card)
            if effect.only and kinds[0] not in effect.only and kinds[1] not in effect.only:
                continue
            if effect.condition is None or effect.condition.holds(game, context):
                return True
    return False


def may_participate(game: L5R, card: int, type: int, side: int) -> bool:
    """Whether a character can participate in a conflict of this type on this side."""
    return not participation_refusals(game, card, type, side)


def cannot_participate(game: L5R, card: int) -> bool:
    """Whether a participating character has no business in the conflict."""
    conflict = game.table.conflict
    return conflict is not None and not may_participate(game, card, conflict.type, game.pieces[card].side)


def attackers(game: L5R) -> list[int]:
    """The attacking characters (l5r.attacker.attacking-character)."""
    return [card for seat in (0, 1) for card in participating(game, seat) if game.pieces[card].side == ATTACKING]


def defenders(game: L5R) -> list[int]:
    """The defending characters (l5r.defender.defending-character)."""
    return [card for seat in (0, 1) for card in participating(game, seat) if game.pieces[card].side == DEFENDING]
