"""Setting up the game, steps 1 to 8."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import choose_order, choose_some
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.constants import STRONGHOLD_SLOT
from nefrit.l5r.deck_texts import not_as_stronghold
from nefrit.l5r.framework import Rounds
from nefrit.l5r.occurrences.fate import FateGained
from nefrit.l5r.occurrences.honor import HonorGained
from nefrit.l5r.state import (
    CONFLICT_DECK,
    DYNASTY_DECK,
    HAND,
    IN_PROVINCE,
    L5R,
    PROVINCES,
    ROLES,
    STRONGHOLDS,
    player_order,
)
from nefrit.l5r.values import is_edition_1_0, opponent_of

OPENING_HAND: Final = 4


class SetUp(Procedure):
    """Setting up: decks, provinces and strongholds lie ready, nothing is placed yet (l5r.setup.step-order).

    `placed` is the order in which the player whose turn it is places their provinces: four from left to right, then the
    stronghold's. `thrown` are the cards that player replaces in a mulligan.
    """

    __slots__ = ("placed", "thrown", "turn")
    card_fields = ("placed", "thrown")

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.placed: tuple[int, ...] = ()
        self.thrown: tuple[int, ...] = ()

    def seat(self, game: L5R) -> int:
        """The player whose turn it is, in player order."""
        return player_order(game)[self.turn]

    @step("l5r.setup.1-select-decks")
    def select_decks(self, game: L5R) -> Flow:
        """1 Each player has selected a deck and owns its cards: nobody knows the other's provinces.

        l5r.facedown-province.no-identity

        A stronghold is seen when it is placed, and by edition 1.5 the role with it; by 1.0 both lie faceup from the
        beginning (l5r.role.starts-faceup-1-0). 2 Tokens and rings need no placing: nobody has any yet.

        l5r.ownership.definition, l5r.setup.2-token-pool, l5r.setup.2-unclaimed-rings, l5r.fate.starts-in-token-pool
        """
        hidden = (PROVINCES,) if is_edition_1_0(game) else (PROVINCES, STRONGHOLDS, ROLES)
        for seat in (0, 1):
            for zone in hidden:
                for card in game.zone(zone, seat):
                    game.turn_facedown(card, 1 << seat)
        return None

    @step("l5r.setup.3-first-player-random")
    def first_player(self, game: L5R) -> Flow:
        """3 The first player is determined at random; the other gains 1 fate (l5r.setup.3-second-player-fate)."""
        first = game.chance.below(2)
        game.edit_table().first = first
        game.occur(FateGained(seat=opponent_of(first), amount=1))
        return None

    @step("l5r.setup.4-shuffle")
    def shuffle(self, game: L5R) -> Flow:
        """4 Each player shuffles both decks."""
        for seat in (0, 1):
            game.shuffle(DYNASTY_DECK, seat)
            game.shuffle(CONFLICT_DECK, seat)
        return None

    @step("l5r.setup.5-stronghold-province")
    def choose_provinces(self, game: L5R) -> Flow:
        """5 In player order, each player secretly orders their provinces; the last is the one with the stronghold."""
        seat = self.seat(game)
        rule = "l5r.setup.5-stronghold-province"
        return choose_order(seat, sorted_provinces(game, seat), "placed", rule, "place-provinces")

    @step("l5r.setup.5-other-provinces")
    def place_provinces(self, game: L5R) -> Flow:
        """They lie facedown; only their owner may look at them.

        l5r.facedown-province.controller-may-look, l5r.facedown-province.no-identity

        The stronghold lies faceup on the last, the role next to it (l5r.setup.5-role,
        l5r.role.revealed-with-stronghold-1-5).

        l5r.stronghold.cannot-move
        """
        seat = self.seat(game)
        placed = with_stronghold_province(game, self.placed)
        game.arrange(PROVINCES, seat, placed)
        for slot, card in enumerate(placed):
            game.edit_piece(card).slot = slot
            game.turn_facedown(card, 1 << seat)
        for card in game.zone(STRONGHOLDS, seat):
            game.edit_piece(card).slot = STRONGHOLD_SLOT
        for card in (*game.zone(STRONGHOLDS, seat), *game.zone(ROLES, seat)):
            game.reveal(card)
        self.next_player("choose_provinces")
        return None

    @step("l5r.setup.6-fill-provinces")
    def fill_provinces(self, game: L5R) -> Flow:
        """6 The top card of the dynasty deck goes facedown on each of the four provinces; its owner looks at it."""
        for seat in (0, 1):
            for zone in IN_PROVINCE:
                card = game.zone(DYNASTY_DECK, seat)[0]
                game.move(card, zone, seat)
                game.turn_facedown(card, 1 << seat)
        return None

    @step("l5r.setup.6-look-and-mulligan")
    def mulligan_provinces(self, game: L5R) -> Flow:
        """6b In player order, each may replace any of them once (l5r.mulligan.player-order-no-second-thoughts)."""
        seat = self.seat(game)
        cards = [card for zone in IN_PROVINCE for card in game.zone(zone, seat)]
        return choose_some(seat, cards, "thrown", "l5r.setup.6-look-and-mulligan", prompt="mulligan-provinces")

    @step("l5r.mulligan.procedure")
    def replace_provinces(self, game: L5R) -> Flow:
        """The new cards come from the top; then the old ones are shuffled into the deck."""
        seat = self.seat(game)
        for card in self.thrown:
            zone, _ = game.place(card)
            new = game.zone(DYNASTY_DECK, seat)[0]
            game.move(new, zone, seat)
            # l5r.mulligan.look-at-new-province-cards-1-5: by edition 1.0 they are seen when they are turned faceup.
            game.turn_facedown(new, 0 if is_edition_1_0(game) else 1 << seat)
        for card in self.thrown:
            game.move(card, DYNASTY_DECK, seat)
        if self.thrown:
            game.shuffle(DYNASTY_DECK, seat)
        self.next_player("mulligan_provinces")
        return None

    def next_player(self, again: str) -> None:
        """The other player does the same; after both, go on."""
        self.thrown = ()
        self.turn = 1 - self.turn
        if self.turn == 1:
            self.goto(again)

    @step("l5r.setup.7-draw-four")
    def draw(self, game: L5R) -> Flow:
        """7 Each player draws four cards."""
        for seat in (0, 1):
            game.draw(CONFLICT_DECK, HAND, seat, OPENING_HAND)
        return None

    @step("l5r.setup.7-mulligan-hand")
    def mulligan_hand(self, game: L5R) -> Flow:
        """7b In player order, each may replace any of them once."""
        seat = self.seat(game)
        return choose_some(seat, game.zone(HAND, seat), "thrown", "l5r.setup.7-mulligan-hand", prompt="mulligan-hand")

    @step("l5r.mulligan.procedure")
    def replace_hand(self, game: L5R) -> Flow:
        """As for the provinces."""
        seat = self.seat(game)
        for new in game.zone(CONFLICT_DECK, seat)[: len(self.thrown)]:
            game.move(new, HAND, seat)
        for card in self.thrown:
            game.move(card, CONFLICT_DECK, seat)
        if self.thrown:
            game.shuffle(CONFLICT_DECK, seat)
        self.next_player("mulligan_hand")
        return None

    @step("l5r.setup.8-starting-honor")
    def take_honor(self, game: L5R) -> Flow:
        """8 Each player gains the honor of their stronghold, and the game begins."""
        for seat in (0, 1):
            for card in game.zone(STRONGHOLDS, seat):
                game.occur(HonorGained(seat=seat, amount=game.faces[card].honor))
        return Rounds()


def sorted_provinces(game: L5R, seat: int) -> list[int]:
    """A player's provinces by name, so that the question says nothing about how they came to lie."""
    return sorted(game.zone(PROVINCES, seat), key=lambda card: game.faces[card].id)


def with_stronghold_province(game: L5R, placed: tuple[int, ...]) -> tuple[int, ...]:
    """Provinces as they were ordered, but the last one that can be the stronghold province last.

    decision.l5r.not-as-stronghold
    """
    able = [card for card in placed if not_as_stronghold not in game.faces[card].abilities]
    if not able:
        return placed
    return (*[card for card in placed if card != able[-1]], able[-1])
