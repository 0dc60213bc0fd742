"""The greedy bot: it answers by rules of thumb, or as promises most when it looks a little ahead."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.bots.lookahead import Lookahead, some_answers
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, PASS, Answer, Decision
from nefrit.l5r.bot import fighting, managing
from nefrit.l5r.bot.worth import character_worth, worth
from nefrit.l5r.conflict import Declare
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Forbids
from nefrit.l5r.values import is_character
from nefrit.l5r.windows import ActionWindow, DynastyWindow

ACT = "act-or-pass"
DECLARE = "declare-conflict"
MOST_TRIED = 10
LITTLE = 0.15
"""What gains no more than this is not worth doing: the card may be worth more later."""


class Greedy:
    """Looks as far as the end of a conflict, or of what it begins, and takes what is worth most then."""

    imagines = True

    def answer(self, decision: Decision, imagined: L5R | None, chance: Chance) -> Answer:
        """By a rule of thumb where one is better than looking ahead, else by looking ahead."""
        assert imagined is not None, "this bot imagines"
        known = _by_rule(imagined, decision, chance)
        if known is not None:
            return known
        mind = L5RMind(imagined)
        tries = mind.tries(imagined, decision)
        if mind.in_dynasty:
            return _act_or_buy(mind, imagined, decision, tries)
        if decision.kind == ONE and decision.options[0] == PASS:
            return _act_or_pass(mind, imagined, decision, tries)
        if len(tries) == 1:
            return tries[0]
        return Lookahead(mind, decision.seat).best(imagined, tries)


def _by_rule(game: L5R, decision: Decision, chance: Chance) -> Answer | None:
    """The answer of a rule of thumb, where there is one for this question."""
    prompt = decision.prompt
    if prompt == "place-provinces":
        return managing.placed_provinces(game, decision, chance)
    if prompt == "mulligan-provinces":
        return managing.thrown_from_provinces(game, decision)
    if prompt == "mulligan-hand":
        return managing.thrown_from_hand(game, decision)
    if prompt == "discard-from-provinces":
        return managing.thrown_in_regroup(game, decision)
    if prompt == "bid-honor":
        return managing.bid(game, decision, chance)
    if prompt == "extra-fate":
        return managing.extra_fate(game, decision)
    if prompt == "favor-side":
        return managing.favor_side(game, decision)
    if prompt == "choose-evaded":
        return fighting.evaded(game, decision)
    if prompt in ("discard-cards", "discard-excess"):
        return managing.least_useful(game, decision)
    if prompt in ("discard-next", "order-discards"):
        # All of them go, in whatever order.
        return decision.answers(1)[0]
    return None


def _act_or_pass(mind: L5RMind, game: L5R, decision: Decision, tries: Sequence[Answer]) -> Answer:
    """Act if that is clearly better than passing."""
    values = Lookahead(mind, decision.seat).values(game, tries)
    best = max(values)
    return tries[values.index(best)] if best > values[0] + LITTLE else 0


def _act_or_buy(mind: L5RMind, game: L5R, decision: Decision, tries: Sequence[Answer]) -> Answer:
    """Act if that is clearly better than doing nothing yet; else buy characters, and pass in the end."""
    if tries:
        values = Lookahead(mind, decision.seat).values(game, tries)
        best = max(values)
        if best > worth(game, decision.seat) + LITTLE:
            return tries[values.index(best)]
    return managing.bought(game, decision)


class L5RMind:
    """What looking ahead needs to know of this game."""

    scale = 6.0
    """About what a province is worth."""
    caution = 0.0
    worlds = 8

    def __init__(self, game: L5R) -> None:
        self.phase = game.table.phase_number
        self.in_dynasty = isinstance(game.stack[-1], DynastyWindow)

    def worth(self, game: L5R, seat: int) -> float:
        """How good a state is for a player."""
        return worth(game, seat)

    def is_quiet(self, game: L5R) -> bool:
        """Between conflicts, when somebody has an opportunity to act or to declare, and whenever a phase is over."""
        table = game.table
        if table.phase_number != self.phase:
            return True
        top = game.stack[-1]
        if table.conflict is not None:
            return False
        if isinstance(top, Declare):
            return top.chosen == PASS
        return isinstance(top, ActionWindow | DynastyWindow)

    def is_open(self, decision: Decision) -> bool:
        """An opportunity to act, or to declare a conflict."""
        return decision.prompt in (ACT, DECLARE)

    def habit(self, game: L5R, decision: Decision) -> Answer:
        """Pass, where one can; else what is usual, else the first of the answers."""
        prompt = decision.prompt
        if prompt == "choose-defenders":
            return fighting.usual_defense(game, decision)
        if prompt == "ring-effect":
            return fighting.ring_effect(game, decision)
        if prompt == "attack-province":
            return fighting.weakest_province(game, decision)
        if prompt == "choose-attackers":
            return fighting.attacks_to_try(game, decision)[0]
        if prompt == "choose-evaded":
            return fighting.evaded(game, decision)
        if prompt == "extra-fate":
            return managing.extra_fate(game, decision)
        if prompt == "bid-honor":
            return 2
        if prompt == "attach-to":
            return self.tries(game, decision)[0]
        return decision.answers(1)[0]

    def guess(self, game: L5R, decision: Decision, chance: Chance) -> Answer:
        """Bids as this bot would bid; anything else may be."""
        return managing.bid(game, decision, chance) if decision.prompt == "bid-honor" else decision.random(chance)

    def passes(self, game: L5R, decision: Decision) -> bool:
        """Nowhere: every answer counts."""
        return False

    def branches(self, decision: Decision) -> bool:
        """All of them: a conflict is short, and each answer in it may decide it."""
        return True

    def tries(self, game: L5R, decision: Decision) -> Sequence[Answer]:
        """The answers that promise most at first sight."""
        prompt = decision.prompt
        if prompt == DECLARE:
            return fighting.declarations_to_try(game, decision)
        if prompt == "choose-attackers":
            return fighting.attacks_to_try(game, decision)
        if prompt == "choose-defenders":
            return fighting.defenses_to_try(game, decision)
        if decision.kind != ONE:
            return some_answers(decision, MOST_TRIED)
        if prompt == "attach-to":
            return _parents(game, decision)
        if self.in_dynasty and prompt == ACT:
            return [index for index, move in enumerate(decision.options) if _verb(move) == "use"]
        if decision.options[0] == PASS:
            return range(min(len(decision.options), MOST_TRIED))
        return _most_important_first(game, decision)[:MOST_TRIED]


def _verb(move: object) -> object:
    return move[0] if isinstance(move, tuple) else move


def _parents(game: L5R, decision: Decision) -> list[Answer]:
    """What helps goes on one's own characters, what harms on the opponent's; the best characters first."""
    face = game.faces[decision.source]
    # l5r.x.default-zero
    bonuses = [bonus for bonus in (face.military_bonus, face.political_bonus) if isinstance(bonus, int)]
    harms = sum(bonuses) < 0 or any(isinstance(effect, Forbids) for effect in face.standing)
    order = _most_important_first(game, decision)
    fitting = [index for index in order if (_controller(game, decision, index) == decision.seat) != harms]
    return [*(fitting or order)]


def _controller(game: L5R, decision: Decision, index: int) -> int:
    card = decision.options[index]
    return game.pieces[card].controller if isinstance(card, int) and card in game.pieces else -1


def _most_important_first(game: L5R, decision: Decision) -> list[int]:
    """The options by what their characters are worth; the best of either side comes early, other options first."""

    def importance(index: int) -> float:
        option = decision.options[index]
        card = option[1] if isinstance(option, tuple) and len(option) > 1 else option
        if isinstance(card, int) and card in game.pieces and is_character(game, card):
            return -character_worth(game, card)
        return -100.0

    return sorted(range(len(decision.options)), key=importance)
