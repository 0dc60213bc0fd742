"""The cards of the Scorpion Clan in the Elemental cycle."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import DISHONORED, HONORED, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import conflict_total, strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Court Novice


def test_court_novice_is_cleverer_with_the_air_or_water_ring(table: Scenario) -> None:
    for owners in (["ann", -1, -1, -1, -1], [-1, -1, -1, -1, "ann"], ["ann", -1, -1, -1, "ann"]):
        begins(table, quiet_player("Court Novice"), quiet_player(), ring_owner=owners)
        assert skills(table, "Court Novice") == (1, 3), "once, also with both"


def test_court_novice_gets_nothing_from_other_rings_or_players(table: Scenario) -> None:
    begins(table, quiet_player("Court Novice"), quiet_player(), ring_owner=["bob", "ann", "ann", "ann", "bob"])
    assert skills(table, "Court Novice") == (1, 1)


@rule("l5r.blank.text-box")
def test_a_blank_court_novice_gets_nothing(table: Scenario) -> None:
    ann = quiet_player("Court Novice #1", 'Cloud the Mind {on="#1"}')
    begins(table, ann, quiet_player(), ring_owner=["ann", -1, -1, -1, -1])
    assert skills(table, "Court Novice") == (1, 1)


# ---- Deceptive Offer


def offering(table: Scenario) -> None:
    """Ann makes a Deceptive Offer for Serene Warrior; she has another character in the conflict and one at home."""
    ann = quiet_player("Serene Warrior", "Eager Scout", "Doji Whisperer", hand=["Deceptive Offer", "Banzai!"])
    bob = quiet_player("Savvy Politician")
    attackers = ("Serene Warrior", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Savvy Politician",))
    table.ann.chooses("use Deceptive Offer 0")
    assert table.ann.choices == ["Serene Warrior", "Eager Scout"], "participating, one's own"
    table.ann.chooses("Serene Warrior")


def test_deceptive_offer_lets_the_opponent_select_strength(table: Scenario) -> None:
    offering(table)
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 0")
    assert skills(table, "Serene Warrior") == (5, 4)
    assert (table.ann.honor, table.bob.honor) == (10, 10)


@rule("l5r.give.tokens")
def test_deceptive_offer_lets_the_opponent_give_honor(table: Scenario) -> None:
    offering(table)
    table.bob.chooses("option 1")
    assert skills(table, "Serene Warrior") == (3, 2)
    assert (table.ann.honor, table.bob.honor) == (11, 9)


@rule("l5r.play-restriction.must-be-observed")
def test_deceptive_offer_is_made_in_conflicts(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Deceptive Offer", "Fine Katana"]), quiet_player())
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Deceptive Offer")


@rule("l5r.lasting.definition")
def test_the_strength_of_a_deceptive_offer_lasts_for_the_conflict(table: Scenario) -> None:
    offering(table)
    table.bob.chooses("option 0")
    nobody_acts(table)
    table.ann.chooses("pass")
    assert skills(table, "Serene Warrior") == (3, 2)


# ---- Mark of Shame


def marking(table: Scenario, status: str, *others: str) -> None:
    """Ann plays Mark of Shame on Bob's Serene Warrior."""
    ann = quiet_player(*others, hand=["Mark of Shame", "Fine Katana"])
    begins(table, ann, quiet_player(f"Serene Warrior {{status={status}}}"))
    table.ann.chooses("play Mark of Shame")
    table.ann.chooses("Serene Warrior")


def test_mark_of_shame_dishonors_twice(table: Scenario) -> None:
    marking(table, "honored")
    table.ann.chooses("respond Mark of Shame 0 0")
    assert table.piece("Serene Warrior").status == DISHONORED
    assert skills(table, "Serene Warrior") == (0, 0)


def test_mark_of_shame_weakens_and_its_reaction_is_optional(table: Scenario) -> None:
    marking(table, "ordinary")
    table.ann.passes()
    assert table.piece("Serene Warrior").status == ORDINARY
    assert skills(table, "Serene Warrior") == (3, 1)


def test_mark_of_shame_dishonors_an_ordinary_character_once(table: Scenario) -> None:
    marking(table, "ordinary")
    table.ann.chooses("respond Mark of Shame 0 0")
    assert table.piece("Serene Warrior").status == DISHONORED


@rule("l5r.triggered.must-change-game-state")
def test_mark_of_shame_does_nothing_to_the_dishonored(table: Scenario) -> None:
    marking(table, "dishonored")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.faq.steward-of-law-honored-can-be-dishonored", "l5r.then.requires-full-success")
