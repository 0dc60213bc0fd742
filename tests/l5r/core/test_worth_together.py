"""Cards that are chosen one by one for what they cost together: which cannot be added, and why not."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, player

__all__ = ["GAME"]


@rule("l5r.target.must-meet-requirements")
def test_who_asks_is_told_why_a_card_cannot_be_added(table: Scenario) -> None:
    pile = ["Moto Horde", "Utaku Yumino", "Moto Youth"]
    ann = player("Eager Scout", hand=["Cavalry Reserves"], **{"dynasty-discard": pile})
    begins(table, ann, player("Ide Trader"))
    attack(table, "military air", "Eager Scout", province="Entrenched Position")
    table.ann.chooses("use Cavalry Reserves 0")
    assert table.ann.why_not("Moto Horde") == []
    table.ann.chooses("Moto Horde")
    assert table.ann.choices == ["pass", "Moto Youth"]
    assert table.ann.why_not("Moto Youth") == []
    for card in ("Moto Horde", "Utaku Yumino"):
        assert table.ann.why_not(card) == ["l5r.target.must-meet-requirements"]
