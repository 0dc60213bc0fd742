"""How automated opponents defend: the initiative and place of a block, and counterattacks."""

from __future__ import annotations

from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.blocking import closed_by_terrain, guards_of, is_closed
from nefrit.senjutsu.constants import ATTACK, NO_INITIATIVE, WOUND
from nefrit.senjutsu.hands import Discarded
from nefrit.senjutsu.harm import harm
from nefrit.senjutsu.hexes import added, turned
from nefrit.senjutsu.initiative import hobbled, kamae_initiative, now
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.performing import Perform
from nefrit.senjutsu.solo.decks import top_cards
from nefrit.senjutsu.solo.foresight import attacks_due, poses_that_hit, wounds_of
from nefrit.senjutsu.state import Due, Senjutsu, card_of, opponents
from nefrit.senjutsu.trees import Block, Strike, StrikeSlower


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
                if not any(isinstance(line, Strike | StrikeSlower) for line in section.lines):
                    continue
                own = game.seats[other].value
                values = kamae_initiative(game, other, section)
                value = own if number == 0 and own != NO_INITIATIVE else max(values, default=0)
                due = Due(other, card, number, value)
                can_hit = next(poses_that_hit(game, seat, due), None) is not None
                found.append((can_hit, wounds_of(section.lines), now(game, due)))
    return found


def open_attacks(game: Senjutsu, perform: Perform, block: Block, pose: Pose) -> int:
    """From how many poses the players' attacks at this initiative could hit in spite of a block made in this pose."""
    blocked = {added(pose.hex, turned(cell, pose.facing)) for cell in block.cells}
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


def strike_back(game: Senjutsu, seat: int, attacker: int, initiative: int) -> Procedure | None:
    """The counterattack of an automated opponent that has blocked an attack.

    Its top card is turned up (senjutsu.solo.counter.trigger); an attack on it means a wound
    (senjutsu.solo.counter.wound).
    """
    counters = [counter for guard in guards_of(game, seat, initiative) for counter in guard.block.counters]
    if not any(initiative in counter.initiatives for counter in counters):
        return None
    for card in top_cards(game, seat, 1):
        game.occur(TurnedUp(card, seat))
        game.occur(Discarded(card, seat))
        sections = game.faces[card].sections
        if any(isinstance(line, Strike | StrikeSlower) for section in sections for line in section.lines):
            harm(game, attacker, WOUND, 1, seat)
    return None
