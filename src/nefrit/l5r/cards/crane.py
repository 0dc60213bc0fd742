"""The cards of the Crane Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If
from nefrit.l5r.characters import MoveHonor
from nefrit.l5r.conditions import ThereIs, so
from nefrit.l5r.constants import AIR, CONFLICT, CRANE, END_OF_PHASE, EVENT, MILITARY, POLITICAL
from nefrit.l5r.costs import DoTo, DoToOne, SpendFate
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import TakeHonor, Together, do, do_each, last
from nefrit.l5r.entering import TurnFaceup
from nefrit.l5r.faces import attachment, character, event, holding, province, stronghold
from nefrit.l5r.filters import Clan, SkillAtMost, Trait, are
from nefrit.l5r.keywords import COVERT, PRIDE, SINCERITY
from nefrit.l5r.occurrences.kinds import EVENT_RESOLVED, HONORS, PROVINCE_BREAKS
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, ResolveEventAgain
from nefrit.l5r.ring_effects import ResolveClaimedRing
from nefrit.l5r.searching import GiveEachACard, NameTypeAndReveal, PlayFromDeck, TakeNamed
from nefrit.l5r.targets import YOUR_PROVINCES, Chosen, a_character, their_choice
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import EffectsInitiate, On, YouClaimRing
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    stronghold(
        "Shizuka Toshi",
        CRANE,
        2,
        honor=11,
        fate=7,
        influence_pool=10,
        strength_bonus=2,
        traits="City",
        abilities=[
            action(
                do("bow"),
                condition=so("during a political conflict"),
                costs=(DoTo("bow"),),
                targets=a_character(*are("participating"), SkillAtMost(POLITICAL, 2)),
            )
        ],
    ),
    province(
        "The Art of Peace",
        CRANE,
        9,
        strength=4,
        element=AIR,
        abilities=[
            interrupt(
                On(PROVINCE_BREAKS, are("this")),
                Together((do_each("dishonor", are("attacking")), do_each("honor", are("defending")))),
            )
        ],
    ),
    holding(
        "Artisan Academy",
        CRANE,
        53,
        strength_bonus=1,
        traits="Academy",
        quantity=1,
        abilities=[action(PlayFromDeck(END_OF_PHASE), condition=so("during the conflict phase"))],
    ),
    character(
        "Asahina Artisan",
        CRANE,
        40,
        cost=1,
        military=0,
        political=0,
        glory=2,
        traits="Shugenja Air",
        quantity=1,
        abilities=[
            action(
                last(Modifies("political", amount=3)),
                condition=so("during a conflict"),
                costs=(DoTo("bow"),),
                targets=a_character(*are("other"), Clan(CRANE)),
            )
        ],
    ),
    character("Doji Whisperer", CRANE, 41, cost=1, military=0, political=3, glory=1, traits="Courtier", quantity=1),
    character(
        "Brash Samurai",
        CRANE,
        42,
        cost=2,
        military=2,
        political=1,
        glory=2,
        traits="Bushi",
        quantity=1,
        abilities=[action(do("honor", "this"), condition=so("this is your only participating character"))],
    ),
    character(
        "Cautious Scout",
        CRANE,
        43,
        cost=2,
        military=2,
        political=0,
        glory=1,
        traits="Bushi Scout",
        quantity=1,
        abilities=[Standing("blank-except-traits", on=are("attacked province"), condition=so("this attacks alone"))],
    ),
    character(
        "Doji Gift Giver",
        CRANE,
        44,
        cost=2,
        military=0,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[
            action(
                do("bow"),
                condition=so("this participates"),
                costs=(SpendFate(1, to_opponent=True),),
                targets=their_choice(*are("your opponent's", "participating", "ready")),
            )
        ],
    ),
    character(
        "Savvy Politician",
        CRANE,
        45,
        cost=2,
        military=1,
        political=2,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[reaction(On(HONORS, are("this")), do("honor"), targets=a_character())],
    ),
    character(
        "Daidoji Nerishma",
        CRANE,
        46,
        unique=True,
        cost=2,
        military=3,
        political=1,
        glory=1,
        traits="Bushi Scout",
        quantity=1,
        abilities=[action(TurnFaceup(), targets=(Chosen(cards=are("facedown"), area=YOUR_PROVINCES),))],
    ),
    character(
        "Doji Challenger",
        CRANE,
        47,
        cost=3,
        military=3,
        political=3,
        glory=2,
        traits="Bushi Duelist",
        quantity=1,
        abilities=[
            action(do("move-to-conflict"), condition=so("this attacks"), targets=a_character(*are("your opponent's")))
        ],
    ),
    character(
        "Kakita Asami",
        CRANE,
        48,
        unique=True,
        cost=3,
        military=1,
        political=3,
        glory=2,
        traits="Courtier",
        quantity=1,
        abilities=[
            action(
                TakeHonor(1), condition=so("during a political conflict", "this participates", "you count more skill")
            )
        ],
    ),
    character(
        "Kakita Kaezin",
        CRANE,
        49,
        unique=True,
        cost=3,
        military=3,
        political=2,
        glory=2,
        traits="Bushi Duelist Kenshinzen",
        quantity=1,
        abilities=[
            action(
                Challenge(
                    MILITARY,
                    If(so("this won the duel"), do_each("move-home", are("uninvolved")), do("move-home", "this")),
                ),
                condition=so("this participates"),
                targets=their_choice(*are("your opponent's", "participating")),
            )
        ],
    ),
    character(
        "Asahina Storyteller",
        CRANE,
        50,
        cost=4,
        military=2,
        political=4,
        glory=2,
        traits="Courtier Shugenja Air",
        quantity=1,
        abilities=[
            SINCERITY,
            Grants("keyword", on=(*are("character", "yours", "honored"), Clan(CRANE)), granted=SINCERITY),
        ],
    ),
    character(
        "Guest of Honor",
        CRANE,
        51,
        cost=4,
        military=1,
        political=4,
        glory=1,
        traits="Courtier",
        quantity=1,
        abilities=[Forbids("play-event", on=(), condition=so("this participates"), by_opponent=True)],
    ),
    character(
        "Doji Hotaru",
        CRANE,
        52,
        unique=True,
        cost=5,
        military=3,
        political=6,
        glory=3,
        traits="Bushi Champion",
        quantity=1,
        abilities=[
            reaction(YouClaimRing(during=so("during a political conflict", "this participates")), ResolveClaimedRing())
        ],
    ),
    character(
        "Steward of Law",
        CRANE,
        139,
        side=CONFLICT,
        cost=1,
        military=1,
        political=1,
        glory=0,
        traits="Courtier Scholar",
        influence=1,
        quantity=1,
        abilities=[Forbids("become-dishonored", on=are("character"), condition=so("this participates"))],
    ),
    character(
        "Political Rival",
        CRANE,
        140,
        side=CONFLICT,
        cost=3,
        military=None,
        political=3,
        glory=0,
        traits="Courtier",
        influence=2,
        quantity=1,
        abilities=[COVERT, Modifies("political", condition=so("this defends"), amount=3)],
    ),
    character(
        "Origami Master",
        CRANE,
        84,
        cost=4,
        military=1,
        political=4,
        glory=1,
        traits="Shugenja Air",
        set="Fate Has No Secrets",
        abilities=[PRIDE, action(MoveHonor(), targets=a_character(*are("other", "yours")))],
    ),
    attachment(
        # l5r.faq.above-question-court-games: whoever chooses.
        "Above Question",
        CRANE,
        141,
        cost=1,
        traits="Condition",
        influence=2,
        quantity=1,
        abilities=[Forbids("target", on=are("attached"), by_opponent=True, only=(EVENT,))],
    ),
    attachment(
        "Duelist Training",
        CRANE,
        142,
        cost=1,
        traits="Technique",
        influence=1,
        quantity=1,
        abilities=[
            Grants(
                "ability",
                on=are("attached"),
                granted=action(
                    Challenge(MILITARY, do("bow", "loser"), discards=True),
                    condition=so("this participates"),
                    targets=a_character(*are("your opponent's", "participating")),
                ),
            )
        ],
    ),
    attachment(
        "Height of Fashion",
        CRANE,
        143,
        cost=2,
        bonus=(0, 4),
        traits="Condition",
        influence=3,
        quantity=1,
        abilities=[PlayOnlyIf(so("not during a conflict"))],
    ),
    attachment(
        "The Mirror's Gaze",
        CRANE,
        15,
        cost=2,
        bonus=(0, 1),
        traits="Spell Air",
        influence=2,
        set="Breath of the Kami",
        abilities=[
            Attaches((*are("yours"), Trait("shugenja"))),
            reaction(On(EVENT_RESOLVED, by=YOUR_OPPONENT), ResolveEventAgain()),
        ],
    ),
    attachment(
        "Pillow Book",
        CRANE,
        113,
        cost=0,
        traits="Item",
        influence=2,
        set="Meditations on the Ephemeral",
        abilities=[action(PlayFromDeck(), condition=so("the attached character participates"))],
    ),
    event("The Perfect Gift", CRANE, 144, cost=0, influence=1, quantity=1, abilities=[action(GiveEachACard(4))]),
    event(
        "Voice of Honor",
        CRANE,
        145,
        cost=0,
        influence=2,
        quantity=1,
        abilities=[
            interrupt(
                EffectsInitiate(are("event card")), CancelEffects(), condition=so("you control more honored characters")
            )
        ],
    ),
    event(
        "Way of the Crane",
        CRANE,
        146,
        cost=0,
        traits="Philosophy",
        quantity=1,
        abilities=[action(do("honor"), targets=a_character(*are("yours"), Clan(CRANE)))],
    ),
    event(
        "Admit Defeat",
        CRANE,
        147,
        cost=1,
        influence=2,
        quantity=1,
        abilities=[action(do("bow"), targets=a_character(*are("defending alone")))],
    ),
    event(
        "Noble Sacrifice",
        CRANE,
        148,
        cost=1,
        influence=2,
        quantity=1,
        abilities=[
            action(
                do("discard"),
                costs=(DoToOne("sacrifice", are("character", "honored")),),
                targets=a_character(*are("dishonored")),
            )
        ],
    ),
    event(
        "Test of Skill",
        CRANE,
        93,
        cost=1,
        influence=2,
        role="seeker",
        set="Fate Has No Secrets",
        abilities=[
            action(
                TakeNamed(2), costs=(NameTypeAndReveal(3, 4, ThereIs((*are("character", "yours"), Trait("duelist")))),)
            )
        ],
    ),
]
