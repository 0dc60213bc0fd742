"""The game as the rest of the world sees it: its zones, records, decks and the steps at which a position may begin."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from nefrit.kernel.beats import Beats
from nefrit.kernel.cards import Face, Library
from nefrit.kernel.chart import Chart
from nefrit.kernel.checking import Problem
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal
from nefrit.l5r import figures, playing, positions, questions, stops
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.beats import BEATS
from nefrit.l5r.chart import CHART
from nefrit.l5r.constants import ATTACHMENT, CHARACTER, CONFLICT, DYNASTY, EDITION_1_0, EDITION_1_5, NOBODY, STRONGHOLD
from nefrit.l5r.decks import L5RDecks, from_options
from nefrit.l5r.faces import L5RFace, newest
from nefrit.l5r.framework import Rounds
from nefrit.l5r.happening import happen
from nefrit.l5r.initiating import Use
from nefrit.l5r.memo import L5RMemo
from nefrit.l5r.setup import SetUp
from nefrit.l5r.state import (
    CONFLICT_DECK,
    DYNASTY_DECK,
    HAND,
    IN_PROVINCE,
    L5R,
    PROVINCES,
    ROLES,
    STRONGHOLDS,
    ZONES,
    Board,
    Card,
    Player,
)
from nefrit.l5r.trees import ACTION
from nefrit.text.decklists import MOST_CARDS, BadDeck, Finder
from nefrit.text.messages import ENGLISH
from nefrit.text.speech import messages_for

if TYPE_CHECKING:
    from nefrit.l5r.decks.deck import Deck as BuiltDeck

FEWEST_CARDS: Final = 8
"""Four cards in provinces or hand, and four to replace them: with fewer a deck cannot be set up."""

PROVINCE_COUNT: Final = 5
"""One for each place at the table."""

OPTIONS: Final[tuple[str, ...]] = ("decks", "format")
"""The options of a game: the decks, and the format in which they must be legal, one by one and together."""

SHAPES: Final[dict[str, tuple[type, str]]] = {
    "stronghold": (str, "the name of a card"),
    "provinces": (list, "a list of cards"),
    DYNASTY: (dict, "cards with how many of each"),
    CONFLICT: (dict, "cards with how many of each"),
}
"""How the parts of a deck are given to a game."""

Deck = dict[str, Any]
"""A deck: `stronghold`, `role`, `provinces` (a list) and `dynasty` and `conflict` (cards with how many of each)."""


@cache
def _finder(library: Library) -> Finder:
    # Every game that starts has its decks checked.
    return Finder(newest(library))


class LegendOfTheFiveRings(Definition):
    """Legend of the Five Rings: The Card Game for two players, by the Rules Reference 1.5 or 1.0.

    l5r.component.two-players. The reference is the authority for every question, also against the introductory rules
    (l5r.jade.reference-is-definitive, l5r.jade.reference-over-learn-to-play).
    """

    messages = ("nefrit.l5r.cards", "nefrit.l5r")

    def __init__(self, library: Library) -> None:
        super().__init__(
            "l5r",
            "Legend of the Five Rings: The Card Game",
            seats=(2, 2),
            zones=ZONES,
            library=library,
            editions=(EDITION_1_5, EDITION_1_0),
            memo=L5RMemo,
            moments={
                "round": (Rounds, "begin_round"),
                "dynasty": (Rounds, "dynasty"),
                "draw": (Rounds, "draw"),
                "conflict": (Rounds, "conflict"),
                "fate": (Rounds, "fate"),
                "regroup": (Rounds, "regroup"),
            },
        )

    def new_seat(self, header: Header, seat: int) -> Player:
        """A player with nothing yet."""
        return Player()

    def new_table(self, header: Header) -> Board:
        """The table before the first round."""
        return Board()

    def new_piece(self, game: AnyGame, card: int, controller: int) -> Card:
        """A card that comes into play."""
        return Card(controller)

    def happen(self, game: L5R, occurrences: tuple[Occurrence, ...], into: str) -> Procedure | None:
        """Let things happen at the same time."""
        return happen(game, occurrences, into)

    def problems(self, header: Header) -> Iterator[str]:
        """Both players need a deck, of cards that exist; where a format is said, decks that are legal in it."""
        for option in header.options:
            if option not in OPTIONS:
                yield f"l5r has no option {option!r}, only {' and '.join(map(repr, OPTIONS))}"
        decks = header.options.get("decks")
        if header.position and decks is None:
            return
        if not isinstance(decks, list) or len(decks) != header.seats:
            yield "decks is a list of two decks"
            return
        finder = _finder(self.library)
        legible: list[BuiltDeck] = []
        for deck in decks:
            try:
                built = from_options(deck, finder)
            except BadDeck as bad:
                yield from bad.problems
                continue
            legible.append(built)
            for part, (shape, words) in SHAPES.items():
                if not isinstance(deck.get(part), shape):
                    yield f"to set the game up the {part} of a deck is {words}"
            if deck.get("role") is not None and not isinstance(deck["role"], str):
                yield "to set the game up the role of a deck is the name of a card"
            if built.count("provinces") != PROVINCE_COUNT:
                yield f"to set the game up a deck needs {PROVINCE_COUNT} provinces"
            for part in (DYNASTY, CONFLICT):
                if built.count(part) > MOST_CARDS:
                    yield f"to set the game up a {part} deck has at most {MOST_CARDS} cards"
                if built.count(part) < FEWEST_CARDS:
                    yield f"to set the game up a {part} deck needs at least {FEWEST_CARDS} cards"
        format = header.options.get("format")
        if format is None or len(legible) < len(decks):
            return
        rules = L5RDecks(self.library)
        if format not in rules.formats:
            yield f"there is no format {format!r}, only {', '.join(rules.formats)}"
        else:
            english = messages_for(self, ENGLISH, rules.messages)
            yield from rules.problems(legible, format, header.edition, english)

    def set_up(self, game: L5R) -> Procedure:
        """Lay both players' cards out, and begin to set up."""
        for seat, deck in enumerate(game.header.options["decks"]):
            game.deal(self.cards_of(deck, seat, game.header.edition))
        return SetUp()

    def cards_of(self, deck: Deck, seat: int, edition: str) -> Iterator[tuple[L5RFace, int, Any, int]]:
        """The cards of a deck in the printing of an edition, each with the zone it begins in."""

        def find(name: str) -> L5RFace:
            face = self.library.find(name)
            assert isinstance(face, L5RFace)
            return face.for_edition(edition)

        yield find(deck["stronghold"]), seat, STRONGHOLDS, seat
        if deck.get("role"):
            yield find(deck["role"]), seat, ROLES, seat
        for name in deck["provinces"]:
            yield find(name), seat, PROVINCES, seat
        for part, zone in (("dynasty", DYNASTY_DECK), ("conflict", CONFLICT_DECK)):
            for name, count in deck[part].items():
                for _ in range(count):
                    yield find(name), seat, zone, seat

    def printing(self, face: Face, edition: str) -> Face:
        """Some cards were reworded after edition 1.0 (decision.l5r.edition)."""
        return face.for_edition(edition) if isinstance(face, L5RFace) else face

    def pool(self, game: AnyGame, card: int) -> Hashable:
        """A stronghold that is not placed yet has the back of a province, but nobody takes it for one."""
        face: L5RFace = game.faces[card]
        return game.owners[card], face.back, face.type == STRONGHOLD

    def frames_at(
        self, game: L5R, number: str, procedure: Callable[..., Procedure], step: str
    ) -> tuple[Procedure, ...]:
        """The round and its phase, and what goes on in it."""
        return positions.frames_at(game, procedure, step)

    def prepare(self, game: L5R, number: str) -> None:
        """The phase, and the opportunities to declare conflicts."""
        positions.prepare(game, number)

    def needed_at(self, game: L5R, number: str) -> Iterator[str]:
        """A conflict while one is resolved, and bids after them."""
        return positions.needed_at(game, number)

    def position_problems(self, game: L5R) -> Iterator[Problem]:
        """Cards that cannot lie where they do."""
        return positions.problems(game)

    def use_up(self, game: L5R, card: int, number: int) -> bool:
        """Count a use of an ability against its limit."""
        abilities = abilities_of(game, card)
        if number >= len(abilities) or not abilities[number].limit:
            return False
        ability = abilities[number]
        use = Use(game.pieces[card].controller, card, ability)
        game.count_use(ability.limit_period, card, use.limit_key(game))
        return True

    def why_not(self, game: L5R, seat: int, card: int) -> list[Refusal]:
        """Every reason why a player cannot choose a card now, play it, or use its action."""
        unchosen = questions.why_not_chosen(game, seat, card)
        if unchosen is not None:
            return unchosen
        zone, _ = game.place(card)
        if game.faces[card].type in (CHARACTER, ATTACHMENT) and (zone is HAND or zone in IN_PROVINCE):
            return list(playing.refusals(game, seat, card))
        found: list[Refusal] = []
        for ability in abilities_of(game, card):
            if ability.type == ACTION:
                reasons = Use(seat, card, ability).why_not(game)
                if not reasons:
                    return []
                found.extend(reasons)
        return questions.decisive_first(found) or list(questions.only_in_response(game, card))

    def why_not_place(self, game: L5R, seat: int, place: str) -> list[Refusal]:
        """Every reason why a player cannot declare a conflict with a ring."""
        topic = questions.RINGS.get(place)
        return [] if topic is None else questions.topics(game, seat)[topic]

    def steps_for(self, game: L5R, seat: int, card: int) -> tuple[str, ...]:
        """The steps of the chart in which a player might choose a card."""
        return questions.steps_for(game, seat, card)

    def steps_for_place(self, game: L5R, seat: int, place: str) -> tuple[str, ...]:
        """Rings are chosen where conflicts are declared."""
        return (questions.DECLARING,) if place in questions.RINGS else ()

    def topics(self, game: L5R, seat: int) -> dict[str, list[Refusal]]:
        """Conflicts of each type, and the rings to declare them with."""
        return questions.topics(game, seat)

    def annotate(self, game: L5R, seat: int, view: dict[str, Any]) -> None:
        """Skill, glory, strength and cost as they are now, and what a decision is about."""
        super().annotate(game, seat, view)
        figures.annotate(game, seat, view)

    def chart(self) -> Chart:
        """The five phases with their steps (l5r.round.phase-order)."""
        return CHART

    def beats(self) -> Beats:
        """Every message of its log is in the table."""
        return BEATS

    def facts(self, game: L5R) -> list[int]:
        """Honor and fate of both players, and the fate on cards."""
        return [
            *[number for seat in game.seats for number in (seat.honor, seat.fate)],
            *[game.pieces[card].fate for card in game.in_play()],
        ]

    def round_of(self, game: L5R) -> int:
        """The number of the round."""
        return game.table.round

    def first_of(self, game: L5R) -> int | None:
        """The first player."""
        return game.table.first

    def turn_of(self, game: L5R) -> int | None:
        """The active player: whose conflict it is, or whose opportunity to declare one (l5r.active-player.conflict)."""
        return None if game.table.active == NOBODY else game.table.active

    def matters(self, game: L5R, seat: int, option: Value) -> bool:
        """Holdings and strongholds can act in nearly every window: nobody wants to stop for them alone."""
        return stops.matters(game, option)

    def only_here(self, game: L5R, seat: int, option: Value) -> bool:
        """Cards that are played only while there is no conflict."""
        return stops.is_only_at_peace(game, option)

    def could_lose(self, game: L5R, seat: int) -> bool:
        """Where the stronghold is attacked, or honor decides soon."""
        return stops.could_lose(game, seat)
