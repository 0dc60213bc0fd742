"""The cards of the Scythians.

imperium.component.scythians, imperium.nation.scythians, imperium.ruling.nomads
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import ADVANCE, ATTACKED, CITY, CONQUER, FREE_PLAY, GLORY, MAY_GARRISON, UNREST_CARD
from nefrit.imperium.choosing import all_players, each_other, may, together
from nefrit.imperium.conditions import IF_EMPIRE
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    MATERIAL,
    PINNED,
    POPULATION,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import acquire, break_through
from nefrit.imperium.nations import SCYTHIANS
from nefrit.imperium.passives import HandSize
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import Avoid
from nefrit.imperium.resources import SpendActions, Steal
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned, CannotBePlayed
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_per, solstice, to

SHEET = Sheet(SCYTHIANS)

CARDS = [
    SHEET.power(
        "A", exhaust(to(together(SpendActions(), TakeUnrest()), break_through("region"))), points_per(1, MATERIAL, 6)
    ),
    SHEET.power("B", points_per(1, MATERIAL, 3, (marks("region", OWNED), 3))),
    SHEET.card("Glory", 2, CannotBeGarrisoned(), GLORY, at=AT_ACCESSION),
    SHEET.card(
        "Ateas",
        3,
        play(may(acquire("region")), may(do("return")), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 4, 0),
        points=3,
    ),
    SHEET.card(
        "Kurgans",
        4,
        HandSize(),
        exhaust(do("history", places="discard")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=2,
    ),
    SHEET.card(
        "City of Gelonus",
        5,
        CITY,
        header=PINNED,
        icons="city",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=2,
    ),
    SHEET.card("Jewellery", 6, CannotBePlayed(), CannotBeGarrisoned(), at=AT_DEVELOPMENT, cost=(7, 0, 0), points=7),
    SHEET.card("Unrest", 7, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, copies=2, suffix="nation"),
    SHEET.card("Unrest", 22, UNREST_CARD, suits="unrest", points=-2, copies=3),
    SHEET.card(
        "Tamga",
        9,
        exhaust(to(do("discard"), Draw(2))),
        points_per(1, marks("region", OWNED), 2),
        header=PINNED,
        at=AT_NATION,
    ),
    SHEET.region("Pontic Steppe", 10, "production/fertile", play(gain(population=1), MAY_GARRISON), at=AT_NATION),
    SHEET.region("Tarim Basin", 11, "production/river", play(may(Draw()), MAY_GARRISON), at=AT_NATION),
    SHEET.region("Caucasia", 12, "production", play(gain(population=1), MAY_GARRISON), at=AT_NATION),
    SHEET.card(
        "Raiders",
        13,
        FREE_PLAY,
        play(Draw(2), each_other(do("recall", a("region"))), Steal(POPULATION, 1, IF_EMPIRE)),
        header=ATTACK,
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card("Nomads", 14, play(all_players(may(Draw())), gain(material=1, per=marks("production")))),
    SHEET.card(
        "Nomads",
        15,
        play(all_players(may(Draw())), gain(material=1, per=marks("production"))),
        state=BARBARIAN,
        suffix="barbarian",
    ),
    SHEET.card("Advance", 16, ADVANCE, state=BARBARIAN),
    SHEET.card("Conquer", 17, CONQUER, state=BARBARIAN),
    SHEET.region("Carpathian Mountains", 18, "", play(gain(population=1), MAY_GARRISON), state=BARBARIAN),
    SHEET.region("Tian Shan", 19, "", play(gain(population=1), MAY_GARRISON), state=BARBARIAN),
    SHEET.card(
        "Mounted Archers",
        20,
        exhaust(Avoid(), when=ATTACKED, anytime=True),
        solstice(may(to(pay(material=1), gain(population=1)))),
        header=PINNED,
    ),
    SHEET.card(
        "Tents",
        21,
        exhaust(gain(population=1), when=When("play", a("region"))),
        solstice(may(do("recall", a("region")))),
        header=PINNED,
        state=BARBARIAN,
    ),
]
