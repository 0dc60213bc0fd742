"""Declaring defenders, and the conflict action window."""

from __future__ import annotations

from nefrit.l5r.conflict import defense_refusals
from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING
from nefrit.l5r.participation import attackers, defenders
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


@rule("l5r.step-3-2-1.declare-defenders")
def test_any_number_of_characters_or_none_may_defend(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"))
    attacks(table.ann, "military air", "Bushi")
    decision = table.bob.decision
    assert (decision.least, decision.most) == (0, 2)
    assert decision.rule == "l5r.step-3-2-1.declare-defenders"


@rule("l5r.step-3-2-1.evaded-not-declared", "l5r.covert.evaded-cannot-be-declared", "l5r.dash.cannot-participate")
def test_only_eligible_characters_can_defend(table: Scenario) -> None:
    theirs = ["Bushi", "Courtier", "Peasant {bowed=true}", "Poet", "Pacifist", "Lazy One"]
    begins(table, player("Sneak"), player(*theirs))
    attacks(table.ann, "military air", "Sneak")
    table.ann.chooses("Courtier")
    assert table.bob.choices == ["Bushi"]
    reasons = {name: [r.rule for r in defense_refusals(table.game, card(table.bob, name))] for name in theirs[1:2]}
    assert reasons == {"Courtier": ["l5r.covert.evaded-cannot-be-declared"]}
    for name, why in (
        ("Peasant", "l5r.step-3-2-1.evaded-not-declared"),
        ("Poet", "l5r.dash.cannot-participate"),
        ("Pacifist", "l5r.participating.cannot-participate-1-5"),
        ("Lazy One", "l5r.cannot.absolute"),
    ):
        assert [refusal.rule for refusal in defense_refusals(table.game, card(table.bob, name))] == [why]


@rule("l5r.defender.defending-player", "l5r.defender.defending-character", "l5r.against.definition")
def test_the_defenders_are_on_the_side_of_whose_province_is_attacked(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier", "Peasant", hand=["Praise"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    assert (table.conflict.attacker, table.conflict.defender) == (0, 1)
    assert attackers(table.game) == [card(table.ann, "Bushi")]
    assert defenders(table.game) == [card(table.bob, "Courtier")]


@rule("l5r.step-3-2-1.defenders-moved-forward", "l5r.participating.declared", "l5r.participating.binary")
def test_who_is_declared_participates_and_nobody_else(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit"), player("Courtier", "Peasant", hand=["Praise"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    sides = [table.piece(name).side for name in ("Bushi", "Hermit", "Courtier", "Peasant")]
    assert sides == [ATTACKING, AT_HOME, DEFENDING, AT_HOME]


@rule("l5r.step-3-2-2.defender-first", "l5r.step-3-2-2.ends", "l5r.step-3-2-2.option-pass")
def test_the_defending_player_acts_first_until_both_pass_in_a_row(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Praise"]), player("Courtier", hand=["Shame", "Arrest"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    assert table.deciding == ["bob"], "although ann is the first player"
    table.bob.passes()
    table.ann.chooses("use Praise 0")
    table.ann.chooses("Bushi")
    table.bob.passes()
    assert table.conflict.winner == 0, "ann has nothing to do and passes too: the conflict is resolved"


@rule("l5r.step-3-2-2.option-event", "l5r.step-3-2-2.option-attachment")
@rule("l5r.step-3-2-2.option-character-into-conflict", "l5r.step-3-2-2.option-character-to-home")
def test_in_the_conflict_window_cards_are_played_from_hand(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Courtier", hand=["Tattoo", "Ambusher", "Praise"], fate=2))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    assert set(table.bob.choices) == {
        "pass",
        "use Praise 0",
        "play Tattoo",
        "play Ambusher",
        "play-into-conflict Ambusher",
    }


@rule("l5r.step-3-2-2.option-character-into-conflict", "l5r.participating.played-into-conflict")
def test_a_character_played_into_the_conflict_participates_ready_on_its_players_side(table: Scenario) -> None:
    begins(table, player("Bushi"), player(hand=["Ambusher", "Praise"], fate=1))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("play-into-conflict Ambusher")
    piece = table.piece("Ambusher")
    assert (piece.side, piece.bowed) == (DEFENDING, False)


@rule("l5r.step-3-2-2.option-character-to-home", "l5r.participating.played-into-conflict")
def test_who_does_not_say_so_plays_the_character_to_their_home(table: Scenario) -> None:
    begins(table, player("Bushi"), player(hand=["Ambusher", "Praise"], fate=1))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("play Ambusher")
    assert table.piece("Ambusher").side == AT_HOME


@rule("l5r.dash.cannot-be-played-or-put-into-conflict")
def test_a_character_with_a_dash_cannot_be_played_into_such_a_conflict(table: Scenario) -> None:
    begins(table, player("Bushi"), player(hand=["Late Poet"]))
    attacks(table.ann, "military air", "Bushi")
    assert table.bob.choices == ["pass", "play Late Poet"]


@rule("l5r.dash.cannot-be-played-or-put-into-conflict")
def test_into_a_conflict_of_the_other_type_it_can(table: Scenario) -> None:
    begins(table, player("Bushi"), player(hand=["Late Poet"]))
    attacks(table.ann, "political air", "Bushi")
    assert table.bob.choices == ["pass", "play Late Poet", "play-into-conflict Late Poet"]
