"""The cards of the Lion Clan."""

from __future__ import annotations

from nefrit.kernel.effects import Choose, If, Sequence, Then
from nefrit.kernel.values import MULTIPLY_BASE, SET_BASE
from nefrit.l5r.cards.clans import LION
from nefrit.l5r.characters import Later
from nefrit.l5r.constants import ATTACKING, END_OF_CONFLICT, END_OF_PHASE, FIRE, MILITARY, POLITICAL, VOID, WATER
from nefrit.l5r.costs import discard_favor
from nefrit.l5r.effects import ChangeHonor, DrawCards, last, last_for_all
from nefrit.l5r.entering import Enter, EnterOneOf, PlayThis, RefillFaceup, TurnFaceup, attach, lying_in
from nefrit.l5r.keywords import COVERT, PRIDE, RESTRICTED, no_attachments_except
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import instead
from nefrit.l5r.ring_effects import AdditionalConflict, resolve
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
from nefrit.l5r.targets import (
    DISCARD_OR_PROVINCES,
    HAND_OR_CONFLICT_DISCARD,
    YOUR_DISCARD_PILES,
    YOUR_DYNASTY_DISCARD,
    YOUR_PROVINCES,
    Chosen,
    a,
)
from nefrit.l5r.trees import FROM_DISCARD, FROM_HAND, Attaches, Forbids, Modifies, Standing
from nefrit.l5r.triggers import ATTACHED, THIS, AfterConflict, YouClaimRing
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attachment_card,
    attacking,
    attacking_alone,
    bushi,
    character,
    character_card,
    commander,
    courtier,
    defending,
    defending_alone,
    event_card,
    facedown,
    honored,
    lion,
    losing,
    participating,
    province,
    shugenja,
    theirs,
    unique,
    weapon,
    yours,
)
from nefrit.l5r.words.conditions import (
    during_conflict,
    during_military_conflict,
    less_honorable,
    more_honorable,
    more_honorable_by,
    there_are,
    there_is,
    you_are_attacking,
    you_have_claimed,
    your_bid_is_lower,
)
from nefrit.l5r.words.nouns import attached, each, it, its_province, one, other, second, that, this
from nefrit.l5r.words.numbers import (
    claimed_rings_of,
    cost,
    count,
    fate_on,
    glory,
    military,
    printed_military,
    printed_political,
)
from nefrit.l5r.words.occasions import (
    OPPONENTS_CARD_OR_A_RING,
    bows,
    dials_are_revealed,
    enters,
    fate_is_placed,
    initiates,
    leaves,
    phase_begins,
    province_breaks,
    province_is_revealed,
    you_resolve_ring,
)
from nefrit.l5r.words.rings import claimed_ring
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    discard_status,
    honor,
    move_home,
    move_to_conflict,
    place_fate,
    ready,
    remove_fate,
    return_to_bottom,
    return_to_hand,
    sacrifice,
)

