"""The solo round: the cards of automated opponents, and what harm does to them."""

from __future__ import annotations

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.record import Header
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT
from nefrit.senjutsu.state import CHOSEN, DECK, DISCARD
from nefrit.testing import Scenario, rule
from nefrit.text.speech import Speech
from tests.senjutsu.solo.foes import FIELD, GAME, clash, foe, hero, meet, place

__all__ = ["GAME"]


@rule("senjutsu.solo.round.draw", "senjutsu.solo.ai.deck-driven")
def test_the_top_card_of_the_deck_lies_facedown_beside_it(table: Scenario) -> None:
    sides = {"ann": hero(), "bob": foe(deck=["Poke", "Think"], chosen=[])}
    table.position("round", **sides, board=FIELD, track=[0, 1], options={"opponents": ["katana"]})
    assert (table.bob.chosen, table.bob.deck, table.bob.hand) == (["Poke"], ["Think"], [])
    (card,) = table.game.zone(CHOSEN, 1)
    assert not table.game.knows(0, card)
    assert (len(table.ann.hand), len(table.ann.deck)) == (2, 8)


def told(table: Scenario) -> list[str]:
    """The log so far, in English."""
    speech = Speech(GAME, table.match.header.names)
    return [text for _, text in speech.entries(table.match.log.entries, 0)]


@rule("senjutsu.solo.stun.no-action", "senjutsu.collision.turn-end-scope")
def test_what_a_stunned_opponent_does_not_do_is_not_said_to_be_resolved(table: Scenario) -> None:
    clash(table, hero(hand=["Knock"]), foe("Think", hex=[0, -1]), play="Knock")
    assert "Initiative 5: Bob does not resolve Think, the turn is over." in told(table)
    assert not [text for text in told(table) if "Bob resolves" in text]


@rule("senjutsu.solo.change.next-space", "senjutsu.solo.change.card-effect")
@pytest.mark.parametrize(("behaviour", "side"), [(LEFT, "front"), (MIDDLE, "front right"), (RIGHT, "front left")])
def test_a_change_of_behaviour_is_told(table: Scenario, behaviour: int, side: str) -> None:
    clash(table, hero(), foe("Think", behaviour=behaviour))
    assert f"Bob now keeps to the {side} of its target." in told(table)


@rule("senjutsu.solo.round.choose")
def test_only_players_choose_cards(table: Scenario) -> None:
    meet(table, hero(), hero(hex=[0, 2]), foe())
    assert table.deciding == ["ann", "bob"]


@rule("senjutsu.solo.round.reveal", "senjutsu.solo.round.resolve", "senjutsu.solo.round.discard")
def test_cards_are_revealed_resolved_and_discarded_with_those_of_the_players(table: Scenario) -> None:
    clash(table, hero(hand=["Ponder"]), foe("Think"), play="Ponder")
    assert (table.bob.revealed, table.bob.behaviour) == (["Think"], MIDDLE)
    table.ann.chooses("done")
    assert (table.bob.revealed, table.bob.discard) == ([], ["Think"])


@rule("senjutsu.solo.round.discard")
def test_solo_cards_belong_to_nobody_and_lie_with_who_has_them() -> None:
    game = GAME.start(Header("senjutsu", seats=2, seed=1, options={"opponents": ["katana"]}))
    while game.table.round < 2:
        game.answer(game.pending[0].seat, game.pending[0].random(Chance(1)))
    (card,) = game.zone(DISCARD, 1)
    assert game.owners[card] == NO_SEAT


@rule(
    "senjutsu.solo.change.card-effect",
    "senjutsu.solo.change.next-space",
    "senjutsu.solo.change.order",
    "senjutsu.solo.track.where",
    "decision.senjutsu.ai-behaviour",
)
@pytest.mark.parametrize(("before", "after"), [(LEFT, MIDDLE), (MIDDLE, RIGHT), (RIGHT, LEFT)])
def test_behaviours_follow_one_another(table: Scenario, before: int, after: int) -> None:
    clash(table, hero(), foe("Think", behaviour=before))
    assert table.bob.behaviour == after


@rule("senjutsu.solo.reset.card-effect", "senjutsu.solo.reset.when", "senjutsu.solo.reset.includes-trigger")
def test_a_deck_is_reset_with_the_card_that_caused_it(table: Scenario) -> None:
    clash(table, hero(hand=["Ponder"]), foe("Renew", deck=["Idle"], discard=["Poke", "Think"]), play="Ponder")
    assert table.bob.discard == ["Poke", "Think"]
    table.ann.chooses("done")
    assert sorted([*table.bob.deck, *table.bob.chosen]) == ["Idle", "Poke", "Renew", "Think"]
    assert (table.bob.discard, table.bob.reset) == ([], False)


