"""Playing cards: from hand into play, as a tactic, or facedown as a development."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from nefrit.invasion.abilities import ChainLink, Used
from nefrit.invasion.constants import (
    CAPITAL_PHASE,
    END_OF_TURN,
    HERO,
    LEGEND,
    NO_ZONE,
    QUEST,
    SECTION_NAMES,
    UNIT,
)
from nefrit.invasion.end_of_turn import Bury
from nefrit.invasion.history import use_up_opportunity
from nefrit.invasion.keywords import LIMITED
from nefrit.invasion.occurrences.developments import Developed, DevelopmentPlayed
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.occurrences.playing import Played
from nefrit.invasion.occurrences.quests import Quests
from nefrit.invasion.paying import available
from nefrit.invasion.places import is_player, seat_of
from nefrit.invasion.standing import (
    KEPT_OUT,
    all_in_force,
    enters_corrupted,
    forbidden,
    in_force,
    is_kept_out,
)
from nefrit.invasion.state import (
    BEING_DEVELOPED,
    BEING_PLAYED,
    CAPITAL,
    DISCARD,
    Invasion,
    in_zone,
    on_the_table,
    section_of,
)
from nefrit.invasion.surcharges import TARGETED, means
from nefrit.invasion.targets import Aim, APlayer
from nefrit.invasion.trees import NextCost, PlayInstead, Text, type_reached
from nefrit.invasion.values import (
    has_trait,
    has_type,
    has_x_cost,
    legend_of,
    loyalty_cost,
    of_type,
    price,
    typed,
    unit_on,
)
from nefrit.invasion.words.payments import Pay
from nefrit.invasion.words.verbs import Done
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_number
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.parts.using import EFFECT

if TYPE_CHECKING:
    from nefrit.invasion.faces import InvasionFace


# ---- What may be where


def entry_refusals(game: Invasion, seat: int, card: int, section: int) -> Iterator[Refusal]:
    """Why a card cannot come under the control of a player, into a zone of the capital: by playing or by an effect.

    invasion.zone.put-into-play-limits
    """
    face = game.faces[card]
    if face.unique and controls_copy(game, seat, face):
        yield refuse("invasion.unique.one-copy-per-controller", "unique")
    yield from zone_refusals(game, seat, card, section)


def zone_refusals(game: Invasion, seat: int, card: int, section: int) -> Iterator[Refusal]:
    """Why a card cannot come into this zone of a player's capital (invasion.zone.put-into-play-limits).

    invasion.term.hero-limit-own
    """
    face = game.faces[card]
    if face.only_in is not None and section not in face.only_in.sections:
        where = "-".join(SECTION_NAMES[one] for one in face.only_in.sections)
        yield refuse("invasion.keyword.zone-only", "only-in", where=where)
    if in_force(game, KEPT_OUT) and is_kept_out(game, seat, card, section):
        yield refuse("invasion.core.cannot-is-absolute", "cannot-enter")
    if HERO in face.traits and face.type == UNIT:
        yield from hero_refusals(game, seat, card, section)


def hero_refusals(game: Invasion, seat: int, card: int, section: int) -> Iterator[Refusal]:
    """A zone has at most one Hero (invasion.term.hero-limit-own, invasion.term.hero-limit-opponent)."""
    for other in in_zone(game, seat, section):
        if other != card and has_trait(game, other, HERO) and has_type(game, other, UNIT):
            yield refuse("invasion.term.hero-limit-own", "one-hero")


def controls_copy(game: Invasion, seat: int, face: InvasionFace) -> bool:
    """Whether a player has a copy of a card in play (invasion.unique.only-in-play-counts).

    A faceup development counts, for it keeps its title (invasion.development.faceup-keeps-name,
    invasion.development.faceup-unique-blocks); both players may have one (invasion.unique.both-players-may).

    invasion.unique.one-copy-per-controller
    """
    copies = [card for card in on_the_table(game) if game.faces[card].name == face.name]
    return any(game.pieces[card].controller == seat and not game.pieces[card].facedown for card in copies)


# ---- Playing


@dataclass(frozen=True)
class EnterPlay(Effect):
    """The effect of playing a card that stays: it enters play (invasion.zone.enters-at-end-of-chain)."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Where its player has said."""
        on, seat = NO_CARD, context.seat
        section, wounds = (context.section, context.wounds) if isinstance(context, Play) else (NO_ZONE, 0)
        for chosen in context.targets[:1]:
            if is_player(chosen):
                seat = seat_of(chosen)
            else:
                on = chosen
                section = section_of(game, on)
        entering = Enter(seat, context.source, section, on, wounds=wounds)
        # Mostly there is nothing to choose.
        return entering if entering.quests(game) else entering.enters(game)


