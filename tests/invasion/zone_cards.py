"""Made-up cards for tests of zones, control and healing."""

from __future__ import annotations

from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.moving import take_control
from nefrit.invasion.targets import a
from nefrit.invasion.words.abilities import action
from nefrit.invasion.words.cards import unit
from nefrit.invasion.words.nouns import it, this
from nefrit.invasion.words.numbers import tokens_on
from nefrit.invasion.words.verbs import heal, heal_all
from nefrit.kernel.cards import Library

CARDS = [
    NEUTRAL.tactic("Treason", 21, "Made up", cost=0).has(action(take_control(it), target=a(unit))),
    NEUTRAL.unit("Convalescent", 22, "Made up", cost=0, power=0, hit_points=5).has(
        action(heal(this, tokens_on.of(this)))
    ),
    NEUTRAL.unit("Phoenix", 23, "Made up", cost=0, power=0, hit_points=5).has(action(heal_all(this))),
]

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), *CARDS]))
"""The published cards and these."""
