"""Whatever the page on the architecture names is there: modules, functions, files, commands, rules."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from nefrit.cli import app
from nefrit.kernel.game import Game
from nefrit.kernel.plain import fields_of
from nefrit.rulebook import catalog, games

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")

CALL = re.compile(r"\(.*\)$")
DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
RULE = re.compile(r"[a-z0-9]+\.[a-z0-9-]+\.[a-z0-9-]+")


def _spans() -> list[str]:
    """All that is set as code, each once; of the lines that are set apart the commands."""
    text = "\n".join(line for line in PAGE.splitlines() if not line.startswith("    "))
    apart = re.findall(r"^    (nefrit .*?)(?:  .*)?$", PAGE, re.MULTILINE)
    return sorted({" ".join(span.split()) for span in (*re.findall(r"`([^`]+)`", text), *apart)})


def _exists(name: str) -> bool:
    """Whether a dotted name is that of a module, or of something in one."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:count]))
        except ImportError:
            continue
        return _has(found, parts[count:])
    return False


def _has(found: object, names: list[str]) -> bool:
    for number, name in enumerate(names):
        if isinstance(found, type) and name in fields_of(found):
            # What a field holds is not known here.
            return number == len(names) - 1
        if not hasattr(found, name):
            return False
        found = getattr(found, name)
    return True


@cache
def _classes() -> dict[str, list[type]]:
    """The classes of the modules that the page names, by their names: `Match.answer` may stand for the full name."""
    modules = [f"nefrit.{span}" for span in _spans() if DOTTED.fullmatch(span)]
    found: dict[str, list[type]] = {}
    for name in ("nefrit.kernel.effects", "nefrit.testing.scenario", *modules):
        for count in (2, 3, 4):
            try:
                module = import_module(".".join(name.split(".")[:count]))
            except ImportError:
                break
            for one in vars(module).values():
                if isinstance(one, type):
                    found.setdefault(one.__name__, []).append(one)
    return found


@cache
def _written() -> frozenset[str]:
    """All words of the sources."""
    files = [*ROOT.glob("src/nefrit/**/*.py"), *ROOT.glob("web/src/**/*.ts"), ROOT / "Makefile"]
    return frozenset(word for file in files for word in re.findall(r"\w+", file.read_text("utf-8")))


def _problem_of_command(words: list[str]) -> str:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    command = group.commands.get(words[0])
    if command is None:
        return "there is no such command"
    options = {option for parameter in command.params for option in parameter.opts}
    return "" if options.issuperset(word for word in words if word.startswith("--")) else "it has no such option"


def problem(span: str) -> str:
    """What is wrong with something that is set as code; empty if nothing is."""
    path, _, inside = span.partition(":")
    if "/" in path and " " not in path:
        file = ROOT / path
        if not file.exists():
            return "there is no such file"
        return "" if not inside or re.search(rf"\b{inside}\b", file.read_text("utf-8")) else f"no {inside} in that file"
    if span.startswith("nefrit "):
        return _problem_of_command(span.split()[1:])
    if RULE.fullmatch(span) and "-" in span:
        return "" if any(span in catalog(game).entries for game in games()) else "there is no such rule"
    if (ROOT / span).is_file():
        return ""
    name = CALL.sub("", span)
    if DOTTED.fullmatch(name):
        first, _, rest = name.partition(".")
        if first == "game":
            return "" if _has(Game, rest.split(".")) else "a game has no such field or method"
        if first in _classes():
            return "" if any(_has(one, rest.split(".")) for one in _classes()[first]) else f"{first} has no {rest}"
        return "" if _exists(f"nefrit.{name}") or _exists(name) else "there is no such module, class or function"
    if IDENTIFIER.fullmatch(name):
        return "" if name in _written() or _exists(f"nefrit.{name}") else "the sources have no such name"
    return ""


@pytest.mark.parametrize("span", _spans())
def test_what_the_page_names_exists(span: str) -> None:
    assert problem(span) == ""


@pytest.mark.parametrize(
    "wrong",
    [
        "kernel.game.Game.walk",
        "kernel.nothing.at_all",
        "game.walk",
        "game.walk(1)",
        "Match.walk",
        "src/nefrit/kernel/nothing.py",
        "web/src/net/socket.ts:Nothing",
        "l5r.win.no-such-rule",
        "nefrit walk",
        "nefrit replay --walk",
        "no_such_name_in_any_source",
    ],
)
def test_what_is_not_there_is_found(wrong: str) -> None:
    assert problem(wrong)


def test_the_layers_of_the_page_are_those_of_the_contract() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    contract = re.search(r'containers = \["nefrit"\].*?layers = \[(.*?)\]', project, re.DOTALL)
    assert contract is not None
    layers = [set(line.split(" | ")) for line in re.findall(r'"(.*?)"', contract[1])]
    rank = {name: number for number, layer in enumerate(layers) for name in layer}
    table = PAGE.partition("| --- | --- |\n")[2].partition("\n\n")[0]
    told = [re.findall(r"`(\w+)`", line.split("|")[1]) for line in table.splitlines()]
    assert {name for names in told for name in names} == set(rank)
    ranks = [{rank[name] for name in names} for names in told]
    assert all(len(one) == 1 for one in ranks)
    assert [min(one) for one in ranks] == sorted(min(one) for one in ranks)
