"""The pages of the web client: files, the client itself for every other address, and what browsers may do there."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nefrit.cli import main, serve
from nefrit.server.config import described
from nefrit.server.web.pages import Pages, policy_for
from tests.server.processes import PATIENCE, Server, serving

SECRET = "nobody may read this"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a client of two files, beside which lies something secret."""
    folder = tmp_path_factory.mktemp("pages")
    pages = folder / "built"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Nefrit</title>")
    (pages / "assets" / "main-1a2b3c.js").write_text("const a = 1\n" * 200)
    (folder / "secret.txt").write_text(SECRET)
    (pages / "out").symlink_to(folder)
    with serving(Server(folder / "server", pages=pages)) as (server,):
        yield server


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/0123", "/cards/l5r/01-banzai", "/index.html"])
def test_the_client_answers_every_address_that_is_no_file(built: Server, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.text) == (200, "<title>Nefrit</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = get(built, path, **{"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_with_hashed_names_are_kept(built: Server) -> None:
    answer = get(built, "/assets/main-1a2b3c.js", **{"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["content-encoding"] == "gzip"
    assert get(built, "/assets/main-000000.js").status_code == 404


def test_what_is_missing_in_the_api_is_no_page(built: Server) -> None:
    for path in ("/api", "/api/", "/api/nonsense", "/api/tables/x/y/z"):
        answer = get(built, path)
        assert (answer.status_code, answer.json()["rule"]) == (404, "http.404")


def test_nothing_outside_is_served(built: Server) -> None:
    paths = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/out/secret.txt", "/..%2fsecret.txt")
    for path in paths:
        with socket.create_connection(("127.0.0.1", built.port), PATIENCE) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda raw=raw: raw.recv(65536), b""))
        assert answer.startswith(b"HTTP/1.1 ")
        assert SECRET.encode() not in answer
    assert get(built, "/a%00b").status_code == 200


def test_a_page_loads_only_what_this_server_gives(built: Server) -> None:
    headers = get(built, "/").headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert policy["connect-src"] == f"'self' ws://127.0.0.1:{built.port} wss://127.0.0.1:{built.port}"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    for host in ("", "evil; script-src *", "a b", "[::1"):
        assert "connect-src 'self';" in policy_for(host)
    assert "ws://[::1]:8000" in policy_for("[::1]:8000")


def test_where_no_client_is_built_it_says_so(tmp_path: Path) -> None:
    with serving(Server(tmp_path / "server", pages=tmp_path / "nowhere")) as (server,):
        answer = get(server, "/")
        assert "make pages" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
        assert "nie są tu zbudowane" in get(server, "/lobby", **{"Accept-Language": "pl"}).text
        assert get(server, "/api/health").status_code == 200


def test_pages_are_looked_for_beside_the_server() -> None:
    assert Pages().directory.parts[-2:] == ("server", "pages")


def test_the_browser_opens_when_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve.webbrowser, "open", lambda url: not opened.append(url))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert serve.open_when_ready("0.0.0.0", port)
    assert opened == [f"http://127.0.0.1:{port}/"]
    assert not serve.open_when_ready("127.0.0.1", port, patience=0.2)
    assert len(opened) == 1


def test_a_browser_cannot_open_a_port_that_nobody_knows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, _, _ in described():
        monkeypatch.setenv(name, "")
    assert main(["serve", "--open", "--port", "0"]) == 2
    assert "--port" in capsys.readouterr().err
