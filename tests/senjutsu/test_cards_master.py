"""The Master's own cards: each does what its face says, at its initiative and its price."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.lessons import ALL_STEPS, BOTH_TURNS, KAMAE, known, master
from tests.senjutsu.sparring import GAME

__all__ = ["GAME"]


def core(table: Scenario, **more: Any) -> None:
    """The Master has discarded a wood card for the core card."""
    master(table, "Master Core Card", ("Idle Strike", "2x Dragon Tail", "Dark Bargain"), kamae="balance", **more)
    assert table.initiative == 0
    assert table.ann.choices == ["Idle Strike", "Dragon Tail", "Dragon Tail", "Dark Bargain", "Stand"]
    table.ann.chooses("Idle Strike")


def test_the_masters_core_card_discards_moves_and_draws(table: Scenario) -> None:
    core(table)
    assert table.ann.discard == ["Idle Strike"]
    assert table.ann.choices == ["done", *ALL_STEPS[1:], *BOTH_TURNS], "bob stands in front"
    for choice in ("step 3", "rotate 1", "rotate 1"):
        table.ann.chooses(choice)
    assert (table.ann.hex, table.ann.facing) == ((0, 2), 2)
    table.ann.chooses("option 0")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(2)
    assert table.ann.hand.count("Stand") == 1 + 2


@rule("decision.senjutsu.then")
def test_the_masters_core_card_changes_a_steel_card_for_a_wood_card(table: Scenario) -> None:
    core(table, discard=["Reposition", "Sixth Sense"])
    table.ann.chooses("done")
    table.ann.chooses("option 1")
    assert table.ann.choices == ["Dragon Tail", "Dragon Tail", "Dark Bargain"]
    table.ann.chooses("Dark Bargain")
    assert table.ann.choices == ["Idle Strike", "Reposition"]
    table.ann.chooses("Reposition")
    assert "Reposition" in table.ann.hand
    assert table.ann.discard == ["Dark Bargain", "Idle Strike", "Sixth Sense"]


def test_the_masters_core_card_shifts_the_kamae_over_the_focus_point(table: Scenario) -> None:
    core(table)
    table.ann.chooses("done")
    table.ann.chooses("option 2")
    assert sorted(table.ann.choices) == ["pass", "shift aggression 1", "shift determination 1", "shift neutral 1"]
    table.ann.chooses("shift determination 1")
    assert (table.ann.kamae, table.ann.focus) == ("determination", 1)
    assert table.round == 2


REFLECTED = ["Drawn Breath", "Cut", "Mountain Switch", "Blazing Insight", "Sixth Sense"]


@rule("decision.senjutsu.then")
def test_without_a_steel_card_the_masters_core_card_brings_no_wood_card(table: Scenario) -> None:
    hand = ("Idle Strike", "Reposition")
    master(table, "Master Core Card", hand, kamae="balance", discard=["Masterful Cut"])
    table.ann.chooses("Idle Strike")
    table.ann.chooses("done")
    table.ann.chooses("option 1")
    assert table.round == 2
    assert sorted(table.ann.discard) == ["Idle Strike", "Masterful Cut"]


@rule("decision.senjutsu.found")
def test_dragon_reflection_plays_a_card_out_of_the_targets_discard_pile(table: Scenario) -> None:
    master(table, "Dragon Reflection", focus=3, kamae="balance", bob_={"discard": REFLECTED})
    assert table.initiative == 9
    table.ann.chooses("yes")
    assert table.ann.choices == KAMAE
    table.ann.chooses("aggression")
    assert table.ann.choices == ["Drawn Breath", "Blazing Insight"], "only jade and gold"
    table.ann.chooses("Drawn Breath")
    # It resolves in its place, and its own price was paid.
    assert (table.bob.wounds, table.ann.focus, table.ann.discard) == (2, 0, ["Dragon Reflection"])
    table.ann.chooses("aggression")
    assert table.bob.stuns == 1
    assert table.round == 2
    assert table.bob.discard[:2] == ["Stand", "Drawn Breath"], "a card goes to its owner's pile"


@rule("decision.senjutsu.found")
def test_dragon_reflection_leaves_in_hand_what_cannot_be_played(table: Scenario) -> None:
    # In Balance the card cannot be played, and a meditation is never replaced by another.
    for card in ("Drawn Breath", "Blazing Insight"):
        master(table, "Dragon Reflection", focus=3, kamae="balance", bob_={"discard": REFLECTED})
        table.ann.chooses("no")
        table.ann.chooses(card)
        assert table.round == 2
        assert card in table.ann.hand
        assert (table.ann.kamae, table.ann.focus, table.bob.wounds) == ("balance", 3, 0)


def test_hidden_viper_fang_bites_from_the_side_and_poisons(table: Scenario) -> None:
    master(table, "Hidden Viper Fang", focus=1, kamae="balance", poisons=["Crippling Poison"])
    assert table.initiative == 8
    assert table.ann.choices == ["step 5"], "only from there bob is front right"
    table.ann.chooses("step 5")
    assert (table.ann.hex, table.bob.wounds) == ((-1, 1), 1)
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.ann.focus, table.ann.poisons) == (0, [])
    assert "Crippling Poison" in table.bob.deck
    assert table.ann.choices == KAMAE
    table.ann.chooses("determination")
    assert table.ann.kamae == "determination"


def test_hidden_viper_fang_needs_focus_for_the_poison_and_balance_for_a_switch(table: Scenario) -> None:
    master(table, "Hidden Viper Fang", kamae="aggression", poisons=["Crippling Poison"])
    table.ann.chooses("step 5")
    assert table.round == 2
    assert (table.bob.wounds, table.ann.poisons, table.ann.kamae) == (1, ["Crippling Poison"], "aggression")


def test_hidden_viper_fang_gives_nothing_for_a_miss(table: Scenario) -> None:
    master(table, "Hidden Viper Fang", focus=1, kamae="balance", poisons=["Crippling Poison"], bob_={"hex": [4, -4]})
    assert table.ann.choices == ["step 1", "step 5", *BOTH_TURNS], "the step must be made"
    table.ann.chooses("step 1")
    table.ann.chooses("done")
    assert table.round == 2
    assert (table.ann.focus, table.ann.kamae) == (1, "balance")


ECHOED = ["Idle Strike", "Dragon Tail", "Mountain Switch", "Sixth Sense", "Reposition", "Dark Bargain", "Dark Insight"]


@pytest.mark.parametrize(
    ("kamae", "wood", "steel"),
    [
        ("aggression", "Idle Strike", "Dragon Tail"),
        ("determination", "Mountain Switch", "Sixth Sense"),
        ("balance", "Reposition", "Dark Bargain"),
    ],
)
def test_bladed_echo_fetches_a_card_of_the_kamae(table: Scenario, kamae: str, wood: str, steel: str) -> None:
    master(table, "Cut", ("Bladed Echo",), focus=1, kamae=kamae, deck=ECHOED)
    assert table.ann.choices == ["pass", "Bladed Echo"]
    table.ann.chooses("Bladed Echo")
    assert table.ann.focus == 0
    assert table.ann.choices == ["nothing", wood]
    table.ann.chooses(wood)
    assert wood in table.ann.hand
    master(table, "Cut", ("Bladed Echo",), focus=2, kamae=kamae, deck=ECHOED)
    table.ann.chooses("Bladed Echo")
    table.ann.chooses("option 1")
    assert table.ann.focus == 0, "steel costs one more"
    assert table.ann.choices == ["nothing", steel]
    table.ann.chooses(steel)
    assert steel in table.ann.hand


@rule("senjutsu.kamae.effects-need-position", "senjutsu.instant.different-type-only")
def test_bladed_echo_finds_nothing_in_neutral_and_is_not_played_without_focus(table: Scenario) -> None:
    master(table, "Cut", ("Bladed Echo",), focus=1, deck=ECHOED)
    table.ann.chooses("Bladed Echo")
    assert table.round == 2
    assert table.ann.discard == ["Bladed Echo", "Cut"]
    master(table, "Cut", ("Bladed Echo",), kamae="aggression", deck=ECHOED)
    assert table.round == 2
    master(table, "Turn", ("Bladed Echo",), focus=1, kamae="aggression", deck=ECHOED)
    table.ann.chooses("done")
    assert table.round == 2, "both are meditations"


@rule("senjutsu.cards.effects-on-resolution")
def test_dark_insight_changes_the_targets_hand(table: Scenario) -> None:
    hand = ["Cut", "Deep Cut", "Guard", "Riposte", "Turn"]
    master(table, "Dark Insight", focus=1, bob_={"hand": hand, "deck": ["9x March"]})
    assert table.initiative == 7
    assert known(table) == sorted(hand)
    assert table.bob.choices == ["Cut", "Deep Cut"], "of several attacks the owner chooses one"
    table.bob.chooses("Deep Cut")
    assert table.bob.choices == ["Guard", "Riposte"]
    table.bob.chooses("Guard")
    # One card of each type went into the deck, and three were drawn.
    assert len(table.bob.hand) == 2 + 3
    assert table.bob.hand[:2] == ["Cut", "Riposte"]
    assert len(table.bob.deck) == 9
    assert table.ann.choices == KAMAE
    table.ann.chooses("balance")
    assert table.ann.kamae == "balance"


def eye(table: Scenario, kamae: str, focus: int = 1) -> None:
    """The Master adds Eye of the Dragon to a cut."""
    master(table, "Cut", ("Eye of the Dragon",), focus=focus, kamae=kamae, bob_={"focus": 3})
    table.ann.chooses("Eye of the Dragon")
    assert table.ann.focus == focus - 1


def test_eye_of_the_dragon_takes_focus_and_gives_cards_each_for_a_price(table: Scenario) -> None:
    eye(table, "neutral", 3)
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.focus, len(table.bob.hand)) == (1, 1, 0)
    table.ann.chooses("yes")
    assert table.ann.focus == 0
    assert table.round == 2
    assert len(table.bob.hand) == 2 + 1
    eye(table, "neutral", 2)
    table.ann.chooses("no")
    assert table.bob.focus == 3
    table.ann.chooses("yes")
    assert len(table.bob.hand) == 2 + 1


def test_eye_of_the_dragon_steps_in_aggression(table: Scenario) -> None:
    eye(table, "aggression")
    assert table.ann.choices == ["done", *ALL_STEPS[1:]]
    table.ann.chooses("step 2")
    assert (table.ann.hex, table.ann.facing) == ((1, 1), 0)
    assert table.round == 2


def test_eye_of_the_dragon_draws_in_determination(table: Scenario) -> None:
    eye(table, "determination")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(2)
    assert len(table.ann.hand) == 1 + 2 + 1


@rule("senjutsu.or.choose-one")
def test_eye_of_the_dragon_pulls_or_pushes_in_balance(table: Scenario) -> None:
    eye(table, "balance")
    assert table.ann.choices == ["pull", "push"]
    table.ann.chooses("push")
    assert table.bob.hex == (0, -1)
    assert table.round == 2


def test_eye_of_the_dragon_is_not_played_without_focus(table: Scenario) -> None:
    master(table, "Cut", ("Eye of the Dragon",), kamae="aggression")
    assert table.round == 2


def bargain(table: Scenario, hex: list[int]) -> None:
    """The Master plays Dark Bargain; bob stands there."""
    theirs = {"hex": hex, "deck": ["Deep Cut", "Crippling Poison", "March", "Cut"]}
    master(table, "Dark Bargain", bob="Wait", focus=1, deck=["Cut", "Turn", "Guard", "March"], bob_=theirs)
    assert table.initiative == 1


def test_dark_bargain_gives_both_an_ability_card_of_the_top_three(table: Scenario) -> None:
    bargain(table, [0, -3])
    assert table.ann.choices == ["done", *ALL_STEPS, *BOTH_TURNS]
    table.ann.chooses("step 0")
    table.ann.chooses("rotate 1")
    assert (table.ann.hex, table.ann.facing) == ((0, 0), 1)
    assert table.ann.choices == ["nothing", "Cut", "Turn", "Guard"]
    table.ann.chooses("Turn")
    assert table.ann.choices == ["nothing", "Deep Cut", "March"], "a poison is no ability card"
    table.ann.chooses("March")
    assert "Turn" in table.ann.hand
    assert "March" in table.bob.hand


def test_dark_bargain_reaches_three_hexes(table: Scenario) -> None:
    bargain(table, [0, -3])
    table.ann.chooses("done")
    table.ann.chooses("Turn")
    assert table.round == 2
    assert "March" not in table.bob.hand


def test_dragon_tail_strikes_behind(table: Scenario) -> None:
    master(table, "Dragon Tail", facing=3, focus=1)
    assert table.initiative == 6
    assert table.ann.choices == KAMAE
    table.ann.chooses("aggression")
    assert (table.bob.wounds, table.ann.kamae) == (1, "aggression")
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.stuns, len(table.bob.hobbles)) == (0, 1, 1)
    master(table, "Dragon Tail", facing=3)
    table.ann.chooses("aggression")
    assert table.round == 2
    assert (table.bob.wounds, table.bob.stuns, table.bob.hobbles) == (1, 0, ())


def test_dragon_tail_steps_back_in_aggression_and_turns_otherwise(table: Scenario) -> None:
    master(table, "Dragon Tail", facing=3, hex=[0, 2])
    assert table.ann.choices == ["aggression"], "only a step leads to a hit"
    table.ann.chooses("aggression")
    assert table.ann.choices == ["step 3"]
    table.ann.chooses("step 3")
    assert (table.ann.hex, table.bob.wounds) == ((0, 1), 1)
    for kamae in ("balance", "determination"):
        master(table, "Dragon Tail", facing=2)
        assert table.ann.choices == ["balance", "determination"], "only a rotation leads to a hit"
        table.ann.chooses(kamae)
        assert table.ann.choices == ["rotate 1"]
        table.ann.chooses("rotate 1")
        assert (table.ann.facing, table.bob.wounds) == (3, 1)


def test_dragon_tail_turns_once(table: Scenario) -> None:
    master(table, "Dragon Tail", bob_={"hex": [4, -4]})
    table.ann.chooses("balance")
    assert table.ann.choices == ["done", *BOTH_TURNS]
    table.ann.chooses("rotate 1")
    assert table.ann.facing == 1
    assert table.round == 2


def test_dragon_tail_replaces_another_card(table: Scenario) -> None:
    master(table, "Curse", ("Dragon Tail",), facing=3)
    assert table.ann.choices == ["pass", "Dragon Tail"]
    table.ann.chooses("Dragon Tail")
    table.ann.chooses("balance")
    assert (table.bob.wounds, table.bob.stuns) == (1, 0)


def sense(table: Scenario, facing: int) -> None:
    """The Master has turned around, to this facing, and blocks at 5 what bob does."""
    theirs = {"hand": ["March"], "focus": 2}
    master(table, "Sixth Sense", bob="Cut", facing=(facing + 3) % 6, kamae="balance", bob_=theirs)
    assert table.ann.choices == ["value 9", "value 8", "value 7", "value 6", "value 5", "value 4"]
    table.ann.chooses("value 5")
    assert table.ann.choices == BOTH_TURNS
    for _ in range(3):
        table.ann.chooses("rotate 1")
    assert table.ann.facing == facing


@pytest.mark.parametrize("facing", [5, 0, 1])
def test_sixth_sense_turns_around_and_blocks_three_hexes(table: Scenario, facing: int) -> None:
    sense(table, facing)
    assert table.round == 2
    assert (table.ann.wounds, table.bob.focus) == (0, 1)
    assert "March" in known(table)


def test_sixth_sense_does_not_block_what_comes_from_elsewhere(table: Scenario) -> None:
    for facing in (2, 3, 4):
        sense(table, facing)
        assert table.round == 2
        assert (table.ann.wounds, table.bob.focus, known(table)) == (1, 2, [])


@pytest.mark.parametrize(
    ("kamae", "theirs", "initiative", "counters"),
    [
        ("aggression", "Cut", 5, True),
        ("aggression", "Slow Cut", 4, True),
        ("aggression", "Fast Cut", 6, False),
        ("balance", "Fast Cut", 6, True),
        ("balance", "Cut", 5, False),
        ("determination", "Cut", 5, False),
        ("determination", "Fast Cut", 6, False),
    ],
)
def test_tainted_wisdom_adds_a_counter_of_the_kamae(
    table: Scenario, kamae: str, theirs: str, initiative: int, counters: bool
) -> None:
    master(table, "Guard", ("Tainted Wisdom", "Slow Cut"), bob=theirs, kamae=kamae)
    table.ann.chooses(f"value {initiative}")
    assert table.ann.choices == ["pass", "Tainted Wisdom"]
    table.ann.chooses("Tainted Wisdom")
    if not counters:
        assert table.round == 2
        return
    assert table.ann.choices == ["pass", "Slow Cut"]
    table.ann.chooses("Slow Cut")
    assert (table.ann.wounds, table.bob.wounds) == (0, 1)


@pytest.mark.parametrize(
    ("kamae", "theirs", "initiative", "counters"),
    [
        ("determination", "Angry Cut", 8, True),
        ("determination", "Cleaving Waterfall", 7, False),
        ("balance", "Cleaving Waterfall", 7, True),
        ("balance", "Angry Cut", 8, False),
    ],
)
def test_tainted_wisdom_after_a_sixth_sense(
    table: Scenario, kamae: str, theirs: str, initiative: int, counters: bool
) -> None:
    hand = ("Tainted Wisdom", "Slow Cut")
    master(table, "Sixth Sense", hand, bob=theirs, kamae=kamae, facing=3, bob_={"kamae": "aggression"})
    table.ann.chooses(f"value {initiative}")
    for _ in range(3):
        table.ann.chooses("rotate 1")
    assert table.ann.choices == ["pass", "Tainted Wisdom"]
    table.ann.chooses("Tainted Wisdom")
    assert (table.ann.asked == "counterattack") == counters
    assert (table.ann.wounds, table.bob.wounds) == (0, 0)


def test_tainted_wisdom_lets_everybody_draw_for_a_price(table: Scenario) -> None:
    master(table, "Guard", ("Tainted Wisdom",), bob="Cut", focus=1)
    table.ann.chooses("value 5")
    table.ann.chooses("Tainted Wisdom")
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert table.round == 2
    # The idle card, two cards, and that of the next round.
    assert (len(table.ann.hand), len(table.bob.hand)) == (1 + 2 + 1, 1 + 2 + 1)


@pytest.mark.parametrize("hex", [[-1, 1], [0, 0], [1, 0]])
def test_idle_strike_cuts_three_hexes(table: Scenario, hex: list[int]) -> None:
    master(table, "Idle Strike", bob_={"hex": hex})
    assert table.bob.wounds == 1


def test_idle_strike_does_more_by_the_kamae(table: Scenario) -> None:
    found = {}
    for kamae in ["neutral", *KAMAE]:
        # At 3 bob has March left in hand; what he has chosen is slower.
        master(table, "Idle Strike", kamae=kamae, bob_={"hand": ["March"]})
        found[kamae] = (table.bob.wounds, table.bob.bleeding, "March" in table.bob.discard, len(table.bob.hobbles))
    assert found == {
        "neutral": (1, 0, False, 0),
        "aggression": (0, 1, False, 0),
        "balance": (1, 0, False, 1),
        "determination": (1, 0, True, 0),
    }


def test_idle_strike_steps_back_for_a_price(table: Scenario) -> None:
    master(table, "Idle Strike", focus=1)
    assert (table.initiative, table.bob.wounds) == (3, 1)
    table.ann.chooses("yes")
    assert table.ann.choices == ["step 2", "step 3", "step 4"]
    table.ann.chooses("step 3")
    assert (table.ann.hex, table.ann.focus) == ((0, 2), 0)


def test_masterful_cut_in_aggression_turns_and_cuts_deep(table: Scenario) -> None:
    master(table, "Masterful Cut", kamae="aggression", bob_={"hex": [1, 0]})
    assert table.initiative == 6
    assert table.ann.choices == ["rotate 1"]
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.bob.wounds) == (1, 2)
    master(table, "Masterful Cut", kamae="aggression", bob_={"hex": [4, -4]})
    assert table.ann.choices == BOTH_TURNS, "the turn must be made"


def test_masterful_cut_in_balance_steps_turns_and_cuts_wide(table: Scenario) -> None:
    for steps, turn in (("step 5", "rotate 1"), ("step 1", "rotate 5")):
        master(table, "Masterful Cut", kamae="balance")
        assert table.ann.choices == ["step 1", "step 5", *BOTH_TURNS]
        table.ann.chooses(steps)
        # Bob is now front right, or front left; turned the other way he would be out of reach.
        assert turn in table.ann.choices
        table.ann.chooses(turn)
        assert (table.bob.wounds, table.bob.bleeding) == (1, 0)


def test_masterful_cut_in_determination_steps_turns_and_makes_bleed(table: Scenario) -> None:
    master(table, "Masterful Cut", kamae="determination", hex=[1, 0])
    assert table.ann.choices == ["step 0", "step 4", *BOTH_TURNS], "what can leave bob to the front left"
    table.ann.chooses("step 4")
    assert table.ann.hex == (0, 1)
    assert table.ann.choices == ["rotate 1"]
    table.ann.chooses("rotate 1")
    assert (table.bob.wounds, table.bob.bleeding) == (0, 1)


def test_masterful_cut_in_neutral_does_nothing(table: Scenario) -> None:
    master(table, "Masterful Cut")
    assert table.round == 2
    assert (table.bob.wounds, table.ann.hex) == (0, (0, 1))


def reposition(table: Scenario, kamae: str) -> None:
    """The Master steps to the front right."""
    master(table, "Reposition", kamae=kamae, deck=["Idle Strike", "Dragon Tail", "Cut", "March"])
    assert table.initiative == 7
    assert table.ann.choices == ["step 1", "step 5"]
    table.ann.chooses("step 1")
    assert table.ann.hex == (1, 0)


def test_reposition_in_aggression_goes_on(table: Scenario) -> None:
    reposition(table, "aggression")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("step 0")
    assert table.ann.hex == (1, -1)
    assert table.ann.choices == ["done", *BOTH_TURNS]
    table.ann.chooses("rotate 5")
    table.ann.chooses("rotate 5")
    assert table.ann.facing == 4
    assert table.ann.asked == "shift-kamae"
    table.ann.chooses("shift balance 1")
    assert (table.ann.kamae, table.ann.focus) == ("balance", 1)
    assert table.round == 2


def test_reposition_in_balance_draws(table: Scenario) -> None:
    reposition(table, "balance")
    table.ann.chooses("done")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(2)
    assert table.ann.hand == ["Stand", "Idle Strike", "Dragon Tail"]
    assert table.ann.asked == "shift-kamae"


def test_reposition_in_determination_fetches_a_wood_card(table: Scenario) -> None:
    reposition(table, "determination")
    table.ann.chooses("done")
    assert table.ann.choices == ["nothing", "Idle Strike"]
    table.ann.chooses("Idle Strike")
    assert table.ann.hand == ["Stand", "Idle Strike"]
    assert table.ann.asked == "shift-kamae"
