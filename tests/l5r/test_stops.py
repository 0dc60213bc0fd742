"""Where players of Legend of the Five Rings want to be asked in windows."""

from __future__ import annotations

import pytest

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, player

__all__ = ["GAME"]


def options(table: Scenario, seat: int) -> dict[str, object]:
    """The options of a player in a window by the names of their cards."""
    decision = table.game.decision(seat)
    assert decision is not None
    return {table.game.faces[option[1]].name: option for option in decision.options if isinstance(option, tuple)}


def test_holdings_and_strongholds_alone_are_not_worth_a_stop(table: Scenario) -> None:
    ann = player("Serene Warrior", hand=["Banzai!"], holdings=["Imperial Storehouse {slot=0}"])
    begins(table, ann, player())
    attack(table, "military air", "Serene Warrior")
    if table.deciding == ["bob"]:
        table.bob.passes()
    found = options(table, 0)
    assert {name: GAME.matters(table.game, 0, option) for name, option in found.items()} == {
        "Imperial Storehouse": False,
        "Banzai!": True,
    }
    assert GAME.window(table.game, 0) == "3.2.2"
    assert GAME.matters(table.game, 0, "pass")


@rule("l5r.active-player.conflict")
def test_a_turn_is_that_of_the_player_whose_conflict_it_is(table: Scenario) -> None:
    table.position("dynasty", ann=player("Serene Warrior"), bob=player())
    assert GAME.turn_of(table.game) is None, "there is no conflict to be declared"
    begins(table, player("Serene Warrior", hand=["Banzai!"]), player("Doji Whisperer"))
    attack(table, "military air", "Serene Warrior")
    assert GAME.turn_of(table.game) == 0


@rule("l5r.step-1-4.special-window")
def test_cards_that_are_played_only_at_peace_have_a_stop_of_their_own(table: Scenario) -> None:
    begins(table, player("Serene Warrior", hand=["Height of Fashion", "Fine Katana"]), player())
    found = options(table, 0)
    assert {name: GAME.only_here(table.game, 0, option) for name, option in found.items()} == {
        "Height of Fashion": True,
        "Fine Katana": False,
    }
    assert GAME.window(table.game, 0) == "3.actions"
    assert GAME.only_here(table.game, 0, "pass") is False


def test_what_is_no_window_cannot_be_passed_over(table: Scenario) -> None:
    begins(table, player("Serene Warrior", hand=["Fine Katana"]), player())
    table.ann.passes()
    assert table.ann.asked == "declare-conflict"
    assert GAME.window(table.game, 0) == ""


def test_the_turn_is_that_of_whoever_may_declare_a_conflict(table: Scenario) -> None:
    begins(table, player("Serene Warrior", hand=["Fine Katana"]), player())
    assert GAME.turn_of(table.game) is None
    table.ann.passes()
    assert GAME.turn_of(table.game) == 0


@rule("l5r.win.zero-honor", "l5r.win.25-honor")
@pytest.mark.parametrize(
    ("honors", "lost"), [((10, 10), False), ((5, 10), True), ((6, 10), False), ((10, 20), True), ((20, 10), False)]
)
def test_a_game_can_be_lost_where_honor_is_near_its_ends(table: Scenario, honors: tuple[int, int], lost: bool) -> None:
    begins(
        table,
        player("Serene Warrior", hand=["Fine Katana"], honor=honors[0]),
        player(honor=honors[1]),
    )
    assert GAME.could_lose(table.game, 0) == lost


@rule("l5r.win.break-stronghold")
def test_a_game_can_be_lost_where_the_stronghold_is_attacked(table: Scenario) -> None:
    fort = ["Manicured Garden {slot=4}", "Entrenched Position {slot=0, broken=true}"]
    bob = player(
        hand=["Banzai!"],
        provinces=[
            *fort,
            *(f"{name} {{slot={slot}, broken=true}}" for slot, name in enumerate(("Ancestral Lands", "Pilgrimage"), 1)),
        ],
    )
    begins(table, player("Serene Warrior", hand=["Banzai!"]), bob)
    assert not GAME.could_lose(table.game, 1)
    attack(table, "political air", "Serene Warrior")
    assert GAME.could_lose(table.game, 1)
    assert not GAME.could_lose(table.game, 0)
