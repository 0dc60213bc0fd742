"""Provinces are revealed, turned facedown and broken."""

from __future__ import annotations

from nefrit.l5r.constants import EDITION_1_0
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import PROVINCE_BREAKS, PROVINCE_REVEALED
from nefrit.l5r.state import HOLDINGS, L5R, edit_conflict


class ProvinceRevealed(Happening):
    """A facedown province is turned faceup."""

    __slots__ = ()
    kind = PROVINCE_REVEALED
    message = "province-revealed"

    def happen(self, game: L5R) -> None:
        """The faceup province takes the place of the facedown one: what lasted for that is over since edition 1.5.

        l5r.facedown-province.revealed-when-turned, l5r.facedown-province.entities-swap
        """
        game.reveal(self.card)
        if game.header.edition != EDITION_1_0:
            end_effects_on(game, self.card)


class TurnedFacedown(Happening):
    """A faceup province, or a holding in one, is turned facedown; both players remember what it was."""

    __slots__ = ()
    message = "turned-facedown"

    def happen(self, game: L5R) -> None:
        """The facedown province takes the place of the faceup one: what lasted for that is over since edition 1.5.

        l5r.facedown-province.entities-swap. A holding has left play just before, unless something kept it there.
        """
        if game.lies_in(self.card, HOLDINGS):
            return
        game.turn_facedown(self.card, (1 << game.seat_count) - 1)
        if game.header.edition != EDITION_1_0:
            end_effects_on(game, self.card)


class ProvinceBreaks(Happening):
    """A province is broken; `by` is the player who breaks it."""

    __slots__ = ()
    kind = PROVINCE_BREAKS
    message = "province-breaks"

    def happen(self, game: L5R) -> None:
        """Turn it over, and remember that this conflict broke a province."""
        game.edit_piece(self.card).broken = True
        if game.table.conflict is not None and game.table.conflict.province == self.card:
            edit_conflict(game).broke = True


def end_effects_on(game: L5R, card: int) -> None:
    """End what lasts for a card that is another from now on; for other cards it goes on."""
    game.end_lasting(*[lasting for lasting in game.lasting if lasting.cards == (card,)])
    for number, lasting in enumerate(game.lasting):
        if card in lasting.cards:
            game.edit_lasting(number).cards = tuple([other for other in lasting.cards if other != card])
