"""The definition of a game: everything the layers above need to know of it, behind one interface."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from nefrit.kernel.beats import Beats
from nefrit.kernel.cards import Face, Library, UnknownName, unknown
from nefrit.kernel.chance import SECRET_SEEDS, SEEDS, Chance
from nefrit.kernel.chart import Chart
from nefrit.kernel.effects import Context, May, OneOf
from nefrit.kernel.game import AnyGame, new_game
from nefrit.kernel.log import readings
from nefrit.kernel.memo import Memo
from nefrit.kernel.modes import Mode
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.stops import window_at
from nefrit.kernel.varieties import Variety
from nefrit.kernel.view import imagine, view
from nefrit.kernel.watcher import UNWATCHED, Watcher
from nefrit.kernel.windows import InChosenOrder, Window
from nefrit.kernel.zones import Zone

if TYPE_CHECKING:
    from nefrit.kernel.checking import Problem
    from nefrit.kernel.occurrences import Occurrence
    from nefrit.kernel.record import Header

MOST_TOLD: Final = 20
"""So many things that are wrong with a header are told; options from outside could have thousands."""

Moment = Callable[[AnyGame], Procedure | tuple[Procedure, ...]]
"""How play begins at a step: the procedure to start with, or those that run then, each begun by the one before it."""


class BadHeader(ValueError):
    """A game cannot be set up as asked: the message says what is wrong and what would be right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """A game as the rest of the world sees it. A game package subclasses it and registers one instance.

    What a game must say: its name, how many seats, its zones and faces (in `__init__`), its records, and how it starts.
    Records whose fresh state depends on nothing are given to `__init__` as their classes, and so are the `moments` that
    are steps of a procedure: each with its class and the name of the step.
    """

    __slots__ = (
        "_memo",
        "_moments",
        "_piece",
        "_seat",
        "_table",
        "editions",
        "library",
        "name",
        "seats",
        "slots_in_play",
        "slots_that_listen",
        "title",
        "zones",
    )

    messages: ClassVar[str | tuple[str, ...]] = ""
    """The package or directory that holds the game's message files (`en.ftl` and so on); or several of them, of which
    the first that has a message is used."""

    changes: ClassVar[tuple[str, ...]] = ()
    """What has changed in play, the oldest first, each in a few words; their number is the version of the rules.

    Whoever changes the rules so that an old record goes another way adds one here, and only then.
    """

    def __init__(
        self,
        name: str,
        title: str,
        *,
        seats: tuple[int, int],
        zones: tuple[Zone, ...],
        library: Library,
        editions: tuple[str, ...] = ("",),
        seat: Callable[[], Seat] = Seat,
        table: Callable[[], Table] = Table,
        piece: Callable[[int], Piece] = Piece,
        memo: Callable[[], Memo] = Memo,
        moments: Mapping[str, tuple[Callable[[], Procedure], str]] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.zones = zones
        self.library = library
        self.editions = editions
        self._seat = seat
        self._table = table
        self._piece = piece
        self._memo = memo
        self._moments = moments or {}
        for number, zone in enumerate(zones):
            zone.number = number
        counts = range(seats[0], seats[1] + 1)
        self.slots_in_play = {count: _slots([zone for zone in zones if zone.in_play], count) for count in counts}
        self.slots_that_listen = {count: _slots([zone for zone in zones if zone.listens], count) for count in counts}
        library.home = type(self).__module__

    # ---- What every game says

    def new_seat(self, header: Header, seat: int) -> Seat:
        """A fresh record of a seat."""
        return self._seat()

    def new_table(self, header: Header) -> Table:
        """A fresh record of the table."""
        return self._table()

    def fresh_piece(self) -> Piece:
        """What a card in play has when it has just come into play and nothing is said of it."""
        return self._piece(0)

    def new_piece(self, game: AnyGame, card: int, controller: int) -> Piece:
        """A fresh record of a card that comes into play."""
        return self._piece(controller)

    def new_memo(self) -> Memo:
        """An empty memo of a state of this game."""
        return self._memo()

    def set_up(self, game: AnyGame) -> Procedure:
        """Deal the cards and return the procedure that plays the game to its end."""
        raise NotImplementedError(f"{self.name} does not say how it is set up")

    # ---- What a seat may know

    def view(self, game: AnyGame, seat: int) -> dict[str, Any]:
        """What a seat may know, as data that can be sent to it; the seat `seat_count` is a spectator's."""
        return view(game, seat)

    def imagine(self, game: AnyGame, seat: int, chance: Chance) -> AnyGame:
        """A clone in which all that the seat does not know has been dealt again at random."""
        return imagine(game, seat, chance)

    # ---- What a game says if it has more to say

    def happen(self, game: AnyGame, occurrences: tuple[Occurrence, ...], into: str) -> Procedure | None:
        """Let things happen at the same time; the procedure that is left to be played, if others may respond.

        That one stores its outcome in the field `into` of the running procedure (see `Reporting`), which holds 0 now.
        """
        for occurrence in occurrences:
            game.occur(occurrence)
        return None

    def happening(self, occurrences: tuple[Occurrence, ...]) -> Procedure:
        """The procedure in which things happen at the same time, for rules that begin one whoever may respond."""
        raise NotImplementedError(f"{self.name} has no such procedure")

    def problems(self, header: Header) -> Iterator[str]:
        """What is wrong with the options of a header (decks, modes), in plain sentences."""
        for option in header.options:
            yield f"{self.name} has no option {option!r}"

    def usual_seats(self, options: Mapping[str, Any]) -> int:
        """How many seats a game with these options has where nobody says it: the fewest, unless they ask for more."""
        return self.seats[0]

    def seats_with(self, seats: int, options: Mapping[str, Any]) -> int:
        """How many seats it takes where so many are meant: more if something that is brought has a seat of its own."""
        return seats

    def moments(self) -> dict[str, Moment]:
        """The named steps at which a position may begin: those of `__init__`, and all steps of the timing chart."""
        found: dict[str, Moment] = {
            step.number: _numbered(self, step.number, *step.carried_out[0])
            for phase in self.chart()
            for step in phase.steps
        }
        return found | {name: _beginning(procedure, step) for name, (procedure, step) in self._moments.items()}

    def frames_at(
        self, game: AnyGame, number: str, procedure: Callable[..., Procedure], step: str
    ) -> tuple[Procedure, ...]:
        """What runs at a step of the timing chart, which this step of a procedure carries out: that procedure, under
        it what has begun it. What follows from the position is written down, such as that a conflict was declared.
        """
        return (procedure().starting_at(step),)

    def prepare(self, game: AnyGame, number: str) -> None:
        """Lay out what is usual at a step of the timing chart, such as the phase. What a position says comes after."""

    def needed_at(self, game: AnyGame, number: str) -> Iterator[str]:
        """What a position lacks to begin at a step of the timing chart, such as a conflict, in plain sentences."""
        return iter(())

    def use_up(self, game: AnyGame, card: int, number: int) -> bool:
        """Count one use of the ability with this number of a card in play against its limit; False if it has none."""
        return False

    def position_problems(self, game: AnyGame) -> Iterator[Problem]:
        """What cannot be in a state beyond what its records declare of their fields, such as two cards in one place.

        It must hold at every decision of every game, so it speaks of nothing that is put right only later.
        """
        return iter(())

    def faces_meant(self, header: Header, faces: list[Face], zone: Zone, seat: int) -> list[Face]:
        """Those of several faces with one name that a card in this zone of a seat can have; all, if it may be any."""
        return faces

    def why_not(self, game: AnyGame, seat: int, card: int) -> list[Refusal]:
        """Every reason why a seat cannot use a card now; empty if it can."""
        return []

    def why_not_place(self, game: AnyGame, seat: int, place: str) -> list[Refusal]:
        """Every reason why a seat cannot choose something now that is no card, such as `ring/fire`; none is known here.

        Boards name such things. It may depend on nothing but what the seat knows.
        """
        return []

    def steps_for(self, game: AnyGame, seat: int, card: int) -> tuple[str, ...]:
        """The steps of the timing chart in which a seat might choose a card, by their numbers; empty if in none.

        It may depend on nothing but what the seat knows.
        """
        return ()

    def steps_for_place(self, game: AnyGame, seat: int, place: str) -> tuple[str, ...]:
        """The steps of the timing chart in which a seat might choose something that is no card; empty if in none."""
        return ()

    def topics(self, game: AnyGame, seat: int) -> dict[str, list[Refusal]]:
        """What else than a card a seat may ask about: for each word every reason why not, none if it can be done."""
        return {}

    def preview(self, game: AnyGame, seat: int, card: int) -> dict[str, Any] | None:
        """What a card would do if a seat used it now, as data for whoever draws the table; None if there is no telling.

        It may depend on nothing but what the seat knows. Parts of the card stand in it as their addresses in the
        library, under `line` or in a list under `chosen`, so that their text can be shown.
        """
        return None

    def annotate(self, game: AnyGame, seat: int, view: dict[str, Any]) -> None:
        """Add to the view of a seat what is computed and not stored, such as the present strength of a card.

        It may depend on nothing but what the seat knows. Options that stand for a part of a card are told here, too:
        `about` is the address of that part in the library, so that its text can be shown.
        """
        annotate_options(game, seat, view)

    def printing(self, face: Face, edition: str) -> Face:
        """The face with the text it has in an edition; the same unless cards have been reworded."""
        return face

    def pool(self, game: AnyGame, card: int) -> Hashable:
        """Unknown cards with the same pool may be exchanged for one another when a seat imagines what it cannot see.

        By default these are cards of one owner with the same back. A game in which cards change hands, or in which a
        deck is known to hold only cards of a kind, says so here.
        """
        return game.owners[card], game.faces[card].back

    def resample(self, game: AnyGame, seat: int, chance: Chance) -> None:
        """Draw again what is secret in the records of other seats; cards are dealt again without this."""

    def score(self, game: AnyGame, seat: int) -> float:
        """How well a seat has done when the game is over: 1 is shared by the winners, in a draw by everybody."""
        if game.outcome is None:
            return 0.0
        winners = game.outcome.winners or tuple(range(game.seat_count))
        return 1.0 / len(winners) if seat in winners else 0.0

    def facts(self, game: AnyGame) -> list[int]:
        """Numbers that players count, such as life or points: they stand in fingerprints beside cards and decisions."""
        return []

    def card_facts(self, face: Face) -> dict[str, Any]:
        """The facts of a card for programs; its text is added by whoever prints it."""
        return {
            "id": face.id,
            "name": face.name,
            "set": face.set,
            "number": face.number,
            "provenance": face.provenance,
            **face.facts(),
        }

    def drawings(self, face: Face) -> list[tuple[int, str]]:
        """The pictures on a card as SVG, each with the number of the ability that it belongs to."""
        return []

    def modes(self) -> tuple[Mode, ...]:
        """The ways to play that a table can be opened with; the usual one first."""
        return (Mode("usual", self.seats, self.seats),)

    def varieties(self) -> Iterator[Variety]:
        """The ways to set the game up that are different enough to be played all of them by whoever tests the rules.

        Editions and ready decks need not be told here.
        """
        least, most = self.seats
        for seats in range(least, most + 1):
            yield Variety(seats, {})

    def automated(self, header: Header) -> dict[int, str]:
        """The seats that the game plays itself by its own rules, each with a name: nobody sits down there."""
        return {}

    def chart(self) -> Chart:
        """The timing chart of a round; empty if the game has none."""
        return ()

    def beats(self) -> Beats:
        """How the messages of the log are played back; those that are not among them are only told."""
        return {}

    def round_of(self, game: AnyGame) -> int:
        """The number of the present round; 0 if the game does not count them."""
        return 0

    def first_of(self, game: AnyGame) -> int | None:
        """The seat of the first player; None if the game has none."""
        return None

    # ---- What others can tell from who is asked

    def conceals(self, game: AnyGame, seat: int) -> bool:
        """Whether it is a secret that this seat is asked now: others with the same knowledge could not tell.

        By default that is so in windows in which the seat `could_act` for all that others know.
        """
        top = game.stack[-1] if game.stack else None
        return isinstance(top, Window) and top.could_act(game, seat)

    # ---- Stops: where a seat wants to be asked

    def window(self, game: AnyGame, seat: int) -> str:
        """The window in which a seat may be passed over: a step of the chart, RESPONSES, or empty if it is in none."""
        return window_at(game, seat)

    def turn_of(self, game: AnyGame) -> int | None:
        """The seat whose turn it is; None where it is nobody's."""
        return None

    def matters(self, game: AnyGame, seat: int, option: Value) -> bool:
        """Whether an option is worth a stop for a seat that wants to be asked where it can act."""
        return True

    def only_here(self, game: AnyGame, seat: int, option: Value) -> bool:
        """Whether the card of an option can be used only in windows in which seats are usually passed over."""
        return False

    def could_lose(self, game: AnyGame, seat: int) -> bool:
        """Whether a seat could lose the game in this step, for all it knows: then it is never passed over unasked."""
        return False

    # ---- Starting

    def empty(self, header: Header) -> AnyGame:
        """A game with fresh records and no cards, after checking the header."""
        check(self, header)
        seats = [self.new_seat(header, seat) for seat in range(header.seats)]
        return new_game(self, header, seats, self.new_table(header))

    def start(self, header: Header, watcher: Watcher = UNWATCHED) -> AnyGame:
        """A new game, set up and played on to its first decision; whoever watches is told what happens."""
        game = self.empty(header)
        game.watcher = watcher
        game.begin(self.set_up(game))
        return game

    def moment(self, name: str) -> Moment:
        """The way to begin at a named step."""
        moments = self.moments()
        if name not in moments:
            raise unknown(f"step of {self.name} called", name, moments)
        return moments[name]


def annotate_options(game: AnyGame, seat: int, view: dict[str, Any]) -> None:
    """Tell of which part of a card a decision is: what may be done, or what may be chosen among.

    Effects that would look the same are told apart by what they say, and by what they respond to (`happening`).
    """
    context = game.innermost_or_none(Context)
    asking = context.todo[0] if context is not None and context.todo else None
    decision = view["decision"]
    if decision is None:
        return
    address = game.definition.library.address
    if isinstance(asking, May) and decision["prompt"] == "may":
        decision["about"] = address(asking.effect)
    if isinstance(asking, OneOf) and decision["prompt"] == "choose-option":
        for option in decision["options"]:
            option["about"] = address(asking.options[option["details"][0]])
    pending = game.decision(seat)
    if pending is not None and game.stack and isinstance(game.stack[-1], InChosenOrder):
        cards = [option["card"] for option in decision["options"] if "card" in option]
        for option, meant in zip(decision["options"], pending.values, strict=True):
            if isinstance(meant, Context) and cards.count(option["card"]) > 1:
                option["about"] = address(meant.part())
                if meant.occurrence is not None:
                    option["happening"] = readings(game, seat, [meant.occurrence])


def _beginning(procedure: Callable[[], Procedure], step: str) -> Moment:
    return lambda game: procedure().starting_at(step)


def _numbered(definition: Definition, number: str, procedure: Callable[..., Procedure], step: str) -> Moment:
    return lambda game: definition.frames_at(game, number, procedure, step)


def check(definition: Definition, header: Header) -> None:
    """Raise BadHeader with everything that is wrong with a header."""
    wrong: list[str] = []
    least, most = definition.seats
    if not least <= header.seats <= most:
        wrong.append(f"{definition.name} is played by {least} to {most}, not by {header.seats}")
    if not all(0 <= seed < SECRET_SEEDS for seed in (header.seed, *[seed for _, seed in header.reseeded])):
        wrong.append(f"a seed is a whole number from 0 to {SEEDS - 1}, or a secret one of 256 bits")
    if header.edition not in definition.editions:
        known = ", ".join(edition for edition in definition.editions if edition)
        hint = f"; there is {known}" if known else f"; {definition.name} has only one"
        wrong.append(f"there is no edition {header.edition!r}{hint}")
    if not wrong:
        try:
            wrong.extend(islice(definition.problems(header), MOST_TOLD))
        except UnknownName as error:
            wrong.append(str(error))
    if wrong:
        raise BadHeader("; ".join(wrong))


def _slots(zones: list[Zone], seat_count: int) -> list[int]:
    """Where in `Game.zones` the cards of these zones lie, zone by zone and seat by seat."""
    return [zone.number * seat_count + seat for zone in zones for seat in range(seat_count)]
