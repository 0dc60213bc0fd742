"""What the rules let follow at once: units are destroyed, zones burn, what cannot stay leaves, players lose."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.constants import HERO, NO_ZONE, QUEST, SECTIONS, UNIT, ZONE_HIT_POINTS
from nefrit.invasion.history import this_turn
from nefrit.invasion.in_play import Row, rows
from nefrit.invasion.memo import FALLING, IN_FORCE
from nefrit.invasion.memo_records import InForce, MayFall
from nefrit.invasion.occurrences.cataclysm import DominanceGained, DominanceLost
from nefrit.invasion.occurrences.damage import ZoneBurns
from nefrit.invasion.occurrences.developments import TurnedDevelopment, TurnedFaceup
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import ZONE_DAMAGED
from nefrit.invasion.occurrences.leaving import Destroyed, DiscardedFromPlay, Sacrificed, leaving
from nefrit.invasion.occurrences.moving import ControlChanged
from nefrit.invasion.occurrences.resources import TokensRemoved
from nefrit.invasion.standing import (
    AS_DEVELOPMENT,
    BLANK,
    CONTROLLED,
    NATURE_CHANGES,
    OUTCAST,
    all_in_force,
    applies,
    in_force,
    is_kept_out,
    is_steady,
    named_by,
    rightful_controller,
)
from nefrit.invasion.state import (
    ALL_KEPT,
    CAPITAL,
    DECK,
    DECKS,
    KEPT,
    LEGENDS,
    Invasion,
    in_zone,
    is_cataclysm,
    on_the_table,
    section_of,
)
from nefrit.invasion.trees import Modifies
from nefrit.invasion.values import has_trait, has_type, hit_points, is_fighter, unit_on, zone_hit_points
from nefrit.invasion.victory import check_victory
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.memo import ANYTHING, ZONES
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT
from nefrit.parts.words import any_card

COUNTED: Final = -1
"""Stands for the hit points of a unit that effects may change."""
FALLING_OR_LOSING: Final = FALLING | ZONES
"""On what it depends whether anything follows, where no effect looks at anything else."""
UNUSUAL: Final = frozenset({OUTCAST, "type"})
"""What standing effects are called by which something unusual may follow from the cards that they are about."""
TOPS_SHOWN: Final = "tops are shown"
"""What standing effects are called by which players play with the top card of their decks revealed."""


def consequences(game: Invasion) -> tuple[Event, ...]:
    """What follows now from how things are; all of it happens at the same time."""
    memo = game.memo
    if memo.settled or memo.settled_in_play:
        return ()
    may_fall = memo.may_fall
    if may_fall is None:
        may_fall = memo.may_fall = _may_fall(game)
        memo.known |= IN_FORCE
    found = _of_cards(game, may_fall)
    for seat, player in enumerate(game.seats):
        if max(player.damage) >= ZONE_HIT_POINTS:
            found += _burnt(game, seat)
    if any(game.zones[ALL_KEPT[game.seat_count]]):
        found += _uncovered(game)
    if not found:
        # Until something changes nothing follows, however often that is asked.
        memo = game.memo
        memo.settled = True
        # Before the first turn nobody loses yet.
        plainly = memo.settled_in_play = may_fall.only_plain and game.table.turn > 0
        memo.known |= FALLING_OR_LOSING if plainly else ANYTHING
    return tuple(found)


def _of_cards(game: Invasion, may_fall: MayFall) -> list[Event]:
    """What follows from what cards in play are like."""
    if may_fall.top_cards_shown:
        show_tops(game)
    found: list[Event] = []
    pieces = game.pieces
    for card, life in may_fall.cards:
        piece = pieces[card]
        if life:
            if piece.damage < life or (life == COUNTED and piece.damage < hit_points(game, card)):
                continue
        elif life == 0 and not piece.resources:
            continue
        event = consequence(game, card)
        if event is not None:
            found.append(event)
    if found or not game.memo.is_uncrowded:
        found += _crowded_out(game, found)
    return found


def _uncovered(game: Invasion) -> list[Event]:
    """Cards that lay under one that has left are discarded (invasion.attachment.host-leaves)."""
    under = [card for top in on_the_table(game) for card in game.pieces[top].kept]
    found: list[Event] = []
    for seat in range(game.seat_count):
        found += [Discarded(seat, card) for card in game.zone(KEPT, seat) if card not in under]
    return found


def _may_fall(game: Invasion) -> MayFall:
    """What is to be watched until cards enter, leave or turn over, or other effects stand."""
    standing = game.memo.standing or all_in_force(game)
    unusual: set[int] | None = set()
    if not UNUSUAL.isdisjoint(standing):
        unusual = named_by(game, [one for what in UNUSUAL for one in standing.get(what, ())])
    controls, turning = standing.get(CONTROLLED, []), standing.get(AS_DEVELOPMENT, [])
    about: set[int] | None = set()
    if controls or turning:
        about = named_by(game, (*controls, *turning))
        if not is_steady(game, CONTROLLED, AS_DEVELOPMENT, BLANK, *NATURE_CHANGES):
            unusual = None
    changed = not NATURE_CHANGES.isdisjoint(standing)
    stronger: set[int] | None = set()
    fixed = True
    if "hit points" in standing:
        stronger, fixed = named_by(game, standing["hit points"]), is_steady(game, "hit points", BLANK)
        for one in standing["hit points"]:
            fixed = fixed and isinstance(one.effect, Modifies) and isinstance(one.effect.amount, int)
    special = None if unusual is None or about is None else unusual | about
    tops = TOPS_SHOWN in standing
    steady = not (tops or changed)
    as_printed = special == set() == stronger
    found: list[tuple[int, int | None]] = []
    for row in game.memo.rows or rows(game):
        watched = row.may_fall
        if as_printed and not row.attached_or_taken:
            found += watched
            steady = steady and row.only_plain
            continue
        if row.attached_or_taken or special is None or (special and not special.isdisjoint(row.cards)):
            watched = _may_fall_one_by_one(game, row, special, unusual, controls, changed=changed)
            steady = steady and None not in [life for _, life in watched]
        elif not row.only_plain:
            steady = False
        if stronger is None or (stronger and not stronger.isdisjoint(row.cards)):
            watched = [
                (card, COUNTED if life and (stronger is None or card in stronger) else life) for card, life in watched
            ]
            steady = steady and fixed
        found += watched
    return MayFall(found, tops, steady)


def _may_fall_one_by_one(
    game: Invasion,
    row: Row,
    special: set[int] | None,
    unusual: set[int] | None,
    controls: list[InForce],
    *,
    changed: bool,
) -> list[tuple[int, int | None]]:
    """The cards of a row from which something may follow, where effects or other cards have a say in that.

    Effects have it only about those that are `special`; None if they may be about any card.
    """
    found: list[tuple[int, int | None]] = []
    plain = dict(row.may_fall)
    for card in row.cards:
        if special is not None and card not in special and card not in row.attached_or_taken:
            if card in plain:
                found.append((card, plain[card]))
            continue
        piece, face = game.pieces[card], game.faces[card]
        claimed = piece.taken_from != NO_SEAT
        for one in controls:
            claimed = claimed or applies(game, one, card)
        claimed = claimed and _taken(game, card) is not None
        if unusual is None or card in unusual or claimed or becoming(game, card) is not None:
            found.append((card, None))
        elif piece.on != NO_CARD:
            asks = any_card if face.attaches is None else face.attaches.to
            stays = piece.on in game.pieces and may_stay(game, card)
            if not stays or changed or not asks.is_steady:
                found.append((card, None))
        elif card in plain:
            found.append((card, plain[card]))
    return found


def _burnt(game: Invasion, seat: int) -> list[Event]:
    """Zones with as much damage as they have hit points burn (invasion.capital.burn-checked-continuously)."""
    found: list[Event] = []
    for section, damage in enumerate(game.seats[seat].damage):
        if damage >= ZONE_HIT_POINTS and damage >= zone_hit_points(game, seat, section):
            found += _burning(game, seat, section)
    return found


def _burning(game: Invasion, seat: int, section: int) -> list[Event]:
    """A zone burns; in Cataclysm its player loses dominance, and an opponent who has burned it gains some.

    decision.invasion.cataclysm
    """
    damage = this_turn(game, ZONE_DAMAGED)
    by = next((event.by for event in reversed(damage) if (event.seat, event.section) == (seat, section)), NO_SEAT)
    events: list[Event] = [ZoneBurns(seat, section=section, by=by)]
    if is_cataclysm(game):
        events.append(DominanceLost(seat, amount=1))
        if by not in (seat, NO_SEAT):
            events.append(DominanceGained(by, amount=1))
    return events


def show_tops(game: Invasion) -> None:
    """While an effect says so, all see the top card of each deck; of several that are drawn only the first was seen."""
    shown = in_force(game, TOPS_SHOWN)
    if shown and any(applies(game, one, one.context.source) for one in shown):
        for seat in range(game.seat_count):
            for card in game.zone(DECK, seat)[:1]:
                game.reveal(card)


def becoming(game: Invasion, card: int) -> Event | None:
    """A card becomes a faceup development while an effect says so, and is itself again when that is over.

    invasion.faq.judgement-of-loec-on-unit
    """
    piece, effects = game.pieces[card], in_force(game, AS_DEVELOPMENT)
    if piece.development and not piece.for_now:
        return None
    wanted = any(applies(game, one, card) for one in effects)
    if wanted == piece.development:
        return None
    seat, section = piece.controller, section_of(game, card)
    if wanted:
        return TurnedDevelopment(seat, card, facedown=False, section=section)
    return TurnedFaceup(seat, card, section=section)


def _taken(game: Invasion, card: int) -> Event | None:
    """Control of a card changes when an effect takes it, and when such an effect ends.

    invasion.faq.soul-stealer-leaves

    What cannot enter the zone to which it must go is sacrificed (invasion.faq.veteran-sellswords-paranoia).
    """
    piece = game.pieces[card]
    if piece.taken_from == NO_SEAT and not in_force(game, CONTROLLED):
        return None
    seat, section = rightful_controller(game, card), section_of(game, card)
    if seat == piece.controller or section == NO_ZONE:
        return None
    if is_kept_out(game, seat, card, section):
        return leaving(Sacrificed, game, card)
    return ControlChanged(seat, card, section=section)


def consequence(game: Invasion, card: int) -> Event | None:
    """What follows from one card in play: it may become another, not be able to stay, or be another player's."""
    return becoming(game, card) or _as_it_is(game, card) or _taken(game, card)


