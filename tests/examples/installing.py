"""Installs the example package into a folder of its own, for other processes: nothing else on the machine changes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SKIRMISH = Path(__file__).parents[2] / "examples" / "skirmish"


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """While this lasts, processes that are started find Skirmish as an installed package."""
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index")
    options = ("--no-deps", "--no-build-isolation", "--target", str(folder))
    done = subprocess.run([*pip, *options, str(SKIRMISH)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")])))
        yield


def run(*arguments: str, typed: str = "", cwd: Path | None = None) -> str:
    """What a Python process with these arguments prints."""
    done = subprocess.run(
        [sys.executable, *arguments], input=typed, cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def nefrit(*arguments: str, typed: str = "") -> str:
    """What a command prints."""
    return run("-m", "nefrit.cli", *arguments, typed=typed)
