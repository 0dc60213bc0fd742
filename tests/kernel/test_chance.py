"""The generator."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from nefrit.kernel.chance import (
    SEEDS,
    Chance,
    SecretChance,
    chance_of,
    commitment_to,
    restored,
    seed_from,
    written,
)


def test_the_numbers_are_those_of_splitmix64() -> None:
    chance = Chance(1234567)
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    assert [chance.bits() for _ in known] == known


def test_a_copy_goes_on_as_the_original_would_have() -> None:
    chance = Chance(7)
    chance.bits()
    copy = chance.copy()
    assert [chance.below(10) for _ in range(5)] == [copy.below(10) for _ in range(5)]


def test_numbers_below_three_are_equally_likely() -> None:
    chance = Chance(1)
    counts = Counter(chance.below(3) for _ in range(30_000))
    assert set(counts) == {0, 1, 2}
    assert all(9_700 < count < 10_300 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    chance = Chance(2)
    counts = Counter(chance.shuffled("abc") for _ in range(12_000))
    assert len(counts) == 6
    assert all(1_850 < count < 2_150 for count in counts.values())


KEY = SEEDS + 12345678901234567890


def test_the_numbers_of_a_secret_seed_are_those_of_hmac() -> None:
    chance = SecretChance(KEY)
    key = bytes.fromhex(str(written(KEY)))
    expected = [hmac.new(key, number.to_bytes(8, "big"), "sha256").digest()[:8].hex() for number in range(5)]
    assert [f"{chance.bits():016x}" for _ in expected] == expected


def test_a_secret_stream_goes_on_from_a_copy_and_from_its_state() -> None:
    chance = chance_of(KEY)
    chance.bits()
    others = [chance.copy(), restored(written(chance.state))]
    expected = [chance.below(10) for _ in range(20)]
    for other in others:
        assert [other.below(10) for _ in range(20)] == expected


def test_no_number_of_a_secret_stream_is_likelier_than_others() -> None:
    class Edge(SecretChance):
        """Brings a number that is beyond the last multiple of three, then a small one."""

        def bits(self) -> int:
            self.drawn += 1
            return SEEDS - 1 if self.drawn == 1 else 4

    edge = Edge(KEY)
    assert SEEDS % 3 == 1, "the greatest number is beyond the last multiple"
    assert (edge.below(3), edge.drawn) == (1, 2)
    stream = SecretChance(KEY)
    counts = Counter(stream.shuffled("abc") for _ in range(12_000))
    assert len(counts) == 6
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_a_position_tells_nothing_of_the_secret_stream() -> None:
    chance = SecretChance(KEY)
    assert chance.position_seed < SEEDS
    assert chance.position_seed not in [chance.copy().bits(), chance.state]


def test_a_seed_is_committed_to_by_the_hash_of_its_digits() -> None:
    assert commitment_to(KEY) == hashlib.sha256(f"{KEY:064x}".encode()).hexdigest()
    assert commitment_to(7) == "", "the hash of a small seed would tell it"
    assert seed_from(written(KEY)) == KEY
    assert seed_from(written(7)) == 7


@pytest.mark.parametrize("data", ["", "7", "x" * 64, "f" * 63, "f" * 65, -1, SEEDS, f"{7:064x}"])
def test_what_is_no_seed_is_refused(data: int | str) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        seed_from(data)
