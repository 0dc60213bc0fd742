"""The market model: the timing of Imperium in a handful of made-up cards, for two to four seats.

A shared market with unrest beneath its cards, attacks that wait for reactions, the solstice, and the sudden end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nefrit.kernel.cards import Face
from nefrit.kernel.decisions import NO_CARD, PASS, choose, choose_some
from nefrit.kernel.effects import (
    Ability,
    Context,
    Effect,
)
from nefrit.kernel.game import Game
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT, Piece, Seat, Table
from nefrit.kernel.using import EFFECT, Use
from nefrit.kernel.windows import OneByOne, Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone

MAIN, MARKET = Zone("main", NOBODY, shared=True, ordered=True), Zone("market", shared=True, ordered=True, in_play=True)
BENEATH, UNREST = Zone("beneath", shared=True), Zone("unrest", shared=True)
DECK, HAND, PLAY = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER), Zone("play", in_play=True, listens=True)
DISCARD, DEVELOPMENT = Zone("discard"), Zone("development")
SLOTS, ACTIONS, EXHAUSTS, HAND_SIZE = 3, 2, 2, 3


# ---- Records and faces


class Laid(Piece):
    """A card in a play area, or in the market with the progress on it and the unrest card beneath it."""

    __slots__ = ("beneath", "exhausted", "progress")
    card_fields = ("beneath",)

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.exhausted, self.progress, self.beneath = False, 0, NO_CARD


class Nation(Seat):
    """The tokens of a player."""

    __slots__ = ("actions", "exhausts", "population", "progress")

    def __init__(self) -> None:
        self.actions, self.exhausts, self.population, self.progress = ACTIONS, EXHAUSTS, 2, 0


class Middle(Table):
    """The first player, and once scoring is triggered how many rounds are left: this one and the final one."""

    __slots__ = ("first", "rounds_left")
    seat_fields = ("first",)

    def __init__(self) -> None:
        self.first, self.rounds_left = 0, 0


Market = Game[Laid, Nation, Middle, Any]


class Action(Ability):
    """What playing the card does. A card without it is pinned: it stays in play."""


class Exhaust(Ability):
    """What exhausting the card does in its player's own turn."""


class Reaction(Ability):
    """What the card does in play when somebody else attacks."""


class Solstice(Ability):
    """What the card does in play between two rounds."""


class Printed(Face):
    """A card of the model, with its one ability."""

    __slots__ = ("ability", "points", "suit")

    def __init__(self, name: str, ability: Ability, *, suit: str = "", points: int = 0) -> None:
        listens = Attacked.kind if isinstance(ability, Reaction) else 0
        super().__init__(name.lower().replace(" ", "-"), name, abilities=(ability,), listens=listens)
        self.ability, self.suit, self.points = ability, suit, points


# ---- The unrest pile, the market and the end of the game


def belongings(game: Market, seat: int) -> list[Printed]:
    """What counts for a player. A card being resolved lies in the play area, so it counts there."""
    return [game.faces[card] for zone in (HAND, PLAY, DECK, DISCARD) for card in game.zone(zone, seat)]


def score(game: Market, seat: int) -> int:
    return game.seats[seat].progress + sum(face.points for face in belongings(game, seat))


def calm(game: Market, seat: int) -> int:
    return -sum(face.suit == "unrest" for face in belongings(game, seat))


def best(game: Market, seats: list[int], worth: Callable[[Market, int], int]) -> list[int]:
    return [seat for seat in seats if worth(game, seat) == max(worth(game, other) for other in seats)]


def take_unrest(game: Market, zone: Zone, seat: int = 0) -> None:
    """An unrest card leaves the pile. If it was the last one the game is over, whatever is going on."""
    pile = game.zone(UNREST)
    if pile:
        game.move(pile[0], zone, seat)
    if len(pile) == 1:
        calmest = best(game, list(range(game.seat_count)), calm)
        game.finish(best(game, calmest, score), "imperium.end.collapse-trigger", "collapse")


def refill(game: Market, slot: int) -> None:
    """Turn a card of the main deck up in the empty slot, with unrest beneath it. Its last card triggers scoring."""
    for card in game.zone(MAIN)[:1]:
        game.put_into_play(card, Laid(NO_SEAT), MARKET, at=slot)
        if not game.zone(MAIN) and not game.table.rounds_left:
            game.edit_table().rounds_left = 2
        if game.zone(UNREST):
            game.edit_piece(card).beneath = game.zone(UNREST)[0]
            take_unrest(game, BENEATH)


