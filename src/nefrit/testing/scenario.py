"""The scenario language: set a position by names, let seats act, look at the result. Choices are strict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode, to_data
from nefrit.kernel.decisions import DISTRIBUTE, NUMBER, ONE, ORDER, PASS, SOME, Answer, Decision
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log, Opened
from nefrit.kernel.match import Match, replay
from nefrit.kernel.plain import Value
from nefrit.kernel.position import MARK
from nefrit.kernel.record import EVERY_WINDOW, NAMES, Header
from nefrit.testing.laws import check_laws
from nefrit.text.labels import label
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech

PLAIN, HARSH = MODES = ("plain", "harsh")
"""How a scenario is run: as it is, or with every answer also given to a clone and to what was encoded and decoded, then
undone and redone, and replayed from the record; all must come to the same, and the laws must hold."""


class Unscripted(AssertionError):
    """The game does not go as the scenario says: somebody else decides, or something else is offered."""


class Told(NamedTuple):
    """A line of the log: the id of its message, and its arguments. Cards and seats are there by their names."""

    message: str
    arguments: dict[str, Any]


class Side:
    """What one seat has in a position: cards by zone, and the fields of its record."""

    def __init__(self, things: dict[str, Any]) -> None:
        self.things = things


def side(**things: Any) -> Side:
    """One seat's part of a position: `side(hand=["Ace", "2x King"], points=3)`.

    The name of a zone takes a list of cards, written as in positions (`"Ace #1 {bowed=true}"`); other names are fields.
    """
    return Side(things)


class Player:
    """A seat as a scenario speaks of it."""

    def __init__(self, scenario: Scenario, seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    def __getattr__(self, name: str) -> Any:
        """A field of the seat's record, or the names of the cards in one of its zones."""
        game = self.scenario.game
        if any(zone.name == name and not zone.shared for zone in game.definition.zones):
            return self.cards_in(name)
        return getattr(game.seats[self.seat], name)

    def cards_in(self, zone_name: str) -> list[str]:
        """The names of the cards in one of the seat's zones, for zones whose name is no Python name."""
        game = self.scenario.game
        for zone in game.definition.zones:
            if zone.name == zone_name and not zone.shared:
                return [game.faces[card].name for card in game.zone(zone, self.seat)]
        raise Unscripted(f"{self.scenario.name(self.seat)} has no zone {zone_name!r}")

    @property
    def decision(self) -> Decision:
        """What the seat must decide now; the scenario fails if that is nothing."""
        decision = self.scenario.game.decision(self.seat)
        if decision is None:
            raise Unscripted(f"{self.scenario.name(self.seat)} has nothing to decide; {self.scenario.situation()}")
        return decision

    @property
    def choices(self) -> list[str]:
        """Exactly what the seat may choose now, by name."""
        return [self.scenario.label(option) for option in self.decision.options]

    @property
    def asked(self) -> str | None:
        """The prompt of what the seat must decide, or None if it must decide nothing."""
        decision = self.scenario.game.decision(self.seat)
        return None if decision is None else decision.prompt

    def chooses(self, *names: str) -> None:
        """Choose what has this name (one option), or all that have these names (some of them)."""
        decision = self.decision
        indices = self._indices(decision, names)
        if decision.kind == ONE:
            if len(indices) != 1:
                raise Unscripted(f"{self.scenario.name(self.seat)} chooses exactly one of {self.choices}")
            self.answers(indices[0])
        elif decision.kind == SOME:
            self.answers(tuple(sorted(indices)))
        else:
            raise Unscripted(f"{decision.prompt} is not a choice among options; {self.scenario.situation()}")

    def orders(self, *names: str) -> None:
        """Put the options in this order."""
        decision = self.decision
        if decision.kind != ORDER:
            raise Unscripted(f"{decision.prompt} does not ask for an order; {self.scenario.situation()}")
        self.answers(tuple(self._indices(decision, names)))

    def says(self, number: int) -> None:
        """Name a number."""
        if self.decision.kind != NUMBER:
            raise Unscripted(f"{self.decision.prompt} does not ask for a number; {self.scenario.situation()}")
        self.answers(number)

    def distributes(self, points: dict[str, int]) -> None:
        """Distribute points among the options, by name; options that are not named get none."""
        decision = self.decision
        if decision.kind != DISTRIBUTE:
            raise Unscripted(f"{decision.prompt} asks to distribute nothing; {self.scenario.situation()}")
        given = [0] * len(decision.options)
        for index, count in zip(self._indices(decision, tuple(points)), points.values(), strict=True):
            given[index] = count
        self.answers(tuple(given))

    def passes(self) -> None:
        """Choose not to act."""
        self.chooses(PASS)

    def answers(self, answer: Answer) -> None:
        """Give an answer in numbers."""
        self.scenario.answer(self.seat, answer)

    def piece(self, name: str) -> Any:
        """The piece of the seat's card in play with this name; the first of several."""
        game = self.scenario.game
        for card in game.in_play():
            if game.faces[card].name == name and game.pieces[card].controller == self.seat:
                return game.pieces[card]
        raise Unscripted(f"{self.scenario.name(self.seat)} has no {name} in play")

    def value_of(self, card: str, what: str) -> Any:
        """A value of a card as this seat sees it now: its skill, strength, power, price, what the game tells of it.

        Of several cards of this name it is the seat's own one, of these the first that has such a value; fields of a
        piece count, too.
        """
        name = self.scenario.name(self.seat)
        shown = [*self._cards(card, own=True), *self._cards(card, own=False)]
        if not shown:
            raise Unscripted(f"{name} sees no {card}")
        for values in shown:
            if what in values:
                return values[what]
        known = sorted({key for values in shown for key in values})
        raise Unscripted(f"{name} sees no {what!r} of {card}, only {', '.join(known) or 'nothing'}")

    def figure(self, *path: str | int) -> Any:
        """What the game tells of this seat beyond its record, such as its hand size; further words lead into it."""
        return _into(seen(self.scenario.game, self.seat)["seats"][self.seat], path)

    def _cards(self, name: str, *, own: bool) -> Iterator[Mapping[str, Any]]:
        """The values of the cards with this name that the seat knows: its own ones, or the others."""
        game = self.scenario.game
        for zone in seen(game, self.seat)["zones"]:
            for shown in zone["cards"]:
                piece = shown.get("piece", {})
                theirs = piece["controller"] if piece else zone["seat"]
                if "card" in shown and game.faces[shown["card"]].name == name and (theirs == self.seat) == own:
                    others = {key: value for key, value in shown.items() if key not in ("card", "face", "piece", "now")}
                    yield {**piece, **others, **shown.get("now", {})}

    def why_not(self, card: str) -> list[str]:
        """The rules that say why the seat cannot use a card of this name now; of several copies, the least refused."""
        game = self.scenario.game
        cards = [number for number, face in enumerate(game.faces) if face.name == card]
        if not cards:
            raise Unscripted(f"there is no {card} in this game")
        own = [number for number in cards if game.owners[number] == self.seat] or cards
        reasons = [[refusal.rule for refusal in game.why_not(self.seat, number)] for number in own]
        return min(reasons, key=len)

    def _indices(self, decision: Decision, names: Iterable[str]) -> list[int]:
        labels = [self.scenario.label(option) for option in decision.options]
        indices: list[int] = []
        for name in names:
            free = [index for index, label in enumerate(labels) if label == name and index not in indices]
            if not free:
                raise Unscripted(f"{self.scenario.name(self.seat)} cannot choose {name!r}, only {labels}")
            indices.append(free[0])
        return indices


