"""Why can I not? Every reason why a card in hand cannot be chosen for what is asked now."""

from __future__ import annotations

import re
from typing import Final

from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.constants import ADDITIONAL, INSTANT, REPLACEMENT
from nefrit.senjutsu.counterattack import Counterattack
from nefrit.senjutsu.framework import choosing_refusals, due_cards, focus_for_choosing
from nefrit.senjutsu.hands import discard_refusals
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.instants import instant_refusals
from nefrit.senjutsu.setup import SetUp
from nefrit.senjutsu.state import HAND, Senjutsu

CHOOSING: Final = "choose.card"
RESOLVING: Final = "resolve.sections"
STEPS: Final = {
    INSTANT: ("draw.instants", RESOLVING),
    ADDITIONAL: (RESOLVING,),
    REPLACEMENT: ("reveal.4",),
}
"""The steps of the chart in which the kinds of instant cards may be played."""


def why_not(game: Senjutsu, seat: int, card: int) -> list[Refusal]:
    """Every reason why a card in a player's hand cannot be chosen now: as what is asked for, or for the round."""
    if not game.lies_in(card, HAND) or game.place(card)[1] != seat:
        return []
    decision = game.decision(seat)
    prompt = "" if decision is None else decision.prompt
    if prompt == "play-instant":
        return why_no_instant(game, seat, card)
    if prompt == "play-replacement":
        return list(instant_refusals(game, seat, card, REPLACEMENT))
    countering = game.innermost_or_none(Counterattack)
    if prompt == "counterattack" and countering is not None:
        return list(countering.refusals(game, card))
    if prompt == "discard-cards":
        return list(discard_refusals(game, card))
    return list(choosing_refusals(game, seat, card, due_cards(game, seat), focus_for_choosing(game, seat)))


def why_not_hex(game: Senjutsu, seat: int, place: str) -> list[Refusal]:
    """Every reason why a player cannot place a figure on a hex, such as `hex/2,3`, where figures are placed."""
    decision, setting_up, hex = game.decision(seat), game.innermost_or_none(SetUp), hex_at(place)
    prompt = "" if decision is None else decision.prompt
    if hex is None or setting_up is None or prompt not in ("choose-start", "choose-companion-start"):
        return []
    return setting_up.why_not_start(game, hex)


def hex_at(place: str) -> Hex | None:
    """The hex that a place on the table names; None if it names none."""
    named = re.fullmatch(r"hex/(-?\d{1,3}),(-?\d{1,3})", place)
    return None if named is None else (int(named[1]), int(named[2]))


def steps_for(game: Senjutsu, seat: int, card: int) -> tuple[str, ...]:
    """The steps of the chart in which a player might choose or play a card in hand.

    senjutsu.round.choose, senjutsu.instant.three-kinds
    """
    zone, owner = game.place(card)
    if zone is not HAND or owner != seat:
        return ()
    keywords = game.faces[card].keywords
    kinds = [STEPS[keyword] for keyword in (INSTANT, ADDITIONAL, REPLACEMENT) if keyword in keywords]
    return tuple([step for found in kinds for step in found]) or (CHOOSING,)


def why_no_instant(game: Senjutsu, seat: int, card: int) -> list[Refusal]:
    """Every reason why a card cannot be played as the instant that is asked for; at least that it is not its moment."""
    keyword = INSTANT if INSTANT in game.faces[card].keywords else ADDITIONAL
    reasons = list(instant_refusals(game, seat, card, keyword))
    # A card that could be played now is not asked about.
    return reasons or [refuse("senjutsu.instant.additional.condition", "not-this-moment")]
