"""The records of a state: what a card in play, a player and the table carry; and the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, TypeVar

from nefrit.invasion.constants import (
    AT_REST,
    ATTACKING,
    BATTLEFIELD_PHASE,
    BEFORE_THE_GAME,
    BEGINNING,
    CAPITAL_PHASE,
    CATACLYSM,
    CHANNELING_PHASE,
    DEFENDING,
    END,
    KINGDOM_PHASE,
    MOST_PLAYERS,
    NO_ZONE,
    QUEST_PHASE,
    RACES,
    SECTION_NAMES,
    SECTIONS,
    ZONES_TO_WIN,
)
from nefrit.invasion.memo import CAPITALS, InvasionMemo
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.game import Game
from nefrit.kernel.plain import MANY, Plain
from nefrit.kernel.state import NO_SEAT, Piece, Seat, Table
from nefrit.kernel.zones import NOBODY, OWNER, Zone

if TYPE_CHECKING:
    from nefrit.invasion.abilities import ChainLink
    from nefrit.invasion.faces import InvasionFace
    from nefrit.invasion.occurrences.events import Event

T = TypeVar("T")

# Where cards can be during the game (invasion.zone.definition).
# invasion.info.hands-hidden; out of play are deck, hand and discard pile (invasion.zone.out-of-play-zones).
DECK: Final = Zone("deck", NOBODY, ordered=True)
HAND: Final = Zone("hand", OWNER)
# invasion.info.discard-public-ordered
DISCARD: Final = Zone("discard", ordered=True)
# A card that is being played is neither in play nor out of play (invasion.zone.being-played-is-nowhere).
BEING_PLAYED: Final = Zone("being-played")
# A card that is being played as a development, which nobody else sees.
BEING_DEVELOPED: Final = Zone("being-developed", OWNER)
# The zones of the capitals, each with the cards that are there, developments and attachments among them
# (invasion.zone.in-play-zones).
KINGDOMS: Final = Zone("kingdom", in_play=True, listens=True)
QUEST_ZONES: Final = Zone("quest", in_play=True, listens=True)
BATTLEFIELDS: Final = Zone("battlefield", in_play=True, listens=True)
# invasion.card.type-legend: a legend lies on the capital board.
LEGENDS: Final = Zone("legend", in_play=True, listens=True)
# Cards that lie under others: experiences, and what a card keeps. They are counted, and are not in play; the piece of
# the card on top of them knows them (invasion.keyword.experience).
KEPT: Final = Zone("kept")
# invasion.cataclysm.controlled-fulcrum-in-battlefield: those that nobody controls lie in the middle.
FULCRUMS: Final = Zone("fulcrum", shared=True, in_play=True, listens=True)

ZONES: Final = (
    DECK,
    HAND,
    DISCARD,
    BEING_PLAYED,
    BEING_DEVELOPED,
    KINGDOMS,
    QUEST_ZONES,
    BATTLEFIELDS,
    LEGENDS,
    KEPT,
    FULCRUMS,
)


def _of_all(zone: Zone) -> dict[int, slice]:
    """For so many players where in `Game.zones` those of this kind are, which lie there side by side."""
    place = ZONES.index(zone)
    return {count: slice(place * count, (place + 1) * count) for count in range(1, MOST_PLAYERS + 1)}


DECKS: Final = _of_all(DECK)
ALL_KEPT: Final = _of_all(KEPT)
"""Where the decks of all players are, and where the cards that lie under others."""

CAPITAL: Final = (KINGDOMS, QUEST_ZONES, BATTLEFIELDS)
"""The zones of a capital, by the number of the section."""
_SECTIONS: Final = tuple([CAPITAL.index(zone) if zone in CAPITAL else NO_ZONE for zone in ZONES])
"""For each zone the number of the section, or NO_ZONE."""
_SECTION_WORDS: Final = {"none": NO_ZONE, **{name: section for section, name in enumerate(SECTION_NAMES)}}
"""What the zones of a capital are called where a record has their numbers."""


class Card(Piece):
    """A card in play.

    `facedown` and `development` tell a development, which may also lie faceup; `on` is the card it is attached to,
    `quest` the quest a unit is on, `side` its part in combat. `assigned` is damage that is assigned to it and not yet
    applied. `taken_from` is who would control it but for an effect that gives control to another only while it lasts.
    `ambushed` marks a unit that must defend, `channels` the fulcrum that a unit channels. `kept` are the cards that lie
    under it. `for_now` tells a development that is one only as long as an effect says so, `told_apart` one that others
    know from those that lie facedown beside it.
    """

    __slots__ = (
        "ambushed",
        "assigned",
        "channels",
        "corrupted",
        "damage",
        "development",
        "facedown",
        "for_now",
        "kept",
        "on",
        "quest",
        "resources",
        "side",
        "taken_from",
        "told_apart",
    )
    card_fields = ("on", "quest", "channels", "kept")
    seat_fields = ("taken_from",)
    field_words: ClassVar = {"side": {"rest": AT_REST, "attacking": ATTACKING, "defending": DEFENDING}}
    field_bounds: ClassVar = {"damage": (0, MANY), "resources": (0, MANY), "assigned": (0, MANY)}

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.corrupted = False
        self.damage = 0
        self.resources = 0
        self.development = False
        self.facedown = False
        self.on = NO_CARD
        self.quest = NO_CARD
        self.side = AT_REST
        self.assigned = 0
        self.told_apart = False
        self.taken_from = NO_SEAT
        self.ambushed = False
        self.channels = NO_CARD
        self.kept: tuple[int, ...] = ()
        self.for_now = False

    def copy(self) -> Card:
        """Written out, because it is copied at every change."""
        new = Card.__new__(Card)
        new.controller = self.controller
        new.serial = self.serial
        new.corrupted = self.corrupted
        new.damage = self.damage
        new.resources = self.resources
        new.development = self.development
        new.facedown = self.facedown
        new.on = self.on
        new.quest = self.quest
        new.side = self.side
        new.assigned = self.assigned
        new.told_apart = self.told_apart
        new.taken_from = self.taken_from
        new.ambushed = self.ambushed
        new.channels = self.channels
        new.kept = self.kept
        new.for_now = self.for_now
        return new


class Player(Seat):
    """A player: the resource pool, the capital with its damage and what burns, how many zones must burn for a win.

    Tokens come from one pool that never runs out (invasion.component.token-types), so it is not counted; nobody has any
    at first (invasion.setup.token-pool). `assigned` damage is not applied yet.
    """

    __slots__ = (
        "assigned",
        "burning",
        "damage",
        "dominance",
        "race",
        "resources",
        "zones_to_win",
    )
    field_words: ClassVar = {"race": ("", *RACES)}
    field_bounds: ClassVar = {
        "resources": (0, MANY),
        "damage": (0, MANY),
        "assigned": (0, MANY),
        "zones_to_win": (1, len(SECTIONS)),
        "dominance": (0, MANY),
    }
    field_counts: ClassVar = {"damage": len(SECTIONS), "burning": len(SECTIONS), "assigned": len(SECTIONS)}

    def __init__(self) -> None:
        self.race = ""
        self.resources = 0
        self.damage: tuple[int, ...] = (0, 0, 0)
        self.burning: tuple[bool, ...] = (False, False, False)
        self.assigned: tuple[int, ...] = (0, 0, 0)
        self.zones_to_win = ZONES_TO_WIN
        self.dominance = 0

    def copy(self) -> Player:
        """Written out, because it is copied at every change."""
        new = Player.__new__(Player)
        new.race = self.race
        new.resources = self.resources
        new.damage = self.damage
        new.burning = self.burning
        new.assigned = self.assigned
        new.zones_to_win = self.zones_to_win
        new.dominance = self.dominance
        return new


class Combat(Plain):
    """The attack that is being made.

    Its target is a zone (`section`) of the capital of `defender`; a `legend` that is attacked through that zone; or a
    `fulcrum`. It is `declared` as soon as there are attackers (invasion.turn.4-target-is-attacked), `defended` once
    defenders could be declared. When damage has been `assigned` both sides have done so. `contributors` are the cards
    that added at least one point of damage to their pool.
    """

    __slots__ = (
        "assigned",
        "attacker",
        "contributors",
        "declared",
        "defended",
        "defender",
        "fulcrum",
        "legend",
        "section",
    )
    card_fields = ("contributors", "legend", "fulcrum")
    seat_fields = ("attacker", "defender")
    field_words: ClassVar = {"section": _SECTION_WORDS}

    def __init__(
        self, attacker: int, defender: int, section: int, legend: int = NO_CARD, fulcrum: int = NO_CARD
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.section = section
        self.legend = legend
        self.fulcrum = fulcrum
        self.declared = False
        self.defended = False
        self.assigned = False
        self.contributors: tuple[int, ...] = ()

    def copy(self) -> Combat:
        """Written out, because it is copied at every change."""
        new = Combat.__new__(Combat)
        new.attacker = self.attacker
        new.defender = self.defender
        new.section = self.section
        new.legend = self.legend
        new.fulcrum = self.fulcrum
        new.declared = self.declared
        new.defended = self.defended
        new.assigned = self.assigned
        new.contributors = self.contributors
        return new


def _unsaid_combat() -> Combat:
    """The combat of a position before anything is said of it."""
    return Combat(NO_SEAT, NO_SEAT, NO_ZONE)


class Happened(Plain):
    """An event to which something may still refer: `number` counts those of the game that trigger actions.

    What happens at the same time has the same `moment`, the number of the first of these events.

    `serial` is the highest serial number of a piece at that moment: what has come into play later did not see it.
    """

    __slots__ = ("event", "moment", "number", "serial")

    def __init__(self, number: int, moment: int, event: Event, serial: int) -> None:
        self.number = number
        self.moment = moment
        self.event = event
        self.serial = serial


class Board(Table):
    """What belongs to all players: whose turn it is, the action chain, the combat.

    `events` are those of this turn to which something may refer, `event_count` how many there have been in the game;
    `opportunity_used_up_to` is for each player the number of the last of them for which there was an opportunity for
    triggered actions. `chain` are the actions that wait, the last of them to be resolved first; while it is `resolving`
    nothing is added to it.
    """

    __slots__ = (
        "active",
        "chain",
        "combat",
        "event_count",
        "events",
        "first",
        "opportunity_used_up_to",
        "phase",
        "resolving",
        "turn",
    )
    seat_fields = ("active", "first")
    field_sizes: ClassVar = {"events": 0, "chain": 124}
    field_words: ClassVar = {
        "phase": (
            BEFORE_THE_GAME,
            # As the moment is called at which a turn begins, and with it a phase.
            "turn",
            BEGINNING,
            KINGDOM_PHASE,
            QUEST_PHASE,
            CAPITAL_PHASE,
            CHANNELING_PHASE,
            BATTLEFIELD_PHASE,
            END,
        )
    }
    field_bounds: ClassVar = {"turn": (0, MANY), "event_count": (0, MANY), "opportunity_used_up_to": (0, MANY)}
    field_records: ClassVar = {"combat": _unsaid_combat}

    def __init__(self, seats: int = 2) -> None:
        self.turn = 0
        self.active = NO_SEAT
        self.first = NO_SEAT
        self.phase = BEFORE_THE_GAME
        self.chain: tuple[ChainLink, ...] = ()
        self.resolving = False
        self.events: tuple[Happened, ...] = ()
        self.event_count = 0
        self.opportunity_used_up_to: tuple[int, ...] = (0,) * seats
        self.combat: Combat | None = None

    def copy(self) -> Board:
        """Written out, because it is copied at every change."""
        new = Board.__new__(Board)
        new.turn = self.turn
        new.active = self.active
        new.first = self.first
        new.phase = self.phase
        new.chain = self.chain
        new.resolving = self.resolving
        new.events = self.events
        new.event_count = self.event_count
        new.opportunity_used_up_to = self.opportunity_used_up_to
        new.combat = self.combat
        return new


Invasion: TypeAlias = "Game[Card, Player, Board, InvasionFace, InvasionMemo]"
"""A state of this game."""


def is_cataclysm(game: Invasion) -> bool:
    """Whether the game is played by the Cataclysm format (invasion.cataclysm.players)."""
    return game.header.options.get("format") == CATACLYSM


def section_of(game: Invasion, card: int) -> int:
    """The zone of a capital in which a card lies, or NO_ZONE."""
    return _SECTIONS[game.slot_of[card] // game.seat_count]


def on_the_table(game: Invasion) -> tuple[int, ...]:
    """All cards in play, zone by zone and seat by seat."""
    found = game.memo.in_play
    return game.in_play() if found is None else found


def in_zone(game: Invasion, seat: int, section: int) -> tuple[int, ...]:
    """The cards in a zone of a player's capital, developments and attachments too."""
    return game.zones[CAPITAL[section].number * game.seat_count + seat]


