"""The exit codes of commands."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
"""The program or the rules of a game failed."""
WRONG_USE: Final = 2
"""The arguments or the files that were given are not right."""
INTERRUPTED: Final = 130
"""The user has stopped the command by Ctrl-C."""
