"""The records of a state: what a fighter and the battlefield carry, a card that stays in play; and the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.game import Game
from nefrit.kernel.plain import Plain
from nefrit.kernel.state import NO_SEAT, Piece, Seat, Table
from nefrit.kernel.zones import EVERYBODY, NOBODY, OWNER, Zone
from nefrit.senjutsu.constants import NEUTRAL, NO_INITIATIVE
from nefrit.senjutsu.hexes import Hex

if TYPE_CHECKING:
    from nefrit.kernel.effects import Effect
    from nefrit.senjutsu.faces import SenjutsuFace
    from nefrit.senjutsu.trees import Block

DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER)
# The card chosen for this round, facedown until all are revealed (senjutsu.round.choose).
CHOSEN = Zone("chosen", OWNER)
# Cards in play this round, faceup (senjutsu.round.in-play).
REVEALED = Zone("revealed", EVERYBODY, ordered=True, listens=True)
# Cards that remain in play beyond the round.
LASTING = Zone("lasting", EVERYBODY, in_play=True, listens=True)
# senjutsu.setup.discard-pile, senjutsu.discard.pile-is-public; cards discarded facedown lie there unseen.
DISCARD = Zone("discard", EVERYBODY, ordered=True)
REMOVED = Zone("removed", EVERYBODY)
# The poison deck of a player: what has not been used yet (senjutsu.poison-ext.deck, senjutsu.poison-ext.private-deck).
POISONS = Zone("poisons", OWNER)

# The solo cards that lie in no deck; each face knows its pile (senjutsu.solo.piles.sort).
PILES = Zone("piles", NOBODY, shared=True, ordered=True)

# What lies in a player's own area, and nobody else's (senjutsu.setup.play-area).
ZONES = (DECK, HAND, CHOSEN, REVEALED, LASTING, DISCARD, REMOVED, POISONS, PILES)


class Staying(Piece):
    """A card that remains in play: how often it has been rotated, and what was chosen or named for it."""

    __slots__ = ("named", "turns")

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.turns = 0
        self.named: tuple[str, ...] = ()


class Fighter(Seat):
    """A fighter: where its figure stands and how it faces, its wounds and states, focus and Kamae.

    Each player has one (senjutsu.overview.one-samurai-per-player, senjutsu.character.figure). Tokens, rings and cards
    of the common supply are numbers and words here: `focus` (senjutsu.focus.tokens, senjutsu.focus.pool,
    senjutsu.component.focus-tokens), `kamae` (senjutsu.kamae.ring, senjutsu.component.rings-and-tokens), wounds, stuns
    and hobbles (senjutsu.component.status-wound-cards, senjutsu.status.definition, senjutsu.status.not-ability-cards).
    So everything begins with none of them, the ring on Neutral: senjutsu.setup.common-supply,
    senjutsu.kamae.start-neutral, senjutsu.kamae.ring-start, senjutsu.setup.ring-on-neutral.

    `hobbles` has for each Hobble card how often it has been rotated. `card` is the card revealed this round or what
    has replaced it, NO_CARD if there is none; `value` the initiative chosen or paid for it, NO_INITIATIVE if that is as
    printed; `paid` the focus paid for it. `instants` counts the instant cards played this round.
    `over` tells that its turn has ended this round, `cancelled` what of its cards in play has been cancelled, `wider`
    by how much the range of its block is wider. `team` is who it fights for. The stun limit is the hand limit.

    `automated` is the kind of an automated opponent, empty for a player's fighter. Such a fighter has a `behaviour`
    (its number among `solo.behaviour.SIDES`), is `aggressive` or defensive, prefers a `distance`, and its deck may have
    to be `reset` after the round.

    `desperation` is with how many wounds left before defeat Desperation becomes active, 0 if it never does.
    `contracts` are those that are to be fulfilled, `fulfilled` those that are; `tools` are the kinds of harm
    inflicted for one of them, and `countered` tells of a successful counter this round (see `contracts`).
    """

    __slots__ = (
        "aggressive",
        "automated",
        "behaviour",
        "bleeding",
        "cancelled",
        "card",
        "character",
        "contracts",
        "countered",
        "defeated",
        "desperation",
        "distance",
        "facing",
        "focus",
        "fulfilled",
        "hex",
        "hidden",
        "hobbles",
        "instants",
        "kamae",
        "over",
        "paid",
        "reset",
        "stun_limit",
        "stuns",
        "team",
        "tools",
        "value",
        "wider",
        "wound_limit",
        "wounds",
    )
    card_fields = ("card",)
    field_sizes: ClassVar = {"hex": 2, "hobbles": 4, "cancelled": 4, "contracts": 6, "fulfilled": 6, "tools": 4}

    def __init__(self) -> None:
        self.character = ""
        self.team = 0
        self.hex: Hex | None = None
        self.facing = 0
        self.wounds = 0
        self.bleeding = 0
        self.wound_limit = 0
        self.stuns = 0
        self.stun_limit = 0
        self.hobbles: tuple[int, ...] = ()
        self.focus = 0
        self.kamae = NEUTRAL
        self.hidden = False
        self.defeated = False
        self.card = NO_CARD
        self.value = NO_INITIATIVE
        self.paid = 0
        self.instants = 0
        self.over = False
        self.cancelled: tuple[str, ...] = ()
        self.wider = 0
        self.automated = ""
        self.behaviour = 0
        self.aggressive = False
        self.distance = 0
        self.reset = False
        self.desperation = 0
        self.contracts: tuple[str, ...] = ()
        self.fulfilled: tuple[str, ...] = ()
        self.tools: tuple[str, ...] = ()
        self.countered = False

    @property
    def is_desperate(self) -> bool:
        """Whether Desperation is active: few wounds are left before defeat, perhaps from the start.

        senjutsu.solo.special.onna-desperation, senjutsu.solo.special.onna-desperation-start
        """
        return 0 < self.desperation >= self.wound_limit - self.wounds - self.bleeding


class Due(Plain):
    """A section of a card in play that has not been resolved yet: whose, of which card, at which initiative."""

    __slots__ = ("card", "initiative", "seat", "section")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int, section: int, initiative: int) -> None:
        self.seat = seat
        self.card = card
        self.section = section
        self.initiative = initiative


class Guard(Plain):
    """A block in force: whose, by which card, which hexes it closes at which initiative; what waits below it.

    `marked` are hexes that may be closed as well, `used` tells whether it has stopped an attack.
    decision.senjutsu.blocked-hexes, decision.senjutsu.block-rest
    """

    __slots__ = ("block", "card", "hexes", "initiative", "marked", "rest", "seat", "used")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(
        self,
        seat: int,
        card: int,
        hexes: tuple[Hex, ...],
        initiative: int,
        block: Block,
        marked: tuple[Hex, ...],
        rest: tuple[Effect, ...],
    ) -> None:
        self.seat = seat
        self.card = card
        self.hexes = hexes
        self.initiative = initiative
        self.block = block
        self.marked = marked
        self.rest = rest
        self.used = False


class Battle(Table):
    """What belongs to nobody: the round, the board, the advantage track, what is still to be resolved.

    `banned` are card types and names of cards that nobody may play this round.

    `track` has the fighters from the top slot downwards, and who stands before another has advantage
    (senjutsu.advantage.track, senjutsu.advantage.have-advantage, senjutsu.component.track-board).
    `terrain` are the hexes with what stands on each. `initiative` is the value that is being resolved. In horde mode
    `level` and `wave` are those being fought, 0 before the first and in other games, and `lord` is where the fallen
    lord lies, if he is there. `blooded` tells that somebody has been wounded in this game.
    """

    __slots__ = (
        "banned",
        "blooded",
        "board",
        "due",
        "guards",
        "initiative",
        "level",
        "lord",
        "round",
        "terrain",
        "track",
        "wave",
    )
    seat_fields = ("track",)
    field_sizes: ClassVar = {"board": 0, "terrain": 60, "banned": 4, "due": 32, "guards": 24, "lord": 2}

    def __init__(self) -> None:
        self.round = 0
        self.board: tuple[Hex, ...] = ()
        self.terrain: tuple[tuple[Hex, str], ...] = ()
        self.track: tuple[int, ...] = ()
        self.initiative = 0
        self.banned: tuple[str, ...] = ()
        self.due: tuple[Due, ...] = ()
        self.guards: tuple[Guard, ...] = ()
        self.level = 0
        self.wave = 0
        self.lord: Hex | None = None
        self.blooded = False


Senjutsu: TypeAlias = "Game[Staying, Fighter, Battle, SenjutsuFace]"
"""A state of this game."""


def terrain_at(game: Senjutsu, hex: Hex) -> str:
    """What stands on a hex; empty if nothing does."""
    for place, kind in game.table.terrain:
        if place == hex:
            return kind
    return ""


def figure_at(game: Senjutsu, hex: Hex) -> int:
    """The fighter whose figure stands on a hex, or NO_SEAT."""
    for seat, fighter in enumerate(game.seats):
        if fighter.hex == hex and not fighter.defeated:
            return seat
    return NO_SEAT


def card_of(game: Senjutsu, seat: int) -> tuple[int, ...]:
    """The card that a player has revealed this round, or what has replaced it; nothing if there is none.

    Instants and counterattacks lie beside it among the cards in play, but are not that card.
    """
    card = game.seats[seat].card
    return () if card == NO_CARD else (card,)


def figures_at(game: Senjutsu, hex: Hex) -> list[int]:
    """All fighters whose figures stand on a hex: friends may start on the same one."""
    return [seat for seat, fighter in enumerate(game.seats) if fighter.hex == hex and not fighter.defeated]


def standing(game: Senjutsu) -> list[int]:
    """The fighters who are not defeated."""
    return [seat for seat, fighter in enumerate(game.seats) if not fighter.defeated]


def automated(game: Senjutsu) -> list[int]:
    """The automated opponents who are not defeated."""
    return [seat for seat in standing(game) if game.seats[seat].automated]


def players(game: Senjutsu) -> list[int]:
    """The fighters of players who are not defeated."""
    return [seat for seat in standing(game) if not game.seats[seat].automated]


def is_solo(game: Senjutsu) -> bool:
    """Whether players fight automated opponents, be they on the board or not (senjutsu.solo.ai.deck-driven)."""
    return any(fighter.automated for fighter in game.seats)


def opponents(game: Senjutsu, seat: int) -> list[int]:
    """The undefeated fighters of other teams."""
    team = game.seats[seat].team
    return [other for other, fighter in enumerate(game.seats) if fighter.team != team and not fighter.defeated]


def by_advantage(game: Senjutsu, *, highest_first: bool = False) -> list[int]:
    """The undefeated fighters in the order of the advantage track, from the lowest unless said otherwise."""
    order = [seat for seat in game.table.track if not game.seats[seat].defeated]
    return order if highest_first else order[::-1]
