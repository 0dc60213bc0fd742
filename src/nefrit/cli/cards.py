"""The command `nefrit cards`: the cards of a game, with their text."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.options import AsJson, GameName, Language, checked_language
from nefrit.kernel.definition import Definition
from nefrit.registry import find, planned
from nefrit.text.speech import Speech

COMMON = ("id", "name", "set", "number", "provenance", "text")
"""What is told of every card, whatever its game."""


def cards(
    game: GameName,
    as_json: AsJson = False,
    words: Annotated[
        str,
        typer.Option("--find", metavar="WORDS", help="Only cards in which all these words occur.", show_default=False),
    ] = "",
    language: Language = "en",
) -> None:
    """List the cards of a game: their facts, and their text as it follows from what they do.

    Examples:

    nefrit cards examples/goofspiel.py --find "ace of"

    nefrit cards examples/goofspiel.py --json
    """
    checked_language(language)
    if game in planned():
        if as_json:
            print_json([])
        else:
            console().print(Text(f"There are no cards of {game} yet, only its rules: nefrit rules {game}"))
        return
    definition = find(game)
    chosen = [card for card in _cards(definition, language) if _holds(card, words)]
    if as_json:
        print_json(chosen)
        return
    if chosen:
        console().print(_table(chosen))
    count = len(chosen)
    console().print(Text(f"{definition.title}: {count} {'card' if count == 1 else 'cards'}."))


def _cards(definition: Definition, language: str) -> list[dict[str, Any]]:
    speech = Speech(definition, (), language)
    # The facts of a game may not hide what every card has.
    return [
        {**definition.card_facts(face), "text": speech.card_text(face)} for face in definition.library.faces.values()
    ]


def _holds(card: dict[str, Any], words: str) -> bool:
    text = " ".join(f"{name} {value}" if name not in COMMON else str(value) for name, value in card.items()).casefold()
    return all(word in text for word in words.casefold().split())


def _table(chosen: list[dict[str, Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Card", overflow="fold")
    table.add_column("Set", overflow="fold")
    table.add_column("Facts", overflow="fold")
    table.add_column("Text", overflow="fold", ratio=1)
    shown = dict.fromkeys(("Set", "Facts", "Text"), False)
    rows = [(card, _set(card), _facts(card)) for card in chosen]
    for card, where, facts in rows:
        shown["Set"] |= bool(where)
        shown["Facts"] |= bool(facts)
        shown["Text"] |= bool(card["text"])
    table.columns = [column for column in table.columns if shown.get(str(column.header), True)]
    for card, where, facts in rows:
        cells = {"Card": _name(card), "Set": Text(where), "Facts": Text(facts), "Text": Text(card["text"])}
        table.add_row(*[cells[str(column.header)] for column in table.columns])
    return table


def _name(card: dict[str, Any]) -> Text:
    name = Text(str(card["name"]), "bold")
    return name if card["provenance"] == "printed" else name.append(f"\n{card['provenance']}", "dim")


def _set(card: dict[str, Any]) -> str:
    return " ".join(str(card[name]) for name in ("set", "number") if card[name])


def _facts(card: dict[str, Any]) -> str:
    facts = {name: value for name, value in card.items() if name not in COMMON}
    return ", ".join(f"{name} {value}" for name, value in facts.items() if value not in (None, "", [], ()))
