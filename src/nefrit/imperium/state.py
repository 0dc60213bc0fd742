"""The records of a state: what a card in play, a player and the table carry; and the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from nefrit.imperium.constants import ACTIONS, ACTIVATE, EXHAUSTS, INNOVATE, REVOLT
from nefrit.imperium.nations import NATIONS
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.game import Game
from nefrit.kernel.plain import MANY
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import NOBODY, OWNER, Zone

if TYPE_CHECKING:
    from nefrit.imperium.faces import ImperiumFace
    from nefrit.imperium.memo import ImperiumMemo

# ---- The middle of the table (imperium.component.market-tiles)
# imperium.setup-common.6-unrest-pile
UNREST_PILE = Zone("unrest", shared=True)
FAME_DECK = Zone("fame", NOBODY, shared=True, ordered=True)
REGION_DECK = Zone("regions", NOBODY, shared=True, ordered=True)
UNCIVILISED_DECK = Zone("uncivilised", NOBODY, shared=True, ordered=True)
CIVILISED_DECK = Zone("civilised", NOBODY, shared=True, ordered=True)
MAIN_DECK = Zone("main", NOBODY, shared=True, ordered=True)
# Cards in the market carry tokens, so they have pieces; each knows its slot.
# imperium.setup-common.14-market-definition
MARKET = Zone("market", shared=True, in_play=True)
BENEATH = Zone("beneath", shared=True)
EXILE = Zone("exile", shared=True)
# What was returned to the box without being looked at, and the other sides of two-sided cards.
BOX = Zone("box", NOBODY, shared=True)
OTHER_SIDES = Zone("other-sides", shared=True)

# ---- What each player has
HAND = Zone("hand", OWNER)
DECK = Zone("deck", NOBODY, ordered=True)
# imperium.term-discard.pile-public, imperium.term-discard.order-irrelevant
DISCARD = Zone("discard")
PLAY = Zone("play", in_play=True, listens=True)
# The power card, and what lies beside it for the whole game.
STANDING = Zone("standing", in_play=True, listens=True)
# A card that is not pinned, while it is resolved (decision.imperium.resolving-card).
RESOLVING = Zone("resolving")
# Cards under cards in play: public, but not in play.
# imperium.term-garrison.public, imperium.term-garrison.out-of-play, imperium.term-garrison.not-usable
GARRISON = Zone("garrison")
# imperium.term-history.private, imperium.term-history.out-of-play
HISTORY = Zone("history", OWNER)
# imperium.term-sunken.private, imperium.term-sunken.instead-of-history
SUNKEN = Zone("sunken", OWNER)
NATION_DECK = Zone("nation", NOBODY, ordered=True)
DEVELOPMENT = Zone("development")

ZONES = (
    UNREST_PILE,
    FAME_DECK,
    REGION_DECK,
    UNCIVILISED_DECK,
    CIVILISED_DECK,
    MAIN_DECK,
    MARKET,
    BENEATH,
    EXILE,
    BOX,
    OTHER_SIDES,
    HAND,
    DECK,
    DISCARD,
    PLAY,
    STANDING,
    RESOLVING,
    GARRISON,
    HISTORY,
    SUNKEN,
    NATION_DECK,
    DEVELOPMENT,
)

MARKET_PLACES = 5
"""So many slots has the market (imperium.setup-common.14-market-definition)."""


class Laid(Piece):
    """A card in play, or in the market.

    `garrison` are the cards under it (imperium.term-garrison.several-cards). In the market `slot` is its place there
    and `beneath` the unrest card under it. Tokens lie on cards of the market, and on cards in play that say so.
    """

    __slots__ = ("beneath", "exhausted", "garrison", "material", "population", "progress", "slot")
    card_fields = ("beneath", "garrison")
    field_bounds: ClassVar = {
        "material": (0, MANY),
        "population": (0, MANY),
        "progress": (0, MANY),
        "slot": (-1, MARKET_PLACES - 1),
    }

    def __init__(self, controller: int, *, slot: int = -1) -> None:
        super().__init__(controller)
        self.exhausted = False
        self.garrison: tuple[int, ...] = ()
        self.material = 0
        self.population = 0
        self.progress = 0
        self.beneath = NO_CARD
        self.slot = slot


class Player(Seat):
    """A player: the nation, tokens, and the state card.

    `nation_exhausted` and `development_exhausted` tell of an exhaust token on the nation deck and on the development
    area, `crowned` whether the player has resolved King of Kings.
    """

    __slots__ = (
        "actions",
        "crowned",
        "development_exhausted",
        "empire",
        "exhausts",
        "material",
        "nation_exhausted",
        "nation_name",
        "population",
        "progress",
    )
    field_words: ClassVar = {"nation_name": ("", *NATIONS)}
    field_bounds: ClassVar = {
        "material": (0, MANY),
        "population": (0, MANY),
        "progress": (0, MANY),
        "actions": (0, MANY),
        "exhausts": (0, MANY),
    }

    def __init__(self) -> None:
        self.nation_name = ""
        self.empire = False
        self.material = 0
        self.population = 0
        self.progress = 0
        self.actions = ACTIONS
        self.exhausts = EXHAUSTS
        self.nation_exhausted = False
        self.development_exhausted = False
        self.crowned = False


class Middle(Table):
    """The middle of the table.

    The solstice card (imperium.component.solstice-card) is `first`: it lies to the right of that player.
    `active` is the player whose turn it is, `doing` what that player does: activate, innovate, revolt, or nothing of it
    yet. `rounds_left` is 0 until scoring is triggered; then it counts the round in
    which that happened and the final one (imperium.scoring.finish-round).
    """

    __slots__ = ("active", "doing", "first", "round", "rounds_left")
    seat_fields = ("active", "first")
    field_words: ClassVar = {"doing": ("", ACTIVATE, INNOVATE, REVOLT)}
    field_bounds: ClassVar = {"round": (1, MANY), "rounds_left": (0, 2)}

    def __init__(self) -> None:
        self.first = 0
        self.active = 0
        self.doing = ""
        self.round = 1
        self.rounds_left = 0


Imperium: TypeAlias = "Game[Laid, Player, Middle, ImperiumFace, ImperiumMemo]"


def others(game: Imperium, seat: int) -> tuple[int, ...]:
    """The other players, from the left of a seat on (imperium.term.each-other-player)."""
    return tuple([(seat + number) % game.seat_count for number in range(1, game.seat_count)])


def in_turn(game: Imperium, seat: int) -> tuple[int, ...]:
    """All players, from a seat on clockwise (imperium.term.all-players, imperium.round.clockwise)."""
    return (seat, *others(game, seat))


def has_own_source(game: Imperium, context: Context) -> bool:
    """Whether the card that an effect is on is in play and belongs to whoever uses the effect.

    What is done with the card itself, or under it, is done with one's own cards only (imperium.ownership.own-zones,
    imperium.term-garrison.from-hand).
    """
    return context.source in game.pieces and game.place(context.source)[1] == context.seat


def cards_in_play(game: Imperium, seat: int) -> tuple[int, ...]:
    """A player's cards in play: the play area, the power card and what lies beside it."""
    return (*game.zone(STANDING, seat), *game.zone(PLAY, seat))
