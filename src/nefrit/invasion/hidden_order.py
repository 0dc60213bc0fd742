"""Facedown developments are mixed, so that nobody but their owner can tell them apart.

A player may do so at any time (invasion.faq.shuffle-developments); it costs nothing and never hurts, so it is always
done as soon as it can hide something (decision.invasion.mixed-developments).
"""

from __future__ import annotations

from nefrit.invasion.constants import AT_REST
from nefrit.invasion.in_play import rows
from nefrit.invasion.memo import IN_FORCE, Mixed
from nefrit.invasion.standing import facedown_changed
from nefrit.invasion.state import CAPITAL, Invasion, section_of
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context


def mix_developments(game: Invasion) -> None:
    """In each zone, if some of the facedown developments there can be told from others that are just like them."""
    to_mix = game.memo.to_mix
    if to_mix is None:
        to_mix = game.memo.to_mix = _to_mix(game)
        game.memo.known |= IN_FORCE
    for seat, section, cards in to_mix:
        _mix(game, seat, section, cards)


def _to_mix(game: Invasion) -> list[Mixed]:
    """The facedown developments that lie in a row with others, where some can be told from others: whose, where, which.

    Whoever tells one from the others, or shows one, calls `row_changed`. So a row of which none could be told from
    others stays like that. Those that must stay where they are as long as cards lie as they do are left out.
    """
    pieces, seen = game.pieces, game.known_to
    found: list[Mixed] = []
    for row in game.memo.rows or rows(game):
        if not row.order_hidden:
            seat = row.place % game.seat_count
            owner = 1 << seat
            told_apart = [card for card in row.facedown if pieces[card].told_apart or seen[card] != owner]
            if told_apart:
                marked = _marked(game)
                alike = [card for card in row.facedown if card not in marked]
                if len(alike) > 1 and not marked.issuperset(told_apart):
                    found.append((seat, section_of(game, alike[0]), alike))
            else:
                row.order_hidden = True
    found.sort()
    return found


def _mix(game: Invasion, seat: int, section: int, cards: list[int]) -> None:
    marked, owner = _pointed_at(game), 1 << seat
    alike = [card for card in cards if _is_plain(game, card, marked)]
    if len(alike) > 1 and [card for card in alike if game.pieces[card].told_apart or game.known_to[card] != owner]:
        memo = game.quiet_memo()
        game.arrange(CAPITAL[section], seat, game.chance.shuffled(tuple(alike)))
        for card in alike:
            if game.pieces[card].told_apart:
                game.edit_piece(card).told_apart = False
            game.turn_facedown(card, owner)
        facedown_changed(game, memo, game.slot_of[alike[0]])


def _marked(game: Invasion) -> set[int]:
    """The cards to which others are attached, or which effects are about that last: everybody must know them."""
    found = {card for lasting in game.lasting for card in lasting.cards}
    for row in game.memo.rows or rows(game):
        if row.attached_or_taken:
            found |= {game.pieces[card].on for card in row.attached_or_taken}
    return found


def _pointed_at(game: Invasion) -> set[int]:
    """The cards that something is about which is to be done: those must stay where everybody knows them, too.

    invasion.faq.targeted-development-identified
    """
    found: set[int] = set()
    # While an effect makes an attack the rest of its chain waits outside of the windows of that.
    outside = [link for frame in game.stack for link in getattr(frame, "outside", ())]
    for one in (*game.table.chain, *game.stack, *outside):
        if isinstance(one, Context):
            found |= {*one.targets, *[card for cards in getattr(one, "chosen", ()) for card in cards]}
    return found


def _is_plain(game: Invasion, card: int, marked: set[int]) -> bool:
    """Whether a facedown development has nothing by which it can be told from others."""
    piece = game.pieces[card]
    if card in marked or piece.corrupted or piece.side != AT_REST or piece.quest != NO_CARD:
        return False
    return not (piece.damage or piece.resources or piece.assigned or piece.kept)
