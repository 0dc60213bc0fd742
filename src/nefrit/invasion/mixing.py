"""Facedown developments are mixed, so that nobody but their owner can tell them apart.

A player may do so at any time (invasion.faq.shuffle-developments); it costs nothing and never hurts, so it is always
done as soon as it can hide something (decision.invasion.mixed-developments).
"""

from __future__ import annotations

from nefrit.invasion.constants import AT_REST
from nefrit.invasion.rows import ROWS, rows
from nefrit.invasion.standing import keep_laid
from nefrit.invasion.state import CAPITAL, Invasion, on_the_table, section_of
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context


def mix_developments(game: Invasion) -> None:
    """In each zone, if some of the facedown developments there can be told from others that are just like them."""
    together: list[tuple[int, int, list[int]]] | None = game.laid.get("together")
    if together is None:
        together = game.laid["together"] = _together(game)
    pieces, seen = game.pieces, game.seen
    for seat, section, cards in together:
        owner = 1 << seat
        for card in cards:
            if pieces[card].told_apart or seen[card] != owner:
                _mix(game, seat, section, cards)
                break


def _together(game: Invasion) -> list[tuple[int, int, list[int]]]:
    """The facedown developments that lie in a zone with others, for each such zone: whose it is, and which."""
    found = [
        (row.place % game.seat_count, section_of(game, row.facedown[0]), row.facedown)
        for row in game.laid.get(ROWS) or rows(game)
        if len(row.facedown) > 1
    ]
    return sorted(found)


def _mix(game: Invasion, seat: int, section: int, cards: list[int]) -> None:
    marked, owner = _pointed_at(game), 1 << seat
    alike = [card for card in cards if _is_plain(game, card, marked)]
    if len(alike) > 1 and [card for card in alike if game.pieces[card].told_apart or game.seen[card] != owner]:
        laid = game.laid
        game.arrange(CAPITAL[section], seat, game.chance.shuffled(tuple(alike)))
        keep_laid(game, laid)
        for card in alike:
            if game.pieces[card].told_apart:
                game.edit_piece(card).told_apart = False
            game.turn_facedown(card, owner)


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
