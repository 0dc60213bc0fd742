"""The cards of the Unicorn Clan."""

from __future__ import annotations

from nefrit.kernel.values import SET_BASE
from nefrit.l5r.cards.clans import UNICORN
from nefrit.l5r.conditions import Count, Number, so
from nefrit.l5r.constants import END_OF_CONFLICT, MILITARY, WATER
from nefrit.l5r.control import MoveAttachment
from nefrit.l5r.costs import BreakThis, DiscardFavor, DiscardFromHand, DoTo, DoToOne, LoseHonor, SpendFate
from nefrit.l5r.effects import DrawCards, GainFate, Together, do, last, last_for_each
from nefrit.l5r.entering import Enter, LookAtProvince
from nefrit.l5r.filters import Clan, Trait, are
from nefrit.l5r.keywords import no_attachments_except
from nefrit.l5r.occurrences.kinds import ENTERS, PROVINCE_BREAKS, TOKEN_PASSES
from nefrit.l5r.players import YOU
from nefrit.l5r.responding import NothingInstead
from nefrit.l5r.ring_effects import ChangeConflictType, DeclareNow
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import FATE_HAS_NO_SECRETS
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
    UNICORN.stronghold(
        "Golden Plains Outpost", 7, honor=10, fate=7, influence_pool=10, strength_bonus=0, traits="Outpost"
    ).has(
        action(
            do("move-to-conflict"),
            condition=so("during a military conflict"),
            costs=(DoTo("bow"),),
            targets=a_character(*are("yours"), Trait("cavalry")),
        )
    ),
    UNICORN.province("Endless Plains", 14, strength=2, element=WATER).has(
        reaction(
            ConflictIsDeclared(here=True), do("discard"), costs=(BreakThis(),), targets=their_choice(*are("attacking"))
        )
    ),
    UNICORN.character("Moto Youth", 109, cost=1, skills=(2, 0), glory=1, traits="Bushi Cavalry", copies=1).has(
        Modifies("military", amount=1, condition=so("during the first military conflict of the round"))
    ),
    UNICORN.character("Utaku Infantry", 110, cost=1, skills=(0, 0), glory=1, traits="Bushi", copies=1).has(
        Modifies(
            "skills",
            amount=Number((*are("participating", "yours"), Clan(UNICORN.clan))),
            condition=so("this participates"),
        )
    ),
    UNICORN.character("Aggressive Moto", 111, cost=2, skills=(3, 0), glory=0, traits="Bushi Cavalry", copies=1).has(
        Forbids("declare-defender")
    ),
    UNICORN.character("Border Rider", 112, cost=2, skills=(2, 1), glory=1, traits="Bushi Cavalry", copies=1).has(
        action(do("ready", "this"))
    ),
    UNICORN.character("Meishōdō Wielder", 113, cost=2, skills=(2, 2), glory=1, traits="Shugenja Water", copies=1).has(
        Modifies("cost", amount=-1, condition=so("you are the first player"))
    ),
    UNICORN.character(
        "Shinjo Outrider", 114, cost=2, skills=(2, 2), glory=2, traits="Bushi Cavalry Scout", copies=1
    ).has(action(do("move-to-conflict", "this"), condition=so("during a conflict"))),
    UNICORN.character("Giver of Gifts", 115, cost=3, skills=(2, 3), glory=2, traits="Courtier", copies=1).has(
        action(MoveAttachment(), targets=(Chosen(cards=are("attachment", "yours"), area=IN_PLAY),))
    ),
    UNICORN.character("Ide Trader", 116, cost=3, skills=(1, 3), glory=1, traits="Courtier", copies=1).has(
        reaction(
            MovesIn(one_or_more=True, during=so("this participates")),
            Select((GainFate(1), DrawCards(1))),
            limit_period=END_OF_CONFLICT,
        )
    ),
    UNICORN.character("Warrior Poet", 117, cost=3, skills=(2, 2), glory=2, traits="Bushi Cavalry", copies=1).has(
        action(
            last_for_each(are("participating", "your opponent's"), Modifies("skills", amount=-1)),
            condition=so("this participates"),
        )
    ),
    UNICORN.character(
        "Utaku Yumino", 118, cost=3, skills=(2, 2), glory=3, traits="Bushi Battle-Maiden Cavalry", unique=True, copies=1
    ).has(
        action(
            last(Modifies("skills", amount=2), who="this"),
            condition=so("during a conflict"),
            costs=(DiscardFromHand(),),
            limit_period=END_OF_CONFLICT,
        )
    ),
    UNICORN.character("Moto Horde", 119, cost=4, skills=(6, None), glory=1, traits="Bushi Army Cavalry", copies=1).has(
        no_attachments_except("weapon")
    ),
    UNICORN.character(
        "Shinjo Tatsuo", 120, cost=4, skills=(3, 3), glory=2, traits="Bushi Cavalry Scout", unique=True, copies=1
    ).has(
        action(
            Together((do("move-to-conflict"), do("move-to-conflict", "second"))),
            condition=so("during a conflict"),
            targets=(Chosen(cards=are("this")), Chosen(cards=are("yours", "other"), least=0, as_many=True)),
        )
    ),
    UNICORN.character(
        "Shinjo Altansarnai",
        121,
        cost=5,
        skills=(5, 4),
        glory=2,
        traits="Bushi Cavalry Champion",
        unique=True,
        copies=1,
    ).has(
        reaction(
            On(PROVINCE_BREAKS, by=YOU, during=so("during a military conflict", "this participates")),
            do("discard"),
            targets=their_choice(*are("your opponent's")),
        )
    ),
    UNICORN.conflict_character(
        "Iuchi Wayfinder", 190, cost=1, skills=(1, 1), glory=0, traits="Shugenja Water Cavalry", influence=1, copies=1
    ).has(reaction(On(ENTERS, are("this")), LookAtProvince())),
    UNICORN.conflict_character(
        "Ide Messenger", 191, cost=2, skills=(1, 2), glory=0, traits="Courtier", influence=1, copies=1
    ).has(
        action(
            do("move-to-conflict"),
            condition=so("during a conflict"),
            costs=(SpendFate(1),),
            targets=a_character(*are("yours")),
        )
    ),
    UNICORN.attachment("Favored Mount", 192, cost=1, bonus=(1, 0), traits="Creature", influence=1, copies=1).has(
        Attaches(are("yours")),
        Grants("trait", on=are("attached"), granted="cavalry"),
        action(do("move-to-conflict", "attached"), condition=so("during a conflict"), costs=(DoTo("bow"),)),
    ),
    UNICORN.attachment("Spyglass", 193, cost=1, bonus=(0, 1), traits="Item Gaijin", influence=2, copies=1).has(
        reaction(MovesIn(are("attached"), or_commits=True), DrawCards(1), limit=2)
    ),
    UNICORN.attachment("Born in War", 194, cost=2, bonus=("X", 0), traits="Condition", influence=1, copies=1).has(
        Attaches((Trait("cavalry"),)), Modifies("military-bonus", amount=Count("unclaimed rings"))
    ),
    UNICORN.event("Breakthrough", 195, cost=0, influence=1, copies=1).has(
        reaction(YourFirstConflictBroke(), DeclareNow())
    ),
    UNICORN.event("Captive Audience", 196, cost=0, influence=3, copies=1).has(
        action(ChangeConflictType(MILITARY), condition=so("during a political conflict"), costs=(LoseHonor(1),))
    ),
    UNICORN.event("I Am Ready", 197, cost=0, influence=1, copies=1).has(
        action(do("ready", "paid"), costs=(DoToOne("remove-fate", (*are("character"), Clan(UNICORN.clan)), 1),))
    ),
    UNICORN.event("Way of the Unicorn", 198, cost=0, traits="Philosophy", copies=1).has(
        interrupt(On(TOKEN_PASSES, whose=YOU, would_happen=True), NothingInstead())
    ),
    UNICORN.event("Cavalry Reserves", 199, cost=3, influence=2, copies=1).has(
        action(
            Enter(conflict=True),
            condition=so("during a military conflict"),
            targets=(
                Worth(cards=(*are("character card"), Trait("cavalry")), area=YOUR_DYNASTY_DISCARD, most=40, total=6),
            ),
        )
    ),
    # l5r.errata.ride-them-down
    UNICORN.event("Ride Them Down", 99, FATE_HAS_NO_SECRETS, cost=1, influence=3).has(
        action(
            last_for_each(are("attacked province"), Modifies("strength", amount=1, operation=SET_BASE)),
            condition=so("during a conflict"),
            costs=(DiscardFavor(),),
        ),
        printed=[
            action(
                last_for_each(are("attacked province"), Modifies("strength", amount=1, operation=SET_BASE), until=""),
                condition=so("during a conflict"),
                costs=(DiscardFavor(),),
            )
        ],
    ),
]
