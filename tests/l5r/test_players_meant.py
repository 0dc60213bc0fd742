"""Cards that speak of each player, of one that is chosen, or of the one who did something."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, quiet_player

__all__ = ["GAME"]


@rule("decision.l5r.each-player-in-order")
def test_oracle_of_stone_lets_each_player_draw_and_discard_in_player_order(table: Scenario) -> None:
    ann = quiet_player(hand=["Oracle of Stone", "Court Games"])
    begins(table, ann, quiet_player(hand=["Assassination", "Banzai!", "Outwit"]))
    table.ann.chooses("use Oracle of Stone 0")
    assert table.deciding == ["ann"]
    assert table.ann.asked == "discard-cards"
    assert table.ann.hand == ["Court Games", "Fine Katana", "Fine Katana"]
    table.ann.chooses("Court Games", "Fine Katana")
    table.ann.orders("Court Games", "Fine Katana")
    assert len(table.bob.hand) == 5
    table.bob.chooses("Outwit", "Banzai!")
    table.bob.orders("Outwit", "Banzai!")
    assert (table.ann.hand, len(table.bob.hand)) == (["Fine Katana"], 3)


@rule("decision.l5r.each-player-in-order")
def test_the_first_player_comes_first_whoever_plays_the_card(table: Scenario) -> None:
    bob = quiet_player(hand=["Oracle of Stone"])
    begins(table, quiet_player(hand=["Court Games"]), bob)
    table.bob.chooses("use Oracle of Stone 0")
    assert table.ann.asked == "discard-cards"


def test_backhanded_compliment_is_for_either_player(table: Scenario) -> None:
    for option, honor, hands in ((0, (9, 10), (1, 0)), (1, (10, 9), (0, 1))):
        begins(table, quiet_player(hand=["Backhanded Compliment"]), quiet_player())
        table.ann.chooses("use Backhanded Compliment 0")
        table.ann.chooses(f"option {option}")
        assert (table.ann.honor, table.bob.honor) == honor
        assert (len(table.ann.hand), len(table.bob.hand)) == hands


def test_hida_amoro_takes_a_character_of_whoever_passes(table: Scenario) -> None:
    begins(table, quiet_player("Hida Amoro", "Eager Scout"), quiet_player("Doji Whisperer", "Otomo Courtier"))
    nobody_acts(table)
    table.ann.chooses("pass")
    assert table.ann.choices == ["Hida Amoro", "Eager Scout"]
    table.ann.chooses("Eager Scout")
    nobody_acts(table)
    table.bob.chooses("pass")
    assert table.bob.choices == ["Doji Whisperer", "Otomo Courtier"]
    table.bob.chooses("Doji Whisperer")
    assert table.bob.play == ["Otomo Courtier"]


def test_hida_amoro_asks_nothing_of_who_has_nobody(table: Scenario) -> None:
    begins(table, quiet_player("Hida Amoro"), quiet_player())
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Hida Amoro")
    nobody_acts(table)
    table.ann.chooses("pass")
    assert table.in_play("Hida Amoro"), "Bob has passed, and nobody to sacrifice"
