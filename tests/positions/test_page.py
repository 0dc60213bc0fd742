"""The examples of the page about scenarios hold."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from nefrit.kernel.record import Damaged
from nefrit.registry import find
from nefrit.testing import Scenario, side

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
TEXT = PAGE.read_text(encoding="utf-8")
# Empty lines before an example, so that it has its own numbers of lines.
EXAMPLES = [
    (found[1], "\n" * TEXT.count("\n", 0, found.start(2)) + found[2])
    for found in re.finditer(r"```python (\w+)\n(.*?)```", TEXT, re.DOTALL)
]


def raises(why: str) -> AbstractContextManager[Any]:
    """The position is refused for this reason."""
    return pytest.raises(Damaged, match=re.escape(why))


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game}-{n}" for n, (game, _) in enumerate(EXAMPLES)])
def test_an_example_of_the_page(mode: str, game: str, example: str) -> None:
    table = Scenario(find(game), mode)
    exec(compile(example, str(PAGE), "exec"), {"table": table, "side": side, "raises": raises})
    table.finished()


@pytest.mark.parametrize("game", ["l5r", "invasion", "imperium", "senjutsu"])
def test_the_page_names_every_moment(game: str) -> None:
    (line,) = [line for line in TEXT.splitlines() if line.startswith(f"| {game} |")]
    assert sorted(re.findall(r"`([^`]*)`", line)) == sorted(find(game).moments())
