"""Playing cards: actions, free play, states, and what becomes of a card that was played."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule
from tests.imperium.tables import activate, ends_turn, rests

__all__ = ["GAME"]


@rule("imperium.action.remove-token", "imperium.action.play-from-hand", "imperium.action.default-to-discard")
def test_an_action_plays_a_card_that_is_discarded_then(table: Scenario) -> None:
    activate(table, hand=["Berbers"])
    table.ann.chooses("play Berbers")
    assert table.ann.population == 2
    assert table.ann.actions == 2
    assert table.ann.discard == ["Berbers"]
    assert table.ann.hand == []


@rule("imperium.action.no-token-no-action")
def test_without_an_action_token_no_action_is_taken(table: Scenario) -> None:
    activate(table, hand=["Berbers", "Assyrians"], actions=0)
    assert table.ann.choices == ["pass", "play Assyrians"]
    assert table.ann.why_not("Berbers") == ["imperium.action.no-token-no-action"]


@rule("imperium.action.pinned-stays", "imperium.term-pinned.stays", "imperium.term-pinned.removed-only-by-effect")
def test_a_pinned_card_stays_in_play(table: Scenario) -> None:
    activate(table, hand=["Code of Laws"])
    table.ann.chooses("play Code of Laws")
    assert table.ann.play == ["Code of Laws"]
    ends_turn(table.ann)
    assert table.ann.play == ["Code of Laws"]


@rule("imperium.action.state-must-match", "imperium.card.field-state", "imperium.term-barbarian.cannot-play-empire")
def test_a_barbarian_plays_no_cards_with_the_empire_icon(table: Scenario) -> None:
    activate(table, hand=["Etruscans", "Coinage"])
    assert table.ann.choices == ["pass", "play Etruscans"]
    assert table.ann.why_not("Coinage") == ["imperium.action.state-must-match"]


@rule("imperium.term-empire.cannot-play-barbarian")
def test_an_empire_plays_no_cards_with_the_barbarian_icon(table: Scenario) -> None:
    activate(table, hand=["Etruscans", "Coinage"], empire=True)
    assert table.ann.choices == ["pass", "play Coinage"]
    assert table.ann.why_not("Etruscans") == ["imperium.action.state-must-match"]


@rule("imperium.action.resolve-as-much-as-possible", "decision.imperium.cost-not-met")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done(table: Scenario) -> None:
    activate(table, hand=["Glory"], play=["Coast", "Hills"])
    table.ann.chooses("play Glory")
    assert table.ann.play == ["Coast", "Hills"], "too few regions to abandon, which is no payment: nothing is done"
    assert table.ann.discard == ["Glory"]
    activate(table, hand=["Egyptian Incursion", "Taliesin the Bard"], empire=True, material=2, population=1)
    table.ann.chooses("play Taliesin the Bard")
    assert table.ann.hand == ["Egyptian Incursion"], "no knight was found: no fame card is looked at"


@rule("imperium.action.may-is-optional")
def test_only_what_may_be_done_can_be_declined(table: Scenario) -> None:
    activate(table, hand=["Education", "Berbers"], empire=True, discard=["Aksumites"])
    table.ann.chooses("play Education")
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("no")
    table.ann.chooses("yes")
    assert table.ann.history == ["Aksumites"]
    assert table.ann.hand == ["Berbers"]


# ---- Free play


@rule("imperium.term-free-play.no-token")
def test_a_free_play_costs_no_action(table: Scenario) -> None:
    activate(table, hand=["Assyrians"], actions=0)
    table.ann.chooses("play Assyrians")
    assert table.ann.population == 1
    assert table.ann.actions == 0


@rule("imperium.term-free-play.once-per-turn", "decision.imperium.free-play")
def test_the_same_card_is_not_free_played_twice_in_a_turn(table: Scenario) -> None:
    activate(table, hand=["Assyrians", "Hibernia"], deck=["Assyrians"], play=["Code of Laws"])
    table.ann.chooses("play Assyrians")
    table.ann.chooses("play Hibernia")
    table.ann.chooses("yes")
    table.ann.chooses("no")
    assert table.ann.hand == ["Assyrians"]
    assert table.ann.why_not("Assyrians") == ["imperium.term-free-play.once-per-turn"]
    table.ann.chooses("use Code of Laws 0")
    assert table.ann.choices.count("play Assyrians") == 1, "another copy is another card"


@rule("imperium.term-free-play.once-per-turn")
def test_in_the_next_turn_it_may_be_free_played_again(table: Scenario) -> None:
    activate(table, hand=["Assyrians"])
    table.ann.chooses("play Assyrians")
    ends_turn(table.ann)
    table.bob.chooses("revolt")
    ends_turn(table.bob)
    table.ann.chooses("activate")
    assert "play Assyrians" in table.ann.choices


# ---- Choices


@rule("imperium.term-choose.one")
def test_of_several_instructions_exactly_one_is_carried_out(table: Scenario) -> None:
    activate(table, hand=["Druids", "Unrest"], population=1)
    table.ann.chooses("play Druids")
    assert table.ann.choices == ["option 0", "option 1", "option 2"]
    table.ann.chooses("option 2")
    assert (table.ann.population, table.ann.progress) == (2, 0)


@rule("decision.imperium.options", "imperium.term-pay.choose-affordable")
def test_an_option_that_cannot_be_carried_out_in_full_is_not_offered(table: Scenario) -> None:
    activate(table, hand=["Druids"])
    table.ann.chooses("play Druids")
    assert table.ann.progress == 1, "the only option that could be carried out"
    for deck, offered in ((["Berbers"], 3), ([], 2)):
        rests(table, "Metropolis", deck=deck)
        assert table.ann.choices == ["option 0", "option 1", "option 2"][:offered], "without a deck nothing is drawn"


@rule("decision.imperium.options")
def test_if_no_option_can_be_carried_out_any_may_be_chosen_as_far_as_possible(table: Scenario) -> None:
    activate(table, hand=["Peredur (Sir Percival)"])
    table.ann.chooses("play Peredur (Sir Percival)")
    assert table.ann.choices == ["option 0", "option 1"], "there is neither unrest to return nor a Graal to find"
    table.ann.chooses("option 1")
    assert table.exile == ["Peredur (Sir Percival)"]


# ---- By state


@rule("imperium.term-barbarian.if-barbarian")
def test_if_barbarian(table: Scenario) -> None:
    activate(table, hand=["Egyptians"], nation=["Raetia", "Julius Caesar"], development=["Legions"], population=5)
    table.ann.chooses("play Egyptians")
    assert table.ann.discard == ["Raetia"]
    assert table.ann.development == ["Legions"]
    assert table.ann.history == ["Egyptians"]


@rule("imperium.term-empire.if-empire")
@rule("imperium.term-develop.pay-and-discard")
def test_if_empire(table: Scenario) -> None:
    activate(table, hand=["Egyptians"], empire=True, development=["Legions", "The Senate"], population=5)
    table.ann.chooses("play Egyptians")
    assert table.ann.discard == ["Legions"], "the only one that can be paid for"
    assert table.ann.population == 2