@dataclass(frozen=True)
class PlaceDevelopment(Effect):
    """The effect of playing a card as a development."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Facedown, into the zone its player has said (invasion.development.any-card)."""
        assert isinstance(context, Play)
        return game.happen(Developed(context.seat, context.source, section=context.section, by=context.seat))


@dataclass(frozen=True)
class Host(Aim):
    """The card to which an attachment will be attached; an opponent's too (invasion.attachment.opponents-cards)."""

    def legal(self, game: Invasion, context: Context, card: int) -> bool:
        """Whether it can be attached there; to most cards it cannot, which is seen at once."""
        attaches = game.faces[context.source].attaches
        if attaches is not None and not attaches.to.accepts(game, context, card):
            return False
        return super().legal(game, context, card)

    def has(self, game: Invasion, context: Context, count: int) -> bool:
        """Whether there are so many; mostly those that the attachment asks for may be chosen."""
        attaches, standing = game.faces[context.source].attaches, game.memo.standing or all_in_force(game)
        if attaches is None or KEPT_OUT in standing:
            return super().has(game, context, count)
        guarded, type = TARGETED in standing, type_reached(attaches.to)
        for card in of_type(game, type) if type else on_the_table(game):
            if attaches.asked.accepts(game, context, card) and game.pieces[card].on == NO_CARD:
                count -= not guarded or first(self.protection(game, context, card)) is None
                if count <= 0:
                    return True
        return count <= 0

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterator[Refusal]:
        """It must be what the attachment asks for, and may be an opponent's (invasion.attachment.opponents-cards).

        The zone counts only when it is placed.
        """
        attaches = game.faces[context.source].attaches
        assert attaches is not None
        if game.pieces[card].on != NO_CARD:
            yield refuse("invasion.attachment.definition", "not-a-target")
            return
        if not attaches.asked.accepts(game, context, card):
            yield refuse("invasion.attachment.definition", "not-a-target")
            return
        if is_kept_out(game, game.place(card)[1], context.source, section_of(game, card)):
            yield refuse("invasion.core.cannot-is-absolute", "cannot-enter")
        yield from self.protection(game, context, card)


@dataclass(frozen=True)
class Invaded(APlayer):
    """The opponent into whose zone a card is played, and who will control it: any that it can enter there."""

    whose: str = "opponent"

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterator[Refusal]:
        """It must be able to enter that zone under that player's control."""
        yield from super().refusals(game, context, card)
        if isinstance(context, Play):
            yield from entry_refusals(game, seat_of(card), context.source, context.section)


def play_for(cost: Done, price: int = 0) -> PlayInstead:
    """Another way to play a card that stays: something is done to cards, and its own cost is lowered."""
    return PlayInstead(Text(EnterPlay(), costs=(Pay(cost),)), price)


PLAY: Final = Text(EnterPlay())
ATTACH: Final = Text(EnterPlay(), targets=(Host(),))
INVADE: Final = Text(EnterPlay(), targets=(Invaded(),))
DEVELOP: Final = Text(PlaceDevelopment())
"""The abilities, so to say, of every card: to be played, attached or played into an opponent's zone, or to become a
development."""


