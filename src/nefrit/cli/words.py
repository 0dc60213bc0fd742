"""The command `nefrit words`: the words in which the cards of a game are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.options import AsJson
from nefrit.kernel.cards import UnknownName
from nefrit.manifest import manifest_of
from nefrit.parts.vocabulary import KINDS, Word, vocabulary
from nefrit.registry import CannotLoad, find, names
from nefrit.rulebook.suggest import did_you_mean
from nefrit.text import LANGUAGES
from nefrit.text.speech import Speech

SHOWN_CARDS = 40
"""So many cards are named of those that use a word."""


def words(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.", autocompletion=lambda: names())],
    word: Annotated[
        str | None, typer.Argument(metavar="WORD", help="Show this word in full.", show_default=False)
    ] = None,
    kind: Annotated[
        str,
        typer.Option(
            help=f"Only words of this kind: {', '.join(KINDS)}.",
            autocompletion=lambda: list(KINDS),
            show_default=False,
        ),
    ] = "",
    find_: Annotated[
        str, typer.Option("--find", metavar="TEXT", help="Only words with this in name or meaning.", show_default=False)
    ] = "",
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print a page of documentation.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the words in which the cards of a game are written: what each means, its parameters, the cards that use it.

    Whoever adds a card looks here first; CONTRIBUTING.md shows how.

    Examples:

    nefrit words l5r

    nefrit words l5r --kind verb

    nefrit words invasion --find damage

    nefrit words l5r participating
    """
    if kind and kind not in KINDS:
        _refuse(f"There is no kind {kind!r}, only {', '.join(KINDS)}.{did_you_mean(kind, KINDS)}")
    everything = _vocabulary(game)
    if word is not None:
        chosen = [one for one in everything if one.name == word]
        if not chosen:
            _refuse(f"No card of {game} uses {word!r}.{did_you_mean(word, [one.name for one in everything])}")
    else:
        wanted = find_.lower()
        chosen = [one for one in everything if not kind or one.kind == kind]
        chosen = [one for one in chosen if wanted in one.name.lower() or wanted in one.meaning.lower()]
    if as_json:
        print_json([_record(game, one) for one in chosen])
    elif as_markdown:
        typer.echo(_page(game, chosen))
    elif word is not None:
        console().print(_in_full(game, chosen[0]))
    else:
        out = console()
        for shown in KINDS:
            some = [one for one in chosen if one.kind == shown]
            if some:
                out.print(_table(shown, some))
        out.print(Text(f"{len(chosen)} words"))


def _refuse(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)


def _vocabulary(game: str) -> list[Word]:
    try:
        find(game)
        package = manifest_of(game).cards
    except (UnknownName, CannotLoad) as error:
        _refuse(str(error))
    if not package:
        _refuse(f"The cards of {game} are not written in words of Python: see its data files.")
    return vocabulary(package)


def _record(game: str, word: Word) -> dict[str, Any]:
    return {
        "name": word.name,
        "kind": word.kind,
        "parameters": word.parameters,
        "meaning": word.meaning,
        "place": word.place,
        "cards": list(word.cards),
        "said": _said(game, word),
    }


def _said(game: str, word: Word) -> dict[str, str]:
    """How a word without parameters is said, in each language that has words for it."""
    if word.node is None or word.parameters:
        return {}
    found: dict[str, str] = {}
    for language in LANGUAGES:
        speech = Speech(find(game), (), language)
        said = speech.text(word.node, None)
        if not said.startswith("[") and said not in found.values():
            found[language] = said
    return found


def _table(kind: str, words: Sequence[Word]) -> Table:
    table = Table(box=box.SIMPLE, title=kind, title_justify="left", title_style="bold", pad_edge=False)
    table.add_column("word", no_wrap=True, max_width=44)
    table.add_column("meaning")
    table.add_column("cards", justify="right")
    for word in words:
        table.add_row(Text(word.written), Text(word.meaning), str(len(word.cards)))
    return table


def _in_full(game: str, word: Word) -> Text:
    lines = [word.written, "", f"{word.kind}: {word.meaning}", f"in {word.place}"]
    lines += [f"{language}: {said}" for language, said in _said(game, word).items()]
    more = len(word.cards) - SHOWN_CARDS
    cards = ", ".join(word.cards[:SHOWN_CARDS]) + (f" and {more} more" if more > 0 else "")
    return Text("\n".join([*lines, "", f"used by {len(word.cards)}: {cards}"]))


def _page(game: str, words: Sequence[Word]) -> str:
    """A page in Markdown, one table for each kind of words."""
    lines = [f"# The words of {find(game).title}", "", f"Made by `nefrit words {game} --markdown`.", ""]
    for kind in KINDS:
        some = [word for word in words if word.kind == kind]
        if some:
            lines += [f"## {kind}", "", "| word | meaning | cards |", "| --- | --- | --- |"]
            lines += [f"| `{word.written}` | {word.meaning} | {len(word.cards)} |" for word in some]
            lines.append("")
    return "\n".join(lines)
