"""The common Bushido cards, which are played at the beginning of a round: what each of them does."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.common import begin, does, known_to_ann
from tests.senjutsu.sparring import GAME, play

__all__ = ["GAME"]


def test_benevolence(table: Scenario) -> None:
    deck = ["Stand", "Fend", "Wind Block", "Taunt", "Blood Fury Cut"]
    begin(table, {"hand": ["Benevolence"], "deck": deck}, {"deck": deck})
    table.ann.chooses("Benevolence")
    assert sorted(table.ann.choices) == ["Fend", "Taunt", "Wind Block", "nothing"]
    table.ann.chooses("Taunt")
    assert sorted(table.bob.choices) == ["Fend", "Taunt", "Wind Block", "nothing"]
    table.bob.chooses("Fend")
    assert sorted(table.ann.hand) == ["Stand", "Taunt"]
    assert sorted(table.bob.hand) == ["Fend", "Stand", "Wait"]


@rule("senjutsu.golden.card-beats-rules")
def test_courage(table: Scenario) -> None:
    for answer in ("Courage", "pass"):
        bob = {"bleeding": 1, "deck": ["Stand", "Stand", "Fend", "Stand"]}
        begin(table, {"hand": ["Courage", "Curse"], "focus": 1}, bob)
        table.ann.chooses(answer)
        assert table.ann.lasting == (["Courage"] if answer == "Courage" else [])
        play(table, "Curse", "Wait")
        # Who bleeds discards the top card of the deck, else facedown.
        assert (table.round, table.bob.discard[0]) == (2, "Fend")
        assert ("Fend" in known_to_ann(table)) == (answer == "Courage")


@rule("senjutsu.golden.card-beats-rules")
def test_courage_turns_discard_piles_faceup(table: Scenario) -> None:
    begin(table, {"hand": ["Courage", "Curse"], "focus": 1}, {"bleeding": 1, "deck": ["Fend", "9x Stand"]})
    assert "Fend" not in known_to_ann(table), "it was discarded facedown"
    table.ann.chooses("Courage")
    assert "Fend" in known_to_ann(table)


@rule("senjutsu.golden.card-beats-rules", "senjutsu.timing.end.effects")
@pytest.mark.parametrize(("card", "cost"), [("Courage", 1), ("Honesty", 2), ("Respect", 2), ("Self-control", 1)])
def test_anybody_may_pay_two_focus_to_end_a_lasting_bushido_card(table: Scenario, card: str, cost: int) -> None:
    begin(table, {"hand": [card, "Curse"], "focus": 3}, {"focus": 2})
    table.ann.chooses(card)
    assert table.ann.focus == 3 - cost
    play(table, "Curse", "Wait")
    assert table.bob.choices == ["pass", card]
    table.bob.chooses(card)
    assert table.bob.focus == 0
    assert table.ann.lasting == []
    assert card in table.ann.discard


@rule("senjutsu.cards.effects-on-resolution")
def test_duty(table: Scenario) -> None:
    begin(
        table,
        {"hand": ["Duty", "Cut"], "focus": 3, "kamae": "aggression"},
        {"hand": ["Ronin Core Card", "Wait"], "focus": 2, "kamae": "balance"},
    )
    table.ann.chooses("Duty")
    assert (table.ann.focus, table.bob.focus) == (0, 0)
    assert (table.ann.kamae, table.bob.kamae) == ("neutral", "neutral")
    # Of ann's nine cards one was drawn; that and the cut went back.
    assert (len(table.ann.hand), len(table.ann.deck)) == (5, 5)
    assert "Ronin Core Card" in table.bob.hand
    assert (len(table.bob.hand), len(table.bob.deck)) == (6, 5)


@rule("senjutsu.golden.card-beats-rules")
def test_honesty(table: Scenario) -> None:
    hand = ["Cut", "After Attack", "Swap Guard"]
    begin(table, {"hand": ["Honesty", *hand], "focus": 2}, {"hand": ["Wait", "Cut", "Swap Guard"]})
    table.ann.chooses("Honesty")
    assert (table.ann.focus, table.ann.lasting) == (0, ["Honesty"])
    assert "Swap Guard" in table.ann.choices, "as a normal card"
    play(table, "Cut", "Wait")
    assert (table.round, table.bob.wounds) == (2, 1)
    assert table.ann.asked == "choose-card", "neither instant could be played"


@rule("senjutsu.golden.card-beats-rules")
@pytest.mark.parametrize(("type", "banned"), [("attack", "Cut"), ("meditation", "Curse")])
def test_honour(table: Scenario, type: str, banned: str) -> None:
    deck = {"deck": ["9x Guard"]}
    hand = ["Cut", "Curse", "Guard"]
    begin(table, {"hand": ["Honour", *hand], "focus": 2, **deck}, {"hand": hand, **deck})
    table.ann.chooses("Honour")
    assert table.ann.focus == 0
    assert table.ann.choices == ["attack", "meditation"]
    table.ann.chooses(type)
    left = [name for name in ["Cut", "Curse", "Guard"] if name != banned]
    assert set(table.ann.choices) == set(table.bob.choices) == set(left)
    play(table, "Guard", "Guard")
    does(table.bob, "value 6")
    does(table.ann, "value 5")
    assert table.round == 2
    assert banned in table.ann.choices, "it was for one round"


@rule("senjutsu.golden.card-beats-rules")
def test_respect(table: Scenario) -> None:
    ann = {"hand": ["Respect", "Cut", "Curse"], "focus": 2, "discard": ["Cut"]}
    begin(table, ann, {"hand": ["Wait", "Cut"], "discard": ["Curse"]})
    table.ann.chooses("Respect")
    assert (table.ann.focus, table.ann.lasting) == (0, ["Respect"])
    assert set(table.ann.choices) == {"Curse", "Stand"}
    assert set(table.bob.choices) == {"Cut", "Stand", "Wait"}


@rule("senjutsu.golden.card-beats-rules", "senjutsu.cards.effects-on-resolution")
def test_righteousness(table: Scenario) -> None:
    ann = {"hand": ["Righteousness", "Fend", "Spy"], "focus": 1}
    begin(table, ann, {"hand": ["Fend", "Wind Block"]}, track=[1, 0])
    table.ann.chooses("Righteousness")
    assert (table.ann.focus, table.deciding) == (0, ["bob"])
    assert not {"Ronin Core Card", "Crippling Poison", "Advance"} & set(table.bob.choices)
    table.bob.chooses("Spy")
    table.ann.chooses("Fend")
    assert set(table.ann.choices) == {"Stand"}
    assert set(table.bob.choices) == {"Wind Block", "Stand"}


@rule("senjutsu.golden.card-beats-rules")
def test_self_control(table: Scenario) -> None:
    bob = {"hand": ["Wait", "Fend"], "kamae": "balance"}
    begin(table, {"hand": ["Self-control", "Cut", "Spy", "Taunt"], "focus": 2}, bob)
    table.ann.chooses("Self-control")
    assert (table.ann.focus, table.ann.lasting) == (1, ["Self-control"])
    play(table, "Spy", "Wait")
    assert "Fend" not in known_to_ann(table)
    play(table, "Cut", "Stand")
    does(table.ann, "Taunt", "yes")
    assert table.bob.kamae == "neutral"
    assert "Fend" in table.bob.hand
    assert table.round == 3
