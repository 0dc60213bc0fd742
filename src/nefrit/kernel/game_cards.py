"""Where the cards of a state of play lie, who knows them, and which of them listen."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.kernel.game_effects import GameEffects
from nefrit.kernel.game_state import F, M, P, S, T
from nefrit.kernel.memo import LAYOUT, LISTENERS, ZONES
from nefrit.kernel.zones import EVERYBODY, OWNER, Zone


class GameCards(GameEffects[P, S, T, F, M]):
    """The mutators of cards and zones. See `Game`."""

    __slots__ = ()

    def zone(self, zone: Zone, seat: int = 0) -> tuple[int, ...]:
        """The cards in a zone, from the top or from the left."""
        return self.zones[zone.number * self.seat_count + seat]

    def in_play(self) -> tuple[int, ...]:
        """All cards in play, zone by zone and seat by seat. (`pieces` is for looking up: its order means nothing.)"""
        found = self.memo.in_play
        if found is None:
            cards: list[int] = []
            for slot in self.definition.slots_in_play[self.seat_count]:
                cards += self.zones[slot]
            found = self.memo.in_play = tuple(cards)
            self.memo.known |= LAYOUT
        return found

    def place(self, card: int) -> tuple[Zone, int]:
        """Where a card lies: the zone, and the seat whose zone it is."""
        slot = self.slot_of[card]
        return self.definition.zones[slot // self.seat_count], slot % self.seat_count

    def lies_in(self, card: int, zone: Zone) -> bool:
        """Whether a card lies in a zone of this kind, whosever it is."""
        return self.slot_of[card] // self.seat_count == zone.number

    def move(
        self, card: int, zone: Zone, seat: int = 0, *, top: bool = False, at: int | None = None, shown_to: int = 0
    ) -> None:
        """Move a card to the bottom (or right end) of a zone, to its top, or to the place `at` in it.

        A card that leaves play loses its piece. `shown_to` is the mask of seats that are shown which card it is, where
        they would not see it.
        """
        old, zones, seen = self.slot_of[card], self.zones, self.known_to
        old_zone = self.definition.zones[old // self.seat_count]
        if not zone.in_play:
            self._forget(card)
        lying = zones[old]
        if lying[0] == card:
            zones[old] = lying[1:]
        else:
            place = lying.index(card)
            zones[old] = lying[:place] + lying[place + 1 :]
        self._lay(card, zone, seat, 0 if top else at)
        if zone.seen == EVERYBODY:
            seen[card] = self.everybody
        elif old_zone.ordered or old_zone.seen == EVERYBODY:
            # Everybody could follow the card, so whoever knew it still does.
            seen[card] |= self._eyes(zone, seat) | shown_to
        else:
            # Somebody who sees a card leave a hand, but not which, is no longer sure of any card of that hand.
            eyes = self._eyes(zone, seat) | shown_to
            sure = eyes | self._eyes(old_zone, old % self.seat_count)
            seen[card] = (seen[card] & sure) | eyes
            for other in zones[old]:
                seen[other] &= sure
        what = ZONES
        if self.faces[card].listens and (old_zone.listens or zone.listens):
            what |= LISTENERS
        if old_zone.in_play or zone.in_play:
            what |= LAYOUT
        if self.memo.known & what:
            self.changed(what)

    def draw(self, deck: Zone, hand: Zone, seat: int, count: int) -> None:
        """Move the top cards of a deck to the right end of a hand, as many as there are: as if each of them moved."""
        old, new = deck.number * self.seat_count + seat, hand.number * self.seat_count + seat
        drawn, eyes = self.zones[old][:count], self._eyes(hand, seat)
        referred = bool(self.delayed or self.lasting or self.used)
        what = ZONES
        for card in drawn:
            if referred:
                self._forget(card)
            self.slot_of[card] = new
            self.known_to[card] |= eyes
            if hand.listens and self.faces[card].listens:
                what |= LISTENERS
        self.zones[old] = self.zones[old][count:]
        self.zones[new] += drawn
        if self.memo.known & what:
            self.changed(what)

    def put_into_play(self, card: int, piece: P, zone: Zone, seat: int = 0, *, at: int | None = None) -> None:
        """Move a card into a zone of cards in play, to its end or to the place `at` in it, with its new piece."""
        self.move(card, zone, seat, at=at)
        self._give_piece(card, piece)

    def _give_piece(self, card: int, piece: P) -> None:
        self.serials += 1
        piece.serial = self.serials
        self.pieces[card] = piece

    def serial(self, card: int) -> int:
        """The serial number of a card's piece; 0 if the card is not in play. See `Context.note`."""
        piece = self.pieces.get(card)
        return 0 if piece is None else piece.serial

    def shuffle(self, zone: Zone, seat: int = 0) -> None:
        """Shuffle the cards of a zone. Nobody knows any longer which is where, except who sees the zone anyway."""
        slot = zone.number * self.seat_count + seat
        self.zones[slot] = cards = self.chance.shuffled(self.zones[slot])
        eyes = self._eyes(zone, seat)
        for card in cards:
            self.known_to[card] = eyes
        self._reordered(zone)

    def arrange(self, zone: Zone, seat: int, cards: Sequence[int], *, known_to: int = 0) -> None:
        """Put cards of a zone in this order, in the places they have there. Others stay where they are.

        Of all these cards, moved or not, only seats in `known_to` know any longer which is which.
        """
        slot = zone.number * self.seat_count + seat
        order = list(self.zones[slot])
        places = sorted([order.index(card) for card in cards])
        if len(set(cards)) != len(cards):
            raise ValueError("a card cannot lie in two places")
        eyes = self._eyes(zone, seat) | known_to
        for place, card in zip(places, cards, strict=True):
            order[place] = card
            self.known_to[card] = eyes
        self.zones[slot] = tuple(order)
        self._reordered(zone)

    def _reordered(self, zone: Zone) -> None:
        what = ZONES
        if zone.listens:
            what |= LISTENERS
        if zone.in_play:
            what |= LAYOUT
        if self.memo.known & what:
            self.changed(what)

    def reveal(self, card: int, to: int | None = None) -> None:
        """Show a card to the seats in a mask, or to everybody."""
        self.known_to[card] |= self.everybody if to is None else to
        if self.memo.known & ZONES:
            self.changed(ZONES)

    def turn_facedown(self, card: int, seen_by: int = 0) -> None:
        """Turn a card facedown: from now on only the seats in the mask know it."""
        self.known_to[card] = seen_by
        if self.memo.known & ZONES:
            self.changed(ZONES)

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card. The seat number `seat_count` stands for spectators."""
        return bool(self.known_to[card] >> seat & 1)

    def _eyes(self, zone: Zone, seat: int) -> int:
        if zone.seen == EVERYBODY:
            return self.everybody
        return 1 << seat if zone.seen == OWNER else 0

    def _lay(self, card: int, zone: Zone, seat: int, at: int | None = None) -> None:
        slot = zone.number * self.seat_count + seat
        cards = self.zones[slot]
        self.zones[slot] = (*cards, card) if at is None else (*cards[:at], card, *cards[at:])
        self.slot_of[card] = slot

    # ---- Listening

    def listeners(self, kind: int) -> tuple[int, ...]:
        """The cards in listening zones whose faces listen to this kind of occurrence, seat by seat."""
        memo = self.memo
        known = memo.listeners
        if known is None:
            known = memo.listeners = {}
            memo.known |= LISTENERS
        found = known.get(kind)
        if found is None:
            faces = self.faces
            found = known[kind] = tuple([card for card in self.listening() if faces[card].listens & kind])
        return found

    def listening(self) -> tuple[int, ...]:
        """The cards in listening zones that listen to anything, zone by zone and seat by seat."""
        found = self.memo.listening
        if found is None:
            faces = self.faces
            cards: list[int] = []
            for slot in self.definition.slots_that_listen[self.seat_count]:
                cards += self.zones[slot]
            found = self.memo.listening = tuple([card for card in cards if faces[card].listens])
            self.memo.known |= LISTENERS
        return found
