"""Positions: which card a name means, what cannot be in one, and how play begins at each step of the timing chart."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Face
from nefrit.kernel.checking import Problem
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.zones import Zone
from nefrit.senjutsu import opponents
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS
from nefrit.senjutsu.chart import CHART
from nefrit.senjutsu.constants import SOLO
from nefrit.senjutsu.contracts import CONTRACTS
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.framework import Rounds
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.limits import focus_limit, hand_limit, wound_limit
from nefrit.senjutsu.options import board_of, completed
from nefrit.senjutsu.reveal import with_other_initiatives
from nefrit.senjutsu.state import PILES, REVEALED, Fighter, Senjutsu, by_advantage, standing

AFTER_REVEALING = ("pay", "pay_for_initiative", "replace", "choose_values", "compare", "resolve")
"""The steps in which revealed cards lie before their players."""
_NUMBERS = frozenset([step.number for phase in CHART for step in phase.steps])


def faces_meant(header: Header, faces: list[Face], zone: Zone, seat: int) -> list[Face]:
    """Automated opponents have solo cards and players have none; who has a card of that name has the own one."""
    found = [face for face in faces if isinstance(face, SenjutsuFace)]
    automated = zone is PILES or opponents.opponent_at(header, seat) is not None
    found = [face for face in found if (face.card_class == SOLO) == automated] or found
    if not automated and not opponents.companion_at(header, seat):
        character = completed(header)["fighters"][seat]["character"]
        found = [face for face in found if face.character == character] or found
    return list(found)


def prepare(game: Senjutsu, number: str) -> None:
    """The board that is played on, everybody on the advantage track, and the first round."""
    if number not in _NUMBERS:
        return
    table = game.edit_table()
    table.board = board_of(game).hexes
    table.track = tuple(range(game.seat_count))
    table.round = 1


def frames_at(game: Senjutsu, step: str) -> tuple[Procedure, ...]:
    """The round; who has revealed one card has it in play, and what waits for its initiative is known."""
    if step in AFTER_REVEALING:
        for seat in standing(game):
            revealed = game.zone(REVEALED, seat)
            if game.seats[seat].card == NO_CARD and revealed:
                game.edit_seat(seat).card = revealed[0]
    rounds = Rounds()
    if step in ("instants", "choose_values"):
        rounds.seats = tuple(by_advantage(game))
    elif step == "pay_for_initiative":
        rounds.seats = with_other_initiatives(game)
    elif step == "resolve" and not game.table.due:
        rounds.compare(game)
    return (rounds.starting_at(step),)


def problems(game: Senjutsu) -> Iterator[Problem]:
    """Figures off the board or on one hex with others, more of anything than there can be, words that mean nothing."""
    table = game.table
    board = set(table.board or board_of(game).hexes)
    for seat, fighter in enumerate(game.seats):
        for text in _fighter_problems(game, seat, fighter, board):
            yield Problem(text, seat=seat)
    for name, hexes in (
        ("terrain", [hex for hex, _ in table.terrain]),
        ("traps", [trap.hex for trap in table.traps]),
        ("lord", [] if table.lord is None else [table.lord]),
    ):
        for hex in hexes:
            if hex not in board:
                yield Problem(f"{name}: the hex {_shown(hex)} is not on the board")
    if len(set(table.track)) < len(table.track) or NO_SEAT in table.track:
        yield Problem("track: everybody is there once at most")


def _fighter_problems(game: Senjutsu, seat: int, fighter: Fighter, board: set[Hex]) -> Iterator[str]:
    hex = fighter.hex
    if hex is not None:
        pair: tuple[object, ...] = hex
        if len(pair) != 2:
            yield f"hex is a pair of numbers, not {hex!r}"
            return
        if hex not in board:
            yield f"the hex {_shown(hex)} is not on the board"
        others = [other for other in range(seat) if game.seats[other].hex == hex and not game.seats[other].defeated]
        # Friends may start on one hex.
        if not fighter.defeated and any(game.seats[other].team != fighter.team for other in others):
            yield f"two fighters stand on the hex {_shown(hex)}"
    characters = COMPANIONS if fighter.owner != NO_SEAT else CHARACTERS
    if fighter.character and fighter.character not in characters and not fighter.automated:
        yield f"there is no character {fighter.character!r}, only {', '.join(characters)}"
    if fighter.automated and fighter.automated not in opponents.KINDS:
        yield f"there is no automated opponent {fighter.automated!r}, only {', '.join(opponents.KINDS)}"
    for contract in (*fighter.contracts, *fighter.fulfilled, *fighter.dropped):
        if contract not in CONTRACTS:
            yield f"there is no contract {contract!r}, only {', '.join(CONTRACTS)}"
    if fighter.defeated or fighter.falling:
        # Who is defeated may have got more than the limit at once.
        return
    for what, count, limit in (
        ("wounds", fighter.wounds + fighter.bleeding, wound_limit(game, seat)),
        ("stuns", fighter.stuns, hand_limit(game, seat)),
        ("focus", fighter.focus, focus_limit(game, seat)),
    ):
        if count > limit:
            yield f"{what}: {count} are more than the limit, which is {limit}"


def _shown(hex: tuple[int, int]) -> str:
    return f"[{', '.join(map(str, hex))}]"
