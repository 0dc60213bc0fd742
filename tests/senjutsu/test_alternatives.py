"""Alternatives on cards: the word OR."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel

__all__ = ["GAME"]


@rule("senjutsu.or.choose-one")
def test_only_one_of_several_effects_is_chosen(table: Scenario) -> None:
    for number in range(3):
        duel(table, "Choose Of Three", track=[1, 0])
        assert table.ann.choices == ["option 0", "option 1", "option 2"]
        table.ann.chooses(f"option {number}")
        done = (table.ann.focus == 1, table.track == (0, 1), table.ann.stuns == 1)
        assert done == tuple(other == number for other in range(3))


@rule("senjutsu.or.choose-one")
def test_the_other_lines_of_the_card_are_resolved_all_the_same(table: Scenario) -> None:
    for number in range(2):
        duel(table, "Choose")
        table.ann.chooses(f"option {number}")
        assert table.ann.stuns == 1


@rule("senjutsu.or.kamae-forced")
def test_an_alternative_for_the_own_kamae_must_be_chosen(table: Scenario) -> None:
    duel(table, "Angry Choice", ann_={"kamae": "aggression"}, track=[1, 0])
    assert table.round == 2
    assert (table.ann.focus, table.track) == (0, (0, 1))


@rule("senjutsu.or.kamae-forced")
def test_an_alternative_for_another_kamae_cannot_be_chosen(table: Scenario) -> None:
    duel(table, "Angry Choice", ann_={"kamae": "balance"}, track=[1, 0])
    assert table.round == 2
    assert (table.ann.focus, table.track) == (1, (1, 0))


@rule("senjutsu.or.kamae-forced")
def test_among_several_alternatives_for_the_own_kamae_the_player_chooses(table: Scenario) -> None:
    duel(table, "Angry Choices", ann_={"kamae": "aggression", "focus": 1})
    assert table.ann.choices == ["option 1", "option 2"]
    table.ann.chooses("option 2")
    assert (table.ann.focus, len(table.ann.hobbles)) == (0, 1)
    duel(table, "Angry Choices", ann_={"kamae": "aggression"}, track=[1, 0])
    assert table.track == (0, 1), "what cannot be paid for is no choice"


@rule("senjutsu.focus.optional.always-optional")
def test_where_only_an_alternative_with_a_price_is_open_it_may_be_declined(table: Scenario) -> None:
    duel(table, "Dear Choice", ann_={"focus": 1}, track=[1, 0])
    assert table.ann.choices == ["option 0", "no"]
    table.ann.chooses("no")
    assert (table.ann.focus, table.track) == (1, (1, 0))
    duel(table, "Dear Choice", ann_={"focus": 1}, track=[1, 0])
    table.ann.chooses("option 0")
    assert (table.ann.focus, table.track) == (0, (0, 1))
    duel(table, "Dear Choice", ann_={"focus": 1, "kamae": "balance"}, track=[1, 0])
    assert (table.ann.focus, table.track) == (1, (0, 1)), "the Kamae decides, and costs nothing"
