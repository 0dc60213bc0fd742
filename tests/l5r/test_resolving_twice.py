"""Abilities that may be resolved a second time."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import MILITARY
from nefrit.l5r.costs import LoseHonor
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor, last
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.targets import IN_PLAY, a
from nefrit.l5r.trees import Modifies
from nefrit.l5r.values import skill
from nefrit.l5r.words.abilities import action, reaction
from nefrit.l5r.words.cards import character, holding, participating, theirs, yours
from nefrit.l5r.words.nouns import it, one
from nefrit.l5r.words.occasions import honor_is_lost
from nefrit.l5r.words.verbs import bow, discard
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import begins, fight, number, player
from tests.l5r.timing_cards import RESPONDING

DRILL = NEUTRAL.event("Drill", 1302, cost=2).has(
    action(
        last(Modifies("military", amount=1)),
        cost=bow(one(yours & character & ~participating)),
        target=a(participating),
        again=LoseHonor(1),
    )
)
"""Twice for honor, as a published event, but with costs that could be paid twice."""

TWIN_REPROACH = NEUTRAL.event("Twin Reproach", 1303, cost=0).has(action(bow(it), target=a(theirs), again=LoseHonor(1)))
"""Something happens each time it is resolved, so that others can respond."""

GLOATER = NEUTRAL.character("Gloater", 1304, cost=1, skills=(1, 1), glory=0).has(
    reaction(honor_is_lost(whose=YOUR_OPPONENT), ChangeHonor(1))
)

TWIN_FIRE = NEUTRAL.event("Twin Fire", 1305, cost=0).has(
    action(discard(it), target=a(holding, IN_PLAY), again=LoseHonor(1))
)
"""It empties a province each time it is resolved."""

MADE_UP = [*RESPONDING, DRILL, TWIN_REPROACH, TWIN_FIRE, GLOATER]
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), *MADE_UP]))


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


def attacks(table: Scenario, ann: Side, bob: Side, *attackers: str) -> None:
    """Ann attacks, and nobody defends."""
    fight(table, ann, bob, "military air", *attackers, province="Ancestral Lands")


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_the_second_time_other_targets_may_be_chosen(table: Scenario) -> None:
    ann = quiet("Serene Warrior", "Brash Samurai", hand=["Banzai!"])
    attacks(table, ann, quiet("Doji Whisperer"), "Serene Warrior", "Brash Samurai")
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("yes")
    assert table.ann.choices == ["Serene Warrior", "Brash Samurai"]
    table.ann.chooses("Brash Samurai")
    assert [skill(table.game, number(table, name), MILITARY) for name in ("Serene Warrior", "Brash Samurai")] == [5, 4]


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
@pytest.mark.parametrize("again", [False, True])
def test_provinces_that_it_has_emptied_are_refilled_when_it_has_resolved(table: Scenario, again: bool) -> None:
    lands = {"holdings": ["Imperial Storehouse {slot=0}", "Imperial Storehouse {slot=1}", "Favorable Ground {slot=2}"]}
    begins(table, quiet(hand=["2x Twin Fire"]), quiet(**lands, **{"dynasty-deck": ["Otomo Courtier"] * 2}))
    table.ann.chooses("use Twin Fire 0")
    table.ann.answers(0)
    assert table.bob.cards_in("province-1") == [], "not before it is over"
    table.ann.chooses("yes" if again else "no")
    if again:
        table.ann.chooses("Imperial Storehouse")
    lying = [table.bob.cards_in(f"province-{slot}") for slot in (1, 2)]
    assert lying == [["Otomo Courtier"], ["Otomo Courtier"] if again else []]


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_it_is_resolved_again_before_anybody_reacts(table: Scenario) -> None:
    bob = quiet("Adept of the Waves #1", "The Mirror's Gaze {on=#1}")
    attacks(table, quiet("Serene Warrior", hand=["Banzai!"]), bob, "Serene Warrior")
    table.bob.passes()
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    assert (table.deciding, table.ann.asked) == (["ann"], "resolve-again")
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 7
    assert (table.deciding, table.bob.asked) == (["bob"], "respond-or-pass"), "now it has resolved"


@rule("l5r.initiate.resolve-twice-costs-once")
def test_its_costs_are_paid_once(table: Scenario) -> None:
    ann = quiet("Serene Warrior", "Brash Samurai", "Doji Whisperer", hand=["Drill"])
    attacks(table, ann, quiet("Doji Whisperer"), "Serene Warrior")
    table.ann.chooses("use Drill 0")
    assert table.ann.choices == ["Brash Samurai", "Doji Whisperer"]
    table.ann.chooses("Brash Samurai")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 5
    assert (table.ann.fate, table.ann.honor) == (3, 9)
    assert not table.ann.piece("Doji Whisperer").bowed


def reproach(table: Scenario, *bobs: str, ann: Side | None = None, edition: str = "1.5", **things: Any) -> None:
    """Ann reproaches the Doji Whisperer, and may then reproach another."""
    bob = quiet("Doji Whisperer", "Serene Warrior", *bobs, **things)
    begins(table, ann or quiet(hand=["Twin Reproach"]), bob, edition=edition)
    table.ann.chooses("use Twin Reproach 0")
    table.ann.chooses("Doji Whisperer")


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_reactions_to_both_resolutions_share_one_window_after_the_second(table: Scenario, edition: str) -> None:
    reproach(table, "Gossip", edition=edition)
    assert table.bob.piece("Doji Whisperer").bowed
    assert (table.deciding, table.ann.asked) == (["ann"], "resolve-again"), "the Gossip has to wait"
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert table.ann.cards_in("conflict-discard") == ["Twin Reproach"]
    assert table.bob.choices == ["pass", "respond Gossip 0 0", "respond Gossip 0 3"]
    table.bob.chooses("respond Gossip 0 3")
    assert table.bob.choices == ["pass", "respond Gossip 0 0"]
    table.bob.chooses("respond Gossip 0 0")
    assert table.bob.honor == 12


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_who_does_not_resolve_it_again_lets_others_react_then(table: Scenario) -> None:
    reproach(table, "Gossip")
    table.ann.chooses("no")
    assert table.bob.choices == ["pass", "respond Gossip 0 0"]


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_forced_reactions_wait_too_and_come_before_the_others(table: Scenario) -> None:
    reproach(table, "Groaner", "Gossip")
    assert (table.ann.asked, table.bob.honor) == ("resolve-again", 10)
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert (table.ann.asked, table.bob.honor) == ("choose-next", 10)
    table.ann.chooses("respond Groaner 0 0")
    assert (table.bob.asked, table.bob.honor) == ("respond-or-pass", 8)


def test_each_resolution_is_interrupted_by_itself(table: Scenario) -> None:
    reproach(table, "Watcher", "Gossip")
    assert table.bob.choices == ["pass", "respond Watcher 0 0"]
    assert not table.bob.piece("Doji Whisperer").bowed
    table.bob.chooses("respond Watcher 0 0")
    assert (table.ann.asked, table.bob.honor) == ("resolve-again", 11)
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert table.bob.choices == ["pass", "respond Watcher 0 0"]


@rule("l5r.initiate.resolve-twice-repeats-5-to-7", "l5r.nested.lifo")
def test_what_an_interrupt_does_in_between_is_reacted_to_at_once(table: Scenario) -> None:
    reproach(table, "Watcher", "Gossip", ann=quiet("Miser of Honor", hand=["Twin Reproach"]))
    table.bob.chooses("respond Watcher 0 0")
    assert table.ann.choices == ["pass", "respond Miser of Honor 0 0"]
    assert not table.bob.piece("Doji Whisperer").bowed
    table.ann.chooses("respond Miser of Honor 0 0")
    assert (table.ann.asked, table.bob.piece("Doji Whisperer").bowed) == ("resolve-again", True)


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_what_was_paid_for_the_second_time_is_reacted_to_afterwards(table: Scenario) -> None:
    reproach(table, "Gloater", "Gossip")
    table.ann.chooses("yes")
    assert (table.deciding, table.ann.asked) == (["ann"], "choose-target")
    table.ann.chooses("Serene Warrior")
    assert table.bob.choices == ["pass", "respond Gossip 0 0", "respond Gloater 0 1", "respond Gossip 0 3"]


@rule("l5r.faq.banzai-cancel-second-only", "l5r.initiate.resolve-twice-repeats-5-to-7")
def test_when_the_second_resolution_is_cancelled_the_first_can_still_be_reacted_to(table: Scenario) -> None:
    reproach(table, "Gossip", hand=["Silencer"])
    table.bob.passes()
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    table.bob.chooses("respond Silencer 0 0")
    assert not table.bob.piece("Serene Warrior").bowed
    assert table.bob.choices == ["pass", "respond Gossip 0 0"]


@rule("l5r.faq.banzai-cancel-second-only")
def test_an_event_cancelled_the_second_time_has_resolved(table: Scenario) -> None:
    ann = quiet("Brash Samurai", hand=["Twin Reproach"])
    reproach(table, "Adept of the Waves #1", "The Mirror's Gaze {on=#1}", ann=ann, hand=["Silencer"])
    table.bob.passes()
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    table.bob.chooses("respond Silencer 0 0")
    assert (table.bob.asked, table.bob.choices[1]) == ("respond-or-pass", "respond The Mirror's Gaze 0 0")
