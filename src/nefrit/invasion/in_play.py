"""Cards in play: what follows from how they lie there, found out row by row.

A row are the cards of a player in one zone of the capital, or those in another place. Mostly only one of them changes
when a card enters, leaves, moves or turns over, and nothing has to be found out anew for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nefrit.invasion.constants import FULCRUM, HERO, QUEST, SUPPORT
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import LAYOUT
from nefrit.kernel.state import NO_SEAT
from nefrit.parts.words import Amount

if TYPE_CHECKING:
    from nefrit.invasion.state import Invasion

NEVER_FALL: Final = (SUPPORT, FULCRUM)
"""The types of cards from which nothing follows, as far as they are what is printed."""


class Row:
    """The `cards` that lie in one `place` in play, and what follows from what is printed on them.

    Some are `facedown`. Cards have texts unless they are developments (invasion.card.type-development): those of
    `standing` have effects that stand, those of `acting` have actions without a trigger condition, and those that are
    `awaiting` anything to happen wait for what `awaits` says. To what cards respond that are not facedown is
    `responds`. So many symbols of their races are `provided`, and those of each type are `typed`. Of those that are
    unique these are the `titles`, and there are so many `heroes`. The player whose zone it is has so much `power` there
    by what is printed, None where that is to be counted.

    Cards from which something may follow are `may_fall`: fighters with how much damage they stand, quests with 0,
    others with None; it has `only_plain` cards if there are no others. More is to be asked only of cards that are
    `attached_or_taken`: each of them is attached to another, is a development only for now or has been taken from
    another player. The `order_hidden` tells that no card that lies facedown can be told from others there.
    """

    __slots__ = (
        "acting",
        "attached_or_taken",
        "awaiting",
        "awaits",
        "cards",
        "facedown",
        "heroes",
        "may_fall",
        "only_plain",
        "order_hidden",
        "place",
        "power",
        "provided",
        "responds",
        "standing",
        "titles",
        "typed",
    )

    def __init__(self, game: Invasion, place: int, cards: tuple[int, ...], known: Row | None = None) -> None:
        """Where it is `known` what the row was like before the last of these cards came only that one is looked at."""
        faces, pieces, owner = game.faces, game.pieces, place % game.seat_count
        facedown: list[int] = []
        attached_or_taken: list[int] = []
        standing: list[int] = []
        acting: list[int] = []
        awaiting: list[int] = []
        provided: dict[tuple[int, str], int] = {}
        typed: dict[str, list[int]] = {}
        titles: list[tuple[int, str]] = []
        may_fall: list[tuple[int, int | None]] = []
        power: int | None = 0
        awaits, responds, heroes, only_plain = 0, 0, 0, True
        looked_at = cards
        if known is not None:
            facedown, attached_or_taken, standing, acting = (
                known.facedown[:],
                known.attached_or_taken[:],
                known.standing[:],
                known.acting[:],
            )
            awaiting, titles, may_fall = known.awaiting[:], known.titles[:], known.may_fall[:]
            provided, typed, power, awaits = known.provided.copy(), known.typed.copy(), known.power, known.awaits
            responds, heroes, only_plain, looked_at = known.responds, known.heroes, known.only_plain, cards[-1:]
        for card in looked_at:
            piece, face = pieces[card], faces[card]
            if piece.on != NO_CARD or piece.for_now or piece.taken_from != NO_SEAT:
                attached_or_taken.append(card)
            if piece.facedown:
                facedown.append(card)
            else:
                responds |= face.responds
                if face.unique:
                    titles.append((owner, face.name))
                    heroes += HERO in face.traits
            if piece.development:
                # It has no text, no type and no race.
                if game.owners[card] != owner:
                    may_fall.append((card, None))
                    only_plain = False
                continue
            symbol = (piece.controller, face.race)
            provided[symbol] = provided.get(symbol, 0) + 1
            typed[face.type] = [*typed.get(face.type, ()), card]
            if piece.controller == owner and power is not None:
                if isinstance(face.power, int):
                    power += face.power
                elif isinstance(face.power, Amount):
                    power = None
            if face.awaits:
                awaits |= face.awaits
                awaiting.append(card)
            if face.standing:
                standing.append(card)
            if face.acts:
                acting.append(card)
            if face.stands:
                may_fall.append((card, face.stands))
            elif face.type == QUEST:
                may_fall.append((card, 0))
            elif face.type not in NEVER_FALL:
                may_fall.append((card, None))
                only_plain = False
        self.cards = cards
        self.place = place
        self.facedown: list[int] = facedown
        self.order_hidden = len(facedown) < 2
        self.standing: list[int] = standing
        self.acting: list[int] = acting
        self.awaiting: list[int] = awaiting
        self.awaits: int = awaits
        self.responds: int = responds
        self.provided: dict[tuple[int, str], int] = provided
        self.typed: dict[str, list[int]] = typed
        self.titles: list[tuple[int, str]] = titles
        self.heroes: int = heroes
        self.power: int | None = power
        self.attached_or_taken: list[int] = attached_or_taken
        self.may_fall: list[tuple[int, int | None]] = may_fall
        self.only_plain: bool = only_plain

    def with_facedown(self, game: Invasion) -> Row:
        """The row as it is now, when facedown developments have come or changed places: all else is the same."""
        new = Row.__new__(Row)
        new.cards = game.zones[self.place]
        new.facedown = [card for card in new.cards if game.pieces[card].facedown]
        new.order_hidden = len(new.facedown) < 2
        new.place = self.place
        new.standing = self.standing
        new.acting = self.acting
        new.awaiting = self.awaiting
        new.awaits = self.awaits
        new.responds = self.responds
        new.provided = self.provided
        new.typed = self.typed
        new.titles = self.titles
        new.heroes = self.heroes
        new.power = self.power
        new.attached_or_taken = self.attached_or_taken
        new.may_fall = self.may_fall
        new.only_plain = self.only_plain
        return new


def rows(game: Invasion) -> list[Row]:
    """All rows in which there are cards, zone by zone and seat by seat.

    Zones are never changed in place, and what else a row depends on changes only with its zone or is told by
    `row_changed`: else it is the same as long as its cards are the very same tuple.
    """
    memo = game.memo
    found = memo.rows
    if found is None:
        known = {row.place: row for row in memo.old_rows}
        found = []
        zones = game.zones
        for place in game.definition.slots_in_play[game.seat_count]:
            cards = zones[place]
            if cards:
                row = known.get(place)
                if row is None or row.cards is not cards:
                    row = Row(game, place, cards, row if row is not None and row.cards == cards[:-1] else None)
                found.append(row)
        memo.rows = memo.old_rows = found
        memo.known |= LAYOUT
    return found


def row_at(game: Invasion, place: int) -> Row | None:
    """The row in a place; None where no card lies."""
    for row in game.memo.rows or rows(game):
        if row.place == place:
            return row
    return None


def row_changed(game: Invasion, card: int) -> None:
    """A card has turned over where it lies, or can be told from others there: what followed from that row is over."""
    game.changed(LAYOUT)
    game.memo.forget_row(game.slot_of[card])
