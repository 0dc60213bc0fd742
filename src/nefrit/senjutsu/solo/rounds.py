"""The solo round: what is different for automated opponents (senjutsu.solo.round.draw and those that follow)."""

from __future__ import annotations

from nefrit.senjutsu.constants import ATTACK, SOLO
from nefrit.senjutsu.performing import Perform
from nefrit.senjutsu.solo.attacking import best_attack
from nefrit.senjutsu.state import Due, Senjutsu
from nefrit.senjutsu.trees.sections import Section


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


def falls_back(game: Senjutsu, one: Due) -> bool:
    """Whether an opponent does not attack with the section that is due, but will resolve the second part instead.

    senjutsu.solo.attack.melee-5, senjutsu.solo.attack.ranged-2
    """
    fighter = game.seats[one.seat]
    lines = game.faces[one.card].sections[0].lines
    return (
        bool(fighter.automated)
        and not fighter.over
        and not one.section
        and is_alternative(game, one.card)
        and best_attack(game, Perform(one.seat, one.card, lines, game.table.initiative), lines) is None
    )


def fall_back(game: Senjutsu, one: Due) -> None:
    """The second part waits for its own initiative, unless that has passed (decision.senjutsu.ai-second-part)."""
    sections = game.faces[one.card].sections
    value = min(max(sections[1].initiative, default=one.initiative), one.initiative)
    second = Due(one.seat, one.card, 1, value)
    table = game.edit_table()
    table.due = tuple([second if other == one else other for other in table.due])
