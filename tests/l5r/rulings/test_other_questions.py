"""Questions about one card each."""

from __future__ import annotations

from nefrit.l5r.constants import DISHONORED, FIRE, HONORED, NOBODY
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts
from tests.l5r.rulings.sides import conflict, military, quiet

__all__ = ["GAME"]


@rule("l5r.faq.shameful-display-one-change-suffices")
def test_shameful_display_needs_to_change_only_one_of_the_two(table: Scenario) -> None:
    """Of the two characters chosen for Shameful Display only one would change its status. Can it be triggered?

    Yes. One change is enough, and honoring the one and dishonoring the other do not depend on each other.
    """
    provinces = ["Shameful Display {slot=0}", "Entrenched Position {slot=1}"]
    ann, bob = quiet("Serene Warrior"), quiet("Doji Whisperer {status=1}", provinces=provinces)
    conflict(
        table, ann, bob, "political air", "Serene Warrior", province="Shameful Display", defenders=("Doji Whisperer",)
    )
    table.bob.chooses("use Shameful Display 0")
    table.bob.chooses("Serene Warrior", "Doji Whisperer")
    table.bob.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").status == HONORED, "as before"
    assert table.piece("Serene Warrior").status == DISHONORED


@rule("l5r.faq.let-go-watch-commander-reacts-first")
def test_watch_commander_reacts_before_let_go_discards_it(table: Scenario) -> None:
    """Let Go is played on Watch Commander. Can Watch Commander still react to the card that is being played?

    Yes. A card counts as played in step 6, and its effects resolve in step 7: the honor is lost before the discard.
    """
    ann, bob = quiet("Brash Samurai", hand=["Let Go"]), quiet("Serene Warrior #1", 'Watch Commander {on="#1"}')
    conflict(table, ann, bob, "military air", "Brash Samurai", defenders=("Serene Warrior",))
    table.ann.chooses("use Let Go 0")
    table.ann.chooses("Watch Commander")
    assert table.in_play("Watch Commander")
    table.bob.chooses("respond Watch Commander 0 1")
    assert table.ann.honor == 9
    assert table.bob.cards_in("conflict-discard") == ["Watch Commander"]


@rule("l5r.faq.dynasty-phase-events-from-hand")
def test_events_are_played_from_hand_in_the_dynasty_phase(table: Scenario) -> None:
    """Can Way of the Crab be played in the dynasty phase?

    Yes. In step 1.4 a player plays a character from a province or takes an action, and an event from hand is one.
    """
    begins(table, quiet("Hida Guardian", hand=["Way of the Crab"]), quiet("Doji Whisperer"), at="dynasty")
    table.ann.chooses("use Way of the Crab 0")
    table.ann.chooses("Hida Guardian")
    table.bob.chooses("Doji Whisperer")
    assert (table.phase, table.bob.play) == ("dynasty", [])


@rule("l5r.faq.way-of-the-lion-twice-quadruples")
def test_two_copies_of_way_of_the_lion_quadruple(table: Scenario) -> None:
    """Way of the Lion is played twice on the same character. What is its military skill?

    Four times as much as printed: the first doubles the base, and the second doubles that new base.
    """
    ann = quiet("Matsu Berserker", hand=["2x Way of the Lion"])
    conflict(table, ann, quiet("Doji Whisperer", hand=["Way of the Crane"]), "military air", "Matsu Berserker")
    printed = military(table, "Matsu Berserker")
    for times in (2, 4):
        table.bob.passes()
        table.ann.chooses("use Way of the Lion 0")
        table.ann.chooses("Matsu Berserker")
        assert military(table, "Matsu Berserker") == times * printed


@rule("l5r.faq.above-question-court-games", "l5r.triggered.must-change-game-state")
def test_above_question_protects_from_a_choice_that_court_games_gives_its_owner(table: Scenario) -> None:
    """The only participating character of a player has Above Question. Can Court Games make them choose it?

    No. Whoever chooses, the attached character cannot be chosen as a target of an opponent's event. So only the other
    half of Court Games is left to select, and nothing if that changes nothing.
    """
    bob = quiet("Serene Warrior #1", 'Above Question {on="#1"}')
    with_ = "political air", "Doji Whisperer"
    conflict(table, quiet("Doji Whisperer", hand=["Court Games"]), bob, *with_, defenders=("Serene Warrior",))
    table.ann.chooses("use Court Games 0")
    assert table.ann.asked == "choose-target", "she can only honor, for Bob has no choice"
    assert table.ann.choices == ["Doji Whisperer"]
    ann = quiet("Doji Whisperer {status=1}", "Brash Samurai", hand=["Court Games", "Way of the Crane"])
    conflict(table, ann, bob, *with_, defenders=("Serene Warrior",))
    assert table.ann.why_not("Court Games") == ["l5r.triggered.must-change-game-state"]
    conflict(table, ann, quiet("Serene Warrior"), *with_, defenders=("Serene Warrior",))
    table.ann.chooses("use Court Games 0")
    table.bob.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").status == DISHONORED, "she is not above question any more"


@rule("l5r.faq.master-alchemist-fate-stays-on-ring")
def test_fate_spent_to_a_contested_or_claimed_ring_stays_there(table: Scenario) -> None:
    """Master Alchemist spends 1 fate to the fire ring, which is contested, or claimed. What becomes of the fate?

    It stays on the ring. Fate leaves a ring only when the ring becomes contested, so the attacker does not gain it.
    """
    for ring, owner in (("fire", NOBODY), ("air", 1)):
        ann, bob = quiet("Master Alchemist"), quiet("Doji Whisperer")
        claimed = [NOBODY, NOBODY, owner, NOBODY, NOBODY]
        conflict(table, ann, bob, f"military {ring}", "Master Alchemist", ring_owner=claimed)
        table.ann.chooses("use Master Alchemist 0")
        table.ann.chooses("fire")
        table.ann.chooses("Master Alchemist")
        table.ann.chooses("option 0")
        assert (table.ring_fate[FIRE], table.ann.fate) == (1, 4)
        nobody_acts(table)
        table.ann.passes()
        assert table.conflict is None
        assert (table.ring_fate[FIRE], table.ann.fate) == (1, 4), "not even when the conflict is over"
