"""The hex duel: the timing of Senjutsu for two to four seats.

Everybody chooses a card at the same time; the sections of all cards are resolved in one initiative order; an attack may
be blocked, a block may be followed by a counterattack, and the last one standing wins. A figure stands on a spot of a
board of 19 hexes: the axial coordinates of its hex, and its facing (0 is north, then clockwise).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_number
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Effect, May, Node, OneOf, Sequence, Then
from nefrit.kernel.game import Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.values import ADD, evaluate
from nefrit.kernel.windows import InOrder
from nefrit.kernel.zones import NOBODY, OWNER, Zone
from nefrit.parts.using import Ability
from tests.kernel.models.dealing import deal_at_random

Hex = tuple[int, int]
Spot = tuple[int, int, int]
DECK, HAND = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER)
PLAY, DISCARD = Zone("play", OWNER, in_play=True), Zone("discard")
DEFENCE, ATTACK, MEDITATION, CORE = range(4)
WOUND_LIMIT = 3
BOARD = frozenset((q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2)
STARTS = ((0, 1, 0), (0, 0, 3), (1, 0, 5), (-1, 1, 1))
NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ARROWS = ("forward", "forward-right", "back-right", "back", "back-left", "forward-left")
TURNS = {"left": -1, "right": 1}


class Fighter(Seat):
    """A player's figure: where it stands, and what it has suffered."""

    __slots__ = ("hobbles", "spot", "wounds")

    def __init__(self, spot: Spot) -> None:
        self.spot, self.wounds, self.hobbles = spot, 0, 0


class Track(Table):
    """The advantage track: the seats from the highest to the lowest."""

    __slots__ = ("track",)
    seat_fields = ("track",)

    def __init__(self, seats: int) -> None:
        self.track = tuple(range(seats))


class CardInPlay(Piece):
    """A card in front of its player: its sections that are resolved, its chosen initiative, its block.

    Lines below a block wait in `rest`, as the context that would have gone on with them.
    """

    __slots__ = ("blocked", "chosen", "counters", "resolved", "rest")

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.chosen = 0
        self.resolved: tuple[int, ...] = ()
        self.blocked: tuple[Hex, ...] = ()
        self.counters: tuple[int, ...] = ()
        self.rest: Lines | None = None


Duel = Game[CardInPlay, Fighter, Track, Any, Memo]


@dataclass(frozen=True)
class Section(Ability):
    """A part of a card with an initiative of its own, fixed or (where there is a `high`) variable."""

    low: int = 0
    high: int = 0


class Card(Face):
    __slots__ = ("kind", "sections")

    def __init__(self, name: str, kind: int, *sections: Section) -> None:
        super().__init__(name.lower().replace(" ", "-"), name, abilities=sections)
        self.kind, self.sections = kind, sections


def standing(game: Duel) -> list[int]:
    """The seats that are not defeated, the highest on the advantage track first."""
    return [seat for seat in game.table.track if game.seats[seat].wounds < WOUND_LIMIT]


def in_play(game: Duel) -> list[int]:
    return [card for seat in standing(game) for card in game.zone(PLAY, seat)]


def discard(game: Duel, cards: Iterable[int]) -> None:
    """Discard cards from play; core cards return to hand, and everybody sees them do so."""
    for card in cards:
        zone = HAND if game.faces[card].kind == CORE else DISCARD
        game.move(card, zone, game.owners[card], shown_to=game.everybody)


class Struck(Occurrence):
    """Figures suffer wounds and hobbles, all at the same moment. Who has too many wounds is defeated."""

    __slots__ = ("hobbles", "seats", "wounds")
    seat_fields, message = ("seats",), "struck"

    def __init__(self, seats: tuple[int, ...], wounds: int, hobbles: int = 0) -> None:
        self.seats, self.wounds, self.hobbles = seats, wounds, hobbles

    def happen(self, game: Duel) -> None:
        before = standing(game)
        for seat in self.seats:
            fighter = game.edit_seat(seat)
            fighter.wounds, fighter.hobbles = fighter.wounds + self.wounds, fighter.hobbles + self.hobbles
        after = standing(game)
        for seat in set(before) - set(after):
            discard(game, game.zone(PLAY, seat))
        if not after:
            game.finish(before, "decision.senjutsu.double-defeat", "draw")
        elif len(after) == 1:
            game.finish(after, "senjutsu.victory.last-standing", "last-standing")


# ---- The round and the initiative order


