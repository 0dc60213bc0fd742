"""The cards of the Arthurians.

imperium.component.arthurians, imperium.nation-arthurians.quests, imperium.nation-arthurians.knights,
imperium.nation-arthurians.gwaith-camlan, imperium.nation-arthurians.graal-ends-game,
imperium.nation-arthurians.complete-quest
"""

from __future__ import annotations

from nefrit.imperium.amounts import marks
from nefrit.imperium.cards.standard import CITY, FREE_PLAY, GARRISON_THIS, MAY_GARRISON, UNREST_CARD
from nefrit.imperium.choosing import all_players, each_other, either, may, together
from nefrit.imperium.conditions import NoActiveQuest, in_play
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
from nefrit.imperium.doing import do, this
from nefrit.imperium.drawing import Draw
from nefrit.imperium.ending import TriggersScoring
from nefrit.imperium.fame import LookAtFame, TakeFame
from nefrit.imperium.filters import a
from nefrit.imperium.finding import Find
from nefrit.imperium.market import Acquire, acquire, break_through
from nefrit.imperium.nation_deck import PutIntoPlayWhenGained, TakeNationCard
from nefrit.imperium.nations import ARTHURIANS
from nefrit.imperium.passives import HoldsQuest
from nefrit.imperium.places import OWNED
from nefrit.imperium.playing import PlayCard
from nefrit.imperium.trees import CannotBeMoved
from nefrit.imperium.unrest import TakeUnrest
from nefrit.imperium.verbs import OnlyWhenLast
from nefrit.imperium.written import Sheet, exhaust, gain, pay, play, points_in, points_per, solstice, to
from nefrit.kernel.effects import If

SHEET = Sheet(ARTHURIANS)

