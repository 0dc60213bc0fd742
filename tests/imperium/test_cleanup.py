"""The clean-up phase."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle

__all__ = ["GAME"]

HAND = ["Berbers", "Aksumites", "Etruscans"]
DECK = ["Assyrians", "Hittites", "Armenians", "Ionians", "Olmecs"]


@rule("imperium.cleanup.1-progress-on-market")
def test_a_progress_token_is_placed_on_any_market_card(table: Scenario) -> None:
    table.position("clean-up", ann=side(), bob=side(), **middle())
    assert table.ann.choices == ["Jungle", "Elders", "Coinage", "Aksumites", "Oasis"]
    table.ann.chooses("Coinage")
    assert table.piece("Coinage").progress == 2


@rule("imperium.cleanup.1-carthaginians")
def test_carthaginians_place_material(table: Scenario) -> None:
    for side_of_power, amount in (("a", 1), ("b", 2)):
        table.position("clean-up", ann=side(standing=[f"car-power-{side_of_power}"]), bob=side(), **middle())
        table.ann.chooses("Jungle")
        piece = table.piece("Jungle")
        assert (piece.material, piece.progress) == (amount, 0)


@rule("imperium.cleanup.1-qin")
def test_qin_place_population(table: Scenario) -> None:
    table.position("clean-up", ann=side(standing=["qin-power-b"]), bob=side(), **middle())
    table.ann.chooses("Jungle")
    piece = table.piece("Jungle")
    assert (piece.population, piece.progress) == (1, 0)


@rule("imperium.cleanup.2-remove-tokens", "imperium.cleanup.2-reset-action", "imperium.cleanup.2-reset-exhaust")
@rule("imperium.summary.cleanup-order")
def test_action_and_exhaust_tokens_return_before_cards_are_discarded_and_drawn(table: Scenario) -> None:
    table.position(
        "clean-up",
        ann=side(
            hand=HAND,
            deck=DECK,
            play=["Mysticism {exhausted=true}"],
            standing=["gre-power-a {exhausted=true}"],
            actions=0,
            exhausts=1,
            nation_exhausted=True,
            development_exhausted=True,
        ),
        bob=side(play=["Coinage {exhausted=true}"], actions=1, exhausts=2),
        **middle(),
    )
    table.ann.chooses("Jungle")
    assert table.ann.asked == "discard-any"
    assert (table.ann.actions, table.ann.exhausts) == (3, 5)
    assert not table.piece("Mysticism").exhausted
    assert not table.piece("Greeks").exhausted
    assert not table.ann.nation_exhausted
    assert not table.ann.development_exhausted
    assert (table.bob.actions, table.bob.exhausts) == (1, 2), "only those of the player whose turn ends"
    table.ann.chooses("Berbers")
    assert table.ann.hand == ["Aksumites", "Etruscans", "Assyrians", "Hittites", "Armenians"]


@rule("imperium.cleanup.2-utopians")
def test_utopians_get_three_exhaust_tokens(table: Scenario) -> None:
    table.position("clean-up", ann=side(nation_name="utopians", exhausts=0), bob=side(), **middle())
    table.ann.chooses("Jungle")
    assert table.ann.exhausts == 3


@rule("imperium.cleanup.3-discard")
@rule("imperium.deck-exhaustion.trigger")
def test_any_number_of_cards_may_be_discarded(table: Scenario) -> None:
    table.position("clean-up", ann=side(hand=HAND, deck=DECK), bob=side(), **middle())
    table.ann.chooses("Jungle")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 3)
    table.ann.chooses(*HAND)
    assert table.ann.discard == HAND
    assert table.ann.hand == DECK


@rule("imperium.cleanup.4-draw")
def test_the_hand_is_filled_up_to_five(table: Scenario) -> None:
    table.position("clean-up", ann=side(hand=HAND, deck=DECK), bob=side(), **middle())
    table.ann.chooses("Jungle")
    table.ann.chooses()
    assert table.ann.hand == [*HAND, "Assyrians", "Hittites"]


def test_a_greater_hand_size_draws_more(table: Scenario) -> None:
    table.position(
        "clean-up", ann=side(hand=HAND, deck=DECK, play=["Legions", "Awe-inspiring"]), bob=side(), **middle()
    )
    table.ann.chooses("Jungle")
    table.ann.chooses()
    assert len(table.ann.hand) == 7


@rule("imperium.cleanup.4-no-draw-when-full", "imperium.cleanup.4-no-forced-discard")
def test_with_more_cards_than_the_hand_size_nothing_is_drawn_and_nothing_must_go(table: Scenario) -> None:
    table.position("clean-up", ann=side(hand=[*HAND, *HAND], deck=DECK), bob=side(), **middle())
    table.ann.chooses("Jungle")
    assert table.ann.decision.least == 0
    table.ann.chooses()
    assert table.ann.hand == [*HAND, *HAND]
    assert table.ann.deck == DECK


@rule("imperium.cleanup.4-draw", "imperium.nation-utopians.power-passive-timing")
@rule("imperium.term-passive.always-on")
def test_unrest_that_comes_while_drawing_counts_as_a_card_of_the_hand(table: Scenario) -> None:
    table.position(
        "clean-up",
        ann=side(standing=["uto-power-b"], nation_name="utopians", hand=HAND, deck=DECK[:1], discard=DECK[1:]),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("Jungle")
    table.ann.chooses()
    assert table.ann.hand == [*HAND, "Assyrians", "Unrest"]
    assert (table.ann.deck, table.ann.discard) == ([], DECK[1:]), "no card is missing, so the deck is not exhausted"


@rule("imperium.cleanup.4-draw", "imperium.deck-exhaustion-empire.5-draw")
def test_a_card_that_leaves_the_hand_while_drawing_is_replaced(table: Scenario) -> None:
    table.position(
        "clean-up",
        ann=side(
            play=["Embalming"],
            hand=HAND,
            deck=DECK[:1],
            discard=DECK[1:],
            empire=True,
            development=["Legions", "The Senate"],
            population=3,
        ),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("Jungle")
    table.ann.chooses()
    table.ann.chooses("Legions")
    table.ann.chooses("yes")
    table.ann.chooses("Berbers")
    assert table.ann.history == ["Berbers"], "population was paid for the development"
    assert len(table.ann.hand) == 5


@rule("decision.imperium.cleanup", "imperium.cleanup.1-next-player-may-start")
def test_the_clean_up_is_finished_before_the_next_player_starts(table: Scenario) -> None:
    table.position("clean-up", ann=side(hand=HAND, deck=DECK), bob=side(), **middle())
    table.ann.chooses("Jungle")
    assert table.deciding == ["ann"]
    table.ann.chooses()
    assert table.deciding == ["bob"]
