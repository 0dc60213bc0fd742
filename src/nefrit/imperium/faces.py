"""What is printed on the cards of this game."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from nefrit.imperium.constants import AT_COMMONS, PINNED, VARIABLE
from nefrit.imperium.trees import CannotBePlayed, Exhaust, FreePlay, Passive, Play, PlayOnlyIf, Solstice, Victory
from nefrit.kernel.cards import Face

if TYPE_CHECKING:
    from nefrit.kernel.effects import Node

Cost = tuple[int, int, int]
"""Material, population and progress."""


class ImperiumFace(Face):
    """A card of Imperium: its fields 1 to 14 as the rulebook numbers them.

    imperium.card.field-name, imperium.card.field-number, imperium.card.field-banner, imperium.card.field-nation,
    imperium.card.field-effect, imperium.card.field-victory-points, imperium.card.many-cards-have-no-suit,
    imperium.card.banner-grey-without-suit, imperium.card.suit-colour, imperium.card.vp-conditional-variable,
    imperium.card.field-pinned-icon, imperium.card.field-attack-icon, imperium.card.vp-negative

    `module` is the nation, or "commons"; `location` is where the card begins the game; `side` and `flip` are the side
    of a two-sided card and the id of its other side.
    """

    __slots__ = (
        "box",
        "copies",
        "cost",
        "exhausts",
        "flip",
        "free_play",
        "header",
        "icons",
        "location",
        "module",
        "passives",
        "play_only_if",
        "player_count",
        "plays",
        "points",
        "side",
        "solstices",
        "state",
        "suits",
        "unplayable",
        "victory",
    )

    def __init__(
        self,
        id: str,
        name: str,
        number: str,
        abilities: tuple[Node, ...],
        *,
        box: str,
        module: str,
        suits: tuple[str, ...] = (),
        icons: tuple[str, ...] = (),
        header: str = "",
        state: str = "",
        location: str = AT_COMMONS,
        player_count: str = "",
        cost: Cost | None = None,
        points: int = 0,
        copies: int = 1,
        side: str = "",
        flip: str = "",
    ) -> None:
        responses = [part for part in abilities if isinstance(part, Exhaust | Passive)]
        listens = reduce(lambda mask, part: mask | part.kinds, responses, 0)
        super().__init__(id, name, abilities=abilities, listens=listens, set=box, number=number)
        self.box = box
        self.module = module
        self.suits = suits
        self.icons = icons
        self.header = header
        self.state = state
        self.location = location
        self.player_count = player_count
        self.cost = cost
        self.copies = copies
        self.side = side
        self.flip = flip
        self.victory = next((part for part in abilities if isinstance(part, Victory)), None)
        self.points = points
        self.plays = tuple([part for part in abilities if isinstance(part, Play)])
        self.exhausts = tuple([part for part in abilities if isinstance(part, Exhaust)])
        self.play_only_if = tuple([part.condition for part in abilities if isinstance(part, PlayOnlyIf)])
        self.passives = tuple([part for part in abilities if isinstance(part, Passive)])
        self.solstices = tuple([part for part in abilities if isinstance(part, Solstice)])
        self.free_play = any(isinstance(part, FreePlay) for part in abilities)
        self.unplayable = any(isinstance(part, CannotBePlayed) for part in abilities)

    @property
    def is_pinned(self) -> bool:
        """Whether the card stays in play after it is played (imperium.term-pinned.stays)."""
        return self.header == PINNED

    @property
    def is_variable(self) -> bool:
        """Whether the card has the variable victory point icon (imperium.ruling.acclaimed)."""
        return self.victory is not None and self.victory.icon == VARIABLE

    @property
    def printed_points(self) -> int | str:
        """What stands in the victory point icon."""
        return self.points if self.victory is None else self.victory.icon

    def alike(self, other: Face) -> bool:
        """Whether cards play alike, of whatever box or nation they are and wherever they begin the game."""
        return isinstance(other, ImperiumFace) and self.cost == other.cost and self.plays_as(other)

    def plays_as(self, other: ImperiumFace) -> bool:
        """Whether cards are the same but for what they cost to develop."""
        mine = (self.suits, self.icons, self.header, self.state, self.printed_points, self.side)
        theirs = (other.suits, other.icons, other.header, other.state, other.printed_points, other.side)
        return mine == theirs and self.abilities == other.abilities

    def facts(self) -> dict[str, object]:
        """The published facts, by the names used in card data."""
        cost = self.cost
        return {
            "box": self.box,
            "module": self.module,
            "suits": list(self.suits),
            "type_icons": list(self.icons),
            "header": self.header or None,
            "state": self.state or None,
            "starting_location": self.location,
            "player_count": self.player_count or None,
            "development_cost": None
            if cost is None
            else {"material": cost[0], "population": cost[1], "progress": cost[2]},
            "victory_points": self.printed_points,
            "copies": self.copies,
            "side": self.side or None,
        }