def _as_it_is(game: Invasion, card: int) -> Event | None:
    """What follows from what one card in play is like."""
    piece = game.pieces[card]
    if piece.development:
        return _of_development(game, card)
    if any(one.context.source == card and applies(game, one, card) for one in in_force(game, OUTCAST)):
        return leaving(Sacrificed, game, card)
    if piece.on != NO_CARD:
        return None if piece.on in game.pieces and may_stay(game, card) else leaving(DiscardedFromPlay, game, card)
    if is_fighter(game, card):
        return _of_fighter(game, card)
    return _of_tokens(game, card) if game.faces[card].type == QUEST else None


def _of_development(game: Invasion, card: int) -> Event | None:
    """A development in the zone of a player who does not own it is discarded, and one that is a unit may be destroyed.

    invasion.development.only-owner-controls, invasion.development.foreign-discarded,
    invasion.development.rodriks-raiders, invasion.development.soul-stealer-bolt-of-change,
    invasion.damage.unit-destroyed
    """
    if game.owners[card] != game.place(card)[1]:
        return leaving(DiscardedFromPlay, game, card)
    return _of_fighter(game, card) if has_type(game, card, UNIT) else None


def _of_fighter(game: Invasion, card: int) -> Event | None:
    """A unit or legend is destroyed by as much damage as it has hit points.

    invasion.damage.unit-destroyed, invasion.legend.destroyed, invasion.faq.zero-hit-points
    """
    return leaving(Destroyed, game, card) if game.pieces[card].damage >= hit_points(game, card) else None


