"""The cards of the Phoenix Clan."""

from __future__ import annotations

from nefrit.kernel.effects import Sequence, Then
from nefrit.l5r.cards.clans import PHOENIX
from nefrit.l5r.characters import Later
from nefrit.l5r.constants import AIR, EARTH, END_OF_PHASE, FIRE, VOID, WATER
from nefrit.l5r.effects import DrawCards, TakeFate, TakeHonor, Together, last, last_for_all
from nefrit.l5r.entering import Enter
from nefrit.l5r.hands import MustDiscard
from nefrit.l5r.keywords import COVERT, PRIDE, SINCERITY
from nefrit.l5r.players import EACH_PLAYER
from nefrit.l5r.responding import CancelEffects
from nefrit.l5r.ring_effects import (
    ChangeConflictType,
    ForbidElement,
    SwitchClaimedRing,
    SwitchContestedRing,
    UsurpRing,
    resolve_unclaimed,
)
from nefrit.l5r.selecting import Select, each_player
from nefrit.l5r.sets import DISCIPLES_OF_THE_VOID, FOR_HONOR_AND_GLORY, TAINTED_LANDS
from nefrit.l5r.targets import a
from nefrit.l5r.trees import FROM_HAND, Attaches, Forbids, Grants, Modifies, PlayOnlyIf, Standing
from nefrit.l5r.triggers import THIS, AfterConflict, EffectsInitiate
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    attacking,
    bowed,
    character,
    character_card,
    defending,
    participating,
    shugenja,
    theirs,
    yours,
)
from nefrit.l5r.words.conditions import (
    conflict_here,
    during_conflict,
    during_element,
    opponent_declared_two_conflicts,
    there_is,
    you_are_attacking,
    you_count_more_glory,
    you_have_claimed,
)
from nefrit.l5r.words.nouns import attached, each, it, second, this
from nefrit.l5r.words.numbers import claimed_rings, cost, count, glory
from nefrit.l5r.words.occasions import phase_begins, phase_ends
from nefrit.l5r.words.verbs import bow, discard, dishonor, honor, move_home, ready, remove_fate, shuffle_into_deck
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
]
