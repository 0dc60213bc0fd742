"""What follows a "then": it is done only if what stands before was done in full."""

from __future__ import annotations

import pytest

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Effect, Sequence, Then
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.characters import GainAbility
from nefrit.l5r.constants import END_OF_PHASE, POLITICAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import ChangeHonor, last, last_for_all, split
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.targets import Chosen
from nefrit.l5r.trees import Modifies
from nefrit.l5r.words.abilities import action
from nefrit.l5r.words.cards import character, participating, yours
from nefrit.l5r.words.nouns import each, it, other, second
from nefrit.l5r.words.verbs import bow, dishonor, honor
from nefrit.testing import Scenario, rule
from tests.l5r import timing_cards
from tests.l5r.timing_cards import begin

GAIN = ChangeHonor(1)
STRONGER = Modifies("political", amount=1)
NOBODYS = Modifies("military", other & participating, amount=1)


TOGETHER = (Chosen(least=2, most=2, reference=True),)
ONE_AND_ANOTHER = (Chosen(reference=True), Chosen(reference=True))


def on_two(name: str, effect: Effect, targets: tuple[Chosen, ...] = TOGETHER) -> L5RFace:
    """An event that names two characters, whatever they are like, does something to them, then gains 1 honor."""
    return NEUTRAL.event(name, 1330, cost=0).has(action(Then(effect, GAIN), target=targets))


def after_a_loss(name: str, effect: Effect) -> L5RFace:
    """An event that loses 3 honor, does something, then gains 1 honor: it can be played whatever can be done."""
    does = Sequence((ChangeHonor(-3), Then(effect, GAIN)))
    return NEUTRAL.event(name, 1331, cost=0).has(action(does))


EVENTS = [
    on_two("Two Bow", bow(it)),
    on_two("Two Differ", split(it, honor, dishonor)),
    on_two("Two Train", last(STRONGER, until=END_OF_PHASE)),
    on_two("Two Fight", Challenge(POLITICAL, bow(it), it, second), ONE_AND_ANOTHER),
    after_a_loss("All Bow", bow(each(yours & character))),
    after_a_loss("A Rule", last_for_all(NOBODYS, until=END_OF_PHASE)),
    after_a_loss("Learning", GainAbility()),
]

GAME = LegendOfTheFiveRings(Library([*timing_cards.GAME.library.faces.values(), *EVENTS]))


def plays(table: Scenario, name: str, *play: str) -> None:
    """Ann has 10 honor and plays one of the events."""
    begin(table, {"play": list(play), "hand": [name]}, {"play": ["Clerk"]})
    table.ann.chooses(f"use {name} 0")


@rule("l5r.then.requires-full-success", "l5r.effect.resolve-as-much-as-possible")
@pytest.mark.parametrize(
    ("first", "second", "honor"), [("", "", 11), (" {bowed=true}", "", 10), (" {bowed=true}", " {bowed=true}", 10)]
)
def test_something_was_done_to_the_targets_if_it_was_done_to_all(
    table: Scenario, first: str, second: str, honor: int
) -> None:
    plays(table, "Two Bow", f"Bushi{first}", f"Courtier{second}", "Clerk")
    table.ann.chooses("Bushi", "Courtier")
    assert (table.piece("Bushi").bowed, table.piece("Courtier").bowed) == (True, True)
    assert table.ann.honor == honor


@rule("l5r.then.requires-full-success", "l5r.effect.resolve-as-much-as-possible")
@pytest.mark.parametrize(
    ("first", "second", "honor"), [("", "", 8), (" {bowed=true}", "", 8), (" {bowed=true}", " {bowed=true}", 7)]
)
def test_something_was_done_to_each_if_it_was_done_to_any(table: Scenario, first: str, second: str, honor: int) -> None:
    plays(table, "All Bow", f"Bushi{first}", f"Courtier{second}")
    assert (table.piece("Bushi").bowed, table.piece("Courtier").bowed) == (True, True)
    assert table.ann.honor == honor


@rule("l5r.then.requires-full-success")
@pytest.mark.parametrize(("status", "honor"), [("", 11), (" {status=1}", 10)])
def test_one_is_honored_and_another_dishonored_if_both_are(table: Scenario, status: str, honor: int) -> None:
    plays(table, "Two Differ", f"Bushi{status}", "Courtier", "Clerk")
    table.ann.chooses("Bushi", "Courtier")
    table.ann.chooses("Bushi")
    assert (table.piece("Bushi").status, table.piece("Courtier").status) == (1, -1)
    assert table.ann.honor == honor


@rule("l5r.then.requires-full-success", "l5r.lasting.initiate-only-within-period")
def test_what_lasts_was_established_if_it_changes_a_card_or_is_about_none(table: Scenario) -> None:
    plays(table, "A Rule")
    assert table.ann.honor == 8, "about all cards that there will be"
    for name, left in (("Bushi", 11), ("Berserker", 10)):
        plays(table, "Two Train", name, name, "Clerk")
        table.ann.chooses(name, name)
        assert table.ann.honor == left, "a dash cannot be changed"


@rule("l5r.then.requires-full-success", "l5r.duel.d1-initiated-1-5", "l5r.dash.no-duel")
@pytest.mark.parametrize("edition", ["1.5", "1.0"])
def test_a_challenge_is_done_if_the_duel_begins(table: Scenario, edition: str) -> None:
    for challenged, left in (("Courtier", 11), ("Berserker", 10)):
        begin(table, {"play": ["Bushi"], "hand": ["Two Fight"]}, {"play": ["Clerk", challenged]}, edition=edition)
        table.ann.chooses("use Two Fight 0")
        table.ann.chooses("Bushi")
        table.ann.chooses(challenged)
        if challenged == "Courtier":
            table.ann.says(1)
            table.bob.says(1)
        assert table.ann.honor == left


@rule("l5r.then.requires-full-success")
@pytest.mark.parametrize(("play", "honor"), [(("Bushi", "Clerk"), 8), (("Peasant",), 7)])
def test_an_ability_was_gained_if_there_was_one(table: Scenario, play: tuple[str, ...], honor: int) -> None:
    begin(table, {"play": list(play), "hand": ["Learning"]}, {})
    table.ann.chooses("use Learning 0")
    if honor == 8:
        table.ann.answers(0)
    assert table.ann.honor == honor
