"""The rules of their own that characters of the expansions have: traps, a companion, drink, contracts and so on."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.senjutsu.arrangement import Arranger
from nefrit.senjutsu.contracts import CONCENTRATION, CONTRACTS, COUNTER, FIRST_BLOOD, FURY, SHOW_THEM, TOOLS
from nefrit.senjutsu.state import HAND
from nefrit.testing import Scenario, rule, side
from tests.senjutsu.dojo import (
    ANGRY,
    CALM,
    FAR,
    FIELD,
    FIRM,
    GAME,
    HIDDEN,
    duel,
    go_on,
    harm,
    meet,
    says,
)

__all__ = ["GAME"]


# ---- Caltrops and traps


@rule("decision.senjutsu.caltrops")
def test_caltrops_wound_and_hobble_who_enters_their_hex_once(table: Scenario) -> None:
    walls = [[[0, -1], "caltrops"]]
    meet(table, "ninja", ["Stroll"], at=(0, -3), terrain=walls)
    says(table.ann, "Stroll")
    table.bob.chooses("Stand")
    says(table.ann, "step 0")
    assert harm(table.ann) == (1, 0, 0, 1)
    assert table.terrain == ()


@rule("decision.senjutsu.caltrops")
def test_who_is_defeated_by_caltrops_moves_no_further(table: Scenario) -> None:
    ann = {"hand": ["Stroll"], "wounds": 3, "wound_limit": 4, "hex": [0, 1]}
    three(table, "ronin", "ninja", "master", ann=ann, bob={"hex": [0, -3]}, terrain=[[[0, 0], "caltrops"]])
    for player, name in ((table.ann, "Stroll"), (table.bob, "Stand"), (table.cid, "Wait")):
        player.chooses(name)
    table.ann.chooses("step 0")
    assert (table.ann.defeated, table.round, table.deciding) == (True, 2, ["bob", "cid"])


@rule("decision.senjutsu.caltrops")
def test_caltrop_scatter_lays_caltrops_on_one_empty_hex(table: Scenario) -> None:
    duel(table, "ninja", "Caltrop Scatter", "done")
    # Bob stands in front.
    assert table.ann.choices == ["on-hex -1 0", "on-hex 1 -1"]
    table.ann.chooses("on-hex 1 -1")
    assert table.terrain == (((1, -1), "caltrops"),)
    duel(table, "ninja", "Caltrop Scatter", "done", terrain=[[[-1, 0], "stone"]])
    assert table.terrain == (((-1, 0), "stone"), ((1, -1), "caltrops")), "nobody is asked where there is one hex"


TOKENS = {"tokens": [True, False, False]}


@rule("decision.senjutsu.traps")
def test_while_hidden_trap_tokens_are_laid_instead_and_one_is_a_decoy(table: Scenario) -> None:
    duel(table, "ninja", "Caltrop Scatter", "done", "option 1", ann={**HIDDEN, **TOKENS}, at=(0, -3))
    assert table.ann.choices == ["on-hex -1 0", "on-hex 0 -1", "on-hex 1 -1"]
    table.ann.chooses("on-hex 0 -1")
    assert [(trap.hex, trap.decoy) for trap in table.traps] == [((-1, 0), False), ((0, -1), True), ((1, -1), False)]
    assert table.ann.tokens == ()
    assert [trap["decoy"] for trap in seen(table, 0)] == [False, True, False]
    assert [trap["decoy"] for trap in seen(table, 1)] == [None, None, None]
    decoys = {tuple(trap.decoy for trap in table.game.imagine(1, Chance(seed)).table.traps) for seed in range(30)}
    assert len(decoys) == 3


def seen(table: Scenario, seat: int) -> list[dict[str, object]]:
    view = table.game.view(seat)
    GAME.annotate(table.game, seat, view)
    traps: list[dict[str, object]] = view["table"]["traps"]
    return traps


@rule("decision.senjutsu.traps")
@pytest.mark.parametrize(
    ("tokens", "choices"),
    [
        ([True, False, False], ["on-hex -1 0", "on-hex 1 -1", "no-decoy"]),
        ([True, False], ["on-hex -1 0", "on-hex 1 -1"]),
        ([True], None),
        ([False, False], None),
    ],
)
def test_the_decoy_may_be_kept_where_there_are_enough_other_tokens(
    table: Scenario, tokens: list[bool], choices: list[str] | None
) -> None:
    ann = {**HIDDEN, "tokens": tokens}
    stone = [[[0, -1], "stone"]]
    duel(table, "ninja", "Caltrop Scatter", "done", "option 1", ann=ann, at=(0, -3), terrain=stone)
    assert (table.ann.choices if table.ann.asked == "place-decoy" else None) == choices


@rule("decision.senjutsu.traps")
@pytest.mark.parametrize(("decoy", "suffered"), [("on-hex 0 -1", (0, 0, 0, 0)), ("on-hex 1 -1", (1, 0, 0, 1))])
def test_who_steps_on_a_trap_token_turns_it_up(
    table: Scenario, decoy: str, suffered: tuple[int, int, int, int]
) -> None:
    answers = "done", "option 1", decoy
    duel(table, "ninja", "Caltrop Scatter", *answers, ann={**HIDDEN, **TOKENS}, at=(0, -3), against="Late March")
    go_on(table)
    assert table.bob.hex == (0, -1)
    assert harm(table.bob)[:1] == suffered[:1]
    assert [trap.hex for trap in table.traps] == [(-1, 0), (1, -1)]
    assert table.ann.tokens == (suffered == (0, 0, 0, 0),)


# ---- A companion


DOG = {"hex": [0, -2], "facing": 3, "kamae": "aggression"}


def with_dog(table: Scenario, dog_plays: str, ann_plays: str = "Stand", bob_plays: str = "Stand", **more: Any) -> None:
    """Bob stands between ann and her dog, which plays a card; so do the others."""
    dog = {**DOG, "chosen": [dog_plays], **more.pop("dog", {})}
    bob = {"hand": [bob_plays] if bob_plays != "Stand" else [], **more.pop("bob", {})}
    meet(table, "ashigaru", [ann_plays] if ann_plays != "Stand" else [], bob=bob, dog=dog, **more)
    table.ann.chooses(ann_plays)
    table.bob.chooses(bob_plays)


@rule("decision.senjutsu.companion")
def test_a_companion_plays_the_half_of_its_kamae_and_its_player_decides(table: Scenario) -> None:
    with_dog(table, "Swipe/Prowl")
    assert table.deciding == ["ann"]
    table.ann.chooses("done")
    assert harm(table.bob) == (1, 0, 0, 0)
    with_dog(table, "Swipe/Prowl", dog={"kamae": "determination", "hex": [0, -3]})
    assert "step 1" in table.ann.choices
    assert table.bob.wounds == 0


@rule("decision.senjutsu.companion")
def test_one_of_the_top_two_cards_is_chosen_and_the_other_discarded(table: Scenario) -> None:
    dog = {**DOG, "deck": ["Swipe/Prowl", "Jump/Down", "Drag Prey/Good Boy"]}
    meet(table, "ashigaru", [], dog=dog, moment="round", round=0)
    assert (table.ann.asked, table.ann.choices) == ("choose-for-companion", ["Swipe/Prowl", "Jump/Down"])
    assert table.game.knows(0, table.ann.decision.options[0])
    assert not table.game.knows(1, table.ann.decision.options[0])
    table.ann.chooses("Jump/Down")
    assert (table.cid.chosen, table.cid.discard) == (["Jump/Down"], ["Swipe/Prowl"])
    assert table.ann.asked == "choose-card"


@rule("decision.senjutsu.companion")
def test_an_exhausted_deck_is_made_of_the_discards_again(table: Scenario) -> None:
    dog = {**DOG, "deck": ["Swipe/Prowl"], "discard": ["Jump/Down"]}
    meet(table, "ashigaru", [], dog=dog, moment="round", round=0)
    assert table.ann.choices == ["Swipe/Prowl", "Jump/Down"]


@rule("decision.senjutsu.companion")
def test_without_its_partner_a_companion_plays_the_top_card_and_fights_on(table: Scenario) -> None:
    dog = {**DOG, "deck": ["Swipe/Prowl", "Jump/Down"]}
    meet(table, "ashigaru", [], {"wounds": 3}, {"hand": ["Cut"]}, dog=dog)
    table.ann.chooses("Stand")
    table.bob.chooses("Cut")
    assert (table.ann.defeated, table.winners) == (True, None)
    assert table.cid.chosen == ["Swipe/Prowl"]
    table.bob.chooses("Stand")
    table.ann.chooses("done")
    assert table.bob.wounds == 1


@rule("decision.senjutsu.companion")
def test_stuns_go_into_the_deck_of_a_companion_and_count_when_they_come_up(table: Scenario) -> None:
    with_dog(table, "Jump/Down", bob_plays="Slow Knock", dog={"kamae": "determination"}, bob={"facing": 0})
    table.ann.chooses("done")
    assert (table.cid.stuns, table.cid.stuns_to_come) == (0, 1)
    # Nothing else is in the deck: the Stun card comes up, and with the second one it is defeated.
    dog = {**DOG, "deck": [], "discard": ["2x Jump/Down"], "stuns": 1, "stuns_to_come": 1}
    meet(table, "ashigaru", [], dog=dog, moment="round", round=0)
    assert (table.cid.defeated, table.winners, table.ann.asked) == (True, None, "choose-card")


@rule("decision.senjutsu.companion")
def test_a_poison_that_must_be_chosen_is_what_a_companion_plays(table: Scenario) -> None:
    for deck in (["Crippling Poison [owner bob]", "2x Jump/Down"], ["Jump/Down", "Crippling Poison [owner bob]"]):
        meet(table, "ashigaru", [], dog={**DOG, "deck": deck}, moment="round", round=0)
        assert (table.cid.chosen, table.cid.discard, table.ann.asked) == (
            ["Crippling Poison"],
            ["Jump/Down"],
            "choose-card",
        )


@rule("decision.senjutsu.companion")
def test_both_have_one_pool_of_focus(table: Scenario) -> None:
    with_dog(table, "Drag Prey/Good Boy", dog={"kamae": "determination", "hex": [1, 0]})
    assert (table.ann.focus, table.cid.focus) == (1, 0)
    with_dog(table, "Wild Bite/Lick Wounds", ann={"focus": 1}, dog={"hex": [-1, -1]}, at=(0, -3))
    says(table.ann, "step 1", "rotate 5")
    table.ann.chooses("yes")
    assert table.ann.focus == 0


def test_the_board_shows_a_companion_with_the_pool_of_its_partner(table: Scenario) -> None:
    meet(table, "ashigaru", [], {"focus": 2}, dog=DOG)
    view = table.game.view(0)
    GAME.annotate(table.game, 0, view)
    side = Arranger(GAME.library).side(view, 2)
    assert (side.character, side.fighter["focus"], side.fighter["paths"]) == ("hachiko", 2, None)


@rule("decision.senjutsu.companion")
def test_what_its_card_costs_is_set_aside(table: Scenario) -> None:
    dog = {**DOG, "chosen": ["Savage Maul/Leap Aside"]}
    meet(table, "ashigaru", ["Dear Slash"], {"focus": 1}, dog=dog)
    assert table.ann.why_not("Dear Slash") == ["senjutsu.focus.mandatory.insufficient"]
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.focus, harm(table.bob)) == (0, (2, 0, 0, 0))
    assert table.cid.kamae == "determination"


@rule("decision.senjutsu.companion")
def test_a_card_that_cannot_be_paid_for_does_nothing(table: Scenario) -> None:
    with_dog(table, "Savage Maul/Leap Aside")
    assert harm(table.bob) == (0, 0, 0, 0)


@rule("decision.senjutsu.companion")
def test_nobody_makes_a_companion_lose_anything(table: Scenario) -> None:
    meet(
        table, "ashigaru", [], {"hex": [3, 0], "focus": 2}, {"hand": ["Wheel Strike"]}, dog={"hex": [0, 0], "facing": 0}
    )
    table.ann.chooses("Stand")
    table.bob.chooses("Wheel Strike")
    go_on(table)
    assert table.ann.focus == 2


@rule("decision.senjutsu.companion")
@pytest.mark.parametrize(("target", "kamae"), [("aim 0", "neutral"), ("aim 2", "aggression")])
def test_nobody_makes_a_companion_change_its_kamae(table: Scenario, target: str, kamae: str) -> None:
    meet(table, "ashigaru", [], ANGRY, {"hand": ["Soothe"]}, dog={"kamae": "aggression"})
    table.ann.chooses("Stand")
    table.bob.chooses("Soothe")
    table.bob.chooses(target)
    assert (table.ann if target == "aim 0" else table.cid).kamae == kamae


@rule("decision.senjutsu.companion")
def test_mans_best_friend_follows_the_success_of_both(table: Scenario) -> None:
    # The dog bites at 6, ann strikes at 5.
    with_dog(table, "Swipe/Prowl", "Cut", ann={"hand": ["Man's Best Friend", "After Attack"]})
    table.ann.chooses("done")
    assert table.ann.choices == ["pass", "Man's Best Friend", "After Attack"]
    # The dog does not bite.
    with_dog(table, "Jump/Down", "Cut", ann={"hand": ["Man's Best Friend"]}, dog={"hex": [3, 0]})
    go_on(table)
    assert (table.round, table.bob.wounds, "Man's Best Friend" in table.ann.hand) == (2, 1, True)
    # Ann strikes at 6, the dog at 5.
    with_dog(table, "Throat Tear/Cornered", "Fast Cut", ann={"hand": ["Man's Best Friend"]})
    assert table.ann.choices == ["pass", "Man's Best Friend"]
    table.ann.chooses("Man's Best Friend")
    assert (table.ann.focus, len(table.bob.hobbles)) == (1, 1)


@rule("decision.senjutsu.companion")
def test_each_player_chooses_the_kamae_of_the_companion(table: Scenario) -> None:
    table.begins(seats=4, fighters=["ashigaru", "ashigaru"])
    asked: list[str] = []
    while "choose-for-companion" not in (table.ann.asked, table.bob.asked):
        name = table.deciding[0]
        player = getattr(table, name)
        if player.asked == "choose-companion-kamae":
            asked.append(name)
            player.chooses("aggression")
        else:
            player.answers(player.decision.answers(1)[0])
    assert sorted(asked) == ["ann", "bob"]
    assert (table.cid.kamae, table.dan.kamae) == ("aggression", "aggression")


@rule("decision.senjutsu.companion")
def test_a_companion_needs_a_seat() -> None:
    assert GAME.seats_with(2, {"fighters": ["ashigaru", "ronin"]}) == 3
    assert GAME.seats_with(2, {"fighters": ["ronin", "master"]}) == 2
    # Of two seats the opponent has one: the second fighter finds none.
    solo = {"fighters": ["ronin", "ashigaru"], "opponents": ["katana"]}
    assert (GAME.seats_with(2, solo), GAME.seats_with(3, solo)) == (2, 4)


@rule("decision.senjutsu.companion", "senjutsu.setup.place-figures-where")
def test_a_game_with_a_companion_is_set_up(table: Scenario) -> None:
    table.begins(seats=3, fighters=["ashigaru", "ronin"])
    asked = []
    while table.ann.asked != "choose-card" and table.bob.asked != "choose-card":
        player = getattr(table, table.deciding[0])
        asked.append((table.deciding[0], player.asked))
        if player.decision.kind:
            player.answers(player.decision.answers(1)[0])
        else:
            player.answers(0)
    assert ("ann", "choose-companion-start") in asked
    assert ("ann", "choose-companion-kamae") in asked
    assert ("ann", "choose-for-companion") in asked
    assert table.cid.hex is not None
    assert GAME.automated(table.game.header) == {2: "Hachiko"}
    assert list(table.track) == [1, 0, 2]
    assert (table.cid.owner, table.cid.character, table.cid.team) == (0, "hachiko", 0)
    table.begins(seats=3, fighters=["ronin", "ashigaru"])
    assert (table.cid.owner, table.cid.team) == (1, 1)
    assert table.cid.kamae == "determination", "until another one is chosen"
    order = table.cid.deck
    table.begins(seats=3, fighters=["ronin", "ashigaru"], seed=2)
    assert sorted(table.cid.deck) == sorted(order)
    assert table.cid.deck != order


@rule("decision.senjutsu.companion")
def test_a_place_for_a_companion_may_stay_empty(table: Scenario) -> None:
    table.begins(seats=3, fighters=["master", "ronin"], companions=["hachiko"])
    assert table.cid.defeated
    assert 2 not in table.track
    assert (table.cid.team, table.cid.owner) == (0, 2)


@rule("decision.senjutsu.towards")
def test_attack_leads_nearer_to_an_opponent(table: Scenario) -> None:
    with_dog(table, "Attack/Heel", dog={"hex": [0, 3], "facing": 0}, at=(0, -1))
    # To the front left and right it comes no nearer.
    assert table.ann.choices == ["done", "step 0"]
    # The step to the front would come nearer to the partner only.
    with_dog(table, "Attack/Heel", dog={"hex": [0, 3], "facing": 0}, at=(3, 0))
    assert table.ann.choices == ["done", "step 1"]
    heel = {"kamae": "determination", "hex": [0, 3], "facing": 3}
    with_dog(table, "Attack/Heel", dog=heel, at=(0, -1))
    assert table.ann.choices == ["done", "step 3"]


# ---- Drink


@rule("decision.senjutsu.drunk")
def test_who_is_drunk_must_move_and_may_go_another_way_each_time(table: Scenario) -> None:
    duel(table, "wakou", "Walk it Off", ann={"drunk": True}, at=(3, 0))
    assert table.ann.choices == ["step 0", "step 1", "step 3", "step 4"]
    table.ann.chooses("step 1")
    assert table.ann.choices == ["step 0", "step 1", "step 3", "step 4"]
    table.ann.chooses("step 3")
    assert table.ann.hex == (1, 0)
    duel(table, "wakou", "Walk it Off", "step 1", at=(3, 0))
    assert table.ann.choices == ["done", "step 1"]


@rule("decision.senjutsu.drunk", "senjutsu.timing.round.2-before-draw")
def test_focus_makes_sober_for_a_round(table: Scenario) -> None:
    meet(table, "wakou", [], {"focus": 1, **ANGRY}, moment="round", round=0)
    assert (table.ann.asked, table.ann.drunk) == ("sober-up", True)
    table.ann.chooses("yes")
    assert (table.ann.drunk, table.ann.focus, table.ann.kamae) == (False, 0, "neutral")
    assert "Ann: Kamae switched to Neutral." in table.sentences
    meet(table, "wakou", [], moment="round", round=0)
    assert table.ann.asked == "choose-card"
    assert not table.bob.drunk


# ---- Contracts


@rule("decision.senjutsu.own-contracts")
def test_five_of_six_contracts_are_laid_out(table: Scenario) -> None:
    table.begins(fighters=["yojimbo", "ronin"])
    while table.ann.asked != "leave-contract-out":
        assert table.bob.asked != "leave-contract-out", "nobody else has contracts"
        getattr(table, table.deciding[0]).answers(0)
    assert table.ann.choices == list(CONTRACTS)
    table.ann.chooses(FURY)
    assert table.ann.contracts == (FIRST_BLOOD, COUNTER, TOOLS, CONCENTRATION, SHOW_THEM)
    assert "leave-contract-out" not in (table.ann.asked, table.bob.asked), "nobody else has contracts"
    table.begins(fighters=["yojimbo", "yojimbo"])
    for name, left_out in (("ann", FURY), ("bob", COUNTER)):
        while getattr(table, name).asked != "leave-contract-out":
            getattr(table, table.deciding[0]).answers(0)
        getattr(table, name).chooses(left_out)
    assert (FURY in table.ann.contracts, COUNTER in table.bob.contracts) == (False, False)
    assert len(table.ann.contracts) == len(table.bob.contracts) == 5
    assert "leave-contract-out" not in (table.ann.asked, table.bob.asked)


@rule("decision.senjutsu.own-contracts")
def test_only_who_has_fulfilled_a_contract_may_use_one(table: Scenario) -> None:
    yojimbo = {"contracts": [FURY], "fulfilled": [FIRST_BLOOD]}
    meet(table, "yojimbo", [], yojimbo, moment="round", round=0)
    assert table.ann.choices == ["pass", f"contract-draw {FIRST_BLOOD}", f"contract-focus {FIRST_BLOOD}"]
    meet(table, "wakou", [], {"focus": 1, **ANGRY}, moment="round", round=0)
    assert table.ann.asked == "sober-up", "a drunk fighter acts before cards are drawn, too"


@rule("decision.senjutsu.own-contracts")
def test_concentration_counts_payments(table: Scenario) -> None:
    duel(table, "yojimbo", "Dear Slash", ann={"focus": 3, "contracts": [CONCENTRATION, FURY], "spendings": 3})
    assert (table.ann.contracts, table.ann.fulfilled) == ((FURY,), (CONCENTRATION,))
    bob = {"hand": ["Fade"]}
    duel(
        table,
        "yojimbo",
        "Stand",
        ann={"focus": 3, "contracts": [CONCENTRATION, FURY], "spendings": 3},
        bob=bob,
        against="Fade",
    )
    assert (table.ann.focus, table.ann.fulfilled) == (2, ()), "focus that is lost is not paid"


@rule("decision.senjutsu.own-contracts")
def test_a_gold_attack_shows_them(table: Scenario) -> None:
    duel(table, "yojimbo", "Gold Cut", ann={"contracts": [SHOW_THEM, FURY]})
    assert table.ann.fulfilled == (SHOW_THEM,)
    duel(table, "yojimbo", "Cut", ann={"contracts": [SHOW_THEM, FURY]})
    assert table.ann.fulfilled == ()
    duel(table, "yojimbo", "Gold Guard", ann={"contracts": [SHOW_THEM, FURY]}, against="Cut")
    assert table.ann.fulfilled == (SHOW_THEM,), "a block as well"
    duel(table, "yojimbo", "Gold Guard", ann={"contracts": [SHOW_THEM, FURY]})
    assert table.ann.fulfilled == ()


@rule("decision.senjutsu.own-contracts")
def test_a_counter_that_hits_is_counted_at_the_end_of_the_round(table: Scenario) -> None:
    ann = {"contracts": [COUNTER, FURY], "hand": ["Slow Cut"]}
    duel(table, "yojimbo", "Riposte", "value 5", ann=ann, against="Cut")
    table.ann.chooses("Slow Cut")
    assert (table.bob.wounds, table.ann.fulfilled) == (1, (COUNTER,))


@rule("decision.senjutsu.own-contracts")
def test_the_last_contract_wins_if_none_is_discarded(table: Scenario) -> None:
    duel(table, "yojimbo", "Cut", ann={"contracts": [FIRST_BLOOD], "fulfilled": [FURY]})
    assert table.winners == ["ann"]
    duel(table, "yojimbo", "Cut", ann={"contracts": [FIRST_BLOOD], "dropped": [FURY]})
    assert table.winners is None


@rule("decision.senjutsu.own-contracts", "senjutsu.timing.round.2-before-draw")
def test_a_fulfilled_contract_is_good_for_a_card_or_for_focus(table: Scenario) -> None:
    meet(table, "yojimbo", [], {"fulfilled": [FURY], "contracts": [TOOLS]}, moment="round", round=0)
    assert table.ann.choices == ["pass", "contract-draw fury", "contract-focus fury"]
    table.ann.chooses("contract-focus fury")
    assert (table.ann.focus, table.ann.fulfilled, table.ann.dropped) == (1, (), (FURY,))
    assert table.ann.asked == "choose-card"
    meet(table, "yojimbo", [], {"contracts": [TOOLS]}, moment="round", round=0)
    assert table.ann.asked == "choose-card", "none is fulfilled"
    meet(table, "yojimbo", [], {"fulfilled": [FURY], "contracts": [TOOLS]}, moment="round", round=0)
    before = len(table.ann.hand)
    table.ann.chooses("contract-draw fury")
    assert (len(table.ann.hand), table.ann.focus) == (before + 2, 0), "and the card of the round"


@rule("decision.senjutsu.own-contracts")
def test_who_has_discarded_several_contracts_chooses_which_returns(table: Scenario) -> None:
    ann = {"hand": ["Fend"], "dropped": [FURY, COUNTER], "contracts": [TOOLS]}
    duel(table, "yojimbo", "Yojimbo Core Card", ("Fend",), "done", "option 1", ann=ann, at=(3, 0))
    assert (table.ann.asked, table.ann.choices) == ("return-contract", [FURY, COUNTER])
    table.ann.chooses(COUNTER)
    assert (table.ann.contracts, table.ann.dropped) == ((TOOLS, COUNTER), (FURY,))


@rule("decision.senjutsu.own-contracts")
def test_two_opponents_who_are_wounded_in_a_round_are_fury(table: Scenario) -> None:
    ann = {"contracts": [FURY, TOOLS]}
    meet(table, "yojimbo", ["Wide Cut"], ann, other="ashigaru", dog={"hex": [1, -1], "facing": 0})
    assert table.cid.owner == -1 or table.cid.owner == 1
    table.ann.chooses("Wide Cut")
    table.bob.chooses("Stand")
    go_on(table)
    assert FURY in table.ann.fulfilled


# ---- Last stands, enlightenment, weapons


@rule("decision.senjutsu.last-stand", "senjutsu.cards.effects-on-resolution")
def test_stubborn_resolve_prevents_defeat(table: Scenario) -> None:
    ann = {"hand": ["Stubborn Resolve"], "focus": 2, "wounds": 2, "bleeding": 1}
    duel(table, "yojimbo", "Stand", ann=ann, against="Heavy Cut")
    assert (table.ann.asked, table.winners) == ("play-instant", None)
    table.ann.chooses("Stubborn Resolve")
    assert (table.ann.wounds, table.ann.bleeding, table.ann.defeated) == (0, 0, False)
    assert table.ann.lasting == ["Stubborn Resolve"]
    # The limit is 1 now.
    assert limits(table) == (1, 5, 3)
    ann = {"hand": ["Stubborn Resolve"], "focus": 2, "wounds": 3, "wound_limit": 4, "deck": []}
    meet(table, "yojimbo", [], ann, moment="round", round=0)
    assert (table.ann.asked, table.winners) == ("play-instant", None), "also where the deck is empty"
    table.ann.chooses("Stubborn Resolve")
    assert (table.ann.defeated, table.ann.asked) == (False, "choose-card")


def three(table: Scenario, *who: Any, terrain: list[Any] | None = None, **sides: dict[str, Any]) -> None:
    """Ann looks at bob in front of her; cid stands to the right of him."""
    places = {"ann": ([0, 0], 0), "bob": ([0, -1], 3), "cid": ([1, -1], 4)}
    for name, (hex, facing) in places.items():
        things = {"hex": hex, "facing": facing, "deck": ["9x Stand"], "hand": [], **sides.get(name, {})}
        sides[name] = side(**{**things, "hand": [*things["hand"], "Wait" if name == "cid" else "Stand"]})
    more = {"options": {"fighters": [*who]}, "terrain": terrain or []}
    table.position("choose", board=FIELD, track=[0, 1, 2], round=1, **more, **sides)


STUBBORN = {"hand": ["Stubborn Resolve"], "focus": 2, "wounds": 3, "wound_limit": 4}


@rule("decision.senjutsu.last-stand", "senjutsu.collision.turn-end-scope")
def test_who_would_be_defeated_is_asked_before_the_card_goes_on(table: Scenario) -> None:
    three(table, "ronin", "yojimbo", "master", ann={"hand": ["Hurt All And Ask"]}, bob=STUBBORN)
    for player, name in ((table.ann, "Hurt All And Ask"), (table.bob, "Stand"), (table.cid, "Wait")):
        player.chooses(name)
    assert (table.deciding, table.bob.asked) == (["bob"], "play-instant")
    table.bob.chooses("Stubborn Resolve")
    assert (table.bob.defeated, table.ann.asked) == (False, "draw-up-to")
    # Who is defeated by the own card does not go on with it.
    ann = {**STUBBORN, "hand": ["Hurt All And Ask", "Stubborn Resolve"]}
    three(table, "yojimbo", "ronin", "master", ann=ann)
    for player, name in ((table.ann, "Hurt All And Ask"), (table.bob, "Stand"), (table.cid, "Wait")):
        player.chooses(name)
    table.ann.passes()
    assert (table.ann.defeated, table.round, table.deciding) == (True, 2, ["bob", "cid"])


@rule("senjutsu.instant.plain-timing-on-card")
def test_whom_an_attack_has_hit_answer_to_it_when_the_whole_card_is_done(table: Scenario) -> None:
    monk = {"hand": ["Enlightened Body"], "focus": 2}
    three(table, "ronin", "monk", "monk", ann={"hand": ["Cut And Ask"]}, bob=monk, cid=monk)
    for player, name in ((table.ann, "Cut And Ask"), (table.bob, "Stand"), (table.cid, "Wait")):
        player.chooses(name)
    assert (table.deciding, table.ann.asked) == (["ann"], "draw-up-to"), "the card is not done yet"
    table.ann.says(0)
    assert (table.bob.choices, table.initiative) == (["pass", "Enlightened Body"], 5)
    table.bob.passes()
    assert table.cid.choices == ["pass", "Enlightened Body"], "each is asked"
    table.cid.passes()
    assert table.round == 2


@rule("senjutsu.instant.plain-timing-on-card")
def test_a_partner_who_is_hit_has_nothing_to_answer(table: Scenario) -> None:
    monk = {"hand": ["Enlightened Body"], "focus": 2}
    teams = [{"character": who, "team": team} for who, team in (("ronin", 0), ("monk", 0), ("monk", 1))]
    three(table, *teams, ann={"hand": ["Cut And Ask"]}, bob=monk, cid=monk)
    for player, name in ((table.ann, "Cut And Ask"), (table.bob, "Stand"), (table.cid, "Wait")):
        player.chooses(name)
    table.ann.says(0)
    assert (table.bob.wounds, table.cid.wounds) == (1, 1)
    assert (table.deciding, table.cid.choices) == (["cid"], ["pass", "Enlightened Body"])
    table.cid.passes()
    assert table.round == 2


@rule("senjutsu.reveal.step1")
def test_what_was_chosen_last_is_revealed_once(table: Scenario) -> None:
    ann = {"lasting": ["Heart of the Oni"], "hand": ["Cut"], "wounds": 3, "wound_limit": 4, "desperation": 2}
    three(table, "onna-bugeisha", "ronin", "master", ann=ann, bob={"hand": ["Fast Cut"]})
    for player, name in ((table.bob, "Fast Cut"), (table.cid, "Wait"), (table.ann, "Cut")):
        player.chooses(name)
    assert (table.ann.defeated, table.round) == (True, 2)
    table.bob.chooses("Stand")
    table.cid.chooses("Stand")
    assert table.ann.revealed == []


def limits(table: Scenario) -> tuple[int, int, int]:
    view = table.game.view(0)
    GAME.annotate(table.game, 0, view)
    shown = view["seats"][0]
    return shown["wound_limit"], shown["stun_limit"], shown["focus_limit"]


@rule("decision.senjutsu.last-stand")
def test_who_does_not_play_it_is_defeated(table: Scenario) -> None:
    duel(table, "yojimbo", "Stand", "pass", ann={"hand": ["Stubborn Resolve"], "focus": 2}, against="Behead")
    assert table.winners == ["bob"]
    duel(table, "yojimbo", "Stand", ann={"hand": ["Stubborn Resolve"], "focus": 1}, against="Behead")
    assert table.winners == ["bob"]
    ann, bob = {"hand": ["Stubborn Resolve"], "focus": 2}, {"hand": ["After Attack"]}
    duel(table, "yojimbo", "Stand", "pass", ann=ann, bob=bob, against="Behead")
    assert table.winners == ["bob"], "the game ends at once"


@rule("decision.senjutsu.limits")
def test_cards_in_play_change_limits(table: Scenario) -> None:
    lasting = ["Enlightened Body", "Enlightened Mind", "Enlightened Soul", "Virulent Poison"]
    meet(table, "monk", [], {"lasting": lasting})
    assert limits(table) == (5, 6, 4)


PARTS = ["Enlightened Body", "Enlightened Mind", "Enlightened Soul"]


@rule("decision.senjutsu.enlightenment")
def test_some_cards_need_enlightenment(table: Scenario) -> None:
    meet(table, "monk", ["True Enlightenment"], {"lasting": PARTS[1:]})
    assert table.ann.why_not("True Enlightenment") == ["decision.senjutsu.enlightenment"]
    meet(table, "monk", ["True Enlightenment"], {"lasting": PARTS})
    assert "True Enlightenment" in table.ann.choices


@rule("decision.senjutsu.start-of-turn")
def test_true_enlightenment_helps_at_the_start_of_each_turn(table: Scenario) -> None:
    ann = {"lasting": ["True Enlightenment"], "stuns": 1, "hobbles": [0], "bleeding": 1}
    duel(table, "monk", "Stand", ann=ann, against="Wait")
    assert (table.ann.focus, table.ann.asked) == (1, "switch-kamae")
    says(table.ann, "balance")
    assert table.ann.choices == ["stun", "hobble"]
    says(table.ann, "hobble")
    assert (table.ann.wounds, table.ann.bleeding, table.ann.stuns, table.ann.hobbles) == (1, 0, 1, ())
    table.ann.says(1)
    duel(table, "monk", "Stand", "balance", 0, "balance", 0, ann={"lasting": ["2x True Enlightenment"]}, against="Wait")
    assert table.ann.focus == 2, "each of several cards helps"
    duel(table, "monk", "Twin Cut", "balance", 0, ann={"lasting": ["True Enlightenment"]}, against="Wait", at=(3, 0))
    assert (table.round, table.ann.focus) == (2, 1), "a turn begins once, with the first section"


@rule("decision.senjutsu.when-discarded")
def test_enlightened_mind_answers_when_another_card_discards_it(table: Scenario) -> None:
    ann = {"hand": ["Enlightened Mind"], "focus": 1}
    meet(table, "monk", [], {**ann, "deck": ["9x Stand"]}, {"hand": ["Strip"]})
    table.ann.chooses("Stand")
    table.bob.chooses("Strip")
    assert table.ann.asked == "pay-focus"
    says(table.ann, "yes", "no")
    assert (table.ann.lasting, table.ann.focus) == (["Enlightened Mind"], 0)
    meet(table, "monk", [], {"hand": ["2x Enlightened Mind"], "focus": 2}, {"hand": ["Strip Two"]})
    table.ann.chooses("Stand")
    table.bob.chooses("Strip Two")
    says(table.ann, "yes", "no", "yes", "no")
    assert table.ann.lasting == ["Enlightened Mind", "Enlightened Mind"], "each of several cards answers"


@rule("decision.senjutsu.after-counter")
def test_off_balance_and_off_hand_cut_follow_a_successful_counter(table: Scenario) -> None:
    meet(table, "yasuke", ["Off Balance"])
    assert "decision.senjutsu.after-counter" in table.ann.why_not("Off Balance")
    ann = {"hand": ["Slow Cut", "Off Balance", "Off-Hand Cut", "Wait"]}
    duel(table, "yasuke", "Riposte", "value 5", "Slow Cut", ann=ann, against="Cut")
    assert table.ann.choices == ["pass", "Off Balance", "Off-Hand Cut"]
    table.ann.chooses("Off Balance")
    assert table.ann.focus == 1
    says(table.ann, 0)
    assert table.bob.kamae == "neutral"
    assert "Ann plays Off Balance after the counterattack." in table.sentences
    ann = {"hand": ["Slow Cut", "Dear Follow-Up"], "focus": 2}
    duel(table, "yasuke", "Riposte", "value 5", "Slow Cut", "Dear Follow-Up", ann=ann, against="Cut")
    assert table.ann.focus == 2, "two were paid, one was gained by the card and one by the block"
    assert table.ann.discard == ["Dear Follow-Up", "Slow Cut", "Riposte"]


@rule("decision.senjutsu.lions-honour")
def test_lions_honour_counts_as_defence_above_and_as_attack_below(table: Scenario) -> None:
    # The upper half blocks an attack at its own initiative, so it comes before it.
    duel(table, "yasuke", "Lion's Honour", "value 6", "done", ann=CALM, against="Cut At 6")
    go_on(table)
    assert table.ann.wounds == 0
    # The lower half is an attack: tied with a defence card it comes after it.
    duel(table, "yasuke", "Lion's Honour", ann=FIRM, against="Wall")
    table.bob.chooses("value 5")
    table.ann.chooses("value 9")
    go_on(table)
    assert table.bob.wounds == 0


# ---- Desperation, distance, being hidden


@rule("decision.senjutsu.desperation")
def test_desperation_is_active_with_three_wounds(table: Scenario) -> None:
    for wounds, able in ((2, False), (3, True)):
        meet(
            table,
            "onna-bugeisha",
            ["Silent Embrace"],
            {"wounds": wounds - 1, "bleeding": 1, "focus": 3, "desperation": 2},
        )
        assert ("Silent Embrace" in table.ann.choices) == able
    assert GAME.start(table.game.header).seats[0].desperation == 2


@rule("decision.senjutsu.distance")
def test_only_the_sailor_knows_distance(table: Scenario) -> None:
    duel(table, "sailor", "Salvage", "done", at=(3, 0))
    assert table.ann.choices == ["aggression", "balance", "determination", "distance"]
    duel(table, "monk", "Clear Mind", "done", at=(3, 0))
    assert table.ann.choices == ["aggression", "balance", "determination"]


def test_the_ninja_may_start_hidden(table: Scenario) -> None:
    table.begins(fighters=["ninja", "ronin"])
    while table.ann.asked != "start-hidden":
        getattr(table, table.deciding[0]).answers(0)
    table.ann.chooses("yes")
    assert table.ann.hidden


@rule("decision.senjutsu.bell")
def test_the_monk_may_place_a_bell(table: Scenario) -> None:
    table.begins(fighters=["monk", "ronin"])
    assert table.ann.asked == "place-bell"
    table.ann.chooses(table.ann.choices[1])
    assert [kind for _, kind in table.terrain] == ["stone"]
    table.begins(fighters=["monk", "monk"])
    for player in (table.ann, table.bob):
        assert player.asked == "place-bell"
        player.chooses(player.choices[-1])
    assert [kind for _, kind in table.terrain] == ["stone", "stone"], "each of them"
    assert table.ann.asked != "place-bell" != table.bob.asked


@rule("decision.senjutsu.behind")
def test_shadow_sting_needs_an_opponent_who_looks_away(table: Scenario) -> None:
    for facing, reasons in ((0, []), (3, ["decision.senjutsu.behind"])):
        meet(table, "assassin", ["Shadow Sting"], {"focus": 3}, {"facing": facing})
        assert table.ann.why_not("Shadow Sting") == reasons


@rule("decision.senjutsu.poison-deck")
def test_the_assassin_has_all_poisons(table: Scenario) -> None:
    table.begins(fighters=["assassin", "ronin"])
    names = {"Crippling Poison", "Confusion Mist", "Haemorrhagic Toxin", "Numbing Toxin", "Virulent Poison"}
    assert set(table.ann.poisons) == names


@rule("decision.senjutsu.loses-top-card")
def test_cards_that_cost_the_top_card_add_up_with_bleeding(table: Scenario) -> None:
    bob = {"lasting": ["Haemorrhagic Toxin"], "bleeding": 1, "deck": ["9x Stand"]}
    meet(table, "ronin", [], bob=bob, moment="round", round=0)
    assert (len(table.bob.discard), len(table.bob.deck)) == (2, 6)


@rule("decision.senjutsu.difference")
@pytest.mark.parametrize(("against", "wounds"), [("Stand", 3), ("Slow Knock", 1), ("Cut", 0)])
def test_a_shot_wounds_by_the_difference_of_initiatives(table: Scenario, against: str, wounds: int) -> None:
    duel(table, "sailor", "Dreaded Black Shot", ann={**FAR, "focus": 1}, at=(0, -3), against=against)
    assert table.bob.wounds == wounds


@rule("decision.senjutsu.reveal")
def test_what_is_revealed_and_not_taken_is_shuffled_back(table: Scenario) -> None:
    deck = ["343", "Fend", "Mule Kick", "Cut", "Guard", "Thrust", "Hook", "Shove", "Yank"]
    duel(table, "wakou", "Inebriated Fumble", "done", ann={"deck": deck}, at=(3, 0), against="Wait")
    assert {"Headbutt", "Mule Kick"} < set(table.ann.hand)
    kept = [name for name in deck if name in table.ann.deck]
    assert sorted(table.ann.deck) == sorted(kept)
    assert table.ann.deck != kept
    game = table.game
    taken = [card for card in game.zone(HAND, 0) if game.faces[card].name in ("Headbutt", "Mule Kick")]
    assert all(game.knows(1, card) for card in taken)
    assert "Ann takes Headbutt and Mule Kick into hand." in table.sentences
