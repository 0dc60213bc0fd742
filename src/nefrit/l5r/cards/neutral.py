"""The cards of no clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence, Then
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import (
    AIR,
    DEFENDING,
    EARTH,
    ELEMENTS,
    END_OF_CONFLICT,
    FIRE,
    MILITARY,
    PHOENIX,
    POLITICAL,
    VOID,
    WATER,
)
from nefrit.l5r.costs import LoseHonor
from nefrit.l5r.deck_texts import AdditionalProvince, InfluenceOnlyOn, MoreInfluence, not_as_stronghold
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import ChangeBid, ChangeHonor, DrawCards, GainFate, TakeHonor, last, last_for_all, split
from nefrit.l5r.entering import Enter, EnterOneOf
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.hands import DiscardAtRandom, DiscardFromShownHand, MustDiscard
from nefrit.l5r.keywords import RESTRICTED
from nefrit.l5r.moving_fate import ALL, move_fate, pool
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, instead
from nefrit.l5r.ring_effects import ChangeConflictType, SwitchContestedRing, one_conflict_each, resolve
from nefrit.l5r.searching import search
from nefrit.l5r.selecting import Select
from nefrit.l5r.sets import (
    ALL_AND_NOTHING,
    BREATH_OF_THE_KAMI,
    DISCIPLES_OF_THE_VOID,
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
from nefrit.l5r.targets import HAND_OR_PROVINCES, IN_PLAY, THEIR_PROVINCES, YOUR_PROVINCES, Chosen, a, choosing, some
from nefrit.l5r.trees import FROM_DISCARD, FROM_PROVINCE, Attaches, Forbids, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate, YouClaimRing
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attachment,
    attacked_province,
    attacking,
    bushi,
    character,
    character_card,
    courtier,
    defending,
    dishonored,
    event_card,
    faceup,
    honored,
    imperial,
    of_element,
    participating,
    shugenja,
    theirs,
    with_both_skills,
    with_skill,
    yours,
)
from nefrit.l5r.words.conditions import (
    conflict_here,
    during_conflict,
    during_conflict_phase,
    during_element,
    during_military_conflict,
    during_political_conflict,
    opponent_has_the_favor,
    there_are,
    there_is,
    you_have_the_favor,
    your_bid_is_lower,
    your_role_is,
)
from nefrit.l5r.words.nouns import attached, attached_to, each, it, its_province, one, other, second, this
from nefrit.l5r.words.numbers import cost, count, fate_of, fate_on, honor_on, military, political, that_much
from nefrit.l5r.words.occasions import (
    bid_honor_is_given,
    commits,
    dials_are_revealed,
    enters,
    phase_begins,
    province_breaks,
    province_is_revealed,
)
from nefrit.l5r.words.rings import contested_ring
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    discard_status,
    dishonor,
    honor,
    move_home,
    move_to_conflict,
    place_fate,
    place_honor,
    remove_fate,
    sacrifice,
    shuffle_into_deck,
)
from nefrit.parts.words import any_card


def keeper(element: int, number: str) -> L5RFace:
    """The keeper of an element."""
    name = ELEMENTS[element].title()
    gain = reaction(AfterConflict(role=DEFENDING, element=element), GainFate(1))
    return NEUTRAL.role(f"Keeper of {name}", number, traits=f"Keeper {name}").has(MoreInfluence(3), gain)


def seeker(element: int, number: str) -> L5RFace:
    """The seeker of an element."""
    name = ELEMENTS[element].title()
    gain = reaction(province_is_revealed(yours & of_element(element)), GainFate(1))
    return NEUTRAL.role(f"Seeker of {name}", number, traits=f"Seeker {name}").has(AdditionalProvince(element), gain)


CARDS = [
    keeper(AIR, "214A"),
    seeker(AIR, "214B"),
    keeper(EARTH, "215A"),
    seeker(EARTH, "215B"),
    keeper(FIRE, "216A"),
    seeker(FIRE, "216B"),
    keeper(WATER, "217A"),
    seeker(WATER, "217B"),
    keeper(VOID, "218A"),
    seeker(VOID, "218B"),
    NEUTRAL.province("Ancestral Lands", 15, strength=5, element=EARTH, copies=2).has(
        Modifies("strength", amount=5, condition=during_political_conflict)
    ),
    NEUTRAL.province("Elemental Fury", 16, strength=4, element=WATER, copies=2).has(
        reaction(province_is_revealed(this), SwitchContestedRing())
    ),
    NEUTRAL.province("Entrenched Position", 17, strength=5, element=EARTH, copies=2).has(
        Modifies("strength", amount=5, condition=during_military_conflict)
    ),
    NEUTRAL.province("Fertile Fields", 18, strength=4, element=AIR, copies=2).has(
        action(DrawCards(1), when=conflict_here)
    ),
    NEUTRAL.province("Manicured Garden", 19, strength=4, element=AIR, copies=2).has(
        action(GainFate(1), when=conflict_here)
    ),
    NEUTRAL.province("Meditations on the Tao", 20, strength=4, element=FIRE, copies=2).has(
        action(remove_fate(it, 1), when=conflict_here, target=a(attacking))
    ),
    NEUTRAL.province("Night Raid", 21, strength=4, element=FIRE, copies=2).has(
        reaction(province_is_revealed(this), MustDiscard(count(attacking)))
    ),
    NEUTRAL.province("Pilgrimage", 22, strength=5, element=VOID, copies=2).has(Standing("cancel-ring-effects")),
    NEUTRAL.province("Rally to the Cause", 23, strength=4, element=WATER, copies=2).has(
        reaction(province_is_revealed(this), ChangeConflictType())
    ),
    NEUTRAL.province("Shameful Display", 24, strength=3, element=VOID, copies=2).has(
        action(split(it, honor, dishonor), when=conflict_here, target=some(2, participating))
    ),
    NEUTRAL.holding("Favorable Ground", 128, strength_bonus=1, traits="Battlefield", copies=2).has(
        action(
            If(it.are(participating), move_home(it), move_to_conflict(it)),
            when=during_conflict,
            cost=sacrifice(this),
            target=a(yours),
        )
    ),
    NEUTRAL.holding("Imperial Storehouse", 129, strength_bonus=1, traits="Imperial", copies=2).has(
        action(DrawCards(1), cost=sacrifice(this))
    ),
    NEUTRAL.character("Otomo Courtier", 122, cost=1, skills=(None, 2), glory=1, traits="Courtier Imperial").has(
        Forbids("participate", condition=opponent_has_the_favor, only=("attacker",))
    ),
    NEUTRAL.character("Seppun Guardsman", 123, cost=1, skills=(2, None), glory=1, traits="Bushi Imperial").has(
        Forbids("participate", condition=opponent_has_the_favor, only=("attacker",))
    ),
    NEUTRAL.character(
        "Keeper Initiate", 124, cost=2, skills=(1, 1), glory=2, traits="Monk", role="keeper", copies=2
    ).has(
        reaction(
            YouClaimRing(of_role=True), Then(Enter(this), place_fate(this, 1)), places=(FROM_DISCARD, FROM_PROVINCE)
        )
    ),
    NEUTRAL.character("Miya Mystic", 125, cost=2, skills=(1, 1), glory=1, traits="Shugenja Earth Imperial").has(
        action(discard(it), when=during_conflict_phase, cost=sacrifice(this), target=a(attachment, IN_PLAY))
    ),
    NEUTRAL.character(
        "Seeker Initiate", 126, cost=2, skills=(1, 1), glory=2, traits="Monk", role="seeker", copies=2
    ).has(reaction(YouClaimRing(of_role=True), search(5))),
    NEUTRAL.character("Wandering Ronin", 127, cost=3, skills=(2, 2), glory=0, traits="Bushi Ronin").has(
        action(
            last(Modifies("skills", amount=2), on=this),
            when=during_conflict,
            cost=remove_fate(this, 1),
            limit=2,
            limit_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.attachment("Fine Katana", 200, cost=0, bonus=(2, 0), traits="Weapon", influence=0, copies=2).has(
        RESTRICTED
    ),
    NEUTRAL.attachment("Ornate Fan", 201, cost=0, bonus=(0, 2), traits="Item", influence=0, copies=2).has(RESTRICTED),
    NEUTRAL.attachment("Cloud the Mind", 202, cost=1, traits="Spell Air", influence=0, copies=2).has(
        PlayOnlyIf(there_is(character & yours & shugenja)),
        Standing("blank-except-traits", on=attached),
    ),
    NEUTRAL.event("Assassination", 203, cost=0, influence=0, copies=2).has(
        action(discard(it), when=during_conflict, cost=LoseHonor(3), target=a(cost <= 2), maximum=1)
    ),
    NEUTRAL.event("Banzai!", 204, cost=0, influence=0, copies=2).has(
        action(
            last(Modifies("military", amount=2)),
            when=during_conflict,
            target=a(participating),
            again=LoseHonor(1),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("Contingency Plan", 205, cost=0, influence=0, copies=2).has(
        reaction(dials_are_revealed(), Select((ChangeBid(1), ChangeBid(-1)), after_dash=True))
    ),
    NEUTRAL.event("Court Games", 206, cost=0, influence=0, copies=2).has(
        action(
            Select(
                (
                    choosing(a(participating & yours), honor(it)),
                    choosing(a(participating & theirs, by=YOUR_OPPONENT), dishonor(it)),
                )
            ),
            when=during_political_conflict,
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("For Shame!", 207, cost=0, influence=0, copies=2).has(
        action(
            Select((dishonor(it), bow(it)), by=YOUR_OPPONENT),
            when=during_conflict & there_is(participating & yours & courtier),
            target=a(participating & theirs),
        )
    ),
    NEUTRAL.event("Good Omen", 208, cost=0, influence=0, copies=2).has(
        PlayOnlyIf(your_bid_is_lower), action(place_fate(it, 1), target=a(cost >= 3))
    ),
    NEUTRAL.event("Spies at Court", 209, cost=0, influence=0, copies=2).has(
        reaction(
            AfterConflict(type=POLITICAL),
            DiscardAtRandom(2),
            cost=dishonor(one(participating)),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("Charge!", 210, cost=1, influence=0, copies=2).has(
        action(Enter(conflict=True), when=during_military_conflict, target=a(faceup & character_card, YOUR_PROVINCES))
    ),
    NEUTRAL.event("Fallen in Battle", 211, cost=1, influence=0, copies=2).has(
        reaction(
            AfterConflict(type=MILITARY, by_at_least=5),
            discard(it),
            target=a(participating),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.event("Outwit", 212, cost=1, influence=0, copies=2).has(
        action(
            move_home(it),
            when=during_conflict,
            target=a(theirs & (political < political.of(participating & yours & courtier))),
        )
    ),
    NEUTRAL.event("Rout", 213, cost=1, influence=0, copies=2).has(
        action(
            move_home(it),
            when=during_conflict,
            target=a(theirs & (military < military.of(participating & yours & bushi))),
        )
    ),
    NEUTRAL.event("Policy Debate", 40, FOR_HONOR_AND_GLORY, cost=0, influence=0).has(
        action(
            Challenge(POLITICAL, DiscardFromShownHand("loser", revealed=True), challenger=it, challenged=second),
            when=during_conflict,
            target=(
                Chosen(cards=participating & yours & with_skill(POLITICAL), reference=True),
                Chosen(cards=participating & theirs & with_skill(POLITICAL), reference=True),
            ),
        )
    ),
    NEUTRAL.event("Censure", 60, INTO_THE_FORBIDDEN_CITY, cost=0, traits="Imperial", influence=0).has(
        PlayOnlyIf(you_have_the_favor), interrupt(EffectsInitiate(event_card), CancelEffects())
    ),
    NEUTRAL.event(
        "Way of the Chrysanthemum", 80, THE_CHRYSANTHEMUM_THRONE, cost=2, traits="Imperial Philosophy", influence=0
    ).has(reaction(bid_honor_is_given(whose=YOU), ChangeHonor(that_much), maximum=1)),
    # ---- The Imperial cycle
    # decision.l5r.spending-fate
    NEUTRAL.province(
        "Blood of Onnotangu", 1, TEARS_OF_AMATERASU, strength=3, element=FIRE, traits="Shrine", role="seeker", copies=3
    ).has(Standing("spend-fate", on=any_card, condition=conflict_here)),
    NEUTRAL.province(
        "Tears of Amaterasu", 2, TEARS_OF_AMATERASU, strength=4, element=VOID, traits="Shrine", role="keeper", copies=3
    ).has(reaction(province_is_revealed(this), GainFate(count(attacking)))),
    NEUTRAL.conflict_character(
        "Goblin Sneak",
        19,
        TEARS_OF_AMATERASU,
        cost=2,
        skills=(1, None),
        glory=0,
        traits="Goblin Shadowlands",
        influence=0,
    ).has(reaction(enters(this), move_fate(1, pool(YOUR_OPPONENT), to=this))),
    NEUTRAL.attachment("Finger of Jade", 20, TEARS_OF_AMATERASU, cost=1, traits="Item Jade", influence=0).has(
        Attaches(yours), interrupt(EffectsInitiate(targeting=attached), CancelEffects(), cost=sacrifice(this))
    ),
    NEUTRAL.province(
        "Frostbitten Crossing", 21, FOR_HONOR_AND_GLORY, strength=4, element=AIR, role="air", copies=3
    ).has(action(discard(each(attached_to(it))), when=conflict_here, target=a(participating))),
    NEUTRAL.province("Riot in the Streets", 22, FOR_HONOR_AND_GLORY, strength=4, element=WATER, copies=3).has(
        action(bow(it), when=conflict_here & there_are(3, participating & yours & bushi), target=a(participating))
    ),
    NEUTRAL.holding(
        "Miwaku Kabe", 30, FOR_HONOR_AND_GLORY, strength_bonus=3, traits="Imperial", unique=True, deck_limit=1
    ).has(interrupt(province_breaks(its_province), shuffle_into_deck(this))),
    NEUTRAL.province(
        "Feast or Famine", 41, INTO_THE_FORBIDDEN_CITY, strength=3, element=FIRE, role="fire", copies=3
    ).has(
        interrupt(
            province_breaks(this),
            move_fate(ALL, it, to=second),
            target=(
                Chosen(cards=theirs & (fate_on >= 1), reference=True),
                Chosen(cards=yours & (fate_on < 1), reference=True),
            ),
        )
    ),
    NEUTRAL.province("Public Forum", 42, INTO_THE_FORBIDDEN_CITY, strength=3, element=EARTH, copies=3).has(
        not_as_stronghold,
        interrupt(province_breaks.would(this), instead(place_honor(this, 1)), when=this.are(honor_on < 1)),
    ),
    NEUTRAL.attachment(
        "Tattered Missive", 59, INTO_THE_FORBIDDEN_CITY, cost=1, bonus=(0, 1), traits="Item", influence=0
    ).has(Attaches(yours & courtier), action(search(5, revealed=True), cost=bow(attached))),
    NEUTRAL.province(
        "Before the Throne", 61, THE_CHRYSANTHEMUM_THRONE, strength=5, element=AIR, traits="Imperial", copies=3
    ).has(not_as_stronghold, interrupt(province_breaks(this), TakeHonor(2))),
    NEUTRAL.province(
        "Guardians of the Seikitsu", 62, THE_CHRYSANTHEMUM_THRONE, strength=5, element=EARTH, role="earth", copies=3
    ).has(reaction(province_is_revealed(this), bow(each(character & (cost <= 2))))),
    NEUTRAL.holding(
        "The Imperial Palace",
        72,
        THE_CHRYSANTHEMUM_THRONE,
        strength_bonus=2,
        traits="Imperial",
        unique=True,
        deck_limit=1,
    ).has(Modifies("glory-count", amount=3)),
    NEUTRAL.province(
        "Massing at Twilight", 81, FATE_HAS_NO_SECRETS, strength=8, element=VOID, role="void", copies=3
    ).has(Standing("counts-both-skills")),
    NEUTRAL.character(
        "Seppun Ishikawa", 90, FATE_HAS_NO_SECRETS, cost=3, skills=(2, 2), glory=2, traits="Bushi Imperial", unique=True
    ).has(Modifies("skills", amount=count(faceup & other & yours & imperial))),
    NEUTRAL.event("Waning Hostilities", 100, FATE_HAS_NO_SECRETS, cost=1, influence=0).has(
        reaction(phase_begins("conflict"), one_conflict_each)
    ),
    NEUTRAL.province(
        "Along the River of Gold",
        101,
        MEDITATIONS_ON_THE_EPHEMERAL,
        strength=4,
        element=WATER,
        traits="River",
        role="water",
        copies=3,
    ).has(
        action(
            last(Standing("switched-skills")),
            when=there_is(attacked_province & of_element(WATER)),
            target=a(participating & with_both_skills),
        )
    ),
    NEUTRAL.event("Mono no Aware", 120, MEDITATIONS_ON_THE_EPHEMERAL, cost=3, influence=0).has(
        action(Sequence((remove_fate(each(character), 1), DrawCards(1))), maximum=1)
    ),
    # ---- Disciples of the Void
    NEUTRAL.role("Support of the Phoenix", 3, DISCIPLES_OF_THE_VOID, traits="Phoenix").has(
        MoreInfluence(8), InfluenceOnlyOn(PHOENIX)
    ),
    NEUTRAL.conflict_character(
        "Guardian Kami",
        26,
        DISCIPLES_OF_THE_VOID,
        cost=2,
        skills=(1, 1),
        glory=0,
        traits="Spirit",
        influence=0,
        role="keeper",
    ).has(
        action(
            resolve(contested_ring),
            when=this.are(defending),
            cost=sacrifice(this),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.conflict_character(
        "Kami Unleashed",
        27,
        DISCIPLES_OF_THE_VOID,
        cost=2,
        skills=(1, 1),
        glory=0,
        traits="Spirit",
        influence=0,
        role="seeker",
    ).has(
        action(
            resolve(contested_ring),
            when=this.are(attacking),
            cost=sacrifice(this),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    # ---- The Elemental cycle
    NEUTRAL.province("Demonstrating Excellence", 3, BREATH_OF_THE_KAMI, strength=3, element=AIR, copies=3).has(
        Modifies("strength", amount=2, condition=your_role_is("air")),
        interrupt(province_breaks(this), Sequence((GainFate(1), DrawCards(1)))),
    ),
    NEUTRAL.character(
        "Kudaka", 13, BREATH_OF_THE_KAMI, cost=4, skills=(3, 4), glory=1, traits="Shugenja Air Mantis-Clan", unique=True
    ).has(reaction(YouClaimRing(during=during_element(AIR)), Sequence((GainFate(1), DrawCards(1))), limit=2)),
    NEUTRAL.character(
        "Marauding Oni", 31, TAINTED_LANDS, cost=2, skills=(4, None), glory=0, traits="Oni Shadowlands"
    ).has(
        Forbids("honor"),
        Forbids("dishonor"),
        reaction(commits(this), ChangeHonor(-1), forced=True, limit=0),
    ),
    NEUTRAL.event("Sabotage", 40, TAINTED_LANDS, cost=0, influence=0, role="earth").has(
        action(discard(it), when=during_military_conflict, target=a(any_card, THEIR_PROVINCES))
    ),
    NEUTRAL.province("Abandoning Honor", 41, THE_FIRES_WITHIN, strength=3, element=FIRE, copies=3).has(
        Modifies("strength", amount=2, condition=your_role_is("fire")),
        interrupt(province_breaks(this), discard(it), target=a(dishonored)),
    ),
    NEUTRAL.event("Breach of Etiquette", 59, THE_FIRES_WITHIN, cost=0, influence=0).has(
        action(
            last_for_all(Standing("triggering-loses-honor", on=character & ~courtier)),
            when=during_political_conflict,
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    NEUTRAL.conflict_character(
        "Mantis Seafarer",
        60,
        THE_FIRES_WITHIN,
        cost=2,
        skills=(2, 1),
        glory=0,
        traits="Bushi Mantis-Clan",
        influence=0,
        role="air",
    ).has(reaction(AfterConflict(THIS), GainFate(1), cost=LoseHonor(1), limit=0)),
    NEUTRAL.province("Seeking the Truth", 62, THE_EBB_AND_FLOW, strength=3, element=WATER, copies=3).has(
        Modifies("strength", amount=2, condition=your_role_is("water")),
        interrupt(province_breaks(this), move_home(it), target=a(defending)),
    ),
    NEUTRAL.character(
        "Yoritomo",
        70,
        THE_EBB_AND_FLOW,
        cost=5,
        skills=(3, 3),
        glory=2,
        traits="Bushi Champion Mantis-Clan",
        unique=True,
    ).has(Modifies("skills", amount=fate_of(YOU))),
    NEUTRAL.province("Appealing to the Fortunes", 82, ALL_AND_NOTHING, strength=3, element=VOID, copies=3).has(
        Modifies("strength", amount=2, condition=your_role_is("void")),
        interrupt(province_breaks(this), EnterOneOf(HAND_OR_PROVINCES)),
    ),
    NEUTRAL.character(
        "Imperial Librarian",
        92,
        ALL_AND_NOTHING,
        cost=2,
        skills=(2, 2),
        glory=2,
        traits="Courtier Imperial Scholar",
        role="fire",
    ).has(Modifies("glory", on=character & other, amount=1)),
    NEUTRAL.event("Perfect Land Ethos", 100, ALL_AND_NOTHING, cost=2, traits="Philosophy", influence=0).has(
        action(discard_status(each(character & (honored | dishonored))))
    ),
]
