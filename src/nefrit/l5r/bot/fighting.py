"""Rules of thumb for conflicts: which ring, which province, who attacks and who defends."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.bots.offered import cards_of, sets_of
from nefrit.kernel.decisions import Answer, Decision
from nefrit.l5r.bot.worth import character_worth, ready_skill
from nefrit.l5r.conflict import Declare
from nefrit.l5r.constants import (
    AIR,
    CONFLICT_TYPES,
    DISHONORED,
    EARTH,
    ELEMENTS,
    FIRE,
    HONORED,
    STRONGHOLD_SLOT,
    WATER,
)
from nefrit.l5r.state import L5R, Conflict
from nefrit.l5r.values import characters, conflict_total, glory, opponent_of, skill, strength

RINGS_TRIED = 2


def declarations_to_try(game: L5R, decision: Decision) -> list[Answer]:
    """To pass, and for each type the rings that promise most."""
    moves = [(index, move) for index, move in enumerate(decision.options) if isinstance(move, tuple)]
    tries: list[Answer] = [0]
    for type in CONFLICT_TYPES:
        rings = [(index, ELEMENTS.index(str(move[3]))) for index, move in moves if move[2] == type]
        rings.sort(key=lambda item: -ring_promise(game, decision.seat, item[1]))
        tries.extend(index for index, _ in rings[:RINGS_TRIED])
    return tries


def ring_promise(game: L5R, seat: int, ring: int) -> float:
    """What the fate on a ring and its effect are worth to a player who wins with it."""
    mine, theirs = characters(game, seat), characters(game, opponent_of(seat))
    promise = 1.0 * game.table.ring_fate[ring]
    if ring == AIR:
        return promise + 1.0
    if ring == EARTH:
        return promise + 1.7
    if ring == FIRE:
        return promise + 0.7 * max([glory(game, card) for card in (*mine, *theirs)], default=0)
    if ring == WATER:
        ready = [card for card in theirs if not game.pieces[card].bowed and not game.pieces[card].fate]
        return promise + 0.5 * max([character_worth(game, card) for card in ready], default=0.0)
    return promise + 0.6 * max([character_worth(game, card) for card in theirs if game.pieces[card].fate], default=0.0)


def ring_effect(game: L5R, decision: Decision) -> int:
    """The way to resolve a ring effect that helps most at first sight."""
    scores = [_ring_effect_worth(game, decision.seat, move) for move in decision.options]
    return scores.index(max(scores))


def _ring_effect_worth(game: L5R, seat: int, move: object) -> float:
    assert isinstance(move, tuple)
    verb, card = move[0], move[1]
    if verb == "pass":
        return 0.0
    if verb == "air-take":
        return 1.1
    if verb == "air-gain":
        return 1.0
    if verb == "earth":
        return 1.7
    piece = game.pieces[card]
    own = 1 if piece.controller == seat else -1
    if verb in ("fire-honor", "fire-dishonor"):
        sign = own if verb == "fire-honor" else -own
        undone = piece.status in (HONORED, DISHONORED)
        return sign * (0.5 + glory(game, card) + (1 if undone else 0))
    if verb == "water-ready":
        return own * character_worth(game, card)
    return -own * character_worth(game, card)


def weakest_province(game: L5R, decision: Decision) -> int:
    """The stronghold if it can be reached, else the province that breaks most easily."""
    cards = cards_of(decision)

    def order(card: int) -> tuple[bool, int]:
        return game.pieces[card].slot != STRONGHOLD_SLOT, strength(game, card)

    return cards.index(min(cards, key=order))


def attacks_to_try(game: L5R, decision: Decision) -> list[Answer]:
    """Attackers: enough to break against all defenders or against none, enough to win, all, only the strongest."""
    declare = game.innermost_or_none(Declare)
    assert declare is not None, "no conflict is being declared"
    type = declare.type
    cards = cards_of(decision)
    defense = ready_skill(game, opponent_of(decision.seat), type)
    needed = strength(game, declare.province)
    by_skill = sorted(cards, key=lambda card: -skill(game, card, type))
    goals = (defense + needed, defense + needed - min_defender(game, opponent_of(decision.seat), type), defense, needed)
    sets = [enough(game, by_skill, type, goal) for goal in goals]
    return sets_of(decision, [*(chosen for chosen in sets if chosen), tuple(cards), tuple(by_skill[:1])])


def min_defender(game: L5R, seat: int, type: int) -> int:
    """The skill of the weakest ready character: one may well stay at home."""
    return min([skill(game, card, type) for card in characters(game, seat) if not game.pieces[card].bowed], default=0)


def enough(game: L5R, by_skill: Sequence[int], type: int, goal: int) -> tuple[int, ...]:
    """As few of the strongest as reach a total, and as the last the weakest that does; nobody if all are too few."""
    chosen: list[int] = []
    total = 0
    for card in by_skill:
        if total >= goal and chosen:
            break
        chosen.append(card)
        total += skill(game, card, type)
    if total < goal or not chosen:
        return ()
    left = total - skill(game, chosen[-1], type)
    weaker = [card for card in by_skill if card not in chosen[:-1] and left + skill(game, card, type) >= goal]
    return (*chosen[:-1], weaker[-1])


def defenses_to_try(game: L5R, decision: Decision) -> list[Answer]:
    """Defenders: none, enough to save the province, enough to win, the weakest alone, all."""
    conflict = _conflict(game)
    cards = cards_of(decision)
    type = conflict.type
    missing = conflict_total(game, conflict.attacker) - conflict_total(game, conflict.defender)
    by_skill = sorted(cards, key=lambda card: -skill(game, card, type))
    to_save = missing - strength(game, conflict.province) + 1
    sets: list[tuple[int, ...]] = [()]
    if to_save > 0:
        sets.append(enough(game, by_skill, type, to_save))
        sets.append(enough(game, by_skill, type, to_save + 2))
    sets.append(enough(game, by_skill, type, missing + 1))
    sets.append((min(cards, key=lambda card: character_worth(game, card)),))
    sets.append(tuple(cards))
    return sets_of(decision, sets)


def usual_defense(game: L5R, decision: Decision) -> Answer:
    """Who saves the province, if it can be saved and is in danger; else nobody."""
    conflict = _conflict(game)
    type = conflict.type
    missing = conflict_total(game, conflict.attacker) - conflict_total(game, conflict.defender)
    by_skill = sorted(cards_of(decision), key=lambda card: -skill(game, card, type))
    to_save = missing - strength(game, conflict.province) + 1
    chosen = enough(game, by_skill, type, to_save) if to_save > 0 else ()
    return sets_of(decision, [chosen, ()])[0]


def evaded(game: L5R, decision: Decision) -> Answer:
    """The strongest characters that covert can keep out."""
    declare = game.innermost_or_none(Declare)
    assert declare is not None, "no conflict is being declared"
    type = declare.type
    cards = [card for card in cards_of(decision) if not game.pieces[card].bowed]
    cards.sort(key=lambda card: -skill(game, card, type))
    return sets_of(decision, [tuple(cards[: decision.most])])[0]


def _conflict(game: L5R) -> Conflict:
    conflict = game.table.conflict
    assert conflict is not None, "no conflict is being resolved"
    return conflict
