"""The round: draw, choose, reveal, resolve, discard (senjutsu.round.phases)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.cards import CHARACTERS
from nefrit.senjutsu.companion import ChooseForCompanion, first_card
from nefrit.senjutsu.constants import (
    AFTER_COUNTER,
    CHOOSES_LAST,
    LOSES_TOP_CARD,
    MUST_BE_CHOSEN,
    NO_INITIATIVE,
    POISON,
    RANDOM_CHOICE,
    SHRINE,
    START_OF_ROUND,
)
from nefrit.senjutsu.contract_uses import UseContract, stake_contracts
from nefrit.senjutsu.contracts import check_counters
from nefrit.senjutsu.drunk import sober_up
from nefrit.senjutsu.focus import gain_focus, lose_focus
from nefrit.senjutsu.hand_lines import DiscardFromHand
from nefrit.senjutsu.hands import Discarded, draw
from nefrit.senjutsu.harm import rotate_hobbles
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.initiative import is_used, kamae_initiative, sections_due
from nefrit.senjutsu.instant_windows import Replacing
from nefrit.senjutsu.instants import cost_refusals
from nefrit.senjutsu.lasting import ends_at_round, rotate_lasting
from nefrit.senjutsu.limits import hand_limit
from nefrit.senjutsu.passives import bears, borne, spendable_focus
from nefrit.senjutsu.perform import PlayingInstant, ask_all
from nefrit.senjutsu.poison import remove_poison
from nefrit.senjutsu.reports import RoundBegins, StunPlayed
from nefrit.senjutsu.resolve import Resolving
from nefrit.senjutsu.reveal import ChooseValue, PayForInitiative, Revealed, with_other_initiatives
from nefrit.senjutsu.state import (
    CHOSEN,
    HAND,
    LASTING,
    REVEALED,
    Due,
    Fighter,
    Senjutsu,
    automated,
    by_advantage,
    card_of,
    companion_of,
    is_companion,
    players,
    standing,
)
from nefrit.senjutsu.trees.sections import Section

MOST_ROUNDS = 500
STUN_PLAYED = "stun"


class Rounds(Procedure):
    """Round after round, until somebody wins (senjutsu.overview.rounds)."""

    __slots__ = ("chosen", "last", "seats")
    seat_fields = ("seats",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[Value, ...] = ()
        self.last: tuple[Value, ...] = ()
        self.seats: tuple[int, ...] = ()

    @step("senjutsu.timing.round.1-start")
    def begin(self, game: Senjutsu) -> Flow:
        """The next round begins; a game that does not end is stopped (decision.all.endless)."""
        if game.table.level and not automated(game):
            # decision.senjutsu.horde-waves
            self.goto("begin")
            return automaton_of(game).next_wave()
        if game.table.round >= MOST_ROUNDS:
            game.finish((), "decision.all.endless", "stopped", stopped=True)
        table = game.edit_table()
        table.round += 1
        game.tell(RoundBegins(table.round))
        table.banned = ()
        for seat in standing(game):
            fighter = game.edit_seat(seat)
            fighter.over = False
            fighter.cancelled = ()
            fighter.wider = 0
            fighter.instants = 0
            fighter.value = fighter.below = NO_INITIATIVE
            fighter.span = ()
            fighter.paid = fighter.stake = fighter.received = 0
            fighter.countered = fighter.wounded = fighter.landed = False
            fighter.drunk = is_drunkard(fighter)
        return None

    @step("senjutsu.timing.round.2-before-draw")
    def bleed(self, game: Senjutsu) -> Flow:
        """Who bleeds discards the top card of the deck facedown, once however often.

        senjutsu.bleed.start-of-round, senjutsu.bleed.not-cumulative, senjutsu.solo.bleed.discard
        """
        for seat in standing(game):
            # What cards in play make a fighter lose comes on top of that (decision.senjutsu.loses-top-card).
            for _ in range(bool(game.seats[seat].bleeding) + len(borne(game, seat, LOSES_TOP_CARD))):
                card = first_card(game, seat)
                if card is not None:
                    game.occur(Discarded(card, seat, facedown=True))
        self.seats = acting_before_drawing(game)
        return None

    @step("senjutsu.timing.round.2-before-draw")
    def before_drawing(self, game: Senjutsu) -> Flow:
        """What some fighters may do before cards are drawn, from the lowest on the track."""
        if not self.seats:
            return None
        return BeforeDrawing(self.next_seat("before_drawing"))

    @step("senjutsu.round.draw")
    def draw(self, game: Senjutsu) -> Flow:
        """Each player draws a card, all at the same time; automated opponents get theirs facedown.

        senjutsu.timing.round.3-draw, senjutsu.solo.round.draw
        """
        automaton_of(game).draw(game)
        draw(game, tuple(by_advantage(game, highest_first=True)), 1)
        return None

    @step("senjutsu.round.draw-empty-deck")
    def answer_wounds(self, game: Senjutsu) -> Flow:
        """Who would be defeated by an empty deck may answer to that; then all may play instants.

        decision.senjutsu.last-stand, senjutsu.timing.round.4-after-draw
        """
        self.seats = tuple(by_advantage(game))
        return ask_all(game, self, "answer_wounds", at_end=True)

    def next_seat(self, again: str) -> int:
        """The fighter whose turn it is in a step that all go through, one after the other; the step comes again."""
        seat, *others = self.seats
        self.seats = tuple(others)
        self.goto(again)
        return seat

    @step("senjutsu.timing.round.4-after-draw")
    def instants(self, game: Senjutsu) -> Flow:
        """Instant cards that are played before cards are chosen, from the lowest on the track."""
        if not self.seats:
            return None
        return PlayingInstant(self.next_seat("instants"), START_OF_ROUND)

    @step("senjutsu.round.choose")
    def choose(self, game: Senjutsu) -> Flow:
        """Each player chooses one card in secret; nobody can pass.

        senjutsu.round.choose-mandatory, senjutsu.overview.simultaneous-choice, senjutsu.timing.round.5-choose,
        decision.all.simultaneous-order.
        Automated opponents do not choose (senjutsu.solo.round.choose), nor does who must take a card at random. A card
        may make players choose later (senjutsu.golden.card-beats-rules).
        """
        return self.questions(game, [seat for seat in choosers(game) if not bears(game, seat, CHOOSES_LAST)], "chosen")

    @step("senjutsu.round.choose")
    def choose_last(self, game: Senjutsu) -> Flow:
        """A card in play may make players choose after the others (senjutsu.golden.card-beats-rules)."""
        return self.questions(game, [seat for seat in choosers(game) if bears(game, seat, CHOOSES_LAST)], "last")

    def questions(self, game: Senjutsu, seats: list[int], into: str) -> tuple[Decision, ...]:
        """What players may choose: a card whose cost and Kamae are met now, or a Stun card.

        senjutsu.round.choose-focus-check, senjutsu.round.choose-kamae-check, senjutsu.stun.play-instead
        """
        # A core ability card can always be chosen; without one there may be nothing to choose.
        options = [(seat, choosable(game, seat)) for seat in seats]
        return tuple(
            [choose(seat, cards, into, "senjutsu.round.choose", "choose-card") for seat, cards in options if cards]
        )

    @step("senjutsu.reveal.step1")
    def reveal(self, game: Senjutsu) -> Flow:
        """All cards are turned faceup at the same time.

        senjutsu.timing.round.6-reveal, senjutsu.timing.reveal.1-flip, senjutsu.solo.round.reveal,
        decision.senjutsu.random-choice
        """
        for seat, chosen in (*enumerate(self.chosen), *enumerate(self.last)):
            if chosen == STUN_PLAYED:
                # decision.senjutsu.stun-played
                game.edit_seat(seat).stuns -= 1
                game.tell(StunPlayed(seat))
            elif isinstance(chosen, int):
                game.occur(Revealed(chosen, seat))
        for seat in players(game):
            if bears(game, seat, RANDOM_CHOICE) and not is_companion(game, seat):
                take_at_random(game, seat)
        for seat in standing(game):
            for card in game.zone(CHOSEN, seat):
                game.occur(Revealed(card, seat))
        self.chosen = self.last = ()
        return None

    @step("senjutsu.reveal.step2")
    def pay(self, game: Senjutsu) -> Flow:
        """Mandatory costs are paid (senjutsu.focus.mandatory.must-pay, senjutsu.timing.reveal.2-mandatory).

        What was paid may be taken back (senjutsu.reveal.step4-refund); contracts are staked
        (decision.senjutsu.own-contracts). A companion whose card cannot be paid for does nothing
        (decision.senjutsu.companion).
        """
        for seat in standing(game):
            for card in card_of(game, seat):
                cost = game.faces[card].focus
                if cost > spendable_focus(game, seat) and is_companion(game, seat):
                    game.edit_seat(seat).over = True
                    continue
                lose_focus(game, seat, cost)
                game.edit_seat(seat).paid += cost
                if game.faces[card].staked:
                    stake_contracts(game, seat, card)
        self.seats = with_other_initiatives(game)
        return None

    @step("senjutsu.reveal.step3")
    def pay_for_initiative(self, game: Senjutsu) -> Flow:
        """Who can may pay for another initiative (senjutsu.timing.reveal.3-optional)."""
        if not self.seats:
            return None
        return PayForInitiative(self.next_seat("pay_for_initiative"))

    @step("senjutsu.reveal.step4-order")
    def replace(self, game: Senjutsu) -> Flow:
        """Instant Replacement cards (senjutsu.timing.reveal.4-replacement); then values are chosen.

        senjutsu.reveal.step5-order
        """
        self.seats = tuple(by_advantage(game))
        return Replacing(tuple(by_advantage(game)))

    @step("senjutsu.reveal.step5-order")
    def choose_values(self, game: Senjutsu) -> Flow:
        """Variable initiatives are chosen, from the lowest on the track.

        senjutsu.reveal.step5-choice-is-public, senjutsu.timing.reveal.5-variable
        """
        if not self.seats:
            return None
        return ChooseValue(self.next_seat("choose_values"))

    @step("senjutsu.timing.reveal.6-compare")
    def compare(self, game: Senjutsu) -> Flow:
        """Every section of the cards in play waits for its initiative (senjutsu.resolve.divider)."""
        due: list[Due] = []
        for seat in standing(game):
            for card in card_of(game, seat):
                # A poison that had to be chosen does nothing more (senjutsu.poison.discard-after-effect).
                is_poison = game.faces[card].card_class == POISON
                for number, section in enumerate(() if is_poison else sections_due(game, seat, card)):
                    if is_used(game, seat, section):
                        due.append(Due(seat, card, number, self.value(game, seat, number, section)))
        game.edit_table().due = tuple(due)
        return None

    def value(self, game: Senjutsu, seat: int, number: int, section: Section) -> int:
        """The initiative of a section: the one that was chosen or paid for, or that it has."""
        fighter = game.seats[seat]
        own = fighter.value if number == 0 else fighter.below
        return own if own != NO_INITIATIVE else max(kamae_initiative(game, seat, section), default=0)

    @step("senjutsu.timing.reveal.7-resolve")
    def resolve(self, game: Senjutsu) -> Flow:
        """The resolve phase, with automated opponents as well (senjutsu.solo.round.resolve)."""
        return Resolving()

    @step("senjutsu.discard.step1")
    def discard(self, game: Senjutsu) -> Flow:
        """All cards in play are discarded; core cards return to hand, poison that was chosen is gone for good.

        senjutsu.discard.core-returns, senjutsu.core.return-to-hand, senjutsu.poison.discard-after-effect,
        senjutsu.timing.end.cleanup, senjutsu.timing.end.tokens, senjutsu.solo.round.discard, senjutsu.solo.reset.when
        """
        for seat in range(game.seat_count):
            for card in game.zone(REVEALED, seat):
                face = game.faces[card]
                if face.is_core:
                    game.move(card, HAND, seat)
                elif face.card_class == POISON:
                    remove_poison(game, card)
                else:
                    game.occur(Discarded(card, seat))
            game.edit_seat(seat).card = NO_CARD
        automaton_of(game).after_round(game)
        return None

    @step("senjutsu.discard.step2")
    def end_effects(self, game: Senjutsu) -> Flow:
        """Effects at the end of the round: hobbles are rotated, shrines give focus, counters count for contracts.

        decision.senjutsu.end-of-round, decision.senjutsu.contracts, decision.senjutsu.own-contracts
        """
        for seat in standing(game):
            rotate_hobbles(game, seat)
            hex = game.seats[seat].hex
            shrines = [place for place, kind in game.table.terrain if kind == SHRINE]
            # senjutsu.terrain.shrine-focus
            if hex is not None and any(distance(hex, shrine) == 1 for shrine in shrines):
                gain_focus(game, seat, 1)
        rotate_lasting(game)
        check_counters(game)
        return None

    @step("senjutsu.instant.plain-timing-on-card")
    def answer_contracts(self, game: Senjutsu) -> Flow:
        """Who has fulfilled a contract by that may answer to it; then cards that stay may be ended.

        senjutsu.golden.card-beats-rules
        """
        self.seats = tuple(by_advantage(game)) if game.pieces else ()
        return ask_all(game, self, "answer_contracts", at_end=True)

    @step("senjutsu.timing.end.effects")
    def end_lasting(self, game: Senjutsu) -> Flow:
        """Cards that remain in play may be ended for focus."""
        if not self.seats:
            return None
        return EndLasting(self.next_seat("end_lasting"))

    @step("senjutsu.discard.step3")
    def prepare_limits(self, game: Senjutsu) -> Flow:
        """Then hand limits are checked."""
        self.seats = tuple(by_advantage(game, highest_first=True))
        return None

    @step("senjutsu.discard.step3")
    def check_limits(self, game: Senjutsu) -> Flow:
        """Who holds too many cards discards facedown; then the next round begins (senjutsu.discard.next-round)."""
        if not self.seats:
            self.goto("begin")
            return None
        seat = self.next_seat("check_limits")
        surplus = held(game, seat) - hand_limit(game, seat)
        if surplus <= 0 or is_companion(game, seat):
            return None
        return DiscardFromHand(seat, surplus, facedown=True, rule="senjutsu.discard.step3")


def choosers(game: Senjutsu) -> list[int]:
    """The players who choose a card: not those who must take one at random, and nobody for a companion now."""
    return [seat for seat in players(game) if not bears(game, seat, RANDOM_CHOICE) and not is_companion(game, seat)]


def is_drunkard(fighter: Fighter) -> bool:
    """Whether a fighter is of a character that is drunk (decision.senjutsu.drunk); automated ones go by their rules."""
    character = CHARACTERS.get(fighter.character)
    return character is not None and character.drunk and not fighter.automated


def held(game: Senjutsu, seat: int) -> int:
    """How many cards count towards the hand limit: core cards do not, Stun cards do.

    senjutsu.core.hand-limit-exempt, senjutsu.stun.take
    """
    cards = [card for card in game.zone(HAND, seat) if not game.faces[card].is_core]
    return len(cards) + game.seats[seat].stuns


def choosable(game: Senjutsu, seat: int) -> list[Value]:
    """What a player may choose this round: a card that must be chosen, if there is one in hand.

    senjutsu.poison.specific-effect
    """
    due = due_cards(game, seat)
    focus = focus_for_choosing(game, seat)
    hand = game.zone(HAND, seat)
    found: list[Value] = [card for card in hand if first(choosing_refusals(game, seat, card, due, focus)) is None]
    if game.seats[seat].stuns and not due:
        found.append(STUN_PLAYED)
    return found


def take_at_random(game: Senjutsu, seat: int) -> None:
    """The card of a player who does not choose: any ability card that could be chosen, or the one that must be.

    decision.senjutsu.random-choice
    """
    cards = [card for card in choosable(game, seat) if isinstance(card, int)]
    if cards:
        game.move(game.chance.one_of(cards), CHOSEN, seat)


def due_cards(game: Senjutsu, seat: int) -> list[int]:
    """The cards in a player's hand that say that they must be chosen while they are there."""
    return [card for card in game.zone(HAND, seat) if MUST_BE_CHOSEN in game.faces[card].rules]


