"""The common cards of Imperium: Classics.

imperium.component.commons-classics, imperium.ruling-sumerians.return, imperium.ruling-shaduf.usual-combinations,
imperium.card.number-suit-codes
"""

from __future__ import annotations

from nefrit.imperium.amounts import THAT_MANY, Cards, marks
from nefrit.imperium.cards.standard import ATTACKED, CITY, EXILE_ONE, FREE_PLAY, GARRISON_THIS, MAY_GARRISON, METROPOLIS
from nefrit.imperium.choosing import all_players, each_other, either, may, together
from nefrit.imperium.conditions import IF_BARBARIAN, IF_EMPIRE
from nefrit.imperium.constants import (
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FERTILE,
    FOUR,
    MATERIAL,
    PINNED,
    POPULATION,
    PROGRESS,
    THREE_OR_MORE,
)
from nefrit.imperium.develop import Develop
from nefrit.imperium.doing import Those, do, this
from nefrit.imperium.drawing import Draw, DrawIfAble, DrawUpTo
from nefrit.imperium.ending import BeforeScoring
from nefrit.imperium.filters import a
from nefrit.imperium.giving import GiveCards
from nefrit.imperium.market import ANY_SUIT, Gamble, acquire, break_through
from nefrit.imperium.nation_deck import LookAtNationCard, SwapWithNationCard, TakeNationCard
from nefrit.imperium.nations import CLASSICS_COMMONS
from nefrit.imperium.passives import HandSize
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import Avoid, UnlessGiven
from nefrit.imperium.resources import RegainExhaust, Steal
from nefrit.imperium.responding import When
from nefrit.imperium.scoring import OthersUnrest
from nefrit.imperium.treating import BorrowExhaust, Treat
from nefrit.imperium.trees import CannotBeGarrisoned, CannotBePlayed
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_in, points_per, solstice, to
from nefrit.kernel.effects import If, Then

SHEET = Sheet(CLASSICS_COMMONS, commons=True)

