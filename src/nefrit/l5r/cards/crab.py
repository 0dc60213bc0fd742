"""The cards of the Crab Clan."""

from __future__ import annotations

from nefrit.kernel.effects import Choose, Then
from nefrit.kernel.values import MULTIPLY, SET
from nefrit.l5r.cards.clans import CRAB
from nefrit.l5r.constants import DEFENDING, EARTH, END_OF_CONFLICT, END_OF_PHASE, END_OF_ROUND, WATER
from nefrit.l5r.control import take_attachment
from nefrit.l5r.costs import LoseHonor, ShuffleFromProvince, SpendFate, discard_favor
from nefrit.l5r.effects import ChangeHonor, DrawCards, GainFate, TakeFate, TakeHonor, Together, last
from nefrit.l5r.entering import Enter, PutHoldingThere, SwitchWithThis, TurnFaceup, lying_in
from nefrit.l5r.hands import DiscardAtRandom
from nefrit.l5r.keywords import COURTESY, COVERT, RESTRICTED, SINCERITY
from nefrit.l5r.players import THAT_PLAYER, YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, instead
from nefrit.l5r.ring_effects import resolve
from nefrit.l5r.searching import look_and_arrange, look_and_take
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
from nefrit.l5r.targets import ATTACKED, IN_PLAY, YOUR_DYNASTY_DISCARD, YOUR_PROVINCES, Chosen, a
from nefrit.l5r.trees import Attaches, Forbids, Grants, Modifies, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attacked_province,
    attacking,
    berserker,
    bowed,
    broken,
    character,
    character_card,
    controlled_by,
    crab,
    defending,
    facedown,
    holding,
    participating,
    theirs,
    unique,
    with_holding,
    yours,
)
from nefrit.l5r.words.conditions import (
    during_conflict,
    during_conflict_phase,
    during_element,
    during_military_conflict,
    during_phase,
    less_honorable,
    opponent_counts_more_skill,
    there_is,
    you_are_attacking,
    you_have_claimed,
    you_lost_no_conflict_this_phase,
)
from nefrit.l5r.words.nouns import attached, attached_to, each, it, its_province, one, other, this
from nefrit.l5r.words.numbers import attachments_on, count, military, printed_military, printed_political
from nefrit.l5r.words.occasions import (
    conflict_is_declared,
    conflict_is_passed,
    enters,
    is_played,
    leaves,
    phase_begins,
    province_is_revealed,
)
from nefrit.l5r.words.rings import contested_ring, matching, rings_in_pool
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    move_to_conflict,
    place_fate,
    ready,
    remove_fate,
    return_fate,
    return_to_deck,
    sacrifice,
)
from nefrit.parts.words import any_card

