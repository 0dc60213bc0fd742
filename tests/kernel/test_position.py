"""Positions: what can be written, and what is said about what cannot be read."""

from __future__ import annotations

import pytest

from nefrit.kernel.codec import to_data
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.position import MARK, game_named_in, read_position, write_position
from nefrit.kernel.record import Damaged, read_header
from tests.kernel.test_procedures import Both, Outer
from tests.kernel.tiny import DECK, FACES, GAME, HAND, PILE, PLAY, Over, Token, dealt, names


def read(*lines: str) -> str:
    return "\n".join([MARK, *lines])


def test_a_position_says_who_holds_what_where() -> None:
    text = read(
        "game: tiny",
        "seats: ann, bob",
        "// a remark",
        "table: hour=3, holder=bob",
        "seat ann: coins=4, word=hello",
        "deck ann: Ash | 2x Birch",
        "play ann: Cedar #1 {count=2, flag=true} | elm {under=#1}",
        "pile bob: Fir [known to bob] [owner ann]",
        "middle: Daphne",
        "at: over",
    )
    game = read_position(GAME, text)
    assert names(game, DECK, 0) == ["Ash", "Birch", "Birch"]
    cedar, elm = game.zone(PLAY, 0)
    assert (game.pieces[cedar].count, game.pieces[cedar].flag, game.pieces[elm].under) == (2, True, cedar)
    assert (game.seats[0].coins, game.seats[0].word, game.table.hour, game.table.holder) == (4, "hello", 3, 1)
    (fir,) = game.zone(PILE, 1)
    assert (game.owners[fir], game.known_to[fir]) == (0, 0b10)
    assert game.outcome is not None


def test_a_state_in_the_middle_of_anything_can_be_written_and_read() -> None:
    game = dealt()
    card = game.zone(DECK, 0)[0]
    game.put_into_play(card, Token(0), PLAY, 0)
    game.edit_piece(card).under = game.zone(DECK, 0)[0]
    game.move(game.zone(DECK, 1)[0], HAND, 1)
    game.reveal(game.zone(DECK, 1)[0])
    game.edit_seat(1).secret = 7
    game.add_lasting(Lasting(None, (card,), "round", 0))
    game.delay(Delayed("dusk", Over(), "round"))
    game.count_use("round", card, "ability")
    game.begin(Both())
    game.answer(0, 1)
    again = read_position(GAME, write_position(game))
    first, second = to_data(game), to_data(again)
    del first["header"], second["header"]
    assert first == second
    assert again.pending == game.pending


def test_nested_procedures_are_written_as_a_stack() -> None:
    game = dealt()
    game.begin(Outer())
    again = read_position(GAME, write_position(game))
    assert [type(frame).__name__ for frame in again.stack] == ["Outer", "Loop"]
    again.answer(0, 9)
    assert again.outcome is not None


