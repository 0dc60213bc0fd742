"""Where automated opponents begin, and how they behave there."""

from __future__ import annotations

from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.boards import Start
from nefrit.senjutsu.hexes import Hex, distance
from nefrit.senjutsu.movement import OPEN_TERRAIN
from nefrit.senjutsu.opponents import HORDE
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT
from nefrit.senjutsu.solo.target import target_of, to_the_right
from nefrit.senjutsu.state import Senjutsu, automated, figure_at, terrain_at


def free_hex_near(game: Senjutsu, hex: Hex) -> Hex:
    """A hex, or the nearest one that nothing and nobody stands on."""
    free = [
        place
        for place in game.table.board
        if figure_at(game, place) == NO_SEAT and terrain_at(game, place) in OPEN_TERRAIN and place != game.table.lord
    ]
    return min(free, key=lambda place: (distance(place, hex), place))


def start_of_opponent(game: Senjutsu, starts: list[Start]) -> Start:
    """Where an opponent begins: on a free starting hex, or where there is none beside others of its side.

    senjutsu.solo.setup.ai-figure
    """
    for start in starts:
        if figure_at(game, start.hex) == NO_SEAT:
            return start
    # Players are placed later: whoever stands there is of its side.
    hex, facing = next((fighter.hex, fighter.facing) for fighter in game.seats if fighter.hex is not None)
    return Start(free_hex_near(game, hex), facing)


def take_up_stances(game: Senjutsu) -> None:
    """The stances of opponents alternate, the first being aggressive; all of a horde are aggressive.

    senjutsu.horde.all-aggressive, senjutsu.solo.setup.alternate-stances, senjutsu.solo.stance.two
    """
    is_horde = game.header.options.get("mode") == HORDE
    for number, seat in enumerate(automated(game)):
        game.edit_seat(seat).aggressive = is_horde or number % 2 == 0


def take_up_behaviours(game: Senjutsu) -> None:
    """Each opponent takes the behaviour of the side of its target on which it stands, once all figures are placed.

    senjutsu.solo.setup.initial-behaviour, senjutsu.solo.behaviour.initial, senjutsu.solo.track.initial
    """
    for seat in automated(game):
        fighter = game.edit_seat(seat)
        foe = target_of(game, seat)
        assert foe is not None, "a player is there to fight"
        assert fighter.hex is not None, "all figures have been placed"
        side = to_the_right(foe.hex, foe.facing, fighter.hex)
        fighter.behaviour = RIGHT if side > 0 else LEFT if side < 0 else MIDDLE
