"""The common cards that both boxes have: unrest, the card under the fame deck, and the state cards."""

from __future__ import annotations

from nefrit.imperium.cards.standard import UNREST_CARD
from nefrit.imperium.choosing import together
from nefrit.imperium.conditions import IF_BARBARIAN, IF_EMPIRE
from nefrit.imperium.constants import BARBARIAN, EMPIRE, FOUR, POWER, THREE_OR_MORE
from nefrit.imperium.develop import Develop
from nefrit.imperium.fame import ResolvedInsteadOfTaken
from nefrit.imperium.nations import COMMONS
from nefrit.imperium.written import Sheet, gain
from nefrit.kernel.effects import If

SHEET = Sheet(COMMONS, commons=True)

CARDS = [
    SHEET.card(
        "King of Kings",
        "?FAM?A",
        ResolvedInsteadOfTaken(
            together(If(IF_BARBARIAN, gain(progress=6)), If(IF_EMPIRE, together(gain(progress=3), Develop(free=True)))),
            flips=True,
        ),
        suits="fame",
        header=POWER,
        side="A",
        flip="com-king-of-kings-b",
        suffix="a",
    ),
    SHEET.card(
        "King of Kings",
        "?FAM?B",
        ResolvedInsteadOfTaken(together(If(IF_BARBARIAN, gain(progress=4)), If(IF_EMPIRE, Develop(free=True)))),
        suits="fame",
        header=POWER,
        side="B",
        flip="com-king-of-kings-a",
        suffix="b",
    ),
    SHEET.card("Unrest", "UNR1", UNREST_CARD, suits="unrest", points=-2, copies=8),
    SHEET.card("Unrest", "UNR9", UNREST_CARD, suits="unrest", players=THREE_OR_MORE, points=-2, copies=2, suffix="3p"),
    SHEET.card("Unrest", "UNR11", UNREST_CARD, suits="unrest", players=FOUR, points=-2, copies=2, suffix="4p"),
    SHEET.state(BARBARIAN),
    SHEET.state(EMPIRE),
]
