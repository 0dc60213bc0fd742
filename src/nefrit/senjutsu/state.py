"""The records of a state: what a fighter and the battlefield carry, a card that stays in play; and the zones."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Effect
from nefrit.kernel.game import Game
from nefrit.kernel.plain import MANY, Plain
from nefrit.kernel.state import NO_SEAT, Piece, Seat, Table
from nefrit.kernel.zones import EVERYBODY, NOBODY, OWNER, Zone
from nefrit.senjutsu.constants import (
    BAMBOO,
    BLEED,
    BOAT,
    CALTROPS,
    CANCELLED,
    CHERRY,
    CORPSE,
    FULL_TURN,
    HOBBLE,
    KAMAE,
    MOMENTS,
    NEUTRAL,
    NO_INITIATIVE,
    PILLAR,
    POISON,
    SHRINE,
    STONE,
    STUN,
    WAGON,
)
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.hexes import SIDES, Hex
from nefrit.senjutsu.memo import SenjutsuMemo
from nefrit.senjutsu.trees.blocks import Block

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
    """A card that remains in play: how often it has been rotated, what was chosen or named for it, its lotus tokens."""

    __slots__ = ("lotus", "named", "turns")
    field_bounds: ClassVar = {"lotus": (0, MANY), "turns": (0, MANY)}

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.turns = 0
        self.named: tuple[str, ...] = ()
        self.lotus = 0


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
    (its number among `solo.behaviour.BEHAVIOURS`), is `aggressive` or defensive, prefers a `distance`, and its deck may
    have to be `reset` after the round.

    `desperation` is with how many wounds left before defeat Desperation becomes active, 0 if it never does.
    `contracts` are those that are to be fulfilled, `fulfilled` those that are, `dropped` those that were discarded;
    `tools` are the kinds of harm inflicted for one of them, `spendings` counts the payments for another, `stake` those
    that were staked on the card in play, and `countered` tells of a successful counter this round (see `contracts`).

    `owner` is the fighter whose companion this one is, NO_SEAT if it is none, and `stuns_to_come` are the Stun cards in
    its deck (see `companion`). `span` are the initiatives paid for, where there is a choice, and `below` is the one
    chosen for the section below the first. Of this round it is told how many wounds the fighter has `received`, whether
    it was `wounded` and whether an attack of its has `landed`.
    `drunk` tells that it cannot walk straight (see `drunk`), `falling` that it has been defeated unless something
    prevents that (see `calls`). `tokens` are the trap tokens it has left, for each whether it is a decoy (see `traps`).
    """

    __slots__ = (
        "aggressive",
        "automated",
        "behaviour",
        "below",
        "bleeding",
        "cancelled",
        "card",
        "character",
        "contracts",
        "countered",
        "defeated",
        "desperation",
        "distance",
        "dropped",
        "drunk",
        "facing",
        "falling",
        "focus",
        "fulfilled",
        "hex",
        "hidden",
        "hobbles",
        "instants",
        "kamae",
        "landed",
        "over",
        "owner",
        "paid",
        "received",
        "reset",
        "span",
        "spendings",
        "stake",
        "stun_limit",
        "stuns",
        "stuns_to_come",
        "team",
        "tokens",
        "tools",
        "value",
        "wider",
        "wound_limit",
        "wounded",
        "wounds",
    )
    card_fields = ("card",)
    seat_fields = ("owner",)
    secret_fields = ("tokens",)
    field_sizes: ClassVar = {
        "hex": 2,
        "hobbles": 4,
        "cancelled": 4,
        "contracts": 6,
        "fulfilled": 6,
        "dropped": 6,
        "tools": 4,
        "span": 6,
        "tokens": 3,
    }
    field_words: ClassVar = {
        "kamae": (NEUTRAL, *KAMAE),
        "cancelled": CANCELLED,
        "tools": (HOBBLE, BLEED, POISON, STUN),
    }
    field_bounds: ClassVar = {
        "facing": (0, SIDES - 1),
        "wounds": (0, MANY),
        "bleeding": (0, MANY),
        "wound_limit": (0, MANY),
        "stuns": (0, MANY),
        "stun_limit": (0, MANY),
        "hobbles": (0, FULL_TURN),
        "focus": (0, MANY),
        "value": (NO_INITIATIVE, MANY),
        "below": (NO_INITIATIVE, MANY),
        "paid": (0, MANY),
        "instants": (0, MANY),
        "wider": (0, MANY),
        "behaviour": (0, 2),
        "distance": (0, MANY),
        "desperation": (0, MANY),
        "spendings": (0, MANY),
        "stake": (0, MANY),
        "stuns_to_come": (0, MANY),
        "received": (0, MANY),
    }

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
        self.dropped: tuple[str, ...] = ()
        self.tools: tuple[str, ...] = ()
        self.spendings = 0
        self.stake = 0
        self.countered = False
        self.owner = NO_SEAT
        self.stuns_to_come = 0
        self.span: tuple[int, ...] = ()
        self.below = NO_INITIATIVE
        self.received = 0
        self.wounded = False
        self.landed = False
        self.drunk = False
        self.falling = False
        self.tokens: tuple[bool, ...] = ()

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


