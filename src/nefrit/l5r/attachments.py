"""Attachments: what may be attached to what."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.effects import Context
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.keywords import NO_ATTACHMENTS, RESTRICTED, attachment_ban, is_restricted, may_ban_attachments
from nefrit.l5r.standing import BLANK, BLANK_EXCEPT_TRAITS, InForce, effects_on, reached, standing_effects
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import ANYWHERE, ATTACKED_PROVINCE, ITS_PARENT, Grants, Keyword, Standing
from nefrit.l5r.values import attached_cards, attachments, is_character, is_edition_1_0

MOST_RESTRICTED: Final = 2

_DECISIVE: Final = ("trait", "clan", BLANK, BLANK_EXCEPT_TRAITS, "keyword", "stays-attached")


def attachment_refusals(game: L5R, card: int, parent: int, seat: int) -> list[Refusal]:
    """Why a player's attachment cannot be attached to a card. Any number of others may be there already.

    l5r.attachment.no-count-limit
    """
    reasons = _misfits(game, card, parent, seat, attachments(game, parent))
    # l5r.restricted.may-play-third-1-5: only since then may a third one be attached, and another is discarded
    # (decision.l5r.third-restricted-1-0).
    if is_edition_1_0(game) and is_restricted(game, card) and len(restricted_on(game, parent)) >= MOST_RESTRICTED:
        reasons.append(refuse("l5r.restricted.max-two", "two-restricted"))
    return reasons


def _misfits(game: L5R, card: int, parent: int, seat: int, older: tuple[int, ...]) -> list[Refusal]:
    """Why an attachment cannot be on a card, whether it comes there or is there, with `older` ones beside it.

    l5r.no-attachments.basic, l5r.no-attachments.except-trait, l5r.no-attachments.with-trait
    """
    if not is_character(game, parent):
        in_1_0, in_1_5 = "l5r.attachment.character-only-1-0", "l5r.attachment.character-in-play-only-1-5"
        return [refuse(in_1_0 if is_edition_1_0(game) else in_1_5, "no-character-in-play")]
    reasons: list[Refusal] = []
    banned = attachment_ban(game, parent, card) if may_ban_attachments(game, parent) else None
    if banned:
        reasons.append(refuse(banned, "no-attachments"))
    face = game.faces[card]
    if not face.attaches:
        return reasons
    context = Context(seat, card)
    for node in face.attaches:
        if not node.to.accepts(game, context, parent):
            reasons.append(refuse("l5r.attachment.needs-eligible-parent", "not-eligible"))
        if node.one_per_character and any(game.faces[other].name == face.name for other in older):
            reasons.append(refuse("decision.l5r.limit-per-character", "one-per-character"))
    return reasons


def may_attach(game: L5R, card: int, parent: int, seat: int) -> bool:
    """Whether a player's attachment can be attached to a card."""
    return not attachment_refusals(game, card, parent, seat)


def may_play_on(game: L5R, card: int, parent: int, seat: int) -> bool:
    """Whether a player can play an attachment on a card."""
    for node in game.faces[card].attaches:
        if node.played.parts and not node.played.accepts(game, Context(seat, card), parent):
            return False
    return not attachment_refusals(game, card, parent, seat)


def is_legally_attached(game: L5R, card: int, new: tuple[int, ...] = ()) -> bool:
    """Whether an attachment in play may stay where it is.

    l5r.attachment.stays-until-removed, l5r.attachment.illegal-discarded

    Of several copies of which a character can have only one, those go that came later: the `new` ones
    (decision.l5r.limit-per-character).
    """
    piece = game.pieces[card]
    if piece.on not in game.pieces:
        return False
    if not game.faces[card].attaches and not may_ban_attachments(game, piece.on) and is_character(game, piece.on):
        return True
    others = attachments(game, piece.on)
    came = [other for other in others if other not in new] + [other for other in others if other in new]
    older = tuple(came[: came.index(card)])
    misfits = _misfits(game, card, piece.on, piece.controller, older)
    return not misfits or bool(effects_on(game, "stays-attached", card))


def decisive_effects(game: L5R) -> list[InForce]:
    """The standing effects on which it depends whether attachments are legal."""
    return [one for what in _DECISIVE for one in standing_effects(game, what) if _decides(one.effect)]


def _decides(effect: Standing) -> bool:
    """Whether an effect can decide on attachments: of keywords only some do."""
    if isinstance(effect, Grants) and isinstance(effect.granted, Keyword):
        return effect.granted.word in (NO_ATTACHMENTS.word, RESTRICTED.word)
    return True


def are_steadily_attached(game: L5R) -> bool:
    """Whether all attachments stay as legal as they are until one is attached elsewhere, comes, goes or changes
    control, or until other decisive effects are in force.
    """
    cards = [card for attached in attached_cards(game).values() for card in attached]
    # What an attachment does to its character, or a card to itself, changes no more often than they do.
    changes = [one for one in decisive_effects(game) if not _is_fixed(one)]
    if changes:
        changed = reached(game, changes)
        for card in cards:
            if card in changed or game.pieces[card].on in changed:
                return False
    return all(node.to.is_steady for card in cards for node in game.faces[card].attaches)


def _is_fixed(in_force: InForce) -> bool:
    on = in_force.effect.on
    if in_force.effect.condition is not None or in_force.reach in (ANYWHERE, ATTACKED_PROVINCE):
        return False
    return on is None or len(on.parts) == (1 if in_force.reach == ITS_PARENT else 0)


def restricted_on(game: L5R, card: int) -> tuple[int, ...]:
    """The restricted attachments on a card."""
    return tuple([other for other in attachments(game, card) if is_restricted(game, other)])
