"""Bots for this game: rules of thumb, and a look at what comes of an answer."""

from nefrit.bots.search import Effort, Search
from nefrit.l5r.bot.greedy import Greedy, L5RMind

__all__ = ["Greedy", "searching"]


def searching(effort: Effort) -> Search:
    """The bot that searches, from what the greedy one would do."""
    return Search(Greedy(), lambda game, seat: L5RMind(game), effort)
