"""Rules of thumb outside of conflicts: mulligans, buying characters, fate on them, bids, discards."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import PASS, Answer, Decision
from nefrit.l5r.bot.worth import FATE, rounds_worth
from nefrit.l5r.constants import CHARACTER, CONFLICT_TYPES, HOLDING, MILITARY, POLITICAL
from nefrit.l5r.duels import Duel, dueling_skill
from nefrit.l5r.prices import fate_cost
from nefrit.l5r.state import HAND, L5R
from nefrit.l5r.values import characters, opponent_of, skill
from nefrit.l5r.victory import HONOR_TO_WIN

ENOUGH_CHARACTERS = 3


def placed_provinces(game: L5R, decision: Decision, chance: Chance) -> Answer:
    """The strongest province under the stronghold, the others in any order."""
    order = list(chance.shuffled(range(len(decision.options))))
    strongest = max(order, key=lambda index: game.faces[_card(decision, index)].strength)
    order.remove(strongest)
    return (*order, strongest)


def thrown_from_provinces(game: L5R, decision: Decision) -> Answer:
    """Throw back what is too dear for the first round, holdings beyond the first, and what can do nothing alone."""
    thrown: list[int] = []
    holdings = 0
    for index in range(len(decision.options)):
        face = game.faces[_card(decision, index)]
        holdings += face.type == HOLDING
        dear = face.type == CHARACTER and not 1 <= (face.cost or 0) <= 5
        if dear or (face.type == HOLDING and holdings > 1) or face.type not in (CHARACTER, HOLDING):
            thrown.append(index)
    return tuple(thrown)


def thrown_from_hand(game: L5R, decision: Decision) -> Answer:
    """Throw back what is dear."""
    indices = range(len(decision.options))
    return tuple(index for index in indices if (game.faces[_card(decision, index)].cost or 0) >= 3)


def thrown_in_regroup(game: L5R, decision: Decision) -> Answer:
    """Throw away characters that are hardly worth their province, and those too dear for the next round."""
    thrown: list[int] = []
    for index in range(len(decision.options)):
        face = game.faces[_card(decision, index)]
        if face.type == CHARACTER and ((face.cost or 0) == 0 or (face.cost or 0) > 7 + game.seats[decision.seat].fate):
            thrown.append(index)
    return tuple(thrown)


def _card(decision: Decision, index: int) -> int:
    card = decision.options[index]
    assert isinstance(card, int)
    return card


# ---- Buying characters


def bought(game: L5R, decision: Decision) -> int:
    """The best character to buy now, or to pass. A duplicate is always worth discarding."""
    seat = decision.seat
    best, found = 0.0, 0
    for index, move in enumerate(decision.options):
        if move == PASS or not isinstance(move, tuple):
            continue
        verb, card = move[0], move[1]
        if verb == "discard-duplicate":
            return index
        if verb == "play" and isinstance(card, int):
            value = _purchase(game, seat, card)
            if value > best:
                best, found = value, index
    return found


def _purchase(game: L5R, seat: int, card: int) -> float:
    """What it is worth to buy a character and to place as much fate on it as is wise, less what that costs."""
    price = fate_cost(game, seat, card)
    left = game.seats[seat].fate - price
    own = len(characters(game, seat))
    if left < _kept(game, seat) and own >= 2:
        return 0.0
    extra = extra_fate_of(game, seat, card, left)
    value = _printed_body(game, card) * (1 + rounds_worth(extra)) - 0.75 * FATE * (price + extra)
    # Somebody must be there to attack and to defend.
    return max(value, 0.1) if own < ENOUGH_CHARACTERS else value


def _printed_body(game: L5R, card: int) -> float:
    face = game.faces[card]
    skills = (face.military or 0) + (face.political or 0)
    return 0.5 * skills + 0.1 * face.glory + 0.4 * bool(face.triggered or face.standing)


def _kept(game: L5R, seat: int) -> int:
    """The fate to keep for cards in hand."""
    costs = [game.faces[card].cost or 0 for card in game.zone(HAND, seat)]
    return min(2, max(costs, default=0))


def extra_fate_of(game: L5R, seat: int, card: int, fate: int) -> int:
    """How much of so much fate to place on a character: the more, the better it is."""
    cost = game.faces[card].cost or 0
    if game.table.phase != "dynasty":
        return 1 if fate >= 4 and cost >= 2 else 0
    wanted = min(3, (cost + 1) // 2)
    if _printed_body(game, card) < 1.5:
        wanted = min(wanted, 1)
    others = len([other for other in characters(game, seat) if other != card])
    # Without another character some fate is left to buy one, but nobody who was dear goes after one round.
    spare = fate - _kept(game, seat) - (2 if others == 0 else 0)
    return min(wanted, max(spare, min(fate, 1 if cost >= 3 else 0), 0))


def extra_fate(game: L5R, decision: Decision) -> int:
    """How much fate to place on a character that has just been played."""
    wanted = extra_fate_of(game, decision.seat, decision.source, decision.most)
    return max(decision.least, min(decision.most, wanted))


# ---- Honor


def bid(game: L5R, decision: Decision, chance: Chance) -> int:
    """How much honor to bid: less the nearer anybody is to an end by honor, more with few cards in hand."""
    seat = decision.seat
    duel = game.innermost_or_none(Duel)
    mine, theirs = game.seats[seat].honor, game.seats[opponent_of(seat)].honor
    if duel is not None:
        wanted = _bid_in_duel(game, seat, duel) + chance.below(2)
    elif mine <= 6 or theirs >= HONOR_TO_WIN - 5 or mine >= HONOR_TO_WIN - 6:
        wanted = 1
    else:
        wanted = 2 + chance.below(3)
        wanted += mine >= 10 and len(game.zone(HAND, seat)) <= 4
        wanted -= theirs <= 6
    highest = max(1, mine - 1)
    return max(decision.least, min(decision.most, wanted, highest))


def _bid_in_duel(game: L5R, seat: int, duel: Duel) -> int:
    """Who is far ahead or far behind need not pay for it."""
    both = (duel.challenger, duel.challenged)
    own, other = both if game.pieces[duel.challenger].controller == seat else both[::-1]
    ahead = dueling_skill(game, own, duel.challenge.type) - dueling_skill(game, other, duel.challenge.type)
    if ahead >= 4 or ahead <= -5 or game.seats[seat].honor <= 5:
        return 1
    return 3 if ahead < 0 else 2


def favor_side(game: L5R, decision: Decision) -> int:
    """The side on which one's characters are stronger."""
    totals = [
        sum(skill(game, card, type) for card in characters(game, decision.seat)) for type in (MILITARY, POLITICAL)
    ]
    wanted = CONFLICT_TYPES[totals.index(max(totals))]
    return decision.options.index(wanted) if wanted in decision.options else 0


def least_useful(game: L5R, decision: Decision) -> Answer:
    """As few cards as must be, the dearest first: they are the least likely to be played."""
    indices = sorted(range(len(decision.options)), key=lambda index: -(game.faces[_card(decision, index)].cost or 0))
    return tuple(sorted(indices[: decision.least]))
