"""The cards of no clan in the Elemental cycle."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import AT_HOME, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import glory, strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, fight, nobody_acts, number, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Kudaka


def test_kudaka_gains_fate_and_a_card_with_the_air_ring(table: Scenario) -> None:
    ann = quiet_player("Kudaka", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Serene Warrior")
    table.ann.chooses("air-gain")
    table.ann.chooses("respond Kudaka 0 0")
    assert table.ann.fate == 6
    assert table.ann.hand == ["Fine Katana"]


def test_kudaka_gains_nothing_with_other_rings_or_from_the_opponent(table: Scenario) -> None:
    ann = quiet_player("Kudaka", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior")
    table.ann.passes()
    assert table.ann.asked != "respond-or-pass"
    bob = quiet_player("Kudaka")
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior")
    table.ann.chooses("air-gain")
    assert table.bob.asked != "respond-or-pass"


def test_kudaka_gains_also_as_a_defender_who_wins(table: Scenario) -> None:
    bob = quiet_player("Kudaka")
    ann = quiet_player("Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Solemn Scholar", defenders=("Kudaka",))
    assert table.bob.choices == ["pass", "respond Kudaka 0 0"]


def test_a_ring_that_has_gained_air_is_the_air_ring_for_kudaka(table: Scenario) -> None:
    ann = quiet_player("Kudaka", "Seeker of Knowledge")
    quiet_fight(table, ann, quiet_player(), "political earth", "Seeker of Knowledge")
    table.ann.passes()
    assert table.ann.choices == ["pass", "respond Kudaka 0 0"]


# ---- Mantis Seafarer


def test_mantis_seafarer_trades_honor_for_fate_after_a_win(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Mantis Seafarer"), quiet_player(), "military earth", "Mantis Seafarer")
    table.ann.chooses("respond Mantis Seafarer 0 0")
    assert (table.ann.fate, table.ann.honor) == (6, 9)


def test_mantis_seafarer_must_participate_and_win(table: Scenario) -> None:
    ann = quiet_player("Mantis Seafarer", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military earth", "Serene Warrior")
    assert table.ann.asked == "ring-effect", "it stayed at home"
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military earth", "Mantis Seafarer", defenders=("Serene Warrior",))
    assert table.ann.asked != "respond-or-pass", "it lost"


@rule("decision.l5r.unlimited")
def test_mantis_seafarer_trades_after_every_win(table: Scenario) -> None:
    ann = quiet_player("Mantis Seafarer", "Moto Youth", hand=["Gaijin Customs"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Mantis Seafarer")
    table.ann.chooses("respond Mantis Seafarer 0 0")
    table.ann.passes()
    table.ann.chooses("use Gaijin Customs 0")
    table.ann.chooses("Mantis Seafarer")
    table.bob.chooses("declare military air")
    table.bob.chooses("Ancestral Lands")
    table.bob.chooses("Eager Scout")
    table.ann.chooses("Mantis Seafarer")
    table.ann.chooses("respond Mantis Seafarer 0 0")
    assert (table.ann.fate, table.ann.honor) == (5 + 2 - 1, 8)


# ---- Imperial Librarian


def test_imperial_librarian_makes_all_others_more_glorious(table: Scenario) -> None:
    begins(table, quiet_player("Imperial Librarian", "Doji Whisperer"), quiet_player("Eager Scout"))
    found = [glory(table.game, number(table, name)) for name in ("Imperial Librarian", "Doji Whisperer", "Eager Scout")]
    assert found == [2, 2, 1]


@rule("l5r.constant.copies-stack")
def test_two_imperial_librarians_help_each_other(table: Scenario) -> None:
    begins(table, quiet_player("2x Imperial Librarian"), quiet_player("Eager Scout"))
    assert glory(table.game, number(table, "Imperial Librarian")) == 3
    assert glory(table.game, number(table, "Eager Scout")) == 2


@rule("l5r.blank.text-box")
def test_a_blank_imperial_librarian_helps_nobody(table: Scenario) -> None:
    ann = quiet_player("Imperial Librarian #1", 'Cloud the Mind {on="#1"}', "Doji Whisperer {status=honored}")
    begins(table, ann, quiet_player())
    assert skills(table, "Doji Whisperer") == (1, 4)


# ---- Perfect Land Ethos


def test_perfect_land_ethos_discards_all_status_tokens(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {status=honored}", "Doji Whisperer", hand=["Perfect Land Ethos"])
    begins(table, ann, quiet_player("Eager Scout {status=dishonored}", "Brash Samurai {status=honored}"))
    table.ann.chooses("use Perfect Land Ethos 0")
    names = ("Serene Warrior", "Doji Whisperer", "Eager Scout", "Brash Samurai")
    assert [table.piece(name).status for name in names] == [ORDINARY] * 4


@rule("l5r.triggered.must-change-game-state")
def test_perfect_land_ethos_needs_a_status_token(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Perfect Land Ethos", "Fine Katana"]), quiet_player())
    assert table.ann.why_not("Perfect Land Ethos") == ["l5r.triggered.must-change-game-state"]


def test_perfect_land_ethos_is_no_dishonor(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {status=honored}", hand=["Perfect Land Ethos"])
    bob = quiet_player("Young Rumormonger", "Eager Scout {status=honored}")
    begins(table, ann, bob)
    table.ann.chooses("use Perfect Land Ethos 0")
    assert table.bob.asked != "respond-or-pass"
    assert table.piece("Eager Scout").status == ORDINARY


# ---- Yoritomo


def test_yoritomo_is_as_strong_as_his_players_pool_is_full(table: Scenario) -> None:
    begins(table, quiet_player("Yoritomo", fate=4), quiet_player(fate=9))
    assert skills(table, "Yoritomo") == (7, 7)
    begins(table, quiet_player("Yoritomo {fate=3}", fate=0), quiet_player(fate=9))
    assert skills(table, "Yoritomo") == (3, 3), "neither the opponent's pool nor fate on him counts"


@rule("l5r.modifier.continuous-update")
def test_yoritomo_is_weaker_as_fate_is_spent(table: Scenario) -> None:
    ann = quiet_player("Yoritomo", fate=4, hand=["Banzai!", "Charge!"], **{"province-1": ["Eager Scout"]})
    quiet_fight(table, ann, quiet_player(), "military air", "Yoritomo")
    table.ann.chooses("use Charge! 0")
    table.ann.chooses("Eager Scout")
    assert skills(table, "Yoritomo") == (6, 6)


@rule("l5r.control.default-owner")
def test_yoritomo_counts_the_pool_of_who_controls_him(table: Scenario) -> None:
    begins(table, quiet_player(fate=1), quiet_player(fate=6))
    position = {"ann": quiet_player("Yoritomo {controller=ann} [owner bob]", fate=1), "bob": quiet_player(fate=6)}
    table.position("conflict", **position)
    assert skills(table, "Yoritomo") == (4, 4)


@rule("l5r.blank.text-box")
def test_a_blank_yoritomo_has_his_printed_skills(table: Scenario) -> None:
    begins(table, quiet_player("Yoritomo #1", 'Cloud the Mind {on="#1"}', fate=4), quiet_player())
    assert skills(table, "Yoritomo") == (3, 3)


# ---- The provinces that roles strengthen

ELEMENT_OF = {
    "Demonstrating Excellence": "Air",
    "Upholding Authority": "Earth",
    "Abandoning Honor": "Fire",
    "Appealing to the Fortunes": "Void",
    "Seeking the Truth": "Water",
}


@rule("l5r.role.placed-next-to-stronghold")
@pytest.mark.parametrize("name", [name for name in ELEMENT_OF if name != "Upholding Authority"])
@pytest.mark.parametrize("kind", ["Keeper", "Seeker"])
def test_a_province_is_stronger_with_a_role_of_its_element(table: Scenario, name: str, kind: str) -> None:
    lying = [f"{name} {{slot=0}}"]
    for element in ELEMENT_OF.values():
        begins(table, quiet_player(), player(provinces=lying, role=[f"{kind} of {element}"]))
        assert strength(table.game, number(table, name)) == (5 if element == ELEMENT_OF[name] else 3), element
    begins(table, quiet_player(role=[f"{kind} of {ELEMENT_OF[name]}"]), player(provinces=lying))
    assert strength(table.game, number(table, name)) == 3, "the opponent's role does not count"


def breaking(table: Scenario, name: str, *play: str, defenders: tuple[str, ...] = (), **things: Any) -> None:
    """Ann breaks a province of Bob's, who has these characters."""
    provinces = [f"{name} {{slot=0}}", "Ancestral Lands {slot=1}"]
    bob = player(*play, provinces=provinces, **things)
    ann = quiet_player("Doji Hotaru #1", 'Fine Katana {on="#1"}', 'Fine Katana {on="#1"}', "Brash Samurai {status=-1}")
    fight(table, ann, bob, "military earth", "Doji Hotaru", province=name, defenders=defenders)
    nobody_acts(table)


