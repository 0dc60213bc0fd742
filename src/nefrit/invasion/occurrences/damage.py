"""Damage is dealt to cards and zones, and healed; zones burn."""

from __future__ import annotations

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.occurrences.events import Event, Sign
from nefrit.invasion.occurrences.kinds import DAMAGE_ASSIGNED, DAMAGED, DEALS_DAMAGE, HEALED, ZONE_BURNS, ZONE_DAMAGED
from nefrit.invasion.state import Invasion, edit_capital, replaced
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.state import NO_SEAT


class Damaged(Event):
    """Damage is applied to a unit or legend (invasion.damage.received); `combat` damage or not."""

    __slots__ = ("combat",)
    kind = DAMAGED
    message = "damaged"

    def __init__(
        self,
        seat: int,
        card: int,
        amount: int,
        *,
        combat: bool = False,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, amount, section=section, by=by, source=source)
        self.combat = combat

    def happen(self, game: Invasion) -> None:
        """It stays until it is healed or moved (invasion.damage.stays)."""
        game.edit_piece(self.card).damage += self.amount


class ZoneDamaged(Event):
    """Damage is applied to a zone of a capital."""

    __slots__ = ("combat",)
    kind = ZONE_DAMAGED
    message = "zone-damaged"

    def __init__(
        self, seat: int, section: int, amount: int, *, combat: bool = False, by: int = NO_SEAT, source: int = NO_CARD
    ) -> None:
        super().__init__(seat, NO_CARD, amount, section=section, by=by, source=source)
        self.combat = combat

    def happen(self, game: Invasion) -> None:
        """It stays there."""
        player = edit_capital(game, self.seat)
        player.damage = replaced(player.damage, self.section, player.damage[self.section] + self.amount)


class ZoneBurns(Event):
    """A zone burns: its damage is removed, and what was too much is lost.

    invasion.capital.zone-burns, invasion.capital.excess-damage-lost
    """

    kind = ZONE_BURNS
    message = "zone-burns"

    def happen(self, game: Invasion) -> None:
        """It can burn only once (invasion.capital.burning-no-more-damage, invasion.capital.zone-burns)."""
        player = edit_capital(game, self.seat)
        player.damage = replaced(player.damage, self.section, 0)
        player.burning = (*player.burning[: self.section], True, *player.burning[self.section + 1 :])


class Healed(Event):
    """Damage is removed from a card, or from a zone (invasion.term.healing)."""

    kind = HEALED
    message = "healed"

    def happen(self, game: Invasion) -> None:
        """No more than there is."""
        if self.card != NO_CARD:
            piece = game.edit_piece(self.card)
            piece.damage = max(0, piece.damage - self.amount)
        else:
            player = edit_capital(game, self.seat)
            left = max(0, player.damage[self.section] - self.amount)
            player.damage = replaced(player.damage, self.section, left)


class DamageAssigned(Sign):
    """Combat damage was assigned to units or legends (`struck`), and is applied now as far as nothing has changed it.

    invasion.faq.grimgors-spike
    """

    __slots__ = ("struck",)
    card_fields = ("struck",)
    kind = DAMAGE_ASSIGNED
    message = ""

    def __init__(self, struck: tuple[int, ...]) -> None:
        super().__init__(NO_SEAT)
        self.struck = struck


class DealsDamage(Sign):
    """A unit or legend has dealt damage in combat: it added to the pool, and some of that was dealt to an opponent.

    invasion.damage.dealt-in-combat, invasion.damage.pool-shared, invasion.damage.sadistic-mutation
    """

    kind = DEALS_DAMAGE
    message = ""
