"""The cards of the Qin.

imperium.component.qin, imperium.nation-qin.mandate, imperium.nation-qin.philosophies, imperium.nation-qin.long-walls
"""

from __future__ import annotations

from nefrit.imperium.amounts import THAT_MANY, Cards
from nefrit.imperium.cards.standard import ADVANCE, ATTACKED, FREE_PLAY, GLORY, MAY_GARRISON, PROSPERITY, UNREST_CARD
from nefrit.imperium.choosing import Repeat, each_other, either, may, together
from nefrit.imperium.conditions import IF_BARBARIAN, in_history, in_play
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    AT_SUPPLY,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FOUR,
    PINNED,
    POPULATION,
    THREE_OR_MORE,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.fame import TakeFame
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, PlaceInMarket, acquire, break_through
from nefrit.imperium.nations import QIN
from nefrit.imperium.passives import HandSize, LosesIcon, PlacesInMarket, ReducesUnrest
from nefrit.imperium.playing import Avoid
from nefrit.imperium.resources import GainAgain, PayUpTo, SpendActions
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned, CannotBePlayed, PlayOnlyIf
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_in, points_per, solstice, to
from nefrit.kernel.effects import AllOf, If

SHEET = Sheet(QIN)

CARDS = [
    SHEET.power(
        "A",
        PlacesInMarket(POPULATION),
        exhaust(GainAgain(POPULATION), when=When("obtain", holding=POPULATION)),
        points_per(1, Cards(a("pinned", but="region"), "play")),
    ),
    SHEET.power("B", PlacesInMarket(POPULATION), points_per(2, Cards(a("pinned", but="region"), "play"))),
    SHEET.card(
        "Long Walls I",
        2,
        ReducesUnrest(material=2),
        points_per(1, Cards(a(family="Long Walls"), "play")),
        header=PINNED,
        state=EMPIRE,
        at=AT_ACCESSION,
    ),
    SHEET.card(
        "Long Walls II",
        3,
        passive(ATTACKED, may(to(do("recall", a(family="Long Walls")), Avoid()))),
        points_per(1, Cards(a(family="Long Walls"), "play")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
    ),
    SHEET.card(
        "Long Walls III",
        4,
        exhaust(to(pay(population=1), Draw())),
        points_per(1, Cards(a(family="Long Walls"), "play")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
    ),
    SHEET.card(
        "Long Walls IV",
        5,
        exhaust(to(do("deck"), gain(actions=1)), so=in_play(a(family="Long Walls"), 3)),
        points_per(1, Cards(a(family="Long Walls"), "play")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
    ),
    SHEET.card(
        "Emperor Qin Shi Huang",
        6,
        PlayOnlyIf(AllOf((in_play(a(named="Mandate of Heaven")), in_history(a(named="King Wu of Qin"))))),
        FREE_PLAY,
        play(TakeFame(), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
    ),
    SHEET.card(
        "Mathematics",
        7,
        HandSize(),
        LosesIcon(a(named="Advance")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
        points=2,
    ),
    SHEET.card(
        "King Wu of Qin",
        8,
        PlayOnlyIf(AllOf((in_play(a(named="Mandate of Heaven")), in_history(a(named="Duke Zhuang of Qin"))))),
        play(PayUpTo(3), Repeat(acquire(ANY_SUIT), THAT_MANY), this("history")),
        points_in(history=2),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 0),
    ),
    SHEET.card(
        "Metallurgy",
        9,
        solstice(either(gain(progress=1), do("take", a("region")))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 1, 0),
        points=2,
    ),
    SHEET.card(
        "Terracotta Warriors", 10, CannotBePlayed(), points_in(garrison=7, history=3), at=AT_DEVELOPMENT, cost=(7, 0, 0)
    ),
    SHEET.region("Eastern Zhou", 11, "production", play(gain(population=1), MAY_GARRISON), at=AT_NATION),
    SHEET.card("Glory", 12, CannotBeGarrisoned(), GLORY, at=AT_NATION),
    SHEET.card(
        "Writing Systems", 13, exhaust(to(do("history", places="discard"), Draw())), header=PINNED, at=AT_NATION
    ),
    SHEET.card("Unrest", 14, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, suffix="nation"),
    SHEET.card("Unrest", 23, UNREST_CARD, suits="unrest", points=-2),
    SHEET.card(
        "Unrest", 24, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=THREE_OR_MORE, points=-2, suffix="supply-3p"
    ),
    SHEET.card("Unrest", 25, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=FOUR, points=-2, suffix="supply-4p"),
    SHEET.card(
        "Confucianism",
        15,
        play(do("abandon", a(named="Legalism"))),
        exhaust(
            to(
                together(SpendActions(), do("discard", count=2)),
                either(
                    acquire("tributary/uncivilised/civilised", holding=POPULATION),
                    do("return", count=2, places="discard", up_to=True),
                ),
            )
        ),
        header=PINNED,
    ),
    SHEET.card(
        "Legalism",
        16,
        play(do("abandon", a(named="Confucianism"))),
        exhaust(to(pay(population=3), acquire("region/tributary"))),
        header=PINNED,
    ),
    SHEET.card(
        "School of Diplomacy",
        17,
        play(
            do("abandon", a("region"), 3, up_to=True),
            Repeat(may(acquire("region/tributary")), THAT_MANY),
            If(IF_BARBARIAN, each_other(do("recall", a("region")))),
        ),
        header=ATTACK,
    ),
    SHEET.region("Western Zhou", 18, "production/river", play(gain(material=1), MAY_GARRISON)),
    SHEET.card("Advance", 19, ADVANCE, state=BARBARIAN),
    SHEET.card("Prosperity", 20, PROSPERITY),
    SHEET.card(
        "Duke Zhuang of Qin",
        21,
        PlayOnlyIf(in_play(a(named="Mandate of Heaven"))),
        play(
            do("return", count=2, places="hand/discard", up_to=True), break_through("region/tributary"), this("history")
        ),
        state=BARBARIAN,
    ),
    SHEET.card(
        "Mandate of Heaven",
        22,
        exhaust(PlaceInMarket(POPULATION), may(this("abandon"))),
        solstice(do("discard", count=2)),
        points_in(play=0, otherwise=-2),
        header=PINNED,
    ),
]
