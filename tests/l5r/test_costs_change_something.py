"""Costs are paid only by what changes something: the card they are paid with, and what the effect does to that card."""

from __future__ import annotations

from itertools import product

import pytest

from nefrit.l5r.constants import AT_HOME, ATTACKING
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.game import GAME
from nefrit.l5r.occurrences.happenings import COST
from nefrit.l5r.trees import Triggered
from nefrit.l5r.words.payments import Pay
from nefrit.l5r.words.verbs import Cause, Verb, able, remove_fate, reveal_province, turn_facedown
from nefrit.testing import Scenario, rule
from tests.l5r import vocabulary
from tests.l5r.core.fights import begins, number, quiet_fight, quiet_player

__all__ = ["GAME"]

STATES = list(product((False, True), (-1, 0, 1), (0, 1, 2), (AT_HOME, ATTACKING)))
"""Bowed or not, personal honor, fate, and where the character is."""

FACES = [face for face in GAME.library.faces.values() if isinstance(face, L5RFace)]
VERBS = [word for word in vocabulary.words() if isinstance(word, Verb) and word not in (turn_facedown, reveal_province)]
PAID_WITH = {
    cost.done.verb
    for face in FACES
    for ability in face.abilities
    if isinstance(ability, Triggered)
    for cost in ability.costs
    if isinstance(cost, Pay)
}


def test_the_verbs_with_which_cards_of_the_pool_are_paid_for_are_known() -> None:
    assert len(PAID_WITH) > 2
    assert set(VERBS) >= PAID_WITH


@rule("l5r.triggered.cost-must-be-payable")
@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: type(verb).__name__)
def test_what_can_be_paid_changes_the_card_in_full(table: Scenario, verb: Verb, amount: int) -> None:
    quiet_fight(table, quiet_player("Serene Warrior", "Brash Samurai"), quiet_player(), "military air", "Brash Samurai")
    card = number(table, "Serene Warrior")
    cause = Cause(0, card, COST)
    payable = 0
    for bowed, status, fate, side in STATES:
        game = table.game.clone()
        piece = game.edit_piece(card)
        piece.bowed, piece.status, piece.fate, piece.side = bowed, status, fate, side
        before = game.pieces[card].copy()
        if not able(game, verb, cause, card, amount):
            continue
        payable += 1
        for one in verb.occurrences(game, cause, card, amount):
            game.occur(one)
        assert game.pieces.get(card) != before
        if verb == remove_fate:
            assert game.pieces[card].fate == fate - amount
    assert payable


@rule("l5r.triggered.must-change-game-state")
def test_i_am_ready_is_not_paid_for_by_who_is_ready_already(table: Scenario) -> None:
    unicorns = ["Shinjo Outrider {bowed=true, fate=1}", "Border Rider {fate=1}", "Moto Youth {bowed=true}"]
    begins(table, quiet_player(*unicorns, hand=["I Am Ready"]), quiet_player())
    table.ann.chooses("use I Am Ready 0")
    assert (table.ann.asked, table.ann.choices) == ("pay-with", ["Shinjo Outrider"])


@rule("l5r.triggered.must-change-game-state")
def test_where_the_effect_is_about_something_else_it_is_paid_for_with_any_card(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout", "Border Rider", holdings=["Funeral Pyre {slot=0}"]), quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    assert (table.ann.asked, table.ann.choices) == ("pay-with", ["Eager Scout", "Border Rider"])


@rule("l5r.triggered.must-change-game-state")
def test_only_one_card_of_the_pool_does_something_to_what_it_is_paid_with() -> None:
    abilities = [(face.name, one) for face in FACES for one in face.abilities if isinstance(one, Triggered)]
    assert [name for name, ability in abilities if ability.is_about_payment] == ["I Am Ready"]
