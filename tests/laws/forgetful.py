"""A memo that never remembers anything, for the law that a game is the same without it."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.memo import Memo
from nefrit.kernel.plain import fields_of

KEPT = ("known", "shared")
"""What is no memory: on what the memory depends, and whether it is shared."""


def forgetful(memo: type[Memo]) -> type[Memo]:
    """A subclass whose fields always are as in a new memo, whatever is written to them."""
    if hasattr(memo, "__mypyc_attrs__"):
        raise TypeError(f"{memo.__name__} is compiled, and its fields cannot be replaced")
    new = memo()
    fields: dict[str, Any] = {name: _blind(getattr(new, name)) for name in fields_of(memo) if name not in KEPT}
    return type(f"Forgetful{memo.__name__}", (memo,), {"__slots__": (), **fields})


def _blind(default: Any) -> property:
    """A field that is read as in a new memo and ignores what is written to it."""
    if default is None or isinstance(default, (bool, int, tuple)):
        return property(lambda _: default, lambda _, value: None)
    return property(lambda _: type(default)(), lambda _, value: None)
