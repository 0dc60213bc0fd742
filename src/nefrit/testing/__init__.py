"""For tests of games: the scenario language, the laws every game obeys, and the mark that says what a test proves."""

from nefrit.testing.broken import Broken
from nefrit.testing.checkers import watch
from nefrit.testing.laws import check_laws, play_at_random
from nefrit.testing.marks import rule
from nefrit.testing.scenario import Player, Scenario, Side, Unscripted, side

__all__ = [
    "Broken",
    "Player",
    "Scenario",
    "Side",
    "Unscripted",
    "check_laws",
    "play_at_random",
    "rule",
    "side",
    "watch",
]
