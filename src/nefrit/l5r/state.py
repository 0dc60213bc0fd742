"""The records of a state: what a card in play, a player and the table carry; and the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.game import Game
from nefrit.kernel.plain import MANY, Plain
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import EVERYBODY, NOBODY, OWNER, Zone
from nefrit.l5r.constants import (
    AT_HOME,
    ATTACKING,
    BEFORE_THE_GAME,
    CONFLICT_TYPES,
    DEFENDING,
    DISHONORED,
    ELEMENTS,
    HONORED,
    MILITARY,
    NO_RING,
    ORDINARY,
    PHASES,
    STRONGHOLD_SLOT,
)
from nefrit.l5r.constants import NOBODY as NO_SEAT

if TYPE_CHECKING:
    from nefrit.l5r.faces import L5RFace
    from nefrit.l5r.memo import L5RMemo

# Out of play are all zones but those marked so (l5r.out-of-play.definition, l5r.in-play.definition).
# l5r.setup.4-deck-positions
DYNASTY_DECK: Final = Zone("dynasty-deck", NOBODY, ordered=True)
CONFLICT_DECK: Final = Zone("conflict-deck", NOBODY, ordered=True)
HAND: Final = Zone("hand", OWNER, listens=True)
# Two discard piles for each player, which everybody may look at and nobody arranges: l5r.discard-pile.two-per-player,
# l5r.discard-pile.public, l5r.discard-pile.order-fixed.
DYNASTY_DISCARD: Final = Zone("dynasty-discard", EVERYBODY, ordered=True, listens=True)
CONFLICT_DISCARD: Final = Zone("conflict-discard", EVERYBODY, ordered=True, listens=True)
# l5r.removed.definition, l5r.removed.default-duration, l5r.removed.faceup-public-1-5
REMOVED: Final = Zone("removed")
BEING_PLAYED: Final = Zone("being-played")
# Characters and attachments in play, in the area of their controller; who does not participate is at home
# (l5r.home.definition, l5r.home.area-per-controller).
PLAY: Final = Zone("play", in_play=True, listens=True)
# l5r.stronghold.in-play
STRONGHOLDS: Final = Zone("stronghold", in_play=True, listens=True)
# A role is not in play, but its text affects the game; nothing takes it away (l5r.role.not-in-play,
# l5r.role.cannot-be-removed).
ROLES: Final = Zone("role", listens=True)
PROVINCES: Final = Zone("provinces", in_play=True, listens=True)
# Faceup holdings are in play (l5r.holding.faceup-active); they know the province they are in by its slot.
HOLDINGS: Final = Zone("holdings", in_play=True, listens=True)
# The other dynasty cards in the four provinces, from left to right; they are out of play.
IN_PROVINCE: Final = tuple(Zone(f"province-{slot}", EVERYBODY, ordered=True, listens=True) for slot in (1, 2, 3, 4))

# Constants over which loops go say that they have any number of things: compiled, others are made anew each time.
SEATS: Final[tuple[int, ...]] = (0, 1)
ZONES: Final[tuple[Zone, ...]] = (
    DYNASTY_DECK,
    CONFLICT_DECK,
    HAND,
    DYNASTY_DISCARD,
    CONFLICT_DISCARD,
    REMOVED,
    BEING_PLAYED,
    PLAY,
    STRONGHOLDS,
    ROLES,
    PROVINCES,
    HOLDINGS,
    *IN_PROVINCE,
)

_TYPES: Final[dict[str, int]] = {word: number for number, word in enumerate(CONFLICT_TYPES)}
_RINGS: Final[dict[str, int]] = {word: number for number, word in enumerate(ELEMENTS)}
"""What conflict types and rings are called where a record has their numbers."""
# A holding enters from the province that it is in.
_ENTERED_FROM: Final[tuple[str, ...]] = ("", "province", *[zone.name for zone in ZONES])
HIGHEST_BID: Final = 5
"""The highest number on an honor dial (l5r.component.honor-dial)."""


class Card(Piece):
    """A card in play.

    `honor` counts the honor tokens on it, `status` is its personal honor, `on` the card it is attached to, `side` its
    part in the current conflict, `slot` the province it is (or is in), `entered_from` the zone it came from and
    `entered_in` the number of the phase.
    `returns_to` is the player who controls it as soon as no effect that lasts until the end of the conflict gives
    control to another: who brought it into play, or has taken control for as long as it stays there.

    l5r.attachment.bows-and-readies-independently
    """

    __slots__ = (
        "bowed",
        "broken",
        "entered_from",
        "entered_in",
        "fate",
        "honor",
        "on",
        "returns_to",
        "side",
        "slot",
        "status",
    )
    card_fields = ("on",)
    seat_fields = ("controller", "returns_to")
    field_words: ClassVar = {
        "status": {"dishonored": DISHONORED, "ordinary": ORDINARY, "honored": HONORED},
        "side": {"home": AT_HOME, "attacking": ATTACKING, "defending": DEFENDING},
        "entered_from": _ENTERED_FROM,
    }
    field_bounds: ClassVar = {
        "fate": (0, MANY),
        "honor": (0, MANY),
        "slot": (-1, STRONGHOLD_SLOT),
        "entered_in": (0, MANY),
    }

    def __init__(self, controller: int, *, slot: int = -1, entered_from: str = "", entered_in: int = 0) -> None:
        super().__init__(controller)
        # l5r.ready.definition
        self.bowed = False
        self.fate = 0
        self.honor = 0
        # l5r.personal-honor.enters-ordinary
        self.status = ORDINARY
        self.on = NO_CARD
        self.side = AT_HOME
        self.slot = slot
        # l5r.break.rotate-180
        self.broken = False
        self.entered_from = entered_from
        self.entered_in = entered_in
        self.returns_to = controller

    def copy(self) -> Card:
        """A new one with the same values; written out because it is the hottest copy of all."""
        new = Card(self.controller)
        new.serial = self.serial
        new.bowed = self.bowed
        new.fate = self.fate
        new.honor = self.honor
        new.status = self.status
        new.on = self.on
        new.side = self.side
        new.slot = self.slot
        new.broken = self.broken
        new.entered_from = self.entered_from
        new.entered_in = self.entered_in
        new.returns_to = self.returns_to
        return new


class Player(Seat):
    """A player: honor, fate, the setting of the honor dial and how the current bid has been modified.

    Honor is bid, and it decides games (l5r.honor.uses); where cards speak of a bid they mean the dial
    (l5r.honor.bid-reference).

    Everybody sees both pools (l5r.honor.pool-public, l5r.fate.pool-public); tokens never run out
    (l5r.token-pool.unlimited), so the general pool is not counted (l5r.token-pool.definition).

    `conflicts` counts the opportunities to declare that are left, `declared` the types declared this phase in order.
    """

    __slots__ = ("bid_change", "conflicts", "declared", "dial", "fate", "honor", "lost_conflict", "passed_dynasty")
    field_words: ClassVar = {"declared": _TYPES}
    field_bounds: ClassVar = {
        "honor": (0, MANY),
        "fate": (0, MANY),
        "dial": (0, HIGHEST_BID),
        "conflicts": (0, MANY),
    }

    def __init__(self) -> None:
        self.honor = 0
        self.fate = 0
        self.dial = 0
        self.bid_change = 0
        self.conflicts = 0
        self.declared: tuple[int, ...] = ()
        self.lost_conflict = False
        self.passed_dynasty = False

    def copy(self) -> Player:
        """Written out, because it is copied at every change."""
        new = Player.__new__(Player)
        new.honor = self.honor
        new.fate = self.fate
        new.dial = self.dial
        new.bid_change = self.bid_change
        new.conflicts = self.conflicts
        new.declared = self.declared
        new.lost_conflict = self.lost_conflict
        new.passed_dynasty = self.passed_dynasty
        return new


class Conflict(Plain):
    """The conflict that is being resolved.

    `attacker` is the attacking player, `province` the attacked province card, `ring` the element of the contested ring.
    From step 3.2.3 on `winner` and `loser` are players (or NOBODY) and `difference` is the skill the winner won by.
    The ring is `contested` until step 3.2.7 is over. `usurper` is the player who resolves its effect and claims it in
    the place of the winner, or NOBODY.
    """

    __slots__ = (
        "attacker",
        "broke",
        "contested",
        "difference",
        "evaded",
        "loser",
        "province",
        "ring",
        "type",
        "unopposed",
        "usurper",
        "winner",
    )
    card_fields = ("province", "evaded")
    seat_fields = ("attacker", "winner", "loser", "usurper")
    field_words: ClassVar = {"type": _TYPES, "ring": _RINGS}
    field_bounds: ClassVar = {"attacker": (0, 1), "difference": (0, MANY)}

    def __init__(self, attacker: int, type: int, ring: int, province: int) -> None:
        self.attacker = attacker
        self.type = type
        self.ring = ring
        self.province = province
        self.evaded: tuple[int, ...] = ()
        self.winner = NO_SEAT
        self.loser = NO_SEAT
        self.difference = 0
        self.unopposed = False
        self.broke = False
        self.contested = True
        self.usurper = NO_SEAT

    @property
    def defender(self) -> int:
        """The defending player."""
        return 1 - self.attacker


def _unsaid_conflict() -> Conflict:
    """The conflict of a position before anything is said of it."""
    return Conflict(0, MILITARY, 0, NO_CARD)


class Board(Table):
    """What belongs to both players: the round, the rings, the Imperial Favor, the conflict.

    For each element `ring_owner` is the player who has claimed the ring (or NOBODY), `ring_fate` the fate on it and
    `ring_type` the side it shows. `phase_number` counts all phases of the game. `declaring` is the ring with which a
    conflict is just being declared, `fought` the types of the conflicts of this round that are over, `dueling` the
    characters that are involved in a duel. `began` says of
    constant effects whose order matters when they began: the serial number of the card, the number of the effect on it,
    and the time, counted with the cards that come into play.
    """

    __slots__ = (
        "active",
        "began",
        "conflict",
        "declaring",
        "dueling",
        "favor",
        "favor_side",
        "first",
        "fought",
        "phase",
        "phase_number",
        "ring_fate",
        "ring_owner",
        "ring_type",
        "round",
    )
    card_fields = ("dueling",)
    seat_fields = ("first", "active", "favor", "ring_owner")
    field_words: ClassVar = {
        "phase": (BEFORE_THE_GAME, *PHASES),
        "favor_side": _TYPES,
        "ring_type": _TYPES,
        "declaring": {"none": NO_RING, **_RINGS},
        "fought": _TYPES,
    }
    field_bounds: ClassVar = {"round": (0, MANY), "phase_number": (0, MANY), "first": (0, 1), "ring_fate": (0, MANY)}
    field_counts: ClassVar = {"ring_owner": 5, "ring_fate": 5, "ring_type": 5}
    field_records: ClassVar = {"conflict": _unsaid_conflict}
    # No published card has such an effect.
    field_sizes: ClassVar[dict[str, int]] = {"began": 0, "dueling": 2}

    def __init__(self) -> None:
        self.round = 0
        self.phase = BEFORE_THE_GAME
        self.phase_number = 0
        self.first = 0
        self.active = NO_SEAT
        # l5r.favor.starts-unclaimed, l5r.component.imperial-favor-sides
        self.favor = NO_SEAT
        self.favor_side = MILITARY
        self.ring_owner: tuple[int, ...] = (NO_SEAT,) * 5
        self.ring_fate: tuple[int, ...] = (0,) * 5
        self.ring_type: tuple[int, ...] = (MILITARY,) * 5
        self.conflict: Conflict | None = None
        self.declaring = NO_RING
        self.fought: tuple[int, ...] = ()
        self.dueling: tuple[int, ...] = ()
        self.began: tuple[tuple[int, int, int], ...] = ()

    def copy(self) -> Board:
        """Written out, because it is copied at every change."""
        new = Board.__new__(Board)
        new.round = self.round
        new.phase = self.phase
        new.phase_number = self.phase_number
        new.first = self.first
        new.active = self.active
        new.favor = self.favor
        new.favor_side = self.favor_side
        new.ring_owner = self.ring_owner
        new.ring_fate = self.ring_fate
        new.ring_type = self.ring_type
        new.conflict = self.conflict
        new.declaring = self.declaring
        new.fought = self.fought
        new.dueling = self.dueling
        new.began = self.began
        return new

    @property
    def contested(self) -> int:
        """The element of the contested ring, or NO_RING."""
        return NO_RING if self.conflict is None or not self.conflict.contested else self.conflict.ring


L5R: TypeAlias = "Game[Card, Player, Board, L5RFace, L5RMemo]"
"""A state of this game."""


def edit_conflict(game: L5R) -> Conflict:
    """The conflict, ready to be changed."""
    conflict = game.table.conflict
    assert conflict is not None, "no conflict is being resolved"
    new = conflict.copy()
    game.edit_table().conflict = new
    return new


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """A tuple with one value replaced."""
    return (*values[:index], value, *values[index + 1 :])


def player_order(game: L5R) -> tuple[int, int]:
    """The first player, then the other (l5r.player-order.first-then-other)."""
    return (0, 1) if game.table.first == 0 else (1, 0)
