"""Rings: in which states they are, and their effects, resolved by the attacking player who won."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD, PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.constants import AIR, EARTH, ELEMENTS, FIRE, NO_RING, NOBODY, WATER
from nefrit.l5r.occurrences.bowing import Bowed, Readied
from nefrit.l5r.occurrences.drawing import Discarded, Drawn
from nefrit.l5r.occurrences.fate import FateRemoved
from nefrit.l5r.occurrences.happenings import RING_EFFECT, Happening
from nefrit.l5r.occurrences.honor import HonorGained, HonorLost
from nefrit.l5r.occurrences.personal_honor import Dishonored, Honored
from nefrit.l5r.occurrences.rings import RingResolves
from nefrit.l5r.provinces import NewDeck
from nefrit.l5r.standing import effects_on, granted, is_forbidden
from nefrit.l5r.state import CONFLICT_DECK, HAND, L5R
from nefrit.l5r.values import characters, is_edition_1_0, may_be_dishonored, may_be_honored, opponent_of

Move = tuple[Value, ...]

NOT: Final = ("pass", NO_CARD)

UNCLAIMED: Final = "unclaimed"
CONTESTED: Final = "contested"
CLAIMED: Final = "claimed"


def ring_states(game: L5R, ring: int) -> tuple[str, ...]:
    """The states a ring is in: one of them, and while its claiming is reacted to two.

    l5r.ring.one-state-1-0, l5r.ring.one-or-more-states-1-5
    """
    claimed = game.table.ring_owner[ring] != NOBODY
    # l5r.ring.still-contested-until-claim-reactions-1-5: before, a claimed ring was contested no longer.
    contested = game.table.contested == ring and not (claimed and is_edition_1_0(game))
    states = ((CONTESTED, contested), (CLAIMED, claimed), (UNCLAIMED, not contested and not claimed))
    return tuple(state for state, is_in in states if is_in)


def contested_elements(game: L5R) -> tuple[int, ...]:
    """The elements of the contested ring: its own, and those that cards add to it."""
    ring = game.table.contested
    return _with_added(game, ring) if ring != NO_RING and CONTESTED in ring_states(game, ring) else ()


def elements_of_conflict(game: L5R) -> tuple[int, ...]:
    """The elements of the conflict: those of its ring, also when that is contested no longer.

    In edition 1.0 a claimed ring has only its own (l5r.ring.one-state-1-0): cards add elements to the contested ring.
    """
    conflict = game.table.conflict
    assert conflict is not None, "no conflict is being resolved"
    if is_edition_1_0(game) and CLAIMED in ring_states(game, conflict.ring):
        return (conflict.ring,)
    return _with_added(game, conflict.ring)


def _with_added(game: L5R, ring: int) -> tuple[int, ...]:
    added = [ELEMENTS.index(str(name)) for name in granted(game, "contested-element", NO_CARD)]
    return tuple(element for element in range(len(ELEMENTS)) if element == ring or element in added)


def are_effects_cancelled(game: L5R) -> bool:
    """Whether all ring effects are cancelled during this conflict, whoever resolves them.

    l5r.cancel.ring-still-claimed, l5r.faq.display-of-power-pilgrimage-still-cancels
    """
    conflict = game.table.conflict
    return conflict is not None and bool(effects_on(game, "cancel-ring-effects", conflict.province))


class ResolveRing(Procedure):
    """Resolving the effect of a ring; the player may decline (l5r.ring-effect.attacker-may-resolve).

    `elements` are those the ring has: of several the player chooses one (l5r.ring-effect.multiple-elements). What was
    `chosen` is `replaced`, if that is not 0.
    """

    __slots__ = ("chosen", "elements", "replaced", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, elements: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.elements = elements
        self.chosen: Value = NOT
        self.replaced = 0

    @step("l5r.ring-effect.attacker-may-resolve")
    def offer(self, game: L5R) -> Flow:
        """Offer every way to resolve it, and not to; what is cancelled cannot be resolved in any."""
        if are_effects_cancelled(game):
            return None
        moves = [move for element in self.elements for move in ways(game, self.seat, element)]
        if not moves:
            return None
        return choose(self.seat, [NOT, *moves], "chosen", "l5r.ring-effect.attacker-may-resolve", "ring-effect")

    @step("l5r.replacement.definition")
    def announce(self, game: L5R) -> Flow:
        """It is about to be resolved: another effect may be in its place (decision.l5r.ring-replaced-when-chosen)."""
        assert isinstance(self.chosen, tuple)
        if self.chosen == NOT:
            return None
        element = ELEMENTS.index(str(self.chosen[0]).partition("-")[0])
        return game.happen(RingResolves(seat=self.seat, amount=element, by=self.seat), into="replaced")

    @step("l5r.ring-effect.attacker-may-resolve")
    def resolve(self, game: L5R) -> Flow:
        """Resolve it so."""
        assert isinstance(self.chosen, tuple)
        return None if self.chosen == NOT or self.replaced else _resolve(game, self.seat, self.chosen)


class ResolveRings(Procedure):
    """Resolving several ring effects: each is resolved completely, or passed, before the next is asked for.

    l5r.ring-effect.several-effects-one-at-a-time-1-5

    `elements` are those whose effects are left, `done` those of which that is over, `chosen` the next.
    """

    __slots__ = ("chosen", "done", "elements", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, elements: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.elements = elements
        self.done: tuple[int, ...] = ()
        self.chosen: Value = PASS

    def left(self, game: L5R) -> tuple[int, ...]:
        """The elements whose effects may come next."""
        return tuple([element for element in self.elements if element not in self.done])

    def may_stop(self) -> bool:
        """Whether the player need not go on."""
        return False

    @step("l5r.ring-effect.several-effects-one-at-a-time-1-5")
    def ask(self, game: L5R) -> Flow:
        """Which one is next, of those that can be resolved now."""
        able = [element for element in self.left(game) if ways(game, self.seat, element)]
        options: list[Value] = [ELEMENTS[element] for element in able]
        self.chosen = options[0] if options else PASS
        if options and self.may_stop():
            options.insert(0, PASS)
        if len(options) < 2:
            return None
        rule = "l5r.ring-effect.several-effects-one-at-a-time-1-5"
        return choose(self.seat, options, "chosen", rule, "next-ring-effect")

    @step("l5r.ring-effect.several-effects-one-at-a-time-1-5")
    def resolve(self, game: L5R) -> Flow:
        """Resolve it, and go on with the next."""
        if self.chosen == PASS:
            return None
        element = ELEMENTS.index(str(self.chosen))
        self.done = (*self.done, element)
        self.goto("ask")
        return ResolveRing(self.seat, (element,))


class ResolveUnclaimedRings(ResolveRings):
    """Resolving the effects of unclaimed rings, up to `most`: what the first does may make another one possible."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat, ())
        self.most = most

    def left(self, game: L5R) -> tuple[int, ...]:
        """The rings that are unclaimed now, as long as there may be more."""
        if len(self.done) >= self.most:
            return ()
        return tuple([ring for ring in unclaimed(game) if ring not in self.done])

    def may_stop(self) -> bool:
        """After the first."""
        return bool(self.done)


