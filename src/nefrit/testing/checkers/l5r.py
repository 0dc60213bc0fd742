"""Legend of the Five Rings: tokens, rings, control, drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.testing.checkers.books import Books, Numbers
from nefrit.testing.checkers.checker import Checker
from nefrit.testing.checkers.hands import Hands

_ELEMENTS = ("air", "earth", "fire", "void", "water")
_DYNASTY_PHASE = 0
_FATE_PHASE = 3
_NOBODY = -1
_ALL = 1_000


class Tokens(Books):
    """Honor and fate of the players, fate on characters and on rings."""

    quiet = frozenset({"act-or-pass"})

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rings_wait = False
        self.claimed = {
            element for element, owner in zip(_ELEMENTS, game.table.ring_owner, strict=True) if owner != _NOBODY
        }
        self.entries = {
            "honor-gained": lambda game, one: self.add(("honor", one.seat), one.amount),
            "honor-lost": lambda game, one: self.take(("honor", one.seat), one.amount),
            "bid-honor-given": self._bid_honor_given,
            "fate-gained": lambda game, one: self.add(("fate", one.seat), one.amount),
            "fate-lost": lambda game, one: self.take(("fate", one.seat), one.amount),
            "played": lambda game, one: self.add(("fate", one.seat), -one.amount),
            "fate-placed": self._fate_placed,
            "fate-removed": lambda game, one: self.take(("card", one.card), one.amount),
            "fate-moved": lambda game, one: self.add(("card", one.card), self.take(("card", one.source), one.amount)),
            "fate-to-ring": self._fate_to_ring,
            "conflict-declared": lambda game, one: self._ring_taken(one.seat, one.ring, one.amount),
            "ring-switched": lambda game, one: self._ring_taken(self.attacker, _ELEMENTS[one.amount], one.fate),
            "ring-claimed": lambda game, one: self.claimed.add(_ELEMENTS[one.amount]),
            "claimed-ring-switched": self._claimed_ring_switched,
            "ring-returned": lambda game, one: self.claimed.discard(_ELEMENTS[one.amount]),
            "fate-placed-on-ring": lambda game, one: self.add(("ring", _ELEMENTS[one.ring]), one.amount),
            "fate-removed-from-ring": lambda game, one: self.take(("ring", _ELEMENTS[one.ring]), one.amount),
            "phase-begins": self._phase_begins,
            "phase-ends": lambda game, one: self._fate_on_rings(),
            "left": lambda game, one: self.expected.pop(("card", one.card), None),
        }
        conflict = game.table.conflict
        self.attacker = _NOBODY if conflict is None else conflict.attacker

    def counted(self, game: AnyGame) -> Numbers:
        """What players, characters and rings have."""
        numbers: Numbers = {("card", card): piece.fate for card, piece in game.pieces.items() if piece.fate}
        for seat, player in enumerate(game.seats):
            numbers["honor", seat] = player.honor
            numbers["fate", seat] = player.fate
        for element, fate in zip(_ELEMENTS, game.table.ring_fate, strict=True):
            numbers["ring", element] = fate
        return numbers

    def problems(self, game: AnyGame) -> Iterator[str]:
        """In the fate phase rings have got their fate before anybody may act."""
        if game.table.phase == "fate":
            self._fate_on_rings()
        yield from super().problems(game)

    def _bid_honor_given(self, game: AnyGame, one: Any) -> None:
        self.add(("honor", one.seat), self.take(("honor", one.by), one.amount))

    def _fate_placed(self, game: AnyGame, one: Any) -> None:
        """Extra fate comes from its player; other fate from the general pool."""
        self.add(("card", one.card), one.amount)
        if one.by != _NOBODY and one.how == "framework":
            self.add(("fate", one.by), -one.amount)

    def _fate_to_ring(self, game: AnyGame, one: Any) -> None:
        self.add(("fate", one.seat), -1)
        self.add(("ring", _ELEMENTS[one.amount]), 1)

    def _ring_taken(self, seat: int, element: str, fate: int) -> None:
        """A ring becomes contested: its fate goes to the attacking player."""
        self.attacker = seat
        self.add(("fate", seat), self.take(("ring", element), fate))

    def _claimed_ring_switched(self, game: AnyGame, one: Any) -> None:
        """The fate on the new ring is gained, which the log tells on its own."""
        self.take(("ring", _ELEMENTS[one.amount]), _ALL)
        self.claimed = (self.claimed - {_ELEMENTS[one.back]}) | {_ELEMENTS[one.amount]}

    def _phase_begins(self, game: AnyGame, one: Any) -> None:
        self.rings_wait = one.amount == _FATE_PHASE
        if one.amount == _DYNASTY_PHASE:
            self.claimed = set()

    def _fate_on_rings(self) -> None:
        if self.rings_wait:
            self.rings_wait = False
            for element in _ELEMENTS:
                self.add(("ring", element), int(element not in self.claimed))


class Rings(Books):
    """Who has claimed which ring; where players act, a claimed ring is not contested."""

    quiet = frozenset({"act-or-pass"})

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.entries = {
            "ring-claimed": lambda game, one: self._claimed(one.amount, one.seat),
            "claimed-ring-switched": self._switched,
            "ring-returned": lambda game, one: self._claimed(one.amount, _NOBODY),
            "ring-taken": lambda game, one: self._claimed(one.amount, one.seat),
            "phase-begins": self._phase_begins,
        }

    def counted(self, game: AnyGame) -> Numbers:
        """For each ring the seat that has claimed it, counted from 1; 0 if nobody has."""
        return {element: owner + 1 for element, owner in zip(_ELEMENTS, game.table.ring_owner, strict=True)}

    def problems(self, game: AnyGame) -> Iterator[str]:
        """Rings in two states at once, and rings that somebody else claimed. The regroup phase returns them.

        A game may end just when a ring has been claimed and the conflict is not over.
        """
        if game.table.phase == "regroup" or game.outcome is not None:
            return
        conflict = game.table.conflict
        is_quiet = all(decision.prompt in self.quiet for decision in game.pending)
        if is_quiet and conflict is not None and conflict.contested and game.table.ring_owner[conflict.ring] != _NOBODY:
            yield f"the {_ELEMENTS[conflict.ring]} ring is claimed and contested"
        yield from super().problems(game)

    def _claimed(self, ring: int, seat: int) -> None:
        self.expected[_ELEMENTS[ring]] = seat + 1

    def _switched(self, game: AnyGame, one: Any) -> None:
        self._claimed(one.back, _NOBODY)
        self._claimed(one.amount, one.seat)

    def _phase_begins(self, game: AnyGame, one: Any) -> None:
        if one.amount == _DYNASTY_PHASE:
            self.expected = dict.fromkeys(_ELEMENTS, 0)


class Control(Checker):
    """Who controls a card: its owner, unless control was taken and has not ended or been taken on."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        # For each card that changed sides the takers in order, each with whether it is only for the conflict.
        self.takers: dict[int, list[tuple[int, bool]]] = {}
        for card, piece in game.pieces.items():
            if piece.controller != game.owners[card]:
                self.takers[card] = [(piece.controller, False)]

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """Note who takes what, and what ends that."""
        one: Any = occurrence
        if one.message == "entered" and one.seat != game.owners[one.card]:
            self.takers[one.card] = [(one.seat, False)]
        elif one.message == "control-taken":
            self.takers.setdefault(one.card, []).append((one.seat, bool(one.amount)))
        elif one.message == "conflict-ends":
            self.takers = {card: [taker for taker in takers if not taker[1]] for card, takers in self.takers.items()}
        elif one.message == "left":
            self.takers.pop(one.card, None)
        yield from ()

    def problems(self, game: AnyGame) -> Iterator[str]:
        """The cards whose controller is another."""
        if any(decision.prompt != "act-or-pass" for decision in game.pending):
            return
        for card, piece in game.pieces.items():
            takers = self.takers.get(card)
            expected = takers[-1][0] if takers else game.owners[card]
            if piece.controller != expected:
                yield f"{game.faces[card].name} is controlled by seat {piece.controller}, not by seat {expected}"


class Drawing(Hands):
    """Cards come into hands by being drawn, or as the log says."""

    deck = "conflict-deck"
    draws = frozenset({"drawn"})
    quiet = frozenset({"act-or-pass"})


CHECKERS = (Tokens, Rings, Control, Drawing)