def test_under_steward_of_law_the_second_dishonor_of_mark_of_shame_fails(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Mark of Shame", "Fine Katana"])
    bob = quiet_player("Steward of Law", "Doji Whisperer {status=honored}")
    quiet_fight(table, ann, bob, "political air", "Serene Warrior", defenders=("Steward of Law",))
    table.ann.chooses("play Mark of Shame")
    table.ann.chooses("Doji Whisperer")
    table.ann.chooses("respond Mark of Shame 0 0")
    assert table.piece("Doji Whisperer").status == ORDINARY


def test_a_mark_of_shame_that_only_moves_dishonors_nobody(table: Scenario) -> None:
    ann = quiet_player("Giver of Gifts", "Doji Whisperer #1", 'Mark of Shame {on="#1"}', "Eager Scout {status=honored}")
    begins(table, ann, quiet_player())
    table.ann.chooses("use Giver of Gifts 0")
    table.ann.chooses("Mark of Shame")
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").status == HONORED


# ---- Discourage Pursuit


def test_discourage_pursuit_weakens_a_participant_for_a_dishonored_shinobi(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows", "Serene Warrior", hand=["Discourage Pursuit", "Banzai!"])
    bob = quiet_player("Doji Hotaru", "Shosuro Actress")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Doji Hotaru",))
    table.ann.chooses("use Discourage Pursuit 0")
    assert table.ann.choices == ["Adept of Shadows"], "one's own shinobi, also at home"
    table.ann.chooses("Adept of Shadows")
    assert table.ann.choices == ["Serene Warrior", "Doji Hotaru"]
    table.ann.chooses("Doji Hotaru")
    assert skills(table, "Doji Hotaru") == (0, 6)
    assert table.piece("Adept of Shadows").status == DISHONORED


@rule("l5r.triggered.cost-must-be-payable")
def test_discourage_pursuit_needs_a_shinobi_who_can_be_dishonored(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows {status=dishonored}", "Serene Warrior", hand=["Discourage Pursuit", "Banzai!"])
    bob = quiet_player("Doji Hotaru")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Doji Hotaru",))
    assert table.ann.why_not("Discourage Pursuit") == ["l5r.triggered.cost-must-be-payable"]


@rule("l5r.dash.not-modifiable")
def test_discourage_pursuit_cannot_choose_who_has_no_military_skill(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows", hand=["Discourage Pursuit", "Banzai!"])
    bob = quiet_player("Bayushi Liar", "Otomo Courtier")
    quiet_fight(table, ann, bob, "political air", "Adept of Shadows", defenders=("Bayushi Liar",))
    table.ann.chooses("use Discourage Pursuit 0")
    table.ann.chooses("Adept of Shadows")
    assert table.ann.choices == ["Adept of Shadows"]


def test_discourage_pursuit_is_paid_for_even_if_it_is_canceled(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows", "Serene Warrior", hand=["Discourage Pursuit"])
    bob = quiet_player("Doji Hotaru {status=honored}", hand=["Voice of Honor"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Doji Hotaru",))
    table.ann.chooses("use Discourage Pursuit 0")
    table.ann.chooses("Adept of Shadows")
    table.ann.chooses("Doji Hotaru")
    before = skills(table, "Doji Hotaru")
    table.bob.chooses("respond Voice of Honor 0 0")
    assert skills(table, "Doji Hotaru") == before
    assert table.piece("Adept of Shadows").status == DISHONORED


# ---- Web of Lies

WEB: dict[str, Any] = {"provinces": ["Web of Lies {slot=0}", "Ancestral Lands {slot=1}"]}


def strength_of_web(table: Scenario) -> int:
    return strength(table.game, number(table, "Web of Lies"))


def test_web_of_lies_is_as_strong_as_twice_the_bid(table: Scenario) -> None:
    for bid in (0, 1, 5):
        begins(table, quiet_player(dial=3), quiet_player(dial=bid, **WEB))
        assert strength_of_web(table) == 2 * bid, "one's own bid"


def test_web_of_lies_is_strengthened_by_a_holding(table: Scenario) -> None:
    begins(table, quiet_player(), quiet_player(dial=2, holdings=["City of Lies {slot=0}"], **WEB))
    assert strength_of_web(table) == 5


@rule("l5r.x.default-zero")
def test_a_blank_web_of_lies_has_no_strength(table: Scenario) -> None:
    ann = quiet_player("Cautious Scout", hand=["Fine Katana"])
    quiet_fight(table, ann, quiet_player(dial=4, **WEB), "military air", "Cautious Scout", province="Web of Lies")
    assert strength_of_web(table) == 0


@rule("decision.l5r.standing-order")
def test_what_sets_the_base_strength_later_counts_for_web_of_lies(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Ride Them Down", "Fine Katana"])
    bob = quiet_player(dial=4, **WEB)
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", province="Web of Lies", favor="ann")
    assert strength_of_web(table) == 8
    table.ann.chooses("use Ride Them Down 0")
    assert strength_of_web(table) == 1


@rule("l5r.bid.dial-not-adjusted")
def test_web_of_lies_looks_at_the_dial_whatever_modifies_the_bid(table: Scenario) -> None:
    begins(table, quiet_player(), quiet_player(dial=4, bid_change=1, **WEB))
    assert strength_of_web(table) == 8


# ---- Tainted Koku


def test_tainted_koku_passes_on_to_another_character_of_the_same_player(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer #1", "Serene Warrior {fate=2}", "Brash Samurai {fate=2}")
    ann = quiet_player("Eager Scout {fate=2}", hand=["Tainted Koku", "Fine Katana"])
    begins(table, ann, bob)
    table.ann.chooses("play Tainted Koku")
    table.ann.chooses("Doji Whisperer")
    assert skills(table, "Doji Whisperer") == (0, 2)
    while table.ann.asked != "respond-or-pass":
        table.answer(table.game.pending[0].seat, 0)
    table.ann.chooses("respond Tainted Koku 0 0")
    assert table.ann.choices == ["Serene Warrior", "Brash Samurai"]
    table.ann.chooses("Serene Warrior")
    assert skills(table, "Serene Warrior") == (2, 1)
    assert not table.in_play("Doji Whisperer")
    assert table.in_play("Tainted Koku")


def test_tainted_koku_leaves_with_the_last_character(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {fate=2}", "Doji Whisperer #1", 'Tainted Koku {on="#1"}')
    begins(table, ann, quiet_player("Brash Samurai {fate=2}"), at="fate")
    table.ann.chooses("respond Tainted Koku 0 0")
    assert table.ann.choices == ["Serene Warrior"], "not to the opponent's"
    begins(table, quiet_player("Doji Whisperer #1", 'Tainted Koku {on="#1"}'), quiet_player("Brash Samurai"), at="fate")
    assert not table.in_play("Tainted Koku")


def test_tainted_koku_need_not_move(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {fate=2}", "Doji Whisperer #1", 'Tainted Koku {on="#1"}')
    begins(table, ann, quiet_player(), at="fate")
    table.ann.passes()
    assert not table.in_play("Tainted Koku")
    assert table.ann.cards_in("conflict-discard") == ["Tainted Koku"]


def test_tainted_koku_goes_to_nobody_who_bears_no_attachments(table: Scenario) -> None:
    ann = quiet_player("Moto Horde {fate=2}", "Doji Whisperer #1", 'Tainted Koku {on="#1"}')
    begins(table, ann, quiet_player(), at="fate")
    assert not table.in_play("Tainted Koku")


# ---- Soshi Shiori


def test_soshi_shiori_makes_a_player_lose_honor_after_a_win(table: Scenario) -> None:
    ann = quiet_player("Soshi Shiori", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior", defenders=("Eager Scout",))
    table.ann.chooses("respond Soshi Shiori 0 0")
    assert table.ann.choices == ["option 0", "option 1"], "her own player and the opponent"
    table.ann.chooses("option 1")
    assert (table.ann.honor, table.bob.honor) == (10, 9)


def test_soshi_shiori_may_name_her_own_player(table: Scenario) -> None:
    ann = quiet_player("Soshi Shiori", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior", defenders=("Eager Scout",))
    table.ann.chooses("respond Soshi Shiori 0 0")
    table.ann.chooses("option 0")
    assert (table.ann.honor, table.bob.honor) == (9, 10)


def test_soshi_shiori_does_nothing_after_a_defeat(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior")
    ann = quiet_player("Soshi Shiori", "Eager Scout")
    quiet_fight(table, ann, bob, "military earth", "Eager Scout", defenders=("Serene Warrior",))
    assert table.ann.asked != "respond-or-pass"
    assert table.ann.honor == 10


@rule("decision.l5r.unlimited")
def test_soshi_shiori_rejoices_in_every_win(table: Scenario) -> None:
    ann = quiet_player("Soshi Shiori", "Moto Youth", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Moto Youth", defenders=("Eager Scout",))
    table.ann.chooses("respond Soshi Shiori 0 0")
    table.ann.chooses("option 1")
    table.ann.passes()
    table.ann.chooses("declare political air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("respond Soshi Shiori 0 0")
    table.ann.chooses("option 1")
    assert table.bob.honor == 10 - 1 - 1 - 1, "twice for her, once unopposed"


# ---- Shosuro Sadako


def test_shosuro_sadako_is_stronger_when_dishonored(table: Scenario) -> None:
    begins(table, quiet_player("Shosuro Sadako {status=dishonored}"), quiet_player())
    assert skills(table, "Shosuro Sadako") == (4, 4)


def test_shosuro_sadako_is_also_stronger_when_honored(table: Scenario) -> None:
    begins(table, quiet_player("Shosuro Sadako {status=honored}"), quiet_player())
    assert skills(table, "Shosuro Sadako") == (4, 4)
    begins(table, quiet_player("Shosuro Sadako"), quiet_player("Doji Whisperer {status=dishonored}"))
    assert skills(table, "Shosuro Sadako") == (1, 1)
    assert skills(table, "Doji Whisperer") == (0, 2), "others subtract theirs"


@rule("l5r.blank.text-box")
def test_a_blank_shosuro_sadako_subtracts_her_glory(table: Scenario) -> None:
    ann = quiet_player("Shosuro Sadako #1 {status=dishonored}", 'Cloud the Mind {on="#1"}')
    begins(table, ann, quiet_player())
    assert skills(table, "Shosuro Sadako") == (0, 0)


@rule("l5r.personal-honor.dishonored-leaves-lose-honor")
def test_shosuro_sadako_loses_honor_as_she_leaves_dishonored(table: Scenario) -> None:
    begins(table, quiet_player("Shosuro Sadako {status=dishonored}"), quiet_player(), at="fate")
    assert table.ann.honor == 9


# ---- Heartless Intimidator


def test_heartless_intimidator_discards_a_card_for_lost_honor(table: Scenario) -> None:
    ann = quiet_player("Heartless Intimidator", "Serene Warrior")
    bob = quiet_player(**{"conflict-deck": ["Rout", "Outwit"]})
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior")
    table.ann.chooses("respond Heartless Intimidator 0 0")
    assert table.bob.cards_in("conflict-discard") == ["Rout"]
    assert table.bob.cards_in("conflict-deck") == ["Outwit"]


def test_heartless_intimidator_does_not_react_to_ones_own_loss(table: Scenario) -> None:
    ann = quiet_player("Heartless Intimidator", "Serene Warrior", hand=["Assassination"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior", defenders=("Eager Scout",))
    table.ann.chooses("use Assassination 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.honor == 7
    table.ann.chooses("respond Heartless Intimidator 0 0")
    assert table.bob.honor == 9, "the honor of the unopposed conflict, after the scout is gone"


@rule("decision.l5r.unlimited")
def test_heartless_intimidator_has_no_limit(table: Scenario) -> None:
    ann = quiet_player("Heartless Intimidator", "Serene Warrior")
    bob = quiet_player(**{"conflict-deck": ["Rout", "Outwit", "Levy"]})
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    table.ann.chooses("respond Heartless Intimidator 0 0")
    table.ann.chooses("air-take")
    table.ann.chooses("respond Heartless Intimidator 0 0")
    assert table.bob.cards_in("conflict-deck") == ["Levy"]


# ---- Disguised Protector


def test_disguised_protector_adds_the_bids(table: Scenario) -> None:
    ann = quiet_player("Disguised Protector", dial=4, hand=["Banzai!"])
    quiet_fight(
        table,
        ann,
        quiet_player("Serene Warrior", dial=1),
        "military earth",
        "Disguised Protector",
        defenders=("Serene Warrior",),
    )
    table.ann.chooses("use Disguised Protector 0")
    assert [conflict_total(table.game, seat) for seat in (0, 1)] == [3 + 4, 3 + 1]


@rule("l5r.play-restriction.must-be-observed")
def test_disguised_protector_must_participate(table: Scenario) -> None:
    ann = quiet_player("Disguised Protector", "Eager Scout", dial=4, hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military earth", "Eager Scout")
    assert table.ann.why_not("Disguised Protector") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.unopposed.definition")
def test_bids_alone_do_not_defend(table: Scenario) -> None:
    ann = quiet_player("Disguised Protector", dial=1)
    quiet_fight(table, ann, quiet_player(dial=5), "military earth", "Disguised Protector")
    table.ann.chooses("use Disguised Protector 0")
    assert table.ann.asked != "ring-effect", "4 against 5: the defender wins"
    assert not table.piece("Ancestral Lands").broken


@rule("l5r.effect.expiry-is-not-a-change")
def test_the_bids_of_disguised_protector_count_in_this_conflict_only(table: Scenario) -> None:
    ann = quiet_player("Disguised Protector", "Serene Warrior", dial=4, hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout", dial=1), "military earth", "Disguised Protector")
    table.ann.chooses("use Disguised Protector 0")
    nobody_acts(table)
    table.ann.passes()
    nobody_acts(table)
    table.bob.passes()
    nobody_acts(table)
    table.ann.chooses("declare political air")
    table.ann.chooses("Entrenched Position")
    table.ann.chooses("Serene Warrior")
    table.bob.chooses()
    assert conflict_total(table.game, 0) == 2


# ---- Reclusive Zokujin


def zokujin(table: Scenario, ring: str, **things: Any) -> None:
    """Bob's Zokujin and a scout defend in a conflict with this ring; Ann holds what could trouble them."""
    hand = ["Way of the Scorpion", "Rout", "Banzai!"]
    ann = quiet_player("Warrior Poet", "Serene Warrior", hand=hand)
    bob = quiet_player("Reclusive Zokujin", "Eager Scout", **things)
    defenders = ("Reclusive Zokujin", "Eager Scout")
    quiet_fight(table, ann, bob, f"military {ring}", "Warrior Poet", "Serene Warrior", defenders=defenders)


@rule("l5r.immune.definition")
def test_reclusive_zokujin_is_immune_to_the_enemy_in_earth_conflicts(table: Scenario) -> None:
    zokujin(table, "earth")
    table.ann.chooses("use Way of the Scorpion 0")
    assert table.ann.choices == ["Warrior Poet", "Serene Warrior", "Eager Scout"], "it cannot be chosen"
    table.ann.chooses("Eager Scout")
    table.ann.chooses("use Warrior Poet 0")
    assert skills(table, "Reclusive Zokujin") == (3, 1), "nor is it weakened where nobody chooses"


@rule("l5r.constant.conditional")
def test_reclusive_zokujin_is_a_creature_like_others_elsewhere(table: Scenario) -> None:
    zokujin(table, "air")
    table.ann.chooses("use Way of the Scorpion 0")
    assert "Reclusive Zokujin" not in table.ann.choices, "a Scorpion"
    table.ann.chooses("Eager Scout")
    table.ann.chooses("use Warrior Poet 0")
    assert skills(table, "Reclusive Zokujin") == (2, 0)


def test_reclusive_zokujin_is_not_immune_to_its_own_player(table: Scenario) -> None:
    zokujin(table, "earth", hand=["Banzai!"])
    table.bob.chooses("use Banzai! 0")
    assert "Reclusive Zokujin" in table.bob.choices
    table.bob.chooses("Reclusive Zokujin")
    table.bob.chooses("no")
    assert skills(table, "Reclusive Zokujin") == (5, 1)


def test_constant_effects_of_the_enemy_do_not_touch_reclusive_zokujin(table: Scenario) -> None:
    ann = quiet_player("Swift Magistrate", hand=["Banzai!"])
    bob = quiet_player("Reclusive Zokujin {fate=1}")
    for ring, counted in (("earth", 3), ("air", 0)):
        quiet_fight(table, ann, bob, f"military {ring}", "Swift Magistrate", defenders=("Reclusive Zokujin",))
        assert conflict_total(table.game, 1) == counted, "with fate on it it would not count its skill"


def test_reclusive_zokujin_keeps_its_fate_from_the_enemy(table: Scenario) -> None:
    for ring, fate in (("earth", 2), ("air", 1)):
        ann = quiet_player("Serene Warrior", hand=["Mono no Aware", "Banzai!"])
        bob = quiet_player("Reclusive Zokujin {fate=2}")
        quiet_fight(table, ann, bob, f"military {ring}", "Serene Warrior", defenders=("Reclusive Zokujin",))
        table.ann.chooses("use Mono no Aware 0")
        assert table.piece("Reclusive Zokujin").fate == fate


def test_reclusive_zokujin_attacks_covertly_with_the_earth_ring(table: Scenario) -> None:
    for ring, asked in (("earth", "choose-evaded"), ("air", None)):
        begins(table, quiet_player("Reclusive Zokujin"), quiet_player("Brash Samurai"))
        table.ann.chooses(f"declare military {ring}")
        table.ann.chooses("Ancestral Lands")
        table.ann.chooses("Reclusive Zokujin")
        assert table.ann.asked == asked


@rule("l5r.immune.definition")
def test_reclusive_zokujin_is_not_immune_to_rings(table: Scenario) -> None:
    bob = quiet_player("Reclusive Zokujin {fate=1}")
    quiet_fight(table, quiet_player("Isawa Kaede"), bob, "military earth", "Isawa Kaede")
    table.ann.chooses("void")
    assert "void Reclusive Zokujin" in table.ann.choices
