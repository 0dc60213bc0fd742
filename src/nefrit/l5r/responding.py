"""Effects of interrupts and reactions on what they respond to: cancelling, replacing, resolving again."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import first
from nefrit.l5r.abilities import Use, refusals_of_effect, refusals_of_restrictions
from nefrit.l5r.effects import Do, Who
from nefrit.l5r.occurrences.kinds import HONORS
from nefrit.l5r.occurrences.playing import EventResolved
from nefrit.l5r.simultaneous import Simultaneous
from nefrit.l5r.state import L5R
from nefrit.l5r.verbs import Cause, able, occurrences


def _response(context: Context) -> Use:
    assert isinstance(context, Use), "only an ability that responds can change what it responds to"
    return context


@dataclass(frozen=True)
class CancelEffects(Effect):
    """What this ability interrupts does not happen (l5r.cancel.prevents-initiation)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is no longer imminent (l5r.cancel.no-longer-imminent).

        l5r.trigger.step-2-cancel-ends-sequence
        """
        happening = game.frame(Simultaneous)
        nth = _response(context).nth
        happening.imminent = tuple([number for number in happening.imminent if number != nth])
        return None


@dataclass(frozen=True)
class Instead(Effect):
    """Something else is done to cards in the place of what this ability interrupts (l5r.replacement.definition)."""

    do: Do

    def can(self, game: L5R, context: Context) -> bool:
        """It must be possible."""
        return self.do.can(game, context)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put it in the place of the original."""
        cause = Cause(context.seat, context.source)
        cards = self.do.able_cards(game, context)
        _replace(game, context, tuple(one for card in cards for one in occurrences(game, self.do.verb, cause, card)))
        return None


@dataclass(frozen=True)
class NothingInstead(Effect):
    """Nothing changes in the place of what this ability interrupts (l5r.replacement.definition)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put nothing in the place of the original."""
        _replace(game, context, ())
        return None


def _replace(game: L5R, context: Context, made: tuple[Occurrence, ...]) -> None:
    """An interrupt to what "would" happen changes it: the original is no longer imminent, the new is in its place.

    l5r.trigger.step-2-change-replaces, l5r.would.changed-condition-closes-original, decision.l5r.two-replacements.
    Another replacement waits until the original would resolve; of several the latest counts
    (l5r.replacement.timing, l5r.replacement.most-recent-wins).
    """
    use = _response(context)
    happening = game.frame(Simultaneous)
    if use.ability.when is not None and use.ability.when.would:
        happening.change(use.nth, made)
    else:
        happening.instead = (*happening.instead, (use.nth, made))


@dataclass(frozen=True)
class HonorThatInstead(Effect):
    """The chosen character is honored or dishonored in the place of the one that would be."""

    def can(self, game: L5R, context: Context) -> bool:
        """It must be possible."""
        cause = Cause(context.seat, context.source)
        return all(able(game, self.verb(context), cause, card) for card in context.targets)

    def verb(self, context: Context) -> str:
        """Whether it is honored or dishonored."""
        assert context.occurrence is not None, "it responds to a character being honored or dishonored"
        return "honor" if context.occurrence.kind == HONORS else "dishonor"

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put it in the place of the original."""
        cause = Cause(context.seat, context.source)
        verb = self.verb(context)
        cards = [card for card in context.targets if able(game, verb, cause, card)]
        _replace(game, context, tuple(one for card in cards for one in occurrences(game, verb, cause, card)))
        return None


@dataclass(frozen=True)
class ResolveEventAgain(Effect):
    """Resolve the event that has just resolved as if you had just played it, without costs, with new targets."""

    def _use(self, game: L5R, context: Context) -> Use | None:
        resolved = context.occurrence
        if not isinstance(resolved, EventResolved):
            return None
        for ability in game.faces[resolved.card].triggered:
            use = Use(context.seat, resolved.card, ability)
            use.copied = True
            return use.starting_at("choose_target")
        return None

    def can(self, game: L5R, context: Context) -> bool:
        """Not what cancels or depends on what triggered it; its restrictions hold, and it must change something.

        l5r.faq.mirrors-gaze-cannot-copy-cancels, l5r.faq.mirrors-gaze-cannot-copy-trigger-dependent
        """
        use = self._use(game, context)
        return (
            use is not None
            and not depends_on_trigger(use.ability.effect)
            and first(refusals_of_restrictions(game, use)) is None
            and first(refusals_of_effect(game, use)) is None
        )

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Choose targets, attempt to initiate, resolve."""
        return self._use(game, context)


def depends_on_trigger(node: object) -> bool:
    """Whether an effect needs the occurrence it responded to."""
    if isinstance(node, tuple):
        return any(depends_on_trigger(part) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return False
    if isinstance(node, CancelEffects | Instead | NothingInstead | HonorThatInstead):
        return True
    if isinstance(node, Who) and node.who in ("that", "victors"):
        return True
    if getattr(node, "word", "") == "that much":
        return True
    return any(depends_on_trigger(getattr(node, field.name)) for field in fields(node))
