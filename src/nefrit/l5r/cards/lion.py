"""The cards of the Lion Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Then
from nefrit.kernel.values import MULTIPLY_BASE
from nefrit.l5r.cards.clans import LION
from nefrit.l5r.characters import Later
from nefrit.l5r.conditions import Number, TargetIs, ThereIs, so
from nefrit.l5r.constants import ATTACKING, END_OF_CONFLICT, END_OF_PHASE, MILITARY, POLITICAL, WATER
from nefrit.l5r.costs import DoTo
from nefrit.l5r.effects import ChangeHonor, DrawCards, do, do_each, last, last_for_each
from nefrit.l5r.entering import Enter, EnterOneOf, PlayThis, RefillFaceup, TurnFaceup
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
    LION.stronghold("Yōjin no Shiro", 4, honor=12, fate=7, influence_pool=10, strength_bonus=2, traits="Castle").has(
        action(
            last_for_each(are("attacking", "yours"), Modifies("military", amount=1)),
            condition=so("during a conflict"),
            costs=(DoTo("bow"),),
        )
    ),
    LION.province("The Art of War", 11, strength=3, element=WATER).has(
        interrupt(On(PROVINCE_BREAKS, are("this")), DrawCards(3))
    ),
    LION.holding("Staging Ground", 80, strength_bonus=1, traits="Battlefield", copies=1).has(
        action(TurnFaceup(), targets=(Chosen(cards=are("facedown"), area=YOUR_PROVINCES, most=2),))
    ),
    LION.character("Obstinate Recruit", 67, cost=0, skills=(2, 0), glory=0, traits="Bushi", copies=1).has(
        Standing("discard", condition=so("you are less honorable"))
    ),
    LION.character("Ikoma Prodigy", 68, cost=1, skills=(0, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(On(FATE_PLACED, are("this")), ChangeHonor(1))
    ),
    LION.character("Matsu Berserker", 69, cost=1, skills=(3, None), glory=1, traits="Bushi Berserker", copies=1),
    LION.character("Steadfast Samurai", 70, cost=1, skills=(1, 1), glory=1, traits="Bushi", copies=1).has(
        reaction(
            PhaseStarts("fate"),
            last(Forbids("be-discarded"), Forbids("lose-fate"), who="this", until=END_OF_PHASE),
            condition=so("you are more honorable by five"),
            forced=True,
        )
    ),
    LION.character("Akodo Gunsō", 71, cost=2, skills=(2, 1), glory=2, traits="Bushi", copies=1).has(
        PRIDE, reaction(On(ENTERS, are("this")), RefillFaceup())
    ),
    LION.character("Deathseeker", 72, cost=2, skills=(2, 1), glory=0, traits="Bushi", copies=1).has(
        reaction(
            AfterConflict(THIS, won=False, role=ATTACKING),
            If(TargetIs(are("without fate")), do("discard"), do("remove-fate", amount=1)),
            costs=(DoTo("sacrifice"),),
            targets=a_character(*are("your opponent's")),
        )
    ),
    LION.character(
        "Venerable Historian", 73, cost=2, skills=(None, 1), glory=3, traits="Courtier Scholar", copies=1
    ).has(action(do("honor", "this"), condition=so("this participates", "you are more honorable"))),
    LION.character("Kitsu Spiritcaller", 74, cost=3, skills=(1, 3), glory=2, traits="Shugenja Water", copies=1).has(
        action(
            Then(Enter(conflict=True), Later("conflict-ends", do("return-to-deck", amount=1))),
            condition=so("during a conflict"),
            costs=(DoTo("bow"),),
            targets=(Chosen(cards=are("character card"), area=YOUR_DISCARD_PILES),),
        )
    ),
    LION.character("Lion's Pride Brawler", 75, cost=3, skills=(3, 2), glory=1, traits="Bushi Courtier", copies=1).has(
        action(
            do("bow"),
            condition=so("this attacks"),
            targets=a_character(WeakerThan(MILITARY, are("this"), or_equal=True)),
        )
    ),
    LION.character("Matsu Beiona", 76, cost=3, skills=(3, 2), glory=2, traits="Bushi", unique=True, copies=1).has(
        reaction(
            On(ENTERS, are("this")),
            do("place-fate", "this", 2),
            condition=ThereIs((*are("character", "yours", "other"), Trait("bushi")), least=3),
        )
    ),
    LION.character("Honored General", 77, cost=4, skills=(3, 1), glory=2, traits="Bushi Commander", copies=1).has(
        Modifies(
            "military",
            on=(*are("participating", "yours", "other"), Clan(LION.clan)),
            condition=so("this participates"),
            amount=1,
        ),
        reaction(On(ENTERS, are("this")), do("honor", "this")),
    ),
    LION.character("Ikoma Eiji", 78, cost=4, skills=(1, 3), glory=3, traits="Courtier", unique=True, copies=1).has(
        reaction(
            AfterConflict(won=False, type=POLITICAL), EnterOneOf(DISCARD_OR_PROVINCES, (Trait("bushi"), CostAtMost(3)))
        )
    ),
    LION.character(
        "Akodo Toturi", 79, cost=5, skills=(6, 3), glory=3, traits="Bushi Champion", unique=True, copies=1
    ).has(reaction(YouClaimRing(during=so("during a military conflict", "this participates")), ResolveClaimedRing())),
    LION.conflict_character(
        "Vengeful Oathkeeper", 160, cost=2, skills=(2, 1), glory=0, traits="Bushi", influence=2, copies=1
    ).has(reaction(AfterConflict(won=False, type=MILITARY), Enter("this"), places=(FROM_HAND,))),
    LION.conflict_character(
        "Master of the Spear", 161, cost=3, skills=(2, 2), glory=1, traits="Bushi", influence=3, copies=1
    ).has(
        action(
            do("move-home"),
            condition=so("this attacks"),
            targets=their_choice(*are("participating", "your opponent's")),
        )
    ),
    LION.attachment(
        "Guidance of the Ancestors", 162, cost=1, bonus=(1, 1), traits="Condition", influence=1, copies=1
    ).has(action(PlayThis(), places=(FROM_DISCARD,))),
    LION.attachment("Honored Blade", 163, cost=1, bonus=(2, 0), traits="Weapon", influence=1, copies=1).has(
        RESTRICTED, reaction(AfterConflict(ATTACHED), ChangeHonor(1))
    ),
    LION.attachment("Sashimono", 164, cost=2, traits="Item Banner", influence=2, copies=1).has(
        Attaches(to=(*are("yours"), Trait("bushi"))),
        Forbids("bow-by-conflict", on=are("attached"), condition=so("during a military conflict")),
    ),
    LION.event("Ready for Battle", 165, cost=0, influence=1, copies=1).has(
        reaction(YoursIsBowed(), do("ready", "that"))
    ),
    LION.event("Stand Your Ground", 166, cost=0, influence=2, copies=1).has(
        interrupt(
            On(LEAVES, are("character", "honored", "yours"), would_happen=True), Instead(do("discard-status", "that"))
        )
    ),
    # l5r.faq.way-of-the-lion-twice-quadruples: each copy doubles the base that it finds.
    LION.event("Way of the Lion", 167, cost=0, traits="Philosophy", copies=1).has(
        action(
            last(Modifies("military", amount=2, operation=MULTIPLY_BASE)),
            condition=so("during a conflict"),
            targets=a_character(Clan(LION.clan)),
        )
    ),
    LION.event("For Greater Glory", 168, cost=1, influence=3, copies=1).has(
        reaction(
            On(PROVINCE_BREAKS, by=YOU, during=so("during a military conflict")),
            do_each("place-fate", (*are("participating", "yours"), Trait("bushi")), 1),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    LION.event("Strength in Numbers", 169, cost=1, influence=2, copies=1).has(
        action(
            do("move-home"),
            condition=so("you are attacking"),
            targets=a_character(*are("defending"), GloryAtMost(Number(are("attacking")))),
        )
    ),
]
