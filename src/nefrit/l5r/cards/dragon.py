"""The cards of the Dragon Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence
from nefrit.l5r.cards.clans import DRAGON
from nefrit.l5r.characters import GainAbility, MoveFateToAttached
from nefrit.l5r.conditions import Count, LoserIs, TargetIs, so
from nefrit.l5r.constants import ATTACHMENT, END_OF_CONFLICT, END_OF_PHASE, FIRE, MILITARY
from nefrit.l5r.costs import DoTo, DoToOne, SpendFateToRing
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import DrawCards, do, last, last_for_each
from nefrit.l5r.filters import Either, GloryAtMost, HasAttachment, Trait, are
from nefrit.l5r.hands import DiscardFromShownHand, MustDiscard
from nefrit.l5r.keywords import ANCESTRAL, COVERT, LIMITED, RESTRICTED, no_attachments_except
from nefrit.l5r.occurrences.kinds import ATTACHES, PROVINCE_REVEALED
from nefrit.l5r.players import YOU
from nefrit.l5r.searching import Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import THE_FIRES_WITHIN
from nefrit.l5r.targets import IN_PLAY, Chosen, a_character, their_choice
from nefrit.l5r.trees import FROM_PROVINCE, AsAttachment, Attaches, Forbids, Grants, Modifies, Reduces, Standing
from nefrit.l5r.triggers import AfterConflict, ConflictIsDeclared, On, PhaseStarts
from nefrit.l5r.written import action, reaction

MONK = Either((Trait("monk"), HasAttachment("monk")))

CARDS = [
    DRAGON.stronghold(
        "Mountain's Anvil Castle", 3, honor=11, fate=7, influence_pool=10, strength_bonus=2, traits="Castle"
    ).has(
        action(
            If(
                TargetIs(are("with two attachments")),
                last(Modifies("skills", amount=2)),
                last(Modifies("skills", amount=1)),
            ),
            condition=so("during a conflict"),
            costs=(DoTo("bow"),),
            targets=a_character(*are("participating", "with attachments")),
        )
    ),
    DRAGON.province("Restoration of Balance", 10, strength=3, element=FIRE).has(
        reaction(On(PROVINCE_REVEALED, are("this")), MustDiscard(4, down_to=True))
    ),
    DRAGON.holding("Secluded Temple", 66, strength_bonus=1, traits="Shrine", copies=1).has(
        reaction(
            PhaseStarts("conflict"),
            do("remove-fate", amount=1),
            condition=so("an opponent controls more characters"),
            targets=their_choice(*are("your opponent's", "with fate")),
        )
    ),
    DRAGON.character("Doomed Shugenja", 54, cost=1, skills=(3, 3), glory=0, traits="Shugenja Fire", copies=1).has(
        LIMITED, Forbids("place-extra-fate", only=(FROM_PROVINCE,))
    ),
    DRAGON.character("Togashi Initiate", 55, cost=1, skills=(1, 1), glory=2, traits="Monk Tattooed", copies=1).has(
        action(do("honor", "this"), condition=so("this attacks"), costs=(SpendFateToRing(),))
    ),
    DRAGON.character("Agasha Swordsmith", 56, cost=2, skills=(1, 2), glory=1, traits="Shugenja Fire", copies=1).has(
        action(Search(5, are("attachment card")))
    ),
    DRAGON.character("Mirumoto Prodigy", 57, cost=2, skills=(2, 2), glory=1, traits="Bushi Duelist", copies=1).has(
        Standing("one-defender", on=are("attacked province"), condition=so("this attacks alone"))
    ),
    DRAGON.character("Niten Adept", 58, cost=2, skills=(2, 1), glory=1, traits="Bushi", copies=1).has(
        action(
            do("bow"),
            condition=so("this participates"),
            costs=(DoToOne("bow", are("attached to this")),),
            targets=a_character(*are("participating", "without attachments")),
        )
    ),
    DRAGON.character(
        "Seeker of Enlightenment", 59, cost=2, skills=(1, 1), glory=0, traits="Monk Tattooed", copies=1
    ).has(Modifies("skills", amount=Count("fate on unclaimed rings"))),
    DRAGON.character("Enlightened Warrior", 60, cost=3, skills=(2, 2), glory=1, traits="Bushi", copies=1).has(
        reaction(ConflictIsDeclared(fate_on_ring=True), do("place-fate", "this", 1))
    ),
    DRAGON.character("Kitsuki Investigator", 61, cost=3, skills=(1, 3), glory=2, traits="Courtier", copies=1).has(
        action(
            DiscardFromShownHand(),
            condition=so("during a political conflict", "this participates"),
            costs=(SpendFateToRing(),),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    DRAGON.character(
        "Mirumoto Raitsugu", 62, cost=3, skills=(3, 2), glory=1, traits="Bushi Duelist", unique=True, copies=1
    ).has(
        action(
            Challenge(
                MILITARY, If(LoserIs(are("without fate")), do("discard", "loser"), do("remove-fate", "loser", 1))
            ),
            condition=so("this participates"),
            targets=a_character(*are("participating", "your opponent's")),
        )
    ),
    DRAGON.character("Ascetic Visionary", 63, cost=4, skills=(3, 4), glory=1, traits="Monk Tattooed", copies=1).has(
        no_attachments_except("monk", "tattoo"),
        action(do("ready"), condition=so("this attacks"), costs=(SpendFateToRing(),), targets=a_character(MONK)),
    ),
    DRAGON.character("Niten Master", 64, cost=4, skills=(3, 3), glory=2, traits="Bushi", copies=1).has(
        reaction(On(ATTACHES, are("this"), by=YOU, with_card=(Trait("weapon"),)), do("ready", "this"), limit=2)
    ),
    DRAGON.character(
        "Togashi Yokuni", 65, cost=5, skills=(5, 5), glory=3, traits="Bushi Shugenja Champion", unique=True, copies=1
    ).has(action(GainAbility(), maximum=1)),
    DRAGON.conflict_character(
        "Tattooed Wanderer", 149, cost=1, skills=(2, 1), glory=0, traits="Monk Tattooed", influence=2, copies=1
    ).has(AsAttachment((Grants("keyword", on=are("attached"), granted=COVERT),))),
    DRAGON.conflict_character(
        "Togashi Kazue", 150, cost=3, skills=(3, 3), glory=1, traits="Monk Tattooed", unique=True, influence=2, copies=1
    ).has(
        AsAttachment(
            (
                action(
                    MoveFateToAttached(),
                    condition=so("the attached character participates"),
                    targets=a_character(*are("participating", "not attached")),
                ),
            )
        )
    ),
    DRAGON.character(
        "Master Alchemist", 44, THE_FIRES_WITHIN, cost=4, skills=(3, 1), glory=2, traits="Shugenja Fire"
    ).has(
        action(
            Sequence((Select((do("honor"), do("dishonor"))),)),
            condition=so("during a conflict"),
            costs=(SpendFateToRing(FIRE),),
            targets=a_character(),
        )
    ),
    DRAGON.attachment("Ancestral Daishō", 151, cost=1, bonus=(2, 0), traits="Weapon", influence=2, copies=1).has(
        ANCESTRAL, RESTRICTED
    ),
    DRAGON.attachment("Daimyō's Favor", 152, cost=0, traits="Condition", influence=2, copies=1).has(
        Attaches(are("yours")),
        action(
            last(Reduces("cost", by=1, type=ATTACHMENT, onto=True), who="attached", until=END_OF_PHASE),
            costs=(DoTo("bow"),),
        ),
    ),
    DRAGON.attachment("Kitsuki's Method", 153, cost=1, bonus=(0, 2), traits="Technique", influence=2, copies=1).has(
        ANCESTRAL, RESTRICTED
    ),
    DRAGON.attachment("Way of the Dragon", 154, cost=2, bonus=(1, 1), traits="Philosophy", copies=1).has(
        Attaches(are("yours"), one_per_character=True), Standing("additional-use", on=are("attached"))
    ),
    DRAGON.event("Let Go", 155, cost=0, influence=2, copies=1).has(
        action(do("discard"), targets=(Chosen(cards=are("attachment"), area=IN_PLAY),))
    ),
    DRAGON.event("Mantra of Fire", 156, cost=0, traits="Kiho Fire", influence=2, copies=1).has(
        reaction(
            ConflictIsDeclared(element=FIRE),
            Sequence((do("place-fate", amount=1), DrawCards(1))),
            targets=a_character(MONK),
        )
    ),
    DRAGON.event("Tranquility", 157, cost=0, influence=2, copies=1).has(
        action(
            last_for_each(are("character", "your opponent's", "non-participating"), Forbids("trigger")),
            condition=so("during a conflict"),
        )
    ),
    DRAGON.event("Indomitable Will", 158, cost=1, influence=2, copies=1).has(
        reaction(
            AfterConflict(during=so("you control a single participating character")),
            last(Forbids("bow-by-conflict"), who="victors"),
        )
    ),
    DRAGON.event("Mirumoto's Fury", 159, cost=1, influence=2, copies=1).has(
        action(
            do("bow"),
            condition=so("during a conflict"),
            targets=a_character(*are("attacking"), GloryAtMost(Count("your unrevealed provinces"))),
        )
    ),
]
