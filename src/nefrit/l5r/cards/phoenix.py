"""The cards of the Phoenix Clan."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, Sequence
from nefrit.l5r.conditions import Count, DuringElement, HaveClaimed, Number, so
from nefrit.l5r.constants import AIR, CONFLICT, EARTH, END_OF_PHASE, FIRE, PHOENIX, VOID, WATER
from nefrit.l5r.costs import DoTo
from nefrit.l5r.effects import DrawCards, TakeFate, TakeHonor, do, do_each, last, last_for_each
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
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
from nefrit.l5r.targets import a_character
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate, PhaseStarts, PhaseStops
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    stronghold(
        "Isawa Mori Seidō",
        PHOENIX,
        5,
        honor=11,
        fate=7,
        influence_pool=10,
        strength_bonus=2,
        traits="Shrine",
        abilities=[
            action(last(Modifies("glory", amount=2), until=END_OF_PHASE), costs=(DoTo("bow"),), targets=a_character())
        ],
    ),
    province(
        "Kuroi Mori",
        PHOENIX,
        12,
        strength=4,
        element=VOID,
        abilities=[
            action(
                Select((SwitchContestedRing(), ChangeConflictType())),
                condition=so("during a conflict at this province"),
            )
        ],
    ),
    holding(
        "Forgotten Library",
        PHOENIX,
        94,
        strength_bonus=0,
        traits="Library Shrine",
        quantity=1,
        abilities=[reaction(PhaseStarts("draw"), DrawCards(1))],
    ),
    character(
        "Naive Student",
        PHOENIX,
        81,
        cost=1,
        military=None,
        political=2,
        glory=2,
        traits="Courtier Scholar",
        quantity=1,
        abilities=[SINCERITY],
    ),
    character(
        "Shiba Peacemaker",
        PHOENIX,
        82,
        cost=1,
        military=4,
        political=1,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[Forbids("participate", only=("attacker",))],
    ),
    character(
        "Solemn Scholar",
        PHOENIX,
        83,
        cost=1,
        military=1,
        political=1,
        glory=1,
        traits="Shugenja Earth Scholar",
        quantity=1,
        abilities=[
            action(
                do("bow"),
                condition=AllOf((so("during a conflict"), HaveClaimed(EARTH))),
                targets=a_character(*are("attacking")),
            )
        ],
    ),
    character(
        "Adept of the Waves",
        PHOENIX,
        84,
        cost=2,
        military=2,
        political=2,
        glory=2,
        traits="Shugenja Water",
        quantity=1,
        abilities=[
            action(
                last(Grants("keyword", condition=DuringElement(WATER), granted=COVERT), until=END_OF_PHASE),
                targets=a_character(),
            )
        ],
    ),
    character(
        "Asako Diplomat",
        PHOENIX,
        85,
        cost=2,
        military=1,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[
            reaction(AfterConflict(THIS), Select((do("honor"), do("dishonor")), after_dash=True), targets=a_character())
        ],
    ),
    character(
        "Meddling Mediator",
        PHOENIX,
        86,
        cost=2,
        military=0,
        political=3,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[
            action(
                Select((TakeFate(1), TakeHonor(1))), condition=so("an opponent has declared two conflicts this phase")
            )
        ],
    ),
    character(
        "Radiant Orator",
        PHOENIX,
        87,
        cost=3,
        military=1,
        political=2,
        glory=2,
        traits="Courtier",
        quantity=1,
        abilities=[
            action(
                do("move-home"),
                condition=so("this participates", "you count more glory"),
                targets=a_character(*are("your opponent's")),
            )
        ],
    ),
    character("Serene Warrior", PHOENIX, 88, cost=3, military=3, political=2, glory=4, traits="Bushi", quantity=1),
    character(
        "Shiba Yōjimbō",
        PHOENIX,
        89,
        cost=3,
        military=3,
        political=2,
        glory=2,
        traits="Bushi Yojimbo",
        quantity=1,
        abilities=[interrupt(EffectsInitiate(targeting=(*are("yours"), Trait("shugenja"))), CancelEffects())],
    ),
    character(
        "Isawa Masahiro",
        PHOENIX,
        90,
        unique=True,
        cost=3,
        military=3,
        political=2,
        glory=2,
        traits="Shugenja Fire",
        quantity=1,
        abilities=[
            action(
                do("discard"),
                condition=DuringElement(FIRE),
                costs=(DoTo("bow"),),
                targets=a_character(*are("participating"), CostAtMost(2)),
            )
        ],
    ),
    character(
        "Fearsome Mystic",
        PHOENIX,
        91,
        cost=4,
        military=2,
        political=4,
        glory=1,
        traits="Shugenja Air",
        quantity=1,
        abilities=[
            Modifies("glory", condition=DuringElement(AIR), amount=2),
            action(
                do_each("remove-fate", (*are("your opponent's", "participating"), LessGlory()), 1),
                condition=so("this participates"),
            ),
        ],
    ),
    character(
        "Isawa Atsuko",
        PHOENIX,
        92,
        unique=True,
        cost=4,
        military=3,
        political=3,
        glory=2,
        traits="Shugenja Void",
        quantity=1,
        abilities=[
            action(
                Sequence(
                    (
                        last_for_each(are("yours", "participating"), Modifies("skills", amount=1)),
                        last_for_each(are("your opponent's", "participating"), Modifies("skills", amount=-1)),
                    )
                ),
                condition=DuringElement(VOID),
            )
        ],
    ),
    character(
        "Shiba Tsukune",
        PHOENIX,
        93,
        unique=True,
        cost=5,
        military=4,
        political=4,
        glory=4,
        traits="Bushi Champion",
        quantity=1,
        abilities=[interrupt(PhaseStops("conflict"), ResolveUnclaimed(2))],
    ),
    character(
        "Ishiken Initiate",
        PHOENIX,
        170,
        side=CONFLICT,
        cost=2,
        military=1,
        political=1,
        glory=0,
        traits="Shugenja Void",
        influence=2,
        quantity=1,
        abilities=[Modifies("skills", amount=Count("claimed rings"))],
    ),
    character(
        "Seeker of Knowledge",
        PHOENIX,
        171,
        side=CONFLICT,
        cost=2,
        military=0,
        political=2,
        glory=1,
        traits="Courtier Shugenja Air",
        influence=1,
        quantity=1,
        abilities=[Grants("contested-element", on=(), condition=so("this attacks"), granted="air")],
    ),
    character(
        # l5r.errata.kaito-kosori
        "Kaito Kosori",
        PHOENIX,
        18,
        side=CONFLICT,
        unique=True,
        cost=3,
        military=2,
        political=2,
        glory=1,
        traits="Monk Shugenja Air",
        influence=2,
        set="Disciples of the Void",
        abilities=[
            Standing(
                "contributes-from-home",
                condition=AllOf(
                    (
                        DuringElement(AIR),
                        so("you control a participating character", "this is at home", "this is ready"),
                    )
                ),
            )
        ],
        printed=[
            Standing(
                "contributes-from-home",
                condition=AllOf((DuringElement(AIR), so("you control a participating character", "this is at home"))),
            )
        ],
    ),
    attachment(
        "Magnificent Kimono",
        PHOENIX,
        172,
        cost=0,
        bonus=(0, 1),
        traits="Item",
        influence=1,
        quantity=1,
        abilities=[Grants("keyword", on=are("attached"), granted=PRIDE)],
    ),
    attachment(
        "Grasp of Earth",
        PHOENIX,
        173,
        cost=1,
        bonus=(1, 1),
        traits="Spell Earth",
        influence=1,
        quantity=1,
        abilities=[
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
        ],
    ),
    attachment(
        "Pacifism",
        PHOENIX,
        174,
        cost=2,
        traits="Condition",
        influence=2,
        quantity=1,
        abilities=[
            PlayOnlyIf(so("not during a conflict")),
            Forbids("participate", on=are("attached"), only=("military",)),
        ],
    ),
    event(
        "Supernatural Storm",
        PHOENIX,
        175,
        cost=0,
        traits="Spell Water",
        influence=1,
        quantity=1,
        abilities=[
            action(
                last(Modifies("skills", amount=Number((*are("character", "yours"), Trait("shugenja"))))),
                targets=a_character(*are("participating")),
            )
        ],
    ),
    event(
        "Way of the Phoenix",
        PHOENIX,
        176,
        cost=0,
        traits="Philosophy",
        quantity=1,
        abilities=[action(ForbidElement(), maximum=1, maximum_period=END_OF_PHASE)],
    ),
    event(
        "Against the Waves",
        PHOENIX,
        177,
        cost=1,
        traits="Spell Water",
        influence=1,
        quantity=1,
        abilities=[action(Select((do("bow"), do("ready")), after_dash=True), targets=a_character(Trait("shugenja")))],
    ),
    event(
        "Know the World",
        PHOENIX,
        178,
        cost=1,
        traits="Spell Void",
        influence=3,
        quantity=1,
        abilities=[action(SwitchClaimedRing())],
    ),
    event(
        "Display of Power",
        PHOENIX,
        179,
        cost=2,
        traits="Spell Fire",
        influence=3,
        quantity=1,
        abilities=[reaction(AfterConflict(won=False, unopposed=True), UsurpRing())],
    ),
]
