"""What stays of effects in a state of play: lasting and delayed effects, and how often something was used."""

from __future__ import annotations

from nefrit.kernel.effects import Context
from nefrit.kernel.game_state import F, GameState, M, P, S, T
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.memo import LASTING, LIMITS
from nefrit.kernel.plain import Value


class GameEffects(GameState[P, S, T, F, M]):
    """The mutators of effects that stay, and of limits. See `Game`."""

    __slots__ = ()

    def add_lasting(self, lasting: Lasting) -> None:
        """Establish a lasting effect."""
        self.lasting = (*self.lasting, lasting)
        if self.memo.known & LASTING:
            self.changed(LASTING)

    def edit_lasting(self, number: int) -> Lasting:
        """The lasting effect with this number in `lasting`, ready to be changed."""
        new = self.lasting[number].copy()
        self.lasting = (*self.lasting[:number], new, *self.lasting[number + 1 :])
        if self.memo.known & LASTING:
            self.changed(LASTING)
        return new

    def end_lasting(self, *effects: Lasting) -> None:
        """End lasting effects before their time, such as one that has been used up."""
        self.lasting = tuple([lasting for lasting in self.lasting if lasting not in effects])
        if self.memo.known & LASTING:
            self.changed(LASTING)

    def delay(self, delayed: Delayed) -> None:
        """Establish a delayed effect."""
        self.delayed = (*self.delayed, delayed)
        if self.memo.known & LIMITS:
            self.changed(LIMITS)

    def pop_due(self, moment: str) -> tuple[Delayed, ...]:
        """Take out the delayed effects that wait for this moment, to be carried out now."""
        found: list[Delayed] = []
        for delayed in self.delayed:
            if delayed.when == moment:
                # Another clone may hold this one and its procedure too.
                delayed = delayed.copy()
                delayed.procedure = delayed.procedure.copy()
                found.append(delayed)
        if found:
            self.delayed = tuple([delayed for delayed in self.delayed if delayed.when != moment])
            if self.memo.known & LIMITS:
                self.changed(LIMITS)
        return tuple(found)

    def expire(self, moment: str) -> None:
        """The moment has come: lasting effects that go until then are over, delayed ones never happen.

        Limits are renewed separately, because what happens at that moment may still count against them.
        """
        # Where nothing ends, nothing has changed.
        kept = tuple([lasting for lasting in self.lasting if lasting.until != moment]) if self.lasting else ()
        if len(kept) < len(self.lasting):
            self.lasting = kept
            if self.memo.known & LASTING:
                self.changed(LASTING)
        waiting = tuple([delayed for delayed in self.delayed if delayed.until != moment]) if self.delayed else ()
        if len(waiting) < len(self.delayed):
            self.delayed = waiting
            if self.memo.known & LIMITS:
                self.changed(LIMITS)

    def reset_limits(self, moment: str) -> None:
        """The moment is over: what was limited until then may be used again."""
        for key in self.used:
            if key[0] == moment:
                self.used = {key: count for key, count in self.used.items() if key[0] != moment}
                if self.memo.known & LIMITS:
                    self.changed(LIMITS)
                break

    def count_use(self, until: str, card: int, what: Value) -> None:
        """Count one use of something limited until a moment: by a card in play, or NO_CARD for a limit of its own."""
        key = (until, card, what)
        self.used[key] = self.used.get(key, 0) + 1
        if self.memo.known & LIMITS:
            self.changed(LIMITS)

    def times_used(self, until: str, card: int, what: Value) -> int:
        """How often it has been used since the moment was last over."""
        return self.used.get((until, card, what), 0)

    def _forget(self, card: int) -> None:
        """A card that moves and is out of play then is a new one: its piece, used limits and effects are dropped."""
        if card in self.pieces:
            del self.pieces[card]
        if self.delayed:
            self.delayed = tuple([_without(delayed, card) for delayed in self.delayed])
            if self.memo.known & LIMITS:
                self.changed(LIMITS)
        if self.lasting:
            for lasting in self.lasting:
                if card in lasting.cards:
                    self._end_for(card)
                    break
        for key in self.used:
            if key[1] == card:
                self.used = {key: count for key, count in self.used.items() if key[1] != card}
                if self.memo.known & LIMITS:
                    self.changed(LIMITS)
                break

    def _end_for(self, card: int) -> None:
        """Lasting effects are no longer about this card, and those that were about no other are over."""
        kept: list[Lasting] = []
        for lasting in self.lasting:
            if card in lasting.cards:
                lasting = lasting.copy()
                lasting.cards = tuple([other for other in lasting.cards if other != card])
                if not lasting.cards:
                    continue
            kept.append(lasting)
        self.lasting = tuple(kept)
        if self.memo.known & LASTING:
            self.changed(LASTING)


def _without(delayed: Delayed, card: int) -> Delayed:
    """A delayed effect that no longer is about a card."""
    procedure = delayed.procedure
    if not isinstance(procedure, Context) or card not in procedure.targets:
        return delayed
    delayed = delayed.copy()
    waiting = procedure.copy()
    waiting.targets = tuple([other for other in procedure.targets if other != card])
    delayed.procedure = waiting
    return delayed
