"""What a search needs to know of this game beside what the greedy bot knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.lookahead import Lookahead
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.senjutsu.bot.choosing import different, likely
from nefrit.senjutsu.bot.greedy import SenjutsuMind
from nefrit.senjutsu.state import Senjutsu

CHOOSE: Final = "choose-card"


class SearchingMind(SenjutsuMind):
    """Looks to the end of the round. Opponents think as well: they choose what is good against what is to be feared."""

    scale = 6.0
    """About what two wounds are worth."""
    caution = 0.0
    worlds = 8

    def passes(self, game: Senjutsu, decision: Decision) -> bool:
        """Nowhere: every answer counts."""
        return False

    def branches(self, decision: Decision) -> bool:
        """All of them: a round is short."""
        return True

    def guess(self, game: Senjutsu, decision: Decision, chance: Chance) -> Answer:
        """The card that does best against one that the others may well choose; anything else may be."""
        if decision.prompt != CHOOSE:
            return decision.random(chance)
        tries = different(game, decision)
        trial = game.clone()
        for other in game.pending:
            if other.seat != decision.seat and other.prompt == CHOOSE:
                trial.answer(other.seat, likely(game, other, chance))
        return Lookahead(SenjutsuMind(game, decision.seat), decision.seat, len(tries)).best(trial, tries)

    def tries(self, game: Senjutsu, decision: Decision) -> Sequence[Answer]:
        """Of the cards of the round all; else the answers that promise most at first sight."""
        return different(game, decision) if decision.prompt == CHOOSE else super().tries(game, decision)