def _of_tokens(game: Invasion, card: int) -> Event | None:
    """A quest without a unit loses its tokens at once, before anybody could spend them.

    invasion.quest.tokens-not-spendable-before-removal, invasion.quest.tokens-removed-without-unit,
    invasion.quest.tokens-lost-when-unit-leaves
    """
    piece = game.pieces[card]
    if piece.resources and unit_on(game, card) == NO_CARD:
        return TokensRemoved(piece.controller, card, piece.resources)
    return None


def may_stay(game: Invasion, card: int) -> bool:
    """Whether the card an attachment is on still is what it must be (invasion.attachment.other-requirements-always)."""
    piece, attaches = game.pieces[card], game.faces[card].attaches
    asked = any_card if attaches is None else attaches.to
    context = Context(piece.controller, card)
    return asked.accepts(game, context, piece.on)


def _crowded_out(game: Invasion, leaving_anyway: list[Event]) -> list[Event]:
    """Cards that may not be there beside others.

    Where there are none, and no effect changes what cards are, there are none until cards enter, move or turn over.
    """
    standing = game.memo.standing or all_in_force(game)
    if "trait" not in standing and not _might_crowd(game):
        game.memo.is_uncrowded = True
        game.memo.known |= IN_FORCE
        return []
    gone = {event.card for event in leaving_anyway}
    crowding: list[int] = []
    for seat in range(game.seat_count):
        crowding += [*_second_copies(game, seat, gone), *_second_heroes(game, seat, gone)]
    if not crowding and not gone and "trait" not in standing and "type" not in standing:
        game.memo.is_uncrowded = True
        game.memo.known |= IN_FORCE
    return [leaving(Sacrificed, game, card) for card in dict.fromkeys(crowding)]


