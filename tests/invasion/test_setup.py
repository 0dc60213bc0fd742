"""Setting up: decks and capitals, the first player, opening hands, and what the first turn leaves out."""

from __future__ import annotations

from collections import Counter

import pytest

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.constants import CHAOS, DWARF, EMPIRE, NEUTRAL, ORC
from nefrit.invasion.decks import InvasionDecks, ready_deck, violations
from nefrit.invasion.decks.formats import CASUAL
from nefrit.invasion.decks.starters import STARTERS, starter_deck
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.game import GAME
from nefrit.invasion.state import DECK, HAND
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.chance import Chance
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, dwarfs, orcs

__all__ = ["GAME"]

DECKS = [ready_deck("dwarf").to_options(), ready_deck("orc").to_options()]


def starts(table: Scenario, seed: int = 1) -> None:
    """A whole game from its set-up: a Dwarf deck against an Orc deck."""
    table.begins(seed=seed, decks=DECKS)


def cards_of(table: Scenario, seat: int) -> Counter[str]:
    """All cards of a player's hand and deck, by id."""
    game = table.game
    return Counter(game.faces[card].id for zone in (HAND, DECK) for card in game.zone(zone, seat))


# ---- Decks and tokens


@rule("invasion.setup.choose-decks")
def test_each_player_has_a_capital_and_a_shuffled_deck(table: Scenario) -> None:
    orders = []
    for seed in (1, 2):
        starts(table, seed)
        assert (table.ann.race, table.bob.race) == ("Dwarf", "Orc")
        assert cards_of(table, 0) == Counter(DECKS[0]["cards"])
        assert cards_of(table, 1) == Counter(DECKS[1]["cards"])
        orders.append((table.ann.deck, table.bob.deck))
    assert orders[0][0] != orders[1][0]
    assert orders[0][1] != orders[1][1]


@rule("invasion.setup.token-pool")
def test_nobody_has_any_tokens_at_first(table: Scenario) -> None:
    starts(table)
    for player in (table.ann, table.bob):
        assert (player.resources, player.damage, player.burning) == (0, (0, 0, 0), (False, False, False))


@rule("invasion.setup.first-player-random")
def test_the_first_player_is_determined_at_random(table: Scenario) -> None:
    found = set()
    for seed in range(12):
        starts(table, seed)
        found.add(table.first)
        assert table.active == table.first
    assert found == {0, 1}


# ---- Opening hands


@rule("invasion.setup.opening-hand")
def test_each_player_draws_seven_cards(table: Scenario) -> None:
    starts(table)
    assert (len(table.ann.hand), len(table.bob.hand)) == (7, 7)
    assert (len(table.ann.deck), len(table.bob.deck)) == (43, 43)


@rule("invasion.setup.mulligan")
def test_a_hand_that_is_replaced_is_shuffled_into_the_deck(table: Scenario) -> None:
    starts(table)
    top = table.game.zone(DECK, 0)[:7]
    table.ann.chooses("mulligan")
    table.bob.chooses("keep")
    assert table.game.zone(HAND, 0) != top


@rule("invasion.setup.mulligan")
def test_each_player_may_replace_the_whole_hand_once(table: Scenario) -> None:
    starts(table)
    before, kept = table.ann.hand, table.bob.hand
    assert table.deciding == ["ann", "bob"], "neither knows what the other does"
    assert table.ann.choices == ["keep", "mulligan"]
    table.ann.chooses("mulligan")
    assert table.ann.hand == before, "the hand is replaced when both have decided"
    table.bob.chooses("keep")
    assert len(table.ann.hand) == 7
    assert table.ann.hand != before
    assert table.bob.hand == kept
    assert cards_of(table, 0) == Counter(DECKS[0]["cards"])
    assert table.turn == 1, "the second hand must be kept"


@rule("invasion.setup.no-hand-limit")
def test_a_hand_may_have_any_number_of_cards(table: Scenario) -> None:
    begin(table, "end", dwarfs(hand=["30x Mountain Brigade"]), orcs(hand=["20x Waaagh!"]))
    assert table.active == 1, "the turn has ended, and nothing was discarded"
    assert len(table.ann.hand) == 30


# ---- The first turn


def turn_until(table: Scenario, turn: int) -> list[str]:
    """The phases in which the active player of a turn could do something."""
    phases: list[str] = []
    while table.turn <= turn:
        if table.turn == turn and table.phase not in phases:
            phases.append(table.phase)
        decision = table.game.pending[0]
        table.answer(decision.seat, 0)
    return phases


@rule("invasion.setup.first-turn-skip")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_skips_two_phases_of_the_first_turn_only(table: Scenario, first: int) -> None:
    ever = {"quest": ["Runesmith"], "resources": 9}
    for turn, phases in (
        (1, ["beginning", "kingdom", "capital", "end"]),
        (2, ["beginning", "kingdom", "quest", "capital", "battlefield", "end"]),
        (3, ["beginning", "kingdom", "quest", "capital", "battlefield", "end"]),
    ):
        active = first if turn != 2 else 1 - first
        begin(table, "turn", dwarfs(**ever), dwarfs(**ever), turn=turn - 1, active=active, first=first)
        assert (table.turn, table.active) == (turn, active)
        assert turn_until(table, turn) == phases


@rule("invasion.setup.first-turn-skip")
def test_no_card_is_drawn_in_the_first_turn(table: Scenario) -> None:
    begin(table, "turn", dwarfs(quest=["Mountain Brigade"]), orcs(hand=["Pillage"], resources=9), turn=0)
    assert (table.turn, table.active) == (2, 1), "neither could do anything in Ann's turn"
    assert table.ann.hand == []


# ---- Starter decks


@rule("invasion.setup.starter-decks", "decision.invasion.starter-decks")
@pytest.mark.parametrize(
    ("name", "race", "own"),
    [
        ("starter-dwarf", DWARF, 40),
        ("starter-orc", ORC, 40),
        ("starter-empire", EMPIRE, 39),
        ("starter-chaos", CHAOS, 40),
    ],
)
def test_a_starter_deck_has_the_cards_of_a_race_and_neutral_ones_at_random(name: str, race: str, own: int) -> None:
    dealt = set()
    for seed in range(5):
        deck = starter_deck(name, LIBRARY, Chance(seed))
        faces = [(LIBRARY.faces[card], count) for card, count in deck.cards]
        of_race = {face.id: count for face, count in faces if isinstance(face, InvasionFace) and face.race == race}
        neutral = {face.id: count for face, count in faces if isinstance(face, InvasionFace) and face.race == NEUTRAL}
        assert sum(of_race.values()) == own
        assert sum(of_race.values()) + sum(neutral.values()) == deck.count() == 50
        assert {card.rpartition("-")[0] for card in (*of_race, *neutral)} == {"core"}
        assert violations(deck, LIBRARY, CASUAL) == []
        dealt.add(tuple(sorted(neutral.items())))
    assert len(dealt) == 5


def test_starter_decks_are_ready_to_be_played() -> None:
    rules = InvasionDecks(LIBRARY)
    assert {name: rules.ready[name] for name in STARTERS} == dict.fromkeys(STARTERS, CASUAL)
    assert ready_deck("starter-orc").capital == ORC
    for name in STARTERS:
        assert ready_deck(name) == ready_deck(name), "nothing but the seed of a game decides"
    with pytest.raises(UnknownName, match="starter-dwarf"):
        starter_deck("starter-dwarfs", LIBRARY, Chance(1))
