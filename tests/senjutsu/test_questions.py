"""When a card in hand might be chosen or played."""

from __future__ import annotations

from nefrit.senjutsu.questions import steps_for
from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, spar

__all__ = ["GAME"]


@rule("senjutsu.round.choose")
def test_cards_in_hand_are_chosen_for_the_round_by_their_owner_alone(table: Scenario) -> None:
    spar(table, {"hand": ["Cut"], "discard": ["Thrust"]}, {})
    found = {table.game.faces[card].name: card for card in range(len(table.game.faces)) if table.game.owners[card] == 0}
    assert steps_for(table.game, 0, found["Cut"]) == ("choose.card",)
    assert steps_for(table.game, 1, found["Cut"]) == ()
    assert steps_for(table.game, 0, found["Thrust"]) == (), "it has been discarded"
