"""Who might respond: what cards listen to where they lie, and what is put away before anybody does."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import AIR
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor
from nefrit.l5r.listening import REACTIONS, printed_for, printed_responses
from nefrit.l5r.occurrences.kinds import BOWS, HONORS, INITIATES
from nefrit.l5r.players import YOU
from nefrit.l5r.targets import a, choosing
from nefrit.l5r.words.abilities import action, reaction
from nefrit.l5r.words.cards import yours
from nefrit.l5r.words.nouns import it
from nefrit.l5r.words.occasions import honors
from nefrit.l5r.words.verbs import honor
from nefrit.testing import Scenario, rule, side
from tests.l5r.ability_cards import CARDS, trick
from tests.l5r.cards import made_up

WATCHTOWER = NEUTRAL.province("Watchtower", 990, strength=4, element=AIR).has(reaction(honors(), ChangeHonor(1, YOU)))
REQUEST = trick("Request", action(choosing(a(yours), honor(it))))
NEW = [*CARDS, WATCHTOWER, REQUEST]
NAMES = {face.name for face in NEW}
GAME = LegendOfTheFiveRings(Library([*NEW, *(face for face in made_up() if face.name not in NAMES)]))


def begin(table: Scenario, ann: dict[str, Any], bob: dict[str, Any]) -> None:
    """An action window in the conflict phase, ann first."""
    defaults = {"honor": 10, "fate": 5, "conflict-deck": ["5x Silence"]}
    table.position("conflict", ann=side(**{**defaults, **ann}), bob=side(**{**defaults, **bob}))


@rule("l5r.province.broken-blank")
@pytest.mark.parametrize("broken", [False, True])
def test_a_broken_province_does_not_react(table: Scenario, broken: bool) -> None:
    lying = f"Watchtower {{slot=0,broken={str(broken).lower()}}}"
    begin(table, {"hand": ["Cheer"], "play": ["Bushi"], "provinces": [lying]}, {})
    table.ann.chooses("use Cheer 0")
    table.ann.chooses("Bushi")
    assert ("respond Watchtower 0 0" in table.ann.choices) == (not broken)


@rule("l5r.event.play-sequence")
def test_an_event_lies_on_the_table_until_its_effects_have_resolved(table: Scenario) -> None:
    begin(table, {"hand": ["Request"], "play": ["Bushi"]}, {"hand": ["Voice"]})
    table.ann.chooses("use Request 0")
    table.bob.passes()
    assert table.ann.choices == ["Bushi"]
    assert table.ann.cards_in("being-played") == ["Request"], "its effects have been initiated, but not resolved"
    table.ann.chooses("Bushi")
    assert table.ann.cards_in("conflict-discard") == ["Request"]


def test_cards_respond_from_where_they_can_be_used_and_nowhere_else(table: Scenario) -> None:
    begin(table, {"play": ["Sentry"], "conflict-discard": ["Voice"]}, {"dynasty-discard": ["Admirer"]})
    responses = printed_responses(table.game)
    assert responses.kinds[REACTIONS] == BOWS
    assert [ability for *_, ability in printed_for(table.game, BOWS, REACTIONS, 0)] == list(CARDS[19].triggered)
    assert not printed_for(table.game, BOWS, REACTIONS, 1)
    assert not responses.interrupted & INITIATES
    assert responses.reacted & HONORS, "what happens may bring a card to where it reacts"
