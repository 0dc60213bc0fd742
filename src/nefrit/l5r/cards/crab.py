"""The cards of the Crab Clan."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, Choose
from nefrit.kernel.values import MULTIPLY
from nefrit.l5r.conditions import Number, ThereIs, so
from nefrit.l5r.constants import CONFLICT, CRAB, DEFENDING, EARTH, END_OF_PHASE, END_OF_ROUND, MILITARY
from nefrit.l5r.costs import DoTo, DoToOne, ShuffleFromProvince
from nefrit.l5r.effects import ChangeHonor, DrawCards, GainFate, TakeFate, TakeHonor, do, last, last_for_each
from nefrit.l5r.entering import PutHoldingThere, SwitchWithThis
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
from nefrit.l5r.filters import Clan, WeakerThan, are
from nefrit.l5r.keywords import COURTESY, COVERT, RESTRICTED, SINCERITY
from nefrit.l5r.occurrences.kinds import CONFLICT_PASSED, ENTERS, LEAVES, PLAYED
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.ring_effects import ResolveConflictRing
from nefrit.l5r.searching import LookAndTake
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import IN_PLAY, YOUR_DYNASTY_DISCARD, YOUR_PROVINCES, Chosen, a_character
from nefrit.l5r.trees import Attaches, Forbids, Modifies, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate, On, YourOtherCharacterLeft
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    stronghold(
        "Shiro Nishiyama",
        CRAB,
        1,
        honor=10,
        fate=7,
        influence_pool=10,
        strength_bonus=3,
        traits="Castle",
        abilities=[
            action(
                last_for_each(are("defending", "yours"), Modifies("skills", amount=1)),
                condition=so("during a conflict"),
                costs=(DoTo("bow"),),
            )
        ],
    ),
    province(
        "Defend the Wall",
        CRAB,
        8,
        strength=4,
        element=EARTH,
        abilities=[reaction(AfterConflict(here=True), ResolveConflictRing())],
    ),
    holding(
        "Borderlands Fortifications",
        CRAB,
        38,
        strength_bonus=2,
        traits="Battlefield",
        quantity=1,
        abilities=[action(SwitchWithThis(), targets=(Chosen(area=YOUR_PROVINCES),))],
    ),
    holding(
        "Funeral Pyre",
        CRAB,
        39,
        strength_bonus=0,
        traits="Ritual",
        quantity=1,
        abilities=[action(DrawCards(1), costs=(DoToOne("sacrifice", are("character")),))],
    ),
    holding(
        "Iron Mine",
        CRAB,
        103,
        strength_bonus=0,
        traits="Mine",
        set="Meditations on the Ephemeral",
        abilities=[
            interrupt(On(LEAVES, are("character", "yours"), would_happen=True), Instead(do("sacrifice", "this")))
        ],
    ),
    character("Eager Scout", CRAB, 25, cost=0, military=0, political=0, glory=0, traits="Bushi Scout", quantity=1),
    character(
        "Hida Guardian",
        CRAB,
        26,
        cost=1,
        military=1,
        political=1,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[
            action(
                last(Modifies("skills", amount=Number(are("holding", "yours"), each=2))),
                condition=so("this participates"),
                targets=a_character(*are("participating", "other")),
            )
        ],
    ),
    character(
        "Kaiu Envoy",
        CRAB,
        27,
        cost=1,
        military=1,
        political=0,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[COURTESY, SINCERITY],
    ),
    character(
        "Hiruma Yōjimbō",
        CRAB,
        28,
        cost=2,
        military=4,
        political=3,
        glory=2,
        traits="Bushi Yojimbo",
        quantity=1,
        abilities=[Forbids("declare-attacker")],
    ),
    character(
        "Shrewd Yasuki",
        CRAB,
        29,
        cost=2,
        military=1,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[action(LookAndTake(2), condition=AllOf((so("this participates"), ThereIs(are("holding")))))],
    ),
    character(
        "Vanguard Warrior",
        CRAB,
        30,
        cost=2,
        military=2,
        political=1,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[action(do("place-fate", amount=1), costs=(DoTo("sacrifice"),), targets=a_character())],
    ),
    character(
        "Borderlands Defender",
        CRAB,
        31,
        cost=3,
        military=3,
        political=3,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[
            Forbids("bow", condition=so("this defends"), by_opponent=True),
            Forbids("move", condition=so("this defends"), by_opponent=True),
        ],
    ),
    character(
        "Intimidating Hida",
        CRAB,
        32,
        cost=3,
        military=4,
        political=2,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[reaction(On(CONFLICT_PASSED, whose=YOUR_OPPONENT), ChangeHonor(-1, YOUR_OPPONENT))],
    ),
    character(
        "Vengeful Berserker",
        CRAB,
        33,
        cost=3,
        military=3,
        political=None,
        glory=0,
        traits="Bushi Berserker",
        quantity=1,
        abilities=[
            reaction(
                YourOtherCharacterLeft(during=so("during a conflict")),
                last(Modifies("military", amount=2, operation=MULTIPLY), who="this"),
            )
        ],
    ),
    character(
        "Hida Tomonatsu",
        CRAB,
        34,
        unique=True,
        cost=3,
        military=3,
        political=2,
        glory=2,
        traits="Bushi",
        quantity=1,
        abilities=[
            reaction(
                AfterConflict(THIS, role=DEFENDING),
                do("return-to-deck"),
                costs=(DoTo("sacrifice"),),
                targets=a_character(*are("attacking", "non-unique")),
            )
        ],
    ),
    character(
        "Steadfast Witch Hunter",
        CRAB,
        35,
        cost=4,
        military=4,
        political=2,
        glory=0,
        traits="Shugenja Earth",
        quantity=1,
        abilities=[action(do("ready"), costs=(DoToOne("sacrifice", are("character")),), targets=a_character())],
    ),
    character(
        "Kaiu Shuichi",
        CRAB,
        36,
        unique=True,
        cost=4,
        military=3,
        political=3,
        glory=2,
        traits="Bushi Engineer",
        quantity=1,
        abilities=[COVERT, action(GainFate(1), condition=AllOf((so("this participates"), ThereIs(are("holding")))))],
    ),
    character(
        "Hida Kisada",
        CRAB,
        37,
        unique=True,
        cost=5,
        military=7,
        political=2,
        glory=0,
        traits="Bushi Champion",
        quantity=1,
        abilities=[Standing("cancels-first-action", on=(), condition=so("you have not lost a conflict this phase"))],
    ),
    character(
        "Hiruma Ambusher",
        CRAB,
        130,
        side=CONFLICT,
        cost=2,
        military=2,
        political=2,
        glory=0,
        traits="Bushi Scout",
        influence=1,
        quantity=1,
        abilities=[reaction(On(ENTERS, are("this", "defending")), last(Forbids("trigger")), targets=a_character())],
    ),
    character(
        "Stoic Gunsō",
        CRAB,
        131,
        side=CONFLICT,
        cost=2,
        military=2,
        political=1,
        glory=1,
        traits="Bushi",
        influence=1,
        quantity=1,
        abilities=[
            action(
                last(Modifies("military", amount=3), who="this"),
                condition=so("during a conflict"),
                costs=(DoToOne("sacrifice", are("character")),),
            )
        ],
    ),
    character(
        # l5r.errata.kaiu-inventor
        "Kaiu Inventor",
        CRAB,
        63,
        cost=2,
        military=2,
        political=1,
        glory=0,
        traits="Bushi Engineer",
        set="The Chrysanthemum Throne",
        abilities=[
            action(
                last(Standing("additional-use"), until=END_OF_ROUND),
                targets=(Chosen(cards=are("holding", "yours"), area=IN_PLAY),),
            )
        ],
        printed=[
            action(
                last(Standing("additional-use"), until=""),
                targets=(Chosen(cards=are("holding", "yours"), area=IN_PLAY),),
            )
        ],
    ),
    attachment(
        "Reprieve",
        CRAB,
        132,
        cost=1,
        traits="Condition",
        influence=1,
        quantity=1,
        abilities=[interrupt(On(LEAVES, are("attached"), would_happen=True), Instead(do("discard", "this")))],
    ),
    attachment(
        "Watch Commander",
        CRAB,
        133,
        cost=1,
        bonus=(1, 1),
        traits="Follower",
        influence=3,
        quantity=1,
        abilities=[
            Attaches(to=are("yours"), one_per_character=True),
            reaction(
                On(PLAYED, whose=YOUR_OPPONENT, during=so("the attached character participates")),
                ChangeHonor(-1, YOUR_OPPONENT),
                limit=0,
            ),
        ],
    ),
    attachment(
        "Jade Tetsubō",
        CRAB,
        134,
        cost=2,
        bonus=(3, 0),
        traits="Jade Weapon",
        influence=2,
        quantity=1,
        abilities=[
            Attaches(to=are("yours")),
            RESTRICTED,
            action(
                do("return-fate"),
                condition=so("the attached character participates"),
                costs=(DoTo("bow"),),
                targets=a_character(*are("participating"), WeakerThan(MILITARY, are("attached"))),
            ),
        ],
    ),
    attachment(
        "Pathfinder's Blade",
        CRAB,
        31,
        cost=0,
        bonus=(1, 0),
        traits="Weapon",
        influence=1,
        role="seeker",
        set="For Honor and Glory",
        abilities=[
            interrupt(
                EffectsInitiate(are("attacked province")),
                CancelEffects(),
                condition=so("the attached character attacks"),
                costs=(DoTo("sacrifice"),),
            )
        ],
    ),
    attachment(
        # l5r.errata.pit-trap
        "Pit Trap",
        CRAB,
        73,
        cost=3,
        bonus=(-1, -1),
        traits="Item Trap",
        influence=3,
        set="The Chrysanthemum Throne",
        abilities=[Attaches(played=are("attacking")), Forbids("ready-in-regroup", on=are("attached"))],
        printed=[Attaches(to=are("attacking")), Forbids("ready-in-regroup", on=are("attached"))],
    ),
    event(
        "Levy",
        CRAB,
        135,
        cost=0,
        influence=3,
        quantity=1,
        abilities=[action(Select((TakeFate(1, given=True), TakeHonor(1, given=True)), by=YOUR_OPPONENT))],
    ),
    event(
        "Rebuild",
        CRAB,
        136,
        cost=0,
        influence=2,
        quantity=1,
        abilities=[
            action(
                PutHoldingThere(),
                costs=(ShuffleFromProvince(),),
                targets=(Chosen(cards=are("holding"), area=YOUR_DYNASTY_DISCARD),),
            )
        ],
    ),
    event(
        # l5r.faq.reprieve-way-of-the-crab-effect: nothing depends on the sacrifice.
        "Way of the Crab",
        CRAB,
        137,
        cost=1,
        traits="Philosophy",
        quantity=1,
        abilities=[
            action(
                Choose(
                    Chosen(cards=are("your opponent's"), by=YOUR_OPPONENT, reference=True, targeting=False),
                    do("sacrifice"),
                    "l5r.sacrifice.procedure",
                ),
                costs=(DoToOne("sacrifice", (*are("character"), Clan(CRAB))),),
                maximum=1,
            )
        ],
    ),
    event(
        "The Mountain Does Not Fall",
        CRAB,
        138,
        cost=1,
        traits="Technique",
        influence=3,
        quantity=1,
        abilities=[
            action(
                last(Forbids("bow-by-conflict", on=are("defending")), until=END_OF_PHASE),
                targets=a_character(),
                maximum=1,
            )
        ],
    ),
]
