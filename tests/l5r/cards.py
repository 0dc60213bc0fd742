"""Cards for tests of the rules: made up, each with as little on it as the rule needs."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import CRANE, LION, NEUTRAL
from nefrit.l5r.constants import AIR, EARTH, FIRE, VOID, WATER
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.faces import L5RFace
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
        CRANE.stronghold("Castle", 901, honor=11, fate=7, influence_pool=10, strength_bonus=2),
        LION.stronghold("Fort", 902, honor=12, fate=7, influence_pool=10, strength_bonus=2),
        *(
            NEUTRAL.province(f"{name} Province", 910 + element, strength=4, element=element)
            for element, name in ((AIR, "Air"), (EARTH, "Earth"), (FIRE, "Fire"), (VOID, "Void"), (WATER, "Water"))
        ),
        NEUTRAL.character("Peasant", 920, cost=0, skills=(0, 0), glory=0),
        LION.character("Bushi", 921, cost=2, skills=(3, 1), glory=2, traits="Bushi"),
        CRANE.character("Courtier", 922, cost=2, skills=(1, 3), glory=2, traits="Courtier"),
        LION.character("Berserker", 923, cost=1, skills=(4, None), glory=1, traits="Bushi Berserker"),
        CRANE.character("Champion", 924, cost=5, skills=(6, 6), glory=3, unique=True),
        NEUTRAL.character("Sneak", 925, cost=2, skills=(2, 2), glory=1).has(COVERT),
        NEUTRAL.character("Proud One", 926, cost=2, skills=(2, 2), glory=1).has(PRIDE),
        NEUTRAL.character("Polite One", 927, cost=1, skills=(1, 1), glory=1).has(COURTESY, SINCERITY),
        NEUTRAL.character("Hermit", 928, cost=1, skills=(1, 1), glory=1).has(NO_ATTACHMENTS),
        NEUTRAL.character("Monk", 929, cost=1, skills=(1, 1), glory=0).has(no_attachments_except("tattoo")),
        NEUTRAL.character("Doomed One", 930, cost=1, skills=(3, 3), glory=0).has(LIMITED),
        NEUTRAL.conflict_character("Ambusher", 931, cost=1, skills=(2, 2), glory=0),
        NEUTRAL.attachment("Katana", 940, cost=0, bonus=(2, 0), traits="Weapon").has(RESTRICTED),
        NEUTRAL.attachment("Fan", 941, cost=0, bonus=(0, 2), traits="Item").has(RESTRICTED),
        NEUTRAL.attachment("Heirloom", 942, cost=1, bonus=(1, 1), traits="Weapon").has(ANCESTRAL),
        NEUTRAL.attachment("Tattoo", 943, cost=0, bonus=(1, 1), traits="Tattoo"),
        NEUTRAL.attachment("Curse", 944, cost=1, bonus=(-2, -2), traits="Poison"),
        NEUTRAL.holding("Farm", 950, strength_bonus=1),
        NEUTRAL.event("Silence", 960, cost=0),
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
