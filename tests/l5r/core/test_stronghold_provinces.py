"""Provinces that cannot be the stronghold province."""

from __future__ import annotations

from nefrit.l5r.constants import STRONGHOLD_SLOT
from nefrit.l5r.game import GAME
from nefrit.l5r.setup import with_stronghold_province
from nefrit.l5r.values import conflict_total
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, fight, nobody_acts, number, player, quiet_player

__all__ = ["GAME"]


@rule("decision.l5r.not-as-stronghold")
def test_another_province_becomes_the_stronghold_province(table: Scenario) -> None:
    names = [
        "Ancestral Lands {slot=0}",
        "Before the Throne {slot=1}",
        "Public Forum {slot=2}",
        "Sanpuku Seidō {slot=3}",
    ]
    begins(table, quiet_player(provinces=names), quiet_player())
    cards = tuple(number(table, name.partition(" {")[0]) for name in names)
    lands, throne, forum, shrine = cards
    assert with_stronghold_province(table.game, (lands, throne, forum, shrine)) == (throne, forum, shrine, lands)
    assert with_stronghold_province(table.game, (throne, forum, shrine, lands)) == (throne, forum, shrine, lands)
    assert with_stronghold_province(table.game, (throne, forum)) == (throne, forum), "there is no other"
    assert STRONGHOLD_SLOT == 4


@rule("l5r.replacement.definition")
def test_public_forum_breaks_only_the_second_time(table: Scenario) -> None:
    for honor in (0, 1):
        forum = f"Public Forum {{slot=0, honor={honor}}}"
        bob = player("Eager Scout", provinces=[forum, "Entrenched Position {slot=1}"])
        fight(table, quiet_player("Moto Horde"), bob, "military air", "Moto Horde", province="Public Forum")
        nobody_acts(table)
        if not honor:
            table.bob.chooses("respond Public Forum 0 0")
        assert table.piece("Public Forum").broken == bool(honor)
        assert table.piece("Public Forum").honor == 1


def test_before_the_throne_takes_honor_as_it_breaks(table: Scenario) -> None:
    bob = player("Eager Scout", provinces=["Before the Throne {slot=0}", "Entrenched Position {slot=1}"])
    fight(table, quiet_player("Moto Horde"), bob, "military air", "Moto Horde", province="Before the Throne")
    nobody_acts(table)
    table.bob.chooses("respond Before the Throne 0 0")
    assert (table.ann.honor, table.bob.honor) == (8, 11), "Bob has lost 1 honor for not defending"


def test_sanpuku_seido_counts_glory(table: Scenario) -> None:
    bob = player(
        "Serene Warrior", hand=["Banzai!"], provinces=["Sanpuku Seidō {slot=0}", "Entrenched Position {slot=1}"]
    )
    ann = quiet_player("Moto Horde", "Shiba Peacemaker")
    fight(table, ann, bob, "military air", "Moto Horde", province="Sanpuku Seidō", defenders=("Serene Warrior",))
    assert (conflict_total(table.game, 0), conflict_total(table.game, 1)) == (1, 4)
