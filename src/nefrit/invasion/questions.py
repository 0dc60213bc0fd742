"""Why not? Every reason why a player cannot play a card, use its actions, or choose it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nefrit.invasion.abilities import Link, TargetOneByOne, Used
from nefrit.invasion.acting import actions_of, may_use, triggered_actions
from nefrit.invasion.chain import AddTriggered
from nefrit.invasion.combat import Attack, attack_refusals, defend_refusals
from nefrit.invasion.holding import playable
from nefrit.invasion.playing import ways_of
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Action
from nefrit.kernel.refusals import Refusal, refuse


def why_not(game: Invasion, seat: int, card: int) -> list[Refusal]:
    """Every reason why a player cannot choose a card now, play it, or use its actions."""
    unchosen = why_not_chosen(game, seat, card)
    if unchosen is not None:
        return unchosen
    found: list[Refusal] = []
    for link in _ways(game, seat, card):
        reasons = [*_not_yet(game, link), *link.refusals(game)]
        if not reasons:
            return []
        found.extend(reasons)
    return found + _not_triggered(game, seat, card)


def why_not_chosen(game: Invasion, seat: int, card: int) -> list[Refusal] | None:
    """Every reason why a card is not among those to choose from now; None where no card is being chosen."""
    unfit = _why_no_fighter(game, seat, card)
    return _why_no_target(game, seat, card) if unfit is None else unfit


def _why_no_fighter(game: Invasion, seat: int, card: int) -> list[Refusal] | None:
    """Every reason why a card cannot be declared as an attacker or defender now; None where none is."""
    decision = game.decision(seat)
    prompt = decision.prompt if decision is not None else ""
    attack = game.running(Attack)
    if prompt == "choose-attackers" and attack is not None:
        return list(attack_refusals(game, seat, card, attack.alone)) if card in game.pieces else None
    if prompt == "choose-defenders" and attack is not None:
        return list(defend_refusals(game, attack.combat(game), card)) if card in game.pieces else None
    return None


def _why_no_target(game: Invasion, seat: int, card: int) -> list[Refusal] | None:
    """Every reason why a card cannot be targeted now; None where no target is being chosen.

    What an effect lets a player choose while it resolves is no target.

    invasion.target.in-play-only, invasion.target.illegal-checked, decision.invasion.surcharge
    """
    decision, use = game.decision(seat), game.running(Used)
    prompt = decision.prompt if decision is not None else ""
    if prompt in ("choose-target", "choose-targets") and use is not None and len(use.chosen) < len(use.wanted()):
        target = use.wanted()[len(use.chosen)]
        if card not in target.pool(game, use):
            return [refuse("invasion.target.in-play-only", "not-a-target")]
        picking = game.running(TargetOneByOne)
        return [*target.refusals(game, use, card), *(picking.refusals(game, card) if picking is not None else ())]
    return None


def _ways(game: Invasion, seat: int, card: int) -> Iterator[Link]:
    """All ways in which a player could use a card, without triggered actions that wait for something."""
    if card in playable(game, seat):
        yield from [play for play in ways_of(game, seat, card).values() if play.verb == "play"]
    elif card in game.pieces:
        for which, text in enumerate(actions_of(game, card)):
            if text.when is None and may_use(game, seat, card, text):
                yield Link(seat, card, text, which=which)
    yield from [link for link in triggered_actions(game, seat) if link.source == card]


def _not_yet(game: Invasion, link: Link) -> Iterator[Refusal]:
    """First come triggered actions that wait, and nothing else."""
    first_ones = bool(game.stack) and type(game.stack[-1]) is AddTriggered
    if first_ones and not link.event:
        yield refuse("invasion.timing.b1-pending-triggered-actions", "only-triggered-now")


def _not_triggered(game: Invasion, seat: int, card: int) -> list[Refusal]:
    """Why the triggered actions of a card do not wait for its player: nothing has triggered them, or that is over."""
    if card in playable(game, seat):
        texts: Sequence[Action] = game.faces[card].actions
    else:
        texts = actions_of(game, card) if card in game.pieces else []
    wait = [link.ability for link in triggered_actions(game, seat) if link.source == card]
    over = [link.ability for link in triggered_actions(game, seat, since=0) if link.source == card]
    found: list[Refusal] = []
    for text in texts:
        if text.when is None or text in wait or (card in game.pieces and not may_use(game, seat, card, text)):
            continue
        if text in over:
            found.append(refuse("invasion.action.triggered-first-opportunity", "opportunity-is-over"))
        else:
            found.append(refuse("invasion.action.trigger-condition", "not-triggered"))
    return found
