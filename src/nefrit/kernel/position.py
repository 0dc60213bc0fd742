"""Positions: a state as a short text that people read and write, as chess players do with FEN.

    nefrit position 1
    game: goofspiel
    seats: ann, bob
    seed: 7
    options: {"cards": 5}
    table: round=3
    seat ann: score=4
    hand ann: Ace | Three
    prizes: 2x Five | Four #1 {tapped=true} [known to ann]
    at: round

Each line names what it sets. Cards are separated by `|`. Behind a card stand, as needed: `#1` to give it a number by
which others in the text refer to it, the fields of its piece in braces, and who knows it if the zone does not say so.
`at` names the step at which play begins; a text written from a running game has the procedures as `stack` instead, and
where cards came into play in another order than they stand in the text, their serial numbers and the latest one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from nefrit.kernel.cards import Face, UnknownName, unknown
from nefrit.kernel.chance import SEEDS
from nefrit.kernel.checking import Problem, problems_in
from nefrit.kernel.codec import PLAIN, from_value, to_value
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.plain import (
    MANY,
    Plain,
    Value,
    Words,
    card_fields_of,
    field_records_of,
    field_words_of,
    fields_of,
    seat_fields_of,
)
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import EVERY_WINDOW, Damaged, Header
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.watcher import UNWATCHED, Watcher
from nefrit.kernel.zones import Zone

R = TypeVar("R")

MARK: Final = "nefrit position 1"
MOST_CARDS: Final = 2_000
USED: Final = "used"
"""Stands among the fields of a card for the numbers of its abilities whose limits count a use already."""
MOST_LENGTH: Final = 1_000_000

_CARD: Final = re.compile(
    r"^(?:(?P<count>\d{1,4})x\s+)?(?P<name>[^#{}\[\]|]+?)\s*"
    r"(?:#(?P<tag>\d{1,6}))?\s*(?:\{(?P<fields>.*)\})?\s*"
    r"(?:\[known to (?P<known>[^\]]*)\])?\s*(?:\[owner (?P<owner>[^\]]*)\])?$"
)
_HEADER_LINES: Final = ("game", "seats", "seed", "edition", "options", "stops")
_EFFECTS: Final = ("lasting", "delayed", "held", "used", "given")
_LINES: Final = (*_HEADER_LINES, "table", "seat", "at", "stack", *_EFFECTS, "serials")
_FIELD: Final = re.compile(r"\s*(?P<name>[a-z_]+)\s*=\s*")


# ---- Reading


def read_position(
    definition: Definition, text: str, header: Header | None = None, watcher: Watcher = UNWATCHED, *, play: bool = True
) -> AnyGame:
    """The state that a text describes, played on to its first decision; Damaged with the line if it is not right.

    The header, where given, decides on game, seats, seed and options; else the text's own lines do. What happens up to
    the first decision is told to the watcher. Without `play` the state is as the text says, and nothing
    has happened yet.
    """
    lines = _lines(text)
    if header is None:
        header = _header(definition, lines, text)
    reader = _Reader(definition, header, lines)
    reader.game.watcher = watcher
    reader.play = play
    return reader.read()


def game_named_in(text: str) -> str:
    """The name of the game that a position is of."""
    for _, key, value in _lines(text):
        if key == "game":
            return value
    raise Damaged("the position does not say which game it is of: it needs a line like 'game: goofspiel'")


def _lines(text: str) -> list[tuple[int, str, str]]:
    if len(text) > MOST_LENGTH:
        raise Damaged(f"a position is at most {MOST_LENGTH} characters long, this one has {len(text)}")
    found: list[tuple[int, str, str]] = []
    marked = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("//"):
            continue
        if not marked:
            if line != MARK:
                raise Damaged(f"line {number}: a position begins with the line '{MARK}'")
            marked = True
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise Damaged(f"line {number}: expected 'what: value', found {_short(line)}")
        found.append((number, " ".join(key.split()), value.strip()))
    if not marked:
        raise Damaged(f"the position is empty: it begins with the line '{MARK}'")
    return found


def _header(definition: Definition, lines: list[tuple[int, str, str]], text: str) -> Header:
    game = definition.name
    names: tuple[str, ...] = ()
    seed = 0
    edition = definition.editions[0]
    options: dict[str, Any] = {}
    stops = False
    for number, key, value in lines:
        if key == "game" and value != game:
            raise Damaged(f"line {number}: the position is of {_short(value)}, not of {game}")
        if key == "seats":
            names = tuple(name.strip() for name in value.split(","))
        elif key == "seed":
            seed = _number(number, value)
            if seed >= SEEDS:
                raise Damaged(f"line {number}: a seed is a whole number from 0 to {SEEDS - 1}")
        elif key == "edition":
            edition = value
        elif key == "options":
            options = _json(number, value, dict)
        elif key == "stops":
            if value != EVERY_WINDOW:
                raise Damaged(f"line {number}: a game stops at {EVERY_WINDOW!r}, or where somebody can act")
            stops = True
    seats = len(names) or definition.seats[0]
    return Header(
        game, seats=seats, seed=seed, edition=edition, options=options, names=names, position=text, stops=stops
    )


class _Card(NamedTuple):
    """A card as a line names it, before it has a number."""

    line: int
    face: Face
    owner: int
    zone: Zone
    seat: int
    tag: int | None
    known: int | None
    fields: str


class _Reader:
    """Reads the lines of one position into a new state."""

    def __init__(self, definition: Definition, header: Header, lines: list[tuple[int, str, str]]) -> None:
        self.definition = definition
        self.names = header.names
        self.lines = lines
        self.game = definition.empty(header)
        self.zones = {zone.name: zone for zone in definition.zones}
        self.cards: list[_Card] = []
        self.tags: dict[int, int] = {}
        # The lines on which the records of seats and of cards in play stand, and that of the table.
        self.seat_lines: dict[int, int] = {}
        self.card_lines: dict[int, int] = {}
        self.used_up: list[tuple[int, int, Any]] = []
        self.table_line = 0
        self.play = True

    def read(self) -> AnyGame:
        """The state: cards first, because records refer to them, and the start of play last."""
        rest: list[tuple[int, str, str]] = []
        for number, key, value in self.lines:
            word, _, owner = key.partition(" ")
            if word in self.zones:
                self.read_zone(number, self.zones[word], owner, value)
            elif word in _LINES:
                rest.append((number, key, value))
            else:
                raise Damaged(f"line {number}: {unknown('line called', word[:40], [*_LINES, *self.zones])}")
        self.lay_out()
        start: tuple[int, str, str] | None = None
        for number, key, value in rest:
            if key in ("at", "stack"):
                start = (number, key, value)
        if start is not None and start[1] == "at":
            # Before what the position says, which comes on top of it.
            self.definition.prepare(self.game, start[2])
        for number, key, value in rest:
            if key in _HEADER_LINES or key in ("at", "stack"):
                continue
            if key == "serials":
                self.read_serials(number, value)
            elif key in _EFFECTS:
                self.read_effects(number, key, value)
            else:
                self.read_record(number, key, value)
        if start is None:
            raise Damaged("the position does not say at which step play begins: it needs a line like 'at: ...'")
        for line, card, abilities in self.used_up:
            self.use_up(line, card, abilities)
        for problem in problems_in(self.game):
            raise Damaged(f"{self.whereabouts(problem)}{problem.text}")
        self.begin(*start)
        return self.game

    def whereabouts(self, problem: Problem) -> str:
        """Where in the text a problem is, as far as that is known."""
        if problem.card != NO_CARD:
            name = self.game.faces[problem.card].name
            return f"line {self.card_lines[problem.card]}: {name}: " if problem.card in self.card_lines else f"{name}: "
        if problem.seat != NO_SEAT:
            name = self.names[problem.seat]
            return f"line {self.seat_lines[problem.seat]}: " if problem.seat in self.seat_lines else f"{name}: "
        return f"line {self.table_line}: " if self.table_line else ""

    def read_zone(self, number: int, zone: Zone, owner: str, value: str) -> None:
        if zone.shared and owner:
            raise Damaged(f"line {number}: there is only one {zone.name}, it belongs to nobody")
        seat = 0 if zone.shared else self.seat(number, owner)
        for item in value.split("|") if value else ():
            self.read_card(number, zone, seat, item.strip())

    def read_card(self, number: int, zone: Zone, seat: int, item: str) -> None:
        match = _CARD.match(item)
        if match is None:
            raise Damaged(f"line {number}: expected a card like '2x Name #1 {{field=1}}', found {_short(item)}")
        try:
            face = face_called(self.definition, self.game.header, match["name"], zone, seat)
        except UnknownName as error:
            raise Damaged(f"line {number}: {error}") from None
        if match["fields"] and not zone.in_play:
            raise Damaged(f"line {number}: cards in the {zone.name} are not in play and have no fields")
        owner = NO_SEAT if zone.shared else seat
        if match["owner"] is not None:
            owner = NO_SEAT if match["owner"] == "nobody" else self.seat(number, match["owner"])
        known = None if match["known"] is None else self.mask(number, match["known"])
        tag = None if match["tag"] is None else int(match["tag"])
        count = int(match["count"] or 1)
        if tag is not None and (count > 1 or any(card.tag == tag for card in self.cards)):
            raise Damaged(f"line {number}: two cards are called #{tag}")
        if len(self.cards) + count > MOST_CARDS:
            raise Damaged(f"line {number}: a position has at most {MOST_CARDS} cards")
        card = _Card(number, face, owner, zone, seat, tag, known, match["fields"] or "")
        self.cards.extend([card] * count)

    def lay_out(self) -> None:
        """Give every card a number - its tag if that is free - and put it where it lies."""
        game = self.game
        count = len(self.cards)
        taken = {card.tag for card in self.cards if card.tag is not None and card.tag < count}
        free = iter([number for number in range(count) if number not in taken])
        numbers = [card.tag if card.tag in taken and card.tag is not None else next(free) for card in self.cards]
        by_number = dict(zip(numbers, self.cards, strict=True))
        game.faces = tuple(by_number[number].face for number in range(count))
        game.owners = tuple(by_number[number].owner for number in range(count))
        game.slot_of = [-1] * count
        game.known_to = [0] * count
        for number, card in zip(numbers, self.cards, strict=True):
            game._lay(number, card.zone, card.seat)
            game.known_to[number] = game._eyes(card.zone, card.seat) if card.known is None else card.known
            if card.tag is not None:
                self.tags[card.tag] = number
        for number, card in zip(numbers, self.cards, strict=True):
            if card.zone.in_play:
                self.card_lines[number] = card.line
                controller = NO_SEAT if card.zone.shared else card.seat
                piece = self.definition.new_piece(game, number, controller)
                fields = _fields(card.line, card.fields)
                self.used_up.extend((card.line, number, value) for name, value in fields if name == USED)
                self.set_fields(card.line, piece, [field for field in fields if field[0] != USED])
                game._give_piece(number, piece)

    def read_serials(self, number: int, value: str) -> None:
        serials = _json(number, value, list)
        pieces = [self.game.pieces[card] for card in self.game.in_play()]
        latest = serials[-1] if serials else 0
        right = all(type(serial) is int and 0 < serial <= latest for serial in serials)
        if not right or len(set(serials[:-1])) != len(pieces) or len(serials) != len(pieces) + 1:
            raise Damaged(f"line {number}: expected a serial number for each card in play, and then the latest")
        for piece, serial in zip(pieces, serials[:-1], strict=True):
            piece.serial = serial
        self.game.serials = latest

    def read_effects(self, number: int, key: str, value: str) -> None:
        library = self.definition.library
        game = self.game
        data = self.untagged(number, _json(number, value, list))
        try:
            if key == "lasting":
                game.lasting = tuple(from_value(library, part, Lasting) for part in data)
            elif key == "delayed":
                game.delayed = tuple(from_value(library, part, Delayed) for part in data)
            elif key == "held":
                game.held = tuple(from_value(library, part, Procedure) for part in data)
            elif key == "given":
                game.answers_so_far = from_value(library, data, tuple)
            else:
                game.used = {from_value(library, used, tuple): count for used, count in data}
        except (Damaged, UnknownName, TypeError, ValueError, AttributeError) as error:
            raise Damaged(f"line {number}: {error}") from None

    def read_record(self, number: int, key: str, value: str) -> None:
        if key == "table":
            self.table_line = number
            self.set_fields(number, self.game.table, _fields(number, value))
        else:
            seat = self.seat(number, key.partition(" ")[2])
            self.seat_lines[seat] = number
            self.set_fields(number, self.game.seats[seat], _fields(number, value))

    def use_up(self, number: int, card: int, value: Any) -> None:
        """Count uses of abilities of a card, by their numbers."""
        for ability in value if isinstance(value, list) else [value]:
            is_number = type(ability) is int and ability >= 0
            if not is_number or not self.definition.use_up(self.game, card, ability):
                name = self.game.faces[card].name
                raise Damaged(f"line {number}: {name} has no ability {_short(ability)} with a limit")

    def set_fields(self, number: int, record: Plain, fields: Iterable[tuple[str, Any]]) -> None:
        """Set fields of a record to what the text says."""
        cls = type(record)
        words, records = field_words_of(cls), field_records_of(cls)
        # Serial numbers have a line of their own.
        known = [field for field in fields_of(cls) if field != "serial"]
        for name, value in fields:
            if name not in known:
                raise Damaged(f"line {number}: {unknown('field', name, known)}")
            old = getattr(record, name)
            if name in words:
                value = _numbered(value, words[name])
            if name in records:
                new = self.records(number, value, records[name])
            else:
                new = self.value(number, value, name in card_fields_of(cls), name in seat_fields_of(cls))
            if old is not None and new is not None and type(old) is not type(new):
                if name in words and isinstance(new, str):
                    raise Damaged(f"line {number}: {name}: {unknown('word', new, words[name])}")
                raise Damaged(f"line {number}: {name} is a {_kind(old)}, not {_short(value)}")
            setattr(record, name, new)

    def records(self, number: int, data: Any, fresh: Callable[[], Any]) -> Value:
        """Plain data in a field: with its class and all of its fields, or only with those that differ from fresh."""
        if isinstance(data, list):
            return tuple([self.records(number, part, fresh) for part in data])
        if not isinstance(data, dict) or PLAIN in data:
            return self.value(number, data, False, False)
        made: Plain = fresh()
        self.set_fields(number, made, data.items())
        return made

    def untagged(self, number: int, data: Any) -> Any:
        """Data in which cards are named by their tags, with the numbers of these cards."""
        if isinstance(data, list):
            return [self.untagged(number, part) for part in data]
        return self.value(number, data, False, False) if isinstance(data, str) and data.startswith("#") else data

    def value(self, number: int, data: Any, card: bool, seat: bool) -> Value:
        if isinstance(data, list):
            return tuple([self.value(number, part, card, seat) for part in data])
        if isinstance(data, dict):
            return self.plain(number, data, object)
        if isinstance(data, str) and data.startswith("#") and data[1:].isdigit():
            if int(data[1:]) not in self.tags:
                raise Damaged(f"line {number}: no card is called {data}")
            return self.tags[int(data[1:])]
        if isinstance(data, str) and seat:
            return self.seat(number, data)
        if isinstance(data, float) or (isinstance(data, int) and not -MANY <= data <= MANY):
            raise Damaged(f"line {number}: {data} is no whole number from -{MANY} to {MANY}")
        if card and isinstance(data, int) and data != NO_CARD:
            raise Damaged(f"line {number}: a card is named by its tag, like #{data}")
        return data

    def begin(self, number: int, key: str, value: str) -> None:
        game = self.game
        if key == "at":
            try:
                moment = self.definition.moment(value)
            except UnknownName as error:
                raise Damaged(f"line {number}: {error}") from None
            for lacking in self.definition.needed_at(game, value):
                raise Damaged(f"line {number}: to begin at {value}, {lacking}")
            frames = moment(game)
            game.stack.extend(frames if isinstance(frames, tuple) else (frames,))
            if self.play:
                game.run()
            return
        game.stack.extend(self.plain(number, frame, Procedure) for frame in _json(number, value, list))
        if not self.play:
            return
        try:
            if game.answers_so_far:
                game.pending = game.ask_again()
            else:
                game.run()
        except (TypeError, AttributeError, IndexError, KeyError, ValueError, LookupError) as error:
            raise Damaged(f"line {number}: play cannot go on from this stack: {error!r}") from error

    def plain(self, number: int, data: Any, kind: type[R]) -> R:
        try:
            return from_value(self.definition.library, data, kind)
        except (Damaged, UnknownName, TypeError, AttributeError) as error:
            raise Damaged(f"line {number}: {error}") from None

    def seat(self, number: int, name: str) -> int:
        if name not in self.names:
            raise Damaged(f"line {number}: {unknown('seat', name[:40], self.names)}")
        return self.names.index(name)

    def mask(self, number: int, names: str) -> int:
        mask = 0
        for name in names.replace(",", " ").split():
            if name == "all":
                return self.game.everybody
            if name == "spectators":
                mask |= 1 << self.game.seat_count
            elif name != "nobody":
                mask |= 1 << self.seat(number, name)
        return mask


def face_called(definition: Definition, header: Header, name: str, zone: Zone, seat: int) -> Face:
    """The face that a name or id means for a card in a zone of a seat, in the printing of the edition.

    UnknownName if there is none, or if it could be one of several that do not play alike.
    """
    faces = definition.library.called(name)
    if len(faces) > 1:
        # Other printings of a card are found through the first one.
        printings = [definition.printing(faces[0], edition) for edition in definition.editions]
        faces = [face for face in faces if face is faces[0] or not any(face is other for other in printings)]
        faces = definition.faces_meant(header, faces, zone, seat) if len(faces) > 1 else faces
    if any(not faces[0].alike(other) for other in faces[1:]):
        ids = ", ".join(face.id for face in faces)
        raise UnknownName(f"{name!r} is the name of several cards: say which by its id, one of {ids}")
    return definition.printing(faces[0], header.edition)


def _numbered(data: Any, words: Words) -> Any:
    """Data in which words stand for numbers, with these numbers; the others as they are."""
    if isinstance(data, list):
        return [_numbered(part, words) for part in data]
    return words.get(data, data) if isinstance(words, dict) and isinstance(data, str) else data


def _fields(number: int, text: str) -> list[tuple[str, Any]]:
    """The fields `a=1, b=[2, 3], c=word` of a record. A value is JSON, a bare word, or a tag."""
    found: list[tuple[str, Any]] = []
    rest = text.strip()
    while rest:
        match = _FIELD.match(rest)
        if match is None:
            raise Damaged(f"line {number}: expected 'field=value', found {_short(rest)}")
        value, rest = _split(rest[match.end() :])
        found.append((match["name"], _parse(number, value)))
    return found


def _split(text: str) -> tuple[str, str]:
    """Cut a text at the first comma that stands outside brackets and quotation marks."""
    depth = 0
    quoted = False
    for index, character in enumerate(text):
        if character == '"' and text[index - 1 : index] != "\\":
            quoted = not quoted
        elif not quoted and character in "[{":
            depth += 1
        elif not quoted and character in "]}":
            depth -= 1
        elif not quoted and character == "," and depth == 0:
            return text[:index].strip(), text[index + 1 :].strip()
    return text.strip(), ""


def _parse(number: int, text: str) -> Any:
    if re.fullmatch(r"#\d{1,6}|[A-Za-z][\w./ -]*", text) and text not in ("true", "false", "null"):
        return text
    return _json(number, text, object)


def _json(number: int, text: str, kind: type) -> Any:
    try:
        value = msgspec.json.decode(text.encode())
    except (msgspec.DecodeError, RecursionError):
        raise Damaged(f"line {number}: cannot read the value {_short(text)}") from None
    if not isinstance(value, kind):
        raise Damaged(f"line {number}: expected a {kind.__name__}, found {_short(text)}")
    return value


def _number(number: int, text: str) -> int:
    if not re.fullmatch(r"\d{1,20}", text):
        raise Damaged(f"line {number}: expected a whole number, found {_short(text)}")
    return int(text)


def _kind(value: Value) -> str:
    return {bool: "yes or no (true, false)", int: "number", str: "word", tuple: "list"}.get(type(value), "record")


def _short(value: object) -> str:
    text = str(value)
    return repr(text if len(text) <= 40 else text[:37] + "...")


# ---- Writing


def write_position(game: AnyGame) -> str:
    """The text of a state, exactly as it is: reading it gives the same state back.

    Every card is written with its number, and the running procedures as `stack`.
    """
    definition = game.definition
    header = game.header
    fresh = definition.empty(header)
    lines = [
        MARK,
        f"game: {definition.name}",
        f"seats: {', '.join(header.names)}",
        f"seed: {game.chance.position_seed}",
    ]
    if header.edition:
        lines.append(f"edition: {header.edition}")
    if header.options:
        lines.append(f"options: {_text(header.options)}")
    if header.stops:
        lines.append(f"stops: {EVERY_WINDOW}")
    changed = _changed(game, game.table, fresh.table)
    if changed:
        lines.append(f"table: {changed}")
    for seat, record in enumerate(game.seats):
        changed = _changed(game, record, fresh.seats[seat])
        if changed:
            lines.append(f"seat {header.names[seat]}: {changed}")
    lines.extend(_zone_lines(game))
    serials = [*(game.pieces[card].serial for card in game.in_play()), game.serials]
    if serials != [*range(1, len(serials)), len(serials) - 1]:
        lines.append(f"serials: {_text(serials)}")
    library = definition.library
    effects: dict[str, Value] = {"lasting": game.lasting, "delayed": game.delayed, "given": game.answers_so_far}
    effects["used"] = tuple(game.used.items())
    lines.extend(f"{key}: {_text(to_value(library, value))}" for key, value in effects.items() if value)
    if game.held is not None:
        lines.append(f"held: {_text(to_value(library, game.held))}")
    lines.append(f"stack: {_text(to_value(library, tuple(game.stack)))}")
    return "\n".join(lines) + "\n"


def _zone_lines(game: AnyGame) -> Iterator[str]:
    for zone in game.definition.zones:
        for seat in range(1 if zone.shared else game.seat_count):
            cards = game.zone(zone, seat)
            if cards:
                name = zone.name if zone.shared else f"{zone.name} {game.header.names[seat]}"
                yield f"{name}: {' | '.join(_card_text(game, card, zone, seat) for card in cards)}"


def _card_text(game: AnyGame, card: int, zone: Zone, seat: int) -> str:
    face = game.faces[card]
    names = game.header.names
    text: str = face.name if _is_called(game, face, zone, seat) else face.id
    text += f" #{card}"
    piece = game.pieces.get(card)
    if piece is not None:
        controller = NO_SEAT if zone.shared else seat
        fresh = game.definition.new_piece(game, card, controller)
        fresh.serial = piece.serial
        changed = _changed(game, piece, fresh)
        if changed:
            text += f" {{{changed}}}"
    if game.known_to[card] != game._eyes(zone, seat):
        knowing = [name for number, name in enumerate([*names, "spectators"]) if game.knows(number, card)]
        text += f" [known to {', '.join(knowing) or 'nobody'}]"
    owner = game.owners[card]
    if owner != (NO_SEAT if zone.shared else seat):
        text += f" [owner {'nobody' if owner == NO_SEAT else names[owner]}]"
    return text


def _is_called(game: AnyGame, face: Face, zone: Zone, seat: int) -> bool:
    """Whether the name of a face means this very one for a card that lies there."""
    library = game.definition.library
    if library.by_name[face.name] is not face:
        return False
    try:
        return face_called(game.definition, game.header, face.name, zone, seat) is face
    except UnknownName:
        return False


def _changed(game: AnyGame, record: Plain, fresh: Plain) -> str:
    """The fields of a record that differ from a fresh one."""
    cls = type(record)
    parts: list[str] = []
    for name in fields_of(cls):
        value = getattr(record, name)
        if value != getattr(fresh, name):
            data = to_value(game.definition.library, value)
            parts.append(f"{name}={_text(_tagged(data) if name in card_fields_of(cls) else data)}")
    return ", ".join(parts)


def _tagged(data: Any) -> Any:
    """Card numbers as tags."""
    if isinstance(data, list):
        return [_tagged(part) for part in data]
    return f"#{data}" if isinstance(data, int) and data != NO_CARD else data


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()
