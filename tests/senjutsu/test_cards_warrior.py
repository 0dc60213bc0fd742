"""The cards of the Warrior: each does what its face says."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.court import ANGRY, CALM, CAN_PAY, FIRM, GAME, fight, strikes, suffered
from tests.senjutsu.sparring import play, spar

__all__ = ["GAME"]

WARRIORS = {"fighters": [{"character": "warrior", "team": 0}, {"character": "ronin", "team": 1}]}


def test_the_core_card_of_the_warrior(table: Scenario) -> None:
    for chosen in range(3):
        fight(table, "Warrior Core Card", (3, 0), ann_={"hand": ["Cut"]}, options=WARRIORS)
        table.ann.chooses("Cut")
        assert table.ann.discard == ["Cut"]
        table.ann.chooses("done")
        table.ann.chooses(f"option {chosen}")
        if chosen == 0:
            table.ann.says(2)
        elif chosen == 2:
            assert table.ann.choices == ["pass", "shift aggression 0"]
            table.ann.chooses("shift aggression 0")
        assert table.ann.kamae == ("neutral", "neutral", "aggression")[chosen]
        assert (len(table.ann.hobbles), table.ann.focus) == ((0, 0), (1, 1), (0, 0))[chosen]
        assert len(table.ann.hand) == (5, 3, 3)[chosen]
        assert "Warrior Core Card" in table.ann.hand


def test_blazing_roar_wounds_and_does_one_thing_more(table: Scenario) -> None:
    for chosen, harm, hex in ((0, (2, 0, 0, 0), (0, -2)), (1, (2, 0, 1, 1), (0, -1)), (2, (1, 1, 0, 0), (0, -1))):
        fight(table, "Cut", ann_={"hand": ["Blazing Roar"], **ANGRY, "focus": 3})
        table.ann.chooses("Blazing Roar")
        assert (table.ann.focus, table.bob.wounds) == (1, 2)
        table.ann.chooses(f"option {chosen}")
        assert (suffered(table), table.bob.hex, table.ann.focus) == (harm, hex, 0 if chosen else 1)
    fight(table, "Cut", ann_={"hand": ["Blazing Roar"], **ANGRY, "focus": 2})
    table.ann.chooses("Blazing Roar")
    assert (suffered(table), table.bob.hex) == ((2, 0, 0, 0), (0, -2)), "nothing else can be paid for"
    fight(table, "Cut", ann_={"hand": ["Blazing Roar"], **FIRM, "focus": 3})
    assert table.round == 2


def test_flaming_phoenix_arc(table: Scenario) -> None:
    spar(table, {"hand": ["Flaming Phoenix Arc"], **CALM, "focus": 3}, {})
    assert table.ann.choices == ["Stand"]
    for way, at, wounds in (("step 0", (0, -3), 2), ("step 0", (1, -2), 1), ("step 0", (2, -3), 1)):
        fight(table, "Flaming Phoenix Arc", at, ann_={**ANGRY, "focus": 3})
        table.ann.chooses(way)
        assert (table.ann.hex, table.ann.focus, table.bob.wounds) == ((0, -1), 0, wounds)
    fight(table, "Flaming Phoenix Arc", (1, -3), ann_={**ANGRY, "focus": 3})
    assert table.ann.choices == ["step 0", "step 1"]
    table.ann.chooses("step 0")
    assert (table.winners, table.bob.wounds) == (["ann"], 0)
    fight(table, "Flaming Phoenix Arc", (1, -3), ann_={**ANGRY, "focus": 3})
    table.ann.chooses("step 1")
    assert (table.winners, table.bob.wounds) == (None, 2)


def test_blind_spot_turns_and_finds_blocks(table: Scenario) -> None:
    for answer, found in (("yes", ["Ember Block", "Steel Block"]), ("no", ["Ember Block"])):
        deck = ["Ember Block", "Steel Block", "Heavy Armour", "Falling Restraint", "9x Stand"]
        fight(table, "Cut", ann_={"hand": ["Blind Spot"], "deck": deck, "focus": 1})
        table.ann.chooses("Blind Spot")
        assert table.ann.choices == ["rotate 1", "rotate 5"]
        table.ann.chooses("rotate 5")
        assert table.ann.facing == 5
        assert table.ann.choices == ["nothing", "Ember Block"]
        table.ann.chooses("Ember Block")
        table.ann.chooses(answer)
        if answer == "yes":
            assert (table.ann.focus, table.ann.choices) == (0, ["nothing", "Steel Block"])
            table.ann.chooses("Steel Block")
        assert table.ann.kamae == "determination"
        assert [name for name in found if name in table.ann.hand] == found


@rule("senjutsu.cards.effects-on-resolution")
def test_burning_instinct_exchanges_the_hand(table: Scenario) -> None:
    fight(table, "Burning Instinct", ann_={"hand": ["Katana Swing", "Cut"], **ANGRY, "focus": 1, "stuns": 1})
    assert (table.ann.focus, table.ann.stuns) == (0, 1)
    assert (len(table.ann.hand), len(table.ann.deck)) == (6, 6)
    assert "Katana Swing" in table.ann.hand
    assert [*table.ann.hand, *table.ann.deck].count("Cut") == 1
    table.ann.chooses("step 5")
    assert table.ann.hex == (-1, 0)
    fight(table, "Burning Instinct", ann_=CAN_PAY)
    assert table.round == 2, "nothing is moved in Neutral"


def test_scything_feint_takes_focus(table: Scenario) -> None:
    fight(table, "Scything Feint", bob_={"focus": 3})
    assert (table.bob.wounds, table.bob.focus) == (1, 1)
    fight(table, "Scything Feint", (3, 0), bob_={"focus": 3})
    assert table.ann.choices == ["done", "step 3"]
    table.ann.chooses("step 3")
    assert table.bob.focus == 3


def test_refocused_mind_gives_focus_and_leads_to_aggression(table: Scenario) -> None:
    fight(table, "Refocused Mind", ann_=CALM)
    table.ann.chooses("done")
    assert (table.ann.focus, table.ann.kamae) == (1, "aggression")


def test_scything_uppercut_makes_its_wounds_bleed_for_focus(table: Scenario) -> None:
    for answer, harm in (("yes", (1, 1, 0, 0)), ("no", (2, 0, 0, 0))):
        fight(table, "Scything Uppercut", ann_={"focus": 2}, bob_={"wounds": 1})
        table.ann.chooses(answer)
        assert suffered(table) == harm
        assert (table.ann.focus, table.ann.kamae) == (0 if answer == "yes" else 2, "aggression")


def test_scything_uppercut_opens_only_the_wounds_it_has_dealt(table: Scenario) -> None:
    bob, cid = {"hex": [0, -1], "wounds": 2}, {"hex": [-1, 0]}
    spar(table, {"hand": ["Scything Uppercut"], "hex": [0, 0], "focus": 2}, bob, cid=cid)
    play(table, "Scything Uppercut")
    table.ann.chooses("yes")
    assert (table.bob.wounds, table.bob.bleeding) == (2, 1)
    assert (table.cid.wounds, table.cid.bleeding) == (0, 1)


def test_short_strike_takes_focus_also_as_a_replacement(table: Scenario) -> None:
    fight(table, "Short Strike", ann_=ANGRY, bob_={"focus": 2})
    assert (table.bob.wounds, table.bob.focus) == (1, 1)
    fight(table, "Curse", ann_={"hand": ["Short Strike"], **ANGRY}, bob_={"focus": 2})
    table.ann.chooses("Short Strike")
    assert (suffered(table), table.bob.focus) == ((1, 0, 0, 0), 1)
    spar(table, {"hand": ["Short Strike"], **FIRM}, {})
    assert table.ann.choices == ["Stand"]


def test_warding_arc_pushes_and_takes_a_defence_card(table: Scenario) -> None:
    for kamae, lost in (("balance", True), ("determination", True), ("aggression", False)):
        fight(table, "Warding Arc", (0, -2), ann_={"kamae": kamae}, bob_={"hand": ["Guard", "Cut"]})
        assert (table.bob.wounds, table.bob.hex, table.ann.kamae) == (1, (0, -3), "aggression")
        assert ("Guard" in table.bob.discard) == lost
        assert "Cut" in table.bob.hand


def test_ember_block_pushes_or_stuns(table: Scenario) -> None:
    for kamae, then in (("determination", "aggression"), ("balance", "balance")):
        strikes(table, "Ember Block", 6, ann_={"kamae": kamae})
        assert table.ann.choices == ["option 0", "option 1"]
        table.ann.chooses("option 0")
        assert (table.bob.hex, table.bob.stuns, table.ann.kamae) == ((0, -2), 0, then)
        strikes(table, "Ember Block", 6, ann_={"kamae": kamae})
        table.ann.chooses("option 1")
        assert (table.bob.hex, table.bob.stuns, table.ann.kamae) == ((0, -1), 1, then)


def test_headbutt_hobbles_and_gives_focus(table: Scenario) -> None:
    fight(table, "Headbutt")
    assert (suffered(table), table.ann.focus) == ((1, 0, 0, 1), 1)
    fight(table, "Headbutt", bob="Wall")
    table.bob.chooses("value 4")
    assert (suffered(table), table.ann.focus) == ((0, 0, 0, 0), 0)


def test_spiralling_flames_turn_the_target_twice(table: Scenario) -> None:
    fight(table, "Spiralling Flames", (1, -1), bob_={"facing": 4})
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 5")
    assert (table.bob.wounds, table.bob.facing) == (1, 2)
    assert table.round == 2, "the second section needs a Kamae"
