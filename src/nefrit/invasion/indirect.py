"""Indirect damage, which the players who take it assign themselves (invasion.damage.indirect)."""

from __future__ import annotations

from nefrit.invasion.constants import KINGDOM, SECTION_NAMES, SECTIONS, UNIT
from nefrit.invasion.damage import Hit, deal, enough_to_burn, enough_to_destroy
from nefrit.invasion.state import Invasion
from nefrit.invasion.values import fighters_of, has_type
from nefrit.kernel.decisions import NO_CARD, choose, distribute
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step


class Indirect(Procedure):
    """Indirect damage: each player who takes it assigns it among their own units, legend and zones.

    Nothing is assigned more than destroys or burns it, and nothing to a burning zone; what is too much is lost
    (decision.invasion.indirect-excess). All of it is applied simultaneously. `first` is who assigns first. With
    `units_first` other things get only what units cannot take.

    invasion.damage.indirect-assigned-by-recipient
    """

    __slots__ = ("amounts", "by", "first", "hits", "points", "source", "turn", "uncancellable", "units_first")
    card_fields = ("source",)
    seat_fields = ("by",)

    def __init__(
        self,
        amounts: tuple[tuple[int, int], ...],
        by: int,
        source: int,
        *,
        uncancellable: bool = False,
        units_first: bool = False,
    ) -> None:
        super().__init__()
        self.amounts = tuple([(seat, amount) for seat, amount in amounts if amount > 0])
        self.by = by
        self.source = source
        self.uncancellable = uncancellable
        self.units_first = units_first
        self.turn = 0
        self.first: Value = None
        self.points: Value = ()
        self.hits: tuple[Hit, ...] = ()

    def places(self, game: Invasion, seat: int) -> dict[Value, int]:
        """Where a player may assign indirect damage, and how much at the most.

        invasion.damage.indirect-not-burning, invasion.damage.indirect-unit-maximum,
        invasion.damage.indirect-zone-maximum, invasion.damage.indirect-assigned-by-recipient
        """
        found: dict[Value, int] = {}
        for card in fighters_of(game, seat):
            found[card] = enough_to_destroy(game, card, uncancellable=self.uncancellable)
        for section in SECTIONS:
            most = enough_to_burn(game, seat, section, uncancellable=self.uncancellable)
            found[("zone", NO_CARD, seat, SECTION_NAMES[section])] = most
        return {place: most for place, most in found.items() if most > 0}

    def has_place(self, game: Invasion, seat: int) -> bool:
        """Whether there is any; mostly the kingdom is one."""
        most = enough_to_burn(game, seat, KINGDOM, uncancellable=self.uncancellable)
        return most > 0 or bool(self.places(game, seat))

    def on_units(self, game: Invasion, seat: int, places: dict[Value, int]) -> dict[Value, int]:
        """Those of the places that are units, where they come first."""
        if not self.units_first:
            return {}
        return {one: most for one, most in places.items() if isinstance(one, int) and has_type(game, one, UNIT)}

    def open_places(self, game: Invasion) -> tuple[int, dict[Value, int]]:
        """What the next player still has to assign, and where: among units as long as they can take it all."""
        seat, amount = self.amounts[self.turn]
        places = self.places(game, seat)
        units = self.on_units(game, seat, places)
        if not units:
            return amount, places
        if amount <= sum(units.values()):
            return amount, units
        return amount - sum(units.values()), {one: most for one, most in places.items() if one not in units}

    @step("invasion.damage.indirect-several-players")
    def who_first(self, game: Invasion) -> Flow:
        """The active player says who assigns first, if several do."""
        seats = [seat for seat, _ in self.amounts if self.has_place(game, seat)]
        if len(seats) < 2:
            return None
        players = [("player", NO_CARD, seat) for seat in seats]
        rule = "invasion.damage.indirect-several-players"
        return choose(game.table.active, players, "first", rule, "indirect-first", self.source, values=seats)

    @step("invasion.damage.indirect-several-players")
    def in_order(self, game: Invasion) -> Flow:
        """The others follow clockwise."""
        for number, (seat, _) in enumerate(self.amounts):
            if seat == self.first:
                self.amounts = (*self.amounts[number:], *self.amounts[:number])
                break
        return None

    @step("invasion.damage.indirect-assigned-by-recipient")
    def ask(self, game: Invasion) -> Flow:
        """The next player assigns."""
        if self.turn == len(self.amounts):
            self.goto("apply")
            return None
        seat = self.amounts[self.turn][0]
        amount, places = self.open_places(game)
        if not places:
            return None
        rule = "invasion.damage.indirect-assigned-by-recipient"
        limits = [min(most, amount) for most in places.values()]
        return distribute(
            seat, amount, list(places), "points", rule, limits=limits, prompt="indirect", source=self.source
        )

    @step("invasion.damage.indirect-assigned-by-recipient")
    def note(self, game: Invasion) -> Flow:
        """What was assigned waits for the others (invasion.damage.indirect-several-players)."""
        for place, points in self.assigned(game):
            self.hits += (hit_at(place, points, self.by, self.source, self.uncancellable),)
        self.turn += 1
        self.goto("ask")
        return None

    def assigned(self, game: Invasion) -> list[tuple[Value, int]]:
        """What the player has assigned, with what units take that come first."""
        seat, amount = self.amounts[self.turn]
        assert isinstance(self.points, tuple)
        left, places = self.open_places(game)
        assigned = list(zip(places, self.points, strict=False))
        if left < amount:
            # The units take all they can.
            assigned += self.on_units(game, seat, self.places(game, seat)).items()
        return assigned

    @step("invasion.damage.indirect-several-players")
    def apply(self, game: Invasion) -> Flow:
        """All of it is applied at the same time."""
        return deal(game, *self.hits)


def hit_at(place: Value, amount: int, by: int, source: int, uncancellable: bool = False, combat: bool = False) -> Hit:
    """Damage to a place as it stands among options: a card, or a zone of a player."""
    if isinstance(place, int):
        return Hit(amount, place, by=by, source=source, uncancellable=uncancellable, combat=combat)
    assert isinstance(place, tuple)
    section = SECTION_NAMES.index(place[3])
    return Hit(amount, seat=place[2], section=section, by=by, source=source, uncancellable=uncancellable, combat=combat)
