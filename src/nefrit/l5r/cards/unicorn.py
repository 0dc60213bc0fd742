"""The cards of the Unicorn Clan."""

from __future__ import annotations

from nefrit.kernel.values import SET_BASE
from nefrit.l5r.conditions import Count, Number, so
from nefrit.l5r.constants import CONFLICT, END_OF_CONFLICT, MILITARY, UNICORN, WATER
from nefrit.l5r.control import MoveAttachment
from nefrit.l5r.costs import BreakThis, DiscardFavor, DiscardFromHand, DoTo, DoToOne, LoseHonor, SpendFate
from nefrit.l5r.effects import DrawCards, GainFate, Together, do, last, last_for_each
from nefrit.l5r.entering import Enter, LookAtProvince
from nefrit.l5r.faces import attachment, character, event, province, stronghold
from nefrit.l5r.filters import Clan, Trait, are
from nefrit.l5r.keywords import no_attachments_except
from nefrit.l5r.occurrences.kinds import ENTERS, PROVINCE_BREAKS, TOKEN_PASSES
from nefrit.l5r.players import YOU
from nefrit.l5r.responding import NothingInstead
from nefrit.l5r.ring_effects import ChangeConflictType, DeclareNow
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import (
    IN_PLAY,
    YOUR_DYNASTY_DISCARD,
    Chosen,
    Worth,
    a_character,
    their_choice,
)
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies
from nefrit.l5r.triggers import ConflictIsDeclared, MovesIn, On, YourFirstConflictBroke
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    stronghold(
        "Golden Plains Outpost",
        UNICORN,
        7,
        honor=10,
        fate=7,
        influence_pool=10,
        strength_bonus=0,
        traits="Outpost",
        abilities=[
            action(
                do("move-to-conflict"),
                condition=so("during a military conflict"),
                costs=(DoTo("bow"),),
                targets=a_character(*are("yours"), Trait("cavalry")),
            )
        ],
    ),
    province(
        "Endless Plains",
        UNICORN,
        14,
        strength=2,
        element=WATER,
        abilities=[
            reaction(
                ConflictIsDeclared(here=True),
                do("discard"),
                costs=(BreakThis(),),
                targets=their_choice(*are("attacking")),
            )
        ],
    ),
    character(
        "Moto Youth",
        UNICORN,
        109,
        cost=1,
        military=2,
        political=0,
        glory=1,
        traits="Bushi Cavalry",
        quantity=1,
        abilities=[Modifies("military", amount=1, condition=so("during the first military conflict of the round"))],
    ),
    character(
        "Utaku Infantry",
        UNICORN,
        110,
        cost=1,
        military=0,
        political=0,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[
            Modifies(
                "skills",
                amount=Number((*are("participating", "yours"), Clan(UNICORN))),
                condition=so("this participates"),
            )
        ],
    ),
    character(
        "Aggressive Moto",
        UNICORN,
        111,
        cost=2,
        military=3,
        political=0,
        glory=0,
        traits="Bushi Cavalry",
        quantity=1,
        abilities=[Forbids("declare-defender")],
    ),
    character(
        "Border Rider",
        UNICORN,
        112,
        cost=2,
        military=2,
        political=1,
        glory=1,
        traits="Bushi Cavalry",
        quantity=1,
        abilities=[action(do("ready", "this"))],
    ),
    character(
        "Meishōdō Wielder",
        UNICORN,
        113,
        cost=2,
        military=2,
        political=2,
        glory=1,
        traits="Shugenja Water",
        quantity=1,
        abilities=[Modifies("cost", amount=-1, condition=so("you are the first player"))],
    ),
    character(
        "Shinjo Outrider",
        UNICORN,
        114,
        cost=2,
        military=2,
        political=2,
        glory=2,
        traits="Bushi Cavalry Scout",
        quantity=1,
        abilities=[action(do("move-to-conflict", "this"), condition=so("during a conflict"))],
    ),
    character(
        "Giver of Gifts",
        UNICORN,
        115,
        cost=3,
        military=2,
        political=3,
        glory=2,
        traits="Courtier",
        quantity=1,
        abilities=[action(MoveAttachment(), targets=(Chosen(cards=are("attachment", "yours"), area=IN_PLAY),))],
    ),
    character(
        "Ide Trader",
        UNICORN,
        116,
        cost=3,
        military=1,
        political=3,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[
            reaction(
                MovesIn(one_or_more=True, during=so("this participates")),
                Select((GainFate(1), DrawCards(1))),
                limit_period=END_OF_CONFLICT,
            )
        ],
    ),
    character(
        "Warrior Poet",
        UNICORN,
        117,
        cost=3,
        military=2,
        political=2,
        glory=2,
        traits="Bushi Cavalry",
        quantity=1,
        abilities=[
            action(
                last_for_each(are("participating", "your opponent's"), Modifies("skills", amount=-1)),
                condition=so("this participates"),
            )
        ],
    ),
    character(
        "Utaku Yumino",
        UNICORN,
        118,
        unique=True,
        cost=3,
        military=2,
        political=2,
        glory=3,
        traits="Bushi Battle-Maiden Cavalry",
        quantity=1,
        abilities=[
            action(
                last(Modifies("skills", amount=2), who="this"),
                condition=so("during a conflict"),
                costs=(DiscardFromHand(),),
                limit_period=END_OF_CONFLICT,
            )
        ],
    ),
    character(
        "Moto Horde",
        UNICORN,
        119,
        cost=4,
        military=6,
        political=None,
        glory=1,
        traits="Bushi Army Cavalry",
        quantity=1,
        abilities=[no_attachments_except("weapon")],
    ),
    character(
        "Shinjo Tatsuo",
        UNICORN,
        120,
        unique=True,
        cost=4,
        military=3,
        political=3,
        glory=2,
        traits="Bushi Cavalry Scout",
        quantity=1,
        abilities=[
            action(
                Together((do("move-to-conflict"), do("move-to-conflict", "second"))),
                condition=so("during a conflict"),
                targets=(Chosen(cards=are("this")), Chosen(cards=are("yours", "other"), least=0, as_many=True)),
            )
        ],
    ),
    character(
        "Shinjo Altansarnai",
        UNICORN,
        121,
        unique=True,
        cost=5,
        military=5,
        political=4,
        glory=2,
        traits="Bushi Cavalry Champion",
        quantity=1,
        abilities=[
            reaction(
                On(PROVINCE_BREAKS, by=YOU, during=so("during a military conflict", "this participates")),
                do("discard"),
                targets=their_choice(*are("your opponent's")),
            )
        ],
    ),
    character(
        "Iuchi Wayfinder",
        UNICORN,
        190,
        side=CONFLICT,
        cost=1,
        military=1,
        political=1,
        glory=0,
        traits="Shugenja Water Cavalry",
        influence=1,
        quantity=1,
        abilities=[reaction(On(ENTERS, are("this")), LookAtProvince())],
    ),
    character(
        "Ide Messenger",
        UNICORN,
        191,
        side=CONFLICT,
        cost=2,
        military=1,
        political=2,
        glory=0,
        traits="Courtier",
        influence=1,
        quantity=1,
        abilities=[
            action(
                do("move-to-conflict"),
                condition=so("during a conflict"),
                costs=(SpendFate(1),),
                targets=a_character(*are("yours")),
            )
        ],
    ),
    attachment(
        "Favored Mount",
        UNICORN,
        192,
        cost=1,
        bonus=(1, 0),
        traits="Creature",
        influence=1,
        quantity=1,
        abilities=[
            Attaches(are("yours")),
            Grants("trait", on=are("attached"), granted="cavalry"),
            action(do("move-to-conflict", "attached"), condition=so("during a conflict"), costs=(DoTo("bow"),)),
        ],
    ),
    attachment(
        "Spyglass",
        UNICORN,
        193,
        cost=1,
        bonus=(0, 1),
        traits="Item Gaijin",
        influence=2,
        quantity=1,
        abilities=[reaction(MovesIn(are("attached"), or_commits=True), DrawCards(1), limit=2)],
    ),
    attachment(
        "Born in War",
        UNICORN,
        194,
        cost=2,
        bonus=("X", 0),
        traits="Condition",
        influence=1,
        quantity=1,
        abilities=[Attaches((Trait("cavalry"),)), Modifies("military-bonus", amount=Count("unclaimed rings"))],
    ),
    event(
        "Breakthrough",
        UNICORN,
        195,
        cost=0,
        influence=1,
        quantity=1,
        abilities=[reaction(YourFirstConflictBroke(), DeclareNow())],
    ),
    event(
        "Captive Audience",
        UNICORN,
        196,
        cost=0,
        influence=3,
        quantity=1,
        abilities=[
            action(ChangeConflictType(MILITARY), condition=so("during a political conflict"), costs=(LoseHonor(1),))
        ],
    ),
    event(
        "I Am Ready",
        UNICORN,
        197,
        cost=0,
        influence=1,
        quantity=1,
        abilities=[
            action(
                do("ready", "paid"),
                costs=(DoToOne("remove-fate", (*are("character"), Clan(UNICORN)), 1),),
            )
        ],
    ),
    event(
        "Way of the Unicorn",
        UNICORN,
        198,
        cost=0,
        traits="Philosophy",
        quantity=1,
        abilities=[interrupt(On(TOKEN_PASSES, whose=YOU, would_happen=True), NothingInstead())],
    ),
    event(
        "Cavalry Reserves",
        UNICORN,
        199,
        cost=3,
        influence=2,
        quantity=1,
        abilities=[
            action(
                Enter(conflict=True),
                condition=so("during a military conflict"),
                targets=(
                    Worth(
                        cards=(*are("character card"), Trait("cavalry")), area=YOUR_DYNASTY_DISCARD, most=40, total=6
                    ),
                ),
            )
        ],
    ),
    event(
        # l5r.errata.ride-them-down
        "Ride Them Down",
        UNICORN,
        99,
        cost=1,
        influence=3,
        set="Fate Has No Secrets",
        abilities=[
            action(
                last_for_each(are("attacked province"), Modifies("strength", amount=1, operation=SET_BASE)),
                condition=so("during a conflict"),
                costs=(DiscardFavor(),),
            )
        ],
        printed=[
            action(
                last_for_each(are("attacked province"), Modifies("strength", amount=1, operation=SET_BASE), until=""),
                condition=so("during a conflict"),
                costs=(DiscardFavor(),),
            )
        ],
    ),
]
