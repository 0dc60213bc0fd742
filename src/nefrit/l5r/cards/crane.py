"""The cards of the Crane Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If
from nefrit.l5r.cards.clans import CRANE
from nefrit.l5r.characters import MoveHonor
from nefrit.l5r.conditions import ThereIs, so
from nefrit.l5r.constants import AIR, END_OF_PHASE, EVENT, MILITARY, POLITICAL
from nefrit.l5r.costs import DoTo, DoToOne, SpendFate
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import TakeHonor, Together, do, do_each, last
from nefrit.l5r.entering import TurnFaceup
from nefrit.l5r.filters import Clan, SkillAtMost, Trait, are
from nefrit.l5r.keywords import COVERT, PRIDE, SINCERITY
from nefrit.l5r.occurrences.kinds import EVENT_RESOLVED, HONORS, PROVINCE_BREAKS
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, ResolveEventAgain
from nefrit.l5r.ring_effects import ResolveClaimedRing
from nefrit.l5r.searching import GiveEachACard, NameTypeAndReveal, PlayFromDeck, TakeNamed
from nefrit.l5r.sets import BREATH_OF_THE_KAMI, FATE_HAS_NO_SECRETS, MEDITATIONS_ON_THE_EPHEMERAL
from nefrit.l5r.targets import YOUR_PROVINCES, Chosen, a_character, their_choice
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import EffectsInitiate, On, YouClaimRing
from nefrit.l5r.written import action, interrupt, reaction

CARDS = [
    CRANE.stronghold("Shizuka Toshi", 2, honor=11, fate=7, influence_pool=10, strength_bonus=2, traits="City").has(
        action(
            do("bow"),
            condition=so("during a political conflict"),
            costs=(DoTo("bow"),),
            targets=a_character(*are("participating"), SkillAtMost(POLITICAL, 2)),
        )
    ),
    CRANE.province("The Art of Peace", 9, strength=4, element=AIR).has(
        interrupt(
            On(PROVINCE_BREAKS, are("this")),
            Together((do_each("dishonor", are("attacking")), do_each("honor", are("defending")))),
        )
    ),
    CRANE.holding("Artisan Academy", 53, strength_bonus=1, traits="Academy", copies=1).has(
        action(PlayFromDeck(END_OF_PHASE), condition=so("during the conflict phase"))
    ),
    CRANE.character("Asahina Artisan", 40, cost=1, skills=(0, 0), glory=2, traits="Shugenja Air", copies=1).has(
        action(
            last(Modifies("political", amount=3)),
            condition=so("during a conflict"),
            costs=(DoTo("bow"),),
            targets=a_character(*are("other"), Clan(CRANE.clan)),
        )
    ),
    CRANE.character("Doji Whisperer", 41, cost=1, skills=(0, 3), glory=1, traits="Courtier", copies=1),
    CRANE.character("Brash Samurai", 42, cost=2, skills=(2, 1), glory=2, traits="Bushi", copies=1).has(
        action(do("honor", "this"), condition=so("this is your only participating character"))
    ),
    CRANE.character("Cautious Scout", 43, cost=2, skills=(2, 0), glory=1, traits="Bushi Scout", copies=1).has(
        Standing("blank-except-traits", on=are("attacked province"), condition=so("this attacks alone"))
    ),
    CRANE.character("Doji Gift Giver", 44, cost=2, skills=(0, 2), glory=1, traits="Courtier", copies=1).has(
        action(
            do("bow"),
            condition=so("this participates"),
            costs=(SpendFate(1, to_opponent=True),),
            targets=their_choice(*are("your opponent's", "participating", "ready")),
        )
    ),
    CRANE.character("Savvy Politician", 45, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(On(HONORS, are("this")), do("honor"), targets=a_character())
    ),
    CRANE.character(
        "Daidoji Nerishma", 46, cost=2, skills=(3, 1), glory=1, traits="Bushi Scout", unique=True, copies=1
    ).has(action(TurnFaceup(), targets=(Chosen(cards=are("facedown"), area=YOUR_PROVINCES),))),
    CRANE.character("Doji Challenger", 47, cost=3, skills=(3, 3), glory=2, traits="Bushi Duelist", copies=1).has(
        action(do("move-to-conflict"), condition=so("this attacks"), targets=a_character(*are("your opponent's")))
    ),
    CRANE.character("Kakita Asami", 48, cost=3, skills=(1, 3), glory=2, traits="Courtier", unique=True, copies=1).has(
        action(TakeHonor(1), condition=so("during a political conflict", "this participates", "you count more skill"))
    ),
    CRANE.character(
        "Kakita Kaezin", 49, cost=3, skills=(3, 2), glory=2, traits="Bushi Duelist Kenshinzen", unique=True, copies=1
    ).has(
        action(
            Challenge(
                MILITARY, If(so("this won the duel"), do_each("move-home", are("uninvolved")), do("move-home", "this"))
            ),
            condition=so("this participates"),
            targets=their_choice(*are("your opponent's", "participating")),
        )
    ),
    CRANE.character(
        "Asahina Storyteller", 50, cost=4, skills=(2, 4), glory=2, traits="Courtier Shugenja Air", copies=1
    ).has(
        SINCERITY, Grants("keyword", on=(*are("character", "yours", "honored"), Clan(CRANE.clan)), granted=SINCERITY)
    ),
    CRANE.character("Guest of Honor", 51, cost=4, skills=(1, 4), glory=1, traits="Courtier", copies=1).has(
        Forbids("play-event", on=(), condition=so("this participates"), by_opponent=True)
    ),
    CRANE.character(
        "Doji Hotaru", 52, cost=5, skills=(3, 6), glory=3, traits="Bushi Champion", unique=True, copies=1
    ).has(reaction(YouClaimRing(during=so("during a political conflict", "this participates")), ResolveClaimedRing())),
    CRANE.conflict_character(
        "Steward of Law", 139, cost=1, skills=(1, 1), glory=0, traits="Courtier Scholar", influence=1, copies=1
    ).has(Forbids("become-dishonored", on=are("character"), condition=so("this participates"))),
    CRANE.conflict_character(
        "Political Rival", 140, cost=3, skills=(None, 3), glory=0, traits="Courtier", influence=2, copies=1
    ).has(COVERT, Modifies("political", condition=so("this defends"), amount=3)),
    CRANE.character(
        "Origami Master", 84, FATE_HAS_NO_SECRETS, cost=4, skills=(1, 4), glory=1, traits="Shugenja Air"
    ).has(PRIDE, action(MoveHonor(), targets=a_character(*are("other", "yours")))),
    # l5r.faq.above-question-court-games: whoever chooses.
    CRANE.attachment("Above Question", 141, cost=1, traits="Condition", influence=2, copies=1).has(
        Forbids("target", on=are("attached"), by_opponent=True, only=(EVENT,))
    ),
    CRANE.attachment("Duelist Training", 142, cost=1, traits="Technique", influence=1, copies=1).has(
        Grants(
            "ability",
            on=are("attached"),
            granted=action(
                Challenge(MILITARY, do("bow", "loser"), discards=True),
                condition=so("this participates"),
                targets=a_character(*are("your opponent's", "participating")),
            ),
        )
    ),
    CRANE.attachment("Height of Fashion", 143, cost=2, bonus=(0, 4), traits="Condition", influence=3, copies=1).has(
        PlayOnlyIf(so("not during a conflict"))
    ),
    CRANE.attachment(
        "The Mirror's Gaze", 15, BREATH_OF_THE_KAMI, cost=2, bonus=(0, 1), traits="Spell Air", influence=2
    ).has(
        Attaches((*are("yours"), Trait("shugenja"))),
        reaction(On(EVENT_RESOLVED, by=YOUR_OPPONENT), ResolveEventAgain()),
    ),
    CRANE.attachment("Pillow Book", 113, MEDITATIONS_ON_THE_EPHEMERAL, cost=0, traits="Item", influence=2).has(
        action(PlayFromDeck(), condition=so("the attached character participates"))
    ),
    CRANE.event("The Perfect Gift", 144, cost=0, influence=1, copies=1).has(action(GiveEachACard(4))),
    CRANE.event("Voice of Honor", 145, cost=0, influence=2, copies=1).has(
        interrupt(
            EffectsInitiate(are("event card")), CancelEffects(), condition=so("you control more honored characters")
        )
    ),
    CRANE.event("Way of the Crane", 146, cost=0, traits="Philosophy", copies=1).has(
        action(do("honor"), targets=a_character(*are("yours"), Clan(CRANE.clan)))
    ),
    CRANE.event("Admit Defeat", 147, cost=1, influence=2, copies=1).has(
        action(do("bow"), targets=a_character(*are("defending alone")))
    ),
    CRANE.event("Noble Sacrifice", 148, cost=1, influence=2, copies=1).has(
        action(
            do("discard"),
            costs=(DoToOne("sacrifice", are("character", "honored")),),
            targets=a_character(*are("dishonored")),
        )
    ),
    CRANE.event("Test of Skill", 93, FATE_HAS_NO_SECRETS, cost=1, influence=2, role="seeker").has(
        action(TakeNamed(2), costs=(NameTypeAndReveal(3, 4, ThereIs((*are("character", "yours"), Trait("duelist")))),))
    ),
]
