"""What the published cards say, as a file to read: `python -m tests.senjutsu.texts` writes it anew."""

from __future__ import annotations

from pathlib import Path

from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.text.render import render, sentence
from nefrit.text.speech import Speech

GOLDEN = Path(__file__).parent / "golden" / "card_texts.txt"
SPEECH = Speech(GAME, ("ann", "bob"))
FACES = [face for face in GAME.library.faces.values() if isinstance(face, SenjutsuFace)]


def sentences(face: SenjutsuFace) -> list[str]:
    """What a card says, section by section."""
    return [sentence(render(section, SPEECH.messages, SPEECH.wording, face)) for section in face.sections]


def told() -> str:
    """All cards with their texts, one line for each section."""
    lines: list[str] = []
    for face in FACES:
        lines += [f"{face.id} {face.name} ({', '.join(face.types)})", *(f"    {text}" for text in sentences(face))]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
