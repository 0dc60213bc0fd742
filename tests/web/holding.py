"""Requests of a page that are held back: what happens to those who are faster than the server."""

from __future__ import annotations

from playwright.sync_api import Page, Route


class Held:
    """The requests to an address, by one method or by any, until they are let go."""

    def __init__(self, page: Page, address: str, method: str = "") -> None:
        self.method = method
        self.routes: list[Route] = []
        self.count = 0
        """How many there have been."""
        self.open = False
        # A method of our own: Playwright marks what it calls, and nothing built in can be marked.
        page.route(address, lambda route: self._comes(route))

    def _comes(self, route: Route) -> None:
        wanted = self.method in ("", route.request.method)
        self.count += wanted
        if wanted and not self.open:
            self.routes.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        """Let through what was held, and all that comes."""
        self.open = True
        while self.routes:
            self.routes.pop(0).continue_()