def test_demonstrating_excellence_gains_a_fate_and_a_card_as_it_breaks(table: Scenario) -> None:
    breaking(table, "Demonstrating Excellence")
    table.bob.chooses("respond Demonstrating Excellence 0 0")
    assert table.bob.fate == 6
    assert table.bob.hand == ["Fine Katana"]
    assert table.piece("Demonstrating Excellence").broken


def test_demonstrating_excellence_gains_nothing_while_it_holds(table: Scenario) -> None:
    warrior = "Serene Warrior"
    breaking(table, "Demonstrating Excellence", warrior, defenders=(warrior,), role=["Keeper of Air"])
    assert not table.piece("Demonstrating Excellence").broken
    assert (table.bob.fate, table.bob.hand) == (5, [])


def test_abandoning_honor_takes_the_dishonored_with_it(table: Scenario) -> None:
    breaking(table, "Abandoning Honor", "Serene Warrior", "Eager Scout {status=-1}")
    table.bob.chooses("respond Abandoning Honor 0 0")
    assert table.bob.choices == ["Brash Samurai", "Eager Scout"], "a dishonored character of either player"
    table.bob.chooses("Brash Samurai")
    assert not table.in_play("Brash Samurai")


def test_abandoning_honor_needs_somebody_dishonored(table: Scenario) -> None:
    bob = player("Serene Warrior", provinces=["Abandoning Honor {slot=0}", "Ancestral Lands {slot=1}"])
    fight(table, quiet_player("Doji Hotaru"), bob, "military earth", "Doji Hotaru", province="Abandoning Honor")
    assert table.bob.asked != "respond-or-pass"
    assert table.piece("Abandoning Honor").broken


