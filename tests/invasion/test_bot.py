"""The greedy bot: sensible in plain positions, and far better than chance."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from nefrit import bots
from nefrit.bots.lookahead import Lookahead
from nefrit.invasion.bot import Greedy
from nefrit.invasion.bot.greedy import TRIGGER
from nefrit.invasion.bot.outlook import could_win, next_hit, outlook
from nefrit.invasion.bot.searching import SearchingMind
from nefrit.invasion.decks import ready_deck
from nefrit.invasion.game import GAME
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import PASS, choose
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing import Player, Scenario
from tests.bots import asking
from tests.invasion.sides import HIDDEN, attacks, begin, dwarfs, orcs, passes

__all__ = ["GAME"]

BOT = Greedy()
MOST_DECISIONS = 5000
answer_of = partial(asking.answer_of, BOT)
chosen_by = partial(asking.chosen_by, BOT)


def decks(*names: str) -> dict[str, Any]:
    """The options of a game between ready decks."""
    return {"decks": [ready_deck(name).to_options() for name in names]}


# ---- The capital phase


def test_it_begins_with_its_economy(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Contested Village"], resources=2), orcs())
    assert chosen_by(table.ann) in ("play Contested Village kingdom", "play Contested Village quest")


def test_with_enough_of_that_it_sends_units_to_the_battlefield(table: Scenario) -> None:
    rich = {"kingdom": ["4x Contested Village"], "quest": ["3x Contested Village"], "resources": 7}
    begin(table, "capital", dwarfs(hand=["Troll Slayers"], **rich), orcs())
    assert chosen_by(table.ann) == "play Troll Slayers battlefield"


def test_no_support_goes_where_only_units_are_of_use(table: Scenario) -> None:
    rich = dwarfs(kingdom=["3x Dwarf Masons"], quest=["2x Dwarf Masons"], hand=["Contested Village"], resources=3)
    begin(table, "capital", rich, orcs())
    assert chosen_by(table.ann) == "play Contested Village kingdom"


def test_units_go_where_a_zone_is_about_to_burn(table: Scenario) -> None:
    threatened = dwarfs(hand=["Mountain Brigade"], resources=5, damage=[6, 0, 0], burning=[False, True, False])
    begin(table, "capital", threatened, orcs(battlefield=["Black Orc Squad", "Boar Boyz"]))
    assert chosen_by(table.ann) == "play Mountain Brigade kingdom"


def test_what_it_cannot_play_soon_becomes_a_development(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["3x Mountain Brigade"], resources=0), orcs())
    assert chosen_by(table.ann) == "develop Mountain Brigade kingdom"


def test_the_last_cards_are_kept_in_hand(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["2x Mountain Brigade"], resources=0), orcs())
    assert chosen_by(table.ann) == "pass"


@pytest.mark.parametrize(("card", "answer"), [("Demolition!", "mulligan"), ("Contested Village", "keep")])
def test_it_keeps_a_hand_with_which_it_can_begin(table: Scenario, card: str, answer: str) -> None:
    deck = {"capital": "Dwarf", "cards": {card: 10}}
    table.begins(decks=[deck, deck])
    assert chosen_by(table.ann) == answer


# ---- Actions


def test_it_destroys_what_helps_the_opponent_most(table: Scenario) -> None:
    mine = dwarfs(hand=["Demolition!"], kingdom=["Armoury"], battlefield=["Mountain Brigade"], resources=4)
    begin(table, "capital", mine, orcs(kingdom=["Forgotten Cemetery", "Armoury", f"2x Pillage {HIDDEN}"]))
    assert chosen_by(table.ann) == "play Demolition!"
    table.ann.chooses("play Demolition!")
    assert table.ann.asked == "choose-target"
    table.ann.answers(answer_of(table.ann))
    passes(table)
    assert table.bob.kingdom == ["Forgotten Cemetery", "Pillage", "Pillage"]


def test_it_does_not_pay_for_power_that_is_gone_before_it_is_of_use(table: Scenario) -> None:
    begin(table, "kingdom", dwarfs(quest=["Runesmith"], hand=["2x Mountain Brigade"]), orcs())
    assert "use Runesmith" in table.ann.choices
    assert chosen_by(table.ann) == "pass"


# ---- Combat


def test_it_attacks_the_zone_that_burns(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), orcs(damage=[0, 6, 0]))
    passes(table)
    assert chosen_by(table.ann) == "target 1 quest"


def test_it_attacks_where_damage_gets_through(table: Scenario) -> None:
    theirs = orcs(kingdom=["2x Black Orc Squad"], battlefield=["2x Black Orc Squad"])
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade", "Troll Slayers"]), theirs)
    passes(table)
    assert chosen_by(table.ann) == "target 1 quest"


def test_it_does_not_attack_in_vain(table: Scenario) -> None:
    many = ["2x Black Orc Squad", "2x Ironclaw's Horde"]
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Defender of the Hold"]),
        orcs(kingdom=many, quest=many, battlefield=many),
    )
    passes(table)
    assert chosen_by(table.ann) == "pass"


def test_it_saves_the_zone_that_decides_the_game(table: Scenario) -> None:
    theirs = orcs(quest=["Squig Herders"], damage=[0, 6, 0], burning=[True, False, False])
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), theirs)
    attacks(table, "quest", "Mountain Brigade")
    assert chosen_by(table.bob) == ["Squig Herders"]


def test_it_does_not_give_a_unit_for_a_point_of_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["2x Mountain Brigade", "Troll Slayers"]),
        orcs(quest=["Squig Herders"]),
    )
    attacks(table, "quest", "Mountain Brigade", "Mountain Brigade", "Troll Slayers")
    assert chosen_by(table.bob) == []


# ---- Searching


def found_by(who: Player) -> str | list[str]:
    """What the bot that searches would choose, by name."""
    answer = bots.ask(bots.find("invasion", "search:60"), who.scenario.game, who.decision, Chance(1))
    return who.choices[answer] if isinstance(answer, int) else [who.choices[index] for index in answer]


def test_a_search_burns_the_zone_that_decides_the_game(table: Scenario) -> None:
    theirs = orcs(damage=[0, 6, 0], burning=[True, False, False])
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), theirs)
    passes(table)
    assert found_by(table.ann) == "target 1 quest"
    table.ann.chooses("target 1 quest")
    assert found_by(table.ann) == ["Mountain Brigade"]


def test_a_search_builds_against_the_attack_that_comes(table: Scenario) -> None:
    threatened = dwarfs(hand=["Mountain Brigade"], resources=5, damage=[6, 0, 0], burning=[False, True, False])
    begin(table, "capital", threatened, orcs(battlefield=["Black Orc Squad", "Boar Boyz"]))
    assert found_by(table.ann) == "play Mountain Brigade kingdom"


def test_income_promises_more_than_an_army_of_the_same_power(table: Scenario) -> None:
    begin(table, "capital", dwarfs(kingdom=["Troll Slayers"], hand=["Pillage"]), orcs())
    rich = outlook(table.game, 0)
    begin(table, "capital", dwarfs(battlefield=["Troll Slayers"], hand=["Pillage"]), orcs())
    assert rich > outlook(table.game, 0)


def test_who_can_decide_the_game_with_the_next_attack_is_far_ahead(table: Scenario) -> None:
    for burning, decides in (((False, False, False), False), ((True, False, False), True)):
        theirs = orcs(damage=[0, 6, 0], burning=list(burning))
        begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), theirs)
        assert could_win(table.game, 0, 1) == decides
        assert not could_win(table.game, 1, 0)
        assert outlook(table.game, 0) == pytest.approx(-outlook(table.game, 1))


def test_zones_count_that_are_lost_before_the_opponent_has_won(table: Scenario) -> None:
    begin(table, "capital", dwarfs(), orcs())
    usual = outlook(table.game, 0)
    game = table.game.clone()
    game.edit_seat(1).zones_to_win = 3
    assert outlook(game, 0) > usual, "the opponent has to burn more"
    game.edit_seat(0).zones_to_win = 3
    assert outlook(game, 0) == pytest.approx(usual)


def test_in_a_search_everybody_builds_and_attacks(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Pillage"]), orcs(battlefield=["2x Black Orc Squad"]))
    mind = SearchingMind(table.game, 0)
    game = table.game.clone()
    while not mind.is_quiet(game):
        decision = game.pending[0]
        assert game.answer(decision.seat, mind.habit(game, decision)) is None
    assert (game.table.turn, game.table.active) == (table.game.table.turn + 4, 0)
    assert sum(game.seats[0].damage) > 0, "bob has attacked"


def test_who_draws_many_cards_is_ahead_until_the_deck_is_nearly_empty(table: Scenario) -> None:
    theirs = orcs(deck=["40x Black Orc Squad"])
    for cards, better in (("40x Mountain Brigade", True), ("4x Mountain Brigade", False)):
        begin(table, "capital", dwarfs(deck=[cards], quest=["2x Dwarf Masons"], hand=["Pillage"]), theirs)
        many = outlook(table.game, 0)
        begin(table, "capital", dwarfs(deck=[cards], battlefield=["2x Dwarf Masons"], hand=["Pillage"]), theirs)
        assert (many > outlook(table.game, 0)) == better


def test_what_the_next_attack_can_do_is_feared_unless_units_take_it(table: Scenario) -> None:
    army = orcs(battlefield=["2x Black Orc Squad"])
    begin(table, "capital", dwarfs(), army)
    assert next_hit(table.game, 1, 0) == 2
    assert next_hit(table.game, 0, 1) == 0
    guards = {zone: ["2x Hammerer of Karak Azul"] for zone in ("kingdom", "quest", "battlefield")}
    begin(table, "capital", dwarfs(**guards), army)
    assert next_hit(table.game, 1, 0) == 0


def test_a_target_is_looked_for_once_for_all_worlds(table: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = dwarfs(hand=["Demolition!"], kingdom=["Armoury"], resources=4)
    begin(table, "capital", mine, orcs(kingdom=["Forgotten Cemetery", "Armoury", f"2x Pillage {HIDDEN}"]))
    mind, looks = SearchingMind(table.game, 0), 0
    look = Lookahead.best

    def counted(self: Lookahead, game: AnyGame, answers: Any) -> Any:
        nonlocal looks
        looks += 1
        return look(self, game, answers)

    monkeypatch.setattr(Lookahead, "best", counted)
    table.ann.chooses("play Demolition!")
    decision = table.ann.decision
    assert decision.prompt == "choose-target"
    first = mind.habit(table.game, decision)
    assert first == mind.habit(table.game.clone(), decision)
    assert looks == 1
    assert table.game.faces[decision.options[first]].name == "Armoury"


def test_in_lines_of_play_everybody_passes_except_to_build_in_the_own_capital_phase(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(hand=["Demolition!"], kingdom=["Armoury"], resources=9),
        orcs(hand=["2x Pillage"], resources=9),
    )
    mind = SearchingMind(table.game, 0)
    assert not mind.passes(table.game, table.ann.decision)
    table.ann.chooses("play Demolition!")
    assert not mind.passes(table.game, table.ann.decision), "a target is chosen"
    table.ann.chooses("Armoury")
    assert mind.passes(table.game, table.bob.decision), "something is on the chain"
    assert table.bob.decision.options[0] == PASS
    begin(table, "capital", dwarfs(), orcs())
    assert mind.passes(table.game, choose(0, (PASS, "anything"), "chosen", "", TRIGGER))


def test_copies_of_a_card_are_tried_once_in_each_zone(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["3x Hammerer of Karak Azul", "2x Pillage"], resources=9), orcs())
    decision = table.ann.decision
    tries = SearchingMind(table.game, 0).tries(table.game, decision)
    moves = [decision.options[answer] for answer in tries if answer]
    named = [(move[0], table.game.faces[move[1]].name, *move[2:]) for move in moves]
    assert len(named) == len(set(named))
    assert {move for move in named if move[0] == "play"} == {
        ("play", "Hammerer of Karak Azul", zone) for zone in ("kingdom", "quest", "battlefield")
    }


def test_a_search_leaves_it_to_the_base_when_to_act(table: Scenario) -> None:
    mine = dwarfs(hand=["Demolition!", "Hammerer of Karak Azul"], kingdom=["Armoury"], resources=9)
    begin(table, "capital", mine, orcs(kingdom=["Armoury"]))
    decision = table.ann.decision
    tried = [decision.options[answer] for answer in SearchingMind(table.game, 0).tries(table.game, decision)]
    names = {table.game.faces[move[1]].name for move in tried if isinstance(move, tuple) and move[0] == "play"}
    assert "play Demolition!" in table.ann.choices
    assert names == {"Hammerer of Karak Azul"}


# ---- Whole games


def played(names: tuple[str, str], seed: int, *chosen: str) -> AnyGame:
    """A game between bots, to its end."""
    players = [bots.find("invasion", name) for name in names]
    game = GAME.start(Header("invasion", seed=seed, edition=GAME.editions[seed % 2], options=decks(*chosen)))
    chance = Chance(seed)
    for _ in range(MOST_DECISIONS):
        if not game.pending:
            break
        decision = game.pending[0]
        assert game.answer(decision.seat, bots.ask(players[decision.seat], game, decision, chance)) is None
    return game


PAIRS = [("chaos", "dwarf"), ("orc", "empire"), ("dark-elf", "high-elf")]


def test_it_beats_chance_with_every_deck_and_in_either_seat() -> None:
    wins: Counter[str] = Counter()
    for seed, (one, other) in enumerate(PAIRS):
        for names in (("greedy", "random"), ("random", "greedy")):
            outcome = played(names, seed, one, other).outcome
            assert outcome is not None
            wins.update(names[seat] for seat in outcome.winners)
    assert wins["greedy"] == 2 * len(PAIRS)


def test_against_itself_it_comes_to_an_end() -> None:
    outcome = played(("greedy", "greedy"), 1, "orc", "dwarf").outcome
    assert outcome is not None
    assert not outcome.stopped
