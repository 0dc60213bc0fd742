"""The greedy bot: sensible in plain positions, and far better than chance."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from nefrit import bots
from nefrit.kernel.chance import Chance
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.l5r.bot import Greedy
from nefrit.testing import Scenario, side
from tests.bots import asking
from tests.l5r import ability_cards
from tests.l5r.cards import DECKS, GAME
from tests.l5r.conflicts import PROVINCES, attacks, begins, player

__all__ = ["GAME"]

BOT = Greedy()
MOST_DECISIONS = 5000
answer_of = partial(asking.answer_of, BOT)
chosen_by = partial(asking.chosen_by, BOT)
bot_plays = partial(asking.bot_plays, BOT)


# ---- Conflicts


def test_it_breaks_the_stronghold_when_it_can(table: Scenario) -> None:
    broken = [f"{name} Province {{slot={slot}, broken=true}}" for slot, name in enumerate(("Air", "Earth", "Fire"))]
    provinces = [*broken, "Void Province {slot=3}", "Water Province {slot=4}"]
    theirs = player("Peasant", provinces=provinces, stronghold=["Fort {slot=4}"])
    begins(table, player("Champion", "Bushi", "Berserker"), theirs)
    bot_plays(table.ann, "declare-conflict", "attack-province", "choose-attackers")
    assert table.game.faces[table.conflict.province].name == "Water Province"
    table.bob.chooses("Peasant")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)


def test_a_search_breaks_the_stronghold_too(table: Scenario) -> None:
    broken = [f"{name} Province {{slot={slot}, broken=true}}" for slot, name in enumerate(("Air", "Earth", "Fire"))]
    provinces = [*broken, "Void Province {slot=3}", "Water Province {slot=4}"]
    theirs = player("Peasant", provinces=provinces, stronghold=["Fort {slot=4}"])
    begins(table, player("Champion", "Bushi", "Berserker"), theirs)
    bot = bots.find("l5r", "search:24")
    for _ in range(3):
        table.ann.answers(bots.ask(bot, table.game, table.ann.decision, Chance(1)))
    table.bob.chooses("Peasant")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)


def test_it_attacks_where_its_characters_are_strong(table: Scenario) -> None:
    begins(table, player("Courtier", "Courtier"), player("Berserker", "Berserker", provinces=PROVINCES))
    bot_plays(table.ann, "declare-conflict", "attack-province", "choose-attackers")
    assert table.conflict.type == 1


def test_it_does_not_attack_in_vain(table: Scenario) -> None:
    begins(table, player("Peasant"), player("Champion"))
    assert chosen_by(table.ann) == "pass"


def test_it_saves_a_province_that_it_can_save(table: Scenario) -> None:
    begins(table, player("Bushi", "Berserker"), player("Berserker", "Peasant"))
    attacks(table.ann, "military air", "Bushi", "Berserker")
    assert "Berserker" in chosen_by(table.bob)


def test_it_does_not_defend_what_is_lost(table: Scenario) -> None:
    begins(table, player("Champion", "Bushi", "Berserker"), player("Courtier {fate=1}", "Bushi {fate=1}"))
    attacks(table.ann, "military air", "Champion", "Bushi", "Berserker")
    # At most one, so that the conflict is not unopposed.
    assert len(chosen_by(table.bob)) <= 1


def test_covert_keeps_the_strongest_away(table: Scenario) -> None:
    begins(table, player("Sneak"), player("Bushi", "Peasant", "Champion {bowed=true}"))
    attacks(table.ann, "military air", "Sneak")
    assert table.ann.asked == "choose-evaded"
    assert chosen_by(table.ann) == ["Bushi"]


# ---- Cards


@pytest.mark.parametrize(("held", "wearer"), [("Katana", "Bushi"), ("Curse", "Champion")])
def test_what_helps_goes_on_its_own_characters_and_what_harms_on_the_others(
    table: Scenario, held: str, wearer: str
) -> None:
    ann = player("Bushi {fate=2}", hand=[held], fate=1)
    table.position("conflict", ann=ann, bob=player("Champion {fate=2}"))
    bot_plays(table.ann, "act-or-pass")
    assert table.ann.asked == "attach-to"
    assert chosen_by(table.ann) == wearer


def test_it_buys_the_best_character_with_fate_on_it_and_keeps_no_heap_of_fate(table: Scenario) -> None:
    lying = {"province-1": ["Peasant"], "province-2": ["Champion"], "province-3": ["Hermit"]}
    table.position("dynasty", ann=side(honor=10, fate=7, **lying), bob=side(honor=10))
    assert chosen_by(table.ann) == "play Champion"
    bot_plays(table.ann, "act-or-pass")
    assert table.ann.asked == "extra-fate"
    assert answer_of(table.ann) in (1, 2)


def test_with_nothing_to_buy_it_passes(table: Scenario) -> None:
    table.position("dynasty", ann=side(honor=10, fate=7), bob=side(honor=10))
    assert answer_of(table.ann) == 0


# ---- Honor


@pytest.mark.parametrize(("honor", "theirs"), [(3, 10), (10, 22), (22, 10)])
def test_it_bids_little_where_honor_decides(table: Scenario, honor: int, theirs: int) -> None:
    table.position("draw", ann=side(honor=honor), bob=side(honor=theirs))
    assert [answer_of(table.ann, seed) for seed in range(5)] == [1] * 5


def test_else_its_bids_cannot_be_foreseen(table: Scenario) -> None:
    table.position("draw", ann=side(honor=11), bob=side(honor=11))
    assert len({answer_of(table.ann, seed) for seed in range(20)}) > 1


# ---- Whole games


def played(definition: Definition, options: dict[str, Any], names: tuple[str, str], seed: int) -> AnyGame:
    players = [bots.find("l5r", name) for name in names]
    edition = definition.editions[seed % 2]
    game = definition.start(Header("l5r", seed=seed, edition=edition, options=options))
    chance = Chance(seed)
    for _ in range(MOST_DECISIONS):
        if not game.pending:
            break
        decision = game.pending[0]
        refusal = game.answer(decision.seat, bots.ask(players[decision.seat], game, decision, chance))
        assert refusal is None
    return game


def test_it_beats_chance() -> None:
    wins: Counter[str] = Counter()
    for seed in range(10):
        names = ("greedy", "random") if seed % 4 < 2 else ("random", "greedy")
        outcome = played(GAME, DECKS, names, seed).outcome
        assert outcome is not None
        wins.update(names[seat] for seat in outcome.winners)
    assert wins["greedy"] >= 8


@pytest.mark.parametrize("seed", [1, 2])
def test_against_itself_it_comes_to_an_end(seed: int) -> None:
    outcome = played(ability_cards.GAME, ability_cards.DECKS, ("greedy", "greedy"), seed).outcome
    assert outcome is not None
    assert not outcome.stopped
