"""Cancelling actions and the playing of cards, while they wait on the chain (invasion.term.just-played)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.invasion.abilities import Link
from nefrit.invasion.filters import accepted
from nefrit.invasion.happening import happen
from nefrit.invasion.occurrences.resources import ResourcesSpent
from nefrit.invasion.playing import Play, PlayTactic
from nefrit.invasion.state import BEING_PLAYED, Invasion
from nefrit.invasion.targets import Aim
from nefrit.invasion.trees import A_CHAIN, Requirement
from nefrit.kernel.decisions import NO, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse


@dataclass(frozen=True)
class JustPlayed(Aim):
    """A card that is being played, anywhere in the chain (invasion.term.just-played-any-in-chain).

    Others may have been added after it (invasion.term.just-played-high-elfs-disdain). The filters say of which type it
    must be (invasion.term.just-played-cancel-type).
    """

    @property
    def needs(self) -> int:
        """There must be a chain, if anything must be chosen at all."""
        return A_CHAIN if self.least else 0

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards of the chain that are being played, the last first."""
        links = [link for link in reversed(game.table.chain) if not link.cancelled]
        played = [link.source for link in links if isinstance(link, PlayTactic)]
        return tuple([card for card in played if game.lies_in(card, BEING_PLAYED) and card != context.source])

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """By what is printed; a unit that enters play may be protected already (invasion.errata.church-of-sigmar)."""
        if accepted(game, context, card, self.filters):
            return () if self.untargeted else self.protection(game, context, card)
        return (refuse("invasion.term.just-played-cancel-type", "not-a-target"),)


@dataclass(frozen=True)
class JustTriggered(Aim):
    """A card whose action waits on the chain, and that is not being played itself; tactics too, if that is said.

    invasion.faq.mage-of-loec-not-permanents
    """

    tactics: bool = False

    @property
    def needs(self) -> int:
        """There must be a chain, if anything must be chosen at all."""
        return A_CHAIN if self.least else 0

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The sources of these actions, the last first."""
        kind: type[Link] = Play if self.tactics else PlayTactic
        links = [link for link in reversed(game.table.chain) if not isinstance(link, kind) and not link.cancelled]
        return tuple(dict.fromkeys([link.source for link in links]))

    def protection(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """It is the action that is targeted, and not the card."""
        return ()

    @property
    def costs_more(self) -> bool:
        """It is the action that is targeted, and not the card."""
        return False


@dataclass(frozen=True)
class OnChain(Requirement):
    """There is something on the chain to cancel, so that it can be responded to (invasion.term.just-played)."""

    what: JustPlayed | JustTriggered

    @property
    def needs(self) -> int:
        """A chain."""
        return A_CHAIN

    def holds(self, game: Invasion, context: Context) -> bool:
        """Whether anything can be chosen now."""
        return self.what.has(game, context, 1)


@dataclass(frozen=True)
class UnlessAllSpent(Effect):
    """An effect, unless the player of the targeted card spends all resources of the pool, even if there are none."""

    effect: Effect

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """The player of the card decides."""
        if not any(game.lies_in(card, BEING_PLAYED) for card in context.targets):
            return None
        seat = game.place(context.targets[0])[1]
        rule = "invasion.zone.entering-savage-marauders"
        return choose(seat, ("pay", NO), "answer", rule, "unless-paid", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Paid, or done."""
        if context.answer != "pay":
            context.first_do(self.effect)
            return None
        seat = game.place(context.targets[0])[1]
        spent = game.seats[seat].resources
        return happen(game, ResourcesSpent(seat, context.source, spent)) if spent else None


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel what was targeted: the playing of a card, or the action of a card.

    What was paid stays paid (invasion.action.cancelled-costs-stay-paid).
    """

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It will not resolve."""
        chain: list[Link] = []
        found = False
        for link in reversed(game.table.chain):
            if not found and link.source in context.targets and not link.cancelled:
                link = link.copy()
                link.cancelled = True
                found = True
            chain.append(link)
        if not found:
            context.done = False
            return None
        game.edit_table().chain = tuple(reversed(chain))
        return None
