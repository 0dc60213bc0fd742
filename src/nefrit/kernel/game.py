"""The game: a state of play. Plain data shared between clones, changed only by the mutators here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD, ONE, Answer, Decision
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.memo import ANYTHING, LASTING, LAYOUT, LIMITS, LISTENERS, PIECES, SEATS, TABLE, ZONES, Memo
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import STEPS, Flow, Procedure, steps_of
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import NO_SEAT, Outcome, Piece, Seat, Table
from nefrit.kernel.zones import EVERYBODY, OWNER, Zone

if TYPE_CHECKING:
    from nefrit.kernel.definition import Definition
    from nefrit.kernel.log import Log
    from nefrit.kernel.occurrences import Occurrence
    from nefrit.kernel.record import Header

P = TypeVar("P", bound=Piece)
S = TypeVar("S", bound=Seat)
T = TypeVar("T", bound=Table)
F = TypeVar("F", bound=Face)
M = TypeVar("M", bound=Memo)
Frame = TypeVar("Frame", bound=Procedure)


class Game(Generic[P, S, T, F, M]):
    """A state of play of any game, with the mutators through which rules change it.

    A game names its own records once, `MyGame = Game[MyPiece, MySeat, MyTable, MyFace, Memo]`, and writes its rules as
    procedures and functions over it. Clones share records, and so cost almost nothing: `edit_piece`, `edit_seat` and
    `edit_table` return a record to be changed. Of a piece it is always a copy in the place of the old one, of a seat
    and of the table only if a clone may hold that.

    Every card is a number: `faces[card]` is what is printed on it, `owners[card]` whose it is, `place(card)` where it
    lies, `seen[card]` a bit mask of the seats that know its face (bit `seat_count` stands for the spectators).
    """

    __slots__ = (
        "_disturbed",
        "_owned",
        "_records",
        "chance",
        "cut",
        "definition",
        "delayed",
        "everybody",
        "faces",
        "given",
        "hasty",
        "header",
        "lasting",
        "log",
        "memo",
        "outcome",
        "owners",
        "pending",
        "pieces",
        "seat_count",
        "seats",
        "seen",
        "serials",
        "stack",
        "table",
        "used",
        "where",
        "zones",
    )

    # No __init__ with arguments: a clone is made without one. A new game is made by `new_game`.
    definition: Definition
    header: Header
    seat_count: int
    # The mask of all seats and of the spectators.
    everybody: int
    faces: tuple[F, ...]
    owners: tuple[int, ...]
    zones: list[tuple[int, ...]]
    where: list[int]
    seen: list[int]
    pieces: dict[int, P]
    serials: int
    seats: list[S]
    table: T
    lasting: tuple[Lasting, ...]
    delayed: tuple[Delayed, ...]
    used: dict[tuple[Value, ...], int]
    stack: list[Procedure]
    pending: tuple[Decision, ...]
    given: tuple[tuple[int, Value], ...]
    outcome: Outcome | None
    # What is to be played in the place of everything that runs, as soon as the running step is over.
    cut: Procedure | None
    chance: Chance
    log: Log | None
    # Whether this is only thought through, and in a hurry: then rules may let players pass where they mostly do.
    hasty: bool
    # A bit for each depth of the stack whose frame no other clone holds, so that it may change in place.
    _owned: int
    # The same for records: a bit for that of the table, then one for that of each seat.
    _records: int
    # Whether a step has done what `run` must take note of: ended the game, cut it short or cloned it.
    _disturbed: bool
    # What rules have computed from the state; see `nefrit.kernel.memo`.
    memo: M

    def clone(self) -> Game[P, S, T, F, M]:
        """An independent copy of the state. It shares everything that is never changed in place. It keeps no log."""
        new: Game[P, S, T, F, M] = Game()
        new.definition = self.definition
        new.header = self.header
        new.seat_count = self.seat_count
        new.everybody = self.everybody
        new.faces = self.faces
        new.owners = self.owners
        new.zones = self.zones[:]
        new.where = self.where[:]
        new.seen = self.seen[:]
        new.pieces = self.pieces.copy()
        new.serials = self.serials
        new.seats = self.seats[:]
        new.table = self.table
        new.lasting = self.lasting
        new.delayed = self.delayed
        new.used = self.used.copy()
        new.stack = self.stack[:]
        new.pending = self.pending
        new.given = self.given
        new.outcome = self.outcome
        new.cut = self.cut
        new.chance = self.chance.copy()
        new.log = None
        new.hasty = self.hasty
        new._owned = self._owned = 0
        new._records = self._records = 0
        new._disturbed = self._disturbed = True
        new.memo = memo = self.memo
        # The first change of either state, whatever it is, must take a copy.
        memo.shared = True
        memo.known = ANYTHING
        return new

    def forget_everything(self) -> None:
        """Take a new memo: other faces are on the cards than before."""
        memo: Any = self.definition.new_memo()
        self.memo = memo

    def changed(self, what: int) -> None:
        """Say that something has changed, as bits of `nefrit.kernel.memo`. The mutators here do."""
        memo = self.memo
        if memo.shared:
            memo = self.memo = memo.copy()
        memo.forget(what)

    def quiet_memo(self) -> M:
        """The memo, for a change that one of its own methods knows better than bits can tell.

        The mutators tell it nothing until something is known again: call that method after them.
        """
        memo = self.memo
        if memo.shared:
            memo = self.memo = memo.copy()
        memo.known = 0
        return memo

    # ---- The flow of play

    def begin(self, procedure: Procedure) -> None:
        """Start a procedure on top of the stack, and play on to the next decision."""
        self.stack.append(procedure)
        self.run()

    def run(self) -> None:
        """Play on until somebody must decide or the game is over."""
        stack = self.stack
        known = STEPS
        depth = len(stack) - 1
        self._disturbed = False
        result: Flow = None
        if not stack:
            self._stop()
            return
        top = self._own(depth)
        steps = known.get(type(top)) or steps_of(type(top))
        while self.outcome is None:
            at, end = top.at, len(steps)
            while at < end:
                top.next = at + 1
                result = steps[at](top, self)
                if result is not None or self._disturbed:
                    break
                at = top.at = top.next
            else:
                # It is over, and the one below goes on. Its bit may stay: what comes to its place will be owned, too.
                stack.pop()
                if not depth:
                    break
                depth -= 1
                top = stack[depth] if self._owned >> depth & 1 else self._own(depth)
                top.at = top.next
                steps = known.get(type(top)) or steps_of(type(top))
                continue
            if self._disturbed:
                self._disturbed = False
                if self.cut is not None:
                    stack.clear()
                    depth = -1
                    result, self.cut = self.cut, None
            if type(result) is Decision:
                self.pending = (result,)
                return
            if isinstance(result, Procedure):
                stack.append(result)
                depth += 1
                self._owned |= 1 << depth
                top = result
                steps = known.get(type(top)) or steps_of(type(top))
            elif isinstance(result, tuple) and result:
                self.pending = _joined(result)
                return
            else:
                # Nobody is asked: nobody answers. Or the step has ended the game, or cloned it to look ahead.
                top = self._own(depth)
                top.at = top.next
        self._stop()

    def _stop(self) -> None:
        """Nothing is left to play; without an outcome that is a fault of the rules."""
        if self.outcome is None:
            raise RuntimeError("the stack of procedures ran out before the game was over: its last step must finish it")
        self.pending = ()
        self.given = ()

    def _own(self, depth: int) -> Procedure:
        """The frame at this depth, replaced by a copy the first time since another clone may hold it."""
        frame = self.stack[depth]
        if not self._owned >> depth & 1:
            frame = self.stack[depth] = frame.copy()
            self._owned |= 1 << depth
        return frame

    def frame(self, cls: type[Frame]) -> Frame:
        """The topmost running procedure of this class, ready to be changed."""
        for depth in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[depth], cls):
                own = self._own(depth)
                assert isinstance(own, cls)
                return own
        raise LookupError(f"no {cls.__name__} is running")

    def running(self, cls: type[Frame]) -> Frame | None:
        """The topmost running procedure of this class, to look at and not to change; None if there is none."""
        for frame in reversed(self.stack):
            if isinstance(frame, cls):
                return frame
        return None

    def within(self, cls: type[Frame]) -> Frame:
        """The topmost running procedure of this class, to look at and not to change, where there must be one."""
        frame = self.running(cls)
        if frame is None:
            raise LookupError(f"no {cls.__name__} is running")
        return frame

    def decision(self, seat: int) -> Decision | None:
        """What this seat must decide now, or None."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Answer the decision of a seat. An illegal answer is refused with the reason, and nothing changes.

        Where several seats decide at the same time, an answer is kept until all are in; nobody sees it before.
        """
        pending = self.pending
        decision = pending[0] if pending and pending[0].seat == seat else self.decision(seat)
        if decision is None:
            return self._not_asked()
        if decision.kind == ONE and type(answer) is int and 0 <= answer < len(decision.values):
            # By far the most frequent case, written out.
            value = decision.values[answer]
        else:
            refusal = decision.refusal(answer)
            if refusal is not None:
                return refusal
            value = decision.value(answer)
        if decision.joint:
            given = self.given = (*self.given, (seat, value))
            self.pending = tuple([other for other in pending if other.seat != seat])
            if self.pending:
                return None
            values: list[Value] = [None] * self.seat_count
            for other, theirs in given:
                values[other] = theirs
            self.given = ()
            value = tuple(values)
        depth = len(self.stack) - 1
        top = self.stack[depth] if self._owned >> depth & 1 else self._own(depth)
        if decision.into:
            setattr(top, decision.into, value)
            top.at += 1
        self.pending = ()
        self.run()
        return None

    def _not_asked(self) -> Refusal:
        if self.outcome is not None:
            return refuse(self.outcome.rule, "game-over")
        rule = self.pending[0].rule if self.pending else ""
        return refuse(rule, "not-your-decision")

    def ask_again(self) -> tuple[Decision, ...]:
        """Ask what is being asked once more. Steps that ask change nothing, so this changes nothing either.

        Empty if in this state the step would not ask at all, which can only be in an imagined one.
        """
        frame = self.stack[-1]
        trial = frame.copy()
        trial.next = trial.at + 1
        asked = steps_of(type(frame))[frame.at](trial, self)
        if asked is None or isinstance(asked, Procedure):
            return ()
        decisions: tuple[Decision, ...] = _joined(asked) if isinstance(asked, tuple) else (asked,)
        answered = [seat for seat, _ in self.given]
        return tuple([decision for decision in decisions if decision.seat not in answered])

    def finish(self, winners: Iterable[int], rule: str, message: str, *, stopped: bool = False) -> None:
        """End the game at once, even in the middle of an effect: no further step is performed."""
        if self.outcome is None:
            self._disturbed = True
            self.outcome = Outcome(tuple(winners), rule, message, stopped)

    def cut_short(self, procedure: Procedure) -> None:
        """End everything that runs, even in the middle of an effect: after this step only the procedure is played."""
        if self.cut is None:
            self._disturbed = True
            self.cut = procedure

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    # ---- Cards and zones

    def deal(self, cards: Iterable[tuple[F, int, Zone, int]]) -> None:
        """Bring cards into the game, at set-up: for each its face, its owner, the zone and the zone's seat.

        Which number a card gets is random, so that a number says nothing about a deck list.
        """
        new = list(cards)
        start = len(self.faces)
        numbers = self.chance.shuffled(range(start, start + len(new)))
        by_number = dict(zip(numbers, new, strict=True))
        self.faces += tuple(by_number[number][0] for number in sorted(numbers))
        self.owners += tuple(by_number[number][1] for number in sorted(numbers))
        self.where.extend([-1] * len(new))
        self.seen.extend([0] * len(new))
        for number, (_, _, zone, seat) in zip(numbers, new, strict=True):
            self._lay(number, zone, seat)
            self.seen[number] = self._eyes(zone, seat)
            if zone.in_play:
                piece: Any = self.definition.new_piece(self, number, NO_SEAT if zone.shared else seat)
                self._give_piece(number, piece)
        self.forget_everything()

    def zone(self, zone: Zone, seat: int = 0) -> tuple[int, ...]:
        """The cards in a zone, from the top or from the left."""
        return self.zones[zone.number * self.seat_count + seat]

    def in_play(self) -> tuple[int, ...]:
        """All cards in play, zone by zone and seat by seat. (`pieces` is for looking up: its order means nothing.)"""
        found = self.memo.in_play
        if found is None:
            cards: list[int] = []
            for slot in self.definition.slots_in_play[self.seat_count]:
                cards += self.zones[slot]
            found = self.memo.in_play = tuple(cards)
            self.memo.known |= LAYOUT
        return found

    def place(self, card: int) -> tuple[Zone, int]:
        """Where a card lies: the zone, and the seat whose zone it is."""
        slot = self.where[card]
        return self.definition.zones[slot // self.seat_count], slot % self.seat_count

    def lies_in(self, card: int, zone: Zone) -> bool:
        """Whether a card lies in a zone of this kind, whosever it is."""
        return self.where[card] // self.seat_count == zone.number

    def move(
        self, card: int, zone: Zone, seat: int = 0, *, top: bool = False, at: int | None = None, shown_to: int = 0
    ) -> None:
        """Move a card to the bottom (or right end) of a zone, to its top, or to the place `at` in it.

        A card that leaves play loses its piece. `shown_to` is the mask of seats that are shown which card it is, where
        they would not see it.
        """
        old, zones, seen = self.where[card], self.zones, self.seen
        old_zone = self.definition.zones[old // self.seat_count]
        if not zone.in_play:
            self._forget(card)
        lying = zones[old]
        if lying[0] == card:
            zones[old] = lying[1:]
        else:
            place = lying.index(card)
            zones[old] = lying[:place] + lying[place + 1 :]
        self._lay(card, zone, seat, 0 if top else at)
        if zone.seen == EVERYBODY:
            seen[card] = self.everybody
        elif old_zone.ordered or old_zone.seen == EVERYBODY:
            # Everybody could follow the card, so whoever knew it still does.
            seen[card] |= self._eyes(zone, seat) | shown_to
        else:
            # Somebody who sees a card leave a hand, but not which, is no longer sure of any card of that hand.
            eyes = self._eyes(zone, seat) | shown_to
            sure = eyes | self._eyes(old_zone, old % self.seat_count)
            seen[card] = (seen[card] & sure) | eyes
            for other in zones[old]:
                seen[other] &= sure
        what = ZONES
        if self.faces[card].listens and (old_zone.listens or zone.listens):
            what |= LISTENERS
        if old_zone.in_play or zone.in_play:
            what |= LAYOUT
        if self.memo.known & what:
            self.changed(what)

    def draw(self, deck: Zone, hand: Zone, seat: int, count: int) -> None:
        """Move the top cards of a deck to the right end of a hand, as many as there are: as if each of them moved."""
        old, new = deck.number * self.seat_count + seat, hand.number * self.seat_count + seat
        drawn, eyes = self.zones[old][:count], self._eyes(hand, seat)
        referred = bool(self.delayed or self.lasting or self.used)
        what = ZONES
        for card in drawn:
            if referred:
                self._forget(card)
            self.where[card] = new
            self.seen[card] |= eyes
            if hand.listens and self.faces[card].listens:
                what |= LISTENERS
        self.zones[old] = self.zones[old][count:]
        self.zones[new] += drawn
        if self.memo.known & what:
            self.changed(what)

    def put_into_play(self, card: int, piece: P, zone: Zone, seat: int = 0, *, at: int | None = None) -> None:
        """Move a card into a zone of cards in play, to its end or to the place `at` in it, with its new piece."""
        self.move(card, zone, seat, at=at)
        self._give_piece(card, piece)

    def _give_piece(self, card: int, piece: P) -> None:
        self.serials += 1
        piece.serial = self.serials
        self.pieces[card] = piece

    def serial(self, card: int) -> int:
        """The serial number of a card's piece; 0 if the card is not in play. See `Context.note`."""
        piece = self.pieces.get(card)
        return 0 if piece is None else piece.serial

    def shuffle(self, zone: Zone, seat: int = 0) -> None:
        """Shuffle the cards of a zone. Nobody knows any longer which is where, except who sees the zone anyway."""
        slot = zone.number * self.seat_count + seat
        self.zones[slot] = cards = self.chance.shuffled(self.zones[slot])
        eyes = self._eyes(zone, seat)
        for card in cards:
            self.seen[card] = eyes
        self._reordered(zone)

    def arrange(self, zone: Zone, seat: int, cards: Sequence[int], *, known_to: int = 0) -> None:
        """Put cards of a zone in this order, in the places they have there. Others stay where they are.

        Of all these cards, moved or not, only seats in `known_to` know any longer which is which.
        """
        slot = zone.number * self.seat_count + seat
        order = list(self.zones[slot])
        places = sorted([order.index(card) for card in cards])
        if len(set(cards)) != len(cards):
            raise ValueError("a card cannot lie in two places")
        eyes = self._eyes(zone, seat) | known_to
        for place, card in zip(places, cards, strict=True):
            order[place] = card
            self.seen[card] = eyes
        self.zones[slot] = tuple(order)
        self._reordered(zone)

    def _reordered(self, zone: Zone) -> None:
        what = ZONES
        if zone.listens:
            what |= LISTENERS
        if zone.in_play:
            what |= LAYOUT
        if self.memo.known & what:
            self.changed(what)

    def reveal(self, card: int, to: int | None = None) -> None:
        """Show a card to the seats in a mask, or to everybody."""
        self.seen[card] |= self.everybody if to is None else to
        if self.memo.known & ZONES:
            self.changed(ZONES)

    def turn_facedown(self, card: int, seen_by: int = 0) -> None:
        """Turn a card facedown: from now on only the seats in the mask know it."""
        self.seen[card] = seen_by
        if self.memo.known & ZONES:
            self.changed(ZONES)

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card. The seat number `seat_count` stands for spectators."""
        return bool(self.seen[card] >> seat & 1)

    def _eyes(self, zone: Zone, seat: int) -> int:
        if zone.seen == EVERYBODY:
            return self.everybody
        return 1 << seat if zone.seen == OWNER else 0

    def _lay(self, card: int, zone: Zone, seat: int, at: int | None = None) -> None:
        slot = zone.number * self.seat_count + seat
        cards = self.zones[slot]
        self.zones[slot] = (*cards, card) if at is None else (*cards[:at], card, *cards[at:])
        self.where[card] = slot

    def _forget(self, card: int) -> None:
        """A card that moves and is out of play then is a new one: its piece, used limits and effects are dropped."""
        if card in self.pieces:
            del self.pieces[card]
        if self.delayed:
            self.delayed = tuple([_without(delayed, card) for delayed in self.delayed])
            if self.memo.known & LIMITS:
                self.changed(LIMITS)
        if self.lasting:
            for lasting in self.lasting:
                if card in lasting.cards:
                    self._end_for(card)
                    break
        for key in self.used:
            if key[1] == card:
                self.used = {key: count for key, count in self.used.items() if key[1] != card}
                if self.memo.known & LIMITS:
                    self.changed(LIMITS)
                break

    def _end_for(self, card: int) -> None:
        """Lasting effects are no longer about this card, and those that were about no other are over."""
        kept: list[Lasting] = []
        for lasting in self.lasting:
            if card in lasting.cards:
                lasting = lasting.copy()
                lasting.cards = tuple([other for other in lasting.cards if other != card])
                if not lasting.cards:
                    continue
            kept.append(lasting)
        self.lasting = tuple(kept)
        if self.memo.known & LASTING:
            self.changed(LASTING)

    # ---- Records

    def edit_piece(self, card: int) -> P:
        """The piece of a card in play, ready to be changed."""
        new = self.pieces[card].copy()
        self.pieces[card] = new
        if self.memo.known & PIECES:
            self.changed(PIECES)
        return new

    def edit_seat(self, seat: int) -> S:
        """The record of a seat, ready to be changed."""
        if self.memo.known & SEATS:
            self.changed(SEATS)
        if not self._records >> seat & 2:
            self.seats[seat] = self.seats[seat].copy()
            self._records |= 2 << seat
        return self.seats[seat]

    def edit_table(self) -> T:
        """The record of the table, ready to be changed."""
        if self.memo.known & TABLE:
            self.changed(TABLE)
        if not self._records & 1:
            self.table = self.table.copy()
            self._records |= 1
        return self.table

    # ---- Effects that stay, and limits

    def last(self, lasting: Lasting) -> None:
        """Establish a lasting effect."""
        self.lasting = (*self.lasting, lasting)
        if self.memo.known & LASTING:
            self.changed(LASTING)

    def edit_lasting(self, number: int) -> Lasting:
        """The lasting effect with this number in `lasting`, ready to be changed."""
        new = self.lasting[number].copy()
        self.lasting = (*self.lasting[:number], new, *self.lasting[number + 1 :])
        if self.memo.known & LASTING:
            self.changed(LASTING)
        return new

    def stop(self, *effects: Lasting) -> None:
        """End lasting effects before their time, such as one that has been used up."""
        self.lasting = tuple([lasting for lasting in self.lasting if lasting not in effects])
        if self.memo.known & LASTING:
            self.changed(LASTING)

    def delay(self, delayed: Delayed) -> None:
        """Establish a delayed effect."""
        self.delayed = (*self.delayed, delayed)
        if self.memo.known & LIMITS:
            self.changed(LIMITS)

    def due(self, moment: str) -> tuple[Delayed, ...]:
        """Take out the delayed effects that wait for this moment, to be carried out now."""
        found: list[Delayed] = []
        for delayed in self.delayed:
            if delayed.when == moment:
                # Another clone may hold this one and its procedure too.
                delayed = delayed.copy()
                delayed.procedure = delayed.procedure.copy()
                found.append(delayed)
        if found:
            self.delayed = tuple([delayed for delayed in self.delayed if delayed.when != moment])
            if self.memo.known & LIMITS:
                self.changed(LIMITS)
        return tuple(found)

    def expire(self, moment: str) -> None:
        """The moment has come: lasting effects that go until then are over, delayed ones never happen.

        Limits are renewed separately, because what happens at that moment may still count against them.
        """
        # Where nothing ends, nothing has changed.
        kept = tuple([lasting for lasting in self.lasting if lasting.until != moment]) if self.lasting else ()
        if len(kept) < len(self.lasting):
            self.lasting = kept
            if self.memo.known & LASTING:
                self.changed(LASTING)
        waiting = tuple([delayed for delayed in self.delayed if delayed.until != moment]) if self.delayed else ()
        if len(waiting) < len(self.delayed):
            self.delayed = waiting
            if self.memo.known & LIMITS:
                self.changed(LIMITS)

    def renew(self, moment: str) -> None:
        """The moment is over: what was limited until then may be used again."""
        for key in self.used:
            if key[0] == moment:
                self.used = {key: count for key, count in self.used.items() if key[0] != moment}
                if self.memo.known & LIMITS:
                    self.changed(LIMITS)
                break

    def use(self, until: str, card: int, what: Value) -> None:
        """Count one use of something limited until a moment: by a card in play, or NO_CARD for a limit of its own."""
        key = (until, card, what)
        self.used[key] = self.used.get(key, 0) + 1
        if self.memo.known & LIMITS:
            self.changed(LIMITS)

    def uses(self, until: str, card: int, what: Value) -> int:
        """How often it has been used since the moment was last over."""
        return self.used.get((until, card, what), 0)

    def not_done(self) -> None:
        """What is being carried out was not done in full: prevented, replaced, or only done in part.

        For procedures, which work for an effect or a cost without knowing which: the topmost context learns of it, and
        so does what follows "then" there, or the ability whose cost it was. Where none is running nobody does.
        """
        if self.running(Context) is not None:
            self.frame(Context).done = False

    # ---- Occurrences

    def listeners(self, kind: int) -> tuple[int, ...]:
        """The cards in listening zones whose faces listen to this kind of occurrence, seat by seat."""
        memo = self.memo
        known = memo.listeners
        if known is None:
            known = memo.listeners = {}
            memo.known |= LISTENERS
        found = known.get(kind)
        if found is None:
            faces = self.faces
            found = known[kind] = tuple([card for card in self.listening() if faces[card].listens & kind])
        return found

    def listening(self) -> tuple[int, ...]:
        """The cards in listening zones that listen to anything, zone by zone and seat by seat."""
        found = self.memo.listening
        if found is None:
            faces = self.faces
            cards: list[int] = []
            for slot in self.definition.slots_that_listen[self.seat_count]:
                cards += self.zones[slot]
            found = self.memo.listening = tuple([card for card in cards if faces[card].listens])
            self.memo.known |= LISTENERS
        return found

    def happen(self, *occurrences: Occurrence) -> Procedure | None:
        """Let things happen at the same time, with all that the rules of the game let answer or follow.

        Where nobody could respond they simply happen, and nothing is left to be played.
        """
        return self.definition.happen(self, occurrences)

    def occur(self, occurrence: Occurrence) -> None:
        """Make an occurrence happen and write it to the log."""
        occurrence.happen(self)
        if self.log is not None:
            self.log.add(self, occurrence)

    def tell(self, occurrence: Occurrence) -> None:
        """Write an occurrence to the log, if anybody keeps one."""
        if self.log is not None:
            self.log.add(self, occurrence)

    def notice(self, seat: int, *, shown: bool = True) -> None:
        """For all the others know this seat could act now: whoever watches notes it, whether the seat is asked or not.

        `shown` if everybody may see the table as it is at this moment.
        """
        if self.log is not None:
            self.log.notice(self, seat, shown=shown)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as data that can be sent to it; the seat `seat_count` is a spectator's."""
        return self.definition.view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Game[P, S, T, F, M]:
        """A clone in which all that the seat does not know has been dealt again at random."""
        return self.definition.imagine(self, seat, chance)

    def why_not(self, seat: int, card: int = NO_CARD) -> list[Refusal]:
        """Every reason why a seat cannot use a card now; empty if it can."""
        return self.definition.why_not(self, seat, card)


