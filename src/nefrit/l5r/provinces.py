"""Provinces: what lies in them, refilling, revealing, breaking; and decks that run out."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import NO, NO_CARD, YES, choose
from nefrit.kernel.memo import LAYOUT, PIECES
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import HOLDING, NOBODY, STRONGHOLD_SLOT
from nefrit.l5r.leaving import leaving
from nefrit.l5r.occurrences.drawing import Discarded
from nefrit.l5r.occurrences.entering import Entered
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, FRAMEWORK, Happening
from nefrit.l5r.occurrences.honor import HonorLost
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.occurrences.provinces import ProvinceBreaks
from nefrit.l5r.standing import is_faceup, is_forbidden
from nefrit.l5r.state import (
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    HOLDINGS,
    IN_PROVINCE,
    L5R,
    PROVINCES,
    Card,
)

EMPTY_DECK_COSTS: Final = 5


def contents(game: L5R, seat: int, slot: int) -> tuple[int, ...]:
    """The dynasty cards in a province: holdings in play, and the cards that are not.

    There may be several (l5r.province.multiple-cards). A holding fills it (l5r.holding.no-refill-while-present).
    """
    holdings = [card for card in game.zone(HOLDINGS, seat) if game.pieces[card].slot == slot]
    return (*holdings, *game.zone(IN_PROVINCE[slot], seat))


def slot_of(game: L5R, card: int) -> int:
    """The province a dynasty card lies in, or -1."""
    zone, _ = game.place(card)
    if zone is HOLDINGS:
        return game.pieces[card].slot
    return IN_PROVINCE.index(zone) if zone in IN_PROVINCE else -1


def unbroken(game: L5R, seat: int) -> list[int]:
    """A player's unbroken provinces."""
    return [card for card in game.zone(PROVINCES, seat) if not game.pieces[card].broken]


def attackable(game: L5R, seat: int) -> tuple[int, ...]:
    """The provinces of a player against which a conflict can be declared.

    The stronghold's only after three of the four others are broken (l5r.break.stronghold-attackable-after-three).
    """
    memo = game.memo
    known = memo.attackable
    if known is None:
        known = memo.attackable = [None, None]
        memo.known |= LAYOUT | PIECES
    found = known[seat]
    if found is None:
        standing = unbroken(game, seat)
        others = [card for card in standing if game.pieces[card].slot != STRONGHOLD_SLOT]
        found = known[seat] = tuple(standing if len(others) <= 1 else others)
    return found


def province_of(game: L5R, card: int) -> int:
    """The province that a dynasty card lies in, or NO_CARD."""
    slot = slot_of(game, card)
    if slot < 0:
        return NO_CARD
    for province in game.zone(PROVINCES, game.place(card)[1]):
        if game.pieces[province].slot == slot:
            return province
    return NO_CARD


class TurnedFaceup(Happening):
    """A facedown dynasty card is turned faceup; a holding comes into play by it."""

    __slots__ = ()
    message = "turned-faceup"

    def happen(self, game: L5R) -> None:
        """l5r.holding.faceup-active."""
        game.reveal(self.card)
        if game.faces[self.card].type == HOLDING and not game.lies_in(self.card, HOLDINGS):
            slot = slot_of(game, self.card)
            piece = Card(self.seat, slot=slot, entered_from="province", entered_in=game.table.phase_number)
            game.put_into_play(self.card, piece, HOLDINGS, self.seat)


def turn_faceup(game: L5R, card: int, seat: int) -> Procedure | None:
    """Turn a dynasty card faceup. A holding enters play by that (l5r.in-play.enters)."""
    turned = TurnedFaceup(card, seat)
    if game.faces[card].type == HOLDING and not game.lies_in(card, HOLDINGS):
        return game.happen(turned, Entered(card, seat))
    return game.happen(turned)


def refill(game: L5R, seat: int, slot: int, *, faceup: bool = False) -> Procedure | None:
    """Refill a province if it is empty (l5r.refill.automatic, l5r.province.refill-only-when-empty).

    A holding in it counts (l5r.holding.no-refill-while-present). Broken ones are refilled too (l5r.break.still-usable).
    """
    return None if contents(game, seat, slot) else Refill(seat, slot, faceup)


