"""Effects on the attack that is being made, and attacks outside the battlefield phase."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.combat import Attack, can_attack, can_be_attacked, participants
from nefrit.invasion.constants import ATTACKING, END_OF_ATTACK, SECTION_NAMES, SECTIONS
from nefrit.invasion.occurrences.combat import AttackRedirected, Attacks
from nefrit.invasion.occurrences.developments import Ambushes
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.standing import expire
from nefrit.invasion.state import Combat, Invasion, edit_combat, section_of
from nefrit.invasion.words.verbs import Who
from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT


@dataclass(frozen=True)
class RedirectAttack(Effect):
    """The attack is made against another zone of the defending player; never against a burning one.

    What is triggered by a zone's being attacked is not triggered again (decision.invasion.redirected-attack).

    No general word says it, for it changes the attack that is going on.
    """

    def sections(self, game: Invasion) -> list[int]:
        """The zones it can be redirected to, while there is an attack on somebody."""
        combat = game.table.combat
        attacked = combat is not None and combat.declared and combat.defender != NO_SEAT
        return self.open(game, combat) if combat is not None and attacked else []

    def open(self, game: Invasion, combat: Combat) -> list[int]:
        """Other zones that do not burn, but not those that cannot be attacked (invasion.core.cannot-is-absolute)."""
        seat = combat.defender
        others = [one for one in SECTIONS if one != combat.section and not game.seats[seat].burning[one]]
        return [section for section in others if can_be_attacked(game, seat, section)]

    def can(self, game: Invasion, context: Context) -> bool:
        """There must be another zone."""
        return bool(self.sections(game))

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which zone."""
        combat, sections = game.table.combat, self.sections(game)
        if not sections:
            return None
        assert combat is not None
        shown = [("zone", NO_CARD, combat.defender, SECTION_NAMES[section]) for section in sections]
        rule = "invasion.combat.attack-target-choices"
        question = choose(context.seat, shown, "answer", rule, "redirect-attack", context.source, values=sections)
        return context.choice(question)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """From now on that zone is attacked."""
        if not isinstance(context.answer, int):
            context.done = False
            return None
        combat = edit_combat(game)
        combat.section = context.answer
        combat.legend = combat.fulcrum = NO_CARD
        expire(game, END_OF_ATTACK)
        attackers = participants(game, ATTACKING)
        return game.happen(*[AttackRedirected(combat.attacker, card, section=combat.section) for card in attackers])


@dataclass(frozen=True)
class MakeAttack(Who):
    """A unit attacks one zone of an opponent, alone and from where it is; all else is as in any attack.

    No general word says it, for it begins an attack of its own.

    invasion.combat.attack-outside-phase, invasion.combat.wolves-of-the-north-example
    """

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It must be able to attack."""
        for card in self.cards(game, context):
            if card in game.pieces and can_attack(game, context.seat, card):
                return Attack(context.seat, card)
        context.done = False
        return None


@dataclass(frozen=True)
class AmbushAttack(Who):
    """A unit that was turned faceup does what it does when it ambushes, and is declared as an attacker.

    No general word says it, for it joins the attack that is going on.
    """

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Into the attack that is being made, if it can attack."""
        combat, events = game.table.combat, list[Event]()
        for card in self.cards(game, context):
            if card in game.pieces:
                seat = game.pieces[card].controller
                events.append(Ambushes(seat, card, section=section_of(game, card)))
                if combat is not None and combat.attacker == seat and can_attack(game, seat, card):
                    game.edit_piece(card).side = ATTACKING
                    events.append(Attacks(seat, card))
        if not events:
            context.done = False
            return None
        return game.happen(*events)
