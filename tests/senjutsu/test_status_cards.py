"""Status cards: stuns in hand, hobbles that slow a fighter, poison that is given and resolved."""

from __future__ import annotations

from typing import Any

from nefrit.senjutsu.state import DECK
from nefrit.testing import Scenario, rule, side
from tests.senjutsu.plain_cards import FIELD, GAME, both_choose, duel, fighter

__all__ = ["GAME"]


# ---- Stun


@rule("senjutsu.stun.take")
def test_a_stun_card_is_taken_into_hand_and_counts_there(table: Scenario) -> None:
    hand = ["5x Ponder", "Fan"]
    duel(table, {"hand": ["Daze"]}, {"hand": hand})
    both_choose(table, "Daze", "Ponder")
    assert table.bob.stuns == 1
    table.bob.says(0)
    # Five cards and the stun are one too many.
    assert table.bob.choices == ["Ponder", "Ponder", "Ponder", "Ponder", "Fan"]
    table.bob.chooses("Fan")
    assert table.bob.stuns == 1


@rule("senjutsu.stun.cannot-be-discarded")
def test_stuns_cannot_be_discarded(table: Scenario) -> None:
    duel(table, {"hand": ["Strip"]}, {"hand": ["Breath", "Fan"], "stuns": 2})
    both_choose(table, "Strip", "Breath")
    assert (table.bob.stuns, table.bob.discard) == (2, ["Breath", "Fan"])


@rule("senjutsu.stun.play-instead", "decision.senjutsu.stun-played")
def test_a_stun_may_be_played_instead_of_a_card_and_is_gone_then(table: Scenario) -> None:
    duel(table, {"hand": ["Breath"], "stuns": 2}, {})
    assert table.ann.choices == ["Breath", "stun"]
    both_choose(table, "stun", "Breath")
    assert (table.ann.stuns, table.ann.focus, table.bob.focus) == (1, 0, 1)
    assert table.ann.hand == ["Breath", "Breath"]
    assert "Ann plays a Stun card." in table.sentences


@rule("senjutsu.stun.play-instead")
def test_without_a_stun_none_is_played(table: Scenario) -> None:
    duel(table, {}, {})
    assert table.ann.choices == ["Breath"]


@rule("senjutsu.status.not-ability-cards", "senjutsu.stun.cannot-be-discarded", "senjutsu.cards.effects-on-resolution")
def test_a_card_that_names_stuns_gives_them_back(table: Scenario) -> None:
    duel(table, {"hand": ["Mend"], "stuns": 2}, {"hand": ["Slide"]})
    both_choose(table, "Mend", "Slide")
    assert table.ann.stuns == 1
    assert "Ann gets rid of 1 stun." in table.sentences


# ---- Hobble


@rule("senjutsu.hobble.take", "senjutsu.hobble.active-until-removed", "decision.senjutsu.hobble")
def test_a_hobble_slows_the_card_that_has_not_been_resolved_yet(table: Scenario) -> None:
    duel(table, {"hand": ["Lame"]}, {"hand": ["Twice"]})
    both_choose(table, "Lame", "Twice")
    assert table.bob.hobbles == (0,)
    assert (table.deciding, table.initiative) == (["bob"], 4)
    table.bob.says(0)
    assert (table.deciding, table.initiative) == (["bob"], 1)