class PlayTactic(ChainLink):
    """A tactic is played from hand: its action joins the chain (invasion.card.type-tactic)."""

    verb: ClassVar[str] = "play"
    order: ClassVar[tuple[str, ...]] = ("announce", "choose_x", *ChainLink.order[1:], "bury")
    refusals: ClassVar[tuple[str, ...]] = (*ChainLink.refusals, "price_refusals", "play_refusals")

    def to_pay(self, game: Invasion) -> int:
        """Cost and loyalty cost; X comes on top."""
        return price(game, self.seat, self.source)

    def owed(self, game: Invasion) -> int:
        """Until it is announced its price is what it would be now."""
        owed = self.number + (self.price if self.at else self.to_pay(game))
        return owed + Used.owed(self, game) if self.ability.costs else owed

    def price_refusals(self, game: Invasion) -> Iterable[Refusal]:
        """The player must be able to pay the price, with all else that is known by now (invasion.cost.total)."""
        have, owed = available(game, self.seat), self.owed(game)
        if owed <= have:
            return ()
        loyalty = loyalty_cost(game, self.seat, game.faces[self.source])
        if loyalty:
            return (refuse("invasion.cost.total", "too-dear-with-loyalty", cost=owed, have=have, loyalty=loyalty),)
        return (refuse("invasion.cost.total", "too-dear", cost=owed, have=have),)

    def play_refusals(self, game: Invasion) -> Iterator[Refusal]:
        """What the card itself says, and what other cards forbid."""
        return play_refusals(game, self)

    @step("invasion.zone.being-played-is-nowhere")
    def announce(self, game: Invasion) -> Flow:
        """It is neither in play nor out of play from now on (invasion.zone.being-played-chain).

        Its price is fixed (invasion.cost.total), and the damage with which it will enter (invasion.play.enters-state).
        A Limited card counts (invasion.keyword.limited), and one from the discard pile will be buried
        (invasion.keyword.necromancy).
        """
        self.price = self.to_pay(game)
        self.wounds = use_next_cost(game, self.seat, self.source)
        count_limited(game, self.seat, self.source)
        self.raised = game.lies_in(self.source, DISCARD)
        game.move(self.source, BEING_PLAYED, self.seat)
        return super().announce(game)

    @step("invasion.card.x-stat")
    def choose_x(self, game: Invasion) -> Flow:
        """X is at most what the player can pay, and so that all targets can be chosen and paid for.

        invasion.target.all-needed-at-activation
        """
        most = self.highest_x(game) if has_x_cost(game.faces[self.source]) else 0
        if not most:
            return None
        return choose_number(self.seat, 0, most, "number", "invasion.card.x-stat", "choose-x", self.source)

    def highest_x(self, game: Invasion) -> int:
        """The highest X that the player can choose now; with a higher X there never are more targets."""
        trial = self.copy()
        trial.number = 0
        for x in range(means(game, trial), 0, -1):
            trial.number = x
            if trial.has_targets(game):
                return x
        return 0

    def announced(self, game: Invasion) -> Procedure | None:
        """A card is played."""
        return game.happen(Played(self.seat, self.source))

    @step("invasion.keyword.necromancy")
    def bury(self, game: Invasion) -> Flow:
        """What was played from the discard pile goes under the deck at the end of the turn."""
        if self.raised:
            game.delay(Delayed(END_OF_TURN, Bury(self.seat, self.source, game.serial(self.source))))
        return None


class Play(PlayTactic):
    """A unit, support, quest or legend is played (invasion.play.permanents-are-actions).

    It has no target, and only its price is paid.
    """

    order: ClassVar[tuple[str, ...]] = (
        "announce",
        "choose_x",
        "pay_price",
        "join",
        "ask_toll",
        "pay_toll",
        "check_again",
        *EFFECT,
        "settle",
        "clear_away",
        "bury",
    )

    def move(self) -> Value:
        """Which card, and into which zone."""
        return (self.verb, self.source, *(() if self.section == NO_ZONE else (SECTION_NAMES[self.section],)))

    refusals: ClassVar[tuple[str, ...]] = ("phase_refusals", "legend_refusals", *PlayTactic.refusals, "entry_refusals")

    def phase_refusals(self, game: Invasion) -> Iterator[Refusal]:
        """Only in the capital phase of its owner, and never in response."""
        return permanent_refusals(game, self.seat)

    def legend_refusals(self, game: Invasion) -> Iterable[Refusal]:
        """A legend has rules of its own."""
        face = game.faces[self.source]
        return legend_refusals(game, self.seat, face) if face.type == LEGEND else ()

    def entry_refusals(self, game: Invasion) -> Iterable[Refusal]:
        """It must be able to enter that zone; what enters an opponent's zone is asked of its target."""
        return () if game.faces[self.source].invades else entry_refusals(game, self.seat, self.source, self.section)


