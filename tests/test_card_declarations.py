"""Mistakes in the facts of a card are found by mypy, before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

import nefrit

SOURCES = Path(nefrit.__file__).parent
CHECKED = ("l5r/faces.py", "l5r/cards/clans.py", "invasion/faces.py", "invasion/cards/races.py")
"""The modules with the signatures. No other module is looked at, so that the test is fast."""
IMPORTS = """
from nefrit.invasion.cards.races import DWARF, NEUTRAL
from nefrit.l5r.cards.clans import CRAB, CRANE
"""
RIGHT = (
    'CRANE.character("One", 1, cost=2, skills=(None, 1), glory=1, role="seeker").has()',
    'CRANE.attachment("One", 1, "Tainted Lands", cost=2, bonus=("X", 1), influence=1).has(printed=[])',
    'DWARF.unit("One", 1, cost=2, power=1, hit_points=3, traits="Warrior").has(printed=[], printed_unique=False)',
    'NEUTRAL.fulcrum("One", 1, dominance=2)',
)
WRONG = {
    # A mistyped fact.
    'CRANE.character("One", 1, cots=2, skills=(2, 1), glory=1)': 'Unexpected keyword argument "cots" for "character"',
    'DWARF.unit("One", 1, cost=2, power=1, hitpoints=3)': 'Unexpected keyword argument "hitpoints" for "unit"',
    # A fact that no card has, or not a card of this type.
    'CRANE.event("One", 1, cost=2, luck=1)': 'Unexpected keyword argument "luck" for "event"',
    'CRANE.event("One", 1, cost=2, glory=1)': 'Unexpected keyword argument "glory" for "event"',
    'DWARF.tactic("One", 1, cost=2, power=1)': 'Unexpected keyword argument "power" for "tactic"',
    # A fact of another type.
    'CRANE.character("One", 1, cost="2", skills=(2, 1), glory=1)': 'Argument "cost" to "character"',
    'CRANE.character("One", 1, cost=2, skills=(2, 1, 0), glory=1)': 'Argument "skills" to "character"',
    'CRANE.event("One", 1, cost=2, role="seekr")': 'Argument "role" to "event"',
    'DWARF.unit("One", 1, cost=2, power=1, hit_points=3, traits=["Warrior"])': 'Argument "traits" to "unit"',
    'DWARF.legend("One", 1, cost=2, powers=(1, 2), hit_points=3)': 'Argument "powers" to "legend"',
    # A fact that is missing.
    'CRAB.province("One", 1, strength=3)': 'Missing named argument "element" for "province"',
    # A type of card that only others have, and a mistake beside the text.
    'CRAB.role("One", 1)': '"ClanCards" has no attribute "role"',
    'DWARF.fulcrum("One", 1)': '"RaceCards" has no attribute "fulcrum"',
    'CRAB.event("One", 1, cost=2).has(limit=1)': 'Unexpected keyword argument "limit" for "has"',
}


def test_mypy_finds_mistakes_in_the_facts_of_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [*IMPORTS.strip().splitlines(), *RIGHT, *WRONG]
    snippet = tmp_path / "snippet.py"
    snippet.write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(SOURCES.parent))
    options = ["--config-file=", "--strict", "--follow-imports=skip", "--explicit-package-bases", "--hide-error-codes"]
    files = [str(SOURCES / name) for name in CHECKED]
    report, trouble, _ = api.run([*options, f"--cache-dir={tmp_path / 'cache'}", str(snippet), *files])
    assert trouble == ""
    found: dict[str, str] = {}
    for line in report.splitlines():
        place, error, message = line.partition(": error: ")
        if error and snippet.name in place:
            code = lines[int(place.rpartition(":")[2]) - 1]
            found[code] = f"{found.get(code, '')}{message}\n"
    assert set(found) == set(WRONG)
    for code, message in WRONG.items():
        assert message in found[code]
