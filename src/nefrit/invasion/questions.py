"""Why not? Every reason why a player cannot play a card, use its actions, or choose it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nefrit.invasion.abilities import ChainLink, Used
from nefrit.invasion.chain import AddTriggered
from nefrit.invasion.combat import Attack, attack_refusals, can_be_attacked, defend_refusals
from nefrit.invasion.constants import LEGEND, SECTION_NAMES, TACTIC, UNIT
from nefrit.invasion.hands import playable
from nefrit.invasion.options import actions_of, may_use, triggered_actions
from nefrit.invasion.state import BATTLEFIELDS, HAND, Invasion, opponents
from nefrit.invasion.targets import Aim
from nefrit.invasion.trees import Action
from nefrit.invasion.ways_to_play import ways_of
from nefrit.kernel.refusals import Refusal, refuse

WINDOWS: Final = ("0.2", "1.5", "2.3", "3.2", "4.2", "4.4", "4.6", "4.8", "4.10", "4.12", "4.15", "5.1")
"""The steps of the chart in which players may act."""
PLAYING: Final = "3.2"
DECLARING: Final = "4.3"
ATTACKERS: Final = "4.5"
DEFENDERS: Final = "4.9"


def why_not(game: Invasion, seat: int, card: int) -> list[Refusal]:
    """Every reason why a player cannot choose a card now, play it, or use its actions."""
    unchosen = why_not_chosen(game, seat, card)
    if unchosen is not None:
        return unchosen
    found: list[Refusal] = []
    for link in _ways(game, seat, card):
        reasons = [*_not_yet(game, link), *link.why_not(game)]
        if not reasons:
            return []
        found.extend(reasons)
    return found + _not_triggered(game, seat, card)


def why_not_chosen(game: Invasion, seat: int, card: int) -> list[Refusal] | None:
    """Every reason why a card is not among those to choose from now; None where no card is being chosen."""
    unfit = _why_no_fighter(game, seat, card)
    return _why_no_target(game, seat, card) if unfit is None else unfit


def why_not_zone(game: Invasion, seat: int, place: str) -> list[Refusal]:
    """Every reason why a player cannot attack a zone of a capital, such as `zone/quest/1`, where a target is declared.

    invasion.combat.attack-target-choices
    """
    decision, found = game.decision(seat), zone_at(game, place)
    if found is None or decision is None or decision.prompt != "attack-target":
        return []
    section, owner = found
    if owner not in opponents(game, seat):
        return [refuse("invasion.combat.attack-target-choices", "no-opponents-zone")]
    if not can_be_attacked(game, owner, section):
        return [refuse("invasion.core.cannot-is-absolute", "zone-cannot-be-attacked")]
    return []


def zone_at(game: Invasion, place: str) -> tuple[int, int] | None:
    """The zone of a capital and its player that a place on the table names; None if it names none."""
    kind, _, rest = place.partition("/")
    name, _, seat = rest.partition("/")
    if kind != "zone" or name not in SECTION_NAMES or seat not in map(str, range(game.seat_count)):
        return None
    return SECTION_NAMES.index(name), int(seat)


def steps_for_zone(game: Invasion, seat: int, place: str) -> tuple[str, ...]:
    """The steps of the chart in which a player might choose a zone: to attack it, or to play cards there."""
    found = zone_at(game, place)
    if found is None:
        return ()
    return (PLAYING,) if found[1] == seat else (DECLARING,)


def steps_for(game: Invasion, seat: int, card: int) -> tuple[str, ...]:
    """The steps of the chart in which a player might play a card, use its action, or attack and defend with it.

    invasion.play.permanents-owner-capital-phase, invasion.combat.attackers-from-battlefield
    """
    zone, owner = game.place(card)
    piece = game.pieces.get(card)
    if (owner if piece is None else piece.controller) != seat:
        return ()
    if zone is HAND:
        return WINDOWS if game.faces[card].type == TACTIC else (PLAYING,)
    if piece is None:
        return ()
    found: set[str] = set()
    if game.faces[card].type in (UNIT, LEGEND):
        found |= {DEFENDERS} if zone is not BATTLEFIELDS else {ATTACKERS, DEFENDERS}
    if any(text.when is None for text in actions_of(game, card)):
        found.update(WINDOWS)
    return tuple(sorted(found))


def _why_no_fighter(game: Invasion, seat: int, card: int) -> list[Refusal] | None:
    """Every reason why a card cannot be declared as an attacker or defender now; None where none is."""
    decision = game.decision(seat)
    prompt = decision.prompt if decision is not None else ""
    attack = game.innermost_or_none(Attack)
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
    decision, use = game.decision(seat), game.innermost_or_none(Used)
    prompt = decision.prompt if decision is not None else ""
    if prompt in ("choose-target", "choose-targets") and use is not None and len(use.chosen) < len(use.ability.targets):
        target = use.ability.targets[len(use.chosen)]
        if card not in target.pool(game, use):
            return [refuse("invasion.target.in-play-only", "not-a-target")]
        reasons = [*target.refusals(game, use, card)]
        if isinstance(target, Aim) and target.one_by_one(game, use):
            reasons += target.next_refusals(game, use, use.picked, card)
        return reasons
    return None


def _ways(game: Invasion, seat: int, card: int) -> Iterator[ChainLink]:
    """All ways in which a player could use a card, without triggered actions that wait for something."""
    if card in playable(game, seat):
        yield from [play for play in ways_of(game, seat, card).values() if play.verb == "play"]
    elif card in game.pieces:
        for which, text in enumerate(actions_of(game, card)):
            if text.when is None and may_use(game, seat, card, text):
                yield ChainLink(seat, card, text, which=which)
    yield from [link for link in triggered_actions(game, seat) if link.source == card]


def _not_yet(game: Invasion, link: ChainLink) -> Iterator[Refusal]:
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
