"""What many cards say in the same words."""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.choosing import all_players, either, may
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.fame import LookAtFame
from nefrit.imperium.filters import a
from nefrit.imperium.market import ExileFromMarket, acquire, break_through
from nefrit.imperium.playing import GarrisonInRegion
from nefrit.imperium.responding import ANOTHER, When
from nefrit.imperium.trees import FreePlay
from nefrit.imperium.written import gain, pay, play, solstice, to

FREE_PLAY = FreePlay()
MAY_GARRISON = may(do("garrison"))
EXILE_ONE = ExileFromMarket()
GARRISON_THIS = GarrisonInRegion(a("region"))
ATTACKED = When("play", a("attack"), by=ANOTHER)
"""When another player plays an attack."""

UNREST_CARD = play(
    to(either(pay(population=1), do("discard", count=2), pay(material=3)), this("return")),
)
"""What all unrest cards do (imperium.card.sample-unrest)."""

PROSPERITY = play(
    all_players(may(Draw())),
    either(gain(material=1, per=marks("production")), gain(population=1, per=marks("region"))),
)
ADVANCE = play(
    either(
        to(pay(material=3), acquire("uncivilised/civilised")),
        to(pay(material=5), break_through("uncivilised/civilised")),
    )
)
CONQUER = play(
    either(
        to(pay(population=2), acquire("region/tributary")),
        to(pay(population=3), break_through("region/tributary")),
    )
)
GLORY = play(to(do("abandon", a("region"), 3), LookAtFame(2)))

_GROWTH = either(gain(material=1), gain(population=1), Draw())
CITY = solstice(may(to(do("discard"), _GROWTH)))
METROPOLIS = solstice(_GROWTH)
"""imperium.card.sample-metropolis"""
