"""What the log tells each reader of the cards it is about: how the view calls them, where they went, what changed."""

from __future__ import annotations

from typing import Any

from examples import goofspiel
from nefrit.kernel.log import Log
from nefrit.kernel.match import Match
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.record import Header
from tests.kernel.tiny import DECK, HAND, PILE, PLAY, Tiny, Token, dealt


class Did(Occurrence):
    """A seat did something with cards."""

    __slots__ = ("cards", "seat")
    message = "did"
    card_fields = ("cards",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, *cards: int) -> None:
        self.seat = seat
        self.cards = cards


def watched() -> tuple[Tiny, Log]:
    """A game with cards, the first entry of which is written."""
    game = dealt()
    game.watcher = log = Log(changes=True)
    game.tell(Did(0))
    return game, log


def told(log: Log, seat: int) -> dict[str, Any]:
    """The last entry, as this seat reads it."""
    return log.read(seat)[-1]


def test_who_knows_a_card_is_told_its_number_and_its_way() -> None:
    game, log = watched()
    card = game.zone(DECK, 0)[0]
    game.move(card, HAND, 0)
    game.tell(Did(0, card))
    face = game.faces[card].id
    assert told(log, 0)["handles"] == {"cards": [card]}
    assert told(log, 0)["moves"] == [{"card": card, "face": face, "from": "deck/0", "to": "hand/0"}]


def test_others_are_told_that_a_card_is_missed_and_not_which() -> None:
    game, log = watched()
    card = game.zone(DECK, 0)[0]
    game.move(card, HAND, 0)
    game.tell(Did(0, card))
    for other in (1, 2):
        assert told(log, other)["handles"] == {"cards": [None]}
        assert told(log, other)["moves"] == [{"card": None, "face": None, "from": "deck/0", "to": "hand/0"}]


def test_a_way_that_nobody_could_count_is_not_told() -> None:
    game, log = watched()
    card, other = game.zone(DECK, 0)[:2]
    game.move(card, HAND, 0)
    game.tell(Did(0))
    # One comes, another goes: as many lie in the hand as before.
    game.move(other, HAND, 0)
    game.move(card, DECK, 0)
    game.tell(Did(0, other))
    assert told(log, 1)["moves"] == []
    assert [move["card"] for move in told(log, 0)["moves"]] == []


def test_a_card_in_play_that_is_not_known_is_called_by_its_place() -> None:
    game, log = watched()
    card = game.zone(DECK, 0)[0]
    game.put_into_play(card, Token(0), PLAY)
    game.turn_facedown(card)
    game.tell(Did(0, card))
    handles = [told(log, reader)["handles"]["cards"] for reader in (0, 1, 2)]
    assert handles[1] == handles[2] == ["play/0/0"]


def test_figures_are_told_with_what_they_were() -> None:
    game, log = watched()
    card = game.zone(DECK, 0)[0]
    game.put_into_play(card, Token(0), PLAY)
    game.tell(Did(0, card))
    game.edit_piece(card).count = 3
    game.edit_seat(0).coins = 2
    game.tell(Did(0, card))
    counted = {"card": card, "seat": None, "fact": "count", "before": 0, "after": 3}
    paid = {"card": None, "seat": 0, "fact": "coins", "before": 0, "after": 2}
    assert told(log, 1)["figures"] == [counted, paid]
    game.tell(Did(0, card))
    assert told(log, 1)["figures"] == [], "nothing has changed since"


def test_a_secret_figure_is_told_to_its_seat_alone() -> None:
    game, log = watched()
    game.edit_seat(0).secret = 7
    game.tell(Did(0))
    assert [figure["after"] for figure in told(log, 0)["figures"]] == [7]
    assert told(log, 1)["figures"] == told(log, 2)["figures"] == []


def test_what_was_taken_back_is_compared_with_nothing() -> None:
    game, log = watched()
    mark, before = log.mark(), game.clone()
    game.edit_seat(0).coins = 5
    game.tell(Did(0))
    log.rewind(mark)
    before.watcher = log
    before.edit_seat(0).coins = 1
    before.tell(Did(0))
    assert [(one["before"], one["after"]) for one in told(log, 1)["figures"]] == [(0, 1)]


def test_a_log_that_is_not_asked_for_changes_tells_none() -> None:
    game = dealt()
    game.watcher = log = Log()
    card = game.zone(DECK, 0)[0]
    game.tell(Did(0, card))
    game.move(card, PILE, 0)
    game.tell(Did(0, card))
    assert told(log, 0)["moves"] == told(log, 0)["figures"] == []
    assert told(log, 0)["handles"] == {"cards": [card]}
    assert log.last is None


def test_changes_are_those_since_the_last_entry_however_often_somebody_answered() -> None:
    """Else others could tell from them whether a seat was asked in between."""
    log = Log(changes=True)
    match = Match(goofspiel.GAME, Header("goofspiel", seed=1, options={"cards": 4}), log)
    silent = 0
    while match.game.pending:
        last, written = log.last, len(log.entries)
        decision = match.game.pending[0]
        assert match.answer(decision.seat, 0) is None
        if len(log.entries) == written:
            assert log.last is last
            silent += 1
        else:
            assert log.last is not last
            match.undo()
            assert log.last is last
            match.redo()
    assert silent
