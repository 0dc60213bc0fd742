"""A session: a game played at one terminal by people and bots, with undo, the log and the record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nefrit import __version__, bots
from nefrit.cli.failures import Refused, RulesFailed, save_failure
from nefrit.cli.files import write_bytes
from nefrit.cli.table.answers import NotUnderstood, matching, read_answer
from nefrit.cli.table.areas import areas, only
from nefrit.cli.table.display import Display
from nefrit.cli.table.keyboard import EndOfInput, Keyboard
from nefrit.kernel.cards import PRINTED, Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.explaining import why_not_card
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match
from nefrit.kernel.record import Damaged
from nefrit.kernel.refusals import Refusal
from nefrit.rulebook import Decision as Decided
from nefrit.rulebook import Rule, catalog, has_catalog
from nefrit.sim.seeds import derived
from nefrit.text.render import sentence
from nefrit.text.seeing import seen

HUMAN = "human"
"""A person at the keyboard; all other players are bots."""

MOST_RULES = 5
"""How many rules with the same words in their titles are shown at once."""

MOST_MISTAKES = 100
"""After so many lines in a row that are no answer, a pipe is not going to give one."""


class Left(Exception):
    """The person at the keyboard leaves the game."""


def players_of(game: str) -> tuple[str, ...]:
    """Who can play a seat in a game: a person, or one of its bots."""
    return (HUMAN, *bots.names(game))


class Session:
    """Plays a match to its end. `players` says for each seat who plays it, `record` where the record goes, if anywhere.

    People decide first where several seats decide at the same time, so a bot never has to wait for an undo; nobody sees
    what others have decided before all have. Where there is one answer only people are not asked, unless `ask_anyway`;
    they are told what was answered for them.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        display: Display,
        keyboard: Keyboard,
        record: Path | None,
        *,
        ask_anyway: bool = True,
    ) -> None:
        self.match = match
        self.players = players
        self.display = display
        self.speech = display.speech
        self.keyboard = keyboard
        self.record = record
        self.ask_anyway = ask_anyway
        self.given: dict[int, list[str]] = {}
        """What was answered for each seat since it was last shown the table, in words."""
        self.humans = [seat for seat, player in enumerate(players) if player == HUMAN]
        game = match.definition.name
        self.bots = {seat: bots.find(game, player) for seat, player in enumerate(players) if player != HUMAN}
        self.read = dict.fromkeys(range(len(players) + 1), 0)
        """How much of the log each seat has been shown; the last is a spectator's."""
        # It is never turned back: after an undo a bot may decide otherwise, so taking back is no way to find it out.
        self.chance = Chance(derived(match.header.seed, 0)[1])
        self.at_screen = self.humans[0] if self.humans else len(players)
        """Whose view is on the screen."""

    def play(self) -> None:
        """Play until the game is over, somebody leaves, or there is no more input."""
        self.display.opening(self.match.definition.title, self.match.header.seed)
        self._write_record()
        try:
            while self.match.game.outcome is None:
                self._next()
            self._finish()
        except EndOfInput:
            self.display.note(self.speech.tell("end-of-input"))
        except Left:
            self.display.note(self.speech.tell("left"))
        finally:
            self._write_record()
        if self.record is not None:
            self.display.note(self.speech.tell("record-saved", file=str(self.record)))

    def _next(self) -> None:
        """Let a person decide, or a bot if nobody at the keyboard has anything to decide."""
        waiting = [decision.seat for decision in self.match.game.pending]
        for seat in waiting:
            if seat in self.humans:
                sole = self._sole_answer(self.match.game, seat)
                if sole is None:
                    self._ask(seat)
                else:
                    self._give(seat, sole)
                return
        decision = self.match.game.pending[0]
        if not decision.answers(1):
            raise Damaged(f"{self.speech.seat(decision.seat)} must decide, but there is nothing to choose from")
        self._answer(decision.seat, self._bot_answer(decision))

    def _sole_answer(self, game: AnyGame, seat: int) -> Answer | None:
        """The answer that a person need not give, because there is no other and being asked is no secret."""
        decision = game.decision(seat)
        if self.ask_anyway or decision is None or game.definition.conceals(game, seat):
            return None
        return decision.sole_answer

    def _give(self, seat: int, answer: Answer) -> None:
        """Answer for a person, who is told of it with the next question."""
        view = seen(self.match.game, seat)
        words = self.speech.tell("given-sole", prompt=self.speech.prompt(view), answer=self.speech.answer(view, answer))
        if self._answer(seat, answer):
            self.given.setdefault(seat, []).append(words)

    def _bot_answer(self, decision: Decision) -> Answer:
        try:
            return bots.ask(self.bots[decision.seat], self.match.game, decision, self.chance)
        except Exception as error:
            header = self.match.header
            raise RulesFailed(header.game, error, save_failure(header, self.match.answers)) from error

    def _finish(self) -> None:
        if len(self.humans) > 1:
            # What one of several people held is nobody else's business, even now.
            self.at_screen = len(self.players)
            self.read[self.at_screen] = min(self.read[seat] for seat in self.humans)
        view = seen(self.match.game, self.at_screen)
        self.display.table(view, self._news(self.at_screen))
        self.display.outcome(self.speech.outcome(view["outcome"]))

    # ---- One decision of a person

    def _ask(self, seat: int) -> None:
        """Show a person the table and the question, and read lines until one of them changes something."""
        if seat != self.at_screen:
            self.display.hide()
            self.keyboard.read(f"{self.speech.tell('hand-over', name=self.speech.seat(seat))} ")
            self.at_screen = seat
        view = seen(self.match.game, seat)
        labels = self.speech.options(view)
        told = [(0, words) for words in self.given.pop(seat, [])]
        self.display.table(view, [*told, *self._news(seat)])
        self.display.question(view, labels)
        mistakes = 0
        while not self._heed(self.keyboard.read(f"{self.speech.tell('your-answer')}: "), view, labels):
            mistakes += 1
            if mistakes >= MOST_MISTAKES and self.keyboard.piped:
                raise Refused(f"the input has given no answer in {mistakes} lines")

    def _heed(self, line: str, view: dict[str, Any], labels: Sequence[str]) -> bool:
        """Do what a line says. Whether the table has changed, and must be shown again."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = word.casefold()
        if command == "q" and not rest:
            raise Left
        if command in ("u", "r") and not rest:
            return self._undo() if command == "u" else self._redo()
        if line.startswith("?"):
            self._explain(line[1:].strip(), view, labels)
        elif line.startswith("!"):
            self._preview(line[1:].strip(), view)
        elif command == "rule" and not rest:
            self._show_rule(view["decision"]["rule"], "no-rule-text")
        elif command == "rule":
            self._show_rule(rest, "no-such-rule")
        elif command == "log" and not rest:
            entries = self._entries(view["seat"], 0)
            self.display.log(self.speech.tell("whole-log"), entries or [(0, self.speech.tell("nothing-yet"))])
        elif command == "look":
            self._look(rest, view)
        elif command == "save":
            self._save(rest)
        else:
            return self._try(line, view, labels)
        return False

    def _try(self, line: str, view: dict[str, Any], labels: Sequence[str]) -> bool:
        try:
            answer = read_answer(line, view["decision"], labels)
        except NotUnderstood as error:
            self.display.trouble(self.speech.tell(error.message, **error.arguments))
            return False
        return self._answer(view["seat"], answer)

    def _answer(self, seat: int, answer: Answer) -> bool:
        """Give an answer; whether it was accepted."""
        try:
            refusal = self.match.answer(seat, answer)
        except Exception as error:
            header, answers = self.match.header, [*self.match.answers, (seat, answer)]
            raise RulesFailed(header.game, error, save_failure(header, answers)) from error
        if refusal is not None:
            self.display.trouble(self.speech.refusal(refusal))
        return refusal is None

    # ---- Commands

    def _undo(self) -> bool:
        """Go back to the last decision that a person at the keyboard made."""
        answers = self.match.answers
        own = [
            number
            for number, (seat, _) in enumerate(answers)
            if seat in self.humans and self._sole_answer(self.match.before(number), seat) is None
        ]
        if not own:
            self.display.trouble(self.speech.tell("nothing-to-undo"))
            return False
        self.match.undo(len(answers) - own[-1])
        self._forget()
        return True

    def _redo(self) -> bool:
        """Go forward again to where a person at the keyboard decides."""
        if not self.match.redo():
            self.display.trouble(self.speech.tell("nothing-to-redo"))
            return False
        while not self._asks_somebody() and self.match.redo():
            pass
        return True

    def _asks_somebody(self) -> bool:
        """Whether a person has something to decide."""
        game = self.match.game
        return any(
            decision.seat in self.humans and self._sole_answer(game, decision.seat) is None for decision in game.pending
        )

    def _forget(self) -> None:
        written = len(self.match.log.entries)
        self.read = {seat: min(shown, written) for seat, shown in self.read.items()}
        self.given = {}

    def _look(self, name: str, view: dict[str, Any]) -> None:
        """Show everything on the table, or the zones whose name has the words in it."""
        shown = only(areas(view, self.speech), name)
        if shown:
            self.display.areas(shown)
        else:
            self.display.trouble(
                self.speech.tell("nothing-there", text=name[:60]) if name else self.speech.tell("empty-table")
            )

    def _explain(self, name: str, view: dict[str, Any], labels: Sequence[str]) -> None:
        """Say what can be typed; of a card, what it says and why it cannot be chosen; of a topic, why not."""
        topics = self.match.definition.topics(self.match.game, view["seat"])
        named = {self.speech.say(topic): reasons for topic, reasons in topics.items()}
        if not name:
            self._help(view["decision"]["kind"], list(named))
            return
        faces = self._faces_called(name, view)
        names = list(dict.fromkeys(face.name for face in faces))
        asked = matching(name, list(named))
        if asked and name.casefold() not in [known.casefold() for known in names]:
            for index in asked:
                self._tell_topic(list(named)[index], list(named.values())[index])
        elif not faces:
            self.display.trouble(self.speech.tell("no-such-card", text=name[:60]))
        elif len(names) > 1:
            self.display.trouble(self.speech.tell("not-clear", text=name[:60], options=names[:4]))
        else:
            self._show_card(faces[0], view)

    def _preview(self, name: str, view: dict[str, Any]) -> None:
        """Show what a card that the seat can see would do if it were used now."""
        shown = [card for zone in view["zones"] for card in zone["cards"] if "card" in card]
        names = [self.speech.card(card["face"]) for card in shown]
        told: dict[str, dict[str, Any]] = {}
        for index in matching(name, names):
            preview = self.match.definition.preview(self.match.game, view["seat"], shown[index]["card"])
            if preview is not None:
                told.setdefault(names[index], preview)
        if len(told) > 1:
            self.display.trouble(self.speech.tell("not-clear", text=name[:60], options=list(told)[:4]))
        elif not any(self.display.preview(title, view, preview) for title, preview in told.items()):
            self.display.trouble(self.speech.tell("no-preview", text=name[:60]))

    def _help(self, kind: str, topics: list[str]) -> None:
        told = [self.speech.tell(f"hint-{kind}"), self.speech.tell("help-commands")]
        if topics:
            told.append(self.speech.tell("help-topics", topics=topics))
        self.display.note("\n".join(told))

    def _faces_called(self, name: str, view: dict[str, Any]) -> list[Face]:
        """The faces that a name means: of several those that the seat sees now, if it sees any."""
        faces = list(self.match.definition.library.faces.values())
        found = [faces[index] for index in matching(name, [face.name for face in faces])]
        in_sight = {card.get("face") for zone in view["zones"] for card in zone["cards"]}
        return [face for face in found if face.id in in_sight] or found

    def _tell_topic(self, topic: str, refusals: Sequence[Refusal]) -> None:
        reasons = self._reasons(refusals) or [self.speech.tell("can-be-done")]
        self.display.log(sentence(topic).rstrip("."), [(0, reason) for reason in reasons])

    def _show_card(self, face: Face, view: dict[str, Any]) -> None:
        known = self.match.definition.card_facts(face)
        facts = [
            f"{self.speech.field(key)} {self.speech.word(key, value)}"
            for key, value in known.items()
            if key not in ("id", "name") and value is not False and value not in (None, "", [], (), PRINTED)
        ]
        self.display.card(face, facts, self.speech.card_text(face), self._remarks(face.id, view))

    def _remarks(self, face: str, view: dict[str, Any]) -> list[str]:
        """Whether a card that the seat can see may be chosen now, and every reason why not."""
        shown = [(zone["seat"], card) for zone in view["zones"] for card in zone["cards"] if card.get("face") == face]
        if not shown:
            return []
        offered = [option.get("card") for option in view["decision"]["options"]]
        if any(card["card"] in offered for _, card in shown):
            return [self.speech.tell("can-be-used")]
        seat = view["seat"]
        mine = [card["card"] for owner, card in shown if owner == seat] or [card["card"] for _, card in shown]
        # Of several copies the one counts that comes nearest to being usable.
        answer = min((why_not_card(self.match.game, seat, card) for card in mine), key=lambda one: len(one.reasons))
        told = self._reasons(answer.reasons)
        if not told:
            told.append(self.speech.tell("not-what-is-asked", prompt=self.speech.prompt(view)))
            told.append(self.speech.tell("rule-that-asks", rule=self.speech.rule(answer.rule)))
        return told + [self.speech.tell("could-be-used", step=self._step(number)) for number in answer.when]

    def _step(self, number: str) -> str:
        """What a step of the timing chart is called."""
        return self.speech.say(f"chart-{number.replace('.', '-')}")

    def _reasons(self, refusals: Sequence[Refusal]) -> list[str]:
        """Refusals as sentences, each with its rule, none twice."""
        return list(
            dict.fromkeys(f"{self.speech.refusal(refusal)} ({self.speech.rule(refusal.rule)})" for refusal in refusals)
        )

    def _show_rule(self, name: str, otherwise: str) -> None:
        """Show a rule by its id, or by the beginning of its title."""
        game = self.match.definition.name
        entries = catalog(game).entries if has_catalog(game) else {}
        found = [entries[name]] if name in entries else self._rules_called(name, list(entries.values()))
        if not found:
            self.display.trouble(self.speech.tell(otherwise, rule=name[:60]))
        for entry in found[:MOST_RULES]:
            self.display.rule(entry.name, entry.text)

    def _rules_called(self, name: str, entries: Sequence[Rule | Decided]) -> list[Rule | Decided]:
        return [entries[index] for index in matching(name, [entry.name for entry in entries])]

    def _save(self, name: str) -> None:
        if not name:
            self.display.trouble(self.speech.tell("name-a-file"))
            return
        try:
            write_bytes(Path(name), self.match.record(__version__).to_json())
        except (OSError, ValueError, Refused) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.display.trouble(self.speech.tell("not-saved", file=name, reason=reason))
        else:
            self.display.note(self.speech.tell("saved", file=name))

    # ---- The log and the record

    def _news(self, seat: int) -> list[tuple[int, str]]:
        """What has happened since the seat last looked."""
        entries = self._entries(seat, self.read[seat])
        self.read[seat] = len(self.match.log.entries)
        return entries

    def _entries(self, seat: int, start: int) -> list[tuple[int, str]]:
        return self.speech.entries(self.match.log.entries[start:], seat)

    def _write_record(self) -> None:
        if self.record is not None:
            write_bytes(self.record, self.match.record(__version__).to_json())
