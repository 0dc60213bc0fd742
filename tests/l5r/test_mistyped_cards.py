"""Mistakes in cards are found by mypy: a mistyped word, fact or parameter is an error before anything runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
IMPORTS = """\
from nefrit.l5r.cards.clans import CRANE
from nefrit.l5r.targets import a
from nefrit.l5r.words import cards
from nefrit.l5r.words.abilities import action
from nefrit.l5r.words.cards import participating
from nefrit.l5r.words.conditions import during_conflict
from nefrit.l5r.words.nouns import it, this
from nefrit.l5r.words.numbers import cost
from nefrit.l5r.words.verbs import bow, honor

GOOD = CRANE.event("Good", 1, cost=0).has(action(bow(it), when=during_conflict, target=a(participating & (cost <= 2))))
"""
MISTAKES = {
    "honor(participating)": '"__call__" of "Verb" has incompatible type "Participating"; expected "Cards"',
    "action(honor(this), whn=during_conflict)": 'Unexpected keyword argument "whn" for "action"',
    "a(cards.participatng)": 'Module has no attribute "participatng"',
    "participating & during_conflict": 'Unsupported operand types for & ("Participating" and "DuringConflict")',
    'CRANE.event("Bad", 2, cost=0, glory=1)': 'Unexpected keyword argument "glory" for "event"',
    'action(bow(it), target=a(cost <= "2"))': 'Unsupported operand types for <= ("PrintedCost" and "str")',
}
"""Six mistakes, and what mypy says of each."""


def test_each_mistake_in_a_card_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "mistyped.py"
    file.write_text(IMPORTS + "".join(f"{mistake}\n" for mistake in MISTAKES), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]
    first = IMPORTS.count("\n") + 1
    for number, told in enumerate(MISTAKES.values(), start=first):
        found = [line for line in errors if f":{number}: error: " in line]
        assert any(told in line for line in found), (number, told, done.stdout, done.stderr)
    assert {line.split(":")[1] for line in errors} == {str(first + nth) for nth in range(len(MISTAKES))}
