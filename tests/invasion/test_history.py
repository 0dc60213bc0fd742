"""What has happened is remembered as far as anything may refer to it later."""

from __future__ import annotations

import pytest

from nefrit.invasion.game import GAME
from nefrit.invasion.history import ASKED, answered, this_turn
from nefrit.invasion.occurrences.events import Event, Sign
from nefrit.invasion.occurrences.kinds import DAMAGED, PHASE_BEGINS, PLAYED, RESOURCES_SPENT
from nefrit.kernel.plain import subclasses_of
from nefrit.testing import Scenario
from tests.invasion.sides import begin, dwarfs, orcs

__all__ = ["GAME"]


def test_a_sign_changes_nothing_and_all_other_events_do() -> None:
    for kind in subclasses_of(Event).values():
        own = kind.happen is not Event.happen
        assert not (issubclass(kind, Sign) and own), f"{kind.__name__} is a sign and changes something"
        assert own or issubclass(kind, Sign) or not kind.message, f"{kind.__name__} changes nothing and is no sign"


def test_what_no_action_responds_to_and_nobody_asks_for_is_forgotten() -> None:
    assert answered(GAME.library) & PHASE_BEGINS
    assert not (answered(GAME.library) | ASKED) & RESOURCES_SPENT


def test_what_was_played_this_turn_is_known(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["Dwarf Masons"], battlefield=["Black Orc Squad"]), orcs())
    table.ann.chooses("play Dwarf Masons kingdom")
    played = this_turn(table.game, PLAYED)
    assert [table.game.faces[event.card].name for event in played] == ["Dwarf Masons"]
    with pytest.raises(AssertionError, match="not remembered"):
        this_turn(table.game, DAMAGED)
