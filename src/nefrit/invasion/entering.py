"""Cards that enter play by an effect: put into play, not played (invasion.zone.put-into-play-definition)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import HERO, LEGEND, QUEST, QUEST_ZONE, SECTION_NAMES, SECTIONS
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.leaving import Sacrificed, leaving
from nefrit.invasion.playing import entry_refusals
from nefrit.invasion.standing import enters_corrupted
from nefrit.invasion.state import BEING_PLAYED, DISCARD, HAND, Invasion
from nefrit.invasion.targets import Aim
from nefrit.invasion.values import typed
from nefrit.invasion.words.cards import asked_once
from nefrit.invasion.words.nouns import Some, it
from nefrit.invasion.words.numbers import section_meant
from nefrit.invasion.words.verbs import Who, sacrifice
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.parts.words import Cards

ANY_ZONE: Final = 4
"""Stands for a section: any zone of the player's capital."""


def open_sections(game: Invasion, seat: int, card: int, wanted: tuple[int, ...] = SECTIONS) -> tuple[int, ...]:
    """The zones that a card may enter by an effect, by its own text and the rules (invasion.zone.put-into-play-limits).

    Only what is out of play can be put into play (invasion.zone.put-into-play-only-from-out-of-play).
    """
    face = game.faces[card]
    if card in game.pieces or game.lies_in(card, BEING_PLAYED) or face.type == LEGEND or face.is_attachment:
        return ()
    if face.type == QUEST:
        wanted = tuple([section for section in wanted if section == QUEST_ZONE])
    return tuple([section for section in wanted if first(entry_refusals(game, seat, card, section)) is None])


