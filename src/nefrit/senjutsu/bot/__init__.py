"""A bot for this game: rules of thumb, and a look at what comes of an answer until the round is over."""

from nefrit.senjutsu.bot.greedy import Greedy

__all__ = ["Greedy"]