def initiative(game: Duel, card: int, section: int = 0) -> int:
    """Printed, or chosen where it is variable; one less for each hobble, but not less than 1."""
    part = game.faces[card].sections[section]
    base = game.pieces[card].chosen if card in game.pieces and part.high else part.low
    return evaluate(base, [(ADD, -game.seats[game.owners[card]].hobbles)], least=min(base, 1))


def next_in_order(game: Duel) -> tuple[int, dict[int, int]]:
    """The highest initiative still to be resolved; and the cards tied for it, of the first kind, with their section."""
    entries: dict[tuple[int, int], dict[int, int]] = {(-1, 0): {}}
    for card in in_play(game):
        for section in range(len(game.faces[card].sections)):
            if section not in game.pieces[card].resolved:
                key = initiative(game, card, section), -game.faces[card].kind
                entries.setdefault(key, {}).setdefault(card, section)
    return max(entries)[0], entries[max(entries)]


class Round(Procedure):
    """A round: draw, choose, reveal, resolve, discard; and the next one."""

    __slots__ = ("chosen", "number")
    card_fields = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[int | None, ...] = ()
        self.number = 0

    @step("senjutsu.round.draw")
    def draw(self, game: Duel) -> None:
        """Who cannot draw is wounded instead, all at the same moment."""
        empty = tuple(seat for seat in standing(game) if not game.zone(DECK, seat))
        for seat in standing(game):
            for card in game.zone(DECK, seat)[:1]:
                game.move(card, HAND, seat)
        if empty:
            game.occur(Struck(empty, wounds=1))

    @step("senjutsu.round.choose")
    def choose(self, game: Duel) -> Flow:
        """Everybody chooses at the same time."""
        rule = "senjutsu.round.choose"
        return tuple(choose(seat, game.zone(HAND, seat), "chosen", rule, "choose-card") for seat in standing(game))

    @step("senjutsu.round.in-play")
    def put_down(self, game: Duel) -> None:
        """The chosen cards are in play, face down."""
        for seat, card in enumerate(self.chosen):
            if card is not None:
                game.put_into_play(card, CardInPlay(seat), PLAY, seat)

    @step("senjutsu.reveal.step1")
    def reveal(self, game: Duel) -> None:
        for card in in_play(game):
            game.reveal(card)

    def variable(self, game: Duel) -> list[int]:
        """The cards with an initiative that is still to be chosen; the lowest on the advantage track is the last."""
        cards = [card for card in in_play(game) if not game.pieces[card].chosen]
        return [card for card in cards if game.faces[card].sections[0].high]

    @step("senjutsu.reveal.step5-order")
    def choose_initiative(self, game: Duel) -> Flow:
        if not self.variable(game):
            self.goto("resolve")
            return None
        card, rule = self.variable(game)[-1], "senjutsu.reveal.step5-any-between"
        section = game.faces[card].sections[0]
        return choose_number(game.owners[card], section.low, section.high, "number", rule, "choose-initiative", card)

    @step("senjutsu.reveal.step5-choice-is-public")
    def fix_initiative(self, game: Duel) -> None:
        game.edit_piece(self.variable(game)[-1]).chosen = self.number
        self.goto("choose_initiative")

    @step("senjutsu.resolve.descending")
    def resolve(self, game: Duel) -> Flow:
        return InitiativeOrder()

    @step("senjutsu.discard.step1")
    def discard(self, game: Duel) -> None:
        """Clear the table; here a hobble lasts for one round."""
        discard(game, in_play(game))
        for seat in standing(game):
            game.edit_seat(seat).hobbles = 0
        self.goto("draw")


