"""Targets: what an ability chooses, be it a fixed number of cards or X (invasion.target.definition)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from nefrit.invasion.constants import SECTIONS
from nefrit.invasion.places import is_place, place, player, seat_and_section, seat_of, shown
from nefrit.invasion.standing import all_in_force, applies, in_force
from nefrit.invasion.state import Invasion, on_the_table, turn_order
from nefrit.invasion.surcharges import TARGETED, means, most_together, surcharge
from nefrit.invasion.trees import Modifies, Wanted, type_reached
from nefrit.invasion.values import number_of, of_type
from nefrit.invasion.words.cards import all_accepted, asked_once
from nefrit.kernel.decisions import PASS, SOME, Decision, choose, choose_some
from nefrit.kernel.effects import Context, Target, cards_in
from nefrit.kernel.plain import Value
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.parts.using import AbilityUse
from nefrit.parts.words import Amount, Quality, any_card


@dataclass(frozen=True)
class Aim(Wanted):
    """Cards in play that are so (invasion.target.in-play-only)."""

    quality: Quality = any_card
    untargeted: bool = False
    """Whether cards are only chosen, so that nothing protects them."""
    amount: int | Amount | None = None
    """How many it are exactly, where that is counted; `as_many` as there are if these are fewer."""

    @cached_property
    def sieve(self) -> tuple[str, tuple[Quality, ...], bool]:
        """The type of which cards must be, if that is asked first, what else is asked, and whether that is partly the
        same for all cards.
        """
        parts = self.quality.parts
        type = type_reached(parts[0]) if parts else ""
        others = parts[1:] if type else parts
        return type, others, any(one.asks_once for one in others)

    @property
    def needs(self) -> int:
        """What cards need to be so."""
        return self.needed()

    def needed(self) -> int:
        """What cards need to be so, if anything must be chosen at all."""
        return self.quality.needs if self.least or self.as_many else 0

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All cards in play."""
        return on_the_table(game)

    def legal(self, game: Invasion, context: Context, card: int) -> bool:
        """Whether a card can be chosen; most cards are none of those that are meant, which is seen at once."""
        if not self.quality.accepts(game, context, card):
            return False
        standing = game.memo.standing or all_in_force(game)
        if type(self) is Aim and (self.untargeted or TARGETED not in standing):
            return True
        return first(self.refusals(game, context, card)) is None

    def has(self, game: Invasion, context: Context, count: int) -> bool:
        """Whether there are so many; only cards that are so may be protected."""
        if self.amount is not None and self.is_counted:
            return self.has_counted(game, context, count)
        if type(self) is not Aim:
            if count > 1:
                return self.together(game, context, self.candidates(game, context)) >= count
            return super().has(game, context, count)
        type_, others, partly = self.sieve
        cards = of_type(game, type_) if type_ else on_the_table(game)
        return self.enough(game, context, count, cards, asked_once(game, context, others) if partly else others)

    @property
    def is_counted(self) -> bool:
        """Whether there must be so many as are counted."""
        return self.amount is not None and not self.as_many

    def has_counted(self, game: Invasion, context: Context, count: int) -> bool:
        """Whether there are so many as are counted."""
        wanted = 0 if self.amount is None else number_of(game, context, self.amount)
        return self.together(game, context, self.candidates(game, context)) >= wanted and (wanted > 0 or count <= 0)

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Exactly so many, where they are counted."""
        if self.amount is None:
            return super().question(game, context, rule)
        cards, number = self.candidates(game, context), number_of(game, context, self.amount)
        most = min(number, self.together(game, context, cards)) if self.as_many else number
        return exactly(most, cards, context, rule)

    def enough(
        self, game: Invasion, context: Context, count: int, cards: Sequence[int], others: Sequence[Quality]
    ) -> bool:
        """Whether so many of these cards have the other qualities, and nothing protects them."""
        if count <= 0:
            return True
        guarded = not self.untargeted and TARGETED in (game.memo.standing or all_in_force(game))
        free: list[int] = []
        for card in cards:
            for one in others:
                if not one.accepts(game, context, card):
                    break
            else:
                if not guarded or first(self.protection(game, context, card)) is None:
                    free.append(card)
                    if len(free) >= count and (not guarded or self.together(game, context, free) >= count):
                        return True
        return False

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards that can be chosen now."""
        if type(self) is not Aim:
            return super().candidates(game, context)
        cards = all_accepted(game, context, self.quality)
        if not self.untargeted and TARGETED in (game.memo.standing or all_in_force(game)):
            cards = [card for card in cards if first(self.protection(game, context, card)) is None]
        return tuple(cards)

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """Why a card is no legal target: it is none of those that are meant, or protected.

        invasion.core.cannot-is-absolute, decision.invasion.surcharge
        """
        if not self.quality.accepts(game, context, card):
            return (refuse("invasion.target.illegal-checked", "not-a-target"),)
        return () if self.untargeted else self.protection(game, context, card)

    def protection(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """Why a card cannot be targeted, or what it would cost that the player does not have.

        decision.invasion.surcharge
        """
        for one in in_force(game, TARGETED):
            if not isinstance(one.effect, Modifies) and applies(game, one, card):
                yield refuse("invasion.core.cannot-is-absolute", "cannot-be-targeted")
        before = charged(context)
        if card not in before:
            # It is paid once, when the target is chosen, and not asked again when the effect resolves.
            extra = surcharge(game, context.seat, (*before, card))
            if extra:
                have = means(game, context)
                if have < extra:
                    yield refuse("invasion.effect.cannot-trigger-if-unmet", "too-dear", cost=extra, have=max(have, 0))

    @property
    def costs_more(self) -> bool:
        """Whether an opponent may have to pay more for choosing certain cards: only for targets."""
        return not self.untargeted

    def together(self, game: Invasion, context: Context, cards: Sequence[int]) -> int:
        """How many of these cards, each of which can be chosen, can be chosen at once: all must be paid for."""
        if not self.costs_more or TARGETED not in (game.memo.standing or all_in_force(game)):
            return len(cards)
        return most_together(game, context, charged(context), cards)

    def one_by_one(self, game: Invasion, context: Context) -> bool:
        """Where not all that can be chosen can be paid for together (decision.invasion.surcharge)."""
        if not self.costs_more or TARGETED not in (game.memo.standing or all_in_force(game)):
            return False
        at_once = self.question(game, context, "")
        cards = cards_in(at_once.options) if at_once.kind == SOME else ()
        return self.together(game, context, cards) < len(cards)

    def next_question(self, game: Invasion, context: Context, picked: tuple[int, ...], rule: str) -> Decision | None:
        """Which one is next; when there are enough the player may leave it at that."""
        at_once = self.question(game, context, rule)
        cards = cards_in(at_once.options) if len(picked) < at_once.most else ()
        options: list[Value] = [
            card for card in cards if first(self.next_refusals(game, context, picked, card)) is None
        ]
        if not options:
            return None
        if len(picked) >= at_once.least:
            options.insert(0, PASS)
        return choose(at_once.seat, options, "answer", "decision.invasion.surcharge", "choose-target", context.source)

    def next_refusals(self, game: Invasion, context: Context, picked: tuple[int, ...], card: int) -> Iterator[Refusal]:
        """Why a card cannot be picked next: it must be payable with those before, and so that there can be enough."""
        if card in picked:
            yield refuse("invasion.target.illegal-checked", "not-a-target")
            return
        at_once = self.question(game, context, "")
        with_it = (*charged(context), *picked, card)
        others = [other for other in cards_in(at_once.options) if other not in with_it]
        cost, have = surcharge(game, context.seat, with_it), means(game, context)
        if cost > have or len(picked) + 1 + most_together(game, context, with_it, others) < at_once.least:
            yield refuse("invasion.effect.cannot-trigger-if-unmet", "too-dear", cost=cost, have=have)


def charged(context: Context) -> tuple[int, ...]:
    """The cards that an effect has targeted so far, as far as a player may have to pay more for them."""
    if not isinstance(context, AbilityUse) or not context.chosen:
        return ()
    aims = zip(context.ability.targets, context.chosen, strict=False)
    return tuple([card for aim, cards in aims if isinstance(aim, Aim) and aim.costs_more for card in cards])


@dataclass(frozen=True)
class Place(Aim):
    """A unit, legend or zone of a capital: what can take damage, as far as `quality` and `whose` say so.

    Which zone of a capital is meant the player says who targets it (invasion.damage.capital-effect-choose-section).
    """

    cards: bool = True
    zones: bool = True
    whose: str = ""
    burning_too: bool = False

    @property
    def needs(self) -> int:
        """There are always zones."""
        return 0 if self.zones else self.needed()

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Cards first, then zones in turn order."""
        found = on_the_table(game) if self.cards else ()
        if self.zones:
            found += tuple([place(seat, section) for seat in turn_order(game) for section in SECTIONS])
        return found

    def legal(self, game: Invasion, context: Context, card: int) -> bool:
        """Whether it can be chosen; what cards must be is not asked of zones."""
        return first(self.refusals(game, context, card)) is None

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """A burning zone takes no damage (invasion.capital.burning-no-more-damage)."""
        if not is_place(card):
            return super().refusals(game, context, card)
        seat, section = seat_and_section(card)
        if game.seats[seat].burning[section] and not self.burning_too:
            return (refuse("invasion.capital.burning-no-more-damage", "burning"),)
        if self.whose and (seat == context.seat) != (self.whose == "you"):
            return (refuse("invasion.target.illegal-checked", "not-a-target"),)
        return ()

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Zones are shown as zones."""
        places = self.candidates(game, context)
        options = [shown(one) for one in places]
        return choose(context.seat, options, "answer", rule, "choose-target", context.source, values=places)


@dataclass(frozen=True)
class APlayer(Wanted):
    """A target player: any of them, (`whose`) an opponent, or `another` than before (invasion.target.definition)."""

    whose: str = ""
    another: bool = False

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """In turn order."""
        return tuple([player(seat) for seat in turn_order(game)])

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """An opponent is somebody else."""
        if self.whose and seat_of(card) == context.seat:
            yield refuse("invasion.target.illegal-checked", "not-a-target")
        if self.another and isinstance(context, AbilityUse) and any(card in players for players in context.chosen):
            yield refuse("invasion.target.illegal-checked", "not-a-target")

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Players are shown as players."""
        players = self.candidates(game, context)
        options = [shown(one) for one in players]
        return choose(context.seat, options, "answer", rule, "which-player", context.source, values=players)


def a(quality: Quality = any_card, *, least: int = 1, most: int = 1) -> Aim:
    """One target card in play, or several."""
    return Aim(least, most, quality=quality)


def as_many_as(amount: int | Amount, quality: Quality) -> Aim:
    """So many target cards in play, or all of them if there are fewer."""
    return Aim(as_many=True, quality=quality, amount=amount)


def an_opponent() -> APlayer:
    """One target opponent."""
    return APlayer(whose="opponent")


def a_player() -> APlayer:
    """One target player."""
    return APlayer()


def exactly(number: int, cards: tuple[int, ...], context: Context, rule: str) -> Decision:
    """Which cards are the targets, if they are so many and no fewer."""
    return choose_some(
        context.seat,
        cards,
        "answer",
        rule,
        least=number,
        most=number,
        prompt="choose-targets",
        source=context.source,
    )


def x_in_one_zone(quality: Quality) -> tuple[Target, ...]:
    """X target cards that lie together in one zone; "it" is the first of them, and "second" are the others."""
    return XInOneZone(0, quality=quality), XInOneZone(0, quality=quality, rest=True)


@dataclass(frozen=True)
class XInOneZone(Aim):
    """X target cards of one zone, chosen in two steps: the first of them, and with `rest` the others beside it."""

    rest: bool = False

    def wanted(self, context: Context) -> int:
        """How many are chosen in this step."""
        return max(0, context.number - 1) if self.rest else min(1, context.number)

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """There must be enough of them in its zone; the others lie where the first does."""
        if self.rest and (
            not context.targets or card in context.targets or game.slot_of[card] != game.slot_of[context.targets[0]]
        ):
            return (refuse("invasion.target.illegal-checked", "not-a-target"),)
        return super().refusals(game, context, card)

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Of zones that have enough."""
        found = super().candidates(game, context)
        if self.rest:
            return found
        places = [game.slot_of[card] for card in found]
        return tuple([card for card in found if places.count(game.slot_of[card]) >= context.number])

    def has(self, game: Invasion, context: Context, count: int) -> bool:
        """Nothing is chosen where X is too small for it."""
        wanted = self.wanted(context)
        return self.together(game, context, self.candidates(game, context)) >= wanted and (wanted > 0 or count <= 0)

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Exactly so many."""
        return exactly(self.wanted(context), self.candidates(game, context), context, rule)