@dataclass(frozen=True)
class Lying(Aim):
    """Target cards that lie in a discard pile, in the player's hand or in `either`, as far as they are so."""

    whose: str = "you"
    in_hand: bool = False
    either: bool = False

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Of one player, or of all others."""
        if self.either:
            return (*game.zone(HAND, context.seat), *game.zone(DISCARD, context.seat))
        zone = HAND if self.in_hand else DISCARD
        if self.whose == "you":
            return game.zone(zone, context.seat)
        seats = range(game.seat_count)
        meant = [seat for seat in seats if not self.whose or seat != context.seat]
        return tuple([card for seat in meant for card in game.zone(zone, seat)])

    def has(self, game: Invasion, context: Context, count: int) -> bool:
        """Whether there are so many."""
        if self.amount is not None and self.is_counted:
            return self.has_counted(game, context, count)
        type, others, partly = self.sieve
        cards = typed(game, self.pool(game, context), type) if type else self.pool(game, context)
        return self.enough(game, context, count, cards, asked_once(game, context, others) if partly else others)

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """Cards there have what is printed on them (invasion.discard.printed-type).

        A card that has gone elsewhere in the meantime is none of them (invasion.target.becomes-illegal). What protects
        units from being targeted protects them there, too (invasion.errata.church-of-sigmar).
        """
        if card in self.pool(game, context) and self.quality.accepts(game, context, card):
            return () if self.untargeted else self.protection(game, context, card)
        return (refuse("invasion.target.illegal-checked", "not-a-target"),)


@dataclass(frozen=True)
class PutIntoPlay(Who):
    """Put cards into play under your control: in `section`, or in a zone of your choice.

    With `until` they are sacrificed when that moment comes.
    """

    section: int = ANY_ZONE
    corrupted: bool = False
    until: str = ""

    def sections(self, game: Invasion, context: Context, card: int) -> tuple[int, ...]:
        """The zones that a card may enter."""
        if self.section == ANY_ZONE:
            wanted: tuple[int, ...] = SECTIONS
        else:
            wanted = (section_meant(game, context, self.section)[1],)
        return open_sections(game, context.seat, card, wanted)

    def can(self, game: Invasion, context: Context) -> bool:
        """One of them must be able to enter."""
        return any(self.sections(game, context, card) for card in self.cards(game, context))

    def able(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those of the cards that can enter."""
        return tuple([card for card in self.cards(game, context) if self.sections(game, context, card)])

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one, where that is chosen."""
        able = self.able(game, context) if isinstance(self.who, Some) else ()
        rule = "invasion.effect.multiple-resolve-all-possible"
        return choose(context.seat, able, "answer", rule, "summon", context.source) if able else None

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """One after the other, so that each finds the zones as they are then."""
        cards = self.able(game, context)
        if isinstance(self.who, Some):
            cards = tuple([card for card in cards if card == context.answer])
        if not cards:
            context.done = False
            return None
        return PutAll(self, context.seat, context.source, cards)


class PutAll(Reporting):
    """Cards are put into play at the same time, each into a zone that its player chooses if there are several.

    `cards` have no zone yet; those in `placed` have one each, in `sections`. Of several copies of a unique card the
    player keeps one; the others are `surplus`.
    """

    __slots__ = ("cards", "chosen", "effect", "placed", "seat", "sections", "source", "surplus")
    card_fields = ("cards", "placed", "source", "surplus")
    seat_fields = ("seat",)

    def __init__(self, effect: PutIntoPlay, seat: int, source: int, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.effect = effect
        self.seat = seat
        self.source = source
        self.cards = cards
        self.placed: tuple[int, ...] = ()
        self.sections: tuple[int, ...] = ()
        self.surplus: tuple[int, ...] = ()
        self.chosen: Value = PASS

    def copies(self, game: Invasion) -> list[int]:
        """The copies of the first unique card of which there are several."""
        for card in self.cards:
            name = game.faces[card].name
            same = [other for other in self.cards if game.faces[other].name == name]
            if game.faces[card].unique and len(same) > 1:
                return same
        return []

    def open(self, game: Invasion, card: int) -> tuple[int, ...]:
        """The zones that a card may enter beside those that have a place already."""
        found = self.effect.sections(game, Context(self.seat, self.source), card)
        if HERO in game.faces[card].traits:
            # invasion.term.hero-limit-own
            placed = zip(self.placed, self.sections, strict=True)
            taken = [section for other, section in placed if HERO in game.faces[other].traits]
            found = tuple([section for section in found if section not in taken])
        return found

    @step("invasion.unique.one-copy-per-controller")
    def which_stays(self, game: Invasion) -> Flow:
        """Of several copies of a unique card their player keeps one (invasion.faq.end-times-unique-units)."""
        copies = self.copies(game)
        if not copies:
            self.goto("where")
            return None
        rule = "invasion.faq.end-times-unique-units"
        return choose(self.seat, copies, "chosen", rule, "which-stays", self.source)

    @step("invasion.faq.end-times-unique-units")
    def set_aside(self, game: Invasion) -> Flow:
        """The others will be sacrificed as soon as they have entered."""
        others = [card for card in self.copies(game) if card != self.chosen]
        self.surplus = (*self.surplus, *others)
        self.cards = tuple([card for card in self.cards if card not in others])
        self.goto("which_stays")
        return None

    @step("invasion.zone.put-into-play-definition")
    def where(self, game: Invasion) -> Flow:
        """Which zone the next one enters."""
        if not self.cards:
            self.goto("enter")
            return None
        sections = self.open(game, self.cards[0])
        if not sections:
            self.chosen = PASS
            return None
        return self.choice(zone_question(self.seat, sections, self.cards[0]))

    @step("invasion.zone.put-into-play-definition")
    def place(self, game: Invasion) -> Flow:
        """It has its place."""
        card, *rest = self.cards
        self.cards = tuple(rest)
        self.goto("where")
        if isinstance(self.chosen, int):
            self.limit_stay(game, card)
            self.placed = (*self.placed, card)
            self.sections = (*self.sections, self.chosen)
        else:
            self.undone = 1
        return None

    @step("invasion.zone.put-into-play-definition")
    def enter(self, game: Invasion) -> Flow:
        """They enter play together; a surplus copy is sacrificed at once, and triggers nothing by entering.

        invasion.zone.illegal-on-entry-sacrificed
        """
        entering: list[Event] = []
        for card, section in zip(self.placed, self.sections, strict=True):
            entering.append(self.entry(game, card, section))
        surplus = self.with_copies(game)
        for card, section in surplus.items():
            game.occur(self.entry(game, card, section))
        sacrificed = [leaving(Sacrificed, game, card, self.seat, self.source) for card in surplus]
        return game.happen(*entering, *sacrificed) if entering else None

    def with_copies(self, game: Invasion) -> dict[int, int]:
        """The surplus copies with the zones of those that stay, as far as these have one."""
        zones = {game.faces[card].name: zone for card, zone in zip(self.placed, self.sections, strict=True)}
        names = {card: game.faces[card].name for card in self.surplus}
        return {card: zones[name] for card, name in names.items() if name in zones}

    def limit_stay(self, game: Invasion, card: int) -> None:
        """A card that stays only until some moment is sacrificed then."""
        if self.effect.until:
            waiting = Context(self.seat, self.source, (sacrifice(it),), targets=(card,))
            game.delay(Delayed(self.effect.until, waiting))

    def entry(self, game: Invasion, card: int, section: int) -> EntersPlay:
        """A card enters a zone, with what its text says it has."""
        text = game.faces[card].enters
        return EntersPlay(
            self.seat,
            card,
            section,
            corrupted=self.effect.corrupted
            or (text is not None and text.corrupted)
            or enters_corrupted(game, self.seat, card, section),
            resources=0 if text is None else text.resources,
            by=self.seat,
            source=self.source,
        )


def zone_question(
    seat: int, sections: tuple[int, ...], card: int = NO_CARD, prompt: str = "which-zone", whose: int = NO_SEAT
) -> Decision:
    """Which of these zones of a capital; the answer is the number of the section.

    It is the player's own capital or, for a card that moves, the one in which the card is
    (invasion.move.not-to-opponents-zone).
    """
    owner = seat if whose == NO_SEAT else whose
    shown = [("zone", NO_CARD, owner, SECTION_NAMES[section]) for section in sections]
    return choose(seat, shown, "chosen", "invasion.play.zone-choice", prompt, card, values=sections)


def put_into_play(cards: Cards, section: int = ANY_ZONE, *, corrupted: bool = False, until: str = "") -> PutIntoPlay:
    """Put cards into play under your control."""
    return PutIntoPlay(cards, section, corrupted, until)
