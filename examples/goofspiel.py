"""Goofspiel, the game of pure strategy: a complete game in about a hundred lines, as an example of how one is added.

Each player holds the cards of one suit. A prize is turned up; everybody bids one card at the same time, the highest bid
wins the prize, and a tie wins nothing: the prize stays and is played for together with the next one.

    nefrit play examples/goofspiel.py
    nefrit selfplay examples/goofspiel.py --games 1000
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import NOBODY, OWNER, Zone

PRIZES = Zone("prizes", NOBODY, shared=True, ordered=True)
PRIZE = Zone("prize", shared=True)
HAND = Zone("hand", OWNER)
SPENT = Zone("spent")
WON = Zone("won")

RANKS = ("Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King")
SUITS = ("Diamonds", "Spades", "Hearts", "Clubs")


class Score(Seat):
    """What a seat has won so far."""

    __slots__ = ("points",)

    def __init__(self) -> None:
        self.points = 0


Goof = Game[Piece, Score, Table, Face, Memo]
FACES = [Face(f"{rank} of {suit}", f"{rank} of {suit}", back=suit) for suit in SUITS for rank in RANKS]


def worth(game: Goof, card: int) -> int:
    """A card is worth its rank: an ace 1, a king 13."""
    return RANKS.index(game.faces[card].name.split(" ")[0]) + 1


class PrizeWon(Occurrence):
    """Somebody won the prizes with a bid."""

    __slots__ = ("bid", "points", "seat")
    message = "prize-won"
    card_fields = ("bid",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, bid: int, points: int) -> None:
        self.seat = seat
        self.bid = bid
        self.points = points

    def happen(self, game: Goof) -> None:
        """Count the points and take the prizes."""
        game.edit_seat(self.seat).points += self.points
        for prize in game.zone(PRIZE):
            game.move(prize, WON, self.seat)


class PrizeStays(Occurrence):
    """The highest bids were equal: the prizes stay for the next round."""

    message = "prize-stays"


class Rounds(Procedure):
    """All rounds, until the cards are played."""

    __slots__ = ("bids",)
    card_fields = ("bids",)

    def __init__(self) -> None:
        super().__init__()
        self.bids: tuple[int, ...] = ()

    @step("goofspiel.prize")
    def turn_up_a_prize(self, game: Goof) -> Flow:
        """Turn the top prize up; the game ends when there is none."""
        if game.zone(PRIZES):
            game.move(game.zone(PRIZES)[0], PRIZE)
            return None
        best = max(seat.points for seat in game.seats)
        winners = [number for number, seat in enumerate(game.seats) if seat.points == best]
        game.finish(winners, "goofspiel.end", "most-points")
        return None

    @step("goofspiel.bid")
    def bid(self, game: Goof) -> Flow:
        """Everybody chooses a card at the same time; nobody sees another's before all are chosen."""
        seats = range(game.seat_count)
        return tuple(choose(seat, game.zone(HAND, seat), "bids", "goofspiel.bid", "bid") for seat in seats)

    @step("goofspiel.compare")
    def compare(self, game: Goof) -> Flow:
        """The single highest bid wins all prizes that lie open."""
        for seat, card in enumerate(self.bids):
            game.move(card, SPENT, seat)
        values = [worth(game, card) for card in self.bids]
        best = max(values)
        if values.count(best) == 1:
            seat = values.index(best)
            game.occur(PrizeWon(seat, self.bids[seat], sum(worth(game, prize) for prize in game.zone(PRIZE))))
        else:
            game.occur(PrizeStays())
        self.bids = ()
        self.goto("turn_up_a_prize")
        return None


class Goofspiel(Definition):
    """Goofspiel for two or three, with 2 to 13 cards of each suit."""

    messages = str(Path(__file__).with_suffix(""))

    def problems(self, header: Header) -> Iterator[str]:
        """The one option is how many cards each suit has."""
        for option, value in header.options.items():
            if option != "cards":
                yield f"goofspiel has no option {option!r}, only 'cards'"
            elif type(value) is not int or not 2 <= value <= len(RANKS):
                yield f"cards is a number from 2 to {len(RANKS)}, not {value!r}"

    def set_up(self, game: Goof) -> Procedure:
        """Diamonds are the prizes, every player has another suit."""
        suit_size = game.header.options.get("cards", len(RANKS))
        for number in range(game.seat_count + 1):
            zone, seat = (PRIZES, 0) if number == 0 else (HAND, number - 1)
            suit = FACES[number * len(RANKS) :][:suit_size]
            game.deal((face, number - 1, zone, seat) for face in suit)
        game.shuffle(PRIZES)
        return Rounds()


GAME = Goofspiel(
    "goofspiel",
    "Goofspiel",
    seats=(2, 3),
    zones=(PRIZES, PRIZE, HAND, SPENT, WON),
    library=Library(FACES),
    seat=Score,
    moments={"prize": (Rounds, "turn_up_a_prize")},
)
