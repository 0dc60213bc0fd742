"""Observations: what a seat may know, as numbers in a buffer, written only when somebody asks for them.

Everything in an observation is allowed by name, as in a view: fields of records that are not secret, faces of cards
that the seat knows, its own decision. Nothing is written about what others are being asked or have answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from nefrit.env import words
from nefrit.env.faces import FaceTable
from nefrit.env.fields import Fields, Link, Rows, relative_names
from nefrit.env.layout import Buffer, Floats, Layout, buffer_of
from nefrit.env.setting import Setting
from nefrit.env.steps import Steps
from nefrit.kernel.decisions import DISTRIBUTE, KINDS, NO_CARD, NUMBER, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Value
from nefrit.kernel.state import Piece
from nefrit.kernel.zones import Zone

MOST_PIECES: Final = 64
"""So many cards in play have a row."""
DETAILS: Final = 6
"""So many numbers are told of the details of a move."""
MOST_LASTING: Final = 8
"""So many lasting effects have a row, the latest of them."""
CARDS_OF_LASTING: Final = 4
"""So many of the cards that a lasting effect is about are told."""
MOST_RUNNING: Final = 4
"""So many running procedures have a row, the latest of them."""
SHOWN_OF_RUNNING: Final = 12
"""So many numbers are told of what everybody may see of a running procedure."""
MOST_KEPT: Final = 8192
"""So many cards in play are remembered as numbers at most."""

_CARD: Final = ("face", "known")
_ASKED: Final = ("asked", *(f"kind={kind}" for kind in KINDS), "joint", "options", "least", "most", "picked", "page")
_OPTION: Final = ("legal", "card", "word", "move", "number", "more", "stop", "value", "picked")


class Observer:
    """Writes observations of one setting. It keeps nothing of a game but what it has already turned into numbers.

    `layout` tells what is where in an observation, `options` in the rows of the matrix that describes the options.
    """

    def __init__(self, setting: Setting, most_pieces: int = MOST_PIECES) -> None:
        self.setting = setting
        self._most_pieces = most_pieces
        definition = setting.definition
        self.seats = setting.seats
        self.faces = FaceTable(definition)
        header = setting.header(0)
        game = definition.start(header)
        self._table = Fields(definition.new_table(header), self.seats)
        self._seat = Fields(definition.new_seat(header, 0), self.seats)
        self._places = [(zone, owner) for zone in definition.zones for owner in self._owners(zone)]
        self._fact_count = len(self.faces.columns)
        self._facts = buffer_of(self.faces.rows.data) if self._fact_count else None
        in_play = [zone for zone in definition.zones if zone.in_play]
        self._piece = Fields(definition.new_piece(game, 0, 0), self.seats) if in_play else None
        self._rows = most_pieces if in_play else 0
        laid = [(zone, owner) for zone, owner in self._places if zone.in_play]
        self._laid = [
            [zone.number * self.seats + (0 if zone.shared else (seat + owner) % self.seats) for zone, owner in laid]
            for seat in range(self.seats)
        ]
        """For each seat the zones in play from it on."""
        self.layout = self._blocks()
        self.options = self._option_columns()
        self.size = self.layout.size
        self.option_size = self.options.size
        self._card_size = len(self._card_columns())
        self._cards: dict[tuple[int, int, int, int], tuple[Piece | None, Buffer, list[Link]]] = {}

    # ---- Copies: an observer says the same whatever it has observed before, so that one does for all

    def __copy__(self) -> Observer:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Observer:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.setting, self._most_pieces)

    # ---- What there is

    def _owners(self, zone: Zone) -> range:
        return range(1 if zone.shared else self.seats)

    def _place_names(self) -> list[str]:
        around = relative_names(self.seats)
        return [zone.name if zone.shared else f"{zone.name} of {around[owner]}" for zone, owner in self._places]

    def _printed(self) -> list[str]:
        return [f"printed {fact}" for fact in self.faces.columns]

    def _card_columns(self) -> list[str]:
        """What is told of a card wherever it stands in an observation."""
        zones = [f"zone={zone.name}" for zone in self.setting.definition.zones]
        around = [f"of={who}" for who in relative_names(self.seats)]
        fields = [] if self._piece is None else self._piece.columns
        return [*_CARD, *self._printed(), *zones, *around, "in play", *fields]

    def _blocks(self) -> Layout:
        layout = Layout()
        around = relative_names(self.seats)
        layout.add(
            "game",
            "the observing seat, the round, whether the game is over, how many effects last, the rule of the step",
            [*(f"seat={seat}" for seat in range(self.seats)), "round", "over", "lasting", *words.columns("at")],
        )
        layout.add("table", "the record of the table, field by field", self._table.columns or ["nothing"])
        layout.add(
            "seats", "the records of the seats, from the observing one on", self._seat.columns or ["nothing"], around
        )
        layout.add(
            "zones",
            "how many cards lie in each zone, and how many of them the seat knows",
            ["cards", "known"],
            self._place_names(),
        )
        layout.add(
            "faces",
            "how many cards with each face the seat knows to lie in each zone",
            self.faces.ids,
            self._place_names(),
        )
        if self._rows:
            layout.add(
                "pieces",
                f"the cards in play, up to {self._rows}, zone by zone from the observing seat on",
                self._card_columns(),
                [f"piece {number}" for number in range(self._rows)],
            )
        layout.add(
            "lasting",
            f"the lasting effects, up to {MOST_LASTING}, the latest first",
            self._lasting_columns(),
            [f"effect {number}" for number in range(MOST_LASTING)],
        )
        layout.add(
            "running",
            f"what everybody may see of running procedures, up to {MOST_RUNNING}, the latest first",
            [*words.columns("procedure"), *(f"shown {number}" for number in range(SHOWN_OF_RUNNING))],
            [f"procedure {number}" for number in range(MOST_RUNNING)],
        )
        layout.add(
            "decision",
            "what the seat is being asked, and the card that makes it be asked",
            [
                *_ASKED,
                *words.columns("prompt"),
                *words.columns("rule"),
                *(f"source {name}" for name in (*_CARD, *self._printed())),
            ],
        )
        return layout

    def _lasting_columns(self) -> list[str]:
        return [
            *words.columns("effect"),
            *words.columns("until"),
            "number",
            *(f"of={who}" for who in (*relative_names(self.seats), "nobody")),
            "source row",
            "source face",
            "cards",
            *(f"card {number} {part}" for number in range(CARDS_OF_LASTING) for part in ("row", "face")),
        ]

    def _option_columns(self) -> Layout:
        layout = Layout()
        layout.add("option", "what kind of action it is; what it has been given of the answer so far", _OPTION)
        layout.add("words", "the word of an option, or the verb of a move", words.columns("word"))
        layout.add("details", "the numbers in the details of a move", [f"detail {number}" for number in range(DETAILS)])
        layout.add("card", "the card of an option", self._card_columns())
        return layout

    # ---- Writing

    def observe(self, steps: Steps, seat: int, out: Floats | None = None) -> Floats:
        """What a seat may know now, written into `out` if that is given: an array of `size` 32-bit floats."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0.0)
        buffer = buffer_of(out.data)
        game = steps.game
        rows = self._row_numbers(game, seat)
        self._write_game(buffer, game, seat)
        self._write_records(buffer, game, seat, rows)
        self._write_zones(buffer, game, seat)
        if self._rows:
            self._write_pieces(buffer, game, seat, rows)
        if game.lasting:
            self._write_lasting(buffer, game, seat, rows)
        self._write_running(buffer, game, seat, rows)
        decision = None if steps.is_over else game.decision(seat)
        if decision is not None:
            self._write_decision(buffer, steps, decision)
        return out

    def _row_numbers(self, game: AnyGame, seat: int) -> Rows:
        """The rows of the cards in play, as `_write_pieces` writes them."""
        zones = game.zones
        cards: list[int] = []
        for slot in self._laid[seat]:
            cards += zones[slot]
        return dict(zip(cards, range(1, self._rows + 1), strict=False))

    def _write_links(
        self, buffer: Buffer, at: int, links: Iterable[Link], game: AnyGame, seat: int, rows: Rows
    ) -> None:
        """Write of cards to which something refers their rows, and their faces if the seat knows them."""
        numbers = self.faces.numbers_of(game)
        bit = 1 << seat
        for column, card in links:
            buffer[at + column] = float(rows.get(card, 0))
            if game.known_to[card] & bit:
                buffer[at + column + 1] = float(numbers[card])

    def _write_records(self, buffer: Buffer, game: AnyGame, seat: int, rows: Rows) -> None:
        at = self.layout["table"].start
        told = self._table.told(game.table, seat, False, rows)
        buffer[at : at + len(told)] = told
        if self._table.has_cards:
            self._write_links(buffer, at, self._table.links(game.table, False), game, seat, rows)
        at = self.layout["seats"].start
        for number in range(self.seats):
            other = (seat + number) % self.seats
            record = game.seats[other]
            told = self._seat.told(record, seat, other == seat, rows)
            buffer[at : at + len(told)] = told
            if self._seat.has_cards:
                self._write_links(buffer, at, self._seat.links(record, other == seat), game, seat, rows)
            at += len(told)

    def _write_game(self, buffer: Buffer, game: AnyGame, seat: int) -> None:
        at = self.layout["game"].start
        buffer[at + seat] = 1.0
        at += self.seats
        buffer[at] = float(self.setting.definition.round_of(game))
        buffer[at + 1] = float(game.outcome is not None)
        buffer[at + 2] = float(len(game.lasting))
        for frame in reversed(game.stack):
            rule = frame.step_rule
            if "." in rule:
                _write(buffer, at + 3, words.coded(rule))
                break

    def _write_zones(self, buffer: Buffer, game: AnyGame, seat: int) -> None:
        sizes = self.layout["zones"].start
        faces = self.layout["faces"].start - 1
        numbers = self.faces.numbers_of(game)
        seen = game.known_to
        bit = 1 << seat
        seats = self.seats
        zones = game.zones
        width = self.faces.count
        for zone, owner in self._places:
            cards = zones[zone.number * seats + (0 if zone.shared else (seat + owner) % seats)]
            if cards:
                known = 0
                for card in cards:
                    if seen[card] & bit:
                        buffer[faces + numbers[card]] += 1.0
                        known += 1
                buffer[sizes] = float(len(cards))
                buffer[sizes + 1] = float(known)
            sizes += 2
            faces += width

    def _write_pieces(self, buffer: Buffer, game: AnyGame, seat: int, rows: Rows) -> None:
        at = self.layout["pieces"].start
        width = self._card_size
        end = at + self._rows * width
        zones = game.zones
        kept = self._cards
        numbers = self.faces.numbers_of(game)
        bit = 1 << seat
        for slot in self._laid[seat]:
            for card in zones[slot]:
                if at == end:
                    return
                piece = game.pieces[card]
                number = numbers[card] if game.known_to[card] & bit else 0
                row = kept.get((id(piece), slot, number, seat)) or self._told(seat, slot, number, piece)
                buffer[at : at + width] = row[1]
                if row[2]:
                    self._write_links(buffer, at, row[2], game, seat, rows)
                at += width

    def _write_card(self, buffer: Buffer, at: int, game: AnyGame, seat: int, card: int) -> None:
        """Write what a seat may know of a card."""
        number = self.faces.numbers_of(game)[card] if game.knows(seat, card) else 0
        piece = game.pieces.get(card)
        slot = game.slot_of[card]
        row = self._cards.get((id(piece), slot, number, seat)) or self._told(seat, slot, number, piece)
        buffer[at : at + self._card_size] = row[1]
        if row[2]:
            self._write_links(buffer, at, row[2], game, seat, self._row_numbers(game, seat))

    def _told(self, seat: int, slot: int, number: int, piece: Piece | None) -> tuple[Piece | None, Buffer, list[Link]]:
        """A card as a seat sees it: its face if it knows it, where it lies, and its piece. What is told is kept.

        The cards to which the piece refers stand beside it, because their rows change without it.
        """
        if len(self._cards) >= MOST_KEPT:
            self._cards.clear()
        row = buffer_of(memoryview(bytearray(4 * self._card_size)))
        self._write_face(row, 0, number)
        at = 2 + self._fact_count
        kind, owner = divmod(slot, self.seats)
        zones = self.setting.definition.zones
        row[at + kind] = 1.0
        at += len(zones)
        if not zones[kind].shared:
            row[at + (owner - seat) % self.seats] = 1.0
        at += self.seats
        links: list[Link] = []
        if piece is not None and self._piece is not None:
            own = piece.controller == seat
            row[at] = 1.0
            row[at + 1 :] = self._piece.told(piece, seat, own)
            links = [(at + 1 + column, card) for column, card in self._piece.links(piece, own)]
        # The piece is kept too, so that no other can have its id.
        kept = self._cards[id(piece), slot, number, seat] = (piece, row, links)
        return kept

    def _write_lasting(self, buffer: Buffer, game: AnyGame, seat: int, rows: Rows) -> None:
        block = self.layout["lasting"]
        at = block.start
        for lasting in game.lasting[: -MOST_LASTING - 1 : -1]:
            whose = (lasting.seat - seat) % self.seats if lasting.seat >= 0 else self.seats
            _write(buffer, at, words.coded(_name_of(game, lasting.effect)))
            _write(buffer, at + words.BITS, words.coded(lasting.until))
            numbers = at + 2 * words.BITS
            buffer[numbers] = float(lasting.number)
            buffer[numbers + 1 + whose] = 1.0
            source = numbers + 2 + self.seats
            cards = [(3 + 2 * place, card) for place, card in enumerate(lasting.cards[:CARDS_OF_LASTING])]
            links = [(column, card) for column, card in ((0, lasting.source), *cards) if card > NO_CARD]
            buffer[source + 2] = float(len(lasting.cards))
            self._write_links(buffer, source, links, game, seat, rows)
            at += len(block.columns)

    def _write_running(self, buffer: Buffer, game: AnyGame, seat: int, rows: Rows) -> None:
        at = self.layout["running"].start
        left = MOST_RUNNING
        for frame in reversed(game.stack):
            if not frame.shown_fields:
                continue
            if not left:
                return
            left -= 1
            _write(buffer, at, words.coded(type(frame).__name__))
            at += words.BITS
            _write(buffer, at, self._table.shown(frame, frame.shown_fields, seat, rows, SHOWN_OF_RUNNING))
            at += SHOWN_OF_RUNNING

    def _write_face(self, buffer: Buffer, at: int, number: int) -> None:
        if number:
            buffer[at] = float(number)
            buffer[at + 1] = 1.0
            if self._facts is not None:
                count = self._fact_count
                buffer[at + 2 : at + 2 + count] = self._facts[number * count : number * count + count]

    def _write_decision(self, buffer: Buffer, steps: Steps, decision: Decision) -> None:
        at = self.layout["decision"].start
        buffer[at] = 1.0
        buffer[at + 1 + decision.kind] = 1.0
        at += 1 + len(KINDS)
        # Another seat is asked at the same time, or this one has not begun to answer.
        begun = steps.decision is decision
        picked = sum(steps.picked) if decision.kind == DISTRIBUTE else len(steps.picked)
        numbers = (
            decision.joint,
            len(decision.options),
            decision.least,
            decision.most,
            picked if begun else 0,
            steps.first // steps.room if begun else 0,
        )
        _write(buffer, at, tuple(map(float, numbers)))
        at += len(numbers)
        _write(buffer, at, words.coded(decision.prompt))
        _write(buffer, at + words.BITS, words.coded(decision.rule))
        source = decision.source
        if source >= 0 and steps.game.knows(decision.seat, source):
            self._write_face(buffer, at + 2 * words.BITS, self.faces.numbers_of(steps.game)[source])

    # ---- Options

    def describe_options(self, steps: Steps, out: Floats | None = None) -> Floats:
        """A row of features for each action of the seat that acts now, so that a policy can score them.

        Rows of actions that are not legal are 0, and so are all when nobody acts.
        """
        if out is None:
            out = np.zeros((self.setting.actions, self.option_size), np.float32)
        else:
            out.fill(0.0)
        decision = steps.decision
        if decision is None:
            return out
        buffer = buffer_of(out.data)
        for action in steps.legal():
            self._write_action(buffer, action * self.option_size, steps, decision, action)
        return out

    def describe_action(self, steps: Steps, action: int) -> Floats:
        """The row of one legal action in the matrix of `describe_options`."""
        assert steps.decision is not None, "nobody acts any more"
        out = np.zeros(self.option_size, np.float32)
        self._write_action(buffer_of(out.data), 0, steps, steps.decision, action)
        return out

    def _write_action(self, buffer: Buffer, at: int, steps: Steps, decision: Decision, action: int) -> None:
        buffer[at] = 1.0
        if action >= steps.room:
            buffer[at + 5 + action - steps.room] = 1.0
        elif decision.kind == NUMBER:
            buffer[at + 4] = 1.0
            buffer[at + 7] = float(decision.least + steps.first + action)
        else:
            self._write_option(buffer, at, steps, decision, steps.first + action)

    def _write_option(self, buffer: Buffer, at: int, steps: Steps, decision: Decision, index: int) -> None:
        option: Any = decision.options[index]
        card = NO_CARD
        word = ""
        details: tuple[Value, ...] = ()
        if isinstance(option, int):
            buffer[at + 1] = 1.0
            card = option
        elif isinstance(option, str):
            buffer[at + 2] = 1.0
            word = option
        else:
            buffer[at + 3] = 1.0
            word, card, *rest = option
            details = tuple(rest)
        if card < NO_CARD:
            # No card, but what a game lets stand among them.
            buffer[at + 7] = float(card)
        if decision.kind == DISTRIBUTE:
            buffer[at + 8] = float(steps.picked[index])
        at += len(_OPTION)
        if word:
            _write(buffer, at, words.coded(word))
        at += words.BITS
        if details:
            _write(buffer, at, tuple(_numbers_in(details)[:DETAILS]))
        if card >= 0:
            self._write_card(buffer, at + DETAILS, steps.game, decision.seat, card)


def _numbers_in(values: tuple[Any, ...]) -> list[float]:
    found: list[float] = []
    for value in values:
        if isinstance(value, bool | int):
            found.append(float(value))
        elif isinstance(value, str):
            found.append(words.as_number(value))
        elif isinstance(value, tuple):
            found += _numbers_in(value)
    return found


def _name_of(game: AnyGame, effect: object) -> str:
    """What a lasting effect is called: by its place in the trees of the cards, or by its class."""
    if isinstance(effect, str):
        return effect
    return game.definition.library.address(effect) or type(effect).__name__


def _write(buffer: Buffer, at: int, numbers: tuple[float, ...]) -> None:
    for number in numbers:
        buffer[at] = number
        at += 1
