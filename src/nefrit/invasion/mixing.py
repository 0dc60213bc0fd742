"""Facedown developments are mixed, so that nobody but their owner can tell them apart.

A player may do so at any time (invasion.faq.shuffle-developments); it costs nothing and never hurts, so it is always
done as soon as it can hide something (decision.invasion.mixed-developments).
"""

from __future__ import annotations

from nefrit.invasion.constants import AT_REST, SECTIONS
from nefrit.invasion.state import CAPITAL, Invasion, in_zone, on_the_table
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context


def mix_developments(game: Invasion) -> None:
    """In each zone, if some of the facedown developments there can be told from others that are just like them."""
    together: list[tuple[int, int, list[int]]] | None = game.laid.get("together")
    if together is None:
        together = game.laid["together"] = _together(game)
    for seat, section, cards in together:
        if _told_apart(game, seat, cards):
            marked = _pointed_at(game)
            alike = [card for card in cards if _is_plain(game, card, marked)]
            if len(alike) > 1 and _told_apart(game, seat, alike):
                game.arrange(CAPITAL[section], seat, game.chance.shuffled(tuple(alike)))
                for card in alike:
                    game.edit_piece(card).told_apart = False
                    game.turn_facedown(card, 1 << seat)


def _together(game: Invasion) -> list[tuple[int, int, list[int]]]:
    """The facedown developments that lie in a zone with others, for each such zone: whose it is, and which."""
    found: list[tuple[int, int, list[int]]] = []
    for seat in range(game.seat_count):
        for section in SECTIONS:
            cards = [card for card in in_zone(game, seat, section) if game.pieces[card].facedown]
            if len(cards) > 1:
                found.append((seat, section, cards))
    return found


def _told_apart(game: Invasion, owner: int, cards: list[int]) -> bool:
    """Whether others than the owner can tell any of these developments from the rest."""
    pieces, seen, hidden = game.pieces, game.seen, 1 << owner
    return bool([card for card in cards if pieces[card].told_apart or seen[card] != hidden])


def _pointed_at(game: Invasion) -> set[int]:
    """The cards that something is about: those must stay where everybody knows them.

    invasion.faq.targeted-development-identified
    """
    found = {card for lasting in game.lasting for card in lasting.cards}
    for one in (*game.table.chain, *game.stack):
        if isinstance(one, Context):
            found |= {*one.targets, *[card for cards in getattr(one, "chosen", ()) for card in cards]}
    return found | {game.pieces[card].on for card in on_the_table(game)}


def _is_plain(game: Invasion, card: int, marked: set[int]) -> bool:
    """Whether a facedown development has nothing by which it can be told from others."""
    piece = game.pieces[card]
    if card in marked or piece.corrupted or piece.side != AT_REST or piece.quest != NO_CARD:
        return False
    return not (piece.damage or piece.resources or piece.assigned or piece.kept)
