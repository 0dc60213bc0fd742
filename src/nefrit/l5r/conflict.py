"""Conflicts: declaring one, and resolving it step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nefrit.kernel.decisions import NO, NO_CARD, PASS, YES, choose, choose_some
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.l5r.constants import (
    AT_HOME,
    ATTACKING,
    CHARACTER,
    CONFLICT_TYPES,
    DEFENDING,
    ELEMENTS,
    END_OF_CONFLICT,
    MILITARY,
    NO_RING,
    NOBODY,
    POLITICAL,
    PROVINCE,
)
from nefrit.l5r.control import give_back
from nefrit.l5r.keywords import COVERT, has_keyword
from nefrit.l5r.occurrences.bowing import Bowed
from nefrit.l5r.occurrences.conflicts import ConflictDeclared, ConflictEnds, ConflictPassed, ConflictWon, RingClaimed
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, CONFLICT_RESULT, Happening
from nefrit.l5r.occurrences.honor import HonorLost
from nefrit.l5r.occurrences.moving import Committed, Evaded
from nefrit.l5r.occurrences.provinces import ProvinceRevealed
from nefrit.l5r.participation import participation_refusals
from nefrit.l5r.provinces import attackable, breaking, may_break
from nefrit.l5r.rings import UNCLAIMED, ResolveRing, ResolveRings, contested_elements, ring_states
from nefrit.l5r.standing import effects_on, has_effects, is_faceup, is_forbidden, is_immune, may_take_ring_fate
from nefrit.l5r.state import L5R, PROVINCES, Conflict, edit_conflict, replaced
from nefrit.l5r.trees import Standing
from nefrit.l5r.values import (
    characters,
    conflict_total,
    is_character,
    is_edition_1_0,
    opponent_of,
    participating,
    strength,
)
from nefrit.l5r.windows import ActionWindow
from nefrit.parts.words import any_card

Move = tuple[Value, ...]


def attack_refusals(game: L5R, seat: int, type: int, card: int) -> Iterator[Refusal]:
    """Why a player cannot declare a character as an attacker in a conflict of this type."""
    if not is_character(game, card) or game.pieces[card].controller != seat or game.pieces[card].bowed:
        yield refuse("l5r.step-3-2.declare-attackers", "not-your-ready-character")
        return
    yield from participation_refusals(game, card, type, ATTACKING)
    if is_forbidden(game, "declare-attacker", card):
        yield refuse("l5r.cannot.absolute", "cannot-attack")


def defense_refusals(game: L5R, card: int) -> Iterator[Refusal]:
    """Why the defending player cannot declare a character as a defender."""
    conflict = _conflict(game)
    rule = "l5r.step-3-2-1.evaded-not-declared"
    if not is_character(game, card) or game.pieces[card].controller != conflict.defender or game.pieces[card].bowed:
        yield refuse(rule, "not-your-ready-character")
        return
    if card in conflict.evaded:
        yield refuse("l5r.covert.evaded-cannot-be-declared", "evaded")
    yield from participation_refusals(game, card, conflict.type, DEFENDING)
    if is_forbidden(game, "declare-defender", card):
        yield refuse("l5r.cannot.absolute", "cannot-defend")


def may_attack(game: L5R, seat: int, type: int) -> tuple[int, ...]:
    """The characters a player can declare as attackers in a conflict of this type."""
    return tuple(card for card in characters(game, seat) if first(attack_refusals(game, seat, type, card)) is None)


def may_defend(game: L5R) -> tuple[int, ...]:
    """The characters the defending player can declare as defenders."""
    defender = _conflict(game).defender
    return tuple(card for card in characters(game, defender) if first(defense_refusals(game, card)) is None)


def _refusals_of_opportunity(game: L5R, seat: int) -> Iterator[Refusal]:
    if game.table.conflict is not None:
        yield refuse("l5r.step-3-2.one-conflict-at-a-time", "conflict-in-progress")
    if not game.seats[seat].conflicts:
        yield refuse("l5r.step-3-2.two-opportunities", "no-opportunity-left")
    declaring = game.innermost_or_none(Declare)
    if declaring is None or declaring.seat != seat:
        yield refuse("l5r.step-3-2.alternate", "not-your-opportunity")


def _refusals_of_type(game: L5R, seat: int, type: int) -> Iterator[Refusal]:
    if game.seats[seat].declared.count(type) > additional_conflicts(game, seat, type):
        yield refuse("l5r.step-3-2.two-opportunities", "type-declared", type=CONFLICT_TYPES[type])
    if not may_attack(game, seat, type):
        yield refuse("l5r.step-3-2.at-least-one-attacker", "nobody-can-attack", type=CONFLICT_TYPES[type])


ADDITIONAL_CONFLICT: Final = Standing("additional-conflict", on=any_card)
"""Its player may declare an additional conflict of a type, the number of the lasting effect."""


def additional_conflicts(game: L5R, seat: int, type: int) -> int:
    """How many conflicts of a type a player may declare this phase beyond the one that everybody may."""
    if not has_effects(game, "additional-conflict"):
        return 0
    allowed = effects_on(game, "additional-conflict", NO_CARD)
    return sum(one.context.seat == seat and one.context.number == type for one in allowed)


def _refusals_of_ring(game: L5R, seat: int, ring: int) -> Iterator[Refusal]:
    if UNCLAIMED not in ring_states(game, ring):
        yield refuse("l5r.ring.unclaimed", "ring-not-unclaimed", ring=ELEMENTS[ring])
    bans = effects_on(game, "declare-element", NO_CARD)
    if any(ban.context.number == ring and ban.context.seat != seat for ban in bans):
        yield refuse("l5r.cannot.absolute", "ring-cannot-be-contested", ring=ELEMENTS[ring])


def _refusals_of_province(game: L5R, seat: int, type: int, province: int) -> Iterator[Refusal]:
    piece = game.pieces.get(province)
    if piece is None or game.faces[province].type != PROVINCE or piece.controller == seat or piece.broken:
        yield refuse("l5r.step-3-2.eligible-province", "not-an-unbroken-province-of-theirs")
    elif province not in attackable(game, piece.controller):
        yield refuse("l5r.break.stronghold-attackable-after-three", "stronghold-out-of-reach")
    elif is_forbidden(game, "be-attacked", province, by=seat, kind=CONFLICT_TYPES[type]):
        yield refuse("l5r.cannot.absolute", "cannot-be-attacked")


def conflict_refusals(game: L5R, seat: int, type: int, ring: int, province: int) -> Iterator[Refusal]:
    """Why a player cannot declare a conflict of this type with this ring against this province.

    If any part of a declaration cannot be performed, there is none (l5r.step-3-2.simultaneous-all-or-nothing).
    """
    yield from _refusals_of_opportunity(game, seat)
    yield from _refusals_of_type(game, seat, type)
    yield from _refusals_of_ring(game, seat, ring)
    yield from _refusals_of_province(game, seat, type, province)


def why_no_conflict(game: L5R, seat: int, type: int, ring: int, province: int) -> list[Refusal]:
    """Every reason why a player cannot declare this conflict now; empty if they can."""
    return list(conflict_refusals(game, seat, type, ring, province))


def targets_of_attack(game: L5R, seat: int, type: int) -> tuple[int, ...]:
    """The provinces against which a player can declare a conflict of this type."""
    provinces = game.zone(PROVINCES, opponent_of(seat))
    return tuple(card for card in provinces if first(_refusals_of_province(game, seat, type, card)) is None)


def declarations(game: L5R, seat: int) -> list[Move]:
    """The types and rings with which a player can declare a conflict now, as moves."""
    if first(_refusals_of_opportunity(game, seat)) is not None:
        return []
    rings = [ring for ring in range(len(ELEMENTS)) if first(_refusals_of_ring(game, seat, ring)) is None]
    types = [type for type in (MILITARY, POLITICAL) if first(_refusals_of_type(game, seat, type)) is None]
    return [
        ("declare", NO_CARD, CONFLICT_TYPES[type], ELEMENTS[ring])
        for type in types
        if targets_of_attack(game, seat, type)
        for ring in rings
    ]


CHOSEN_BY_DEFENDER: Final = "decision.l5r.element-chosen-by-defender"


def does_defender_choose(game: L5R, seat: int) -> bool:
    """Whether a card lets the opponent choose the element of the conflicts that a player declares."""
    if not has_effects(game, "chooses-element"):
        return False
    return any(effects_on(game, "chooses-element", card) for card in characters(game, opponent_of(seat)))


class Declare(Procedure):
    """An opportunity to declare a conflict, or to pass it (l5r.step-3-2.options-1-5).

    Its parts are performed at the same time: nothing happens before all are chosen
    (l5r.step-3-2.simultaneous-all-or-nothing). Who `must` declare a conflict because a card says so cannot pass.
    """

    __slots__ = ("attackers", "chosen", "element", "evaded", "fate", "intends", "must", "province", "seat")
    card_fields = ("attackers", "province", "evaded")
    seat_fields = ("seat",)

    def __init__(self, seat: int, *, must: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.must = must
        self.intends = YES
        self.element = ""
        self.chosen: Value = PASS
        self.province = NO_CARD
        self.attackers: tuple[int, ...] = ()
        self.evaded: tuple[int, ...] = ()
        self.fate = 0

    @step("l5r.jade.card-over-rules")
    def intend(self, game: L5R) -> Flow:
        """Where the defending player chooses the element, nothing of the conflict is chosen before that.

        decision.l5r.element-chosen-by-defender
        """
        if self.must or not does_defender_choose(game, self.seat) or not declarations(game, self.seat):
            return None
        return choose(self.seat, (YES, NO), "intends", CHOSEN_BY_DEFENDER, "declare-a-conflict")

    @step("l5r.jade.card-over-rules")
    def choose_element(self, game: L5R) -> Flow:
        """The defending player chooses one of the elements that could be declared."""
        moves = declarations(game, self.seat)
        if self.intends == NO or not does_defender_choose(game, self.seat) or not moves:
            return None
        elements = list(dict.fromkeys(str(move[3]) for move in moves))
        return choose(opponent_of(self.seat), elements, "element", CHOSEN_BY_DEFENDER, "choose-ring")

    def _with_element(self, moves: list[Move]) -> list[Move]:
        return [move for move in moves if move[3] == self.element]

    @step("l5r.step-3-2.declare-type-and-element")
    def choose_ring(self, game: L5R) -> Flow:
        """Type and ring, or pass; who cannot declare passes (decision.l5r.forced-pass).

        Types may be declared in either order (l5r.step-3-2.any-type-order).
        """
        moves = declarations(game, self.seat)
        if self.intends == NO or not moves:
            return None
        if self.element:
            return choose(self.seat, self._with_element(moves), "chosen", CHOSEN_BY_DEFENDER, "declare-conflict")
        rule = "l5r.step-3-2.options-1-0" if is_edition_1_0(game) else "l5r.step-3-2.options-1-5"
        return choose(self.seat, moves if self.must else [PASS, *moves], "chosen", rule, "declare-conflict")

    @step("l5r.step-3-2.pass-forfeits")
    def maybe_pass(self, game: L5R) -> Flow:
        """Passing uses an opportunity up, without naming a type (l5r.pass.conflict-type-not-named).

        decision.l5r.pass-conflict
        """
        if self.chosen != PASS:
            game.edit_table().declaring = self.ring
            return None
        game.edit_seat(self.seat).conflicts -= 1
        self.finish_after_this_step()
        return game.happen(ConflictPassed(seat=self.seat))

    @step("l5r.step-3-2.eligible-province")
    def choose_province(self, game: L5R) -> Flow:
        """The attacked province."""
        cards = targets_of_attack(game, self.seat, self.type)
        return choose(self.seat, cards, "province", "l5r.step-3-2.eligible-province", "attack-province")

    @step("l5r.step-3-2.declare-attackers")
    def choose_attackers(self, game: L5R) -> Flow:
        """The attackers, at least one (l5r.step-3-2.at-least-one-attacker)."""
        cards = may_attack(game, self.seat, self.type)
        rule = "l5r.step-3-2.declare-attackers"
        return choose_some(self.seat, cards, "attackers", rule, least=1, prompt="choose-attackers")

    @step("l5r.covert.choose-1-5")
    def choose_evaded(self, game: L5R) -> Flow:
        """For each attacker with covert, a character without covert may be evaded (decision.l5r.covert-optional).

        Only those that are declared count (l5r.covert.only-at-declaration).

        l5r.ability.keyword-may-optional
        """
        covert = self.with_covert(game)
        cards = evadable(game, self.seat)
        if not covert or not cards:
            return None
        rule = "l5r.covert.choose-1-0" if is_edition_1_0(game) else "l5r.covert.choose-1-5"
        return choose_some(self.seat, cards, "evaded", rule, most=len(covert), prompt="choose-evaded")

    def with_covert(self, game: L5R) -> list[int]:
        """The attackers that have covert."""
        return [card for card in self.attackers if has_keyword(game, card, COVERT.word)]

    @property
    def type(self) -> int:
        """The declared type."""
        assert isinstance(self.chosen, tuple)
        return CONFLICT_TYPES.index(self.chosen[2])

    @property
    def ring(self) -> int:
        """The element of the selected ring."""
        assert isinstance(self.chosen, tuple)
        return ELEMENTS.index(self.chosen[3])

    @step("l5r.step-3-2.simultaneous-all-or-nothing")
    def begin(self, game: L5R) -> Flow:
        """The conflict begins: the ring is contested and its fate goes to the attacking player.

        l5r.attacker.attacking-player, l5r.defender.defending-player, l5r.against.definition, l5r.ring.contested,
        l5r.ring.double-sided
        """
        conflict = Conflict(self.seat, self.type, self.ring, self.province)
        # l5r.covert.evaded-cannot-be-declared
        conflict.evaded = self.evaded
        table = game.edit_table()
        table.conflict = conflict
        table.declaring = NO_RING
        # l5r.ring.fate-to-attacker
        self.fate = table.ring_fate[self.ring] if may_take_ring_fate(game, self.seat) else 0
        table.ring_fate = replaced(table.ring_fate, self.ring, table.ring_fate[self.ring] - self.fate)
        table.ring_type = replaced(table.ring_type, self.ring, self.type)
        player = game.edit_seat(self.seat)
        player.fate += self.fate
        # l5r.step-3-2.two-opportunities
        player.conflicts -= 1
        player.declared = (*player.declared, self.type)
        # l5r.step-3-2.attackers-moved-forward
        for card in self.attackers:
            game.edit_piece(card).side = ATTACKING
        type, ring = CONFLICT_TYPES[self.type], ELEMENTS[self.ring]
        declared = ConflictDeclared(self.province, self.seat, self.fate, type, ring)
        committed: list[Happening] = [Committed(card, self.seat, by=self.seat) for card in self.attackers]
        if self.evaded:
            # decision.l5r.covert-pairs
            pairs = zip(self.evaded, self.with_covert(game), strict=False)
            committed += [Evaded(card, self.seat, source=by, by=self.seat) for card, by in pairs]
        # l5r.step-3-2.reveal-attacked-province: turned faceup before anybody reacts to the declaration.
        if is_faceup(game, self.province):
            return game.happen(declared, *committed)
        revealed = ProvinceRevealed(self.province, opponent_of(self.seat), by=self.seat)
        return game.happen(revealed, declared, *committed)

    @step("l5r.step-3-2.one-conflict-at-a-time")
    def resolve(self, game: L5R) -> Flow:
        """It is resolved before the next can be declared."""
        return ResolveConflict()


class ResolveConflict(Procedure):
    """Conflict resolution, framework steps 3.2.1 to 3.2.8 (l5r.round.conflict-resolution-steps)."""

    __slots__ = ("defenders",)
    card_fields = ("defenders",)

    def __init__(self) -> None:
        super().__init__()
        self.defenders: tuple[int, ...] = ()

    @step("l5r.step-3-2-1.declare-defenders")
    def declare_defenders(self, game: L5R) -> Flow:
        """The defending player declares any number of eligible characters, or none."""
        cards = may_defend(game)
        if not cards:
            return None
        conflict = _conflict(game)
        most = 1 if effects_on(game, "one-defender", conflict.province) else None
        rule = "l5r.step-3-2-1.declare-defenders"
        return choose_some(conflict.defender, cards, "defenders", rule, most=most, prompt="choose-defenders")

    @step("l5r.step-3-2-1.defenders-moved-forward")
    def move_defenders(self, game: L5R) -> Flow:
        """The defenders move forward."""
        for card in self.defenders:
            game.edit_piece(card).side = DEFENDING
        defender = _conflict(game).defender
        return game.happen(*(Committed(card, defender, by=defender) for card in self.defenders))

    @step("l5r.step-3-2-2.defender-first")
    def conflict_actions(self, game: L5R) -> Flow:
        """The conflict action window, the defending player first (l5r.window.conflict-defender-first).

        Actions, events, attachments and characters from hand, to the conflict or home; until both pass
        (l5r.step-3-2-2.option-ability, l5r.step-3-2-2.option-event, l5r.step-3-2-2.option-attachment,
        l5r.step-3-2-2.option-character-into-conflict, l5r.step-3-2-2.option-character-to-home,
        l5r.step-3-2-2.option-pass, l5r.step-3-2-2.ends).
        """
        conflict = _conflict(game)
        attacker_first = has_effects(game, "attacker-acts-first") and effects_on(game, "attacker-acts-first", NO_CARD)
        return ActionWindow(conflict.attacker if attacker_first else conflict.defender)

    @step("l5r.step-3-2-3.attacker-then-defender")
    def compare_skill(self, game: L5R) -> Flow:
        """Compare the totals: the higher wins, a tie goes to the attacking player.

        l5r.win-conflict.higher-total, l5r.win-conflict.tie-attacker, l5r.win-conflict.minimum,
        l5r.win-conflict.no-winner, l5r.unopposed.definition
        """
        conflict = edit_conflict(game)
        attack = conflict_total(game, conflict.attacker)
        defense = conflict_total(game, conflict.defender)
        best = conflict.attacker if attack >= defense else conflict.defender
        # decision.l5r.no-winner: the higher total alone does not win.
        if max(attack, defense) >= 1 and participating(game, best):
            conflict.winner = best
            conflict.loser = opponent_of(best)
            conflict.difference = abs(attack - defense)
            conflict.unopposed = best == conflict.attacker and not participating(game, conflict.defender)
            game.edit_seat(conflict.loser).lost_conflict = True
        return game.happen(ConflictWon(conflict.province, conflict.winner, conflict.difference))

    @step("l5r.step-3-2-4.unopposed")
    def apply_unopposed(self, game: L5R) -> Flow:
        """Losing an unopposed conflict costs the defending player 1 honor (l5r.step-3-2-4.nothing-otherwise)."""
        conflict = _conflict(game)
        return (
            game.happen(HonorLost(seat=conflict.defender, amount=1, how=CONFLICT_RESULT))
            if conflict.unopposed
            else None
        )

    @step("l5r.break.condition")
    def break_province(self, game: L5R) -> Flow:
        """The province breaks if the attacker won by at least its strength (l5r.step-3-2-5.nothing-otherwise)."""
        conflict = _conflict(game)
        if conflict.winner != conflict.attacker or not may_break(game, conflict.province):
            return None
        if conflict.difference < strength(game, conflict.province):
            return None
        return game.happen(breaking(game, conflict.province))

    @step("l5r.step-3-2-6.resolve")
    def ring_effect(self, game: L5R) -> Flow:
        """The attacking player who won may resolve the ring effect (decision.l5r.ring-effect-player).

        Who has usurped the ring does so instead; the attacking player is not even asked. By then honor was lost and the
        province may be broken.

        l5r.step-3-2-6.nothing-otherwise, l5r.faq.display-of-power-honor-loss-and-break-first,
        l5r.faq.display-of-power-seeker-of-knowledge-attacker, l5r.faq.display-of-power-seeker-of-knowledge-defender
        """
        conflict = _conflict(game)
        resolver = conflict.attacker if conflict.usurper == NOBODY else conflict.usurper
        if conflict.winner != conflict.attacker:
            return None
        elements = contested_elements(game)
        mine = participating(game, resolver)
        if len(elements) > 1 and any(effects_on(game, "resolves-each-element", card) for card in mine):
            return ResolveRings(resolver, elements)
        return ResolveRing(resolver, elements)

    @step("l5r.step-3-2-7.winner-claims")
    def claim_ring(self, game: L5R) -> Flow:
        """The winner claims the ring and adds it to those they have claimed (l5r.ring.claimed).

        l5r.cancel.ring-still-claimed, l5r.faq.display-of-power-pilgrimage-defender-claims
        """
        conflict = _conflict(game)
        claimant = conflict.winner if conflict.usurper == NOBODY else conflict.usurper
        if claimant == NOBODY:
            return None
        return game.happen(RingClaimed(seat=claimant, amount=conflict.ring, by=claimant))

    @step("l5r.step-3-2-7.no-winner")
    def release_ring(self, game: L5R) -> Flow:
        """The ring is contested no longer; without a winner it is unclaimed again.

        l5r.ring.still-contested-until-claim-reactions-1-5
        """
        edit_conflict(game).contested = False
        return None

    @step("l5r.step-3-2-8.bow-participants")
    def return_home(self, game: L5R) -> Flow:
        """Ready participants bow, all at the same time."""
        bow = [
            Bowed(card, seat, how=CONFLICT_RESULT)
            for seat in (0, 1)
            for card in participating(game, seat)
            if not game.pieces[card].bowed and not is_forbidden(game, "bow-by-conflict", card)
        ]
        return game.happen(*bow) if bow else None

    @step("l5r.step-3-2-8.return-home")
    def go_home(self, game: L5R) -> Flow:
        """They return home and participate no longer; until then who was declared did (l5r.participating.declared)."""
        for seat in (0, 1):
            for card in participating(game, seat):
                game.edit_piece(card).side = AT_HOME
        return None

    @step("l5r.step-3-3.conflict-ends")
    def end(self, game: L5R) -> Flow:
        """The conflict is over, and with it what lasted until its end; nothing is contested any more.

        Limits per conflict begin anew at once: a reaction to the end may be another conflict. Control that was taken
        until then ends as well (decision.l5r.control-latest).
        """
        conflict = _conflict(game)
        game.expire(END_OF_CONFLICT)
        game.reset_limits(END_OF_CONFLICT)
        give_back(game)
        table = game.edit_table()
        table.conflict = None
        table.fought = (*table.fought, conflict.type)
        return game.happen(ConflictEnds(conflict.province, conflict.attacker, int(conflict.broke)))


def _conflict(game: L5R) -> Conflict:
    conflict = game.table.conflict
    assert conflict is not None, "no conflict is being resolved"
    return conflict


class ConflictMoved(Happening):
    """The conflict goes on at another province."""

    __slots__ = ()
    message = "conflict-moved"

    def happen(self, game: L5R) -> None:
        """That is the attacked province now."""
        edit_conflict(game).province = self.card


def attack_elsewhere(game: L5R, province: int, by: int) -> Procedure | None:
    """The conflict goes on at another province; if that is facedown it is turned faceup at once.

    l5r.facedown-province.attacked-otherwise
    """
    conflict = _conflict(game)
    moved = ConflictMoved(province, conflict.defender, by=by, how=CARD_EFFECT)
    if is_faceup(game, province):
        return game.happen(moved)
    return game.happen(ProvinceRevealed(province, conflict.defender, by=by, how=CARD_EFFECT), moved)


def evadable(game: L5R, seat: int) -> tuple[int, ...]:
    """The characters that a player's attackers with covert can evade.

    Those of the opponent without covert that can be chosen as targets (decision.l5r.covert-is-an-ability).
    """
    return tuple(
        card
        for card in characters(game, opponent_of(seat))
        if not has_keyword(game, card, COVERT.word)
        and not is_immune(game, card, seat, NO_CARD)
        and not is_forbidden(game, "target", card, by=seat, kind=CHARACTER)
    )
