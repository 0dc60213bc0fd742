"""The cards of the Lion Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Then
from nefrit.kernel.values import MULTIPLY_BASE
from nefrit.l5r.characters import Later
from nefrit.l5r.conditions import Number, TargetIs, ThereIs, so
from nefrit.l5r.constants import ATTACKING, CONFLICT, END_OF_CONFLICT, END_OF_PHASE, LION, MILITARY, POLITICAL, WATER
from nefrit.l5r.costs import DoTo
from nefrit.l5r.effects import ChangeHonor, DrawCards, do, do_each, last, last_for_each
from nefrit.l5r.entering import Enter, EnterOneOf, PlayThis, RefillFaceup, TurnFaceup
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
from nefrit.l5r.filters import Clan, CostAtMost, GloryAtMost, Trait, WeakerThan, are
from nefrit.l5r.keywords import PRIDE, RESTRICTED
from nefrit.l5r.occurrences.kinds import ENTERS, FATE_PLACED, LEAVES, PROVINCE_BREAKS
from nefrit.l5r.players import YOU
from nefrit.l5r.responding import Instead
from nefrit.l5r.ring_effects import ResolveClaimedRing
from nefrit.l5r.targets import (
    DISCARD_OR_PROVINCES,
    YOUR_DISCARD_PILES,
    YOUR_PROVINCES,
    Chosen,
    a_character,
    their_choice,
)
from nefrit.l5r.trees import FROM_DISCARD, FROM_HAND, Attaches, Forbids, Modifies, Standing
from nefrit.l5r.triggers import ATTACHED, THIS, AfterConflict, On, PhaseStarts, YouClaimRing, YoursIsBowed
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    stronghold(
        "Yōjin no Shiro",
        LION,
        4,
        honor=12,
        fate=7,
        influence_pool=10,
        strength_bonus=2,
        traits="Castle",
        abilities=[
            action(
                last_for_each(are("attacking", "yours"), Modifies("military", amount=1)),
                condition=so("during a conflict"),
                costs=(DoTo("bow"),),
            )
        ],
    ),
    province(
        "The Art of War",
        LION,
        11,
        strength=3,
        element=WATER,
        abilities=[interrupt(On(PROVINCE_BREAKS, are("this")), DrawCards(3))],
    ),
    holding(
        "Staging Ground",
        LION,
        80,
        strength_bonus=1,
        traits="Battlefield",
        quantity=1,
        abilities=[action(TurnFaceup(), targets=(Chosen(cards=are("facedown"), area=YOUR_PROVINCES, most=2),))],
    ),
    character(
        "Obstinate Recruit",
        LION,
        67,
        cost=0,
        military=2,
        political=0,
        glory=0,
        traits="Bushi",
        quantity=1,
        abilities=[Standing("discard", condition=so("you are less honorable"))],
    ),
    character(
        "Ikoma Prodigy",
        LION,
        68,
        cost=1,
        military=0,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[reaction(On(FATE_PLACED, are("this")), ChangeHonor(1))],
    ),
    character(
        "Matsu Berserker", LION, 69, cost=1, military=3, political=None, glory=1, traits="Bushi Berserker", quantity=1
    ),
    character(
        "Steadfast Samurai",
        LION,
        70,
        cost=1,
        military=1,
        political=1,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[
            reaction(
                PhaseStarts("fate"),
                last(Forbids("be-discarded"), Forbids("lose-fate"), who="this", until=END_OF_PHASE),
                condition=so("you are more honorable by five"),
                forced=True,
            )
        ],
    ),
    character(
        "Akodo Gunsō",
        LION,
        71,
        cost=2,
        military=2,
        political=1,
        glory=2,
        traits="Bushi",
        quantity=1,
        abilities=[PRIDE, reaction(On(ENTERS, are("this")), RefillFaceup())],
    ),
    character(
        "Deathseeker",
        LION,
        72,
        cost=2,
        military=2,
        political=1,
        glory=0,
        traits="Bushi",
        quantity=1,
        abilities=[
            reaction(
                AfterConflict(THIS, won=False, role=ATTACKING),
                If(TargetIs(are("without fate")), do("discard"), do("remove-fate", amount=1)),
                costs=(DoTo("sacrifice"),),
                targets=a_character(*are("your opponent's")),
            )
        ],
    ),
    character(
        "Venerable Historian",
        LION,
        73,
        cost=2,
        military=None,
        political=1,
        glory=3,
        traits="Courtier Scholar",
        quantity=1,
        abilities=[action(do("honor", "this"), condition=so("this participates", "you are more honorable"))],
    ),
    character(
        "Kitsu Spiritcaller",
        LION,
        74,
        cost=3,
        military=1,
        political=3,
        glory=2,
        traits="Shugenja Water",
        quantity=1,
        abilities=[
            action(
                Then(Enter(conflict=True), Later("conflict-ends", do("return-to-deck", amount=1))),
                condition=so("during a conflict"),
                costs=(DoTo("bow"),),
                targets=(Chosen(cards=are("character card"), area=YOUR_DISCARD_PILES),),
            )
        ],
    ),
    character(
        "Lion's Pride Brawler",
        LION,
        75,
        cost=3,
        military=3,
        political=2,
        glory=1,
        traits="Bushi Courtier",
        quantity=1,
        abilities=[
            action(
                do("bow"),
                condition=so("this attacks"),
                targets=a_character(WeakerThan(MILITARY, are("this"), or_equal=True)),
            )
        ],
    ),
    character(
        "Matsu Beiona",
        LION,
        76,
        unique=True,
        cost=3,
        military=3,
        political=2,
        glory=2,
        traits="Bushi",
        quantity=1,
        abilities=[
            reaction(
                On(ENTERS, are("this")),
                do("place-fate", "this", 2),
                condition=ThereIs((*are("character", "yours", "other"), Trait("bushi")), least=3),
            )
        ],
    ),
    character(
        "Honored General",
        LION,
        77,
        cost=4,
        military=3,
        political=1,
        glory=2,
        traits="Bushi Commander",
        quantity=1,
        abilities=[
            Modifies(
                "military",
                on=(*are("participating", "yours", "other"), Clan(LION)),
                condition=so("this participates"),
                amount=1,
            ),
            reaction(On(ENTERS, are("this")), do("honor", "this")),
        ],
    ),
    character(
        "Ikoma Eiji",
        LION,
        78,
        unique=True,
        cost=4,
        military=1,
        political=3,
        glory=3,
        traits="Courtier",
        quantity=1,
        abilities=[
            reaction(
                AfterConflict(won=False, type=POLITICAL),
                EnterOneOf(DISCARD_OR_PROVINCES, (Trait("bushi"), CostAtMost(3))),
            )
        ],
    ),
    character(
        "Akodo Toturi",
        LION,
        79,
        unique=True,
        cost=5,
        military=6,
        political=3,
        glory=3,
        traits="Bushi Champion",
        quantity=1,
        abilities=[
            reaction(YouClaimRing(during=so("during a military conflict", "this participates")), ResolveClaimedRing())
        ],
    ),
    character(
        "Vengeful Oathkeeper",
        LION,
        160,
        side=CONFLICT,
        cost=2,
        military=2,
        political=1,
        glory=0,
        traits="Bushi",
        influence=2,
        quantity=1,
        abilities=[reaction(AfterConflict(won=False, type=MILITARY), Enter("this"), places=(FROM_HAND,))],
    ),
    character(
        "Master of the Spear",
        LION,
        161,
        side=CONFLICT,
        cost=3,
        military=2,
        political=2,
        glory=1,
        traits="Bushi",
        influence=3,
        quantity=1,
        abilities=[
            action(
                do("move-home"),
                condition=so("this attacks"),
                targets=their_choice(*are("participating", "your opponent's")),
            )
        ],
    ),
    attachment(
        "Guidance of the Ancestors",
        LION,
        162,
        cost=1,
        bonus=(1, 1),
        traits="Condition",
        influence=1,
        quantity=1,
        abilities=[action(PlayThis(), places=(FROM_DISCARD,))],
    ),
    attachment(
        "Honored Blade",
        LION,
        163,
        cost=1,
        bonus=(2, 0),
        traits="Weapon",
        influence=1,
        quantity=1,
        abilities=[RESTRICTED, reaction(AfterConflict(ATTACHED), ChangeHonor(1))],
    ),
    attachment(
        "Sashimono",
        LION,
        164,
        cost=2,
        traits="Item Banner",
        influence=2,
        quantity=1,
        abilities=[
            Attaches(to=(*are("yours"), Trait("bushi"))),
            Forbids("bow-by-conflict", on=are("attached"), condition=so("during a military conflict")),
        ],
    ),
    event(
        "Ready for Battle",
        LION,
        165,
        cost=0,
        influence=1,
        quantity=1,
        abilities=[reaction(YoursIsBowed(), do("ready", "that"))],
    ),
    event(
        "Stand Your Ground",
        LION,
        166,
        cost=0,
        influence=2,
        quantity=1,
        abilities=[
            interrupt(
                On(LEAVES, are("character", "honored", "yours"), would_happen=True),
                Instead(do("discard-status", "that")),
            )
        ],
    ),
    event(
        # l5r.faq.way-of-the-lion-twice-quadruples: each copy doubles the base that it finds.
        "Way of the Lion",
        LION,
        167,
        cost=0,
        traits="Philosophy",
        quantity=1,
        abilities=[
            action(
                last(Modifies("military", amount=2, operation=MULTIPLY_BASE)),
                condition=so("during a conflict"),
                targets=a_character(Clan(LION)),
            )
        ],
    ),
    event(
        "For Greater Glory",
        LION,
        168,
        cost=1,
        influence=3,
        quantity=1,
        abilities=[
            reaction(
                On(PROVINCE_BREAKS, by=YOU, during=so("during a military conflict")),
                do_each("place-fate", (*are("participating", "yours"), Trait("bushi")), 1),
                maximum=1,
                maximum_period=END_OF_CONFLICT,
            )
        ],
    ),
    event(
        "Strength in Numbers",
        LION,
        169,
        cost=1,
        influence=2,
        quantity=1,
        abilities=[
            action(
                do("move-home"),
                condition=so("you are attacking"),
                targets=a_character(*are("defending"), GloryAtMost(Number(are("attacking")))),
            )
        ],
    ),
]
