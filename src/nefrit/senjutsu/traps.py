"""Caltrops and trap tokens: laying them, and stepping on them (decision.senjutsu.caltrops, decision.senjutsu.traps)."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_some
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import CALTROPS, HOBBLE, WOUND
from nefrit.senjutsu.harm import harm
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import Senjutsu, Trap, figure_at, terrain_at
from nefrit.senjutsu.trees.traps import PlaceCaltrops, PlaceTraps

TOKENS: Final = (True, False, False)
"""The trap tokens of a fighter, for each whether it is a decoy (senjutsu.component.trap-tokens)."""
NO_DECOY: Final = "no-decoy"


class TrapTurned(Occurrence):
    """A fighter has stepped on a trap token, which is turned up and goes back to its owner."""

    __slots__ = ("decoy", "hex", "seat")
    message = "trap-turned"
    seat_fields = ("seat",)

    def __init__(self, seat: int, hex: Hex) -> None:
        self.seat = seat
        self.hex = hex
        self.decoy = False

    def happen(self, game: Senjutsu) -> None:
        """Now everybody sees what it is."""
        (trap,) = [trap for trap in game.table.traps if trap.hex == self.hex]
        self.decoy = trap.decoy
        table = game.edit_table()
        table.traps = tuple([other for other in table.traps if other.hex != self.hex])
        owner = game.edit_seat(trap.seat)
        owner.tokens = (*owner.tokens, trap.decoy)


class CaltropsTrodden(Occurrence):
    """A fighter has stepped on caltrops, which are removed."""

    __slots__ = ("hex", "seat")
    message = "caltrops-trodden"
    seat_fields = ("seat",)

    def __init__(self, seat: int, hex: Hex) -> None:
        self.seat = seat
        self.hex = hex

    def happen(self, game: Senjutsu) -> None:
        """They are gone."""
        table = game.edit_table()
        table.terrain = tuple([(hex, kind) for hex, kind in table.terrain if hex != self.hex])


def tread(game: Senjutsu, seat: int, hex: Hex) -> None:
    """A figure has entered a hex: caltrops there, or a trap that is no decoy, give it a wound and a hobble."""
    stepped_on = terrain_at(game, hex) == CALTROPS
    if stepped_on:
        game.occur(CaltropsTrodden(seat, hex))
    if any(trap.hex == hex for trap in game.table.traps):
        turned = TrapTurned(seat, hex)
        game.occur(turned)
        stepped_on = stepped_on or not turned.decoy
    if stepped_on:
        harm(game, seat, WOUND, 1)
        harm(game, seat, HOBBLE, 1)


def empty_marked(game: Senjutsu, perform: Perform, mark: str) -> list[Hex]:
    """The hexes with a mark on which nothing and nobody is."""
    hexes = [hex for named, marked in perform.marked if named == mark for hex in marked]
    taken = [trap.hex for trap in game.table.traps]
    return [
        hex
        for hex in hexes
        if hex in game.table.board
        and not terrain_at(game, hex)
        and figure_at(game, hex) == NO_SEAT
        and hex not in taken
        and hex != game.table.lord
    ]


@asks(PlaceCaltrops)
def where_caltrops(line: PlaceCaltrops, game: Senjutsu, perform: Perform) -> Decision | None:
    """On which hexes, if there is a choice."""
    hexes = empty_marked(game, perform, line.mark)
    if len(hexes) <= line.count:
        return None
    moves = [("on-hex", NO_CARD, *hex) for hex in hexes]
    rule, most = "decision.senjutsu.caltrops", line.count
    return choose_some(
        perform.seat, moves, "answer", rule, least=most, most=most, prompt="place-caltrops", source=perform.source
    )


@does(PlaceCaltrops)
def place_caltrops(line: PlaceCaltrops, game: Senjutsu, perform: Perform) -> Procedure | None:
    """They lie there until somebody steps on them."""
    hexes = empty_marked(game, perform, line.mark)[: line.count]
    if isinstance(perform.answer, tuple):
        hexes = [(move[2], move[3]) for move in perform.answer if isinstance(move, tuple)]
    table = game.edit_table()
    table.terrain = (*table.terrain, *[(hex, CALTROPS) for hex in hexes])
    return None


@asks(PlaceTraps)
def where_decoy(line: PlaceTraps, game: Senjutsu, perform: Perform) -> Decision | None:
    """On which hex the decoy lies, or on none; nobody else is told."""
    hexes, tokens = empty_marked(game, perform, line.mark), game.seats[perform.seat].tokens
    if True not in tokens or not hexes or len(tokens) < 2:
        return None
    moves: list[object] = [("on-hex", NO_CARD, *hex) for hex in hexes]
    if tokens.count(False) >= min(len(hexes), len(tokens)):
        moves.append(NO_DECOY)
    rule = "decision.senjutsu.traps"
    return choose(perform.seat, moves, "answer", rule, "place-decoy", perform.source)


@does(PlaceTraps)
def place_traps(line: PlaceTraps, game: Senjutsu, perform: Perform) -> Procedure | None:
    """As many tokens as there are and find a place."""
    hexes, tokens = empty_marked(game, perform, line.mark), game.seats[perform.seat].tokens
    count = min(len(hexes), len(tokens))
    decoy = (perform.answer[2], perform.answer[3]) if isinstance(perform.answer, tuple) else None
    if decoy is not None:
        hexes = [decoy, *[hex for hex in hexes if hex != decoy]]
    laid: list[Trap] = []
    left = sorted(tokens)
    for hex in hexes[:count]:
        is_decoy = hex == decoy if len(tokens) > 1 else left[0]
        left.remove(is_decoy)
        laid.append(Trap(perform.seat, hex, is_decoy, count == len(TOKENS)))
    table = game.edit_table()
    table.traps = (*table.traps, *sorted(laid, key=lambda trap: trap.hex))
    game.edit_seat(perform.seat).tokens = tuple(left)
    return None


def mix_unknown(game: Senjutsu, seat: int, chance: Chance) -> None:
    """Imagine the trap tokens of others: what was laid together is mixed, what was not is mixed with what is left."""
    for owner, fighter in enumerate(game.seats):
        own = [trap for trap in game.table.traps if trap.seat == owner]
        if owner == seat or not (own or fighter.tokens):
            continue
        together = [trap for trap in own if trap.full]
        others = [trap for trap in own if not trap.full]
        flags = list(chance.shuffled(sorted(trap.decoy for trap in together)))
        flags += chance.shuffled(sorted([*[trap.decoy for trap in others], *fighter.tokens]))
        fresh: dict[Hex, Trap] = {}
        for trap in (*together, *others):
            fresh[trap.hex] = Trap(owner, trap.hex, flags.pop(0), trap.full)
        table = game.edit_table()
        table.traps = tuple([fresh.get(trap.hex, trap) for trap in table.traps])
        game.edit_seat(owner).tokens = tuple(flags)
