"""Leaving play, with all that leaves with a card."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import NOBODY
from nefrit.l5r.keywords import has_keyword
from nefrit.l5r.occurrences.drawing import discard_pile
from nefrit.l5r.occurrences.happenings import FRAMEWORK
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.state import HAND, L5R
from nefrit.l5r.values import attachments, status_of


def leaving(
    game: L5R,
    card: int,
    to: Zone | None = None,
    *,
    source: int = NO_CARD,
    by: int = NOBODY,
    how: str = FRAMEWORK,
    top: bool = True,
    sacrifice: bool = False,
    shuffled: bool = False,
) -> tuple[Left, ...]:
    """The occurrences of a card leaving play, with all that leaves with it.

    It goes to the discard pile if nothing else is said; `shuffled`, into a deck.

    l5r.attachment.discarded-with-parent, l5r.leaves-play.simultaneous-consequences, l5r.ancestral.returns-to-hand
    """
    piece = game.pieces[card]
    goes = discard_pile(game, card) if to is None else to
    is_attached = piece.on != NO_CARD
    found = [
        Left(
            card,
            piece.controller,
            goes,
            source=source,
            by=by,
            how=how,
            top=top,
            sacrifice=sacrifice,
            attached=is_attached,
            ignores_status=status_of(game, card) != piece.status,
            shuffled=shuffled,
        )
    ]
    for attached in attachments(game, card):
        home = HAND if has_keyword(game, attached, "ancestral") else discard_pile(game, attached)
        found.append(Left(attached, game.pieces[attached].controller, home, by=by, how=how, parent=card, attached=True))
    return tuple(found)
