"""The greedy bot: sensible in plain positions, far better than chance, and at home in every mode."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from typing import Any

import pytest

from nefrit import bots
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.bot import Greedy
from nefrit.senjutsu.bot.searching import SearchingMind
from nefrit.senjutsu.cards import CHARACTERS
from nefrit.senjutsu.definition import GAME as PUBLISHED
from nefrit.senjutsu.state import players
from nefrit.testing import Player, Scenario
from tests.bots import asking
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]

BOT = Greedy()
FAR_AWAY = {"hex": [0, -4]}
ALMOST_BEATEN = {"wounds": 4}
HARMLESS = {"deck": ["9x Stand"]}
chosen_by = partial(asking.chosen_by, BOT)
bot_plays = partial(asking.bot_plays, BOT)


# ---- The card of the round


def test_it_strikes_the_last_blow(table: Scenario) -> None:
    spar(table, {"hand": ["Stroll", "Guard", "Cut"]}, {**HARMLESS, **ALMOST_BEATEN})
    assert [chosen_by(table.ann, seed) for seed in range(5)] == ["Cut"] * 5


def test_of_two_attacks_that_hit_it_chooses_the_harder(table: Scenario) -> None:
    spar(table, {"hand": ["Cut", "Deep Cut"]}, HARMLESS)
    assert chosen_by(table.ann) == "Deep Cut"


def test_it_does_not_strike_at_air(table: Scenario) -> None:
    spar(table, {"hand": ["Cut", "Stroll"], "hex": [0, 4]}, {**HARMLESS, **FAR_AWAY})
    assert chosen_by(table.ann) == "Stroll"


def test_it_blocks_the_blow_that_would_beat_it(table: Scenario) -> None:
    cuts = {"hand": ["4x Deep Cut"], "deck": ["9x Deep Cut"]}
    spar(table, {"hand": ["Left Guard", "Guard", "Turn"], "wounds": 4}, cuts)
    assert chosen_by(table.ann) == "Guard"


def test_of_cards_that_are_as_good_it_does_not_always_choose_the_same(table: Scenario) -> None:
    spar(table, {"hand": ["Cut", "Wide Cut"]}, HARMLESS)
    assert {chosen_by(table.ann, seed) for seed in range(20)} == {"Cut", "Wide Cut"}


def test_what_others_hold_or_have_chosen_does_not_change_its_choice(table: Scenario) -> None:
    mine = {"hand": ["Cut", "Guard", "Stroll", "Lunge"]}
    answers = []
    for hand, deck, chosen in (
        (["Cut", "Guard"], ["Lunge", "8x Stand"], "Cut"),
        (["Lunge", "Cut"], ["Guard", "8x Stand"], "Lunge"),
    ):
        spar(table, mine, {"hand": hand, "deck": deck})
        before = [chosen_by(table.ann, seed) for seed in range(4)]
        table.bob.chooses(chosen)
        answers.append((before, [chosen_by(table.ann, seed) for seed in range(4)]))
    assert answers[0] == answers[1]


# ---- What follows in the round


def test_a_block_is_raised_when_the_attack_comes(table: Scenario) -> None:
    duel(table, "Guard", "Slow Cut")
    assert table.ann.asked == "choose-initiative"
    assert chosen_by(table.ann) == "value 4"


def test_it_strikes_back_after_a_block(table: Scenario) -> None:
    duel(table, "Core Riposte", "Cut", ann_={"hand": ["Slow Cut"]})
    assert table.ann.asked == "counterattack"
    assert chosen_by(table.ann) == "Slow Cut"


def test_it_follows_a_hit_up(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["After Attack"]})
    assert table.ann.asked == "play-instant"
    assert chosen_by(table.ann) == "After Attack"


@pytest.mark.parametrize("wounds", [0, 3])
def test_it_pays_for_a_second_wound(table: Scenario, wounds: int) -> None:
    duel(table, "Heavier Cut", ann_={"focus": 1}, bob_={"wounds": wounds})
    assert table.ann.asked == "pay-focus"
    assert chosen_by(table.ann) == "yes"


def test_it_discards_what_it_can_spare(table: Scenario) -> None:
    spar(table, {"hand": ["Wait", "4x Deep Cut", "Guard"]}, HARMLESS)
    play(table, "Wait")
    assert table.ann.asked == "discard-cards"
    assert chosen_by(table.ann) == ["Stand"]


# ---- Movement


def test_it_turns_to_its_opponent(table: Scenario) -> None:
    duel(table, "Turn Twice", ann_={"facing": 2})
    bot_plays(table.ann, "move", "move")
    assert table.ann.facing == 0


def test_it_goes_where_it_can_strike_next(table: Scenario) -> None:
    duel(table, "Stroll", ann_={"hex": [0, 4], "hand": ["Cut"]})
    bot_plays(table.ann, "move", "move")
    assert table.ann.hex == (0, 2)


def test_it_does_not_leave_an_opponent_behind_its_back(table: Scenario) -> None:
    # Beside bob: the way on leads past him.
    duel(table, "Stroll", ann_={"hex": [1, 0], "facing": 0}, bob_={"facing": 1})
    assert table.ann.asked == "move"
    assert chosen_by(table.ann) == "done"


def test_it_walks_out_of_the_way_of_a_blow(table: Scenario) -> None:
    duel(table, "Sidestep", "Slow Cut", ann_={"hex": [0, 2], "facing": 1, **ALMOST_BEATEN}, bob_={"hex": [0, 0]})
    bot_plays(table.ann, "move")
    assert not table.game.seats[0].defeated
    assert table.ann.hex != (0, 1)


# ---- Searching


def found_by(who: Player, lines: int = 60) -> str:
    """What the bot that searches would choose, by name."""
    answer = bots.ask(bots.find("senjutsu", f"search:{lines}"), who.scenario.game, who.decision, Chance(1))
    assert isinstance(answer, int)
    return who.choices[answer]


def test_a_search_strikes_the_last_blow_and_blocks_it(table: Scenario) -> None:
    spar(table, {"hand": ["Stroll", "Guard", "Cut"]}, {**HARMLESS, **ALMOST_BEATEN})
    assert found_by(table.ann) == "Cut"
    cuts = {"hand": ["4x Deep Cut"], "deck": ["9x Deep Cut"]}
    spar(table, {"hand": ["Left Guard", "Guard", "Turn"], "wounds": 4}, cuts)
    assert found_by(table.ann) == "Guard"


def test_in_a_search_opponents_think_as_well(table: Scenario) -> None:
    # Who is almost beaten raises the guard, whatever else looks good at first sight.
    cuts = {"hand": ["4x Deep Cut"], "deck": ["9x Deep Cut"]}
    spar(table, cuts, {"hand": ["Left Guard", "Guard", "Turn"], "wounds": 4})
    bob = table.bob.decision
    guessed = [SearchingMind(table.game, 0).guess(table.game, bob, Chance(seed)) for seed in range(5)]
    assert guessed == [table.bob.choices.index("Guard")] * 5


def test_a_search_does_not_know_what_others_hold_or_have_chosen(table: Scenario) -> None:
    mine = {"hand": ["Cut", "Guard", "Stroll", "Lunge"]}
    answers = []
    for hand, deck, chosen in (
        (["Cut", "Guard"], ["Lunge", "8x Stand"], "Cut"),
        (["Lunge", "Cut"], ["Guard", "8x Stand"], "Lunge"),
    ):
        spar(table, mine, {"hand": hand, "deck": deck})
        before = found_by(table.ann)
        table.bob.chooses(chosen)
        answers.append((before, found_by(table.ann)))
    assert answers[0] == answers[1]


# ---- Whole games


def played(names: tuple[str, ...], seed: int, **options: Any) -> AnyGame:
    """A game of the published cards between bots, to its end; automated opponents have no bot."""
    seats = max(len(names), PUBLISHED.usual_seats(options))
    game = PUBLISHED.start(Header("senjutsu", seats=seats, seed=seed, options=options))
    seated = [bots.find("senjutsu", name) for name in names]
    chance = Chance(seed)
    while game.pending:
        decision = game.pending[0]
        answer = bots.ask(seated[decision.seat], game, decision, chance)
        assert game.answer(decision.seat, answer) is None
    return game


def winners(names: tuple[str, ...], seed: int, **options: Any) -> tuple[int, ...]:
    """Who wins such a game, which the rules bring to its end."""
    outcome = played(names, seed, **options).outcome
    assert outcome is not None
    assert not outcome.stopped
    return outcome.winners


def test_it_beats_chance_with_every_character_from_both_sides() -> None:
    characters = list(CHARACTERS)[:4]
    wins: Counter[str] = Counter()
    for seed, (names, mine) in enumerate(product((("greedy", "random"), ("random", "greedy")), characters)):
        theirs = characters[seed % 3]
        fighters = [mine, theirs] if names[0] == "greedy" else [theirs, mine]
        wins.update(names[seat] for seat in winners(names, seed, fighters=fighters))
    assert wins["greedy"] >= 7


@pytest.mark.parametrize("seed", [1, 2])
def test_against_itself_it_comes_to_an_end(seed: int) -> None:
    assert len(winners(("greedy", "greedy"), seed)) < 2


def test_every_one_of_several_can_be_beaten() -> None:
    fighters = list(CHARACTERS)[:3]
    assert winners(("random", "greedy", "random"), 3, fighters=fighters) == (1,)


def test_in_a_team_it_fights_for_both() -> None:
    fighters = list(CHARACTERS)[:4]
    assert winners(("greedy", "greedy", "random", "random"), 4, fighters=fighters, teams=[0, 0, 1, 1]) == (0, 1)


def test_it_holds_its_own_against_automated_opponents() -> None:
    # By chance none of these is ever won.
    kinds = ("katana", "yari", "warrior", "master", "student")
    won = [0 in winners(("greedy",), seed, opponents=[kind]) for seed, kind in enumerate(kinds)]
    assert sum(won) >= 2


def test_it_fights_the_horde_wave_after_wave() -> None:
    game = played(("greedy",), 2, mode="horde")
    assert (game.table.level, game.table.wave) > (1, 1)
    assert players(game) == []
