"""The cards of the Mauryans.

imperium.component.mauryans, imperium.nation.mauryans, imperium.ruling.indian-elephants
"""

from __future__ import annotations

from nefrit.imperium.amounts import THAT_MANY, Cards, marks
from nefrit.imperium.cards.standard import ADVANCE, CITY, GLORY, MAY_GARRISON, PROSPERITY, UNREST_CARD
from nefrit.imperium.choosing import Repeat, all_players, each_other, either, may, together
from nefrit.imperium.conditions import in_history, in_play
from nefrit.imperium.constants import AT_ACCESSION, AT_DEVELOPMENT, AT_NATION, ATTACK, BARBARIAN, EMPIRE, PINNED
from nefrit.imperium.doing import ANY_NUMBER, DoAll, do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.fame import TakeFame
from nefrit.imperium.filters import a
from nefrit.imperium.finding import Find
from nefrit.imperium.market import acquire, break_through
from nefrit.imperium.nations import MAURYANS
from nefrit.imperium.passives import CountsTwice, HandSize, LosesIcon, ReducesUnrest
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned, PlayOnlyIf
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_per, solstice, to

SHEET = Sheet(MAURYANS)

CARDS = [
    SHEET.power(
        "A",
        exhaust(gain(progress=1), when=When("play", a("region"))),
        solstice(may(to(pay(material=1), do("take", a("region"))))),
        points_per(1, marks("region")),
    ),
    SHEET.power("B", points_per(2, Cards(place="history"))),
    SHEET.card("Glory", 2, CannotBeGarrisoned(), GLORY, at=AT_ACCESSION),
    SHEET.card(
        "Mathematics",
        3,
        HandSize(),
        LosesIcon(a(named="Advance")),
        points_per(1, Cards(a("pinned", but="region"), "play")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
    ),
    SHEET.region(
        "Grand Trunk Road",
        4,
        "",
        CountsTwice(),
        exhaust(all_players(gain(material=1)), gain(progress=1)),
        suits="region/region",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 3, 0),
        points=2,
    ),
    SHEET.card(
        "Ashoka",
        5,
        play(TakeFame(), DoAll("history", a("attack"), ("hand", "deck", "discard")), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=1,
    ),
    SHEET.card(
        "Buddhism",
        6,
        ReducesUnrest(material=1, cards=1),
        solstice(either(gain(progress=1), do("return", places="discard"))),
        points_per(1, Cards(place="history")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 4, 0),
    ),
    SHEET.card(
        "Edicts of Ashoka",
        7,
        PlayOnlyIf(in_history(a(named="Ashoka"))),
        exhaust(
            to(
                do("history"),
                either(Draw(), do("return", places="discard"), together(Draw(), do("return", places="discard"))),
            )
        ),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 0, 0),
        points=3,
    ),
    SHEET.card(
        "Punch-marked Coins",
        8,
        exhaust(Draw(), gain(progress=1)),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 1, 0),
        points=2,
    ),
    SHEET.card(
        "Arthashastra",
        9,
        solstice(
            do("discard", a("unrest"), ANY_NUMBER, up_to=True), Repeat(either(Draw(), gain(progress=1)), THAT_MANY)
        ),
        header=PINNED,
        at=AT_NATION,
    ),
    SHEET.card(
        "Nanda Dynasty",
        10,
        PlayOnlyIf(in_play(a(named="Arthashastra"))),
        play(gain(population=2)),
        suits="tributary",
        at=AT_NATION,
    ),
    SHEET.card("City of Pataliputra", 11, CITY, header=PINNED, icons="city", at=AT_NATION),
    SHEET.card(
        "Indian Elephants",
        12,
        play(each_other(do("recall", a("region"))), may(break_through("region/tributary"))),
        header=ATTACK,
        at=AT_NATION,
    ),
    SHEET.card(
        "Indian Elephants",
        13,
        play(each_other(do("recall", a("region"))), may(break_through("region/tributary"))),
        header=ATTACK,
        state=BARBARIAN,
        at=AT_NATION,
        suffix="barbarian",
    ),
    SHEET.region("Gandhara", 14, "production", play(gain(population=1), MAY_GARRISON), at=AT_NATION),
    SHEET.card("Unrest", 15, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, copies=2, suffix="nation"),
    SHEET.card("Unrest", 23, UNREST_CARD, suits="unrest", points=-2, copies=2),
    SHEET.card("Advance", 17, ADVANCE, state=BARBARIAN),
    SHEET.card(
        "Chandragupta",
        18,
        play(acquire("region"), Find(a(named="Indian Elephants"), "discard"), this("history")),
        state=BARBARIAN,
    ),
    SHEET.card(
        "Chanakya",
        19,
        play(
            either(together(acquire("uncivilised"), acquire("civilised")), Find(a(named="Arthashastra"), "discard")),
            this("history"),
        ),
        state=BARBARIAN,
    ),
    SHEET.region("Magadha", 20, "production", play(MAY_GARRISON), state=BARBARIAN),
    SHEET.region("Indus Valley", 21, "production/fertile/river", play(MAY_GARRISON)),
    SHEET.card("Prosperity", 22, PROSPERITY),
]