class Trap(Plain):
    """A trap token that lies facedown on a hex: whose it is, and whether it is only a decoy, which others do not know.

    `full` tells that all tokens of its owner were laid together with it.
    """

    __slots__ = ("decoy", "full", "hex", "seat")
    seat_fields = ("seat",)
    secret_fields = ("decoy",)

    def __init__(self, seat: int, hex: Hex, decoy: bool, full: bool) -> None:
        self.seat = seat
        self.hex = hex
        self.decoy = decoy
        self.full = full


def _unsaid_trap() -> Trap:
    """A trap of a position before anything is said of it."""
    return Trap(0, (0, 0), False, False)


def _unsaid_due() -> Due:
    """A section that waits, of a position before anything is said of it."""
    return Due(0, NO_CARD, 0, 0)


class Battle(Table):
    """What belongs to nobody: the round, the board, the advantage track, what is still to be resolved.

    `banned` are card types and names of cards that nobody may play this round.

    `track` has the fighters from the top slot downwards, and who stands before another has advantage
    (senjutsu.advantage.track, senjutsu.advantage.have-advantage, senjutsu.component.track-board).
    `terrain` are the hexes with what stands on each. `initiative` is the value that is being resolved. In horde mode
    `level` and `wave` are those being fought, 0 before the first and in other games, and `lord` is where the fallen
    lord lies, if he is there. `blooded` tells that somebody has been wounded in this game. `traps` are the trap tokens
    on the board, `calls` who is still to be asked whether it plays a card because of what has happened (see `calls`).
    """

    __slots__ = (
        "banned",
        "blooded",
        "board",
        "calls",
        "due",
        "guards",
        "initiative",
        "level",
        "lord",
        "round",
        "terrain",
        "track",
        "traps",
        "wave",
    )
    seat_fields = ("track",)
    field_sizes: ClassVar = {
        "board": 0,
        "terrain": 60,
        "banned": 4,
        "due": 32,
        "guards": 24,
        "lord": 2,
        "traps": 24,
        "calls": 0,
    }
    field_words: ClassVar = {
        "terrain": (STONE, BAMBOO, WAGON, SHRINE, BOAT, PILLAR, CHERRY, CORPSE, CALTROPS),
        "calls": MOMENTS,
    }
    field_bounds: ClassVar = {"round": (0, MANY), "initiative": (0, MANY), "level": (0, MANY), "wave": (0, MANY)}
    field_records: ClassVar = {"traps": _unsaid_trap, "due": _unsaid_due}

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
        self.traps: tuple[Trap, ...] = ()
        self.calls: tuple[tuple[str, int], ...] = ()


Senjutsu: TypeAlias = Game[Staying, Fighter, Battle, SenjutsuFace, SenjutsuMemo]
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


def companion_of(game: Senjutsu, seat: int) -> int:
    """The companion of a fighter, defeated or not; NO_SEAT if it has none."""
    return next((other for other, fighter in enumerate(game.seats) if fighter.owner == seat), NO_SEAT)


def is_companion(game: Senjutsu, seat: int) -> bool:
    """Whether a fighter is the companion of another."""
    return game.seats[seat].owner != NO_SEAT


def decider(game: Senjutsu, seat: int) -> int:
    """The player who decides for a fighter: for a companion the one at whose side it fights."""
    owner = game.seats[seat].owner
    return seat if owner == NO_SEAT else owner


def players(game: Senjutsu) -> list[int]:
    """The fighters of players who are not defeated, with their companions."""
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
