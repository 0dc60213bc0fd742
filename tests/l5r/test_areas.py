"""The areas before a player: decks at either side, and discard piles that nobody arranges."""

from __future__ import annotations

from nefrit.l5r.board import L5RBoard
from nefrit.l5r.game import GAME
from nefrit.l5r.state import CONFLICT_DECK, CONFLICT_DISCARD, DYNASTY_DECK
from nefrit.testing import Scenario, rule
from nefrit.text.speech import Speech
from tests.l5r.core.fights import begins, player

BOARD = L5RBoard(Speech(GAME, ("ann", "bob")))


@rule("l5r.setup.4-deck-positions")
def test_the_dynasty_deck_lies_at_the_left_and_the_conflict_deck_at_the_right(table: Scenario) -> None:
    decks = {"dynasty-deck": ["3x Otomo Courtier"], "conflict-deck": ["7x Fine Katana"]}
    begins(table, player(hand=["Levy"], **decks), player(**decks))
    for seat, name in enumerate(("Ann", "Bob")):
        names = [zone["zone"] for zone in table.game.view(seat)["zones"] if zone["seat"] == seat]
        assert names.index(DYNASTY_DECK.name) < names.index(CONFLICT_DECK.name)
        line = next(line for line in BOARD.lines(table.game.view(0)) if line.startswith(f"{name}: "))
        assert line.index("dynasty deck") < line.index("conflict deck")


@rule("l5r.discard-pile.order-fixed")
def test_a_card_goes_on_top_of_the_pile_and_the_others_stay_as_they_lie(table: Scenario) -> None:
    pile = ["Rout", "Fine Katana", "Banzai!", "Ornate Fan"]
    begins(table, player(hand=["2x Levy"], **{"conflict-discard": pile}), player())
    for played in (["Levy"], ["Levy", "Levy"]):
        table.ann.chooses("use Levy 0")
        table.bob.chooses("option 1")
        assert table.ann.cards_in("conflict-discard") == [*played, *pile]
        for reader in (0, 1, 2):
            zones = table.game.view(reader)["zones"]
            shown = next(zone for zone in zones if zone["zone"] == CONFLICT_DISCARD.name and zone["seat"] == 0)
            names = [GAME.library.faces[card["face"]].name for card in shown["cards"]]
            assert names == [*played, *pile], "so it lies for everybody"


@rule("l5r.discard-pile.order-fixed")
def test_where_one_is_taken_out_the_others_stay_as_they_lie(table: Scenario) -> None:
    pile = ["Serene Warrior", "Doji Whisperer", "Matsu Berserker", "Brash Samurai"]
    ann = player(
        "Kitsu Spiritcaller", "Akodo Toturi", **{"dynasty-discard": pile}, provinces=["Ancestral Lands {slot=0}"]
    )
    begins(table, ann, player(provinces=["Ancestral Lands {slot=0}"]))
    table.ann.passes()
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Akodo Toturi")
    table.ann.chooses("use Kitsu Spiritcaller 0")
    table.ann.chooses("Matsu Berserker")
    assert table.ann.cards_in("dynasty-discard") == ["Serene Warrior", "Doji Whisperer", "Brash Samurai"]
