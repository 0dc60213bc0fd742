"""The cards of the Egyptians.

imperium.component.egyptians, imperium.nation.egyptians, imperium.ruling-embalming.when,
imperium.ruling-embalming.partly-replaced
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import ADVANCE, FREE_PLAY, GLORY, MAY_GARRISON, PROSPERITY, UNREST_CARD
from nefrit.imperium.choosing import each_other, either, may, together
from nefrit.imperium.conditions import IF_EMPIRE
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
from nefrit.imperium.develop import Develop
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import EGYPTIANS
from nefrit.imperium.passives import HandSize, ReducesDevelopment, ReducesUnrest
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import PlayCard
from nefrit.imperium.resources import SpendActions
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_per, solstice, to
from nefrit.kernel.effects import If

SHEET = Sheet(EGYPTIANS)

CARDS = [
    SHEET.power(
        "A",
        exhaust(
            either(
                to(together(SpendActions(), TakeUnrest()), Develop()),
                to(together(pay(population=1), TakeUnrest()), gain(actions=1)),
            )
        ),
        points_per(2, marks("civilised", OWNED)),
    ),
    SHEET.power("B", HandSize(), points_per(3, marks("civilised", OWNED))),
    SHEET.card("Unification", 2, play(gain(progress=2), this("history")), at=AT_ACCESSION),
    SHEET.card(
        "Development",
        3,
        play(either(Develop(), to(pay(material=2), acquire("uncivilised/civilised")))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 1, 0),
        points=2,
    ),
    SHEET.card(
        "Embalming",
        4,
        passive(When("pay-population"), may(do("history"))),
        exhaust(Draw()),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 0, 0),
        points=2,
    ),
    SHEET.card(
        "Obelisk",
        5,
        exhaust(PlayCard(a("unrest"))),
        solstice(do("discard"), gain(progress=1)),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
        points=2,
    ),
    SHEET.card(
        "Ramesses II",
        6,
        FREE_PLAY,
        play(acquire(ANY_SUIT), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=4,
    ),
    SHEET.card(
        "Egyptian Expansion",
        7,
        play(each_other(do("abandon", a("region"))), may(acquire("region/tributary"))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 4, 0),
        points=4,
    ),
    SHEET.card(
        "Medicine",
        8,
        ReducesDevelopment(POPULATION, 1),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
        points=4,
    ),
    SHEET.card(
        "Pyramids",
        9,
        ReducesUnrest(material=1, cards=1),
        exhaust(Draw()),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 3, 0),
        points=4,
    ),
    SHEET.card(
        "Egyptian Legacy",
        10,
        play(each_other(TakeUnrest(), do("discard")), gain(progress=2)),
        points_per(1, marks("civilised", OWNED)),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(5, 0, 0),
    ),
    SHEET.region("Red Land", 11, "", play(gain(progress=1), MAY_GARRISON), at=AT_NATION),
    SHEET.card("Kushites", 12, play(gain(progress=2)), suits="tributary", state=BARBARIAN, at=AT_NATION),
    SHEET.card("Unrest", 13, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=2),
    SHEET.card(
        "Flood of the Nile",
        14,
        play(
            to(
                do("abandon", a("river")),
                either(gain(material=5), If(IF_EMPIRE, break_through("uncivilised/civilised"))),
            )
        ),
    ),
    SHEET.card("Glory", 15, CannotBeGarrisoned(), GLORY),
    SHEET.card("Prosperity", 16, PROSPERITY),
    SHEET.card("Advance", 17, ADVANCE, state=BARBARIAN),
    SHEET.card(
        "Egyptian Incursion",
        18,
        play(to(pay(material=2, population=1), acquire("region/tributary")), each_other(do("recall", a("region")))),
        header=ATTACK,
        state=BARBARIAN,
    ),
    SHEET.card("Egyptian Hieroglyphics", 19, solstice(may(do("history", places="hand/discard"))), header=PINNED),
    SHEET.region("Lower Nile", 20, "river", play(MAY_GARRISON)),
    SHEET.region("Nile Valley", 21, "production/river/fertile", play(MAY_GARRISON)),
]