class PlayOnTarget(Play):
    """A card is played that has a target: an attachment, or a card that enters the zone of an opponent."""

    order = PlayTactic.order

    @step("invasion.effect.trigger-procedure")
    def choose_target(self, game: Invasion) -> Flow:
        """Into whose zone a card is played is asked only among several opponents; else targets are asked as ever.

        invasion.attachment.opponents-cards
        """
        question = super().choose_target(game)
        return self.choice(question) if self.ability is INVADE and isinstance(question, Decision) else question


class PlayFor(Play):
    """A card is played for other costs, by which its own is lowered; loyalty is paid as ever.

    invasion.faq.tunnel-fighter-when, invasion.faq.cost-change-only-for-playing
    """

    verb: ClassVar[str] = "trade"
    order = PlayTactic.order

    def to_pay(self, game: Invasion) -> int:
        """What its text says, and loyalty."""
        face = game.faces[self.source]
        assert face.play_instead is not None
        return face.play_instead.cost + loyalty_cost(game, self.seat, face)


class Develop(Play):
    """A card is played facedown as a development, for nothing (invasion.cost.development-free).

    There is nothing to choose or to pay.
    """

    verb: ClassVar[str] = "develop"
    order = ("announce", "join", "ask_toll", "pay_toll", "check_again", *EFFECT, "settle", "clear_away")

    def to_pay(self, game: Invasion) -> int:
        """Nothing."""
        return 0

    refusals: ClassVar[tuple[str, ...]] = ("development_refusals",)

    def development_refusals(self, game: Invasion) -> Iterator[Refusal]:
        """It does not matter which card it is, nor for which zone."""
        return development_refusals(game, self.seat)

    @step("invasion.development.any-card")
    def announce(self, game: Invasion) -> Flow:
        """Nobody else sees which card it is. Triggered actions that wait are lost, as by any other action.

        invasion.action.triggered-first-opportunity
        """
        game.count_use(END_OF_TURN, NO_CARD, ("develop", self.seat))
        use_up_opportunity(game, self.seat)
        game.move(self.source, BEING_DEVELOPED, self.seat)
        return None

    def announced(self, game: Invasion) -> Procedure | None:
        """It is no card that anybody else knows, and not in play yet (invasion.faq.when-you-play-vs-enters)."""
        return game.happen(DevelopmentPlayed(self.seat, section=self.section, by=self.seat))


def count_limited(game: Invasion, seat: int, card: int) -> None:
    """A Limited card has been played (invasion.keyword.limited).

    What is put into play or developed does not count (invasion.keyword.limited-only-played).
    """
    if game.faces[card].limited:
        game.count_use(END_OF_TURN, NO_CARD, (LIMITED, seat))


def has_played_limited(game: Invasion, seat: int) -> bool:
    """Whether a player has played a Limited card this turn."""
    return (END_OF_TURN, NO_CARD, (LIMITED, seat)) in game.used


def use_next_cost(game: Invasion, seat: int, card: int) -> int:
    """What changes the cost of the next such card has done so; the damage with which that card enters play."""
    wounds = 0
    for lasting in game.lasting:
        node = lasting.effect
        if isinstance(node, NextCost) and lasting.seat == seat:
            context = Context(seat, lasting.source)
            if node.on is None or node.on.accepts(game, context, card):
                wounds += node.wounds
                game.end_lasting(lasting)
    return wounds


def permanent_refusals(game: Invasion, seat: int) -> Iterator[Refusal]:
    """When cards that stay may be played.

    invasion.play.units-supports-own-capital-phase, invasion.play.permanents-owner-capital-phase,
    invasion.play.permanents-not-in-response, invasion.legend.played-like-unit
    """
    table = game.table
    if table.active != seat or table.phase != CAPITAL_PHASE:
        yield refuse("invasion.play.permanents-owner-capital-phase", "only-capital-phase")
    elif table.chain:
        yield refuse("invasion.play.permanents-not-in-response", "not-in-response")


