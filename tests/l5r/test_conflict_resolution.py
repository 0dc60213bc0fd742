"""Resolving conflicts: comparing skill, unopposed conflicts, claiming the ring, returning home."""

from __future__ import annotations

from nefrit.l5r.constants import AT_HOME, MILITARY, NOBODY
from nefrit.l5r.rings import UNCLAIMED, ring_states
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, nobody_acts, player

__all__ = ["GAME"]


@rule("l5r.win-conflict.higher-total", "l5r.step-3-2-3.skill-by-type", "l5r.skill.two-types")
def test_the_skill_of_the_conflicts_type_decides(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    assert (table.conflict.winner, table.conflict.loser, table.conflict.difference) == (0, 1, 2)


@rule("l5r.win-conflict.higher-total", "l5r.step-3-2-3.skill-by-type", "l5r.step-3-2-6.nothing-otherwise")
@rule("decision.l5r.ring-effect-player", "l5r.step-3-2-7.winner-claims")
def test_a_defending_winner_claims_the_ring_but_resolves_no_effect(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier"))
    attacks(table.ann, "political air", "Bushi")
    table.bob.chooses("Courtier")
    assert table.ring_owner == (1, NOBODY, NOBODY, NOBODY, NOBODY)
    assert (table.ann.honor, table.bob.honor) == (10, 10), "nobody resolves the ring, and the defender loses no honor"


@rule("l5r.win-conflict.tie-attacker")
def test_a_tie_goes_to_the_attacking_player(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    assert (table.conflict.winner, table.conflict.difference) == (0, 0)


@rule("l5r.win-conflict.minimum", "l5r.win-conflict.no-winner", "l5r.step-3-2-7.no-winner")
def test_with_no_skill_nobody_wins_and_the_ring_returns(table: Scenario) -> None:
    begins(table, player("Peasant"), player("Poet"))
    attacks(table.ann, "military air", "Peasant")
    assert table.bob.asked == "declare-conflict"
    assert table.conflict is None
    assert table.ring_owner == (NOBODY,) * 5
    assert ring_states(table.game, 0) == (UNCLAIMED,)
    assert table.bob.honor == 10, "a conflict that nobody wins is not unopposed"
    assert not table.bob.lost_conflict


@rule("l5r.win-conflict.minimum", "l5r.win-conflict.higher-total")
def test_a_skill_of_one_is_enough_to_win(table: Scenario) -> None:
    begins(table, player("Courtier"), player())
    attacks(table.ann, "military air", "Courtier")
    won = next(one for one in table.log if one.message == "conflict-won")
    assert (won.arguments["seat"], won.arguments["amount"]) == ("ann", 1)


@rule("l5r.win-conflict.minimum", "decision.l5r.no-winner")
def test_the_higher_total_without_a_participating_character_does_not_win(table: Scenario) -> None:
    begins(table, player("Peasant", hand=["Praise"]), player("Archer"))
    attacks(table.ann, "military air", "Peasant")
    table.bob.chooses()
    nobody_acts(table)
    assert table.ring_owner == (NOBODY,) * 5, "the Archer counts 3 from home, but nobody defends"


@rule("l5r.skill.attack-total", "l5r.skill.defense-total", "l5r.step-3-2-3.attacker-then-defender")
def test_all_ready_participants_count_on_their_side(table: Scenario) -> None:
    begins(table, player("Bushi", "Courtier", "Hermit"), player("Berserker", "Doomed One"))
    attacks(table.ann, "military air", "Bushi", "Courtier")
    table.bob.chooses("Berserker", "Doomed One")
    assert table.ring_owner[0] == 1
    assert table.ann.lost_conflict


@rule("l5r.participating.bowed-still-participates", "l5r.skill.defense-total", "l5r.unopposed.definition")
def test_a_bowed_defender_counts_nothing_but_the_conflict_is_not_unopposed(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Arrest"]), player("Berserker", hand=["Praise"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Berserker")
    table.bob.passes()
    table.ann.chooses("use Arrest 0")
    table.ann.chooses("Berserker")
    nobody_acts(table)
    assert (table.conflict.winner, table.conflict.difference, table.conflict.unopposed) == (0, 3, False)
    assert table.bob.honor == 10


@rule("l5r.unopposed.definition", "l5r.step-3-2-4.unopposed")
def test_losing_an_unopposed_conflict_costs_one_honor(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    assert table.conflict.unopposed
    assert (table.ann.honor, table.bob.honor) == (10, 9), "it goes to the general pool"


@rule("l5r.unopposed.definition", "l5r.step-3-2-4.unopposed")
def test_a_defender_who_has_gone_by_then_does_not_oppose(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier", hand=["Retreat"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.bob.chooses("use Retreat 0")
    table.bob.chooses("Courtier")
    assert table.bob.honor == 9


@rule("l5r.step-3-2-4.nothing-otherwise", "l5r.step-3-2-5.nothing-otherwise")
def test_where_the_attacker_does_not_win_there_is_no_loss_and_no_break(table: Scenario) -> None:
    begins(table, player("Peasant"), player("Poet", provinces=["Weak Province {slot=0}"]))
    attacks(table.ann, "military air", "Peasant", province="Weak Province")
    assert table.bob.honor == 10
    assert not table.piece("Weak Province").broken, "a strength of 0, but nobody won"


@rule("l5r.step-3-2-8.bow-participants", "l5r.step-3-2-8.return-home", "l5r.participating.declared")
def test_after_the_conflict_participants_bow_and_go_home(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit"), player("Courtier", "Peasant"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.ann.chooses("pass")
    assert table.conflict is None
    for name, bowed in (("Bushi", True), ("Hermit", False), ("Courtier", True), ("Peasant", False)):
        assert (table.piece(name).bowed, table.piece(name).side) == (bowed, AT_HOME)


@rule("l5r.step-3-3.conflict-ends")
def test_after_a_conflict_the_action_window_comes_again(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Arrest"]), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    nobody_acts(table)
    table.ann.chooses("pass")
    assert (table.ann.asked, table.conflict) == ("act-or-pass", None)
    assert table.fought == (MILITARY,), "cards may refer to the conflicts that have been fought in this round"
    assert table.log[-1].message == "conflict-ends"
    nobody_acts(table)
    assert table.bob.asked == "declare-conflict"


@rule("l5r.step-3-3.conflict-ends")
def test_after_a_passed_opportunity_the_action_window_comes_again(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Praise"]), player("Courtier"))
    table.ann.passes()
    assert table.ann.asked == "act-or-pass"


@rule("l5r.step-3-3.conflict-ends", "l5r.modifier.continuous-update")
def test_what_lasts_until_the_end_of_the_conflict_is_over_then(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Heroics"]), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.ann.chooses("use Heroics 0")
    table.ann.chooses("Bushi")
    bushi = card(table.ann, "Bushi")
    assert skill(table.game, bushi, MILITARY) == 5
    assert table.conflict.difference == 4
    table.ann.chooses("pass")
    assert skill(table.game, bushi, MILITARY) == 3


@rule("l5r.win-conflict.character-wins", "l5r.win-conflict.character-loses", "l5r.pride.win-honor")
@rule("l5r.pride.lose-dishonor")
def test_who_participates_on_the_winning_side_wins_who_on_the_other_loses(table: Scenario) -> None:
    begins(table, player("Proud One #1", "Bushi", "Proud One #2"), player("Proud Twin"))
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    table.ann.answers((0, 1))
    table.bob.chooses("Proud Twin")
    table.ann.chooses(table.ann.choices[0])
    assert [table.game.pieces[number].status for number in (1, 2)] == [1, 0], "who stayed home did not win"
    assert table.piece("Proud Twin").status == -1


@rule("l5r.win-conflict.character-loses")
def test_who_has_left_the_conflict_does_not_lose_it(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Proud One", hand=["Retreat"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Proud One")
    table.bob.chooses("use Retreat 0")
    table.bob.chooses("Proud One")
    assert table.conflict.winner == 0
    assert table.piece("Proud One").status == 0
