"""Setting the game up: terrain, figures, prepared cards, the first hand."""

from __future__ import annotations

from nefrit.kernel.decisions import NO, NO_CARD, PASS, YES, choose, choose_some
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.battlefields import PRESETS
from nefrit.senjutsu.boards import Start, starts_for, why_not_start
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS
from nefrit.senjutsu.constants import PREPARED, STONE
from nefrit.senjutsu.contracts import CONTRACTS
from nefrit.senjutsu.framework import Rounds, held
from nefrit.senjutsu.hands import Drew
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.hidden import set_hidden
from nefrit.senjutsu.limits import hand_limit
from nefrit.senjutsu.lord import hexes_for_lord
from nefrit.senjutsu.opponents import AUTOMATED_ADVANTAGE, HORDE
from nefrit.senjutsu.options import NO_TERRAIN, PLACED, board_of, completed
from nefrit.senjutsu.reports import TakenIntoHand
from nefrit.senjutsu.scenery import laid, spots, with_boats
from nefrit.senjutsu.solo.placement import start_of_opponent, take_up_behaviours, take_up_stances
from nefrit.senjutsu.solo.waves import BeginHorde
from nefrit.senjutsu.state import DECK, HAND, Senjutsu, by_advantage, companion_of, decider, is_companion


class SetUp(Procedure):
    """Everything before the first round.

    With automated opponents it is the same for players and battlefield, and opponents get a deck and a place:
    senjutsu.solo.setup.battlefield, senjutsu.solo.setup.player, senjutsu.solo.setup.ai-area.
    """

    __slots__ = ("answer", "left", "seats")
    seat_fields = ("seats",)

    def __init__(self) -> None:
        super().__init__()
        self.seats: tuple[int, ...] = ()
        self.left: tuple[str, ...] = ()
        self.answer: Value = None

    @step("senjutsu.setup.board")
    def lay_board(self, game: Senjutsu) -> Flow:
        """Lay the board out, with a preset of terrain if one was chosen, and set the advantage track up.

        senjutsu.setup.advantage-track, senjutsu.advantage.initial-order, senjutsu.setup.place-terrain,
        senjutsu.solo.setup.alternate-stances
        """
        board = board_of(game)
        options = completed(game.header)
        preset = options.get("terrain", NO_TERRAIN)
        table = game.edit_table()
        if preset not in (NO_TERRAIN, PLACED):
            table.terrain = PRESETS[board.id][preset]
        table.board = with_boats(board.hexes, table.terrain)
        # Automated opponents are always last (senjutsu.solo.advantage.one).
        seats = [seat for seat in range(game.seat_count) if not is_companion(game, seat)]
        value = {
            seat: AUTOMATED_ADVANTAGE if fighter.automated else CHARACTERS[fighter.character].advantage
            for seat, fighter in enumerate(game.seats)
            if seat in seats
        }
        # Equal values are put in order at random: a slot holds one token (senjutsu.advantage.one-token-per-slot).
        order = sorted(game.chance.shuffled(seats), key=lambda seat: -value[seat])
        # A companion has the advantage of its partner (decision.senjutsu.companion).
        table.track = tuple([one for seat in order for one in (seat, companion_of(game, seat)) if one != NO_SEAT])
        take_up_stances(game)
        self.left = tuple(options.get("pieces", ())) if preset == PLACED else ()
        self.seats = _clockwise(game)
        return None

    @step("senjutsu.setup.place-terrain")
    def place_terrain(self, game: Senjutsu) -> Flow:
        """The players place the agreed pieces in turn, the highest advantage first and then clockwise."""
        moves = self.places(game)
        if not moves:
            return None
        return choose(self.seats[0], moves, "answer", "senjutsu.setup.place-terrain", "place-terrain")

    def places(self, game: Senjutsu) -> list[tuple[Value, ...]]:
        """Where the next piece can stand, as moves with the piece, the hex and the direction it lies in."""
        if not self.left:
            return []
        board = board_of(game)
        kept_free = board.starting_hexes(_sides(game))
        piece = self.left[0]
        terrain = game.table.terrain
        found = spots(game.table.board, terrain, kept_free, piece)
        if game.header.options.get("lord"):
            # decision.senjutsu.room-for-lord
            found = [spot for spot in found if hexes_for_lord(game, (*terrain, *laid(piece, *spot)))]
        return [("place", NO_CARD, piece, *hex, direction) for hex, direction in found]

    @step("senjutsu.setup.place-terrain")
    def lay_terrain(self, game: Senjutsu) -> Flow:
        """Place it; then the next player places the next."""
        if not self.left:
            return None
        # A piece for which there is no room is left out.
        place, self.answer = self.answer, None
        if isinstance(place, tuple):
            _, _, piece, q, r, direction = place
            table = game.edit_table()
            table.terrain = (*table.terrain, *laid(piece, (q, r), direction))
            table.board = with_boats(table.board, table.terrain)
        self.left = self.left[1:]
        self.seats = (*self.seats[1:], self.seats[0])
        self.goto("place_terrain")
        return None

    @step("decision.senjutsu.bell")
    def begin_bells(self, game: Senjutsu) -> Flow:
        """Before figures are placed some characters may place a bell."""
        self.seats = tuple([seat for seat in sitting(game) if CHARACTERS[game.seats[seat].character].bell])
        return None

    @step("decision.senjutsu.bell")
    def ask_bell(self, game: Senjutsu) -> Flow:
        """On which hex, or on none."""
        if not self.seats:
            return None
        kept_free = [*board_of(game).starting_hexes(_sides(game)), *_horde_hexes(game)]
        found = spots(game.table.board, game.table.terrain, kept_free, STONE)
        moves = [("place", NO_CARD, STONE, *hex, direction) for hex, direction in found]
        return choose(self.seats[0], [PASS, *moves], "answer", "decision.senjutsu.bell", "place-bell")

    @step("decision.senjutsu.bell")
    def lay_bell(self, game: Senjutsu) -> Flow:
        """It counts as a stone; then the next player."""
        if not self.seats:
            return None
        if isinstance(self.answer, tuple):
            table = game.edit_table()
            table.terrain = (*table.terrain, ((self.answer[3], self.answer[4]), STONE))
        self.seats = self.seats[1:]
        self.goto("ask_bell")
        return None

    @step("senjutsu.setup.place-figures-order")
    def begin_figures(self, game: Senjutsu) -> Flow:
        """Figures are placed from the lowest on the advantage track upwards; with a horde on its own hexes.

        senjutsu.horde.hex-x
        """
        if completed(game.header).get("mode") == HORDE:
            return BeginHorde()
        # A companion is placed after its partner.
        self.seats = tuple(sorted(by_advantage(game), key=lambda seat: (_place(game, seat), is_companion(game, seat))))
        return None

    @step("senjutsu.setup.place-figures-where")
    def choose_start(self, game: Senjutsu) -> Flow:
        """On which starting hex."""
        if not self.seats:
            return None
        if game.seats[self.seats[0]].automated:
            # senjutsu.solo.setup.ai-figure
            start = start_of_opponent(game, self.starts(game))
            self.answer = ("start", NO_CARD, *start.hex, start.facing)
            return None
        moves = [("start", NO_CARD, *start.hex, start.facing) for start in self.starts(game)]
        rule = "senjutsu.setup.place-figures-where"
        if is_companion(game, self.seats[0]):
            return choose(decider(game, self.seats[0]), moves, "answer", rule, "choose-companion-start")
        return choose(self.seats[0], moves, "answer", rule, "choose-start")

    def starts(self, game: Senjutsu) -> list[Start]:
        """The starting hexes that are open to the next player."""
        return starts_for(board_of(game), _sides(game), _placed(game), game.seats[self.seats[0]].team)

    def why_not_start(self, game: Senjutsu, hex: Hex) -> list[Refusal]:
        """Every reason why the next player cannot place the figure on a hex."""
        team = game.seats[self.seats[0]].team
        return list(why_not_start(board_of(game), _sides(game), _placed(game), team, hex))

    @step("senjutsu.setup.place-figures-where")
    def place_figure(self, game: Senjutsu) -> Flow:
        """It faces the centre (decision.senjutsu.boards); then opponents behave accordingly.

        senjutsu.solo.setup.initial-behaviour
        """
        if not self.seats:
            return None
        assert isinstance(self.answer, tuple)
        _, _, q, r, facing = self.answer
        fighter = game.edit_seat(self.seats[0])
        fighter.hex = (q, r)
        fighter.facing = facing
        self.seats = self.seats[1:]
        self.goto("choose_start" if self.seats else "begin_hidden")
        if not self.seats:
            take_up_behaviours(game)
        return None

    @step("senjutsu.hidden.start")
    def begin_hidden(self, game: Senjutsu) -> Flow:
        """Some characters may start the game hidden."""
        self.seats = tuple([seat for seat in sitting(game) if CHARACTERS[game.seats[seat].character].may_hide])
        return None

    @step("senjutsu.hidden.start")
    def ask_hidden(self, game: Senjutsu) -> Flow:
        """Whether to."""
        if not self.seats:
            return None
        return choose(self.seats[0], (YES, NO), "answer", "senjutsu.hidden.start", "start-hidden")

    @step("senjutsu.hidden.start")
    def hide(self, game: Senjutsu) -> Flow:
        """The card that tells of it is turned accordingly; then the next player."""
        if not self.seats:
            return None
        set_hidden(game, self.seats[0], self.answer == YES)
        self.seats = self.seats[1:]
        self.goto("ask_hidden")
        return None

    @step("decision.senjutsu.own-contracts")
    def begin_contracts(self, game: Senjutsu) -> Flow:
        """Some characters choose contracts."""
        self.seats = tuple([seat for seat in sitting(game) if CHARACTERS[game.seats[seat].character].contracts])
        return None

    @step("decision.senjutsu.own-contracts")
    def ask_contracts(self, game: Senjutsu) -> Flow:
        """Which one of them is left out."""
        if not self.seats:
            return None
        rule = "decision.senjutsu.own-contracts"
        return choose(self.seats[0], CONTRACTS, "answer", rule, "leave-contract-out")

    @step("decision.senjutsu.own-contracts")
    def lay_contracts(self, game: Senjutsu) -> Flow:
        """The others lie faceup on the table; then the next player."""
        if not self.seats:
            return None
        chosen = [contract for contract in CONTRACTS if contract != self.answer]
        game.edit_seat(self.seats[0]).contracts = tuple(chosen)
        self.seats = self.seats[1:]
        self.goto("ask_contracts")
        return None

    @step("decision.senjutsu.companion")
    def begin_companions(self, game: Senjutsu) -> Flow:
        """The Kamae of a companion is chosen by the player of its partner."""
        self.seats = tuple([seat for seat in players_by_advantage(game) if is_companion(game, seat)])
        return None

    @step("decision.senjutsu.companion")
    def ask_kamae(self, game: Senjutsu) -> Flow:
        """Which side of its card is up."""
        if not self.seats:
            return None
        seat = self.seats[0]
        positions = COMPANIONS[game.seats[seat].character].positions
        rule = "decision.senjutsu.companion"
        return choose(decider(game, seat), positions, "answer", rule, "choose-companion-kamae")

    @step("decision.senjutsu.companion")
    def note_kamae(self, game: Senjutsu) -> Flow:
        """Then the next player."""
        if not self.seats:
            return None
        game.edit_seat(self.seats[0]).kamae = str(self.answer)
        self.seats = self.seats[1:]
        self.goto("ask_kamae")
        return None

    @step("senjutsu.setup.prepared-cards")
    def begin_prepared(self, game: Senjutsu) -> Flow:
        """Then the players may take prepared cards, before their first cards (senjutsu.prepared.definition)."""
        # Not everybody is asked: nothing that was answered before must be left.
        self.answer = None
        self.seats = tuple(sitting(game))
        return None

    @step("senjutsu.prepared.search")
    def look_for_prepared(self, game: Senjutsu) -> Flow:
        """Who searches the deck sees all of it, and nobody else does; afterwards it is shuffled."""
        for seat in self.seats[:1]:
            if prepared(game, seat):
                for card in game.zone(DECK, seat):
                    game.reveal(card, 1 << seat)
        return None

    @step("senjutsu.prepared.search")
    def choose_prepared(self, game: Senjutsu) -> Flow:
        """Any number of Prepared cards of the deck, one copy of each, within the hand limit.

        senjutsu.prepared.one-copy, senjutsu.prepared.hand-limit
        """
        if not self.seats:
            return None
        seat = self.seats[0]
        cards = prepared(game, seat)
        if not cards:
            return None
        most = hand_limit(game, seat)
        return choose_some(seat, cards, "answer", "senjutsu.prepared.search", most=most, prompt="choose-prepared")

    @step("senjutsu.setup.draw-to-limit")
    def take_prepared(self, game: Senjutsu) -> Flow:
        """Take them, shuffle the deck and draw up to the hand limit (senjutsu.setup.core-not-counted).

        senjutsu.prepared.search
        """
        if not self.seats:
            return None
        seat = self.seats[0]
        for card in self.answer if isinstance(self.answer, tuple) else ():
            game.move(card, HAND, seat)
            game.tell(TakenIntoHand(card, seat))
        game.shuffle(DECK, seat)
        while held(game, seat) < hand_limit(game, seat) and game.zone(DECK, seat):
            game.occur(Drew(game.zone(DECK, seat)[0], seat))
        self.answer = None
        self.seats = self.seats[1:]
        if self.seats:
            self.goto("look_for_prepared")
        return None

    @step("senjutsu.overview.rounds")
    def play(self, game: Senjutsu) -> Flow:
        """Then the rounds begin."""
        return Rounds()