CARDS = [
    LION.stronghold("Yōjin no Shiro", 4, honor=12, fate=7, influence_pool=10, strength_bonus=2, traits="Castle").has(
        action(last(Modifies("military", amount=1), on=each(attacking & yours)), when=during_conflict, cost=bow(this))
    ),
    LION.stronghold(
        "Hisu Mori Toride",
        1,
        BREATH_OF_THE_KAMI,
        honor=11,
        fate=7,
        influence_pool=9,
        strength_bonus=2,
        traits="Fort",
        unique=False,
    ).has(
        reaction(
            AfterConflict(type=MILITARY, by_at_least=5),
            AdditionalConflict(MILITARY),
            cost=(bow(this), sacrifice(one(character & bushi))),
        )
    ),
    LION.province("The Art of War", 11, strength=3, element=WATER).has(interrupt(province_breaks(this), DrawCards(3))),
    LION.province("Raging Battleground", 81, ALL_AND_NOTHING, strength=4, element=VOID).has(
        reaction(province_is_revealed(this), discard(it), target=a(~unique & (fate_on < 1)))
    ),
    LION.holding("Staging Ground", 80, strength_bonus=1, traits="Battlefield", copies=1).has(
        action(TurnFaceup(), target=Chosen(cards=facedown, area=YOUR_PROVINCES, most=2))
    ),
    LION.holding(
        "Hito District", 8, TEARS_OF_AMATERASU, strength_bonus=1, traits="Imperial", unique=True, deck_limit=1
    ).has(Forbids("be-attacked", on=its_province, only=("political",))),
    LION.holding("Ancestral Armory", 47, THE_FIRES_WITHIN, strength_bonus=2).has(
        action(return_to_hand(it), cost=sacrifice(this), target=a(weapon & attachment_card, YOUR_DISCARD_PILES))
    ),
    LION.character("Obstinate Recruit", 67, cost=0, skills=(2, 0), glory=0, traits="Bushi", copies=1).has(
        Standing("discard", condition=less_honorable)
    ),
    LION.character("Ikoma Prodigy", 68, cost=1, skills=(0, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(fate_is_placed(this), ChangeHonor(1))
    ),
    LION.character("Matsu Berserker", 69, cost=1, skills=(3, None), glory=1, traits="Bushi Berserker", copies=1),
    LION.character("Steadfast Samurai", 70, cost=1, skills=(1, 1), glory=1, traits="Bushi", copies=1).has(
        reaction(
            phase_begins("fate"),
            last(Forbids("be-discarded"), Forbids("lose-fate"), on=this, until=END_OF_PHASE),
            when=more_honorable_by(5),
            forced=True,
        )
    ),
    LION.character("Akodo Gunsō", 71, cost=2, skills=(2, 1), glory=2, traits="Bushi", copies=1).has(
        PRIDE, reaction(enters(this), RefillFaceup())
    ),
    LION.character("Deathseeker", 72, cost=2, skills=(2, 1), glory=0, traits="Bushi", copies=1).has(
        reaction(
            AfterConflict(THIS, won=False, role=ATTACKING),
            If(it.are(fate_on < 1), discard(it), remove_fate(it, 1)),
            cost=sacrifice(this),
            target=a(theirs),
        )
    ),
    LION.character(
        "Venerable Historian", 73, cost=2, skills=(None, 1), glory=3, traits="Courtier Scholar", copies=1
    ).has(action(honor(this), when=this.are(participating) & more_honorable)),
    LION.character("Kitsu Spiritcaller", 74, cost=3, skills=(1, 3), glory=2, traits="Shugenja Water", copies=1).has(
        action(
            Then(Enter(conflict=True), Later("conflict-ends", return_to_bottom(it))),
            when=during_conflict,
            cost=bow(this),
            target=a(character_card, YOUR_DISCARD_PILES),
        )
    ),
    LION.character("Lion's Pride Brawler", 75, cost=3, skills=(3, 2), glory=1, traits="Bushi Courtier", copies=1).has(
        action(bow(it), when=this.are(attacking), target=a(military <= military.of(this)))
    ),
    LION.character("Matsu Beiona", 76, cost=3, skills=(3, 2), glory=2, traits="Bushi", unique=True, copies=1).has(
        reaction(enters(this), place_fate(this, 2), when=there_are(3, character & yours & other & bushi))
    ),
    LION.character("Honored General", 77, cost=4, skills=(3, 1), glory=2, traits="Bushi Commander", copies=1).has(
        Modifies("military", on=participating & yours & other & lion, condition=this.are(participating), amount=1),
        reaction(enters(this), honor(this)),
    ),
    LION.character("Ikoma Eiji", 78, cost=4, skills=(1, 3), glory=3, traits="Courtier", unique=True, copies=1).has(
        reaction(AfterConflict(won=False, type=POLITICAL), EnterOneOf(DISCARD_OR_PROVINCES, bushi & (cost <= 3)))
    ),
    LION.character(
        "Akodo Toturi", 79, cost=5, skills=(6, 3), glory=3, traits="Bushi Champion", unique=True, copies=1
    ).has(
        reaction(
            YouClaimRing(during=during_military_conflict & this.are(participating)),
            resolve(claimed_ring, by_attacker=True),
        )
    ),
    LION.character(
        "Gifted Tactician", 7, TEARS_OF_AMATERASU, cost=2, skills=(2, 1), glory=1, traits="Bushi Commander"
    ).has(reaction(AfterConflict(THIS, type=MILITARY), DrawCards(1))),
    LION.character("Miwaku Kabe Guard", 86, FATE_HAS_NO_SECRETS, cost=1, skills=(1, 0), glory=2, traits="Bushi").has(
        PRIDE
    ),
    LION.character(
        "Ikoma Tsanuri",
        16,
        DISCIPLES_OF_THE_VOID,
        cost=2,
        skills=(2, 1),
        glory=2,
        traits="Bushi Commander",
        unique=True,
    ).has(
        action(
            last(Modifies("skills", amount=1), on=each(participating & yours)),
            when=this.are(participating) & there_are(3, participating & yours & bushi),
        )
    ),
    LION.character(
        "Matsu Seventh Legion", 7, BREATH_OF_THE_KAMI, cost=5, skills=(7, None), glory=2, traits="Bushi Army Cavalry"
    ).has(
        no_attachments_except("weapon"),
        Forbids("declare-defender", on=character & courtier, condition=this.are(attacking)),
    ),
    LION.character(
        "Ikoma Ikehata", 46, THE_FIRES_WITHIN, cost=3, skills=(1, 2), glory=2, traits="Courtier", unique=True
    ).has(COVERT, reaction(AfterConflict(THIS, type=POLITICAL), Sequence((honor(it), DrawCards(1))), target=a(yours))),
    LION.character("Tactician's Apprentice", 87, ALL_AND_NOTHING, cost=1, skills=(1, 0), glory=1, traits="Bushi").has(
        reaction(dials_are_revealed(), DrawCards(1), when=your_bid_is_lower, limit_period=END_OF_PHASE)
    ),
    LION.character(
        "Matsu Mitsuko",
        88,
        ALL_AND_NOTHING,
        cost=4,
        skills=(4, 2),
        glory=2,
        traits="Bushi Cavalry Commander",
        unique=True,
    ).has(action(move_to_conflict(it), when=during_military_conflict & more_honorable, target=a(yours))),
    LION.character(
        "Tireless Sōdan Senzo", 65, THE_EBB_AND_FLOW, cost=2, skills=(1, 2), glory=0, traits="Shugenja Water"
    ).has(Forbids("bow-by-conflict", condition=this.are(losing))),
    LION.character(
        "Beastmaster Matriarch", 106, MEDITATIONS_ON_THE_EPHEMERAL, cost=4, skills=(3, 2), glory=2, traits="Bushi"
    ).has(Modifies("military", amount=claimed_rings_of(YOUR_OPPONENT) * 2)),
    LION.character("Kitsu Warrior", 107, ELEMENTS_UNBOUND, cost=4, skills=(2, 2), glory=0, traits="Bushi Creature").has(
        Modifies("military", amount=claimed_rings_of(type=MILITARY) * 2),
        Modifies("political", amount=claimed_rings_of(type=POLITICAL) * 2),
    ),
    LION.character(
        "Akodo Toshiro", 67, THE_CHRYSANTHEMUM_THRONE, cost=2, skills=(2, 1), glory=2, traits="Bushi", unique=True
    ).has(
        action(
            Sequence(
                (
                    last(Modifies("military", amount=5), on=this),
                    last_for_all(Forbids("be-broken", on=province)),
                    Later("conflict-ends", If(~there_is(character & commander & yours), discard(this))),
                )
            ),
            when=this.are(attacking),
        )
    ),
    LION.character(
        "Ikoma Ujiaki", 26, FOR_HONOR_AND_GLORY, cost=5, skills=(3, 5), glory=2, traits="Bushi Courtier", unique=True
    ).has(
        action(
            Then(
                TurnFaceup(lying_in(YOUR_PROVINCES, facedown)),
                Choose(
                    Chosen(0, 2, cards=character_card, area=YOUR_PROVINCES, targeting=False),
                    Enter(conflict=True),
                    "l5r.ability.controller-makes-decisions",
                ),
            ),
            when=this.are(participating),
            cost=discard_favor,
        )
    ),
    LION.conflict_character(
        "Vengeful Oathkeeper", 160, cost=2, skills=(2, 1), glory=0, traits="Bushi", influence=2, copies=1
    ).has(reaction(AfterConflict(won=False, type=MILITARY), Enter(this), places=(FROM_HAND,))),
    LION.conflict_character(
        "Master of the Spear", 161, cost=3, skills=(2, 2), glory=1, traits="Bushi", influence=3, copies=1
    ).has(action(move_home(it), when=this.are(attacking), target=a(participating & theirs, by=YOUR_OPPONENT))),
    LION.conflict_character(
        "Ageless Crone", 53, INTO_THE_FORBIDDEN_CITY, cost=1, skills=(0, 1), glory=0, traits="Courtier", influence=1
    ).has(Modifies("cost", on=event_card, condition=this.are(participating), amount=1)),
    LION.conflict_character(
        "Ikoma Reservist", 34, TAINTED_LANDS, cost=1, skills=(1, 1), glory=0, traits="Bushi", influence=2
    ).has(Modifies("military", condition=you_have_claimed(FIRE) | you_have_claimed(WATER), amount=2)),
    LION.attachment(
        "Guidance of the Ancestors", 162, cost=1, bonus=(1, 1), traits="Condition", influence=1, copies=1
    ).has(action(PlayThis(), places=(FROM_DISCARD,))),
    LION.attachment("Honored Blade", 163, cost=1, bonus=(2, 0), traits="Weapon", influence=1, copies=1).has(
        RESTRICTED, reaction(AfterConflict(ATTACHED), ChangeHonor(1))
    ),
    LION.attachment("Sashimono", 164, cost=2, traits="Item Banner", influence=2, copies=1).has(
        Attaches(to=yours & bushi),
        Forbids("bow-by-conflict", on=attached, condition=during_military_conflict),
    ),
    LION.attachment("Kamayari", 35, FOR_HONOR_AND_GLORY, cost=2, bonus=(3, 0), traits="Weapon", influence=2).has(
        Attaches(to=bushi),
        RESTRICTED,
        reaction(initiates(character, during=attached.are(participating)), bow(that)),
    ),
    LION.attachment("Guard Duty", 76, THE_CHRYSANTHEMUM_THRONE, cost=1, influence=1, role="keeper").has(
        action(honor(attached), when=attached.are(defending))
    ),
    LION.attachment(
        "Writ of Authority", 35, TAINTED_LANDS, cost=1, bonus=(0, 3), traits="Item", influence=1, role="earth"
    ).has(RESTRICTED, Standing("discard", condition=less_honorable)),
    LION.attachment("Heroic Resolve", 76, THE_EBB_AND_FLOW, cost=1, bonus=(1, 1), traits="Condition", influence=1).has(
        action(ready(attached), when=claimed_rings_of(YOU) >= 2)
    ),
    LION.attachment(
        "Restored Heirloom", 117, ELEMENTS_UNBOUND, cost=2, bonus=(3, 0), traits="Weapon", influence=1, role="water"
    ).has(
        RESTRICTED,
        interrupt(
            you_resolve_ring(WATER),
            instead(attach(HAND_OR_CONFLICT_DISCARD, this)),
            target=a(yours),
            places=(FROM_HAND, FROM_DISCARD),
        ),
    ),
    LION.event("Ready for Battle", 165, cost=0, influence=1, copies=1).has(
        reaction(bows(character & yours, by=OPPONENTS_CARD_OR_A_RING), ready(that))
    ),
    LION.event("Stand Your Ground", 166, cost=0, influence=2, copies=1).has(
        interrupt(leaves.would(character & honored & yours), instead(discard_status(that)))
    ),
    # l5r.faq.way-of-the-lion-twice-quadruples: each copy doubles the base that it finds.
    LION.event("Way of the Lion", 167, cost=0, traits="Philosophy", copies=1).has(
        action(last(Modifies("military", amount=2, operation=MULTIPLY_BASE)), when=during_conflict, target=a(lion))
    ),
    LION.event("For Greater Glory", 168, cost=1, influence=3, copies=1).has(
        reaction(
            province_breaks(by=YOU, during=during_military_conflict),
            place_fate(each(participating & yours & bushi), 1),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    LION.event("Strength in Numbers", 169, cost=1, influence=2, copies=1).has(
        action(move_home(it), when=you_are_attacking, target=a(defending & (glory <= count(attacking))))
    ),
    LION.event("Test of Courage", 54, INTO_THE_FORBIDDEN_CITY, cost=1, influence=1).has(
        action(
            Then(move_to_conflict(it), honor(it)),
            when=during_conflict & your_bid_is_lower,
            target=a(yours & lion),
        )
    ),
    LION.event("Even the Odds", 18, BREATH_OF_THE_KAMI, cost=0, traits="Tactic", influence=2).has(
        action(
            Sequence((move_to_conflict(it), If(it.are(commander), honor(it)))),
            when=during_conflict & (count(participating & theirs) > count(participating & yours)),
            target=a(yours),
        )
    ),
    LION.event("A Legion of One", 116, MEDITATIONS_ON_THE_EPHEMERAL, cost=0, influence=2).has(
        action(
            last(Modifies("military", amount=3)),
            when=during_military_conflict,
            target=a(yours & (attacking_alone | defending_alone)),
            again=remove_fate(it, 1),
        )
    ),
    LION.event("My Ancestor's Strength", 77, THE_EBB_AND_FLOW, cost=1, traits="Spell Water", influence=2).has(
        action(
            last(
                Modifies("military", amount=printed_military.of(second), operation=SET_BASE),
                Modifies("political", amount=printed_political.of(second), operation=SET_BASE),
            ),
            when=during_conflict,
            target=(
                a(participating & shugenja & yours),
                Chosen(cards=character_card, area=YOUR_DYNASTY_DISCARD, reference=True),
            ),
        )
    ),
    LION.event("Time for War", 15, TEARS_OF_AMATERASU, cost=0, influence=1, role="seeker").has(
        reaction(
            AfterConflict(won=False, type=POLITICAL),
            attach(HAND_OR_CONFLICT_DISCARD, weapon & (cost <= 3)),
            target=a(bushi & yours),
        )
    ),
]
