"""The cards of the Scorpion Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, May, Then
from nefrit.l5r.characters import Later
from nefrit.l5r.conditions import so
from nefrit.l5r.constants import AIR, CONFLICT, END_OF_PHASE, EVENT, POLITICAL, SCORPION
from nefrit.l5r.control import TakeAttachment, TakeControl
from nefrit.l5r.costs import DiscardFromHand, DoTo, DoToOne, LoseHonor, PutThisIntoPlay, SpendFate
from nefrit.l5r.effects import ChangeBid, DrawCards, TakeHonor, Together, do, last
from nefrit.l5r.entering import Enter
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
from nefrit.l5r.filters import Clan, CostAtMost, SkillAtMost, Trait, are
from nefrit.l5r.hands import DiscardAtRandom
from nefrit.l5r.keywords import COVERT, SINCERITY
from nefrit.l5r.occurrences.kinds import DIALS_REVEALED, DISHONORS, HONORS, PLAYED
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, HonorThatInstead
from nefrit.l5r.searching import Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import HAND_OR_PROVINCES, IN_PLAY, THEIR_DISCARD_PILES, Chosen, Worth, a_character, choosing
from nefrit.l5r.trees import FROM_DISCARD, FROM_HAND, Attaches, Modifies, PlayOnlyIf, Reduces, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, ConflictIsDeclared, EffectsInitiate, On
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    stronghold(
        "City of the Open Hand",
        SCORPION,
        6,
        honor=10,
        fate=7,
        influence_pool=10,
        strength_bonus=1,
        traits="City",
        abilities=[action(TakeHonor(1), condition=so("you are less honorable"), costs=(DoTo("bow"),))],
    ),
    province(
        "Secret Cache",
        SCORPION,
        13,
        strength=4,
        element=AIR,
        abilities=[reaction(ConflictIsDeclared(here=True), Search(5))],
    ),
    holding(
        "City of Lies",
        SCORPION,
        108,
        strength_bonus=1,
        traits="City",
        quantity=1,
        abilities=[action(last(Reduces("cost", by=1, type=EVENT), who="rule", until=END_OF_PHASE))],
    ),
    character(
        "Bayushi Liar",
        SCORPION,
        95,
        cost=1,
        military=None,
        political=3,
        glory=0,
        traits="Courtier",
        quantity=1,
        abilities=[SINCERITY],
    ),
    character(
        "Bayushi Manipulator",
        SCORPION,
        96,
        cost=1,
        military=1,
        political=1,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[reaction(On(DIALS_REVEALED), ChangeBid(1))],
    ),
    character(
        "Sinister Soshi",
        SCORPION,
        97,
        cost=1,
        military=None,
        political=None,
        glory=0,
        traits="Shugenja Air",
        quantity=1,
        abilities=[
            action(
                last(Modifies("skills", amount=-2)),
                condition=so("during a conflict"),
                targets=a_character(*are("participating")),
            )
        ],
    ),
    character(
        "Blackmail Artist",
        SCORPION,
        98,
        cost=2,
        military=1,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[reaction(AfterConflict(THIS, type=POLITICAL), TakeHonor(1))],
    ),
    character(
        "Soshi Illusionist",
        SCORPION,
        99,
        cost=2,
        military=1,
        political=3,
        glory=1,
        traits="Shugenja Air",
        quantity=1,
        abilities=[action(do("discard-status"), costs=(SpendFate(1),), targets=a_character())],
    ),
    character(
        "Yogo Outcast",
        SCORPION,
        100,
        cost=2,
        military=2,
        political=2,
        glory=1,
        traits="Shugenja Air",
        quantity=1,
        abilities=[Modifies("skills", amount=1, condition=so("you are less honorable"))],
    ),
    character(
        "Young Rumormonger",
        SCORPION,
        101,
        cost=2,
        military=2,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[
            interrupt(
                On(HONORS | DISHONORS, would_happen=True),
                HonorThatInstead(),
                targets=a_character(*are("not that", "of the same player as that")),
            )
        ],
    ),
    character(
        "Favored Niece",
        SCORPION,
        102,
        cost=3,
        military=2,
        political=2,
        glory=2,
        traits="Courtier",
        quantity=1,
        abilities=[action(DrawCards(1), costs=(DiscardFromHand(1),), limit=2)],
    ),
    character(
        "Shosuro Actress",
        SCORPION,
        103,
        cost=3,
        military=1,
        political=3,
        glory=1,
        traits="Courtier Shinobi",
        quantity=1,
        abilities=[
            action(
                Enter(conflict=True),
                condition=so("during a conflict"),
                costs=(DoTo("sacrifice"),),
                targets=(
                    Chosen(
                        cards=(*are("character card"), Trait("shinobi", without=True), CostAtMost(3)),
                        area=THEIR_DISCARD_PILES,
                    ),
                ),
            )
        ],
    ),
    character(
        "Shosuro Miyako",
        SCORPION,
        104,
        unique=True,
        cost=3,
        military=3,
        political=2,
        glory=1,
        traits="Bushi Shinobi",
        quantity=1,
        abilities=[
            reaction(
                On(PLAYED, are("character", "from a hand this phase"), whose=YOU),
                Select(
                    (
                        DiscardAtRandom(1),
                        choosing(Chosen(cards=are("your opponent's"), by=YOUR_OPPONENT), do("dishonor")),
                    ),
                    by=YOUR_OPPONENT,
                ),
            )
        ],
    ),
    character(
        "Bayushi Yunako",
        SCORPION,
        105,
        unique=True,
        cost=4,
        military=4,
        political=2,
        glory=2,
        traits="Bushi Commander",
        quantity=1,
        abilities=[
            action(
                last(Standing("switched-skills")),
                condition=so("this participates"),
                targets=a_character(*are("with both skills")),
            )
        ],
    ),
    character(
        "Yogo Hiroue",
        SCORPION,
        106,
        unique=True,
        cost=4,
        military=0,
        political=4,
        glory=2,
        traits="Courtier",
        quantity=1,
        abilities=[
            action(
                Then(
                    do("move-to-conflict"),
                    Later("conflict-won", If(so("you won the conflict"), May(do("dishonor"), "l5r.may.player-option"))),
                ),
                condition=so("this participates"),
                targets=a_character(*are("non-participating")),
            )
        ],
    ),
    character(
        "Bayushi Shoju",
        SCORPION,
        107,
        unique=True,
        cost=5,
        military=3,
        political=7,
        glory=2,
        traits="Bushi Courtier Champion",
        quantity=1,
        abilities=[
            action(
                last(Modifies("political", amount=-1), Standing("discard", on=(SkillAtMost(POLITICAL, 0),))),
                condition=so("this participates", "during a political conflict"),
                targets=a_character(*are("participating", "your opponent's")),
                limit=2,
            )
        ],
    ),
    character(
        "Adept of Shadows",
        SCORPION,
        180,
        side=CONFLICT,
        cost=2,
        military=2,
        political=2,
        glory=0,
        traits="Bushi Shinobi",
        influence=3,
        quantity=1,
        abilities=[action(do("return-to-hand", "this"), costs=(LoseHonor(1),))],
    ),
    character(
        "Unassuming Yōjimbō",
        SCORPION,
        181,
        side=CONFLICT,
        cost=3,
        military=3,
        political=1,
        glory=0,
        traits="Bushi Yojimbo",
        influence=2,
        quantity=1,
        abilities=[COVERT],
    ),
    character(
        # l5r.errata.soshi-shadowshaper
        "Soshi Shadowshaper",
        SCORPION,
        9,
        cost=2,
        military=1,
        political=2,
        glory=1,
        traits="Shugenja Air Shadow",
        set="Breath of the Kami",
        abilities=[
            action(
                do("return-to-hand"),
                condition=so("during the conflict phase"),
                costs=(LoseHonor(1),),
                targets=a_character(CostAtMost(2), *are("from a hand this phase")),
            )
        ],
        printed=[
            action(
                do("return-to-hand"),
                condition=so("during the conflict phase"),
                costs=(LoseHonor(1),),
                targets=a_character(CostAtMost(2), *are("from a hand this phase", "owned by your opponent")),
            )
        ],
    ),
    character(
        # l5r.errata.yogo-kikuyo
        "Yogo Kikuyo",
        SCORPION,
        25,
        side=CONFLICT,
        unique=True,
        cost=3,
        military=2,
        political=2,
        glory=1,
        traits="Shugenja Earth",
        influence=2,
        set="Disciples of the Void",
        abilities=[
            interrupt(
                EffectsInitiate((*are("event card"), Trait("spell")), by=YOUR_OPPONENT, during=so("during a conflict")),
                CancelEffects(),
                costs=(PutThisIntoPlay(),),
                places=(FROM_HAND,),
            )
        ],
        printed=[
            interrupt(
                EffectsInitiate((*are("event card"), Trait("spell")), by=YOUR_OPPONENT, during=so("during a conflict")),
                CancelEffects(),
                costs=(PutThisIntoPlay(anywhere=True),),
                places=(FROM_HAND, FROM_DISCARD),
            )
        ],
    ),
    attachment(
        "Court Mask",
        SCORPION,
        182,
        cost=1,
        bonus=(1, 2),
        traits="Item Mask",
        influence=1,
        quantity=1,
        abilities=[
            Attaches(are("yours")),
            action(Together((do("return-to-hand", "this"), do("dishonor", "attached")))),
        ],
    ),
    attachment("Fiery Madness", SCORPION, 183, cost=1, bonus=(-2, -2), traits="Poison", influence=2, quantity=1),
    event(
        "Forged Edict",
        SCORPION,
        184,
        cost=0,
        influence=2,
        quantity=1,
        abilities=[
            interrupt(
                EffectsInitiate(are("event card")),
                CancelEffects(),
                costs=(DoToOne("dishonor", (*are("character"), Trait("courtier"))),),
            )
        ],
    ),
    event(
        "Way of the Scorpion",
        SCORPION,
        185,
        cost=0,
        traits="Philosophy",
        quantity=1,
        abilities=[
            action(
                do("dishonor"),
                condition=so("during a conflict"),
                targets=a_character(*are("participating"), Clan(SCORPION, without=True)),
            )
        ],
    ),
    event(
        "Calling in Favors",
        SCORPION,
        186,
        cost=1,
        influence=2,
        quantity=1,
        abilities=[
            action(
                TakeAttachment(),
                costs=(DoToOne("dishonor", are("character")),),
                targets=(Chosen(cards=are("attachment", "your opponent's"), area=IN_PLAY),),
            )
        ],
    ),
    event(
        "I Can Swim",
        SCORPION,
        187,
        cost=2,
        traits="Philosophy",
        influence=1,
        quantity=1,
        abilities=[
            action(
                do("discard"),
                condition=so("during a conflict", "your bid is higher"),
                targets=a_character(*are("participating", "dishonored", "your opponent's")),
            )
        ],
    ),
    event(
        "Ambush",
        SCORPION,
        188,
        cost=3,
        influence=1,
        quantity=1,
        abilities=[
            action(
                Enter(conflict=True),
                condition=so("during a conflict"),
                targets=(
                    Worth(cards=(*are("character card"), Clan(SCORPION)), area=HAND_OR_PROVINCES, most=2, total=6),
                ),
            )
        ],
    ),
    event(
        "Blackmail",
        SCORPION,
        189,
        cost=3,
        influence=3,
        quantity=1,
        abilities=[
            PlayOnlyIf(so("you are less honorable")),
            action(
                TakeControl(),
                condition=so("during a conflict"),
                targets=a_character(*are("your opponent's"), CostAtMost(2)),
            ),
        ],
    ),
]
