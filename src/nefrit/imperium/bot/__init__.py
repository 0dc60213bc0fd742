"""Bots for this game: rules of thumb, and a look at what comes of an answer until its action is over."""

from nefrit.bots.search import Effort, Search
from nefrit.imperium.bot.greedy import Greedy
from nefrit.imperium.bot.searching import SearchingMind

__all__ = ["Greedy", "searching"]


def searching(effort: Effort) -> Search:
    """The bot that searches, from what the greedy one would do."""
    return Search(Greedy(), SearchingMind, effort)
