"""Formats: the restricted and banned lists of official tournaments, and play without any list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nefrit.invasion.constants import CATACLYSM, ONE_ON_ONE

CASUAL = "casual"
"""The deckbuilding rules alone, as outside official tournaments."""


@dataclass(frozen=True)
class Format:
    """A format: the rules that restrict and ban cards, and for each such card the rule that lists it.

    A title is listed with all its printings, so that ids here are one printing of each.
    """

    name: str
    restricted_rule: str = ""
    banned_rule: str = ""
    restricted: Mapping[str, str] = field(default_factory=dict)
    banned: Mapping[str, str] = field(default_factory=dict)


# invasion.format.one-on-one-restricted-list
ONE_ON_ONE_RESTRICTED = {
    "invasion.format.one-on-one-restricted-dwarf-ranger": "core-010",
    "invasion.format.one-on-one-restricted-judgement-of-verena": "core-049",
    "invasion.format.one-on-one-restricted-warpstone-excavation": "core-116",
    "invasion.format.one-on-one-restricted-innovation": "assault-on-ulthuan-057",
    "invasion.format.one-on-one-restricted-mining-tunnels": "the-burning-of-derricksburg-002",
    "invasion.format.one-on-one-restricted-derricksburg-forge": "the-burning-of-derricksburg-005",
    "invasion.format.one-on-one-restricted-reclaiming-the-fallen": "the-silent-forge-042",
    "invasion.format.one-on-one-restricted-friedrich-hemmler": "redemption-of-a-mage-063",
    "invasion.format.one-on-one-restricted-rodriks-raiders": "march-of-the-damned-007",
    "invasion.format.one-on-one-restricted-sacrifice-to-khaine": "the-chaos-moon-037",
    "invasion.format.one-on-one-restricted-sorcerer-of-tzeentch": "the-twin-tailed-comet-053",
    "invasion.format.one-on-one-restricted-judgement-of-loec": "legends-026",
    "invasion.format.one-on-one-restricted-mounted-marauders": "rising-dawn-012",
    "invasion.format.one-on-one-restricted-the-unending-horde": "rising-dawn-006",
    "invasion.format.one-on-one-restricted-beastman-incursion": "the-accursed-dead-060",
    "invasion.format.one-on-one-restricted-temple-of-spite": "vessel-of-the-winds-075",
    "invasion.format.one-on-one-restricted-pleasure-cults": "vessel-of-the-winds-079",
    "invasion.format.one-on-one-restricted-muster-for-war": "days-of-blood-020",
    "invasion.format.one-on-one-restricted-wurrzag": "battle-for-the-old-world-041",
    "invasion.format.one-on-one-restricted-end-times": "faith-and-steel-120",
}
ONE_ON_ONE_BANNED = {"invasion.format.one-on-one-banned-visit-the-haunted-city": "omens-of-ruin-008"}

# invasion.format.cataclysm-restricted-list
CATACLYSM_RESTRICTED = {
    "invasion.format.cataclysm-restricted-dwarf-ranger": "core-010",
    "invasion.format.cataclysm-restricted-master-rune-of-valaya": "core-025",
    "invasion.format.cataclysm-restricted-judgement-of-verena": "core-049",
    "invasion.format.cataclysm-restricted-troll-vomit": "core-080",
    "invasion.format.cataclysm-restricted-innovation": "assault-on-ulthuan-057",
    "invasion.format.cataclysm-restricted-sword-masters-of-hoeth": "assault-on-ulthuan-003",
    "invasion.format.cataclysm-restricted-wilhelm": "the-fall-of-karak-grimaz-025",
    "invasion.format.cataclysm-restricted-friedrich-hemmler": "redemption-of-a-mage-063",
    "invasion.format.cataclysm-restricted-mountain-brigands": "the-fourth-waystone-100",
    "invasion.format.cataclysm-restricted-visit-the-haunted-city": "omens-of-ruin-008",
    "invasion.format.cataclysm-restricted-sacrifice-to-khaine": "the-chaos-moon-037",
    "invasion.format.cataclysm-restricted-van-klumpfs-buccaneers": "the-inevitable-city-003",
}
# invasion.format.cataclysm-banned-list
CATACLYSM_BANNED = {
    "invasion.format.cataclysm-banned-hate": "core-110",
    "invasion.format.cataclysm-banned-dark-elf-infiltrator": "omens-of-ruin-016",
    "invasion.format.cataclysm-banned-shield-of-aeons": "shield-of-the-gods-101",
    "invasion.format.cataclysm-banned-crone-hellebron": "days-of-blood-001",
    "invasion.format.cataclysm-banned-doors-of-karak-hirn": "days-of-blood-006",
    "invasion.format.cataclysm-banned-alith-anar": "oaths-of-vengeance-021",
    "invasion.format.cataclysm-banned-summons-of-chaos": "oaths-of-vengeance-034",
    "invasion.format.cataclysm-banned-wurrzag": "battle-for-the-old-world-041",
    "invasion.format.cataclysm-banned-thorek-ironbrow": "glory-of-days-past-061",
    "invasion.format.cataclysm-banned-sigvald-the-magnificent": "the-ruinous-hordes-081",
    "invasion.format.cataclysm-banned-balthasar-gelt": "faith-and-steel-101",
}

FORMATS = {
    ONE_ON_ONE: Format(
        ONE_ON_ONE,
        "invasion.format.one-on-one-restricted-rule",
        "invasion.format.one-on-one-banned-rule",
        ONE_ON_ONE_RESTRICTED,
        ONE_ON_ONE_BANNED,
    ),
    CATACLYSM: Format(
        CATACLYSM,
        "invasion.format.cataclysm-restricted-rule",
        "invasion.format.cataclysm-banned-rule",
        CATACLYSM_RESTRICTED,
        CATACLYSM_BANNED,
    ),
    CASUAL: Format(CASUAL),
}
"""The formats for which decks are built, the usual one first."""
