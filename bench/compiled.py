"""Plain CPython and the compiled build, measured in turn; and any other command on the compiled build.

`make compiled` leaves the compiled package in build/compiled; the sources and plain CPython stay as they are.

    python bench/compiled.py                  # both columns, of all games
    python bench/compiled.py l5r --rounds 5
    python bench/compiled.py -m pytest -q tests/kernel
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

import msgspec

from nefrit.bench import Figures
from nefrit.manifest import own_names

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def command(place: Path, *arguments: str) -> tuple[list[str], dict[str, str]]:
    """How Python is started with the package from a place."""
    return [sys.executable, *arguments], {**os.environ, "PYTHONPATH": str(place)}


def figures(place: Path, game: str) -> Figures:
    """What `nefrit bench` measures there."""
    line, environment = command(place, "-m", "nefrit.cli", "bench", game, "--json")
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, check=True)
    found = msgspec.json.decode(done.stdout, type=Figures)
    assert found.compiled == (place == COMPILED), f"{place} holds something else"
    return found


def compare(game: str, rounds: int) -> None:
    """Measure a game in both ways, in turn, and print both columns."""
    pairs = [(figures(PLAIN, game), figures(COMPILED, game)) for _ in range(rounds)]
    print(f"\n{game:<28}{'plain':>12}{'compiled':>12}{'ratio':>8}")
    for name in pairs[0][0].measures:
        plain, compiled = (median(one[side].measures[name].microseconds for one in pairs) for side in (0, 1))
        print(f"{name + ', µs':<28}{plain:>12,.1f}{compiled:>12,.1f}{plain / compiled:>8.2f}")
    # The fastest round is the least disturbed.
    plain, compiled = (max(one[side].decisions_per_second for one in pairs) for side in (0, 1))
    print(f"{'random play, decisions/s':<28}{plain:>12,.0f}{compiled:>12,.0f}{compiled / plain:>8.2f}")


def main() -> int:
    """Compare, or run the command that begins with `-m`."""
    if not COMPILED.is_dir():
        sys.exit("there is no compiled build: make compiled")
    if "-m" in sys.argv[1:2]:
        line, environment = command(COMPILED, *sys.argv[1:])
        return subprocess.run(line, cwd=ROOT, env=environment, check=False).returncode
    parser = ArgumentParser(description="Measure plain CPython and the compiled build in turn.")
    parser.add_argument("games", nargs="*", default=own_names(), help="the names of games; all if not said")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    asked = parser.parse_args()
    for game in asked.games:
        compare(game, asked.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
