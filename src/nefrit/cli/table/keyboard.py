"""Where answers come from: somebody at a terminal, or lines from a pipe."""

from __future__ import annotations

import sys
from importlib import import_module

MOST_LENGTH = 10_000


class EndOfInput(Exception):
    """There is nothing more to read."""


class Keyboard:
    """Reads one line at a time from the standard input."""

    def __init__(self) -> None:
        self.piped = not sys.stdin.isatty()
        if not self.piped:
            try:
                # Lines can then be edited and called back.
                import_module("readline")
            except ImportError:
                pass

    def read(self, prompt: str) -> str:
        """The next line, without control characters; what comes from a pipe is repeated, so that output is readable."""
        try:
            raw = input(prompt)
        except EOFError:
            sys.stdout.write("\n")
            raise EndOfInput from None
        line = "".join(character if character.isprintable() else " " for character in raw[:MOST_LENGTH]).strip()
        if self.piped:
            sys.stdout.write(f"{line}\n")
        return line
