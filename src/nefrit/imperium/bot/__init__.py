"""A bot for this game: rules of thumb, and a look at what comes of an answer until its action is over."""

from nefrit.imperium.bot.greedy import Greedy

__all__ = ["Greedy"]
