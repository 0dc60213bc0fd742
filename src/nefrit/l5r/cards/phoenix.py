"""The cards of the Phoenix Clan."""

from __future__ import annotations

from nefrit.kernel.effects import Sequence, Then
from nefrit.kernel.values import SET_BASE
from nefrit.l5r.cards.clans import PHOENIX
from nefrit.l5r.characters import Later
from nefrit.l5r.constants import AIR, ATTACKING, EARTH, END_OF_PHASE, FIRE, GLORY, VOID, WATER
from nefrit.l5r.costs import discard_favor
from nefrit.l5r.deck_texts import not_as_stronghold
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import (
    DrawCards,
    GainFate,
    TakeFate,
    TakeHonor,
    Together,
    controller_does,
    last,
    last_for_all,
    may,
    second_fate_phase,
)
from nefrit.l5r.entering import Enter, refill_faceup
from nefrit.l5r.hands import MustDiscard
from nefrit.l5r.keywords import ANCESTRAL, COVERT, NO_ATTACHMENTS, PRIDE, RESTRICTED, SINCERITY, no_attachments_except
from nefrit.l5r.moving_fate import ALL, move_fate, pool
from nefrit.l5r.players import EACH_PLAYER, YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, instead
from nefrit.l5r.ring_effects import (
    ChangeConflictType,
    ForbidElement,
    SwitchClaimedRing,
    SwitchContestedRing,
    UsurpRing,
    choosing_ring,
    resolve,
    resolve_unclaimed,
    return_ring,
    take_ring,
)
from nefrit.l5r.rings import CLAIMED, CONTESTED
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
    THE_EBB_AND_FLOW,
    THE_FIRES_WITHIN,
)
from nefrit.l5r.targets import IN_PLAY, PROVINCES_OF_BOTH, YOUR_DYNASTY_DISCARD, Chosen, a, choosing
from nefrit.l5r.trees import FROM_HAND, Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    air,
    attachment,
    attacking,
    bowed,
    champion,
    character,
    character_card,
    courtier,
    defending,
    event_card,
    faceup,
    fire,
    in_opponents_discard_pile,
    participating,
    phoenix,
    scholar,
    shugenja,
    spell,
    theirs,
    unique,
    yours,
)
from nefrit.l5r.words.conditions import (
    conflict_here,
    during_conflict,
    during_element,
    during_political_conflict,
    opponent_declared_two_conflicts,
    opponent_has_claimed,
    there_is,
    you_are_attacking,
    you_count_more_glory,
    you_have_claimed,
)
from nefrit.l5r.words.nouns import attached, controlled_like, each, it, one, other, second, this, winner
from nefrit.l5r.words.numbers import (
    cards_played,
    claimed_rings,
    cost,
    count,
    fate_on,
    glory,
    military,
    political,
    that_much,
)
from nefrit.l5r.words.occasions import (
    conflict_is_passed,
    fate_is_removed,
    is_played,
    leaves,
    phase_begins,
    phase_ends,
    ring_is_claimed,
    ring_is_returned,
    you_resolve_ring,
)
from nefrit.l5r.words.rings import (
    any_ring,
    chosen_ring,
    contested_ring,
    matching,
    ring_is,
    rings_but,
    rings_in_pool,
    the_ring,
)
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    dishonor,
    honor,
    move_home,
    place_fate,
    ready,
    remove_fate,
    shuffle_into_deck,
)
from nefrit.parts.words import any_card

