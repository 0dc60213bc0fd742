"""Choosing the card of the round: each is tried against what the others may well choose."""

from __future__ import annotations

from typing import Final

from nefrit.bots.lookahead import Lookahead, Mind
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Decision
from nefrit.kernel.plain import Value
from nefrit.senjutsu.bot.danger import appeals
from nefrit.senjutsu.state import Senjutsu

EFFORT: Final = 10
"""So many rounds are imagined, shared among the fighters who make them longer."""
FEWEST: Final = 2
AS_GOOD: Final = 0.25
"""Cards that promise as much but for this are chosen from by chance, so that nobody foresees it."""


def chosen_card(game: Senjutsu, decision: Decision, chance: Chance, mind: Mind) -> int:
    """The card that does best against what the opponents may have chosen."""
    tries = different(game, decision)
    if len(tries) == 1:
        return tries[0]
    totals = dict.fromkeys(tries, 0.0)
    weights = 0.0
    seat = decision.seat
    for number in range(max(FEWEST, EFFORT // game.seat_count)):
        imagined = game if number == 0 else game.imagine(seat, chance)
        weight = _given_appeal(imagined, seat)
        weights += weight
        trial = imagined.clone()
        for other in imagined.pending:
            if other.seat != seat:
                trial.answer(other.seat, likely(imagined, other, chance))
        answers = list(totals)
        for answer, value in zip(answers, Lookahead(mind, seat, len(answers)).values(trial, answers), strict=True):
            totals[answer] += weight * value
        if number:
            # What has done badly twice is not tried again; once may be bad luck.
            best = sorted(totals, key=lambda answer: -totals[answer])[: max(FEWEST, len(totals) // 2 + 1)]
            totals = {answer: totals[answer] for answer in best}
    enough = max(totals.values()) - AS_GOOD * weights
    return chance.shuffled([answer for answer, total in totals.items() if total >= enough])[0]


def different(game: Senjutsu, decision: Decision) -> list[int]:
    """The options without second copies of a card."""
    found: dict[Value, int] = {}
    for number, option in enumerate(decision.options):
        found.setdefault(game.faces[option].id if isinstance(option, int) else option, number)
    return list(found.values())


def likely(game: Senjutsu, decision: Decision, chance: Chance) -> int:
    """A card that somebody else may well choose: by chance, but rather one that suits the moment."""
    weights = appeals(game, decision.seat, decision.options)
    left = chance.below(1000) / 1000 * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    return len(weights) - 1


def _given_appeal(game: Senjutsu, seat: int) -> float:
    """How likely it is that the others have chosen what is imagined here, where they have chosen already."""
    weight = 1.0
    for other, value in game.answers_so_far:
        if other != seat:
            weight *= appeals(game, other, [value])[0]
    return weight
