"""The cards of the Olmecs.

imperium.component.olmecs, imperium.nation-olmecs.no-base-cards, imperium.nation-olmecs.masks,
imperium.card.sample-tres-zapotes
"""

from __future__ import annotations

from nefrit.imperium.amounts import THAT_MANY, marks
from nefrit.imperium.cards.standard import MAY_GARRISON, UNREST_CARD
from nefrit.imperium.choosing import all_players, either, may, together
from nefrit.imperium.conditions import in_play
from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DEVELOPMENT,
    AT_NATION,
    AT_SUPPLY,
    ATTACK,
    EMPIRE,
    FOUR,
    PINNED,
    THREE_OR_MORE,
)
from nefrit.imperium.doing import do
from nefrit.imperium.drawing import DrawUpTo
from nefrit.imperium.fame import LookAtFame
from nefrit.imperium.filters import a
from nefrit.imperium.giving import GiveCards
from nefrit.imperium.market import ANY_SUIT, acquire
from nefrit.imperium.masks import DiscardMasks, FewerMasks
from nefrit.imperium.nations import OLMECS
from nefrit.imperium.passives import MasksFromGarrison
from nefrit.imperium.resources import RegainExhaust, SpendActions
from nefrit.imperium.trees import PlayOnlyIf
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_in, solstice, to

SHEET = Sheet(OLMECS)

CARDS = [
    SHEET.power(
        "A", exhaust(either(do("history", a("mask"), places="discard"), to(DiscardMasks(3), acquire(ANY_SUIT))))
    ),
    SHEET.power("B", exhaust(to(do("history", a("mask")), gain(progress=2)))),
    SHEET.card(
        "San Lorenzo Tenochtitlán",
        2,
        exhaust(to(do("deck"), either(do("take", a("mask")), gain(material=1, population=1)))),
        header=PINNED,
        icons="metropolis",
        at=AT_ACCESSION,
    ),
    SHEET.card(
        "Step Pyramids",
        3,
        FewerMasks(),
        solstice(may(do("take", a("mask")))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Ritual Sacrifice",
        4,
        PlayOnlyIf(in_play(a(named="Step Pyramids"))),
        play(to(together(DiscardMasks(2), pay(population=2)), LookAtFame(3))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Olmec Traders",
        5,
        play(gain(material=3), GiveCards(unrest_for=a("mask"))),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.region(
        "Tres Zapotes",
        6,
        "production/fertile",
        play(do("take", a("mask"), 2, up_to=True), MAY_GARRISON),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Stone Heads",
        7,
        MasksFromGarrison(),
        solstice(MAY_GARRISON),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Drainage System",
        8,
        solstice(gain(population=1)),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=3,
    ),
    SHEET.card(
        "Cacao",
        9,
        play(all_players(may(do("return", places="hand/discard"))), gain(progress=1, per=THAT_MANY)),
        at=AT_NATION,
    ),
    SHEET.card(
        "Olmec Hieroglyphics",
        10,
        exhaust(either(RegainExhaust(), to(SpendActions(), do("take")))),
        header=PINNED,
        at=AT_NATION,
    ),
    SHEET.card(
        "Calendar",
        11,
        exhaust(
            to(
                together(DiscardMasks(2), SpendActions()),
                either(gain(material=1, per=marks("production")), gain(population=1, per=marks("region"))),
            )
        ),
        header=PINNED,
        at=AT_NATION,
    ),
    SHEET.card(
        "Stone Mask",
        12,
        play(DrawUpTo(3, if_able=True), do("deck")),
        points_in(history=1),
        icons="mask",
        at=AT_NATION,
        copies=2,
        suffix="nation",
    ),
    SHEET.card(
        "Stone Mask", 18, play(DrawUpTo(3, if_able=True), do("deck")), points_in(history=1), icons="mask", copies=6
    ),
    SHEET.card(
        "Lodestone Compass",
        14,
        exhaust(to(together(DiscardMasks(2), SpendActions()), acquire("region/tributary"))),
        header=PINNED,
    ),
    SHEET.card(
        "Ball Games",
        15,
        exhaust(to(together(DiscardMasks(2), SpendActions()), acquire("uncivilised/civilised"))),
        header=PINNED,
    ),
    SHEET.region("Laguna de los Cerros", 16, "production/river", play(gain(population=1), MAY_GARRISON)),
    SHEET.region("La Venta", 17, "production/river", play(gain(material=2), MAY_GARRISON)),
    SHEET.card("Unrest", 24, UNREST_CARD, suits="unrest", at=AT_SUPPLY, points=-2),
    SHEET.card("Unrest", 25, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=THREE_OR_MORE, points=-2, suffix="3p"),
    SHEET.card("Unrest", 26, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=FOUR, points=-2, suffix="4p"),
]
