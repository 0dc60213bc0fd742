"""Why can I not? Every reason why a card in hand cannot be chosen for what is asked now."""

from __future__ import annotations

from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.constants import ADDITIONAL, INSTANT, REPLACEMENT
from nefrit.senjutsu.counterattack import Counterattack
from nefrit.senjutsu.framework import choosing_refusals, due_cards, focus_for_choosing
from nefrit.senjutsu.hands import discard_refusals
from nefrit.senjutsu.instants import instant_refusals
from nefrit.senjutsu.state import HAND, Senjutsu


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
    countering = game.running(Counterattack)
    if prompt == "counterattack" and countering is not None:
        return list(countering.refusals(game, card))
    if prompt == "discard-cards":
        return list(discard_refusals(game, card))
    return list(choosing_refusals(game, seat, card, due_cards(game, seat), focus_for_choosing(game, seat)))


def why_no_instant(game: Senjutsu, seat: int, card: int) -> list[Refusal]:
    """Every reason why a card cannot be played as the instant that is asked for; at least that it is not its moment."""
    keyword = INSTANT if INSTANT in game.faces[card].keywords else ADDITIONAL
    reasons = list(instant_refusals(game, seat, card, keyword))
    # A card that could be played now is not asked about.
    return reasons or [refuse("senjutsu.instant.additional.condition", "not-this-moment")]
