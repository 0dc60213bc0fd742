"""What common cards and those of the Master and the Student ask for before they are chosen: focus and a Kamae."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.lessons import KAMAE, chooseable
from tests.senjutsu.sparring import GAME, play, spar

__all__ = ["GAME"]


@pytest.mark.parametrize(
    ("card", "kamae", "focus"),
    [
        ("Blood Fury Cut", "aggression", 3),
        ("Guardian's Defence", "determination", 3),
        ("Legendary Fortitude", "balance", 3),
        ("Emergency Block", "", 1),
        ("Iron Will", "", 2),
        ("Misdirection", "", 1),
        ("Wild Swing", "", 1),
        ("Quick Stab", "", 1),
    ],
)
def test_a_card_is_chosen_only_with_its_focus_in_its_kamae(table: Scenario, card: str, kamae: str, focus: int) -> None:
    for now in ("neutral", "aggression", "balance", "determination"):
        for have in (focus - 1, focus):
            spar(table, {"hand": [card], "kamae": now, "focus": have}, {})
            assert (card in table.ann.choices) == (have == focus and kamae in ("", now))


@rule("senjutsu.focus.mandatory.insufficient")
@pytest.mark.parametrize(
    ("character", "card", "price"),
    [
        ("master", "Dark Insight", 1),
        ("master", "Dark Bargain", 1),
        ("student", "Blazing Insight", 1),
    ],
)
def test_a_card_with_a_price_is_chosen_by_who_has_the_focus_and_costs_it(
    table: Scenario, character: str, card: str, price: int
) -> None:
    assert not chooseable(table, character, card, focus=price - 1)
    assert chooseable(table, character, card, focus=price)
    play(table, card)
    assert table.ann.focus == 0


@rule("senjutsu.kamae.requirement")
@pytest.mark.parametrize(
    ("character", "card", "focus", "positions"),
    [
        ("master", "Sixth Sense", 0, ["balance", "determination"]),
        ("student", "Drawn Breath", 2, ["aggression"]),
        ("student", "Lightning Tail", 2, ["balance"]),
        ("student", "Obedience", 0, ["balance", "determination"]),
        ("student", "Rock Strike", 0, ["determination"]),
    ],
)
def test_a_card_is_chosen_in_its_kamae_only(
    table: Scenario, character: str, card: str, focus: int, positions: list[str]
) -> None:
    open_in = [kamae for kamae in ["neutral", *KAMAE] if chooseable(table, character, card, focus=focus, kamae=kamae)]
    assert open_in == positions
    if focus:
        assert not chooseable(table, character, card, focus=focus - 1, kamae=positions[0])