CARDS = [
    CRAB.stronghold("Shiro Nishiyama", 1, honor=10, fate=7, influence_pool=10, strength_bonus=3, traits="Castle").has(
        action(last(Modifies("skills", amount=1), on=each(defending & yours)), when=during_conflict, cost=bow(this))
    ),
    CRAB.province("Defend the Wall", 8, strength=4, element=EARTH).has(
        reaction(AfterConflict(here=True), resolve(contested_ring))
    ),
    CRAB.province("Flooded Waste", 61, THE_EBB_AND_FLOW, strength=2, element=WATER).has(
        reaction(province_is_revealed(this), bow(each(attacking)))
    ),
    CRAB.holding("Borderlands Fortifications", 38, strength_bonus=2, traits="Battlefield", copies=1).has(
        action(SwitchWithThis(), target=a(any_card, YOUR_PROVINCES))
    ),
    CRAB.holding("Funeral Pyre", 39, strength_bonus=0, traits="Ritual", copies=1).has(
        action(DrawCards(1), cost=sacrifice(one(character)))
    ),
    CRAB.holding("Iron Mine", 103, MEDITATIONS_ON_THE_EPHEMERAL, strength_bonus=0, traits="Mine").has(
        interrupt(leaves.would(character & yours), instead(sacrifice(this)))
    ),
    CRAB.holding("Kuni Laboratory", 84, ALL_AND_NOTHING, strength_bonus=0, traits="Laboratory").has(
        Modifies("skills", on=character & yours, amount=1),
        reaction(phase_begins("conflict"), ChangeHonor(-1), forced=True),
    ),
    CRAB.holding(
        "Karada District", 4, TEARS_OF_AMATERASU, strength_bonus=1, traits="Imperial", unique=True, deck_limit=1
    ).has(
        action(
            take_attachment(it, to=one(character)),
            cost=SpendFate(1, to_opponent=True),
            target=a(attached_to(each(character & theirs)), IN_PLAY),
        )
    ),
    CRAB.holding("Hiruma Outpost", 5, BREATH_OF_THE_KAMI, strength_bonus=2, traits="Outpost").has(
        reaction(
            conflict_is_declared(~with_holding, whose=YOUR_OPPONENT),
            ChangeHonor(-1, YOUR_OPPONENT),
            when=its_province.are(~broken),
        )
    ),
    CRAB.character("Eager Scout", 25, cost=0, skills=(0, 0), glory=0, traits="Bushi Scout", copies=1),
    CRAB.character("Hida Guardian", 26, cost=1, skills=(1, 1), glory=1, traits="Bushi", copies=1).has(
        action(
            last(Modifies("skills", amount=count(holding & yours, each=2))),
            when=this.are(participating),
            target=a(participating & other),
        )
    ),
    CRAB.character("Kaiu Envoy", 27, cost=1, skills=(1, 0), glory=1, traits="Bushi", copies=1).has(COURTESY, SINCERITY),
    CRAB.character("Hiruma Yōjimbō", 28, cost=2, skills=(4, 3), glory=2, traits="Bushi Yojimbo", copies=1).has(
        Forbids("declare-attacker")
    ),
    CRAB.character("Shrewd Yasuki", 29, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        action(look_and_take(2), when=this.are(participating) & there_is(holding))
    ),
    CRAB.character("Vanguard Warrior", 30, cost=2, skills=(2, 1), glory=1, traits="Bushi", copies=1).has(
        action(place_fate(it, 1), cost=sacrifice(this), target=a())
    ),
    CRAB.character("Borderlands Defender", 31, cost=3, skills=(3, 3), glory=1, traits="Bushi", copies=1).has(
        Forbids("bow", condition=this.are(defending), by_opponent=True),
        Forbids("move", condition=this.are(defending), by_opponent=True),
    ),
    CRAB.character("Intimidating Hida", 32, cost=3, skills=(4, 2), glory=1, traits="Bushi", copies=1).has(
        reaction(conflict_is_passed(whose=YOUR_OPPONENT), ChangeHonor(-1, YOUR_OPPONENT))
    ),
    CRAB.character("Vengeful Berserker", 33, cost=3, skills=(3, None), glory=0, traits="Bushi Berserker", copies=1).has(
        reaction(
            leaves(character & yours & other, during=during_conflict),
            last(Modifies("military", amount=2, operation=MULTIPLY), on=this),
        )
    ),
    CRAB.character("Hida Tomonatsu", 34, cost=3, skills=(3, 2), glory=2, traits="Bushi", unique=True, copies=1).has(
        reaction(
            AfterConflict(THIS, role=DEFENDING), return_to_deck(it), cost=sacrifice(this), target=a(attacking & ~unique)
        )
    ),
    CRAB.character("Steadfast Witch Hunter", 35, cost=4, skills=(4, 2), glory=0, traits="Shugenja Earth", copies=1).has(
        action(ready(it), cost=sacrifice(one(character)), target=a())
    ),
    CRAB.character(
        "Kaiu Shuichi", 36, cost=4, skills=(3, 3), glory=2, traits="Bushi Engineer", unique=True, copies=1
    ).has(COVERT, action(GainFate(1), when=this.are(participating) & there_is(holding))),
    CRAB.character(
        "Hida Kisada", 37, cost=5, skills=(7, 2), glory=0, traits="Bushi Champion", unique=True, copies=1
    ).has(Standing("cancels-first-action", on=any_card, condition=you_lost_no_conflict_this_phase)),
    CRAB.conflict_character(
        "Hiruma Ambusher", 130, cost=2, skills=(2, 2), glory=0, traits="Bushi Scout", influence=1, copies=1
    ).has(reaction(enters(this & defending), last(Forbids("trigger")), target=a())),
    CRAB.conflict_character(
        "Stoic Gunsō", 131, cost=2, skills=(2, 1), glory=1, traits="Bushi", influence=1, copies=1
    ).has(action(last(Modifies("military", amount=3), on=this), when=during_conflict, cost=sacrifice(one(character)))),
    CRAB.conflict_character(
        "Hiruma Skirmisher",
        50,
        INTO_THE_FORBIDDEN_CITY,
        cost=1,
        skills=(1, None),
        glory=1,
        traits="Bushi Scout",
        influence=2,
    ).has(reaction(is_played(this), last(Grants("keyword", granted=COVERT), on=this, until=END_OF_PHASE))),
    # l5r.errata.kaiu-inventor
    CRAB.character(
        "Kaiu Inventor", 63, THE_CHRYSANTHEMUM_THRONE, cost=2, skills=(2, 1), glory=0, traits="Bushi Engineer"
    ).has(
        action(last(Standing("additional-use"), until=END_OF_ROUND), target=a(holding & yours, IN_PLAY)),
        printed=[action(last(Standing("additional-use"), until=""), target=a(holding & yours, IN_PLAY))],
    ),
    CRAB.character(
        "Staunch Hida", 3, TEARS_OF_AMATERASU, cost=2, skills=(2, None), glory=1, traits="Bushi Yojimbo"
    ).has(
        reaction(
            AfterConflict(THIS, role=DEFENDING),
            resolve(contested_ring),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    CRAB.character(
        "Yasuki Taka", 83, FATE_HAS_NO_SECRETS, cost=5, skills=(3, 4), glory=2, traits="Wily-Trader Daimyo", unique=True
    ).has(reaction(leaves(character & crab, during=during_conflict_phase), GainFate(1), limit=0)),
    CRAB.character(
        "Kuni Ritsuko",
        102,
        MEDITATIONS_ON_THE_EPHEMERAL,
        cost=4,
        skills=(4, 2),
        glory=1,
        traits="Shugenja Earth",
        unique=True,
    ).has(reaction(AfterConflict(THIS, role=DEFENDING), remove_fate(it, 1), target=a(attacking))),
    CRAB.character("Third Tower Guard", 4, BREATH_OF_THE_KAMI, cost=1, skills=(1, 1), glory=0, traits="Bushi").has(
        Modifies("military", condition=you_have_claimed(EARTH) | you_have_claimed(WATER), amount=2)
    ),
    CRAB.character(
        "Tainted Hero", 83, ALL_AND_NOTHING, cost=3, skills=(6, None), glory=0, traits="Bushi Berserker Shadowlands"
    ).has(
        Forbids("declare-attacker"),
        Forbids("declare-defender"),
        action(last(Standing("blank-except-traits"), on=this, until=END_OF_PHASE), cost=sacrifice(one(character))),
    ),
    CRAB.character("Yasuki Broker", 104, ELEMENTS_UNBOUND, cost=4, skills=(2, 3), glory=2, traits="Courtier").has(
        Grants("keyword", on=character & yours, condition=this.are(participating), granted=COURTESY),
        Grants("keyword", on=character & yours, condition=this.are(participating), granted=SINCERITY),
    ),
    CRAB.attachment("Reprieve", 132, cost=1, traits="Condition", influence=1, copies=1).has(
        interrupt(leaves.would(attached), instead(discard(this)))
    ),
    CRAB.attachment("Watch Commander", 133, cost=1, bonus=(1, 1), traits="Follower", influence=3, copies=1).has(
        Attaches(to=yours, one_per_character=True),
        reaction(
            is_played(whose=YOUR_OPPONENT, during=attached.are(participating)), ChangeHonor(-1, YOUR_OPPONENT), limit=0
        ),
    ),
    CRAB.attachment("Jade Tetsubō", 134, cost=2, bonus=(3, 0), traits="Jade Weapon", influence=2, copies=1).has(
        Attaches(to=yours),
        RESTRICTED,
        action(
            return_fate(it),
            when=attached.are(participating),
            cost=bow(this),
            target=a(participating & (military < military.of(attached))),
        ),
    ),
    CRAB.attachment(
        "Pathfinder's Blade", 31, FOR_HONOR_AND_GLORY, cost=0, bonus=(1, 0), traits="Weapon", influence=1, role="seeker"
    ).has(
        interrupt(
            EffectsInitiate(attacked_province), CancelEffects(), when=attached.are(attacking), cost=sacrifice(this)
        )
    ),
    # l5r.errata.pit-trap
    CRAB.attachment(
        "Pit Trap", 73, THE_CHRYSANTHEMUM_THRONE, cost=3, bonus=(-1, -1), traits="Item Trap", influence=3
    ).has(
        Attaches(played=attacking),
        Forbids("ready-in-regroup", on=attached),
        printed=[Attaches(to=attacking), Forbids("ready-in-regroup", on=attached)],
    ),
    CRAB.attachment("Wicked Tetsubō", 51, THE_FIRES_WITHIN, cost=2, bonus=(1, 1), traits="Weapon", influence=1).has(
        Attaches(to=berserker),
        RESTRICTED,
        action(
            Select(
                (
                    last(Modifies("military", amount=0, operation=SET)),
                    last(Modifies("political", amount=0, operation=SET)),
                )
            ),
            when=attached.are(attacking),
            target=a(defending),
        ),
    ),
    CRAB.attachment("Pragmatism", 113, ELEMENTS_UNBOUND, cost=1, bonus=(1, 1), traits="Condition", influence=1).has(
        Attaches(to=yours),
        Modifies("skills", on=attached, condition=less_honorable, amount=1),
        Forbids("honor", on=attached, condition=less_honorable),
        Forbids("dishonor", on=attached, condition=less_honorable),
    ),
    CRAB.event("Levy", 135, cost=0, influence=3, copies=1).has(
        action(Select((TakeFate(1, given=True), TakeHonor(1, given=True)), by=YOUR_OPPONENT))
    ),
    CRAB.event("Rebuild", 136, cost=0, influence=2, copies=1).has(
        action(PutHoldingThere(), cost=ShuffleFromProvince(), target=a(holding, YOUR_DYNASTY_DISCARD))
    ),
    # l5r.faq.reprieve-way-of-the-crab-effect: nothing depends on the sacrifice.
    CRAB.event("Way of the Crab", 137, cost=1, traits="Philosophy", copies=1).has(
        action(
            Choose(
                Chosen(cards=theirs, by=YOUR_OPPONENT, reference=True, targeting=False),
                sacrifice(it),
                "l5r.sacrifice.procedure",
            ),
            cost=sacrifice(one(character & crab)),
            maximum=1,
        )
    ),
    CRAB.event("The Mountain Does Not Fall", 138, cost=1, traits="Technique", influence=3, copies=1).has(
        action(last(Forbids("bow-by-conflict", on=defending), until=END_OF_PHASE), target=a(), maximum=1)
    ),
    CRAB.event("Spreading the Darkness", 32, TAINTED_LANDS, cost=0, traits="Maho Spell Earth", influence=2).has(
        action(
            last(Modifies("military", amount=4), Forbids("target", by_opponent=True)),
            cost=LoseHonor(2),
            target=a(participating & yours),
        )
    ),
    CRAB.event("Fight On", 72, THE_EBB_AND_FLOW, cost=1, influence=2, role="water").has(
        action(
            Together((ready(it), move_to_conflict(it))),
            when=during_conflict & ~you_are_attacking,
            target=a(bowed & yours),
        )
    ),
    CRAB.event("Fair Accord", 91, FATE_HAS_NO_SECRETS, cost=0, influence=2).has(
        action(GainFate(2), when=during_phase("dynasty"), cost=discard_favor)
    ),
    CRAB.event("Raise the Alarm", 32, FOR_HONOR_AND_GLORY, cost=0, influence=2).has(
        action(
            Then(TurnFaceup(lying_in(ATTACKED, facedown)), Enter(lying_in(ATTACKED, character_card), conflict=True)),
            when=during_military_conflict & ~you_are_attacking,
        )
    ),
    CRAB.character(
        "Hida Amoro",
        13,
        DISCIPLES_OF_THE_VOID,
        cost=3,
        skills=(4, None),
        glory=1,
        traits="Bushi Berserker",
        unique=True,
    ).has(
        reaction(
            conflict_is_passed(),
            Choose(
                Chosen(cards=controlled_by(THAT_PLAYER), by=THAT_PLAYER, reference=True, targeting=False),
                sacrifice(it),
                "l5r.sacrifice.procedure",
            ),
            forced=True,
            limit=0,
        )
    ),
    CRAB.character(
        "Kuni Yori",
        25,
        TAINTED_LANDS,
        cost=5,
        skills=(4, 4),
        glory=1,
        traits="Shugenja Earth Daimyo",
        unique=True,
    ).has(
        Modifies("skills", on=character & yours, condition=during_element(EARTH), amount=1),
        action(one_player(DiscardAtRandom(1, THAT_PLAYER)), when=during_conflict, cost=LoseHonor(1)),
    ),
    CRAB.character(
        "Crisis Breaker",
        82,
        FATE_HAS_NO_SECRETS,
        cost=3,
        skills=(3, 1),
        glory=1,
        traits="Bushi Berserker",
        role="keeper",
    ).has(
        action(
            Together((ready(it), move_to_conflict(it))),
            when=during_military_conflict & opponent_counts_more_skill,
            target=a(berserker & yours),
        )
    ),
    CRAB.character(
        "Apprentice Earthcaller", 24, TAINTED_LANDS, cost=3, skills=(3, 1), glory=1, traits="Shugenja Earth"
    ).has(
        action(
            last(
                Modifies("military", amount=printed_military.of(it), operation=SET),
                Modifies("political", amount=printed_political.of(it), operation=SET),
            ),
            when=during_conflict,
            target=a(attacking & (attachments_on < 1)),
        )
    ),
    CRAB.character(
        "Hiruma Kogoe", 42, THE_FIRES_WITHIN, cost=2, skills=(2, 1), glory=1, traits="Bushi Scout", unique=True
    ).has(SINCERITY, reaction(phase_begins("draw"), look_and_arrange(3), when=less_honorable)),
    CRAB.event("Specialized Defenses", 114, ELEMENTS_UNBOUND, cost=0, influence=1, role="earth").has(
        action(
            last(Modifies("strength", amount=2, operation=MULTIPLY), on=each(attacked_province)),
            when=there_is(attacked_province & (matching(contested_ring) | matching(rings_in_pool(YOU)))),
        )
    ),
]
