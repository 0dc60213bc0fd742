"""Facedown developments are mixed, so that nobody but their owner can tell them apart.

A player may do so at any time (invasion.faq.shuffle-developments); it costs nothing and never hurts, so it is always
done as soon as it can hide something (decision.invasion.mixed-developments).
"""

from __future__ import annotations

from nefrit.invasion.constants import AT_REST, SECTIONS
from nefrit.invasion.state import CAPITAL, Invasion, on_the_table
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context


def mix_developments(game: Invasion) -> None:
    """In each zone, if some of the facedown developments there can be told from others that are just like them."""
    pieces, seen, where, seats = game.pieces, game.seen, game.where, game.seat_count
    hidden: list[int] | None = game.laid.get("facedown")
    if hidden is None:
        hidden = game.laid["facedown"] = [card for card in on_the_table(game) if pieces[card].facedown]
    if len(hidden) < 2:
        return
    apart = [card for card in hidden if pieces[card].told_apart or seen[card] != 1 << where[card] % seats]
    places = [where[card] for card in hidden] if apart else []
    if not [card for card in apart if places.count(where[card]) > 1]:
        return
    marked = _pointed_at(game)
    for seat in range(game.seat_count):
        for section in SECTIONS:
            place = CAPITAL[section].number * game.seat_count + seat
            alike = [card for card in hidden if game.where[card] == place and _is_plain(game, card, marked)]
            owner = 1 << seat
            if len(alike) < 2 or not any(game.pieces[card].told_apart or game.seen[card] != owner for card in alike):
                continue
            game.arrange(CAPITAL[section], seat, game.chance.shuffled(tuple(alike)))
            for card in alike:
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
