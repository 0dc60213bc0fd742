"""What a table may be opened with: the ways in which a game is played, and what is chosen for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

ONE_VALUE: Final = "one"
SOME_VALUES: Final = "some"
YES_OR_NO: Final = "yes-no"


@dataclass(frozen=True)
class Choice:
    """An option that is chosen when a table is opened: one of the values, some of them, or yes or no.

    Words for it are under `option-OPTION`, and for its values under `option-OPTION-VALUE`. Where it `goes_with` another
    option and one of its values, it is chosen only together with that. `repeats` if a value may be chosen again.
    """

    option: str
    kind: str
    values: tuple[str, ...] = ()
    usual: Any = None
    least: int = 0
    most: int = 0
    goes_with: tuple[str, str] | None = None
    repeats: bool = False


@dataclass(frozen=True)
class Mode:
    """A way to play: how many sit down at the table, how many seats that makes, and which options make it.

    Words for it are under `mode-NAME`, and `mode-NAME.about` says more. `automated` names the options that list who is
    played by the game itself: each of them has a seat as well.
    """

    name: str
    people: tuple[int, int]
    seats: tuple[int, int]
    options: dict[str, Any] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    automated: tuple[str, ...] = ()
