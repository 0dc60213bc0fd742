"""Combat: the steps of the battlefield phase from the declaration of a target to the end of combat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nefrit.invasion.chain import open_window
from nefrit.invasion.constants import (
    AT_REST,
    ATTACKING,
    BATTLEFIELD,
    DEFENDING,
    END_OF_ATTACK,
    END_OF_COMBAT,
    FULCRUM,
    LEGEND,
    NO_ZONE,
    SECTION_NAMES,
    SECTIONS,
    UNIT,
)
from nefrit.invasion.damage import ApplyDamage, Hit, enough_to_destroy, times
from nefrit.invasion.guessing import AMBUSHES, expect_ambush
from nefrit.invasion.keywords import AMBUSH
from nefrit.invasion.occurrences.cataclysm import FulcrumTaken
from nefrit.invasion.occurrences.combat import Attacks, CombatOver, Defends, Opposed, Survives, ZoneAttacked
from nefrit.invasion.occurrences.developments import Ambushes, TurnedFaceup
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.paying import available, pay
from nefrit.invasion.standing import (
    ATTACKS_FROM_ANYWHERE,
    DEFENDS_FROM_ANYWHERE,
    all_in_force,
    allowed,
    applies,
    expire,
    forbidden,
    in_force,
)
from nefrit.invasion.state import (
    BATTLEFIELDS,
    CAPITAL,
    LEGENDS,
    Combat,
    Invasion,
    edit_combat,
    in_zone,
    on_the_table,
    opponents,
    replaced,
    section_of,
)
from nefrit.invasion.trees import Modifies
from nefrit.invasion.values import (
    fighters_of,
    has_type,
    is_fighter,
    legend_of,
    legend_power,
    number_of,
    power,
)
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_number, choose_some, distribute
from nefrit.kernel.effects import Context
from nefrit.kernel.memo import LAYOUT, PIECES
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.windows import tell_who_could_act
from nefrit.kernel.zones import Zone

TARGET: Final = "target"
DAMAGE_TO_TAKE: Final = 8
"""So much combat damage, assigned in one attack, takes a fulcrum (decision.invasion.cataclysm)."""


# ---- Who may take part

_ROAMING: Final = frozenset({ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE, "type"})
"""What standing effects are called by which cards may fight from other zones than usual."""


def attack_refusals(game: Invasion, seat: int, card: int, alone: int = NO_CARD) -> Iterator[Refusal]:
    """Why a card cannot be declared as an attacker; a unit that an effect lets attack `alone` does so from anywhere.

    It may attack in the turn in which it entered play; where its text says otherwise than the rules, that counts
    (invasion.core.golden-rule).

    invasion.combat.attackers-from-battlefield, invasion.legend.may-attack, invasion.play.no-summoning-delay
    """
    yield from _fight_refusals(game, seat, card, "attack")
    if game.pieces[card].channels != NO_CARD:
        yield refuse("invasion.cataclysm.channeling-unit-restriction", "channels")
    if alone != NO_CARD:
        if card != alone:
            yield refuse("invasion.combat.attack-outside-phase", "attacks-alone")
    elif not (
        has_type(game, card, LEGEND)
        or section_of(game, card) == BATTLEFIELD
        or allowed(game, ATTACKS_FROM_ANYWHERE, card)
    ):
        yield refuse("invasion.combat.attackers-from-battlefield", "not-in-battlefield")


def can_attack(game: Invasion, seat: int, card: int) -> bool:
    """Whether a card is able to attack, wherever it is (invasion.faq.wolves-of-the-north-corrupted)."""
    return first(attack_refusals(game, seat, card, card)) is None


def defend_refusals(game: Invasion, combat: Combat, card: int) -> Iterator[Refusal]:
    """Why a card cannot be declared as a defender (invasion.combat.defenders-from-attacked-zone).

    A fulcrum is defended by whoever defends the battlefield in which it lies, legends only where a card says so, and by
    a unit that channels it (invasion.faq.legends-defend-fulcrums, invasion.cataclysm.channeling-unit-restriction).
    """
    yield from _fight_refusals(game, combat.defender, card, "defend")
    if allowed(game, DEFENDS_FROM_ANYWHERE, card):
        return
    if combat.fulcrum != NO_CARD and game.pieces[card].channels == combat.fulcrum:
        return
    if has_type(game, card, LEGEND):
        # invasion.legend.auto-defends-itself
        if card != combat.legend:
            yield refuse("invasion.legend.no-innate-defence", "legend-defends-itself")
    elif section_of(game, card) != combat.section:
        yield refuse("invasion.combat.defenders-from-attacked-zone", "not-in-defending-zone")


def _fight_refusals(game: Invasion, seat: int, card: int, how: str) -> Iterator[Refusal]:
    """Why a card cannot fight for a player at all, whatever it is near to.

    invasion.corruption.no-attack-or-defend, invasion.legend.corrupted
    """
    piece = game.pieces[card]
    if piece.controller != seat:
        yield refuse("invasion.control.controller", "not-yours")
    if piece.side != AT_REST:
        yield refuse("invasion.combat.one-attack", "fights-already")
    if not is_fighter(game, card):
        yield refuse("invasion.card.type-unit", "no-fighter")
    if piece.corrupted:
        yield refuse("invasion.corruption.no-attack-or-defend", "corrupted-card")
    if forbidden(game, how, card) is not None:
        yield refuse("invasion.core.cannot-is-absolute", "cannot-fight")


def defenders_of(game: Invasion, combat: Combat) -> list[int]:
    """The cards that can be declared as defenders."""
    own = fighters_of(game, combat.defender)
    if combat.fulcrum == NO_CARD and _ROAMING.isdisjoint(all_in_force(game)):
        own = _lying_in(game, own, CAPITAL[combat.section])
    return [card for card in own if first(defend_refusals(game, combat, card)) is None]


def _lying_in(game: Invasion, cards: list[int], zone: Zone) -> list[int]:
    """Those of some cards that lie in such a zone of any player, and those that lie on a capital board."""
    where, count, near = game.slot_of, game.seat_count, (zone.number, LEGENDS.number)
    return [card for card in cards if where[card] // count in near]


def targets_of_attack(game: Invasion, seat: int, *, zones_only: bool = False) -> list[Value]:
    """What a player may attack: a zone of an opponent's capital, or the opponent's legend through one.

    Whether the zone burns does not matter (invasion.faq.attack-burning-zone).

    invasion.combat.attack-target-choices, invasion.legend.attacked-through-zone, invasion.turn.4-declare-target
    """
    found: list[Value] = []
    for opponent in opponents(game, seat):
        legend = legend_of(game, opponent)
        for section in SECTIONS:
            if not can_be_attacked(game, opponent, section):
                continue
            found.append((TARGET, NO_CARD, opponent, SECTION_NAMES[section]))
            if legend != NO_CARD and not zones_only:
                found.append((TARGET, legend, opponent, SECTION_NAMES[section]))
    return found


def can_be_attacked(game: Invasion, seat: int, section: int) -> bool:
    """Whether no card of a player protects this zone of the capital from being attacked."""
    covering = in_force(game, "attacked")
    return not any(one.context.seat == seat and _covers(game, one.context, section) for one in covering)


def fulcrums_to_attack(game: Invasion, seat: int) -> list[Value]:
    """The fulcrums that a player does not control; legends may attack them.

    invasion.cataclysm.take-fulcrum-by-attack, invasion.faq.legends-attack-fulcrums
    """
    cards = [card for card in on_the_table(game) if game.faces[card].type == FULCRUM]
    return [("fulcrum", card) for card in cards if game.pieces[card].controller != seat]


def _covers(game: Invasion, context: Context, section: int) -> bool:
    """Whether a card that protects its zone from being attacked does so for this one now."""
    return section_of(game, context.source) == section and any(
        one.context.source == context.source and applies(game, one, context.source)
        for one in in_force(game, "attacked")
    )


def participants(game: Invasion, side: int) -> Sequence[int]:
    """The cards that attack, or that defend."""
    sides = game.memo.sides
    if sides is None:
        sides, pieces = {ATTACKING: [], DEFENDING: []}, game.pieces
        for card in [card for card in on_the_table(game) if pieces[card].side != AT_REST]:
            sides[pieces[card].side].append(card)
        game.memo.sides = sides
        game.memo.known |= LAYOUT | PIECES
    return sides[side]


def combat_damage(game: Invasion, card: int) -> int:
    """How much damage a participating card deals in combat: its power, and what comes on top of it.

    invasion.combat.damage-totals, invasion.combat.plus-damage-vs-power, invasion.legend.defending-power
    """
    combat, piece = game.table.combat, game.pieces[card]
    assert combat is not None
    if game.faces[card].powers:
        section = BATTLEFIELD if piece.side == ATTACKING or combat.section == NO_ZONE else combat.section
        base = legend_power(game, card, section)
    else:
        base = power(game, card)
    for one in in_force(game, "combat damage"):
        if isinstance(one.effect, Modifies) and applies(game, one, card):
            base += number_of(game, one.context, one.effect.amount)
    return max(0, base)


def pool_of(game: Invasion, side: int) -> int:
    """All the damage that one side deals; supports and the board deal none (invasion.combat.no-pairing).

    invasion.capital.battlefield-base-not-damage
    """
    return sum(combat_damage(game, card) for card in participants(game, side))


# ---- The steps


class Attack(Procedure):
    """One attack, in the battlefield phase or outside it: the same steps (invasion.combat.attack-outside-phase).

    `chosen` is what was chosen last, `to_target` how much of the attackers' damage goes to the target. Where an effect
    lets a unit attack `alone`, it does so from where it is, and only against a zone. An attack on a `fulcrum` is made
    in the same way (invasion.cataclysm.fulcrum-attack-outcome-normal).
    """

    __slots__ = ("alone", "attacker", "chosen", "fulcrum", "to_target")
    card_fields = ("alone",)
    seat_fields = ("attacker",)

    def __init__(self, attacker: int, alone: int = NO_CARD, *, fulcrum: bool = False) -> None:
        super().__init__()
        self.attacker = attacker
        self.alone = alone
        self.fulcrum = fulcrum
        self.chosen: Value = PASS
        self.to_target = 0

    def combat(self, game: Invasion) -> Combat:
        """The record of this combat."""
        combat = game.table.combat
        assert combat is not None
        return combat

    @step("invasion.turn.4-declare-target")
    def choose_target(self, game: Invasion) -> Flow:
        """The player declares the target, or does not attack (invasion.combat.attack-optional).

        Who has nothing that can attack, or nothing to attack, is not asked (decision.invasion.nobody-attacks). A unit
        that an effect lets attack alone attacks a zone, others the legend too (invasion.combat.attack-outside-phase,
        invasion.legend.attacked-through-zone).
        """
        targets = self.targets(game) if self.able(game) else []
        if not targets:
            return None
        return choose(self.attacker, (PASS, *targets), "chosen", "invasion.turn.4-declare-target", "attack-target")

    def targets(self, game: Invasion) -> list[Value]:
        """What can be attacked."""
        if self.fulcrum:
            return fulcrums_to_attack(game, self.attacker)
        return targets_of_attack(game, self.attacker, zones_only=self.alone != NO_CARD)

    @step("invasion.turn.4-declare-target")
    def declare_target(self, game: Invasion) -> Flow:
        """Without a target there is no attack (invasion.turn.4-no-attack-ends-phase)."""
        if not isinstance(self.chosen, tuple):
            self.finish_after_this_step()
            return None
        if self.fulcrum:
            # invasion.faq.fulcrum-attack-is-zone-attack: one that somebody controls lies in a zone.
            fulcrum = self.chosen[1]
            defender = game.pieces[fulcrum].controller
            zone = NO_ZONE if defender == NO_SEAT else BATTLEFIELD
            game.edit_table().combat = Combat(self.attacker, defender, zone, fulcrum=fulcrum)
        else:
            _, legend, defender, section = self.chosen
            game.edit_table().combat = Combat(self.attacker, defender, SECTION_NAMES.index(section), legend)
        return None

    @step("invasion.turn.4-window-after-target")
    def window_after_target(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)

    @step("invasion.turn.4-declare-attackers")
    def choose_attackers(self, game: Invasion) -> Flow:
        """The player declares all attackers simultaneously."""
        able = self.able(game)
        if not able:
            self.chosen = ()
            return None
        rule = "invasion.turn.4-declare-attackers"
        return choose_some(self.attacker, able, "chosen", rule, prompt="choose-attackers")

    def able(self, game: Invasion) -> list[int]:
        """The cards that can be declared as attackers."""
        seat, alone = self.attacker, self.alone
        cards = fighters_of(game, seat)
        if alone != NO_CARD:
            cards = [alone] if alone in cards else []
        elif _ROAMING.isdisjoint(all_in_force(game)):
            # All others cannot for sure.
            cards = _lying_in(game, cards, BATTLEFIELDS)
        return [card for card in cards if first(attack_refusals(game, seat, card, alone)) is None]

    @step("invasion.turn.4-declare-attackers")
    def declare_attackers(self, game: Invasion) -> Flow:
        """Without attackers the combat is over; with them it is played to its end.

        All are declared together, and what that triggers comes before any action (invasion.faq.declare-all-at-once).

        invasion.turn.4-no-attack-ends-phase, invasion.turn.4-once-attackers-play-out,
        invasion.turn.4-target-is-attacked
        """
        assert isinstance(self.chosen, tuple)
        attackers = self.chosen
        if not attackers:
            game.edit_table().combat = None
            self.finish_after_this_step()
            return None
        combat = edit_combat(game)
        combat.declared = True
        for card in attackers:
            game.edit_piece(card).side = ATTACKING
        events: list[Event] = [Attacks(self.attacker, card) for card in attackers]
        if combat.defender != NO_SEAT:
            attacked = combat.legend if combat.fulcrum == NO_CARD else combat.fulcrum
            events.insert(0, ZoneAttacked(combat.defender, attacked, section=combat.section, by=self.attacker))
        return game.happen(*events)

    @step("invasion.turn.4-window-after-attackers")
    def window_after_attackers(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)

    @step("invasion.turn.4-ambush-step")
    def choose_ambush(self, game: Invasion) -> Flow:
        """The defending player may turn developments faceup, one after the other.

        Others do not learn whether there was anything to turn (invasion.info.hands-hidden).
        """
        combat = self.combat(game)
        tell_who_could_act(game, expect_ambush, combat)
        ready = ambushers(game, combat)
        if not ready:
            self.chosen = PASS
            return None
        rule = "invasion.keyword.ambush-procedure"
        return choose(combat.defender, (PASS, *ready), "chosen", rule, AMBUSHES)

    @step("invasion.keyword.ambush-procedure")
    def ambush(self, game: Invasion) -> Flow:
        """Only the number of the keyword is paid."""
        card = self.chosen
        if not isinstance(card, int):
            return None
        self.goto("choose_ambush")
        return Ambush(self.combat(game).defender, card)

    @step("invasion.turn.4-window-after-ambush")
    def window_after_ambush(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)

    @step("invasion.turn.4-declare-defenders")
    def choose_defenders(self, game: Invasion) -> Flow:
        """The defending player declares all defenders simultaneously; who has ambushed must defend.

        invasion.keyword.ambush-unit-must-defend, invasion.legend.auto-defends-itself
        """
        combat = self.combat(game)
        able = defenders_of(game, combat)
        free = [card for card in able if not self.must_defend(game, card)]
        if not free:
            self.chosen = ()
            return None
        rule = "invasion.turn.4-declare-defenders"
        return choose_some(combat.defender, free, "chosen", rule, prompt="choose-defenders")

    def must_defend(self, game: Invasion, card: int) -> bool:
        """Whether a card defends without being asked."""
        return game.pieces[card].ambushed or card == self.combat(game).legend

    @step("invasion.turn.4-declare-defenders")
    def declare_defenders(self, game: Invasion) -> Flow:
        """They defend, and strike back at once if they can (invasion.combat.attack-optional).

        invasion.keyword.counterstrike-immediate, invasion.keyword.ambush-unit-must-defend
        """
        assert isinstance(self.chosen, tuple)
        combat = self.combat(game)
        defenders = [card for card in defenders_of(game, combat) if card in self.chosen or self.must_defend(game, card)]
        edit_combat(game).defended = True
        for card in defenders:
            game.edit_piece(card).side = DEFENDING
        if not defenders:
            return None
        opposed = Opposed(combat.defender, by=combat.attacker, section=combat.section)
        return game.happen(opposed, *[Defends(combat.defender, card) for card in defenders])

    @step("invasion.turn.4-window-after-defenders")
    def window_after_defenders(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)

    @step("invasion.combat.attacker-assigns-first")
    def attackers_damage(self, game: Invasion) -> Flow:
        """How much of the attackers' damage goes past the defenders: only what they do not need.

        Where a legend is attacked nothing goes to the zone (invasion.faq.attack-legend-excess).

        invasion.combat.defenders-before-capital, invasion.legend.defenders-first,
        invasion.faq.combat-damage-lethal-first
        """
        self.chosen = 0
        total, needed = pool_of(game, ATTACKING), self.needed(game)
        if total <= needed or not self.target_takes_damage(game):
            return None
        if not self.blockers(game):
            # invasion.combat.all-damage-must-be-assigned
            self.chosen = total
            return None
        rule = "invasion.combat.defenders-before-capital"
        return choose_number(self.attacker, 0, total - needed, "chosen", rule, "damage-to-target")

    def blockers(self, game: Invasion) -> list[int]:
        """The defenders that stand before the target."""
        return [card for card in participants(game, DEFENDING) if card != self.combat(game).legend]

    def needed(self, game: Invasion) -> int:
        """How much damage destroys all defenders before the target."""
        return sum(enough_to_destroy(game, card, combat=True) for card in self.blockers(game))

    def target_takes_damage(self, game: Invasion) -> bool:
        """Whether damage can be assigned to the target."""
        combat = self.combat(game)
        if combat.legend != NO_CARD:
            return combat.legend in game.pieces
        if combat.fulcrum != NO_CARD:
            return True
        return not game.seats[combat.defender].burning[combat.section]

    @step("invasion.combat.overassign-allowed")
    def spread_attackers_damage(self, game: Invasion) -> Flow:
        """The rest is spread among the defenders, as the attacker likes (invasion.faq.combat-damage-overassign).

        invasion.faq.combat-damage-lethal-first, invasion.combat.defenders-before-capital
        """
        assert isinstance(self.chosen, int)
        self.to_target = self.chosen
        blockers = self.blockers(game)
        rest = pool_of(game, ATTACKING) - self.to_target - (self.needed(game) if self.to_target else 0)
        return self._spread(self.attacker, rest, blockers)

    def _spread(self, seat: int, total: int, cards: Sequence[int]) -> Decision | None:
        """Ask how damage is spread among cards, if there is a choice (invasion.combat.overassign-allowed)."""
        if len(cards) < 2 or total <= 0:
            self.chosen = tuple([max(total, 0)] * len(cards))
            return None
        rule = "invasion.turn.4-assign-damage"
        return distribute(seat, total, cards, "chosen", rule, prompt="assign-damage")

    @step("invasion.turn.4-assign-damage")
    def assign_attackers_damage(self, game: Invasion) -> Flow:
        """It is assigned and not yet applied: to defenders first, and then to the zone, the legend or the fulcrum.

        invasion.combat.defenders-before-capital, invasion.legend.defenders-first,
        invasion.cataclysm.take-fulcrum-by-attack
        """
        assert isinstance(self.chosen, tuple)
        combat = self.combat(game)
        for card, points in zip(self.blockers(game), self.chosen, strict=True):
            points += enough_to_destroy(game, card, combat=True) if self.to_target else 0
            game.edit_piece(card).assigned += points * times(game, card)
        if self.to_target:
            if combat.legend != NO_CARD:
                game.edit_piece(combat.legend).assigned += self.to_target * times(game, combat.legend)
            elif combat.fulcrum != NO_CARD:
                game.edit_piece(combat.fulcrum).assigned += self.to_target
            else:
                player, section = game.edit_seat(combat.defender), combat.section
                player.assigned = replaced(player.assigned, section, player.assigned[section] + self.to_target)
        return None

    @step("invasion.combat.defender-damages-attackers-only")
    def defenders_damage(self, game: Invasion) -> Flow:
        """The defending player assigns damage to attackers, never to a capital."""
        return self._spread(self.combat(game).defender, pool_of(game, DEFENDING), participants(game, ATTACKING))

    @step("invasion.turn.4-assign-damage")
    def assign_defenders_damage(self, game: Invasion) -> Flow:
        """All damage has been assigned, and it is noted who added to it (invasion.damage.sadistic-mutation)."""
        assert isinstance(self.chosen, tuple)
        attackers, defenders = participants(game, ATTACKING), participants(game, DEFENDING)
        for card, points in zip(attackers, self.chosen, strict=True):
            game.edit_piece(card).assigned += points * times(game, card)
        combat = edit_combat(game)
        combat.assigned = True
        combat.contributors = tuple([card for card in (*attackers, *defenders) if combat_damage(game, card)])
        return None

    @step("invasion.turn.4-window-after-assign")
    def window_after_assign(self, game: Invasion) -> Flow:
        """Players may act. What is assigned stays so (decision.invasion.assigned-stays)."""
        return open_window(game)

    @step("invasion.turn.4-apply-damage")
    def apply_damage(self, game: Invasion) -> Flow:
        """Both sides' damage is applied at the same time (invasion.combat.simultaneous-application).

        What a fulcrum was assigned is not dealt (invasion.cataclysm.take-fulcrum-by-attack). Each side deals its own
        damage (invasion.damage.two-sadistic-mutations).

        invasion.combat.example-basic
        """
        combat = self.combat(game)
        hits: list[Hit] = []
        pieces = game.pieces
        for card in [card for card in on_the_table(game) if pieces[card].assigned and card != combat.fulcrum]:
            piece = game.edit_piece(card)
            by = combat.attacker if piece.controller == combat.defender else combat.defender
            hits.append(Hit(piece.assigned, card, by=by, combat=True))
            piece.assigned = 0
        for section in SECTIONS:
            amount = 0 if combat.defender == NO_SEAT else game.seats[combat.defender].assigned[section]
            if amount:
                player = game.edit_seat(combat.defender)
                player.assigned = replaced(player.assigned, section, 0)
                hits.append(Hit(amount, seat=combat.defender, section=section, by=combat.attacker, combat=True))
        return ApplyDamage(hits)

    @step("invasion.cataclysm.take-fulcrum-by-attack")
    def take_fulcrum(self, game: Invasion) -> Flow:
        """Who has assigned enough damage to a fulcrum takes it; none of it stays (decision.invasion.fulcrum-attack)."""
        combat = self.combat(game)
        if combat.fulcrum == NO_CARD:
            return None
        enough = game.pieces[combat.fulcrum].assigned >= DAMAGE_TO_TAKE
        game.edit_piece(combat.fulcrum).assigned = 0
        return game.happen(FulcrumTaken(self.attacker, combat.fulcrum, by=self.attacker)) if enough else None

    @step("invasion.turn.4-apply-damage")
    def survivors(self, game: Invasion) -> Flow:
        """What waits for those who have survived is triggered: Raider, Scout and other effects."""
        combat = self.combat(game)
        if combat.defender == NO_SEAT:
            # invasion.faq.scout-raider-uncontrolled-fulcrum, and otherwise invasion.faq.scout-raider-controlled-fulcrum
            return None
        sides = ((ATTACKING, combat.attacker), (DEFENDING, combat.defender))
        events = [Survives(seat, card, side) for side, seat in sides for card in participants(game, side)]
        return game.happen(*events) if events else None

    @step("invasion.turn.4-combat-ends")
    def end(self, game: Invasion) -> Flow:
        """Nobody attacks or defends any longer."""
        combat = self.combat(game)
        end_combat(game)
        return game.happen(CombatOver(combat.attacker, combat.legend, section=combat.section))

    @step("invasion.turn.4-window-after-combat")
    def window_after_combat(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)


def end_combat(game: Invasion) -> None:
    """Take everybody out of combat; nobody is exhausted or corrupted by it (invasion.combat.no-exhaustion).

    invasion.turn.4-combat-ends
    """
    pieces = game.pieces
    for card in [card for card in on_the_table(game) if pieces[card].side != AT_REST or pieces[card].ambushed]:
        piece = game.edit_piece(card)
        piece.side = AT_REST
        piece.ambushed = False
    game.edit_table().combat = None
    expire(game, END_OF_ATTACK)
    expire(game, END_OF_COMBAT)


# ---- Ambush


def ambush_price(game: Invasion, card: int) -> int | None:
    """What a facedown development would cost to ambush; None if it cannot."""
    context = Context(game.owners[card], card)
    printed = [number_of(game, context, one.value) for one in game.faces[card].keywords if one.word == AMBUSH]
    if printed:
        return min(printed)
    gained = [
        number_of(game, one.context, one.effect.amount)
        for one in in_force(game, "ambush")
        if isinstance(one.effect, Modifies) and applies(game, one, card)
    ]
    return min(gained, default=None)


def ambushers(game: Invasion, combat: Combat) -> list[int]:
    """The facedown developments of the defending zone that could ambush now (invasion.keyword.ambush-from-facedown).

    Not those that lie faceup (invasion.keyword.ambush-not-from-faceup), and not without what it costs
    (invasion.keyword.ambush-procedure).
    """
    cards = () if combat.section == NO_ZONE else in_zone(game, combat.defender, combat.section)
    prices = {card: ambush_price(game, card) for card in cards if game.pieces[card].facedown}
    have = available(game, combat.defender)
    return [card for card, price in prices.items() if price is not None and price <= have]


class Ambush(Procedure):
    """A development ambushes: its number is paid, and it is turned faceup.

    What it does then is triggered, and joins the chain of the next window.

    invasion.keyword.ambush-triggers-next-window
    """

    __slots__ = ("card", "seat")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    @step("invasion.keyword.ambush-procedure")
    def pay(self, game: Invasion) -> Flow:
        """Nothing else is paid."""
        price = ambush_price(game, self.card)
        return pay(game, self.seat, self.card, price or 0)

    @step("invasion.keyword.ambush-procedure")
    def turn(self, game: Invasion) -> Flow:
        """It is faceup now; a unit must defend (invasion.keyword.ambush-unit-must-defend)."""
        section = section_of(game, self.card)
        if game.faces[self.card].type == UNIT:
            game.edit_piece(self.card).ambushed = True
        return game.happen(
            TurnedFaceup(self.seat, self.card, section=section), Ambushes(self.seat, self.card, section=section)
        )
