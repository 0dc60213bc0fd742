"""Why a player cannot do something now."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.imperium.constants import ACTIVATE
from nefrit.imperium.exhausting import Exhausting
from nefrit.imperium.playing import Playing
from nefrit.imperium.state import HAND, MARKET, PLAY, STANDING, Imperium
from nefrit.kernel.refusals import Refusal, refuse


def why_not(game: Imperium, seat: int, card: int) -> list[Refusal]:
    """Every reason why a player cannot play a card from hand, or use an exhaust effect of one in play."""
    zone, owner = game.place(card)
    decision = game.decision(seat)
    if decision is not None and decision.prompt != "play-or-exhaust" and zone not in (HAND, PLAY, STANDING):
        # What is asked is about other cards, or is no question of playing any.
        return []
    if owner != seat and not zone.shared:
        return [refuse("imperium.ownership.own-zones", "not-yours")]
    if zone is HAND:
        return [*_not_now(game, seat), *Playing(seat, card).why_not(game)]
    if zone in (PLAY, STANDING):
        uses = [Exhausting(seat, card, ability) for ability in game.faces[card].exhausts]
        if not uses:
            return [refuse("imperium.exhaust.choose-card", "no-exhaust-effect")]
        reasons = [use.why_not(game) for use in uses]
        return [] if any(not one for one in reasons) else [reason for one in reasons for reason in one]
    return [refuse("imperium.action.play-from-hand", "not-in-hand")]


def steps_for(game: Imperium, seat: int, card: int) -> tuple[str, ...]:
    """The steps of the chart in which a player might play a card, use its exhaust effect, or take it.

    imperium.activate.free-order, imperium.innovate.break-through
    """
    zone, owner = game.place(card)
    if zone is MARKET:
        return ("turn.innovate",)
    if owner == seat and (zone is HAND or (zone in (PLAY, STANDING) and game.faces[card].exhausts)):
        return ("turn.activate",)
    return ()


def _not_now(game: Imperium, seat: int) -> Iterator[Refusal]:
    """Why a player cannot play cards at all now."""
    if game.table.active != seat:
        yield refuse("imperium.turn.exactly-one-of-three", "not-your-turn")
    elif game.table.doing != ACTIVATE:
        yield refuse(_forbids(game), "not-activating")


def _forbids(game: Imperium) -> str:
    return {
        "innovate": "imperium.innovate.no-actions-no-exhaust",
        "revolt": "imperium.revolt.no-actions-no-exhaust",
    }.get(game.table.doing, "imperium.turn.exactly-one-of-three")