@rule("decision.senjutsu.ai-deck")
def test_an_empty_deck_is_made_of_the_discards(table: Scenario) -> None:
    clash(table, hero(), foe("Think", deck=[], discard=["Poke"]))
    assert sorted([*table.bob.deck, *table.bob.chosen]) == ["Poke", "Think"]
    assert (table.bob.discard, table.bob.wounds) == ([], 0)
    clash(table, hero(), foe("Think", deck=["Idle"], discard=["Poke"]))
    assert (table.bob.chosen, table.bob.discard) == (["Idle"], ["Think", "Poke"]), "one card is enough"


@rule("senjutsu.solo.wounds.limit", "senjutsu.solo.wounds.defeat", "senjutsu.solo.wounds.adjust")
@pytest.mark.parametrize(("limit", "defeated"), [(1, True), (2, False)])
def test_an_opponent_is_defeated_by_as_many_wounds_as_its_limit(table: Scenario, limit: int, defeated: bool) -> None:
    kinds = [{"kind": "katana", "wounds": limit}]
    clash(table, hero(hand=["Cut"]), foe("Think", hex=[0, -1]), play="Cut", kinds=kinds)
    assert table.bob.defeated == defeated
    assert table.winners == (["ann"] if defeated else None)


@rule("senjutsu.solo.bleed.counts")
def test_bleeding_wounds_count(table: Scenario) -> None:
    kinds = [{"kind": "katana", "wounds": 1}]
    clash(table, hero(hand=["Rip"]), foe("Think", hex=[0, -1]), play="Rip", kinds=kinds)
    assert table.winners == ["ann"]


@rule("senjutsu.solo.bleed.discard")
def test_who_bleeds_loses_the_top_card_before_drawing(table: Scenario) -> None:
    clash(table, hero(), foe(bleeding=1, deck=["Poke", "Think", "Walk"]))
    assert (table.bob.chosen, table.bob.discard, table.bob.deck) == (["Think"], ["Poke", "Idle"], ["Walk"])
    top = table.game.zone(DISCARD, 1)[0]
    assert not table.game.knows(0, top)


@rule("senjutsu.solo.stun.no-action")
@pytest.mark.parametrize(("card", "wounds"), [("Knock", 0), ("Late Knock", 1)])
def test_a_stunned_opponent_does_nothing_more_this_round(table: Scenario, card: str, wounds: int) -> None:
    clash(table, hero(hand=[card]), foe("Poke", hex=[0, -1], aggressive=True), play=card)
    assert (table.ann.wounds, table.bob.stuns, table.bob.behaviour) == (wounds, 1, LEFT)
    assert table.bob.deck[0] == "Idle"


@rule("senjutsu.solo.stun.limit", "senjutsu.solo.stun.defeat", "senjutsu.solo.stun.place-card")
@pytest.mark.parametrize(("limit", "defeated"), [(1, True), (2, False)])
def test_an_opponent_is_defeated_by_as_many_stuns_as_wounds(table: Scenario, limit: int, defeated: bool) -> None:
    kinds = [{"kind": "katana", "wounds": limit}]
    clash(table, hero(hand=["Knock"]), foe("Poke", hex=[0, -1]), play="Knock", kinds=kinds)
    assert (table.bob.stuns, table.bob.defeated) == (1, defeated)


@rule("senjutsu.solo.stun.counted-separately")
def test_wounds_and_stuns_are_counted_apart(table: Scenario) -> None:
    kinds = [{"kind": "katana", "wounds": 2}]
    clash(table, hero(hand=["Knock"]), foe("Poke", hex=[0, -1], wounds=1), play="Knock", kinds=kinds)
    assert (table.bob.wounds, table.bob.stuns, table.bob.defeated) == (1, 1, False)


@rule("senjutsu.solo.hobble.same", "senjutsu.solo.hobble.place")
def test_a_hobbled_opponent_is_slower(table: Scenario) -> None:
    kinds = [{"kind": "katana", "wounds": 1}]
    clash(table, hero(hand=["Cut"]), foe("Poke", hex=[0, -1], hobbles=[0]), play="Cut", kinds=kinds)
    assert (table.winners, table.ann.wounds) == (["ann"], 0)
    clash(table, hero(), foe("Think", hobbles=[0]))
    assert table.game.seats[1].hobbles == (1,)


@rule("senjutsu.solo.focus.none")
def test_opponents_have_no_focus(table: Scenario) -> None:
    clash(table, hero(hand=["Inspire"]), foe(), play="Inspire", terrain=[[[1, -3], "shrine"]])
    assert table.bob.focus == 0


@rule("senjutsu.solo.advantage.one")
def test_a_player_decides_about_a_tie_with_an_opponent(table: Scenario) -> None:
    for turn, ann in (("place 1", 0), ("place 2", 1)):
        kinds = [{"kind": "katana", "wounds": 1}]
        clash(table, hero(hand=["Cut"]), foe("Poke", hex=[0, -1], aggressive=True), play="Cut", kinds=kinds)
        assert table.ann.choices == ["place 1", "place 2"]
        table.ann.chooses(turn)
        assert (table.winners, table.ann.wounds) == (["ann"], ann)


