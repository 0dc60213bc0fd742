"""In play and out of play: what counts as which, whose a card is, and what a change does to it."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import MILITARY
from nefrit.l5r.values import characters, skill
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]


@rule("l5r.in-play.definition", "l5r.out-of-play.definition")
def test_what_is_in_play_and_what_is_not(table: Scenario) -> None:
    mine: dict[str, Any] = {
        "play": ["Bushi #1", "Katana {on=#1}"],
        "stronghold": ["Castle"],
        "provinces": ["Air Province {slot=0}"],
        "holdings": ["Farm {slot=0}"],
        "role": ["Keeper"],
        "hand": ["Fan"],
        "province-2": ["Monk"],
        "dynasty-deck": ["Sneak"],
        "conflict-deck": ["Silence"],
        "dynasty-discard": ["Hermit"],
        "conflict-discard": ["Curse"],
        "removed": ["Courtier"],
    }
    table.position("dynasty", ann=side(**mine), bob=side())
    names = {table.game.faces[card].name for card in table.game.in_play()}
    assert names == {"Bushi", "Katana", "Castle", "Air Province", "Farm"}


@rule("l5r.out-of-play.definition", "l5r.removed.definition")
def test_cards_out_of_play_do_not_interact_with_the_game(table: Scenario) -> None:
    away: dict[str, Any] = {
        zone: ["Herald"] for zone in ("hand", "province-1", "dynasty-discard", "dynasty-deck", "removed")
    }
    table.position("dynasty", ann=side(**away, honor=5), bob=side(honor=5))
    assert table.ann.asked == "act-or-pass", "nobody heralds the beginning of the phase"
    table.position("dynasty", ann=side(**away, play=["Herald"], honor=5), bob=side(honor=5))
    assert table.ann.choices == ["pass", "respond Herald 0 0"]


@rule("l5r.removed.faceup-public-1-5", "l5r.removed.default-duration")
def test_removed_cards_lie_faceup_and_stay_removed(table: Scenario) -> None:
    table.position("fate", ann=side(removed=["Bushi"], honor=5), bob=side(honor=5), round=1)
    assert table.phase == "dynasty"
    assert table.ann.removed == ["Bushi"]
    for reader in (0, 1, 2):
        zones = table.game.view(reader)["zones"]
        shown = next(zone for zone in zones if zone["zone"] == "removed" and zone["seat"] == 0)
        assert [card["face"] for card in shown["cards"]] == ["01-bushi"]


@rule("l5r.home.area-per-controller", "l5r.home.definition")
def test_a_character_is_at_home_with_its_controller(table: Scenario) -> None:
    mine = side(play=["Diplomat [owner bob]"])
    table.position("conflict", ann=mine, bob=side(play=["Student"]))
    assert [table.game.faces[card].name for card in characters(table.game, 0)] == ["Diplomat"]
    assert table.ann.choices == ["pass", "use Diplomat 0"], "its controller uses it, not its owner"
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Student 0"]


@rule("l5r.in-play.transition-breaks-effects")
def test_a_card_that_leaves_play_is_rid_of_lasting_effects(table: Scenario) -> None:
    mine = side(play=["Sensei #1"], honor=5)
    table.position("conflict", ann=mine, bob=side(play=["Diplomat {fate=2}"], honor=5), round=1)
    table.ann.chooses("use Sensei 0")
    assert skill(table.game, 1, MILITARY) == 3
    assert len(table.game.lasting) == 1
    while table.phase == "conflict":
        table.bob.passes()
    assert (table.phase, table.deciding) == ("fate", ["bob"])
    assert getattr(table.ann, "dynasty-discard") == ["Sensei"]
    assert not table.game.lasting


@rule("l5r.bow.abilities-still-active")
def test_the_abilities_of_a_bowed_card_can_be_used(table: Scenario) -> None:
    table.position("conflict", ann=side(play=["Diplomat {bowed=true}"], honor=5), bob=side(honor=5))
    assert table.ann.choices == ["pass", "use Diplomat 0"]
    table.ann.chooses("use Diplomat 0")
    assert (table.ann.honor, table.bob.honor) == (6, 6)


@rule("l5r.token-pool.unlimited", "l5r.gain.tokens")
def test_there_is_no_limit_to_tokens(table: Scenario) -> None:
    table.position("dynasty", ann=side(stronghold=["Castle"], fate=500), bob=side())
    assert table.ann.fate == 507
