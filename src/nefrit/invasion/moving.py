"""Moving cards between zones, damage and tokens between cards, and cards to another player's control.

Players move nothing without an effect (invasion.combat.no-voluntary-zone-change).
"""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.constants import HERO, NO_ZONE, QUEST, SECTION_NAMES, SECTIONS, UNIT
from nefrit.invasion.entering import zone_question
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.leaving import TO_HAND, Sacrificed, leaving, returning
from nefrit.invasion.occurrences.moving import ControlChanged, Moved
from nefrit.invasion.occurrences.quests import Quests
from nefrit.invasion.players import YOU, players_meant
from nefrit.invasion.playing import entry_refusals, hero_refusals
from nefrit.invasion.standing import is_kept_out
from nefrit.invasion.state import HAND, Invasion, section_of
from nefrit.invasion.values import has_trait, has_type, of_type, unit_on
from nefrit.invasion.words.nouns import Some
from nefrit.invasion.words.verbs import Who
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_some
from nefrit.kernel.effects import Context, Effect, cards_in
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import first
from nefrit.parts.using import AbilityUse
from nefrit.parts.words import Cards, Quality


def sections_to_move(game: Invasion, card: int) -> tuple[int, ...]:
    """The zones to which a card can move: others of the same capital.

    invasion.move.different-zone, invasion.faq.move-same-zone, invasion.term.hero-limit-opponent,
    invasion.term.hero-limit-own

    Never to an opponent's (invasion.move.not-to-opponents-zone), never out of play (invasion.zone.move-pistoliers);
    nor, for a Hero, to where another is.
    """
    here, seat = section_of(game, card), game.place(card)[1]
    others = [section for section in SECTIONS if section != here and not is_kept_out(game, seat, card, section)]
    if has_type(game, card, UNIT) and has_trait(game, card, HERO):
        others = [section for section in others if first(hero_refusals(game, seat, card, section)) is None]
    return tuple(others) if here != NO_ZONE else ()


@dataclass(frozen=True)
class Move(Who):
    """Move cards, or any number of some, to another zone controlled by the same player, as you choose.

    invasion.zone.move-only-by-effects
    """

    def can(self, game: Invasion, context: Context) -> bool:
        """One of them must be able to move."""
        return any(card in game.pieces and sections_to_move(game, card) for card in self.cards(game, context))

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which ones, if it is any number; an attachment moves with its card."""
        if not isinstance(self.who, Some):
            return None
        cards = [card for card in self.cards(game, context) if game.pieces[card].on == NO_CARD]
        able, rule = [card for card in cards if sections_to_move(game, card)], "invasion.zone.move-only-by-effects"
        if not able:
            return None
        return choose_some(context.seat, able, "answer", rule, prompt="move-which", source=context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """One after the other, never to an opponent's zone (invasion.faq.sigmars-brilliance-opponent-zone)."""
        if isinstance(self.who, Some):
            meant = cards_in(context.answer) if context.answer is not None else ()
        else:
            meant = self.cards(game, context)
        cards = tuple([card for card in meant if card in game.pieces])
        if not cards:
            context.done = False
            return None
        return MoveAll(context.seat, context.source, cards)


def move_elsewhere(cards: Cards) -> Move:
    """Move cards to another zone of the same capital."""
    return Move(cards)


