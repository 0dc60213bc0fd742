"""What a search needs to know of this game beside what the greedy bot knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.lookahead import Lookahead
from nefrit.invasion.bot import building
from nefrit.invasion.bot.greedy import ACT, TRIGGER, InvasionMind
from nefrit.invasion.bot.outlook import outlook
from nefrit.invasion.bot.worth import attackers, worth
from nefrit.invasion.constants import CAPITAL_PHASE
from nefrit.invasion.state import Invasion, is_cataclysm
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.plain import Value

MOST_BOUGHT: Final = 5
MOST_DEVELOPED: Final = 2
STRONG: Final = 2
"""With less to attack with, nobody attacks by habit."""
IN_COMBAT: Final = ("attack-target", "choose-attackers", "choose-defenders")
TRIALS: Final = 6
WIDTH: Final = 4
"""What belongs to the action that is tried, such as its target, is chosen with so little effort."""
POINT: Final = 0.16
"""In Cataclysm a point of worth changes the odds by so much, as a logarithm."""


class SearchingMind(InvasionMind):
    """Looks two rounds ahead: by habit players build, attack where it burns first, and defend."""

    scale = 2.0
    """What is worth is the logarithm of odds: so values are how likely it is to win, against how likely it was."""
    caution = 0.5
    worlds = 16

    def __init__(self, game: Invasion, seat: int) -> None:
        super().__init__(game)
        self.seat = seat
        self.cataclysm = is_cataclysm(game)
        # Who acts in the turn of another sees what comes of it a round after that turn.
        self.until = self.turn + game.seat_count + (game.seat_count if game.table.active == seat else 1)
        self.chosen: dict[Value, Answer] = {}

    def worth(self, game: Invasion, seat: int) -> float:
        """How good a state is for a player: all lines of play end at the same moment."""
        return POINT * worth(game, seat) if self.cataclysm else outlook(game, seat)

    def is_quiet(self, game: Invasion) -> bool:
        """When a turn begins that is far enough away."""
        return game.table.turn >= self.until

    def passes(self, game: Invasion, decision: Decision) -> bool:
        """In lines of play players act only to build: in the own capital phase, while nothing is on the chain."""
        table = game.table
        builds = table.active == decision.seat and table.phase == CAPITAL_PHASE and not table.chain
        return decision.prompt == TRIGGER or (decision.prompt == ACT and not builds)

    def branches(self, decision: Decision) -> bool:
        """None: habit is good enough for what follows, and luck too great for a tree."""
        return False

    def guess(self, game: Invasion, decision: Decision, chance: Chance) -> Answer:
        """Anything may be."""
        return decision.random(chance)

    def habit(self, game: Invasion, decision: Decision) -> Answer:
        """Build where that is possible, and attack with whatever there is; choose well for what is tried."""
        prompt, seat = decision.prompt, decision.seat
        if prompt in (ACT, TRIGGER):
            return building.built(game, decision)
        if prompt == "attack-target" and attackers(game, seat) >= STRONG:
            return super().tries(game, decision)[:2][-1]
        if seat == self.seat and game.table.turn == self.turn and prompt not in IN_COMBAT:
            return self._well_chosen(game, decision)
        return super().habit(game, decision)

    def _well_chosen(self, game: Invasion, decision: Decision) -> Answer:
        """What a short look ahead prefers. It looks once, for the same is offered in other worlds, too.

        Except where the cards themselves are others: they are told by their faces.
        """
        faces = [game.faces[one].id for one in decision.options if isinstance(one, int)]
        key = (decision.prompt, decision.source, decision.options, *faces, decision.least, decision.most)
        if key not in self.chosen:
            tries = super().tries(game, decision)
            look = Lookahead(InvasionMind(game), decision.seat, TRIALS, WIDTH)
            self.chosen[key] = tries[0] if len(tries) == 1 else look.best(game, tries)
        return self.chosen[key]

    def tries(self, game: Invasion, decision: Decision) -> Sequence[Answer]:
        """Some cards in some zones, some developments, and to pass; else what promises most at first sight.

        Whether to act is left to the base: in lines of play nobody acts later, so nothing would be gained by waiting.
        """
        if decision.prompt not in (ACT, TRIGGER):
            return super().tries(game, decision)
        bought = _once_each(game, decision, building.purchases(game, decision))[:MOST_BOUGHT]
        planned = _once_each(game, decision, building.plans(game, decision))[:MOST_DEVELOPED]
        return list(dict.fromkeys([*bought, *planned, 0]))


def _once_each(game: Invasion, decision: Decision, values: list[tuple[float, int]]) -> list[int]:
    """The options that are worth most first; of copies of a card only one for each zone."""
    found: dict[Value, int] = {}
    for _, index in sorted(values, reverse=True):
        move = decision.options[index]
        assert isinstance(move, tuple)
        found.setdefault((game.faces[move[1]].id, *move[2:]), index)
    return list(found.values())
