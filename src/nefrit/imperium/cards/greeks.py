"""The cards of the Greeks.

imperium.component.greeks, imperium.nation.greeks
"""

from __future__ import annotations

from nefrit.imperium.amounts import Cards, marks
from nefrit.imperium.cards.standard import ADVANCE, CITY, CONQUER, FREE_PLAY, GLORY, MAY_GARRISON, UNREST_CARD
from nefrit.imperium.choosing import each_other, either
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    MATERIAL,
    PINNED,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, Swap, acquire, break_through
from nefrit.imperium.nations import GREEKS
from nefrit.imperium.passives import HandSize, LosesIcon, ReducesUnrest
from nefrit.imperium.playing import PlayCard
from nefrit.imperium.resources import SpendActions, Steal
from nefrit.imperium.trees import CannotBeGarrisoned
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_per, to

SHEET = Sheet(GREEKS)

CARDS = [
    SHEET.power("A", exhaust(to(SpendActions(2), break_through("uncivilised/civilised"))), points_per(1, Cards(), 7)),
    SHEET.power("B", points_per(1, Cards(), 3)),
    SHEET.card("Olympic Games", 2, play(Draw(2), do("history")), at=AT_ACCESSION),
    SHEET.card(
        "Greek Prosperity",
        3,
        play(
            either(
                gain(material=1, per=marks("production")),
                gain(population=1, per=marks("region")),
                Draw(per=marks("city/metropolis")),
            )
        ),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
        points=2,
    ),
    SHEET.card(
        "Pericles",
        4,
        FREE_PLAY,
        play(acquire(ANY_SUIT), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
        points=3,
    ),
    SHEET.card(
        "City of Corinth",
        5,
        CITY,
        header=PINNED,
        icons="city",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Science",
        6,
        HandSize(),
        LosesIcon(a(named="Advance")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Greek Innovation",
        7,
        play(to(do("deck", count=2), acquire(ANY_SUIT)), each_other(do("recall", a("pinned")))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Direct Democracy",
        8,
        ReducesUnrest(material=1, cards=1),
        exhaust(PlayCard(a("unrest"))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Lighthouse",
        9,
        exhaust(either(do("deck", a("attack"), places="discard"), Swap())),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(5, 0, 0),
        points=3,
    ),
    SHEET.card(
        "Philosophy",
        10,
        play(to(do("abandon", a("pinned", but="region")), break_through("uncivilised/civilised"))),
        points_per(1, Cards(), 5),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(6, 0, 0),
    ),
    SHEET.card("City of Athens", 11, CITY, header=PINNED, icons="city", at=AT_NATION),
    SHEET.region("Plains of Thessaly", 12, "production", play(gain(material=1), MAY_GARRISON), at=AT_NATION),
    SHEET.card("Unrest", 13, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=2),
    SHEET.card("Glory", 14, CannotBeGarrisoned(), GLORY),
    SHEET.card(
        "Greek Mercenaries",
        15,
        play(gain(progress=1), Draw(), Steal(MATERIAL, 2), each_other(gain(population=1))),
        header=ATTACK,
    ),
    SHEET.card("Advance", 16, ADVANCE, state=BARBARIAN),
    SHEET.card("Conquer", 17, CONQUER, state=BARBARIAN),
    SHEET.card(
        "Settlers",
        18,
        play(either(to(pay(population=1), acquire("region")), gain(progress=1), do("return"))),
        state=BARBARIAN,
    ),
    SHEET.card("City of Sparta", 19, CITY, header=PINNED, icons="city", state=BARBARIAN),
    SHEET.region("Peloponnese", 20, "production/river", play(gain(population=1), MAY_GARRISON)),
    SHEET.region("Forest of Pholoe", 21, "production", play(MAY_GARRISON)),
]
