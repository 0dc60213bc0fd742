"""A wire between a browser and a server that can be cut: what happens to people on trains."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Wire:
    """A port that leads to the port of a server, for as long as it is not cut."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.cut_off = False
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """End every connection, and let nobody through."""
        self.cut_off = True
        self._drop()

    def mend(self) -> None:
        """Let everybody through again."""
        self.cut_off = False

    def close(self) -> None:
        """Take the wire away."""
        # A thread that waits for somebody is woken by this, and by nothing less.
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        self.cut()

    def _drop(self) -> None:
        while self.ends:
            end = self.ends.pop()
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if self.cut_off:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.far))
            except OSError:
                # Nobody is there at the other end just now.
                near.close()
                continue
            self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    """Carry what comes from one to the other, until one of them ends."""
    with suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)


@contextmanager
def wired(port: int) -> Iterator[Wire]:
    """A wire for a while."""
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.close()
