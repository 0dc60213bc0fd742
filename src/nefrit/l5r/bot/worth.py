"""What a state is worth to a player, in points: about one for a card in hand."""

from __future__ import annotations

from nefrit.l5r.constants import MILITARY, POLITICAL, STRONGHOLD_SLOT
from nefrit.l5r.provinces import attackable, unbroken
from nefrit.l5r.state import HAND, HOLDINGS, L5R, PROVINCES
from nefrit.l5r.values import characters, glory, opponent_of, skill, strength
from nefrit.l5r.victory import HONOR_TO_WIN

WON = 1000.0
BROKEN = (0.0, 8.0, 17.0, 28.0, 31.0, WON)
"""What it is worth to have broken so many provinces: the third opens the way to the stronghold."""
FATE = 0.85
RING = 0.5
FAVOR = 1.2
HOLDING = 0.4
LATER = 0.75
"""What a round is worth beside the one before it."""
BEFORE_THE_FATE_PHASE = ("dynasty", "draw", "conflict")


def worth(game: L5R, seat: int) -> float:
    """What the state is worth to a player: what they have, less what the opponent has."""
    if game.outcome is not None:
        if not game.outcome.winners:
            return 0.0
        return WON if seat in game.outcome.winners else -WON
    opponent = opponent_of(seat)
    return _side(game, seat) - _side(game, opponent)


def _side(game: L5R, seat: int) -> float:
    player = game.seats[seat]
    table = game.table
    total = honor_worth(player.honor) + fate_worth(player.fate) + hand_worth(len(game.zone(HAND, seat)))
    total += BROKEN[len(game.zone(PROVINCES, opponent_of(seat))) - len(unbroken(game, opponent_of(seat)))]
    total += RING * table.ring_owner.count(seat) + FAVOR * (table.favor == seat)
    total += HOLDING * len(game.zone(HOLDINGS, seat))
    total += sum(character_worth(game, card) for card in characters(game, seat))
    return total + threat(game, seat)


def honor_worth(honor: int) -> float:
    """Honor counts most where the game may end by it."""
    near_the_end = max(0, 7 - honor) ** 2 * 0.35
    near_winning = max(0, honor - HONOR_TO_WIN + 8) ** 2 * 0.25
    return 0.45 * honor - near_the_end + near_winning


def fate_worth(fate: int) -> float:
    """The more there is, the less the next one is worth."""
    return FATE * min(fate, 5) + 0.6 * max(0, fate - 5)


def hand_worth(cards: int) -> float:
    """Cards in hand: more than one can play are worth less."""
    return min(cards, 6) + 0.4 * max(0, cards - 6)


def body(game: L5R, card: int) -> float:
    """What a character is worth in one round in which it is there and ready."""
    skills = skill(game, card, MILITARY) + skill(game, card, POLITICAL)
    return 0.5 * skills + 0.1 * glory(game, card) + 0.4 * bool(game.faces[card].triggered)


def rounds_worth(rounds: int) -> float:
    """What so many later rounds are worth together."""
    return sum(LATER**number for number in range(1, min(rounds, 5) + 1))


def character_worth(game: L5R, card: int) -> float:
    """What a character is worth for as long as its fate keeps it in play."""
    piece = game.pieces[card]
    phase = game.table.phase
    if phase == "conflict":
        # Whoever has fought is bowed; who stands at the end still counts for the favor.
        fights = game.seats[0].conflicts + game.seats[1].conflicts
        now = 0.05 if piece.bowed else 0.85 if fights else 0.15
    else:
        now = 1.0 if phase in BEFORE_THE_FATE_PHASE else 0.0
    later = piece.fate + (phase not in BEFORE_THE_FATE_PHASE)
    return body(game, card) * (now + rounds_worth(later))


def threat(game: L5R, seat: int) -> float:
    """What it is worth to be able to attack with more than the opponent has left to defend with."""
    player = game.seats[seat]
    if game.table.phase != "conflict" or not player.conflicts:
        return 0.0
    opponent = opponent_of(seat)
    targets = attackable(game, opponent)
    if not targets:
        return 0.0
    weakest = min(targets, key=lambda card: strength(game, card))
    prize = 25.0 if any(game.pieces[card].slot == STRONGHOLD_SLOT for card in targets) else 5.0
    best = 0.0
    for type in (MILITARY, POLITICAL):
        if type in player.declared:
            continue
        margin = ready_skill(game, seat, type) - ready_skill(game, opponent, type)
        if margin >= strength(game, weakest):
            best = max(best, prize)
        elif margin > 0:
            best = max(best, 1.0)
    return best


def ready_skill(game: L5R, seat: int, type: int) -> int:
    """The skill that a player's ready characters have together."""
    return sum(skill(game, card, type) for card in characters(game, seat) if not game.pieces[card].bowed)
