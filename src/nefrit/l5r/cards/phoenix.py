"""The cards of the Phoenix Clan."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, Sequence
from nefrit.l5r.cards.clans import PHOENIX
from nefrit.l5r.conditions import Count, DuringElement, HaveClaimed, Number, so
from nefrit.l5r.constants import AIR, EARTH, END_OF_PHASE, FIRE, VOID, WATER
from nefrit.l5r.costs import DoTo
from nefrit.l5r.effects import DrawCards, TakeFate, TakeHonor, do, do_each, last, last_for_each
from nefrit.l5r.filters import CostAtMost, LessGlory, Trait, are
from nefrit.l5r.keywords import COVERT, PRIDE, SINCERITY
from nefrit.l5r.responding import CancelEffects
from nefrit.l5r.ring_effects import (
    ChangeConflictType,
    ForbidElement,
    ResolveUnclaimed,
    SwitchClaimedRing,
    SwitchContestedRing,
    UsurpRing,
)
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import DISCIPLES_OF_THE_VOID
from nefrit.l5r.targets import a_character
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate, PhaseStarts, PhaseStops
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    PHOENIX.stronghold(
        "Isawa Mori Seidō", 5, honor=11, fate=7, influence_pool=10, strength_bonus=2, traits="Shrine"
    ).has(action(last(Modifies("glory", amount=2), until=END_OF_PHASE), costs=(DoTo("bow"),), targets=a_character())),
    PHOENIX.province("Kuroi Mori", 12, strength=4, element=VOID).has(
        action(
            Select((SwitchContestedRing(), ChangeConflictType())), condition=so("during a conflict at this province")
        )
    ),
    PHOENIX.holding("Forgotten Library", 94, strength_bonus=0, traits="Library Shrine", copies=1).has(
        reaction(PhaseStarts("draw"), DrawCards(1))
    ),
    PHOENIX.character("Naive Student", 81, cost=1, skills=(None, 2), glory=2, traits="Courtier Scholar", copies=1).has(
        SINCERITY
    ),
    PHOENIX.character("Shiba Peacemaker", 82, cost=1, skills=(4, 1), glory=1, traits="Bushi", copies=1).has(
        Forbids("participate", only=("attacker",))
    ),
    PHOENIX.character(
        "Solemn Scholar", 83, cost=1, skills=(1, 1), glory=1, traits="Shugenja Earth Scholar", copies=1
    ).has(
        action(
            do("bow"),
            condition=AllOf((so("during a conflict"), HaveClaimed(EARTH))),
            targets=a_character(*are("attacking")),
        )
    ),
    PHOENIX.character("Adept of the Waves", 84, cost=2, skills=(2, 2), glory=2, traits="Shugenja Water", copies=1).has(
        action(
            last(Grants("keyword", condition=DuringElement(WATER), granted=COVERT), until=END_OF_PHASE),
            targets=a_character(),
        )
    ),
    PHOENIX.character("Asako Diplomat", 85, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(AfterConflict(THIS), Select((do("honor"), do("dishonor")), after_dash=True), targets=a_character())
    ),
    PHOENIX.character("Meddling Mediator", 86, cost=2, skills=(0, 3), glory=1, traits="Courtier", copies=1).has(
        action(Select((TakeFate(1), TakeHonor(1))), condition=so("an opponent has declared two conflicts this phase"))
    ),
    PHOENIX.character("Radiant Orator", 87, cost=3, skills=(1, 2), glory=2, traits="Courtier", copies=1).has(
        action(
            do("move-home"),
            condition=so("this participates", "you count more glory"),
            targets=a_character(*are("your opponent's")),
        )
    ),
    PHOENIX.character("Serene Warrior", 88, cost=3, skills=(3, 2), glory=4, traits="Bushi", copies=1),
    PHOENIX.character("Shiba Yōjimbō", 89, cost=3, skills=(3, 2), glory=2, traits="Bushi Yojimbo", copies=1).has(
        interrupt(EffectsInitiate(targeting=(*are("yours"), Trait("shugenja"))), CancelEffects())
    ),
    PHOENIX.character(
        "Isawa Masahiro", 90, cost=3, skills=(3, 2), glory=2, traits="Shugenja Fire", unique=True, copies=1
    ).has(
        action(
            do("discard"),
            condition=DuringElement(FIRE),
            costs=(DoTo("bow"),),
            targets=a_character(*are("participating"), CostAtMost(2)),
        )
    ),
    PHOENIX.character("Fearsome Mystic", 91, cost=4, skills=(2, 4), glory=1, traits="Shugenja Air", copies=1).has(
        Modifies("glory", condition=DuringElement(AIR), amount=2),
        action(
            do_each("remove-fate", (*are("your opponent's", "participating"), LessGlory()), 1),
            condition=so("this participates"),
        ),
    ),
    PHOENIX.character(
        "Isawa Atsuko", 92, cost=4, skills=(3, 3), glory=2, traits="Shugenja Void", unique=True, copies=1
    ).has(
        action(
            Sequence(
                (
                    last_for_each(are("yours", "participating"), Modifies("skills", amount=1)),
                    last_for_each(are("your opponent's", "participating"), Modifies("skills", amount=-1)),
                )
            ),
            condition=DuringElement(VOID),
        )
    ),
    PHOENIX.character(
        "Shiba Tsukune", 93, cost=5, skills=(4, 4), glory=4, traits="Bushi Champion", unique=True, copies=1
    ).has(interrupt(PhaseStops("conflict"), ResolveUnclaimed(2))),
    PHOENIX.conflict_character(
        "Ishiken Initiate", 170, cost=2, skills=(1, 1), glory=0, traits="Shugenja Void", influence=2, copies=1
    ).has(Modifies("skills", amount=Count("claimed rings"))),
    PHOENIX.conflict_character(
        "Seeker of Knowledge",
        171,
        cost=2,
        skills=(0, 2),
        glory=1,
        traits="Courtier Shugenja Air",
        influence=1,
        copies=1,
    ).has(Grants("contested-element", on=(), condition=so("this attacks"), granted="air")),
    # l5r.errata.kaito-kosori
    PHOENIX.conflict_character(
        "Kaito Kosori",
        18,
        DISCIPLES_OF_THE_VOID,
        cost=3,
        skills=(2, 2),
        glory=1,
        traits="Monk Shugenja Air",
        unique=True,
        influence=2,
    ).has(
        Standing(
            "contributes-from-home",
            condition=AllOf(
                (DuringElement(AIR), so("you control a participating character", "this is at home", "this is ready"))
            ),
        ),
        printed=[
            Standing(
                "contributes-from-home",
                condition=AllOf((DuringElement(AIR), so("you control a participating character", "this is at home"))),
            )
        ],
    ),
    PHOENIX.attachment("Magnificent Kimono", 172, cost=0, bonus=(0, 1), traits="Item", influence=1, copies=1).has(
        Grants("keyword", on=are("attached"), granted=PRIDE)
    ),
    PHOENIX.attachment("Grasp of Earth", 173, cost=1, bonus=(1, 1), traits="Spell Earth", influence=1, copies=1).has(
        Attaches((*are("yours"), Trait("shugenja"))),
        action(
            last(
                Forbids("move-to-conflict", on=are("your opponent's", "character")),
                Forbids("play", on=are("your opponent's", "character card")),
                who="rule",
            ),
            condition=so("during a conflict"),
            costs=(DoTo("bow"),),
        ),
    ),
    PHOENIX.attachment("Pacifism", 174, cost=2, traits="Condition", influence=2, copies=1).has(
        PlayOnlyIf(so("not during a conflict")), Forbids("participate", on=are("attached"), only=("military",))
    ),
    PHOENIX.event("Supernatural Storm", 175, cost=0, traits="Spell Water", influence=1, copies=1).has(
        action(
            last(Modifies("skills", amount=Number((*are("character", "yours"), Trait("shugenja"))))),
            targets=a_character(*are("participating")),
        )
    ),
    PHOENIX.event("Way of the Phoenix", 176, cost=0, traits="Philosophy", copies=1).has(
        action(ForbidElement(), maximum=1, maximum_period=END_OF_PHASE)
    ),
    PHOENIX.event("Against the Waves", 177, cost=1, traits="Spell Water", influence=1, copies=1).has(
        action(Select((do("bow"), do("ready")), after_dash=True), targets=a_character(Trait("shugenja")))
    ),
    PHOENIX.event("Know the World", 178, cost=1, traits="Spell Void", influence=3, copies=1).has(
        action(SwitchClaimedRing())
    ),
    PHOENIX.event("Display of Power", 179, cost=2, traits="Spell Fire", influence=3, copies=1).has(
        reaction(AfterConflict(won=False, unopposed=True), UsurpRing())
    ),
]
