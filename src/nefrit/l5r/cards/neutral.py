"""The cards of no clan."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, If, Then
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.characters import HonorOneDishonorOther
from nefrit.l5r.conditions import Count, Number, TargetIs, ThereIs, so
from nefrit.l5r.constants import (
    AIR,
    DEFENDING,
    EARTH,
    ELEMENTS,
    END_OF_CONFLICT,
    FIRE,
    MILITARY,
    POLITICAL,
    VOID,
    WATER,
)
from nefrit.l5r.costs import DoTo, DoToOne, LoseHonor
from nefrit.l5r.deck_texts import AdditionalProvince, MoreInfluence
from nefrit.l5r.duels import SECOND, TARGETS, Challenge
from nefrit.l5r.effects import ChangeBid, ChangeHonor, DrawCards, GainFate, do, last
from nefrit.l5r.entering import Enter
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.filters import CostAtLeast, CostAtMost, OfElement, Trait, WeakerThan, WithSkill, are
from nefrit.l5r.hands import DiscardAtRandom, DiscardFromShownHand, MustDiscard
from nefrit.l5r.keywords import RESTRICTED
from nefrit.l5r.occurrences.kinds import BID_HONOR_GIVEN, DIALS_REVEALED, PROVINCE_REVEALED
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects
from nefrit.l5r.ring_effects import ChangeConflictType, SwitchContestedRing
from nefrit.l5r.searching import Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import FOR_HONOR_AND_GLORY, INTO_THE_FORBIDDEN_CITY, THE_CHRYSANTHEMUM_THRONE
from nefrit.l5r.targets import IN_PLAY, YOUR_PROVINCES, Chosen, a_character, choosing
from nefrit.l5r.trees import FROM_DISCARD, FROM_PROVINCE, Forbids, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import AfterConflict, EffectsInitiate, On, YouClaimRing
from nefrit.l5r.written import action, interrupt, reaction


def keeper(element: int, number: str) -> L5RFace:
    """The keeper of an element."""
    name = ELEMENTS[element].title()
    gain = reaction(AfterConflict(role=DEFENDING, element=element), GainFate(1))
    return NEUTRAL.role(f"Keeper of {name}", number, traits=f"Keeper {name}").has(MoreInfluence(3), gain)


def seeker(element: int, number: str) -> L5RFace:
    """The seeker of an element."""
    name = ELEMENTS[element].title()
    gain = reaction(On(PROVINCE_REVEALED, (*are("yours"), OfElement(element))), GainFate(1))
    return NEUTRAL.role(f"Seeker of {name}", number, traits=f"Seeker {name}").has(AdditionalProvince(element), gain)


CARDS = [
    keeper(AIR, "214A"),
    seeker(AIR, "214B"),
    keeper(EARTH, "215A"),
    seeker(EARTH, "215B"),
    keeper(FIRE, "216A"),
    seeker(FIRE, "216B"),
    keeper(WATER, "217A"),
    seeker(WATER, "217B"),
    keeper(VOID, "218A"),
    seeker(VOID, "218B"),
    NEUTRAL.province("Ancestral Lands", 15, strength=5, element=EARTH, copies=2).has(
        Modifies("strength", amount=5, condition=so("during a political conflict"))
    ),
    NEUTRAL.province("Elemental Fury", 16, strength=4, element=WATER, copies=2).has(
        reaction(On(PROVINCE_REVEALED, are("this")), SwitchContestedRing())
    ),
    NEUTRAL.province("Entrenched Position", 17, strength=5, element=EARTH, copies=2).has(
        Modifies("strength", amount=5, condition=so("during a military conflict"))
    ),
    NEUTRAL.province("Fertile Fields", 18, strength=4, element=AIR, copies=2).has(
        action(DrawCards(1), condition=so("during a conflict at this province"))
    ),
    NEUTRAL.province("Manicured Garden", 19, strength=4, element=AIR, copies=2).has(
        action(GainFate(1), condition=so("during a conflict at this province"))
    ),
    NEUTRAL.province("Meditations on the Tao", 20, strength=4, element=FIRE, copies=2).has(
        action(
            do("remove-fate", amount=1),
            condition=so("during a conflict at this province"),
            targets=a_character(*are("attacking")),
        )
    ),
    NEUTRAL.province("Night Raid", 21, strength=4, element=FIRE, copies=2).has(
        reaction(On(PROVINCE_REVEALED, are("this")), MustDiscard(Number(are("attacking"))))
    ),
    NEUTRAL.province("Pilgrimage", 22, strength=5, element=VOID, copies=2).has(Standing("cancel-ring-effects")),
    NEUTRAL.province("Rally to the Cause", 23, strength=4, element=WATER, copies=2).has(
        reaction(On(PROVINCE_REVEALED, are("this")), ChangeConflictType())
    ),
    NEUTRAL.province("Shameful Display", 24, strength=3, element=VOID, copies=2).has(
        action(
            HonorOneDishonorOther(),
            condition=so("during a conflict at this province"),
            targets=(Chosen(2, 2, cards=are("participating")),),
        )
    ),
    NEUTRAL.holding("Favorable Ground", 128, strength_bonus=1, traits="Battlefield", copies=2).has(
        action(
            If(TargetIs(are("participating")), do("move-home"), do("move-to-conflict")),
            condition=so("during a conflict"),
            costs=(DoTo("sacrifice"),),
            targets=a_character(*are("yours")),
        )
    ),
    NEUTRAL.holding("Imperial Storehouse", 129, strength_bonus=1, traits="Imperial", copies=2).has(
        action(DrawCards(1), costs=(DoTo("sacrifice"),))
    ),
    NEUTRAL.character("Otomo Courtier", 122, cost=1, skills=(None, 2), glory=1, traits="Courtier Imperial").has(
        Forbids("participate", condition=so("an opponent has the favor"), only=("attacker",))
    ),
    NEUTRAL.character("Seppun Guardsman", 123, cost=1, skills=(2, None), glory=1, traits="Bushi Imperial").has(
        Forbids("participate", condition=so("an opponent has the favor"), only=("attacker",))
    ),
    NEUTRAL.character(
        "Keeper Initiate", 124, cost=2, skills=(1, 1), glory=2, traits="Monk", role="keeper", copies=2
    ).has(
        reaction(
            YouClaimRing(of_role=True),
            Then(Enter("this"), do("place-fate", "this", 1)),
            places=(FROM_DISCARD, FROM_PROVINCE),
        )
    ),
    NEUTRAL.character("Miya Mystic", 125, cost=2, skills=(1, 1), glory=1, traits="Shugenja Earth Imperial").has(
        action(
            do("discard"),
            condition=so("during the conflict phase"),
            costs=(DoTo("sacrifice"),),
            targets=(Chosen(cards=are("attachment"), area=IN_PLAY),),
        )
    ),
    NEUTRAL.character(
        "Seeker Initiate", 126, cost=2, skills=(1, 1), glory=2, traits="Monk", role="seeker", copies=2
    ).has(reaction(YouClaimRing(of_role=True), Search(5))),
    NEUTRAL.character("Wandering Ronin", 127, cost=3, skills=(2, 2), glory=0, traits="Bushi Ronin").has(
        action(
            last(Modifies("skills", amount=2), who="this"),
            condition=so("during a conflict"),
            costs=(DoTo("remove-fate", amount=1),),
            limit=2,
            limit_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.attachment("Fine Katana", 200, cost=0, bonus=(2, 0), traits="Weapon", influence=0, copies=2).has(
        RESTRICTED
    ),
    NEUTRAL.attachment("Ornate Fan", 201, cost=0, bonus=(0, 2), traits="Item", influence=0, copies=2).has(RESTRICTED),
    NEUTRAL.attachment("Cloud the Mind", 202, cost=1, traits="Spell Air", influence=0, copies=2).has(
        PlayOnlyIf(ThereIs((*are("character", "yours"), Trait("shugenja")))),
        Standing("blank-except-traits", on=are("attached")),
    ),
    NEUTRAL.event("Assassination", 203, cost=0, influence=0, copies=2).has(
        action(
            do("discard"),
            condition=so("during a conflict"),
            costs=(LoseHonor(3),),
            targets=a_character(CostAtMost(2)),
            maximum=1,
        )
    ),
    NEUTRAL.event("Banzai!", 204, cost=0, influence=0, copies=2).has(
        action(
            last(Modifies("military", amount=2)),
            condition=so("during a conflict"),
            targets=a_character(*are("participating")),
            again=(LoseHonor(1),),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("Contingency Plan", 205, cost=0, influence=0, copies=2).has(
        reaction(On(DIALS_REVEALED), Select((ChangeBid(1), ChangeBid(-1)), after_dash=True))
    ),
    NEUTRAL.event("Court Games", 206, cost=0, influence=0, copies=2).has(
        action(
            Select(
                (
                    choosing(Chosen(cards=are("participating", "yours")), do("honor")),
                    choosing(Chosen(cards=are("participating", "your opponent's"), by=YOUR_OPPONENT), do("dishonor")),
                )
            ),
            condition=so("during a political conflict"),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("For Shame!", 207, cost=0, influence=0, copies=2).has(
        action(
            Select((do("dishonor"), do("bow")), by=YOUR_OPPONENT),
            condition=AllOf((so("during a conflict"), ThereIs((*are("participating", "yours"), Trait("courtier"))))),
            targets=a_character(*are("participating", "your opponent's")),
        )
    ),
    NEUTRAL.event("Good Omen", 208, cost=0, influence=0, copies=2).has(
        PlayOnlyIf(so("your bid is lower")), action(do("place-fate", amount=1), targets=a_character(CostAtLeast(3)))
    ),
    NEUTRAL.event("Spies at Court", 209, cost=0, influence=0, copies=2).has(
        reaction(
            AfterConflict(type=POLITICAL),
            DiscardAtRandom(2),
            costs=(DoToOne("dishonor", are("participating")),),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("Charge!", 210, cost=1, influence=0, copies=2).has(
        action(
            Enter(conflict=True),
            condition=so("during a military conflict"),
            targets=(Chosen(cards=are("faceup", "character card"), area=YOUR_PROVINCES),),
        )
    ),
    NEUTRAL.event("Fallen in Battle", 211, cost=1, influence=0, copies=2).has(
        reaction(
            AfterConflict(type=MILITARY, by_at_least=5),
            do("discard"),
            targets=a_character(*are("participating")),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("Outwit", 212, cost=1, influence=0, copies=2).has(
        action(
            do("move-home"),
            condition=so("during a conflict"),
            targets=a_character(
                *are("your opponent's"), WeakerThan(POLITICAL, (*are("participating", "yours"), Trait("courtier")))
            ),
        )
    ),
    NEUTRAL.event("Rout", 213, cost=1, influence=0, copies=2).has(
        action(
            do("move-home"),
            condition=so("during a conflict"),
            targets=a_character(
                *are("your opponent's"), WeakerThan(MILITARY, (*are("participating", "yours"), Trait("bushi")))
            ),
        )
    ),
    NEUTRAL.event("Policy Debate", 40, FOR_HONOR_AND_GLORY, cost=0, influence=0).has(
        action(
            Challenge(POLITICAL, DiscardFromShownHand("loser", revealed=True), challenger=TARGETS, challenged=SECOND),
            condition=so("during a conflict"),
            targets=(
                Chosen(cards=(*are("participating", "yours"), WithSkill(POLITICAL)), reference=True),
                Chosen(cards=(*are("participating", "your opponent's"), WithSkill(POLITICAL)), reference=True),
            ),
        )
    ),
    NEUTRAL.event("Censure", 60, INTO_THE_FORBIDDEN_CITY, cost=0, traits="Imperial", influence=0).has(
        PlayOnlyIf(so("you have the favor")), interrupt(EffectsInitiate(are("event card")), CancelEffects())
    ),
    NEUTRAL.event(
        "Way of the Chrysanthemum", 80, THE_CHRYSANTHEMUM_THRONE, cost=2, traits="Imperial Philosophy", influence=0
    ).has(reaction(On(BID_HONOR_GIVEN, whose=YOU), ChangeHonor(Count("that much")), maximum=1)),
]
