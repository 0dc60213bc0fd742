"""The steps of a combat, and who takes part in it."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Sign
from nefrit.invasion.occurrences.kinds import (
    ATTACK_REDIRECTED,
    ATTACKS,
    COMBAT_OVER,
    DEFENDS,
    OPPOSED,
    SURVIVES,
    ZONE_ATTACKED,
)


class ZoneAttacked(Sign):
    """A zone, or a legend through it, is attacked: from now on it defends (invasion.turn.4-defending-status)."""

    kind = ZONE_ATTACKED
    message = "zone-attacked"


class Attacks(Sign):
    """A unit or legend is declared as an attacker."""

    kind = ATTACKS
    message = "attacks"


class AttackRedirected(Sign):
    """A unit or legend that attacks is made to attack another zone (decision.invasion.redirected-attack)."""

    kind = ATTACK_REDIRECTED
    message = ""


class Defends(Sign):
    """A unit or legend is declared as a defender."""

    kind = DEFENDS
    message = "defends"


class Opposed(Sign):
    """Attackers and defenders stand against each other: defenders have been declared."""

    kind = OPPOSED
    message = ""


class Survives(Sign):
    """A unit or legend that participated has survived the combat."""

    __slots__ = ("side",)
    kind = SURVIVES
    message = ""

    def __init__(self, seat: int, card: int, side: int) -> None:
        super().__init__(seat, card)
        self.side = side


class CombatOver(Sign):
    """Combat ends (invasion.turn.4-combat-ends)."""

    kind = COMBAT_OVER
    message = "combat-over"
