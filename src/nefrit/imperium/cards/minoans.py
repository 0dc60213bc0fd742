"""The cards of the Minoans.

imperium.component.minoans, imperium.nation-minoans.progress, imperium.nation-minoans.pottery,
imperium.nation-minoans.engine
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import ADVANCE, CONQUER, GLORY, MAY_GARRISON, METROPOLIS, PROSPERITY, UNREST_CARD
from nefrit.imperium.choosing import each_other, either, may
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    PINNED,
    PROGRESS,
)
from nefrit.imperium.develop import Develop
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire
from nefrit.imperium.nations import MINOANS
from nefrit.imperium.passives import ReducesDevelopment
from nefrit.imperium.resources import PlaceOnThis
from nefrit.imperium.trees import CannotBeGarrisoned, CannotBePlayed
from nefrit.imperium.verbs import KeepsTokens
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_per, solstice, to

SHEET = Sheet(MINOANS)

CARDS = [
    SHEET.power("A", solstice(may(to(do("discard"), gain(progress=1))))),
    SHEET.power("B", points_per(1, PROGRESS)),
    SHEET.card("King Minos", 2, play(gain(progress=1), may(Develop()), this("history")), at=AT_ACCESSION),
    SHEET.card(
        "Minoan Traders",
        3,
        play(
            each_other(gain(material=2)),
            either(
                gain(material=1, per=marks("production")),
                gain(population=1, per=marks("region")),
                gain(progress=1, per=marks("city/metropolis")),
            ),
        ),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 1, 1),
        points=2,
    ),
    SHEET.card(
        "Drainage System",
        4,
        solstice(gain(population=1)),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 1),
        points=2,
    ),
    SHEET.card(
        "Architecture",
        5,
        ReducesDevelopment(PROGRESS, 1),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(5, 0, 2),
        points=3,
    ),
    SHEET.card(
        "Frescos",
        6,
        solstice(may(to(do("discard"), Draw(), gain(progress=1)))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 1, 2),
        points=3,
    ),
    SHEET.card(
        "Labyrinth",
        7,
        solstice(may(to(pay(population=1), gain(progress=1)))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 2),
        points=3,
    ),
    SHEET.card(
        "Minoan Expansion",
        8,
        play(each_other(do("abandon", a("region"))), may(acquire(ANY_SUIT))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 4, 0),
        points=3,
    ),
    SHEET.card("Seal Stones", 9, CannotBePlayed(), points_per(1, PROGRESS), at=AT_DEVELOPMENT, cost=(3, 1, 3)),
    SHEET.card("Glory", 10, CannotBeGarrisoned(), GLORY, at=AT_NATION),
    SHEET.card("Unrest", 11, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 21, UNREST_CARD, suits="unrest", points=-2, copies=3),
    SHEET.card(
        "Writing Systems", 12, exhaust(to(do("history", places="discard"), Draw())), header=PINNED, at=AT_NATION
    ),
    SHEET.card("Knossos", 13, METROPOLIS, header=PINNED, icons="metropolis", at=AT_NATION),
    SHEET.card("Advance", 14, ADVANCE, state=BARBARIAN),
    SHEET.card("Conquer", 15, CONQUER, state=BARBARIAN),
    SHEET.card(
        "Pottery",
        16,
        solstice(either(to(pay(material=2), PlaceOnThis(PROGRESS)), this("abandon"))),
        KeepsTokens(),
        header=PINNED,
        state=BARBARIAN,
    ),
    SHEET.region("Thera", 17, "production", play(gain(progress=1), MAY_GARRISON), state=BARBARIAN),
    SHEET.region("Crete", 18, "production/river/fertile", play(MAY_GARRISON)),
    SHEET.region("Cyprus", 19, "production", play(MAY_GARRISON)),
    SHEET.card("Prosperity", 20, PROSPERITY),
]