def unclaimed(game: L5R) -> list[int]:
    """The unclaimed rings."""
    return [ring for ring in range(len(ELEMENTS)) if UNCLAIMED in ring_states(game, ring)]


def ways(game: L5R, seat: int, element: int) -> list[Move]:
    """The ways in which a player can resolve the effect of a ring, as moves."""
    name = ELEMENTS[element]
    everybody = [card for side in (0, 1) for card in characters(game, side)]
    # l5r.immune.definition: who is immune to ring effects cannot be chosen.
    everybody = [card for card in everybody if not is_forbidden(game, "ring-effect", card, by=seat)]
    pieces = game.pieces
    if element == AIR:
        # l5r.ring-effect.air
        taken = [(f"{name}-take", NO_CARD)] if game.seats[opponent_of(seat)].honor else []
        return [*taken, (f"{name}-gain", NO_CARD)]
    if element == EARTH:
        # l5r.ring-effect.earth
        return [(name, NO_CARD)]
    if element == FIRE:
        # l5r.ring-effect.fire, l5r.personal-honor.already-honored, l5r.personal-honor.already-dishonored
        honors = [(f"{name}-honor", card) for card in everybody if may_be_honored(game, card)]
        return [*honors, *((f"{name}-dishonor", card) for card in everybody if may_be_dishonored(game, card))]
    if element == WATER:
        # l5r.ring-effect.water
        readies = [(f"{name}-ready", card) for card in everybody if pieces[card].bowed]
        bows = [card for card in everybody if not pieces[card].bowed and pieces[card].fate == 0]
        return [*readies, *((f"{name}-bow", card) for card in bows)]
    # l5r.ring-effect.void, l5r.cannot.absolute
    fated = [card for card in everybody if pieces[card].fate > 0]
    return [(name, card) for card in fated if not is_forbidden(game, "lose-fate", card, by=seat)]


