"""The manifest of Skirmish: what there is of the game, and where."""

from __future__ import annotations

from nefrit.manifest import Manifest, Web

GAME = Manifest(
    definition="skirmish.game:GAME",
    rulebook="skirmish:rules.toml",
    decks="skirmish.decks:SkirmishDecks",
    bots={"careful": "skirmish.bot:Careful"},
    board="skirmish.board:SkirmishBoard",
    web=Web(board="skirmish:web/board.js", emblem="skirmish:web/emblem.svg", back="skirmish:web/back.svg"),
    room=4,
    share=20,
)
