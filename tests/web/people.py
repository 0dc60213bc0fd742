"""People before a browser: they see what is on the page, and answer with mouse, keys or fingers."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Position, WebSocket, expect

from tests.server.processes import wait_for

PATIENCE = 30.0
"""No wait in these tests is longer than so many seconds."""

MOST = 200
"""Nobody answers more decisions than so many in one test."""

expect.set_options(timeout=PATIENCE * 1000)

ON_BOARD = "main [data-choosable] > button, main [data-choosable]:is(button, [role=button])"
"""What can be clicked on a board to answer: cards, piles, zones, rings, hexes, turns."""


def settled(**settings: str) -> str:
    """A script with which a browser comes with these settings, unless it has settings already."""
    return f"""
        if (location.protocol.startsWith('http') && !localStorage.getItem('nefrit.settings'))
            localStorage.setItem('nefrit.settings', JSON.stringify({json.dumps(settings)}))
    """


UNGUARDED = settled(guard="off", playback="off")
"""Most tests are about something else than the rest after each question, and than what is played back before it: they
switch both off as anybody can."""

BROKEN_CONNECTION = re.compile(r"ERR_|WebSocket connection to '[^']*' failed")
"""How Chromium's console names a request or a socket that lost its connection."""


@dataclass(frozen=True)
class Asked:
    """A decision as it stands on the page."""

    decision: str
    kind: str
    prompt: str
    options: int


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, name: str, url: str, *, finger: bool = False) -> None:
        self.context = context
        self.finger = finger
        self.page: Page = context.new_page()
        self.name = name
        self.url = url
        self.problems: list[str] = []
        self.told: list[dict[str, Any]] = []
        """Everything the sockets of the table have told."""
        self.answers_sent: list[int] = []
        """The numbers of the decisions that were answered, as they left the browser."""
        self.last = ""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"{self.page.url}: {error}"))
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"{self.page.url}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self.answers_sent.append(message["decision"])

    def forgives_the_network(self) -> None:
        """Drop what the browser itself reports while there is no connection: that is no fault of the page.

        Chromium calls a request that failed `net::ERR_...`, and a socket `WebSocket connection to ... failed` with one
        of several reasons: they depend on how far the handshake had come when the server went away.
        """
        self.problems = [problem for problem in self.problems if not BROKEN_CONNECTION.search(problem)]

    @property
    def over(self) -> dict[str, Any]:
        """What the table has told of the end. Something else may have come after it, such as who is still there."""
        return next(message for message in reversed(self.told) if message["type"] == "over")

    def sees(self, testid: str) -> Locator:
        """Whatever has this test id."""
        return self.page.get_by_test_id(testid)

    def goes_to(self, path: str) -> None:
        self.page.goto(f"{self.url}{path}")

    def reads(self, path: str) -> None:
        """Go to a page and wait until everything is there."""
        self.goes_to(path)
        expect(self.page.locator("main h1").first).to_be_attached()
        self.page.wait_for_load_state("networkidle")

    def tabs_to(self, testid: str) -> None:
        """Press the tabulator until something has the focus."""
        for _ in range(MOST):
            if self.sees(testid).evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator does not lead to {testid}")

    # ---- At the door

    def says_name(self) -> None:
        """Write the name into the field that asks for it."""
        self.sees("name").fill(self.name)

    def plays(self, game: str, *, people: int = 2, mode: str = "") -> None:
        """Sit down on the page of a game, against bots."""
        self.goes_to(f"/play/{game}")
        self.says_name()
        if mode:
            self.sees(f"mode-{mode}").click()
        if people > 2:
            self.sees("people").select_option(str(people))
        self.presses(self.sees(f"play-{game}"))
        expect(self.sees("decision-bar")).to_be_visible()

    def invites(self, game: str) -> str:
        """Open a private table on the page of a game; the link that others need."""
        self.goes_to(f"/play/{game}")
        self.says_name()
        self.presses(self.sees(f"invite-{game}"))
        return self.sees("invitation").input_value()

    def accepts(self, link: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        self.says_name()
        self.presses(self.sees("sit"))
        expect(self.sees("decision-bar")).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table where this person is."""
        return self.page.url.rpartition("/")[2]

    # ---- At the table

    def is_asked(self) -> Asked | None:
        """Wait for the next decision; None if the game is over."""
        bar, over = self.page.locator(self._new), self.page.locator("[data-testid=over]")
        for _ in range(MOST):
            bar.or_(over).first.wait_for()
            if bar.count():
                break
            # A decision goes away again while what happened before it is played back.
            if over.count():
                return None
        found: dict[str, Any] = bar.evaluate(
            """(bar) => ({
                decision: bar.dataset.decision,
                kind: bar.dataset.kind,
                prompt: document.querySelector('[data-testid=prompt]').textContent,
                options: Number(bar.dataset.count),
            })"""
        )
        return Asked(**found)

    @property
    def _new(self) -> str:
        """What only a decision matches that was not answered yet."""
        return f"[data-decision]:not([data-decision='{self.last}'])"

    @property
    def is_asked_now(self) -> bool:
        """Whether there is a decision at this moment."""
        return self.page.locator(self._new).count() > 0

    def is_asked_anew(self) -> Asked | None:
        """Wait for a decision that may be the one of before: after an undo, a reload, or at another table."""
        self.last = ""
        return self.is_asked()

    def answered(self, asked: Asked) -> None:
        """Wait until an answer has left."""
        self.last = asked.decision
        expect(self.page.locator(f"[data-decision='{asked.decision}']")).to_have_count(0)

    def has_sent(self, count: int) -> None:
        """Wait until so many answers have left the browser, and no more."""
        wait_for(lambda: self.page.evaluate("true") and len(self.answers_sent) >= count, f"{count} answers")
        assert len(self.answers_sent) == count

    def answers(self, asked: Asked, *, on_board: bool = False) -> None:
        """Answer with mouse or finger: the last option of one, the first of several; on the board, if it is there."""
        if asked.kind == "one":
            places = self.page.locator(ON_BOARD)
            if on_board and places.count():
                self.presses_on_board(places.last)
                # What a card asks for is confirmed.
                confirm = self.page.locator(f"[data-decision='{asked.decision}'] [data-testid=confirm]")
                if confirm.count():
                    self.presses(confirm)
            else:
                self.presses_option(asked.options - 1)
        else:
            self.completes(asked)
            self.presses(self.sees("confirm"))
        self.answered(asked)

    def passes(self, asked: Asked) -> None:
        """Pass with mouse or finger where that is possible; else answer."""
        passing = self.page.locator(f"[data-decision='{asked.decision}'] button.pass")
        if not passing.count():
            self.answers(asked, on_board=True)
            return
        self.presses(passing.first)
        self.answered(asked)

    def presses(self, place: Locator) -> None:
        """Click, or tap."""
        if self.finger:
            place.tap()
        else:
            place.click()

    def presses_edge(self, thing: Locator) -> None:
        """Click or tap on what is seen of a thing: of a card that others lie over, its left edge."""
        held = thing.evaluate("(thing) => thing.closest('.lay') !== null && thing.closest('[data-card]') !== null")
        at: Position | None = {"x": 12, "y": 24} if held else None
        if self.finger:
            thing.tap(position=at)
        else:
            thing.click(position=at)

    def presses_thing(self, thing: Locator) -> None:
        """Act on something that lies on the table: a finger reads with the first tap and acts with the second."""
        self.presses_edge(thing)
        if self.finger:
            self.presses_edge(thing)

    def reads_thing(self, thing: Locator) -> None:
        """Read something that lies on the table, and do nothing with it."""
        if self.finger:
            self.presses_edge(thing)
        else:
            thing.hover()
        expect(self.sees("preview")).to_be_visible()
        if thing.evaluate("(thing) => thing.closest('[data-card]') !== null"):
            expect(self.page.locator("main .card.read")).to_be_visible()

    def presses_on_board(self, place: Locator) -> None:
        """Act on the board; where a thing means several things, the first of them, and of a pile its first card."""
        self.presses_thing(place)
        several = self.page.get_by_role("menuitem")
        listed = self.page.locator("[data-testid=choices] [data-testid^=option-]")
        inside = self.page.locator("dialog [data-choosable] > button")
        if several.count():
            self.presses(several.first)
        elif listed.count():
            self.presses_thing(listed.first)
        elif inside.count():
            self.presses_thing(inside.first)

    def presses_option(self, number: int) -> None:
        """Choose an option in the dock, or in the list of all choices where it has a place on the board."""
        option = self.sees(f"option-{number}")
        # The dock opens the list by itself where it has no room, as soon as it knows what the board offers.
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
        )

        def is_there() -> bool:
            # If it opened the list after all, the press on its button has closed it.
            if not option.count() and not self.sees("choices").count():
                self.presses(self.sees("all-choices"))
            return option.count() > 0

        wait_for(is_there, f"option {number}")
        if self.sees("choices").count():
            self.presses_thing(self.sees("choices").get_by_test_id(f"option-{number}"))
        else:
            self.presses(option)

    def completes(self, asked: Asked) -> None:
        """Make an answer of several complete."""
        confirm = self.sees("confirm")
        if asked.kind == "order" and not confirm.is_enabled():
            self.presses(self.sees("order-as-listed"))
        for number in range(asked.options):
            if confirm.is_enabled():
                return
            if asked.kind == "some":
                self.presses_option(number)
            elif asked.kind == "distribute":
                self.gives(number)

    def gives(self, number: int) -> None:
        """Give an option as many points as it can take."""
        if not self.sees("choices").count():
            self.presses(self.sees("all-choices"))
        more = self.sees("choices").locator("li").nth(number).locator(".points button").last
        while more.is_enabled():
            self.presses(more)

    def declares(self, asked: Asked) -> None:
        """Send everybody who can go, with the button of the dock; who is alone is chosen on the board."""
        everybody = self.sees("choose-all")
        if everybody.count():
            self.presses(everybody)
        else:
            self.presses_thing(self.page.locator(ON_BOARD).last)
        self.presses(self.sees("confirm"))
        self.answered(asked)

    def answers_some(self, count: int) -> Asked:
        """Answer so many decisions in the bar; the one that comes then."""
        for _ in range(count):
            asked = self.is_asked()
            assert asked is not None
            self.answers(asked)
        asked = self.is_asked()
        assert asked is not None
        return asked

    def concedes(self) -> None:
        """Give up, through the menu of the table."""
        self.sees("table-menu").click()
        self.sees("concede").click()
        self.sees("concede-yes").click()
        expect(self.sees("over")).to_be_visible()

    def types(self, asked: Asked) -> None:
        """Answer with the keyboard alone."""
        keyboard = self.page.keyboard
        if asked.kind == "one":
            keyboard.press(key_of(asked.options - 1))
        else:
            for number in range(asked.options):
                ready = self.page.locator("[data-testid=confirm]:enabled").count()
                if ready or not self.page.locator(f"[data-decision='{asked.decision}']").count():
                    break
                keyboard.press(key_of(number))
            if self.page.locator(f"[data-decision='{asked.decision}']").count():
                keyboard.press("Enter")
        self.answered(asked)

    @property
    def log(self) -> str:
        """What the log says."""
        return self.sees("log").inner_text()


def whoever_is_asked(*people: Person) -> Person:
    """Wait until one of them is asked."""
    found: Person = wait_for(lambda: next((person for person in people if person.is_asked_now), None), "decision")
    return found


def key_of(option: int) -> str:
    """The key of an option: 1 is the first, 0 the tenth; none is further away."""
    return str(min(option, 9) + 1)[-1]
