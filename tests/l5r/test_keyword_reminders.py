"""What a card's text adds to a keyword only reminds of the rules; it does not replace them."""

from __future__ import annotations

from nefrit.l5r.faces import L5RFace
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.card_texts import sentences
from tests.l5r.core.fights import begins, player


@rule("l5r.keyword.reminder-text")
def test_the_rules_of_a_keyword_say_more_than_its_reminder(table: Scenario) -> None:
    katana = GAME.library.find("Fine Katana")
    assert isinstance(katana, L5RFace)
    assert sentences(katana) == ["Restricted (no more than 2 restricted attachments on each character)."]
    worn = ["Fine Katana {on=#1}", "Ornate Fan {on=#1}"]
    begins(table, player("Serene Warrior #1", *worn, hand=["Fine Katana", "Levy"]), player())
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Serene Warrior")
    assert (table.ann.asked, table.ann.choices) == ("discard-excess", ["Fine Katana", "Ornate Fan"])
    table.ann.chooses("Ornate Fan")
    assert table.ann.play == ["Serene Warrior", "Fine Katana", "Fine Katana"]
