"""A bot for this game: rules of thumb, and a look at what comes of an answer until the chain or the combat is over."""

from nefrit.invasion.bot.greedy import Greedy

__all__ = ["Greedy"]