class Refill(Procedure):
    """Refilling a province from the top of the dynasty deck (l5r.refill.procedure)."""

    __slots__ = ("faceup", "seat", "slot")
    seat_fields = ("seat",)

    def __init__(self, seat: int, slot: int, faceup: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.faceup = faceup

    @step("l5r.empty-deck.lose-five-honor")
    def check_deck(self, game: L5R) -> Flow:
        """Refilling from an empty deck costs honor and a new deck."""
        return None if game.zone(DYNASTY_DECK, self.seat) else NewDeck((self.seat,), dynasty=True)

    @step("l5r.refill.procedure")
    def place(self, game: L5R) -> Flow:
        """Place the top card facedown, without looking; or faceup if so instructed (l5r.refill.faceup-instruction)."""
        deck = game.zone(DYNASTY_DECK, self.seat)
        if not deck:
            return None
        card = deck[0]
        game.move(card, IN_PROVINCE[self.slot], self.seat)
        if self.faceup:
            return turn_faceup(game, card, self.seat)
        game.turn_facedown(card)
        return None


class NewDeck(Procedure):
    """Decks have run out: their players lose 5 honor and shuffle the discard pile into a new deck, at the same time.

    l5r.empty-deck.lose-five-honor, l5r.empty-deck.reshuffle, decision.l5r.both-empty
    """

    __slots__ = ("dynasty", "seats")
    seat_fields = ("seats",)

    def __init__(self, seats: tuple[int, ...], dynasty: bool) -> None:
        super().__init__()
        self.seats = seats
        self.dynasty = dynasty

    @step("l5r.empty-deck.lose-five-honor")
    def lose_honor(self, game: L5R) -> Flow:
        """Lose the honor first; it may end the game, and does so for the first player if both lose their last.

        l5r.win.simultaneous
        """
        return game.happen(*[HonorLost(NO_CARD, seat, EMPTY_DECK_COSTS) for seat in self.seats])

    @step("l5r.empty-deck.reshuffle")
    def reshuffle(self, game: L5R) -> Flow:
        """Then shuffle the pile and make it the deck; chance alone orders it (l5r.shuffle.present-to-opponent)."""
        deck: Zone = DYNASTY_DECK if self.dynasty else CONFLICT_DECK
        pile: Zone = DYNASTY_DISCARD if self.dynasty else CONFLICT_DISCARD
        for seat in self.seats:
            for card in game.zone(pile, seat):
                game.move(card, deck, seat)
            game.shuffle(deck, seat)
        return None


def may_break(game: L5R, province: int) -> bool:
    """Whether a province can break: an unbroken one that nothing protects (l5r.cannot.absolute)."""
    return not game.pieces[province].broken and not is_forbidden(game, "be-broken", province)


def breaking(game: L5R, province: int, *, source: int = NO_CARD, how: str = FRAMEWORK) -> ProvinceBreaks:
    """The occurrence of a province breaking; however it breaks, the opponent of its controller breaks it.

    l5r.break.by-other-means
    """
    owner = game.pieces[province].controller
    return ProvinceBreaks(province, owner, source=source, by=1 - owner, how=how)


class AfterBreaking(Procedure):
    """A province has been broken: its breaker may discard the dynasty cards in it, and it is refilled.

    l5r.break.refill-after-discard
    """

    __slots__ = ("discard", "province")
    card_fields = ("province",)

    def __init__(self, province: int) -> None:
        super().__init__()
        self.province = province
        self.discard = NO

    @step("l5r.break.attacker-may-discard")
    def ask(self, game: L5R) -> Flow:
        """The attacking player may discard what lies in it."""
        piece = game.pieces[self.province]
        if piece.slot == STRONGHOLD_SLOT or not contents(game, piece.controller, piece.slot):
            return None
        rule = "l5r.break.attacker-may-discard"
        return choose(1 - piece.controller, (YES, NO), "discard", rule, "discard-from-province", self.province)

    @step("l5r.break.attacker-may-discard")
    def discard_cards(self, game: L5R) -> Flow:
        """Discard it."""
        piece = game.pieces[self.province]
        if self.discard == NO:
            return None
        return discard_together(game, piece.controller, contents(game, piece.controller, piece.slot))


def discard_together(
    game: L5R, seat: int, cards: tuple[int, ...], source: int = NO_CARD, by: int = NOBODY
) -> Procedure | None:
    """Discard cards from a player's provinces or hand at the same time (l5r.discard-pile.faceup-on-top).

    `source` is the card whose effect it is, `by` the player whose effect it is; without them the framework does.
    Holdings leave play by it, other cards were not in play.
    """
    how = FRAMEWORK if by == NOBODY else CARD_EFFECT
    leave: list[Left | Discarded] = []
    for card in cards:
        if game.lies_in(card, HOLDINGS):
            leave.extend(leaving(game, card, source=source, by=by, how=how))
        else:
            leave.append(Discarded(card, seat, source=source, by=by, how=how))
    return game.happen(*leave) if leave else None


def faceup_in(game: L5R, seat: int, slot: int) -> tuple[int, ...]:
    """The faceup dynasty cards in a province."""
    return tuple(card for card in contents(game, seat, slot) if is_faceup(game, card))
