"""Attachments: what may be attached to what."""

from __future__ import annotations

from nefrit.kernel.effects import Context
from nefrit.l5r.keywords import allows_attachment, is_restricted
from nefrit.l5r.standing import effects_on
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Attaches
from nefrit.l5r.values import attachments, is_character

MOST_RESTRICTED = 2


def may_attach(game: L5R, card: int, parent: int, seat: int) -> bool:
    """Whether an attachment of a player can be on a character in play.

    l5r.attachment.character-in-play-only-1-5, l5r.no-attachments.basic, decision.l5r.limit-per-character
    """
    if not is_character(game, parent) or not allows_attachment(game, parent, card):
        return False
    context = Context(seat, card)
    for node in game.faces[card].abilities:
        if isinstance(node, Attaches):
            if not all(wanted.accepts(game, context, parent) for wanted in node.to):
                return False
            name = game.faces[card].name
            others = [other for other in attachments(game, parent) if other != card and game.faces[other].name == name]
            if node.one_per_character and others:
                return False
    return True


def is_legally_attached(game: L5R, card: int) -> bool:
    """Whether an attachment in play may stay where it is (l5r.attachment.illegal-discarded)."""
    piece = game.pieces[card]
    return piece.on in game.pieces and (
        bool(effects_on(game, "stays-attached", card)) or may_attach(game, card, piece.on, piece.controller)
    )


def excess_restricted(game: L5R, card: int) -> tuple[int, ...]:
    """The restricted attachments on a character, if they are more than two (l5r.restricted.max-two)."""
    restricted = tuple(other for other in attachments(game, card) if is_restricted(game, other))
    return restricted if len(restricted) > MOST_RESTRICTED else ()
