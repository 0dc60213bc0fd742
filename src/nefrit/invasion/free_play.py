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
from nefrit.invasion.guessing import expect_holder
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.occurrences.playing import Played
from nefrit.invasion.playing import ATTACH, count_limited, play_refusals
from nefrit.invasion.state import BEING_PLAYED, Invasion
from nefrit.invasion.trees import Text
from nefrit.invasion.words.nouns import ANY_NUMBER, Some
from nefrit.invasion.words.piles import hand
from nefrit.invasion.words.verbs import Who
from nefrit.kernel.decisions import PASS, Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.windows import tell_who_could_act
from nefrit.parts.using import COSTS, EFFECT, TARGETS
from nefrit.parts.words import Cards


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
class PlayCards(Who):
    """Play a card at no cost from where it lies, or any number of them one after the other, as you choose.

    invasion.faq.gathering-the-winds-resolution
    """

    @property
    def is_in_hand(self) -> bool:
        """Whether a card of the hand is chosen: then it is nobody else's business whether the player is asked."""
        return isinstance(self.who, Some) and self.who.pile == hand()

    def able(self, game: Invasion, context: Context) -> list[int]:
        """Those of the cards that could be played now."""
        return [card for card in self.cards(game, context) if free_play(game, context.seat, card) is not None]

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one is played next, where that is chosen; who watches notes that somebody could hold one.

        invasion.info.hands-hidden
        """
        who = self.who
        if not isinstance(who, Some):
            return None
        if self.is_in_hand:
            tell_who_could_act(game, expect_holder, context.seat)
        able, rule = self.able(game, context), "invasion.chain.slaaneshs-domination-example"
        options: tuple[Value, ...] = (PASS, *able) if who.may else tuple(able)
        return choose(context.seat, options, "answer", rule, "play-freely", context.source) if able else None

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It resolves as part of this effect; if it cannot be played nothing is done."""
        who = self.who
        if isinstance(who, Some):
            able = [context.answer] if isinstance(context.answer, int) else []
        else:
            able = list(self.cards(game, context)[:1])
        play = free_play(game, context.seat, able[0]) if able else None
        if play is None:
            context.done = False
        elif isinstance(who, Some) and who.count == ANY_NUMBER:
            context.first_do(self)
        return play


def play(cards: Cards) -> PlayCards:
    """Play cards at no cost."""
    return PlayCards(cards)
