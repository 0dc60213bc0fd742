"""The cards of the Celts.

imperium.component.celts, imperium.nation.celts, imperium.nation-celts.supply
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import ADVANCE, CONQUER, GLORY, MAY_GARRISON, UNREST_CARD
from nefrit.imperium.choosing import each_other, either, may
from nefrit.imperium.conditions import IF_EMPIRE, in_play
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    AT_SUPPLY,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FOUR,
    MATERIAL,
    PINNED,
    PROGRESS,
    THREE_OR_MORE,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import CELTS
from nefrit.imperium.passives import AcquiresExiled, HandSize, LosesIcon
from nefrit.imperium.places import OWNED
from nefrit.imperium.resources import Steal
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_per, to

SHEET = Sheet(CELTS)

CARDS = [
    SHEET.power(
        "A",
        exhaust(each_other(TakeUnrest()), when=When("obtain", a("uncivilised"))),
        points_per(1, marks("uncivilised", OWNED)),
    ),
    SHEET.power("B", points_per(2, marks("uncivilised", OWNED))),
    SHEET.card(
        "Celtic Gold", 2, play(each_other(gain(material=1)), gain(material=4, per=marks("fertile"))), at=AT_ACCESSION
    ),
    SHEET.card(
        "Celtic Innovation",
        3,
        play(may(acquire("uncivilised/civilised")), each_other(TakeUnrest())),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
        points=4,
    ),
    SHEET.card(
        "Chainmail",
        4,
        passive(When("play", a("attack")), gain(progress=1)),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 1, 0),
        points=4,
    ),
    SHEET.card(
        "Chariots",
        5,
        AcquiresExiled(a("region")),
        LosesIcon(a(named="Conquer")),
        LosesIcon(a("attack")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=4,
    ),
    SHEET.card(
        "Ogham Script",
        6,
        HandSize(),
        exhaust(may(do("history")), may(do("history", places="discard"))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
        points=4,
    ),
    SHEET.card(
        "Vercingetorix",
        7,
        play(may(acquire(ANY_SUIT)), this("history")),
        points_per(1, marks("uncivilised", OWNED)),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 0, 0),
    ),
    SHEET.card("Conquer", 8, CONQUER, state=BARBARIAN, at=AT_NATION, suffix="nation"),
    SHEET.card("Conquer", 17, CONQUER, state=BARBARIAN),
    SHEET.region("Armorica", 9, "production/river", play(MAY_GARRISON), at=AT_NATION),
    SHEET.region("Belgica", 10, "river", play(may(Draw()), MAY_GARRISON), at=AT_NATION),
    SHEET.region("Britannia", 11, "production/fertile", play(MAY_GARRISON), at=AT_NATION),
    SHEET.region("Hibernia", 12, "fertile", play(may(do("take")), MAY_GARRISON), at=AT_NATION),
    SHEET.card("Unrest", 13, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=2),
    SHEET.card(
        "Unrest",
        24,
        UNREST_CARD,
        suits="unrest",
        at=AT_SUPPLY,
        players=THREE_OR_MORE,
        points=-2,
        copies=2,
        suffix="supply-3p",
    ),
    SHEET.card(
        "Unrest", 26, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=FOUR, points=-2, copies=3, suffix="supply-4p"
    ),
    SHEET.card(
        "Druids",
        14,
        play(
            either(
                gain(progress=1),
                to(pay(population=1), break_through("uncivilised")),
                to(do("return"), gain(population=1)),
            )
        ),
    ),
    SHEET.card("Glory", 15, CannotBeGarrisoned(), GLORY),
    SHEET.card("Advance", 16, ADVANCE, state=BARBARIAN),
    SHEET.card(
        "Boudicca",
        18,
        play(gain(progress=1), each_other(do("abandon", a("region"))), this("history")),
        header=ATTACK,
        state=BARBARIAN,
    ),
    SHEET.card(
        "Cattle Raid",
        19,
        play(gain(material=2), Steal(MATERIAL, 1, in_play(a("region"))), Steal(PROGRESS, 1, IF_EMPIRE)),
        header=ATTACK,
        state=BARBARIAN,
    ),
    SHEET.card("Cauldron of Cerridwen", 20, exhaust(to(pay(progress=1), gain(population=2))), header=PINNED),
    SHEET.region("Celtica", 21, "production", play(may(do("deck", places="discard")), MAY_GARRISON)),
]
