"""The game as the rest of the world sees it: its zones, records, decks and the steps at which a position may begin."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final

from nefrit.invasion import figures, playing, positions, questions, stops
from nefrit.invasion.beats import BEATS
from nefrit.invasion.chart import CHART
from nefrit.invasion.constants import CATACLYSM, FAQ_2_2, FULCRUM, MOST_PLAYERS, ONE_ON_ONE, PRINTED_TEXT, RACES
from nefrit.invasion.faces import FULCRUM_BACK, InvasionFace
from nefrit.invasion.framework import Turns
from nefrit.invasion.free_play import PlayCards
from nefrit.invasion.guessing import AMBUSHES, might_ambush, might_hold
from nefrit.invasion.memo import InvasionMemo
from nefrit.invasion.player_choices import Pick, Unless
from nefrit.invasion.searching import SearchDeck
from nefrit.invasion.setup import SetUp
from nefrit.invasion.state import DECK, FULCRUMS, ZONES, Board, Card, Invasion, Player, is_cataclysm
from nefrit.invasion.trees import Text
from nefrit.invasion.triggered_keywords import MEANINGS
from nefrit.invasion.triggering import Happen, happen
from nefrit.kernel.beats import Beats
from nefrit.kernel.cards import Face, Library
from nefrit.kernel.chart import Chart
from nefrit.kernel.checking import Problem
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.game import AnyGame
from nefrit.kernel.modes import Mode
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.varieties import Variety
from nefrit.text.decklists import MOST_CARDS

FEWEST_CARDS: Final = 10
"""With fewer cards a deck cannot be set up: seven are drawn at once, and who has none left loses."""

Deck = dict[str, Any]
"""A deck: `capital` (a race), `cards` (with how many of each) and perhaps a `name`."""


class WarhammerInvasion(Definition):
    """Warhammer: Invasion - The Card Game, by the base rules with FAQ 2.2 (invasion.core.documents-in-force).

    Two players, or up to four in the Cataclysm format (invasion.core.two-players, invasion.cataclysm.players).
    """

    messages = ("nefrit.invasion.cards", "nefrit.invasion")

    def __init__(self, library: Library) -> None:
        super().__init__(
            "invasion",
            "Warhammer: Invasion",
            seats=(2, MOST_PLAYERS),
            zones=ZONES,
            library=library,
            editions=(FAQ_2_2, PRINTED_TEXT),
            seat=Player,
            piece=Card,
            memo=InvasionMemo,
            moments={
                "turn": (Turns, "begin"),
                "kingdom": (Turns, "return_resources"),
                "quest": (Turns, "draw"),
                "capital": (Turns, "capital_begins"),
                "battlefield": (Turns, "battlefield_begins"),
                "end": (Turns, "last_window"),
            },
        )
        for name, tree in (
            ("play", playing.PLAY),
            ("attach", playing.ATTACH),
            ("invade", playing.INVADE),
            ("develop", playing.DEVELOP),
            *MEANINGS.items(),
        ):
            library.add_tree(name, tree)

    def new_table(self, header: Header) -> Board:
        """The table before anything has happened."""
        return Board(header.seats)

    def happen(self, game: Invasion, occurrences: tuple[Any, ...], into: str) -> Procedure | None:
        """Let events happen at the same time."""
        return happen(game, occurrences, into)

    def happening(self, occurrences: tuple[Any, ...]) -> Procedure:
        """Events, and what they trigger (invasion.timing.a-after-trigger)."""
        return Happen(occurrences)

    def problems(self, header: Header) -> Iterator[str]:
        """Each player needs a deck of cards that exist; whether it is legal in a format is not asked here."""
        format = header.options.get("format", ONE_ON_ONE)
        if format not in (ONE_ON_ONE, CATACLYSM):
            yield f"invasion has no format {format!r}, only {ONE_ON_ONE!r} and {CATACLYSM!r}"
        elif format == ONE_ON_ONE and header.seats != 2:
            yield "only in the cataclysm format do more than two play"
        for option in header.options:
            if option not in ("decks", "format"):
                yield f"invasion has no option {option!r}, only 'decks' and 'format'"
        decks = header.options.get("decks")
        if header.position and decks is None:
            return
        if not isinstance(decks, list) or len(decks) != header.seats:
            yield "decks is a list with one deck for each seat"
            return
        for deck in decks:
            yield from self._deck_problems(deck)

    def _deck_problems(self, deck: object) -> Iterator[str]:
        complete = isinstance(deck, dict) and set(deck) - {"name"} == {"capital", "cards"}
        if not isinstance(deck, dict) or not complete or not isinstance(deck["cards"], dict):
            yield "a deck has a 'capital' and 'cards' with how many of each"
            return
        if not isinstance(deck.get("name", ""), str):
            yield "the name of a deck is a text"
        if deck["capital"] not in RACES:
            yield f"there is no capital of {deck['capital']!r}, only of {', '.join(RACES)}"
        total = 0
        for name, count in deck["cards"].items():
            if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 100:
                yield f"{name}: {count!r} is not a number of copies"
                continue
            total += count
            face = self.library.faces.get(name) or self.library.by_name.get(name)
            if face is None:
                yield f"there is no card {name!r}"
            elif face.back == FULCRUM_BACK:
                # invasion.component.two-card-backs
                yield f"{face.name} is no card for a deck"
        if total > MOST_CARDS:
            yield f"to set the game up a deck has at most {MOST_CARDS} cards"
        if total < FEWEST_CARDS:
            yield f"to set the game up a deck needs at least {FEWEST_CARDS} cards"

    def set_up(self, game: Invasion) -> Procedure:
        """Lay the decks out, and begin to set up; in Cataclysm fulcrums lie in the middle.

        invasion.setup.choose-decks, invasion.cataclysm.components, decision.invasion.fulcrums
        """
        if is_cataclysm(game):
            for face in game.chance.shuffled(self.fulcrums())[: game.seat_count + 1]:
                game.deal([(face, NO_SEAT, FULCRUMS, 0)])
        for seat, deck in enumerate(game.header.options["decks"]):
            game.edit_seat(seat).race = deck["capital"]
            game.deal(self._cards_of(deck, seat, game.header.edition))
        return SetUp()

    def fulcrums(self) -> list[InvasionFace]:
        """All fulcrums that there are (invasion.component.two-card-backs)."""
        faces = [face for face in self.library.faces.values() if isinstance(face, InvasionFace)]
        return [face for face in faces if face.type == FULCRUM]

    def _cards_of(self, deck: Deck, seat: int, edition: str) -> Iterator[tuple[InvasionFace, int, Any, int]]:
        for name, count in deck["cards"].items():
            face = self.library.find(name)
            assert isinstance(face, InvasionFace)
            for _ in range(count):
                yield face.for_edition(edition), seat, DECK, seat

    def printing(self, face: Face, edition: str) -> Face:
        """Some cards were reworded by the FAQ (decision.invasion.errata)."""
        return face.for_edition(edition) if isinstance(face, InvasionFace) else face

    def pool(self, game: AnyGame, card: int) -> Hashable:
        """Facedown developments are of their owner's deck, too."""
        return game.owners[card], game.faces[card].back

    def annotate(self, game: Invasion, seat: int, view: dict[str, Any]) -> None:
        """Power, hit points and costs as they are now, and what options are about."""
        super().annotate(game, seat, view)
        figures.annotate(game, seat, view)

    def modes(self) -> tuple[Mode, ...]:
        """One on one, and Cataclysm for two to four (invasion.cataclysm.players)."""
        duel = Mode(ONE_ON_ONE, (2, 2), (2, 2), {"format": ONE_ON_ONE})
        return duel, Mode(CATACLYSM, self.seats, self.seats, {"format": CATACLYSM})

    def varieties(self) -> Iterator[Variety]:
        """Both formats, Cataclysm with two, three and four players."""
        yield Variety(2, {})
        for seats in range(self.seats[0], self.seats[1] + 1):
            yield Variety(seats, {"format": CATACLYSM})

    def chart(self) -> Chart:
        """The phases of a turn with their steps (invasion.turn.phases)."""
        return CHART

    def beats(self) -> Beats:
        """Every message of its log is in the table."""
        return BEATS

    def facts(self, game: Invasion) -> list[int]:
        """Resources of all players, and damage on cards."""
        return [
            *[seat.resources for seat in game.seats],
            *[game.pieces[card].damage for card in game.in_play()],
        ]

    def round_of(self, game: Invasion) -> int:
        """The number of the turn."""
        return game.table.turn

    def first_of(self, game: Invasion) -> int | None:
        """The first player."""
        return game.table.first

    def turn_of(self, game: Invasion) -> int | None:
        """Whose turn it is."""
        return game.table.active

    def could_lose(self, game: Invasion, seat: int) -> bool:
        """Where one more zone, or the end of the deck, decides."""
        return stops.could_lose(game, seat)

    def conceals(self, game: Invasion, seat: int) -> bool:
        """Whether somebody may ambush is nobody else's business, as long as the developments are unknown.

        Nor is it whether somebody could take a card that was searched for, or have one in hand that would do.
        """
        if super().conceals(game, seat):
            return True
        asking = game.stack[-1] if game.stack else None
        if isinstance(asking, SearchDeck):
            return not asking.effect.must and game.decision(seat) is not None
        if isinstance(asking, Context) and asking.todo and _is_about_hand(asking.todo[0]):
            return game.decision(seat) is not None and might_hold(game, seat)
        combat = game.table.combat
        if combat is None or not any(one.seat == seat and one.prompt == AMBUSHES for one in game.pending):
            return False
        return might_ambush(game, combat)

    def frames_at(
        self, game: Invasion, number: str, procedure: Callable[..., Procedure], step: str
    ) -> tuple[Procedure, ...]:
        """The turn, and what goes on in it."""
        return positions.frames_at(game, number, procedure, step)

    def prepare(self, game: Invasion, number: str) -> None:
        """The phase and whose turn it is."""
        positions.prepare(game, number)

    def needed_at(self, game: Invasion, number: str) -> Iterator[str]:
        """A combat during one."""
        return positions.needed_at(game, number)

    def position_problems(self, game: Invasion) -> Iterator[Problem]:
        """Cards that cannot lie where they do."""
        return positions.problems(game)

    def use_up(self, game: Invasion, card: int, number: int) -> bool:
        """Count a use of an ability against its limit."""
        abilities = game.faces[card].abilities
        ability = abilities[number] if number < len(abilities) else None
        if not isinstance(ability, Text) or not ability.limit:
            return False
        game.count_use(ability.period, card, self.library.address(ability))
        return True

    def why_not(self, game: Invasion, seat: int, card: int) -> list[Refusal]:
        """Every reason why a player cannot choose a card now, play it, or use its actions."""
        return questions.why_not(game, seat, card)

    def why_not_place(self, game: Invasion, seat: int, place: str) -> list[Refusal]:
        """Every reason why a player cannot attack a zone."""
        return questions.why_not_zone(game, seat, place)

    def steps_for(self, game: Invasion, seat: int, card: int) -> tuple[str, ...]:
        """The steps of the chart in which a player might choose a card."""
        return questions.steps_for(game, seat, card)

    def steps_for_place(self, game: Invasion, seat: int, place: str) -> tuple[str, ...]:
        """The steps of the chart in which a player might choose a zone."""
        return questions.steps_for_zone(game, seat, place)


def _is_about_hand(effect: Effect) -> bool:
    """Whether what an effect asks tells what is in the hand of the player."""
    return isinstance(effect, Pick | PlayCards | Unless) and effect.is_in_hand
