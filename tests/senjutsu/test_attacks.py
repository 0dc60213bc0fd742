"""Attacks: diagrams, targets, wounds, bleeding, execution, and the attack sequence step by step."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


@rule("senjutsu.diagram.current-facing")
def test_a_diagram_lies_as_the_figure_faces_when_its_line_resolves(table: Scenario) -> None:
    duel(table, "Turning Cut", bob_={"hex": [1, 0]})
    # From the front the hex front right is not hit: only one of both rotations leads to a hit.
    table.ann.chooses("rotate 1")
    assert table.bob.wounds == 1


TEAMS = {"fighters": [{"character": who, "team": team} for who, team in (("ronin", 0), ("warrior", 1), ("master", 0))]}


@rule("senjutsu.diagram.target-effects")
def test_a_line_may_mean_each_opponent_in_range_or_everybody(table: Scenario) -> None:
    spar(table, {"hand": ["Scare"]}, {}, cid={"hex": [0, -2]})
    play(table, "Scare")
    assert [player.stuns for player in (table.ann, table.bob, table.cid)] == [0, 1, 0], "one is too far away"
    spar(table, {"hand": ["Scare"]}, {}, cid={"hex": [1, 0]})
    play(table, "Scare")
    assert [player.stuns for player in (table.ann, table.bob, table.cid)] == [0, 1, 1]
    spar(table, {"hand": ["Scare"]}, {}, cid={"hex": [1, 0]}, options=TEAMS)
    play(table, "Scare")
    assert [player.stuns for player in (table.ann, table.bob, table.cid)] == [0, 1, 0], "a partner is no opponent"
    for name, wounds in (("Hurt All", [1, 1, 1]), ("Hurt Others", [0, 1, 1])):
        spar(table, {"hand": [name]}, {}, cid={"hex": [1, 0]}, options=TEAMS)
        play(table, name)
        assert [player.wounds for player in (table.ann, table.bob, table.cid)] == wounds


@rule("senjutsu.diagram.no-diagram-target")
def test_a_card_without_a_diagram_may_be_aimed_at_a_friend(table: Scenario) -> None:
    spar(table, {"hand": ["Curse"]}, {}, cid={"hex": [1, 0]}, options=TEAMS)
    play(table, "Curse")
    assert table.ann.choices == ["aim 1", "aim 2"]
    table.ann.chooses("aim 2")
    assert (table.bob.stuns, table.cid.stuns) == (0, 1)


@rule("senjutsu.diagram.target-effects")
def test_who_was_defeated_by_the_attack_is_a_target_no_longer(table: Scenario) -> None:
    bob = {"hand": ["Cut", "Guard"], "wounds": 3, "wound_limit": 4}
    spar(table, {"hand": ["Cut And Strip"]}, bob, cid={"hex": [1, 0], "hand": ["Cut", "Guard"]})
    play(table, "Cut And Strip")
    assert (table.bob.defeated, table.deciding, table.cid.choices) == (True, ["cid"], ["Cut", "Guard"])


@rule("senjutsu.diagram.friend-and-foe")
def test_who_resolves_a_card_is_not_meant_by_its_diagram(table: Scenario) -> None:
    duel(table, "Daze Around")
    assert (table.ann.stuns, table.bob.stuns) == (0, 1)


@rule("senjutsu.timing.attack.2-pay", "senjutsu.diagram.wound-hexes")
@pytest.mark.parametrize(("answer", "bleeding"), [("yes", 2), ("no", 1)])
def test_more_bleeding_wounds_may_be_paid_for(table: Scenario, answer: str, bleeding: int) -> None:
    duel(table, "Heavier Rip", ann_={"focus": 1})
    table.ann.chooses(answer)
    assert (table.bob.wounds, table.bob.bleeding) == (0, bleeding)


@rule("senjutsu.timing.attack.3a-blocked", "senjutsu.timing.attack.1-check-target")
def test_an_attack_that_is_blocked_has_been_aimed_at_somebody(table: Scenario) -> None:
    duel(table, "Cut", "Own Guard")
    assert (table.bob.wounds, "Cut hits nobody." in table.sentences) == (0, False)
    duel(table, "Thrust", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    assert (table.bob.wounds, "Thrust hits nobody." in table.sentences) == (0, False)
    duel(table, "Cut", bob_={"hex": [0, -1]})
    assert "Cut hits nobody." in table.sentences


@rule("senjutsu.diagram.friend-and-foe")
def test_an_attack_hits_friends_as_well_as_foes(table: Scenario) -> None:
    fighters = [
        {"character": "ronin", "team": 0},
        {"character": "warrior", "team": 1},
        {"character": "master", "team": 0},
    ]
    spar(table, {"hand": ["Wide Cut"]}, {}, cid={"hex": [1, 0]}, options={"fighters": fighters})
    play(table, "Wide Cut")
    assert (table.bob.wounds, table.cid.wounds) == (1, 1)
    spar(table, {"hand": ["Cut"]}, {"hex": [4, -4]}, cid={"hex": [0, 0]}, options={"fighters": fighters})
    play(table, "Cut")
    assert table.cid.wounds == 1, "a friend alone as well"


def test_an_attack_hits_everybody_who_stands_on_a_hex(table: Scenario) -> None:
    fighters = [
        {"character": "ronin", "team": 0},
        {"character": "warrior", "team": 1},
        {"character": "master", "team": 1},
    ]
    spar(table, {"hand": ["Cut"]}, {"hex": [0, 0]}, cid={"hex": [0, 0]}, options={"fighters": fighters})
    play(table, "Cut")
    assert (table.bob.wounds, table.cid.wounds) == (1, 1)


@rule("senjutsu.diagram.target-effects")
def test_what_follows_a_diagram_applies_to_everybody_it_has_hit(table: Scenario) -> None:
    spar(table, {"hand": ["Lunging Thrust"]}, {"hex": [0, -1]}, cid={"hex": [4, -4]})
    play(table, "Lunging Thrust")
    assert (table.bob.wounds, table.bob.stuns) == (2, 1)
    assert (table.cid.wounds, table.cid.stuns) == (0, 0)
    spar(table, {"hand": ["Blood Fury Cut"], "focus": 3, "kamae": "aggression"}, {}, cid={"hex": [1, 0]})
    play(table, "Blood Fury Cut")
    table.ann.chooses("done")
    assert (table.bob.stuns, table.cid.stuns) == (1, 1)


@rule("senjutsu.diagram.no-diagram-target")
def test_without_a_diagram_the_player_chooses_the_target(table: Scenario) -> None:
    spar(table, {"hand": ["Curse"]}, {}, cid={})
    play(table, "Curse")
    assert table.ann.choices == ["aim 1", "aim 2"]
    table.ann.chooses("aim 2")
    assert (table.bob.stuns, table.cid.stuns) == (0, 1)


@rule("senjutsu.diagram.no-diagram-target")
def test_looking_at_a_hand_needs_a_target_too(table: Scenario) -> None:
    spar(table, {"hand": ["Spy"]}, {"hand": ["Cut"]}, cid={})
    play(table, "Spy")
    table.ann.chooses("aim 1")
    game = table.game
    known = [
        game.faces[card].name for card, face in enumerate(game.faces) if game.owners[card] == 1 and game.knows(0, card)
    ]
    assert "Cut" in known


@rule("senjutsu.wound.take-card", "senjutsu.timing.attack.4-apply", "senjutsu.timing.attack.3b-unblocked")
def test_who_is_hit_takes_a_wound(table: Scenario) -> None:
    duel(table, "Cut")
    assert (table.bob.wounds, table.bob.bleeding, table.ann.wounds) == (1, 0, 0)


@rule("senjutsu.wound.one-card-per-symbol")
def test_two_wound_symbols_are_two_wounds(table: Scenario) -> None:
    duel(table, "Deep Cut")
    assert table.bob.wounds == 2


@rule("senjutsu.bleed.instead-of-wound")
def test_a_bleeding_symbol_is_a_bleeding_wound_instead(table: Scenario) -> None:
    duel(table, "Rip")
    assert (table.bob.wounds, table.bob.bleeding) == (0, 1)


@rule("senjutsu.bleed.counts-as-wound")
def test_bleeding_wounds_count_towards_the_wound_limit(table: Scenario) -> None:
    duel(table, "Cut", bob_={"wounds": 1, "bleeding": 3})
    assert table.winners == ["ann"]


@rule("senjutsu.bleed.start-of-round", "senjutsu.bleed.not-cumulative")
def test_who_bleeds_discards_one_card_facedown_before_drawing(table: Scenario) -> None:
    duel(table, "Curse", bob_={"bleeding": 2, "deck": ["Cut", "Turn", "March"]})
    assert table.round == 2
    assert table.bob.discard == ["Cut", "Stand"]
    game = table.game
    cut = next(card for card, face in enumerate(game.faces) if face.name == "Cut")
    assert not game.knows(0, cut)
    assert not game.knows(1, cut)
    assert table.bob.hand == ["Turn"]


@rule("senjutsu.bleed.start-of-round")
def test_bleeding_with_an_empty_deck_costs_nothing(table: Scenario) -> None:
    duel(table, "Curse", bob_={"bleeding": 1, "deck": [], "hand": ["Turn"]})
    # The wound is for the card that could not be drawn.
    assert (table.bob.wounds, table.bob.bleeding, table.bob.discard) == (1, 1, ["Stand"])


@rule("senjutsu.execution.defeats")
def test_an_execution_defeats_at_once(table: Scenario) -> None:
    duel(table, "Behead")
    assert table.winners == ["ann"]
    assert table.bob.wounds == 0


@rule("senjutsu.execution.ignores-wound-modifiers")
def test_armour_does_not_help_against_an_execution(table: Scenario) -> None:
    duel(table, "Behead", bob_={"lasting": ["Heavy Armour"]})
    assert table.winners == ["ann"]


@rule("senjutsu.execution.defeats")
def test_an_execution_can_be_blocked(table: Scenario) -> None:
    duel(table, "Behead", "Left Guard", bob_={"facing": 4})
    assert table.winners is None
    assert not table.bob.defeated


@rule("senjutsu.timing.attack.1-check-target")
def test_an_attack_at_empty_hexes_asks_for_nothing(table: Scenario) -> None:
    duel(table, "Heavier Cut", ann_={"focus": 1}, bob_={"hex": [2, 0]})
    assert table.round == 2
    assert table.ann.focus == 1
    assert "Heavier Cut hits nobody." in table.sentences
    assert [told.arguments["hexes"] for told in table.log if told.message == "attack-made"] == [((0, 0),)]


@rule("senjutsu.timing.attack.2-pay", "senjutsu.timing.attack.3-check-block")
def test_more_harm_is_paid_for_before_it_is_seen_whether_a_block_holds(table: Scenario) -> None:
    duel(table, "Heavier Cut", "Left Guard", ann_={"focus": 1}, bob_={"facing": 4})
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.wounds, table.bob.focus) == (0, 0, 1)
    assert "Bob blocks the attack of Ann." in table.sentences
    duel(table, "Heavier Cut", ann_={"focus": 1})
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.wounds) == (0, 2)


@rule("senjutsu.timing.attack.3a-blocked")
def test_a_blocked_attack_does_nothing_and_the_block_sequence_follows(table: Scenario) -> None:
    duel(table, "Lucky Cut", "Left Guard", bob_={"facing": 4})
    assert (table.bob.wounds, table.ann.focus, table.bob.focus) == (0, 0, 1)


@rule(
    "senjutsu.timing.attack.5-lose-hidden",
    "senjutsu.timing.attack.6-additional",
    "senjutsu.timing.attack.7-if-successful",
    "senjutsu.timing.attack.8-rest",
    "senjutsu.timing.attack.9-free-additional",
)
def test_after_a_hit_come_instants_then_success_then_the_rest_then_free_instants(table: Scenario) -> None:
    hand = ["After Attack", "After Card", "2x Stand"]
    duel(table, "Lucky Cut", ann_={"hand": hand, "hidden": True, "deck": ["Turn", "9x Stand"]})
    assert (table.bob.wounds, table.ann.hidden, table.ann.focus) == (1, False, 0)
    assert table.ann.choices == ["pass", "After Attack"]
    table.ann.passes()
    assert table.ann.focus == 1
    assert table.ann.asked == "draw-up-to"
    table.ann.says(0)
    assert table.ann.choices == ["pass", "After Card"]


@rule("senjutsu.diagram.asterisk")
def test_only_who_stands_on_a_marked_hex_is_meant_by_the_line_with_the_mark(table: Scenario) -> None:
    spar(table, {"hand": ["Cut And Knock"]}, {}, cid={"hex": [-1, 1]})
    play(table, "Cut And Knock")
    assert (table.bob.wounds, table.bob.stuns) == (1, 0)
    assert (table.cid.wounds, table.cid.stuns) == (0, 1)


@rule("senjutsu.timing.attack.2-pay")
def test_what_was_paid_for_is_added_on_its_hexes_only(table: Scenario) -> None:
    spar(table, {"hand": ["Heavier Side Cut"], "focus": 1}, {}, cid={"hex": [-1, 1]})
    play(table, "Heavier Side Cut")
    table.ann.chooses("yes")
    assert (table.bob.wounds, table.cid.wounds) == (2, 1)


@rule("senjutsu.diagram.friend-and-foe")
def test_nobody_attacks_the_own_figure(table: Scenario) -> None:
    duel(table, "Whirl")
    assert (table.ann.wounds, table.bob.wounds) == (0, 1)


@rule("senjutsu.timing.attack.3a-blocked")
def test_each_of_those_who_blocked_succeeds(table: Scenario) -> None:
    spar(table, {"hand": ["Wide Cut"]}, {"hand": ["Own Guard"]}, cid={"hex": [1, 0], "hand": ["Own Guard"]})
    play(table, "Wide Cut", "Own Guard", "Own Guard")
    table.bob.chooses("place 1")
    assert (table.bob.wounds, table.bob.focus, table.cid.wounds, table.cid.focus) == (0, 1, 0, 1)


@rule("senjutsu.timing.attack.2-pay", "senjutsu.timing.block.1-extra-effects")
def test_the_attacker_pays_before_the_defender(table: Scenario) -> None:
    duel(table, "Heavier Cut", "Dear Guard", ann_={"focus": 1}, bob_={"focus": 1})
    assert table.deciding == ["ann"]
    table.ann.chooses("yes")
    assert (table.deciding, table.bob.asked) == (["bob"], "pay-focus")
    table.bob.chooses("no")
    assert table.bob.wounds == 2
    duel(table, "Heavier Cut")
    assert (table.round, table.bob.wounds) == (2, 1), "who cannot pay is not asked"


@rule("senjutsu.diagram.asterisk", "senjutsu.timing.attack.4-apply")
def test_what_happens_on_marked_hexes_is_applied_before_instants_are_played(table: Scenario) -> None:
    duel(table, "Knock", ann_={"hand": ["After Attack Shove"]})
    assert table.bob.stuns == 1
    table.ann.chooses("After Attack Shove")
    assert (table.bob.hex, table.bob.stuns) == ((0, -1), 1)


@rule("senjutsu.success.attack", "decision.senjutsu.success")
def test_an_attack_that_only_stuns_is_successful(table: Scenario) -> None:
    duel(table, "Knock", ann_={"hand": ["After Attack"]})
    assert table.ann.choices == ["pass", "After Attack"]


@rule("senjutsu.success.if-successful-scope", "senjutsu.success.other-sections-independent")
def test_only_what_stands_below_if_successful_in_its_section_depends_on_success(table: Scenario) -> None:
    duel(table, "Lucky Cut", bob_={"hex": [2, 0]})
    assert table.ann.focus == 0
    assert table.ann.asked == "draw-up-to", "the section below is resolved all the same"


@rule("senjutsu.success.attack")
def test_a_marked_hex_without_what_must_be_paid_for_it_is_no_hit(table: Scenario) -> None:
    duel(table, "Half Knock", ann_={"hand": ["After Attack"]})
    assert table.round == 2
    assert (table.bob.wounds, table.ann.hand) == (0, ["After Attack", "Stand", "Stand"])
    assert "Half Knock hits nobody." in table.sentences
