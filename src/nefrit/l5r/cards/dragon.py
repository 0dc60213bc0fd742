"""The cards of the Dragon Clan."""

from __future__ import annotations

from nefrit.kernel.effects import If, Sequence
from nefrit.l5r.cards.clans import DRAGON
from nefrit.l5r.characters import GainAbility
from nefrit.l5r.constants import AIR, ATTACHMENT, EARTH, END_OF_CONFLICT, END_OF_PHASE, FIRE, MILITARY, VOID, WATER
from nefrit.l5r.costs import LoseHonor, SpendFateToRing, discard_favor
from nefrit.l5r.course import ActAgain
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import DrawCards, Together, last
from nefrit.l5r.hands import DiscardFromShownHand, MustDiscard
from nefrit.l5r.keywords import (
    ANCESTRAL,
    COURTESY,
    COVERT,
    LIMITED,
    RESTRICTED,
    no_attachments_except,
    no_attachments_with,
)
from nefrit.l5r.moving_fate import ALL, move_fate
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.ring_effects import choosing_ring, place_fate_on_ring, remove_fate_from_ring
from nefrit.l5r.rings import UNCLAIMED
from nefrit.l5r.searching import YOUR_DYNASTY_DECK, look_and_arrange, search
from nefrit.l5r.selecting import Select
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
from nefrit.l5r.targets import IN_PLAY, PROVINCE_CARDS, a
from nefrit.l5r.trees import FROM_PROVINCE, AsAttachment, Attaches, Forbids, Grants, Immune, Modifies, Reduces, Standing
from nefrit.l5r.triggers import AfterConflict, ConflictIsDeclared
from nefrit.l5r.words.abilities import action, reaction
from nefrit.l5r.words.cards import (
    attachment,
    attachment_card,
    attacked_province,
    attacking,
    attacking_alone,
    bowed,
    broken,
    character,
    event_card,
    kiho,
    losing,
    monk,
    participating,
    tattoo,
    theirs,
    unique,
    weapon,
    with_attachment,
    yours,
)
from nefrit.l5r.words.conditions import (
    conflict_here,
    during_conflict,
    during_military_conflict,
    during_political_conflict,
    there_is_one,
    you_have_claimed,
    you_have_the_favor,
)
from nefrit.l5r.words.nouns import attached, attached_to, each, it, its_province, loser, one, other, this, victors
from nefrit.l5r.words.numbers import (
    attachments_on,
    cards_played,
    count,
    fate_on,
    fate_on_unclaimed_rings,
    glory,
    military,
    your_unrevealed_provinces,
)
from nefrit.l5r.words.occasions import attaches, commits, enters, is_played, phase_begins, province_is_revealed
from nefrit.l5r.words.rings import chosen_ring, ring_is, rings_but, the_ring, unclaimed_ring, with_fate, without_fate
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    dishonor,
    honor,
    move_home,
    move_to_conflict,
    place_fate,
    ready,
    remove_fate,
    sacrifice,
    turn_facedown,
)
from nefrit.parts.words import any_card

MONK = monk | with_attachment("monk")