def test_seeking_the_truth_moves_a_defender_home_before_it_would_bow(table: Scenario) -> None:
    breaking(
        table,
        "Seeking the Truth",
        "Eager Scout",
        "Savvy Politician",
        "Solemn Scholar",
        defenders=("Eager Scout", "Savvy Politician"),
    )
    table.bob.chooses("respond Seeking the Truth 0 0")
    assert table.bob.choices == ["Eager Scout", "Savvy Politician"], "defending characters only"
    table.bob.chooses("Savvy Politician")
    assert table.piece("Savvy Politician").side == AT_HOME
    table.ann.passes()
    assert not table.piece("Savvy Politician").bowed
    assert table.piece("Eager Scout").bowed


def test_seeking_the_truth_moves_nobody_where_nobody_defends(table: Scenario) -> None:
    breaking(table, "Seeking the Truth", "Eager Scout")
    assert table.bob.asked != "respond-or-pass"


def test_appealing_to_the_fortunes_brings_a_character_from_hand_or_provinces(table: Scenario) -> None:
    lying = {"province-2": ["Serene Warrior"], "province-3": ["Radiant Orator [known to nobody]"]}
    breaking(table, "Appealing to the Fortunes", hand=["Steward of Law", "Banzai!"], **lying)
    table.bob.chooses("respond Appealing to the Fortunes 0 0")
    assert table.bob.choices == ["Steward of Law", "Serene Warrior"], "not what lies facedown"
    table.bob.chooses("Serene Warrior")
    piece = table.piece("Serene Warrior")
    assert (piece.side, piece.bowed, piece.fate) == (AT_HOME, False, 0)
    assert table.bob.fate == 5, "put into play for nothing"


