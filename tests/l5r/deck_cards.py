"""Cards for tests of deck construction: what is printed on them matters only to somebody who builds a deck."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Library
from nefrit.l5r.constants import (
    AIR,
    CONFLICT,
    CRAB,
    CRANE,
    DRAGON,
    EARTH,
    ELEMENTS,
    FIRE,
    LION,
    NEUTRAL,
    PHOENIX,
    SCORPION,
    UNICORN,
)
from nefrit.l5r.decks import Deck
from nefrit.l5r.decks.texts import AdditionalProvince, InfluenceOnlyOn, MoreInfluence
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.faces import L5RFace, attachment, character, event, holding, province, role, stronghold

HONOR_AND_GLORY = "For Honor and Glory"
EPHEMERAL = "Meditations on the Ephemeral"


def faces() -> Iterator[L5RFace]:
    """All cards."""
    yield stronghold("Yōjin no Shiro", LION, 4, influence_pool=10, abilities=[])
    yield stronghold("Castle", CRANE, 2, influence_pool=10, abilities=[])
    yield stronghold("Twin Keep", LION, 1, influence_pool=10, abilities=[], set="Breath of the Kami")
    yield stronghold("Twin Keep", UNICORN, 2, influence_pool=10, abilities=[], set="The Fires Within")
    yield role("Keeper of Air", 214, traits="Keeper Air", abilities=[MoreInfluence(3)])
    yield role("Seeker of Fire", 216, traits="Seeker Fire", abilities=[AdditionalProvince(FIRE)])
    yield role("Support", 27, abilities=[MoreInfluence(8), InfluenceOnlyOn(PHOENIX)], set="Disciples of the Void")
    for element, name in enumerate(ELEMENTS):
        yield province(f"{name.title()} Province", NEUTRAL, 10 + element, element=element, quantity=2, abilities=[])
    yield province("Second Fire", NEUTRAL, 20, element=FIRE, abilities=[])
    yield province("Lion Earth", LION, 21, element=EARTH, abilities=[])
    yield province("Crane Air", CRANE, 22, element=AIR, influence=1, abilities=[])
    for number in range(15):
        yield character(f"Lion {number}", LION, 30 + number, cost=1)
        yield event(f"Plan {number}", NEUTRAL, 50 + number, cost=0, abilities=[])
    yield character("Peasant", NEUTRAL, 45, cost=0, quantity=2)
    yield character("Crane Guest", CRANE, 46, cost=1, influence=1)
    yield holding("Only District", NEUTRAL, 47, deck_limit=1, abilities=[])
    yield holding("Wide Fields", NEUTRAL, 48, deck_limit=6, abilities=[])
    for number in range(4):
        yield character(f"Ally {number}", NEUTRAL, 70 + number, side=CONFLICT, cost=1)
    # One title on a dynasty and on a conflict card.
    yield character("Twofold", NEUTRAL, 75, cost=1)
    yield character("Twofold", NEUTRAL, 76, side=CONFLICT, cost=1, set=HONOR_AND_GLORY)
    yield event("Lone Plan", NEUTRAL, 77, cost=0, quantity=1, abilities=[])
    yield event("Lion Plan", LION, 78, cost=0, influence=2, abilities=[])
    # The cards of the rulebook's example, and some more of other clans.
    yield event("Admit Defeat", CRANE, 147, cost=1, influence=2, abilities=[])
    yield event("The Perfect Gift", CRANE, 144, cost=0, influence=1, abilities=[])
    yield attachment("Duelist Training", CRANE, 142, cost=1, influence=1)
    yield event("Crane Secret", CRANE, 148, cost=0, abilities=[])
    yield event("Crane Trifle", CRANE, 149, cost=0, influence=0, abilities=[])
    yield event("Fire and Oil", CRAB, 139, cost=0, influence=1, abilities=[])
    yield event("Phoenix Plan", PHOENIX, 176, cost=0, influence=4, abilities=[])
    yield attachment("Seeker's Cloak", NEUTRAL, 39, cost=0, role="seeker", set=HONOR_AND_GLORY)
    # The restricted list.
    yield event("Mirumoto's Fury", DRAGON, 159, cost=1, influence=2, abilities=[])
    yield event("For Greater Glory", LION, 168, cost=1, influence=3, abilities=[])
    yield event("Against the Waves", PHOENIX, 177, cost=1, influence=1, abilities=[])
    yield event("Forged Edict", SCORPION, 184, cost=0, influence=2, abilities=[])
    yield event("Charge!", NEUTRAL, 210, cost=1, influence=0, abilities=[])
    yield attachment("Pathfinder's Blade", CRAB, 31, cost=0, influence=1, role="seeker", set=HONOR_AND_GLORY)
    yield event("Policy Debate", NEUTRAL, 40, cost=0, influence=0, abilities=[], set=HONOR_AND_GLORY)
    yield holding("Iron Mine", CRAB, 103, abilities=[], set=EPHEMERAL)


GAME = LegendOfTheFiveRings(Library(faces()))

LEGAL = Deck(
    "Lions",
    stronghold=(("01-yojin-no-shiro", 1),),
    provinces=tuple((f"01-{name}-province", 1) for name in ELEMENTS),
    dynasty=tuple((f"01-lion-{number}", 3) for number in range(14)),
    conflict=tuple((f"01-plan-{number}", 3) for number in range(14)),
)
"""A legal deck in every format but that of a single set: 42 cards in each deck."""
