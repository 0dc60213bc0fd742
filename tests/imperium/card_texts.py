"""What the published cards say, as a file to read: `python -m tests.imperium.card_texts` writes it anew."""

from __future__ import annotations

from pathlib import Path

from nefrit.imperium.definition import GAME
from nefrit.text.speech import Speech
from tests.imperium.tables import FACES

GOLDEN = Path(__file__).parent / "golden" / "card_texts.txt"

SPEECH = Speech(GAME, ("ann", "bob"))


def told() -> str:
    """Every card that says anything, one on a line."""
    texts = [(face, SPEECH.card_text(face)) for face in FACES]
    return "".join(f"{face.name} ({face.id}): {text}\n" for face, text in texts if text)


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
