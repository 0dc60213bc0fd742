"""REST: under which address others find this server, for invitations."""

from __future__ import annotations

import socket

import msgspec
from litestar import get

from nefrit.server.web.hosts import is_loopback
from nefrit.server.web.house import House
from nefrit.server.web.limits import READING
from nefrit.server.web.problems import DOCUMENTED, AnyRequest

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: the way to it leaves by the interface of the network. Nothing is sent."""


class AddressShown(msgspec.Struct, frozen=True):
    """The address that people use, if one is set; and the one in the local network, for whoever sits at the server.

    `local` says whether only the computer of the server itself is listened to.
    """

    public: str | None
    network: str | None
    local: bool


def network_host() -> str | None:
    """The address of this computer in its network; None if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(ELSEWHERE)
            host = str(way.getsockname()[0])
    except OSError:
        return None
    return None if is_loopback(host) else host


@get(
    "/api/address",
    summary="Where others find this server",
    responses=DOCUMENTED,
    tags=["tables"],
    limits=READING,
    sync_to_thread=True,
)
def address(request: AnyRequest, house: House) -> AddressShown:
    """The network is told only to whoever asks by a loopback address: others need not know it."""
    url = request.base_url
    host, port = url.hostname or "", url.port
    found = network_host() if is_loopback(host) else None
    network = None if found is None else f"{url.scheme}://{found}{f':{port}' if port else ''}"
    return AddressShown(house.config.public_url.rstrip("/") or None, network, is_loopback(house.config.host))
