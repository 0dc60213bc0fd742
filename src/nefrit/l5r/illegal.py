"""What cannot stay as it is: illegal attachments, participants that cannot participate."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, choose_some
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.attachments import excess_restricted, is_legally_attached
from nefrit.l5r.constants import AT_HOME
from nefrit.l5r.occurrences import Happening, Left, leaving
from nefrit.l5r.participation import cannot_participate
from nefrit.l5r.standing import effects_on
from nefrit.l5r.state import L5R, PLAY


def settle(game: L5R) -> Procedure | None:
    """What must be put right at once, or None if all is legal."""
    known = game.derived()
    if "settled" in known:
        return None
    known["settled"] = True
    for seat in (0, 1):
        for card in game.zone(PLAY, seat):
            piece = game.pieces[card]
            if piece.side != AT_HOME and cannot_participate(game, card):
                return Settle()
            if piece.on != NO_CARD and not is_legally_attached(game, card):
                return Settle()
            if effects_on(game, "discard", card) or excess_restricted(game, card):
                return Settle()
    return None


class SentHome(Happening):
    """A participant that cannot participate is moved home bowed (l5r.dash.removed-home-bowed)."""

    __slots__ = ()
    message = "sent-home"

    def happen(self, game: L5R) -> None:
        """l5r.participating.gains-cannot-participate."""
        piece = game.edit_piece(self.card)
        piece.side = AT_HOME
        piece.bowed = True


class Settle(Procedure):
    """Puts right what is illegal, as long as something is."""

    __slots__ = ("discarded",)

    def __init__(self) -> None:
        super().__init__()
        self.discarded: tuple[int, ...] = ()

    @step("l5r.restricted.discard-excess-1-5")
    def choose_restricted(self, game: L5R) -> Flow:
        """Who has a character with more than two restricted attachments chooses which to discard."""
        for seat in (0, 1):
            for card in game.zone(PLAY, seat):
                excess = excess_restricted(game, card)
                if excess:
                    count = len(excess) - 2
                    rule = "l5r.restricted.discard-excess-1-5"
                    return choose_some(
                        seat, excess, "discarded", rule, least=count, most=count, prompt="discard-excess"
                    )
        return None

    @step("l5r.attachment.illegal-discarded")
    def put_right(self, game: L5R) -> Flow:
        """Discard what is not legally attached and what cannot stay; send home who cannot participate."""
        from nefrit.l5r.happening import Happen

        leave: list[Left] = [left for card in self.discarded for left in leaving(game, card)]
        self.discarded = ()
        for seat in (0, 1):
            for card in game.zone(PLAY, seat):
                piece = game.pieces[card]
                if piece.side != AT_HOME and cannot_participate(game, card):
                    game.occur(SentHome(card, seat))
                if (piece.on != NO_CARD and not is_legally_attached(game, card)) or effects_on(game, "discard", card):
                    leave.extend(leaving(game, card))
        return Happen(tuple(leave)) if leave else None