def _without(delayed: Delayed, card: int) -> Delayed:
    """A delayed effect that no longer is about a card."""
    procedure = delayed.procedure
    if not isinstance(procedure, Context) or card not in procedure.targets:
        return delayed
    delayed = delayed.copy()
    waiting = procedure.copy()
    waiting.targets = tuple([other for other in procedure.targets if other != card])
    delayed.procedure = waiting
    return delayed


def _joined(decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Decisions that are made at the same time: their answers go together into one field."""
    for decision in decisions:
        decision.joint = True
        assert decision.into == decisions[0].into, "simultaneous answers go into one field"
    return decisions


def new_game(definition: Definition, header: Header, seats: list[S], table: T) -> Game[Any, S, T, Any, Any]:
    """A game with these records, without cards; nothing runs yet."""
    game: Game[Any, S, T, Any, Any] = Game()
    game.definition = definition
    game.header = header
    game.seat_count = len(seats)
    game.everybody = (1 << (len(seats) + 1)) - 1
    game.faces = ()
    game.owners = ()
    game.zones = [()] * (len(definition.zones) * len(seats))
    game.where = []
    game.seen = []
    game.pieces = {}
    game.serials = 0
    game.seats = seats
    game.table = table
    game.lasting = ()
    game.delayed = ()
    game.used = {}
    game.stack = []
    game.pending = ()
    game.given = ()
    game.outcome = None
    game.cut = None
    game.chance = Chance(header.seed)
    game.log = None
    game.hasty = False
    game._owned = 0
    game._records = 0
    game._disturbed = False
    game.memo = definition.new_memo()
    return game


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game of any kind, for everything that works with all of them."""