@rule("senjutsu.hobble.initiative-minus-one")
def test_a_hobbled_fighter_is_slower(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder"], "hobbles": [0]}, {"hand": ["Ponder"]})
    both_choose(table, "Ponder", "Ponder")
    assert (table.deciding, table.initiative) == (["bob"], 3)
    table.bob.says(0)
    assert (table.deciding, table.initiative) == (["ann"], 2)


@rule("senjutsu.hobble.stacks")
def test_several_hobbles_add_up(table: Scenario) -> None:
    duel(table, {"hand": ["Lame Twice"]}, {"hand": ["Quick Ponder"], "hobbles": [2]})
    both_choose(table, "Lame Twice", "Quick Ponder")
    assert (table.deciding, table.initiative) == (["bob"], 3)


@rule("senjutsu.hobble.minimum-one")
def test_a_hobble_lowers_no_initiative_below_one(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder"], "hobbles": [0, 0, 0, 0]}, {"hand": ["Breath"]})
    both_choose(table, "Ponder", "Breath")
    assert (table.deciding, table.initiative) == (["ann"], 1)
    # What is below one as printed stays there.
    duel(table, {"hand": ["March"], "hobbles": [0]}, {"hand": ["Breath"]})
    both_choose(table, "March", "Breath")
    assert (table.deciding, table.initiative) == (["ann"], 0)


@rule("senjutsu.hobble.variable")
def test_a_variable_initiative_is_chosen_first_and_lowered_then(table: Scenario) -> None:
    duel(table, {"hand": ["Wide"], "hobbles": [0, 0]}, {"hand": ["Breath"]})
    both_choose(table, "Wide", "Breath")
    assert table.ann.choices == ["value 7", "value 6", "value 5", "value 4", "value 3"]
    table.ann.chooses("value 7")
    assert (table.deciding, table.initiative) == (["ann"], 5)


@rule("senjutsu.hobble.rotate", "senjutsu.hobble.remove")
def test_a_hobble_is_rotated_each_round_and_removed_with_the_fourth_turn(table: Scenario) -> None:
    duel(table, {"hobbles": [0, 2, 3], "hand": ["4x Fan"]}, {"hand": ["4x Slide"]})
    seen = []
    for _ in range(4):
        both_choose(table, "Fan", "Slide")
        seen.append(table.ann.hobbles)
    assert seen == [(1, 3), (2,), (3,), ()]
    assert table.sentences.count("Ann gets rid of 1 hobble.") == 3


# ---- Poison


def poisons(table: Scenario, card: str, poisons: list[str], bob: dict[str, Any]) -> None:
    """Ann stands before bob and plays a card that poisons; these are in her poison deck."""
    ann = {"hand": [card], "hex": [0, 0], "poisons": poisons}
    duel(table, ann, {"hex": [0, -1], "hand": ["Breath"], **bob})
    both_choose(table, card, "Breath")


@rule("senjutsu.poison.attacker-selects", "senjutsu.poison.specific-effect", "senjutsu.poison.not-wounds")
def test_crippling_poison_is_shuffled_among_the_top_five_cards_of_the_victim(table: Scenario) -> None:
    deck = ["Ponder", "Shift", "Fan", "Switch", "Stance", "Dear", "Wall"]
    poisons(table, "Fang", ["Crippling Poison"], {"deck": deck})
    assert (table.ann.poisons, table.bob.wounds) == ([], 0)
    # One of the five has been drawn since.
    five = [*table.bob.hand, *table.bob.deck[:4]]
    assert sorted(five) == ["Crippling Poison", "Fan", "Ponder", "Shift", "Switch"]
    assert table.bob.deck[4:] == ["Stance", "Dear", "Wall"]
    game = table.game
    assert not any(game.knows(seat, card) for seat in (0, 1, 2) for card in game.zone(DECK, 1))


@rule("senjutsu.poison.specific-effect", "decision.senjutsu.poison-in-hand")
def test_crippling_poison_in_hand_must_be_chosen_and_does_nothing(table: Scenario) -> None:
    duel(table, {"hand": ["Breath", "Crippling Poison", "Fan"], "stuns": 1}, {})
    assert table.ann.choices == ["Crippling Poison"]
    both_choose(table, "Crippling Poison", "Breath")
    assert (table.round, table.bob.focus) == (2, 1)
    assert table.ann.choices == ["Breath", "Fan", "Breath", "stun"]


@rule("senjutsu.poison.discard-after-effect", "senjutsu.poison-ext.no-reuse", "senjutsu.poison-ext.discard")
def test_a_poison_that_was_chosen_is_gone_for_good(table: Scenario) -> None:
    duel(table, {"hand": ["Crippling Poison [owner bob]"]}, {"hand": ["Fang"], "hex": [0, 2], "poisons": []})
    both_choose(table, "Crippling Poison", "Fang")
    assert (table.ann.discard, table.ann.hand) == ([], ["Breath"])
    assert (table.bob.removed, table.bob.poisons) == (["Crippling Poison"], [])
    # Without a poison left the attack poisons nobody.
    assert "Crippling Poison" not in table.ann.deck


@rule("decision.senjutsu.poison-in-hand")
def test_poison_counts_towards_the_hand_limit_and_cannot_be_discarded(table: Scenario) -> None:
    hand = ["4x Ponder", "Crippling Poison", "Breath"]
    duel(table, {"hand": ["Strip"]}, {"hand": hand})
    table.ann.chooses("Strip")
    table.bob.chooses("Crippling Poison")
    assert table.bob.choices == ["Ponder"] * 4 + ["Breath"]


@rule("senjutsu.cards.effects-on-resolution")
def test_no_more_status_cards_are_given_back_than_the_card_says(table: Scenario) -> None:
    duel(table, {"hand": ["Mend Two"], "stuns": 1, "hobbles": [0, 0]}, {"hand": ["Slide"]})
    both_choose(table, "Mend Two", "Slide")
    assert (table.round, table.ann.stuns, len(table.ann.hobbles)) == (2, 0, 1)


@rule(
    "senjutsu.status.not-ability-cards", "senjutsu.poison.discard-after-effect", "senjutsu.cards.effects-on-resolution"
)
def test_a_poison_in_hand_may_be_removed_by_a_card_that_says_so(table: Scenario) -> None:
    duel(table, {"hand": ["Mend", "Numb"]}, {"hand": ["Slide"]})
    both_choose(table, "Mend", "Slide")
    assert (table.ann.hand, table.ann.removed) == (["Breath"], ["Numb"])


@rule("senjutsu.poison-ext.choose", "senjutsu.poison-ext.deck", "senjutsu.poison-ext.discard")
def test_of_several_poisons_the_attacker_chooses_one(table: Scenario) -> None:
    poisons(table, "Fang", ["Numb", "Fog"], {"focus": 2, "kamae": "balance"})
    assert table.ann.choices == ["Numb", "Fog"]
    table.ann.chooses("Fog")
    assert (table.bob.kamae, table.bob.focus) == ("neutral", 3)
    assert (table.ann.poisons, table.ann.removed) == (["Numb"], ["Fog"])


@rule("senjutsu.poison.attacker-selects", "senjutsu.poison.specific-effect", "senjutsu.poison.discard-after-effect")
def test_the_victim_has_the_poison_in_play_while_it_is_resolved(table: Scenario) -> None:
    poisons(table, "Two Fangs", ["Itch", "Numb"], {"hidden": True, "focus": 1})
    table.ann.chooses("Itch")
    assert "Bob takes poison." in table.sentences
    assert (table.bob.hidden, table.bob.revealed, table.bob.asked) == (False, ["Breath", "Itch"], "draw-up-to")
    table.bob.says(0)
    assert (table.ann.removed, table.ann.poisons, table.bob.focus) == (["Itch", "Numb"], [], 1)
    # The first is gone before the second is given.
    poisons(table, "Two Fangs", ["Numb", "Fog", "Itch"], {"focus": 1})
    table.ann.chooses("Numb")
    assert (table.bob.revealed, table.ann.choices) == (["Breath"], ["Fog", "Itch"])


@rule("senjutsu.poison-ext.discard", "senjutsu.poison.discard-after-effect", "senjutsu.poison-ext.no-reuse")
def test_each_poison_is_used_once(table: Scenario) -> None:
    poisons(table, "Two Fangs", ["Numb", "Fog"], {"focus": 2, "kamae": "balance"})
    table.ann.chooses("Numb")
    assert (table.bob.kamae, table.bob.focus) == ("neutral", 2)
    assert (table.ann.poisons, table.ann.removed) == ([], ["Numb", "Fog"])


@rule("senjutsu.poison.attacker-selects")
def test_who_was_defeated_by_the_attack_is_not_poisoned(table: Scenario) -> None:
    sides: dict[str, Any] = {
        "ann": side(**fighter(hand=["Sharp Fang"], hex=[0, 0], poisons=["Numb"])),
        "bob": side(**fighter(hex=[0, -1], facing=3, wounds=4)),
        "cid": side(**fighter(hex=[2, 0])),
    }
    table.position("choose", **sides, board=FIELD, track=[0, 1, 2], round=1)
    for player, card in ((table.ann, "Sharp Fang"), (table.bob, "Breath"), (table.cid, "Breath")):
        player.chooses(card)
    assert (table.bob.defeated, table.ann.poisons) == (True, ["Numb"])


@rule("senjutsu.poison-ext.private-deck")
def test_a_poison_deck_is_its_players_own(table: Scenario) -> None:
    duel(table, {"hand": ["Fang"], "hex": [0, 0], "poisons": ["Numb"]}, {"hex": [0, -1], "poisons": ["Fog"]})
    shown = {zone["seat"]: zone["cards"] for zone in table.game.view(1)["zones"] if zone["zone"] == "poisons"}
    assert ["face" in shown[seat][0] for seat in (0, 1)] == [False, True]
    both_choose(table, "Fang", "Breath")
    assert (table.ann.poisons, table.bob.poisons) == ([], ["Fog"])


@rule("senjutsu.poison.attacker-selects")
def test_hidden_viper_fang_poisons_for_focus(table: Scenario) -> None:
    options = {"fighters": ["master", "warrior"]}
    ann = {"hand": ["Hidden Viper Fang"], "hex": [0, 0], "focus": 1, "poisons": ["Crippling Poison"]}
    duel(table, ann, {"hex": [2, -2]}, options=options)
    both_choose(table, "Hidden Viper Fang", "Breath")
    table.ann.chooses("step 1")
    table.ann.chooses("yes")
    assert (table.bob.wounds, table.ann.focus, table.ann.poisons) == (1, 0, [])
    assert "Crippling Poison" in [*table.bob.deck, *table.bob.hand]


# ---- Poisons that remain in play


@rule("decision.senjutsu.random-choice")
def test_who_breathes_confusion_mist_takes_cards_at_random(table: Scenario) -> None:
    taken = set()
    for seed in range(12):
        duel(table, {}, {"hand": ["Ponder", "Shift", "Dear"], "stuns": 1, "lasting": ["Confusion Mist"]}, seed=seed)
        assert table.deciding == ["ann"], "bob does not choose"
        table.ann.chooses("Breath")
        taken |= {"Ponder", "Shift"} & set(table.bob.revealed)
        assert not {"Dear"} & set(table.bob.revealed), "it could not have been chosen"
        assert table.bob.stuns == 1
    assert taken == {"Ponder", "Shift"}


@rule("decision.senjutsu.random-choice")
def test_even_in_the_mist_a_card_that_must_be_chosen_is_taken(table: Scenario) -> None:
    hand = ["2x Ponder", "2x Shift", "Crippling Poison [owner ann]"]
    duel(table, {}, {"hand": hand, "lasting": ["Confusion Mist"]})
    table.ann.chooses("Breath")
    assert "Crippling Poison" not in table.bob.hand


@rule("senjutsu.golden.card-beats-rules")
def test_in_the_mist_nothing_is_replaced(table: Scenario) -> None:
    revealed = set()
    for seed in range(6):
        ann = {"hand": ["Breath", "Spring"], "lasting": ["Confusion Mist"]}
        duel(table, ann, {"hand": ["Slide"]}, seed=seed)
        table.bob.chooses("Slide")
        revealed |= set(table.ann.discard)
        assert table.ann.asked != "play-replacement"
    assert "Breath" in revealed, "it could have been replaced"
    duel(table, {"hand": ["Breath", "Spring"]}, {"hand": ["Slide"]})
    both_choose(table, "Breath", "Slide")
    assert table.ann.asked == "play-replacement"


@rule("senjutsu.cards.effects-on-resolution", "senjutsu.discard.step2", "senjutsu.poison-ext.discard")
def test_mist_lifts_after_two_rounds(table: Scenario) -> None:
    poisons(table, "Fang", ["Confusion Mist"], {})
    assert (table.bob.lasting, table.round, table.deciding) == (["Confusion Mist"], 2, ["ann"])
    table.ann.chooses("Breath")
    table.ann.chooses("place 1")
    assert (table.bob.lasting, table.ann.removed) == ([], ["Confusion Mist"])
    assert table.deciding == ["ann", "bob"]


def test_who_is_numb_neither_pays_nor_gains_focus(table: Scenario) -> None:
    duel(table, {"hand": ["Slide"]}, {"hand": ["Breath", "Dear"], "focus": 2, "lasting": ["Numbing Toxin"]})
    assert table.bob.choices == ["Breath"]
    assert table.bob.why_not("Dear") == ["senjutsu.focus.mandatory.insufficient"]
    both_choose(table, "Slide", "Breath")
    assert (table.round, table.bob.focus) == (2, 2)


def test_who_is_numb_keeps_the_kamae(table: Scenario) -> None:
    for card in ("Shift", "Switch", "Calm Down"):
        duel(table, {"hand": ["Slide"]}, {"hand": [card], "kamae": "balance", "lasting": ["Numbing Toxin"]})
        both_choose(table, "Slide", card)
        assert (table.bob.kamae, table.round) == ("balance", 2)


@rule("senjutsu.cards.effects-on-resolution")
def test_a_poison_in_play_may_be_removed_by_a_card_that_says_so(table: Scenario) -> None:
    duel(table, {"hand": ["Mend"], "lasting": ["Numbing Toxin [owner bob]"]}, {"hand": ["Slide"]})
    both_choose(table, "Mend", "Slide")
    assert (table.ann.lasting, table.bob.removed) == ([], ["Numbing Toxin"])
