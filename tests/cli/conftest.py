"""Runs commands as the program does, and looks at what they print."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from nefrit.cli import main

HERE = Path(__file__).parent
GOOFSPIEL = str(HERE.parents[1] / "examples" / "goofspiel.py")
FIVE_KINDS = str(HERE / "games" / "five_kinds.py")
FAILING = str(HERE / "games" / "failing_rules.py")


@dataclass
class Result:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def refusal(self) -> str:
        """The one line on the standard error with which a command was refused."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.strip()


Nefrit = Callable[..., Result]


@pytest.fixture
def nefrit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Nefrit:
    """Runs `nefrit` with these arguments and these lines on the standard input."""
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err)

    return run
