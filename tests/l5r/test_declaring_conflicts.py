"""Declaring conflicts: opportunities, types, rings, provinces, attackers, covert."""

from __future__ import annotations

from nefrit.l5r.conflict import why_no_conflict
from nefrit.l5r.constants import AIR, ATTACKING, DEFENDING, ELEMENTS, MILITARY, POLITICAL
from nefrit.l5r.participation import attackers
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import PROVINCES, attacks, begins, card, player, why_no

__all__ = ["GAME"]

ALL_DECLARATIONS = ["pass", *(f"declare {type} {ring}" for type in ("military", "political") for ring in ELEMENTS)]


@rule("l5r.step-3-2.two-opportunities", "l5r.step-3-2.any-type-order", "l5r.step-3-2.options-1-5")
def test_each_player_may_declare_one_conflict_of_each_type_in_either_order(table: Scenario) -> None:
    begins(table, player("2x Bushi"), player())
    assert table.ann.choices == ALL_DECLARATIONS
    assert table.ann.decision.rule == "l5r.step-3-2.options-1-5"
    table.ann.chooses("declare political air")
    table.ann.chooses("Earth Province")
    table.ann.answers((0,))
    assert table.ann.conflicts == 1, "one of two opportunities is used up"
    table.ann.chooses("pass")
    assert table.ann.choices == ["pass", *(f"declare military {ring}" for ring in ELEMENTS if ring != "air")]
    assert why_no(table.ann, "political fire") == ["l5r.step-3-2.two-opportunities"]
    table.ann.chooses("declare military earth")
    table.ann.chooses("Earth Province")
    table.ann.chooses("Bushi")
    table.ann.chooses("earth")
    assert table.ann.asked != "declare-conflict", "both conflicts have been declared"


