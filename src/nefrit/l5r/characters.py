"""Effects on characters beyond the plain verbs: gaining abilities, effects that come later."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.abilities import printed_on
from nefrit.l5r.constants import END_OF_CONFLICT, END_OF_PHASE
from nefrit.l5r.standing import establish, is_forbidden
from nefrit.l5r.state import L5R
from nefrit.l5r.values import characters


@dataclass(frozen=True)
class GainAbility(Effect):
    """This character gains a triggered ability printed on another character until the end of the phase."""

    def abilities(self, game: L5R, context: Context) -> list[tuple[Value, ...]]:
        """The abilities to choose from, as moves."""
        return [
            ("gain-ability", card, index)
            for seat in (0, 1)
            for card in characters(game, seat)
            if card != context.source and not is_forbidden(game, "target", card, by=context.seat, kind="character")
            for index in range(len(printed_on(game, card)))
        ]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(self.abilities(game, context))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one."""
        moves = self.abilities(game, context)
        rule = "l5r.target.choose-means-target"
        return choose(context.seat, moves, "answer", rule, "choose-ability", context.source) if moves else None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is not printed on it (l5r.gain.not-printed, l5r.gain.characteristics).

        Without any, nothing was done (l5r.then.requires-full-success).
        """
        if not isinstance(context.answer, tuple):
            context.done = False
            return None
        ability = printed_on(game, context.answer[1])[context.answer[2]]
        establish(game, ability, (context.source,), END_OF_PHASE, context.seat, context.source)
        return None


@dataclass(frozen=True)
class Later(Effect):
    """A delayed effect on the same targets: it resolves by itself at a moment of this conflict, or never.

    l5r.delayed.definition, l5r.delayed.not-a-new-triggered-ability, l5r.delayed.keeps-source-card-type. What may be
    done then is the option of the same player (l5r.may.default-controller).
    """

    moment: str
    effect: Effect

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Wait for it."""
        waiting = Context(context.seat, context.source, (self.effect,), targets=context.targets)
        game.delay(Delayed(self.moment, waiting, "" if self.moment == "conflict-ends" else END_OF_CONFLICT))
        return None