def _resolve(game: L5R, seat: int, move: Move) -> Procedure | None:
    """Resolve a ring effect in the way that was chosen.

    l5r.ring-effect.air, l5r.ring-effect.earth, l5r.ring-effect.fire, l5r.ring-effect.water, l5r.ring-effect.void
    """
    verb, card = move[0], move[1]
    assert isinstance(card, int)
    opponent = opponent_of(seat)
    if verb == "air-take":
        # l5r.take.tokens: what is taken is what there is.
        amount = min(1, game.seats[opponent].honor)
        lost = HonorLost(seat=opponent, amount=amount, by=seat, how=RING_EFFECT)
        return game.happen(lost, HonorGained(seat=seat, amount=amount, by=seat, how=RING_EFFECT))
    if verb == "air-gain":
        return game.happen(HonorGained(seat=seat, amount=2, by=seat, how=RING_EFFECT))
    if verb == "earth":
        return EarthRing(seat)
    controller = game.pieces[card].controller
    if verb == "fire-honor":
        return game.happen(Honored(card, controller, by=seat, how=RING_EFFECT))
    if verb == "fire-dishonor":
        return game.happen(Dishonored(card, controller, by=seat, how=RING_EFFECT))
    if verb == "water-ready":
        return game.happen(Readied(card, controller, by=seat, how=RING_EFFECT))
    if verb == "water-bow":
        return game.happen(Bowed(card, controller, by=seat, how=RING_EFFECT))
    return game.happen(FateRemoved(card, controller, 1, by=seat, how=RING_EFFECT))


class DrawnByRing(Drawn):
    """The card that the earth ring lets a player draw."""

    __slots__ = ()

    def happen(self, game: L5R) -> None:
        """It comes from the top of the deck (l5r.ring-effect.earth), if there is one (decision.l5r.both-empty)."""
        game.draw(CONFLICT_DECK, HAND, self.seat, self.amount)


class EarthRing(Procedure):
    """The earth ring: draw a card, and the opponent discards one at random (l5r.ring-effect.earth)."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("l5r.empty-deck.lose-five-honor")
    def check_deck(self, game: L5R) -> Flow:
        """A deck that has run out is formed anew before anything is drawn from it."""
        return None if game.zone(CONFLICT_DECK, self.seat) else NewDeck((self.seat,), dynasty=False)

    @step("l5r.trigger.shared-window-earth-ring")
    def draw_and_discard(self, game: L5R) -> Flow:
        """Both are one occurrence, with the same windows."""
        parts: list[Happening] = []
        if game.zone(CONFLICT_DECK, self.seat):
            parts.append(DrawnByRing(seat=self.seat, amount=1, by=self.seat, how=RING_EFFECT))
        opponent = opponent_of(self.seat)
        hand = game.zone(HAND, opponent)
        if hand:
            parts.append(Discarded(random_card(game.chance, hand), opponent, by=self.seat, how=RING_EFFECT))
        return game.happen(*parts) if parts else None


def random_card(chance: Chance, cards: tuple[int, ...]) -> int:
    """One of the cards, at random."""
    return chance.one_of(cards)
