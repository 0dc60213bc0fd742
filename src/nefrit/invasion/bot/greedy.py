"""The greedy bot: it answers by rules of thumb, or as promises most when it looks a little ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.bots.lookahead import Lookahead, some_answers
from nefrit.invasion.bot import building, fighting
from nefrit.invasion.bot.dominance import most_dominant_first
from nefrit.invasion.bot.worth import card_worth, worth
from nefrit.invasion.chain import AddTriggered
from nefrit.invasion.combat import Attack
from nefrit.invasion.constants import TACTIC
from nefrit.invasion.framework import Turns
from nefrit.invasion.state import Invasion
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, Answer, Decision
from nefrit.kernel.plain import Value

ACT: Final = "act-or-pass"
TRIGGER: Final = "trigger-or-pass"
MOST_TRIED: Final = 8
TRIALS: Final = 16
WIDTH: Final = 4
LITTLE: Final = 0.15
"""What gains no more than this is not worth doing: the card may be worth more later."""


class Greedy:
    """Looks to the end of the chain, or of the combat, and takes what is worth most then."""

    imagines = True

    def answer(self, decision: Decision, imagined: Invasion | None, chance: Chance) -> Answer:
        """By a rule of thumb where one is better than looking ahead, else by looking ahead."""
        assert imagined is not None, "this bot imagines"
        known = _by_rule(imagined, decision)
        if known is not None:
            return known
        mind = InvasionMind(imagined)
        if decision.prompt in (ACT, TRIGGER):
            return _act(mind, imagined, decision)
        tries = mind.tries(imagined, decision)
        return tries[0] if len(tries) == 1 else Lookahead(mind, decision.seat, TRIALS, WIDTH).best(imagined, tries)


def _by_rule(game: Invasion, decision: Decision) -> Answer | None:
    """The answer of a rule of thumb, where there is one for this question."""
    prompt = decision.prompt
    if prompt == "keep-hand":
        return building.kept(game, decision)
    if prompt == "assign-damage":
        return fighting.assigned(game, decision)
    if prompt == "indirect":
        return fighting.suffered(game, decision)
    if prompt == "damage-to-target":
        return decision.most
    if prompt in ("which-quest", "restore"):
        return _best_card(game, decision)
    return None


def _act(mind: InvasionMind, game: Invasion, decision: Decision) -> Answer:
    """Act if that is clearly better than to pass; with nothing better to do in the capital phase, build."""
    tries = actions_to_try(game, decision)
    if tries:
        idle = _idle(mind, game, decision)
        values = Lookahead(mind, decision.seat, TRIALS, WIDTH).values(game, tries)
        best = max(values)
        if best > idle + LITTLE:
            return tries[values.index(best)]
    return building.built(game, decision)


def _idle(mind: InvasionMind, game: Invasion, decision: Decision) -> float:
    """What it is worth to pass: what the state is worth, unless something is under way.

    Where that ends the phase, what the next one brings to everybody is no merit of an action.
    """
    seat = decision.seat
    if game.table.combat is not None or game.table.chain:
        return Lookahead(mind, seat, 1).values(game, (0,))[0]
    now = worth(game, seat)
    trial = game.clone()
    trial.answer(seat, 0)
    if mind.is_past(trial) and trial.outcome is None:
        mind.drift = worth(trial, seat) - now
    return now


def actions_to_try(game: Invasion, decision: Decision) -> list[int]:
    """What can be done that has an effect of its own: tactics, attachments, actions; each once."""
    found: dict[Value, int] = {}
    for index, move in enumerate(decision.options):
        if not isinstance(move, tuple) or move[0] == "develop":
            continue
        face = game.faces[move[1]]
        if move[0] != "play" or face.type == TACTIC or face.is_attachment:
            found.setdefault((move[0], face.id if move[0] == "play" else move), index)
    return list(found.values())[:MOST_TRIED]


def _best_card(game: Invasion, decision: Decision) -> int:
    """The card that is worth most; anything rather than to pass."""
    values = [card_worth(game, card) if isinstance(card, int) else -1.0 for card in decision.options]
    return values.index(max(values))


class InvasionMind:
    """What looking ahead needs to know of this game."""

    def __init__(self, game: Invasion) -> None:
        self.turn = game.table.turn
        self.phase = game.table.phase
        self.drift = 0.0

    def is_past(self, game: Invasion) -> bool:
        """Whether the phase is over."""
        return game.table.turn != self.turn or game.table.phase != self.phase

    def worth(self, game: Invasion, seat: int) -> float:
        """How good a state is for a player, without what would have come anyway."""
        return worth(game, seat) - (self.drift if self.is_past(game) else 0.0)

    def is_quiet(self, game: Invasion) -> bool:
        """Outside of combat, when nothing waits on the chain and somebody may act; and whenever a phase is over."""
        table = game.table
        if self.is_past(game):
            return True
        if table.combat is not None or table.chain or table.resolving:
            return False
        return isinstance(game.stack[-1], AddTriggered | Attack | Turns)

    def is_open(self, decision: Decision) -> bool:
        """An opportunity to act."""
        return decision.prompt in (ACT, TRIGGER)

    def habit(self, game: Invasion, decision: Decision) -> Answer:
        """Pass, where one can; else what is usual, else the first of the answers."""
        prompt = decision.prompt
        if prompt == "choose-attackers":
            return fighting.attacks_to_try(game, decision)[0]
        if prompt == "choose-defenders":
            return fighting.usual_defense(game, decision)
        known = _by_rule(game, decision)
        return decision.answers(1)[0] if known is None else known

    def tries(self, game: Invasion, decision: Decision) -> Sequence[Answer]:
        """The answers that promise most at first sight."""
        prompt = decision.prompt
        if prompt == "attack-target":
            on_fulcrum = isinstance(game.stack[-1], Attack) and game.stack[-1].fulcrum
            return most_dominant_first(game, decision) if on_fulcrum else fighting.weakest_first(game, decision)
        if prompt == "choose-attackers":
            return fighting.attacks_to_try(game, decision)
        if prompt == "choose-defenders":
            return fighting.defenses_to_try(game, decision)
        known = _by_rule(game, decision)
        if known is not None:
            return [known]
        if decision.kind != ONE:
            return some_answers(decision, MOST_TRIED)
        return range(min(len(decision.options), MOST_TRIED))