def _second_copies(game: Invasion, seat: int, gone: set[int]) -> list[int]:
    """The copies of unique cards that came after the first, without those that are `gone`: they are sacrificed.

    invasion.unique.one-copy-per-controller, invasion.development.faceup-unique-blocks,
    invasion.zone.illegal-on-entry-sacrificed
    """
    mine = [card for section in SECTIONS for card in game.zone(CAPITAL[section], seat)]
    unique = [card for card in (*mine, *game.zone(LEGENDS, seat)) if game.faces[card].unique]
    unique = [card for card in unique if card not in gone and not game.pieces[card].facedown]
    titles: set[str] = set()
    found: list[int] = []
    for card in sorted(unique, key=game.serial):
        if game.faces[card].name in titles:
            found.append(card)
        titles.add(game.faces[card].name)
    return found


def _second_heroes(game: Invasion, seat: int, gone: set[int]) -> list[int]:
    """The Heroes that came to a zone after the first, without those that are `gone`: they are sacrificed.

    invasion.term.hero-limit-own, invasion.errata.rip-dere-eads-off-illegal-unit
    """
    found: list[int] = []
    for section in SECTIONS:
        heroes = [card for card in in_zone(game, seat, section) if has_trait(game, card, HERO)]
        heroes = [card for card in heroes if has_type(game, card, UNIT) and card not in gone]
        found += sorted(heroes, key=game.serial)[1:]
    return found


def _might_crowd(game: Invasion) -> bool:
    """Whether a player has a title twice among unique cards, or two Heroes, who are all unique, in one zone."""
    titles: list[tuple[int, str]] = []
    for row in game.memo.rows or rows(game):
        if row.titles:
            if row.heroes > 1:
                return True
            titles += row.titles
    return len(set(titles)) < len(titles)


def settle(game: Invasion) -> Procedure | None:
    """Let happen what the rules let follow now, if anything does."""
    memo = game.memo
    if memo.settled:
        return None
    if memo.settled_in_play and () not in game.zones[DECKS[game.seat_count]]:
        # Of the cards in play and of the capitals nothing has changed.
        memo.settled = True
        memo.known |= FALLING_OR_LOSING
        return None
    check_victory(game)
    more = consequences(game)
    return game.definition.happening(more) if more else None


def is_settled(game: Invasion) -> bool:
    """Whether nothing follows now from how things are, not even the end of the game."""
    return game.memo.settled or (settle(game) is None and game.outcome is None)
