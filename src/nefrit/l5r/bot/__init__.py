"""A bot for this game: rules of thumb, and a look at what comes of an answer."""

from nefrit.l5r.bot.greedy import Greedy

__all__ = ["Greedy"]