def new_deck(game: Market, seat: int) -> None:
    for card in game.zone(DISCARD, seat):
        game.move(card, DECK, seat)
    game.shuffle(DECK, seat)


# ---- Procedures and windows


def others(game: Market, seat: int) -> tuple[int, ...]:
    """The other players, from the left of a seat on."""
    return tuple((seat + number) % game.seat_count for number in range(1, game.seat_count))


class Drawing(Procedure):
    """Drawing cards. An empty deck is replaced in the middle of it, and before that the player may develop a card."""

    __slots__ = ("chosen", "count", "seat")
    card_fields, seat_fields = ("chosen",), ("seat",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat, self.count = seat, count
        self.chosen: Value = PASS

    @step("imperium.term-draw.from-deck")
    def draw(self, game: Market) -> None:
        drawn = game.zone(DECK, self.seat)[: self.count]
        for card in drawn:
            game.move(card, HAND, self.seat)
        self.count -= len(drawn)
        if not self.count:
            self.leave()

    @step("imperium.deck-exhaustion-empire.1-may-develop")
    def develop(self, game: Market) -> Flow:
        cards, rule = game.zone(DEVELOPMENT, self.seat), "imperium.deck-exhaustion-empire.1-may-develop"
        if cards and game.seats[self.seat].exhausts:
            return choose(self.seat, (PASS, *cards), "chosen", rule, "develop")
        self.chosen = PASS
        return None

    @step("imperium.deck-exhaustion-empire.4-shuffle")
    def shuffle(self, game: Market) -> None:
        if isinstance(self.chosen, int):
            game.edit_seat(self.seat).exhausts -= 1
            game.move(self.chosen, DISCARD, self.seat)
        if game.zone(DISCARD, self.seat):
            new_deck(game, self.seat)
            self.goto("draw")


class Attacked(Occurrence):
    """A player attacks all others with a card."""

    __slots__ = ("attacker", "source")
    kind, message = 1, "attacked"
    card_fields, seat_fields = ("source",), ("attacker",)

    def __init__(self, attacker: int, source: int) -> None:
        self.attacker, self.source = attacker, source


class Onslaught(Procedure):
    """An attack: first the reactions of all others, then its effect on those who are not protected."""

    __slots__ = ("attacked", "effect", "to_react", "to_strike")
    seat_fields = ("to_react", "to_strike")

    def __init__(self, attacked: Attacked, effect: Effect, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.attacked, self.effect, self.to_react, self.to_strike = attacked, effect, seats, seats

    @step("decision.imperium.reaction")
    def react(self, game: Market) -> Flow:
        if not self.to_react:
            return None
        seat, self.to_react = self.to_react[0], self.to_react[1:]
        self.goto("react")
        return Reactions((seat,))

    @step("imperium.term-attack.affects-opponents")
    def strike(self, game: Market) -> Flow:
        if not self.to_strike:
            return None
        seat, self.to_strike = self.to_strike[0], self.to_strike[1:]
        self.goto("strike")
        return Context(seat, self.attacked.source, (self.effect,), occurrence=self.attacked)


class UseInPlay(Use):
    effect_rule = "imperium.exhaust.unpayable-cost"


def uses(game: Market, seat: int, kind: type[Ability]) -> list[UseInPlay]:
    """The abilities of this kind that a seat has in play."""
    cards = [card for card in game.zone(PLAY, seat) if isinstance(game.faces[card].ability, kind)]
    return [UseInPlay(seat, card, game.faces[card].ability) for card in cards]


class Reactions(Window):
    """A player may react to an attack with cards in play."""

    rule = "decision.imperium.reaction"

    def options(self, game: Market, seat: int) -> dict[Value, Value]:
        return {("use", use.source): use for use in uses(game, seat, Reaction) if use.usable(game)}


class Activation(Window):
    """The active player plays cards from hand and exhausts cards in play, in any order."""

    rule = "imperium.activate.free-order"

    def options(self, game: Market, seat: int) -> dict[Value, Value]:
        plays = [Play(seat, card) for card in game.zone(HAND, seat) if game.seats[seat].actions]
        able = [use for use in uses(game, seat, Exhaust) if use.usable(game)]
        return {("play", play.source): play for play in plays} | {("use", use.source): use for use in able}


class Play(Context):
    """Playing a card: it lies in the play area while it is resolved. Unless it is pinned it is discarded then."""

    order = ("lay_down", *EFFECT, "settle")

    @step("imperium.action.remove-token")
    def lay_down(self, game: Market) -> None:
        game.edit_seat(self.seat).actions -= 1
        game.put_into_play(self.source, Laid(self.seat), PLAY, self.seat)
        ability = game.faces[self.source].ability
        self.todo = (ability.effect,) if isinstance(ability, Action) else ()

    @step("imperium.action.default-to-discard")
    def settle(self, game: Market) -> None:
        if game.lies_in(self.source, PLAY) and isinstance(game.faces[self.source].ability, Action):
            game.move(self.source, DISCARD, self.seat)


class CleanUp(Procedure):
    """The clean-up phase, steps 1 to 4."""

    __slots__ = ("discards", "place", "seat")
    card_fields, seat_fields = ("discards", "place"), ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat, self.place = seat, NO_CARD
        self.discards: tuple[int, ...] = ()

    @step("imperium.cleanup.1-progress-on-market")
    def choose_place(self, game: Market) -> Flow:
        market = game.zone(MARKET)
        return choose(self.seat, market, "place", "imperium.cleanup.1-progress-on-market") if market else None

    @step("imperium.cleanup.2-remove-tokens")
    def reset_tokens(self, game: Market) -> None:
        if self.place != NO_CARD:
            game.edit_piece(self.place).progress += 1
        nation = game.edit_seat(self.seat)
        nation.actions, nation.exhausts = ACTIONS, EXHAUSTS
        for card in game.zone(PLAY, self.seat):
            game.edit_piece(card).exhausted = False

    @step("imperium.cleanup.3-discard")
    def choose_discards(self, game: Market) -> Flow:
        hand = game.zone(HAND, self.seat)
        return choose_some(self.seat, hand, "discards", "imperium.cleanup.3-discard") if hand else None

    @step("imperium.cleanup.4-draw")
    def draw(self, game: Market) -> Flow:
        for card in self.discards:
            game.move(card, DISCARD, self.seat)
        return Drawing(self.seat, max(0, HAND_SIZE - len(game.zone(HAND, self.seat))))


class Solstices(OneByOne):
    """The solstice effects of one player: of those cards that are still in play when their turn comes."""

    rule = "imperium.solstice.own-order"

    def due(self, game: Market) -> tuple[Value, ...]:
        return tuple(use for use in self.items if isinstance(use, Use) and use.same(game, use.source))


class Rounds(Procedure):
    """All rounds: the turns from the first player on, then the solstice, until scoring."""

    __slots__ = ("turn",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def active(self, game: Market) -> int:
        return (game.table.first + self.turn) % game.seat_count

    def for_everybody(self, game: Market, again: str) -> None:
        self.turn = (self.turn + 1) % game.seat_count
        if self.turn:
            self.goto(again)

    @step("imperium.turn.exactly-one-of-three")
    def activate(self, game: Market) -> Flow:
        return Activation((self.active(game),))

    @step("imperium.turn.then-clean-up")
    def clean_up(self, game: Market) -> Flow:
        return CleanUp(self.active(game))

    @step("imperium.round.clockwise")
    def next_player(self, game: Market) -> None:
        self.for_everybody(game, "activate")

    @step("decision.imperium.solstice")
    def solstice(self, game: Market) -> Flow:
        seat = self.active(game)
        self.for_everybody(game, "solstice")
        due = uses(game, seat, Solstice)
        for use in due:
            use.note(game, use.source)
        return Solstices(seat, tuple(due))

    @step("imperium.scoring.then-count")
    def next_round(self, game: Market) -> None:
        if game.table.rounds_left == 1:
            game.finish(best(game, list(range(game.seat_count)), score), "imperium.scoring.winner", "most-points")
        elif game.table.rounds_left:
            game.edit_table().rounds_left -= 1
        self.goto("activate")
