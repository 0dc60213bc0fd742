"""The manifest of Legend of the Five Rings."""

from __future__ import annotations

from typing import Final

from nefrit.manifest import Manifest, Web

GAME: Final = Manifest(
    definition="nefrit.l5r.game:GAME",
    rulebook="nefrit.l5r:rules.toml",
    cards="nefrit.l5r.cards",
    decks="nefrit.l5r.decks:L5RDecks",
    bots={"greedy": "nefrit.l5r.bot:Greedy", "search": "nefrit.l5r.bot:searching"},
    board="nefrit.l5r.board:L5RBoard",
    checkers="nefrit.testing.checkers.l5r:CHECKERS",
    lessons="nefrit.l5r:lessons",
    web=Web(emblem="nefrit.l5r:emblem.svg"),
    room=62,
    share=40,
    compiled=("", "occurrences", "words"),
)
