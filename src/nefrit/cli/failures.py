"""What goes wrong, told in one line: a user who mistyped something never sees a traceback."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from nefrit import __version__
from nefrit.cli.exit_codes import FAILED, WRONG_USE
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.record import Damaged, Header, Record
from nefrit.registry import CannotLoad
from nefrit.rulebook import BrokenCatalog, UnknownGame, UnknownRule, UnreadableSource
from nefrit.sim.failures import where

LONGEST_LINE = 500
"""How long a line about an error may become; what a file holds may be much longer."""

_CLOSING = (".", "!", "?", "…")


class Refused(Exception):
    """What the user asked for cannot be done: the message says why, and what could be."""


class RulesFailed(Exception):
    """The rules of a game raised an error, which is a bug in them. The record in `file` repeats it."""

    def __init__(self, game: str, error: Exception, file: Path) -> None:
        super().__init__(
            f"the rules of {game} failed ({where(error)}); please report it with the record of the game, "
            f"which is in {file} (nefrit --debug shows more)"
        )


@contextmanager
def blaming_the_position(header: Header, file: Path | None = None) -> Iterator[None]:
    """Tells what the rules raise as what it is: a position that cannot be, or a failure of the rules.

    `file` holds the record of the game; where there is none yet, it is saved.
    """
    try:
        yield
    except (Damaged, BadHeader):
        raise
    except Exception as error:
        if header.position:
            # A position can describe what no play leads to, and the rules cannot go on from there.
            raise Damaged(f"the game cannot be played from this position ({where(error)})") from error
        raise RulesFailed(header.game, error, file or save_failure(header, [])) from error


def explain(error: Exception) -> tuple[str, int]:
    """One line that tells a user what went wrong, and the exit code for it."""
    wrong_use = (Refused, Damaged, BadHeader, UnknownName, CannotLoad, UnknownGame, UnknownRule)
    if isinstance(error, (*wrong_use, BrokenCatalog, UnreadableSource)):
        return _line(str(error)), WRONG_USE
    if isinstance(error, RulesFailed):
        return _line(str(error)), FAILED
    if isinstance(error, OSError):
        name = "" if error.filename is None else f"{error.filename}: "
        return _line(f"{name}{error.strerror or error}"), WRONG_USE
    if isinstance(error, UnicodeError):
        return _line(f"this is not a text in UTF-8: {error}"), WRONG_USE
    # Typer has its own errors for wrong arguments; they differ between its versions, but all can say what is wrong.
    usage = getattr(error, "format_message", None)
    if callable(usage):
        return _line(_with_help(str(usage()), error)), WRONG_USE
    return _line(f"nefrit failed ({where(error)}); please report it (nefrit --debug shows more)"), FAILED


def save_failure(header: Header, answers: Sequence[tuple[int, Answer]], directory: Path | None = None) -> Path:
    """Save the record of a game in which the rules failed: its last answer repeats the failure."""
    place = Path(tempfile.mkdtemp(prefix="nefrit-")) if directory is None else directory
    file = place / f"{header.game}-{header.seed}.json"
    file.write_bytes(Record(header, list(answers), version=__version__).to_json())
    return file


def _with_help(message: str, error: Exception) -> str:
    command = getattr(getattr(error, "ctx", None), "command_path", "")
    closed = message if message.endswith(_CLOSING) else f"{message}."
    return f"{closed} See: {command} --help" if command else message


def _line(message: str) -> str:
    """A message as one sentence in one line, without anything that a terminal would obey."""
    text = " ".join("".join(character if character.isprintable() else " " for character in message).split())
    if len(text) > LONGEST_LINE:
        text = f"{text[:LONGEST_LINE]}…"
    if text.split(" ", 1)[0].isalpha():
        text = text[:1].upper() + text[1:]
    return text if text.endswith(_CLOSING) else f"{text}."