def development_refusals(game: Invasion, seat: int) -> Iterator[Refusal]:
    """When a development may be played: one in a turn (invasion.development.one-per-turn)."""
    yield from permanent_refusals(game, seat)
    if has_developed(game, seat):
        yield refuse("invasion.development.one-per-turn", "one-development")


def has_developed(game: Invasion, seat: int) -> bool:
    """Whether a player has played a development this turn."""
    return (END_OF_TURN, NO_CARD, ("develop", seat)) in game.used


def legend_refusals(game: Invasion, seat: int, face: InvasionFace) -> Iterator[Refusal]:
    """A legend is of the race of the capital, and the only one."""
    if face.race != game.seats[seat].race:
        yield refuse("invasion.legend.race-must-match-capital", "wrong-race")
    if legend_of(game, seat) != NO_CARD:
        yield refuse("invasion.legend.one-at-a-time", "one-legend")


def play_refusals(game: Invasion, use: Used) -> Iterator[Refusal]:
    """Why a card cannot be played, whatever it costs: its own restrictions, and what other cards forbid."""
    face = game.faces[use.source]
    if face.limited and has_played_limited(game, use.seat):
        yield refuse("invasion.keyword.limited", "one-limited")
    for condition in face.play_only_if:
        if not condition.holds(game, use):
            yield refuse("invasion.zone.play-definition", "condition-not-met")
    if forbidden(game, "play", use.source) is not None:
        yield refuse("invasion.core.cannot-is-absolute", "cannot-be-played")


# ---- Entering play


class Enter(Procedure):
    """A card that was played enters play; a unit may go on a quest in its zone (invasion.quest.sending-a-unit)."""

    __slots__ = ("card", "chosen", "on", "seat", "section", "wounds")
    card_fields = ("card", "on")
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int, section: int, on: int = NO_CARD, *, wounds: int = 0) -> None:
        super().__init__()
        self.wounds = wounds
        self.seat = seat
        self.card = card
        self.section = section
        self.on = on
        self.chosen: Value = PASS

    @step("invasion.zone.enters-at-end-of-chain")
    def quest(self, game: Invasion) -> Flow:
        """Its player says on which quest of that zone it goes (invasion.faq.quest-in-other-zone-usable)."""
        options = (PASS, *self.quests(game))
        return choose(self.seat, options, "chosen", "invasion.quest.sending-a-unit", "which-quest", self.card)

    def quests(self, game: Invasion) -> list[int]:
        """The quests in that zone on which there is no unit yet (invasion.quest.one-unit-per-quest)."""
        units = game.faces[self.card].type == UNIT
        quests = typed(game, game.zone(CAPITAL[self.section], self.seat), QUEST) if units else []
        return [card for card in quests if game.pieces[card].controller == self.seat and unit_on(game, card) == NO_CARD]

    @step("invasion.play.enters-state")
    def enter(self, game: Invasion) -> Flow:
        """It enters play, and goes on its quest from there (invasion.quest.sending-a-unit)."""
        return self.enters(game)

    def enters(self, game: Invasion) -> Procedure | None:
        """It enters play, with what its text says it has."""
        text = game.faces[self.card].enters
        corrupted = (text is not None and text.corrupted) or enters_corrupted(game, self.seat, self.card, self.section)
        resources = 0 if text is None else text.resources
        event = EntersPlay(
            self.seat,
            self.card,
            self.section,
            on=self.on,
            corrupted=corrupted,
            resources=resources,
            wounds=self.wounds,
            by=self.seat,
        )
        return game.happen(event)

    @step("invasion.quest.sending-a-unit")
    def send(self, game: Invasion) -> Flow:
        """It is questing, if it is still there."""
        if isinstance(self.chosen, int) and self.card in game.pieces and self.chosen in game.pieces:
            return game.happen(Quests(self.seat, self.card, self.chosen))
        return None
