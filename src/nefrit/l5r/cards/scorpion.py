"""The cards of the Scorpion Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, May, Then
from nefrit.l5r.cards.clans import SCORPION
from nefrit.l5r.characters import Later
from nefrit.l5r.conditions import so
from nefrit.l5r.constants import AIR, END_OF_PHASE, EVENT, POLITICAL
from nefrit.l5r.control import TakeAttachment, TakeControl
from nefrit.l5r.costs import DiscardFromHand, DoTo, DoToOne, LoseHonor, PutThisIntoPlay, SpendFate
from nefrit.l5r.effects import ChangeBid, DrawCards, TakeHonor, Together, do, last
from nefrit.l5r.entering import Enter
from nefrit.l5r.filters import Clan, CostAtMost, SkillAtMost, Trait, are
from nefrit.l5r.hands import DiscardAtRandom
from nefrit.l5r.keywords import COVERT, SINCERITY
from nefrit.l5r.occurrences.kinds import DIALS_REVEALED, DISHONORS, HONORS, PLAYED
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, HonorThatInstead
from nefrit.l5r.searching import Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import BREATH_OF_THE_KAMI, DISCIPLES_OF_THE_VOID
from nefrit.l5r.targets import HAND_OR_PROVINCES, IN_PLAY, THEIR_DISCARD_PILES, Chosen, Worth, a_character, choosing
from nefrit.l5r.trees import FROM_DISCARD, FROM_HAND, Attaches, Modifies, PlayOnlyIf, Reduces, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, ConflictIsDeclared, EffectsInitiate, On
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    SCORPION.stronghold(
        "City of the Open Hand", 6, honor=10, fate=7, influence_pool=10, strength_bonus=1, traits="City"
    ).has(action(TakeHonor(1), condition=so("you are less honorable"), costs=(DoTo("bow"),))),
    SCORPION.province("Secret Cache", 13, strength=4, element=AIR).has(
        reaction(ConflictIsDeclared(here=True), Search(5))
    ),
    SCORPION.holding("City of Lies", 108, strength_bonus=1, traits="City", copies=1).has(
        action(last(Reduces("cost", by=1, type=EVENT), who="rule", until=END_OF_PHASE))
    ),
    SCORPION.character("Bayushi Liar", 95, cost=1, skills=(None, 3), glory=0, traits="Courtier", copies=1).has(
        SINCERITY
    ),
    SCORPION.character("Bayushi Manipulator", 96, cost=1, skills=(1, 1), glory=1, traits="Courtier", copies=1).has(
        reaction(On(DIALS_REVEALED), ChangeBid(1))
    ),
    SCORPION.character("Sinister Soshi", 97, cost=1, skills=(None, None), glory=0, traits="Shugenja Air", copies=1).has(
        action(
            last(Modifies("skills", amount=-2)),
            condition=so("during a conflict"),
            targets=a_character(*are("participating")),
        )
    ),
    SCORPION.character("Blackmail Artist", 98, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(AfterConflict(THIS, type=POLITICAL), TakeHonor(1))
    ),
    SCORPION.character("Soshi Illusionist", 99, cost=2, skills=(1, 3), glory=1, traits="Shugenja Air", copies=1).has(
        action(do("discard-status"), costs=(SpendFate(1),), targets=a_character())
    ),
    SCORPION.character("Yogo Outcast", 100, cost=2, skills=(2, 2), glory=1, traits="Shugenja Air", copies=1).has(
        Modifies("skills", amount=1, condition=so("you are less honorable"))
    ),
    SCORPION.character("Young Rumormonger", 101, cost=2, skills=(2, 2), glory=1, traits="Courtier", copies=1).has(
        interrupt(
            On(HONORS | DISHONORS, would_happen=True),
            HonorThatInstead(),
            targets=a_character(*are("not that", "of the same player as that")),
        )
    ),
    SCORPION.character("Favored Niece", 102, cost=3, skills=(2, 2), glory=2, traits="Courtier", copies=1).has(
        action(DrawCards(1), costs=(DiscardFromHand(1),), limit=2)
    ),
    SCORPION.character("Shosuro Actress", 103, cost=3, skills=(1, 3), glory=1, traits="Courtier Shinobi", copies=1).has(
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
    ),
    SCORPION.character(
        "Shosuro Miyako", 104, cost=3, skills=(3, 2), glory=1, traits="Bushi Shinobi", unique=True, copies=1
    ).has(
        reaction(
            On(PLAYED, are("character", "from a hand this phase"), whose=YOU),
            Select(
                (DiscardAtRandom(1), choosing(Chosen(cards=are("your opponent's"), by=YOUR_OPPONENT), do("dishonor"))),
                by=YOUR_OPPONENT,
            ),
        )
    ),
    SCORPION.character(
        "Bayushi Yunako", 105, cost=4, skills=(4, 2), glory=2, traits="Bushi Commander", unique=True, copies=1
    ).has(
        action(
            last(Standing("switched-skills")),
            condition=so("this participates"),
            targets=a_character(*are("with both skills")),
        )
    ),
    SCORPION.character(
        "Yogo Hiroue", 106, cost=4, skills=(0, 4), glory=2, traits="Courtier", unique=True, copies=1
    ).has(
        action(
            Then(
                do("move-to-conflict"),
                Later("conflict-won", If(so("you won the conflict"), May(do("dishonor"), "l5r.may.player-option"))),
            ),
            condition=so("this participates"),
            targets=a_character(*are("non-participating")),
        )
    ),
    SCORPION.character(
        "Bayushi Shoju", 107, cost=5, skills=(3, 7), glory=2, traits="Bushi Courtier Champion", unique=True, copies=1
    ).has(
        action(
            last(Modifies("political", amount=-1), Standing("discard", on=(SkillAtMost(POLITICAL, 0),))),
            condition=so("this participates", "during a political conflict"),
            targets=a_character(*are("participating", "your opponent's")),
            limit=2,
        )
    ),
    SCORPION.conflict_character(
        "Adept of Shadows", 180, cost=2, skills=(2, 2), glory=0, traits="Bushi Shinobi", influence=3, copies=1
    ).has(action(do("return-to-hand", "this"), costs=(LoseHonor(1),))),
    SCORPION.conflict_character(
        "Unassuming Yōjimbō", 181, cost=3, skills=(3, 1), glory=0, traits="Bushi Yojimbo", influence=2, copies=1
    ).has(COVERT),
    # l5r.errata.soshi-shadowshaper
    SCORPION.character(
        "Soshi Shadowshaper", 9, BREATH_OF_THE_KAMI, cost=2, skills=(1, 2), glory=1, traits="Shugenja Air Shadow"
    ).has(
        action(
            do("return-to-hand"),
            condition=so("during the conflict phase"),
            costs=(LoseHonor(1),),
            targets=a_character(CostAtMost(2), *are("from a hand this phase")),
        ),
        printed=[
            action(
                do("return-to-hand"),
                condition=so("during the conflict phase"),
                costs=(LoseHonor(1),),
                targets=a_character(CostAtMost(2), *are("from a hand this phase", "owned by your opponent")),
            )
        ],
    ),
    # l5r.errata.yogo-kikuyo
    SCORPION.conflict_character(
        "Yogo Kikuyo",
        25,
        DISCIPLES_OF_THE_VOID,
        cost=3,
        skills=(2, 2),
        glory=1,
        traits="Shugenja Earth",
        unique=True,
        influence=2,
    ).has(
        interrupt(
            EffectsInitiate((*are("event card"), Trait("spell")), by=YOUR_OPPONENT, during=so("during a conflict")),
            CancelEffects(),
            costs=(PutThisIntoPlay(),),
            places=(FROM_HAND,),
        ),
        printed=[
            interrupt(
                EffectsInitiate((*are("event card"), Trait("spell")), by=YOUR_OPPONENT, during=so("during a conflict")),
                CancelEffects(),
                costs=(PutThisIntoPlay(anywhere=True),),
                places=(FROM_HAND, FROM_DISCARD),
            )
        ],
    ),
    SCORPION.attachment("Court Mask", 182, cost=1, bonus=(1, 2), traits="Item Mask", influence=1, copies=1).has(
        Attaches(are("yours")), action(Together((do("return-to-hand", "this"), do("dishonor", "attached"))))
    ),
    SCORPION.attachment("Fiery Madness", 183, cost=1, bonus=(-2, -2), traits="Poison", influence=2, copies=1),
    SCORPION.event("Forged Edict", 184, cost=0, influence=2, copies=1).has(
        interrupt(
            EffectsInitiate(are("event card")),
            CancelEffects(),
            costs=(DoToOne("dishonor", (*are("character"), Trait("courtier"))),),
        )
    ),
    SCORPION.event("Way of the Scorpion", 185, cost=0, traits="Philosophy", copies=1).has(
        action(
            do("dishonor"),
            condition=so("during a conflict"),
            targets=a_character(*are("participating"), Clan(SCORPION.clan, without=True)),
        )
    ),
    SCORPION.event("Calling in Favors", 186, cost=1, influence=2, copies=1).has(
        action(
            TakeAttachment(),
            costs=(DoToOne("dishonor", are("character")),),
            targets=(Chosen(cards=are("attachment", "your opponent's"), area=IN_PLAY),),
        )
    ),
    SCORPION.event("I Can Swim", 187, cost=2, traits="Philosophy", influence=1, copies=1).has(
        action(
            do("discard"),
            condition=so("during a conflict", "your bid is higher"),
            targets=a_character(*are("participating", "dishonored", "your opponent's")),
        )
    ),
    SCORPION.event("Ambush", 188, cost=3, influence=1, copies=1).has(
        action(
            Enter(conflict=True),
            condition=so("during a conflict"),
            targets=(
                Worth(cards=(*are("character card"), Clan(SCORPION.clan)), area=HAND_OR_PROVINCES, most=2, total=6),
            ),
        )
    ),
    SCORPION.event("Blackmail", 189, cost=3, influence=3, copies=1).has(
        PlayOnlyIf(so("you are less honorable")),
        action(
            TakeControl(),
            condition=so("during a conflict"),
            targets=a_character(*are("your opponent's"), CostAtMost(2)),
        ),
    ),
]
