"""Units go on quests, and are on them no longer."""

from __future__ import annotations

from nefrit.invasion.constants import QUEST
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import QUESTS
from nefrit.invasion.state import Invasion
from nefrit.kernel.decisions import NO_CARD


class Quests(Event):
    """A unit is placed on a quest (invasion.quest.sending-a-unit)."""

    __slots__ = ("quest",)
    card_fields = ("quest",)
    kind = QUESTS
    message = "quests"

    def __init__(self, seat: int, card: int, quest: int) -> None:
        super().__init__(seat, card)
        self.quest = quest

    def happen(self, game: Invasion) -> None:
        """It remains a unit in its zone (invasion.quest.questing-unit-still-in-zone)."""
        game.edit_piece(self.card).quest = self.quest


def stop_questing(game: Invasion, quest: int) -> None:
    """Nobody is on a quest any longer: it has left play, has moved, or is no quest now.

    The unit stays where it is (invasion.faq.quest-moves-unit-stays).
    """
    if game.faces[quest].type == QUEST:
        for card in game.in_play():
            if game.pieces[card].quest == quest:
                game.edit_piece(card).quest = NO_CARD
