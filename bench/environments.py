"""The figures of docs/environments.md: how large and how fast the environments are.

python bench/environments.py                 # measure, and print both tables
python bench/environments.py --sizes         # only the sizes, which need no measuring
python bench/environments.py --write         # and write what was asked for into the page
"""

from __future__ import annotations

import platform
import random
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Any

import numpy as np

from nefrit import bots
from nefrit.env import Observer, Setting, Steps
from nefrit.env.recall import Recall
from nefrit.env.speed import Speed, speed_of
from nefrit.kernel import game as kernel_game
from nefrit.kernel.chance import Chance

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "environments.md"
GOOFSPIEL = str(ROOT / "examples" / "goofspiel.py")
SIZES, SPEEDS = "sizes", "speeds"

SIZED: dict[str, tuple[str, dict[str, Any]]] = {
    "`goofspiel`": (GOOFSPIEL, {}),
    "`l5r`": ("l5r", {}),
    "`senjutsu`": ("senjutsu", {}),
    "`senjutsu`, 3 seats": ("senjutsu", {"seats": 3}),
    "`senjutsu`, 4 seats": ("senjutsu", {"seats": 4}),
    "`senjutsu`, the horde": ("senjutsu", {"options": {"mode": "horde"}}),
    "`imperium`": ("imperium", {}),
    "`imperium`, 3 seats": ("imperium", {"seats": 3}),
    "`imperium`, 4 seats": ("imperium", {"seats": 4}),
    "`invasion`": ("invasion", {}),
    "`invasion`, 3 seats": ("invasion", {"seats": 3, "options": {"format": "cataclysm"}}),
    "`invasion`, 4 seats": ("invasion", {"seats": 4, "options": {"format": "cataclysm"}}),
}
MEASURED = {
    "goofspiel": GOOFSPIEL,
    "l5r": "l5r",
    "senjutsu": "senjutsu",
    "imperium": "imperium",
    "invasion": "invasion",
}
RATES = {
    "decisions of the bare game, answered at random": "decisions",
    "native steps, each with its legal actions": "steps",
    "decisions that these steps answer": "decisions_in_steps",
    "observations of positions, again and again": "observations",
    "option matrices": "option_matrices",
    "native steps, each with an observation": "observed_steps",
    "PettingZoo steps, each with an observation": "pettingzoo_steps",
}
GAMES, EVERY, MOST_STEPS = 3, 4, 400
"""So many random games are looked at, every so many steps, to so many steps at most."""
ASKED = 60
"""So many decisions the usual bot is asked."""


def sizes() -> list[str]:
    """The lines of the table of sizes. They follow from the games, so they are the same on every machine."""
    rows = []
    for name, (game, said) in SIZED.items():
        setting = Setting(game, **said)
        observer = Observer(setting)
        numbers = (setting.seats, setting.actions, observer.size, observer.option_size, Recall(observer).layout.size)
        rows.append([name, *(f"{number:,}" for number in numbers)])
    return _table(["", "seats", "actions", "observation", "option", "information state"], rows)


def speeds(seconds: float) -> list[str]:
    """The lines of the table of speeds, and where they were measured."""
    columns = []
    for game in MEASURED.values():
        setting = Setting(game)
        columns.append([*_rates(speed_of(setting, seconds)), _usual_bot(setting), *_looks(setting)])
    names = [
        *RATES,
        "a clone",
        "a decision of the usual bot",
        "numbers of an observation that are not 0",
        "legal actions",
    ]
    rows = [[name, *(column[number] for column in columns)] for number, name in enumerate(names)]
    how = "not compiled" if str(kernel_game.__file__).endswith(".py") else "compiled"
    where = f"Python {platform.python_version()}, {how}, {_processor()}:"
    return [where, "", *_table(["", *MEASURED], rows)]


def _rates(speed: Speed) -> list[str]:
    rates = [f"{getattr(speed, field):,.0f}" for field in RATES.values()]
    return [*rates, f"{speed.clone_microseconds:.1f} µs"]


def _usual_bot(setting: Setting) -> str:
    """How long the usual bot thinks about a decision, on average over a game with itself."""
    name = bots.usual(setting.definition.name)
    bot = bots.find(setting.definition.name, name)
    steps, chance = Steps(setting), Chance(1)
    taken, asked, seed = 0.0, 0, 0
    while asked < ASKED:
        if steps.is_over:
            seed += 1
            steps.reset(seed)
        start = process_time()
        steps.play_bot(bot, chance)
        taken += process_time() - start
        asked += 1
    return f"{name} {1000 * taken / asked:.2g} ms"


def _looks(setting: Setting) -> tuple[str, str]:
    """How many numbers of an observation are not 0, and how many actions are legal, in random games."""
    observer = Observer(setting)
    filled: list[int] = []
    legal: list[int] = []
    for seed in range(GAMES):
        steps, chance = Steps(setting), random.Random(seed)
        steps.reset(seed)
        while not steps.is_over and steps.taken < MOST_STEPS:
            if steps.taken % EVERY == 0:
                filled.append(int(np.count_nonzero(observer.observe(steps, steps.seat))))
                legal.append(len(steps.legal()))
            steps.step(chance.choice(steps.legal()))
    return f"{mean(filled):,.0f} ({mean(filled) / observer.size:.1%})", f"{mean(legal):.1f}, at most {max(legal)}"


def _processor() -> str:
    """What the machine says its processor is."""
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in (heads, ["---"] * len(heads), *rows)]


def written(page: str, part: str, lines: Sequence[str]) -> str:
    """The page with these lines between the marks of a part."""
    begin, end = f"<!-- {part}: made by bench/environments.py --write -->", f"<!-- end of {part} -->"
    before, _, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    assert closed, f"{PAGE.name} has no place for the {part}"
    return "\n".join([f"{before}{begin}", *lines, f"{end}{after}"])


def main() -> None:
    """Measure as the arguments say."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sizes", action="store_true", help="only the sizes, which need no measuring")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each speed is measured (usually 1)")
    parser.add_argument("--write", action="store_true", help=f"write the tables into {PAGE.relative_to(ROOT)}")
    chosen = parser.parse_args()
    parts = {SIZES: sizes()}
    if not chosen.sizes:
        parts[SPEEDS] = speeds(chosen.seconds)
    for part, lines in parts.items():
        print("\n".join([*lines, ""]))
        if chosen.write:
            PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), part, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
