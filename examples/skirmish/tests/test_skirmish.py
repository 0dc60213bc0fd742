"""The rules of Skirmish, each proved by a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest
from skirmish.decks import SkirmishDecks
from skirmish.game import GAME

from nefrit.kernel.chance import Chance
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.rulebook import Rule, links, unknown_citations
from nefrit.testing import Scenario, check_laws, play_at_random, rule, side

__all__ = ["GAME"]

ROOT = Path(__file__).parents[1]
DECKS = SkirmishDecks(GAME.library)
LEGAL = "2 General\n1 Knight\n2 Archer\n2 Scout\n2 Spy"


def meet(table: Scenario, ann: str, bob: str) -> None:
    """Two soldiers meet in battle, and one more battle is to come."""
    deck = ["Scout", "Scout"]
    table.position("send", ann=side(hand=[ann], deck=deck), bob=side(hand=[bob], deck=deck))
    table.ann.chooses(ann)
    table.bob.chooses(bob)


@rule("skirmish.battle.stronger", "skirmish.battle.fallen")
def test_the_stronger_soldier_wins_and_both_fall(table: Scenario) -> None:
    meet(table, "Knight", "Archer")
    assert (table.ann.battles, table.bob.battles) == (1, 0)
    assert (table.ann.fallen, table.bob.fallen) == (["Knight"], ["Archer"])


@rule("skirmish.battle.spy")
def test_a_spy_wins_against_a_general(table: Scenario) -> None:
    meet(table, "General", "Spy")
    assert (table.ann.battles, table.bob.battles) == (0, 1)


@rule("skirmish.battle.spy")
def test_a_spy_loses_against_everybody_else(table: Scenario) -> None:
    meet(table, "Spy", "Scout")
    assert (table.ann.battles, table.bob.battles) == (0, 1)


@rule("skirmish.battle.tie")
def test_nobody_wins_between_equal_soldiers(table: Scenario) -> None:
    meet(table, "Knight", "Knight")
    assert (table.ann.battles, table.bob.battles) == (0, 0)


@rule("skirmish.battle.send")
def test_a_soldier_is_hidden_until_both_are_sent(table: Scenario) -> None:
    table.begins(seed=3)
    assert table.deciding == ["ann", "bob"]
    before = table.game.view(1)["zones"]
    table.ann.answers(0)
    assert table.deciding == ["bob"]
    assert table.game.view(1)["zones"] == before


@rule("skirmish.battle.draw")
def test_both_draw_after_a_battle(table: Scenario) -> None:
    meet(table, "Knight", "Archer")
    assert (table.ann.hand, table.bob.hand) == (["Scout"], ["Scout"])


@rule("skirmish.end.most-battles")
def test_the_most_battles_win_when_the_decks_are_empty(table: Scenario) -> None:
    meet(table, "Knight", "Archer")
    table.ann.chooses("Scout")
    table.bob.chooses("Scout")
    assert table.winners == ["ann"]


@rule("skirmish.setup.hand")
def test_everybody_begins_with_three_soldiers(table: Scenario) -> None:
    table.begins(seed=1)
    assert [len(table.game.zone(GAME.zones[1], seat)) for seat in (0, 1)] == [3, 3]
    assert [len(table.game.zone(GAME.zones[0], seat)) for seat in (0, 1)] == [6, 6]


@rule("skirmish.deck.size", "skirmish.deck.copies", "skirmish.deck.strength")
@pytest.mark.parametrize(
    ("deck", "rules"),
    [
        (LEGAL, []),
        ("2 Spy", ["skirmish.deck.size"]),
        ("3 Spy\n2 Scout\n2 Archer\n2 Knight", ["skirmish.deck.copies"]),
        ("2 General\n2 Captain\n2 Knight\n2 Spy\n1 Scout", ["skirmish.deck.strength"]),
    ],
)
def test_a_deck_is_checked(deck: str, rules: list[str]) -> None:
    assert [refusal.rule for refusal in DECKS.violations(DECKS.parse(deck), "standard", "")] == rules


@pytest.mark.parametrize("name", DECKS.ready)
def test_ready_decks_are_legal_and_read_as_they_are_written(name: str) -> None:
    deck = DECKS.ready_deck(name)
    assert DECKS.violations(deck, "standard", "") == []
    for style in DECKS.styles:
        assert DECKS.parse(DECKS.write(deck, style)) == deck


def test_decks_that_cannot_be_played_with_are_refused() -> None:
    for decks in ([{"cards": {"spy": 9}}], [{"cards": {"dragon": 9}}] * 2, [{"cards": {"spy": 2}}] * 2, [3, 3], "spy"):
        with pytest.raises(BadHeader, match="deck"):
            GAME.start(Header("skirmish", options={"decks": decks}))


def test_the_laws_hold_at_every_decision() -> None:
    for seed in range(10):
        chance = Chance(seed)

        def watch(game: AnyGame, chance: Chance = chance) -> None:
            check_laws(game, chance)

        play_at_random(GAME, Header("skirmish", seed=seed), chance, watch)


def test_every_rule_has_a_place_and_a_test() -> None:
    assert [link.entry.id for link in links("skirmish", ROOT) if isinstance(link.entry, Rule) and link.missing] == []
    assert unknown_citations(ROOT, "skirmish") == []


def test_random_decks_are_legal() -> None:
    for seed in range(20):
        assert DECKS.violations(DECKS.random_deck("standard", "", seed), "standard", "") == []
