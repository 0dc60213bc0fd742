"""The cards of the Macedonians.

imperium.component.macedonians, imperium.nation.macedonians
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
    METROPOLIS,
    PROSPERITY,
    UNREST_CARD,
)
from nefrit.imperium.choosing import either, may
from nefrit.imperium.conditions import in_history
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
from nefrit.imperium.develop import Develop
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import MACEDONIANS
from nefrit.imperium.passives import LosesIcon
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import PlayCard, PlayThose
from nefrit.imperium.resources import RegainExhaust, Steal
from nefrit.imperium.responding import When
from nefrit.imperium.trees import CannotBeGarrisoned, PlayOnlyIf
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_per, to
from nefrit.kernel.effects import Then

SHEET = Sheet(MACEDONIANS)

CARDS = [
    SHEET.power(
        "A",
        passive(When("play", a("region"), origin="discard"), gain(material=2)),
        points_per(1, marks("region", OWNED), 2),
    ),
    SHEET.power("B", points_per(1, marks("region", OWNED))),
    SHEET.card("Alexander", 2, play(Draw(), may(break_through("region/tributary")), this("history")), at=AT_ACCESSION),
    SHEET.card(
        "Development",
        3,
        play(either(Develop(), to(pay(material=2), acquire("uncivilised/civilised")))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
        points=3,
    ),
    SHEET.card(
        "Parmenion",
        4,
        play(may(Then(acquire("region/tributary"), PlayThose())), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 2, 0),
        points=2,
    ),
    SHEET.card(
        "Companion Cavalry",
        5,
        LosesIcon(a(named="Conquer")),
        exhaust(Draw(), when=When("play", a("region"))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 3, 0),
        points=3,
    ),
    SHEET.card(
        "Alexander the Great",
        6,
        PlayOnlyIf(in_history(a(named="Alexander"))),
        FREE_PLAY,
        play(may(acquire("region", exiled=True)), may(acquire("region", exiled=True)), this("history")),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=4,
    ),
    SHEET.card(
        "Mosaics",
        7,
        exhaust(to(pay(material=1), do("take"))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
        points=3,
    ),
    SHEET.card(
        "Alexandria in Egypt",
        8,
        METROPOLIS,
        header=PINNED,
        icons="metropolis",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 1, 0),
        points=2,
    ),
    SHEET.card(
        "Alexandria in Ariana",
        9,
        CITY,
        points_per(1, marks("region", OWNED), 2),
        header=PINNED,
        icons="city",
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
    ),
    SHEET.card("Prosperity", 10, PROSPERITY, at=AT_NATION),
    SHEET.card(
        "Uxians", 11, play(Steal(MATERIAL, 2), may(RegainExhaust())), suits="tributary", header=ATTACK, at=AT_NATION
    ),
    SHEET.card("Glory", 12, CannotBeGarrisoned(), GLORY, at=AT_NATION),
    SHEET.card("Advance", 13, ADVANCE, state=BARBARIAN),
    SHEET.card("Conquer", 14, CONQUER, state=BARBARIAN, copies=2),
    SHEET.card("Philip II", 16, play(acquire(ANY_SUIT), this("history")), state=BARBARIAN),
    SHEET.card("Phalanx", 17, exhaust(PlayCard(a("region"), places=("discard",), free=False)), header=PINNED),
    SHEET.region("Haliacmon Valley", 18, "fertile/river", play(gain(population=1), MAY_GARRISON)),
    SHEET.region("Orestis", 19, "", play(gain(material=2), MAY_GARRISON)),
    SHEET.region("Pelagonia", 20, "fertile", play(gain(population=1), MAY_GARRISON)),
    SHEET.card("Unrest", 21, UNREST_CARD, suits="unrest", points=-2, copies=3),
]
