"""Cards come to lie under others, and lie there no longer."""

from __future__ import annotations

from nefrit.invasion.state import KEPT, Invasion


def lay_under(game: Invasion, card: int, keeper: int, *, facedown: bool = False) -> None:
    """Lay a card under another, where it is not in play; facedown it is known only to those who knew it.

    invasion.keyword.experience
    """
    known = game.known_to[card]
    game.move(card, KEPT, game.owners[card])
    if facedown:
        game.turn_facedown(card, known)
    piece = game.edit_piece(keeper)
    piece.kept = (*piece.kept, card)


def take_out(game: Invasion, card: int) -> None:
    """A card no longer lies under another."""
    for keeper in game.in_play():
        if card in game.pieces[keeper].kept:
            piece = game.edit_piece(keeper)
            piece.kept = tuple([other for other in piece.kept if other != card])