@rule("senjutsu.solo.advantage.ai-tie")
def test_tied_opponents_act_in_the_order_that_hurts_most(table: Scenario) -> None:
    # Bob can strike only when cid has gone out of his way.
    foes = foe("Lunge", hex=[0, -2]), foe("Side Slash", hex=[0, -1])
    clash(table, hero(), *foes, kinds=["katana", "katana"])
    assert table.ann.wounds == 2
    assert (place(table, "bob")[0], place(table, "cid")[0]) == ([0, -1], [1, -1])
    # So they do when a player, who strikes at nobody, is tied with them.
    clash(table, hero(hand=["Cut"], facing=3), *foes, play="Cut", kinds=["katana", "katana"])
    table.ann.chooses("place 3")
    assert (place(table, "bob")[0], place(table, "cid")[0]) == ([0, -1], [1, -1])


@rule("senjutsu.solo.advantage.player-tie")
def test_tied_players_act_in_the_order_of_their_starting_advantage(table: Scenario) -> None:
    players = hero(hand=["Ponder"]), hero(hex=[0, 2], hand=["Ponder"])
    for track in ([0, 1, 2], [1, 0, 2]):
        meet(table, *players, foe(), track=track)
        table.ann.chooses("Ponder")
        table.bob.chooses("Ponder")
        assert table.deciding == [("ann", "bob")[track[0]]]
        assert table.game.pending[0].prompt == "move"


@rule("senjutsu.solo.advantage.player-tie")
def test_against_opponents_nobody_takes_the_advantage(table: Scenario) -> None:
    meet(table, hero(hand=["Stand"]), hero(hex=[0, 2], hand=["Hurry"]), foe())
    table.ann.chooses("Stand")
    table.bob.chooses("Hurry")
    assert table.track == (0, 1, 2)


@rule("senjutsu.solo.advantage.player-tie", "senjutsu.solo.advantage.one")
def test_in_a_tie_with_opponents_players_stay_in_their_order(table: Scenario) -> None:
    players = hero(hand=["Cut"]), hero(hex=[0, 2], hand=["Cut"])
    meet(table, *players, foe("Poke", hex=[0, -1], aggressive=True))
    table.ann.chooses("Cut")
    table.bob.chooses("Cut")
    assert table.ann.choices == ["place 1", "place 2"]
    table.ann.chooses("place 2")
    assert table.deciding == ["ann", "bob"]
    assert table.ann.asked == "choose-card"


@rule("senjutsu.solo.look.top-two", "senjutsu.solo.look.return-shuffled")
def test_who_may_look_at_a_hand_looks_at_two_cards_of_the_deck(table: Scenario) -> None:
    clash(table, hero(hand=["Spy"]), foe(deck=["Poke", "Think", "Walk"]), play="Spy")
    assert table.ann.choices == ["done"]
    deck = table.game.zone(DECK, 1)
    assert [table.game.knows(0, card) for card in deck] == [True, True, False]
    table.ann.chooses("done")
    left = [*table.game.zone(CHOSEN, 1), *table.game.zone(DECK, 1)]
    assert not any(table.game.knows(0, card) for card in left)
    assert sorted(table.game.faces[card].name for card in left[:2]) == ["Poke", "Think"]


@rule("senjutsu.solo.look.return-shuffled")
def test_the_two_cards_are_put_back_in_any_order(table: Scenario) -> None:
    tops = set()
    for seed in range(8):
        clash(table, hero(hand=["Spy"]), foe(deck=["Poke", "Think", "Walk"]), play="Spy", seed=seed)
        table.ann.chooses("done")
        tops.add(table.bob.chosen[0])
    assert tops == {"Poke", "Think"}


@rule("senjutsu.solo.look.reshuffle-first")
def test_a_deck_with_too_few_cards_is_shuffled_anew_before_it_is_looked_at(table: Scenario) -> None:
    clash(table, hero(hand=["Spy"]), foe(deck=["Poke"], discard=["Think", "Walk"]), play="Spy")
    assert (len(table.bob.deck), table.bob.discard) == (3, [])


@rule("senjutsu.solo.poison.player-poisoned", "senjutsu.solo.poison.deck")
def test_an_opponent_poisons_as_a_player_does(table: Scenario) -> None:
    clash(table, hero(), foe("Fang", hex=[0, -1], poisons=["Crippling Poison"]))
    assert "Crippling Poison" in [*table.ann.deck, *table.ann.hand]


def test_a_poisoned_opponent_loses_a_turn(table: Scenario) -> None:
    clash(table, hero(hand=["Venom"], poisons=["Crippling Poison"]), foe(hex=[0, -1], deck=[]), play="Venom")
    assert table.bob.chosen == ["Crippling Poison"]
    table.ann.chooses("Stand")
    assert (table.ann.wounds, table.bob.chosen) == (0, ["Idle"])


@rule("senjutsu.solo.worst-case")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (3, 1)])
def test_an_opponent_heals_as_much_as_it_may(table: Scenario, wounds: int, left: int) -> None:
    clash(table, hero(), foe("Heal", wounds=wounds))
    assert table.bob.wounds == left
