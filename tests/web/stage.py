"""A table in a browser whose socket tells recorded positions instead of what the server tells."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.server.processes import Server, wait_for
from tests.web.recording import Position

MEASURE = Path(__file__).with_name("measure.js").read_text()

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}

AT_REST = f"""async () => {{
    const measure = {MEASURE}
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const boxes = () => [...document.querySelectorAll('main *, [data-region=dock] *, aside *')]
        .map((one) => {{
            const {{ left, top, width, height }} = one.getBoundingClientRect()
            return `${{left}} ${{top}} ${{width}} ${{height}}`
        }})
        .join()
    await document.fonts.ready
    let before = ''
    for (let tries = 0; tries < 200; tries++) {{
        await frame()
        await frame()
        const found = boxes()
        if (found === before) return measure()
        before = found
    }}
    throw new Error('the table does not come to rest')
}}"""
"""Measures the table when it has come to rest: twice in a row all boxes are the same."""


class Stage:
    """One page that is shown one position after the other; it is loaded once."""

    def __init__(self, server: Server, context: BrowserContext, game: str) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.answers: list[dict[str, Any]] = []
        """The answers that the page has sent."""
        self.replies: list[Position] = []
        """What the next answers are answered with."""
        self._sequence = 0
        self._wire: WebSocketRoute | None = None
        self._previews: dict[str, Any] = {}
        self.page.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.route_web_socket("**/socket", self._connects)
        # A table of the game that is there in truth, for everything that the page asks besides.
        table = server.post("/tables", game=game, name="Ann", seat=0, against="greedy")["table"]
        self.address = f"{server.url}/table/{table}"

    def _connects(self, wire: WebSocketRoute) -> None:
        self._wire = wire
        wire.on_message(self._hears)

    def _hears(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "answer":
            self.answers.append(message)
            if self.replies:
                self.tells(self.replies.pop(0))
        elif message["type"] == "ping":
            self._sends({"type": "pong", "sequence": self._sequence})
        elif message["type"] == "preview":
            told = self._previews.get(str(message["card"]))
            self._sends(told or {"type": "previewed", "card": message["card"], "preview": None, "words": {}})

    def _sends(self, message: dict[str, Any]) -> None:
        assert self._wire is not None
        self._wire.send(json.dumps(message))

    @property
    def told(self) -> int:
        """The number of the decision that was told last."""
        return self._sequence

    def tells(self, position: Position) -> int:
        """Tell the page a position as the newest of this table; the number of its decision."""
        self._previews = position.get("previews", {})
        view = position["view"]
        before = self._sequence
        steps = [{**step, "sequence": before + 1 + at} for at, step in enumerate(view["log"]["steps"])]
        self._sequence += len(steps) + 1
        asked = view["asked"] and view["asked"] | {"decision": self._sequence}
        self._sends(view | {"sequence": self._sequence, "asked": asked, "log": {"keep": before, "steps": steps}})
        if position.get("over"):
            self._sends(position["over"] | {"sequence": self._sequence})
        return self._sequence

    def repeats(self, position: Position) -> None:
        """Tell the present position again, with its decision, to the same people under another name."""
        view = position["view"]
        asked = view["asked"] | {"decision": self._sequence}
        names = ["Told again", *view["names"][1:]]
        self._sends(
            view
            | {"sequence": self._sequence, "asked": asked, "names": names}
            | {"log": {"keep": self._sequence, "steps": []}}
        )

    def has_answered(self) -> None:
        """Wait until the page has sent an answer."""
        wait_for(lambda: self.page.evaluate("true") and self.answers, "answer")

    def opens(self, position: Position) -> None:
        """Show a position, and wait until the page shows it."""
        first = self._wire is None
        if first:
            self.page.goto(self.address)
            while self._wire is None:
                self.page.wait_for_timeout(10)
        number = self.tells(position)
        if first:
            # The drawings of cards are loaded when they are needed for the first time.
            expect(self.page.locator("main .card :is(.typeset, .drawing > *, svg)").first).to_be_attached()
            self.page.wait_for_load_state("networkidle")
        if position["view"]["asked"]:
            expect(self.page.locator(f"[data-decision='{number}']")).to_have_count(1)
        else:
            expect(self.page.get_by_test_id("over")).to_be_visible()
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_test_id("over")).to_have_count(0)

    def resizes(self, size: str) -> None:
        """Give the window another size."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def measures(self) -> dict[str, Any]:
        """What is seen of the table when it has come to rest."""
        found: dict[str, Any] = self.page.evaluate(AT_REST)
        return found
