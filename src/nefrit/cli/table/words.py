"""The words at the table of a terminal: those of the game, and those of the program around it."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.kernel.definition import Definition
from nefrit.rulebook import title_of
from nefrit.text import Messages
from nefrit.text.speech import Speech

MESSAGES = "nefrit.cli"
"""The package with the messages of the program."""


class TableSpeech(Speech):
    """What a game says, and by `tell` what the program says.

    The two are looked up apart: a game may well call something `left` or `cards`, as the program does.
    """

    def __init__(self, definition: Definition, names: Sequence[str], language: str = "en") -> None:
        super().__init__(definition, names, language)
        self._program = Messages(language, [MESSAGES])

    def tell(self, message: str, /, **arguments: object) -> str:
        """The text of a message of the program."""
        return self._program.format(message, **arguments)

    def rule(self, rule: str) -> str:
        """What a rule of the game is called; its id where the game has no catalog."""
        return title_of(self.definition.name, rule)
