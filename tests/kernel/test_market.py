"""The market model: examples as a rulebook would print them, each of a timing that the kernel must get right."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing import Player, Scenario, play_at_random, side
from tests.kernel.models.market import BENEATH, DECK, GAME, HAND

__all__ = ["GAME"]

ANN, BOB, CID, SPECTATOR = range(4)


def market(*names: str, progress: tuple[int, ...] = (), unrest: int = 9) -> dict[str, Any]:
    """A market of these cards, each with an unrest card beneath it, beside a pile of more unrest cards."""
    tokens = (*progress, *[0] * len(names))
    cards = [f"{name} {{beneath=#{900 + n}, progress={tokens[n]}}}" for n, name in enumerate(names)]
    return {
        "market": cards,
        "beneath": [f"Unrest #{900 + n}" for n in range(len(names))],
        "unrest": ["Unrest"] * unrest,
    }


def seen(table: Scenario, viewer: int, zone: str, owner: int | None = None) -> list[str | None]:
    """The cards of a zone as a seat sees them: their face ids, and None for cards it does not know."""
    zones = table.game.view(viewer)["zones"]
    (cards,) = [shown["cards"] for shown in zones if (shown["zone"], shown["seat"]) == (zone, owner)]
    return [card.get("face") for card in cards]


def ends_turn(player: Player) -> None:
    """Activate no more, put the progress on the first market card, and keep the hand."""
    if player.asked == "act-or-pass":
        player.passes()
    player.answers(0)
    if player.asked == "choose-some":
        player.chooses()


def ended_by(table: Scenario) -> str:
    """The rule by which the game ended."""
    assert table.game.outcome is not None
    return table.game.outcome.rule


# ---- The market


def test_acquiring_takes_the_card_its_tokens_and_its_unrest_and_the_slot_is_refilled(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Caravan"]),
        bob=side(),
        cid=side(),
        main=["Library", "Festival"],
        **market("Wall", "Temple", "Oracle", progress=(0, 2)),
    )
    table.ann.chooses("play Caravan")
    assert table.ann.choices == ["Wall", "Temple", "Oracle"]
    table.ann.chooses("Temple")
    assert table.ann.hand == ["Temple", "Unrest"]
    assert table.ann.progress == 2
    assert table.ann.discard == ["Caravan"]
    assert table.market == ["Wall", "Library", "Oracle"]
    assert table.main == ["Festival"]
    assert len(table.beneath) == 3
    assert len(table.unrest) == 8
    assert table.game.zone(BENEATH)[-1] == table.piece("Library").beneath
    assert table.piece("Library").progress == 0


def test_breaking_through_returns_the_unrest_to_the_pile(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Explorers"]),
        bob=side(),
        cid=side(),
        main=["Library"],
        **market("Wall", "Temple", progress=(3,), unrest=1),
    )
    table.ann.chooses("play Explorers")
    table.ann.chooses("Wall")
    assert table.ann.hand == ["Wall"]
    assert table.ann.progress == 3
    assert table.market == ["Library", "Temple"]
    assert table.unrest == ["Unrest"], "it was back before the refill took one, so that was not the last one"
    assert table.winners is None


def test_of_several_cards_one_is_taken_and_the_market_refilled_before_the_next(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Great Caravan"]),
        bob=side(),
        cid=side(),
        main=["Library", "Festival", "Spies"],
        **market("Wall", "Temple", "Oracle"),
    )
    table.ann.chooses("play Great Caravan")
    table.ann.chooses("Wall")
    assert table.ann.choices == ["Library", "Temple", "Oracle"]
    assert table.ann.play == ["Great Caravan"], "it is still being resolved"
    table.ann.chooses("Library")
    assert table.ann.hand == ["Wall", "Unrest", "Library", "Unrest"]
    assert table.market == ["Festival", "Temple", "Oracle"]
    assert table.ann.progress == 3


def test_an_empty_slot_stays_empty_when_nothing_is_left_to_refill_it(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Caravan"]), bob=side(), cid=side(), **market("Wall", "Temple"))
    table.ann.chooses("play Caravan")
    table.ann.chooses("Wall")
    assert table.market == ["Temple"]
    assert len(table.unrest) == 9


def test_everybody_remembers_who_took_a_card_even_when_it_is_hidden_again(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Caravan", "Oracle"]),
        bob=side(),
        cid=side(),
        main=["Library", "Festival"],
        **market("Temple"),
    )
    table.ann.chooses("play Caravan")
    table.ann.chooses("Temple")
    assert seen(table, BOB, "hand", ANN) == [None, "temple", "unrest"]
    table.ann.passes()
    table.ann.chooses("Library")
    table.ann.chooses("Oracle", "Temple", "Unrest")
    assert seen(table, BOB, "hand", ANN) == [None] * 3
    hands = set()
    for seed in range(20):
        imagined = table.game.imagine(BOB, Chance(seed))
        hand, deck = ([imagined.faces[card].name for card in imagined.zone(zone, ANN)] for zone in (HAND, DECK))
        assert sorted(hand + deck) == ["Caravan", "Oracle", "Temple", "Unrest"]
        hands.add(tuple(sorted(hand)))
    assert len(hands) == 4, "but not which of them ann has drawn again"


# ---- Attacks and reactions


def test_an_attack_waits_for_reactions_from_the_left_and_spares_who_is_protected(table: Scenario) -> None:
    table.position(
        "turn",
        first="bob",
        ann=side(hand=["Oracle", "Spies"], play=["Wall"]),
        bob=side(hand=["Raiders"], play=["Wall"]),
        cid=side(hand=["Scribes", "Library"], play=["Wall"]),
        **market("Temple"),
    )
    table.bob.chooses("play Raiders")
    assert table.deciding == ["cid"], "the player on the attacker's left is first"
    assert table.cid.choices == ["pass", "use Wall"]
    table.cid.chooses("use Wall")
    assert table.cid.exhausts == 1
    assert table.deciding == ["ann"], "nothing has happened to anybody yet"
    table.ann.passes()
    assert table.deciding == ["ann"], "cid is protected"
    assert table.bob.progress == 0
    table.ann.chooses("Spies")
    assert (table.ann.discard, table.cid.discard) == (["Spies"], [])
    assert table.bob.progress == 1
    assert table.match.log.read(SPECTATOR)[0]["arguments"] == {"attacker": BOB, "source": "raiders"}


def test_a_player_may_use_several_reactions_before_the_next_player_is_asked(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Raiders"]),
        bob=side(play=["Wall", "Watchmen"], deck=["Oracle"]),
        cid=side(play=["Wall"]),
        **market("Temple"),
    )
    table.ann.chooses("play Raiders")
    table.bob.chooses("use Watchmen")
    assert table.bob.hand == ["Oracle"]
    assert table.bob.choices == ["pass", "use Wall"]
    table.bob.chooses("use Wall")
    assert table.bob.exhausts == 0
    table.cid.chooses("use Wall")
    assert table.bob.hand == ["Oracle"]
    assert table.ann.progress == 1


@pytest.mark.parametrize(
    ("bob", "why"),
    [
        ({"play": ["Wall {exhausted=true}"]}, "imperium.exhaust.not-already-exhausted"),
        ({"play": ["Wall"], "exhausts": 0}, "imperium.exhaust.no-token"),
        ({"play": ["Watchmen"], "population": 0}, "imperium.exhaust.unpayable-cost"),
    ],
)
def test_who_cannot_react_is_not_asked(table: Scenario, bob: dict[str, Any], why: str) -> None:
    table.position("turn", ann=side(hand=["Raiders"]), bob=side(**bob), cid=side(), **market("Temple"))
    assert table.bob.why_not(table.bob.play[0]) == [why]
    table.ann.chooses("play Raiders")
    assert table.ann.progress == 1
    assert table.deciding == ["ann"]


# ---- Others choose in the middle of an effect


def test_each_victim_chooses_what_to_discard_in_the_middle_of_the_attackers_effect(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Raiders", "Temple"]),
        bob=side(hand=["Oracle", "Spies"]),
        cid=side(),
        dan=side(hand=["Library"]),
        **market("Temple"),
    )
    table.ann.chooses("play Raiders")
    assert table.deciding == ["bob"]
    assert table.bob.choices == ["Oracle", "Spies"]
    table.bob.chooses("Oracle")
    assert table.deciding == ["dan"], "cid has no card to discard"
    assert table.ann.progress == 0
    assert table.ann.play == ["Raiders"]
    table.dan.chooses("Library")
    assert table.bob.discard == ["Oracle"]
    assert table.dan.discard == ["Library"]
    assert table.ann.progress == 1
    assert table.ann.discard == ["Raiders"]


def test_a_victim_decides_in_the_middle_of_a_draw_in_a_reaction_to_an_attack(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Raiders"]),
        bob=side(play=["Watchmen"], development=["Library", "Temple"], progress=1),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("play Raiders")
    table.bob.chooses("use Watchmen")
    assert table.bob.asked == "pay"
    table.bob.distributes({"progress": 1})
    assert table.bob.choices == ["pass", "Library", "Temple"]
    table.bob.chooses("Library")
    assert table.bob.hand == ["Library"], "it became the new deck and was drawn"
    assert table.bob.exhausts == 0
    assert table.bob.choices == ["Library"], "and now the attack goes on"
    table.bob.chooses("Library")
    assert table.bob.discard == ["Library"]
    assert (table.bob.population, table.bob.progress) == (2, 0)


# ---- Solstice


def test_solstice_effects_go_in_turn_order_and_each_player_orders_their_own(table: Scenario) -> None:
    table.position(
        "solstice",
        first="bob",
        ann=side(play=["Temple"]),
        bob=side(play=["Festival", "Wall", "Temple"], deck=["Oracle"], progress=1),
        cid=side(play=["Festival"]),
        **market("Temple"),
    )
    assert table.deciding == ["bob"]
    assert table.bob.choices == ["use Festival", "use Temple"]
    table.bob.chooses("use Temple")
    assert table.bob.asked == "choose-option"
    table.bob.chooses("option 1")
    assert table.bob.hand == ["Oracle"]
    assert table.bob.progress == 2, "only the festival was left, so nobody was asked"
    assert table.cid.population == 3
    assert table.deciding == ["ann"]
    table.ann.chooses("option 0")
    assert table.ann.population == 3
    assert table.deciding == ["bob"], "the next round begins"
    assert "play Oracle" in table.bob.choices


def test_a_solstice_effect_of_a_card_that_was_removed_is_no_longer_due(table: Scenario) -> None:
    table.position(
        "solstice",
        ann=side(play=["Festival", "Landslide", "Temple"]),
        bob=side(),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("use Landslide")
    assert table.ann.choices == ["Festival", "Temple"]
    table.ann.chooses("Temple")
    assert table.ann.discard == ["Temple"]
    assert table.ann.population == 3, "the festival was resolved, the temple was not"
    assert table.ann.asked == "choose-one", "nobody can act, so the first turn is at its clean-up"


def test_a_solstice_effect_may_remove_the_card_of_a_player_whose_turn_comes_later(table: Scenario) -> None:
    table.position(
        "solstice",
        ann=side(play=["Landslide"]),
        bob=side(play=["Festival"]),
        cid=side(play=["Festival"]),
        **market("Temple"),
    )
    assert table.ann.choices == ["Festival", "Festival"]
    table.ann.answers(1)
    assert table.cid.discard == ["Festival"]
    assert (table.bob.population, table.cid.population) == (3, 2)


# ---- The sudden end


def test_the_game_ends_at_once_when_the_last_unrest_leaves_the_pile(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Riot", "Unrest"], progress=9),
        bob=side(),
        cid=side(discard=["Unrest"]),
        dan=side(deck=["2x Unrest"]),
        **market("Temple", unrest=2),
    )
    table.ann.chooses("play Riot")
    assert table.winners == ["bob"], "bob has one unrest card, everybody else has two"
    assert (table.bob.hand, table.cid.hand, table.dan.hand) == (["Unrest"], ["Unrest"], [])
    assert table.ann.progress == 9, "the rest of the effect does not happen"
    assert table.ann.play == ["Riot"]
    assert ended_by(table) == "imperium.end.collapse-trigger"


def test_a_card_being_resolved_counts_as_in_its_players_play_area(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Riot"], progress=9),
        bob=side(),
        cid=side(),
        **market("Temple", unrest=1),
    )
    table.ann.chooses("play Riot")
    assert table.winners == ["cid"], "the riot is an unrest card too, so ann has one and only cid has none"


def test_the_game_ends_at_once_also_during_a_refill(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Great Caravan"]),
        bob=side(hand=["Unrest", "Unrest"]),
        cid=side(deck=["Unrest"], discard=["Unrest"]),
        main=["Library", "Festival"],
        **market("Wall", "Temple", unrest=1),
    )
    table.ann.chooses("play Great Caravan")
    table.ann.chooses("Wall")
    assert table.winners == ["ann"]
    assert table.ann.hand == ["Wall", "Unrest"]
    assert table.market == ["Library", "Temple"], "no second card is taken"
    assert table.ann.progress == 0


def test_a_tie_for_the_least_unrest_is_decided_by_the_score_of_the_tied(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Riot", "Unrest"], progress=9),
        bob=side(progress=4),
        cid=side(hand=["Unrest"], progress=5),
        **market("Temple", unrest=1),
    )
    table.ann.chooses("play Riot")
    assert table.winners == ["cid"], "bob and cid have one unrest each, ann has two"


# ---- The end in good time


def test_the_last_card_of_the_main_deck_brings_the_final_round_and_then_scoring(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Caravan"]),
        bob=side(progress=1, play=["Festival"]),
        cid=side(hand=["Library"]),
        main=["Oracle"],
        **market("Temple"),
    )
    table.ann.chooses("play Caravan")
    assert table.rounds_left == 0
    table.ann.chooses("Temple")
    assert table.rounds_left == 2
    ends_turn(table.ann)
    ends_turn(table.bob)
    ends_turn(table.cid)
    assert (table.rounds_left, table.bob.progress) == (1, 2)
    ends_turn(table.ann)
    ends_turn(table.bob)
    assert table.deciding == ["cid"], "the final round is finished too"
    ends_turn(table.cid)
    assert table.bob.progress == 3, "with its solstice"
    assert table.winners == ["bob"]
    assert ended_by(table) == "imperium.scoring.winner"


def test_players_tied_for_the_best_score_share_the_victory(table: Scenario) -> None:
    table.position(
        "solstice",
        rounds_left=1,
        ann=side(progress=1, hand=["Temple"], deck=["Unrest"], discard=["Library"]),
        bob=side(progress=1),
        cid=side(progress=2),
        **market("Temple"),
    )
    assert table.winners == ["ann", "cid"], "1 + 1 - 2 + 2 points for ann, 1 for bob, 2 for cid"


def test_a_collapse_after_scoring_was_triggered_ends_the_game_as_a_collapse(table: Scenario) -> None:
    table.position(
        "turn",
        rounds_left=1,
        ann=side(hand=["Riot"], progress=9),
        bob=side(),
        cid=side(),
        **market("Temple", unrest=2),
    )
    table.ann.chooses("play Riot")
    assert table.winners == ["ann"]
    assert ended_by(table) == "imperium.end.collapse-trigger"


# ---- Decks


def test_an_empty_deck_is_replaced_in_the_middle_of_a_draw_and_the_rest_is_drawn(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(play=["Library"], deck=["Oracle"], discard=["Spies", "Temple", "Wall"]),
        bob=side(),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("use Library")
    assert len(table.ann.hand) == 3
    assert table.ann.hand[0] == "Oracle"
    assert table.ann.discard == []
    assert sorted(table.ann.hand[1:] + table.ann.deck) == ["Spies", "Temple", "Wall"]
    assert seen(table, BOB, "hand", ANN) == [None, None, None]
    assert seen(table, ANN, "deck", ANN) == [None]


def test_the_card_that_is_being_resolved_is_not_shuffled_into_the_new_deck(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Scribes"], discard=["Wall"]),
        bob=side(),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("play Scribes")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Wall"], "there was no second card to draw"
    assert table.ann.discard == ["Scribes"]


def test_cards_looked_at_are_put_back_in_any_order_that_only_the_player_knows(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Oracle", "Pilgrims"], deck=["Spies", "Temple", "Wall", "Raiders"]),
        bob=side(),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("play Oracle")
    assert table.ann.choices == ["Spies", "Temple", "Wall"]
    shown = table.game.view(ANN)["decision"]["options"]
    assert [option["face"] for option in shown] == ["spies", "temple", "wall"]
    assert seen(table, BOB, "deck", ANN) == [None] * 4
    table.ann.orders("Wall", "Spies", "Temple")
    assert table.ann.deck == ["Wall", "Spies", "Temple", "Raiders"]
    assert seen(table, ANN, "deck", ANN) == ["wall", "spies", "temple", None]
    for other in (BOB, CID, SPECTATOR):
        assert seen(table, other, "deck", ANN) == [None] * 4
    table.ann.chooses("play Pilgrims")
    assert len(table.ann.deck) == 5
    for anybody in (ANN, BOB, CID, SPECTATOR):
        assert seen(table, anybody, "deck", ANN) == [None] * 5


def test_who_looked_at_anothers_deck_still_knows_the_card_when_it_is_drawn(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Spies"]),
        bob=side(play=["Library"], deck=["Oracle", "Temple", "Wall"]),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("play Spies")
    table.ann.orders("Temple", "Oracle")
    assert seen(table, ANN, "deck", BOB) == ["temple", "oracle", None]
    assert seen(table, BOB, "deck", BOB) == [None] * 3
    ends_turn(table.ann)
    table.bob.chooses("use Library")
    assert seen(table, ANN, "hand", BOB) == ["temple", "oracle", None]
    assert seen(table, BOB, "hand", BOB) == ["temple", "oracle", "wall"]
    assert seen(table, CID, "hand", BOB) == [None] * 3


def test_who_knew_a_card_on_a_deck_no_longer_does_when_its_owner_has_ordered_the_deck(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Oracle"], deck=["Spies [known to bob]", "Temple [known to bob]", "Wall", "Raiders"]),
        bob=side(),
        cid=side(),
        **market("Temple"),
    )
    assert seen(table, BOB, "deck", ANN) == ["spies", "temple", None, None]
    table.ann.chooses("play Oracle")
    table.ann.orders("Spies", "Wall", "Temple")
    assert seen(table, BOB, "deck", ANN) == [None] * 4, "not even that the first card is where it was"
    assert seen(table, ANN, "deck", ANN) == ["spies", "wall", "temple", None]


# ---- Any number, and payments


def test_in_the_clean_up_any_number_of_cards_may_be_discarded(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Oracle", "Spies", "Wall"], deck=["Temple", "Raiders", "Riot"], actions=0, exhausts=0),
        bob=side(),
        cid=side(),
        **market("Temple", "Festival"),
    )
    table.ann.chooses("Festival")
    assert table.piece("Festival").progress == 1
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 3)
    table.ann.chooses("Oracle", "Wall")
    assert table.ann.hand == ["Spies", "Temple", "Raiders"]
    assert table.ann.discard == ["Oracle", "Wall"]
    assert (table.ann.actions, table.ann.exhausts) == (2, 2)


def test_population_may_be_paid_with_progress_as_the_player_divides_it(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Unrest"], population=1, progress=2),
        bob=side(),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("play Unrest")
    refusal = table.game.answer(ANN, (2, 0))
    assert refusal is not None
    assert refusal.rule == "imperium.term-pay.progress-as-population"
    assert table.game.answer(ANN, (1, 0)) is not None, "it must be paid in full"
    table.ann.distributes({"population": 1, "progress": 1})
    assert (table.ann.population, table.ann.progress) == (0, 1)
    assert len(table.unrest) == 10
    assert table.ann.discard == []


def test_what_cannot_be_paid_has_no_effect_and_what_may_be_done_may_be_declined(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Unrest", "Scribes"], deck=["Wall"], population=1, actions=3),
        bob=side(hand=["Scribes"], deck=["Wall"]),
        cid=side(),
        **market("Temple"),
    )
    table.ann.chooses("play Unrest")
    assert table.ann.discard == ["Unrest"]
    table.ann.chooses("play Scribes")
    assert table.ann.discard == ["Unrest", "Scribes"], "nobody is asked whether they want to pay what they cannot"
    ends_turn(table.ann)
    table.bob.chooses("play Scribes")
    assert table.bob.choices == ["yes", "no"]
    table.bob.chooses("no")
    assert table.bob.population == 2
    assert table.bob.deck == ["Wall"]


# ---- Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_random_answers_end_within_a_few_hundred_decisions(seats: int) -> None:
    for seed in range(20):
        states: list[AnyGame] = []
        game = play_at_random(GAME, Header(GAME.name, seats=seats, seed=seed), Chance(seed), states.append)
        assert game.outcome is not None
        assert len(states) < 600
