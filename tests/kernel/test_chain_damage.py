"""Damage on the chain: it is assigned, cancelled or redirected, and applied."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME

__all__ = ["GAME"]


# rules: invasion.damage.cancel-timing, invasion.keyword.toughness, invasion.damage.two-stages
def test_toughness_cancels_damage_of_several_sources_once(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Crossfire", "Scorch"], play=["Recruit", "Veteran", "Gunner"]),
        bob=side(play=["Ironclad", "Bodyguard"]),
    )
    table.ann.chooses("play Crossfire")
    table.ann.chooses("Bodyguard")
    table.ann.passes()
    assert table.piece("Bodyguard").damage == 2, "1 of the 3 damage was cancelled"
    assert happened(table) == ["bodyguard damaged"], "and the rest applied at once"


# rules: invasion.effect.then, invasion.damage.cancelled-tokens-return
def test_cancelled_damage_was_never_dealt(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Scorch", "Scorch"], play=["Recruit"], deck=["Bolt", "Volley"]),
        bob=side(play=["Ironclad", "Veteran"]),
    )
    table.ann.chooses("play Scorch")
    table.ann.chooses("Ironclad")
    table.ann.passes()
    assert (happened(table), table.ann.hand) == ([], ["Scorch"]), "no damage, so nothing follows 'then'"
    table.ann.chooses("play Scorch")
    table.ann.chooses("Veteran")
    assert (happened(table), table.ann.hand) == (["veteran damaged"], ["Bolt"])


# rules: invasion.damage.redirect-timing, invasion.damage.redirect-is-not-cancel
def test_damage_is_redirected_before_it_is_applied(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Veteran"]),
        bob=side(play=["Recruit", "Bodyguard"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Recruit")
    table.ann.passes()
    assert happened(table) == ["bodyguard damaged"]
    assert table.piece("Bodyguard").damage == 1, "the redirected damage met the toughness of its new recipient"


# rules: invasion.damage.redirect-timing, invasion.damage.cancel-timing
def test_the_player_orders_what_cancels_and_what_redirects(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Veteran"]),
        bob=side(play=["Ironclad #1", "Bodyguard"], resources=0),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    table.ann.passes()
    (damage,) = table.game.view(1)["running"]
    assert damage["points"] == [1, 1], "everybody sees what is assigned to whom"
    assert table.bob.choices == ["toughness Ironclad", "redirect Bodyguard 1"]
    table.bob.chooses("toughness Ironclad")
    assert happened(table) == [], "one was cancelled by each"
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    table.bob.chooses("redirect Bodyguard 1")
    assert happened(table) == ["bodyguard damaged"]


# rules: invasion.damage.unit-destroyed, invasion.damage.nurgles-pestilence, invasion.zone.leaves-play-no-abilities
def test_damage_is_applied_to_all_at_once_and_units_are_destroyed_after_it(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Volley", "Bolt"], play=["Ghoul", "Recruit"], deck=["Bolt"]),
        bob=side(play=["Ghoul", "Veteran"], deck=["Scorch"]),
    )
    table.ann.chooses("play Volley")
    table.ann.chooses("Ghoul", "Ghoul")
    table.ann.passes()
    assert happened(table) == ["ghoul damaged", "ghoul damaged", "ghoul destroyed", "ghoul destroyed"]
    assert table.ann.asked == "act-or-pass"
    assert (table.ann.hand, table.bob.hand) == (["Bolt"], []), "they left play together, so neither saw the other leave"
