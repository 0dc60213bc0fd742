"""The manifest of Warhammer: Invasion."""

from __future__ import annotations

from typing import Final

from nefrit.manifest import Manifest, Web

GAME: Final = Manifest(
    definition="nefrit.invasion.game:GAME",
    rulebook="nefrit.invasion:rules.toml",
    cards="nefrit.invasion.cards",
    decks="nefrit.invasion.decks:InvasionDecks",
    bots={"greedy": "nefrit.invasion.bot:Greedy", "search": "nefrit.invasion.bot:searching"},
    board="nefrit.invasion.board:InvasionBoard",
    checkers="nefrit.testing.checkers.invasion:CHECKERS",
    lessons="nefrit.invasion:lessons",
    web=Web(emblem="nefrit.invasion:emblem.svg"),
    room=126,
    share=3,
    compiled=("", "occurrences", "words"),
)
