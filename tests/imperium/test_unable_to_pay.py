"""Who cannot pay in full cannot use the action, the exhaust effect or the option."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from nefrit.imperium.choosing import Either, To
from nefrit.imperium.constants import EMPIRE
from nefrit.imperium.definition import GAME
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.resources import Pay, PayAll, SpendActions
from nefrit.imperium.trees import Play
from nefrit.kernel.effects import Node, Sequence
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import FACES, activate, middle

__all__ = ["GAME"]


def must_pay(node: Node) -> bool:
    """Whether an effect begins with a payment whichever way it is carried out; read from the tree alone."""
    if isinstance(node, (Pay, PayAll, SpendActions)):
        return True
    if isinstance(node, To):
        return must_pay(node.cost)
    if isinstance(node, Sequence):
        return any(must_pay(part) for part in node.parts)
    if isinstance(node, Either):
        return all(must_pay(option) for option in node.options)
    return False


def inside(node: object) -> list[Node]:
    """All nodes of a tree."""
    found: list[Node] = [node] if isinstance(node, Node) else []
    if isinstance(node, tuple):
        return [one for part in node for one in inside(part)]
    if is_dataclass(node) and isinstance(node, Node):
        found += [one for field in fields(node) for one in inside(getattr(node, field.name))]
    return found


def played(face: ImperiumFace) -> list[Play]:
    return [part for part in face.abilities if isinstance(part, Play)]


PAYING = [face for face in FACES if any(must_pay(part.effect) for part in played(face))]
"""All cards that cannot be played without a payment."""

NAMES = ["Invasion", "Moneylenders", "Diplomacy", "Persians", "Hegemony", "Satrap", "Advance", "Conquer", "Gambling"]


def test_the_cards_that_are_paid_for_are_found() -> None:
    assert set(NAMES) <= {face.name for face in PAYING}
    assert len({face.name for face in PAYING}) == 14


NEEDED = {"Ritual Sacrifice": ["Step Pyramids"]}
"""What must be in play for a card to be played at all."""


@rule("imperium.term-pay.unable", "decision.imperium.cost-not-met")
@pytest.mark.parametrize("face", PAYING, ids=lambda face: face.id)
def test_a_card_whose_payment_cannot_be_made_is_not_offered(table: Scenario, face: ImperiumFace) -> None:
    empire = face.state == EMPIRE
    activate(table, hand=[face.id], empire=empire, play=NEEDED.get(face.name, []))
    assert table.ann.choices == ["pass"]
    assert table.ann.why_not(face.name) == ["imperium.term-pay.unable"]
    activate(table, hand=[face.id], empire=empire, play=NEEDED.get(face.name, []), material=5, population=3)
    assert table.ann.choices == ["pass", f"play {face.name}"]
    assert table.ann.why_not(face.name) == []


@rule("imperium.term-pay.unable")
@pytest.mark.parametrize("face", [face for face in FACES if face not in PAYING and played(face)], ids=lambda f: f.id)
def test_all_other_cards_can_be_played_with_nothing(table: Scenario, face: ImperiumFace) -> None:
    activate(table, hand=[face.id], empire=face.state == EMPIRE)
    assert "imperium.term-pay.unable" not in table.ann.why_not(face.name)


@rule("imperium.term-pay.unable", "imperium.term-pay.return-to-supply")
@pytest.mark.parametrize("invasion", ["cls-invasion", "leg-invasion"])
def test_an_invasion_is_not_free(table: Scenario, invasion: str) -> None:
    activate(table, hand=[invasion], material=2)
    assert table.ann.choices == ["pass"], "one material too few"
    activate(table, hand=[invasion], material=1, progress=1)
    table.ann.chooses("play Invasion")
    assert (table.ann.material, table.ann.progress) == (0, 0), "progress stands in for two of three"
    assert table.bob.hand == ["Berbers", "Unrest"]


@rule("decision.imperium.cost-not-met")
def test_what_else_a_cost_asks_for_does_not_keep_a_card_from_being_played(table: Scenario) -> None:
    activate(table, hand=["Erik the Red"], population=1)
    table.ann.chooses("play Erik the Red")
    assert table.ann.population == 1, "without Scandinavia nothing is paid"
    assert table.exile == ["Erik the Red"], "the rest is done"


def test_unrest_can_be_played_for_nothing_because_cards_may_be_discarded_for_it(table: Scenario) -> None:
    activate(table, hand=["Unrest", "Berbers"])
    table.ann.chooses("play Unrest")
    assert table.ann.discard == ["Unrest"]
    assert table.ann.hand == ["Berbers"]


@rule("imperium.term-pay.choose-affordable")
def test_an_option_that_cannot_be_paid_is_not_chosen_even_if_no_other_can_be_carried_out(table: Scenario) -> None:
    activate(table, standing=["egy-power-a"], actions=1, empire=True, development=["Legions"])
    table.ann.chooses("use Egyptians 0")
    assert table.ann.actions == 0, "an action was spent: population could not be paid, and nothing was developed"
    assert table.ann.hand == ["Unrest"]


@rule("imperium.term-pay.choose-affordable", "imperium.term-pay.unable")
def test_the_dearer_option_is_not_chosen(table: Scenario) -> None:
    activate(table, hand=["Advance"], material=4)
    table.ann.chooses("play Advance")
    assert table.ann.choices == ["Elders", "Coinage"], "the cards that can be acquired: nothing was asked before"


@rule("decision.imperium.develop-is-paying")
def test_developing_is_paying(table: Scenario) -> None:
    activate(table, hand=["Development"], empire=True, development=["Legions"], material=1)
    assert table.ann.choices == ["pass"]
    assert table.ann.why_not("Development") == ["imperium.term-pay.unable"]
    activate(table, hand=["Development"], empire=True, development=["Legions"], population=3)
    table.ann.chooses("play Development")
    assert sorted(table.ann.discard) == ["Development", "Legions"]
    activate(table, hand=["Egyptians"], empire=True)
    table.ann.chooses("play Egyptians")
    assert table.ann.history == ["Egyptians"], "there is nothing to develop"


@rule("imperium.term-pay.unable")
@pytest.mark.parametrize(("gives", "unrest"), [("yes", 0), ("no", 1)])
def test_who_gives_away_what_must_be_paid_attacks_nobody(table: Scenario, gives: str, unrest: int) -> None:
    table.position(
        "turn",
        ann=side(hand=["Invasion"], material=1, progress=1),
        bob=side(play=["Standing Army"]),
        cid=side(),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Invasion")
    table.ann.chooses(gives)
    assert len(table.cid.hand) == unrest
    assert table.ann.material == 1 - unrest
    assert table.bob.progress == 1 - unrest


def test_somebody_who_must_choose_can_always_choose_something() -> None:
    for face in FACES:
        for part in face.abilities:
            for node in inside(part):
                guarded = isinstance(part, Play) or part in face.exhausts
                if isinstance(node, Either) and not guarded:
                    assert not must_pay(node), face.id


def test_payments_are_made_first() -> None:
    """What is checked before a card is played holds when it is paid: nothing that costs tokens comes before."""
    for face in PAYING:
        for part in played(face):
            effect = part.effect
            first = effect.parts[0] if isinstance(effect, Sequence) else effect
            assert must_pay(first), face.id
