"""The cards of the Crane Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence, Then
from nefrit.l5r.cards.clans import CRANE
from nefrit.l5r.constants import AIR, END_OF_PHASE, EVENT, FIRE, MILITARY, POLITICAL
from nefrit.l5r.costs import SpendFate, discard_favor
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import (
    ChangeHonor,
    DrawCards,
    LoseFate,
    TakeHonor,
    Together,
    last,
    last_for_all,
    move_honored_status,
)
from nefrit.l5r.entering import TurnFaceup
from nefrit.l5r.hands import MustDiscard
from nefrit.l5r.keywords import COVERT, PRIDE, RESTRICTED, SINCERITY
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, ResolveEventAgain, instead
from nefrit.l5r.ring_effects import resolve
from nefrit.l5r.searching import GiveEachACard, NameTypeAndReveal, PlayFromDeck, TakeNamed
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
from nefrit.l5r.targets import YOUR_PROVINCES, Chosen, a
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import AfterConflict, EffectsInitiate, YouClaimRing
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attacked_province,
    attacking,
    attacking_alone,
    bowed,
    character,
    courtier,
    crane,
    defending,
    defending_alone,
    dishonored,
    dueling,
    duelist,
    event_card,
    facedown,
    honored,
    participating,
    shugenja,
    theirs,
    with_skill,
    yours,
)
from nefrit.l5r.words.conditions import (
    during_conflict,
    during_conflict_phase,
    during_element,
    during_military_conflict,
    during_phase,
    during_political_conflict,
    only,
    there_is,
    you_are_attacking,
    you_count_more_skill,
    you_have_claimed,
    you_have_the_favor,
    your_second_conflict,
)
from nefrit.l5r.words.nouns import (
    attached,
    duel_loser,
    each,
    it,
    its_province,
    loser,
    one,
    other,
    second,
    that,
    this,
    winner,
)
from nefrit.l5r.words.numbers import cards_in_hand_of, count, glory, military, political
from nefrit.l5r.words.occasions import (
    CONFLICT_RESOLUTION,
    bows,
    duel_is_won,
    evades,
    event_resolves,
    honor_is_lost,
    honors,
    is_played,
    leaves,
    province_breaks,
)
from nefrit.l5r.words.rings import claimed_ring
from nefrit.l5r.words.verbs import bow, discard, dishonor, honor, move_home, move_to_conflict, ready, sacrifice
from nefrit.parts.words import any_card

CARDS = [
    CRANE.stronghold("Shizuka Toshi", 2, honor=11, fate=7, influence_pool=10, strength_bonus=2, traits="City").has(
        action(bow(it), when=during_political_conflict, cost=bow(this), target=a(participating & (political <= 2)))
    ),
    CRANE.province("The Art of Peace", 9, strength=4, element=AIR).has(
        interrupt(province_breaks(this), Together((dishonor(each(attacking)), honor(each(defending)))))
    ),
    CRANE.province("Magistrate Station", 102, ELEMENTS_UNBOUND, strength=3, element=FIRE).has(
        action(ready(it), target=a(honored))
    ),
    CRANE.holding("Artisan Academy", 53, strength_bonus=1, traits="Academy", copies=1).has(
        action(PlayFromDeck(END_OF_PHASE), when=during_conflict_phase)
    ),
    CRANE.holding("Bonsai Garden", 27, TAINTED_LANDS, strength_bonus=0, traits="Garden").has(
        action(ChangeHonor(1), when=during_element(AIR))
    ),
    CRANE.character("Asahina Artisan", 40, cost=1, skills=(0, 0), glory=2, traits="Shugenja Air", copies=1).has(
        action(last(Modifies("political", amount=3)), when=during_conflict, cost=bow(this), target=a(other & crane))
    ),
    CRANE.character("Doji Whisperer", 41, cost=1, skills=(0, 3), glory=1, traits="Courtier", copies=1),
    CRANE.character("Brash Samurai", 42, cost=2, skills=(2, 1), glory=2, traits="Bushi", copies=1).has(
        action(honor(this), when=only(this, character & participating & yours))
    ),
    CRANE.character("Cautious Scout", 43, cost=2, skills=(2, 0), glory=1, traits="Bushi Scout", copies=1).has(
        Standing("blank-except-traits", on=attacked_province, condition=this.are(attacking_alone))
    ),
    CRANE.character("Doji Gift Giver", 44, cost=2, skills=(0, 2), glory=1, traits="Courtier", copies=1).has(
        action(
            bow(it),
            when=this.are(participating),
            cost=SpendFate(1, to_opponent=True),
            target=a(theirs & participating & ~bowed, by=YOUR_OPPONENT),
        )
    ),
    CRANE.character("Savvy Politician", 45, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(honors(this), honor(it), target=a())
    ),
    CRANE.character(
        "Daidoji Nerishma", 46, cost=2, skills=(3, 1), glory=1, traits="Bushi Scout", unique=True, copies=1
    ).has(action(TurnFaceup(), target=a(facedown, YOUR_PROVINCES))),
    CRANE.character("Doji Challenger", 47, cost=3, skills=(3, 3), glory=2, traits="Bushi Duelist", copies=1).has(
        action(move_to_conflict(it), when=this.are(attacking), target=a(theirs))
    ),
    CRANE.character("Kakita Asami", 48, cost=3, skills=(1, 3), glory=2, traits="Courtier", unique=True, copies=1).has(
        action(TakeHonor(1), when=during_political_conflict & this.are(participating) & you_count_more_skill)
    ),
    CRANE.character(
        "Kakita Kaezin", 49, cost=3, skills=(3, 2), glory=2, traits="Bushi Duelist Kenshinzen", unique=True, copies=1
    ).has(
        action(
            Challenge(MILITARY, If(winner.are(this), move_home(each(~it)), move_home(this))),
            when=this.are(participating),
            target=a(theirs & participating, by=YOUR_OPPONENT),
        )
    ),
    CRANE.character(
        "Asahina Storyteller", 50, cost=4, skills=(2, 4), glory=2, traits="Courtier Shugenja Air", copies=1
    ).has(SINCERITY, Grants("keyword", on=character & yours & honored & crane, granted=SINCERITY)),
    CRANE.character("Guest of Honor", 51, cost=4, skills=(1, 4), glory=1, traits="Courtier", copies=1).has(
        Forbids("play-event", on=any_card, condition=this.are(participating), by_opponent=True)
    ),
    CRANE.character(
        "Doji Hotaru", 52, cost=5, skills=(3, 6), glory=3, traits="Bushi Champion", unique=True, copies=1
    ).has(
        reaction(
            YouClaimRing(during=during_political_conflict & this.are(participating)),
            resolve(claimed_ring, by_attacker=True),
        )
    ),
    CRANE.conflict_character(
        "Steward of Law", 139, cost=1, skills=(1, 1), glory=0, traits="Courtier Scholar", influence=1, copies=1
    ).has(Forbids("become-dishonored", on=character, condition=this.are(participating))),
    CRANE.conflict_character(
        "Political Rival", 140, cost=3, skills=(None, 3), glory=0, traits="Courtier", influence=2, copies=1
    ).has(COVERT, Modifies("political", condition=this.are(defending), amount=3)),
    CRANE.conflict_character(
        "Young Harrier",
        92,
        FATE_HAS_NO_SECRETS,
        cost=1,
        skills=(1, 1),
        glory=1,
        traits="Bushi Scout Shinobi",
        influence=1,
    ).has(
        action(last(Forbids("dishonor"), on=each(character & crane & yours), until=END_OF_PHASE), cost=dishonor(this))
    ),
    CRANE.conflict_character(
        "Menacing Iron Warrior", 73, THE_EBB_AND_FLOW, cost=3, skills=(3, 1), glory=2, traits="Bushi", influence=2
    ).has(
        action(
            last(Forbids("trigger"), on=each(participating & theirs & (military <= military.of(this)))),
            when=during_military_conflict & this.are(participating),
        )
    ),
    CRANE.character(
        "Origami Master", 84, FATE_HAS_NO_SECRETS, cost=4, skills=(1, 4), glory=1, traits="Shugenja Air"
    ).has(PRIDE, action(move_honored_status(this, to=it), target=a(other & yours))),
    CRANE.character(
        "Doji Representative", 5, TEARS_OF_AMATERASU, cost=3, skills=(1, 3), glory=2, traits="Courtier"
    ).has(action(move_home(this), when=during_conflict)),
    CRANE.character(
        "Kabuki Hero", 24, FOR_HONOR_AND_GLORY, cost=2, skills=(0, 2), glory=1, traits="Courtier Actor"
    ).has(action(last(Modifies("military", amount=political.of(this)), on=this), cost=SpendFate(1))),
    CRANE.character(
        "Kakita Yoshi",
        43,
        INTO_THE_FORBIDDEN_CITY,
        cost=5,
        skills=(2, 6),
        glory=3,
        traits="Courtier Daimyo Imperial",
        unique=True,
    ).has(
        action(
            Sequence((DrawCards(3), last_for_all(Modifies("cost", on=event_card & yours, amount=-2)))),
            when=this.are(participating),
            cost=discard_favor,
        )
    ),
    CRANE.character(
        "Doji Shigeru", 14, DISCIPLES_OF_THE_VOID, cost=3, skills=(None, 3), glory=2, traits="Courtier", unique=True
    ).has(
        reaction(is_played(event_card, whose=YOUR_OPPONENT, during=this.are(participating)), MustDiscard(1), limit=0)
    ),
    CRANE.character("Sadane Student", 43, THE_FIRES_WITHIN, cost=2, skills=(1, 2), glory=1, traits="Courtier").has(
        Modifies("political", condition=you_have_claimed(AIR) | you_have_claimed(FIRE), amount=2)
    ),
    CRANE.character("Callow Delegate", 85, ALL_AND_NOTHING, cost=1, skills=(0, 1), glory=1, traits="Courtier").has(
        interrupt(leaves(this), honor(it), target=a(yours))
    ),
    CRANE.character(
        "Doji Shizue",
        64,
        THE_CHRYSANTHEMUM_THRONE,
        cost=2,
        skills=(1, 2),
        glory=1,
        traits="Courtier Storyteller",
        unique=True,
    ).has(
        Forbids("lose-fate", condition=during_phase("fate") & you_have_the_favor),
        Forbids("be-discarded", condition=during_phase("fate") & you_have_the_favor),
    ),
    CRANE.character("Ikebana Artisan", 63, THE_EBB_AND_FLOW, cost=2, skills=(0, 2), glory=1, traits="Courtier").has(
        interrupt(honor_is_lost.would(whose=YOU, by=CONFLICT_RESOLUTION), instead(LoseFate(1)), limit=0)
    ),
    CRANE.character(
        "Tengu Sensei", 105, ELEMENTS_UNBOUND, cost=5, skills=(4, 2), glory=2, traits="Bushi Creature Duelist"
    ).has(COVERT, reaction(evades(with_card=this), last(Forbids("declare-attacker"), on=that, until=END_OF_PHASE))),
    # l5r.faq.above-question-court-games: whoever chooses.
    CRANE.attachment("Above Question", 141, cost=1, traits="Condition", influence=2, copies=1).has(
        Forbids("target", on=attached, by_opponent=True, only=(EVENT,))
    ),
    CRANE.attachment("Duelist Training", 142, cost=1, traits="Technique", influence=1, copies=1).has(
        Grants(
            "ability",
            on=attached,
            granted=action(
                Challenge(MILITARY, bow(loser), discards=True),
                when=this.are(participating),
                target=a(theirs & participating),
            ),
        )
    ),
    CRANE.attachment("Height of Fashion", 143, cost=2, bonus=(0, 4), traits="Condition", influence=3, copies=1).has(
        PlayOnlyIf(~during_conflict)
    ),
    CRANE.attachment(
        "The Mirror's Gaze", 15, BREATH_OF_THE_KAMI, cost=2, bonus=(0, 1), traits="Spell Air", influence=2
    ).has(
        Attaches(yours & shugenja),
        reaction(event_resolves(by=YOUR_OPPONENT), ResolveEventAgain()),
    ),
    CRANE.attachment("Pillow Book", 113, MEDITATIONS_ON_THE_EPHEMERAL, cost=0, traits="Item", influence=2).has(
        action(PlayFromDeck(), when=attached.are(participating))
    ),
    CRANE.attachment("Formal Invitation", 14, BREATH_OF_THE_KAMI, cost=0, bonus=(0, 1), traits="Item", influence=3).has(
        Attaches(to=glory >= 2),
        action(move_to_conflict(attached), when=during_political_conflict),
    ),
    CRANE.attachment("Icon of Favor", 52, THE_FIRES_WITHIN, cost=0, traits="Item", influence=2, role="fire").has(
        Modifies("glory", on=attached, condition=you_have_the_favor, amount=1),
        reaction(AfterConflict(element=FIRE), honor(attached)),
    ),
    CRANE.attachment("Kakita Blade", 33, FOR_HONOR_AND_GLORY, cost=1, bonus=(2, 0), traits="Weapon", influence=2).has(
        RESTRICTED,
        Modifies("political", on=attached, condition=attached.are(dueling), amount=2),
        reaction(duel_is_won(attached), ChangeHonor(1)),
    ),
    CRANE.event("The Perfect Gift", 144, cost=0, influence=1, copies=1).has(action(GiveEachACard(4))),
    CRANE.event("Voice of Honor", 145, cost=0, influence=2, copies=1).has(
        interrupt(EffectsInitiate(event_card), CancelEffects(), when=count(honored & yours) > count(honored & theirs))
    ),
    CRANE.event("Way of the Crane", 146, cost=0, traits="Philosophy", copies=1).has(
        action(honor(it), target=a(yours & crane))
    ),
    CRANE.event("Admit Defeat", 147, cost=1, influence=2, copies=1).has(action(bow(it), target=a(defending_alone))),
    CRANE.event("Noble Sacrifice", 148, cost=1, influence=2, copies=1).has(
        action(discard(it), cost=sacrifice(one(character & honored)), target=a(dishonored))
    ),
    CRANE.event("Test of Skill", 93, FATE_HAS_NO_SECRETS, cost=1, influence=2, role="seeker").has(
        action(TakeNamed(2), cost=NameTypeAndReveal(3, 4, there_is(character & yours & duelist)))
    ),
    CRANE.event("Soul Beyond Reproach", 74, THE_EBB_AND_FLOW, cost=1, influence=2, role="air").has(
        action(Then(honor(it), honor(it)), target=a(yours))
    ),
    CRANE.event("Game of Sadane", 93, ALL_AND_NOTHING, cost=1, influence=2).has(
        action(
            Challenge(POLITICAL, Together((honor(winner), dishonor(loser))), challenger=it, challenged=second),
            when=during_conflict,
            target=(
                Chosen(cards=participating & yours & with_skill(POLITICAL), reference=True),
                Chosen(cards=participating & theirs & with_skill(POLITICAL), reference=True),
            ),
        )
    ),
    CRANE.event("Disdainful Remark", 13, TEARS_OF_AMATERASU, cost=1, influence=1, role="keeper").has(
        action(
            last(Modifies("strength", amount=cards_in_hand_of(YOUR_OPPONENT)), on=each(attacked_province)),
            when=during_conflict & there_is(participating & yours & courtier),
        )
    ),
    CRANE.event("Insult to Injury", 53, THE_FIRES_WITHIN, cost=0, influence=1).has(
        reaction(duel_is_won(character & yours & duelist), dishonor(duel_loser))
    ),
    CRANE.event("Curry Favor", 74, THE_CHRYSANTHEMUM_THRONE, cost=0, influence=1).has(
        reaction(
            bows(character & yours, by=CONFLICT_RESOLUTION, during=you_are_attacking & your_second_conflict),
            ready(that),
        )
    ),
    CRANE.holding(
        "Chisei District", 44, INTO_THE_FORBIDDEN_CITY, strength_bonus=1, traits="Imperial", unique=True, deck_limit=1
    ).has(Forbids("be-attacked", on=its_province, only=("military",))),
]
