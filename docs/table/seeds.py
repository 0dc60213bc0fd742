"""Finds the cards of ready decks whose pictures are too much alike, and gives their seeds suffixes.

`python -m docs.table.seeds` writes `web/src/cards/art/suffixes.ts` anew; the pages must be built before and after it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.server.processes import serving
from tests.web.pictures import LEAST, compared
from tests.web.setting import GAMES, chromium, new_server

WRITTEN = Path(__file__).parents[2] / "web/src/cards/art/suffixes.ts"
MARGIN = 0.4
"""Browsers smooth edges in different ways."""
HEAD = """/**
 * Faces whose picture was too near to another one of a ready deck, each with what is added to its seed.
 * Written by `python -m docs.table.seeds`.
 */
export const SUFFIXES: Readonly<Record<string, string>> = {
"""


def main() -> None:
    """Try suffixes until no two cards of a deck are too near to each other."""
    found: dict[str, str] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(new_server(Path(folder))) as (server,),
        chromium() as browser,
    ):
        page = browser.new_page()
        page.goto(f"{server.url}/icon.svg")
        for game in GAMES:
            seen = compared(page, game, least=LEAST + MARGIN, resolve=True)
            found |= seen["suffixes"]
            print(game, len(seen["suffixes"]), "suffixes", *seen["near"], sep="\n")
    lines = [f"  {_key(id)}: '{suffix}',\n" for id, suffix in sorted(found.items())]
    WRITTEN.write_text(HEAD + "".join(lines) + "}\n")


def _key(id: str) -> str:
    return id if id.isidentifier() or id.isdecimal() else f"'{id}'"


if __name__ == "__main__":
    main()
