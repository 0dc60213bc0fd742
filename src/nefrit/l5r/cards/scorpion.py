"""The cards of the Scorpion Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence, Then
from nefrit.kernel.values import SET_BASE
from nefrit.l5r.cards.clans import SCORPION
from nefrit.l5r.characters import Later
from nefrit.l5r.constants import AIR, EARTH, END_OF_PHASE, EVENT, POLITICAL, WATER
from nefrit.l5r.control import move_attachment, take_attachment, take_control
from nefrit.l5r.costs import DiscardFromHand, LoseHonor, PutThisIntoPlay, SpendFate, discard_favor
from nefrit.l5r.effects import (
    ChangeBid,
    ChangeHonor,
    DiscardTop,
    DrawCards,
    TakeHonor,
    Together,
    claim_favor,
    last,
    last_for_all,
    may,
)
from nefrit.l5r.entering import Enter
from nefrit.l5r.hands import DiscardAtRandom, look_at_hand
from nefrit.l5r.keywords import COVERT, SINCERITY
from nefrit.l5r.players import THAT_PLAYER, YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, redirect
from nefrit.l5r.searching import search
from nefrit.l5r.selecting import Select, one_player
from nefrit.l5r.sets import (
    ALL_AND_NOTHING,
    BREATH_OF_THE_KAMI,
    DISCIPLES_OF_THE_VOID,
    ELEMENTS_UNBOUND,
    FATE_HAS_NO_SECRETS,
    FOR_HONOR_AND_GLORY,
    INTO_THE_FORBIDDEN_CITY,
    MEDITATIONS_ON_THE_EPHEMERAL,
    TAINTED_LANDS,
    TEARS_OF_AMATERASU,
    THE_CHRYSANTHEMUM_THRONE,
    THE_EBB_AND_FLOW,
    THE_FIRES_WITHIN,
)
from nefrit.l5r.targets import HAND_OR_PROVINCES, IN_PLAY, THEIR_DISCARD_PILES, Chosen, Worth, a, choosing
from nefrit.l5r.trees import FROM_DISCARD, FROM_HAND, Attaches, Grants, Modifies, PlayOnlyIf, Reduces, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, ConflictIsDeclared, EffectsInitiate
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attachment,
    attacking,
    character,
    character_card,
    courtier,
    dishonored,
    event_card,
    from_a_hand_this_phase,
    owned_by_opponent,
    participating,
    scorpion,
    shinobi,
    spell,
    theirs,
    with_both_skills,
    yours,
)
from nefrit.l5r.words.conditions import (
    during_conflict,
    during_conflict_phase,
    during_element,
    during_political_conflict,
    less_honorable,
    you_have_claimed,
    you_won_the_conflict,
    your_bid_is_higher,
    your_bid_is_higher_by,
)
from nefrit.l5r.words.nouns import attached, each, it, of_that_player, one, paid, that, this
from nefrit.l5r.words.numbers import bid_of, cost, political
from nefrit.l5r.words.occasions import dials_are_revealed, dishonors, honor_is_lost, honors, is_played, leaves
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    discard_status,
    dishonor,
    move_home,
    move_to_conflict,
    remove_fate,
    return_to_hand,
    sacrifice,
)
from nefrit.parts.words import any_card

CARDS = [
    SCORPION.stronghold(
        "City of the Open Hand", 6, honor=10, fate=7, influence_pool=10, strength_bonus=1, traits="City"
    ).has(action(TakeHonor(1), when=less_honorable, cost=bow(this))),
    SCORPION.province("Secret Cache", 13, strength=4, element=AIR).has(
        reaction(ConflictIsDeclared(here=True), search(5))
    ),
    SCORPION.holding("City of Lies", 108, strength_bonus=1, traits="City", copies=1).has(
        action(last_for_all(Reduces("cost", by=1, type=EVENT), until=END_OF_PHASE))
    ),
    SCORPION.character("Bayushi Liar", 95, cost=1, skills=(None, 3), glory=0, traits="Courtier", copies=1).has(
        SINCERITY
    ),
    SCORPION.character("Bayushi Manipulator", 96, cost=1, skills=(1, 1), glory=1, traits="Courtier", copies=1).has(
        reaction(dials_are_revealed(), ChangeBid(1))
    ),
    SCORPION.character("Sinister Soshi", 97, cost=1, skills=(None, None), glory=0, traits="Shugenja Air", copies=1).has(
        action(last(Modifies("skills", amount=-2)), when=during_conflict, target=a(participating))
    ),
    SCORPION.character("Blackmail Artist", 98, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(AfterConflict(THIS, type=POLITICAL), TakeHonor(1))
    ),
    SCORPION.character("Soshi Illusionist", 99, cost=2, skills=(1, 3), glory=1, traits="Shugenja Air", copies=1).has(
        action(discard_status(it), cost=SpendFate(1), target=a())
    ),
    SCORPION.character("Yogo Outcast", 100, cost=2, skills=(2, 2), glory=1, traits="Shugenja Air", copies=1).has(
        Modifies("skills", amount=1, condition=less_honorable)
    ),
    SCORPION.character("Young Rumormonger", 101, cost=2, skills=(2, 2), glory=1, traits="Courtier", copies=1).has(
        interrupt((honors | dishonors).would(), redirect(it), target=a(~that & of_that_player))
    ),
    SCORPION.character("Favored Niece", 102, cost=3, skills=(2, 2), glory=2, traits="Courtier", copies=1).has(
        action(DrawCards(1), cost=DiscardFromHand(1), limit=2)
    ),
    SCORPION.character("Shosuro Actress", 103, cost=3, skills=(1, 3), glory=1, traits="Courtier Shinobi", copies=1).has(
        action(
            Enter(conflict=True),
            when=during_conflict,
            cost=sacrifice(this),
            target=a(character_card & ~shinobi & (cost <= 3), THEIR_DISCARD_PILES),
        )
    ),
    SCORPION.character(
        "Shosuro Miyako", 104, cost=3, skills=(3, 2), glory=1, traits="Bushi Shinobi", unique=True, copies=1
    ).has(
        reaction(
            is_played(character & from_a_hand_this_phase, whose=YOU),
            Select((DiscardAtRandom(1), choosing(a(theirs, by=YOUR_OPPONENT), dishonor(it))), by=YOUR_OPPONENT),
        )
    ),
    SCORPION.character(
        "Bayushi Yunako", 105, cost=4, skills=(4, 2), glory=2, traits="Bushi Commander", unique=True, copies=1
    ).has(action(last(Standing("switched-skills")), when=this.are(participating), target=a(with_both_skills))),
    SCORPION.character(
        "Yogo Hiroue", 106, cost=4, skills=(0, 4), glory=2, traits="Courtier", unique=True, copies=1
    ).has(
        action(
            Then(
                move_to_conflict(it),
                Later("conflict-won", If(you_won_the_conflict, may(dishonor(it)))),
            ),
            when=this.are(participating),
            target=a(~participating),
        )
    ),
    SCORPION.character(
        "Bayushi Shoju", 107, cost=5, skills=(3, 7), glory=2, traits="Bushi Courtier Champion", unique=True, copies=1
    ).has(
        action(
            last(Modifies("political", amount=-1), Standing("discard", on=political <= 0)),
            when=this.are(participating) & during_political_conflict,
            target=a(participating & theirs),
            limit=2,
        )
    ),
    SCORPION.conflict_character(
        "Adept of Shadows", 180, cost=2, skills=(2, 2), glory=0, traits="Bushi Shinobi", influence=3, copies=1
    ).has(action(return_to_hand(this), cost=LoseHonor(1))),
    SCORPION.conflict_character(
        "Unassuming Yōjimbō", 181, cost=3, skills=(3, 1), glory=0, traits="Bushi Yojimbo", influence=2, copies=1
    ).has(COVERT),
    # l5r.errata.soshi-shadowshaper
    SCORPION.character(
        "Soshi Shadowshaper", 9, BREATH_OF_THE_KAMI, cost=2, skills=(1, 2), glory=1, traits="Shugenja Air Shadow"
    ).has(
        action(
            return_to_hand(it),
            when=during_conflict_phase,
            cost=LoseHonor(1),
            target=a((cost <= 2) & from_a_hand_this_phase),
        ),
        printed=[
            action(
                return_to_hand(it),
                when=during_conflict_phase,
                cost=LoseHonor(1),
                target=a((cost <= 2) & from_a_hand_this_phase & owned_by_opponent),
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
            EffectsInitiate(event_card & spell, by=YOUR_OPPONENT, during=during_conflict),
            CancelEffects(),
            cost=PutThisIntoPlay(),
            places=(FROM_HAND,),
        ),
        printed=[
            interrupt(
                EffectsInitiate(event_card & spell, by=YOUR_OPPONENT, during=during_conflict),
                CancelEffects(),
                cost=PutThisIntoPlay(anywhere=True),
                places=(FROM_HAND, FROM_DISCARD),
            )
        ],
    ),
    SCORPION.attachment("Court Mask", 182, cost=1, bonus=(1, 2), traits="Item Mask", influence=1, copies=1).has(
        Attaches(yours), action(Together((return_to_hand(this), dishonor(attached))))
    ),
    SCORPION.attachment("Fiery Madness", 183, cost=1, bonus=(-2, -2), traits="Poison", influence=2, copies=1),
    SCORPION.event("Forged Edict", 184, cost=0, influence=2, copies=1).has(
        interrupt(EffectsInitiate(event_card), CancelEffects(), cost=dishonor(one(character & courtier)))
    ),
    SCORPION.event("Way of the Scorpion", 185, cost=0, traits="Philosophy", copies=1).has(
        action(dishonor(it), when=during_conflict, target=a(participating & ~scorpion))
    ),
    SCORPION.event("Calling in Favors", 186, cost=1, influence=2, copies=1).has(
        action(take_attachment(it, to=paid), cost=dishonor(one(character)), target=a(attachment & theirs, IN_PLAY))
    ),
    SCORPION.event("I Can Swim", 187, cost=2, traits="Philosophy", influence=1, copies=1).has(
        action(discard(it), when=during_conflict & your_bid_is_higher, target=a(participating & dishonored & theirs))
    ),
    SCORPION.event("Ambush", 188, cost=3, influence=1, copies=1).has(
        action(
            Enter(conflict=True),
            when=during_conflict,
            target=Worth(cards=character_card & scorpion, area=HAND_OR_PROVINCES, most=2, total=6),
        )
    ),
    SCORPION.event("Blackmail", 189, cost=3, influence=3, copies=1).has(
        PlayOnlyIf(less_honorable),
        action(take_control(it), when=during_conflict, target=a(theirs & (cost <= 2))),
    ),
    # ---- The Imperial cycle
    SCORPION.conflict_character(
        "Meek Informant",
        17,
        TEARS_OF_AMATERASU,
        cost=1,
        skills=(None, 1),
        glory=0,
        traits="Peasant Shinobi",
        influence=1,
    ).has(reaction(is_played(this, whose=YOU), look_at_hand)),
    SCORPION.event("Smoke and Mirrors", 18, TEARS_OF_AMATERASU, cost=1, traits="Technique", influence=2).has(
        action(
            move_home(it),
            when=during_conflict,
            target=Chosen(cards=attacking & shinobi & yours, least=0, most=40),
        )
    ),
    SCORPION.character(
        "Bayushi Yojiro",
        28,
        FOR_HONOR_AND_GLORY,
        cost=3,
        skills=(3, 1),
        glory=2,
        traits="Bushi Imperial Magistrate",
        unique=True,
    ).has(Standing("ignores-status", on=participating, condition=this.are(participating))),
    SCORPION.conflict_character(
        "Bayushi Kachiko",
        56,
        INTO_THE_FORBIDDEN_CITY,
        cost=5,
        skills=(3, 6),
        glory=3,
        traits="Courtier Imperial",
        unique=True,
    ).has(
        action(
            Then(move_home(it), may(bow(it))),
            when=this.are(participating) & during_political_conflict,
            target=a(participating & (political < political.of(this))),
        )
    ),
    SCORPION.event("Misinformation", 57, INTO_THE_FORBIDDEN_CITY, cost=1, influence=2).has(
        action(
            last(Modifies("skills", amount=-1), on=each(participating & theirs)),
            when=during_conflict & your_bid_is_higher_by(2),
        )
    ),
    SCORPION.character(
        "Fawning Diplomat", 70, THE_CHRYSANTHEMUM_THRONE, cost=3, skills=(1, 3), glory=0, traits="Courtier"
    ).has(interrupt(leaves(this), claim_favor)),
    SCORPION.event("Backhanded Compliment", 78, THE_CHRYSANTHEMUM_THRONE, cost=0, influence=1, role="keeper").has(
        action(one_player(Sequence((DrawCards(1, THAT_PLAYER), ChangeHonor(-1, THAT_PLAYER)))))
    ),
    SCORPION.event("A Fate Worse Than Death", 98, FATE_HAS_NO_SECRETS, cost=4, influence=3).has(
        action(
            Sequence(
                (
                    Together((bow(it), move_home(it), dishonor(it), remove_fate(it, 1))),
                    last(Standing("blank-except-traits"), until=END_OF_PHASE),
                )
            ),
            when=during_conflict,
            target=a(participating),
        )
    ),
    SCORPION.character(
        "Sake House Confidant",
        109,
        MEDITATIONS_ON_THE_EPHEMERAL,
        cost=2,
        skills=(1, 1),
        glory=1,
        traits="Courtier Shinobi",
    ).has(
        action(
            last(Modifies("political", amount=2), on=each(character & yours & shinobi)),
            when=this.are(participating),
            cost=discard_favor,
        )
    ),
    SCORPION.attachment(
        "Oni Mask",
        117,
        MEDITATIONS_ON_THE_EPHEMERAL,
        cost=0,
        bonus=(1, 0),
        traits="Item Mask",
        influence=1,
        role="seeker",
    ).has(
        Attaches(yours),
        action(
            last(Standing("blank-except-traits")),
            when=during_conflict,
            cost=remove_fate(attached, 1),
            target=a(participating),
        ),
    ),
    # ---- The Elemental cycle
    SCORPION.character(
        "Heartless Intimidator", 10, BREATH_OF_THE_KAMI, cost=3, skills=(1, 3), glory=1, traits="Courtier"
    ).has(reaction(honor_is_lost(whose=YOUR_OPPONENT), DiscardTop(1, YOUR_OPPONENT), limit=0)),
    SCORPION.character("Court Novice", 29, TAINTED_LANDS, cost=1, skills=(1, 1), glory=0, traits="Courtier").has(
        Modifies("political", condition=you_have_claimed(AIR) | you_have_claimed(WATER), amount=2)
    ),
    SCORPION.attachment("Tainted Koku", 38, TAINTED_LANDS, cost=1, bonus=(-1, -1), traits="Poison", influence=2).has(
        interrupt(
            leaves(attached),
            move_attachment(this, to=it),
            target=Chosen(cards=~that & of_that_player, targeting=False),
        )
    ),
    SCORPION.character(
        "Soshi Shiori", 49, THE_FIRES_WITHIN, cost=5, skills=(2, 5), glory=2, traits="Shugenja Air Daimyo", unique=True
    ).has(reaction(AfterConflict(), one_player(ChangeHonor(-1, THAT_PLAYER)), limit=0)),
    SCORPION.character(
        "Disguised Protector", 67, THE_EBB_AND_FLOW, cost=4, skills=(3, 3), glory=1, traits="Bushi Shinobi Yojimbo"
    ).has(action(last_for_all(Standing("adds-bid", on=any_card)), when=this.are(participating))),
    SCORPION.event("Deceptive Offer", 79, THE_EBB_AND_FLOW, cost=0, influence=2).has(
        action(
            Select((last(Modifies("skills", amount=2)), TakeHonor(1, given=True)), by=YOUR_OPPONENT, after_dash=True),
            when=during_conflict,
            target=a(participating & yours),
        )
    ),
    SCORPION.conflict_character(
        "Shosuro Sadako",
        96,
        ALL_AND_NOTHING,
        cost=2,
        skills=(1, 1),
        glory=3,
        traits="Bushi Shadow Shinobi",
        unique=True,
        influence=3,
    ).has(Standing("adds-glory", condition=this.are(dishonored))),
    SCORPION.attachment(
        "Mark of Shame", 97, ALL_AND_NOTHING, cost=2, bonus=(0, -1), traits="Condition", influence=1, role="air"
    ).has(reaction(is_played(this, whose=YOU), Then(dishonor(attached), dishonor(attached)))),
    SCORPION.event("Discourage Pursuit", 98, ALL_AND_NOTHING, cost=0, influence=1, role="earth").has(
        action(
            last(Modifies("military", amount=-4)),
            when=during_conflict,
            cost=dishonor(one(character & shinobi)),
            target=a(participating),
        )
    ),
    SCORPION.province("Web of Lies", 103, ELEMENTS_UNBOUND, strength="X", element=WATER, copies=3).has(
        Modifies("strength", amount=bid_of(YOU) * 2, operation=SET_BASE)
    ),
    SCORPION.character(
        "Reclusive Zokujin", 109, ELEMENTS_UNBOUND, cost=3, skills=(3, 1), glory=1, traits="Creature"
    ).has(
        Grants("keyword", condition=during_element(EARTH), granted=COVERT),
        Standing("immune", condition=during_element(EARTH)),
    ),
]
