"""What a search needs to know of this game beside what the greedy bot knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.invasion.bot import building, fighting
from nefrit.invasion.bot.greedy import ACT, TRIGGER, InvasionMind, actions_to_try
from nefrit.invasion.bot.worth import attackers, worth
from nefrit.invasion.constants import CAPITAL_PHASE
from nefrit.invasion.state import Invasion
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision

MOST_BOUGHT: Final = 3
STRONG: Final = 2
"""With less to attack with, nobody attacks by habit."""


class SearchingMind(InvasionMind):
    """Looks until everybody has had the next turn: by habit players build, attack where it burns first, and defend."""

    scale = 12.0
    """About what a zone is worth."""
    caution = 2.0

    def __init__(self, game: Invasion, seat: int) -> None:
        super().__init__(game)
        self.seat = seat
        # Who acts in the turn of another sees what comes of it when that turn is over.
        self.until = self.turn + (game.seat_count if game.table.active == seat else 1)

    def worth(self, game: Invasion, seat: int) -> float:
        """How good a state is for a player: all lines of play end at the same moment."""
        return worth(game, seat)

    def is_quiet(self, game: Invasion) -> bool:
        """When a turn begins that is far enough away."""
        return game.table.turn >= self.until

    def branches(self, decision: Decision) -> bool:
        """What belongs to what the player has begun: targets, costs, attackers."""
        return decision.seat == self.seat and not self.is_open(decision)

    def guess(self, game: Invasion, decision: Decision, chance: Chance) -> Answer:
        """Anything may be."""
        return decision.random(chance)

    def habit(self, game: Invasion, decision: Decision) -> Answer:
        """Build in the own capital phase, and attack with whatever there is."""
        table = game.table
        if decision.prompt == ACT and table.active == decision.seat and table.phase == CAPITAL_PHASE:
            return building.built(game, decision)
        if decision.prompt == "attack-target" and attackers(game, decision.seat) >= STRONG:
            return fighting.weakest_first(game, decision)[:2][-1]
        return super().habit(game, decision)

    def tries(self, game: Invasion, decision: Decision) -> Sequence[Answer]:
        """What has an effect of its own, or to pass; in the capital phase also some cards in some zones.

        Else what promises most at first sight. Developments are left to the greedy bot.
        """
        if decision.prompt not in (ACT, TRIGGER):
            return super().tries(game, decision)
        bought = sorted(building.purchases(game, decision), reverse=True)[:MOST_BOUGHT]
        others = [index for value, index in bought if value > 0.0] or [0]
        return list(dict.fromkeys([*actions_to_try(game, decision), *others]))
