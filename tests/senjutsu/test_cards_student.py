"""The Student's own cards: each does what its face says, at its initiative and its price."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.lessons import ALL_STEPS, BOTH_TURNS, KAMAE, known, student
from tests.senjutsu.sparring import GAME

__all__ = ["GAME"]


@pytest.mark.parametrize(
    ("card", "kamae", "slower", "faster"),
    [
        # 5, and 7 in Aggression.
        ("Insightful Blow", "balance", "Slow Cut", "Fast Cut"),
        ("Insightful Blow", "aggression", "Fast Cut", "Angry Cut"),
        # 6
        ("Turning Slash", "neutral", "Cut", "Cleaving Waterfall"),
        # 7
        ("Cleaving Waterfall", "neutral", "Fast Cut", "Angry Cut"),
    ],
)
def test_the_students_attacks_are_so_fast(table: Scenario, card: str, kamae: str, slower: str, faster: str) -> None:
    for theirs, winner in ((slower, "ann"), (faster, "bob")):
        student(table, card, bob=theirs, kamae=kamae, wounds=4, bob_={"wounds": 4, "kamae": "aggression"})
        assert table.winners == [winner]


def student_core(table: Scenario) -> None:
    """The Student has discarded a card for the core card."""
    deck = ["Rock Strike", "Mountain Switch", "Obedience", "Tranquil Mind"]
    student(table, "Student Core Card", ("Turning Slash",), kamae="balance", deck=deck)
    assert table.initiative == 0
    table.ann.chooses("Turning Slash")
    assert table.ann.discard == ["Turning Slash"]


@rule("senjutsu.core.return-to-hand")
def test_the_students_core_card_moves_and_draws(table: Scenario) -> None:
    student_core(table)
    assert table.ann.choices == ["done", *ALL_STEPS[1:], *BOTH_TURNS]
    for choice in ("rotate 5", "step 0", "rotate 5"):
        table.ann.chooses(choice)
    assert (table.ann.hex, table.ann.facing) == ((-1, 1), 4)
    table.ann.chooses("option 0")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(2)
    assert table.round == 2
    assert sorted(table.ann.hand) == ["Mountain Switch", "Obedience", "Rock Strike", "Stand", "Student Core Card"]


def test_the_students_core_card_fetches_a_wood_card(table: Scenario) -> None:
    student_core(table)
    table.ann.chooses("done")
    table.ann.chooses("option 1")
    assert table.ann.choices == ["nothing", "Mountain Switch", "Tranquil Mind"]
    table.ann.chooses("Tranquil Mind")
    assert "Tranquil Mind" in table.ann.hand


def test_the_students_core_card_shifts_the_kamae(table: Scenario) -> None:
    student_core(table)
    table.ann.chooses("done")
    table.ann.chooses("option 2")
    assert table.ann.choices == ["pass", "shift aggression 1", "shift neutral 0"]
    table.ann.chooses("shift neutral 0")
    assert (table.ann.kamae, table.ann.focus) == ("neutral", 0)
    assert table.round == 2


@pytest.mark.parametrize(("hex", "wounds"), [([0, 0], 2), ([-1, 1], 2), ([-1, 2], 1), ([1, 0], 0)])
def test_drawn_breath_cuts_deep_in_front_and_to_the_left(table: Scenario, hex: list[int], wounds: int) -> None:
    student(table, "Drawn Breath", kamae="aggression", focus=2, bob_={"hex": hex})
    assert table.bob.wounds == wounds
    assert table.ann.focus == 0
    if not wounds:
        assert table.round == 2
        assert table.ann.kamae == "aggression"


BREATH_DECK = ["Mountain Switch", "Obedience", "Tranquil Mind", "Cut"]


def test_drawn_breath_stuns_who_stays_in_aggression(table: Scenario) -> None:
    student(table, "Drawn Breath", kamae="aggression", focus=2, deck=BREATH_DECK)
    assert table.initiative == 8
    assert table.ann.choices == KAMAE
    table.ann.chooses("aggression")
    assert table.bob.stuns == 1
    assert table.round == 2


def test_drawn_breath_moves_later_in_balance(table: Scenario) -> None:
    student(table, "Drawn Breath", kamae="aggression", focus=2, deck=BREATH_DECK)
    table.ann.chooses("balance")
    assert (table.initiative, table.bob.stuns) == (4, 0)
    assert table.ann.choices == ["done", "step 1", "step 5", *BOTH_TURNS], "bob stands in front"
    table.ann.chooses("step 5")
    table.ann.chooses("rotate 1")
    assert (table.ann.hex, table.ann.facing) == ((-1, 1), 1)
    assert table.round == 2


def test_drawn_breath_fetches_a_steel_card_later_in_determination(table: Scenario) -> None:
    student(table, "Drawn Breath", kamae="aggression", focus=2, deck=BREATH_DECK)
    table.ann.chooses("determination")
    assert (table.initiative, table.bob.stuns) == (4, 0)
    assert table.ann.choices == ["nothing", "Obedience"]
    table.ann.chooses("Obedience")
    assert "Obedience" in table.ann.hand


def test_lightning_tail_goes_to_and_fro_and_cuts(table: Scenario) -> None:
    student(table, "Lightning Tail", kamae="balance", focus=2, bob_={"hex": [0, -1]})
    assert table.initiative == 9
    assert table.ann.choices == ["step 1", "step 5"]
    table.ann.chooses("step 1")
    assert table.ann.hex == (1, 0)
    assert table.ann.choices == ["step 5", "rotate 5"], "what leads to a hit"
    table.ann.chooses("step 5")
    table.ann.chooses("done")
    assert (table.ann.hex, table.bob.wounds) == ((0, 0), 1)
    assert (table.ann.kamae, table.ann.focus) == ("aggression", 0)


@pytest.mark.parametrize(("hex", "hits"), [([-2, 1], True), ([-1, 0], True), ([0, 0], True), ([0, 2], False)])
def test_lightning_tail_cuts_three_hexes(table: Scenario, hex: list[int], hits: bool) -> None:
    student(table, "Lightning Tail", kamae="balance", focus=2, bob_={"hex": hex})
    table.ann.chooses("step 5")
    assert table.ann.hex == (-1, 1)
    table.ann.chooses("done")
    assert (table.bob.wounds, table.ann.kamae) == (int(hits), "aggression")


@rule("senjutsu.cards.effects-on-resolution")
def test_blazing_insight_changes_the_own_hand(table: Scenario) -> None:
    hand = ("2x Cut", "Guard", "Turn")
    student(table, "Blazing Insight", hand, focus=1, deck=["9x March"])
    assert table.initiative == 3
    assert table.ann.choices == ["Cut", "Cut"]
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 1)
    table.ann.chooses("Cut")
    assert table.ann.choices == ["Guard"]
    table.ann.chooses()
    assert table.ann.choices == ["Turn", "Stand"]
    table.ann.chooses("Turn")
    assert (table.ann.hand, len(table.ann.deck)) == (["Cut", "Guard", "Stand"], 11)
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 3)
    table.ann.says(3)
    assert len(table.ann.hand) == 6
    assert table.ann.choices == KAMAE
    table.ann.chooses("determination")
    assert table.ann.kamae == "determination"


POOL = ["Cleaving Waterfall", "Rock Strike", "Tranquil Mind", "Lightning Tail"]


@rule("senjutsu.search.to-hand")
def test_reflection_pool_takes_back_a_wood_card(table: Scenario) -> None:
    student(table, "Reflection Pool", discard=POOL)
    assert table.initiative == 8
    assert table.ann.choices == ["Cleaving Waterfall", "Tranquil Mind"]
    table.ann.chooses("Tranquil Mind")
    assert table.round == 2
    assert "Tranquil Mind" in table.ann.hand


@rule("decision.senjutsu.found")
def test_reflection_pool_takes_back_a_steel_card_for_a_price_and_plays_it_for_another(table: Scenario) -> None:
    student(table, "Reflection Pool", focus=3, kamae="determination", discard=POOL)
    table.ann.chooses("Tranquil Mind")
    table.ann.chooses("yes")
    # There is only one steel card to take.
    assert table.ann.focus == 2
    table.ann.chooses("yes")
    assert (table.ann.focus, table.ann.discard[0]) == (0, "Reflection Pool")
    table.ann.chooses("done")
    assert table.bob.wounds == 1
    assert table.ann.hand[:2] == ["Stand", "Tranquil Mind"]


@rule("decision.senjutsu.found")
def test_reflection_pool_plays_the_wood_card_it_has_found(table: Scenario) -> None:
    student(table, "Reflection Pool", focus=2, discard=POOL)
    table.ann.chooses("Cleaving Waterfall")
    table.ann.chooses("no")
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)
    assert "Ann plays Cleaving Waterfall instead." in table.sentences
    student(table, "Reflection Pool", focus=2, discard=POOL)
    table.ann.chooses("Cleaving Waterfall")
    table.ann.chooses("no")
    table.ann.chooses("no")
    assert (table.ann.focus, table.bob.wounds) == (2, 0)
    assert "Cleaving Waterfall" in table.ann.hand


@rule("decision.senjutsu.found")
@pytest.mark.parametrize(
    ("card", "left"), [("Cleaving Waterfall", "Rock Strike"), ("Rock Strike", "Cleaving Waterfall")]
)
def test_reflection_pool_plays_either_of_two_cards_it_has_found(table: Scenario, card: str, left: str) -> None:
    student(table, "Reflection Pool", focus=3, kamae="determination", discard=POOL)
    table.ann.chooses("Cleaving Waterfall")
    table.ann.chooses("yes")
    table.ann.chooses("yes")
    assert (table.ann.asked, table.ann.choices) == ("play-found", ["Cleaving Waterfall", "Rock Strike"])
    table.ann.chooses(card)
    assert left in table.ann.hand
    assert card not in table.ann.hand


@rule("decision.senjutsu.found")
@pytest.mark.parametrize("focus", [2, 3])
def test_reflection_pool_asks_no_price_that_leaves_too_little_for_the_card(table: Scenario, focus: int) -> None:
    student(table, "Reflection Pool", focus=focus, discard=["Dear Wood Slash"])
    if focus == 2:
        assert (table.round, table.ann.focus) == (2, 2)
        return
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)


@rule("decision.senjutsu.found")
def test_what_reflection_pool_plays_is_the_card_to_which_others_are_added(table: Scenario) -> None:
    student(table, "Reflection Pool", ("After Card",), focus=3, discard=["Dear Wood Slash"])
    table.ann.chooses("yes")
    assert table.ann.choices == ["pass", "After Card"], "it is an attack, not a meditation"


@rule("decision.senjutsu.found")
def test_reflection_pool_asks_no_price_for_nothing(table: Scenario) -> None:
    # No steel card lies there, and a meditation cannot be replaced by another.
    student(table, "Reflection Pool", focus=3, discard=["Tranquil Mind"])
    assert (table.round, table.ann.focus) == (2, 3)
    assert "Tranquil Mind" in table.ann.hand


@rule("decision.senjutsu.found")
def test_reflection_pool_asks_no_price_for_a_card_that_could_not_be_paid_then(table: Scenario) -> None:
    # Lightning Tail is no wood card; what Rock Strike needs is Determination, which is missing here.
    student(table, "Reflection Pool", focus=3, discard=["Rock Strike"])
    table.ann.chooses("yes")
    assert (table.round, table.ann.focus) == (2, 2)
    assert "Rock Strike" in table.ann.hand


def test_stalking_tiger_paw_leads_the_attacker_astray(table: Scenario) -> None:
    student(table, "Guard", ("Stalking Tiger Paw",), bob="Cut", focus=1, bob_={"hand": ["March"]})
    table.ann.chooses("value 5")
    assert table.ann.choices == ["pass", "Stalking Tiger Paw"]
    table.ann.chooses("Stalking Tiger Paw")
    assert table.ann.choices == BOTH_TURNS
    table.ann.chooses("rotate 1")
    assert (table.bob.hex, table.bob.facing) == ((-1, 1), 4), "a step in the new direction"
    assert table.bob.choices == ["March", "Stand"]
    table.bob.chooses("March")
    assert "March" in table.bob.discard
    assert table.ann.choices == KAMAE
    table.ann.chooses("balance")
    assert table.ann.kamae == "balance"


def test_stalking_tiger_paw_is_not_played_without_a_block_or_focus(table: Scenario) -> None:
    for focus, hex in ((0, [0, 0]), (1, [3, 0])):
        student(table, "Guard", ("Stalking Tiger Paw",), bob="Cut", focus=focus, bob_={"hex": hex})
        table.ann.chooses("value 5")
        assert table.round == 2


@pytest.mark.parametrize("hex", [[-1, 1], [0, 0], [1, 0]])
def test_insightful_blow_cuts_three_hexes(table: Scenario, hex: list[int]) -> None:
    student(table, "Insightful Blow", bob_={"hex": hex})
    assert table.bob.wounds == 1


def test_insightful_blow_looks_at_the_hand_and_moves_later(table: Scenario) -> None:
    student(table, "Insightful Blow", bob_={"hand": ["March", "Cut"]})
    assert (table.initiative, known(table)) == (3, ["Cut", "March"])
    assert table.ann.choices == ["done", *ALL_STEPS[1:], *BOTH_TURNS]
    table.ann.chooses("step 3")
    table.ann.chooses("rotate 1")
    assert (table.ann.hex, table.ann.facing) == ((0, 2), 1)
    assert table.round == 2


def test_insightful_blow_in_determination_costs_the_target_a_card(table: Scenario) -> None:
    student(table, "Insightful Blow", kamae="determination", bob_={"hand": ["March", "Cut"]})
    assert (table.initiative, table.bob.choices) == (5, ["March", "Cut"])
    table.bob.chooses("Cut")
    assert table.bob.discard == ["Cut"]
    student(table, "Insightful Blow", kamae="determination", bob_={"hand": ["March", "Cut"], "hex": [3, 0]})
    assert (table.initiative, table.bob.discard) == (3, [])


def obey(table: Scenario, hex: list[int], facing: int) -> None:
    """Bob attacks from there the Student, who obeys at 5."""
    theirs = {"hex": hex, "facing": facing, "focus": 2}
    student(table, "Obedience", bob="Cut", kamae="balance", bob_=theirs, track=[1, 0])
    assert table.ann.choices == ["value 7", "value 6", "value 5", "value 4", "value 3"]
    table.ann.chooses("value 5")


@pytest.mark.parametrize(("hex", "facing"), [([0, 0], 3), ([1, 0], 4), ([1, 1], 5)])
def test_obedience_blocks_and_masters_the_attacker(table: Scenario, hex: list[int], facing: int) -> None:
    obey(table, hex, facing)
    assert table.ann.choices == KAMAE
    table.ann.chooses("determination")
    assert (table.bob.kamae, table.ann.kamae) == ("determination", "balance")
    assert (table.bob.focus, table.ann.focus) == (1, 1)
    assert table.ann.choices == ["pass", "shift aggression 1", "shift neutral 0"]
    assert table.track == (1, 0)
    table.ann.chooses("shift aggression 1")
    assert (table.ann.kamae, table.ann.focus, table.ann.wounds) == ("aggression", 2, 0)
    assert table.track == (0, 1)


def test_obedience_does_not_block_from_the_left(table: Scenario) -> None:
    obey(table, [-1, 1], 2)
    assert table.round == 2
    assert (table.ann.wounds, table.bob.focus, table.track) == (1, 2, (1, 0))


def test_rock_strike_turns_or_steps_for_a_price(table: Scenario) -> None:
    student(table, "Rock Strike", kamae="determination", bob_={"hex": [-1, 1]})
    assert table.initiative == 3
    assert table.ann.choices == ["rotate 5"]
    table.ann.chooses("rotate 5")
    assert (table.ann.facing, table.bob.wounds) == (5, 1)
    student(table, "Rock Strike", kamae="determination", focus=1, bob_={"hex": [1, -1]})
    assert table.ann.focus == 0, "only the step leads to a hit"
    table.ann.chooses("step 1")
    table.ann.chooses("done")
    assert (table.ann.hex, table.bob.wounds) == ((1, 0), 1)


@pytest.mark.parametrize(
    ("card", "kamae", "hex", "wounds"),
    [
        ("Rock Strike", "determination", [0, 0], 1),
        ("Rock Strike", "determination", [1, 0], 1),
        ("Turning Slash", "neutral", [0, 0], 1),
        ("Turning Slash", "neutral", [1, 0], 1),
        ("Turning Slash", "neutral", [-1, 1], 0),
        ("Cleaving Waterfall", "neutral", [-1, 1], 1),
        ("Cleaving Waterfall", "neutral", [0, 0], 1),
        ("Cleaving Waterfall", "neutral", [1, 0], 0),
    ],
)
def test_the_students_strikes_cut_these_hexes(
    table: Scenario, card: str, kamae: str, hex: list[int], wounds: int
) -> None:
    student(table, card, kamae=kamae, bob_={"hex": hex})
    if table.ann.asked == "move":
        table.ann.chooses("done")
    assert (table.bob.wounds, table.ann.facing) == (wounds, 0)


def test_turning_slash_turns_for_a_price_and_turns_the_target_in_aggression(table: Scenario) -> None:
    student(table, "Turning Slash", kamae="aggression", focus=1, bob_={"hex": [-1, 1]})
    assert table.initiative == 6
    assert table.ann.choices == ["yes"], "without a turn it would not hit"
    table.ann.chooses("yes")
    table.ann.chooses("rotate 5")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)
    assert table.ann.asked == "rotate-target"
    assert table.ann.choices == BOTH_TURNS
    table.ann.chooses("rotate 5")
    assert table.bob.facing == 2
    assert table.round == 2


def test_turning_slash_replaces_another_card(table: Scenario) -> None:
    student(table, "Curse", ("Turning Slash",))
    assert table.ann.choices == ["pass", "Turning Slash"]
    table.ann.chooses("Turning Slash")
    assert (table.bob.wounds, table.bob.stuns, table.bob.facing) == (1, 0, 3)


def test_cleaving_waterfall_strikes_again_for_a_price(table: Scenario) -> None:
    student(table, "Cleaving Waterfall", focus=1, bob_={"hex": [-1, 1]})
    assert (table.initiative, table.bob.wounds) == (4, 1)
    assert table.ann.choices == ["option 0", "option 1"]
    table.ann.chooses("option 1")
    table.ann.chooses("rotate 5")
    table.ann.chooses("yes")
    assert (table.ann.facing, table.ann.focus, table.bob.wounds) == (5, 0, 2)


def test_cleaving_waterfall_steps_or_turns_without_focus(table: Scenario) -> None:
    for option, choice, pose in (("option 0", "step 0", ((0, 0), 0)), ("option 1", "rotate 1", ((0, 1), 1))):
        student(table, "Cleaving Waterfall", bob_={"hex": [4, -4]})
        assert table.initiative == 4
        table.ann.chooses(option)
        table.ann.chooses(choice)
        assert (table.ann.hex, table.ann.facing) == pose
        assert table.round == 2


@pytest.mark.parametrize("kamae", ["balance", "determination"])
def test_mountain_switch_changes_places(table: Scenario, kamae: str) -> None:
    student(table, "Mountain Switch", kamae=kamae)
    assert (table.ann.hex, table.bob.hex, table.ann.focus) == ((0, 0), (0, 1), 1)
    assert table.initiative == 5
    assert table.ann.choices == ["done", "step 2", "step 4", *BOTH_TURNS]
    for choice in ("step 2", "rotate 1", "rotate 1"):
        table.ann.chooses(choice)
    assert (table.ann.hex, table.ann.facing) == ((1, 0), 2)
    assert table.round == 2


def test_mountain_switch_before_the_attack(table: Scenario) -> None:
    student(table, "Mountain Switch", bob="Fast Cut", kamae="balance")
    assert table.ann.wounds == 0, "they have changed places at 7, back to back"


def test_mountain_switch_only_moves_in_aggression_or_before_nobody(table: Scenario) -> None:
    for kamae, hex in (("aggression", [0, 0]), ("balance", [3, 0])):
        student(table, "Mountain Switch", kamae=kamae, bob_={"hex": hex})
        assert (table.initiative, table.ann.hex, table.bob.hex, table.ann.focus) == (5, (0, 1), tuple(hex), 0)
        assert table.ann.asked == "move"


def mind(table: Scenario, kamae: str) -> None:
    """The Student steps and turns with Tranquil Mind."""
    student(table, "Tranquil Mind", kamae=kamae, deck=["Cut", "Turn", "March", "Guard"])
    assert table.initiative == 3
    assert table.ann.choices == ["done", *ALL_STEPS[1:], *BOTH_TURNS]
    table.ann.chooses("step 3")
    table.ann.chooses("rotate 1")
    assert (table.ann.hex, table.ann.facing) == ((0, 2), 1)
    assert table.ann.asked == "shift-kamae"


@rule("senjutsu.search.top-cards")
def test_tranquil_mind_in_determination_takes_one_of_the_top_three(table: Scenario) -> None:
    mind(table, "determination")
    table.ann.passes()
    assert table.ann.choices == ["Cut", "Turn", "March"]
    table.ann.chooses("March")
    assert "March" in table.ann.hand
    assert table.ann.facing == 1


def test_tranquil_mind_in_balance_turns_again(table: Scenario) -> None:
    mind(table, "aggression")
    table.ann.chooses("shift balance 1")
    assert table.ann.focus == 1
    # The shift comes first, so the new position counts.
    assert table.ann.choices == ["done", *BOTH_TURNS]
    table.ann.chooses("rotate 1")
    table.ann.chooses("rotate 1")
    assert table.ann.facing == 3
    assert table.round == 2


def test_tranquil_mind_in_aggression_does_no_more(table: Scenario) -> None:
    mind(table, "aggression")
    table.ann.passes()
    assert table.round == 2
