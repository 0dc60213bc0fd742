"""Poison: which poison card a victim is given, what it does there, and where it goes (senjutsu.poison.not-wounds)."""

from __future__ import annotations

from dataclasses import fields

from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_some
from nefrit.kernel.effects import Node, cards_in
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.constants import POISON
from nefrit.senjutsu.harm import Harmed
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import is_immune
from nefrit.senjutsu.perform import Perform, asked
from nefrit.senjutsu.state import DECK, POISONS, REMOVED, REVEALED, Senjutsu
from nefrit.senjutsu.trees.diagrams import Cell
from nefrit.senjutsu.trees.harm import Inflict
from nefrit.senjutsu.trees.poison import ForAutomated, ReturnPoisons, ShuffleAmongTop


class Poisoning(Procedure):
    """A player gives poison cards of the own poison deck to fighters, one after the other.

    A fighter who is named several times is given several. Where the deck has run out nothing happens: a poison that has
    been used is not used again (senjutsu.poison-ext.no-reuse). For an automated opponent the card is drawn
    (senjutsu.solo.poison.player-poisoned).
    """

    __slots__ = ("by", "card", "chosen", "seats")
    card_fields = ("card", "chosen")
    seat_fields = ("by", "seats")

    def __init__(self, by: int, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.by = by
        self.seats = seats
        self.chosen: Value = None
        self.card = NO_CARD

    @step("decision.senjutsu.lotus")
    def spare(self, game: Senjutsu) -> Flow:
        """Who is immune is given none."""
        self.seats = tuple([seat for seat in self.seats if not is_immune(game, seat)])
        return None

    @step("senjutsu.poison-ext.choose")
    def ask(self, game: Senjutsu) -> Flow:
        """Which poison, if there is a choice."""
        cards = game.zone(POISONS, self.by)
        if not self.seats or len(cards) < 2 or game.seats[self.by].automated:
            return None
        return asked(game, self, choose(self.by, cards, "chosen", "senjutsu.poison-ext.choose", "choose-poison"))

    @step("senjutsu.poison.attacker-selects")
    def give(self, game: Senjutsu) -> Flow:
        """The victim is given the one that was chosen (senjutsu.poison-ext.choose) and resolves what it says.

        senjutsu.poison.specific-effect
        """
        cards = game.zone(POISONS, self.by)
        if not self.seats or not cards:
            self.finish_after_this_step()
            return None
        seat = self.seats[0]
        chosen, self.chosen = self.chosen, None
        # senjutsu.solo.poison.player-poisoned: of an opponent's poison deck the card is drawn.
        self.card = chosen if isinstance(chosen, int) else _drawn(game, cards)
        game.occur(Harmed(seat, POISON, 1, self.by))
        game.move(self.card, REVEALED, seat)
        lines = tuple([line for section in game.faces[self.card].sections for line in section.lines])
        return Perform(seat, self.card, lines, game.table.initiative)

    @step("senjutsu.poison.discard-after-effect")
    def discard(self, game: Senjutsu) -> Flow:
        """A poison that is done is gone for good (senjutsu.poison-ext.discard); then the next one."""
        remove_poison(game, self.card)
        self.seats = self.seats[1:]
        self.goto("ask")
        return None


def _drawn(game: Senjutsu, cards: tuple[int, ...]) -> int:
    """One of the cards of a poison deck; the only one is drawn without lots."""
    return cards[0] if len(cards) == 1 else game.chance.one_of(cards)


@does(ForAutomated)
def do_for_automated(line: ForAutomated, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Instead of what stands below, if an automated opponent was given the card."""
    if game.seats[perform.seat].automated:
        perform.todo = line.lines
    return None


@asks(ReturnPoisons)
def which_poisons(line: ReturnPoisons, game: Senjutsu, perform: Perform) -> Decision | None:
    """Any number of those that have been used."""
    cards = used_up(game, perform.seat)
    if not cards:
        return None
    rule, most = "senjutsu.golden.card-beats-rules", len(cards)
    return choose_some(perform.seat, cards, "answer", rule, most=most, prompt="return-poisons", source=perform.source)


@does(ReturnPoisons)
def return_poisons(line: ReturnPoisons, game: Senjutsu, perform: Perform) -> Procedure | None:
    """They can be used again, whatever else the rules say. Where none has been used nobody was asked."""
    for card in cards_in(perform.answer) if used_up(game, perform.seat) else ():
        game.move(card, POISONS, perform.seat)
    return None


def used_up(game: Senjutsu, seat: int) -> list[int]:
    """The poison cards of a player that have been used and are gone."""
    return [card for card in game.zone(REMOVED, seat) if game.faces[card].card_class == POISON]


def uses_poison(node: Value) -> bool:
    """Whether a line, or anything in it, inflicts poison."""
    if isinstance(node, tuple):
        return any(uses_poison(part) for part in node)
    if isinstance(node, Inflict):
        return node.what == POISON
    if isinstance(node, Cell):
        return node.poison > 0
    return isinstance(node, Node) and any(uses_poison(getattr(node, field.name)) for field in fields(node))


def remove_poison(game: Senjutsu, card: int) -> None:
    """Discard a poison card that lies on the table; one that waits in a deck stays there."""
    if game.lies_in(card, REVEALED):
        game.move(card, REMOVED, game.owners[card])


@does(ShuffleAmongTop)
def shuffle_among_top(line: ShuffleAmongTop, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Put this card among the top cards of the deck of who was given it; nobody knows where."""
    game.move(perform.source, DECK, perform.seat, top=True)
    game.arrange(DECK, perform.seat, game.chance.shuffled(game.zone(DECK, perform.seat)[: line.count]))
    return None
