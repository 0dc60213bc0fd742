"""Builds the reference of the public names: `python -m docs.reference FOLDER`. A warning is an error."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import pdoc

import nefrit

PUBLIC = ("nefrit", "nefrit.testing")


def build(folder: Path) -> None:
    """Write the pages of the public modules into a folder."""
    for name in nefrit.__all__:
        # pdoc reads what a module holds, and these names are loaded when they are used first.
        getattr(nefrit, name)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc(*PUBLIC, output_directory=folder)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
