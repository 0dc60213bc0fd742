"""Reveal, the third phase of a round: cards are turned faceup, and their initiative is settled."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, PASS, choose
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.constants import BEFORE_BLOCK, DEFENCE, NO_INITIATIVE
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.initiative import first_section, hobbled, kamae_initiative
from nefrit.senjutsu.instant_windows import InstantWindow
from nefrit.senjutsu.reports import InitiativeChosen
from nefrit.senjutsu.state import REVEALED, Senjutsu, by_advantage, card_of, is_companion


class Revealed(Occurrence):
    """A card that was chosen is turned faceup."""

    __slots__ = ("card", "seat")
    message = "revealed"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def happen(self, game: Senjutsu) -> None:
        """It is in play (senjutsu.round.in-play)."""
        game.move(self.card, REVEALED, self.seat)
        game.edit_seat(self.seat).card = self.card


def with_other_initiatives(game: Senjutsu) -> tuple[int, ...]:
    """The fighters whose card has other initiatives than the printed one, lowest on the track first."""
    return tuple([seat for seat in by_advantage(game) if _has_other_initiatives(game, seat)])


def _has_other_initiatives(game: Senjutsu, seat: int) -> bool:
    card = game.seats[seat].card
    sections = () if card == NO_CARD else game.faces[card].sections
    return bool(sections) and bool(sections[0].alternatives)


class PayForInitiative(Procedure):
    """Reveal step 3: paying for another initiative than printed (senjutsu.reveal.step3)."""

    __slots__ = ("answer", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.answer: Value = PASS

    def offers(self, game: Senjutsu) -> list[tuple[Value, ...]]:
        """The initiatives that can be paid for, as moves with the values and the price."""
        return [
            ("pay-initiative", card, *other.initiative, other.gate.focus)
            for card in card_of(game, self.seat)
            for section in game.faces[card].sections[:1]
            for other in section.alternatives
            if other.gate.focus and can_open(game, self.seat, other.gate)
        ]

    @step("senjutsu.reveal.step3")
    def ask(self, game: Senjutsu) -> Flow:
        """Which, or none."""
        offers = self.offers(game)
        if not offers:
            return None
        return choose(self.seat, [PASS, *offers], "answer", "senjutsu.reveal.step3", "pay-initiative")

    @step("senjutsu.reveal.step3")
    def pay(self, game: Senjutsu) -> Flow:
        """Pay, and use it."""
        if isinstance(self.answer, tuple):
            _, _, *values, price = self.answer
            lose_focus(game, self.seat, price)
            fighter = game.edit_seat(self.seat)
            fighter.paid += price
            if len(values) > 1:
                fighter.span = tuple(values)
            else:
                fighter.value = values[0]
                game.tell(InitiativeChosen(self.seat, values[0], hobbled(game, self.seat, values[0])))
        return None


class ChooseValue(Procedure):
    """Reveal step 5: choosing a variable initiative, for each section that has one.

    senjutsu.reveal.step5, senjutsu.reveal.step5-any-between, senjutsu.reveal.step5-example
    """

    __slots__ = ("chosen", "seat", "section")
    seat_fields = ("seat",)

    def __init__(self, seat: int, section: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.section = section
        self.chosen: Value = None

    def values(self, game: Senjutsu) -> list[int]:
        """The values to choose from: none if a value has been paid for, or only one is printed."""
        fighter = game.seats[self.seat]
        for card in card_of(game, self.seat):
            printed = self.printed(game, card)
            if len(printed) > 1 and (self.section or fighter.value == NO_INITIATIVE):
                return list(range(max(printed) + fighter.wider, min(printed) - fighter.wider - 1, -1))
        return []

    def printed(self, game: Senjutsu, card: int) -> tuple[int, ...]:
        """The values that stand on the card, or that were paid for."""
        if self.section:
            return kamae_initiative(game, self.seat, game.faces[card].sections[self.section])
        section = first_section(game, self.seat, card)
        return game.seats[self.seat].span or (() if section is None else kamae_initiative(game, self.seat, section))

    @step("senjutsu.instant.additional.condition")
    def widen(self, game: Senjutsu) -> Flow:
        """An instant may widen the range of a block before its value is chosen."""
        for card in card_of(game, self.seat):
            if game.faces[card].type == DEFENCE and not self.section:
                return InstantWindow(self.seat, BEFORE_BLOCK, 0)
        return None

    @step("senjutsu.reveal.step5")
    def ask(self, game: Senjutsu) -> Flow:
        """Which value; an automated opponent takes the one it needs (senjutsu.solo.block.match-initiative)."""
        moves = [("value", NO_CARD, value) for value in self.values(game) if value >= 0]
        if moves and game.seats[self.seat].automated:
            value = automaton_of(game).choose_initiative(game, self.seat, [value for _, _, value in moves])
            self.chosen = ("value", NO_CARD, value)
            return None
        return choose(self.seat, moves, "chosen", "senjutsu.reveal.step5", "choose-initiative") if moves else None

    @step("senjutsu.reveal.step5")
    def note(self, game: Senjutsu) -> Flow:
        """Remember it; hobbles lower it afterwards (senjutsu.hobble.variable). Then the section below."""
        if isinstance(self.chosen, tuple):
            value = self.chosen[2]
            fighter = game.edit_seat(self.seat)
            if self.section:
                fighter.below = value
            else:
                fighter.value = value
            game.tell(InitiativeChosen(self.seat, value, hobbled(game, self.seat, value)))
        for card in () if self.section else card_of(game, self.seat):
            if game.faces[card].sections[1:] and not is_companion(game, self.seat):
                return ChooseValue(self.seat, 1)
        return None