class InitiativeOrder(Procedure):
    """Works the sections off from high to low. The order is looked at anew after each: values change on the way."""

    __slots__ = ("now", "places")
    card_fields = ("places",)

    def __init__(self) -> None:
        super().__init__()
        self.now = 0
        self.places: tuple[int, ...] = ()

    @step("senjutsu.timing.reveal.6-compare")
    def compare(self, game: Duel) -> Flow:
        """See who is next. Blocks end with their initiative. Those who are tied get as many places, still open."""
        now, tied = next_in_order(game)
        for card in in_play(game):
            if game.pieces[card].blocked and now < self.now:
                game.edit_piece(card).blocked = ()
                self.goto("compare")
                return resume(game, card, success=False)
        if not tied:
            self.finish_after_this_step()
        elif now != self.now or not set(tied) <= set(self.places):
            self.now, self.places = now, (NO_CARD,) * len(tied)
        return None

    @step("senjutsu.multi.tie-choice")
    def choose_place(self, game: Duel) -> Flow:
        """The highest on the advantage track of those without a place chooses one; the last takes what is left."""
        free = [place for place, card in enumerate(self.places) if card == NO_CARD]
        if not free:
            return None
        card = next(card for card in next_in_order(game)[1] if card not in self.places)
        moves, rule = [("place", card, place + 1) for place in free], "senjutsu.multi.tie-choice"
        taken = [(*self.places[:place], card, *self.places[place + 1 :]) for place in free]
        return self.choice(choose(game.owners[card], moves, "places", rule, "choose-place", card, taken))

    @step("senjutsu.resolve.divider")
    def resolve(self, game: Duel) -> Flow:
        if NO_CARD in self.places:
            self.goto("choose_place")
            return None
        tied = next_in_order(game)[1]
        card = next(card for card in self.places if card in tied)
        self.places = tuple(other for other in self.places if other != card)
        game.edit_piece(card).resolved += (tied[card],)
        self.goto("compare")
        return Lines(game.owners[card], card, (game.faces[card].sections[tied[card]].effect,), number=self.now)


class Lines(Context):
    """Resolves the lines of a section from top to bottom. They are lost when the card leaves play."""

    @step("senjutsu.resolve.top-to-bottom")
    def ask(self, game: Duel) -> Flow:
        if self.source in game.pieces:
            return super().ask(game)
        self.finish_after_this_step()
        return None


def resume(game: Duel, card: int, *, success: bool) -> Flow:
    """Go on below a block, if that has not been done: with "if successful" only where it stopped an attack."""
    piece = game.edit_piece(card)
    rest, piece.rest = piece.rest, None
    if rest is not None:
        rest = rest.copy()
        rest.done = success
    return rest


# ---- Attacks and blocks


def moved(spot: Spot, way: str) -> Spot:
    """Where a turn, or a step along an arrow, leads: both are relative to the facing."""
    q, r, facing = spot
    if way in TURNS:
        return q, r, (facing + TURNS[way]) % 6
    dq, dr = NEIGHBOURS[(facing + ARROWS.index(way)) % 6]
    return q + dq, r + dr, facing


def laid_out(diagram: tuple[str, ...], spot: Spot) -> tuple[Hex, ...]:
    """The hexes of a diagram around a figure. A diagram names each hex by the arrows that lead there."""
    return tuple(reduce(moved, path.split(), spot)[:2] for path in diagram)


@dataclass(frozen=True)
class Attack(Effect):
    """Strike everybody in the hexes of a diagram."""

    diagram: tuple[str, ...]
    wounds: int = 1
    hobbles: int = 0

    def apply(self, game: Duel, context: Context) -> Procedure:
        return AttackSequence(context.seat, context.number, self)


@dataclass(frozen=True)
class Block(Effect):
    """Block the hexes of a diagram while this initiative lasts, with a counterattack against attacks of some values.

    The lines below wait until the block has stopped an attack, or until the initiative has passed.
    """

    diagram: tuple[str, ...]
    counters: tuple[int, ...] = ()

    def apply(self, game: Duel, context: Context) -> None:
        piece = game.edit_piece(context.source)
        piece.blocked, piece.counters = laid_out(self.diagram, game.seats[context.seat].spot), self.counters
        piece.rest = Lines(context.seat, context.source, context.todo, number=context.number)
        context.todo = ()


