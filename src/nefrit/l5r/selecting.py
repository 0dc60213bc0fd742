"""Selecting one of several effects (l5r.select.definition), before the dash or after it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.players import EACH_PLAYER, THAT_PLAYER, YOU, YOUR_OPPONENT, seat_of
from nefrit.l5r.state import L5R


@dataclass(frozen=True)
class Selection(Effect):
    """An effect that a player selects, as the effect of an ability before the dash (l5r.select.before-dash)."""

    def chosen(self, game: L5R, context: Context) -> Effect:
        """The selected one, once it has been answered."""
        raise NotImplementedError(f"{type(self).__name__} does not say what was selected")

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do it next."""
        context.first_do(self.chosen(game, context))
        return None


@dataclass(frozen=True)
class Select(Selection):
    """One of several effects, as a player selects among those that would change something.

    As the effect of an ability it stands before the dash, and is selected when targets are chosen; no cost is paid by
    it (l5r.cost.select-one-not-a-cost). As a part of an effect, or `after_dash`, it is selected when it resolves
    (l5r.select.after-dash).
    """

    options: tuple[Effect, ...]
    by: str = YOU
    after_dash: bool = False

    def can(self, game: L5R, context: Context) -> bool:
        """Any option that would change the game is enough."""
        return any(option.can(game, context) for option in self.options)

    def possible(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Which options may be selected: those that would change something, or all if none would.

        l5r.select.must-change-game-state, l5r.effect.choose-among-effects-1-0, l5r.effect.choose-among-effects-1-5
        """
        able = tuple([index for index, option in enumerate(self.options) if option.can(game, context)])
        return able or tuple(range(len(self.options)))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one, if there is a choice (l5r.select.controller-selects)."""
        possible = self.possible(game, context)
        if len(possible) == 1:
            return None
        moves = [("option", NO_CARD, index) for index in possible]
        rule = "l5r.select.controller-selects"
        return choose(seat_of(self.by, context), moves, "answer", rule, "select-one", context.source)

    def chosen(self, game: L5R, context: Context) -> Effect:
        """The selected one, once it has been answered."""
        answer = context.answer
        index = answer[2] if isinstance(answer, tuple) else self.possible(game, context)[0]
        return self.options[index]


def before_dash(effect: Effect) -> Selection | None:
    """What must be selected when the targets of an ability with this effect are chosen, if anything."""
    if isinstance(effect, Select) and effect.after_dash:
        return None
    return effect if isinstance(effect, Selection) else None


@dataclass(frozen=True)
class OnePlayer(Select):
    """One of the players, as you choose among those to whom it would do something (l5r.target.choose-means-target).

    `effect` says what is done to that player.
    """

    effect: Effect | None = None


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Something done to you and to your opponent, in player order (decision.l5r.each-player-in-order)."""

    yours: Effect
    theirs: Effect
    effect: Effect

    def can(self, game: L5R, context: Context) -> bool:
        """One player is enough."""
        return self.yours.can(game, context) or self.theirs.can(game, context)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """One after the other."""
        parts = (self.yours, self.theirs)
        context.first_do(*(parts if game.table.first == context.seat else reversed(parts)))
        return None


def one_player(effect: Effect) -> OnePlayer:
    """Choose a player: `one_player(DrawCards(1, THAT_PLAYER))`."""
    return OnePlayer((_said_of(effect, YOU), _said_of(effect, YOUR_OPPONENT)), effect=effect)


def each_player(effect: Effect) -> EachPlayer:
    """Each player: `each_player(DrawCards(2, EACH_PLAYER))`."""
    return EachPlayer(_said_of(effect, YOU), _said_of(effect, YOUR_OPPONENT), effect)


_ANY: Final = (THAT_PLAYER, EACH_PLAYER)


def _said_of(effect: Effect, whose: str) -> Effect:
    """An effect on that player, or on each player, as one on this player."""
    changed: dict[str, Any] = {}
    for field in fields(effect):
        value = getattr(effect, field.name)
        if isinstance(value, str) and value in _ANY:
            changed[field.name] = whose
        elif isinstance(value, Effect):
            changed[field.name] = _said_of(value, whose)
        elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
            changed[field.name] = tuple([_said_of(part, whose) for part in value])
    return replace(effect, **changed)