def choosing_refusals(game: Senjutsu, seat: int, card: int, due: Collection[int], focus: int) -> Iterator[Refusal]:
    """Why a card cannot be the card of the round: another must be, it has no initiative, its costs are not met.

    An Instant Replacement card can be, and is then no instant: senjutsu.instant.replacement.two-uses,
    senjutsu.instant.replacement.normal-not-counted. `due` are the cards that must be chosen, `focus` is what may be
    spent.
    """
    if card in due:
        return
    if due:
        yield refuse("senjutsu.poison.specific-effect", "another-must-be-chosen")
    if not game.faces[card].initiative:
        yield refuse("senjutsu.anatomy.initiative", "no-initiative")
    if AFTER_COUNTER in game.faces[card].needs:
        yield refuse("decision.senjutsu.after-counter", "only-after-counter")
    yield from cost_refusals(game, seat, card, focus)


def focus_for_choosing(game: Senjutsu, seat: int) -> int:
    """What the card of the round may cost: what the card chosen for a companion will is set aside.

    decision.senjutsu.companion
    """
    focus = spendable_focus(game, seat)
    companion = companion_of(game, seat)
    if companion == NO_SEAT:
        return focus
    return focus - sum([game.faces[card].focus for card in game.zone(CHOSEN, companion)])


