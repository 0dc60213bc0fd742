"""The manifest of Senjutsu."""

from __future__ import annotations

from typing import Final

from nefrit.manifest import Manifest, Web

GAME: Final = Manifest(
    definition="nefrit.senjutsu.definition:GAME",
    rulebook="nefrit.senjutsu:rules.toml",
    decks="nefrit.senjutsu.decks:SenjutsuDecks",
    bots={"greedy": "nefrit.senjutsu.bot:Greedy", "search": "nefrit.senjutsu.bot:searching"},
    board="nefrit.senjutsu.board:SenjutsuBoard",
    checkers="nefrit.testing.checkers.senjutsu:CHECKERS",
    lessons="nefrit.senjutsu:lessons",
    web=Web(emblem="nefrit.senjutsu:emblem.svg"),
    room=62,
    share=45,
    compiled=("", "solo", "trees"),
)
