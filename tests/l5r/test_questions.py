"""Why not? Every reason, with its rule."""

from __future__ import annotations

from nefrit.kernel.explaining import CAN_CHOOSE, NOT_AMONG, OTHERS_DECIDE, REFUSED, why_not_card, why_not_place
from nefrit.l5r.questions import only_in_response, steps_for, topics, why_not_chosen
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import PROVINCES, attacks, begins, card, player

__all__ = ["GAME"]


def reasons(table: Scenario, seat: int, topic: str) -> list[str]:
    return [refusal.message for refusal in topics(table.game, seat)[topic]]


def chosen(table: Scenario, seat: int, of: int, name: str) -> list[str] | None:
    who = (table.ann, table.bob)[of]
    found = why_not_chosen(table.game, seat, card(who, name))
    return None if found is None else [refusal.message for refusal in found]


def test_a_conflict_that_can_be_declared_is_refused_by_nothing(table: Scenario) -> None:
    begins(table, player("Bushi"), player())
    assert reasons(table, 0, "military-conflict") == []
    assert reasons(table, 0, "air-ring") == []
    assert reasons(table, 1, "military-conflict") == ["not-your-opportunity", "nobody-can-attack"]


def test_a_type_is_refused_whatever_the_ring_and_the_province(table: Scenario) -> None:
    begins(table, player("Berserker"), player(provinces=PROVINCES), ring_owner=[1, -1, -1, -1, -1])
    assert reasons(table, 0, "political-conflict") == ["nobody-can-attack"]
    assert reasons(table, 0, "air-ring") == ["ring-not-unclaimed"]
    assert reasons(table, 0, "fire-ring") == []


def test_attackers_and_provinces_that_are_not_offered(table: Scenario) -> None:
    begins(table, player("Bushi", "Courtier {bowed=true}", "Poet"), player("Monk", provinces=PROVINCES))
    assert chosen(table, 0, 0, "Poet") is None, "no card is being chosen"
    table.ann.chooses("declare military air")
    assert chosen(table, 0, 1, "Water Province") == ["stronghold-out-of-reach"]
    assert chosen(table, 0, 1, "Air Province") == []
    table.ann.chooses("Air Province")
    assert chosen(table, 0, 0, "Courtier") == ["not-your-ready-character"]
    assert chosen(table, 0, 0, "Poet") == ["dash"]
    assert chosen(table, 0, 1, "Monk") == ["not-your-ready-character"]


def test_defenders_that_are_not_offered(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Poet", "Monk", "Lazy One"))
    attacks(table.ann, "military air", "Bushi")
    assert chosen(table, 1, 1, "Poet") == ["dash"]
    assert chosen(table, 1, 1, "Lazy One") == ["cannot-defend"]
    assert chosen(table, 1, 1, "Monk") == []


def test_targets_that_are_not_offered(table: Scenario) -> None:
    bob = player("Monk {bowed=true}", "Bushi #1", "Elusive One", "Katana {on=#1}")
    table.position("conflict", ann=player(hand=["Arrest"]), bob=bob)
    table.ann.chooses("use Arrest 0")
    assert table.ann.choices == ["Bushi"]
    assert chosen(table, 0, 1, "Monk") == ["would-not-change"]
    assert chosen(table, 0, 1, "Elusive One") == ["cannot-be-chosen"]
    assert chosen(table, 0, 1, "Katana") == ["not-what-is-asked-for"]


@rule("l5r.reaction.only-on-condition", "l5r.interrupt.only-on-condition")
def test_a_reaction_waits_for_its_condition(table: Scenario) -> None:
    table.position("conflict", ann=player("Reader", "Reading Guard", "Bushi", hand=["Katana"]), bob=player())
    for name, kind in (("Reader", "reaction"), ("Reading Guard", "interrupt")):
        [refusal] = only_in_response(table.game, card(table.ann, name))
        assert (refusal.message, refusal.rule) == (f"only-as-{kind}", f"l5r.{kind}.only-on-condition")
    assert list(only_in_response(table.game, card(table.ann, "Bushi"))) == []


def test_why_not_always_answers_and_says_when(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Katana", "Arrest"]), player("Monk", provinces=PROVINCES))
    bushi, monk = card(table.ann, "Bushi"), card(table.bob, "Monk")
    katana = why_not_card(table.game, 0, card(table.ann, "Katana"))
    assert (katana.verdict, katana.when) == (NOT_AMONG, ("3.2.2",)), "a conflict is declared now"
    assert katana.rule == table.game.pending[0].rule
    assert why_not_card(table.game, 0, monk) == why_not_card(table.game, 0, monk, asked=True)
    assert why_not_card(table.game, 0, monk).when == ()
    waiting = why_not_card(table.game, 1, monk)
    assert (waiting.verdict, waiting.when) == (OTHERS_DECIDE, ("3.2.1",))
    assert waiting.rule == table.game.stack[-1].step_rule
    assert why_not_card(table.game, 0, bushi, asked=False).verdict == OTHERS_DECIDE
    table.ann.chooses("declare military air")
    assert why_not_card(table.game, 0, card(table.bob, "Air Province")).verdict == CAN_CHOOSE
    water = why_not_card(table.game, 0, card(table.bob, "Water Province"))
    assert (water.verdict, [one.message for one in water.reasons]) == (REFUSED, ["stronghold-out-of-reach"])


def test_a_ring_says_why_no_conflict_is_declared_with_it(table: Scenario) -> None:
    begins(table, player("Bushi"), player(provinces=PROVINCES), ring_owner=[1, -1, -1, -1, -1])
    air = why_not_place(table.game, 0, "ring/air")
    assert (air.verdict, [one.message for one in air.reasons]) == (REFUSED, ["ring-not-unclaimed"])
    fire = why_not_place(table.game, 0, "ring/fire")
    assert (fire.verdict, fire.reasons, fire.when) == (NOT_AMONG, (), ()), "rings are chosen in this very step"
    assert why_not_place(table.game, 0, "piles/0").verdict == NOT_AMONG


@rule("l5r.step-1-4.option-play-character", "l5r.window.not-in-1-4", "l5r.step-3-2.declare-attackers")
def test_when_cards_are_chosen(table: Scenario) -> None:
    ann = player("Bushi", hand=["Katana", "Arrest"], **{"province-1": ["Monk"]})
    begins(table, ann, player("Poet", provinces=PROVINCES))
    found = {name: steps_for(table.game, 0, card(table.ann, name)) for name in ("Bushi", "Katana", "Monk")}
    assert found["Bushi"] == ("3.2", "3.2.1")
    assert found["Katana"] == ("2.actions", "3.actions", "3.2.2", "4.actions", "5.actions")
    assert found["Monk"] == ("1.4",)
    assert "1.4" in steps_for(table.game, 0, card(table.ann, "Arrest"))
    assert steps_for(table.game, 0, card(table.bob, "Poet")) == ()
    assert steps_for(table.game, 0, card(table.bob, "Air Province")) == ("3.2",)