class AttackSequence(Reporting):
    """An attack: who is aimed at, who blocks, who is hit. The block sequences of those who blocked follow."""

    __slots__ = ("aimed", "attack", "blocks", "initiative", "seat")
    card_fields, seat_fields, nests = ("blocks",), ("aimed", "seat"), True

    def __init__(self, seat: int, initiative: int, attack: Attack) -> None:
        super().__init__()
        self.seat, self.initiative, self.attack = seat, initiative, attack
        self.aimed: tuple[int, ...] = ()
        self.blocks: tuple[int, ...] = ()

    @step("senjutsu.timing.attack.1-check-target")
    def check_target(self, game: Duel) -> None:
        hexes = laid_out(self.attack.diagram, game.seats[self.seat].spot)
        self.aimed = tuple(seat for seat in standing(game) if game.seats[seat].spot[:2] in hexes)

    @step("senjutsu.timing.attack.3-check-block")
    def check_block(self, game: Duel) -> None:
        """A block protects its owner, where it covers the owner's hex or that of the attacker."""
        for seat in self.aimed:
            hexes = {game.seats[seat].spot[:2], game.seats[self.seat].spot[:2]}
            self.blocks += tuple(card for card in game.zone(PLAY, seat) if hexes & set(game.pieces[card].blocked))
        protected = [game.owners[card] for card in self.blocks]
        self.aimed = tuple(seat for seat in self.aimed if seat not in protected)

    @step("senjutsu.timing.attack.4-apply")
    def apply(self, game: Duel) -> None:
        """The attack is successful if anybody is hit."""
        if self.aimed:
            game.occur(Struck(self.aimed, self.attack.wounds, self.attack.hobbles))
        else:
            self.undone = 1

    @step("senjutsu.timing.attack.3a-blocked")
    def blocked(self, game: Duel) -> Flow:
        return InOrder(*[BlockSequence(card, self.initiative) for card in self.blocks])


class BlockSequence(Procedure):
    """A block has stopped an attack: perhaps a counterattack, resolved completely, and then what is below the block."""

    __slots__ = ("card", "chosen", "initiative")
    card_fields, nests = ("card",), True

    def __init__(self, card: int, initiative: int) -> None:
        super().__init__()
        self.card, self.initiative = card, initiative
        self.chosen: Value = PASS

    @step("senjutsu.timing.block.3-counter-check")
    def check_counter(self, game: Duel) -> Flow:
        """Who could counterattack is asked even without a card for it: the question must not tell what is in hand."""
        seat = game.owners[self.card]
        if self.card not in game.pieces or self.initiative not in game.pieces[self.card].counters:
            return None
        attacks = [card for card in game.zone(HAND, seat) if game.faces[card].kind == ATTACK]
        able = [card for card in attacks if initiative(game, card) <= self.initiative]
        return choose(seat, (PASS, *able), "chosen", "senjutsu.counter.optional", "counterattack", self.card)

    @step("senjutsu.timing.block.3b-counter")
    def counter(self, game: Duel) -> Flow:
        """All sections at the initiative of the attack: none is left for the order."""
        card, seat = self.chosen, game.owners[self.card]
        if not isinstance(card, int):
            return None
        sections = game.faces[card].sections
        game.put_into_play(card, CardInPlay(seat), PLAY, seat)
        game.edit_piece(card).resolved = tuple(range(len(sections)))
        game.reveal(card)
        return Lines(seat, card, tuple(section.effect for section in sections), number=self.initiative)

    @step("senjutsu.timing.block.6-rest")
    def rest(self, game: Duel) -> Flow:
        return resume(game, self.card, success=True) if self.card in game.pieces else None


# ---- Movement


@dataclass(frozen=True)
class Part(Node):
    """Steps or turns, as many as `count`, all the same way: one of `ways`, chosen with the first of them."""

    ways: tuple[str, ...]
    count: int = 1
    optional: bool = False


@dataclass(frozen=True)
class Move(Effect):
    """A line of movement. Its parts are carried out in any order, also interleaved; mandatory parts stand first."""

    parts: tuple[Part, ...]

    @property
    def optional(self) -> bool:
        return all(part.optional for part in self.parts)

    def ways(self, spot: Spot) -> Iterator[tuple[str, Part, Move, Spot]]:
        """Every next step or turn: the way, the part it belongs to, what is left of the line, and where it leads."""
        for index, part in enumerate(self.parts):
            for way in part.ways:
                left = (replace(part, ways=(way,), count=part.count - 1),) if part.count > 1 else ()
                yield way, part, Move(self.parts[:index] + left + self.parts[index + 1 :]), moved(spot, way)

    def safe(self, spot: Spot, free: frozenset[Hex]) -> bool:
        """Whether all that is mandatory can be done without a collision."""
        return spot[:2] in free and (self.optional or any(rest.safe(to, free) for _, _, rest, to in self.ways(spot)))

    def free(self, game: Duel, seat: int) -> frozenset[Hex]:
        return BOARD - {game.seats[other].spot[:2] for other in standing(game) if other != seat}

    def ask(self, game: Duel, context: Context) -> Decision | None:
        """Offer what is next, each with what is left and where it leads. A collision only if it cannot be avoided."""
        spot, free = game.seats[context.seat].spot, self.free(game, context.seat)
        ways = list(self.ways(spot))
        safe = [way for way in ways if way[2].safe(way[3], free)]
        moves: dict[Value, Value] = {PASS: (Move(()), spot)} if self.optional else {}
        for way, _, rest, to in safe or [way for way in ways if not way[1].optional]:
            moves.setdefault(("turn" if way in TURNS else "step", NO_CARD, way), (rest, to))
        rule, values = "senjutsu.move.same-line-free-order", tuple(moves.values())
        return context.choice(choose(context.seat, tuple(moves), "answer", rule, "move", context.source, values))

    def apply(self, game: Duel, context: Context) -> None:
        """Go there, and on with what is left; or collide, which loses the rest of the card."""
        assert isinstance(context.answer, tuple)
        rest, spot = context.answer
        if spot[:2] not in self.free(game, context.seat):
            discard(game, (context.source,))
            return
        game.edit_seat(context.seat).spot = spot
        if rest.parts:
            context.first_do(rest)


