"""Effects of interrupts and reactions on what they respond to: cancelling, replacing, resolving again."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.initiating import Copied, Use
from nefrit.l5r.moving_fate import MoveFate
from nefrit.l5r.occurrences.kinds import BOWS, DISHONORS, HONORS, READIES
from nefrit.l5r.occurrences.playing import EventResolved
from nefrit.l5r.simultaneous import Simultaneous
from nefrit.l5r.state import L5R
from nefrit.l5r.words.nouns import DuelLoser, That, Victors
from nefrit.l5r.words.numbers import ThatMuch
from nefrit.l5r.words.verbs import Cause, Done, Verb, able, bow, dishonor, honor, ready
from nefrit.parts.words import Cards


def _response(context: Context) -> Use:
    assert isinstance(context, Use), "only an ability that responds can change what it responds to"
    return context


@dataclass(frozen=True)
class CancelEffects(Effect):
    """What this ability interrupts does not happen (l5r.cancel.prevents-initiation)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is no longer imminent (l5r.trigger.step-2-cancel-ends-sequence)."""
        game.happening.prevent(_response(context).nth)
        return None


@dataclass(frozen=True)
class Instead(Effect):
    """Something else is done in the place of what this ability interrupts (l5r.replacement.definition).

    Without anything else, nothing changes.
    """

    done: Effect | None = None

    def can(self, game: L5R, context: Context) -> bool:
        """It must be possible."""
        return self.done is None or self.done.can(game, context)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put it in the place of the original."""
        if isinstance(self.done, Done | MoveFate):
            _replace(game, context, tuple(self.done.made(game, context)))
            return None
        # What asks or takes several steps is done by the ability itself.
        _replace(game, context, ())
        if self.done is not None:
            context.first_do(self.done)
        return None


@dataclass(frozen=True)
class Redirect(Effect):
    """What would happen to a card happens to other cards in its place."""

    cards: Cards

    def can(self, game: L5R, context: Context) -> bool:
        """It must be possible with each of them."""
        return len(self.able_cards(game, context)) == len(self.cards.cards(game, context))

    def able_cards(self, game: L5R, context: Context) -> list[int]:
        """The cards to which it can happen."""
        cause = Cause(context.seat, context.source)
        return [card for card in self.cards.cards(game, context) if able(game, self.verb(context), cause, card)]

    def verb(self, context: Context) -> Verb:
        """What would happen, as something that is done."""
        assert context.occurrence is not None, "it responds to what would happen to a card"
        return VERB_OF[context.occurrence.kind]

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put it in the place of the original."""
        cause, verb = Cause(context.seat, context.source), self.verb(context)
        cards = self.able_cards(game, context)
        _replace(game, context, tuple(one for card in cards for one in verb.occurrences(game, cause, card, 0)))
        return None


VERB_OF: Final = {HONORS: honor, DISHONORS: dishonor, BOWS: bow, READIES: ready}
"""What can be redirected: the verbs of what happens to cards."""


def instead(done: Effect | None = None) -> Instead:
    """Something else in the place of what would happen, or nothing: `instead(bow(this))`, `instead()`."""
    return Instead(done)


def redirect(cards: Cards) -> Redirect:
    """What would happen to a card happens to others: `redirect(it)`."""
    return Redirect(cards)


def _replace(game: L5R, context: Context, made: tuple[Occurrence, ...]) -> None:
    """An interrupt to what "would" happen changes it: the original is no longer imminent, the new is in its place.

    l5r.trigger.step-2-change-replaces, l5r.would.changed-condition-closes-original, decision.l5r.two-replacements.
    Another replacement waits until the original would resolve; of several the latest counts
    (l5r.replacement.timing, l5r.replacement.most-recent-wins).
    """
    use = _response(context)
    happening = game.happening
    assert isinstance(happening, Simultaneous)
    if use.ability.when is not None and use.ability.when.says_would:
        happening.change(use.nth, made)
    else:
        happening.replace(use.nth, made)


@dataclass(frozen=True)
class ResolveEventAgain(Effect):
    """Resolve the event that has just resolved as if you had just played it, without costs, with new targets."""

    def _use(self, game: L5R, context: Context) -> Copied | None:
        resolved = context.occurrence
        if not isinstance(resolved, EventResolved):
            return None
        for ability in game.faces[resolved.card].triggered:
            return Copied(context.seat, resolved.card, ability)
        return None

    def can(self, game: L5R, context: Context) -> bool:
        """Not what cancels or depends on what triggered it; its restrictions hold, and it must change something.

        l5r.faq.mirrors-gaze-cannot-copy-cancels, l5r.faq.mirrors-gaze-cannot-copy-trigger-dependent
        """
        use = self._use(game, context)
        return use is not None and not depends_on_trigger(use.ability.effect) and use.usable(game)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Choose targets, attempt to initiate, resolve."""
        return self._use(game, context)


def depends_on_trigger(node: object) -> bool:
    """Whether an effect needs the occurrence it responded to."""
    if isinstance(node, tuple):
        return any(depends_on_trigger(part) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return False
    if isinstance(node, CancelEffects | Instead | Redirect):
        return True
    if isinstance(node, That | DuelLoser | Victors | ThatMuch):
        return True
    return any(depends_on_trigger(getattr(node, field.name)) for field in fields(node))
