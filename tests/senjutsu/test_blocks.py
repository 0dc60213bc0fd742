"""Blocks: which hexes they close when, lanes, the block sequence, and what counts as success."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


def blocked(table: Scenario) -> bool:
    """Whether bob has ignored the attack, and succeeded by that."""
    assert (table.bob.wounds == 0) == (table.bob.focus == 1)
    return bool(table.bob.focus)


@rule("senjutsu.block.ignore-attacker-hex", "senjutsu.timing.block.2-check")
def test_a_block_on_the_hex_of_the_attacker_stops_the_attack(table: Scenario) -> None:
    duel(table, "Cut", "Left Guard", bob_={"facing": 4})
    assert blocked(table)
    duel(table, "Cut", "Left Guard")
    assert not blocked(table)


@rule("senjutsu.block.ignore-target-hex")
def test_a_block_on_the_target_hex_stops_the_attack(table: Scenario) -> None:
    duel(table, "Cut", "Own Guard")
    assert blocked(table)


@rule("senjutsu.block.ignore-lanes")
def test_a_block_on_the_way_stops_the_attack(table: Scenario) -> None:
    spar(table, {"hand": ["Thrust"]}, {"hand": ["Guard"], "hex": [0, -1]})
    play(table, "Thrust", "Guard")
    table.bob.chooses("value 5")
    assert blocked(table)


@rule("senjutsu.block.every-lane-needed")
def test_every_lane_must_be_closed(table: Scenario) -> None:
    # Two shortest paths lead from (0, 1) to (1, -1): over (0, 0) and over (1, 0).
    duel(table, "Hook", "Side Guard", bob_={"hex": [1, -1], "facing": 3})
    assert not blocked(table)
    duel(table, "Hook", "Side Guard", bob_={"hex": [1, -1], "facing": 2})
    assert not blocked(table)
    spar(table, {"hand": ["Hook"]}, {"hand": ["Calm Defence"], "hex": [1, -1], "kamae": "determination"})
    play(table, "Hook", "Calm Defence")
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.bob.focus) == (0, 1)


@rule("senjutsu.block.every-lane-needed", "decision.senjutsu.block-owner")
def test_terrain_may_close_the_lanes_that_the_block_does_not(table: Scenario) -> None:
    duel(table, "Hook", "Left Guard", bob_={"hex": [1, -1], "facing": 4}, terrain=[[[0, 0], "stone"]])
    assert blocked(table)


@rule("decision.senjutsu.lanes")
def test_lanes_run_over_the_board_only(table: Scenario) -> None:
    board = [[0, 1], [1, 0], [1, -1], [2, -2], [2, 0]]
    duel(table, "Hook", "Left Guard", bob_={"hex": [1, -1], "facing": 4}, board=board)
    assert blocked(table)


@rule("senjutsu.block.only-chosen-initiative", "senjutsu.block.not-at-other-values")
def test_a_block_holds_only_at_the_initiative_chosen_for_it(table: Scenario) -> None:
    for value in (6, 5, 4):
        spar(table, {"hand": ["Cut"]}, {"hand": ["Guard"]})
        play(table, "Cut", "Guard")
        table.bob.chooses(f"value {value}")
        assert (table.bob.wounds, table.bob.focus) == ((0, 1) if value == 5 else (1, 0))
        assert f"Bob blocks with Guard at initiative {value}." in table.sentences


@rule("senjutsu.block.same-initiative-order")
def test_a_block_at_the_initiative_of_the_attack_is_there_before_it(table: Scenario) -> None:
    # Ann is higher on the track, but defence cards go first.
    duel(table, "Cut", "Own Guard", track=[0, 1])
    assert blocked(table)


@rule("senjutsu.block.initiative-of-attack-section")
def test_the_initiative_of_the_attacking_section_counts_after_hobbles(table: Scenario) -> None:
    spar(table, {"hand": ["Twin Cut"], "hobbles": [0]}, {"hand": ["Guard"]})
    play(table, "Twin Cut", "Guard")
    table.bob.chooses("value 4")
    # The first attack, hobbled, is at 4; the second, printed at 3, is at 2.
    assert (table.bob.wounds, table.bob.focus) == (1, 1)


@rule("senjutsu.block.each-target-hex-separately")
def test_each_target_hex_is_looked_at_separately(table: Scenario) -> None:
    spar(table, {"hand": ["Wide Cut"]}, {"hand": ["Own Guard"]}, cid={"hex": [1, 0]})
    play(table, "Wide Cut", "Own Guard")
    assert (table.bob.wounds, table.cid.wounds) == (0, 1)
    assert table.bob.focus == 1


@rule("decision.senjutsu.block-owner")
def test_a_block_protects_its_owner_only(table: Scenario) -> None:
    spar(table, {"hand": ["Wide Cut"]}, {"hand": ["Left Guard"], "facing": 4}, cid={"hex": [1, 0]})
    play(table, "Wide Cut", "Left Guard")
    assert (table.bob.wounds, table.cid.wounds) == (0, 1)


@rule("senjutsu.block.unblockable")
def test_an_unblockable_attack_goes_through_blocks_and_terrain(table: Scenario) -> None:
    duel(table, "Sure Thrust", "Own Guard", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    assert (table.bob.wounds, table.bob.focus) == (1, 0)


@rule("decision.senjutsu.blocked-hexes")
def test_blocked_hexes_stay_where_they_were_laid(table: Scenario) -> None:
    spar(table, {"hand": ["Hook"], "hex": [0, 1]}, {"hand": ["Own Guard"]}, cid={"hex": [0, -2], "hand": ["Shove"]})
    table.ann.chooses("Hook")
    table.bob.chooses("Own Guard")
    table.cid.chooses("Wait")
    assert table.bob.wounds == 0
    assert table.bob.focus == 0, "the hex of bob was not attacked"


@rule("senjutsu.success.block", "senjutsu.timing.block.2-check", "senjutsu.timing.block.2b-blocked")
def test_what_depends_on_the_block_follows_when_it_has_stopped_an_attack(table: Scenario) -> None:
    duel(table, "Cut", "Rested Guard")
    assert (table.bob.wounds, table.bob.focus) == (0, 1)
    assert table.track == (1, 0)


@rule("senjutsu.timing.block.2a-failed", "decision.senjutsu.block-rest")
def test_without_an_attack_the_rest_is_resolved_when_the_initiative_has_passed(table: Scenario) -> None:
    duel(table, "Stroll", "Rested Guard", ann_={"hex": [2, 1]})
    assert table.track == (0, 1), "the block waits for attacks at this initiative"
    table.ann.chooses("done")
    assert table.track == (1, 0)
    assert table.bob.focus == 0


@rule("senjutsu.resolve.descending", "decision.senjutsu.block-rest")
def test_when_a_block_has_lapsed_ties_at_the_next_initiative_are_broken_once(table: Scenario) -> None:
    cid = {"hex": [3, 0], "facing": 0, "hand": ["Slow Cut"]}
    spar(table, {"hand": ["Rested Guard"]}, {"hand": ["Slow Cut"], "hex": [-3, 0]}, cid=cid)
    play(table, "Rested Guard", "Slow Cut", "Slow Cut")
    assert (table.deciding, table.track, table.initiative) == (["bob"], (0, 1, 2), 4)
    table.bob.chooses("place 1")
    assert table.round == 2


@rule("senjutsu.success.block-all-parts", "senjutsu.terrain.block-not-success")
def test_a_block_that_terrain_makes_needless_is_no_success(table: Scenario) -> None:
    duel(table, "Thrust", "Own Guard", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    assert (table.bob.wounds, table.bob.focus) == (0, 0)


@rule("senjutsu.timing.block.1-extra-effects")
def test_a_defender_may_pay_for_more_blocked_hexes_when_attacked(table: Scenario) -> None:
    duel(table, "Cut", "Dear Guard", bob_={"focus": 1})
    assert table.bob.choices == ["yes", "no"]
    table.bob.chooses("no")
    assert (table.bob.wounds, table.bob.focus) == (1, 1)
    duel(table, "Cut", "Dear Guard", bob_={"focus": 1})
    table.bob.chooses("yes")
    assert (table.bob.wounds, table.bob.focus) == (0, 1), "paid, and gained by the success"


@rule("senjutsu.timing.block.4-lose-hidden", "senjutsu.timing.block.5-additional", "senjutsu.timing.block.6-rest")
def test_after_a_block_come_instants_and_then_the_rest_of_the_card(table: Scenario) -> None:
    duel(table, "Cut", "Rested Guard", bob_={"hidden": True, "hand": ["After Block"]})
    assert table.bob.choices == ["pass", "After Block"]
    assert not table.bob.hidden
    assert (table.track, table.bob.focus) == ((0, 1), 0)
    table.bob.chooses("After Block")
    assert len(table.ann.hobbles) == 1
    assert (table.track, table.bob.focus) == ((1, 0), 1)


@rule("senjutsu.timing.block.7-free-additional", "senjutsu.instant.additional.no-condition")
def test_after_the_rest_of_the_card_instants_are_played_freely(table: Scenario) -> None:
    duel(table, "Cut", "Rested Guard", bob_={"hand": ["After Card"]})
    assert table.bob.choices == ["pass", "After Card"]
    assert table.bob.focus == 1, "the rest of the card has been resolved"
    table.bob.chooses("After Card")
    assert table.bob.focus == 2
    assert table.round == 2


@rule("senjutsu.instant.additional.no-condition")
def test_a_card_with_a_block_is_resolved_when_its_initiative_has_passed(table: Scenario) -> None:
    duel(table, "Stroll", "Rested Guard", ann_={"hex": [2, 1]}, bob_={"hand": ["After Card"]})
    assert table.deciding == ["ann"]
    table.ann.chooses("done")
    assert table.bob.choices == ["pass", "After Card"]


@rule("senjutsu.instant.additional.no-condition")
def test_a_card_is_resolved_after_its_last_section(table: Scenario) -> None:
    duel(table, "Cut", "Moving Guard", bob_={"hand": ["After Card"]})
    assert table.bob.asked == "draw-up-to"
    table.bob.says(0)
    assert table.bob.choices == ["pass", "After Card"]


@rule("senjutsu.timing.block.1-extra-effects")
def test_of_several_ways_to_block_more_the_cheapest_counts(table: Scenario) -> None:
    for focus, left in ((1, 0), (3, 2)):
        duel(table, "Cut", "Dear Or Calm Guard", bob_={"focus": focus})
        table.bob.chooses("yes")
        assert (table.bob.wounds, table.bob.focus) == (0, left)
    duel(table, "Cut", "Dear Or Calm Guard", bob_={"focus": 3, "kamae": "balance"})
    assert (table.bob.wounds, table.bob.focus) == (0, 3), "nobody is asked to pay for what is free"
    duel(table, "Cut", "Dear Or Calm Guard")
    assert table.bob.wounds == 1


@rule("senjutsu.timing.block.1-extra-effects")
@pytest.mark.parametrize(("answer", "wounds"), [("yes", 0), ("no", 1)])
def test_who_is_attacked_without_a_diagram_may_pay_for_the_block(table: Scenario, answer: str, wounds: int) -> None:
    spar(table, {"hand": ["Snipe"]}, {"hand": ["Dear Long Guard"], "focus": 1})
    play(table, "Snipe", "Dear Long Guard")
    table.bob.chooses("value 5")
    assert table.bob.asked == "pay-focus"
    table.bob.chooses(answer)
    assert table.bob.wounds == wounds
    spar(table, {"hand": ["Sure Snipe"]}, {"hand": ["Dear Long Guard"], "focus": 1})
    play(table, "Sure Snipe", "Dear Long Guard")
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.bob.focus) == (1, 1), "no block helps, so nobody pays"


@rule("senjutsu.timing.block.1-extra-effects")
def test_each_who_is_attacked_may_pay(table: Scenario) -> None:
    cid = {"hex": [1, 0], "facing": 4, "hand": ["Dear Guard"], "focus": 1}
    spar(table, {"hand": ["Wide Cut"]}, {"hand": ["Dear Guard"], "focus": 1}, cid=cid)
    play(table, "Wide Cut", "Dear Guard", "Dear Guard")
    table.bob.chooses("place 1")
    assert table.bob.asked == "pay-focus"
    table.bob.chooses("no")
    assert table.cid.asked == "pay-focus"
    table.cid.chooses("yes")
    assert (table.bob.wounds, table.cid.wounds) == (1, 0)


@rule("senjutsu.timing.block.1-extra-effects")
def test_each_of_several_blocks_may_be_paid_for(table: Scenario) -> None:
    duel(table, "Cut", "Dear Twin Guard", bob_={"focus": 2})
    table.bob.chooses("yes")
    assert (table.bob.choices, table.bob.focus) == (["yes", "no"], 1)
    table.bob.chooses("no")
    assert (table.bob.wounds, table.bob.focus) == (0, 1)


@rule("senjutsu.timing.block.1-extra-effects")
def test_who_does_not_pay_for_one_block_may_pay_for_the_other_of_the_same_card(table: Scenario) -> None:
    duel(table, "Cut", "Dear Twin Guard", bob_={"focus": 2})
    table.bob.chooses("no")
    table.bob.chooses("yes")
    assert (table.bob.wounds, table.bob.focus) == (0, 1)
    duel(table, "Cut", "Dear Twin Guard", bob_={"focus": 2})
    table.bob.chooses("no")
    table.bob.chooses("no")
    assert (table.bob.wounds, table.bob.focus) == (1, 2)


@rule("senjutsu.timing.block.6-rest")
def test_the_rest_of_the_card_means_the_attacker(table: Scenario) -> None:
    spar(table, {"hand": ["Cursing Guard"]}, {"hand": ["Cut"]}, cid={"hex": [1, 0]})
    play(table, "Cursing Guard", "Cut")
    assert (table.ann.wounds, table.bob.stuns, table.cid.stuns) == (0, 1, 0)


@rule("senjutsu.timing.block.6-rest")
def test_two_blocks_of_one_card_at_one_initiative_have_each_their_own_rest(table: Scenario) -> None:
    duel(table, "Cut", "Twin Guard", track=[0, 1])
    # The first block draws a card and gives focus, the second one advantage; a card is drawn for the next round.
    assert (table.round, table.bob.wounds) == (2, 0)
    assert (table.bob.focus, len(table.bob.deck), table.game.table.track) == (1, 7, (1, 0))


@rule("senjutsu.timing.block.1-extra-effects")
@pytest.mark.parametrize("attack", ["Fast Cut", "Slow Cut"])
def test_nobody_is_asked_to_pay_for_a_block_at_another_initiative(table: Scenario, attack: str) -> None:
    # Ann's block is in force at 5 only.
    spar(table, {"hand": ["Dear Guard"], "focus": 1}, {"hand": [attack]})
    play(table, "Dear Guard", attack)
    assert table.round == 2
    assert table.ann.focus == 1


@rule("decision.senjutsu.block-each")
@pytest.mark.parametrize(("block", "focus"), [("Guard", 2), ("Rested Guard", 2), ("Riposte", 2)])
def test_a_block_is_successful_against_each_attack_at_its_initiative(table: Scenario, block: str, focus: int) -> None:
    # Both attackers stand in front of ann, one behind the other.
    spar(table, {"hand": [block]}, {"hand": ["Cut"]}, cid={"hex": [0, -1], "facing": 3, "hand": ["Thrust"]})
    play(table, block, "Cut", "Thrust")
    if table.ann.asked == "choose-initiative":
        table.ann.chooses("value 5")
    table.bob.chooses("place 1")
    assert (table.ann.wounds, table.ann.focus, table.bob.wounds) == (0, focus, 0)


@rule("decision.senjutsu.block-each", "decision.senjutsu.block-rest")
def test_what_does_not_depend_on_success_is_resolved_once(table: Scenario) -> None:
    spar(table, {"hand": ["Drawing Guard"]}, {"hand": ["Cut"]}, cid={"hex": [0, -1], "facing": 3, "hand": ["Thrust"]})
    play(table, "Drawing Guard", "Cut", "Thrust")
    table.bob.chooses("place 1")
    # One card is drawn after the block, and one for the next round; the focus is gained for each attack.
    assert (table.ann.focus, len(table.ann.deck)) == (2, 7)
