"""The cards of the Vikings.

imperium.component.vikings, imperium.nation-vikings.no-history, imperium.nation-vikings.nation-deck,
imperium.nation-vikings.sagas
"""

from __future__ import annotations

from nefrit.imperium.amounts import Cards, marks
from nefrit.imperium.cards.standard import (
    ADVANCE,
    CITY,
    EXILE_ONE,
    FREE_PLAY,
    GLORY,
    MAY_GARRISON,
    PROSPERITY,
    UNREST_CARD,
)
from nefrit.imperium.choosing import each_other, either, may, together
from nefrit.imperium.conditions import in_play
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_NATION,
    AT_SUPPLY,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FOUR,
    MATERIAL,
    PINNED,
    POPULATION,
    THREE_OR_MORE,
)
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.fame import TakeFame
from nefrit.imperium.filters import a
from nefrit.imperium.finding import Find
from nefrit.imperium.market import acquire, break_through
from nefrit.imperium.nation_deck import BuryNationCard, EndsGameWhenTaken, LookAtNationCard, ShuffleNationDeck
from nefrit.imperium.nations import VIKINGS
from nefrit.imperium.passives import AcquiresExiled, NoHistory
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import IgnoreIcon
from nefrit.imperium.resources import Steal
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned, PlayOnlyIf
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_in, points_per, solstice, to
from nefrit.kernel.effects import AllOf

SHEET = Sheet(VIKINGS)

CARDS = [
    SHEET.power(
        "A",
        NoHistory(),
        passive(When("take-unrest"), LookAtNationCard(), may(BuryNationCard())),
        exhaust(Draw(2), when=When("return-unrest")),
        points_per(1, marks("variable", OWNED)),
    ),
    SHEET.power(
        "B",
        NoHistory(),
        passive(When("take-unrest"), LookAtNationCard(), may(BuryNationCard())),
        points_per(2, marks("variable", OWNED)),
    ),
    SHEET.card(
        "Harald Hardrada",
        2,
        EndsGameWhenTaken(),
        play(TakeFame(), may(break_through("region"))),
        points_per(2, marks("variable", OWNED)),
        state=BARBARIAN,
        at=AT_ACCESSION,
    ),
    SHEET.region(
        "Iceland",
        3,
        "production",
        play(MAY_GARRISON, either(gain(material=2), together(LookAtNationCard(), may(ShuffleNationDeck())))),
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card(
        "Combs",
        4,
        exhaust(IgnoreIcon(EMPIRE)),
        points_per(1, POPULATION, 3),
        header=PINNED,
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.region(
        "Graenland",
        5,
        "",
        play(MAY_GARRISON, either(gain(population=1), together(LookAtNationCard(), may(ShuffleNationDeck())))),
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.region(
        "Føroyar", 6, "", play(MAY_GARRISON, either(EXILE_ONE, gain(population=1))), state=BARBARIAN, at=AT_NATION
    ),
    SHEET.region(
        "Vinland",
        7,
        "production/river/fertile",
        PlayOnlyIf(AllOf((in_play(a(named="Longships")), in_play(a(named="Graenland"))))),
        play(either(do("return"), MAY_GARRISON)),
        points_in(play=6),
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card(
        "Sagas",
        8,
        solstice(MAY_GARRISON),
        points_per(1, Cards(place="here")),
        header=PINNED,
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card(
        "City of Dubh Linn",
        9,
        CITY,
        points_per(1, MATERIAL, 8),
        header=PINNED,
        icons="city",
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card(
        "Longships",
        10,
        AcquiresExiled(a("region")),
        passive(When("obtain", a("region"), exiled=True), gain(population=1)),
        exhaust(gain(material=2), when=When("play", a("attack"))),
        header=PINNED,
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card(
        "Skis",
        11,
        exhaust(either(Draw(), gain(material=2)), when=When("play", a("region"))),
        header=PINNED,
        state=BARBARIAN,
        at=AT_NATION,
        points=2,
    ),
    SHEET.card("Rollo the Walker", 12, play(TakeFame(), this("exile")), state=BARBARIAN, at=AT_NATION),
    SHEET.card(
        "Go a'Viking",
        13,
        FREE_PLAY,
        play(Steal(MATERIAL, 2, or_unrest=True)),
        header=ATTACK,
        state=BARBARIAN,
        at=AT_NATION,
    ),
    SHEET.card("Unrest", 14, UNREST_CARD, suits="unrest", at=AT_NATION, points=-2, copies=2, suffix="nation"),
    SHEET.card("Unrest", 24, UNREST_CARD, suits="unrest", points=-2),
    SHEET.card(
        "Unrest", 25, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=THREE_OR_MORE, points=-2, suffix="supply-3p"
    ),
    SHEET.card("Unrest", 26, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=FOUR, points=-2, suffix="supply-4p"),
    SHEET.card(
        "Gothja",
        16,
        play(LookAtNationCard(), may(ShuffleNationDeck()), either(together(do("return"), gain(population=1)), Draw(2))),
        state=BARBARIAN,
    ),
    SHEET.region("Scandinavia", 17, "production", play(MAY_GARRISON), state=BARBARIAN),
    SHEET.card("Advance", 18, ADVANCE, state=BARBARIAN),
    SHEET.card("Prosperity", 19, PROSPERITY),
    SHEET.card("Glory", 20, CannotBeGarrisoned(), GLORY),
    SHEET.card(
        "Erik the Red",
        21,
        play(to(together(do("abandon", a(named="Scandinavia")), pay(population=1)), Find(a("region"))), this("exile")),
        state=BARBARIAN,
    ),
    SHEET.card(
        "Jomsviking",
        22,
        play(to(pay(material=2, population=1), acquire("region/tributary")), each_other(do("discard"))),
        header=ATTACK,
        state=BARBARIAN,
    ),
    SHEET.card(
        "Althing", 23, play(Steal(MATERIAL, 1), either(gain(progress=1), do("return"))), header=ATTACK, state=BARBARIAN
    ),
]
