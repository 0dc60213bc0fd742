"""The magistrates of the seven clans, who keep certain characters from counting in conflicts."""

from __future__ import annotations

from nefrit.kernel.effects import Condition
from nefrit.l5r.cards.clans import CRAB, CRANE, DRAGON, LION, PHOENIX, SCORPION, UNICORN, ClanCards
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.sets import (
    FATE_HAS_NO_SECRETS,
    FOR_HONOR_AND_GLORY,
    INTO_THE_FORBIDDEN_CITY,
    MEDITATIONS_ON_THE_EPHEMERAL,
    TEARS_OF_AMATERASU,
    THE_CHRYSANTHEMUM_THRONE,
)
from nefrit.l5r.trees import Standing
from nefrit.l5r.words.cards import attacking, character, defending, dishonored, honored, participating, with_odd_cost
from nefrit.l5r.words.nouns import other, this
from nefrit.l5r.words.numbers import cost, fate_on, glory
from nefrit.parts.words import Quality


def magistrate(clan: ClanCards, name: str, number: int, set: str, uncounted: Quality, when: Condition) -> L5RFace:
    """A magistrate: under a condition such characters do not count. That of the Scorpion is a conflict card."""
    declare = clan.conflict_character if clan is SCORPION else clan.character
    face = declare(name, number, set, cost=3, skills=(2, 2), glory=1, traits="Bushi Imperial Magistrate")
    return face.has(Standing("uncounted", on=character & uncounted, condition=when))


CARDS = [
    magistrate(UNICORN, "Swift Magistrate", 10, TEARS_OF_AMATERASU, other & (fate_on >= 1), this.are(attacking)),
    magistrate(CRAB, "Stoic Magistrate", 23, FOR_HONOR_AND_GLORY, cost <= 2, this.are(defending)),
    magistrate(DRAGON, "Enigmatic Magistrate", 45, INTO_THE_FORBIDDEN_CITY, ~with_odd_cost, this.are(attacking)),
    magistrate(LION, "Implacable Magistrate", 68, THE_CHRYSANTHEMUM_THRONE, other & ~honored, this.are(attacking)),
    magistrate(
        PHOENIX, "Haughty Magistrate", 69, THE_CHRYSANTHEMUM_THRONE, glory < glory.of(this), this.are(attacking)
    ),
    magistrate(SCORPION, "Cunning Magistrate", 97, FATE_HAS_NO_SECRETS, other & dishonored, this.are(participating)),
    magistrate(
        CRANE,
        "Silver-Tongued Magistrate",
        104,
        MEDITATIONS_ON_THE_EPHEMERAL,
        other & (fate_on < 1),
        this.are(attacking),
    ),
]
