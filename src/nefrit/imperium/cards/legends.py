"""The common cards of Imperium: Legends.

imperium.component.commons-legends, imperium.ruling-domestication.usual-combinations
"""

from __future__ import annotations

from nefrit.imperium.amounts import THAT_MANY, Cards, marks
from nefrit.imperium.cards.standard import ATTACKED, CITY, EXILE_ONE, FREE_PLAY, GARRISON_THIS, MAY_GARRISON, METROPOLIS
from nefrit.imperium.choosing import all_players, each_other, either, may, together
from nefrit.imperium.conditions import IF_BARBARIAN, IF_EMPIRE, ThoseAre
from nefrit.imperium.constants import (
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FOUR,
    MATERIAL,
    PINNED,
    POPULATION,
    PROGRESS,
    RIVER,
    THREE_OR_MORE,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw, DrawUpTo
from nefrit.imperium.fame import TakeFame
from nefrit.imperium.filters import a
from nefrit.imperium.giving import GiveCards
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import LEGENDS_COMMONS
from nefrit.imperium.passives import AcquiresExiled, HandSize, LosesIcon, PlaysFreely
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import Avoid, PlayCard
from nefrit.imperium.resources import RegainExhaust, Steal
from nefrit.imperium.responding import When
from nefrit.imperium.scoring import PlayersWithLessProgress
from nefrit.imperium.treating import Treat
from nefrit.imperium.trees import CannotBePlayed
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_in, points_per, solstice, to
from nefrit.kernel.effects import If, Not

SHEET = Sheet(LEGENDS_COMMONS, commons=True)

CARDS = [
    SHEET.card(
        "Drama & Poetry",
        "2CIV1",
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
        "2CIV2",
        FREE_PLAY,
        play(may(do("history")), may(do("history", places="discard"))),
        suits="civilised",
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Moneylenders",
        "2CIV3",
        FREE_PLAY,
        play(to(pay(material=3), gain(actions=1))),
        points_per(1, MATERIAL, 10),
        suits="civilised",
        state=EMPIRE,
    ),
    SHEET.card(
        "Corruption",
        "2CIV4",
        play(all_players(gain(material=2)), each_other(TakeUnrest()), gain(progress=1)),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Onager",
        "2CIV5",
        play(each_other(do("abandon", a("city"))), gain(material=2, per=THAT_MANY), may(acquire("region/tributary"))),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Metropolis", "2CIV6", METROPOLIS, suits="civilised", header=PINNED, icons="metropolis", state=EMPIRE, points=2
    ),
    SHEET.card(
        "Astronomy",
        "2CIV7",
        exhaust(gain(progress=1), when=When("obtain", a("region"), how="acquire")),
        solstice(may(do("take", a("region")))),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Cartography",
        "2CIV8",
        AcquiresExiled(a("region/tributary")),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        players=THREE_OR_MORE,
        points=2,
    ),
    SHEET.card(
        "Masonry",
        "2CIV9",
        PlaysFreely(a("city/metropolis")),
        points_per(2, marks("city/metropolis")),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        players=FOUR,
    ),
    SHEET.card(
        "Civil Service",
        "2CIV10",
        HandSize(),
        solstice(gain(material=2)),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Exports",
        "2CIV11",
        play(all_players(gain(material=2)), GiveCards()),
        points_per(1, Cards(), 10),
        suits="civilised",
        header=ATTACK,
        state=EMPIRE,
    ),
    SHEET.card(
        "Urban Development",
        "2CIV12",
        play(gain(material=1, population=1, per=marks("city/metropolis"))),
        points_per(2, marks("city/metropolis", OWNED)),
        suits="civilised",
        state=EMPIRE,
    ),
    SHEET.card(
        "Mercenaries",
        "2CIV13",
        FREE_PLAY,
        play(to(pay(population=1), gain(actions=1))),
        points_per(1, POPULATION, 4),
        suits="civilised",
        state=EMPIRE,
    ),
    SHEET.card(
        "Amphitheatre",
        "2CIV14",
        exhaust(to(do("return", places="discard"), gain(progress=1))),
        solstice(do("discard")),
        points_per(1, PROGRESS, 5),
        suits="civilised",
        header=PINNED,
        state=EMPIRE,
    ),
    SHEET.card(
        "Cataphract",
        "2CIV15",
        play(each_other(do("abandon", a("region"))), may(acquire("region/tributary")), may(GARRISON_THIS)),
        suits="civilised",
        header=ATTACK,
        icons="knight",
        state=EMPIRE,
        points=2,
    ),
    SHEET.card(
        "Imperial",
        "2FAM1",
        play(either(break_through(ANY_SUIT, exiled=True), this("history"))),
        points_in(history=8, otherwise=2),
        suits="fame",
    ),
    SHEET.card("Independent", "2FAM2", FREE_PLAY, play(gain(material=3, population=2)), suits="fame", points=3),
    SHEET.card("Magnificent", "2FAM3", FREE_PLAY, play(Draw(), may(do("return"))), suits="fame", points=5),
    SHEET.card(
        "Outstanding",
        "2FAM4",
        FREE_PLAY,
        play(do("history", count=2, places="discard", up_to=True)),
        suits="fame",
        points=7,
    ),
    SHEET.card(
        "Proud", "2FAM5", CannotBePlayed(), points_in(garrison=12, history=8, otherwise=3), suits="fame", copies=2
    ),
    SHEET.card("Eminent", "2FAM7", FREE_PLAY, play(Draw(2)), suits="fame", points=8),
    SHEET.card(
        "Acclaimed",
        "2FAM8",
        play(break_through("variable"), this("history")),
        points_per(1, marks("variable", OWNED)),
        suits="fame",
    ),
    SHEET.card(
        "Fortunate Isle", "2REG1", play(acquire(ANY_SUIT), this("exile")), suits="region", state=BARBARIAN, points=2
    ),
    SHEET.region("Rainforest", "2REG2", "production/fertile", play(gain(population=1), EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Mountain", "2REG3", "production", play(gain(material=2), EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Peninsula", "2REG4", "production/production/river", play(Draw(2), EXILE_ONE, MAY_GARRISON)),
    SHEET.region(
        "Lakes", "2REG5", "production/river/river", play(may(do("history", places="discard")), EXILE_ONE, MAY_GARRISON)
    ),
    SHEET.region(
        "Highlands", "2REG6", "production", play(EXILE_ONE, MAY_GARRISON), solstice(gain(population=2), do("discard"))
    ),
    SHEET.card(
        "Sacred Grove",
        "2REG7",
        play(gain(progress=1), may(do("history")), this("history")),
        points_per(2, PlayersWithLessProgress()),
        suits="region",
        players=THREE_OR_MORE,
    ),
    SHEET.region(
        "Lowlands", "2REG8", "production", play(EXILE_ONE, MAY_GARRISON), solstice(gain(material=3), do("discard"))
    ),
    SHEET.region("Moor", "2REG9", "production/river", play(may(do("deck", places="discard")), EXILE_ONE, MAY_GARRISON)),
    SHEET.region("Plain", "2REG10", "production/production/fertile", play(gain(progress=1), EXILE_ONE, MAY_GARRISON)),
    SHEET.region(
        "Archipelago",
        "2REG11",
        "production/fertile/river",
        play(may(do("history", places="discard")), EXILE_ONE, MAY_GARRISON),
    ),
    SHEET.region(
        "Fortified Region",
        "2REG12",
        "",
        play(EXILE_ONE, MAY_GARRISON),
        exhaust(to(pay(population=1), Avoid()), when=ATTACKED, anytime=True),
        points=1,
    ),
    SHEET.region(
        "Grassland", "2REG13", "production/fertile", play(EXILE_ONE, MAY_GARRISON), solstice(Draw(), do("discard"))
    ),
    SHEET.region("Island", "2REG14", "production/fertile/river", play(Draw(), EXILE_ONE, MAY_GARRISON)),
    SHEET.card("Etruscans", "2TRI1", play(gain(progress=2)), suits="tributary", state=BARBARIAN, points=3),
    SHEET.card(
        "Scythians", "2TRI2", exhaust(Avoid(), when=ATTACKED, anytime=True), suits="tributary", header=PINNED, points=3
    ),
    SHEET.card(
        "Vikings",
        "2TRI3",
        play(gain(material=2), Steal(MATERIAL, 2, or_unrest=True)),
        points_per(1, marks("uncivilised", OWNED), 2),
        suits="tributary",
        header=ATTACK,
        state=EMPIRE,
    ),
    SHEET.card("Phoenicians", "2TRI4", play(acquire("civilised"), this("history")), suits="tributary", points=3),
    SHEET.card(
        "Romans",
        "2TRI5",
        play(to(do("abandon", a("region")), TakeFame()), this("exile"), each_other(gain(progress=1))),
        suits="tributary",
        players=THREE_OR_MORE,
        points=3,
    ),
    SHEET.card(
        "Greeks",
        "2TRI6",
        METROPOLIS,
        points_per(1, Cards(), 10),
        suits="tributary",
        header=PINNED,
        icons="metropolis",
        state=EMPIRE,
    ),
    SHEET.card(
        "Carthaginians",
        "2TRI7",
        play(gain(material=2), Draw(), GiveCards()),
        points_per(1, MATERIAL, 10),
        suits="tributary",
        header=ATTACK,
    ),
    SHEET.card(
        "Persians",
        "2TRI8",
        play(to(pay(population=2), break_through("tributary")), this("history")),
        points_per(1, marks("tributary", OWNED)),
        suits="tributary",
    ),
    SHEET.card(
        "Celts",
        "2TRI9",
        play(break_through("uncivilised"), each_other(TakeUnrest())),
        suits="tributary",
        header=ATTACK,
        points=3,
    ),
    SHEET.card(
        "Macedonians",
        "2TRI10",
        play(acquire("region", exiled=True), acquire("region", exiled=True), this("history")),
        points_per(1, marks("region", OWNED), 4),
        suits="tributary",
    ),
    SHEET.card(
        "Xiongnu",
        "2TRI11",
        play(Steal(PROGRESS, 1)),
        points_per(1, marks("fame", OWNED)),
        suits="tributary",
        header=ATTACK,
        players=FOUR,
    ),
    SHEET.card(
        "Mining",
        "2UNC1",
        exhaust(to(do("abandon", a("region")), gain(progress=1), If(Not(ThoseAre(a("production"))), gain(progress=1)))),
        suits="uncivilised",
        header=PINNED,
        players=FOUR,
        points=1,
    ),
    SHEET.card(
        "Jade Mask",
        "2UNC2",
        play(DrawUpTo(3, if_able=True), do("deck")),
        points_in(history=1),
        suits="uncivilised",
        icons="mask",
    ),
    SHEET.card(
        "Elders",
        "2UNC3",
        play(either(acquire("uncivilised"), together(break_through("uncivilised"), each_other(gain(progress=1))))),
        suits="uncivilised",
        points=1,
    ),
    SHEET.card(
        "Espionage",
        "2UNC4",
        play(to(do("deck"), acquire(ANY_SUIT)), each_other(do("recall", a("pinned")))),
        suits="uncivilised",
        header=ATTACK,
        points=1,
    ),
    SHEET.card(
        "Invasion",
        "2UNC5",
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
        "Monument",
        "2UNC6",
        exhaust(PlayCard(a("unrest"))),
        suits="uncivilised",
        header=PINNED,
        state=BARBARIAN,
        points=1,
    ),
    SHEET.card("Code of Laws", "2UNC7", exhaust(Draw()), suits="uncivilised", header=PINNED, points=1),
    SHEET.card(
        "Religion",
        "2UNC8",
        exhaust(gain(actions=1)),
        solstice(either(TakeUnrest(), pay(material=3))),
        suits="uncivilised",
        header=PINNED,
        points=1,
    ),
    SHEET.card(
        "Oracle",
        "2UNC9",
        FREE_PLAY,
        play(Draw(2), do("discard", places="those")),
        points_per(2, marks("fame", OWNED)),
        suits="uncivilised",
        state=BARBARIAN,
    ),
    SHEET.card(
        "Domestication",
        "2UNC10",
        exhaust(gain(progress=1), when=When("gain-material", a("fertile"))),
        points_per(2, marks("fertile", OWNED)),
        suits="uncivilised",
        header=PINNED,
    ),
    SHEET.card(
        "Water Mill",
        "2UNC11",
        exhaust(
            either(
                to(do("recall", a("fertile")), gain(material=2, population=1)),
                to(do("recall", a("river")), gain(actions=1)),
            )
        ),
        points_per(1, marks("fertile/river", OWNED)),
        suits="uncivilised",
        header=PINNED,
    ),
    SHEET.card(
        "Qanat",
        "2UNC12",
        exhaust(Treat(RIVER)),
        points_per(2, marks("river", OWNED)),
        suits="uncivilised",
        header=PINNED,
    ),
    SHEET.card(
        "Rituals & Ceremonies",
        "2UNC13",
        FREE_PLAY,
        play(either(do("return"), together(gain(progress=1), may(RegainExhaust())))),
        suits="uncivilised",
        state=BARBARIAN,
        players=THREE_OR_MORE,
        points=1,
    ),
    SHEET.card(
        "City",
        "2UNC14",
        CITY,
        suits="uncivilised/civilised",
        header=PINNED,
        icons="city",
        players=THREE_OR_MORE,
        points=1,
        suffix="3p",
    ),
    SHEET.card("City", "2UNC15", CITY, suits="uncivilised/civilised", header=PINNED, icons="city", points=1, copies=3),
    SHEET.card(
        "Road Building",
        "2UNC18",
        LosesIcon(a(named="Conquer")),
        solstice(gain(material=2)),
        suits="uncivilised/civilised",
        header=PINNED,
        points=1,
    ),
    SHEET.card(
        "Art",
        "2UNC19",
        solstice(
            If(IF_BARBARIAN, may(to(pay(material=1), do("return")))),
            If(IF_EMPIRE, may(to(pay(material=3), gain(progress=1)))),
        ),
        suits="uncivilised/civilised",
        header=PINNED,
        points=1,
    ),
    SHEET.card(
        "Diplomacy",
        "2UNC20",
        play(to(pay(material=3), break_through("tributary"))),
        suits="uncivilised/civilised",
        points=1,
    ),
    SHEET.card(
        "Leadership",
        "2UNC21",
        FREE_PLAY,
        play(either(Draw(), do("history", places="hand/discard"))),
        suits="uncivilised/civilised",
        points=1,
    ),
    SHEET.card(
        "Lost Scroll",
        "2UNC22",
        FREE_PLAY,
        play(may(do("deck", places="discard")), all_players(may(Draw()))),
        points_in(history=1),
        suits="uncivilised/civilised",
        icons="scroll",
        players=THREE_OR_MORE,
    ),
]
