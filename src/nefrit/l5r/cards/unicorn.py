"""The cards of the Unicorn Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence, Then
from nefrit.kernel.values import SET, SET_BASE
from nefrit.l5r.cards.clans import UNICORN
from nefrit.l5r.constants import AIR, END_OF_CONFLICT, MILITARY, VOID, WATER
from nefrit.l5r.control import move_attachment
from nefrit.l5r.costs import DiscardFromHand, LoseHonor, SpendFate, discard_favor
from nefrit.l5r.effects import ChangeHonor, DrawCards, GainFate, Together, last, last_for_all, switch_places
from nefrit.l5r.entering import Enter, LookAtProvince, PlayThis, refill_faceup
from nefrit.l5r.keywords import COVERT, LIMITED, PRIDE, no_attachments_except
from nefrit.l5r.players import EACH_PLAYER, YOU, YOUR_OPPONENT
from nefrit.l5r.responding import instead
from nefrit.l5r.ring_effects import AdditionalConflict, ChangeConflictType, DeclareNow, move_conflict
from nefrit.l5r.selecting import Select, each_player
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
    FACEDOWN_PROVINCES,
    IN_PLAY,
    YOUR_DYNASTY_DISCARD,
    Chosen,
    Worth,
    a,
)
from nefrit.l5r.trees import FROM_PROVINCE, Attaches, Forbids, Grants, Modifies, Reduces, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, ConflictIsDeclared, MovesIn
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attachment,
    attachment_card,
    attacked_province,
    attacking,
    bowed,
    cavalry,
    character,
    character_card,
    meishodo,
    neutral,
    participating,
    theirs,
    unicorn,
    unique,
    yours,
)
from nefrit.l5r.words.conditions import (
    broke_a_province,
    conflict_here,
    during_conflict,
    during_first_military_conflict,
    during_military_conflict,
    during_political_conflict,
    fate_for_passing,
    there_is,
    you_are_attacking,
    you_are_first_player,
    you_have_claimed,
    you_have_the_favor,
    your_first_conflict,
)
from nefrit.l5r.words.nouns import attached, each, it, one, other, paid, second, this
from nefrit.l5r.words.numbers import claimed_rings_of, cost, count, glory, unclaimed_rings
from nefrit.l5r.words.occasions import (
    conflict_ends,
    enters,
    passes_dynasty,
    province_breaks,
    province_is_revealed,
    token_passes,
)
from nefrit.l5r.words.verbs import (
    bow,
    break_province,
    discard,
    move_home,
    move_to_conflict,
    ready,
    remove_fate,
    reveal_province,
    sacrifice,
)
from nefrit.parts.words import any_card

CARDS = [
    UNICORN.stronghold(
        "Golden Plains Outpost", 7, honor=10, fate=7, influence_pool=10, strength_bonus=0, traits="Outpost"
    ).has(action(move_to_conflict(it), when=during_military_conflict, cost=bow(this), target=a(yours & cavalry))),
    UNICORN.province("Endless Plains", 14, strength=2, element=WATER).has(
        reaction(
            ConflictIsDeclared(here=True), discard(it), cost=break_province(this), target=a(attacking, by=YOUR_OPPONENT)
        )
    ),
    UNICORN.character("Moto Youth", 109, cost=1, skills=(2, 0), glory=1, traits="Bushi Cavalry", copies=1).has(
        Modifies("military", amount=1, condition=during_first_military_conflict)
    ),
    UNICORN.character("Utaku Infantry", 110, cost=1, skills=(0, 0), glory=1, traits="Bushi", copies=1).has(
        Modifies("skills", amount=count(participating & yours & unicorn), condition=this.are(participating))
    ),
    UNICORN.character("Aggressive Moto", 111, cost=2, skills=(3, 0), glory=0, traits="Bushi Cavalry", copies=1).has(
        Forbids("declare-defender")
    ),
    UNICORN.character("Border Rider", 112, cost=2, skills=(2, 1), glory=1, traits="Bushi Cavalry", copies=1).has(
        action(ready(this))
    ),
    UNICORN.character("Meishōdō Wielder", 113, cost=2, skills=(2, 2), glory=1, traits="Shugenja Water", copies=1).has(
        Modifies("cost", amount=-1, condition=you_are_first_player)
    ),
    UNICORN.character(
        "Shinjo Outrider", 114, cost=2, skills=(2, 2), glory=2, traits="Bushi Cavalry Scout", copies=1
    ).has(action(move_to_conflict(this), when=during_conflict)),
    UNICORN.character("Giver of Gifts", 115, cost=3, skills=(2, 3), glory=2, traits="Courtier", copies=1).has(
        action(move_attachment(it, to=one(character)), target=a(attachment & yours, IN_PLAY))
    ),
    UNICORN.character("Ide Trader", 116, cost=3, skills=(1, 3), glory=1, traits="Courtier", copies=1).has(
        reaction(
            MovesIn(one_or_more=True, during=this.are(participating)),
            Select((GainFate(1), DrawCards(1))),
            limit_period=END_OF_CONFLICT,
        )
    ),
    UNICORN.character("Warrior Poet", 117, cost=3, skills=(2, 2), glory=2, traits="Bushi Cavalry", copies=1).has(
        action(last(Modifies("skills", amount=-1), on=each(participating & theirs)), when=this.are(participating))
    ),
    UNICORN.character(
        "Utaku Yumino", 118, cost=3, skills=(2, 2), glory=3, traits="Bushi Battle-Maiden Cavalry", unique=True, copies=1
    ).has(
        action(
            last(Modifies("skills", amount=2), on=this),
            when=during_conflict,
            cost=DiscardFromHand(),
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
            Together((move_to_conflict(it), move_to_conflict(second))),
            when=during_conflict,
            target=(a(this), Chosen(cards=yours & other, least=0, as_many=True)),
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
            province_breaks(by=YOU, during=during_military_conflict & this.are(participating)),
            discard(it),
            target=a(theirs, by=YOUR_OPPONENT),
        )
    ),
    UNICORN.conflict_character(
        "Iuchi Wayfinder", 190, cost=1, skills=(1, 1), glory=0, traits="Shugenja Water Cavalry", influence=1, copies=1
    ).has(reaction(enters(this), LookAtProvince())),
    UNICORN.conflict_character(
        "Ide Messenger", 191, cost=2, skills=(1, 2), glory=0, traits="Courtier", influence=1, copies=1
    ).has(action(move_to_conflict(it), when=during_conflict, cost=SpendFate(1), target=a(yours))),
    UNICORN.attachment("Favored Mount", 192, cost=1, bonus=(1, 0), traits="Creature", influence=1, copies=1).has(
        Attaches(yours),
        Grants("trait", on=attached, granted="cavalry"),
        action(move_to_conflict(attached), when=during_conflict, cost=bow(this)),
    ),
    UNICORN.attachment("Spyglass", 193, cost=1, bonus=(0, 1), traits="Item Gaijin", influence=2, copies=1).has(
        reaction(MovesIn(attached, or_commits=True), DrawCards(1), limit=2)
    ),
    UNICORN.attachment("Born in War", 194, cost=2, bonus=("X", 0), traits="Condition", influence=1, copies=1).has(
        Attaches(cavalry), Modifies("military-bonus", amount=unclaimed_rings)
    ),
    UNICORN.event("Breakthrough", 195, cost=0, influence=1, copies=1).has(
        reaction(conflict_ends(whose=YOU, during=broke_a_province & your_first_conflict), DeclareNow())
    ),
    UNICORN.event("Captive Audience", 196, cost=0, influence=3, copies=1).has(
        action(ChangeConflictType(MILITARY), when=during_political_conflict, cost=LoseHonor(1))
    ),
    UNICORN.event("I Am Ready", 197, cost=0, influence=1, copies=1).has(
        action(ready(paid), cost=remove_fate(one(character & unicorn), 1))
    ),
    UNICORN.event("Way of the Unicorn", 198, cost=0, traits="Philosophy", copies=1).has(
        interrupt(token_passes.would(whose=YOU), instead())
    ),
    UNICORN.event("Cavalry Reserves", 199, cost=3, influence=2, copies=1).has(
        action(
            Enter(conflict=True),
            when=during_military_conflict,
            target=Worth(cards=character_card & cavalry, area=YOUR_DYNASTY_DISCARD, most=40, total=6),
        )
    ),
    # l5r.errata.ride-them-down
    UNICORN.event("Ride Them Down", 99, FATE_HAS_NO_SECRETS, cost=1, influence=3).has(
        action(
            last(Modifies("strength", amount=1, operation=SET_BASE), on=each(attacked_province)),
            when=during_conflict,
            cost=discard_favor,
        ),
        printed=[
            action(
                last(Modifies("strength", amount=1, operation=SET_BASE), on=each(attacked_province), until=""),
                when=during_conflict,
                cost=discard_favor,
            )
        ],
    ),
    # ---- The Imperial cycle
    UNICORN.character(
        "Ide Tadaji", 29, FOR_HONOR_AND_GLORY, cost=4, skills=(1, 4), glory=2, traits="Courtier Daimyo", unique=True
    ).has(
        action(
            Together((move_to_conflict(it), move_to_conflict(second))),
            when=this.are(participating),
            target=(
                a(yours & ~participating & ~bowed & (cost <= 2)),
                a(theirs & ~participating & ~bowed & (cost <= 2)),
            ),
        )
    ),
    UNICORN.attachment("Shinjo Saddle", 39, FOR_HONOR_AND_GLORY, cost=1, bonus=(1, 0), traits="Item", influence=1).has(
        Attaches(cavalry), action(move_attachment(this, to=it), target=a(cavalry & yours))
    ),
    UNICORN.character(
        "Child of the Plains", 48, INTO_THE_FORBIDDEN_CITY, cost=1, skills=(1, 0), glory=0, traits="Cavalry Scout"
    ).has(
        reaction(
            province_is_revealed(attacked_province, during=this.are(attacking)),
            last_for_all(Standing("attacker-acts-first", on=any_card)),
        )
    ),
    UNICORN.event(
        "Chasing the Sun", 58, INTO_THE_FORBIDDEN_CITY, cost=1, traits="Quest", influence=1, role="seeker"
    ).has(action(move_conflict, when=during_conflict & you_are_attacking)),
    UNICORN.character(
        "Utaku Mediator", 71, THE_CHRYSANTHEMUM_THRONE, cost=1, skills=(0, 1), glory=0, traits="Courtier"
    ).has(Modifies("skills", amount=1, condition=~you_have_the_favor)),
    UNICORN.event("Gaijin Customs", 79, THE_CHRYSANTHEMUM_THRONE, cost=1, influence=1).has(
        action(ready(it), when=there_is(yours & unicorn), target=a(~unicorn))
    ),
    UNICORN.character(
        "Moto Juro", 89, FATE_HAS_NO_SECRETS, cost=5, skills=(5, 2), glory=2, traits="Bushi Cavalry", unique=True
    ).has(action(Select((move_to_conflict(this), move_home(this))), limit=2)),
    UNICORN.character(
        "Shinjo Scout", 111, MEDITATIONS_ON_THE_EPHEMERAL, cost=2, skills=(2, 1), glory=1, traits="Bushi Cavalry Scout"
    ).has(reaction(passes_dynasty(whose=YOU, during=fate_for_passing), GainFate(1))),
    UNICORN.attachment(
        "Talisman of the Sun",
        119,
        MEDITATIONS_ON_THE_EPHEMERAL,
        cost=1,
        bonus=(1, 1),
        traits="Item Meishodo",
        unique=True,
        influence=2,
        role="keeper",
    ).has(action(move_conflict, when=during_conflict & ~you_are_attacking, cost=bow(this))),
    # ---- Disciples of the Void
    UNICORN.character(
        "Moto Nergüi", 17, DISCIPLES_OF_THE_VOID, cost=3, skills=(2, 2), glory=0, traits="Bushi Cavalry", unique=True
    ).has(
        action(
            move_home(it),
            when=this.are(participating) & during_military_conflict,
            target=a(participating & (glory >= glory.of(participating))),
        )
    ),
    # ---- The Elemental cycle
    UNICORN.character(
        "Shinjo Shono",
        11,
        BREATH_OF_THE_KAMI,
        cost=4,
        skills=(4, 3),
        glory=2,
        traits="Bushi Cavalry Commander",
        unique=True,
    ).has(
        PRIDE,
        action(
            last(Modifies("skills", amount=1), on=each(participating & yours & cavalry)),
            when=this.are(participating) & (count(participating & yours) > count(participating & theirs)),
        ),
    ),
    UNICORN.holding("Shiotome Encampment", 12, BREATH_OF_THE_KAMI, strength_bonus=0, traits="Battlefield").has(
        action(ready(it), when=claimed_rings_of(YOU, type=MILITARY) >= 1, target=a(cavalry))
    ),
    UNICORN.province("Border Fortress", 22, TAINTED_LANDS, strength=4, element=AIR, traits="Fort", copies=3).has(
        action(reveal_province(it), when=conflict_here, target=a(any_card, FACEDOWN_PROVINCES))
    ),
    UNICORN.character("Sneaky Shinjo", 30, TAINTED_LANDS, cost=1, skills=(1, 1), glory=1, traits="Bushi").has(
        reaction(passes_dynasty(whose=YOU), PlayThis(), places=(FROM_PROVINCE,))
    ),
    UNICORN.event("Press of Battle", 39, TAINTED_LANDS, cost=0, influence=2, role="water").has(
        action(
            bow(it),
            when=during_military_conflict & (count(participating & yours) > count(participating & theirs)),
            target=a(participating & ~unique),
        )
    ),
    UNICORN.character(
        "Battle Maiden Recruit",
        50,
        THE_FIRES_WITHIN,
        cost=0,
        skills=(0, 0),
        glory=0,
        traits="Bushi Battle-Maiden Cavalry",
    ).has(Modifies("military", condition=you_have_claimed(WATER) | you_have_claimed(VOID), amount=2)),
    UNICORN.attachment(
        "Invocation of Ash", 58, THE_FIRES_WITHIN, cost=1, bonus=(2, 2), traits="Spell Fire Meishodo", influence=3
    ).has(action(Then(move_attachment(this, to=it), remove_fate(it, 1)), cost=LoseHonor(1), target=a(yours))),
    UNICORN.character(
        "Master of the Swift Waves",
        69,
        THE_EBB_AND_FLOW,
        cost=3,
        skills=(3, 2),
        glory=1,
        traits="Shugenja Water Cavalry",
    ).has(
        action(
            switch_places(it, second),
            when=during_conflict,
            target=(a(participating & yours), a(~participating & yours)),
        )
    ),
    UNICORN.character(
        "Iuchi Shahai", 91, ALL_AND_NOTHING, cost=4, skills=(2, 4), glory=1, traits="Shugenja Water", unique=True
    ).has(COVERT, Reduces("cost", on=meishodo & attachment_card, by=1, played_on=this | (character & neutral))),
    UNICORN.event("Dispatch", 99, ALL_AND_NOTHING, cost=1, influence=1).has(
        LIMITED,
        action(
            If(it.are(participating), move_home(it), move_to_conflict(it)),
            target=Chosen(cards=yours & unicorn, targeting=False),
        ),
    ),
    UNICORN.stronghold(
        "Hisu Mori Toride",
        101,
        ELEMENTS_UNBOUND,
        honor=11,
        fate=7,
        influence_pool=10,
        strength_bonus=1,
        traits="Fort",
        unique=False,
    ).has(
        reaction(
            AfterConflict(type=MILITARY, during=count(participating & yours) > count(participating & theirs)),
            AdditionalConflict(MILITARY),
            cost=(bow(this), sacrifice(one(character & cavalry))),
        )
    ),
    UNICORN.character(
        "Minami Kaze Regulars", 110, ELEMENTS_UNBOUND, cost=5, skills=(6, 3), glory=2, traits="Bushi Army Cavalry"
    ).has(
        no_attachments_except("weapon"),
        reaction(
            AfterConflict(THIS, during=count(participating & yours) > count(participating & theirs)),
            Sequence((GainFate(1), DrawCards(1))),
        ),
    ),
    UNICORN.event(
        "Unleash the Djinn", 120, ELEMENTS_UNBOUND, cost=0, traits="Spell Fire Meishodo", influence=3, role="fire"
    ).has(
        action(
            last(Modifies("skills", amount=3, operation=SET), on=each(participating)),
            when=during_conflict,
            cost=LoseHonor(3),
        )
    ),
    UNICORN.holding("Windswept Yurt", 11, TEARS_OF_AMATERASU, strength_bonus=1).has(
        action(
            Select(
                (
                    Sequence((each_player(GainFate(2, EACH_PLAYER)), refill_faceup)),
                    Sequence((each_player(ChangeHonor(2, EACH_PLAYER)), refill_faceup)),
                )
            ),
            cost=sacrifice(this),
        )
    ),
]
