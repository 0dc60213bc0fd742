"""Counterattacks: striking back after a successful block."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.decisions import PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.closed_hexes import guards_of
from nefrit.senjutsu.constants import ATTACK, COUNTER_SUCCESSFUL
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.initiative import hobbled, kamae_initiative
from nefrit.senjutsu.instants import cost_refusals
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.passives import spendable_focus
from nefrit.senjutsu.perform import Perform, perform_card
from nefrit.senjutsu.reports import PlayedFromHand
from nefrit.senjutsu.state import HAND, REVEALED, Senjutsu
from nefrit.senjutsu.trees.blocks import AddCounter, Counter


@does(AddCounter)
def add_counter(line: AddCounter, game: Senjutsu, perform: Perform) -> Procedure | None:
    """An instant lets a successful block be countered, as if it had said so."""
    if game.table.initiative not in line.initiatives or perform.aim == NO_SEAT:
        return None
    return Counterattack(perform.seat, perform.aim, game.table.initiative, free=True)


class Counterattack(Procedure):
    """Playing an attack card from hand against a blocked attack.

    senjutsu.counter.purpose, senjutsu.counter.trigger, senjutsu.counter.optional. With `free` another card gives the
    counter. `successful` tells that the card played has hit; then `following` may be played (see below).
    """

    __slots__ = ("attacker", "chosen", "following", "free", "initiative", "seat", "successful")
    seat_fields = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int, initiative: int, *, free: bool = False) -> None:
        super().__init__()
        self.free = free
        self.seat = seat
        self.attacker = attacker
        self.initiative = initiative
        self.chosen: Value = PASS
        self.following: Value = PASS
        self.successful = False

    def counter(self, game: Senjutsu) -> Counter | None:
        """The cheapest counter of the fighter's block that has this initiative and can be paid for."""
        if self.free:
            return Counter((self.initiative,))
        found = [
            counter
            for guard in guards_of(game, self.seat, self.initiative)
            for counter in guard.block.counters
            if self.initiative in counter.initiatives and can_open(game, self.seat, counter.gate)
        ]
        return min(found, key=lambda counter: counter.gate.focus, default=None)

    def cards(self, game: Senjutsu) -> list[int]:
        """The cards in hand that can be played."""
        if self.counter(game) is None or game.seats[self.seat].over:
            return []
        return [card for card in game.zone(HAND, self.seat) if first(self.refusals(game, card)) is None]

    def refusals(self, game: Senjutsu, card: int) -> Iterator[Refusal]:
        """Why a card cannot be played: it is no attack card or a core card, it is too fast, it costs too much.

        senjutsu.counter.play, decision.senjutsu.counter, decision.senjutsu.hobble-hand
        """
        face, counter = game.faces[card], self.counter(game)
        if ATTACK not in face.types or face.is_core or not face.initiative or face.play_when == COUNTER_SUCCESSFUL:
            yield refuse("senjutsu.counter.play", "no-attack-card")
        elif self.value(game, card) > self.initiative:
            yield refuse("decision.senjutsu.counter", "too-fast")
        # The counter is paid for before the card.
        paid = 0 if counter is None else counter.gate.focus
        yield from cost_refusals(game, self.seat, card, spendable_focus(game, self.seat) - paid)

    def value(self, game: Senjutsu, card: int) -> int:
        """The initiative of a card in hand, as the fighter's Kamae and Hobble cards make it."""
        values = kamae_initiative(game, self.seat, game.faces[card].sections[0])
        return hobbled(game, self.seat, min(values))

    @step("senjutsu.counter.optional")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or none."""
        cards = self.cards(game)
        if not cards:
            return None
        return choose(self.seat, [PASS, *cards], "chosen", "senjutsu.counter.optional", "counterattack")

    @step("senjutsu.counter.play")
    def play(self, game: Senjutsu) -> Flow:
        """Resolve it completely at the current initiative, as the instant it is (decision.senjutsu.counter-initiative).

        It does not count towards the limit of instant cards (senjutsu.counter.no-instant-limit).
        """
        counter = self.counter(game)
        if not isinstance(self.chosen, int) or counter is None:
            return None
        card = self.chosen
        lose_focus(game, self.seat, counter.gate.focus + game.faces[card].focus)
        game.move(card, REVEALED, self.seat)
        game.tell(PlayedFromHand(card, self.seat, "counterattack"))
        return perform_card(game, self.seat, card, self.initiative)

    @step("decision.senjutsu.after-counter")
    def ask_following(self, game: Senjutsu) -> Flow:
        """After a successful counter a card may be played that says so, or none."""
        cards = self.follow_ups(game)
        if not cards:
            return None
        rule = "decision.senjutsu.after-counter"
        return choose(self.seat, [PASS, *cards], "following", rule, "play-after-counter")

    def follow_ups(self, game: Senjutsu) -> list[int]:
        """The cards in hand that can be played after a successful counter; a core card can be one of them."""
        if not self.successful or game.seats[self.seat].over:
            return []
        focus = spendable_focus(game, self.seat)
        cards = [card for card in game.zone(HAND, self.seat) if game.faces[card].play_when == COUNTER_SUCCESSFUL]
        return [card for card in cards if first(cost_refusals(game, self.seat, card, focus)) is None]

    @step("decision.senjutsu.after-counter")
    def play_following(self, game: Senjutsu) -> Flow:
        """It is resolved at the initiative of the counter, against who was countered."""
        if not isinstance(self.following, int):
            return None
        card = self.following
        lose_focus(game, self.seat, game.faces[card].focus)
        game.move(card, REVEALED, self.seat)
        game.tell(PlayedFromHand(card, self.seat, "after-counter"))
        return perform_card(game, self.seat, card, self.initiative, (self.attacker,))
