"""What is offered in a window is what nothing refuses: the short answer and the one with all reasons are the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nefrit.invasion.chain import JustPlayed, JustTriggered, open_window
from nefrit.invasion.constants import FAQ_2_2, KINGDOM
from nefrit.invasion.entering import Lying
from nefrit.invasion.game import GAME
from nefrit.invasion.hands import hand_of, look_at_cards
from nefrit.invasion.history import remember
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.options import actions_in_play, options_of, triggered_actions
from nefrit.invasion.playing import Host
from nefrit.invasion.state import Invasion, replaced
from nefrit.invasion.targets import Aim
from nefrit.invasion.trees import A_CHAIN, A_COMBAT
from nefrit.invasion.ways_to_play import ways_of
from nefrit.invasion.words import cards, conditions, nouns
from nefrit.kernel.chance import Chance
from nefrit.kernel.effects import Condition, Context
from nefrit.parts.words import Quality
from nefrit.testing import Scenario, rule
from tests.invasion.playthroughs import header
from tests.invasion.sides import begin, capital, dwarfs, orcs

DECKS = [("empire", "chaos"), ("high-elf", "dark-elf"), ("dwarf", "orc")]


QUALITIES = [word for word in vars(cards).values() if isinstance(word, Quality) and word.needs == A_COMBAT]
STATES = [word for word in vars(conditions).values() if isinstance(word, Condition) and word.needs == A_COMBAT]
"""The words that mean cards, or hold, only during a combat."""


def check(game: Invasion, seat: int) -> int:
    """See whether all that a player could do is offered if and only if there is no reason against it."""
    offered = options_of(game, seat)
    ways = [way for card in hand_of(game, seat).playable for way in ways_of(game, seat, card).items()]
    for move, play in ways:
        allowed = play.why_not(game) == []
        assert play.usable(game) == allowed, move
        assert (move in offered) == allowed, move
    links = [link for _, _, link in actions_in_play(game).actions[seat]]
    for link in links:
        allowed = link.why_not(game) == []
        assert link.usable(game) == allowed, link
        assert (link.move() in offered) == allowed, link
    for use in [*[play for _, play in ways], *links]:
        for target in use.ability.targets[:1]:
            if type(target) in (Aim, Lying, Host):
                legal = tuple([card for card in target.pool(game, use) if target.legal(game, use, card)])
                assert target.candidates(game, use) == legal, target
                assert target.has(game, use, 1) == (legal != ()), target
    return len(ways) + len(links)


@pytest.mark.parametrize("decks", DECKS, ids="-".join)
def test_what_is_offered_is_what_nothing_refuses(decks: tuple[str, str]) -> None:
    game, chance, checked = GAME.start(header(FAQ_2_2, *decks, seed=11)), Chance(11), 0
    while game.pending:
        decision = game.pending[0]
        if decision.prompt == "act-or-pass":
            checked += sum(check(game, seat) for seat in range(game.seat_count))
        game.answer(decision.seat, decision.random(chance))
    assert checked > 500


@pytest.mark.parametrize("decks", DECKS, ids="-".join)
def test_what_needs_a_combat_is_never_so_without_one(decks: tuple[str, str]) -> None:
    game, chance, looked_at = GAME.start(header(FAQ_2_2, *decks, seed=12)), Chance(12), 0
    while game.pending:
        if game.table.combat is None:
            contexts = [Context(game.owners[card], card) for card in game.in_play()]
            for context in contexts:
                assert not [word for word in STATES if word.holds(game, context)]
                assert not [word for word in QUALITIES if word.accepts(game, context, context.source)]
                assert not [word for word in QUALITIES if nouns.this.are(word).holds(game, context)]
            looked_at += len(contexts)
        decision = game.pending[0]
        game.answer(decision.seat, decision.random(chance))
    assert looked_at > 500
    assert {cards.attacking, cards.in_defending_zone} <= set(QUALITIES)
    assert {conditions.your_capital_is_attacked, conditions.this_zone_is_attacked} <= set(STATES)


@pytest.mark.parametrize("target", [JustPlayed(), JustTriggered(), JustTriggered(tactics=True)])
def test_what_needs_a_chain_has_no_target_without_one(target: Aim) -> None:
    game = GAME.start(header(FAQ_2_2, "empire", "chaos", seed=13))
    assert not game.table.chain
    assert target.needs == A_CHAIN
    assert not target.has(game, Context(0), 1)
    assert replace(target, least=0).needs == 0


def test_a_window_opens_for_who_has_nothing_but_what_a_text_lets_pay_or_play(table: Scenario) -> None:
    """Nobody watches, so it is not opened for nothing."""
    rune = "Master Rune of Valaya"
    purse = ["Sack Tor Aendris #1 {resources=3}", "Mountain Brigade {quest=#1}"]
    for able, own in (
        (True, {"hand": [rune], "quest": purse}),
        (True, {"resources": 3, "deck": [rune], "kingdom": ["Lord of Change"]}),
        (False, {"hand": [rune], "kingdom": ["Mountain Brigade"]}),
    ):
        begin(table, "battlefield", capital("Dwarf", **own, battlefield=["Black Orc Squad"]), orcs())
        game = table.game.clone()
        actions_in_play(game)
        game.memo.hands = replaced(game.memo.hands, 0, look_at_cards(game, 0))
        assert (open_window(game) is not None) == able


@rule("invasion.zone.leaves-play-no-abilities", "invasion.play.action-source-in-play")
def test_what_has_entered_play_and_left_it_since_has_no_action_for_its_entering(table: Scenario) -> None:
    for side, count in ((orcs(kingdom=["Forest Goblins"]), 1), (orcs(discard=["Forest Goblins"]), 0)):
        begin(table, "capital", side, dwarfs())
        game = table.game.clone()
        card = next(card for card, face in enumerate(game.faces) if face.name == "Forest Goblins")
        remember(game, game.table.event_count + 1, (EntersPlay(0, card, KINGDOM),))
        assert len(list(triggered_actions(game, 0))) == count
