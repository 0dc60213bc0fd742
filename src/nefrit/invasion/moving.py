"""Moving cards between zones, damage between cards, and cards to another player's control."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.constants import HERO, QUEST, SECTION_NAMES, SECTIONS, UNIT
from nefrit.invasion.effects import Who
from nefrit.invasion.entering import zone_question
from nefrit.invasion.happening import happen, settle
from nefrit.invasion.occurrences import CONTROL_CHANGED, Event, Moved, Quests
from nefrit.invasion.playing import hero_refusals
from nefrit.invasion.state import CAPITAL, Invasion, on_the_table, section_of
from nefrit.invasion.values import has_trait, has_type, is_fighter, unit_on
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import first
from nefrit.kernel.using import Use


def sections_to_move(game: Invasion, card: int) -> tuple[int, ...]:
    """The zones to which a card can move: others of the same capital (invasion.move.different-zone).

    Never to an opponent's (invasion.move.not-to-opponents-zone), nor, for a Hero, to where another is.
    """
    here, seat = section_of(game, card), game.place(card)[1]
    if here < 0:
        return ()
    others = [section for section in SECTIONS if section != here]
    if has_type(game, card, UNIT) and has_trait(game, card, HERO):
        others = [section for section in others if first(hero_refusals(game, seat, card, section)) is None]
    return tuple(others)


@dataclass(frozen=True)
class Move(Who):
    """Move cards to another zone controlled by the same player, as you choose (invasion.zone.move-only-by-effects)."""

    def can(self, game: Invasion, context: Context) -> bool:
        """One of them must be able to move."""
        return any(card in game.pieces and sections_to_move(game, card) for card in self.cards(game, context))

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """One after the other."""
        cards = tuple([card for card in self.cards(game, context) if card in game.pieces])
        if not cards:
            context.done = False
            return None
        return MoveAll(context.seat, context.source, cards)


@dataclass(frozen=True)
class MoveTogether(Effect):
    """Move all targets from their zone to another one of the same player, all to the same."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All targets that are still there."""
        chosen = [card for cards in context.chosen for card in cards] if isinstance(context, Use) else []
        return tuple([card for card in chosen or context.targets if card in game.pieces])

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """To which zone."""
        cards = self.cards(game, context)
        if not cards:
            return None
        seat, sections = game.place(cards[0])[1], sections_to_move(game, cards[0])
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
        return happen(game, *moved)


class MoveAll(Procedure):
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
            self.leave()
            return None
        sections = sections_to_move(game, self.cards[0]) if self.cards[0] in game.pieces else ()
        if not sections:
            self.chosen = PASS
            return None
        return self.choice(zone_question(self.seat, sections, self.cards[0], "move-where"))

    @step("invasion.move.enters-zone-not-play")
    def move(self, game: Invasion) -> Flow:
        """It moves."""
        card, *rest = self.cards
        self.cards = tuple(rest)
        self.goto("where")
        if not isinstance(self.chosen, int):
            game.not_done()
            return None
        return happen(game, Moved(game.pieces[card].controller, card, self.chosen, by=self.seat, source=self.source))


@dataclass(frozen=True)
class OntoQuest(Who):
    """Move a unit onto a quest that you control (in its zone, if `here`), where no unit is questing."""

    here: bool = False

    def quests(self, game: Invasion, context: Context) -> list[int]:
        """The quests it can move onto."""
        cards = self.cards(game, context)
        if not cards or cards[0] not in game.pieces:
            return []
        found = [card for card in on_the_table(game) if has_type(game, card, QUEST)]
        found = [card for card in found if game.pieces[card].controller == context.seat]
        if self.here:
            found = [card for card in found if section_of(game, card) == section_of(game, cards[0])]
        return [card for card in found if unit_on(game, card) == NO_CARD]

    def can(self, game: Invasion, context: Context) -> bool:
        """There must be one."""
        return bool(self.quests(game, context))

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one."""
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
        return happen(game, *events, Quests(seat, card, quest))


@dataclass(frozen=True)
class MoveDamage(Effect):
    """Move damage from the targets to the second targets: all of it, or up to so much.

    Moving is neither dealing nor assigning (invasion.damage.move-is-not-deal), and nothing cancels it
    (invasion.damage.move-bypasses-cancel).
    """

    most: int = 0

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """From the one to the other."""
        second = context.chosen[1] if isinstance(context, Use) and len(context.chosen) > 1 else ()
        pairs = [(one, other) for one in context.targets for other in second]
        if not pairs or not all(card in game.pieces and is_fighter(game, card) for pair in pairs for card in pair):
            context.done = False
            return None
        for one, other in pairs:
            amount = game.pieces[one].damage
            moved = min(amount, self.most) if self.most else amount
            game.edit_piece(one).damage -= moved
            game.edit_piece(other).damage += moved
        return settle(game)


class ControlChanged(Event):
    """Another player takes control of a card, which goes to the corresponding zone of that player.

    invasion.control.change-moves-to-corresponding; attachments stay under the control of who played them
    (invasion.attachment.control-stays).
    """

    kind, message = CONTROL_CHANGED, "control-changed"

    def happen(self, game: Invasion) -> None:
        """`seat` is the new controller."""
        section = section_of(game, self.card)
        for card in (self.card, *[other for other in game.in_play() if game.pieces[other].on == self.card]):
            game.move(card, CAPITAL[section], self.seat)
        piece = game.edit_piece(self.card)
        piece.controller = self.seat
        piece.quest = NO_CARD
        piece.side = 0


@dataclass(frozen=True)
class TakeControl(Who):
    """A player takes control of cards: you, or (`give`) an opponent (invasion.control.controller)."""

    give: bool = False

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """They go to the corresponding zone."""
        seat = (context.seat + 1) % game.seat_count if self.give else context.seat
        cards = [card for card in self.cards(game, context) if card in game.pieces]
        events = [
            ControlChanged(seat, card, section=section_of(game, card), by=context.seat, source=context.source)
            for card in cards
            if game.pieces[card].controller != seat
        ]
        if not events:
            context.done = False
            return None
        return happen(game, *events)
