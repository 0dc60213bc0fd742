"""Card effects: what is needed to trigger them, when they are cancelled, what of them is done."""

from __future__ import annotations

from nefrit.invasion.values import hit_points
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import HIDDEN, begin, in_the_zone, power_of, resolves

__all__ = ["GAME"]


@rule("invasion.effect.trigger-procedure", "invasion.effect.cannot-trigger-if-unmet")
def test_an_effect_needs_its_condition_its_targets_and_its_costs(table: Scenario) -> None:
    lost = ["A Glorious Death #1 {resources=2}", "Mourner {quest=#1}"]
    begin(
        table,
        "battlefield",
        neutral(
            resources=1, quest=["Runesmith", *lost], hand=["Grudge Thrower Assault"], battlefield=["Black Orc Squad"]
        ),
        neutral(),
    )
    assert table.ann.why_not("Runesmith") == ["invasion.effect.cannot-trigger-if-unmet"], "2 resources"
    assert table.ann.why_not("A Glorious Death") == [
        "invasion.effect.cannot-trigger-if-unmet",
        "invasion.target.all-needed-at-activation",
    ], "neither three tokens nor anybody who attacks"
    assert table.ann.asked == "attack-target", "nothing could be done"


@rule("invasion.effect.cost-own-things-only")
def test_nobody_pays_with_what_another_player_controls(table: Scenario) -> None:
    runefang = "Runefang of Solland {on=#1, controller=0}"
    begin(
        table,
        "battlefield",
        neutral(race="Empire", resources=9, hand=["Pillage"], kingdom=["Contested Village"]),
        neutral(kingdom=["Peasant Militia #1", runefang]),
    )
    card = in_the_zone(table, "Runefang of Solland")
    assert [why.rule for why in table.game.why_not(0, card)] == ["invasion.effect.cost-own-things-only"]
    assert "use Runefang of Solland" not in table.ann.choices
    theirs = neutral(kingdom=["Peasant Militia"])
    begin(table, "battlefield", neutral(hand=["Culling the Weak"], battlefield=["Mourner"], resources=9), theirs)
    table.ann.chooses("play Culling the Weak")
    assert (table.ann.asked, table.ann.choices) == ("pay-sacrifice", ["Mourner"])


@rule("invasion.effect.resolution-recheck", "invasion.effect.resolution-fails-cancelled")
def test_a_condition_is_asked_again_when_the_effect_resolves(table: Scenario) -> None:
    """Harpies may be used, but the player has fewer than seven cards before they do anything."""
    seven = ["Taint", "6x Mourner"]
    begin(table, "quest", neutral(hand=seven, kingdom=["Black Orc Squad"]), neutral(quest=["Harpies"]))
    assert len(table.ann.hand) == 8
    table.bob.chooses("use Harpies")
    assert table.piece("Harpies").corrupted
    table.ann.chooses("play Taint")
    table.ann.chooses("Black Orc Squad")
    assert len(table.ann.hand) == 6, "seven cards were left, and one of them was discarded"
    seven = ["2x Taint", "4x Mourner"]
    begin(table, "quest", neutral(hand=seven, kingdom=["Black Orc Squad"]), neutral(quest=["Harpies"]))
    table.bob.chooses("use Harpies")
    table.ann.chooses("play Taint")
    table.ann.chooses("Black Orc Squad")
    table.ann.passes()
    assert (len(table.ann.hand), table.piece("Harpies").corrupted) == (6, True), "cancelled, and the cost stays paid"


@rule("invasion.effect.cannot-trigger-if-unmet")
def test_a_requirement_of_a_triggered_action_must_be_met_when_it_is_used(table: Scenario) -> None:
    begin(table, "quest", neutral(hand=["Taint", "4x Mourner"], kingdom=["Scribe"]), neutral(quest=["Harpies"]))
    assert table.deciding == ["ann"]
    assert table.bob.why_not("Harpies") == ["invasion.action.triggered-first-opportunity"]


@rule("invasion.effect.multiple-resolve-all-possible")
def test_of_several_effects_all_that_are_possible_are_done(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(resources=9, hand=["Plague Bomb"]),
        neutral(kingdom=["Gladiator", "Black Orc Squad", "Mountain Brigade"]),
    )
    table.ann.chooses("play Plague Bomb")
    for card in ("Gladiator", "Black Orc Squad", "Mountain Brigade"):
        table.ann.chooses(card)
    table.bob.chooses("use Gladiator")
    table.bob.chooses("Mountain Brigade")
    assert table.bob.discard == ["Gladiator"]
    assert (table.piece("Black Orc Squad").damage, table.piece("Mountain Brigade").damage) == (2, 2 + 3)


@rule("invasion.effect.then")
def test_what_comes_after_then_needs_what_comes_before_it(table: Scenario) -> None:
    for tokens, drawn in ((1, 10), (0, 0)):
        pit = f"Boss Pit {{resources={tokens}}}"
        begin(table, "turn", neutral(deck=["20x Mountain Brigade"], kingdom=[pit]), neutral())
        table.ann.chooses("use Boss Pit")
        resolves(table)
        assert len(table.ann.hand) == drawn + 1, "and one in the quest phase, to which nobody did anything"


@rule("invasion.effect.apply-all-constants", "invasion.effect.untriggered-constants-not-simultaneous")
def test_constant_effects_without_a_trigger_all_apply_together_all_the_time(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(
            hand=["Pillage"],
            resources=9,
            kingdom=["Black Orc Squad #1", "2x Knight Training {on=#1}", "Organ Gun {on=#1}"],
        ),
        neutral(kingdom=["Ironbreakers of Ankhor", f"2x Pillage {HIDDEN}"]),
    )
    assert power_of(table, "Black Orc Squad") == 1 + 1 + 1, "it does not defend"
    table.ann.chooses("play Pillage")
    table.ann.chooses("Knight Training")
    assert power_of(table, "Black Orc Squad") == 1 + 1, "nobody was asked in which order"
    assert hit_points(table.game, in_the_zone(table, "Ironbreakers of Ankhor")) == 3