@rule("l5r.step-3-2.options-1-0", "decision.l5r.pass-conflict")
def test_in_1_0_too_passing_names_no_type(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier {bowed=true}"), edition="1.0")
    assert table.ann.decision.rule == "l5r.step-3-2.options-1-0"
    table.ann.passes()
    assert table.ann.choices == ALL_DECLARATIONS, "after one pass either type can still be declared"


@rule("l5r.step-3-2.pass-forfeits", "l5r.step-3-2.no-opportunities-left", "l5r.step-3-4.contest-begins")
def test_passing_forfeits_the_opportunity_and_without_any_the_phase_goes_on(table: Scenario) -> None:
    begins(table, player("Bushi"), player())
    table.ann.passes()
    assert table.ann.conflicts == 1
    table.ann.passes()
    assert table.ann.conflicts == 0
    assert table.ann.asked == "favor-side", "the glory count follows"


@rule("l5r.step-3-2.alternate")
def test_opportunities_alternate_between_those_who_have_any(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi"), first=1)
    for active, other in ((table.bob, table.ann), (table.ann, table.bob)) * 2:
        assert active.asked == "declare-conflict"
        assert "l5r.step-3-2.alternate" in why_no(other, "military air")
        active.passes()


@rule("l5r.step-3-2.alternate")
def test_who_has_none_left_is_skipped(table: Scenario) -> None:
    begins(table, player("2x Bushi"), player())
    table.ann.passes()
    assert table.deciding == ["ann"], "bob had to pass: he has nobody to attack with"


@rule("decision.l5r.forced-pass", "l5r.step-3-2.pass-forfeits")
def test_who_cannot_declare_passes_and_that_can_be_reacted_to(table: Scenario) -> None:
    begins(table, player("Idler {bowed=true}"), player("Bushi"))
    assert table.ann.choices == ["pass", "respond Idler 0 0"]
    table.ann.chooses("respond Idler 0 0")
    assert table.ann.honor == 11
    assert table.ann.conflicts == 1


@rule("l5r.step-3-2.declare-type-and-element", "l5r.ring.contested", "l5r.ring.double-sided")
def test_the_ring_sets_element_and_type(table: Scenario) -> None:
    begins(table, player("Courtier"), player("Bushi"))
    attacks(table.ann, "political void", "Courtier")
    assert (table.conflict.type, table.contested) == (POLITICAL, ELEMENTS.index("void"))
    assert table.ring_type[ELEMENTS.index("void")] == POLITICAL
    assert table.conflict.province == card(table.bob, "Earth Province")


@rule("l5r.ring.unclaimed")
def test_only_unclaimed_rings_can_be_selected(table: Scenario) -> None:
    begins(table, player("Bushi"), player(), ring_owner=["ann", "bob", -1, -1, -1])
    offered = [choice.rpartition(" ")[2] for choice in table.ann.choices if "military" in choice]
    assert offered == ["fire", "void", "water"]
    assert why_no(table.ann, "military air") == ["l5r.ring.unclaimed"]


@rule("l5r.ring.fate-to-attacker")
def test_the_fate_on_the_ring_goes_to_the_attacking_player(table: Scenario) -> None:
    begins(table, player("Bushi", fate=1), player("Bushi"), ring_fate=[0, 0, 2, 3, 0])
    attacks(table.ann, "military fire", "Bushi")
    assert table.ann.fate == 3
    assert table.ring_fate == (0, 0, 0, 3, 0)


@rule("l5r.step-3-2.eligible-province", "l5r.break.stronghold-attackable-after-three")
def test_unbroken_provinces_can_be_attacked_the_strongholds_only_after_three(table: Scenario) -> None:
    begins(table, player("Bushi"), player(provinces=PROVINCES))
    assert why_no(table.ann, "military air", "Water Province") == ["l5r.break.stronghold-attackable-after-three"]
    table.ann.chooses("declare military air")
    assert table.ann.choices == ["Air Province", "Earth Province", "Fire Province", "Void Province"]


@rule("l5r.step-3-2.eligible-province", "l5r.break.stronghold-attackable-after-three")
def test_after_three_are_broken_the_stronghold_can_be_attacked(table: Scenario) -> None:
    broken = [name.replace("}", ", broken=true}") for name in PROVINCES[:3]]
    begins(table, player("Bushi"), player(provinces=[*broken, *PROVINCES[3:]]))
    assert why_no(table.ann, "military air", "Air Province") == ["l5r.step-3-2.eligible-province"]
    table.ann.chooses("declare military air")
    assert table.ann.choices == ["Void Province", "Water Province"]


@rule("l5r.break.stronghold-attackable-after-three")
def test_two_broken_provinces_are_not_enough(table: Scenario) -> None:
    broken = [name.replace("}", ", broken=true}") for name in PROVINCES[:2]]
    begins(table, player("Bushi"), player(provinces=[*broken, *PROVINCES[2:]]))
    table.ann.chooses("declare military air")
    assert table.ann.choices == ["Fire Province", "Void Province"]


@rule("l5r.step-3-2.eligible-province")
def test_ones_own_province_cannot_be_attacked(table: Scenario) -> None:
    begins(table, player("Bushi"), player())
    own = card(table.ann, "Earth Province")
    refusals = why_no_conflict(table.game, 0, MILITARY, AIR, own)
    assert [refusal.rule for refusal in refusals] == ["l5r.step-3-2.eligible-province"]
    table.ann.chooses("declare military air")
    assert table.ann.decision.options == (card(table.bob, "Earth Province"),)


@rule("l5r.step-3-2.declare-attackers")
def test_any_number_of_ready_characters_can_attack(table: Scenario) -> None:
    begins(table, player("Bushi", "Courtier", "Peasant {bowed=true}", "Guard"), player("Bushi"))
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    assert table.ann.choices == ["Bushi", "Courtier"]
    assert (table.ann.decision.least, table.ann.decision.most) == (1, 2)


@rule("l5r.attacker.attacking-character", "l5r.attacker.attacking-player", "l5r.step-3-2.attackers-moved-forward")
def test_the_attackers_are_on_the_side_of_who_declared(table: Scenario) -> None:
    begins(table, player("Bushi", "Courtier"), player("Hermit"))
    attacks(table.ann, "military air", "Bushi")
    assert table.conflict.attacker == 0
    assert table.ann.piece("Bushi").side == ATTACKING
    assert table.ann.piece("Courtier").side != ATTACKING
    table.bob.chooses("Hermit")
    assert attackers(table.game) == [card(table.ann, "Bushi")], "who defends does not attack"


@rule("l5r.step-3-2.at-least-one-attacker", "l5r.step-3-2.simultaneous-all-or-nothing")
def test_without_an_attacker_of_the_type_there_is_no_conflict(table: Scenario) -> None:
    begins(table, player("Berserker"), player())
    assert not [choice for choice in table.ann.choices if "political" in choice], "a Berserker has no political skill"
    assert why_no(table.ann, "political air") == ["l5r.step-3-2.at-least-one-attacker"]
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    assert table.match.answer(0, ()) is not None, "nobody is not enough"


@rule("l5r.step-3-2.simultaneous-all-or-nothing")
def test_nothing_happens_before_all_parts_are_chosen(table: Scenario) -> None:
    begins(table, player("Sneak"), player("Bushi"), ring_fate=[2, 0, 0, 0, 0])
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    table.ann.chooses("Sneak")
    assert table.ann.asked == "choose-evaded"
    assert table.conflict is None
    assert (table.ann.fate, table.ring_fate[AIR]) == (0, 2)


@rule("l5r.step-3-2.simultaneous-all-or-nothing")
def test_where_no_province_can_be_attacked_nothing_is_offered(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", provinces=["Peaceful Province {slot=0}"]))
    assert table.deciding == ["bob"], "ann had to pass"
    assert table.ann.conflicts == 1


@rule("l5r.step-3-2.reveal-attacked-province")
def test_a_facedown_province_is_revealed_before_reactions_to_the_declaration(table: Scenario) -> None:
    begins(table, player("Watchman"), player("Bushi", provinces=["Hidden Province {slot=0} [known to bob]"]))
    attacks(table.ann, "military air", "Watchman", province="Hidden Province")
    assert table.ann.choices == ["pass", "respond Watchman 0 1"]
    assert table.game.knows(0, card(table.bob, "Hidden Province"))


@rule("l5r.step-3-2.one-conflict-at-a-time")
def test_while_a_conflict_is_resolved_no_other_can_be_declared(table: Scenario) -> None:
    begins(table, player("2x Bushi"), player("Bushi"))
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    table.ann.answers((0,))
    assert table.bob.asked == "choose-defenders"
    assert "l5r.step-3-2.one-conflict-at-a-time" in why_no(table.ann, "political fire")


@rule("l5r.covert.choose-1-5", "decision.l5r.covert-optional", "l5r.covert.evaded-cannot-be-declared")
def test_each_attacker_with_covert_may_evade_one_character_without_it(table: Scenario) -> None:
    begins(table, player("Sneak", "Shadow", "Bushi"), player("Bushi", "Courtier", "Peasant", "Sneak"))
    attacks(table.ann, "military air", "Sneak", "Shadow", "Bushi")
    decision = table.ann.decision
    assert table.ann.choices == ["Bushi", "Courtier", "Peasant"]
    assert (decision.least, decision.most, decision.rule) == (0, 2, "l5r.covert.choose-1-5")
    table.ann.chooses("Courtier", "Bushi")
    assert table.bob.choices == ["Peasant", "Sneak"]


@rule("l5r.covert.choose-1-0", "decision.l5r.covert-optional")
def test_covert_is_optional_in_1_0_too(table: Scenario) -> None:
    begins(table, player("Sneak"), player("Bushi"), edition="1.0")
    attacks(table.ann, "military air", "Sneak")
    assert table.ann.decision.rule == "l5r.covert.choose-1-0"
    table.ann.chooses()
    assert table.bob.choices == ["Bushi"]


@rule("decision.l5r.covert-is-an-ability")
def test_who_cannot_be_chosen_as_a_target_cannot_be_evaded(table: Scenario) -> None:
    begins(table, player("Sneak"), player("Elusive One", "Bushi"))
    attacks(table.ann, "military air", "Sneak")
    assert table.ann.choices == ["Bushi"]


@rule("l5r.covert.only-at-declaration")
def test_covert_does_nothing_for_a_character_that_stays_home_or_comes_later(table: Scenario) -> None:
    begins(table, player("Sneak", "Bushi", hand=["Scout"]), player("Courtier", hand=["Praise"]))
    attacks(table.ann, "military air", "Bushi")
    assert table.bob.asked == "choose-defenders"
    table.bob.chooses()
    table.bob.passes()
    table.ann.chooses("play-into-conflict Scout")
    assert table.conflict.evaded == ()
    assert table.ann.asked != "choose-evaded"


@rule("l5r.covert.evaded-can-be-moved-in")
def test_an_evaded_character_can_be_moved_into_the_conflict(table: Scenario) -> None:
    begins(table, player("Sneak", hand=["Praise"]), player("Bushi", hand=["Forward"]))
    attacks(table.ann, "military air", "Sneak")
    table.ann.chooses("Bushi")
    table.bob.chooses("use Forward 0")
    table.bob.chooses("Bushi")
    assert table.bob.piece("Bushi").side == DEFENDING


@rule("l5r.step-3-1.begins-phase", "l5r.step-3-2.two-opportunities")
def test_each_conflict_phase_has_two_opportunities_of_its_own(table: Scenario) -> None:
    ann = player("2x Bushi", conflicts=0, declared=(0, 1))
    table.position("3.1", ann=ann, bob=player())
    assert table.ann.choices == ALL_DECLARATIONS
