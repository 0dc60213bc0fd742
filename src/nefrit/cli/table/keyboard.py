"""Where answers come from: somebody at a terminal, or lines from a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module

MOST_LENGTH = 10_000


class EndOfInput(Exception):
    """There is nothing more to read."""


class Keyboard:
    """Reads one line at a time from the standard input."""

    def __init__(self) -> None:
        self.piped = sys.stdin is None or not sys.stdin.isatty()
        if not self.piped:
            # Where there is one, lines can be edited and called back.
            with suppress(ImportError):
                import_module("readline")

    def read(self, prompt: str) -> str:
        """The next line, without control characters; what comes from a pipe is repeated, so that output is readable."""
        if sys.stdin is None:
            raise EndOfInput
        try:
            raw = input(prompt)
        except (EOFError, KeyboardInterrupt) as error:
            # The prompt is left without an answer, and what follows begins on a line of its own.
            sys.stdout.write("\n")
            if isinstance(error, KeyboardInterrupt):
                raise
            raise EndOfInput from None
        line = "".join(character if character.isprintable() else " " for character in raw[:MOST_LENGTH]).strip()
        if self.piped:
            sys.stdout.write(f"{line}\n")
        return line
