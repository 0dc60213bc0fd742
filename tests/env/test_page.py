"""The page about environments tells true sizes."""

from __future__ import annotations

import subprocess
import sys

import pytest
from bench import environments


def test_the_sizes_on_the_page_are_the_true_ones() -> None:
    page = environments.PAGE.read_text(encoding="utf-8")
    true = environments.written(page, environments.SIZES, environments.sizes())
    assert page == true, "make the page anew: python bench/environments.py --sizes --write"


def test_every_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "MEASURED", {"goofspiel": environments.GOOFSPIEL})
    lines = environments.speeds(seconds=0.001)
    assert lines[0].startswith("Python ")
    assert lines[2] == "| | goofspiel |"
    assert [line.split(" | ")[0] for line in lines[4:]][:2] == [f"| {name}" for name in environments.RATES][:2]
    assert lines[-1].startswith("| legal actions | ")


def test_a_page_without_a_place_for_them_is_refused() -> None:
    with pytest.raises(AssertionError, match="no place for the sizes"):
        environments.written("nothing", environments.SIZES, [])


def test_the_command_says_what_it_can_do() -> None:
    shown = subprocess.run(
        [sys.executable, environments.__file__, "--help"], capture_output=True, text=True, check=True
    )
    assert "--sizes" in shown.stdout
