"""Helps a person who mistyped a name."""

import difflib
from collections.abc import Iterable


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """Return ` Did you mean X?` for the known names most like the wrong one, or nothing if none comes near."""
    # A name that holds the whole wrong word is what the person began to type, however long the rest of it is.
    names = list(known)
    near = [name for name in names if wrong and wrong in name][:3]
    near = near or difflib.get_close_matches(wrong, names, n=3)
    return f" Did you mean {' or '.join(near)}?" if near else ""
