"""The generator."""

from __future__ import annotations

from collections import Counter

from nefrit.kernel.chance import Chance


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