def controller_of(game: Invasion, card: int) -> int:
    """Who controls a card: its piece says so, or the place where it lies (invasion.control.controller).

    Its owner is in `game.owners` and never changes (invasion.control.owner).
    """
    piece = game.pieces.get(card)
    return piece.controller if piece is not None else game.place(card)[1]


_CLOCKWISE: Final = {
    count: [tuple([(first + step) % count for step in range(count)]) for first in (*range(count), 0)]
    for count in range(1, MOST_PLAYERS + 1)
}
"""For so many players all of them clockwise, from each of them on; last, under NO_SEAT, from the first."""


def turn_order(game: Invasion) -> tuple[int, ...]:
    """The active player, then the others clockwise (invasion.core.alternating-turns)."""
    return _CLOCKWISE[game.seat_count][game.table.active]


def opponents(game: Invasion, seat: int) -> tuple[int, ...]:
    """The other players, clockwise from a seat."""
    return _CLOCKWISE[game.seat_count][seat][1:]


def edit_capital(game: Invasion, seat: int) -> Player:
    """The record of a player, ready for a change of the capital or of what must burn: something may follow from it."""
    if game.memo.known & CAPITALS:
        game.changed(CAPITALS)
    return game.edit_seat(seat)


def edit_combat(game: Invasion) -> Combat:
    """The combat, ready to be changed."""
    combat = game.table.combat
    assert combat is not None, "there is no combat"
    new = combat.copy()
    game.edit_table().combat = new
    return new


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A tuple with one value replaced."""
    return (*values[:index], value, *values[index + 1 :])
