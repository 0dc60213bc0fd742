"""The cards of the Crab Clan."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, Choose
from nefrit.kernel.values import MULTIPLY
from nefrit.l5r.cards.clans import CRAB
from nefrit.l5r.conditions import Number, ThereIs, so
from nefrit.l5r.constants import DEFENDING, EARTH, END_OF_PHASE, END_OF_ROUND, MILITARY
from nefrit.l5r.costs import DoTo, DoToOne, ShuffleFromProvince
from nefrit.l5r.effects import ChangeHonor, DrawCards, GainFate, TakeFate, TakeHonor, do, last, last_for_each
from nefrit.l5r.entering import PutHoldingThere, SwitchWithThis
from nefrit.l5r.filters import Clan, WeakerThan, are
from nefrit.l5r.keywords import COURTESY, COVERT, RESTRICTED, SINCERITY
from nefrit.l5r.occurrences.kinds import CONFLICT_PASSED, ENTERS, LEAVES, PLAYED
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.ring_effects import ResolveConflictRing
from nefrit.l5r.searching import LookAndTake
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import FOR_HONOR_AND_GLORY, MEDITATIONS_ON_THE_EPHEMERAL, THE_CHRYSANTHEMUM_THRONE
from nefrit.l5r.targets import IN_PLAY, YOUR_DYNASTY_DISCARD, YOUR_PROVINCES, Chosen, a_character
from nefrit.l5r.trees import Attaches, Forbids, Modifies, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate, On, YourOtherCharacterLeft
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    CRAB.stronghold("Shiro Nishiyama", 1, honor=10, fate=7, influence_pool=10, strength_bonus=3, traits="Castle").has(
        action(
            last_for_each(are("defending", "yours"), Modifies("skills", amount=1)),
            condition=so("during a conflict"),
            costs=(DoTo("bow"),),
        )
    ),
    CRAB.province("Defend the Wall", 8, strength=4, element=EARTH).has(
        reaction(AfterConflict(here=True), ResolveConflictRing())
    ),
    CRAB.holding("Borderlands Fortifications", 38, strength_bonus=2, traits="Battlefield", copies=1).has(
        action(SwitchWithThis(), targets=(Chosen(area=YOUR_PROVINCES),))
    ),
    CRAB.holding("Funeral Pyre", 39, strength_bonus=0, traits="Ritual", copies=1).has(
        action(DrawCards(1), costs=(DoToOne("sacrifice", are("character")),))
    ),
    CRAB.holding("Iron Mine", 103, MEDITATIONS_ON_THE_EPHEMERAL, strength_bonus=0, traits="Mine").has(
        interrupt(On(LEAVES, are("character", "yours"), would_happen=True), Instead(do("sacrifice", "this")))
    ),
    CRAB.character("Eager Scout", 25, cost=0, skills=(0, 0), glory=0, traits="Bushi Scout", copies=1),
    CRAB.character("Hida Guardian", 26, cost=1, skills=(1, 1), glory=1, traits="Bushi", copies=1).has(
        action(
            last(Modifies("skills", amount=Number(are("holding", "yours"), each=2))),
            condition=so("this participates"),
            targets=a_character(*are("participating", "other")),
        )
    ),
    CRAB.character("Kaiu Envoy", 27, cost=1, skills=(1, 0), glory=1, traits="Bushi", copies=1).has(COURTESY, SINCERITY),
    CRAB.character("Hiruma Yōjimbō", 28, cost=2, skills=(4, 3), glory=2, traits="Bushi Yojimbo", copies=1).has(
        Forbids("declare-attacker")
    ),
    CRAB.character("Shrewd Yasuki", 29, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        action(LookAndTake(2), condition=AllOf((so("this participates"), ThereIs(are("holding")))))
    ),
    CRAB.character("Vanguard Warrior", 30, cost=2, skills=(2, 1), glory=1, traits="Bushi", copies=1).has(
        action(do("place-fate", amount=1), costs=(DoTo("sacrifice"),), targets=a_character())
    ),
    CRAB.character("Borderlands Defender", 31, cost=3, skills=(3, 3), glory=1, traits="Bushi", copies=1).has(
        Forbids("bow", condition=so("this defends"), by_opponent=True),
        Forbids("move", condition=so("this defends"), by_opponent=True),
    ),
    CRAB.character("Intimidating Hida", 32, cost=3, skills=(4, 2), glory=1, traits="Bushi", copies=1).has(
        reaction(On(CONFLICT_PASSED, whose=YOUR_OPPONENT), ChangeHonor(-1, YOUR_OPPONENT))
    ),
    CRAB.character("Vengeful Berserker", 33, cost=3, skills=(3, None), glory=0, traits="Bushi Berserker", copies=1).has(
        reaction(
            YourOtherCharacterLeft(during=so("during a conflict")),
            last(Modifies("military", amount=2, operation=MULTIPLY), who="this"),
        )
    ),
    CRAB.character("Hida Tomonatsu", 34, cost=3, skills=(3, 2), glory=2, traits="Bushi", unique=True, copies=1).has(
        reaction(
            AfterConflict(THIS, role=DEFENDING),
            do("return-to-deck"),
            costs=(DoTo("sacrifice"),),
            targets=a_character(*are("attacking", "non-unique")),
        )
    ),
    CRAB.character("Steadfast Witch Hunter", 35, cost=4, skills=(4, 2), glory=0, traits="Shugenja Earth", copies=1).has(
        action(do("ready"), costs=(DoToOne("sacrifice", are("character")),), targets=a_character())
    ),
    CRAB.character(
        "Kaiu Shuichi", 36, cost=4, skills=(3, 3), glory=2, traits="Bushi Engineer", unique=True, copies=1
    ).has(COVERT, action(GainFate(1), condition=AllOf((so("this participates"), ThereIs(are("holding")))))),
    CRAB.character(
        "Hida Kisada", 37, cost=5, skills=(7, 2), glory=0, traits="Bushi Champion", unique=True, copies=1
    ).has(Standing("cancels-first-action", on=(), condition=so("you have not lost a conflict this phase"))),
    CRAB.conflict_character(
        "Hiruma Ambusher", 130, cost=2, skills=(2, 2), glory=0, traits="Bushi Scout", influence=1, copies=1
    ).has(reaction(On(ENTERS, are("this", "defending")), last(Forbids("trigger")), targets=a_character())),
    CRAB.conflict_character(
        "Stoic Gunsō", 131, cost=2, skills=(2, 1), glory=1, traits="Bushi", influence=1, copies=1
    ).has(
        action(
            last(Modifies("military", amount=3), who="this"),
            condition=so("during a conflict"),
            costs=(DoToOne("sacrifice", are("character")),),
        )
    ),
    # l5r.errata.kaiu-inventor
    CRAB.character(
        "Kaiu Inventor", 63, THE_CHRYSANTHEMUM_THRONE, cost=2, skills=(2, 1), glory=0, traits="Bushi Engineer"
    ).has(
        action(
            last(Standing("additional-use"), until=END_OF_ROUND),
            targets=(Chosen(cards=are("holding", "yours"), area=IN_PLAY),),
        ),
        printed=[
            action(
                last(Standing("additional-use"), until=""),
                targets=(Chosen(cards=are("holding", "yours"), area=IN_PLAY),),
            )
        ],
    ),
    CRAB.attachment("Reprieve", 132, cost=1, traits="Condition", influence=1, copies=1).has(
        interrupt(On(LEAVES, are("attached"), would_happen=True), Instead(do("discard", "this")))
    ),
    CRAB.attachment("Watch Commander", 133, cost=1, bonus=(1, 1), traits="Follower", influence=3, copies=1).has(
        Attaches(to=are("yours"), one_per_character=True),
        reaction(
            On(PLAYED, whose=YOUR_OPPONENT, during=so("the attached character participates")),
            ChangeHonor(-1, YOUR_OPPONENT),
            limit=0,
        ),
    ),
    CRAB.attachment("Jade Tetsubō", 134, cost=2, bonus=(3, 0), traits="Jade Weapon", influence=2, copies=1).has(
        Attaches(to=are("yours")),
        RESTRICTED,
        action(
            do("return-fate"),
            condition=so("the attached character participates"),
            costs=(DoTo("bow"),),
            targets=a_character(*are("participating"), WeakerThan(MILITARY, are("attached"))),
        ),
    ),
    CRAB.attachment(
        "Pathfinder's Blade", 31, FOR_HONOR_AND_GLORY, cost=0, bonus=(1, 0), traits="Weapon", influence=1, role="seeker"
    ).has(
        interrupt(
            EffectsInitiate(are("attacked province")),
            CancelEffects(),
            condition=so("the attached character attacks"),
            costs=(DoTo("sacrifice"),),
        )
    ),
    # l5r.errata.pit-trap
    CRAB.attachment(
        "Pit Trap", 73, THE_CHRYSANTHEMUM_THRONE, cost=3, bonus=(-1, -1), traits="Item Trap", influence=3
    ).has(
        Attaches(played=are("attacking")),
        Forbids("ready-in-regroup", on=are("attached")),
        printed=[Attaches(to=are("attacking")), Forbids("ready-in-regroup", on=are("attached"))],
    ),
    CRAB.event("Levy", 135, cost=0, influence=3, copies=1).has(
        action(Select((TakeFate(1, given=True), TakeHonor(1, given=True)), by=YOUR_OPPONENT))
    ),
    CRAB.event("Rebuild", 136, cost=0, influence=2, copies=1).has(
        action(
            PutHoldingThere(),
            costs=(ShuffleFromProvince(),),
            targets=(Chosen(cards=are("holding"), area=YOUR_DYNASTY_DISCARD),),
        )
    ),
    # l5r.faq.reprieve-way-of-the-crab-effect: nothing depends on the sacrifice.
    CRAB.event("Way of the Crab", 137, cost=1, traits="Philosophy", copies=1).has(
        action(
            Choose(
                Chosen(cards=are("your opponent's"), by=YOUR_OPPONENT, reference=True, targeting=False),
                do("sacrifice"),
                "l5r.sacrifice.procedure",
            ),
            costs=(DoToOne("sacrifice", (*are("character"), Clan(CRAB.clan))),),
            maximum=1,
        )
    ),
    CRAB.event("The Mountain Does Not Fall", 138, cost=1, traits="Technique", influence=3, copies=1).has(
        action(
            last(Forbids("bow-by-conflict", on=are("defending")), until=END_OF_PHASE), targets=a_character(), maximum=1
        )
    ),
]
