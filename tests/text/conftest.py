from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes message files, given by language, into one directory, and returns the directory."""

    def write_files(**files: str) -> Path:
        for language, text in files.items():
            (tmp_path / f"{language}.ftl").write_text(dedent(text), encoding="utf-8")
        return tmp_path

    return write_files
