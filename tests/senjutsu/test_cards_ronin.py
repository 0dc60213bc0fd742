"""The cards of the Ronin: each does what its face says."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.court import ANGRY, CALM, CAN_PAY, FIRM, GAME, fight, strikes, suffered
from tests.senjutsu.sparring import play, spar

__all__ = ["GAME"]


def test_the_core_card_of_the_ronin(table: Scenario) -> None:
    for chosen in range(3):
        fight(table, "Ronin Core Card", (3, 0), ann_={"hand": ["Cut"]})
        table.ann.chooses("Cut")
        assert table.ann.discard == ["Cut"]
        table.ann.chooses("done")
        table.ann.chooses(f"option {chosen}")
        if chosen == 0:
            table.ann.says(2)
        elif chosen == 1:
            assert table.ann.choices == ["aggression", "balance", "determination"]
            table.ann.chooses("determination")
        else:
            assert table.ann.choices == ["pass", "shift aggression 0", "shift balance 0"]
            table.ann.chooses("shift balance 0")
        assert table.ann.kamae == ("neutral", "determination", "balance")[chosen]
        assert table.ann.stuns == (0, 1, 0)[chosen]
        # The card that stayed, the core card, one drawn at the end of the round.
        assert len(table.ann.hand) == (5, 3, 3)[chosen]
        assert "Ronin Core Card" in table.ann.hand


def test_crimson_whirlwind_needs_aggression_and_three_focus(table: Scenario) -> None:
    for ann in ({**CALM, "focus": 3}, {**ANGRY, "focus": 2}):
        spar(table, {"hand": ["Crimson Whirlwind"], **ann}, {})
        assert table.ann.choices == ["Stand"]
    fight(table, "Crimson Whirlwind", (2, 0), ann_={**ANGRY, "focus": 3})
    assert (table.ann.focus, table.bob.wounds) == (0, 2)
    assert (table.initiative, table.ann.choices) == (5, ["step 0"])


@rule("senjutsu.golden.card-beats-rules")
def test_heavy_armour_reduces_the_wounds_of_attacks(table: Scenario) -> None:
    for kamae, gained in (("determination", 1), ("balance", 0)):
        fight(table, "Fast Cut", bob="Heavy Cut", ann_={"hand": ["Heavy Armour"], "kamae": kamae, "focus": 1})
        assert (table.ann.choices, table.ann.wounds) == (["pass", "Heavy Armour"], 0)
        table.ann.chooses("Heavy Armour")
        assert (table.ann.wounds, len(table.ann.hobbles), table.ann.focus) == (2, 1, gained)
        assert (table.round, table.ann.lasting) == (2, ["Heavy Armour"])
    fight(table, "Fast Cut", bob="Cut", ann_={"hand": ["Heavy Armour"], **FIRM, "focus": 1})
    table.ann.chooses("Heavy Armour")
    assert (table.ann.wounds, table.ann.hobbles, table.ann.focus) == (1, (), 0), "one wound is not reduced"


@rule("senjutsu.golden.card-beats-rules")
def test_each_heavy_armour_says_what_follows(table: Scenario) -> None:
    armour = {"lasting": ["Heavy Armour"], **FIRM}
    bob, cid = {"hex": [0, -1], "facing": 3, **armour}, {"hex": [1, -1], "facing": 4, **armour}
    spar(table, {"hex": [0, 0], "hand": ["Wide Deep Cut"]}, bob, cid=cid)
    play(table, "Wide Deep Cut")
    assert (table.bob.wounds, table.cid.wounds) == (1, 1)
    assert (len(table.bob.hobbles), len(table.cid.hobbles)) == (1, 1)


def test_bull_rush_runs_into_who_stays_in_its_way(table: Scenario) -> None:
    spar(table, {"hand": ["Bull Rush"], **CALM, "focus": 2}, {})
    assert table.ann.choices == ["Stand"]
    fight(table, "Bull Rush", (0, -2), ann_={**ANGRY, "focus": 2})
    table.ann.chooses("step 0")
    assert (table.initiative, table.ann.focus, suffered(table)) == (5, 0, (2, 0, 0, 0))
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.stuns, suffered(table)) == ((0, -1), 1, (2, 0, 1, 0))


def test_reverse_carved_fang_pushes_in_aggression(table: Scenario) -> None:
    for kamae, hex in (("aggression", (0, -2)), ("balance", (0, -1))):
        fight(table, "Reverse Carved Fang", ann_={"kamae": kamae, "focus": 1})
        assert table.ann.choices == ["step 3"]
        table.ann.chooses("step 3")
        assert (table.ann.hex, table.ann.focus, table.bob.wounds, table.bob.hex) == ((0, 1), 0, 2, hex)


def test_the_terror_cancels_and_stuns_every_opponent_in_range(table: Scenario) -> None:
    spar(
        table,
        {"hand": ["The Terror"], "hex": [0, 0], "focus": 2},
        {"hand": ["Slow Cut"], "hex": [0, -1]},
        cid={"hex": [4, 0]},
        track=[1, 0, 2],
    )
    play(table, "The Terror", "Slow Cut")
    assert table.round == 2
    assert (table.ann.wounds, table.ann.focus, table.track) == (0, 0, (0, 1, 2))
    assert (table.bob.stuns, table.cid.stuns) == (1, 0)
    fight(table, "The Terror", (0, -3), ann_={"focus": 2})
    assert table.bob.stuns == 1


@rule("decision.senjutsu.terror")
def test_who_is_cancelled_does_nothing_more_but_keeps_the_block_in_force(table: Scenario) -> None:
    for front, wounds in (3, 0), (0, 1):
        bob = {"hand": ["Moving Guard"], "facing": front}
        cid = {"hand": ["Cut"], "hex": [0, 1], "facing": 0}
        teams = {"teams": [0, 1, 0]}
        spar(table, {"hand": ["Overawe"], "hex": [0, -3]}, bob, cid=cid, track=[0, 1, 2], options=teams)
        play(table, "Overawe", "Moving Guard", "Cut")
        table.ann.chooses("place 1")
        # Bob would be asked at initiative 3.
        assert (table.round, table.bob.wounds) == (2, wounds)


def test_feral_sweep_leads_from_determination_to_aggression(table: Scenario) -> None:
    for kamae, then in (("determination", "aggression"), ("balance", "balance")):
        fight(table, "Feral Sweep", (1, -1), ann_={"kamae": kamae})
        assert (table.bob.wounds, table.ann.choices) == (1, ["done", "step 2", "step 3", "step 4"])
        table.ann.chooses("step 4")
        assert (table.ann.hex, table.ann.kamae) == ((-1, 1), then)


def test_ripping_claws_make_a_wound_bleed(table: Scenario) -> None:
    fight(table, "Deep Cut", ann_={"hand": ["Ripping Claws"], **ANGRY})
    assert table.ann.choices == ["pass", "Ripping Claws"]
    table.ann.chooses("Ripping Claws")
    assert suffered(table) == (1, 1, 0, 0)
    fight(table, "Deep Cut", ann_={"hand": ["Ripping Claws"], **CALM})
    assert table.round == 2


def test_steel_block_turns_the_attacker_and_in_determination_goes_on(table: Scenario) -> None:
    strikes(table, "Steel Block", ann_=FIRM)
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 5")
    assert table.bob.facing == 2
    assert table.ann.asked == "move"
    assert table.ann.choices == ["done", "rotate 1", "rotate 5"], "bob stands in front"
    table.ann.chooses("rotate 1")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.facing) == ((1, -1), 1)
    table.ann.chooses("shift balance 0")
    table.ann.chooses("shift neutral 0")
    assert (table.ann.kamae, table.round) == ("neutral", 2)
    strikes(table, "Steel Block", ann_=CALM)
    table.ann.chooses("rotate 1")
    assert (table.bob.facing, table.round) == (4, 2)


def test_wolf_pounce_bleeds_and_hobbles_also_as_a_replacement(table: Scenario) -> None:
    fight(table, "Curse", (1, -2), ann_={"hand": ["Wolf Pounce"], "focus": 1})
    assert table.ann.choices == ["pass", "Wolf Pounce"]
    table.ann.chooses("Wolf Pounce")
    assert (table.ann.focus, table.initiative, table.ann.choices) == (0, 7, ["step 1"])
    table.ann.chooses("step 1")
    assert suffered(table) == (0, 1, 0, 1)
    fight(table, "Wolf Pounce", (3, 0), ann_={"focus": 1})
    assert table.ann.choices == ["step 0", "step 1", "step 5"]


def test_ankle_biter_draws_more_in_balance(table: Scenario) -> None:
    for kamae, draws in (("aggression", [1]), ("balance", [1, 2])):
        fight(table, "Ankle Biter", (2, -3), ann_={"kamae": kamae})
        table.ann.chooses("rotate 1")
        table.ann.chooses("step 5")
        assert (table.ann.hex, table.ann.facing, table.bob.wounds) == ((0, -1), 1, 1)
        assert (table.initiative, table.ann.choices) == (2, ["done", "rotate 1", "rotate 5"])
        table.ann.chooses("done")
        for most in draws:
            assert (table.ann.decision.least, table.ann.decision.most) == (0, most)
            table.ann.says(most)
        # The idle card, those drawn, one of the end of the round.
        assert len(table.ann.hand) == 2 + sum(draws)


def test_falling_restraint_gives_focus_and_cards(table: Scenario) -> None:
    fight(table, "Falling Restraint")
    table.ann.chooses("done")
    assert (table.ann.focus, table.ann.decision.least, table.ann.decision.most) == (1, 0, 3)
    table.ann.says(3)
    assert len(table.ann.hand) == 5


def test_oxen_barge_cannot_be_blocked(table: Scenario) -> None:
    fight(table, "Oxen Barge", (0, -3), "Wall", bob_={"facing": 3})
    table.bob.chooses("value 5")
    assert (table.initiative, table.ann.choices) == (5, ["step 0"])
    table.ann.chooses("step 0")
    table.ann.chooses("step 0")
    assert (table.ann.hex, suffered(table)) == ((0, -2), (0, 0, 1, 0))
    table.ann.chooses("rotate 1")
    assert (table.bob.facing, table.bob.hex, table.ann.kamae) == (4, (0, -4), "aggression")


def test_oxen_barge_turns_for_focus(table: Scenario) -> None:
    fight(table, "Oxen Barge", (1, -2), ann_=CAN_PAY)
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.choices) == ((0, -1), ["yes"]), "a second step leads to no hit"
    table.ann.chooses("yes")
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.ann.focus, suffered(table)) == (1, 0, (0, 0, 1, 0))
    fight(table, "Oxen Barge", (4, -4))
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("done")
    assert (table.ann.kamae, table.round) == ("neutral", 2), "nothing follows a miss"
