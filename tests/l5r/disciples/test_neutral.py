"""The cards of no clan in Disciples of the Void."""

from __future__ import annotations

from dataclasses import replace

from nefrit.l5r.decks import L5RDecks
from nefrit.l5r.decks.deck import Deck
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import quiet_fight, quiet_player

__all__ = ["GAME"]


def test_guardian_kami_resolves_the_ring_for_the_defender(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior"), quiet_player("Guardian Kami", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Guardian Kami",))
    table.bob.chooses("use Guardian Kami 0")
    assert table.bob.choices == ["pass", "air-take", "air-gain"]
    table.bob.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (9, 10), "1 is taken, 1 lost as nobody defends now"
    assert not table.in_play("Guardian Kami")
    assert table.ann.asked == "ring-effect", "the attacker resolves the ring, too"


@rule("l5r.play-restriction.must-be-observed")
def test_guardian_kami_must_defend(table: Scenario) -> None:
    ann = quiet_player("Guardian Kami", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Guardian Kami")
    assert table.ann.why_not("Guardian Kami") == ["l5r.play-restriction.must-be-observed"]
    bob = quiet_player("Guardian Kami", "Eager Scout", hand=["Banzai!"])
    quiet_fight(table, ann, bob, "military air", "Guardian Kami", defenders=("Eager Scout",))
    assert table.bob.why_not("Guardian Kami") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.max.counts-for-all-copies")
def test_one_guardian_kami_helps_in_a_conflict(table: Scenario) -> None:
    kami = ("Guardian Kami", "Guardian Kami")
    bob = quiet_player(*kami, hand=["Banzai!"])
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior", defenders=kami)
    table.bob.chooses("use Guardian Kami 0")
    table.bob.chooses("air-gain")
    assert table.bob.why_not("Guardian Kami") == ["l5r.max.counts-for-all-copies"]


@rule("l5r.ring-effect.several-effects-one-at-a-time-1-5")
def test_guardian_kami_resolves_one_element_of_a_ring_that_has_two(table: Scenario) -> None:
    ann = quiet_player("Seeker of Knowledge", "Serene Warrior")
    bob = quiet_player("Guardian Kami")
    attackers = ("Seeker of Knowledge", "Serene Warrior")
    quiet_fight(table, ann, bob, "political earth", *attackers, defenders=("Guardian Kami",))
    table.bob.chooses("use Guardian Kami 0")
    assert table.bob.choices == ["pass", "air-take", "air-gain", "earth"]


def test_kami_unleashed_resolves_the_ring_for_the_attacker(table: Scenario) -> None:
    ann = quiet_player("Kami Unleashed", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military air", "Kami Unleashed", "Serene Warrior")
    table.ann.chooses("use Kami Unleashed 0")
    table.ann.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (11, 8), "1 is taken, 1 lost as nobody defends"
    assert not table.in_play("Kami Unleashed")
    table.ann.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (12, 7), "again after the win"


@rule("l5r.play-restriction.must-be-observed")
def test_kami_unleashed_must_attack(table: Scenario) -> None:
    bob = quiet_player("Kami Unleashed", hand=["Banzai!"])
    quiet_fight(
        table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior", defenders=("Kami Unleashed",)
    )
    assert table.bob.why_not("Kami Unleashed") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.triggered.must-change-game-state")
def test_kami_unleashed_stays_where_the_ring_would_do_nothing(table: Scenario) -> None:
    ann = quiet_player("Kami Unleashed", "Serene Warrior", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military void", "Kami Unleashed", "Serene Warrior")
    assert table.ann.why_not("Kami Unleashed") == ["l5r.triggered.must-change-game-state"]


def test_kami_unleashed_may_leave_the_attack_to_nobody(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Kami Unleashed"), quiet_player(), "military air", "Kami Unleashed")
    table.ann.chooses("use Kami Unleashed 0")
    table.ann.chooses("air-gain")
    assert table.ann.honor == 12
    assert table.ann.asked != "ring-effect", "nobody attacks any more, so nobody wins"


# ---- Support of the Phoenix

DECKS = L5RDecks(GAME.library)


def supported(role: str, instead: str = "", by: str = "", copies: int = 3) -> list[str]:
    """What is wrong with the ready deck of the Crane with another role and one card changed for another."""
    deck: Deck = DECKS.make_ready("crane")
    conflict = tuple((by, copies) if card == instead else (card, count) for card, count in deck.conflict)
    found = DECKS.violations(replace(deck, role=((role, 1),), conflict=conflict), "tournament", "1.5")
    return [one.rule for one in found]


SUPPORT = "08-support-of-the-phoenix"


@rule("l5r.influence.spend-limit-one-clan")
def test_support_of_the_phoenix_adds_eight_influence_for_phoenix_cards() -> None:
    assert supported(SUPPORT) == []
    # The deck has Phoenix cards for 12, and the stronghold gives 10.
    assert supported(SUPPORT, "01-ornate-fan", "01-supernatural-storm") == [], "15 of 18"
    over = ["l5r.influence.spend-limit-one-clan"]
    assert supported("01-keeper-of-air", "01-ornate-fan", "01-supernatural-storm") == over, "a keeper adds only 3"
    assert supported(SUPPORT, "01-ornate-fan", "01-know-the-world") == over, "21 of 18"


def test_support_of_the_phoenix_buys_no_cards_of_other_clans() -> None:
    """All Phoenix cards of the deck make room for cards of the Lion."""
    deck: Deck = DECKS.make_ready("crane")
    phoenix = ("01-pacifism", "01-magnificent-kimono", "01-display-of-power")
    changed = tuple(
        ("01-strength-in-numbers", count) if card == phoenix[0] else (card, count)
        for card, count in deck.conflict
        if card not in phoenix[1:]
    )
    found = DECKS.violations(replace(deck, role=((SUPPORT, 1),), conflict=changed), "tournament", "1.5")
    assert "l5r.role.placed-next-to-stronghold" in [one.rule for one in found]