def acting_before_drawing(game: Senjutsu) -> tuple[int, ...]:
    """The fighters who may do something before cards are drawn, or for whom something is done, lowest first."""
    fighters = [(seat, game.seats[seat]) for seat in by_advantage(game)]
    return tuple([seat for seat, one in fighters if one.fulfilled or one.drunk or one.owner != NO_SEAT])


class BeforeDrawing(Procedure):
    """What a fighter may do before cards are drawn: use a contract, sober up; and what its companion will do."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("decision.senjutsu.own-contracts")
    def use_contract(self, game: Senjutsu) -> Flow:
        """A fulfilled contract may be discarded for something."""
        fighter = game.seats[self.seat]
        return UseContract(self.seat) if fighter.fulfilled and not fighter.automated else None

    @step("decision.senjutsu.drunk")
    def sober_up(self, game: Senjutsu) -> Flow:
        """A drunk fighter may pay to walk straight."""
        return sober_up(game, self.seat)

    @step("decision.senjutsu.companion")
    def choose_for_companion(self, game: Senjutsu) -> Flow:
        """A companion gets its card."""
        return ChooseForCompanion(self.seat) if is_companion(game, self.seat) else None


class EndLasting(Procedure):
    """A player may pay focus to end a card that remains in play."""

    __slots__ = ("chosen", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.chosen: Value = PASS

    @step("senjutsu.golden.card-beats-rules")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or none."""
        cards = [
            card
            for owner in range(game.seat_count)
            for card in game.zone(LASTING, owner)
            if 0 < ends_at_round(game, card).focus <= spendable_focus(game, self.seat)
        ]
        if not cards:
            return None
        rule = "senjutsu.golden.card-beats-rules"
        return choose(self.seat, [PASS, *cards], "chosen", rule, "end-lasting-card")

    @step("senjutsu.golden.card-beats-rules")
    def end(self, game: Senjutsu) -> Flow:
        """Pay, and it is discarded."""
        if isinstance(self.chosen, int):
            lose_focus(game, self.seat, ends_at_round(game, self.chosen).focus)
            game.occur(Discarded(self.chosen, game.owners[self.chosen]))
        return None