def test_the_game_of_a_position_can_be_asked() -> None:
    assert game_named_in(read("game: tiny")) == "tiny"
    with pytest.raises(Damaged, match="which game"):
        game_named_in(read("seats: ann"))


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "needs a line like 'at"),
        (["at: dawn"], "line 2: there is no step of tiny called 'dawn'"),
        (["at over"], "line 2: expected 'what: value'"),
        (["hnad ann: Ash", "at: over"], "line 2: there is no line called 'hnad'; did you mean hand"),
        (["hand ann: Asch", "at: over"], "line 2: there is no card 'Asch'; did you mean Ash"),
        (
            ["hand ann: Oak", "at: over"],
            "line 2: 'Oak' is the name of several cards: say which by its id, one of red-oak,",
        ),
        (["play ann: Ash {count=10}", "at: over"], "line 2: Ash: count is a number from 0 to 9, not 10"),
        (
            ["seats: ann, bob", "seat bob: word=hullo", "at: over"],
            "line 3: word: there is no word 'hullo'; did you mean",
        ),
        (["seat ann: coins=3", "at: over"], "line 2: coins is one of 2 (few), 4 (several), 0 (none), not 3"),
        (["seat ann: coins=many", "at: over"], "line 2: coins: there is no word 'many'"),
        (["table: hour=24", "at: over"], "line 2: hour is a number from 0 to 23, not 24"),
        (["table: holder=3", "at: over"], "line 2: holder is a seat, and there is no seat 3"),
        (["play ann: Ash {used=0}", "at: over"], "line 2: Ash has no ability '0' with a limit"),
        (["stops: now and then", "at: over"], "line 2: a game stops at 'every window'"),
        (["hand zoe: Ash", "at: over"], "line 2: there is no seat"),
        (["hand: Ash", "at: over"], "line 2: there is no seat"),
        (["middle ann: Ash", "at: over"], "belongs to nobody"),
        (["hand ann: Ash {count=1}", "at: over"], "not in play"),
        (["play ann: Ash {cuont=1}", "at: over"], "there is no field 'cuont'; did you mean count"),
        (["play ann: Ash {serial=1}", "at: over"], "there is no field 'serial'"),
        (["play ann: Ash", "serials: [1]", "at: over"], "expected a serial number for each card in play"),
        (["play ann: 2x Ash", "serials: [1, 1, 2]", "at: over"], "expected a serial number for each card in play"),
        (["play ann: Ash", "serials: [3, 2]", "at: over"], "expected a serial number for each card in play"),
        (["play ann: Ash {count=x}", "at: over"], "count is a number, not 'x'"),
        (["play ann: Ash {count=true}", "at: over"], "count is a number"),
        (["play ann: Ash {flag=1}", "at: over"], "flag is a yes or no"),
        (["play ann: Ash {count=99999999}", "at: over"], "no whole number from"),
        (["play ann: Ash {count=1.5}", "at: over"], "no whole number from"),
        (["play ann: Ash {count=}", "at: over"], "cannot read the value"),
        (["play ann: Ash {count}", "at: over"], "expected 'field=value'"),
        (["play ann: Ash {under=3}", "at: over"], "named by its tag"),
        (["play ann: Ash {under=#7}", "at: over"], "no card is called #7"),
        (["play ann: Ash #1 | Elm #1", "at: over"], "two cards are called #1"),
        (["play ann: 2x Ash #1", "at: over"], "two cards are called #1"),
        (["deck ann: 9999x Ash", "at: over"], "at most 2000 cards"),
        (["deck ann: | |", "at: over"], "expected a card"),
        (["game: chess", "at: over"], "of 'chess', not of tiny"),
        (["seed: -1", "at: over"], "expected a whole number"),
        (["seed: 99999999999999999999", "at: over"], "a seed is a whole number"),
        (["seats: a, b, c, d, e", "at: over"], "played by 1 to 4"),
        (["edition: 9", "at: over"], "no edition '9'"),
        (["options: {", "at: over"], "cannot read the value"),
        (['options: {"x": 1}', "at: over"], "no option 'x'"),
        (["stack: 5"], "expected a list"),
        (['stack: [{"=": "os:system"}]'], "no Plain called 'os:system'"),
        (['stack: [{"=": "tests.kernel.tiny:Over"}]'], "has the fields at"),
        (['stack: [{"=": "tests.kernel.tiny:Over", "at": "x", "next": 0}]'], "line 2: "),
        (['stack: [{"=": "tests.kernel.tiny:Token", "at": 0}]'], "has the fields"),
        (["stack: [" + "[" * 5000 + "]" * 5000 + "]"], "cannot read the value"),
        (["lasting: [1]", "at: over"], "expected a Lasting"),
    ],
)
def test_what_is_wrong_is_said_with_the_line(lines: list[str], why: str) -> None:
    with pytest.raises((Damaged, ValueError)) as error:
        read_position(GAME, read(*lines))
    assert why in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", ["", "\n\n", "nonsense", "nefrit position 2\nat: over", "\0\0"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Damaged, match="nefrit position 1"):
        read_position(GAME, text)


def test_words_stand_for_numbers_that_have_names() -> None:
    game = read_position(GAME, read("seats: ann, bob", "seat ann: coins=several", "seat bob: coins=2", "at: over"))
    assert [seat.coins for seat in game.seats] == [4, 2]


def test_a_card_whose_name_means_several_is_written_by_its_id() -> None:
    game = read_position(GAME, read("seats: ann", "hand ann: red-oak | holm-oak | Ash", "at: over"), play=False)
    assert "hand ann: red-oak #0 | holm-oak #1 | Ash #2" in write_position(game)


def test_a_position_need_not_be_played() -> None:
    game = read_position(GAME, read("seats: ann", "at: over"), play=False)
    assert game.outcome is None
    assert [type(frame) for frame in game.stack] == [Over]


def test_that_a_game_stops_at_every_window_is_in_its_position() -> None:
    game = read_position(GAME, read("seats: ann", "stops: every window", "at: over"), play=False)
    assert game.header.stops
    assert "stops: every window\n" in write_position(game)
    assert read_header(game.header.to_data()).stops
    assert "stops" not in dealt().header.to_data()


def test_every_face_can_be_named() -> None:
    for face in FACES:
        game = read_position(GAME, read("seats: ann", f"hand ann: {face.id}", "at: over"))
        assert game.faces[game.zone(HAND, 0)[0]] is face
