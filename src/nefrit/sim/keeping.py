"""What a long run leaves in its directory, so that it can go on after it was stopped at any moment."""

from __future__ import annotations

import json
import os
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any

import msgspec

from nefrit.kernel.record import Damaged
from nefrit.sim.failures import MOST_KEPT
from nefrit.sim.processes import Chunk
from nefrit.sim.simulation import Batch, Row

PLAN = "plan.json"
GAMES = "games.jsonl"
ERRORS = "errors"


class Ledger:
    """The files of a long run in a directory: its plan, a line for each game, the records of games that failed."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def plan(self) -> dict[str, Any] | None:
        """The plan of the run that was begun here; None if there is none."""
        return read(self.directory / PLAN)

    def begin(self, plan: dict[str, Any]) -> None:
        """Begin a run."""
        self.directory.mkdir(parents=True, exist_ok=True)
        replace(self.directory / PLAN, json.dumps(plan, indent=2).encode())

    def lines(self) -> Iterator[Row]:
        """What is there. A line that was being written when the program was killed is not complete: it goes."""
        file = self.directory / GAMES
        if not file.exists():
            return
        with file.open("rb") as opened:
            place = 0
            for number, line in enumerate(opened, 1):
                if not line.endswith(b"\n"):
                    os.truncate(file, place)
                    return
                place += len(line)
                yield _decoded(line, f"{file}, line {number}")

    def write(self, batch: Batch) -> None:
        """Add the results of some games: records first, so that each game that failed has its own."""
        if batch.mishaps:
            (self.directory / ERRORS).mkdir(exist_ok=True)
            for mishap in batch.mishaps:
                replace(self.record(mishap.game, mishap.number), mishap.record)
        with (self.directory / GAMES).open("ab") as file:
            file.write(b"".join([json.dumps(row).encode() + b"\n" for row in batch.rows]))

    def record(self, game: str, number: int) -> Path:
        """The file with the record of a game that failed."""
        return self.directory / ERRORS / f"{game}-game-{number}.json"


class Keeper(Ledger):
    """Keeps a simulation in a directory, and knows the results of all its games."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        self.rows: dict[int, Row] = {}

    def load(self) -> None:
        """Read what is there."""
        for row in self.lines():
            self.rows[row["number"]] = row

    def keep(self, batch: Batch) -> None:
        """Add the results of some games."""
        self.write(batch)
        self.rows.update({row["number"]: row for row in batch.rows})

    def first(self, games: int) -> list[Row]:
        """The results of the first so many games, as far as they are there, in order."""
        return [self.rows[number] for number in sorted(self.rows) if number < games]

    def failed(self, game: str, rows: list[Row]) -> list[tuple[Row, Path]]:
        """The first games that failed and have a record, with its file."""
        numbered = [(row, self.record(game, row["number"])) for row in rows if row["error"] is not None]
        return [(row, file) for row, file in numbered if file.exists()][:MOST_KEPT]


def missing(chunks: list[Chunk], played: Container[int]) -> list[Chunk]:
    """What of these chunks is still to be played."""
    found: list[Chunk] = []
    for start, stop in chunks:
        begin = start
        for number in range(start, stop):
            if number in played:
                if begin < number:
                    found.append((begin, number))
                begin = number + 1
        if begin < stop:
            found.append((begin, stop))
    return found


def read(file: Path) -> dict[str, Any] | None:
    """What stands in a file; None if there is none."""
    return _decoded(file.read_bytes(), str(file)) if file.exists() else None


def replace(file: Path, data: bytes) -> None:
    """Write a file so that it is never half there."""
    draft = file.with_name(f"{file.name}.part")
    draft.write_bytes(data)
    draft.replace(file)


def _decoded(data: bytes, where: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise Damaged(f"{where} is damaged: {error}") from None
