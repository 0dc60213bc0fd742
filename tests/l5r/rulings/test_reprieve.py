"""Reprieve: what happens to a cost, an ability and an event when the sacrifice is prevented."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]

SAVED = ("Hida Guardian #1", 'Reprieve {on="#1"}')
"""A character of the Crab that a Reprieve protects."""


@rule("l5r.faq.reprieve-sacrifice-cost-not-paid")
def test_a_sacrifice_that_reprieve_prevents_pays_for_nothing(table: Scenario) -> None:
    """A character with Reprieve is sacrificed to pay for Shosuro Actress, and Reprieve saves it. Is the cost paid?

    No. The sacrifice did not take place, so the cost is not paid and the ability does not resolve.
    """
    ann = quiet("Shosuro Actress #1", 'Reprieve {on="#1"}', "Soshi Illusionist")
    bob = quiet(**{"dynasty-discard": ["Doji Challenger"]})
    conflict(table, ann, bob, "political air", "Soshi Illusionist")
    table.ann.chooses("use Shosuro Actress 0")
    table.ann.chooses("respond Reprieve 0 0")
    assert table.ann.asked != "choose-target", "the ability goes no further"
    assert table.ann.play == ["Shosuro Actress", "Soshi Illusionist"], "saved, and nobody has joined them"
    assert table.ann.cards_in("conflict-discard") == ["Reprieve"]
    assert table.bob.cards_in("dynasty-discard") == ["Doji Challenger"]


@rule("l5r.faq.reprieve-ability-not-used")
def test_an_ability_whose_cost_was_prevented_can_be_used_again(table: Scenario) -> None:
    """Reprieve prevents the sacrifice that pays for Steadfast Witch Hunter. Has the Witch Hunter been used this round?

    No. Costs are paid before it is determined that an ability was triggered, so it may be triggered again.
    """
    ann = quiet("Steadfast Witch Hunter {bowed=true}", *SAVED)
    begins(table, ann, quiet("Doji Whisperer", hand=["Way of the Crane"]))
    table.ann.chooses("use Steadfast Witch Hunter 0")
    table.ann.chooses("Hida Guardian")
    table.ann.chooses("respond Reprieve 0 0")
    assert table.piece("Steadfast Witch Hunter").bowed
    table.bob.passes()
    table.ann.chooses("use Steadfast Witch Hunter 0")
    table.ann.chooses("Hida Guardian")
    table.ann.chooses("Steadfast Witch Hunter")
    assert not table.piece("Steadfast Witch Hunter").bowed
    assert table.ann.play == ["Steadfast Witch Hunter"]


@rule("l5r.faq.reprieve-event-returns-unplayed")
def test_an_event_whose_cost_was_prevented_stays_in_hand(table: Scenario) -> None:
    """Reprieve prevents the sacrifice that pays for Way of the Crab. What becomes of the event?

    It was not played, so it is still in its owner's hand, and can be played later in the round.
    """
    begins(table, quiet(*SAVED, hand=["Way of the Crab"]), quiet("Doji Whisperer", hand=["Way of the Crane"]))
    table.ann.chooses("use Way of the Crab 0")
    table.ann.chooses("Hida Guardian")
    table.ann.chooses("respond Reprieve 0 1")
    assert table.ann.hand == ["Way of the Crab"]
    assert table.bob.play == ["Doji Whisperer"]
    table.bob.passes()
    assert "use Way of the Crab 0" in table.ann.choices


@rule("l5r.faq.reprieve-way-of-the-crab-effect", "l5r.max.counts-for-all-copies")
def test_reprieve_against_the_effect_of_way_of_the_crab_undoes_nothing(table: Scenario) -> None:
    """Way of the Crab makes an opponent sacrifice a character, and that one has Reprieve. Is the event undone?

    No. Nothing else depends on the sacrifice: the event has resolved to no avail, and counts as played.
    """
    ann = quiet("Hida Guardian", "Kaiu Envoy", hand=["2x Way of the Crab"])
    begins(table, ann, quiet("Doji Whisperer #1", 'Reprieve {on="#1"}', hand=["Way of the Crane"]))
    table.ann.chooses("use Way of the Crab 0")
    table.ann.chooses("Hida Guardian")
    table.bob.chooses("Doji Whisperer")
    table.bob.chooses("respond Reprieve 0 0")
    assert table.bob.play == ["Doji Whisperer"]
    assert table.ann.cards_in("conflict-discard") == ["Way of the Crab"]
    assert (table.ann.play, table.ann.fate) == (["Kaiu Envoy"], 4), "the costs stay paid"
    table.bob.passes()
    assert table.ann.why_not("Way of the Crab") == ["l5r.max.counts-for-all-copies"]
