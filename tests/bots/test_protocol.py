"""A bot is asked through one door, and sees nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from examples import goofspiel
from nefrit.bots import Random, ask
from nefrit.bots.protocol import imagined_by
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import to_data
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.l5r.bot import Greedy
from tests.l5r import ability_cards, cards


class Spy:
    """Remembers what it is given, and answers at random."""

    imagines = True

    def __init__(self) -> None:
        self.given: list[AnyGame] = []

    def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
        assert imagined is not None
        self.given.append(imagined)
        return decision.random(chance)


def an_l5r_game(seed: int, edition: str = "1.5") -> AnyGame:
    return ability_cards.GAME.start(Header("l5r", seed=seed, edition=edition, options=ability_cards.DECKS))


def a_goofspiel(seed: int) -> AnyGame:
    return goofspiel.GAME.start(Header("goofspiel", seed=seed, options={"cards": 6}))


def plays_on(game: AnyGame, chance: Chance, decisions: int) -> None:
    for _ in range(decisions):
        if game.pending:
            decision = chance.one_of(game.pending)
            game.answer(decision.seat, decision.random(chance))


@pytest.mark.parametrize("start", [an_l5r_game, a_goofspiel])
def test_a_bot_that_imagines_gets_a_state_that_its_seat_cannot_tell_from_the_true_one(
    start: Callable[[int], AnyGame],
) -> None:
    game = start(5)
    chance = Chance(1)
    plays_on(game, chance, 3)
    spy = Spy()
    for decision in game.pending:
        before = to_data(game)
        ask(spy, game, decision, chance)
        given = spy.given[-1]
        assert given is not game
        assert given.view(decision.seat) == game.view(decision.seat)
        given.answer(decision.seat, decision.answers(1)[0])
        assert to_data(game) == before, "what it does to its state does not change the game"
    assert spy.given


def test_what_is_hidden_is_dealt_anew_and_how_the_game_began_is_not_told() -> None:
    game = an_l5r_game(7)
    plays_on(game, Chance(2), 8)
    hand = next(zone for zone in game.definition.zones if zone.name == "hand")
    true_hand = [game.faces[card].id for card in game.zone(hand, 1)]
    hands = set()
    for seed in range(20):
        imagined = imagined_by(game, 0, Chance(seed))
        hands.add(tuple(imagined.faces[card].id for card in imagined.zone(hand, 1)))
        assert (imagined.header.seed, imagined.header.position) == (0, "")
        assert imagined.chance != game.chance
    assert len(hands) > 10
    assert hands != {tuple(true_hand)}
    assert game.header.seed == 7


def test_of_states_that_a_seat_cannot_tell_apart_its_bot_gets_the_same() -> None:
    game = an_l5r_game(3)
    plays_on(game, Chance(4), 20)
    for seat in (0, 1):
        for seed in range(5):
            other = game.imagine(seat, Chance(100 + seed))
            assert other.faces != game.faces
            first, second = (imagined_by(state, seat, Chance(seed)) for state in (game, other))
            assert to_data(first) == to_data(second)


@pytest.mark.parametrize("bot", [Random(), Greedy()])
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_what_a_seat_does_not_know_changes_no_answer(bot: Random | Greedy, edition: str) -> None:
    game = an_l5r_game(11, edition)
    chance = Chance(12)
    for number in range(60):
        decision = game.pending[0]
        other = game.imagine(decision.seat, Chance(number))
        same = other.decision(decision.seat)
        assert same is not None
        answers = [ask(bot, state, asked, Chance(number)) for state, asked in ((game, decision), (other, same))]
        assert answers[0] == answers[1]
        plays_on(game, chance, 1)


def test_a_bot_that_does_not_imagine_is_given_the_question_alone() -> None:
    class Blind:
        imagines = False

        def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
            assert imagined is None
            return decision.answers(1)[0]

    game = a_goofspiel(1)
    while game.pending:
        decision = game.pending[0]
        assert game.answer(decision.seat, ask(Blind(), game, decision, Chance(1))) is None


def test_where_there_is_one_answer_nobody_needs_to_imagine() -> None:
    game = cards.GAME.start(Header("l5r", seed=1, edition="1.5", options=cards.DECKS))
    spy = Spy()
    chance = Chance(1)
    while len(game.pending[0].options) != 1:
        plays_on(game, chance, 1)
    assert ask(spy, game, game.pending[0], chance) == 0
    assert spy.given == []
