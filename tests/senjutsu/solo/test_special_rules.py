"""Special rules of automated opponents: poisons that change how they behave, Desperation, contracts."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.record import Header
from nefrit.senjutsu.contracts import COUNTER, FIRST_BLOOD, TOOLS
from nefrit.senjutsu.initiative import kamae_initiative
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE
from nefrit.testing import Scenario, rule
from tests.senjutsu.solo.foes import GAME, clash, foe, hero

__all__ = ["GAME"]

BOB = 1


# ---- Poison


@rule("senjutsu.solo.poison.mist", "senjutsu.poison.discard-after-effect")
@pytest.mark.parametrize("aggressive", [True, False])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_confusion_mist_may_change_the_stance_and_is_gone(table: Scenario, aggressive: bool, answer: str) -> None:
    ann = hero(hand=["Venom"], poisons=["Confusion Mist"])
    clash(table, ann, foe("Think", aggressive=aggressive), play="Venom")
    assert (table.ann.asked, table.ann.choices) == ("change-stance", ["yes", "no"])
    table.ann.chooses(answer)
    assert table.bob.aggressive == (aggressive != (answer == "yes"))
    stance = "aggressive" if table.bob.aggressive else "defensive"
    assert (f"Bob becomes {stance}." in table.sentences) == (answer == "yes")
    assert (table.bob.lasting, table.ann.poisons, table.ann.removed) == ([], [], ["Confusion Mist"])
    # It does nothing else: the opponent reveals its cards as ever.
    table.ann.chooses("Stand")
    assert table.bob.discard[0] == "Idle"


@rule("senjutsu.solo.poison.numbing")
def test_numbing_toxin_keeps_the_behaviour_while_it_lasts(table: Scenario) -> None:
    bob = foe("Think", behaviour=LEFT, deck=["3x Think"])
    clash(table, hero(hand=["Venom"], poisons=["Numbing Toxin"]), bob, play="Venom")
    assert (table.bob.behaviour, table.bob.lasting) == (LEFT, ["Numbing Toxin"])
    table.ann.chooses("Stand")
    # It has been turned half round twice, so that it is gone after the second round.
    assert (table.bob.behaviour, table.bob.lasting, table.ann.removed) == (LEFT, [], ["Numbing Toxin"])
    table.ann.chooses("Stand")
    assert table.bob.behaviour == MIDDLE


@rule("senjutsu.solo.poison.numbing")
def test_numbing_toxin_keeps_the_stance_while_it_lasts(table: Scenario) -> None:
    ann = hero(hand=["Venom"], poisons=["Confusion Mist"])
    clash(table, ann, foe("Think", aggressive=True, lasting=["Numbing Toxin"]), play="Venom")
    assert table.ann.asked == "choose-card", "nothing can be changed"
    assert (table.bob.aggressive, table.ann.removed) == (True, ["Confusion Mist"])


def test_who_is_numb_does_not_plan_with_another_behaviour(table: Scenario) -> None:
    # The change stands above the attack; without it the opponent keeps to the left.
    for poison, end in ((["Numbing Toxin"], (-1, 0)), ([], (0, -1))):
        bob = foe("Think And Slash", hex=[-1, -1], facing=2, behaviour=LEFT, lasting=poison)
        clash(table, hero(), bob)
        assert (table.bob.hex, table.ann.wounds) == (end, 1)


# ---- Desperation


@rule("senjutsu.solo.special.onna-desperation")
@pytest.mark.parametrize(("wounds", "bleeding", "stuns"), [(2, 0, 0), (3, 0, 1), (1, 2, 1), (0, 3, 1)])
def test_with_two_wounds_left_the_onna_bugeisha_is_desperate(
    table: Scenario, wounds: int, bleeding: int, stuns: int
) -> None:
    bob = foe("Last Stand", hex=[0, -1], wound_limit=5, wounds=wounds, bleeding=bleeding)
    clash(table, hero(), bob, kinds=["onna-bugeisha"])
    assert (table.ann.wounds, table.ann.stuns) == (1, stuns)


@rule("senjutsu.solo.special.onna-desperation")
def test_nobody_else_becomes_desperate(table: Scenario) -> None:
    clash(table, hero(), foe("Last Stand", hex=[0, -1], wound_limit=5, wounds=4), kinds=["ronin"])
    assert (table.ann.wounds, table.ann.stuns) == (1, 0)


@rule("senjutsu.solo.special.onna-desperation-start")
@pytest.mark.parametrize(("limit", "desperate"), [(1, True), (2, True), (3, False), (7, False)])
def test_with_a_limit_below_three_she_starts_desperate(limit: int, desperate: bool) -> None:
    options = {"opponents": [{"kind": "onna-bugeisha", "wounds": limit}]}
    game = GAME.start(Header("senjutsu", seats=2, seed=1, options=options))
    assert game.seats[1].is_desperate == desperate
    view = game.view(0)
    GAME.annotate(game, 0, view)
    assert view["seats"][1]["desperate"] == desperate


def test_desperation_adds_wounds_that_are_reckoned_with(table: Scenario) -> None:
    # Only when she is desperate is there more to gain front left than front.
    for wounds, dealt in ((0, 2), (3, 3)):
        bob = foe("Reckless Swing", hex=[0, -1], wound_limit=5, wounds=wounds)
        clash(table, hero(), bob, kinds=["onna-bugeisha"])
        assert table.ann.wounds == dealt


def test_desperation_opens_counters_and_closes_more_hexes(table: Scenario) -> None:
    # Ann strikes from the side, which only a desperate guard closes.
    for wounds, suffered in ((0, (1, 0)), (3, (3, 1))):
        bob = foe("Rage", hex=[0, -1], facing=1, wound_limit=5, wounds=wounds, deck=["3x Poke"])
        clash(table, hero(hand=["Cut"]), bob, play="Cut", kinds=["onna-bugeisha"])
        assert (table.bob.wounds, table.ann.wounds) == suffered


def test_without_desperation_a_block_is_not_countered(table: Scenario) -> None:
    for wounds, suffered in ((0, 0), (3, 1)):
        bob = foe("Rage", hex=[0, -1], wound_limit=5, wounds=wounds, deck=["3x Poke"])
        clash(table, hero(hand=["Cut"]), bob, play="Cut", kinds=["onna-bugeisha"])
        assert (table.bob.wounds, table.ann.wounds) == (wounds, suffered)


# ---- Contracts


def killer(card: str, *contracts: str, **things: Any) -> Any:
    """The Yojimbo beside a player, with the contracts that are not fulfilled yet."""
    done = [each for each in (FIRST_BLOOD, COUNTER, TOOLS) if each not in contracts]
    return foe(card, **{"hex": [0, -1], "contracts": list(contracts), "fulfilled": done, **things})


def hire(table: Scenario, ann: Any, bob: Any, play: str = "Stand", **more: Any) -> None:
    """A player meets the Yojimbo."""
    clash(table, ann, bob, play=play, kinds=["yojimbo"], **more)


@rule("senjutsu.solo.special.yojimbo-contracts")
def test_the_yojimbo_has_three_contracts() -> None:
    game = GAME.start(Header("senjutsu", seats=3, seed=1, options={"opponents": ["yojimbo", "ronin"]}))
    assert [fighter.contracts for fighter in game.seats] == [(), (FIRST_BLOOD, COUNTER, TOOLS), ()]


@rule("senjutsu.solo.special.yojimbo-contracts", "decision.senjutsu.contracts")
@pytest.mark.parametrize(("play", "left"), [("Stand", [COUNTER, TOOLS]), ("Fast Cut", [FIRST_BLOOD, COUNTER, TOOLS])])
def test_first_blood_is_for_the_first_wound_of_the_game(table: Scenario, play: str, left: list[str]) -> None:
    hire(table, hero(hand=["Fast Cut"]), killer("Poke", FIRST_BLOOD, COUNTER, TOOLS), play=play)
    assert (table.ann.wounds, list(table.bob.contracts)) == (1, left)


@rule("senjutsu.solo.special.yojimbo-contracts", "decision.senjutsu.contracts")
@pytest.mark.parametrize(
    ("deck", "left"), [(["3x Poke"], [FIRST_BLOOD, TOOLS]), (["3x Idle"], [FIRST_BLOOD, COUNTER, TOOLS])]
)
def test_counter_is_for_a_successful_counter(table: Scenario, deck: list[str], left: list[str]) -> None:
    bob = killer("Riposte", FIRST_BLOOD, COUNTER, TOOLS, deck=deck)
    hire(table, hero(hand=["Cut", "Ponder"], deck=["9x Ponder"]), bob, play="Cut", blooded=True)
    assert table.ann.asked == "choose-card", "the round is over"
    assert list(table.bob.contracts) == left


@rule("senjutsu.solo.special.yojimbo-contracts", "decision.senjutsu.contracts")
@pytest.mark.parametrize(
    ("card", "tools"),
    [("Trip", ["hobble"]), ("Scratch", ["bleed"]), ("Fang", ["poison"]), ("Daze", ["stun"]), ("Poke", [])],
)
def test_tools_of_the_trade_are_four_kinds_of_harm(table: Scenario, card: str, tools: list[str]) -> None:
    hire(table, hero(), killer(card, TOOLS, poisons=["Crippling Poison"]), blooded=True)
    assert (list(table.bob.tools), list(table.bob.contracts)) == (tools, [TOOLS])


@rule("senjutsu.solo.special.yojimbo-contracts", "decision.senjutsu.contracts")
def test_each_kind_of_harm_counts_once(table: Scenario) -> None:
    hire(table, hero(), killer("Daze", FIRST_BLOOD, TOOLS, tools=["stun", "hobble", "bleed"]))
    assert list(table.bob.contracts) == [FIRST_BLOOD, TOOLS]
    hire(table, hero(), killer("Daze", FIRST_BLOOD, TOOLS, tools=["poison", "hobble", "bleed"]))
    assert list(table.bob.contracts) == [FIRST_BLOOD]


@rule("decision.senjutsu.contracts")
def test_harm_to_the_own_side_fulfils_nothing(table: Scenario) -> None:
    # Ann is only stunned; the friend behind her bleeds, which is the first blood of the game all the same.
    foes = killer("Careless", TOOLS, FIRST_BLOOD, aggressive=True), foe(hex=[0, 1], wound_limit=3)
    clash(table, hero(), *foes, kinds=["yojimbo", "katana"])
    assert (table.ann.stuns, table.cid.bleeding, table.blooded) == (1, 1, True)
    assert (list(table.bob.tools), list(table.bob.contracts)) == (["stun"], [TOOLS, FIRST_BLOOD])


@rule("senjutsu.solo.special.yojimbo-win")
def test_with_the_last_contract_the_yojimbo_wins_at_once(table: Scenario) -> None:
    hire(table, hero(wound_limit=9), killer("Poke", FIRST_BLOOD))
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.rule, table.winners) == ("senjutsu.solo.special.yojimbo-win", ["bob"])
    assert table.ann.wounds == 1


@rule("senjutsu.solo.special.yojimbo-win")
def test_with_a_contract_left_the_game_goes_on(table: Scenario) -> None:
    hire(table, hero(wound_limit=9), killer("Poke", FIRST_BLOOD, COUNTER))
    assert (table.winners, list(table.bob.contracts)) == (None, [COUNTER])
    assert table.bob.fulfilled[-1] == FIRST_BLOOD


def test_fulfilled_contracts_make_zanmato_faster_and_harder(table: Scenario) -> None:
    for done, initiative, wounds in ((0, 5, 1), (1, 6, 2), (2, 7, 3)):
        left = (COUNTER, TOOLS, FIRST_BLOOD)[: 3 - done]
        hire(table, hero(), killer("solo-yojimbo-N", *left), blooded=True)
        assert table.ann.wounds == wounds
        section = GAME.face("solo-yojimbo-N").sections[0]
        assert kamae_initiative(table.game, BOB, section) == (initiative,)


# ---- Kamae: automated opponents have none, so that cards that change it do nothing to them


@rule("senjutsu.kamae.change-by-effects")
@pytest.mark.parametrize("name", ["Disorientating Blow", "Skull Cutter"])
def test_nobody_switches_the_kamae_of_an_automated_opponent(table: Scenario, name: str) -> None:
    clash(table, hero(hand=[name], kamae="aggression"), foe(hex=[0, -1], wound_limit=9), play=name)
    while table.round == 1:
        table.ann.chooses(table.ann.choices[0])
    assert (table.bob.wounds, table.bob.kamae) == (1, "neutral")


def test_nobody_is_asked_where_the_kamae_of_an_automated_opponent_shall_be_switched(table: Scenario) -> None:
    ann = hero(hand=["Obedience"], kamae="balance")
    clash(table, ann, foe("Poke", hex=[0, -1], aggressive=True), play="Obedience")
    table.ann.chooses("value 5")
    assert (table.ann.wounds, table.ann.asked, table.bob.kamae) == (0, "shift-kamae", "neutral")
