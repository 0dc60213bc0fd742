"""What a state is worth to a fighter, in points: about three for a wound."""

from __future__ import annotations

from typing import Final

from nefrit.senjutsu.bot.danger import threat
from nefrit.senjutsu.bot.poses import far_off, foes, standing_so
from nefrit.senjutsu.constants import NEUTRAL, POISON
from nefrit.senjutsu.limits import hand_limit, wound_limit
from nefrit.senjutsu.solo.routes import pose_of
from nefrit.senjutsu.state import DECK, HAND, LASTING, Senjutsu

WON: Final = 1000.0
DEFEATED: Final = -15.0
FRIEND: Final = 0.7
"""What a friend counts beside oneself."""
ONE_OF_MANY: Final = 0.6
"""What an opponent counts who fights others as well."""
FOCUS: Final = (0.0, 0.8, 1.5, 2.1, 2.6)
"""What so much focus is worth; cards allow more than three (see `limits`)."""
CARD: Final = 0.4
LASTING_CARD: Final = 1.8
CONTRACT: Final = 1.5
LEVEL: Final = 200.0
WAVE: Final = 40.0
PRESENT: Final = 4.0
"""What it is worth to a side that a fighter stands at all."""
PLACE: Final = 0.5
FAR_OFF: Final = 0.35
"""What each hex costs by which the nearest opponent is out of reach: nobody wins by staying away."""
LATE: Final = 0.05
MANY_CARDS: Final = 12
"""With so many cards in the deck nobody fears its end yet."""


def worth(game: Senjutsu, seat: int) -> float:
    """What the state is worth to a fighter: what its side has, less what the others have."""
    if game.outcome is not None:
        if not game.outcome.winners:
            return -0.5 * WON
        return WON if seat in game.outcome.winners else -WON
    team = game.seats[seat].team
    others = {fighter.team for fighter in game.seats} - {team}
    weight = 1.0 if len(others) == 1 else ONE_OF_MANY
    # More than what the next wave of a horde brings with it.
    total = LEVEL * game.table.level + WAVE * game.table.wave
    for other, fighter in enumerate(game.seats):
        if other == seat:
            total += fighter_worth(game, seat) - haste(game, seat)
        else:
            total += fighter_worth(game, other) * (FRIEND if fighter.team == team else -weight)
    return total


def haste(game: Senjutsu, seat: int) -> float:
    """What it costs to be far off: the more, the nearer the deck is to its end."""
    if game.seats[seat].hex is None:
        return 0.0
    missing = max(0, MANY_CARDS - len(game.zone(DECK, seat)))
    return (FAR_OFF + LATE * missing) * far_off(pose_of(game, seat), foes(game, seat))


def fighter_worth(game: Senjutsu, seat: int) -> float:
    """What a fighter has: its life, its cards, its place, and what it threatens others with."""
    if game.seats[seat].defeated:
        # In a horde the fallen come again.
        return 0.0 if game.seats[seat].automated and game.table.level else DEFEATED
    total = PRESENT + life(game, seat) + threat(game, seat)
    if game.seats[seat].hex is not None:
        total += PLACE * standing_so(pose_of(game, seat), foes(game, seat))
    return total if game.seats[seat].automated else total + means(game, seat)


def life(game: Senjutsu, seat: int) -> float:
    """How far a fighter is from being defeated, by wounds or by stuns."""
    fighter = game.seats[seat]
    wounds_left = wound_limit(game, seat) - fighter.wounds - fighter.bleeding
    stuns_left = hand_limit(game, seat) - fighter.stuns - fighter.stuns_to_come
    total = 3.0 * wounds_left - 1.2 * max(0, 3 - wounds_left) ** 2
    total -= 0.9 * fighter.stuns + 0.8 * max(0, 3 - stuns_left) ** 2
    return total - 0.8 * len(fighter.hobbles) - (0.6 if fighter.bleeding else 0.0)


def means(game: Senjutsu, seat: int) -> float:
    """Focus, stance and cards of a player's fighter."""
    fighter = game.seats[seat]
    hand = [game.faces[card] for card in game.zone(HAND, seat)]
    deck = len(game.zone(DECK, seat))
    useful = sum(not face.is_core and face.card_class != POISON for face in hand)
    total = FOCUS[min(fighter.focus, len(FOCUS) - 1)] + CARD * min(useful, hand_limit(game, seat))
    total += 0.6 * fighter.hidden + CONTRACT * len(fighter.fulfilled)
    total += 0.3 * (fighter.kamae != NEUTRAL)
    total += 0.15 * sum(fighter.kamae in face.requires for face in hand)
    total -= 0.5 * sum(face.card_class == POISON for face in hand)
    total += 0.1 * min(deck, MANY_CARDS) - (2.0 if not deck else 0.0)
    return total + LASTING_CARD * sum(1 if game.owners[card] == seat else -1 for card in game.zone(LASTING, seat))
