"""A card that is being played is a link of the chain."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME

__all__ = ["GAME"]


# rules: invasion.zone.being-played-is-nowhere, invasion.zone.being-played-chain, invasion.zone.enters-at-end-of-chain
# rules: invasion.zone.entering-savage-marauders
def test_a_unit_being_played_is_nowhere_and_enters_play_when_its_link_resolves(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Herald", "Bolt"], play=["Recruit"], deck=["Volley"]),
        bob=side(hand=["Desertion", "Two Blows"], play=["Veteran"]),
    )
    table.ann.chooses("play Herald")
    assert (table.ann.hand, table.ann.being_played, table.ann.play) == (["Bolt"], ["Herald"], ["Recruit"])
    assert table.bob.choices == ["pass", "play Desertion", "play Two Blows"]
    table.bob.chooses("play Two Blows")
    assert table.bob.choices == ["Recruit", "Veteran"], "the Herald cannot be a target"
    table.bob.chooses("Veteran")
    table.ann.passes()
    table.bob.passes()
    assert happened(table) == ["veteran damaged", "veteran damaged", "herald enters-play"]
    assert (table.ann.being_played, table.ann.play) == ([], ["Recruit", "Herald"])
    table.bob.passes()
    assert table.ann.choices == ["pass", "trigger Herald", "play Bolt"], "its own entering triggered it"


# rules: invasion.action.cancelled-card-discarded, invasion.term.just-played
# rules: invasion.action.cancelled-costs-stay-paid
def test_a_cancelled_unit_is_discarded_without_having_entered_play(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Herald", "Bolt"], play=["Recruit"], resources=2),
        bob=side(hand=["Desertion", "Bolt"], play=["Veteran"]),
    )
    table.ann.chooses("play Herald")
    table.bob.chooses("play Desertion")
    assert table.bob.choices == ["Herald"]
    table.bob.chooses("Herald")
    table.ann.passes()
    table.bob.passes()
    assert happened(table) == [], "nothing entered play, nothing left it"
    assert (table.ann.discard, table.ann.resources, table.triggers) == (["Herald"], 1, ())
    assert (table.bob.discard, table.chain) == (["Desertion"], ())


# rules: invasion.term.just-played-any-in-chain, invasion.term.just-played-cancel-type
# rules: invasion.term.just-played-high-elfs-disdain
def test_any_card_of_the_chain_can_be_cancelled_if_it_is_of_the_right_type(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Scorch"], play=["Recruit", "Gunner"], resources=4),
        bob=side(hand=["Disdain", "Desertion"], play=["Veteran", "Ironclad"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    table.bob.passes()
    table.ann.chooses("use Gunner")
    table.ann.chooses("Ironclad")
    table.bob.passes()
    table.ann.chooses("play Scorch")
    table.ann.chooses("Ironclad")
    assert table.bob.why_not("Desertion") == ["invasion.target.all-needed-at-activation"]
    table.bob.chooses("play Disdain")
    assert table.bob.choices == ["Bolt", "Scorch"]
    table.bob.chooses("Bolt")
    table.everybody_passes()
    assert "veteran damaged" not in happened(table)
    assert table.ann.discard[0] == "Bolt"


# rules: invasion.play.permanents-not-in-response, invasion.play.permanents-owner-capital-phase
def test_units_are_played_by_the_active_player_and_never_in_response(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Recruit", "Scorch"], play=["Veteran"]),
        bob=side(hand=["Herald", "Bolt"], play=["Ironclad"]),
    )
    assert table.ann.choices == ["pass", "play Bolt", "play Recruit", "play Scorch"]
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    assert table.bob.choices == ["pass", "play Bolt"]
    assert table.bob.why_not("Herald") == [
        "invasion.play.permanents-owner-capital-phase",
        "invasion.play.permanents-not-in-response",
    ]
    table.bob.passes()
    assert table.ann.choices == ["pass", "play Scorch"]
    assert table.ann.why_not("Recruit") == ["invasion.play.permanents-not-in-response"]
