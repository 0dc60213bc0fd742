"""The cards of no clan."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, If, Then
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
    NEUTRAL,
    POLITICAL,
    VOID,
    WATER,
)
from nefrit.l5r.costs import DoTo, DoToOne, LoseHonor
from nefrit.l5r.decks.texts import AdditionalProvince, MoreInfluence
from nefrit.l5r.duels import SECOND, TARGETS, Challenge
from nefrit.l5r.effects import ChangeBid, ChangeHonor, DrawCards, GainFate, do, last
from nefrit.l5r.entering import Enter
from nefrit.l5r.faces import L5RFace, attachment, character, event, holding, province, role
from nefrit.l5r.filters import CostAtLeast, CostAtMost, OfElement, Trait, WeakerThan, WithSkill, are
from nefrit.l5r.hands import DiscardAtRandom, DiscardFromShownHand, MustDiscard
from nefrit.l5r.keywords import RESTRICTED
from nefrit.l5r.occurrences.kinds import BID_HONOR_GIVEN, DIALS_REVEALED, PROVINCE_REVEALED
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects
from nefrit.l5r.ring_effects import ChangeConflictType, SwitchContestedRing
from nefrit.l5r.searching import Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import IN_PLAY, YOUR_PROVINCES, Chosen, a_character, choosing
from nefrit.l5r.trees import FROM_DISCARD, FROM_PROVINCE, Forbids, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import AfterConflict, EffectsInitiate, On, YouClaimRing
from nefrit.l5r.written import action, interrupt, reaction


def keeper(element: int, number: str) -> L5RFace:
    """The keeper of an element."""
    name = ELEMENTS[element].title()
    gain = reaction(AfterConflict(role=DEFENDING, element=element), GainFate(1))
    return role(f"Keeper of {name}", number, traits=f"Keeper {name}", abilities=[MoreInfluence(3), gain])


def seeker(element: int, number: str) -> L5RFace:
    """The seeker of an element."""
    name = ELEMENTS[element].title()
    gain = reaction(On(PROVINCE_REVEALED, (*are("yours"), OfElement(element))), GainFate(1))
    return role(f"Seeker of {name}", number, traits=f"Seeker {name}", abilities=[AdditionalProvince(element), gain])


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
    province(
        "Ancestral Lands",
        NEUTRAL,
        15,
        strength=5,
        element=EARTH,
        quantity=2,
        abilities=[Modifies("strength", amount=5, condition=so("during a political conflict"))],
    ),
    province(
        "Elemental Fury",
        NEUTRAL,
        16,
        strength=4,
        element=WATER,
        quantity=2,
        abilities=[reaction(On(PROVINCE_REVEALED, are("this")), SwitchContestedRing())],
    ),
    province(
        "Entrenched Position",
        NEUTRAL,
        17,
        strength=5,
        element=EARTH,
        quantity=2,
        abilities=[Modifies("strength", amount=5, condition=so("during a military conflict"))],
    ),
    province(
        "Fertile Fields",
        NEUTRAL,
        18,
        strength=4,
        element=AIR,
        quantity=2,
        abilities=[action(DrawCards(1), condition=so("during a conflict at this province"))],
    ),
    province(
        "Manicured Garden",
        NEUTRAL,
        19,
        strength=4,
        element=AIR,
        quantity=2,
        abilities=[action(GainFate(1), condition=so("during a conflict at this province"))],
    ),
    province(
        "Meditations on the Tao",
        NEUTRAL,
        20,
        strength=4,
        element=FIRE,
        quantity=2,
        abilities=[
            action(
                do("remove-fate", amount=1),
                condition=so("during a conflict at this province"),
                targets=a_character(*are("attacking")),
            )
        ],
    ),
    province(
        "Night Raid",
        NEUTRAL,
        21,
        strength=4,
        element=FIRE,
        quantity=2,
        abilities=[reaction(On(PROVINCE_REVEALED, are("this")), MustDiscard(Number(are("attacking"))))],
    ),
    province(
        "Pilgrimage", NEUTRAL, 22, strength=5, element=VOID, quantity=2, abilities=[Standing("cancel-ring-effects")]
    ),
    province(
        "Rally to the Cause",
        NEUTRAL,
        23,
        strength=4,
        element=WATER,
        quantity=2,
        abilities=[reaction(On(PROVINCE_REVEALED, are("this")), ChangeConflictType())],
    ),
    province(
        "Shameful Display",
        NEUTRAL,
        24,
        strength=3,
        element=VOID,
        quantity=2,
        abilities=[
            action(
                HonorOneDishonorOther(),
                condition=so("during a conflict at this province"),
                targets=(Chosen(2, 2, cards=are("participating")),),
            )
        ],
    ),
    holding(
        "Favorable Ground",
        NEUTRAL,
        128,
        strength_bonus=1,
        traits="Battlefield",
        quantity=2,
        abilities=[
            action(
                If(TargetIs(are("participating")), do("move-home"), do("move-to-conflict")),
                condition=so("during a conflict"),
                costs=(DoTo("sacrifice"),),
                targets=a_character(*are("yours")),
            )
        ],
    ),
    holding(
        "Imperial Storehouse",
        NEUTRAL,
        129,
        strength_bonus=1,
        traits="Imperial",
        quantity=2,
        abilities=[action(DrawCards(1), costs=(DoTo("sacrifice"),))],
    ),
    character(
        "Otomo Courtier",
        NEUTRAL,
        122,
        cost=1,
        military=None,
        political=2,
        glory=1,
        traits="Courtier Imperial",
        abilities=[Forbids("participate", condition=so("an opponent has the favor"), only=("attacker",))],
    ),
    character(
        "Seppun Guardsman",
        NEUTRAL,
        123,
        cost=1,
        military=2,
        political=None,
        glory=1,
        traits="Bushi Imperial",
        abilities=[Forbids("participate", condition=so("an opponent has the favor"), only=("attacker",))],
    ),
    character(
        "Keeper Initiate",
        NEUTRAL,
        124,
        cost=2,
        military=1,
        political=1,
        glory=2,
        traits="Monk",
        role="keeper",
        quantity=2,
        abilities=[
            reaction(
                YouClaimRing(of_role=True),
                Then(Enter("this"), do("place-fate", "this", 1)),
                places=(FROM_DISCARD, FROM_PROVINCE),
            )
        ],
    ),
    character(
        "Miya Mystic",
        NEUTRAL,
        125,
        cost=2,
        military=1,
        political=1,
        glory=1,
        traits="Shugenja Earth Imperial",
        abilities=[
            action(
                do("discard"),
                condition=so("during the conflict phase"),
                costs=(DoTo("sacrifice"),),
                targets=(Chosen(cards=are("attachment"), area=IN_PLAY),),
            )
        ],
    ),
    character(
        "Seeker Initiate",
        NEUTRAL,
        126,
        cost=2,
        military=1,
        political=1,
        glory=2,
        traits="Monk",
        role="seeker",
        quantity=2,
        abilities=[reaction(YouClaimRing(of_role=True), Search(5))],
    ),
    character(
        "Wandering Ronin",
        NEUTRAL,
        127,
        cost=3,
        military=2,
        political=2,
        glory=0,
        traits="Bushi Ronin",
        abilities=[
            action(
                last(Modifies("skills", amount=2), who="this"),
                condition=so("during a conflict"),
                costs=(DoTo("remove-fate", amount=1),),
                limit=2,
                limit_period=END_OF_CONFLICT,
            )
        ],
    ),
    attachment(
        "Fine Katana",
        NEUTRAL,
        200,
        cost=0,
        bonus=(2, 0),
        traits="Weapon",
        influence=0,
        quantity=2,
        abilities=[RESTRICTED],
    ),
    attachment(
        "Ornate Fan", NEUTRAL, 201, cost=0, bonus=(0, 2), traits="Item", influence=0, quantity=2, abilities=[RESTRICTED]
    ),
    attachment(
        "Cloud the Mind",
        NEUTRAL,
        202,
        cost=1,
        traits="Spell Air",
        influence=0,
        quantity=2,
        abilities=[
            PlayOnlyIf(ThereIs((*are("character", "yours"), Trait("shugenja")))),
            Standing("blank-except-traits", on=are("attached")),
        ],
    ),
    event(
        "Assassination",
        NEUTRAL,
        203,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[
            action(
                do("discard"),
                condition=so("during a conflict"),
                costs=(LoseHonor(3),),
                targets=a_character(CostAtMost(2)),
                maximum=1,
            )
        ],
    ),
    event(
        "Banzai!",
        NEUTRAL,
        204,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[
            action(
                last(Modifies("military", amount=2)),
                condition=so("during a conflict"),
                targets=a_character(*are("participating")),
                again=(LoseHonor(1),),
                maximum=1,
                maximum_period=END_OF_CONFLICT,
            )
        ],
    ),
    event(
        "Contingency Plan",
        NEUTRAL,
        205,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[reaction(On(DIALS_REVEALED), Select((ChangeBid(1), ChangeBid(-1)), after_dash=True))],
    ),
    event(
        "Court Games",
        NEUTRAL,
        206,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[
            action(
                Select(
                    (
                        choosing(Chosen(cards=are("participating", "yours")), do("honor")),
                        choosing(
                            Chosen(cards=are("participating", "your opponent's"), by=YOUR_OPPONENT), do("dishonor")
                        ),
                    )
                ),
                condition=so("during a political conflict"),
                maximum=1,
                maximum_period=END_OF_CONFLICT,
            )
        ],
    ),
    event(
        "For Shame!",
        NEUTRAL,
        207,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[
            action(
                Select((do("dishonor"), do("bow")), by=YOUR_OPPONENT),
                condition=AllOf(
                    (so("during a conflict"), ThereIs((*are("participating", "yours"), Trait("courtier"))))
                ),
                targets=a_character(*are("participating", "your opponent's")),
            )
        ],
    ),
    event(
        "Good Omen",
        NEUTRAL,
        208,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[
            PlayOnlyIf(so("your bid is lower")),
            action(do("place-fate", amount=1), targets=a_character(CostAtLeast(3))),
        ],
    ),
    event(
        "Spies at Court",
        NEUTRAL,
        209,
        cost=0,
        influence=0,
        quantity=2,
        abilities=[
            reaction(
                AfterConflict(type=POLITICAL),
                DiscardAtRandom(2),
                costs=(DoToOne("dishonor", are("participating")),),
                maximum=1,
                maximum_period=END_OF_CONFLICT,
            )
        ],
    ),
    event(
        "Charge!",
        NEUTRAL,
        210,
        cost=1,
        influence=0,
        quantity=2,
        abilities=[
            action(
                Enter(conflict=True),
                condition=so("during a military conflict"),
                targets=(Chosen(cards=are("faceup", "character card"), area=YOUR_PROVINCES),),
            )
        ],
    ),
    event(
        "Fallen in Battle",
        NEUTRAL,
        211,
        cost=1,
        influence=0,
        quantity=2,
        abilities=[
            reaction(
                AfterConflict(type=MILITARY, by_at_least=5),
                do("discard"),
                targets=a_character(*are("participating")),
                maximum=1,
                maximum_period=END_OF_CONFLICT,
            )
        ],
    ),
    event(
        "Outwit",
        NEUTRAL,
        212,
        cost=1,
        influence=0,
        quantity=2,
        abilities=[
            action(
                do("move-home"),
                condition=so("during a conflict"),
                targets=a_character(
                    *are("your opponent's"), WeakerThan(POLITICAL, (*are("participating", "yours"), Trait("courtier")))
                ),
            )
        ],
    ),
    event(
        "Rout",
        NEUTRAL,
        213,
        cost=1,
        influence=0,
        quantity=2,
        abilities=[
            action(
                do("move-home"),
                condition=so("during a conflict"),
                targets=a_character(
                    *are("your opponent's"), WeakerThan(MILITARY, (*are("participating", "yours"), Trait("bushi")))
                ),
            )
        ],
    ),
    event(
        "Policy Debate",
        NEUTRAL,
        40,
        cost=0,
        influence=0,
        set="For Honor and Glory",
        abilities=[
            action(
                Challenge(
                    POLITICAL, DiscardFromShownHand("loser", revealed=True), challenger=TARGETS, challenged=SECOND
                ),
                condition=so("during a conflict"),
                targets=(
                    Chosen(cards=(*are("participating", "yours"), WithSkill(POLITICAL)), reference=True),
                    Chosen(cards=(*are("participating", "your opponent's"), WithSkill(POLITICAL)), reference=True),
                ),
            )
        ],
    ),
    event(
        "Censure",
        NEUTRAL,
        60,
        cost=0,
        traits="Imperial",
        influence=0,
        set="Into the Forbidden City",
        abilities=[
            PlayOnlyIf(so("you have the favor")),
            interrupt(EffectsInitiate(are("event card")), CancelEffects()),
        ],
    ),
    event(
        "Way of the Chrysanthemum",
        NEUTRAL,
        80,
        cost=2,
        traits="Imperial Philosophy",
        influence=0,
        set="The Chrysanthemum Throne",
        abilities=[reaction(On(BID_HONOR_GIVEN, whose=YOU), ChangeHonor(Count("that much")), maximum=1)],
    ),
]
