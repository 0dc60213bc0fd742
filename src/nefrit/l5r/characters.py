"""Effects on characters beyond the plain verbs: moving tokens, gaining abilities, one honored and one dishonored."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.abilities import printed_on
from nefrit.l5r.constants import END_OF_CONFLICT, END_OF_PHASE, HONORED
from nefrit.l5r.filters import parent_of
from nefrit.l5r.occurrences.fate import FateMoved
from nefrit.l5r.occurrences.happenings import CARD_EFFECT
from nefrit.l5r.occurrences.personal_honor import StatusMoved
from nefrit.l5r.standing import establish, is_forbidden
from nefrit.l5r.state import L5R
from nefrit.l5r.values import characters
from nefrit.l5r.verbs import Cause, able, occurrences


@dataclass(frozen=True)
class MoveHonor(Effect):
    """Move an honored status token from this character to the chosen one."""

    def can(self, game: L5R, context: Context) -> bool:
        """This must have one, and the other must be able to take it."""
        piece = game.pieces.get(context.source)
        if piece is None or piece.status != HONORED:
            return False
        return all(card in game.pieces and game.pieces[card].status != HONORED for card in context.targets)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """The character becomes honored; it is not honored by anybody."""
        if not self.can(game, context):
            context.done = False
            return None
        made = [
            StatusMoved(card, context.seat, source=context.source, by=context.seat, how=CARD_EFFECT)
            for card in context.targets
        ]
        return game.happen(*made)


@dataclass(frozen=True)
class MoveFateToAttached(Effect):
    """Move fate from the chosen character to the attached one."""

    amount: int = 1

    def can(self, game: L5R, context: Context) -> bool:
        """There must be fate to move."""
        parent = parent_of(game, context.source)
        return parent in game.pieces and all(
            card in game.pieces
            and game.pieces[card].fate > 0
            and not is_forbidden(game, "lose-fate", card, context.seat)
            for card in context.targets
        )

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Move it."""
        parent = parent_of(game, context.source)
        if not self.can(game, context):
            context.done = False
            return None
        made = [
            FateMoved(parent, context.seat, self.amount, source=card, by=context.seat, how=CARD_EFFECT)
            for card in context.targets
        ]
        return game.happen(*made)


@dataclass(frozen=True)
class HonorOneDishonorOther(Effect):
    """Of the two chosen characters honor one and dishonor the other."""

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which is honored."""
        rule = "l5r.ability.controller-makes-decisions"
        return choose(context.seat, context.targets, "answer", rule, "choose-honored", context.source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Both at the same time, as far as possible (l5r.faq.shameful-display-one-change-suffices).

        It is done if that is both (l5r.then.requires-full-success).
        """
        cause = Cause(context.seat, context.source)
        made: list[Occurrence] = []
        for card in context.targets:
            verb = "honor" if card == context.answer else "dishonor"
            if able(game, verb, cause, card):
                made.extend(occurrences(game, verb, cause, card))
            else:
                context.done = False
        return game.happen(*made) if made else None


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
