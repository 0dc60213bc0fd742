"""Windows: where players act or pass in turn - interrupts, reactions, actions."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import ANYTHING
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.windows import InChosenOrder, Window
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.actions import actions_of, begin_use
from nefrit.l5r.constants import PROVINCE
from nefrit.l5r.guessing import might_act, might_respond
from nefrit.l5r.initiating import Use
from nefrit.l5r.listening import (
    FORCED_ONES,
    FORCED_REACTIONS,
    REACTIONS,
    WOULD_INTERRUPTS,
    Candidate,
    printed_for,
    timing_of,
)
from nefrit.l5r.occurrences.fate import FateGained
from nefrit.l5r.occurrences.phases import DynastyPassed
from nefrit.l5r.playing import (
    DiscardDuplicate,
    PlayCard,
    as_if_in_hand,
    duplicates,
    playable_from_hand,
    playable_from_provinces,
)
from nefrit.l5r.simultaneous import Simultaneous
from nefrit.l5r.standing import cards_with_changed_text, gained_kinds, is_active
from nefrit.l5r.state import HAND, L5R
from nefrit.l5r.trees import REACTS
from nefrit.l5r.values import is_edition_1_0, opponent_of

Move = tuple[Value, ...]


def responses(game: L5R, happening: Simultaneous, timing: int, seat: int) -> list[Move]:
    """The interrupts or reactions that a player can use now, as moves `("respond", card, index, occurrence)`.

    l5r.interrupt.multi-use-each-occurrence, l5r.interrupt.multi-use-once-per-occurrence,
    l5r.reaction.multi-use-each-occurrence, l5r.reaction.multi-use-once-per-occurrence,
    l5r.interrupt.only-on-condition, l5r.reaction.only-on-condition
    """
    found: list[Move] = []
    memo = game.memo
    known = memo.candidates
    if known is None:
        known = memo.candidates = {}
        memo.known |= ANYTHING
    for nth in happening.imminent:
        occurrence = happening.occurrences[nth]
        key = (occurrence.kind, timing, seat)
        candidates = known.get(key)
        if candidates is None:
            candidates = known[key] = _abilities_for(game, occurrence.kind, timing, seat)
        for card, index, ability in candidates:
            if ability.when is None or not ability.when.may_match(occurrence, card, seat):
                continue
            move = ("respond", card, index, nth)
            if move in happening.answered:
                continue
            use = Use(seat, card, ability, occurrence, nth)
            if ability.when.matches(game, occurrence, use) and use.usable(game):
                found.append(move)
    return found


def _abilities_for(game: L5R, kind: int, timing: int, seat: int) -> Sequence[Candidate]:
    """The abilities of a player's cards that respond to this kind of occurrence in windows of this timing."""
    kinds = kind << REACTS if timing >= FORCED_REACTIONS else kind
    gains = gained_kinds(game) & kinds
    changed = cards_with_changed_text(game)
    printed = printed_for(game, kind, timing, seat)
    is_changed = False
    found: list[Candidate] = []
    for candidate in printed:
        card = candidate[0]
        if card in changed:
            is_changed = True
        elif game.faces[card].type != PROVINCE or is_active(game, card):
            found.append(candidate)
    if not gains and not is_changed:
        return found
    # What cards whose text has changed have now; in the order in which the cards lie.
    unchanged: dict[int, list[Candidate]] = {}
    for candidate in found:
        unchanged.setdefault(candidate[0], []).append(candidate)
    cards = dict.fromkeys([candidate[0] for candidate in printed])
    playable: tuple[int, ...] = ()
    if gains:
        others = [card for card in game.in_play() if card in changed]
        playable = as_if_in_hand(game, seat)[len(game.zone(HAND, seat)) :]
        cards = dict.fromkeys((*game.listeners(kinds), *others, *playable))
    found = []
    for card in cards:
        if card in unchanged:
            found.extend(unchanged[card])
        elif game.slot_of[card] % 2 == seat and (card in changed or card in playable):
            abilities = enumerate(abilities_of(game, card))
            found.extend(
                [(card, index, one) for index, one in abilities if one.kinds & kind and timing_of(one) == timing]
            )
    return found


def respond(game: L5R, move: Value) -> Procedure:
    """Begin the response that a move names."""
    assert isinstance(move, tuple)
    _, card, index, nth = move
    happening = game.happening
    assert isinstance(happening, Simultaneous)
    happening.answered = (*happening.answered, move)
    return Use(game.place(card)[1], card, abilities_of(game, card)[index], happening.occurrences[nth], nth)


class Respond(Window):
    """A window for optional interrupts: the first player first, until both pass in a row.

    l5r.interrupt.first-player-first, l5r.triggered.optional-unless-forced, l5r.interrupt.pass-not-final,
    l5r.interrupt.closed-window
    """

    __slots__ = ("timing",)
    rule = "l5r.interrupt.alternates-until-both-pass"
    prompt = "respond-or-pass"
    opens_for_all = False

    def __init__(self, first: int, timing: int) -> None:
        super().__init__((first, opponent_of(first)))
        self.timing = timing

    def options(self, game: L5R, seat: int) -> tuple[Value, ...]:
        """The responses of this timing to what is happening."""
        happening = game.innermost_or_none(Simultaneous)
        return tuple(responses(game, happening, self.timing, seat)) if happening is not None else ()

    def called(self) -> str:
        """Interrupts to what would happen have a window of their own."""
        return "WouldInterrupt" if self.timing == WOULD_INTERRUPTS else "Interrupt"

    def about(self, game: L5R) -> tuple[str, ...]:
        """What can be responded to."""
        happening = game.innermost(Simultaneous)
        return tuple([happening.occurrences[nth].message for nth in happening.imminent])

    def could_act(self, game: L5R, seat: int) -> bool:
        """Others must expect a response wherever some card of the game is one."""
        happening = game.innermost_or_none(Simultaneous)
        if happening is None:
            return False
        return might_respond(game, [happening.occurrences[nth] for nth in happening.imminent], self.timing)

    def act(self, game: L5R, seat: int, option: Value) -> Procedure | None:
        """Initiate the response; whatever that brings about is nested in it.

        l5r.nested.new-condition-pauses-game, l5r.nested.resume-outer, l5r.nested.unlimited-depth, l5r.nested.lifo
        """
        return respond(game, option)