CARDS = [
    DRAGON.stronghold(
        "Mountain's Anvil Castle", 3, honor=11, fate=7, influence_pool=10, strength_bonus=2, traits="Castle"
    ).has(
        action(
            If(it.are(attachments_on >= 2), last(Modifies("skills", amount=2)), last(Modifies("skills", amount=1))),
            when=during_conflict,
            cost=bow(this),
            target=a(participating & (attachments_on >= 1)),
        )
    ),
    DRAGON.province("Restoration of Balance", 10, strength=3, element=FIRE).has(
        reaction(province_is_revealed(this), MustDiscard(4, down_to=True))
    ),
    DRAGON.province("Sacred Sanctuary", 2, BREATH_OF_THE_KAMI, strength=2, element=AIR, traits="Temple").has(
        reaction(
            ConflictIsDeclared(here=True),
            Sequence((ready(it), last(Forbids("bow", by_opponent=True), Forbids("bow-by-conflict")))),
            target=a(monk & yours),
        )
    ),
    DRAGON.holding("Secluded Temple", 66, strength_bonus=1, traits="Shrine", copies=1).has(
        reaction(
            phase_begins("conflict"),
            remove_fate(it, 1),
            when=count(character & theirs) > count(character & yours),
            target=a(theirs & (fate_on >= 1), by=YOUR_OPPONENT),
        )
    ),
    DRAGON.character("Doomed Shugenja", 54, cost=1, skills=(3, 3), glory=0, traits="Shugenja Fire", copies=1).has(
        LIMITED, Forbids("place-extra-fate", only=(FROM_PROVINCE,))
    ),
    DRAGON.character("Togashi Initiate", 55, cost=1, skills=(1, 1), glory=2, traits="Monk Tattooed", copies=1).has(
        action(honor(this), when=this.are(attacking), cost=SpendFateToRing())
    ),
    DRAGON.character("Agasha Swordsmith", 56, cost=2, skills=(1, 2), glory=1, traits="Shugenja Fire", copies=1).has(
        action(search(5, attachment_card))
    ),
    DRAGON.character("Mirumoto Prodigy", 57, cost=2, skills=(2, 2), glory=1, traits="Bushi Duelist", copies=1).has(
        Standing("one-defender", on=attacked_province, condition=this.are(attacking_alone))
    ),
    DRAGON.character("Niten Adept", 58, cost=2, skills=(2, 1), glory=1, traits="Bushi", copies=1).has(
        action(
            bow(it),
            when=this.are(participating),
            cost=bow(one(attached_to(this))),
            target=a(participating & (attachments_on < 1)),
        )
    ),
    DRAGON.character(
        "Seeker of Enlightenment", 59, cost=2, skills=(1, 1), glory=0, traits="Monk Tattooed", copies=1
    ).has(Modifies("skills", amount=fate_on_unclaimed_rings)),
    DRAGON.character("Enlightened Warrior", 60, cost=3, skills=(2, 2), glory=1, traits="Bushi", copies=1).has(
        reaction(ConflictIsDeclared(fate_on_ring=True), place_fate(this, 1))
    ),
    DRAGON.character("Kitsuki Investigator", 61, cost=3, skills=(1, 3), glory=2, traits="Courtier", copies=1).has(
        action(
            DiscardFromShownHand(),
            when=during_political_conflict & this.are(participating),
            cost=SpendFateToRing(),
            maximum=1,
            maximum_period=END_OF_CONFLICT,
        )
    ),
    DRAGON.character(
        "Mirumoto Raitsugu", 62, cost=3, skills=(3, 2), glory=1, traits="Bushi Duelist", unique=True, copies=1
    ).has(
        action(
            Challenge(MILITARY, If(loser.are(fate_on < 1), discard(loser), remove_fate(loser, 1))),
            when=this.are(participating),
            target=a(participating & theirs),
        )
    ),
    DRAGON.character("Ascetic Visionary", 63, cost=4, skills=(3, 4), glory=1, traits="Monk Tattooed", copies=1).has(
        no_attachments_except("monk", "tattoo"),
        action(ready(it), when=this.are(attacking), cost=SpendFateToRing(), target=a(MONK)),
    ),
    DRAGON.character("Niten Master", 64, cost=4, skills=(3, 3), glory=2, traits="Bushi", copies=1).has(
        reaction(attaches(this, by=YOU, with_card=weapon), ready(this), limit=2)
    ),
    DRAGON.character(
        "Togashi Yokuni", 65, cost=5, skills=(5, 5), glory=3, traits="Bushi Shugenja Champion", unique=True, copies=1
    ).has(action(GainAbility(), maximum=1)),
    DRAGON.conflict_character(
        "Tattooed Wanderer", 149, cost=1, skills=(2, 1), glory=0, traits="Monk Tattooed", influence=2, copies=1
    ).has(AsAttachment((Grants("keyword", on=attached, granted=COVERT),))),
    DRAGON.conflict_character(
        "Togashi Kazue", 150, cost=3, skills=(3, 3), glory=1, traits="Monk Tattooed", unique=True, influence=2, copies=1
    ).has(
        AsAttachment(
            (
                action(
                    move_fate(1, it, to=attached), when=attached.are(participating), target=a(participating & ~attached)
                ),
            )
        )
    ),
    DRAGON.conflict_character(
        "Ancient Master", 16, BREATH_OF_THE_KAMI, cost=1, skills=(1, 1), glory=2, traits="Monk Tattooed", influence=1
    ).has(AsAttachment((reaction(commits(attached), search(5, kiho | tattoo)),))),
    DRAGON.character(
        "Master Alchemist", 44, THE_FIRES_WITHIN, cost=4, skills=(3, 1), glory=2, traits="Shugenja Fire"
    ).has(
        action(
            Sequence((Select((honor(it), dishonor(it))),)), when=during_conflict, cost=SpendFateToRing(FIRE), target=a()
        )
    ),
    DRAGON.character(
        "Agasha Sumiko",
        65,
        THE_CHRYSANTHEMUM_THRONE,
        cost=5,
        skills=(4, 4),
        glory=1,
        traits="Bushi Champion",
        unique=True,
    ).has(Forbids("bow-by-conflict", condition=you_have_the_favor & this.are(attacking))),
    DRAGON.character(
        "Itinerant Philosopher", 85, FATE_HAS_NO_SECRETS, cost=2, skills=(1, 1), glory=2, traits="Monk"
    ).has(
        action(
            bow(it),
            when=this.are(participating),
            cost=discard_favor,
            target=a(participating & theirs & (attachments_on >= 1)),
        )
    ),
    DRAGON.character("Impulsive Novice", 28, TAINTED_LANDS, cost=2, skills=(2, 2), glory=0, traits="Monk").has(
        Modifies("skills", condition=you_have_claimed(FIRE) | you_have_claimed(VOID), amount=1)
    ),
    DRAGON.character(
        "Kitsuki Yaruma", 6, TEARS_OF_AMATERASU, cost=4, skills=(2, 4), glory=2, traits="Courtier", unique=True
    ).has(
        COURTESY,
        no_attachments_with("poison"),
        reaction(enters(this), turn_facedown(it), target=a(~broken, PROVINCE_CARDS)),
    ),
    DRAGON.attachment("Ancestral Daishō", 151, cost=1, bonus=(2, 0), traits="Weapon", influence=2, copies=1).has(
        ANCESTRAL, RESTRICTED
    ),
    DRAGON.attachment("Daimyō's Favor", 152, cost=0, traits="Condition", influence=2, copies=1).has(
        Attaches(yours),
        action(
            last(Reduces("cost", by=1, type=ATTACHMENT, onto=True), on=attached, until=END_OF_PHASE), cost=bow(this)
        ),
    ),
    DRAGON.attachment("Kitsuki's Method", 153, cost=1, bonus=(0, 2), traits="Technique", influence=2, copies=1).has(
        ANCESTRAL, RESTRICTED
    ),
    DRAGON.attachment("Way of the Dragon", 154, cost=2, bonus=(1, 1), traits="Philosophy", copies=1).has(
        Attaches(yours, one_per_character=True), Standing("additional-use", on=attached)
    ),
    DRAGON.attachment("Smoke", 54, THE_FIRES_WITHIN, cost=1, bonus=(1, 0), traits="Spell Fire", influence=2).has(
        action(
            last(Modifies("military", amount=-2), on=each(participating & ~unique)),
            when=attached.are(participating),
            cost=(bow(this), sacrifice(this)),
        )
    ),
    DRAGON.attachment("Centipede Tattoo", 75, THE_CHRYSANTHEMUM_THRONE, cost=0, traits="Tattoo", influence=2).has(
        Attaches(to=monk),
        Grants("trait", on=attached, granted="tattooed"),
        Forbids("bow-by-conflict", on=attached, condition=attached.are(losing)),
    ),
    DRAGON.attachment("Adopted Kin", 33, TAINTED_LANDS, cost=0, traits="Condition", influence=1, role="fire").has(
        Attaches(one_per_character=True),
        Grants("keyword", on=other & attached_to(attached), granted=ANCESTRAL),
    ),
    DRAGON.event("Let Go", 155, cost=0, influence=2, copies=1).has(action(discard(it), target=a(attachment, IN_PLAY))),
    DRAGON.event("Mantra of Fire", 156, cost=0, traits="Kiho Fire", influence=2, copies=1).has(
        reaction(ConflictIsDeclared(element=FIRE), Sequence((place_fate(it, 1), DrawCards(1))), target=a(MONK))
    ),
    DRAGON.event("Tranquility", 157, cost=0, influence=2, copies=1).has(
        action(last(Forbids("trigger"), on=each(character & theirs & ~participating)), when=during_conflict)
    ),
    DRAGON.event("Indomitable Will", 158, cost=1, influence=2, copies=1).has(
        reaction(
            AfterConflict(during=there_is_one(character & participating & yours)),
            last(Forbids("bow-by-conflict"), on=victors),
        )
    ),
    DRAGON.event("Mirumoto's Fury", 159, cost=1, influence=2, copies=1).has(
        action(bow(it), when=during_conflict, target=a(attacking & (glory <= your_unrevealed_provinces)))
    ),
    DRAGON.event("High Kick", 34, FOR_HONOR_AND_GLORY, cost=1, traits="Technique", influence=2).has(
        action(
            Sequence((bow(it), last(Forbids("trigger")))),
            when=during_military_conflict,
            cost=bow(one(participating & monk)),
            target=a(participating & theirs),
        )
    ),
    DRAGON.event("Mantra of Water", 52, INTO_THE_FORBIDDEN_CITY, cost=0, traits="Kiho Water", influence=2).has(
        reaction(ConflictIsDeclared(element=WATER), Sequence((ready(it), DrawCards(1))), target=a(MONK))
    ),
    DRAGON.event("Hurricane Punch", 17, BREATH_OF_THE_KAMI, cost=0, traits="Kiho Air", influence=1).has(
        action(
            Sequence((last(Modifies("military", amount=2)), DrawCards(1))),
            when=during_conflict,
            target=a(participating & monk),
        )
    ),
    DRAGON.event("Mantra of Earth", 116, ELEMENTS_UNBOUND, cost=0, traits="Kiho Earth", influence=2).has(
        reaction(
            ConflictIsDeclared(element=EARTH),
            Sequence((last(Forbids("target", by_opponent=True)), DrawCards(1))),
            target=a(MONK),
        )
    ),
    DRAGON.event("Void Fist", 94, ALL_AND_NOTHING, cost=0, traits="Kiho Void", influence=2).has(
        action(
            Together((move_home(it), bow(it))),
            when=during_conflict & (cards_played() >= 2),
            target=a(participating & (military <= military.of(participating & monk & yours))),
        )
    ),
    DRAGON.holding(
        "The Wrath of the Kami", 45, THE_FIRES_WITHIN, strength_bonus=1, traits="Shrine", unique=True, deck_limit=1
    ).has(
        action(last(Modifies("strength", amount=1), on=its_province), when=conflict_here, cost=LoseHonor(1), limit=0)
    ),
    DRAGON.attachment(
        "Being and Becoming",
        115,
        ELEMENTS_UNBOUND,
        cost=2,
        bonus=(1, 1),
        traits="Condition",
        influence=2,
        role="void",
    ).has(
        Attaches(yours),
        action(choosing_ring(with_fate(unclaimed_ring), move_fate(ALL, chosen_ring, to=attached)), cost=bow(attached)),
    ),
    DRAGON.attachment(
        "Jade Masterpiece", 14, TEARS_OF_AMATERASU, cost=1, bonus=(0, 1), traits="Item Jade", unique=True, influence=2
    ).has(
        action(
            choosing_ring(unclaimed_ring, move_fate(1, chosen_ring, to=rings_but(unclaimed_ring, chosen_ring))),
            cost=bow(this),
        )
    ),
    DRAGON.event("Written in the Stars", 115, MEDITATIONS_ON_THE_EPHEMERAL, cost=1, traits="Omen", influence=2).has(
        action(
            Select(
                (
                    place_fate_on_ring(without_fate(unclaimed_ring), 1),
                    remove_fate_from_ring(with_fate(unclaimed_ring), 1),
                )
            )
        )
    ),
    DRAGON.character("Volcanic Troll", 64, THE_EBB_AND_FLOW, cost=3, skills=(3, 3), glory=0, traits="Creature").has(
        no_attachments_except("weapon"), Modifies("skills", amount=2, condition=ring_is(UNCLAIMED, the_ring(FIRE)))
    ),
    DRAGON.character(
        "Togashi Mendicant",
        105,
        MEDITATIONS_ON_THE_EPHEMERAL,
        cost=1,
        skills=(1, 1),
        glory=1,
        traits="Monk Tattooed",
    ).has(reaction(phase_begins("fate"), look_and_arrange(3, YOUR_DYNASTY_DECK))),
    DRAGON.attachment("Hawk Tattoo", 75, THE_EBB_AND_FLOW, cost=1, bonus=(1, 0), traits="Tattoo", influence=2).has(
        Grants("trait", on=attached, granted="tattooed"),
        reaction(
            is_played(this, during=during_conflict),
            Sequence((move_to_conflict(attached), If(attached.are(monk), ActAgain()))),
        ),
    ),
    DRAGON.attachment(
        "The Stone of Sorrows",
        94,
        FATE_HAS_NO_SECRETS,
        cost=2,
        bonus=(1, 1),
        traits="Item",
        unique=True,
        influence=2,
        role="seeker",
    ).has(Forbids("take-ring-fate", on=any_card, condition=attached.are(~bowed), by_opponent=True)),
    DRAGON.character(
        "Togashi Tadakatsu",
        15,
        DISCIPLES_OF_THE_VOID,
        cost=4,
        skills=(4, 3),
        glory=0,
        traits="Monk Heretic",
        unique=True,
    ).has(Standing("chooses-element")),
    DRAGON.character(
        "Northern Wall Sensei",
        25,
        FOR_HONOR_AND_GLORY,
        cost=3,
        skills=(2, 2),
        glory=1,
        traits="Bushi",
        role="keeper",
    ).has(
        action(
            last(Immune("immune", to=event_card)),
            when=this.are(participating),
            target=a(participating & yours & (attachments_on >= 1)),
        )
    ),
]
