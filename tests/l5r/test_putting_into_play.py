"""Cards that an effect puts into play: where they come to lie, and which cannot."""

from __future__ import annotations

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.entering import Enter
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.state import PROVINCES
from nefrit.l5r.targets import HAND_OR_PROVINCES, a
from nefrit.l5r.values import strength
from nefrit.l5r.words.abilities import action
from nefrit.parts.words import any_card
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, player

SUMMONS = NEUTRAL.event("Summons", 1310, cost=0).has(action(Enter(), target=a(any_card, HAND_OR_PROVINCES)))
"""It would put any card into play at home."""

GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), SUMMONS]))


@rule("l5r.put-into-play.non-characters-1-5")
def test_a_holding_is_put_into_a_province(table: Scenario) -> None:
    ann = player(hand=["Rebuild"], **{"province-2": ["Otomo Courtier"], "dynasty-discard": ["Imperial Storehouse"]})
    begins(table, ann, player())
    before = [strength(table.game, card) for card in table.game.zone(PROVINCES, 0)]
    table.ann.chooses("use Rebuild 0")
    table.ann.chooses("Otomo Courtier")
    table.ann.chooses("Imperial Storehouse")
    assert (table.ann.holdings, table.ann.piece("Imperial Storehouse").slot) == (["Imperial Storehouse"], 1)
    after = [strength(table.game, card) for card in table.game.zone(PROVINCES, 0)]
    assert after == [before[0], before[1] + 1], "it adds to the strength of the province it is in"


@rule("l5r.put-into-play.non-characters-1-5")
def test_what_could_not_be_played_to_ones_home_is_not_put_there(table: Scenario) -> None:
    ann = player(hand=["Summons", "Fine Katana", "Levy", "Adept of Shadows"], **{"province-1": ["Doji Whisperer"]})
    begins(table, ann, player())
    table.ann.chooses("use Summons 0")
    assert table.ann.choices == ["Adept of Shadows", "Doji Whisperer"], "no attachment, no event"


@rule("l5r.unique.one-per-player")
def test_a_unique_card_is_not_put_into_play_beside_its_copy(table: Scenario) -> None:
    ann = player(
        "Hida Kisada {fate=1}", hand=["Summons"], **{"province-1": ["Hida Kisada"], "province-2": ["Doji Whisperer"]}
    )
    begins(table, ann, player())
    table.ann.chooses("use Summons 0")
    assert table.ann.choices == ["Doji Whisperer"]
