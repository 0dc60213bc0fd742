"""The cards of the Utopians.

imperium.component.utopians, imperium.nation-utopians.different, imperium.nation-utopians.visions,
imperium.nation-utopians.goal, imperium.nation-utopians.power-passive-timing,
imperium.nation-utopians.power-passive-again
"""

from __future__ import annotations

from nefrit.imperium.amounts import THAT_MANY, Cards, Tokens, marks
from nefrit.imperium.cards.standard import ATTACKED, FREE_PLAY, UNREST_CARD
from nefrit.imperium.choosing import all_players, each_other, either, may, together
from nefrit.imperium.conditions import AtLeast, Has, ThoseAre
from nefrit.imperium.constants import AT_SUPPLY, FOUR, PINNED, POPULATION, THREE_OR_MORE
from nefrit.imperium.doing import DoAll, do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.ending import TriggersScoring
from nefrit.imperium.fame import TakeFame
from nefrit.imperium.filters import a
from nefrit.imperium.journey import TurnInto, WhenPutIntoPlay
from nefrit.imperium.market import acquire
from nefrit.imperium.nation_deck import BecomeEmpire
from nefrit.imperium.nations import UTOPIANS
from nefrit.imperium.passives import InsteadOfMaterial
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import Avoid
from nefrit.imperium.resources import PayAll, SpendActions
from nefrit.imperium.responding import When
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.written import Sheet, exhaust, gain, passive, pay, play, points_in, points_per, solstice, to
from nefrit.kernel.effects import If

SHEET = Sheet(UTOPIANS)

CARDS = [
    SHEET.power(
        "A",
        passive(When("empty-deck"), TakeUnrest()),
        solstice(each_other(may(do("return"))), gain(population=1, per=THAT_MANY)),
        points_per(1, POPULATION, 4),
    ),
    SHEET.power("B", passive(When("empty-deck"), TakeUnrest()), points_per(1, POPULATION, 3)),
    SHEET.permanent(
        "Visions of Shangri-la",
        "2A",
        exhaust(to(SpendActions(), gain(progress=1)), when=When("return-unrest")),
        solstice(either(to(PayAll(5), TurnInto("Path to Shangri-la")), together(do("discard"), Draw()))),
        side="A",
        flip="uto-path-to-shangri-la",
    ),
    SHEET.permanent(
        "Path to Shangri-la",
        "2B",
        exhaust(to(do("abandon", a("region")), gain(population=1, progress=1))),
        solstice(either(to(PayAll(5), TurnInto("Gates of Shangri-la")), may(do("take", a("region"))))),
        side="B",
        flip="uto-visions-of-shangri-la",
    ),
    SHEET.permanent(
        "Gates of Shangri-la",
        "3A",
        WhenPutIntoPlay(BecomeEmpire()),
        exhaust(to(do("history"), gain(progress=1))),
        solstice(either(to(PayAll(5), TurnInto("Shangri-la")), Draw())),
        side="A",
        flip="uto-shangri-la",
    ),
    SHEET.permanent(
        "Shangri-la",
        "3B",
        InsteadOfMaterial(together(gain(population=2), each_other(gain(progress=1)))),
        exhaust(gain(material=1)),
        solstice(If(AtLeast(Tokens(POPULATION), 24), TriggersScoring("imperium.end.trigger-6-utopians"))),
        side="B",
        flip="uto-gates-of-shangri-la",
    ),
    SHEET.card(
        "Monastery",
        4,
        exhaust(
            to(
                do("garrison", a("scroll")),
                do("exile", a(but="unrest")),
                gain(population=2),
                If(ThoseAre(a("attack")), gain(progress=1)),
            )
        ),
        solstice(either(Draw(), together(this("abandon"), do("return")))),
        points_per(1, Cards(place="exile"), 4),
        header=PINNED,
    ),
    SHEET.card(
        "Portals",
        5,
        exhaust(to(do("garrison", a("scroll")), acquire("region"))),
        solstice(either(do("recall", a("region")), together(this("abandon"), gain(population=1)))),
        points_per(1, marks("region", OWNED)),
        header=PINNED,
    ),
    SHEET.card(
        "Daochang",
        6,
        passive(ATTACKED, may(to(pay(population=1), Avoid()))),
        exhaust(to(do("garrison", a("scroll")), acquire("tributary"))),
        solstice(either(TakeUnrest(), together(this("abandon"), gain(material=1)))),
        points_per(1, marks("tributary", OWNED)),
        header=PINNED,
    ),
    SHEET.card(
        "Lost Tomes",
        7,
        exhaust(to(do("garrison", a("scroll")), do("history", places="hand/discard"))),
        solstice(If(Has(a("scroll"), "here", 2), may(to(this("abandon"), TakeFame())))),
        points_per(2, marks("fame", OWNED)),
        header=PINNED,
    ),
    SHEET.card(
        "Tree of Knowledge",
        8,
        exhaust(to(do("garrison", a("scroll")), acquire("uncivilised/civilised"))),
        solstice(either(do("discard"), together(this("abandon"), Draw()))),
        points_per(1, marks("civilised", OWNED)),
        header=PINNED,
    ),
    SHEET.card("Charity", 9, play(gain(progress=1), each_other(may(gain(material=2))))),
    SHEET.card("Meditation", 10, FREE_PLAY, play(do("deck", places="discard"), each_other(may(Draw())))),
    SHEET.card(
        "Mountain Retreat",
        11,
        exhaust(to(do("garrison", a("unrest")), do("take", a("scroll")))),
        solstice(either(Draw(), together(DoAll("return", a("unrest"), ("here",)), this("abandon")))),
        points_per(1, marks("uncivilised", OWNED)),
        header=PINNED,
    ),
    SHEET.card(
        "Sacred Scroll", 12, FREE_PLAY, play(all_players(may(Draw()))), points_in(history=1), icons="scroll", copies=5
    ),
    SHEET.card("Unrest", 17, UNREST_CARD, suits="unrest", at=AT_SUPPLY, points=-2, copies=3),
    SHEET.card("Unrest", 20, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=THREE_OR_MORE, points=-2, suffix="3p"),
    SHEET.card("Unrest", 21, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=FOUR, points=-2, suffix="4p"),
]
