"""Bots: players that are programs. One protocol for all games, and no way to see more than a seat may know."""

from nefrit.bots.chooser import Random
from nefrit.bots.finding import RANDOM, all_names, find, names, usual
from nefrit.bots.protocol import Bot, ask

__all__ = ["RANDOM", "Bot", "Random", "all_names", "ask", "find", "names", "usual"]
