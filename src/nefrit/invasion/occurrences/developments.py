"""Developments are played, placed and turned."""

from __future__ import annotations

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.in_play import row_changed
from nefrit.invasion.occurrences.events import Event, Sign
from nefrit.invasion.occurrences.kinds import AMBUSHES, DEVELOPED, DEVELOPMENT_PLAYED, TURNED
from nefrit.invasion.occurrences.quests import stop_questing
from nefrit.invasion.standing import facedown_changed
from nefrit.invasion.state import CAPITAL, Card, Invasion
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.state import NO_SEAT


class DevelopmentPlayed(Sign):
    """A player plays a card from hand as a development; nobody else knows which."""

    kind = DEVELOPMENT_PLAYED
    message = "development-played"


class Developed(Event):
    """A card is placed facedown into a zone, as a development; only its owner may look at it.

    It is nothing else as it enters (invasion.faq.kairos-warpstone-excavation).

    invasion.card.type-development, invasion.development.owner-may-look
    """

    kind = DEVELOPED
    message = "developed"

    def happen(self, game: Invasion) -> None:
        """It has nothing of what is printed on it."""
        piece = Card(self.seat)
        piece.development = piece.facedown = True
        piece.told_apart = True
        memo = game.quiet_memo() if self.seat == game.owners[self.card] else None
        game.put_into_play(self.card, piece, CAPITAL[self.section], self.seat)
        game.turn_facedown(self.card, 1 << game.owners[self.card])
        if memo is not None:
            facedown_changed(game, memo, game.slot_of[self.card])


class Ambushes(Sign):
    """A development is turned faceup by its Ambush (invasion.keyword.ambush-procedure)."""

    kind = AMBUSHES
    message = "ambushes"


class TurnedFaceup(Event):
    """A development is turned faceup and is what is printed on it: it does not enter play, for it was in play.

    invasion.development.turning-is-not-entering, invasion.development.grimgor-example,
    invasion.faq.grimgor-turned-face-up
    """

    kind = TURNED
    message = "turned-faceup"

    def happen(self, game: Invasion) -> None:
        """Everybody sees it."""
        piece = game.edit_piece(self.card)
        piece.facedown = piece.development = piece.for_now = False
        game.reveal(self.card)
        row_changed(game, self.card)


class TurnedDevelopment(Event):
    """A card in play becomes a development, facedown or faceup, and loses its tokens. It stays in play.

    invasion.development.faceup-tokens-removed, invasion.development.tree-kin-example
    """

    __slots__ = ("facedown",)
    kind = TURNED
    message = "turned-development"

    def __init__(
        self,
        seat: int,
        card: int,
        *,
        facedown: bool = True,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, section=section, by=by, source=source)
        self.facedown = facedown

    def happen(self, game: Invasion) -> None:
        """It is nothing but a development; faceup it stays corrupted, and it is no longer questing.

        invasion.faq.judgement-of-loec-corrupted, invasion.faq.judgement-of-loec-on-questing-unit,
        invasion.development.rodriks-raiders, invasion.development.tree-kin-example
        """
        stop_questing(game, self.card)
        piece = game.edit_piece(self.card)
        piece.development = True
        piece.facedown = self.facedown
        piece.damage = piece.resources = piece.assigned = piece.side = 0
        piece.quest = piece.on = NO_CARD
        piece.kept = ()
        piece.for_now = not self.facedown
        if self.facedown:
            piece.corrupted = False
            piece.told_apart = True
            game.turn_facedown(self.card, 1 << game.owners[self.card])
        row_changed(game, self.card)
