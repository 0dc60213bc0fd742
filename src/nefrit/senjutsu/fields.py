"""Reading tables of data field by field: what is missing, of a wrong kind or left over is an error that says where."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from nefrit.senjutsu.hexes import Hex


class UnreadableCard(ValueError):
    """The data of a card cannot be read; the message names the card."""


class Fields:
    """A table of data of which each field is taken once. `where` names the card, deck or file it belongs to."""

    __slots__ = ("_left", "where")

    def __init__(self, table: object, where: str) -> None:
        self.where = where
        if not isinstance(table, dict):
            raise self.error(f"{table!r} is not a table")
        self._left: dict[str, object] = dict(table)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def error(self, problem: str) -> UnreadableCard:
        """The error to raise about this table."""
        return UnreadableCard(f"{self.where}: {problem}")

    def left(self) -> list[str]:
        """The fields that nobody has taken yet."""
        return list(self._left)

    def finish(self) -> None:
        """Nothing may be left over."""
        if self._left:
            raise self.error(f"nobody knows {', '.join(self._left)}")

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number that is not negative."""
        if key not in self._left and default is not None:
            return default
        return self._as_number(key, self._take(key))

    def numbers(self, key: str) -> tuple[int, ...]:
        """One number or several; none if the field is not there."""
        if key not in self._left:
            return ()
        value = self._take(key)
        return tuple([self._as_number(key, each) for each in (value if isinstance(value, list) else [value])])

    def amount(self, key: str, words: Mapping[str, int]) -> int:
        """A number, or a word that stands for one."""
        value = self._take(key)
        if isinstance(value, str):
            return words[self._as_word(key, value, words)]
        return self._as_number(key, value)

    def word(self, key: str, among: Collection[str] = (), default: str | None = None) -> str:
        """A word, perhaps one of these."""
        if key not in self._left and default is not None:
            return default
        return self._as_word(key, self._take(key), among)

    def words(self, key: str, among: Collection[str] = ()) -> tuple[str, ...]:
        """Some words, perhaps each one of these; none if the field is not there."""
        if key not in self._left:
            return ()
        return tuple([self._as_word(key, each, among) for each in self._list(key)])

    def flag(self, key: str) -> bool:
        """Whether the field is there; its value can only be true."""
        if key not in self._left:
            return False
        if self._take(key) is not True:
            raise self.error(f"{key} can only be true, or be left out")
        return True

    def hex(self, key: str) -> Hex:
        """The offset of a hex."""
        return self._as_hex(key, self._take(key))

    def hexes(self, key: str) -> tuple[Hex, ...]:
        """The offsets of hexes; none if the field is not there."""
        if key not in self._left:
            return ()
        return tuple([self._as_hex(key, each) for each in self._list(key)])

    def table(self, key: str) -> Fields:
        """A table in this one."""
        return Fields(self._take(key), self.where)

    def tables(self, key: str) -> list[Fields]:
        """The tables of a list; none if the field is not there."""
        if key not in self._left:
            return []
        return [Fields(each, self.where) for each in self._list(key)]

    def _take(self, key: str) -> object:
        if key not in self._left:
            raise self.error(f"{key} is missing")
        return self._left.pop(key)

    def _list(self, key: str) -> list[object]:
        value = self._take(key)
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list, not {value!r}")
        return value

    def _as_number(self, key: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.error(f"{key} must be a number, not {value!r}")
        return value

    def _as_word(self, key: str, value: object, among: Collection[str]) -> str:
        if not isinstance(value, str):
            raise self.error(f"{key} must be a word, not {value!r}")
        if among and value not in among:
            raise self.error(f"{key} cannot be {value!r}, only {', '.join(among)}")
        return value

    def _as_hex(self, key: str, value: object) -> Hex:
        match value:
            case [int(q), int(r)]:
                return q, r
        raise self.error(f"{key} must be a hex [q, r], not {value!r}")
