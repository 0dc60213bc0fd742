"""The market: acquiring, breaking through, exiling and swapping."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.imperium.state import HAND, MAIN_DECK
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, slot

__all__ = ["GAME"]


# ---- Acquiring


@rule("imperium.term-acquire.choose-market-card", "imperium.term-acquire.collect-resources")
@rule("imperium.term-acquire.take-unrest", "imperium.term-acquire.refill", "imperium.term-acquire.unrest-under-new")
@rule("imperium.term.acquire-vs-break-through")
def test_who_acquires_takes_the_card_what_is_on_it_and_the_unrest_under_it(table: Scenario) -> None:
    plays(table, "Phoenicians")
    assert table.ann.hand == ["Coinage", "Unrest"], "the only civilised card"
    assert table.ann.progress == 1
    assert slot(table, 2) == "Temple"
    assert table.civilised == ["Education"]
    assert len(table.unrest) == 7
    assert table.piece("Temple").beneath >= 0
    assert table.piece("Temple").progress == 0


@rule("imperium.term-market.refill-no-progress")
def test_a_new_market_card_gets_no_progress(table: Scenario) -> None:
    plays(table, "Phoenicians")
    assert table.piece("Temple").progress == 0


@rule("imperium.term-acquire.choose-suit")
def test_of_several_suits_one_is_chosen(table: Scenario) -> None:
    plays(table, "Conquer", population=2)
    assert table.ann.choices == ["Jungle", "Aksumites", "Oasis"]
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Oasis"]
    assert slot(table, 4) == "Marsh"


@rule("imperium.term-acquire.face-up-only")
def test_nothing_face_down_is_acquired(table: Scenario) -> None:
    plays(table, "Armenians", other={"market": ["Jungle {slot=0}"], "beneath": []})
    assert table.ann.hand == []
    assert table.uncivilised == ["Mysticism", "Town"]
    assert table.ann.history == ["Armenians"]


@rule("imperium.term-acquire.several-one-at-a-time", "imperium.term-acquire.several-new-card-allowed")
def test_the_market_is_filled_before_the_next_card_is_taken(table: Scenario) -> None:
    plays(table, "Roman Expansion")
    assert table.ann.choices == ["Jungle", "Oasis"]
    table.ann.chooses("Jungle")
    table.ann.chooses("yes")
    assert table.ann.choices == ["Coast", "Oasis"]
    table.ann.chooses("Coast")
    assert table.ann.hand == ["Jungle", "Coast"]
    assert slot(table, 0) == "Hills"


@rule("imperium.term-barbarian.may-obtain-empire", "imperium.term-empire.obtain-while-barbarian")
def test_a_barbarian_may_obtain_cards_with_the_empire_icon(table: Scenario) -> None:
    plays(table, "Phoenicians")
    assert "Coinage" in table.ann.hand
    assert table.ann.why_not("Coinage") == ["imperium.action.state-must-match"]


# ---- Breaking through


@rule("imperium.term-break-through.two-options", "imperium.term-break-through.choose-suit")
@rule("imperium.term-break-through.1-any-slot")
def test_who_breaks_through_takes_a_card_face_up_or_face_down(table: Scenario) -> None:
    plays(table, "Conquer", population=3)
    table.ann.chooses("option 1")
    assert table.ann.choices == ["Jungle", "Aksumites", "Oasis", "face-down region", "face-down tributary"]


@rule("imperium.term-break-through.1-collect-resources", "imperium.term-break-through.1-unrest-returned")
@rule("imperium.term-break-through.1-refill", "imperium.term-break-through.1-unrest-under-new")
def test_the_unrest_under_a_card_returns_to_the_pile(table: Scenario) -> None:
    other = {"market": ["Elders {slot=1, beneath=#91, material=2, population=1}"], "beneath": ["Unrest #91"]}
    plays(table, "Triumvirate", other=other)
    table.ann.chooses("Elders")
    assert table.ann.hand == ["Elders"]
    assert (table.ann.material, table.ann.population) == (2, 1)
    assert slot(table, 1) == "Mysticism"
    assert len(table.unrest) == 8, "one went back and one lies under the new card"
    assert table.piece("Mysticism").beneath >= 0


@rule("imperium.term-break-through.1-refill-main-deck")
def test_an_empty_deck_is_replaced_by_the_main_deck_in_the_same_slot(table: Scenario) -> None:
    plays(table, "Triumvirate", other={"uncivilised": []})
    table.ann.chooses("Elders")
    assert slot(table, 1) == "Marsh"
    assert table.piece("Marsh").beneath == -1, "there is none under a region"


@rule("imperium.term-break-through.2-small-deck", "imperium.term-break-through.2-no-unrest")
def test_face_down_the_top_card_of_the_deck_is_taken(table: Scenario) -> None:
    plays(table, "Triumvirate")
    table.ann.chooses("face-down uncivilised")
    assert table.ann.hand == ["Mysticism"]
    assert len(table.unrest) == 8
    assert slot(table, 1) == "Elders"
    (card,) = table.game.zone(HAND, 0)
    assert not table.game.knows(1, card), "nobody else sees it"


@rule("imperium.term-break-through.2-reveal-main-deck", "imperium.term-break-through.2-shuffle-back")
def test_tributaries_are_looked_for_in_the_main_deck(table: Scenario) -> None:
    plays(table, "Diplomacy", material=3)
    table.ann.chooses("face-down tributary")
    assert table.ann.hand == ["Hittites"]
    assert table.game.knows(1, table.game.zone(HAND, 0)[0]), "everybody has seen it"
    assert sorted(table.main) == ["Forest", "Leadership", "Marsh"]
    assert all(not table.game.known_to[card] for card in table.game.zone(MAIN_DECK)), "they were shuffled"


@rule("imperium.term-break-through.2-nothing-left")
def test_where_nothing_of_the_suit_is_left_it_is_progress(table: Scenario) -> None:
    plays(table, "Diplomacy", material=3, other={"main": ["Marsh", "Forest"]})
    table.ann.chooses("face-down tributary")
    assert table.ann.progress == 2
    assert sorted(table.main) == ["Forest", "Marsh"]


@rule("decision.imperium.empty")
def test_a_slot_that_cannot_be_filled_stays_empty(table: Scenario) -> None:
    plays(table, "Triumvirate", other={"uncivilised": [], "main": []})
    table.ann.chooses("Elders")
    assert slot(table, 1) == ""
    assert len(table.market) == 4


# ---- Exile


@rule("imperium.term-exile.pile", "imperium.term-exile.from-market-unrest", "imperium.term-exile.from-market-refill")
@rule("imperium.term-exile.from-market-new-unrest", "imperium.term-exile.no-tokens")
def test_a_card_without_tokens_is_exiled_from_the_market(table: Scenario) -> None:
    plays(table, "Mountain")
    assert table.ann.choices == ["Jungle", "Elders", "Aksumites", "Oasis"], "not Coinage, on which a token lies"
    table.ann.chooses("Elders")
    assert table.exile == ["Elders"]
    assert slot(table, 1) == "Mysticism"
    assert len(table.unrest) == 8
    assert table.piece("Mysticism").beneath >= 0


@rule("imperium.term-exile.swap", "imperium.term-exile.swap-moves-tokens", "imperium.term-exile.swap-unrest")
def test_a_swap_moves_tokens_to_the_exiled_card(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(play=["Lighthouse"]),
        bob=side(),
        **middle(exile=["Town", "Oracle"]),
    )
    table.ann.chooses("activate")
    table.ann.chooses("use Lighthouse 0")
    assert table.ann.choices == ["Jungle", "Elders", "Coinage", "Aksumites", "Oasis"]
    table.ann.chooses("Coinage")
    table.ann.chooses("Oracle")
    assert table.exile == ["Town", "Coinage"]
    assert slot(table, 2) == "Oracle"
    assert table.piece("Oracle").progress == 1
    assert table.piece("Oracle").beneath >= 0
    assert len(table.unrest) == 8
    assert table.civilised == ["Temple", "Education"]


@rule("imperium.term-exile.acquire-exiled")
def test_who_acquires_an_exiled_card_takes_unrest_unless_it_is_a_region(table: Scenario) -> None:
    for card, hand in (("Hittites", ["Hittites", "Unrest"]), ("Forest", ["Forest"])):
        plays(table, "Conquer", play=["Cartography"], population=2, other={"exile": ["Hittites", "Forest", "Town"]})
        assert table.ann.choices == ["Jungle", "Aksumites", "Oasis", "Hittites", "Forest"]
        table.ann.chooses(card)
        assert table.ann.hand == hand
        assert slot(table, 3) == "Aksumites"


@rule("imperium.term-exile.acquire-exiled")
def test_without_leave_exiled_cards_are_not_acquired(table: Scenario) -> None:
    plays(table, "Conquer", population=2, other={"exile": ["Hittites"]})
    assert "Hittites" not in table.ann.choices


@rule("imperium.card.field-effect")
def test_gambling_takes_or_exiles_the_top_card_of_the_main_deck(table: Scenario) -> None:
    for suit, hand, exile in (("region", ["Marsh"], []), ("tributary", [], ["Marsh"])):
        plays(table, "Gambling", material=1)
        assert table.ann.choices == ["uncivilised", "civilised", "region", "tributary"]
        table.ann.chooses(suit)
        assert table.ann.hand == hand
        assert table.exile == exile
        assert table.ann.material == 0


@rule("imperium.card.field-effect")
def test_tokens_may_be_placed_in_the_market_by_effects(table: Scenario) -> None:
    plays(table, "Carthaginian Traders")
    table.ann.chooses("Jungle")
    assert table.piece("Jungle").material == 1
