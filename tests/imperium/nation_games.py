"""A whole game of each nation, in which it wins in its own way, kept as text.

`python -m tests.imperium.nation_games` plays them anew and writes them; nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nefrit.bots import Bot, Random, ask
from nefrit.imperium.bot import Greedy
from nefrit.imperium.bot.greedy import ImperiumMind
from nefrit.imperium.constants import LEGENDS
from nefrit.imperium.definition import GAME
from nefrit.imperium.nations import NATIONS
from nefrit.imperium.places import GARRISONED_IN_REGIONS, active_quests, cards_at, owned
from nefrit.imperium.state import DEVELOPMENT, GARRISON, HISTORY, PLAY, STANDING, Imperium
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from tests import playthroughs

DIRECTORY = Path(__file__).parent / "golden" / "nations"

Wish = Callable[[Imperium, int], float]
JOURNEY = ("Visions of Shangri-la", "Path to Shangri-la", "Gates of Shangri-la", "Shangri-la")
RULERS = {"Duke Zhuang of Qin", "King Wu of Qin", "Emperor Qin Shi Huang"}


def names(game: Imperium, cards: tuple[int, ...]) -> list[str]:
    """The names of cards."""
    return [game.faces[card].name for card in cards]


# ---- What some nations wish for beside points, so that they go their own way


def nothing(game: Imperium, seat: int) -> float:
    """Points are enough."""
    return 0.0


def quests(game: Imperium, seat: int) -> float:
    """Quests are completed one after the other, by knights in garrisons; the Graal ends the game."""
    begun = bool(active_quests(game, seat))
    garrisoned = cards_at(game, seat, GARRISONED_IN_REGIONS, NO_CARD)
    knights = [card for card in garrisoned if "knight" in game.faces[card].icons]
    reached = 40.0 * ("Graal" in names(game, owned(game, seat))) + 60.0 * bool(game.table.rounds_left)
    return reached - 12.0 * len(game.zone(DEVELOPMENT, seat)) - 6.0 * begun + 1.5 * min(3, len(knights))


def journey(game: Imperium, seat: int) -> float:
    """Progress is for the journey, and beyond it population."""
    player = game.seats[seat]
    stage = max([JOURNEY.index(name) for name in names(game, game.zone(STANDING, seat)) if name in JOURNEY], default=0)
    arrived = stage == len(JOURNEY) - 1
    people = 1.5 * min(24, player.population) if arrived else 0.3 * player.population + 2.0 * min(5, player.progress)
    return 30.0 * stage + people + 50.0 * bool(game.table.rounds_left)


def sagas(game: Imperium, seat: int) -> float:
    """What is garrisoned is told in the Sagas."""
    return 1.5 * len(game.zone(GARRISON, seat))


def walls(game: Imperium, seat: int) -> float:
    """Long Walls in play, and the rulers in history under the Mandate."""
    play = names(game, game.zone(PLAY, seat))
    long_walls = sum(name.startswith("Long Walls") for name in play)
    rulers = RULERS.intersection(names(game, game.zone(HISTORY, seat)))
    return 2.0 * long_walls + 3.0 * ("Mandate of Heaven" in play) + 4.0 * len(rulers)


def clay(game: Imperium, seat: int) -> float:
    """Progress lies in the pottery until the end is near."""
    each = 0.5 if game.table.rounds_left else 2.0
    return each * sum(game.pieces[card].progress for card in game.zone(PLAY, seat))


class Wishing(ImperiumMind):
    """A mind that wishes for something beside points."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish

    def worth(self, game: Imperium, seat: int) -> float:
        """Both together."""
        return super().worth(game, seat) + self.wish(game, seat)


# ---- The games


@dataclass(frozen=True)
class NationGame:
    """A game of two: against whom, with which power card, and how it is played."""

    against: str
    side: str
    seed: int
    wish: Wish = nothing
    rival: Callable[[], Bot] = field(default=Greedy)

    def header(self, nation: str) -> Header:
        """How it begins."""
        options = {"nations": [nation, self.against], "sides": [self.side, "A"]}
        box = {"box": LEGENDS} if NATIONS[nation].box == LEGENDS else {}
        return Header(GAME.name, seed=self.seed, options={**options, **box})

    def play(self, nation: str) -> Match:
        """Play it."""
        bots = (Greedy(Wishing(self.wish)), self.rival())
        match = Match(GAME, self.header(nation))
        chance = Chance(self.seed)
        while match.game.pending:
            decision = match.game.pending[0]
            match.answer(decision.seat, ask(bots[decision.seat], match.game, decision, chance))
        return match


GAMES = {
    "carthaginians": NationGame("romans", "B", 6),
    "celts": NationGame("romans", "A", 2),
    "greeks": NationGame("carthaginians", "A", 4),
    "macedonians": NationGame("carthaginians", "A", 3),
    "persians": NationGame("greeks", "B", 1),
    "romans": NationGame("carthaginians", "A", 29),
    "scythians": NationGame("carthaginians", "B", 5),
    "vikings": NationGame("celts", "B", 1, sagas, Random),
    "arthurians": NationGame("utopians", "A", 1, quests, Random),
    "atlanteans": NationGame("minoans", "A", 2),
    "egyptians": NationGame("qin", "A", 2),
    "mauryans": NationGame("qin", "B", 7),
    "minoans": NationGame("atlanteans", "B", 1, clay, Random),
    "olmecs": NationGame("egyptians", "A", 2),
    "qin": NationGame("mauryans", "A", 14, walls, Random),
    "utopians": NationGame("arthurians", "B", 1, journey, Random),
}


def path_of(nation: str) -> Path:
    """Where a game is kept."""
    return DIRECTORY / f"{nation}.txt"


if __name__ == "__main__":
    for each, game in GAMES.items():
        playthroughs.write(game.play(each), path_of(each))
