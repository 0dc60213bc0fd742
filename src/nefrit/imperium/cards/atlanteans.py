"""The cards of the Atlanteans.

imperium.component.atlanteans, imperium.nation-atlanteans.flood
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import EXILE_ONE, FREE_PLAY, MAY_GARRISON, PROSPERITY, UNREST_CARD
from nefrit.imperium.choosing import each_other, either, together
from nefrit.imperium.conditions import in_play
from nefrit.imperium.constants import AT_DEVELOPMENT, ATTACK, EMPIRE, MATERIAL, PINNED, PROGRESS
from nefrit.imperium.develop import Develop
from nefrit.imperium.doing import do, this
from nefrit.imperium.fame import LookAtFame
from nefrit.imperium.filters import a
from nefrit.imperium.market import ANY_SUIT, acquire, break_through
from nefrit.imperium.nations import ATLANTEANS
from nefrit.imperium.passives import HandSize, NoHistory, ReducesDevelopment
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import PlayCard
from nefrit.imperium.resources import Steal
from nefrit.imperium.responding import When
from nefrit.imperium.trees import PlayOnlyIf
from nefrit.imperium.written import Sheet, exhaust, gain, passive, play, points_per, to
from nefrit.kernel.effects import If

SHEET = Sheet(ATLANTEANS)

CARDS = [
    SHEET.power(
        "A",
        NoHistory(),
        exhaust(do("deck", places="discard"), when=When("sink")),
        points_per(1, marks("region", OWNED), 2),
    ),
    SHEET.power("B", NoHistory(), points_per(1, marks("region", OWNED))),
    SHEET.card(
        "Advanced Culture",
        2,
        play(acquire("uncivilised/civilised")),
        points_per(1, marks("region", OWNED)),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(5, 0, 1),
    ),
    SHEET.card(
        "Palace of Poseidon",
        3,
        PlayOnlyIf(in_play(a(named="Mountain of Atlantis"))),
        FREE_PLAY,
        HandSize(),
        passive(When("leave-play", a(named="Mountain of Atlantis")), this("sink")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 2, 1),
        points=5,
    ),
    SHEET.card(
        "Spread of Atlantis",
        4,
        play(each_other(do("recall", a("region"))), break_through("region/tributary")),
        header=ATTACK,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 2, 0),
        points=4,
    ),
    SHEET.card(
        "Development",
        5,
        play(either(Develop(), acquire("civilised"))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(4, 0, 0),
        points=2,
    ),
    SHEET.card(
        "Moats and Walls",
        6,
        exhaust(PlayCard(a("unrest"))),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(2, 1, 1),
        points=2,
    ),
    SHEET.card(
        "Myths and Legends",
        7,
        play(to(do("sink", a("region")), LookAtFame(2)), gain(progress=1)),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 0, 2),
        points=2,
    ),
    SHEET.card(
        "Vast Wealth",
        8,
        ReducesDevelopment(MATERIAL, 2),
        exhaust(gain(material=3), when=When("return-unrest")),
        header=PINNED,
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(5, 0, 0),
        points=1,
    ),
    SHEET.card(
        "Kleito",
        9,
        play(
            either(
                acquire(ANY_SUIT),
                If(in_play(a(named="Palace of Poseidon")), together(break_through(ANY_SUIT), break_through(ANY_SUIT))),
            ),
            this("sink"),
        ),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(3, 0, 2),
        points=3,
    ),
    SHEET.region(
        "Mountain of Atlantis",
        10,
        "",
        play(gain(progress=1), MAY_GARRISON),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 2, 0),
    ),
    SHEET.region(
        "Themiscyra",
        11,
        "fertile/production",
        play(gain(progress=1), EXILE_ONE, MAY_GARRISON),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        cost=(0, 2, 0),
    ),
    SHEET.card(
        "Flood",
        12,
        play(to(together(this("sink"), do("sink", a("region"))), acquire(ANY_SUIT))),
        state=EMPIRE,
        copies=3,
    ),
    SHEET.card("Prosperity", 15, PROSPERITY, state=EMPIRE),
    SHEET.region("Thule", 16, "", play(gain(population=1), EXILE_ONE, MAY_GARRISON), state=EMPIRE),
    SHEET.region("Hesperides", 17, "production", play(gain(material=1), EXILE_ONE, MAY_GARRISON), state=EMPIRE),
    SHEET.region("Elysian Fields", 18, "production/production", play(EXILE_ONE, MAY_GARRISON), state=EMPIRE),
    SHEET.card("Unrest", 19, UNREST_CARD, suits="unrest", points=-2, copies=3),
    SHEET.card(
        "Atlantean Fleet",
        20,
        FREE_PLAY,
        play(
            either(
                to(do("sink", places="discard"), Steal(PROGRESS, 1)), together(break_through(ANY_SUIT), this("sink"))
            )
        ),
        header=ATTACK,
        state=EMPIRE,
    ),
]
