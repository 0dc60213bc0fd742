"""What the published cards say, as a file to read: `python -m tests.invasion.card_texts` writes it anew."""

from __future__ import annotations

from pathlib import Path

from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.game import GAME
from nefrit.text.render import render, sentence
from nefrit.text.speech import Speech

GOLDEN = Path(__file__).parent / "golden" / "card_texts.txt"
SPEECH = Speech(GAME, ("ann", "bob"))
FACES = [face for face in GAME.library.faces.values() if isinstance(face, InvasionFace)]


def sentences(face: InvasionFace) -> list[str]:
    """What a card says, ability by ability."""
    return [sentence(render(node, SPEECH.messages, SPEECH.wording, face)) for node in face.abilities]


def told() -> str:
    """All cards with their texts, one line for each ability."""
    lines: list[str] = []
    for face in FACES:
        lines += [f"{face.id} {face.name} ({face.type})", *(f"    {text}" for text in sentences(face))]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
