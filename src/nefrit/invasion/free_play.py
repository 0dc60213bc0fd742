"""Playing cards by a resolving effect, at no cost: they resolve inside it, and nobody can respond.

invasion.chain.card-played-by-effect, invasion.chain.card-played-by-effect-no-response,
invasion.chain.slaaneshs-domination-example, invasion.faq.gathering-the-winds-no-cancel
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from nefrit.invasion.abilities import Used
from nefrit.invasion.constants import TACTIC
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.occurrences.playing import Played
from nefrit.invasion.places import seat_of
from nefrit.invasion.playing import ATTACH, count_limited, play_refusals
from nefrit.invasion.state import BEING_PLAYED, HAND, Invasion
from nefrit.invasion.trees import Text
from nefrit.kernel.decisions import PASS, Decision, choose, choose_number
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal
from nefrit.parts.using import COSTS, EFFECT, TARGETS
from nefrit.parts.words import Quality


class PlayFreely(Used):
    """A tactic is played without paying its cost; X is 0 (invasion.errata.slaaneshs-domination-x).

    It costs nothing, whatever else changes costs, and loyalty is not paid (invasion.term.for-no-cost); what its text
    asks for is paid (invasion.term.for-no-cost-text-costs-remain).
    """

    order = ("begin", *TARGETS, "pay_surcharge", *COSTS, *EFFECT, "settle", "put_away")

    refusals: ClassVar[tuple[str, ...]] = ("play_refusals", *Used.refusals)

    def play_refusals(self, game: Invasion) -> Iterator[Refusal]:
        """All but its price must be met (invasion.term.for-no-cost-text-costs-remain).

        invasion.errata.slaaneshs-domination-example
        """
        return play_refusals(game, self)

    @step("invasion.chain.slaaneshs-domination-example")
    def begin(self, game: Invasion) -> Flow:
        """It is played now, and what that triggers comes first (invasion.faq.gathering-the-winds-forced-token).

        Actions whose target it was have lost it (invasion.faq.gathering-the-winds-same-spell). A Limited card counts
        (invasion.keyword.limited).
        """
        count_limited(game, self.seat, self.source)
        game.edit_table().chain = tuple([link.without(self.source) for link in game.table.chain])
        game.move(self.source, BEING_PLAYED, self.seat)
        return game.happen(Played(self.seat, self.source))

    @step("invasion.errata.slaaneshs-domination-example")
    def put_away(self, game: Invasion) -> Flow:
        """It goes to the discard pile of its owner."""
        if game.lies_in(self.source, BEING_PLAYED):
            return game.happen(Discarded(self.seat, self.source))
        return None


def free_play(game: Invasion, seat: int, card: int) -> PlayFreely | None:
    """How a player could play a tactic or an attachment at no cost now; None if not at all."""
    face = game.faces[card]
    texts: tuple[Text, ...] = (ATTACH,) if face.is_attachment else ()
    if face.type == TACTIC:
        texts = tuple([text for text in face.actions if text.when is None])
    for text in texts:
        use = PlayFreely(seat, card, text)
        if use.usable(game):
            return use
    return None


@dataclass(frozen=True)
class PlayTarget(Effect):
    """Play the target at no cost, from where it lies (invasion.faq.gathering-the-winds-resolution)."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It resolves as part of this effect; if it cannot be played nothing is done."""
        play = free_play(game, context.seat, context.targets[0]) if context.targets else None
        if play is None:
            context.done = False
        return play


@dataclass(frozen=True)
class PlayFromHand(Effect):
    """Play a tactic of your hand that is so at no cost."""

    cards: Quality

    def able(self, game: Invasion, context: Context) -> list[int]:
        """The tactics that could be played now."""
        found = [card for card in game.zone(HAND, context.seat) if self.cards.accepts(game, context, card)]
        return [card for card in found if free_play(game, context.seat, card) is not None]

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one."""
        able, rule = self.able(game, context), "invasion.chain.slaaneshs-domination-example"
        return choose(context.seat, able, "answer", rule, "play-freely", context.source) if able else None

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It resolves as part of this effect."""
        if not isinstance(context.answer, int):
            context.done = False
            return None
        return free_play(game, context.seat, context.answer)


@dataclass(frozen=True)
class RevealAndPlay(Effect):
    """Reveal up to so many cards at random of the target's hand; you may play the tactics among them at no cost."""

    count: int

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """One after the other, as part of this effect."""
        if not context.targets:
            context.done = False
            return None
        return Domination(context.seat, context.source, seat_of(context.targets[0]), self.count)


class Domination(Procedure):
    """Cards of a hand are revealed, and tactics among them played."""

    __slots__ = ("cards", "chosen", "count", "number", "seat", "source", "whose")
    card_fields = ("cards", "source")
    seat_fields = ("seat", "whose")

    def __init__(self, seat: int, source: int, whose: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.whose = whose
        self.count = count
        self.number = 0
        self.cards: tuple[int, ...] = ()
        self.chosen: Value = PASS

    @step("invasion.chain.slaaneshs-domination-example")
    def how_many(self, game: Invasion) -> Flow:
        """The player says how many, up to what there is."""
        most = min(self.count, len(game.zone(HAND, self.whose)))
        if not most:
            return None
        rule = "invasion.chain.slaaneshs-domination-example"
        return choose_number(self.seat, 0, most, "number", rule, "reveal-how-many", self.source)

    @step("invasion.info.hands-hidden")
    def reveal(self, game: Invasion) -> Flow:
        """They are revealed at random, and nobody sees any other."""
        self.cards = tuple(game.chance.shuffled(game.zone(HAND, self.whose))[: self.number])
        for card in self.cards:
            game.reveal(card)
        return None

    @step("invasion.chain.slaaneshs-domination-example")
    def which(self, game: Invasion) -> Flow:
        """Which one is played next, if any."""
        able = [card for card in self.cards if game.lies_in(card, HAND) and free_play(game, self.seat, card)]
        if not able:
            return None
        rule = "invasion.chain.slaaneshs-domination-example"
        return choose(self.seat, (PASS, *able), "chosen", rule, "play-freely", self.source)

    @step("invasion.chain.slaaneshs-domination-example")
    def play(self, game: Invasion) -> Flow:
        """It resolves before the next one."""
        card, self.chosen = self.chosen, PASS
        if not isinstance(card, int):
            return None
        self.goto("which")
        return free_play(game, self.seat, card)
