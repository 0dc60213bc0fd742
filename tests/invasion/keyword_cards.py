"""Made-up cards with keywords that no published card here has, beside the published ones."""

from __future__ import annotations

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.cards.races import DWARF, HIGH_ELF, NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.keywords import ambush, counterstrike, feared, necromancy, raider, savage, toughness
from nefrit.invasion.words.abilities import action, forced
from nefrit.invasion.words.conditions import by_combat_damage
from nefrit.invasion.words.nouns import this
from nefrit.invasion.words.occasions import ambushes, is_damaged
from nefrit.invasion.words.pools import draw, gain
from nefrit.invasion.words.verbs import place_tokens
from nefrit.kernel.cards import Library

SET = "Made up"

CARDS = [
    NEUTRAL.unit("Dreadful Drake", 1, SET, cost=2, power=2, hit_points=3).has(feared(2)),
    NEUTRAL.unit("Restless Bones", 2, SET, cost=1, power=1, hit_points=1).has(necromancy()),
    NEUTRAL.tactic("Restless Word", 3, SET, cost=0).has(necromancy(), action(gain(1))),
    HIGH_ELF.unit("Hidden Archers", 4, SET, cost=5, loyalty=3, power=2, hit_points=2).has(
        ambush(1), action(draw(1), trigger=ambushes(this))
    ),
    NEUTRAL.unit("Plunderers", 5, SET, cost=1, power=1, hit_points=3).has(raider(2)),
    NEUTRAL.unit("Wild Boars", 6, SET, cost=1, power=0, hit_points=3).has(savage(1)),
    DWARF.unit("Stout Guard", 7, SET, cost=1, power=1, hit_points=2).has(toughness(1), toughness(1)),
    DWARF.unit("Swift Guard", 8, SET, cost=1, power=1, hit_points=4).has(counterstrike(1), counterstrike(1)),
    NEUTRAL.unit("Sore Loser", 9, SET, cost=1, power=1, hit_points=5).has(
        forced(is_damaged(this, during=by_combat_damage), place_tokens(this, 1))
    ),
]

GAME = WarhammerInvasion(Library([*LIBRARY.faces.values(), *CARDS]))