CARDS = [
    PHOENIX.stronghold(
        "Isawa Mori Seidō", 5, honor=11, fate=7, influence_pool=10, strength_bonus=2, traits="Shrine"
    ).has(action(last(Modifies("glory", amount=2), until=END_OF_PHASE), cost=bow(this), target=a())),
    PHOENIX.province("Kuroi Mori", 12, strength=4, element=VOID).has(
        action(Select((SwitchContestedRing(), ChangeConflictType())), when=conflict_here)
    ),
    PHOENIX.holding("Forgotten Library", 94, strength_bonus=0, traits="Library Shrine", copies=1).has(
        reaction(phase_begins("draw"), DrawCards(1))
    ),
    PHOENIX.character("Naive Student", 81, cost=1, skills=(None, 2), glory=2, traits="Courtier Scholar", copies=1).has(
        SINCERITY
    ),
    PHOENIX.character("Shiba Peacemaker", 82, cost=1, skills=(4, 1), glory=1, traits="Bushi", copies=1).has(
        Forbids("participate", only=("attacker",))
    ),
    PHOENIX.character(
        "Solemn Scholar", 83, cost=1, skills=(1, 1), glory=1, traits="Shugenja Earth Scholar", copies=1
    ).has(action(bow(it), when=during_conflict & you_have_claimed(EARTH), target=a(attacking))),
    PHOENIX.character("Adept of the Waves", 84, cost=2, skills=(2, 2), glory=2, traits="Shugenja Water", copies=1).has(
        action(last(Grants("keyword", condition=during_element(WATER), granted=COVERT), until=END_OF_PHASE), target=a())
    ),
    PHOENIX.character("Asako Diplomat", 85, cost=2, skills=(1, 2), glory=1, traits="Courtier", copies=1).has(
        reaction(AfterConflict(THIS), Select((honor(it), dishonor(it)), after_dash=True), target=a())
    ),
    PHOENIX.character("Meddling Mediator", 86, cost=2, skills=(0, 3), glory=1, traits="Courtier", copies=1).has(
        action(Select((TakeFate(1), TakeHonor(1))), when=opponent_declared_two_conflicts)
    ),
    PHOENIX.character("Radiant Orator", 87, cost=3, skills=(1, 2), glory=2, traits="Courtier", copies=1).has(
        action(move_home(it), when=this.are(participating) & you_count_more_glory, target=a(theirs))
    ),
    PHOENIX.character("Serene Warrior", 88, cost=3, skills=(3, 2), glory=4, traits="Bushi", copies=1),
    PHOENIX.character("Shiba Yōjimbō", 89, cost=3, skills=(3, 2), glory=2, traits="Bushi Yojimbo", copies=1).has(
        interrupt(EffectsInitiate(targeting=yours & shugenja), CancelEffects())
    ),
    PHOENIX.character(
        "Isawa Masahiro", 90, cost=3, skills=(3, 2), glory=2, traits="Shugenja Fire", unique=True, copies=1
    ).has(action(discard(it), when=during_element(FIRE), cost=bow(this), target=a(participating & (cost <= 2)))),
    PHOENIX.character("Fearsome Mystic", 91, cost=4, skills=(2, 4), glory=1, traits="Shugenja Air", copies=1).has(
        Modifies("glory", condition=during_element(AIR), amount=2),
        action(remove_fate(each(theirs & participating & (glory < glory.of(this))), 1), when=this.are(participating)),
    ),
    PHOENIX.character(
        "Isawa Atsuko", 92, cost=4, skills=(3, 3), glory=2, traits="Shugenja Void", unique=True, copies=1
    ).has(
        action(
            Sequence(
                (
                    last(Modifies("skills", amount=1), on=each(yours & participating)),
                    last(Modifies("skills", amount=-1), on=each(theirs & participating)),
                )
            ),
            when=during_element(VOID),
        )
    ),
    PHOENIX.character(
        "Shiba Tsukune", 93, cost=5, skills=(4, 4), glory=4, traits="Bushi Champion", unique=True, copies=1
    ).has(interrupt(phase_ends("conflict"), resolve_unclaimed(2))),
    PHOENIX.conflict_character(
        "Ishiken Initiate", 170, cost=2, skills=(1, 1), glory=0, traits="Shugenja Void", influence=2, copies=1
    ).has(Modifies("skills", amount=claimed_rings)),
    PHOENIX.conflict_character(
        "Seeker of Knowledge",
        171,
        cost=2,
        skills=(0, 2),
        glory=1,
        traits="Courtier Shugenja Air",
        influence=1,
        copies=1,
    ).has(Grants("contested-element", on=any_card, condition=this.are(attacking), granted="air")),
    # l5r.errata.kaito-kosori
    PHOENIX.conflict_character(
        "Kaito Kosori",
        18,
        DISCIPLES_OF_THE_VOID,
        cost=3,
        skills=(2, 2),
        glory=1,
        traits="Monk Shugenja Air",
        unique=True,
        influence=2,
    ).has(
        Standing(
            "contributes-from-home",
            condition=during_element(AIR)
            & there_is(character & participating & yours)
            & this.are(~participating & ~bowed),
        ),
        printed=[
            Standing(
                "contributes-from-home",
                condition=during_element(AIR)
                & (there_is(character & participating & yours) & this.are(~participating)),
            )
        ],
    ),
    PHOENIX.attachment("Magnificent Kimono", 172, cost=0, bonus=(0, 1), traits="Item", influence=1, copies=1).has(
        Grants("keyword", on=attached, granted=PRIDE)
    ),
    PHOENIX.attachment("Grasp of Earth", 173, cost=1, bonus=(1, 1), traits="Spell Earth", influence=1, copies=1).has(
        Attaches(yours & shugenja),
        action(
            last_for_all(
                Forbids("move-to-conflict", on=theirs & character), Forbids("play", on=theirs & character_card)
            ),
            when=during_conflict,
            cost=bow(this),
        ),
    ),
    PHOENIX.attachment("Pacifism", 174, cost=2, traits="Condition", influence=2, copies=1).has(
        PlayOnlyIf(~during_conflict), Forbids("participate", on=attached, only=("military",))
    ),
    PHOENIX.event("Supernatural Storm", 175, cost=0, traits="Spell Water", influence=1, copies=1).has(
        action(last(Modifies("skills", amount=count(character & yours & shugenja))), target=a(participating))
    ),
    PHOENIX.event("Way of the Phoenix", 176, cost=0, traits="Philosophy", copies=1).has(
        action(ForbidElement(), maximum=1, maximum_period=END_OF_PHASE)
    ),
    PHOENIX.event("Against the Waves", 177, cost=1, traits="Spell Water", influence=1, copies=1).has(
        action(Select((bow(it), ready(it)), after_dash=True), target=a(shugenja))
    ),
    PHOENIX.event("Know the World", 178, cost=1, traits="Spell Void", influence=3, copies=1).has(
        action(SwitchClaimedRing())
    ),
    PHOENIX.event("Display of Power", 179, cost=2, traits="Spell Fire", influence=3, copies=1).has(
        reaction(AfterConflict(won=False, unopposed=True), UsurpRing())
    ),
    PHOENIX.event("Benten's Touch", 55, INTO_THE_FORBIDDEN_CITY, cost=0, traits="Spell Air", influence=1).has(
        action(
            honor(it),
            when=during_conflict,
            cost=bow(one(character & phoenix & shugenja)),
            target=a(participating & yours),
        )
    ),
    # decision.l5r.contesting
    PHOENIX.character(
        "Henshin Disciple", 87, FATE_HAS_NO_SECRETS, cost=3, skills=(2, 2), glory=2, traits="Monk Scholar"
    ).has(
        Modifies("political", condition=you_have_claimed(AIR) | during_element(AIR), amount=2),
        Modifies("military", condition=you_have_claimed(EARTH) | during_element(EARTH), amount=2),
        Grants("keyword", condition=you_have_claimed(FIRE) | during_element(FIRE), granted=PRIDE),
    ),
    PHOENIX.holding(
        "Kanjo District",
        108,
        MEDITATIONS_ON_THE_EPHEMERAL,
        strength_bonus=2,
        traits="Imperial",
        unique=True,
        deck_limit=1,
    ).has(
        action(Together((bow(it), move_home(it))), when=during_conflict, cost=discard_favor, target=a(participating))
    ),
    PHOENIX.character(
        "Fire Tensai Initiate", 4, DISCIPLES_OF_THE_VOID, cost=1, skills=(0, 0), glory=2, traits="Shugenja Fire Scholar"
    ),
    PHOENIX.character(
        "Pacifist Philosopher", 5, DISCIPLES_OF_THE_VOID, cost=2, skills=(None, 1), glory=1, traits="Courtier"
    ).has(reaction(conflict_is_passed, GainFate(1), limit=2)),
    PHOENIX.character(
        "Shiba Tetsu", 6, DISCIPLES_OF_THE_VOID, cost=2, skills=(2, 1), glory=1, traits="Bushi", unique=True
    ).has(
        reaction(
            is_played(spell, whose=YOU, during=during_conflict), last(Modifies("skills", amount=1), on=this), limit=0
        )
    ),
    PHOENIX.character(
        "Fire Elemental Guard", 8, DISCIPLES_OF_THE_VOID, cost=4, skills=(4, 2), glory=2, traits="Shugenja Fire Army"
    ).has(
        no_attachments_except("spell"),
        action(discard(it), when=during_conflict & (cards_played("spell") >= 3), target=a(attachment, IN_PLAY)),
    ),
    PHOENIX.character(
        "Kaito Temple Protector", 9, DISCIPLES_OF_THE_VOID, cost=4, skills=(3, 3), glory=2, traits="Monk"
    ).has(
        Forbids("move", condition=this.are(defending), by_opponent=True),
        action(
            last(
                Modifies("military", amount=military.of(it), operation=SET_BASE),
                Modifies("political", amount=political.of(it), operation=SET_BASE),
                on=this,
            ),
            when=this.are(defending),
            target=a(participating & other),
        ),
    ),
    PHOENIX.character(
        "Isawa Tadaka",
        10,
        DISCIPLES_OF_THE_VOID,
        cost=5,
        skills=(5, 3),
        glory=2,
        traits="Shugenja Earth Elemental-Master",
        unique=True,
    ).has(
        Forbids(
            "play-event",
            on=event_card & in_opponents_discard_pile,
            condition=~opponent_has_claimed(EARTH),
            by_opponent=True,
        )
    ),
    PHOENIX.character(
        "Fushichō",
        11,
        DISCIPLES_OF_THE_VOID,
        cost=6,
        skills=(6, 6),
        glory=0,
        traits="Creature Fire Mythic Spirit",
        unique=True,
    ).has(
        NO_ATTACHMENTS,
        interrupt(
            leaves(this), Then(Enter(it), place_fate(it, 1)), target=a(character_card & phoenix, YOUR_DYNASTY_DISCARD)
        ),
    ),
    PHOENIX.attachment("Favor of the Kami", 19, DISCIPLES_OF_THE_VOID, cost=0, traits="Condition", influence=1).has(
        Modifies("glory", on=attached, amount=1)
    ),
    PHOENIX.attachment(
        "Katana of Fire", 20, DISCIPLES_OF_THE_VOID, cost=1, traits="Spell Fire Weapon", influence=2
    ).has(
        PlayOnlyIf(there_is(character & yours & shugenja)),
        RESTRICTED,
        Modifies("military", on=attached, amount=count(faceup & yours & fire)),
        Modifies("military", on=attached, condition=you_have_claimed(FIRE), amount=2),
    ),
    PHOENIX.event("The Path of Man", 21, DISCIPLES_OF_THE_VOID, cost=0, traits="Kiho Philosophy", influence=4).has(
        reaction(AfterConflict(by_at_least=5), GainFate(2))
    ),
    PHOENIX.event("Clarity of Purpose", 23, DISCIPLES_OF_THE_VOID, cost=1, traits="Spell Water", influence=3).has(
        action(
            last(
                Forbids("bow", by_opponent=True),
                Forbids("bow-by-conflict", condition=during_political_conflict),
            ),
            when=during_conflict,
            target=a(yours),
        )
    ),
    # ---- The Elemental cycle
    PHOENIX.character(
        "Isawa Uona", 8, BREATH_OF_THE_KAMI, cost=2, skills=(2, None), glory=1, traits="Shugenja Air", unique=True
    ).has(reaction(is_played(air, whose=YOU, during=during_conflict), bow(it), target=a(participating & ~unique))),
    PHOENIX.province("Teachings of the Elements", 21, TAINTED_LANDS, strength=5, element=EARTH, copies=3).has(
        Modifies("strength", amount=claimed_rings)
    ),
    PHOENIX.character(
        "Chikai Order Protector", 48, THE_FIRES_WITHIN, cost=4, skills=(4, 3), glory=1, traits="Bushi Yojimbo"
    ).has(
        Forbids(
            "bow-by-conflict",
            condition=this.are(defending) & there_is(participating & yours & (courtier | shugenja)),
        )
    ),
    PHOENIX.attachment("Ofushikai", 78, THE_EBB_AND_FLOW, cost=2, bonus=(2, 3), traits="Weapon", unique=True).has(
        ANCESTRAL,
        RESTRICTED,
        Attaches(yours & unique & phoenix),
        Grants(
            "ability",
            on=attached,
            condition=attached.are(champion),
            granted=action(
                Sequence((move_home(it), last(Forbids("participate", only=("attacker",)), until=END_OF_PHASE))),
                when=this.are(participating),
                target=a(participating),
            ),
        ),
    ),
    PHOENIX.character(
        "Reader of Omens", 108, ELEMENTS_UNBOUND, cost=2, skills=(2, 0), glory=1, traits="Shugenja Void"
    ).has(Modifies("political", condition=you_have_claimed(AIR) | you_have_claimed(VOID), amount=3)),
    PHOENIX.conflict_character(
        "Feral Ningyo", 36, TAINTED_LANDS, cost=3, skills=(3, 2), glory=0, traits="Creature", influence=3
    ).has(
        action(
            Then(Enter(this, conflict=True), Later("conflict-ends", shuffle_into_deck(this))),
            when=during_element(WATER),
            places=(FROM_HAND,),
        )
    ),
    PHOENIX.event("Harmonize", 37, FOR_HONOR_AND_GLORY, cost=1, influence=1, role="keeper").has(
        action(
            Together((move_home(it), move_home(second))),
            when=during_conflict & ~you_are_attacking,
            target=(a(defending), a(attacking & (cost <= cost.of(it)))),
        )
    ),
    PHOENIX.event("Oracle of Stone", 37, TAINTED_LANDS, cost=0, traits="Spell Earth", influence=2).has(
        action(Then(each_player(DrawCards(2, EACH_PLAYER)), each_player(MustDiscard(2, EACH_PLAYER))))
    ),
    PHOENIX.character(
        "Ethereal Dreamer", 89, ALL_AND_NOTHING, cost=1, skills=(1, 1), glory=0, traits="Shugenja Void"
    ).has(
        reaction(
            phase_begins("conflict"),
            choosing_ring(
                any_ring,
                last(
                    Modifies("skills", amount=2, condition=ring_is(CONTESTED, chosen_ring)),
                    on=this,
                    until=END_OF_PHASE,
                ),
            ),
        )
    ),
    PHOENIX.character(
        "Master Of Gisei Toshi", 88, FATE_HAS_NO_SECRETS, cost=4, skills=(2, 4), glory=1, traits="Shugenja Earth"
    ).has(
        reaction(
            phase_begins("conflict"),
            choosing_ring(
                any_ring,
                last_for_all(
                    Forbids("play-event", on=event_card & ~spell, condition=ring_is(CONTESTED, chosen_ring)),
                    until=END_OF_PHASE,
                ),
            ),
        )
    ),
    PHOENIX.character(
        "Asako Tsuki",
        107,
        MEDITATIONS_ON_THE_EPHEMERAL,
        cost=2,
        skills=(1, 2),
        glory=2,
        traits="Courtier Scholar Shugenja Water",
        unique=True,
    ).has(reaction(ring_is_claimed(during=during_element(WATER)), honor(it), target=a(scholar))),
    PHOENIX.character(
        "Prodigy of the Waves", 46, INTO_THE_FORBIDDEN_CITY, cost=4, skills=(3, 3), glory=2, traits="Shugenja Water"
    ).has(action(ready(this), when=ring_is(CLAIMED, the_ring(WATER)))),
    PHOENIX.conflict_character(
        "Roving Michibiku", 118, ELEMENTS_UNBOUND, cost=3, skills=(2, 2), glory=1, traits="Monk Scholar", influence=2
    ).has(
        reaction(
            AfterConflict(THIS, role=ATTACKING), choosing_ring(rings_in_pool(YOUR_OPPONENT), take_ring(chosen_ring))
        )
    ),
    PHOENIX.attachment("Embrace the Void", 16, TEARS_OF_AMATERASU, cost=0, traits="Spell Void", influence=2).has(
        PlayOnlyIf(there_is(character & yours & shugenja)),
        interrupt(fate_is_removed.would(attached), instead(move_fate(that_much, attached, to=pool(YOU)))),
    ),
    PHOENIX.event("All and Nothing", 95, ALL_AND_NOTHING, cost=0, traits="Spell Void", influence=2).has(
        interrupt(
            you_resolve_ring(VOID),
            Sequence(
                (
                    instead(choosing_ring(rings_but(any_ring, the_ring(VOID)), resolve(chosen_ring))),
                    DrawCards(1),
                )
            ),
        )
    ),
    PHOENIX.event("Karmic Twist", 24, DISCIPLES_OF_THE_VOID, cost=1, traits="Spell Void", influence=3).has(
        action(
            move_fate(ALL, it, to=second),
            target=(
                Chosen(cards=~unique & (fate_on >= 1), reference=True),
                Chosen(cards=~unique & (fate_on < 1) & controlled_like(it), reference=True),
            ),
        )
    ),
    PHOENIX.event("Winds of Change", 19, BREATH_OF_THE_KAMI, cost=0, traits="Spell Air", influence=1, role="air").has(
        action(return_ring(the_ring(AIR)))
    ),
    PHOENIX.attachment(
        "Jurōjin's Curse",
        55,
        THE_FIRES_WITHIN,
        cost=0,
        bonus=(0, 1),
        traits="Spell Void Curse",
        influence=1,
        role="void",
    ).has(interrupt(phase_ends("fate"), second_fate_phase, when=attached.are(~bowed), forced=True, maximum=1)),
    # ---- The Imperial cycle
    PHOENIX.character(
        "Isawa Kaede", 9, TEARS_OF_AMATERASU, cost=5, skills=(3, 4), glory=3, traits="Shugenja Void", unique=True
    ).has(
        Forbids("ring-effect", by_opponent=True),
        Grants("contested-element", on=any_card, condition=this.are(attacking), granted="void"),
        Standing("resolves-each-element", condition=this.are(attacking)),
    ),
    PHOENIX.holding("Secluded Shrine", 12, DISCIPLES_OF_THE_VOID, strength_bonus=0, traits="Shrine").has(
        reaction(
            phase_begins("conflict"),
            choosing_ring(any_ring, last_for_all(Standing("considered-claimed", on=any_card), until=END_OF_PHASE)),
        )
    ),
    PHOENIX.event("Wholeness of the World", 22, DISCIPLES_OF_THE_VOID, cost=0, traits="Spell Earth", influence=1).has(
        interrupt(ring_is_returned.would(whose=YOU), instead(), maximum=1)
    ),
    # ---- Disciples of the Void
    PHOENIX.province(
        "Sanpuku Seidō", 2, DISCIPLES_OF_THE_VOID, strength=1, element=FIRE, traits="Shrine", unique=True
    ).has(not_as_stronghold, Standing("counts-glory")),
    PHOENIX.character(
        "Inquisitive Ishika", 7, DISCIPLES_OF_THE_VOID, cost=3, skills=(2, 2), glory=2, traits="Shugenja Void"
    ).has(Modifies("cost", on=matching(contested_ring), condition=during_conflict, amount=-1)),
    PHOENIX.character(
        "Asako Azunami",
        66,
        THE_EBB_AND_FLOW,
        cost=5,
        skills=(4, 4),
        glory=3,
        traits="Shugenja Water Elemental-Master",
        unique=True,
    ).has(
        interrupt(
            you_resolve_ring(WATER),
            instead(Sequence((may(choosing(a(), bow(it))), may(choosing(a(~it), ready(it)))))),
        )
    ),
    PHOENIX.holding("Bustling Academy", 90, ALL_AND_NOTHING, strength_bonus=1, traits="Academy").has(
        action(
            Sequence((discard(it), refill_faceup)),
            when=there_is(character & yours & scholar),
            target=Chosen(area=PROVINCES_OF_BOTH, targeting=False),
        )
    ),
    PHOENIX.event("Taryū-Jiai", 119, ELEMENTS_UNBOUND, cost=0, influence=1).has(
        action(
            Challenge(
                GLORY,
                controller_does(winner, choosing_ring(any_ring, resolve(chosen_ring))),
                challenger=it,
                challenged=second,
            ),
            when=during_conflict,
            target=(Chosen(cards=yours & shugenja, reference=True), Chosen(cards=theirs & shugenja, reference=True)),
        )
    ),
]
