"""Serial numbers: a card that has left play and come back is not what it was."""

from __future__ import annotations

from nefrit.kernel.codec import decode, encode, to_data
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.position import read_position, write_position
from tests.kernel.test_procedures import Both
from tests.kernel.tiny import DECK, FACES, GAME, PILE, PLAY, Tiny, Token, dealt


def with_three_in_play() -> Tiny:
    game = dealt()
    for card in game.zone(DECK, 0)[:3]:
        game.put_into_play(card, Token(0), PLAY, 0)
    return game


def test_every_piece_has_a_number_of_its_own() -> None:
    game = with_three_in_play()
    game.deal([(FACES[0], 1, PLAY, 1)])
    assert [game.serial(card) for card in game.in_play()] == [1, 2, 3, 4]
    assert game.serial(game.zone(DECK, 0)[0]) == 0, "a card out of play has none"


def test_a_card_that_comes_back_is_another() -> None:
    game = with_three_in_play()
    card, other, _ = game.zone(PLAY, 0)
    waiting = Context(0)
    waiting.note(game, card, other)
    game.edit_piece(card).count += 1
    assert waiting.same(game, card), "a piece may change and still be the same"
    game.move(card, PILE, 0)
    assert not waiting.same(game, card)
    game.put_into_play(card, Token(0), PLAY, 0)
    assert not waiting.same(game, card)
    assert waiting.same(game, other)
    game.move(other, PLAY, 1)
    assert waiting.same(game, other), "it has not left play"


def test_a_card_out_of_play_is_the_same_until_it_comes_into_play() -> None:
    game = with_three_in_play()
    card = game.zone(DECK, 0)[0]
    waiting = Context(0)
    assert not waiting.same(game, card), "nothing was noted yet"
    waiting.note(game, card)
    game.move(card, PILE, 0)
    assert waiting.same(game, card)
    game.put_into_play(card, Token(0), PLAY, 0)
    assert not waiting.same(game, card)


def test_numbers_are_saved_with_the_state_and_go_on_from_there() -> None:
    game = with_three_in_play()
    first, second, _ = game.zone(PLAY, 0)
    game.move(first, PILE, 0)
    game.put_into_play(first, Token(0), PLAY, 0)
    game.begin(Both())
    for again in (game.clone(), decode(GAME, encode(game)), read_position(GAME, write_position(game))):
        assert [again.serial(card) for card in again.in_play()] == [2, 3, 4]
        again.move(second, PILE, 0)
        again.put_into_play(second, Token(0), PLAY, 0)
        assert again.serial(second) == 5
    assert game.serials == 4


def test_a_position_names_numbers_only_where_they_tell_something() -> None:
    game = with_three_in_play()
    game.begin(Both())
    assert "serial" not in write_position(game)
    game.move(game.zone(PLAY, 0)[2], PILE, 0)
    assert "serials: [1,2,3]" in write_position(game)


def test_no_view_shows_them() -> None:
    first, second = with_three_in_play(), with_three_in_play()
    for card in second.in_play():
        second.move(card, PILE, 0)
        second.put_into_play(card, Token(0), PLAY, 0)
    for game in (first, second):
        waiting = Context(0)
        waiting.note(game, *game.in_play())
        game.add_lasting(Lasting(waiting, game.in_play(), "round", 0))
        game.begin(Both())
    assert to_data(first) != to_data(second)
    for seat in range(first.seat_count + 1):
        assert first.view(seat) == second.view(seat)
