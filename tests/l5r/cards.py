"""Cards for tests of the rules: made up, each with as little on it as the rule needs."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.cards import Library
from nefrit.l5r.constants import AIR, CONFLICT, CRANE, EARTH, FIRE, LION, NEUTRAL, VOID, WATER
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.faces import L5RFace, attachment, character, event, holding, province, stronghold
from nefrit.l5r.keywords import (
    ANCESTRAL,
    COURTESY,
    COVERT,
    LIMITED,
    NO_ATTACHMENTS,
    PRIDE,
    RESTRICTED,
    SINCERITY,
    no_attachments_except,
)
from tests.l5r.conflict_cards import conflict_cards
from tests.l5r.framework_cards import framework_cards


def made_up() -> list[L5RFace]:
    """All cards for tests."""
    return [
        stronghold("Castle", CRANE, 901, honor=11, fate=7, influence_pool=10, strength_bonus=2, abilities=[]),
        stronghold("Fort", LION, 902, honor=12, fate=7, influence_pool=10, strength_bonus=2, abilities=[]),
        *(
            province(f"{name} Province", NEUTRAL, 910 + element, strength=4, element=element, abilities=[])
            for element, name in ((AIR, "Air"), (EARTH, "Earth"), (FIRE, "Fire"), (VOID, "Void"), (WATER, "Water"))
        ),
        character("Peasant", NEUTRAL, 920, cost=0, military=0, political=0, glory=0),
        character("Bushi", LION, 921, cost=2, military=3, political=1, glory=2, traits="Bushi"),
        character("Courtier", CRANE, 922, cost=2, military=1, political=3, glory=2, traits="Courtier"),
        character("Berserker", LION, 923, cost=1, military=4, political=None, glory=1, traits="Bushi Berserker"),
        character("Champion", CRANE, 924, cost=5, military=6, political=6, glory=3, unique=True),
        character("Sneak", NEUTRAL, 925, cost=2, military=2, political=2, glory=1, abilities=[COVERT]),
        character("Proud One", NEUTRAL, 926, cost=2, military=2, political=2, glory=1, abilities=[PRIDE]),
        character(
            "Polite One", NEUTRAL, 927, cost=1, military=1, political=1, glory=1, abilities=[COURTESY, SINCERITY]
        ),
        character("Hermit", NEUTRAL, 928, cost=1, military=1, political=1, glory=1, abilities=[NO_ATTACHMENTS]),
        character("Monk", NEUTRAL, 929, cost=1, military=1, political=1, abilities=[no_attachments_except("tattoo")]),
        character("Doomed One", NEUTRAL, 930, cost=1, military=3, political=3, glory=0, abilities=[LIMITED]),
        character("Ambusher", NEUTRAL, 931, side=CONFLICT, cost=1, military=2, political=2, glory=0),
        attachment("Katana", NEUTRAL, 940, cost=0, bonus=(2, 0), traits="Weapon", abilities=[RESTRICTED]),
        attachment("Fan", NEUTRAL, 941, cost=0, bonus=(0, 2), traits="Item", abilities=[RESTRICTED]),
        attachment("Heirloom", NEUTRAL, 942, cost=1, bonus=(1, 1), traits="Weapon", abilities=[ANCESTRAL]),
        attachment("Tattoo", NEUTRAL, 943, cost=0, bonus=(1, 1), traits="Tattoo"),
        attachment("Curse", NEUTRAL, 944, cost=1, bonus=(-2, -2), traits="Poison"),
        holding("Farm", NEUTRAL, 950, strength_bonus=1, abilities=[]),
        event("Silence", NEUTRAL, 960, cost=0, abilities=[]),
        *conflict_cards(),
        *framework_cards(),
    ]


GAME = LegendOfTheFiveRings(Library(made_up()))

DYNASTY = (
    "Peasant",
    "Bushi",
    "Courtier",
    "Berserker",
    "01-champion",
    "Sneak",
    "Proud One",
    "Polite One",
    "Hermit",
    "Monk",
)
PLAIN_DECK: dict[str, Any] = {
    "stronghold": "Castle",
    "provinces": [f"{name} Province" for name in ("Air", "Earth", "Fire", "Void", "Water")],
    "dynasty": {**dict.fromkeys(DYNASTY, 3), "Doomed One": 3, "Farm": 3},
    "conflict": {"Katana": 3, "Fan": 3, "Heirloom": 3, "Tattoo": 3, "Curse": 3, "Ambusher": 3, "Silence": 12},
}
DECKS = {"decks": [PLAIN_DECK, {**PLAIN_DECK, "stronghold": "Fort"}]}