class React(Respond):
    """A window for optional reactions, by the same rules (l5r.reaction.first-player-first).

    l5r.reaction.pass-not-final, l5r.reaction.closed-window
    """

    __slots__ = ()
    rule = "l5r.reaction.alternates-until-both-pass"

    def called(self) -> str:
        """The window of reactions."""
        return "Reaction"


class Forced(InChosenOrder):
    """Forced interrupts or reactions: each must resolve before the next, in an order the first player determines.

    l5r.ability.mandatory-types, l5r.forced.must-resolve-immediately, l5r.forced.one-at-a-time
    """

    __slots__ = ("timing",)
    rule = "l5r.forced.first-player-orders-1-5"

    def __init__(self, first: int, timing: int) -> None:
        super().__init__(first, ())
        self.timing = timing

    def due(self, game: L5R) -> tuple[Value, ...]:
        """Those whose condition is met and that have not resolved yet."""
        happening = game.innermost_or_none(Simultaneous)
        if happening is None:
            return ()
        return tuple(move for seat in (0, 1) for move in responses(game, happening, self.timing, seat))

    def begin(self, game: L5R, item: Value) -> Procedure | None:
        """Resolve one."""
        return respond(game, item)


class ForcedBy10(Forced):
    """The same by the older rules, which say so as well."""

    __slots__ = ()
    rule = "l5r.forced.first-player-orders-1-0"


def response_window(game: L5R, happening: Simultaneous, timing: int) -> Procedure | None:
    """The window for responses of this timing to what is happening, if anybody has one to begin with."""
    nobody_can = not responses(game, happening, timing, 0) and not responses(game, happening, timing, 1)
    if nobody_can and (not game.header.stops or timing in FORCED_ONES):
        return None
    first = game.table.first
    if timing in FORCED_ONES:
        return ForcedBy10(first, timing) if is_edition_1_0(game) else Forced(first, timing)
    return React(first, timing) if timing == REACTIONS else Respond(first, timing)


class ActionWindow(Window):
    """An action window: players use actions and play cards from hand, until both pass in a row.

    Actions are used in such windows only (l5r.window.actions-only-in-windows). Passing forgoes acting at that moment
    and no more: l5r.pass.definition, l5r.pass.consecutive-ends-sequence, l5r.pass.can-rejoin,
    l5r.player-order.keeps-alternating.

    l5r.window.alternate-until-both-pass, l5r.window.play-characters-and-attachments, l5r.action.resolves-fully
    """

    rule = "l5r.window.alternate-until-both-pass"

    def __init__(self, first: int) -> None:
        super().__init__((first, opponent_of(first)))

    def options(self, game: L5R, seat: int) -> tuple[Value, ...]:
        """Actions, and characters and attachments in hand.

        l5r.action.during-any-action-window
        """
        return (*actions_of(game, seat), *playable_from_hand(game, seat))

    def could_act(self, game: L5R, seat: int) -> bool:
        """Others must expect something of whoever has cards in hand."""
        return might_act(game, seat)

    def act(self, game: L5R, seat: int, option: Value) -> Procedure | None:
        """Use or play it."""
        assert isinstance(option, tuple)
        if option[0] == "use":
            return begin_use(game, seat, option[1], option[2])
        return PlayCard(seat, option[1], option[0] == "play-into-conflict", option[0] == "play-as-attachment")


class DynastyWindow(Window):
    """The special window of step 1.4: characters from provinces, actions, duplicates; passing is final.

    l5r.step-1-4.special-window, l5r.window.not-in-1-4
    """

    rule = "l5r.step-1-4.special-window"
    passing_is_final = True

    def __init__(self, first: int) -> None:
        super().__init__((first, opponent_of(first)))

    def options(self, game: L5R, seat: int) -> tuple[Value, ...]:
        """Characters in provinces, actions, and duplicates to discard; never characters or attachments from hand."""
        return (*playable_from_provinces(game, seat), *actions_of(game, seat), *duplicates(game, seat))

    def might_act(self, game: L5R, seat: int) -> bool:
        """Passing here is an act of its own: it is always asked for (l5r.step-1-4.option-pass)."""
        return True

    def act(self, game: L5R, seat: int, option: Value) -> Procedure | None:
        """Play, use or discard it."""
        assert isinstance(option, tuple)
        if option[0] == "use":
            return begin_use(game, seat, option[1], option[2])
        if option[0] == "discard-duplicate":
            return DiscardDuplicate(seat, option[1])
        return PlayCard(seat, option[1])

    def pass_(self, game: L5R, seat: int) -> Procedure | None:
        """The first player to pass gains 1 fate (decision.l5r.pass-clock)."""
        # l5r.step-1-4.first-to-pass-gains-fate
        if game.seats[opponent_of(seat)].passed_dynasty:
            return game.happen(DynastyPassed(seat=seat, by=seat))
        return game.happen(FateGained(NO_CARD, seat, 1), DynastyPassed(seat=seat, amount=1, by=seat))
