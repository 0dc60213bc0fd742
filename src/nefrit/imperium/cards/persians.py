"""The cards of the Persians.

imperium.component.persians, imperium.nation.persians
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import (
    ADVANCE,
    CITY,
    CONQUER,
    FREE_PLAY,
    GLORY,
    MAY_GARRISON,
    PROSPERITY,
    UNREST_CARD,
)
from nefrit.imperium.choosing import all_players, each_other, either, may, together
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FERTILE,
    PINNED,
)
from nefrit.imperium.develop import Develop
from nefrit.imperium.doing import do, this
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import PERSIANS
from nefrit.imperium.places import OWNED
from nefrit.imperium.resources import SpendActions
from nefrit.imperium.treating import Treat
from nefrit.imperium.trees import CannotBeGarrisoned
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_per, to

SHEET = Sheet(PERSIANS)

CARDS = [
    SHEET.power(
        "A",
        exhaust(to(together(SpendActions(), do("deck", count=2), pay(population=1)), break_through("tributary"))),
        points_per(1, marks("tributary", OWNED), 3),
    ),
    SHEET.power("B", points_per(1, marks("tributary", OWNED))),
    SHEET.card("City of Persepolis", 2, CITY, header=PINNED, icons="city", at=AT_ACCESSION),
    SHEET.card(
        "Battering Ram",
        3,
        play(each_other(do("abandon", a("city"))), may(break_through("region/tributary"))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 4, 0),
        points=2,
    ),
    SHEET.card(
        "Development",
        4,
        play(either(Develop(), to(pay(material=2), acquire("uncivilised/civilised")))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Windmills",
        5,
        FREE_PLAY,
        exhaust(Treat(FERTILE)),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 0, 0),
        points=2,
    ),
    SHEET.card(
        "Satrap",
        6,
        FREE_PLAY,
        play(to(pay(material=3), gain(actions=1))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Persian Gold",
        7,
        play(all_players(gain(material=2)), gain(progress=1), each_other(TakeUnrest())),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(7, 0, 0),
        points=4,
    ),
    SHEET.card(
        "Babylonians",
        8,
        FREE_PLAY,
        play(acquire(ANY_SUIT), this("history")),
        suits="tributary",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 5, 0),
        points=4,
    ),
    SHEET.card(
        "Darius I",
        9,
        play(acquire(ANY_SUIT), this("history")),
        points_per(1, marks("tributary", OWNED)),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
    ),
    SHEET.region(
        "Arachosia", 10, "production/river", play(may(do("history", places="discard")), MAY_GARRISON), at=AT_NATION
    ),
    SHEET.region("Nisaean Plain", 11, "fertile/fertile", play(MAY_GARRISON), at=AT_NATION),
    SHEET.card(
        "Median Empire", 12, play(gain(material=4), this("history")), suits="tributary", state=BARBARIAN, at=AT_NATION
    ),
    SHEET.card("Unrest", 13, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=2),
    SHEET.card("Glory", 14, CannotBeGarrisoned(), GLORY),
    SHEET.card("Prosperity", 15, PROSPERITY),
    SHEET.card("Advance", 16, ADVANCE, state=BARBARIAN),
    SHEET.card("Conquer", 17, CONQUER, state=BARBARIAN, copies=2),
    SHEET.region("Bactria", 19, "", play(gain(material=3), MAY_GARRISON)),
    SHEET.region("Zagros", 20, "production/river", play(MAY_GARRISON)),
    SHEET.card("Lydians", 21, play(gain(population=2), this("history")), suits="tributary", state=BARBARIAN),
]
