"""By which names the server may be asked: a page that has another name for it is somebody else's."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

ANY = "*"


def is_address(host: str) -> bool:
    """Whether a host is an address of numbers and not a name."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether a host is the computer itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    return is_address(host) and ipaddress.ip_address(host.strip("[]")).is_loopback


class Hosts:
    """The names of this server: those that are said, that of its public address, and those of the computer itself.

    A page of another site can let its own name lead here; then browsers would treat both as one. With an address of
    numbers it cannot.
    """

    def __init__(self, named: Iterable[str], urls: Iterable[str]) -> None:
        own = socket.gethostname().casefold()
        hosts = [urlsplit(url).hostname or "" for url in urls]
        self.named = frozenset([own, f"{own}.local", *(name.casefold() for name in (*named, *hosts) if name)])

    def allow(self, host: str) -> bool:
        """Whether the server may be asked by the name in this header; a program that is no browser need not say it."""
        name = (urlsplit(f"//{host}").hostname or "") if host else ""
        return not name or ANY in self.named or name in self.named or is_loopback(name) or is_address(name)
