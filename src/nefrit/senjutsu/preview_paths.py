"""All ways through the lines of a card: played on clones of the game, with the rules themselves.

What the player decides is decided every way; what touches only the own fighter is carried out. What touches others is
only noted, and they stand still: where they will go nobody knows. Nothing here looks at a hidden card.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from nefrit.kernel.decisions import YES, Decision
from nefrit.kernel.effects import Effect, Node
from nefrit.kernel.plain import fields_of
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.attacks import FollowingUp, Striking, StrikingSlower, laid_out, more_wounds, note_marks, on_hexes
from nefrit.senjutsu.blocks import Blocked
from nefrit.senjutsu.closed_hexes import closed_by_terrain, ignored_by, is_closed
from nefrit.senjutsu.full_attack import stand_of, takes_effect
from nefrit.senjutsu.general_lines import candidates
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.internal_lines import Aiming, Means
from nefrit.senjutsu.kamae import Shifting
from nefrit.senjutsu.lasting import reduced_wounds
from nefrit.senjutsu.movement import Pose, is_open, stepped
from nefrit.senjutsu.moves import Moving
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.sight import reaches
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.attacks import SetRange, Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.constants import ALL, SELF, TARGET
from nefrit.senjutsu.trees.diagrams import Area, OnMarked
from nefrit.senjutsu.trees.displacement import SwapPositions
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.kamae import EnterHidden, GainFocus, LoseFocus, ShiftKamae, SwitchKamae
from nefrit.senjutsu.trees.lines import IfSuccessful, Line, Lines, Or
from nefrit.senjutsu.trees.movement import Movement


class Struck(NamedTuple):
    """A fighter who stands where an attack hits, what it suffers, and by what it can ignore that, if by anything."""

    seat: int
    wounds: int
    bleeding: int
    ignored: str


class Hit(NamedTuple):
    """A hex that an attack hits, and who stands there now; `closed` tells that terrain protects whoever does."""

    line: str | None
    hex: Hex
    wounds: int
    bleeding: int
    poison: int
    execution: bool
    mark: str
    closed: bool
    fighters: tuple[Struck, ...]


class Counters(NamedTuple):
    """The initiatives at which a blocked attack may be countered, and the price in focus."""

    initiative: tuple[int, ...]
    focus: int


class Closing(NamedTuple):
    """The hexes that a block closes, and those that it closes as well if that is paid for (`marked`)."""

    line: str | None
    hexes: tuple[Hex, ...]
    marked: tuple[Hex, ...]
    counters: tuple[Counters, ...]


class Reach(NamedTuple):
    """The hexes and fighters that a card reaches otherwise; no hexes where it reaches everybody."""

    line: str | None
    hexes: tuple[Hex, ...]
    fighters: tuple[int, ...]


class Doing(NamedTuple):
    """Another line that is carried out, and the fighters it means as they stand now."""

    line: str | None
    fighters: tuple[int, ...]


class Trail(NamedTuple):
    """What happens on a way through the lines: `path` are the hexes entered, `focus` is what was paid.

    `chosen` are the lines that were paid for or chosen, `success` tells that this way needs the success of an attack or
    block, `collides` is the hex at which it ends in a collision.
    """

    path: tuple[Hex, ...] = ()
    focus: int = 0
    chosen: tuple[str, ...] = ()
    success: bool = False
    collides: Hex | None = None
    hits: tuple[Hit, ...] = ()
    blocks: tuple[Closing, ...] = ()
    reaches: tuple[Reach, ...] = ()
    effects: tuple[Doing, ...] = ()


class Way(NamedTuple):
    """A way as far as it has come: the state of the game, and what has happened."""

    game: Senjutsu
    trail: Trail


def ways_through(game: Senjutsu, perform: Perform, *, success: bool = False) -> list[Way]:
    """All ways through the lines of a section, those over fewer hexes first. The game is not changed.

    Of ways that lead to the same in the same way only the shortest is kept. `success` tells that it took a success to
    begin so.
    """
    start = game.clone()
    start.pending = start.answers_so_far = ()
    start.stack.clear()
    start.stack.append(perform)
    number = count()
    waiting = [(0, next(number), Way(start, Trail(success=success)))]
    seen: set[object] = set()
    ended: list[Way] = []
    while waiting:
        *_, way = heappop(waiting)
        key = _place(way, perform.seat)
        if key in seen:
            continue
        seen.add(key)
        todo = _left_to_do(way, perform.seat)
        if not todo:
            ended.append(way)
            continue
        for then in _next_ways(way, todo[0]):
            heappush(waiting, (len(then.trail.path), next(number), then))
    return ended


def _left_to_do(way: Way, seat: int) -> tuple[Effect, ...]:
    """The lines that are left; none where the turn of the fighter has ended (senjutsu.collision.turn-end-scope)."""
    return () if way.game.seats[seat].over else _performing(way.game).todo


def _place(way: Way, seat: int) -> object:
    """All that tells ways apart, except the hexes they go over. Lines of cards are told apart by their addresses."""
    game, perform = way.game, _performing(way.game)
    others = tuple([fighter.hex for fighter in game.seats])
    todo = tuple([_address(game, line) or line for line in perform.todo])
    return stand_of(game, seat), others, todo, perform.struck, way.trail._replace(path=())


def _performing(game: Senjutsu) -> Perform:
    perform = game.innermost_or_none(Perform)
    assert perform is not None, "a way goes through the lines of a card"
    return perform


def _address(game: Senjutsu, line: Node) -> str | None:
    return game.definition.library.address(line)


def _gone_on(way: Way) -> tuple[Senjutsu, Perform]:
    """A clone in which the next line is no longer to be done."""
    game = way.game.clone()
    perform = game.edit_innermost(Perform)
    perform.todo = perform.todo[1:]
    return game, perform


def _next_ways(way: Way, line: Effect) -> Iterator[Way]:
    """All ways to go on with the next line."""
    if isinstance(line, Strike):
        yield from _strikes(way, line)
    elif isinstance(line, StrikeSlower):
        yield _strike_slower(way, line)
    elif isinstance(line, Area):
        yield _area(way, line)
    elif isinstance(line, Block):
        yield _block(way, line)
    elif isinstance(line, Aiming):
        yield _aim(way, line)
    elif isinstance(line, OnMarked):
        yield _on_marked(way, line)
    elif isinstance(line, IfSuccessful):
        yield from _if_successful(way, line)
    elif isinstance(line, Gated | Or | Lines | Movement) or _address(way.game, line) is None:
        # What was made during play only tells what comes next, and who is meant by it.
        yield from _carried_out(way, line)
    elif _is_own(line):
        yield from _carried_out(_noted(way, line), line)
    else:
        game, _ = _gone_on(way)
        yield Way(game, _noted(way, line).trail)


def _is_own(line: object) -> bool:
    """Whether a line changes how the own fighter stands, and asks nobody else."""
    if isinstance(line, GainFocus | LoseFocus | ShiftKamae | SwitchKamae):
        return line.who == SELF or (line.who == ALL and not isinstance(line, ShiftKamae | SwitchKamae))
    return isinstance(line, EnterHidden | SetRange | SwapPositions)


def _noted(way: Way, line: Effect) -> Way:
    """The line is one of the effects, on those whom it means."""
    game, trail = way
    perform = _performing(game)
    who = getattr(line, "who", TARGET if isinstance(line, Line) and line.means_target() else SELF)
    meant = perform.meant(game, who)
    if who == TARGET and not meant and trail.reaches and not perform.struck:
        # Whom of them is chosen when it comes to it.
        meant = trail.reaches[-1].fighters
    return Way(game, trail._replace(effects=(*trail.effects, Doing(_address(game, line), meant))))


# ---- What the own fighter does


def _carried_out(way: Way, line: Effect) -> Iterator[Way]:
    """The line is carried out, with every answer to what it asks."""
    question = line.ask(way.game, _performing(way.game))
    for answer in (None,) if question is None else question.values:
        game, perform = _gone_on(way)
        perform.answer = answer
        procedure = line.apply(game, perform)
        perform.answer = None
        seat = perform.seat
        paid = way.game.seats[seat].focus - game.seats[seat].focus if isinstance(line, Gated | Or) else 0
        trail = way.trail._replace(
            focus=way.trail.focus + paid, chosen=(*way.trail.chosen, *_chosen(game, line, answer))
        )
        if isinstance(procedure, Moving | Shifting):
            yield from _played(Way(game, trail), procedure)
        else:
            yield Way(game, trail)


def _chosen(game: Senjutsu, line: Effect, answer: object) -> Iterator[str]:
    """The line that an answer stands for: one that was paid for, or one of several alternatives."""
    address = None
    if isinstance(line, Gated) and answer == YES:
        address = _address(game, line)
    elif isinstance(line, Or) and isinstance(answer, tuple):
        address = _address(game, line.lines[answer[2]])
    if address is not None:
        yield address


def _played(way: Way, procedure: Moving | Shifting) -> Iterator[Way]:
    """Every end of a procedure in which the player goes on bit by bit, as long as there is a choice."""
    waiting = deque([(way, procedure)])
    seen: set[object] = set()
    while waiting:
        way, procedure = waiting.popleft()
        game, seat = way.game, procedure.seat
        key = stand_of(game, seat), tuple([getattr(procedure, name) for name in fields_of(type(procedure))])
        if key in seen:
            continue
        seen.add(key)
        question = procedure.ask(game)
        if not isinstance(question, Decision):
            yield way
            continue
        for answer in question.values:
            if not isinstance(answer, tuple):
                yield way
                continue
            then, doing = game.clone(), procedure.copy()
            doing.chosen = answer
            doing.go(then)
            if then.seats[seat].hex is None:
                then.edit_seat(seat).hex = _falls_at(game, seat, answer)
            went = Way(then, _went(way, then, seat, answer))
            if then.seats[seat].over:
                yield went
            else:
                waiting.append((went, doing))


def _falls_at(game: Senjutsu, seat: int, answer: tuple[object, ...]) -> Hex:
    """Where a fighter is shown whom a step defeats: on the hex it enters, or before what it collides with."""
    goal = _goal(game, seat, answer)
    return goal if is_open(game, seat, goal) else stand_of(game, seat).pose.hex


def _goal(game: Senjutsu, seat: int, answer: tuple[object, ...]) -> Hex:
    """The hex to which a step leads."""
    arrow = answer[2]
    assert isinstance(arrow, int)
    return stepped(stand_of(game, seat).pose, arrow).hex


def _went(way: Way, then: Senjutsu, seat: int, answer: tuple[object, ...]) -> Trail:
    """The trail after a bit of movement; a step that leads to no other hex was a collision."""
    before, after = way.game.seats[seat], then.seats[seat]
    assert after.hex is not None, "who has moved stands on the board"
    if after.hex != before.hex:
        return way.trail._replace(path=(*way.trail.path, after.hex))
    return way.trail._replace(collides=_goal(way.game, seat, answer)) if after.over else way.trail


# ---- What a card does to others


def _strikes(way: Way, line: Strike) -> Iterator[Way]:
    """An attack, with all that may be added to it."""
    game, perform = _gone_on(way)
    waiting = [(game, Striking(perform.seat, perform.source, line, perform.initiative, more_wounds(game, perform)))]
    while waiting:
        game, striking = waiting.pop(0)
        if striking.asked >= len(line.extras):
            yield _struck(game, striking, way)
            continue
        question = striking.ask_extra(game)
        for answer in question.values if isinstance(question, Decision) else (None,):
            then, trial = game.clone(), striking.copy()
            trial.answer = answer
            trial.note_extra(then)
            waiting.append((then, trial))


def _struck(game: Senjutsu, striking: Striking, way: Way) -> Way:
    """What the attack hits from here, and whom it means from now on: those who could not ignore it."""
    seat, line, perform = striking.seat, striking.line, game.edit_innermost(Perform)
    here = game.seats[seat].hex
    assert here is not None, "who attacks stands on the board"
    closed = set() if line.unblockable else closed_by_terrain(game)
    found: list[Hit] = []
    for hex, cell in striking.places(game):
        if hex not in game.table.board or not takes_effect(line, cell, striking.paid):
            continue
        wounds, bleeding = striking.wounds(cell)
        fighters = [
            Struck(
                other,
                *reduced_wounds(game, other, wounds, bleeding)[:2],
                "" if line.unblockable else ignored_by(game, here, other, striking.initiative),
            )
            for other in on_hexes(game, seat, [hex])
        ]
        found.append(
            Hit(
                _address(game, line),
                hex,
                wounds,
                bleeding,
                cell.poison,
                cell.execution,
                cell.mark,
                is_closed(game, here, hex, closed),
                tuple(fighters),
            )
        )
    note_marks(perform, striking.places(game))
    perform.struck = tuple([one.seat for hit in found for one in hit.fighters if not one.ignored])
    trail = way.trail
    paid = way.game.seats[seat].focus - game.seats[seat].focus
    extras = [_address(game, line.extras[number]) for number in striking.paid if line.extras[number].gate.focus]
    return Way(
        game,
        trail._replace(
            focus=trail.focus + paid,
            chosen=(*trail.chosen, *[extra for extra in extras if extra is not None]),
            hits=(*trail.hits, *found),
        ),
    )


def _strike_slower(way: Way, line: StrikeSlower) -> Way:
    """An attack on whoever is slower: those whose card is not known yet may be."""
    game, perform = _gone_on(way)
    perform.struck = ()
    fighters = StrikingSlower(perform.seat, perform.initiative, line.unblockable).candidates(game)
    return _reaching(game, way.trail, _address(game, line), tuple(fighters))


def _aim(way: Way, line: Aiming) -> Way:
    """Whom a card without a diagram may be aimed at; where there is only one, that one is meant."""
    game, perform = _gone_on(way)
    fighters = candidates(game, perform, line.among)
    perform.aim = fighters[0] if len(fighters) == 1 else NO_SEAT
    return _reaching(game, way.trail, _address(game, line), tuple(fighters))


def _reaching(game: Senjutsu, trail: Trail, line: str | None, fighters: tuple[int, ...]) -> Way:
    """The fighters in reach, and with a range all hexes in reach."""
    perform = _performing(game)
    reach = perform.reach(game)
    hexes: list[Hex] = []
    if reach:
        pose = _pose(game, perform.seat)
        hexes = [hex for hex in game.table.board if hex != pose.hex and reaches(game, *pose, hex, reach)]
    return Way(game, trail._replace(reaches=(*trail.reaches, Reach(line, tuple(hexes), fighters))))


def _pose(game: Senjutsu, seat: int) -> Pose:
    return stand_of(game, seat).pose


def _area(way: Way, line: Area) -> Way:
    """The hexes of a diagram that is no attack; it is laid out as always, and whoever is there is meant."""
    game, perform = _gone_on(way)
    line.apply(game, perform)
    # Whether it succeeds is told by the lines that depend on it.
    perform.success = False
    hexes = tuple([hex for hex, _ in laid_out(game, perform.seat, line.cells) if hex in game.table.board])
    trail = way.trail
    return Way(game, trail._replace(reaches=(*trail.reaches, Reach(_address(game, line), hexes, perform.struck))))


def _block(way: Way, line: Block) -> Way:
    """The hexes that a block closes; then what stands below it."""
    game, perform = _gone_on(way)
    line.apply(game, perform)
    guard = game.table.guards[-1]
    perform.todo = guard.rest
    perform.struck = ()
    on_board = [tuple([hex for hex in hexes if hex in game.table.board]) for hexes in (guard.hexes, guard.marked)]
    counters = tuple([Counters(counter.initiatives, counter.gate.focus) for counter in line.counters])
    closing = Closing(_address(game, line), on_board[0], on_board[1], counters)
    return Way(game, way.trail._replace(blocks=(*way.trail.blocks, closing)))


def _on_marked(way: Way, line: OnMarked) -> Way:
    """What happens to those on marked hexes; what moves the own fighter with them is carried out."""
    game, perform = _gone_on(way)
    line.apply(game, perform)
    first = perform.todo[0] if perform.todo else None
    fighters = first.seats if isinstance(first, Means) else ()
    trail = way.trail
    return Way(game, trail._replace(effects=(*trail.effects, Doing(_address(game, line), fighters))))


def _if_successful(way: Way, line: IfSuccessful) -> Iterator[Way]:
    """Without success nothing; with it the lines are done, if they lead anywhere (senjutsu.success.condition)."""
    noted = _noted(way, line)
    game, perform = _gone_on(noted)
    yield Way(game, noted.trail)
    if not _leads_on(line.lines):
        return
    game, perform = _gone_on(noted)
    perform.success = True
    line.apply(game, perform)
    seat, trail = perform.seat, noted.trail
    if trail.hits:
        FollowingUp(seat, (), perform.initiative).lose_hidden(game)
    elif trail.blocks:
        Blocked(seat, NO_SEAT, perform.initiative).lose_hidden(game)
    yield Way(game, trail._replace(success=True))


def _leads_on(line: object) -> bool:
    """Whether a line, or one of several, moves the own fighter or changes how it stands, or has a diagram."""
    if isinstance(line, tuple):
        return any(_leads_on(part) for part in line)
    if isinstance(line, Gated | OnMarked):
        return _leads_on(line.line)
    if isinstance(line, Lines | Or | IfSuccessful):
        return _leads_on(line.lines)
    return isinstance(line, Movement) or _is_own(line) or (isinstance(line, Line) and line.has_diagram())
