"""Initiative: the values at which sections resolve, hobbles, and who goes first in a tie."""

from __future__ import annotations

from nefrit.senjutsu.constants import ATTACK, NO_INITIATIVE, SLOWER, SOLO, TYPES
from nefrit.senjutsu.gates import is_met
from nefrit.senjutsu.passives import amount
from nefrit.senjutsu.state import Due, Senjutsu, card_of
from nefrit.senjutsu.trees.sections import Section


def hobbled(game: Senjutsu, seat: int, value: int) -> int:
    """An initiative after the fighter's Hobble cards: 1 lower for each, but not below 1.

    senjutsu.hobble.initiative-minus-one, senjutsu.hobble.stacks, senjutsu.hobble.minimum-one,
    senjutsu.solo.hobble.same, senjutsu.solo.hobble.place. Cards may do the same (senjutsu.cards.effects-on-resolution).
    """
    return max(min(1, value), value - len(game.seats[seat].hobbles) - amount(game, seat, SLOWER))


def now(game: Senjutsu, due: Due) -> int:
    """The initiative of a section as it is now (decision.senjutsu.hobble)."""
    return hobbled(game, due.seat, due.initiative)


def kamae_initiative(game: Senjutsu, seat: int, section: Section) -> tuple[int, ...]:
    """The initiatives of a section: another than printed where a Kamae alone says so."""
    for other in section.alternatives:
        if not other.gate.focus and is_met(game, seat, other.gate):
            return other.initiative
    return section.initiative


def is_used(game: Senjutsu, seat: int, section: Section) -> bool:
    """Whether a fighter uses a section of its card: of a card with two halves only the one of its Kamae."""
    return not section.requires or game.seats[seat].kamae in section.requires


def first_section(game: Senjutsu, seat: int, card: int) -> Section | None:
    """The first section of a card that a fighter uses."""
    return next((section for section in game.faces[card].sections if is_used(game, seat, section)), None)


def lowest_initiative(game: Senjutsu, seat: int) -> int:
    """The lowest value at which the card that a fighter has revealed might resolve.

    senjutsu.initiative-attack.variable, decision.senjutsu.lower-initiative. Without a card there is none
    (decision.senjutsu.no-initiative).
    """
    for card in card_of(game, seat):
        section = first_section(game, seat, card)
        if section is not None:
            values = game.seats[seat].span or kamae_initiative(game, seat, section)
            paid = game.seats[seat].value
            if len(values) == 1 and paid != NO_INITIATIVE:
                values = (paid,)
            return hobbled(game, seat, min(values, default=NO_INITIATIVE))
    return NO_INITIATIVE


def place_in_order(game: Senjutsu, due: Due) -> tuple[int, int, int]:
    """Where a section stands in the order: the lower, the sooner (senjutsu.resolve.descending).

    Equal initiatives go by type (senjutsu.resolve.tie-by-type), so that a block is there before the attacks at its
    initiative (senjutsu.block.same-initiative-order); a core weapon card goes by its other type, after cards
    that are not core (senjutsu.resolve.weapon-primary-type, senjutsu.resolve.weapon-after-non-core,
    decision.senjutsu.core-ties).
    """
    face = game.faces[due.card]
    # decision.senjutsu.lions-honour
    type = face.sections[due.section].type or face.type
    return -now(game, due), TYPES.index(type), int(face.is_core)


def next_ones(game: Senjutsu) -> list[Due]:
    """The sections that are next: several where initiative and type are equal."""
    due = game.table.due
    if not due:
        return []
    places = [place_in_order(game, one) for one in due]
    best = min(places)
    return [one for one, place in zip(due, places, strict=True) if place == best]


def is_alternative(game: Senjutsu, card: int) -> bool:
    """Whether the second part of a card is only a substitute for the attack (senjutsu.solo.attack.two-parts).

    Of a defence card it is not (senjutsu.solo.block.two-parts).
    """
    face = game.faces[card]
    return face.card_class == SOLO and face.type == ATTACK and len(face.sections) > 1


def sections_due(game: Senjutsu, seat: int, card: int) -> tuple[Section, ...]:
    """The sections of a card that wait for their initiative at first.

    Of a solo attack card only the attack (senjutsu.solo.attack.two-parts); of other solo cards all
    (senjutsu.solo.block.two-parts).
    """
    sections = game.faces[card].sections
    return sections[:1] if game.seats[seat].automated and is_alternative(game, card) else sections
