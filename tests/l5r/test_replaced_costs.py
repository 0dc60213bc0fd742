"""Costs that are replaced while they are paid: they count as paid, unless a sacrifice leaves the card in play."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import DISHONORED
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.game import GAME
from nefrit.l5r.occurrences.kinds import DISHONORS, FATE_REMOVED, HONORS, LEAVES
from nefrit.l5r.responding import Instead, Redirect
from nefrit.l5r.trees import Triggered
from nefrit.l5r.values import may_be_dishonored
from nefrit.l5r.words.payments import Pay
from nefrit.l5r.words.verbs import discard, dishonor, honor, remove_fate, return_to_hand, sacrifice
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player

__all__ = ["GAME"]

FACES = [face for face in GAME.library.faces.values() if isinstance(face, L5RFace)]
VERB_KINDS = {
    dishonor: DISHONORS,
    honor: HONORS,
    sacrifice: LEAVES,
    discard: LEAVES,
    return_to_hand: LEAVES,
    remove_fate: FATE_REMOVED,
}


def abilities_of(face: L5RFace) -> list[Triggered]:
    """All triggered abilities printed on a face."""
    return [node for node in face.abilities if isinstance(node, Triggered)]


def test_the_replacements_and_the_costs_of_the_pool_are_those_tried_here() -> None:
    replacing = {
        face.name: ability.kinds for face in FACES for ability in abilities_of(face) if is_replacement(ability)
    }
    assert replacing == {
        "Iron Mine": LEAVES,
        "Reprieve": LEAVES,
        "Stand Your Ground": LEAVES,
        "Young Rumormonger": HONORS | DISHONORS,
        # What these replace is never a cost of these kinds.
        **{
            name: replacing[name]
            for name in ("Way of the Unicorn", "Restored Heirloom", "Public Forum", "Asako Azunami")
        },
        "Ikebana Artisan": replacing["Ikebana Artisan"],
        "Wholeness of the World": replacing["Wholeness of the World"],
        "Embrace the Void": FATE_REMOVED,
    }
    paid = {
        (face.name, cost.done.verb)
        for face in FACES
        for ability in abilities_of(face)
        for cost in ability.costs
        if isinstance(cost, Pay) and cost.done.verb in VERB_KINDS
    }
    assert {name for name, verb in paid if verb == dishonor} == {
        "Forged Edict",
        "Spies at Court",
        "Calling in Favors",
        "Young Harrier",
        "Discourage Pursuit",
    }
    assert {verb for _, verb in paid} == {dishonor, sacrifice, remove_fate}


def is_replacement(ability: Triggered) -> bool:
    """Whether an ability puts something else in the place of what would happen."""
    return ability.when is not None and ability.when.says_would and isinstance(ability.effect, Instead | Redirect)


@rule("l5r.replacement.condition-still-met", "l5r.cost.prevented-payment-aborts")
@pytest.mark.parametrize("replaced", [False, True])
def test_forged_edict_is_paid_for_by_another_courtier(table: Scenario, replaced: bool) -> None:
    ann = quiet_player("Brash Samurai", hand=["Way of the Crane"])
    bob = quiet_player("Bayushi Liar", "Bayushi Manipulator", hand=["Forged Edict"])
    if replaced:
        ann = quiet_player("Brash Samurai", "Young Rumormonger", hand=["Way of the Crane"])
    begins(table, ann, bob)
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Brash Samurai")
    table.bob.chooses("respond Forged Edict 0 0")
    table.bob.chooses("Bayushi Liar")
    payer = "Bayushi Liar"
    if replaced:
        payer = "Bayushi Manipulator"
        table.ann.chooses("respond Young Rumormonger 0 0")
        table.ann.chooses(payer)
    assert table.bob.piece(payer).status == DISHONORED
    assert table.bob.hand == []
    assert table.bob.cards_in("conflict-discard") == ["Forged Edict"]
    assert table.ann.piece("Brash Samurai").status == 0, "Way of the Crane was cancelled"


@rule("l5r.replacement.condition-still-met")
def test_spies_at_court_is_paid_for_by_another_character(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", "Savvy Politician", hand=["Spies at Court"])
    bob = quiet_player("Young Rumormonger", hand=["2x Fine Katana"])
    quiet_fight(table, ann, bob, "political earth", "Doji Whisperer")
    nobody_acts(table)
    table.ann.chooses("respond Spies at Court 0 0")
    table.ann.chooses("Doji Whisperer")
    table.bob.chooses("respond Young Rumormonger 0 0")
    table.bob.chooses("Savvy Politician")
    assert (table.ann.piece("Doji Whisperer").status, table.ann.piece("Savvy Politician").status) == (0, DISHONORED)
    assert table.bob.hand == []
    assert table.ann.cards_in("conflict-discard") == ["Spies at Court"]


@rule("l5r.replacement.condition-still-met")
def test_calling_in_favors_goes_to_the_character_it_was_paid_with(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", "Savvy Politician", hand=["Calling in Favors"])
    bob = quiet_player("Young Rumormonger #1", "Fine Katana {on=#1}")
    begins(table, ann, bob)
    table.ann.chooses("use Calling in Favors 0")
    table.ann.chooses("Doji Whisperer")
    table.bob.chooses("respond Young Rumormonger 0 1")
    table.bob.chooses("Savvy Politician")
    table.ann.chooses("Fine Katana")
    assert table.ann.piece("Savvy Politician").status == DISHONORED
    assert table.ann.play == ["Doji Whisperer", "Savvy Politician", "Fine Katana"]


@rule("l5r.replacement.condition-still-met")
def test_young_harriers_price_is_paid_by_another_character(table: Scenario) -> None:
    ann = quiet_player("Young Harrier", "Eager Scout", "Doji Whisperer")
    begins(table, ann, quiet_player("Young Rumormonger", "Soshi Illusionist", hand=["Way of the Scorpion"]))
    table.ann.chooses("use Young Harrier 0")
    table.bob.chooses("respond Young Rumormonger 0 0")
    table.bob.chooses("Eager Scout")
    assert [table.piece(name).status for name in ("Young Harrier", "Eager Scout")] == [0, DISHONORED]
    assert not may_be_dishonored(table.game, number(table, "Doji Whisperer")), "the effect came nevertheless"


@rule("l5r.replacement.condition-still-met")
def test_discourage_pursuit_is_paid_for_by_another_character(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows", "Eager Scout", "Serene Warrior", hand=["Discourage Pursuit", "Fine Katana"])
    bob = quiet_player("Young Rumormonger")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Young Rumormonger",))
    table.ann.chooses("use Discourage Pursuit 0")
    table.ann.chooses("Adept of Shadows")
    table.bob.chooses("respond Young Rumormonger 0 0")
    table.bob.chooses("Eager Scout")
    table.ann.chooses("Young Rumormonger")
    assert [table.piece(name).status for name in ("Adept of Shadows", "Eager Scout")] == [0, DISHONORED]
    assert table.value_of("Young Rumormonger", "military") == 0, "the effect came nevertheless"


@rule("l5r.replacement.condition-still-met")
def test_fate_that_pays_for_something_may_go_to_the_pool_by_embrace_the_void(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1 {fate=1}", "Embrace the Void {on=#1}", fate=3, hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    table.ann.chooses("use Wandering Ronin 0")
    table.ann.chooses("respond Embrace the Void 0 0")
    assert (table.ann.fate, table.piece("Wandering Ronin").fate) == (4, 0)
    assert table.value_of("Wandering Ronin", "military") == 4, "it was paid for"


@rule("l5r.sacrifice.prevented", "l5r.cost.prevented-payment-aborts")
@pytest.mark.parametrize(
    ("play", "things", "answer"),
    [
        (["Brash Samurai #1 {status=1}", "Reprieve {on=#1}"], {}, "respond Reprieve 0 1"),
        (["Brash Samurai {status=1}"], {"holdings": ["Iron Mine {slot=0}"]}, "respond Iron Mine 0 1"),
        (
            ["Brash Samurai {status=1}"],
            {"hand": ["Noble Sacrifice", "Stand Your Ground"]},
            "respond Stand Your Ground 0 1",
        ),
    ],
)
def test_a_sacrifice_that_leaves_the_card_in_play_pays_for_nothing(
    table: Scenario, play: list[str], things: dict[str, list[str]], answer: str
) -> None:
    ann = quiet_player(*play, **{"hand": ["Noble Sacrifice"], **things})
    begins(table, ann, quiet_player("Doji Whisperer {status=-1}"))
    table.ann.chooses("use Noble Sacrifice 0")
    table.ann.chooses("Brash Samurai")
    table.ann.chooses(answer)
    assert table.in_play("Brash Samurai")
    assert table.in_play("Doji Whisperer")
    assert "Noble Sacrifice" in table.ann.hand
