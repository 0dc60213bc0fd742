"""The cards of the Romans.

imperium.component.romans, imperium.nation.romans, imperium.card.sample-put-into-history
"""

from __future__ import annotations

from nefrit.imperium.cards.standard import (
    ADVANCE,
    CITY,
    CONQUER,
    FREE_PLAY,
    GLORY,
    MAY_GARRISON,
    METROPOLIS,
    PROSPERITY,
    UNREST_CARD,
)
from nefrit.imperium.choosing import each_other, either, may
from nefrit.imperium.conditions import in_play
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    PINNED,
    POPULATION,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import ROMANS
from nefrit.imperium.passives import HandSize, LooksAtMoreFame, LosesIcon
from nefrit.imperium.trees import CannotBeGarrisoned, PlayOnlyIf
from nefrit.imperium.written import Sheet, gain, play, points_per, solstice

SHEET = Sheet(ROMANS)

CARDS = [
    SHEET.power("A", LooksAtMoreFame(), points_per(1, POPULATION, 4)),
    SHEET.power("B", points_per(1, POPULATION, 2)),
    SHEET.card(
        "Julius Caesar",
        2,
        FREE_PLAY,
        play(either(Draw(2), may(acquire("region/tributary"))), this("history")),
        state=EMPIRE,
        at=AT_ACCESSION,
    ),
    SHEET.card(
        "Military Engineering",
        3,
        play(each_other(do("discard", count=2)), may(break_through("civilised"))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
        points=3,
    ),
    SHEET.card(
        "Roman Invasion",
        4,
        play(may(acquire("region/tributary")), each_other(do("abandon", a("region")))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=2,
    ),
    SHEET.card(
        "Legions",
        5,
        HandSize(),
        LosesIcon(a(named="Conquer")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=2,
    ),
    SHEET.card(
        "The Senate",
        6,
        play(may(acquire("civilised")), may(do("history"))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 0, 0),
        points=3,
    ),
    SHEET.card(
        "Rome, the Eternal City",
        7,
        PlayOnlyIf(in_play(a(named="City of Rome"))),
        play(do("history", a(named="City of Rome"), places="play")),
        METROPOLIS,
        header=PINNED,
        icons="metropolis",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 3, 0),
        points=4,
    ),
    SHEET.card(
        "Emperor Trajan",
        8,
        play(acquire(ANY_SUIT), this("history")),
        points_per(1, POPULATION, 3),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 1, 0),
    ),
    SHEET.card("Prosperity", 9, PROSPERITY, at=AT_NATION, suffix="nation"),
    SHEET.card("Prosperity", 15, PROSPERITY),
    SHEET.card(
        "Bread and Circuses",
        10,
        solstice(do("discard"), may(do("return", places="hand")), may(do("return", places="discard"))),
        header=PINNED,
        at=AT_NATION,
    ),
    SHEET.region("Gallia Aquitania", 11, "production/fertile", play(MAY_GARRISON), at=AT_NATION),
    SHEET.region("Raetia", 12, "production/river", play(gain(material=1), MAY_GARRISON), at=AT_NATION),
    SHEET.card("Unrest", 13, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=2),
    SHEET.card("Glory", 14, CannotBeGarrisoned(), GLORY),
    SHEET.card("Advance", 16, ADVANCE, state=BARBARIAN),
    SHEET.card("Conquer", 17, CONQUER, state=BARBARIAN),
    SHEET.card("Triumvirate", 18, play(break_through("uncivilised"), this("history")), state=BARBARIAN),
    SHEET.card("City of Rome", 19, CITY, header=PINNED, icons="city"),
    SHEET.region("Dalmatia", 20, "production", play(gain(population=1), MAY_GARRISON)),
    SHEET.card(
        "Roman Expansion",
        21,
        play(acquire("region"), may(acquire("region")), each_other(do("recall", a("region"))), this("history")),
        header=ATTACK,
        state=BARBARIAN,
    ),
]
