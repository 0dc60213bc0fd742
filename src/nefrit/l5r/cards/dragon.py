"""The cards of the Dragon Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence
from nefrit.l5r.characters import GainAbility, MoveFateToAttached
from nefrit.l5r.conditions import Count, LoserIs, TargetIs, so
from nefrit.l5r.constants import ATTACHMENT, CONFLICT, DRAGON, END_OF_CONFLICT, END_OF_PHASE, FIRE, MILITARY
from nefrit.l5r.costs import DoTo, DoToOne, SpendFateToRing
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import DrawCards, do, last, last_for_each
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
from nefrit.l5r.filters import Either, GloryAtMost, HasAttachment, Trait, are
from nefrit.l5r.hands import DiscardFromShownHand, MustDiscard
from nefrit.l5r.keywords import ANCESTRAL, COVERT, LIMITED, RESTRICTED, no_attachments_except
from nefrit.l5r.occurrences.kinds import ATTACHES, PROVINCE_REVEALED
from nefrit.l5r.players import YOU
from nefrit.l5r.searching import Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import IN_PLAY, Chosen, a_character, their_choice
from nefrit.l5r.trees import FROM_PROVINCE, AsAttachment, Attaches, Forbids, Grants, Modifies, Reduces, Standing
from nefrit.l5r.triggers import AfterConflict, ConflictIsDeclared, On, PhaseStarts
from nefrit.l5r.written import action, reaction

MONK = Either((Trait("monk"), HasAttachment("monk")))

CARDS = [
    stronghold(
        "Mountain's Anvil Castle",
        DRAGON,
        3,
        honor=11,
        fate=7,
        influence_pool=10,
        strength_bonus=2,
        traits="Castle",
        abilities=[
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
        ],
    ),
    province(
        "Restoration of Balance",
        DRAGON,
        10,
        strength=3,
        element=FIRE,
        abilities=[reaction(On(PROVINCE_REVEALED, are("this")), MustDiscard(4, down_to=True))],
    ),
    holding(
        "Secluded Temple",
        DRAGON,
        66,
        strength_bonus=1,
        traits="Shrine",
        quantity=1,
        abilities=[
            reaction(
                PhaseStarts("conflict"),
                do("remove-fate", amount=1),
                condition=so("an opponent controls more characters"),
                targets=their_choice(*are("your opponent's", "with fate")),
            )
        ],
    ),
    character(
        "Doomed Shugenja",
        DRAGON,
        54,
        cost=1,
        military=3,
        political=3,
        glory=0,
        traits="Shugenja Fire",
        quantity=1,
        abilities=[LIMITED, Forbids("place-extra-fate", only=(FROM_PROVINCE,))],
    ),
    character(
        "Togashi Initiate",
        DRAGON,
        55,
        cost=1,
        military=1,
        political=1,
        glory=2,
        traits="Monk Tattooed",
        quantity=1,
        abilities=[action(do("honor", "this"), condition=so("this attacks"), costs=(SpendFateToRing(),))],
    ),
    character(
        "Agasha Swordsmith",
        DRAGON,
        56,
        cost=2,
        military=1,
        political=2,
        glory=1,
        traits="Shugenja Fire",
        quantity=1,
        abilities=[action(Search(5, are("attachment card")))],
    ),
    character(
        "Mirumoto Prodigy",
        DRAGON,
        57,
        cost=2,
        military=2,
        political=2,
        glory=1,
        traits="Bushi Duelist",
        quantity=1,
        abilities=[Standing("one-defender", on=are("attacked province"), condition=so("this attacks alone"))],
    ),
    character(
        "Niten Adept",
        DRAGON,
        58,
        cost=2,
        military=2,
        political=1,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[
            action(
                do("bow"),
                condition=so("this participates"),
                costs=(DoToOne("bow", are("attached to this")),),
                targets=a_character(*are("participating", "without attachments")),
            )
        ],
    ),
    character(
        "Seeker of Enlightenment",
        DRAGON,
        59,
        cost=2,
        military=1,
        political=1,
        glory=0,
        traits="Monk Tattooed",
        quantity=1,
        abilities=[Modifies("skills", amount=Count("fate on unclaimed rings"))],
    ),
    character(
        "Enlightened Warrior",
        DRAGON,
        60,
        cost=3,
        military=2,
        political=2,
        glory=1,
        traits="Bushi",
        quantity=1,
        abilities=[reaction(ConflictIsDeclared(fate_on_ring=True), do("place-fate", "this", 1))],
    ),
    character(
        "Kitsuki Investigator",
        DRAGON,
        61,
        cost=3,
        military=1,
        political=3,
        glory=2,
        traits="Courtier",
        quantity=1,
        abilities=[
            action(
                DiscardFromShownHand(),
                condition=so("during a political conflict", "this participates"),
                costs=(SpendFateToRing(),),
                maximum=1,
                maximum_period=END_OF_CONFLICT,
            )
        ],
    ),
    character(
        "Mirumoto Raitsugu",
        DRAGON,
        62,
        unique=True,
        cost=3,
        military=3,
        political=2,
        glory=1,
        traits="Bushi Duelist",
        quantity=1,
        abilities=[
            action(
                Challenge(
                    MILITARY,
                    If(LoserIs(are("without fate")), do("discard", "loser"), do("remove-fate", "loser", 1)),
                ),
                condition=so("this participates"),
                targets=a_character(*are("participating", "your opponent's")),
            )
        ],
    ),
    character(
        "Ascetic Visionary",
        DRAGON,
        63,
        cost=4,
        military=3,
        political=4,
        glory=1,
        traits="Monk Tattooed",
        quantity=1,
        abilities=[
            no_attachments_except("monk", "tattoo"),
            action(do("ready"), condition=so("this attacks"), costs=(SpendFateToRing(),), targets=a_character(MONK)),
        ],
    ),
    character(
        "Niten Master",
        DRAGON,
        64,
        cost=4,
        military=3,
        political=3,
        glory=2,
        traits="Bushi",
        quantity=1,
        abilities=[
            reaction(
                On(ATTACHES, are("this"), by=YOU, with_card=(Trait("weapon"),)),
                do("ready", "this"),
                limit=2,
            )
        ],
    ),
    character(
        "Togashi Yokuni",
        DRAGON,
        65,
        unique=True,
        cost=5,
        military=5,
        political=5,
        glory=3,
        traits="Bushi Shugenja Champion",
        quantity=1,
        abilities=[action(GainAbility(), maximum=1)],
    ),
    character(
        "Tattooed Wanderer",
        DRAGON,
        149,
        side=CONFLICT,
        cost=1,
        military=2,
        political=1,
        glory=0,
        traits="Monk Tattooed",
        influence=2,
        quantity=1,
        abilities=[AsAttachment((Grants("keyword", on=are("attached"), granted=COVERT),))],
    ),
    character(
        "Togashi Kazue",
        DRAGON,
        150,
        side=CONFLICT,
        unique=True,
        cost=3,
        military=3,
        political=3,
        glory=1,
        traits="Monk Tattooed",
        influence=2,
        quantity=1,
        abilities=[
            AsAttachment(
                (
                    action(
                        MoveFateToAttached(),
                        condition=so("the attached character participates"),
                        targets=a_character(*are("participating", "not attached")),
                    ),
                )
            )
        ],
    ),
    character(
        "Master Alchemist",
        DRAGON,
        44,
        cost=4,
        military=3,
        political=1,
        glory=2,
        traits="Shugenja Fire",
        set="The Fires Within",
        abilities=[
            action(
                Sequence((Select((do("honor"), do("dishonor"))),)),
                condition=so("during a conflict"),
                costs=(SpendFateToRing(FIRE),),
                targets=a_character(),
            )
        ],
    ),
    attachment(
        "Ancestral Daishō",
        DRAGON,
        151,
        cost=1,
        bonus=(2, 0),
        traits="Weapon",
        influence=2,
        quantity=1,
        abilities=[ANCESTRAL, RESTRICTED],
    ),
    attachment(
        "Daimyō's Favor",
        DRAGON,
        152,
        cost=0,
        traits="Condition",
        influence=2,
        quantity=1,
        abilities=[
            Attaches(are("yours")),
            action(
                last(Reduces("cost", by=1, type=ATTACHMENT, onto=True), who="attached", until=END_OF_PHASE),
                costs=(DoTo("bow"),),
            ),
        ],
    ),
    attachment(
        "Kitsuki's Method",
        DRAGON,
        153,
        cost=1,
        bonus=(0, 2),
        traits="Technique",
        influence=2,
        quantity=1,
        abilities=[ANCESTRAL, RESTRICTED],
    ),
    attachment(
        "Way of the Dragon",
        DRAGON,
        154,
        cost=2,
        bonus=(1, 1),
        traits="Philosophy",
        quantity=1,
        abilities=[Attaches(are("yours"), one_per_character=True), Standing("additional-use", on=are("attached"))],
    ),
    event(
        "Let Go",
        DRAGON,
        155,
        cost=0,
        influence=2,
        quantity=1,
        abilities=[action(do("discard"), targets=(Chosen(cards=are("attachment"), area=IN_PLAY),))],
    ),
    event(
        "Mantra of Fire",
        DRAGON,
        156,
        cost=0,
        traits="Kiho Fire",
        influence=2,
        quantity=1,
        abilities=[
            reaction(
                ConflictIsDeclared(element=FIRE),
                Sequence((do("place-fate", amount=1), DrawCards(1))),
                targets=a_character(MONK),
            )
        ],
    ),
    event(
        "Tranquility",
        DRAGON,
        157,
        cost=0,
        influence=2,
        quantity=1,
        abilities=[
            action(
                last_for_each(are("character", "your opponent's", "non-participating"), Forbids("trigger")),
                condition=so("during a conflict"),
            )
        ],
    ),
    event(
        "Indomitable Will",
        DRAGON,
        158,
        cost=1,
        influence=2,
        quantity=1,
        abilities=[
            reaction(
                AfterConflict(during=so("you control a single participating character")),
                last(Forbids("bow-by-conflict"), who="victors"),
            )
        ],
    ),
    event(
        "Mirumoto's Fury",
        DRAGON,
        159,
        cost=1,
        influence=2,
        quantity=1,
        abilities=[
            action(
                do("bow"),
                condition=so("during a conflict"),
                targets=a_character(*are("attacking"), GloryAtMost(Count("your unrevealed provinces"))),
            )
        ],
    ),
]
