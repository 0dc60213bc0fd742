"""The game as the rest of the world sees it: zones, records, options and the steps at which a position may begin."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

from nefrit.imperium import figures, positions, questions
from nefrit.imperium.beats import BEATS
from nefrit.imperium.cards import LIBRARY
from nefrit.imperium.chart import CHART
from nefrit.imperium.choosing import MayDo
from nefrit.imperium.constants import BOXES, CLASSICS, COMBINED
from nefrit.imperium.market import DECKS
from nefrit.imperium.memo import ImperiumMemo
from nefrit.imperium.modes import SEATS, modes, varieties
from nefrit.imperium.responding import Responding
from nefrit.imperium.rounds import Rounds
from nefrit.imperium.setup import CHOOSE, DEALT, SIDES, SetUp, nations_to_choose, setup_suit
from nefrit.imperium.state import (
    BOX,
    DECK,
    FAME_DECK,
    HAND,
    HISTORY,
    MAIN_DECK,
    SUNKEN,
    ZONES,
    Imperium,
    Laid,
    Middle,
    Player,
)
from nefrit.kernel.beats import Beats
from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.chart import Chart
from nefrit.kernel.checking import Problem
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context
from nefrit.kernel.modes import Mode
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.stops import RESPONSES
from nefrit.kernel.varieties import Variety
from nefrit.kernel.zones import Zone

OPTIONS = ("box", "commons", "nations", "sides")


class ClassicsAndLegends(Definition):
    """Imperium: Classics and Imperium: Legends for two to four players (imperium.general.player-counts-covered).

    imperium.general.one-rulebook-two-games, imperium.general.boxes-can-be-combined,
    imperium.general.terms-are-mechanical
    """

    messages = ("nefrit.imperium.cards", "nefrit.imperium")

    def __init__(self) -> None:
        super().__init__(
            "imperium",
            "Imperium: Classics and Legends",
            seats=SEATS,
            zones=ZONES,
            library=LIBRARY,
            seat=Player,
            table=Middle,
            piece=Laid,
            memo=ImperiumMemo,
            moments={
                "turn": (Rounds, "begin_turn"),
                "clean-up": (Rounds, "clean_up"),
                "solstice": (Rounds, "solstice"),
                "round": (Rounds, "next_round"),
            },
        )
        LIBRARY.home = __name__

    def problems(self, header: Header) -> Iterator[str]:
        """Boxes, nations and sides must exist, and each nation once.

        decision.imperium.nations, imperium.setup-player.2-power-side-choice
        """
        options = header.options
        for option in options:
            if option not in OPTIONS:
                yield f"imperium has no option {option!r}, only {', '.join(OPTIONS)}"
        boxes = (*BOXES, COMBINED)
        if options.get("box", CLASSICS) not in boxes:
            yield f"box is one of {', '.join(boxes)}"
            return
        if options.get("commons", CLASSICS) not in BOXES:
            yield f"commons is one of {', '.join(BOXES)}"
        nations = options.get("nations", DEALT)
        if nations not in (CHOOSE, DEALT):
            yield from self._wrong_nations(header, nations)
        sides = options.get("sides")
        if sides is not None and (not isinstance(sides, list) or len(sides) != header.seats or set(sides) - set(SIDES)):
            yield f"sides is a list of {header.seats} sides, each {' or '.join(SIDES)}"

    def _wrong_nations(self, header: Header, nations: object) -> Iterator[str]:
        known = nations_to_choose(header)
        if not isinstance(nations, list) or len(nations) != header.seats:
            yield f"nations is a list of {header.seats} nations, or {CHOOSE!r} or {DEALT!r}"
            return
        for name in nations:
            if name not in known:
                yield f"there is no nation {name!r} in this box, only {', '.join(known)}"
        if len({str(name) for name in nations}) < len(nations):
            yield "each nation can be played by one player only"

    def set_up(self, game: Imperium) -> Procedure:
        """Cards are dealt when nations are chosen."""
        return SetUp()

    def pool(self, game: Imperium, card: int) -> Hashable:
        """Everybody saw who took which card: what is hidden stays with its player, and in its deck."""
        zone, seat = game.place(card)
        if zone in (HAND, DECK, HISTORY, SUNKEN):
            return HAND.name, seat
        return FAME_DECK.name if zone in (FAME_DECK, BOX) else zone.name, seat

    def resample(self, game: Imperium, seat: int, chance: Chance) -> None:
        """Which cards of a suit lie in its small deck and which in the main deck is unknown, too."""
        faces = list(game.faces)
        for suit, deck in DECKS.items():
            cards = [card for card in (*game.zone(deck), *game.zone(MAIN_DECK)) if not game.knows(seat, card)]
            alike = [card for card in cards if setup_suit(faces[card]) == suit]
            shuffled = chance.shuffled(sorted([faces[card] for card in alike], key=lambda face: face.id))
            for card, face in zip(alike, shuffled, strict=True):
                faces[card] = face
        game.faces = tuple(faces)
        game.forget_everything()

    def faces_meant(self, header: Header, faces: list[Face], zone: Zone, seat: int) -> list[Face]:
        """By where the card lies, the nation and the box."""
        return positions.faces_meant(header, faces, zone, seat)

    def frames_at(
        self, game: Imperium, number: str, procedure: Callable[..., Procedure], step: str
    ) -> tuple[Procedure, ...]:
        """The round and the turn, and what goes on in it."""
        return positions.frames_at(game, procedure, step)

    def position_problems(self, game: Imperium) -> Iterator[Problem]:
        """Cards that cannot lie where they do."""
        return positions.problems(game)

    def why_not(self, game: Imperium, seat: int, card: int) -> list[Refusal]:
        """Every reason why a player cannot play or exhaust a card now."""
        return questions.why_not(game, seat, card)

    def steps_for(self, game: Imperium, seat: int, card: int) -> tuple[str, ...]:
        """The steps of the chart in which a player might choose a card."""
        return questions.steps_for(game, seat, card)

    def annotate(self, game: Imperium, seat: int, view: dict[str, Any]) -> None:
        """Add hand sizes and what else follows from the cards on the table."""
        super().annotate(game, seat, view)
        figures.annotate(game, seat, view)

    def modes(self) -> tuple[Mode, ...]:
        """One box, or both."""
        return modes()

    def varieties(self) -> Iterator[Variety]:
        """All nations with both sides of their power cards."""
        return varieties()

    def chart(self) -> Chart:
        """The turn, the clean-up and the solstice."""
        return CHART

    def conceals(self, game: Imperium, seat: int) -> bool:
        """Whether somebody holds unrest, or a knight, is nobody else's business."""
        asking = game.innermost_or_none(Context)
        effect = asking.todo[0] if asking is not None and asking.todo else None
        asked = game.decision(seat) is not None and asking is game.stack[-1]
        return asked and isinstance(effect, MayDo) and effect.secret()

    def beats(self) -> Beats:
        """Every message of its log is in the table."""
        return BEATS

    def facts(self, game: Imperium) -> list[int]:
        """The tokens of all players."""
        return [number for seat in game.seats for number in (seat.material, seat.population, seat.progress)]

    def round_of(self, game: Imperium) -> int:
        """The number of the present round."""
        return game.table.round

    def first_of(self, game: Imperium) -> int | None:
        """The first player."""
        return game.table.first

    def turn_of(self, game: Imperium) -> int | None:
        """Whose turn it is."""
        return game.table.active

    def window(self, game: Imperium, seat: int) -> str:
        """What a player does in a turn is asked always; cards that respond have windows."""
        return RESPONSES if isinstance(game.stack[-1], Responding) else ""


GAME = ClassicsAndLegends()