CARDS = [
    SHEET.power("A", exhaust(to(do("discard"), do("take", a("knight")))), solstice(do("discard"), gain(progress=1))),
    SHEET.power("B", solstice(do("discard"), gain(progress=1)), points=6),
    SHEET.permanent(
        "King Arthur's Court",
        2,
        HoldsQuest(),
        exhaust(to(do("discard"), do("return")), so=in_play(a(named="City of Camelot"))),
        solstice(If(NoActiveQuest(), may(to(TakeUnrest(), do("garrison", a("quest"), places="development"))))),
        points_per(1, marks("civilised", OWNED)),
    ),
    SHEET.card(
        "Graal",
        3,
        FREE_PLAY,
        OnlyWhenLast(),
        play(
            TriggersScoring("imperium.end.trigger-5-arthurians"),
            may(do("take", places="history")),
            may(Acquire(a(but="knight"), only_exiled=True)),
        ),
        at=AT_DEVELOPMENT,
        points=8,
    ),
    SHEET.card(
        "Lawnslot Llyn (Sir Lancelot)",
        4,
        play(Find(a(named="Guennuvar"), "history"), TakeFame(), this("exile")),
        icons="knight",
        at=AT_DEVELOPMENT,
        points=2,
    ),
    SHEET.card(
        "Twrch Trwyth",
        5,
        exhaust(to(pay(progress=1), PlayCard(a("empire"), any_state=True))),
        solstice(
            may(
                to(
                    do("discard", a("knight")),
                    either(
                        do("exile", a("quest", not_named="Graal"), places="development"),
                        do("return", count=2, places="hand/discard", up_to=True),
                    ),
                )
            )
        ),
        header=PINNED,
        at=AT_DEVELOPMENT,
        points=-4,
    ),
    SHEET.card(
        "Taliesin the Bard",
        6,
        play(to(Find(a("knight"), "history"), LookAtFame(2))),
        state=EMPIRE,
        at=AT_DEVELOPMENT,
        points=1,
    ),
    SHEET.card(
        "Excalibur",
        7,
        play(
            to(
                do("abandon", a(named="Viviane of the Lake/Ynys Afallach (Avalon)")),
                break_through("tributary/civilised"),
            )
        ),
        at=AT_DEVELOPMENT,
        points=2,
    ),
    SHEET.card(
        "Gwaith Camlan",
        8,
        PutIntoPlayWhenGained(),
        CannotBeMoved(),
        solstice(either(do("history", a("knight"), places="garrison/hand"), TakeUnrest(2))),
        header=PINNED,
        at=AT_ACCESSION,
        points=2,
    ),
    SHEET.card(
        "Bedwyr",
        9,
        play(may(do("deck", a(named="Excalibur"), places="discard")), may(GARRISON_THIS)),
        icons="knight",
        at=AT_NATION,
    ),
    SHEET.region(
        "Viviane of the Lake",
        10,
        "river",
        play(gain(progress=1)),
        solstice(either(do("recall", a("knight"), places="here"), Draw())),
        at=AT_NATION,
    ),
    SHEET.card("City of Camelot", 11, CITY, header=PINNED, icons="city", at=AT_NATION),
    SHEET.region("Britannia Flavia", 12, "", play(Draw(), MAY_GARRISON), at=AT_NATION),
    SHEET.region(
        "Ynys Afallach (Avalon)",
        13,
        "",
        play(do("take", a("knight")), MAY_GARRISON),
        solstice(may(to(pay(progress=1), this("recall")))),
        at=AT_NATION,
    ),
    SHEET.card(
        "Gwalchmei (Sir Gawain)",
        14,
        play(to(TakeUnrest(), gain(progress=1, per=marks("knight", "garrison"))), may(GARRISON_THIS)),
        icons="knight",
        at=AT_NATION,
    ),
    SHEET.card(
        "Lady Bertilak",
        15,
        FREE_PLAY,
        play(do("abandon", a("region", garrison=a("knight"))), Draw(2), each_other(do("discard", count=2))),
        points_in(history=2),
        header=ATTACK,
        at=AT_NATION,
    ),
    SHEET.card(
        "Morigena",
        16,
        play(
            all_players(TakeUnrest()),
            may(
                to(
                    do("abandon", a("region", garrison=a(named="Myrddin Wyllt (Merlin)"))),
                    do("discard", places="quest"),
                    TakeNationCard(),
                )
            ),
        ),
        points_in(history=2),
        header=ATTACK,
    ),
    SHEET.card(
        "Peredur (Sir Percival)",
        17,
        play(
            either(
                together(do("return"), may(GARRISON_THIS)),
                together(Find(a(named="Graal"), places=("discard", "deck")), this("exile")),
            )
        ),
        icons="knight",
    ),
    SHEET.card(
        "Cai (Sir Kay)", 18, play(may(do("deck", a("region"), places="discard")), may(GARRISON_THIS)), icons="knight"
    ),
    SHEET.card(
        "King Arthur",
        19,
        play(to(do("abandon", a("region", garrison=a("knight"))), acquire("region/tributary"))),
        icons="knight",
    ),
    SHEET.card("Uthyr Pendragon", 20, play(break_through("uncivilised"), this("history"))),
    SHEET.region("Britannia Prima", 21, "fertile", play(Draw(), MAY_GARRISON)),
    SHEET.region("Britannia Secunda", 22, "", play(Draw(), MAY_GARRISON)),
    SHEET.card(
        "Myrddin Wyllt (Merlin)",
        23,
        play(to(do("abandon", a("knight"), 3, places="regions"), do("take", places="quest"))),
        icons="knight",
    ),
    SHEET.card(
        "Guennuvar",
        24,
        play(
            each_other(gain(progress=1)),
            either(
                acquire("uncivilised/civilised"),
                to(
                    do("abandon", a(named="King Arthur"), places="play/garrison"), PlayCard(a("empire"), any_state=True)
                ),
            ),
        ),
    ),
    SHEET.card(
        "Cafall",
        25,
        FREE_PLAY,
        play(Draw(2), do("deck"), may(do("exile", a(named="Twrch Trwyth"), places="play/quest"))),
    ),
    SHEET.card("Unrest", 26, UNREST_CARD, suits="unrest", at=AT_SUPPLY, points=-2, copies=2),
    SHEET.card("Unrest", 28, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=THREE_OR_MORE, points=-2, suffix="3p"),
    SHEET.card("Unrest", 29, UNREST_CARD, suits="unrest", at=AT_SUPPLY, players=FOUR, points=-2, suffix="4p"),
]
