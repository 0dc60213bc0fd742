"""How automated opponents defend: the initiative and place of a block, and counterattacks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from nefrit.kernel.effects import Effect, Node
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.closed_hexes import closed_by_terrain, is_closed
from nefrit.senjutsu.constants import ATTACK, BLEED, NO_INITIATIVE, WOUND
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.hands import Discarded
from nefrit.senjutsu.harm import harm
from nefrit.senjutsu.hexes import added, turned
from nefrit.senjutsu.initiative import hobbled, kamae_initiative, now
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.perform import Perform, ask_all
from nefrit.senjutsu.solo.attack import cells_of, worth
from nefrit.senjutsu.solo.decks import top_cards
from nefrit.senjutsu.solo.foresight import attacks_due, poses_that_hit
from nefrit.senjutsu.solo.routes import flat
from nefrit.senjutsu.state import Due, Senjutsu, card_of, opponents
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.harm import Inflict
from nefrit.senjutsu.trees.lines import IfSuccessful, Lines, Or


def chosen_value(game: Senjutsu, seat: int, values: list[int]) -> int:
    """The value that an opponent takes of a variable initiative: that of the players' attack, if it can be.

    senjutsu.solo.block.match-initiative. Of several attacks it blocks one that can hit it, rather the one with more
    wounds, then the faster one (senjutsu.solo.block.double-attack). Without an attack to match it takes the highest.
    """
    ranked = sorted(_attacks(game, seat), reverse=True)
    for _, _, initiative in ranked:
        for value in values:
            if hobbled(game, seat, value) == initiative:
                return value
    return max(values)


def _attacks(game: Senjutsu, seat: int) -> list[tuple[bool, int, int]]:
    """The attacks that players have revealed: whether each can hit, its wounds and its initiative."""
    found: list[tuple[bool, int, int]] = []
    for other in opponents(game, seat):
        for card in card_of(game, other):
            face = game.faces[card]
            for number, section in enumerate(face.sections if face.type == ATTACK else ()):
                lines = _open_lines(game, other, section.lines)
                if not any(isinstance(line, Strike | StrikeSlower) for line in lines):
                    continue
                own = game.seats[other].value
                values = kamae_initiative(game, other, section)
                value = own if number == 0 and own != NO_INITIATIVE else max(values, default=0)
                due = Due(other, card, number, value)
                can_hit = next(poses_that_hit(game, seat, due), None) is not None
                found.append((can_hit, _most_wounds(game, other, lines), now(game, due)))
    return found


def _open_lines(game: Senjutsu, seat: int, lines: Iterable[Effect]) -> list[Effect]:
    """The lines that a player may resolve: all alternatives, and what stands behind gates that can be opened now."""
    found: list[Effect] = []
    for line in lines:
        if isinstance(line, Lines | Or | IfSuccessful):
            found.extend(_open_lines(game, seat, line.lines))
        elif isinstance(line, Gated):
            found.extend(_open_lines(game, seat, (line.line,)) if can_open(game, seat, line.gate) else ())
        else:
            found.append(line)
    return found


def _most_wounds(game: Senjutsu, seat: int, lines: list[Effect]) -> int:
    """How many wounds the attack among these lines can cause a fighter (senjutsu.solo.block.double-attack)."""
    cells = [cell for line in lines if isinstance(line, Strike) for cell in cells_of(game, seat, line)]
    most = max([worth(cell) for cell in cells], default=0)
    if any(isinstance(line, StrikeSlower) for line in lines):
        harms = [line for line in lines if isinstance(line, Inflict) and line.what in (WOUND, BLEED)]
        most = max(most, sum(line.count for line in harms))
    return most


def open_attacks(game: Senjutsu, perform: Perform, block: Block, pose: Pose) -> int:
    """From how many poses the players' attacks at this initiative could hit in spite of a block made in this pose."""
    wider = any(can_open(game, perform.seat, extra.gate) for extra in block.extras)
    cells = (*block.cells, *block.marked) if wider else block.cells
    blocked = {added(pose.hex, turned(cell, pose.facing)) for cell in cells}
    closed = closed_by_terrain(game) | blocked
    return sum(
        not is_closed(game, attacker.hex, pose.hex, closed)
        for due in attacks_due(game, perform.seat)
        if now(game, due) == perform.initiative
        for attacker in poses_that_hit(game, perform.seat, due, pose.hex)
    )


class TurnedUp(Occurrence):
    """The top card of an automated opponent's deck is turned faceup for a counterattack."""

    __slots__ = ("card", "seat")
    message = "turned-up"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def happen(self, game: Senjutsu) -> None:
        """Everybody sees it."""
        game.reveal(self.card)


def provoked(game: Senjutsu, attacker: int, seats: Iterable[int], initiative: int) -> Procedure | None:
    """The counterattacks that a player's attack on these fighters at this initiative provokes, if there are any.

    A counter on the card of an automated opponent needs no block (senjutsu.solo.counter.trigger).
    """
    if game.seats[attacker].automated:
        return None
    able = tuple([seat for seat in seats if game.seats[seat].automated and counters(game, seat, initiative)])
    return StrikingBack(attacker, able) if able else None


def counters(game: Senjutsu, seat: int, initiative: int) -> bool:
    """Whether the card that an automated opponent has revealed has a counter at this initiative.

    senjutsu.solo.counter.trigger. An opponent whose turn is over does nothing more (senjutsu.solo.stun.no-action).
    """
    lines = [line for card in card_of(game, seat) for section in game.faces[card].sections for line in section.lines]
    return not game.seats[seat].over and any(
        initiative in counter.initiatives and can_open(game, seat, counter.gate)
        for line in flat(game, seat, lines)
        if isinstance(line, Block)
        for counter in line.counters
    )


class StrikingBack(Procedure):
    """The counterattacks of automated opponents on the player who attacks them, one after the other.

    They come at once, before the attack itself is applied (decision.senjutsu.ai-counter-first).
    """

    __slots__ = ("attacker", "seats")
    seat_fields = ("attacker", "seats")

    def __init__(self, attacker: int, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.attacker = attacker
        self.seats = seats

    @step("senjutsu.solo.counter.trigger")
    def turn_card(self, game: Senjutsu) -> Flow:
        """The top card is turned up; an attack on it means a wound (senjutsu.solo.counter.wound).

        Then the card is discarded (decision.senjutsu.ai-counter-card). A wound counts for a contract
        (decision.senjutsu.contracts).
        """
        seat = self.seats[0]
        for card in top_cards(game, seat, 1):
            game.occur(TurnedUp(card, seat))
            game.occur(Discarded(card, seat))
            if has_attack(game.faces[card].sections):
                game.edit_seat(seat).countered = True
                harm(game, self.attacker, WOUND, 1, seat)
        return None

    @step("decision.senjutsu.last-stand")
    def answer(self, game: Senjutsu) -> Flow:
        """A player who would be defeated by that may answer; then the next opponent, if the attacker still stands.

        senjutsu.solo.counter.trigger
        """
        answer = ask_all(game, self, "answer")
        if answer is not None:
            return answer
        self.seats = () if game.seats[self.attacker].defeated else self.seats[1:]
        if self.seats:
            self.goto("turn_card")
        return None


def has_attack(node: Value) -> bool:
    """Whether a line, or anything in it, is an attack."""
    if isinstance(node, tuple):
        return any(has_attack(part) for part in node)
    if isinstance(node, Strike | StrikeSlower):
        return True
    return isinstance(node, Node) and any(has_attack(getattr(node, field.name)) for field in fields(node))
