"""Which triggered abilities a card has: printed, gained, and those its keywords stand for."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import ANYTHING
from nefrit.l5r.constants import PROVINCE
from nefrit.l5r.keywords import keywords_of, triggered_by_keyword
from nefrit.l5r.standing import cards_with_changed_text, granted, is_active
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Triggered


def abilities_of(game: L5R, card: int) -> tuple[Triggered, ...]:
    """The triggered abilities of a card now: printed, gained, and those its keywords stand for."""
    face = game.faces[card]
    if card not in game.pieces:
        return face.triggered
    if face.as_attachment is None and card not in cards_with_changed_text(game):
        return face.own_abilities if face.type != PROVINCE or is_active(game, card) else ()
    memo = game.memo
    known = memo.abilities
    if known is None:
        known = memo.abilities = {}
        memo.known |= ANYTHING
    found = known.get(card)
    if found is None:
        abilities = list(printed_on(game, card)) if is_active(game, card) else []
        abilities.extend(gained_by(game, card))
        for keyword in keywords_of(game, card):
            ability = triggered_by_keyword(keyword)
            if ability is not None:
                abilities.append(ability)
        found = known[card] = tuple(abilities)
    return found


def gained_by(game: L5R, card: int) -> list[Triggered]:
    """The triggered abilities that other cards give to a card, even to a blank one.

    l5r.blank.gained-text-unaffected
    """
    found: list[Triggered] = []
    for gained in granted(game, "ability", card):
        assert isinstance(gained, Triggered)
        found.append(gained)
    return found


def printed_on(game: L5R, card: int) -> tuple[Triggered, ...]:
    """The triggered abilities printed on a card in play, or those it has as an attachment."""
    face = game.faces[card]
    if face.as_attachment is not None and game.pieces[card].on != NO_CARD:
        return face.as_attachment.triggered
    return face.triggered
