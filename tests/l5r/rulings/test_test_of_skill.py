"""Test of Skill: an event that is played from the top of the deck, and reveals cards there."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]

DECK = {"conflict-deck": ["Test of Skill", "Fine Katana", "Voice of Honor", "Ornate Fan", "Pillow Book"]}


def from_the_top(table: Scenario) -> None:
    """Artisan Academy opens the deck, on top of which lies Test of Skill, and Ann plays that."""
    ann = quiet("Brash Samurai", holdings=["Artisan Academy {slot=0}"], **DECK)
    begins(table, ann, quiet("Doji Whisperer", hand=["Way of the Crane"]))
    table.ann.chooses("use Artisan Academy 0")
    table.bob.passes()
    table.ann.chooses("use Test of Skill 0")


@rule("l5r.faq.event-zone-stays-until-cost-paid")
def test_an_event_leaves_its_place_when_its_cost_is_paid(table: Scenario) -> None:
    """Where is an event while it is being played?

    Where it was, until its cost is paid; then it lies on the table as being played; and in its owner's discard pile
    after its effects have resolved.
    """
    from_the_top(table)
    assert table.ann.cards_in("conflict-deck")[0] == "Test of Skill", "its cost is being paid"
    table.ann.chooses("attachment")
    assert "Test of Skill" not in table.ann.cards_in("conflict-deck")
    assert table.ann.cards_in("being-played") == ["Test of Skill"], "its effects resolve"
    table.ann.chooses("Fine Katana")
    assert table.ann.cards_in("being-played") == []
    assert "Test of Skill" in table.ann.cards_in("conflict-discard")


@rule("l5r.faq.test-of-skill-counts-as-revealed-for-its-cost")
def test_it_is_one_of_the_cards_revealed_for_its_cost(table: Scenario) -> None:
    """Test of Skill is played from the top of the deck, and its cost reveals 3 cards there. Is it one of them?

    Yes. It is still on top when the cost is paid, and although everybody has seen it, it can be revealed again.
    """
    from_the_top(table)
    table.ann.chooses("attachment")
    assert table.ann.choices == ["Fine Katana"], "the Fan is the fourth card, and was not revealed"
    table.ann.chooses("Fine Katana")
    assert table.ann.cards_in("conflict-deck") == ["Ornate Fan", "Pillow Book"]


@rule("l5r.faq.test-of-skill-cannot-fetch-itself")
def test_it_cannot_take_itself_into_the_hand(table: Scenario) -> None:
    """Test of Skill was revealed for its own cost, and an event was named. Can it be added to the hand?

    No. It has left the top of the deck before its effect resolves, and is no longer one of the revealed cards.
    """
    from_the_top(table)
    table.ann.chooses("event")
    assert table.ann.choices == ["Voice of Honor"]
    table.ann.chooses("Voice of Honor")
    assert table.ann.hand == ["Voice of Honor"]
    assert sorted(table.ann.cards_in("conflict-discard")) == ["Fine Katana", "Test of Skill"]


@rule("l5r.faq.test-of-skill-counts-as-revealed-for-its-cost", "l5r.faq.test-of-skill-cannot-fetch-itself")
def test_the_same_is_so_with_a_pillow_book(table: Scenario) -> None:
    """A Pillow Book reveals Test of Skill during a conflict, and it is played from the top of the deck. What then?

    As with Artisan Academy: it is one of the cards revealed for its cost, and it cannot be added to the hand.
    """
    ann = quiet("Brash Samurai #1", "Pillow Book {on=#1}", **DECK)
    bob = quiet("Doji Whisperer", hand=["Way of the Crane"])
    conflict(table, ann, bob, "military air", "Brash Samurai")
    if table.deciding == ["bob"]:
        table.bob.passes()
    table.ann.chooses("use Pillow Book 0")
    if table.deciding == ["bob"]:
        table.bob.passes()
    table.ann.chooses("use Test of Skill 0")
    assert table.ann.cards_in("conflict-deck")[0] == "Test of Skill", "its cost is being paid"
    table.ann.chooses("event")
    assert table.ann.choices == ["Voice of Honor"], "not itself, and three cards were revealed"
    table.ann.chooses("Voice of Honor")
    assert table.ann.hand == ["Voice of Honor"]
    assert sorted(table.ann.cards_in("conflict-discard")) == ["Fine Katana", "Test of Skill"]
    assert table.ann.cards_in("conflict-deck") == ["Ornate Fan", "Pillow Book"]
