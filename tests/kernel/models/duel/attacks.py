"""Attacks and blocks: who is aimed at, who blocks, who is hit, and the counterattack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from nefrit.kernel.decisions import PASS, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from tests.kernel.models.duel.timing import (
    ATTACK,
    HAND,
    PLAY,
    CardInPlay,
    Duel,
    Hex,
    Lines,
    Spot,
    Struck,
    initiative,
    resume,
    standing,
)

NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ARROWS = ("forward", "forward-right", "back-right", "back", "back-left", "forward-left")
TURNS = {"left": -1, "right": 1}


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
        piece.blocked = laid_out(self.diagram, game.seats[context.seat].spot)
        piece.counters = self.counters
        piece.rest = Lines(context.seat, context.source, context.todo, number=context.number)
        context.todo = ()


class AttackSequence(Procedure):
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
            for card in game.zone(PLAY, seat):
                if not hexes.isdisjoint(game.pieces[card].blocked):
                    self.blocks = (*self.blocks, card)
                    self.aimed = tuple(other for other in self.aimed if other != seat)

    @step("senjutsu.timing.attack.4-apply")
    def apply(self, game: Duel) -> None:
        """The attack is successful if anybody is hit."""
        if not self.aimed:
            game.not_done()
        Struck(self.aimed, self.attack.wounds, self.attack.hobbles).happen(game)

    @step("senjutsu.timing.attack.3a-blocked")
    def blocked(self, game: Duel) -> Flow:
        if not self.blocks:
            return None
        card, self.blocks = self.blocks[0], self.blocks[1:]
        self.goto("blocked")
        return BlockSequence(card, self.initiative) if card in game.pieces else None


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
        if self.initiative not in game.pieces[self.card].counters:
            return None
        attacks = [card for card in game.zone(HAND, seat) if game.faces[card].kind == ATTACK]
        able = [card for card in attacks if initiative(game, card) <= self.initiative]
        return choose(seat, (PASS, *able), "chosen", "senjutsu.counter.optional", "counterattack", self.card)

    @step("senjutsu.timing.block.3b-counter")
    def counter(self, game: Duel) -> Flow:
        card, seat = self.chosen, game.owners[self.card]
        if not isinstance(card, int):
            return None
        game.put_into_play(card, CardInPlay(seat, 0), PLAY, seat)
        game.reveal(card)
        return Lines(seat, card, tuple(s.effect for s in game.faces[card].sections), number=self.initiative)

    @step("senjutsu.timing.block.6-rest")
    def rest(self, game: Duel) -> Flow:
        return resume(game, self.card, success=True) if self.card in game.pieces else None
