"""The game: its cards, its rules, and its definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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

DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER)
FALLEN = Zone("fallen", ordered=True)

DECK_SIZE = 9
HAND_SIZE = 3


class Soldier(Face):
    """A card: a soldier with a strength."""

    __slots__ = ("strength",)

    def __init__(self, name: str, strength: int) -> None:
        super().__init__(name.lower(), name, set="Skirmish", number=str(strength))
        self.strength = strength

    def facts(self) -> dict[str, object]:
        """The type and the strength."""
        return {"type": "soldier", "strength": self.strength}


RANKS = ("Spy", "Scout", "Archer", "Knight", "Captain", "General")
SOLDIERS = [Soldier(name, strength) for strength, name in enumerate(RANKS, start=1)]
BY_ID = {soldier.id: soldier for soldier in SOLDIERS}
WEAKEST, STRONGEST = SOLDIERS[0].strength, SOLDIERS[-1].strength


class Army(Seat):
    """How many battles a seat has won."""

    __slots__ = ("battles",)

    def __init__(self) -> None:
        self.battles = 0


Skirmish = Game[Piece, Army, Table, Soldier, Memo]


def beats(one: Soldier, other: Soldier) -> bool:
    """Whether a soldier wins against another (skirmish.battle.stronger, skirmish.battle.spy)."""
    if {one.strength, other.strength} == {WEAKEST, STRONGEST}:
        return one.strength == WEAKEST
    return one.strength > other.strength


class BattleWon(Occurrence):
    """A soldier won a battle."""

    __slots__ = ("loser", "seat", "winner")
    message = "battle-won"
    card_fields = ("loser", "winner")
    seat_fields = ("seat",)

    def __init__(self, seat: int, winner: int, loser: int) -> None:
        self.seat = seat
        self.winner = winner
        self.loser = loser

    def happen(self, game: Skirmish) -> None:
        """Count it."""
        game.edit_seat(self.seat).battles += 1


class BattleTied(Occurrence):
    """Both soldiers were equal."""

    message = "battle-tied"


class Battles(Procedure):
    """All battles, until the decks are empty."""

    __slots__ = ("sent",)
    card_fields = ("sent",)

    def __init__(self) -> None:
        super().__init__()
        self.sent: tuple[int, ...] = ()

    @step("skirmish.battle.send")
    def send(self, game: Skirmish) -> Flow:
        """Both players choose a soldier at the same time; nobody sees the other's before both are chosen."""
        if game.zone(DECK, 0) and game.zone(DECK, 1):
            return tuple(choose(seat, game.zone(HAND, seat), "sent", "skirmish.battle.send", "send") for seat in (0, 1))
        most = max(army.battles for army in game.seats)
        winners = [seat for seat, army in enumerate(game.seats) if army.battles == most]
        game.finish(winners, "skirmish.end.most-battles", "most-battles")
        return None

    @step("skirmish.battle.stronger")
    def compare(self, game: Skirmish) -> Flow:
        """The winner has won a battle; both soldiers are out of the game (skirmish.battle.fallen)."""
        one, other = self.sent
        for seat, card in enumerate(self.sent):
            game.move(card, FALLEN, seat)
        if beats(game.faces[one], game.faces[other]):
            game.occur(BattleWon(0, one, other))
        elif beats(game.faces[other], game.faces[one]):
            game.occur(BattleWon(1, other, one))
        else:
            # skirmish.battle.tie
            game.occur(BattleTied())
        self.sent = ()
        return None

    @step("skirmish.battle.draw")
    def draw(self, game: Skirmish) -> Flow:
        """Both players draw a card."""
        for seat in (0, 1):
            game.move(game.zone(DECK, seat)[0], HAND, seat)
        self.goto("send")
        return None


READY: dict[str, dict[str, int]] = {
    "vanguard": {"general": 2, "knight": 1, "archer": 2, "scout": 2, "spy": 2},
    "line": {"captain": 2, "knight": 2, "archer": 2, "scout": 2, "spy": 1},
}
"""The ready decks: for each soldier the number of copies."""


class SkirmishGame(Definition):
    """Skirmish for two. The option `decks` has for each seat its soldiers: `{"cards": {"spy": 2, ...}}`."""

    messages = "skirmish"

    def problems(self, header: Header) -> Iterator[str]:
        """There is a deck for each seat, if there are any, and each can be played with."""
        for option in header.options:
            if option != "decks":
                yield f"skirmish has no option {option!r}, only 'decks'"
        decks = header.options.get("decks", [])
        if not isinstance(decks, list) or len(decks) not in (0, header.seats):
            yield f"decks is a list with a deck for each of {header.seats} seats"
            return
        for number, deck in enumerate(decks):
            wrong = why_unplayable(deck)
            if wrong:
                yield f"deck {number + 1}: {wrong}"

    def set_up(self, game: Skirmish) -> Procedure:
        """Everybody shuffles a deck and draws three soldiers (skirmish.setup.hand)."""
        usual = [{"cards": READY["vanguard"]}] * game.seat_count
        for seat, deck in enumerate(game.header.options.get("decks") or usual):
            cards = [BY_ID[card] for card, count in deck["cards"].items() for _ in range(count)]
            game.deal((face, seat, DECK, seat) for face in cards)
            game.shuffle(DECK, seat)
            for card in game.zone(DECK, seat)[:HAND_SIZE]:
                game.move(card, HAND, seat)
        return Battles()


def why_unplayable(deck: Any) -> str:
    """What makes it impossible to play with a deck, whatever the format; nothing if it can be done."""
    if not isinstance(deck, dict) or set(deck) - {"name"} != {"cards"} or not isinstance(deck["cards"], dict):
        return "a deck has cards, each with a number of copies"
    for card, count in deck["cards"].items():
        if card not in BY_ID:
            return f"there is no soldier {card!r}"
        if type(count) is not int or not 1 <= count <= DECK_SIZE:
            return f"the copies of {card} are a number from 1 to {DECK_SIZE}, not {count!r}"
    if sum(deck["cards"].values()) != DECK_SIZE:
        return f"it has {sum(deck['cards'].values())} soldiers, not {DECK_SIZE}"
    return ""


GAME = SkirmishGame(
    "skirmish",
    "Skirmish",
    seats=(2, 2),
    zones=(DECK, HAND, FALLEN),
    library=Library(SOLDIERS),
    seat=Army,
    moments={"send": (Battles, "send")},
)
