"""The worked examples of CONTRIBUTING.md work as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Context
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.wording import WORDING
from nefrit.parts.words import Quality
from nefrit.testing import Scenario
from nefrit.text.render import render
from tests.l5r.card_texts import SPEECH
from tests.l5r.core.fights import begins, number, quiet_fight, quiet_player

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")


def example(chapter: str) -> dict[str, Any]:
    """What the first Python example in a chapter defines."""
    [text] = re.findall(rf"^## {chapter}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    code = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]
    defined: dict[str, Any] = {"__name__": "tests.l5r.test_contributing"}
    exec(compile(code, chapter, "exec"), defined)
    return defined


HOST: L5RFace = example("Add a card")["CAREFUL_HOST"]
FIGHTING_ALONE: Quality = example("Add a word")["fighting_alone"]
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), HOST]))


def test_the_card_is_played_and_used(table: Scenario) -> None:
    ann = quiet_player("Careful Host", "Brash Samurai")
    bob = quiet_player("Doji Whisperer", "Doji Challenger", "Savvy Politician")
    quiet_fight(table, ann, bob, "political air", "Careful Host", defenders=("Doji Whisperer", "Doji Challenger"))
    table.ann.chooses("use Careful Host 1")
    assert table.ann.choices == ["Doji Whisperer"]
    table.ann.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").bowed


def test_the_word_says_who_is_alone(table: Scenario) -> None:
    ann, bob = quiet_player("Brash Samurai", "Savvy Politician"), quiet_player("Doji Whisperer", "Doji Challenger")
    begins(table, ann, bob)
    assert not FIGHTING_ALONE.accepts(table.game, Context(0), number(table, "Brash Samurai"))
    defenders = ("Doji Whisperer", "Doji Challenger")
    quiet_fight(table, ann, bob, "political air", "Brash Samurai", defenders=defenders)
    names = ("Brash Samurai", "Savvy Politician", *defenders)
    alone = [name for name in names if FIGHTING_ALONE.accepts(table.game, Context(0), number(table, name))]
    assert alone == ["Brash Samurai"]


def test_the_text_of_the_card_writes_itself() -> None:
    said = [str(render(ability, SPEECH.messages, WORDING, HOST)) for ability in HOST.abilities]
    assert "enters play" in said[0]
    assert "participating character your opponent controls with printed cost 2 or lower" in said[1]
