"""Nefrit plays card games exactly as their rule documents say.

`start` a game, look at what each seat may know (`Play.view`), answer its `Play.decisions` or let bots do so
(`Play.play_bots`), ask why something cannot be chosen (`Play.why_not`), `Play.save` the game and `load` it again:

    from nefrit import start

    game = start("l5r", seed=7, decks=["crane", "lion"])
    game.play_bots({0: "greedy", 1: "random"})
    print(game.outcome)

Tests of games use `nefrit.testing`. All other modules may change from one version to the next.
"""

from importlib import import_module

__version__ = "0.1.0"

__all__ = ["Answer", "Decision", "Outcome", "Play", "Refusal", "WhyNot", "games", "load", "start"]

# Not imported: `typing` takes longer to load than all the rest of this module.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from nefrit.api import Answer, Decision, Outcome, Play, Refusal, WhyNot, games, load, start
else:
    # Hidden from type checkers, for which otherwise every name would be there.
    def __getattr__(name: str) -> object:
        """The public names, loaded when they are used first: every import of a part of Nefrit imports this module."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module("nefrit.api"), name)
        return found


def __dir__() -> list[str]:
    """All names of the module, also those that are not loaded yet."""
    return sorted({*globals(), *__all__})