def test_appealing_to_the_fortunes_brings_no_second_copy_of_the_unique(table: Scenario) -> None:
    breaking(table, "Appealing to the Fortunes", "Shiba Tsukune", **{"province-2": ["Shiba Tsukune"]})
    assert table.bob.asked != "respond-or-pass"


@rule("l5r.blank.text-box")
@pytest.mark.parametrize("name", ["Demonstrating Excellence", "Abandoning Honor"])
def test_a_blanked_province_breaks_in_silence(table: Scenario, name: str) -> None:
    bob = player("Eager Scout {status=-1}", provinces=[f"{name} {{slot=0}}", "Ancestral Lands {slot=1}"])
    ann = quiet_player("Cautious Scout #1", *['Fine Katana {on="#1"}'] * 2)
    fight(table, ann, bob, "military earth", "Cautious Scout", province=name)
    assert table.bob.asked != "respond-or-pass"
    assert table.piece(name).broken


# ---- Marauding Oni


@rule("l5r.cannot.absolute")
def test_marauding_oni_cannot_be_honored_or_dishonored(table: Scenario) -> None:
    ann = quiet_player("Marauding Oni", "Serene Warrior", hand=["Way of the Scorpion", "Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military fire", "Marauding Oni", "Serene Warrior")
    table.ann.chooses("use Way of the Scorpion 0")
    assert table.ann.choices == ["Serene Warrior"]
    table.ann.chooses("Serene Warrior")
    table.ann.passes()
    ways = [choice for choice in table.ann.choices if "Oni" in choice]
    assert table.ann.asked == "ring-effect"
    assert ways == [], "nor by the ring"


def test_marauding_oni_costs_honor_when_it_attacks(table: Scenario) -> None:
    ann = quiet_player("Marauding Oni")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Marauding Oni")
    assert table.ann.honor == 9


@rule("decision.l5r.unlimited")
def test_marauding_oni_costs_honor_whenever_it_is_declared(table: Scenario) -> None:
    ann = quiet_player("Marauding Oni", "Moto Youth", hand=["Gaijin Customs"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Marauding Oni")
    table.ann.passes()
    table.ann.chooses("use Gaijin Customs 0")
    table.ann.chooses("Marauding Oni")
    table.bob.chooses("declare military air")
    table.bob.chooses("Ancestral Lands")
    table.bob.chooses("Eager Scout")
    table.ann.chooses("Marauding Oni")
    assert table.ann.honor == 8


def test_marauding_oni_costs_nothing_when_it_is_moved_in(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Marauding Oni", holdings=["Favorable Ground {slot=0}"], hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military earth", "Serene Warrior")
    table.ann.chooses("use Favorable Ground 0")
    table.ann.chooses("Marauding Oni")
    assert table.ann.honor == 10


@rule("l5r.blank.text-box")
def test_a_blank_marauding_oni_costs_nothing(table: Scenario) -> None:
    ann = quiet_player("Marauding Oni #1", 'Cloud the Mind {on="#1"}')
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Marauding Oni")
    assert table.ann.honor == 10
