"""The Mirror's Gaze: resolves an opponent's event again, ignoring costs and triggering conditions."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import begins, nobody_acts
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]

GAZE = "respond The Mirror's Gaze 0 0"


def gazing(*play: str, **things: object) -> Side:
    """A player with The Mirror's Gaze on an Asahina Artisan."""
    return quiet("Asahina Artisan #1", 'The Mirror\'s Gaze {on="#1"}', *play, **things)


@rule("l5r.faq.mirrors-gaze-cannot-copy-cancels")
def test_it_copies_no_event_that_cancels(table: Scenario) -> None:
    """An opponent plays an event that cancels a card or ring effect. Can The Mirror's Gaze copy it?

    No. Voice of Honor, Forged Edict, Censure and Display of Power have nothing left to cancel once they have resolved.
    Way of the Crane is no such event, and can be copied.
    """
    begins(table, quiet("Brash Samurai", hand=["Way of the Crane"]), gazing("Doji Whisperer"))
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Brash Samurai")
    assert table.bob.choices == ["pass", GAZE]
    for cancel, paid_with in (("Voice of Honor", ()), ("Forged Edict", ("Kakita Asami",)), ("Censure", ())):
        ann = gazing("Doji Whisperer", hand=["Way of the Crane"])
        begins(table, ann, quiet("Kakita Asami {status=1}", "Doji Hotaru {status=1}", hand=[cancel]), favor=1)
        table.ann.chooses("use Way of the Crane 0")
        table.ann.chooses("Doji Whisperer")
        table.bob.chooses(f"respond {cancel} 0 0")
        for courtier in paid_with:
            table.bob.chooses(courtier)
        assert table.bob.cards_in("conflict-discard") == [cancel]
        assert table.ann.asked != "respond-or-pass", cancel
    conflict(table, gazing("Doji Whisperer"), quiet(hand=["Display of Power"]), "political air", "Doji Whisperer")
    nobody_acts(table)
    table.bob.chooses("respond Display of Power 0 0")
    assert table.bob.cards_in("conflict-discard") == ["Display of Power"]
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.faq.mirrors-gaze-cannot-copy-trigger-dependent")
def test_it_copies_no_event_that_depends_on_its_triggering_condition(table: Scenario) -> None:
    """An opponent plays an event whose effect refers to its triggering condition. Can The Mirror's Gaze copy it?

    No. Triggering conditions are ignored, so there is nothing that Ready for Battle would ready, Indomitable Will would
    keep from bowing, or Way of the Chrysanthemum would gain; and I Can Swim needs the higher bid.
    """
    # Ann bows a character of Bob's, and he readies it.
    ann = gazing("Lion's Pride Brawler", "Brash Samurai {bowed=true}")
    bob = quiet("Matsu Berserker", hand=["Ready for Battle"])
    conflict(table, ann, bob, "military air", "Lion's Pride Brawler")
    table.ann.chooses("use Lion's Pride Brawler 0")
    table.ann.chooses("Matsu Berserker")
    table.bob.chooses("respond Ready for Battle 0 0")
    assert not table.piece("Matsu Berserker").bowed
    assert table.ann.asked != "respond-or-pass"
    # Ann wins a conflict, and her character does not bow.
    ann, bob = quiet("Serene Warrior", hand=["Indomitable Will"]), gazing()
    conflict(table, ann, bob, "military earth", "Serene Warrior", defenders=("Asahina Artisan",))
    table.ann.chooses("respond Indomitable Will 0 0")
    assert "respond-or-pass" not in (table.ann.asked, table.bob.asked)
    # Ann has bid more, and discards a dishonored character; hers is dishonored, too.
    ann = quiet("Yogo Outcast {status=-1}", hand=["I Can Swim"], dial=3)
    bob = gazing("Doji Whisperer {status=-1}", dial=2)
    conflict(table, ann, bob, "political air", "Yogo Outcast", defenders=("Doji Whisperer",))
    table.bob.passes()
    table.ann.chooses("use I Can Swim 0")
    table.ann.chooses("Doji Whisperer")
    assert not table.in_play("Doji Whisperer")
    assert table.bob.asked != "respond-or-pass"
    # Ann is given honor for her low bid, and gains as much again.
    begins(table, quiet("Doji Whisperer", hand=["Way of the Chrysanthemum"]), gazing(), at="draw")
    table.ann.says(1)
    table.bob.says(3)
    table.ann.chooses("respond Way of the Chrysanthemum 0 0")
    assert table.ann.honor == 10 + 2 + 2
    assert "respond-or-pass" not in (table.ann.asked, table.bob.asked)