@dataclass(frozen=True)
class MoveTogether(Effect):
    """Move all targets, with `this` the source too, from their zone to another one of the same player."""

    this: bool = False

    def sections(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The zones to which all of them can move."""
        cards = self.cards(game, context)
        wanted = sections_to_move(game, cards[0]) if cards else ()
        return tuple([one for one in wanted if all(one in sections_to_move(game, card) for card in cards)])

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All targets that are still there."""
        chosen = [card for cards in context.chosen for card in cards] if isinstance(context, AbilityUse) else []
        if self.this:
            chosen = [context.source, *(chosen or context.targets)]
        return tuple([card for card in chosen or context.targets if card in game.pieces])

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """To which zone."""
        cards, sections = self.cards(game, context), self.sections(game, context)
        if not sections:
            return None
        seat = game.place(cards[0])[1]
        shown = [("zone", NO_CARD, seat, SECTION_NAMES[section]) for section in sections]
        rule = "invasion.move.different-zone"
        return choose(context.seat, shown, "answer", rule, "move-where", context.source, values=sections)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """All at the same time."""
        cards, section = self.cards(game, context), context.answer
        if not cards or not isinstance(section, int):
            context.done = False
            return None
        by, source = context.seat, context.source
        moved = [Moved(game.pieces[card].controller, card, section, by=by, source=source) for card in cards]
        return game.happen(*moved)


class MoveAll(Reporting):
    """Cards move, each to a zone that a player chooses."""

    __slots__ = ("cards", "chosen", "seat", "source")
    card_fields = ("cards", "source")
    seat_fields = ("seat",)

    def __init__(self, seat: int, source: int, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.cards = cards
        self.chosen: Value = PASS

    @step("invasion.move.different-zone")
    def where(self, game: Invasion) -> Flow:
        """To which zone the next one moves."""
        if not self.cards:
            self.finish_after_this_step()
            return None
        sections = sections_to_move(game, self.cards[0]) if self.cards[0] in game.pieces else ()
        if not sections:
            return None
        owner = game.place(self.cards[0])[1]
        return self.choice(zone_question(self.seat, sections, self.cards[0], "move-where", owner))

    @step("invasion.move.enters-zone-not-play")
    def move(self, game: Invasion) -> Flow:
        """It moves."""
        card, *rest = self.cards
        section, self.chosen = self.chosen, PASS
        self.cards = tuple(rest)
        self.goto("where")
        if not isinstance(section, int):
            self.undone = 1
            return None
        return game.happen(Moved(game.pieces[card].controller, card, section, by=self.seat, source=self.source))


@dataclass(frozen=True)
class OntoQuest(Who):
    """Move a unit onto a quest that you control (in its zone, if `here`), where no unit is questing."""

    here: bool = False

    def quests(self, game: Invasion, context: Context) -> list[int]:
        """The quests it can move onto."""
        cards = self.cards(game, context)
        if not cards or cards[0] not in game.pieces:
            return []
        found = [card for card in of_type(game, QUEST) if game.pieces[card].controller == context.seat]
        if self.here:
            found = [card for card in found if section_of(game, card) == section_of(game, cards[0])]
        return [card for card in found if unit_on(game, card) == NO_CARD]

    def can(self, game: Invasion, context: Context) -> bool:
        """There must be one."""
        return bool(self.quests(game, context))

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one (invasion.errata.red-arrow-coach, invasion.errata.werner-ludenhof)."""
        quests = self.quests(game, context)
        if not quests:
            return None
        return choose(context.seat, quests, "answer", "invasion.quest.sending-a-unit", "which-quest", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It moves to the zone of the quest if it is in another, and is questing."""
        cards, quest = self.cards(game, context), context.answer
        if not cards or not isinstance(quest, int):
            context.done = False
            return None
        card, seat = cards[0], context.seat
        events: list[Event] = []
        if section_of(game, card) != section_of(game, quest):
            events.append(Moved(seat, card, section_of(game, quest), by=seat, source=context.source))
        return game.happen(*events, Quests(seat, card, quest))


@dataclass(frozen=True)
class SwitchQuest(Effect):
    """Switch the targeted quest with one of your hand that is so: tokens and questing unit go to the new one.

    invasion.errata.temple-of-ulric

    No general word says it, for a card takes the place of another with all that is there, while nobody leaves a quest.
    """

    cards: Quality

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one."""
        able, rule = self.able(game, context), "invasion.errata.temple-of-ulric"
        return choose(context.seat, able, "answer", rule, "which-quest", context.source) if able else None

    def able(self, game: Invasion, context: Context) -> list[int]:
        """The quests of the hand that can be there."""
        old = context.targets[0] if context.targets else NO_CARD
        if old not in game.pieces:
            return []
        seat, section = context.seat, section_of(game, old)
        cards = [card for card in game.zone(HAND, seat) if self.cards.accepts(game, context, card)]
        return [card for card in cards if first(entry_refusals(game, seat, card, section)) is None]

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """All at the same time."""
        new = context.answer
        if not isinstance(new, int):
            context.done = False
            return None
        old, seat, source = context.targets[0], context.seat, context.source
        section, unit, tokens = section_of(game, old), unit_on(game, old), game.pieces[old].resources
        events: list[Event] = [
            returning(game, old, TO_HAND, seat, source),
            EntersPlay(seat, new, section, resources=tokens, by=seat, source=source),
        ]
        if unit != NO_CARD:
            events.append(Quests(game.pieces[unit].controller, unit, new))
        return game.happen(*events)


@dataclass(frozen=True)
class TakeControl(Who):
    """A player takes control of cards for good (invasion.control.controller)."""

    by: str = YOU

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """They go to the corresponding zone."""
        cards = [card for card in self.cards(game, context) if card in game.pieces]
        seats = players_meant(game, self.by, context)
        if not cards or not seats:
            context.done = False
            return None
        seat = seats[0]
        events: list[Event] = []
        for card in cards:
            event = self.taken(game, context, seat, card)
            if event is not None:
                events.append(event)
        if not events:
            context.done = False
            return None
        return game.happen(*events)

    def taken(self, game: Invasion, context: Context, seat: int, card: int) -> Event | None:
        """A card goes to a player, unless it is there; not where a Hero or another copy is.

        invasion.term.hero-limit-opponent

        What cannot enter the zone to which it must go is sacrificed (invasion.faq.veteran-sellswords-paranoia).
        """
        section, by, source = section_of(game, card), context.seat, context.source
        if game.pieces[card].controller == seat:
            return None
        if is_kept_out(game, seat, card, section):
            return leaving(Sacrificed, game, card, by, source)
        if first(entry_refusals(game, seat, card, section)) is not None:
            return None
        return ControlChanged(seat, card, for_good=True, section=section, by=by, source=source)


def take_control(cards: Cards, *, by: str = YOU) -> TakeControl:
    """A player takes control of cards."""
    return TakeControl(cards, by)
