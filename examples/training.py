"""Learning to play Goofspiel against a random player, with nothing but NumPy: REINFORCE on a linear softmax policy.

The policy scores every card in hand by how well it goes with the prizes that lie open: `weights[card] @ prizes`. It
knows no rule of the game; what it sees are two parts of an observation that every game has, the faces of the cards in a
zone and the faces of the options.

    python examples/training.py
    python examples/training.py --cards 5 --games 4000
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nefrit.bots import Random
from nefrit.env import Observer, Setting, Steps
from nefrit.kernel.chance import Chance

GOOFSPIEL = str(Path(__file__).parent / "goofspiel.py")
ME = 0
BATCH = 50
"""After so many games the weights are changed."""
WIDTH = 40
"""How long a full bar of the learning curve is."""

Floats = NDArray[np.float32]


class Choice(NamedTuple):
    """What there was to choose, and what was chosen: everything that learning needs of a decision."""

    taken: int
    chances: Floats
    faces: NDArray[np.intp]
    prizes: Floats


class Player:
    """A linear softmax policy over the options of a decision."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.observer = Observer(setting)
        self.steps = Steps(setting)
        self.chance = np.random.default_rng(seed)
        faces = self.observer.layout["faces"]
        self._prizes = faces.rows.index("prize")
        self._face = self.observer.options["card"].start + self.observer.options["card"].column("face")
        self.weights = np.zeros((len(faces.columns) + 1, len(faces.columns)), np.float32)
        self._seen = np.zeros(self.observer.size, np.float32)
        self._options = np.zeros((setting.actions, self.observer.option_size), np.float32)

    def act(self) -> Choice:
        """Take an action at random, by the chances that the weights give to each."""
        steps = self.steps
        faces_seen = self.observer.layout["faces"].of(self.observer.observe(steps, ME, self._seen))
        prizes = faces_seen[self._prizes].copy()
        legal = steps.legal()
        faces = self.observer.describe_options(steps, self._options)[legal, self._face].astype(np.intp)
        scores = self.weights[faces] @ prizes
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        drawn = int(np.searchsorted(np.cumsum(chances), self.chance.random(), side="right"))
        taken = min(drawn, len(legal) - 1)
        steps.step(legal[taken])
        return Choice(taken, chances, faces, prizes)

    def play(self, seed: int, gradient: Floats, baseline: float) -> float:
        """Play a game against a random player, and add to the gradient what it teaches."""
        opponent, luck = Random(), Chance(seed)
        steps = self.steps
        steps.reset(seed)
        choices: list[Choice] = []
        while not steps.is_over:
            if steps.seat == ME:
                choices.append(self.act())
            else:
                steps.play_bot(opponent, luck)
        reward = steps.reward(ME)
        for taken, chances, faces, prizes in choices:
            surprise = -chances
            surprise[taken] += 1.0
            gradient[faces] += (reward - baseline) * np.outer(surprise, prizes)
        return reward


def train(cards: int, games: int, rate: float, seed: int, batch: int = BATCH) -> list[float]:
    """Play so many games, learning from each batch; the mean reward of each tenth of them, printed as a curve."""
    player = Player(Setting(GOOFSPIEL, options={"cards": cards}), seed)
    rewards: list[float] = []
    curve: list[float] = []
    baseline = 0.0
    start = time.perf_counter()
    tenth = max(batch, games // 10)
    while len(rewards) < games:
        gradient = np.zeros_like(player.weights)
        played = [player.play(seed + len(rewards) + number, gradient, baseline) for number in range(batch)]
        player.weights += rate / batch * gradient
        rewards += played
        baseline += 0.1 * (float(np.mean(played)) - baseline)
        if len(rewards) // tenth > len(curve):
            curve.append(float(np.mean(rewards[-tenth:])))
            bar = "#" * round(WIDTH * (curve[-1] + 1) / 2)
            print(f"{len(rewards):6} games  {curve[-1]:+.2f}  {bar}")
    print(f"{games / (time.perf_counter() - start):,.0f} games a second")
    return curve


def main() -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cards", type=int, default=7, help="how many cards each suit has")
    parser.add_argument("--games", type=int, default=12_000, help="how many games are played")
    parser.add_argument("--rate", type=float, default=3.0, help="how quickly it learns")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same curve")
    chosen = parser.parse_args()
    print("mean reward of each tenth of the games: -1 is always lost, 0 as good as the random player, 1 always won")
    train(chosen.cards, chosen.games, chosen.rate, chosen.seed)


if __name__ == "__main__":
    main()
