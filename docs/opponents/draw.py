"""Draws the picture of this folder from the ladders that are saved in it: `python -m docs.opponents.draw`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nefrit.manifest import own_names
from nefrit.sim import plots

HERE = Path(__file__).parent
PAIRS = (("greedy", "random"), ("search", "greedy"))


def rows() -> list[dict[str, Any]]:
    """What the better of each pair made, game by game."""
    found: list[dict[str, Any]] = []
    for better, other in PAIRS:
        for game in own_names():
            file = HERE / f"{game}-{better}.json"
            if not file.exists():
                # What has not been measured is not drawn.
                continue
            results = json.loads(file.read_text())
            bot = next(bot for bot in results["bots"] if bot["bot"].startswith(better))
            found.append({"pair": f"{game}: {bot['bot']} against {other}, {bot['games']} games"} | bot["share"])
    return found


def main() -> None:
    """Draw it."""
    chart = plots.with_intervals(rows(), "pair", "share of the points, with intervals of 95 %", 0.5)
    plots.save(chart, HERE / "shares.svg")


if __name__ == "__main__":
    main()
