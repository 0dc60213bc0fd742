"""Bots for this game: rules of thumb, and a look at what comes of an answer until the chain or the combat is over."""

from nefrit.bots.search import Effort, Search
from nefrit.invasion.bot.greedy import Greedy
from nefrit.invasion.bot.searching import SearchingMind

__all__ = ["Greedy", "searching"]


def searching(effort: Effort) -> Search:
    """The bot that searches, from what the greedy one would do."""
    return Search(Greedy(), SearchingMind, effort)
