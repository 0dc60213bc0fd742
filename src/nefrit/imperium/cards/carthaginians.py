"""The cards of the Carthaginians.

imperium.component.carthaginians, imperium.nation.carthaginians
"""

from __future__ import annotations

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
from nefrit.imperium.choosing import all_players, each_other, may, together
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
from nefrit.imperium.giving import GiveCards
from nefrit.imperium.market import ANY_SUIT, PlaceInMarket, acquire, break_through
from nefrit.imperium.nations import CARTHAGINIANS
from nefrit.imperium.passives import PlacesInMarket
from nefrit.imperium.playing import PlayThose
from nefrit.imperium.resources import GainAgain
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_per, to
from nefrit.kernel.effects import Then

SHEET = Sheet(CARTHAGINIANS)

CARDS = [
    SHEET.power(
        "A",
        PlacesInMarket(MATERIAL),
        exhaust(GainAgain(MATERIAL), when=When("obtain", holding=MATERIAL)),
        points_per(1, MATERIAL, 6),
    ),
    SHEET.power("B", PlacesInMarket(MATERIAL, 2), points_per(1, MATERIAL, 3)),
    SHEET.card("City of Carthage", 2, CITY, header=PINNED, icons="city", at=AT_ACCESSION),
    SHEET.card(
        "Elephants",
        3,
        play(each_other(do("abandon", a("region"))), may(break_through("region/tributary")), this("history")),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=2,
        copies=2,
    ),
    SHEET.card(
        "Hegemony",
        5,
        play(to(pay(material=2), acquire(ANY_SUIT)), all_players(may(Draw()))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 1, 0),
        points=2,
    ),
    SHEET.card(
        "Hannibal",
        6,
        play(may(acquire(ANY_SUIT)), may(Draw()), may(do("take", places="history")), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 4, 0),
        points=4,
    ),
    SHEET.card(
        "Trading Ships",
        7,
        exhaust(may(to(do("recall", a("river/fertile")), acquire(holding=MATERIAL)))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
        points=4,
    ),
    SHEET.card(
        "Monopoly",
        8,
        play(gain(material=2), Draw(), GiveCards()),
        points_per(1, MATERIAL, 5),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(7, 0, 0),
    ),
    SHEET.card("Prosperity", 9, PROSPERITY, at=AT_NATION, suffix="nation"),
    SHEET.card("Prosperity", 15, PROSPERITY),
    SHEET.card(
        "Caravans",
        10,
        exhaust(to(together(pay(material=3), do("discard")), acquire(holding=MATERIAL))),
        header=PINNED,
        at=AT_NATION,
    ),
    SHEET.card("Advance", 11, ADVANCE, state=BARBARIAN, at=AT_NATION, suffix="nation"),
    SHEET.card("Advance", 16, ADVANCE, state=BARBARIAN),
    SHEET.region("Iberia", 12, "production/fertile", play(MAY_GARRISON), at=AT_NATION),
    SHEET.card("Berbers", 13, play(gain(population=2)), suits="tributary", at=AT_NATION),
    SHEET.card("Glory", 14, CannotBeGarrisoned(), GLORY),
    SHEET.card("Conquer", 17, CONQUER, state=BARBARIAN),
    SHEET.card(
        "Dido, Queen of Carthage",
        18,
        play(gain(population=1), may(Then(acquire("region"), PlayThose())), this("history")),
        state=BARBARIAN,
    ),
    SHEET.card(
        "Carthaginian Traders",
        19,
        FREE_PLAY,
        play(PlaceInMarket(MATERIAL), may(do("history", places="hand/discard"))),
        state=BARBARIAN,
    ),
    SHEET.region("Balearic Islands", 20, "production/production/river", play(MAY_GARRISON)),
    SHEET.region("Mauretania", 21, "production", play(gain(material=2), MAY_GARRISON)),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=2),
]
