"""Strongholds stay what and where they are."""

from __future__ import annotations

import pytest

from nefrit.kernel.cards import Library
from nefrit.kernel.chance import Chance
from nefrit.kernel.record import Header
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import EDITION_1_5, STRONGHOLD_SLOT
from nefrit.l5r.decks import ready_deck
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.entering import SwitchWithThis
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import STRONGHOLDS
from nefrit.l5r.targets import IN_PLAY, Chosen, a
from nefrit.l5r.words.abilities import action
from nefrit.l5r.words.cards import faceup, yours
from nefrit.l5r.words.nouns import each, it
from nefrit.l5r.words.verbs import turn_facedown
from nefrit.parts.words import any_card
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, number, player

WORKSHOP = NEUTRAL.holding("Workshop", 1309, strength_bonus=0).has(
    action(SwitchWithThis(), target=a(any_card, IN_PLAY))
)
"""It would switch places with anything in play."""

FOG = NEUTRAL.event("Fog", 1312, cost=0).has(
    action(turn_facedown(it), target=Chosen(least=1, most=9, area=IN_PLAY, cards=yours))
)
"""It would turn anything facedown."""

LONG_NIGHT = NEUTRAL.event("Long Night", 1313, cost=0).has(action(turn_facedown(each(faceup))))
"""It would turn everything facedown."""

GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), WORKSHOP, FOG, LONG_NIGHT]))


@rule("l5r.stronghold.cannot-move")
def test_a_stronghold_cannot_be_moved_from_its_province(table: Scenario) -> None:
    ann = player(
        stronghold=[f"Shiro Nishiyama {{slot={STRONGHOLD_SLOT}}}"],
        holdings=["Workshop {slot=0}", "Iron Mine {slot=1}"],
    )
    begins(table, ann, player())
    table.ann.chooses("use Workshop 0")
    assert table.ann.choices == ["Iron Mine"]
    table.ann.chooses("Iron Mine")
    slots = [table.ann.piece(name).slot for name in ("Workshop", "Iron Mine", "Shiro Nishiyama")]
    assert slots == [1, 0, STRONGHOLD_SLOT]


@rule("l5r.stronghold.cannot-be-facedown")
def test_a_stronghold_cannot_be_turned_facedown(table: Scenario) -> None:
    ann = player(
        "Serene Warrior",
        stronghold=[f"Shiro Nishiyama {{slot={STRONGHOLD_SLOT}}}"],
        provinces=["Ancestral Lands {slot=0}", "Entrenched Position {slot=1} [known to ann]"],
        holdings=["Iron Mine {slot=1}"],
        hand=["Fog"],
    )
    begins(table, ann, player())
    table.ann.chooses("use Fog 0")
    assert table.ann.choices == ["Ancestral Lands", "Iron Mine"]
    table.ann.chooses("Ancestral Lands", "Iron Mine")
    names = ("Ancestral Lands", "Iron Mine", "Shiro Nishiyama")
    assert [is_faceup(table.game, number(table, name)) for name in names] == [False, False, True]


@rule("l5r.stronghold.cannot-be-facedown")
def test_an_effect_on_all_cards_leaves_it_faceup(table: Scenario) -> None:
    ann = player(stronghold=[f"Shiro Nishiyama {{slot={STRONGHOLD_SLOT}}}"], hand=["Long Night"])
    begins(table, ann, player(stronghold=[f"City of the Open Hand {{slot={STRONGHOLD_SLOT}}}"]))
    table.ann.chooses("use Long Night 0")
    faceup = [table.game.faces[card].name for card in table.game.in_play() if is_faceup(table.game, card)]
    assert faceup == ["Shiro Nishiyama", "City of the Open Hand"]


@rule("l5r.stronghold.cannot-move")
@pytest.mark.parametrize(("mine", "theirs"), [("crab", "scorpion"), ("crane", "unicorn")])
def test_once_placed_it_lies_faceup_in_its_province_for_the_whole_game(mine: str, theirs: str) -> None:
    decks = [ready_deck(name).to_options() for name in (mine, theirs)]
    game = PUBLISHED.start(Header("l5r", seed=3, edition=EDITION_1_5, options={"decks": decks}))
    chance = Chance(3)
    while game.pending:
        decision = chance.one_of(game.pending)
        assert game.answer(decision.seat, decision.random(chance)) is None
        if game.table.round:
            for seat in (0, 1):
                (card,) = game.zone(STRONGHOLDS, seat)
                assert is_faceup(game, card)
                assert (game.pieces[card].slot, game.pieces[card].controller) == (STRONGHOLD_SLOT, seat)
    assert game.table.round > 1
