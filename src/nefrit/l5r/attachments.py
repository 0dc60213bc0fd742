"""Attachments: what may be attached to what."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.effects import Context
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.l5r.keywords import attachment_ban, is_restricted, may_ban_attachments
from nefrit.l5r.standing import effects_on
from nefrit.l5r.state import L5R
from nefrit.l5r.values import attachments, is_character, is_edition_1_0

MOST_RESTRICTED = 2


def attachment_refusals(game: L5R, card: int, parent: int, seat: int) -> Iterator[Refusal]:
    """Why a player's attachment cannot be attached to a card. Any number of others may be there already.

    l5r.attachment.no-count-limit
    """
    yield from _misfits(game, card, parent, seat, attachments(game, parent) if game.faces[card].attaches else ())
    # l5r.restricted.may-play-third-1-5: only since then may a third one be attached, and another is discarded.
    if is_edition_1_0(game) and is_restricted(game, card):
        others = [other for other in restricted_on(game, parent) if other != card]
        if len(others) >= MOST_RESTRICTED:
            yield refuse("l5r.restricted.max-two", "two-restricted")


def _misfits(game: L5R, card: int, parent: int, seat: int, older: tuple[int, ...]) -> Iterator[Refusal]:
    """Why an attachment cannot be on a card, whether it comes there or is there, with `older` ones beside it."""
    if not is_character(game, parent):
        in_1_0, in_1_5 = "l5r.attachment.character-only-1-0", "l5r.attachment.character-in-play-only-1-5"
        yield refuse(in_1_0 if is_edition_1_0(game) else in_1_5, "no-character-in-play")
        return
    banned = attachment_ban(game, parent, card) if may_ban_attachments(game, parent) else ""
    if banned:
        yield refuse(banned, "no-attachments")
    if not game.faces[card].attaches:
        return
    context = Context(seat, card)
    name = game.faces[card].name
    for node in game.faces[card].attaches:
        if not all(wanted.accepts(game, context, parent) for wanted in node.to):
            yield refuse("l5r.attachment.needs-eligible-parent", "not-eligible")
        if node.one_per_character and any(game.faces[other].name == name for other in older if other != card):
            yield refuse("decision.l5r.limit-per-character", "one-per-character")


def may_attach(game: L5R, card: int, parent: int, seat: int) -> bool:
    """Whether a player's attachment can be attached to a card."""
    return first(attachment_refusals(game, card, parent, seat)) is None


def may_play_on(game: L5R, card: int, parent: int, seat: int) -> bool:
    """Whether a player can play an attachment on a card."""
    for node in game.faces[card].attaches:
        if node.played:
            context = Context(seat, card)
            if not all(one.accepts(game, context, parent) for one in node.played):
                return False
    return may_attach(game, card, parent, seat)


def is_legally_attached(game: L5R, card: int, new: tuple[int, ...] = ()) -> bool:
    """Whether an attachment in play may stay where it is.

    l5r.attachment.stays-until-removed, l5r.attachment.illegal-discarded

    Of several copies of which a character can have only one, those go that came later: the `new` ones.
    """
    piece = game.pieces[card]
    if piece.on not in game.pieces:
        return False
    if effects_on(game, "stays-attached", card):
        return True
    if not game.faces[card].attaches and not may_ban_attachments(game, piece.on) and is_character(game, piece.on):
        return True
    others = attachments(game, piece.on)
    came = [other for other in others if other not in new] + [other for other in others if other in new]
    older = tuple(came[: came.index(card)])
    return first(_misfits(game, card, piece.on, piece.controller, older)) is None


def restricted_on(game: L5R, card: int) -> tuple[int, ...]:
    """The restricted attachments on a card."""
    return tuple(other for other in attachments(game, card) if is_restricted(game, other))


def excess_restricted(game: L5R, card: int) -> tuple[int, ...]:
    """The restricted attachments on a character, if they are more than two (l5r.restricted.max-two)."""
    restricted = restricted_on(game, card)
    return restricted if len(restricted) > MOST_RESTRICTED else ()
