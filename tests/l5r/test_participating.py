"""Participating: moving to the conflict and home, leaving it, and who cannot."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING
from nefrit.l5r.values import participating
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


@rule("l5r.participating.moved-in", "l5r.move.definition")
def test_who_is_moved_to_the_conflict_participates_on_its_controllers_side(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Praise"]), player("Courtier {bowed=true}", hand=["Forward", "Praise"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("use Forward 0")
    table.bob.chooses("Courtier")
    piece = table.piece("Courtier")
    assert (piece.side, piece.bowed) == (DEFENDING, True)


@rule("l5r.participating.removed-or-sent-home", "l5r.home.keeps-bowed-state", "l5r.home.definition")
def test_who_is_moved_home_participates_no_longer_and_stays_ready(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit", hand=["Praise"]), player("Courtier", hand=["Retreat"]))
    attacks(table.ann, "military air", "Bushi", "Hermit")
    table.bob.chooses()
    table.bob.chooses("use Retreat 0")
    table.bob.chooses("Hermit")
    piece = table.piece("Hermit")
    assert (piece.side, piece.bowed, piece.controller) == (AT_HOME, False, 0)
    assert participating(table.game, 0) == (card(table.ann, "Bushi"),)


@rule("l5r.move.not-to-same-place", "l5r.home.definition", "l5r.home.area-per-controller")
def test_nobody_moves_to_where_they_are(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit", hand=["Praise"]), player("Courtier", "Monk", hand=["Retreat", "Forward"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.bob.chooses("use Retreat 0")
    assert table.bob.choices == ["Bushi", "Courtier"]
    table.bob.chooses("Bushi")
    table.ann.passes()
    table.bob.chooses("use Forward 0")
    assert table.bob.choices == ["Bushi", "Hermit", "Monk"]


@rule("l5r.move.needs-destination")
def test_without_a_conflict_there_is_nowhere_to_move_to(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Forward", "Retreat", "Praise"]), bob=player("Courtier"))
    assert table.ann.choices == ["pass", "use Praise 0"]


@rule("l5r.participating.leaves-play")
def test_who_leaves_play_participates_no_longer(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit"), player("Courtier", hand=["Murder"]))
    attacks(table.ann, "military air", "Bushi", "Hermit")
    table.bob.chooses("Courtier")
    table.bob.chooses("use Murder 0")
    table.bob.chooses("Bushi")
    assert (table.conflict.winner, table.conflict.difference) == (0, 0)


@pytest.mark.parametrize("edition", ["1.5", "1.0"])
@rule("l5r.participating.cannot-participate-1-5", "l5r.participating.cannot-participate-1-0")
def test_who_cannot_participate_is_neither_declared_nor_moved_in(table: Scenario, edition: str) -> None:
    ann = player("Pacifist", "Bushi", hand=["Forward", "Praise"])
    begins(table, ann, player("Courtier"), edition=edition)
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    assert table.ann.choices == ["Bushi"]
    table.ann.chooses("Bushi")
    table.bob.chooses()
    table.ann.chooses("use Forward 0")
    assert table.ann.choices == ["Courtier"]


@rule("l5r.participating.cannot-participate-1-5")
def test_who_cannot_attack_may_still_defend(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Guard"))
    attacks(table.ann, "military air", "Bushi")
    assert table.bob.choices == ["Guard"]


@rule("l5r.participating.gains-cannot-participate")
def test_a_participant_that_cannot_participate_any_more_goes_home_bowed(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit", hand=["Praise"]), player("Courtier", hand=["Banishment"]))
    attacks(table.ann, "military air", "Bushi", "Hermit")
    table.bob.chooses()
    table.bob.chooses("use Banishment 0")
    table.bob.chooses("Bushi")
    piece = table.piece("Bushi")
    assert (piece.side, piece.bowed) == (AT_HOME, True)
    assert table.piece("Hermit").side == ATTACKING


@rule("l5r.dash.removed-home-bowed")
def test_a_character_with_a_dash_that_finds_itself_in_the_conflict_goes_home_bowed(table: Scenario) -> None:
    conflict = {"attacker": "ann", "type": "military", "ring": "air", "province": "#9"}
    ann = player("Poet {side=attacking}", "Bushi {side=attacking}")
    bob = player("Courtier", provinces=["Earth Province #9 {slot=0}"], hand=["Praise", "Shame"])
    table.position("3.2.1", ann=ann, bob=bob, conflict=conflict)
    table.bob.chooses("Courtier")
    piece = table.piece("Poet")
    assert (piece.side, piece.bowed) == (AT_HOME, True)


@rule("l5r.leaves-play.effects-expire")
def test_what_lasted_on_a_card_does_not_come_back_with_it(table: Scenario) -> None:
    bob = player("Ambusher", hand=["Banishment", "Recall"], fate=2)
    begins(table, player("Bushi", hand=["Praise"]), bob)
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    table.bob.chooses("use Banishment 0")
    table.bob.chooses("Ambusher")
    table.ann.passes()
    table.bob.chooses("use Recall 0")
    table.bob.chooses("Ambusher")
    table.ann.passes()
    assert table.bob.choices == ["pass", "play Ambusher", "play-into-conflict Ambusher"]
