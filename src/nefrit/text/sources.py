"""Where message files are found, and how they are read."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

Source: TypeAlias = str | Path
"""A place that holds `en.ftl`, `pl.ftl` and so on: the dotted name of a package, or a directory."""

GENERAL = "nefrit.text"
"""The package with the messages that every game shares."""


def read_source(source: Source, language: str) -> str:
    """The message file of one language as it is written; empty when the source has none in that language."""
    place = source if isinstance(source, Path) else resources.files(source)
    if not place.is_dir():
        raise FileNotFoundError(f"no directory of message files: {source}")
    file = place.joinpath(f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def parsed_source(source: Source, language: str) -> Resource:
    """The parsed message file of one language. Each file is parsed once per process."""
    return FluentResource(read_source(source, language))
