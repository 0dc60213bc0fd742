"""The seals of the seven clans, each with its clan symbol and a trait of its clan."""

from __future__ import annotations

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
from nefrit.l5r.trees import Grants
from nefrit.l5r.words.nouns import attached

ON_MILITARY = (1, 0)
ON_POLITICAL = (0, 1)


def seal(clan: ClanCards, number: int, set: str, trait: str, bonus: tuple[int, int]) -> L5RFace:
    """The seal of a clan: whoever bears it belongs to that clan, too."""
    name = f"Seal of the {clan.clan.title()}"
    face = clan.attachment(name, number, set, cost=0, bonus=bonus, traits="Item Seal", influence=1)
    return face.has(Grants("clan", on=attached, granted=clan.clan), Grants("trait", on=attached, granted=trait))


CARDS = [
    seal(CRANE, 12, TEARS_OF_AMATERASU, "duelist", ON_POLITICAL),
    seal(SCORPION, 38, FOR_HONOR_AND_GLORY, "shinobi", ON_POLITICAL),
    seal(CRAB, 51, INTO_THE_FORBIDDEN_CITY, "berserker", ON_MILITARY),
    seal(PHOENIX, 77, THE_CHRYSANTHEMUM_THRONE, "scholar", ON_POLITICAL),
    seal(LION, 95, FATE_HAS_NO_SECRETS, "commander", ON_MILITARY),
    seal(DRAGON, 114, MEDITATIONS_ON_THE_EPHEMERAL, "monk", ON_POLITICAL),
    seal(UNICORN, 118, MEDITATIONS_ON_THE_EPHEMERAL, "cavalry", ON_MILITARY),
]
