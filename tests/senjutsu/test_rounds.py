"""The round: drawing, choosing in secret, the end of the round; and what the next one begins with."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD
from nefrit.senjutsu.constants import NO_INITIATIVE
from nefrit.testing import Scenario, rule
from tests.senjutsu.plain_cards import GAME, both_choose, duel

__all__ = ["GAME"]


@rule(
    "senjutsu.overview.rounds",
    "senjutsu.round.phases",
    "senjutsu.round.draw",
    "senjutsu.discard.next-round",
    "senjutsu.timing.round.3-draw",
)
def test_a_round_draws_chooses_reveals_resolves_and_discards_and_another_follows(table: Scenario) -> None:
    duel(table, {"hand": ["Quick Ponder"], "deck": ["Fan", "2x Breath"]}, {"hand": ["Shift"]}, at="round")
    assert table.round == 2
    assert table.ann.hand == ["Quick Ponder", "Fan"]
    both_choose(table, "Quick Ponder", "Breath")
    assert (table.ann.revealed, table.bob.revealed) == (["Quick Ponder"], ["Breath"])
    table.ann.says(0)
    assert (table.ann.revealed, table.ann.discard) == ([], ["Quick Ponder"])
    assert table.bob.focus == 1
    assert table.round == 3
    assert table.ann.hand == ["Fan", "Breath"]
    assert table.deciding == ["ann", "bob"]


@rule("senjutsu.round.choose")
def test_who_has_nothing_to_choose_is_not_asked(table: Scenario) -> None:
    duel(table, {"hand": []}, {"hand": ["Breath"]})
    assert table.deciding == ["bob"]


@rule("senjutsu.timing.round.1-start")
def test_what_held_for_a_round_is_over_with_the_next(table: Scenario) -> None:
    numbers = {"wider": 1, "instants": 1, "value": 5, "below": 3, "paid": 1, "stake": 1, "received": 1}
    marks = {"over": True, "countered": True, "wounded": True, "landed": True, "drunk": True}
    duel(table, {**numbers, **marks, "span": [3, 4], "cancelled": ["active_movement"]}, {}, at="round", banned=["Cut"])
    assert table.banned == ()
    assert (table.ann.span, table.ann.cancelled) == ((), ())
    left = [name for name in (*numbers, *marks) if getattr(table.ann, name) not in (0, NO_INITIATIVE, False)]
    assert left == []


@rule("senjutsu.timing.round.1-start", "senjutsu.timing.round.2-before-draw")
def test_bleeding_takes_the_top_card_before_one_is_drawn(table: Scenario) -> None:
    duel(table, {"hand": [], "deck": ["Ponder", "Fan", "Breath"], "bleeding": 1}, {}, at="round")
    assert table.ann.hand == ["Fan"]
    assert table.ann.discard == ["Ponder"]
    assert "Round 2." in table.sentences


@rule("senjutsu.round.draw-empty-deck")
def test_who_cannot_draw_takes_a_wound(table: Scenario) -> None:
    duel(table, {"deck": []}, {}, at="round")
    assert (table.ann.wounds, table.bob.wounds) == (1, 0)


@rule("senjutsu.round.draw-empty-deck-always")
def test_every_card_that_is_not_there_is_a_wound_whenever_it_is_drawn(table: Scenario) -> None:
    duel(table, {"hand": ["Draw Two"], "deck": ["Fan"]}, {"hand": ["Fan"]})
    both_choose(table, "Draw Two", "Fan")
    table.ann.chooses("place 1")
    # One for the second card, and one in the next draw phase.
    assert table.ann.wounds == 2


@rule("senjutsu.round.draw-empty-deck-always")
def test_a_draw_that_is_declined_costs_no_wound(table: Scenario) -> None:
    duel(table, {"hand": ["Draw Up To Two"], "deck": ["Fan"]}, {"hand": ["Daze"]})
    both_choose(table, "Draw Up To Two", "Daze")
    table.ann.says(0)
    assert table.ann.wounds == 0


@rule("senjutsu.overview.simultaneous-choice", "senjutsu.round.choose", "decision.all.simultaneous-order")
def test_cards_are_chosen_in_secret_and_at_the_same_time(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder", "Fan"]}, {"hand": ["Quick Ponder"]})
    assert table.deciding == ["ann", "bob"]
    before = table.game.view(1)["zones"]
    table.ann.chooses("Fan")
    assert table.deciding == ["bob"]
    assert table.game.view(1)["zones"] == before
    assert table.ann.revealed == []
    table.bob.chooses("Quick Ponder")
    assert table.ann.revealed == ["Fan"]


@rule("senjutsu.round.choose-mandatory", "senjutsu.timing.round.5-choose")
def test_nobody_can_pass(table: Scenario) -> None:
    duel(table, {"hand": ["Ronin Core Card"]}, {"hand": ["Breath", "Warrior Core Card"]})
    assert table.ann.choices == ["Ronin Core Card"]
    assert table.bob.choices == ["Breath", "Warrior Core Card"]


@rule("senjutsu.round.choose-focus-check", "senjutsu.focus.mandatory.insufficient")
def test_a_card_that_cannot_be_paid_for_cannot_be_chosen(table: Scenario) -> None:
    duel(table, {"hand": ["Dear", "Breath"], "focus": 1}, {"hand": ["Dear", "Breath"], "focus": 2})
    assert table.ann.choices == ["Breath"]
    assert table.ann.why_not("Dear") == ["senjutsu.focus.mandatory.insufficient"]
    assert table.bob.choices == ["Dear", "Breath"]


@rule("senjutsu.round.choose-kamae-check", "senjutsu.kamae.requirement")
def test_a_card_that_needs_a_kamae_can_be_chosen_only_there(table: Scenario) -> None:
    duel(table, {"hand": ["Fierce", "Breath"], "kamae": "balance"}, {"hand": ["Fierce"], "kamae": "aggression"})
    assert table.ann.choices == ["Breath"]
    assert table.ann.why_not("Fierce") == ["senjutsu.kamae.requirement"]
    assert table.bob.choices == ["Fierce"]


@rule("senjutsu.timing.round.4-after-draw")
def test_what_is_played_before_choosing_is_not_the_card_of_the_round(table: Scenario) -> None:
    duel(table, {"hand": ["First", "Ponder"], "deck": ["Fan", "Fan"], "focus": 2}, {}, at="round")
    assert table.ann.choices == ["pass", "First"]
    table.ann.chooses("First")
    assert table.ann.focus == 2
    both_choose(table, "Ponder", "Breath")
    table.ann.chooses("place 1")
    assert table.ann.asked == "draw-up-to"
    table.ann.says(0)
    # It is neither paid for nor resolved again.
    assert table.ann.focus == 2
    assert sorted(table.ann.discard) == ["First", "Ponder"]


@rule("senjutsu.timing.round.4-after-draw")
def test_an_instant_is_no_card_of_the_round_for_who_plays_a_stun(table: Scenario) -> None:
    duel(table, {"hand": ["First"], "stuns": 1, "focus": 1}, {}, at="round")
    table.ann.chooses("First")
    both_choose(table, "stun", "Breath")
    assert table.round == 3
    assert (table.ann.focus, table.bob.focus) == (1, 1)


@rule("senjutsu.discard.step1", "senjutsu.discard.face-up-default", "senjutsu.discard.pile-is-public")
def test_cards_in_play_are_discarded_faceup_and_everybody_may_look(table: Scenario) -> None:
    duel(table, {"hand": ["Breath"], "discard": ["Fan"]}, {})
    both_choose(table, "Breath", "Breath")
    table.ann.chooses("place 1")
    assert (table.ann.discard, table.ann.card) == (["Breath", "Fan"], NO_CARD)
    pile = next(zone for zone in table.game.view(1)["zones"] if (zone["zone"], zone["seat"]) == ("discard", 0))
    assert [GAME.library.faces[card["face"]].name for card in pile["cards"]] == ["Breath", "Fan"]


@rule("senjutsu.discard.step2", "senjutsu.timing.end.effects")
def test_effects_at_the_end_of_the_round_come_after_discarding(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder"], "hobbles": [0, 3]}, {"hand": ["Ponder"]}, terrain=[[[1, 3], "shrine"]])
    both_choose(table, "Ponder", "Ponder")
    table.bob.says(0)
    assert (table.ann.hobbles, table.ann.focus) == ((0, 3), 0)
    table.ann.says(0)
    assert (table.ann.hobbles, table.ann.focus) == ((1,), 1)


@rule("decision.senjutsu.end-of-round")
def test_hand_limits_are_checked_after_the_effects_at_the_end_of_the_round(table: Scenario) -> None:
    hand = ["Breath", "Ponder", "Fan", "Shift", "Switch", "Stance", "Dear"]
    duel(table, {"hand": hand, "hobbles": [0, 3]}, {"hand": ["Fan"]}, terrain=[[[1, 3], "shrine"]])
    both_choose(table, "Breath", "Fan")
    assert (table.ann.asked, table.ann.discard) == ("discard-cards", ["Breath"])
    assert (table.ann.hobbles, table.ann.focus) == ((1,), 2)


@rule("senjutsu.discard.step3", "senjutsu.timing.end.cleanup")
def test_who_holds_too_many_cards_chooses_what_to_discard_facedown(table: Scenario) -> None:
    hand = ["Breath", "Ponder", "Fan", "Shift", "Switch", "Stance", "Dear", "Ronin Core Card"]
    duel(table, {"hand": hand}, {"hand": ["Fan"]})
    both_choose(table, "Breath", "Fan")
    table.ann.chooses("place 1")
    assert table.ann.discard == ["Breath"]
    assert table.ann.choices == ["Ponder", "Fan", "Shift", "Switch", "Stance", "Dear"]
    table.ann.chooses("Shift")
    assert table.ann.discard == ["Shift", "Breath"]
    assert table.ann.hand == ["Ponder", "Fan", "Switch", "Stance", "Dear", "Ronin Core Card", "Breath"]


@rule("senjutsu.discard.pile-untouched")
def test_what_lies_facedown_in_a_pile_stays_hidden(table: Scenario) -> None:
    hand = ["Breath", "Ponder", "Fan", "Shift", "Switch", "Stance", "Dear"]
    duel(table, {"hand": hand}, {"hand": ["Study"]})
    both_choose(table, "Breath", "Study")
    known = [table.game.knows(1, card) for card in table.game.zone(GAME.zones[1], 0)]
    assert all(known)
    table.ann.chooses("Shift")
    pile = next(zone for zone in table.game.view(1)["zones"] if (zone["zone"], zone["seat"]) == ("discard", 0))
    assert ["face" in card for card in pile["cards"]] == [False, True]
    # bob has seen the hand, but not which card of it went.
    hand_now = next(zone for zone in table.game.view(1)["zones"] if (zone["zone"], zone["seat"]) == ("hand", 0))
    assert not any("face" in card for card in hand_now["cards"])


@rule("senjutsu.core.hand-limit-exempt", "senjutsu.setup.core-not-counted", "senjutsu.discard.step3")
def test_core_cards_do_not_count_towards_the_hand_limit(table: Scenario) -> None:
    hand = ["5x Ponder", "Breath", "Ronin Core Card", "Naginata Sweep"]
    duel(table, {"hand": hand}, {"hand": ["Fan"]})
    both_choose(table, "Breath", "Fan")
    table.ann.chooses("place 1")
    assert table.round == 2
    assert len(table.ann.hand) == 8


@rule("senjutsu.core.return-to-hand", "senjutsu.discard.core-returns")
def test_core_cards_return_to_hand(table: Scenario) -> None:
    duel(table, {"hand": ["Swing"], "deck": ["Fan"]}, {"hand": ["March"], "deck": ["Fan"]})
    both_choose(table, "Swing", "March")
    table.ann.says(0)
    table.bob.chooses("done")
    table.bob.says(0)
    assert (table.ann.hand, table.bob.hand) == (["Swing", "Fan"], ["March", "Fan"])
    assert (table.ann.discard, table.bob.discard) == ([], [])


@rule("senjutsu.core.cannot-be-discarded", "decision.senjutsu.target-discards")
def test_only_what_a_card_names_can_be_discarded(table: Scenario) -> None:
    # Swing is a core weapon card, an attack as well.
    hand = ["Breath", "Ponder", "Cut", "Probe", "Swing"]
    duel(table, {"hand": ["Strip Attacks"]}, {"hand": hand})
    both_choose(table, "Strip Attacks", "Breath")
    assert (table.bob.asked, sorted(table.bob.choices)) == ("discard-cards", ["Cut", "Probe"])
    assert table.bob.decision.rule == "decision.senjutsu.target-discards"


@rule("senjutsu.core.cannot-be-discarded")
def test_core_cards_are_never_discarded(table: Scenario) -> None:
    duel(table, {"hand": ["Strip"]}, {"hand": ["Breath", "Fan", "Ponder", "Swing", "March"]})
    both_choose(table, "Strip", "Breath")
    assert table.bob.hand[:2] == ["Swing", "March"]
    assert sorted(table.bob.discard) == ["Breath", "Fan", "Ponder"]


@rule("decision.senjutsu.target-discards")
def test_who_is_made_to_discard_chooses_the_cards(table: Scenario) -> None:
    duel(table, {"hand": ["Strip"]}, {"hand": ["Breath", "Fan", "Ponder", "Shift", "Dear"]})
    both_choose(table, "Strip", "Breath")
    assert (table.deciding, table.bob.choices) == (["bob"], ["Fan", "Ponder", "Shift", "Dear"])
    table.bob.chooses("Fan", "Shift", "Dear")
    assert (table.bob.hand[0], sorted(table.bob.discard)) == ("Ponder", ["Breath", "Dear", "Fan", "Shift"])
    duel(table, {"hand": ["Strip"]}, {"hand": ["Breath", "Fan", "Ponder", "Shift"]})
    both_choose(table, "Strip", "Breath")
    assert sorted(table.bob.discard) == ["Breath", "Fan", "Ponder", "Shift"], "nobody is asked who has no choice"


@rule("senjutsu.golden.card-beats-rules")
def test_what_a_card_says_wins_over_the_rules(table: Scenario) -> None:
    duel(table, {"deck": [], "lasting": ["Iron Will"]}, {"deck": []}, at="round")
    assert (table.ann.wounds, table.bob.wounds) == (0, 1)


@rule("decision.all.endless")
def test_a_game_that_does_not_end_is_stopped_after_five_hundred_rounds(table: Scenario) -> None:
    for number in (499, 500):
        duel(table, {"deck": ["Fan"]}, {"deck": ["Fan"]}, at="round", round=number)
        assert (table.winners == []) == (number == 500)
    assert (table.game.outcome.rule, table.game.outcome.stopped) == ("decision.all.endless", True)