CARDS = [
    SHEET.card(
        "Drama & Poetry",
        "1CIV1",
        FREE_PLAY,
        play(Steal(PROGRESS, 1), all_players(may(to(do("discard"), do("return"))))),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
        players=FOUR,
        points=2,
    ),
    SHEET.card(
        "Education",
        "1CIV2",
        FREE_PLAY,
        play(may(do("history")), may(do("history", places="discard"))),
        suits="civilised",
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Moneylenders",
        "1CIV3",
        FREE_PLAY,
        play(to(pay(material=3), gain(actions=1))),
        points_per(1, MATERIAL, 10),
        suits="civilised",
        state=EMPIRE,
    ),
    SHEET.card(
        "Corruption",
        "1CIV4",
        play(all_players(gain(material=2)), each_other(TakeUnrest()), gain(progress=1)),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Onager",
        "1CIV5",
        play(each_other(do("abandon", a("city"))), gain(material=2, per=THAT_MANY), may(acquire("region/tributary"))),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Metropolis", "1CIV6", METROPOLIS, suits="civilised", header=PINNED, icons="metropolis", state=EMPIRE, points=2
    ),
    SHEET.card(
        "Metropolis",
        "1CIV7",
        METROPOLIS,
        suits="civilised",
        header=PINNED,
        icons="metropolis",
        state=EMPIRE,
        players=FOUR,
        points=2,
        suffix="4p",
    ),
    SHEET.card(
        "Pharmacy",
        "1CIV8",
        solstice(either(gain(population=1), to(pay(population=2), gain(progress=1)))),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Wonder",
        "1CIV9",
        exhaust(gain(progress=2), when=When("return-unrest")),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        players=THREE_OR_MORE,
        points=2,
    ),
    SHEET.card(
        "Coinage",
        "1CIV10",
        exhaust(Draw()),
        solstice(gain(material=2)),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Exports",
        "1CIV11",
        play(all_players(gain(material=2)), GiveCards()),
        points_per(1, Cards(), 10),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
    ),
    SHEET.card(
        "Urban Development",
        "1CIV12",
        play(gain(material=1, population=1, per=marks("city/metropolis"))),
        points_per(2, marks("city/metropolis", OWNED)),
        suits="civilised",
        state=EMPIRE,
    ),
    SHEET.card(
        "Mercenaries",
        "1CIV13",
        FREE_PLAY,
        play(to(pay(population=1), gain(actions=1))),
        points_per(1, POPULATION, 4),
        suits="civilised",
        state=EMPIRE,
    ),
    SHEET.card(
        "Temple",
        "1CIV14",
        exhaust(to(do("discard"), gain(progress=1))),
        solstice(do("return", places="discard")),
        points_per(1, PROGRESS, 5),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
    ),
    SHEET.card(
        "Cataphract",
        "1CIV15",
        play(each_other(do("abandon", a("region"))), may(acquire("region/tributary")), may(GARRISON_THIS)),
        suits="civilised",
        header=ATTACK,
        icons="knight",
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Praiseworthy",
        "1FAM1",
        play(either(this("history"), break_through(ANY_SUIT))),
        points_in(history=7, otherwise=3),
        suits="fame",
    ),
    SHEET.card(
        "Great",
        "1FAM2",
        FREE_PLAY,
        play(gain(actions=1), may(this("history"))),
        points_in(history=6, otherwise=2),
        suits="fame",
    ),
    SHEET.card(
        "Notorious",
        "1FAM3",
        FREE_PLAY,
        play(Steal(PROGRESS, 1, or_unrest=True)),
        points_per(1, OthersUnrest()),
        suits="fame",
        header=ATTACK,
    ),
    SHEET.card(
        "Marvellous",
        "1FAM4",
        FREE_PLAY,
        play(Then(DrawIfAble(), either(Those("discard"), Those("deck"), Those("history")))),
        suits="fame",
        points=9,
    ),
    SHEET.card(
        "Glorious",
        "1FAM5",
        FREE_PLAY,
        play(If(IF_BARBARIAN, DrawUpTo(4)), If(IF_EMPIRE, Develop(free=True)), this("history")),
        suits="fame",
        points=6,
    ),
    SHEET.card("Triumphant", "1FAM6", CannotBePlayed(), CannotBeGarrisoned(), suits="fame", points=11, copies=2),
    SHEET.card("Awe-inspiring", "1FAM8", HandSize(), suits="fame", header=PINNED, points=7),
    SHEET.region(
        "Wilderness",
        "1REG1",
        "",
        play(EXILE_ONE, MAY_GARRISON),
        passive(ATTACKED, may(to(this("recall"), Avoid()))),
        players=THREE_OR_MORE,
        points=1,
    ),
    SHEET.region("Jungle", "1REG2", "", play(gain(population=1), EXILE_ONE, MAY_GARRISON), points=1),
    SHEET.region("Mountain", "1REG3", "", play(gain(material=3), EXILE_ONE, MAY_GARRISON), points=1),
    SHEET.region("Coast", "1REG4", "production/fertile", play(Draw(), EXILE_ONE, MAY_GARRISON)),
    SHEET.region(
        "Floodplain", "1REG5", "production/river", play(may(do("history", places="discard")), EXILE_ONE, MAY_GARRISON)
    ),
    SHEET.region("Forest", "1REG6", "production/production/fertile", play(EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Oasis", "1REG7", "production/production/river", play(EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Hills", "1REG8", "production/fertile", play(gain(population=1), EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Marsh", "1REG9", "production/river", play(gain(material=2), EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Steppe", "1REG10", "production/production/fertile", play(EXILE_ONE, MAY_GARRISON)),
    SHEET.region(
        "River",
        "1REG11",
        "production/production/river",
        play(may(do("history", places="discard")), EXILE_ONE, MAY_GARRISON),
    ),
    SHEET.region(
        "Cape",
        "1REG12",
        "production/river",
        play(EXILE_ONE, MAY_GARRISON),
        passive(ATTACKED, may(to(this("recall"), Avoid()))),
    ),
    SHEET.region(
        "Woodland", "1REG13", "production/fertile", play(may(do("deck", places="discard")), EXILE_ONE, MAY_GARRISON)
    ),
    SHEET.region(
        "Sacred Pass",
        "1REG14",
        "",
        exhaust(may(LookAtNationCard(), may(to(this("abandon"), SwapWithNationCard())))),
        state=BARBARIAN,
        points=1,
    ),
    SHEET.card("Armenians", "1TRI1", play(acquire("uncivilised"), this("history")), suits="tributary", points=3),
    SHEET.card("Assyrians", "1TRI2", FREE_PLAY, play(gain(population=1)), suits="tributary", points=3),
    SHEET.card(
        "Egyptians",
        "1TRI3",
        play(If(IF_BARBARIAN, TakeNationCard()), If(IF_EMPIRE, Develop()), this("history")),
        points_per(1, marks("civilised", OWNED)),
        suits="tributary",
    ),
    SHEET.card(
        "Ionians",
        "1TRI4",
        FREE_PLAY,
        play(do("return", count=2, places="hand/discard", up_to=True), this("history")),
        suits="tributary",
        points=3,
    ),
    SHEET.card(
        "Qin",
        "1TRI5",
        HandSize(),
        points_per(1, Cards(a("pinned", but="region"), "play"), 3),
        suits="tributary",
        header=PINNED,
    ),
    SHEET.card("Olmecs", "1TRI6", FREE_PLAY, play(RegainExhaust()), suits="tributary", players=THREE_OR_MORE, points=3),
    SHEET.card(
        "Sumerians",
        "1TRI7",
        CannotBePlayed(),
        BeforeScoring(do("return", count=2, places="hand/play/discard/deck/history", up_to=True)),
        suits="tributary",
        points=3,
    ),
    SHEET.card(
        "Aksumites", "1TRI8", play(gain(material=4)), points_per(1, marks("tributary", OWNED)), suits="tributary"
    ),
    SHEET.card(
        "Minoans",
        "1TRI9",
        FREE_PLAY,
        play(do("deck"), gain(progress=2)),
        points_per(1, PROGRESS, 4),
        suits="tributary",
        state=BARBARIAN,
    ),
    SHEET.card(
        "Mauryans",
        "1TRI10",
        solstice(either(gain(material=2), do("take", a("region")))),
        points_per(1, Cards(place="history"), 2),
        suits="tributary",
        header=PINNED,
        players=FOUR,
    ),
    SHEET.card("Hittites", "1TRI11", play(break_through("region"), this("history")), suits="tributary", points=3),
    SHEET.card(
        "Standing Army",
        "1UNC1",
        passive(ATTACKED, UnlessGiven()),
        suits="uncivilised",
        header=PINNED,
        players=FOUR,
        points=1,
    ),
    SHEET.card(
        "Jade Mask",
        "1UNC2",
        play(DrawUpTo(3, if_able=True), do("deck")),
        points_in(history=1),
        suits="uncivilised",
        icons="mask",
    ),
    SHEET.card(
        "Elders",
        "1UNC3",
        play(either(acquire("uncivilised"), together(break_through("uncivilised"), each_other(gain(progress=1))))),
        suits="uncivilised",
        points=1,
    ),
    SHEET.card(
        "Town",
        "1UNC4",
        exhaust(all_players(may(gain(material=2)))),
        solstice(may(gain(progress=2), either(this("abandon"), this("history")))),
        points_in(history=2),
        suits="uncivilised",
        header=PINNED,
        state=BARBARIAN,
        copies=2,
    ),
    SHEET.card(
        "Shrine",
        "1UNC6",
        exhaust(to(pay(material=1), Draw())),
        solstice(may(to(do("discard"), do("return", places="discard")))),
        suits="uncivilised",
        header=PINNED,
        state=BARBARIAN,
        points=1,
    ),
    SHEET.card(
        "Invasion",
        "1UNC7",
        play(
            pay(material=3),
            each_other(TakeUnrest()),
            either(
                break_through("tributary"), together(break_through("region"), each_other(do("recall", a("region"))))
            ),
        ),
        suits="uncivilised",
        header=ATTACK,
        points=1,
    ),
    SHEET.card(
        "Mysticism",
        "1UNC8",
        exhaust(gain(actions=1)),
        solstice(either(TakeUnrest(), do("discard", count=2))),
        suits="uncivilised",
        header=PINNED,
        points=1,
    ),
    SHEET.card(
        "Oracle",
        "1UNC9",
        FREE_PLAY,
        play(Draw(2), do("discard", places="those")),
        points_per(2, marks("fame", OWNED)),
        suits="uncivilised",
        state=BARBARIAN,
    ),
    SHEET.card(
        "Agriculture",
        "1UNC10",
        exhaust(Treat(FERTILE)),
        points_per(2, marks("fertile", OWNED)),
        suits="uncivilised",
        header=PINNED,
    ),
    SHEET.card(
        "Boats",
        "1UNC11",
        exhaust(
            either(
                to(do("recall", a("river")), gain(material=2, population=1)),
                to(do("recall", a("fertile")), gain(actions=1)),
            )
        ),
        points_per(1, marks("fertile/river", OWNED)),
        suits="uncivilised",
        header=PINNED,
    ),
    SHEET.card(
        "Shaduf",
        "1UNC12",
        exhaust(gain(progress=1), when=When("gain-material", a("river"))),
        points_per(2, marks("river", OWNED)),
        suits="uncivilised",
        header=PINNED,
    ),
    SHEET.card(
        "Rituals & Ceremonies",
        "1UNC13",
        FREE_PLAY,
        play(either(do("return"), together(gain(progress=1), may(RegainExhaust())))),
        suits="uncivilised",
        state=BARBARIAN,
        players=THREE_OR_MORE,
        points=1,
    ),
    SHEET.card(
        "Ambassador",
        "1UNC14",
        exhaust(BorrowExhaust()),
        suits="uncivilised/civilised",
        header=PINNED,
        players=THREE_OR_MORE,
        points=1,
    ),
    SHEET.card("City", "1UNC15", CITY, suits="uncivilised/civilised", header=PINNED, icons="city", points=1, copies=3),
    SHEET.card(
        "Gambling", "1UNC18", FREE_PLAY, play(to(pay(material=1), Gamble())), suits="uncivilised/civilised", points=1
    ),
    SHEET.card(
        "Port",
        "1UNC19",
        exhaust(gain(material=1, per=marks("river")), may(to(pay(material=3), do("take")))),
        suits="uncivilised/civilised",
        header=PINNED,
        points=1,
    ),
    SHEET.card(
        "Diplomacy",
        "1UNC20",
        play(to(pay(material=3), break_through("tributary"))),
        suits="uncivilised/civilised",
        points=1,
    ),
    SHEET.card(
        "Leadership",
        "1UNC21",
        FREE_PLAY,
        play(either(Draw(), do("history", places="hand/discard"))),
        suits="uncivilised/civilised",
        points=1,
    ),
    SHEET.card(
        "Lost Scroll",
        "1UNC22",
        FREE_PLAY,
        play(may(do("deck", places="discard")), all_players(may(Draw()))),
        points_in(history=1),
        suits="uncivilised/civilised",
        icons="scroll",
        players=THREE_OR_MORE,
    ),
]
