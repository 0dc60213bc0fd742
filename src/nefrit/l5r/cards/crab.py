"""The cards of the Crab Clan."""

from __future__ import annotations

from nefrit.l5r.conditions import Number, so
from nefrit.l5r.constants import CONFLICT, CRAB, EARTH
from nefrit.l5r.costs import DoTo
from nefrit.l5r.effects import TakeFate, TakeHonor, do, last, last_for_each
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
from nefrit.l5r.filters import are
from nefrit.l5r.occurrences import LEAVES
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.responding import Instead
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import a_character
from nefrit.l5r.trees import Modifies
from nefrit.l5r.triggers import On
from nefrit.l5r.written import action, interrupt

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
    province("Defend the Wall", CRAB, 8, strength=4, element=EARTH, abilities=[]),
    holding("Borderlands Fortifications", CRAB, 38, strength_bonus=2, traits="Battlefield", quantity=1, abilities=[]),
    holding("Funeral Pyre", CRAB, 39, strength_bonus=0, traits="Ritual", quantity=1, abilities=[]),
    holding("Iron Mine", CRAB, 103, strength_bonus=0, traits="Mine", set="Meditations on the Ephemeral", abilities=[]),
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
        "Kaiu Envoy", CRAB, 27, cost=1, military=1, political=0, glory=1, traits="Bushi", quantity=1, abilities=[]
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
        abilities=[],
    ),
    character(
        "Shrewd Yasuki", CRAB, 29, cost=2, military=1, political=2, glory=1, traits="Courtier", quantity=1, abilities=[]
    ),
    character(
        "Vanguard Warrior", CRAB, 30, cost=2, military=2, political=1, glory=1, traits="Bushi", quantity=1, abilities=[]
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
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
        abilities=[],
    ),
    character(
        "Kaiu Inventor",
        CRAB,
        63,
        cost=2,
        military=2,
        political=1,
        glory=0,
        traits="Bushi Engineer",
        set="The Chrysanthemum Throne",
        abilities=[],
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
        "Watch Commander", CRAB, 133, cost=1, bonus=(1, 1), traits="Follower", influence=3, quantity=1, abilities=[]
    ),
    attachment(
        "Jade Tetsubō", CRAB, 134, cost=2, bonus=(3, 0), traits="Jade Weapon", influence=2, quantity=1, abilities=[]
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
        abilities=[],
    ),
    attachment(
        "Pit Trap",
        CRAB,
        73,
        cost=3,
        bonus=(-1, -1),
        traits="Item Trap",
        influence=3,
        set="The Chrysanthemum Throne",
        abilities=[],
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
    event("Rebuild", CRAB, 136, cost=0, influence=2, quantity=1, abilities=[]),
    event("Way of the Crab", CRAB, 137, cost=1, traits="Philosophy", quantity=1, abilities=[]),
    event("The Mountain Does Not Fall", CRAB, 138, cost=1, traits="Technique", influence=3, quantity=1, abilities=[]),
]
