"""The manifest of Imperium."""

from __future__ import annotations

from typing import Final

from nefrit.manifest import Manifest, Web

GAME: Final = Manifest(
    definition="nefrit.imperium.definition:GAME",
    rulebook="nefrit.imperium:rules.toml",
    lessons="nefrit.imperium:lessons",
    cards="nefrit.imperium.cards",
    bots={"greedy": "nefrit.imperium.bot:Greedy", "search": "nefrit.imperium.bot:searching"},
    board="nefrit.imperium.board:ImperiumBoard",
    checkers="nefrit.testing.checkers.imperium:CHECKERS",
    web=Web(emblem="nefrit.imperium:emblem.svg"),
    room=62,
    share=12,
    compiled=("",),
)
