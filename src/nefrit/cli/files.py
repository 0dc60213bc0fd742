"""Files that the commands read and write."""

from __future__ import annotations

from pathlib import Path

from nefrit.cli.failures import Refused
from nefrit.kernel.record import Damaged

MOST_BYTES = 64 * 1024 * 1024
"""How large a file may be: far more than any game needs, and less than would exhaust the memory."""


def read_bytes(path: Path) -> bytes:
    """What a file holds."""
    if path.is_dir():
        raise Refused(f"{path} is a directory, not a file")
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Damaged(f"{path} is larger than {MOST_BYTES // 1024 // 1024} MB")
    return data


def read_text(path: Path) -> str:
    """What a text file holds."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Damaged(f"{path} is not a text in UTF-8: {error.reason} at byte {error.start}") from None


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file, so that it is never half written: the old one stays until the new one is complete."""
    if path.is_dir():
        raise Refused(f"{path} is a directory, not a file")
    if path.exists() and not path.is_file():
        # A pipe or a device cannot be replaced by a file.
        path.write_bytes(data)
        return
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        # The user knows nothing of a draft.
        error.filename = str(path)
        raise
