"""What a card would do if it were played from where the fighter stands now, for whoever draws the table.

`preview` gives plain data:

- `card` is the card, `face` what it shows, `sections` its sections from top to bottom. Of a card in play those that are
  still due; a poison has none.
- A section has the values of its `initiative` as they would be now, the highest first, with hobbles counted; the
  `alternatives` that can be paid for (`initiative`, `focus`); and its `ends`.
- An end is a way through the lines of the section: from the pose `start` (`hex`, `facing`) to `hex` and `facing`, over
  the hexes of `path`. The first section starts where the fighter stands, the next wherever those above it may end.
  `focus` is what is paid on the way, `chosen` the lines that were paid for or chosen, `kamae` the positions in which it
  may end. `success` tells that this way is open only after a successful attack or block, here or in a section above;
  `collides` is the hex at which it ends in a collision, else None. What the golden rule of the full attack forbids is
  no end.
- `hits` are the hexes that attacks hit: each with `wounds`, `bleeding`, `poison`, `execution` and `mark`, with `closed`
  where terrain protects whoever stands there, and with the `fighters` there now (`seat`, `wounds`, `bleeding`, and
  `ignored`, which is "block" or "terrain" where it does nothing to them).
- `blocks` have the `hexes` they close, `marked` hexes that cost more, and `counters` (`initiative`, `focus`).
- `reaches` are diagrams that are no attacks, and the range of cards that are aimed: `hexes` and `fighters` in reach.
- `effects` are the other lines, with the `fighters` they mean as they stand now.

All of these stand in the order of the lines; `line` is the address of the line in the library, so that its words can be
shown. Others stand still in a preview, and no hidden card has a part in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import KAMAE, NEUTRAL, NO_INITIATIVE, POISON
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.full_attack import stand_of
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.initiative import hobbled, is_used, kamae_initiative, now
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.preview_paths import Closing, Doing, Hit, Reach, Trail, Way, ways_through
from nefrit.senjutsu.reveal import ChooseValue, PayForInitiative
from nefrit.senjutsu.state import REVEALED, Senjutsu, decider
from nefrit.senjutsu.targets import aimed
from nefrit.senjutsu.trees.sections import Section


class Price(NamedTuple):
    """Another initiative, and what it costs."""

    initiative: int
    focus: int


class End(NamedTuple):
    """An end of a section: see above."""

    start: Pose
    hex: Hex
    facing: int
    path: tuple[Hex, ...]
    focus: int
    chosen: tuple[str, ...]
    kamae: tuple[str, ...]
    success: bool
    collides: Hex | None
    hits: tuple[Hit, ...]
    blocks: tuple[Closing, ...]
    reaches: tuple[Reach, ...]
    effects: tuple[Doing, ...]


def preview(game: Senjutsu, seat: int, card: int) -> dict[str, Any] | None:
    """What a card of a player would do now; None if it is not the player's, or the figure is not on the board."""
    if not game.knows(seat, card) or game.owners[card] == NO_SEAT or decider(game, game.owners[card]) != seat:
        return None
    seat = game.owners[card]
    fighter = game.seats[seat]
    if fighter.hex is None or fighter.defeated or fighter.automated:
        return None
    in_play = game.lies_in(card, REVEALED)
    start = game.clone() if in_play else _played(game, seat, card)
    due = {one.section: now(game, one) for one in game.table.due if one.card == card}
    starts = [Way(start, Trail())]
    told: list[dict[str, Any]] = []
    face = game.faces[card]
    for number, section in enumerate(() if face.card_class == POISON else face.sections):
        if (in_play and number not in due) or not is_used(game, seat, section):
            continue
        values = [due[number]] if in_play else _values(start, seat, number, section)
        lines = aimed(section.lines)
        ways = [
            (stand_of(begun, seat).pose, way)
            for begun, above in starts
            for way in ways_through(
                begun,
                Perform(seat, card, lines, max(values, default=game.table.initiative)),
                success=above.success,
            )
        ]
        prices = [] if in_play or number else _prices(start, seat)
        ends = [_plain(end) for end in _ends(ways, seat)]
        told.append({"initiative": values, "alternatives": [_plain(price) for price in prices], "ends": ends})
        starts = _starts([way for _, way in ways], seat)
    return {"card": card, "face": face.id, "sections": told}


def _played(game: Senjutsu, seat: int, card: int) -> Senjutsu:
    """The card is played, and its cost is paid: in a new round, or at once if it is an instant."""
    start = game.clone()
    lose_focus(start, seat, start.faces[card].focus)
    if start.faces[card].initiative:
        start.edit_table().guards = ()
        fighter = start.edit_seat(seat)
        fighter.card = card
        fighter.value = NO_INITIATIVE
        fighter.over = False
        fighter.cancelled = ()
    return start


def _values(game: Senjutsu, seat: int, number: int, section: Section) -> list[int]:
    """The initiatives of a section as they would be now; only that of the first can be chosen."""
    chosen = [] if number else [value for value in ChooseValue(seat).values(game) if value >= 0]
    values = {hobbled(game, seat, value) for value in chosen or kamae_initiative(game, seat, section)}
    return sorted(values, reverse=True)


def _prices(game: Senjutsu, seat: int) -> Iterator[Price]:
    """The initiatives that can be paid for (senjutsu.reveal.step3)."""
    for offer in PayForInitiative(seat).offers(game):
        _, _, *values, focus = offer
        assert isinstance(focus, int)
        for value in values:
            assert isinstance(value, int)
            yield Price(hobbled(game, seat, value), focus)


def _ends(ways: list[tuple[Pose, Way]], seat: int) -> list[End]:
    """The ends to which these ways lead.

    Of several that do the same the one counts that needs no success, costs least and is the shortest; with another
    Kamae at the end it is still the same.
    """
    found: dict[object, End] = {}
    for start, (game, trail) in ways:
        stand = stand_of(game, seat)
        effects = _outermost(trail)
        key = start, stand.pose, trail.collides, trail.hits, trail.blocks, trail.reaches, effects
        end = End(
            start,
            stand.pose.hex,
            stand.pose.facing,
            trail.path,
            trail.focus,
            trail.chosen,
            (stand.kamae,),
            trail.success,
            trail.collides,
            trail.hits,
            trail.blocks,
            trail.reaches,
            effects,
        )
        other = found.get(key, end)
        positions = {*other.kamae, *end.kamae} if other.success == end.success else {*min(other, end, key=_cost).kamae}
        in_order = tuple([position for position in (NEUTRAL, *KAMAE) if position in positions])
        found[key] = min(other, end, key=_cost)._replace(kamae=in_order)
    return list(found.values())


def _cost(end: End) -> tuple[bool, int, int]:
    return end.success, end.focus, len(end.path)


def _outermost(trail: Trail) -> tuple[Doing, ...]:
    """The effects without those that are parts of another."""
    lines = [f"{effect.line}/" for effect in trail.effects]
    return tuple(
        [
            effect
            for effect, line in zip(trail.effects, lines, strict=True)
            if not any(line != other and line.startswith(other) for other in lines)
        ]
    )


def _starts(ways: list[Way], seat: int) -> list[Way]:
    """The ways after which the next section may begin, of those to the same place one that needs no success.

    Where the turn has ended there is none.
    """
    found: dict[object, Way] = {}
    for way in sorted(ways, key=lambda way: way.trail.success):
        if not way.game.seats[seat].over:
            places = tuple([fighter.hex for fighter in way.game.seats])
            found.setdefault((stand_of(way.game, seat), places), way)
    return list(found.values())


def _plain(value: Any) -> Any:
    """Named data as it is sent: objects, lists, numbers and words."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
