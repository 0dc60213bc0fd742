"""Cards for tests of deck construction: what is printed on them matters only to somebody who builds a deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import CRAB, CRANE, DRAGON, LION, NEUTRAL, PHOENIX, SCORPION, UNICORN
from nefrit.l5r.constants import AIR, EARTH, ELEMENTS, FIRE
from nefrit.l5r.deck_texts import AdditionalProvince, InfluenceOnlyOn, MoreInfluence
from nefrit.l5r.decks import Deck
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.sets import (
    BREATH_OF_THE_KAMI,
    DISCIPLES_OF_THE_VOID,
    FOR_HONOR_AND_GLORY,
    MEDITATIONS_ON_THE_EPHEMERAL,
    THE_FIRES_WITHIN,
)


def bought(face: L5RFace) -> L5RFace:
    """The card with an influence cost, which is printed on no dynasty card and no province."""
    return L5RFace(replace(face.declared, influence=1))


def faces() -> Iterator[L5RFace]:
    """All cards."""
    yield LION.stronghold("Yōjin no Shiro", 4, honor=0, fate=0, influence_pool=10, strength_bonus=0)
    yield CRANE.stronghold("Castle", 2, honor=0, fate=0, influence_pool=10, strength_bonus=0)
    yield LION.stronghold("Twin Keep", 1, BREATH_OF_THE_KAMI, honor=0, fate=0, influence_pool=10, strength_bonus=0)
    yield UNICORN.stronghold("Twin Keep", 2, THE_FIRES_WITHIN, honor=0, fate=0, influence_pool=10, strength_bonus=0)
    yield NEUTRAL.role("Keeper of Air", 214, traits="Keeper Air").has(MoreInfluence(3))
    yield NEUTRAL.role("Seeker of Fire", 216, traits="Seeker Fire").has(AdditionalProvince(FIRE))
    yield NEUTRAL.role("Support", 27, DISCIPLES_OF_THE_VOID).has(MoreInfluence(8), InfluenceOnlyOn(PHOENIX.clan))
    for element, name in enumerate(ELEMENTS):
        yield NEUTRAL.province(f"{name.title()} Province", 10 + element, strength=0, element=element, copies=2)
    yield NEUTRAL.province("Second Fire", 20, strength=0, element=FIRE)
    yield LION.province("Lion Earth", 21, strength=0, element=EARTH)
    yield bought(CRANE.province("Crane Air", 22, strength=0, element=AIR))
    for number in range(15):
        yield LION.character(f"Lion {number}", 30 + number, cost=1, skills=(None, None), glory=0)
        yield NEUTRAL.event(f"Plan {number}", 50 + number, cost=0)
    yield NEUTRAL.character("Peasant", 45, cost=0, skills=(None, None), glory=0, copies=2)
    yield bought(CRANE.character("Crane Guest", 46, cost=1, skills=(None, None), glory=0))
    yield NEUTRAL.holding("Only District", 47, strength_bonus=0, deck_limit=1)
    yield NEUTRAL.holding("Wide Fields", 48, strength_bonus=0, deck_limit=6)
    for number in range(4):
        yield NEUTRAL.conflict_character(f"Ally {number}", 70 + number, cost=1, skills=(None, None), glory=0)
    # One title on a dynasty and on a conflict card.
    yield NEUTRAL.character("Twofold", 75, cost=1, skills=(None, None), glory=0)
    yield NEUTRAL.conflict_character("Twofold", 76, FOR_HONOR_AND_GLORY, cost=1, skills=(None, None), glory=0)
    yield NEUTRAL.event("Lone Plan", 77, cost=0, copies=1)
    yield LION.event("Lion Plan", 78, cost=0, influence=2)
    # The cards of the rulebook's example, and some more of other clans.
    yield CRANE.event("Admit Defeat", 147, cost=1, influence=2)
    yield CRANE.event("The Perfect Gift", 144, cost=0, influence=1)
    yield CRANE.attachment("Duelist Training", 142, cost=1, influence=1)
    yield CRANE.event("Crane Secret", 148, cost=0)
    yield CRANE.event("Crane Trifle", 149, cost=0, influence=0)
    yield CRAB.event("Fire and Oil", 139, cost=0, influence=1)
    yield PHOENIX.event("Phoenix Plan", 176, cost=0, influence=4)
    yield NEUTRAL.attachment("Seeker's Cloak", 39, FOR_HONOR_AND_GLORY, cost=0, role="seeker")
    # The restricted list.
    yield DRAGON.event("Mirumoto's Fury", 159, cost=1, influence=2)
    yield LION.event("For Greater Glory", 168, cost=1, influence=3)
    yield PHOENIX.event("Against the Waves", 177, cost=1, influence=1)
    yield SCORPION.event("Forged Edict", 184, cost=0, influence=2)
    yield NEUTRAL.event("Charge!", 210, cost=1, influence=0)
    yield CRAB.attachment("Pathfinder's Blade", 31, FOR_HONOR_AND_GLORY, cost=0, influence=1, role="seeker")
    yield NEUTRAL.event("Policy Debate", 40, FOR_HONOR_AND_GLORY, cost=0, influence=0)
    yield CRAB.holding("Iron Mine", 103, MEDITATIONS_ON_THE_EPHEMERAL, strength_bonus=0)


GAME = LegendOfTheFiveRings(Library(faces()))

LEGAL = Deck(
    "Lions",
    stronghold=(("01-yojin-no-shiro", 1),),
    provinces=tuple((f"01-{name}-province", 1) for name in ELEMENTS),
    dynasty=tuple((f"01-lion-{number}", 3) for number in range(14)),
    conflict=tuple((f"01-plan-{number}", 3) for number in range(14)),
)
"""A legal deck in every format but that of a single set: 42 cards in each deck."""