def prepared(game: Senjutsu, seat: int) -> list[int]:
    """The Prepared cards in a deck, one copy of each."""
    found: dict[str, int] = {}
    for card in game.zone(DECK, seat):
        if PREPARED in game.faces[card].keywords:
            found.setdefault(game.faces[card].name, card)
    return sorted(found.values())


def players_by_advantage(game: Senjutsu) -> list[int]:
    """The players' fighters from the lowest on the advantage track upwards, without automated opponents."""
    return [seat for seat in by_advantage(game) if not game.seats[seat].automated]


def sitting(game: Senjutsu) -> list[int]:
    """The players from the lowest on the advantage track upwards, without companions."""
    return [seat for seat in players_by_advantage(game) if not is_companion(game, seat)]


def _place(game: Senjutsu, seat: int) -> int:
    """Where a fighter's partner, or it itself, stands in the order from the lowest on the track upwards."""
    return by_advantage(game).index(decider(game, seat))


def _horde_hexes(game: Senjutsu) -> list[Hex]:
    """The hexes on which the horde comes to the battlefield, if one does."""
    if completed(game.header).get("mode") != HORDE:
        return []
    return [start.hex for _, start in board_of(game).horde]


def _placed(game: Senjutsu) -> list[tuple[int, Hex]]:
    """The team and the hex of each figure on the board."""
    return [(fighter.team, fighter.hex) for fighter in game.seats if fighter.hex is not None]


def _sides(game: Senjutsu) -> int:
    return len({fighter.team for fighter in game.seats})


def _clockwise(game: Senjutsu) -> tuple[int, ...]:
    """The seats clockwise from the one with the highest advantage."""
    first = game.table.track[0]
    around = [(first + offset) % game.seat_count for offset in range(game.seat_count)]
    return tuple([seat for seat in around if not game.seats[seat].automated and not is_companion(game, seat)])
