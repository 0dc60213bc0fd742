"""Cards about where cards are: in provinces, on other cards, in decks."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import CONFLICT_DECK
from nefrit.l5r.values import strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, fight, nobody_acts, number, player, quiet_fight, quiet_player

__all__ = ["GAME"]


def test_frostbitten_crossing_discards_all_attachments_of_one_character(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1", 'Fine Katana {on="#1"}', 'Ornate Fan {on="#1"}', "Eager Scout #2")
    bob = player(provinces=["Frostbitten Crossing {slot=0}"])
    fight(table, ann, bob, "military air", "Wandering Ronin", "Eager Scout", province="Frostbitten Crossing")
    table.bob.chooses("use Frostbitten Crossing 0")
    assert table.bob.choices == ["Wandering Ronin"], "the scout has no attachment"
    table.bob.chooses("Wandering Ronin")
    table.ann.orders("Fine Katana", "Ornate Fan")
    assert table.ann.play == ["Wandering Ronin", "Eager Scout"]


def test_sabotage_discards_a_card_of_the_opponents_provinces(table: Scenario) -> None:
    bob = quiet_player(holdings=["Imperial Storehouse {slot=0}"], **{"province-2": ["Doji Whisperer"]})
    ann = quiet_player("Eager Scout", hand=["2x Sabotage"], **{"province-1": ["Otomo Courtier"]})
    quiet_fight(table, ann, bob, "military air", "Eager Scout")
    table.bob.chooses("pass")
    table.ann.chooses("use Sabotage 0")
    assert table.ann.choices == ["Imperial Storehouse", "Doji Whisperer"]
    table.ann.chooses("Doji Whisperer")
    assert "Doji Whisperer" in table.bob.cards_in("dynasty-discard")
    assert len(table.bob.cards_in("province-2")) == 1, "the province is refilled"
    table.bob.chooses("pass")
    table.ann.chooses("use Sabotage 0")
    table.ann.chooses("Imperial Storehouse")
    assert "Imperial Storehouse" in table.bob.cards_in("dynasty-discard")


def test_feral_ningyo_is_shuffled_into_the_deck_when_the_conflict_ends(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", hand=["Feral Ningyo"])
    quiet_fight(table, ann, quiet_player(), "military water", "Wandering Ronin")
    table.ann.chooses("use Feral Ningyo 0")
    assert table.in_play("Feral Ningyo")
    nobody_acts(table)
    table.ann.chooses("pass")
    assert number(table, "Feral Ningyo") in table.game.zone(CONFLICT_DECK, 0)


def test_feral_ningyo_comes_only_in_water_conflicts(table: Scenario) -> None:
    quiet_fight(
        table, quiet_player("Eager Scout", hand=["Feral Ningyo"]), quiet_player(), "military air", "Eager Scout"
    )
    assert table.ann.choices == ["pass", "play Feral Ningyo", "play-into-conflict Feral Ningyo"]


def test_feral_ningyo_stays_where_it_went_if_it_left_before(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", hand=["Feral Ningyo"])
    bob = quiet_player("Adept of Shadows", hand=["Way of the Scorpion", "I Can Swim"], dial=5, fate=5)
    quiet_fight(table, ann, bob, "military water", "Wandering Ronin", defenders=("Adept of Shadows",))
    table.bob.chooses("pass")
    table.ann.chooses("use Feral Ningyo 0")
    table.bob.chooses("use Way of the Scorpion 0")
    table.bob.chooses("Feral Ningyo")
    table.bob.chooses("use I Can Swim 0")
    table.bob.chooses("Feral Ningyo")
    nobody_acts(table)
    table.ann.chooses("pass")
    assert "Feral Ningyo" in table.ann.cards_in("conflict-discard")


def test_border_fortress_reveals_a_province_of_either_player(table: Scenario) -> None:
    bob = player(
        "Doji Whisperer", provinces=["Border Fortress {slot=0}", "Entrenched Position {slot=1} [known to bob]"]
    )
    fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", province="Border Fortress")
    table.bob.chooses("use Border Fortress 0")
    assert "Entrenched Position" in table.bob.choices
    table.bob.chooses("Entrenched Position")
    assert is_faceup(table.game, number(table, "Entrenched Position"))


def test_chisei_district_guards_its_province_against_military_conflicts(table: Scenario) -> None:
    bob = quiet_player(holdings=["Chisei District {slot=0}"])
    begins(table, quiet_player("Wandering Ronin"), bob)
    nobody_acts(table)
    table.ann.chooses("declare military air")
    assert table.ann.choices == ["Entrenched Position"]
    begins(table, quiet_player("Wandering Ronin"), bob)
    nobody_acts(table)
    table.ann.chooses("declare political air")
    assert table.ann.choices == ["Ancestral Lands", "Entrenched Position"]


def test_the_wrath_of_the_kami_strengthens_its_province_as_often_as_one_pays(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", holdings=["The Wrath of the Kami {slot=0}"], honor=3)
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout")
    attacked = table.game.table.conflict.province
    before = strength(table.game, attacked)
    table.bob.chooses("use The Wrath of the Kami 0")
    table.bob.chooses("use The Wrath of the Kami 0")
    assert strength(table.game, attacked) == before + 2
    assert table.bob.honor == 1


def test_the_wrath_of_the_kami_does_nothing_for_other_provinces(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", holdings=["The Wrath of the Kami {slot=1}"])
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout")
    assert "use The Wrath of the Kami 0" not in table.bob.choices


@rule("l5r.target.insufficient-targets")
def test_harmonize_needs_an_attacker_that_costs_no_more_than_the_defender(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", "Steadfast Witch Hunter")
    bob = quiet_player("Eager Scout", "Serene Warrior", hand=["Harmonize"])
    attackers, defenders = ("Wandering Ronin", "Steadfast Witch Hunter"), ("Eager Scout", "Serene Warrior")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=defenders)
    table.bob.chooses("use Harmonize 0")
    assert table.bob.choices == ["Serene Warrior"], "no attacker is as cheap as the scout"
    table.bob.chooses("Serene Warrior")
    assert table.bob.choices == ["Wandering Ronin"]
    table.bob.chooses("Wandering Ronin")
    assert [table.piece(name).side for name in ("Serene Warrior", "Wandering Ronin", "Eager Scout")] == [0, 0, 2]


@rule("l5r.target.insufficient-targets")
def test_harmonize_cannot_be_played_without_such_a_pair(table: Scenario) -> None:
    bob = quiet_player("Eager Scout", hand=["Harmonize"])
    quiet_fight(
        table, quiet_player("Wandering Ronin"), bob, "military air", "Wandering Ronin", defenders=("Eager Scout",)
    )
    assert table.bob.why_not("Harmonize") == ["l5r.target.insufficient-targets"]