class Scenario:
    """A game on the table of a test. Seats are its attributes: `table.ann`, `table.bob`, `table.cid`, `table.dan`."""

    def __init__(self, definition: Definition, mode: str = PLAIN) -> None:
        self.definition = definition
        self.mode = mode
        self.match: Match
        self._chance = Chance(1)
        self._asked_for = 0

    def position(
        self, at: str = "", *, seed: int = 1, edition: str | None = None, stops: str = "", **things: Any
    ) -> None:
        """Begin in a position: sides by the names of the seats, shared zones and the table's fields by theirs.

        `position("round", ann=side(hand=["Ace"]), bob=side(), deck=["King"], round=3, options={"cards": 3})`

        With `stops="every window"` all seats are asked in every window, also where they can only pass.
        """
        names = tuple(name for name in NAMES if isinstance(things.get(name), Side))
        options = things.pop("options", None)
        lines = [MARK, f"game: {self.definition.name}"]
        zones = {zone.name: zone for zone in self.definition.zones}
        table: list[str] = []
        for name, value in things.items():
            if isinstance(value, Side):
                lines.extend(_side_lines(name, value, set(zones)))
            elif name in zones:
                lines.append(f"{name}: {' | '.join(value)}")
            else:
                table.append(f"{name}={_text(value)}")
        if table:
            lines.append(f"table: {', '.join(table)}")
        lines.append(f"at: {at}")
        header = Header(
            self.definition.name,
            seats=len(names),
            names=names,
            seed=seed,
            edition=self.definition.editions[0] if edition is None else edition,
            options=options,
            position="\n".join(lines) + "\n",
            stops=_stops(stops),
        )
        self._begin(header)

    def begins(
        self, *, seats: int = 2, seed: int = 1, edition: str | None = None, stops: str = "", **options: Any
    ) -> None:
        """Begin a whole game from its set-up."""
        chosen = self.definition.editions[0] if edition is None else edition
        header = Header(
            self.definition.name, seats=seats, seed=seed, edition=chosen, options=options, stops=_stops(stops)
        )
        self._begin(header)

    def _begin(self, header: Header) -> None:
        self.match = Match(self.definition, header, Log(windows=True))
        self._asked_for = 0

    @property
    def game(self) -> AnyGame:
        """The state of the game."""
        return self.match.game

    @property
    def winners(self) -> list[str] | None:
        """Who has won, by name; None while the game goes on."""
        outcome = self.game.outcome
        return None if outcome is None else [self.name(seat) for seat in outcome.winners]

    @property
    def windows(self) -> list[Opened]:
        """The windows in which somebody was asked, in order, since the position or since this was last looked at.

        Where the scenario stops at every window, these are all that opened.
        """
        windows = self.match.log.windows or []
        new = windows[self._asked_for :]
        self._asked_for = len(windows)
        return new

    @property
    def log(self) -> list[Told]:
        """What has happened so far, as everybody may read it: messages with their arguments."""
        told: list[Told] = []
        for entry in self.match.log.read(self.game.seat_count):
            arguments = dict(entry["arguments"])
            for key in entry["cards"]:
                arguments[key] = _named(arguments.get(key), self._face_name)
            for key in entry["seats"]:
                arguments[key] = _named(arguments.get(key), self._seat_name)
            told.append(Told(entry["message"], arguments))
        return told

    @property
    def sentences(self) -> list[str]:
        """What has happened so far, as everybody may read it: in English, without what has no words."""
        speech = Speech(self.definition, self.game.header.names)
        return [text for _, text in speech.entries(self.match.log.entries, self.game.seat_count)]

    def figure(self, *path: str | int) -> Any:
        """What the game tells of the table, as everybody sees it: `figure("conflict", "totals")`."""
        return _into(seen(self.game, self.game.seat_count)["table"], path)

    def value_of(self, card: str, what: str) -> Any:
        """A value of a card as everybody sees it now; see `Player.value_of`."""
        return Player(self, self.game.seat_count).value_of(card, what)

    def _face_name(self, id: str) -> str:
        return self.definition.library.faces[id].name

    def _seat_name(self, seat: int) -> str | None:
        return self.name(seat) if seat >= 0 else None

    @property
    def deciding(self) -> list[str]:
        """Who must decide now, by name."""
        return [self.name(decision.seat) for decision in self.game.pending]

    def __getattr__(self, name: str) -> Any:
        """A seat by its name, a shared zone as the names of its cards, or a field of the table."""
        if name == "match":
            raise AttributeError("the scenario has no position yet")
        game = self.game
        if name in game.header.names:
            return Player(self, game.header.names.index(name))
        for zone in self.definition.zones:
            if zone.name == name and zone.shared:
                return [game.faces[card].name for card in game.zone(zone)]
        return getattr(game.table, name)

    def piece(self, name: str) -> Any:
        """The piece of the card in play with this name; the first of several."""
        for card in self.game.in_play():
            if self.game.faces[card].name == name:
                return self.game.pieces[card]
        raise Unscripted(f"no {name} is in play")

    def in_play(self, name: str) -> bool:
        """Whether a card with this name is in play."""
        return any(self.game.faces[card].name == name for card in self.game.pieces)

    def everybody_passes(self) -> None:
        """Everybody who can pass does, until somebody must decide something else or the game is over."""
        while self.game.pending and all(PASS in decision.options for decision in self.game.pending):
            for decision in self.game.pending:
                self.answer(decision.seat, decision.options.index(PASS))

    def name(self, seat: int) -> str:
        """The name of a seat; that of a spectator is everybody's, and that of no seat nobody's."""
        if seat < 0:
            return "nobody"
        return "everybody" if seat == self.game.seat_count else self.game.header.names[seat]

    def label(self, option: Value) -> str:
        """How a scenario names an option: a card by its name, a move by its verb, its card and its details."""
        return label(self.game, option)

    def situation(self) -> str:
        """What the game waits for, in words for a failed scenario."""
        if self.game.outcome is not None:
            return f"the game is over, {self.winners} won ({self.game.outcome.rule})"
        waiting = [
            f"{self.name(decision.seat)}: {decision.prompt} {[self.label(option) for option in decision.options]}"
            for decision in self.game.pending
        ]
        return f"the game waits for {'; '.join(waiting)}"

    def finished(self) -> None:
        """The end of a scenario: nothing that must be decided was left out of it if it ended the game."""
        if self.mode == HARSH and hasattr(self, "match"):
            self._check_replay()

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer, in the way of the mode."""
        others = self._others() if self.mode == HARSH else {}
        refusal = self.match.answer(seat, answer)
        if refusal is not None:
            raise Unscripted(f"{answer!r} is refused: {refusal}; {self.situation()}")
        if not others:
            return
        after = to_data(self.game)
        for what, other in others.items():
            other.answer(seat, answer)
            assert to_data(other) == after, f"{what} goes another way than its original"
        log, windows = self.match.log.read(0), list(self.match.log.windows or ())
        self.match.undo()
        self.match.redo()
        assert to_data(self.game) == after, "undo and redo lead to another state"
        assert self.match.log.read(0) == log, "undo and redo lead to another log"
        assert self.match.log.windows == windows, "undo and redo lead to other windows"
        self._check_replay()

    def _others(self) -> dict[str, AnyGame]:
        """States that must go the same way as this one, in which all laws hold."""
        check_laws(self.game, self._chance, offers=False)
        return {"a clone": self.game.clone(), "what was decoded": decode(self.definition, encode(self.game))}

    def _check_replay(self) -> None:
        again = replay(self.definition, self.match.record())
        assert to_data(again.game) == to_data(self.game), "the record replays to another state"


def _stops(where: str) -> bool:
    """Whether a scenario stops at every window; there is nothing else where it could."""
    if where not in ("", EVERY_WINDOW):
        raise ValueError(f"a scenario stops at {EVERY_WINDOW!r}, not at {where!r}")
    return bool(where)


def _side_lines(name: str, value: Side, zones: set[str]) -> list[str]:
    lines = [f"{key} {name}: {' | '.join(cards)}" for key, cards in value.things.items() if key in zones]
    fields = [f"{key}={_text(field)}" for key, field in value.things.items() if key not in zones]
    return [*lines, f"seat {name}: {', '.join(fields)}"] if fields else lines


def _named(value: Any, name: Any) -> Any:
    """The names of what a line of the log tells of: of one, of several, or of nothing."""
    if isinstance(value, (list, tuple)):
        return [_named(part, name) for part in value]
    return None if value is None else name(value)


def _into(shown: Any, path: tuple[str | int, ...]) -> Any:
    """What stands at the end of a path in shown data; the scenario fails with what there is if nothing does."""
    for step in path:
        if isinstance(step, str) and (not isinstance(shown, Mapping) or step not in shown):
            known = ", ".join(map(str, shown)) if isinstance(shown, Mapping) else repr(shown)
            raise Unscripted(f"nothing is told of {step!r}, only of {known}")
        shown = shown[step]
    return shown


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