class Advantage(Effect):
    """Move to the top of the advantage track."""

    def can(self, game: Duel, context: Context) -> bool:
        return game.table.track[0] != context.seat

    def apply(self, game: Duel, context: Context) -> None:
        others = [seat for seat in game.table.track if seat != context.seat]
        game.edit_table().track = (context.seat, *others)


# ---- The game


def section(low: int, *lines: Effect, high: int = 0) -> Section:
    return Section(Sequence(lines), low=low, high=high)


BEFORE, FRONT = ("forward",), ("forward-left", "forward", "forward-right")
TURN, MAY_TURN = Part(("left", "right")), Part(("left", "right"), optional=True)
STEP_BACK, MAY_STEP = Move((Part(("back",)),)), Move((Part(("forward", "back"), 2, optional=True),))
MAY_ADVANCE = May(Advantage(), "senjutsu.advantage.effect-on-card")
FACES = (
    Card("Stand", CORE, section(0, Move((MAY_TURN,)))),
    Card("Cut", ATTACK, section(5, Attack(BEFORE))),
    Card("Two Cuts", ATTACK, section(6, Attack(BEFORE)), section(4, Attack(BEFORE))),
    Card("Hit and Run", ATTACK, section(5, Then(Attack(BEFORE), STEP_BACK))),
    Card("Pursuit", ATTACK, section(5, Attack(BEFORE), Attack(("forward forward",)))),
    Card("Tendon Cut", ATTACK, section(5, Attack(FRONT, wounds=0, hobbles=2))),
    Card("Twist", ATTACK, section(3, Move((MAY_TURN,)), Attack(BEFORE))),
    Card("Sweep", ATTACK, section(3, Attack(FRONT))),
    Card("Charge", ATTACK, section(6, Move((Part(("forward",), 2),))), section(2, Attack(FRONT, wounds=2))),
    Card("Guard", DEFENCE, section(3, Then(Block(BEFORE, counters=(4, 5, 6)), STEP_BACK), Advantage(), high=6)),
    Card("Wall", DEFENCE, section(5, Block(FRONT, counters=(5,)), MAY_ADVANCE)),
    Card("Flow", MEDITATION, section(4, Move((Part(("forward", "back"), 2), MAY_TURN)), Move((TURN,)))),
    Card("Gather", MEDITATION, section(5, OneOf((Advantage(), MAY_STEP), "senjutsu.or.choose-one"))),
)


class HexDuel(Definition):
    def new_seat(self, header: Header, seat: int) -> Fighter:
        return Fighter(STARTS[seat])

    def new_table(self, header: Header) -> Track:
        return Track(header.seats)

    def set_up(self, game: Duel) -> Procedure:
        """Everybody has the core card and four others in hand, four in the deck; the advantage is random."""
        game.edit_table().track = game.chance.shuffled(range(game.seat_count))
        game.deal((FACES[0], seat, HAND, seat) for seat in range(game.seat_count))
        deal_at_random(game, FACES[1:], {HAND: 4, DECK: 4})
        return Round()

    def pool(self, game: Duel, card: int) -> Hashable:
        """Everybody knows that each player has a core card, and where it is."""
        return game.owners[card], game.faces[card].kind == CORE


ZONES, LIBRARY = (DECK, HAND, PLAY, DISCARD), Library(FACES)
MOMENTS = {name: (Round, name) for name in ("draw", "choose", "reveal", "resolve")}
GAME = HexDuel("duel", "Hex duel", seats=(2, 4), zones=ZONES, library=LIBRARY, piece=CardInPlay, moments=MOMENTS)
