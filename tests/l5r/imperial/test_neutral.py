"""The cards of no clan in the Imperial cycle."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import DEFENDING
from nefrit.l5r.game import GAME
from nefrit.l5r.values import conflict_total, glory_total
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, fight, number, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Finger of Jade


def test_finger_of_jade_saves_its_bearer(table: Scenario) -> None:
    bob = quiet_player("Solemn Scholar #1", 'Finger of Jade {on="#1"}')
    begins(table, quiet_player(hand=["Against the Waves"]), bob)
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    table.bob.chooses("respond Finger of Jade 0 0")
    assert not table.piece("Solemn Scholar").bowed
    assert not table.in_play("Finger of Jade")
    assert table.bob.cards_in("conflict-discard") == ["Finger of Jade"]


def test_finger_of_jade_is_no_help_for_others_or_without_a_target(table: Scenario) -> None:
    bob = quiet_player("Solemn Scholar #1", "Isawa Masahiro", 'Finger of Jade {on="#1"}')
    begins(table, quiet_player(hand=["Against the Waves"]), bob)
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Isawa Masahiro")
    assert table.piece("Isawa Masahiro").bowed
    bob = quiet_player("Solemn Scholar #1 {fate=1}", 'Finger of Jade {on="#1"}')
    begins(table, quiet_player(hand=["Mono no Aware"]), bob)
    table.ann.chooses("use Mono no Aware 0")
    assert table.piece("Solemn Scholar").fate == 0, "nothing is chosen"


def test_finger_of_jade_is_for_ones_own_characters(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Finger of Jade"]), quiet_player("Eager Scout"))
    table.ann.chooses("play Finger of Jade")
    assert table.ann.choices == ["Serene Warrior"]


def test_finger_of_jade_cancels_also_what_its_own_player_does(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer #1", 'Finger of Jade {on="#1"}', hand=["Way of the Crane"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Doji Whisperer")
    assert table.ann.choices == ["pass", "respond Finger of Jade 0 0"]
    table.ann.passes()
    assert table.piece("Doji Whisperer").status == 1


def test_a_finger_of_jade_saves_a_character_from_one_of_two_spells_only(table: Scenario) -> None:
    bob = quiet_player("Solemn Scholar #1", 'Finger of Jade {on="#1"}')
    begins(table, quiet_player(hand=["2x Against the Waves", "Fine Katana"]), bob)
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    table.bob.chooses("respond Finger of Jade 0 0")
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    assert table.piece("Solemn Scholar").bowed


# ---- Riot in the Streets


def rioting(table: Scenario, *defenders: str) -> None:
    """Ann attacks Riot in the Streets with a courtier; these defend, and a Bushi of Bob's stays at home."""
    bob = player(*defenders, "Serene Warrior", provinces=["Riot in the Streets {slot=0}"], hand=["Banzai!"])
    with_, where = "political air", "Riot in the Streets"
    fight(table, quiet_player("Doji Whisperer"), bob, with_, "Doji Whisperer", province=where, defenders=defenders)


def test_riot_in_the_streets_bows_a_participant_with_three_bushi(table: Scenario) -> None:
    rioting(table, "Eager Scout", "Brash Samurai", "Border Rider")
    table.bob.chooses("use Riot in the Streets 0")
    assert table.bob.choices == ["Doji Whisperer", "Eager Scout", "Brash Samurai", "Border Rider"]
    table.bob.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_riot_in_the_streets_needs_three_participating_bushi_of_yours(table: Scenario) -> None:
    rioting(table, "Eager Scout", "Brash Samurai", "Solemn Scholar")
    assert table.bob.why_not("Riot in the Streets") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.play-restriction.must-be-observed")
def test_there_is_no_riot_in_another_province(table: Scenario) -> None:
    bushi = ("Eager Scout", "Brash Samurai", "Border Rider")
    provinces = ["Riot in the Streets {slot=0}", "Ancestral Lands {slot=1}"]
    bob = player(*bushi, provinces=provinces, hand=["Banzai!"])
    quiet_fight(table, quiet_player("Doji Whisperer"), bob, "political air", "Doji Whisperer", defenders=bushi)
    assert table.bob.why_not("Riot in the Streets") == ["l5r.play-restriction.must-be-observed"]


# ---- Guardians of the Seikitsu


def test_guardians_of_the_seikitsu_bow_the_cheap_characters_of_both_players(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Eager Scout", "Doji Whisperer")
    bob = player("Brash Samurai", "Radiant Orator", provinces=["Guardians of the Seikitsu {slot=0} [known to bob]"])
    begins(table, ann, bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Guardians of the Seikitsu")
    table.ann.chooses("Serene Warrior", "Eager Scout")
    table.bob.chooses("respond Guardians of the Seikitsu 0 0")
    names = ("Serene Warrior", "Eager Scout", "Doji Whisperer", "Brash Samurai", "Radiant Orator")
    assert [table.piece(name).bowed for name in names] == [False, True, True, True, False]
    assert table.bob.choices == ["Radiant Orator"], "who is bowed cannot defend"


def test_guardians_of_the_seikitsu_react_to_no_other_province(table: Scenario) -> None:
    provinces = ["Guardians of the Seikitsu {slot=0} [known to bob]", "Ancestral Lands {slot=1}"]
    begins(table, quiet_player("Eager Scout"), player("Brash Samurai", provinces=provinces))
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Eager Scout")
    assert table.bob.asked == "choose-defenders"


@rule("l5r.triggered.must-change-game-state")
def test_guardians_of_the_seikitsu_need_somebody_to_bow(table: Scenario) -> None:
    bob = player(
        "Radiant Orator", "Brash Samurai {bowed=true}", provinces=["Guardians of the Seikitsu {slot=0} [known to bob]"]
    )
    begins(table, quiet_player("Serene Warrior"), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Guardians of the Seikitsu")
    table.ann.chooses("Serene Warrior")
    assert table.bob.asked == "choose-defenders"


def test_guardians_of_the_seikitsu_bow_nobody_twice(table: Scenario) -> None:
    bob = player("Brash Samurai", provinces=["Guardians of the Seikitsu {slot=0} [known to bob]"])
    begins(table, quiet_player("Serene Warrior"), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Guardians of the Seikitsu")
    table.ann.chooses("Serene Warrior")
    table.bob.passes()
    table.bob.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").side == DEFENDING, "it is not forced"


# ---- Along the River of Gold


def test_along_the_river_of_gold_switches_base_skills_at_a_water_province(table: Scenario) -> None:
    bob = player("Doji Whisperer", "Serene Warrior", hand=["Banzai!"], provinces=["Along the River of Gold {slot=0}"])
    ann = quiet_player("Savvy Politician", "Matsu Berserker", "Solemn Scholar")
    attackers = ("Savvy Politician", "Matsu Berserker", "Solemn Scholar")
    where = "Along the River of Gold"
    fight(table, ann, bob, "military air", *attackers, province=where, defenders=("Doji Whisperer",))
    table.bob.chooses("use Along the River of Gold 0")
    assert table.bob.choices == ["Savvy Politician", "Doji Whisperer"], "not a dash, nor two equal skills"
    table.bob.chooses("Doji Whisperer")
    assert skills(table, "Doji Whisperer") == (3, 0)


def test_along_the_river_of_gold_works_at_any_water_province(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", provinces=["Along the River of Gold {slot=0}"])
    bob = player(provinces=["Riot in the Streets {slot=0}"])
    fight(table, ann, bob, "political air", "Doji Whisperer", province="Riot in the Streets")
    assert table.ann.choices == ["pass", "use Along the River of Gold 0"]


@rule("l5r.play-restriction.must-be-observed")
def test_along_the_river_of_gold_does_nothing_at_other_provinces(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", provinces=["Along the River of Gold {slot=0}"], hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "political air", "Doji Whisperer")
    assert table.ann.why_not("Along the River of Gold") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.base-value.definition")
def test_what_modifies_a_skill_stays_when_the_river_switches_the_base(table: Scenario) -> None:
    provinces = ["Along the River of Gold {slot=0}"]
    bob = player("Doji Whisperer #1", 'Fine Katana {on="#1"}', provinces=provinces, hand=["Banzai!"])
    where = "Along the River of Gold"
    ann = quiet_player("Serene Warrior")
    fight(table, ann, bob, "military air", "Serene Warrior", province=where, defenders=("Doji Whisperer",))
    table.bob.chooses("use Along the River of Gold 0")
    table.bob.chooses("Doji Whisperer")
    assert skills(table, "Doji Whisperer") == (5, 0)


# ---- Mono no Aware


def test_mono_no_aware_takes_fate_from_everybody_and_draws(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {fate=2}", "Doji Whisperer", hand=["Mono no Aware"])
    begins(table, ann, quiet_player("Eager Scout {fate=1}"))
    table.ann.chooses("use Mono no Aware 0")
    assert [table.piece(name).fate for name in ("Serene Warrior", "Doji Whisperer", "Eager Scout")] == [1, 0, 0]
    assert table.ann.hand == ["Fine Katana"]
    assert table.ann.fate == 2


@rule("l5r.max.counts-for-all-copies")
def test_mono_no_aware_is_played_once_a_round(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {fate=3}", hand=["2x Mono no Aware", "Fine Katana"], fate=9)
    begins(table, ann, quiet_player())
    table.ann.chooses("use Mono no Aware 0")
    assert table.ann.why_not("Mono no Aware") == ["l5r.max.counts-for-all-copies"]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_mono_no_aware_draws_where_nobody_has_fate(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Mono no Aware"]), quiet_player())
    table.ann.chooses("use Mono no Aware 0")
    assert table.ann.hand == ["Fine Katana"]


@rule("l5r.cannot.absolute")
def test_mono_no_aware_takes_no_fate_from_who_cannot_lose_it(table: Scenario) -> None:
    ann = quiet_player("Steadfast Samurai {fate=1}", "Serene Warrior {fate=2}", hand=["Mono no Aware"], honor=16)
    begins(table, ann, quiet_player(), at="fate")
    table.ann.chooses("use Mono no Aware 0")
    assert (table.piece("Steadfast Samurai").fate, table.piece("Serene Warrior").fate) == (1, 0)


# ---- Tattered Missive

DECK = ["Banzai!", "Ornate Fan", "Outwit", "Rout", "Levy", "Court Games"]


def test_tattered_missive_finds_a_card_among_five_and_shows_it(table: Scenario) -> None:
    ann = quiet_player(
        "Doji Whisperer #1", 'Tattered Missive {on="#1"}', hand=["Fine Katana"], **{"conflict-deck": DECK}
    )
    begins(table, ann, quiet_player())
    table.ann.chooses("use Tattered Missive 0")
    assert table.ann.choices == ["nothing", "Banzai!", "Ornate Fan", "Outwit", "Rout", "Levy"]
    table.ann.chooses("Rout")
    assert table.ann.hand == ["Fine Katana", "Rout"]
    assert table.game.knows(1, number(table, "Rout")), "it is revealed"
    assert not table.game.knows(1, number(table, "Levy"))
    assert table.piece("Doji Whisperer").bowed


@rule("l5r.triggered.cost-must-be-payable")
def test_tattered_missive_bows_its_bearer(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer #1 {bowed=true}", 'Tattered Missive {on="#1"}', hand=["Fine Katana"])
    begins(table, ann, quiet_player())
    assert table.ann.why_not("Tattered Missive") == ["l5r.triggered.cost-must-be-payable"]


def test_tattered_missive_is_for_ones_own_courtiers(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Doji Whisperer", hand=["Tattered Missive"])
    begins(table, ann, quiet_player("Savvy Politician"))
    table.ann.chooses("play Tattered Missive")
    assert table.ann.choices == ["Doji Whisperer"]
    assert skills(table, "Doji Whisperer") == (0, 3)
    table.ann.chooses("Doji Whisperer")
    assert skills(table, "Doji Whisperer") == (0, 4)


@rule("l5r.search.may-fail")
def test_tattered_missive_may_find_nothing(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer #1", 'Tattered Missive {on="#1"}', **{"conflict-deck": ["Rout", "Levy"]})
    begins(table, ann, quiet_player())
    table.ann.chooses("use Tattered Missive 0")
    table.ann.chooses("nothing")
    assert table.ann.hand == []
    assert not any(table.game.knows(1, number(table, name)) for name in ("Rout", "Levy"))


# ---- Seppun Ishikawa


def test_seppun_ishikawa_counts_the_imperial_cards_you_control(table: Scenario) -> None:
    play = ("Seppun Ishikawa", "Otomo Courtier", "Miya Mystic", "Serene Warrior")
    ann = quiet_player(*play, holdings=["Imperial Storehouse {slot=0}"])
    begins(table, ann, quiet_player("Otomo Courtier"))
    assert skills(table, "Seppun Ishikawa") == (5, 5), "two characters and a holding, not himself"


def test_seppun_ishikawa_counts_no_cards_out_of_play(table: Scenario) -> None:
    lying = {"province-1": ["Otomo Courtier"], "dynasty-discard": ["Otomo Courtier"]}
    begins(table, quiet_player("Seppun Ishikawa", hand=["Censure"], **lying), quiet_player())
    assert skills(table, "Seppun Ishikawa") == (2, 2)


@rule("l5r.province.facedown-identity", "l5r.province.broken-blank")
@pytest.mark.parametrize(("lies", "more"), [("", 1), (" [known to ann]", 0), (",broken=true", 0)])
def test_seppun_ishikawa_counts_an_imperial_province_that_lies_faceup_and_unbroken(
    table: Scenario, lies: str, more: int
) -> None:
    fields, known = (lies, "") if "=" in lies else ("", lies)
    provinces = [f"Before the Throne {{slot=0{fields}}}{known}", "Entrenched Position {slot=1}"]
    begins(table, quiet_player("Seppun Ishikawa", provinces=provinces), quiet_player())
    assert skills(table, "Seppun Ishikawa") == (2 + more, 2 + more)


@rule("l5r.modifier.continuous-update")
def test_seppun_ishikawa_is_weaker_as_an_imperial_card_leaves(table: Scenario) -> None:
    ann = quiet_player("Seppun Ishikawa", holdings=["Imperial Storehouse {slot=0}"], hand=["Fine Katana"])
    begins(table, ann, quiet_player())
    assert skills(table, "Seppun Ishikawa") == (3, 3)
    table.ann.chooses("use Imperial Storehouse 0")
    assert skills(table, "Seppun Ishikawa") == (2, 2)


# ---- The Imperial Palace


def test_the_imperial_palace_wins_the_favor(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", holdings=["The Imperial Palace {slot=0}"])
    begins(table, ann, quiet_player("Brash Samurai"))
    assert [glory_total(table.game, seat) for seat in (0, 1)] == [3, 2]
    table.ann.passes()
    table.bob.passes()
    table.ann.passes()
    table.bob.passes()
    assert table.ann.asked == "favor-side"


def test_the_imperial_palace_adds_nothing_to_what_is_no_glory_count(table: Scenario) -> None:
    ann = quiet_player("Radiant Orator", holdings=["The Imperial Palace {slot=0}"], hand=["Banzai!"])
    bob = quiet_player("Brash Samurai", "Eager Scout")
    quiet_fight(table, ann, bob, "political air", "Radiant Orator", defenders=("Brash Samurai",))
    table.bob.passes()
    assert "use Radiant Orator 0" not in table.ann.choices, "2 glory against 2: glory is counted like skill"


@rule("l5r.in-play.enters")
def test_the_imperial_palace_adds_nothing_facedown_or_discarded(table: Scenario) -> None:
    lying = {"province-1": ["The Imperial Palace [known to ann]"]}
    begins(table, quiet_player("Eager Scout", **lying), quiet_player())
    assert glory_total(table.game, 0) == 0
    discarded = {"dynasty-discard": ["The Imperial Palace"]}
    begins(table, quiet_player("Eager Scout", **discarded), quiet_player())
    assert glory_total(table.game, 0) == 0


def test_the_imperial_palace_strengthens_its_province(table: Scenario) -> None:
    begins(table, quiet_player(holdings=["The Imperial Palace {slot=0}"]), quiet_player())
    assert table.ann.value_of("Ancestral Lands", "strength") == 7


# ---- Massing at Twilight

TWILIGHT = {"provinces": ["Massing at Twilight {slot=0}", "Ancestral Lands {slot=1}"]}


def massing(table: Scenario, with_: str, *attackers: str, defenders: tuple[str, ...] = (), **things: Any) -> list[int]:
    """The totals of both players in a conflict at Massing at Twilight."""
    bob = quiet_player(*defenders, hand=["Banzai!"], **TWILIGHT)
    where = "Massing at Twilight"
    quiet_fight(table, quiet_player(*attackers), bob, with_, *attackers, province=where, defenders=defenders, **things)
    return [conflict_total(table.game, seat) for seat in (0, 1)]


def test_at_massing_at_twilight_both_skills_count(table: Scenario) -> None:
    assert massing(table, "military air", "Serene Warrior", defenders=("Solemn Scholar",)) == [5, 2]
    assert massing(table, "political air", "Serene Warrior", defenders=("Solemn Scholar",)) == [5, 2]


@rule("l5r.dash.treated-as-zero-1-5")
def test_a_dash_counts_nothing_at_massing_at_twilight(table: Scenario) -> None:
    assert massing(table, "military air", "Matsu Berserker") == [3, 0]


def test_massing_at_twilight_changes_no_other_province(table: Scenario) -> None:
    bob = quiet_player("Solemn Scholar", hand=["Banzai!"], **TWILIGHT)
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior")
    assert conflict_total(table.game, 0) == 3


@rule("l5r.favor.modifies-player-total")
def test_the_favor_adds_one_at_massing_at_twilight(table: Scenario) -> None:
    totals = massing(table, "military air", "Serene Warrior", favor="ann", favor_side="military")
    assert totals == [6, 0]
    assert massing(table, "political air", "Serene Warrior", favor="ann", favor_side="military") == [5, 0]


@rule("l5r.blank.text-box")
def test_a_blank_massing_at_twilight_counts_as_usual(table: Scenario) -> None:
    assert massing(table, "military air", "Cautious Scout") == [2, 0]


# ---- Tears of Amaterasu


def test_tears_of_amaterasu_gain_a_fate_for_each_attacker(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Eager Scout", "Doji Whisperer")
    bob = player("Solemn Scholar", provinces=["Tears of Amaterasu {slot=0} [known to bob]"])
    begins(table, ann, bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Tears of Amaterasu")
    table.ann.chooses("Serene Warrior", "Eager Scout")
    table.bob.chooses("respond Tears of Amaterasu 0 0")
    assert table.bob.fate == 7


def test_tears_of_amaterasu_count_attackers_wherever_they_attack(table: Scenario) -> None:
    ann = quiet_player(provinces=["Border Fortress {slot=0}", "Ancestral Lands {slot=1}"])
    bob = player("Serene Warrior", "Eager Scout", provinces=["Tears of Amaterasu {slot=0} [known to bob]"])
    begins(table, ann, bob, first="bob")
    table.bob.chooses("declare military air")
    table.bob.chooses("Border Fortress")
    table.bob.chooses("Serene Warrior")
    table.ann.chooses("use Border Fortress 0")
    table.ann.chooses("Tears of Amaterasu")
    table.bob.chooses("respond Tears of Amaterasu 0 0")
    assert table.bob.fate == 6, "also one's own attackers, in a conflict elsewhere"


def test_tears_of_amaterasu_react_only_when_they_are_revealed(table: Scenario) -> None:
    bob = player("Solemn Scholar", provinces=["Tears of Amaterasu {slot=0}"])
    begins(table, quiet_player("Serene Warrior"), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Tears of Amaterasu")
    table.ann.chooses("Serene Warrior")
    assert table.bob.asked == "choose-defenders", "they lay faceup already"


# ---- Waning Hostilities


def test_waning_hostilities_leave_each_player_one_conflict(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Doji Whisperer", hand=["Waning Hostilities"])
    begins(table, ann, quiet_player("Brash Samurai", "Savvy Politician"), at="3.1")
    table.ann.chooses("respond Waning Hostilities 0 0")
    assert [player.conflicts for player in table.game.seats] == [1, 1]
    table.ann.passes()
    table.bob.passes()
    assert table.deciding == ["ann"]
    assert table.ann.asked == "favor-side", "the conflicts are over"


def test_waning_hostilities_come_only_as_the_conflict_phase_begins(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Waning Hostilities"])
    begins(table, ann, quiet_player("Brash Samurai"), at="3.1")
    table.ann.passes()
    assert table.ann.asked == "declare-conflict"
    assert [player.conflicts for player in table.game.seats] == [2, 2]


@rule("l5r.triggered.must-change-game-state")
def test_a_second_waning_hostilities_would_change_nothing(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["2x Waning Hostilities"])
    begins(table, ann, quiet_player("Brash Samurai"), at="3.1")
    table.ann.chooses("respond Waning Hostilities 0 0")
    assert table.ann.asked == "declare-conflict"


# ---- Miwaku Kabe


def kabe(table: Scenario, *, bobs: str = "Miwaku Kabe {slot=0}") -> None:
    """Ann breaks a province of Bob's with Miwaku Kabe in it, or in another one."""
    provinces = ["Tears of Amaterasu {slot=0}", "Entrenched Position {slot=1}"]
    bob = player(provinces=provinces, holdings=[bobs])
    ann = quiet_player("Moto Horde #1", *['Fine Katana {on="#1"}'] * 2)
    fight(table, ann, bob, "military earth", "Moto Horde", province="Tears of Amaterasu")


def test_miwaku_kabe_goes_back_into_the_deck_as_its_province_breaks(table: Scenario) -> None:
    kabe(table)
    table.bob.chooses("respond Miwaku Kabe 0 0")
    assert table.piece("Tears of Amaterasu").broken
    assert not table.in_play("Miwaku Kabe")
    assert table.bob.cards_in("dynasty-discard") == []
    back = [*table.bob.cards_in("dynasty-deck"), *table.bob.cards_in("province-1")]
    assert "Miwaku Kabe" in back, "from there it may have come back already, as the province is refilled"


def test_miwaku_kabe_may_stay(table: Scenario) -> None:
    kabe(table)
    table.bob.passes()
    assert "Miwaku Kabe" not in table.bob.cards_in("dynasty-deck")


def test_miwaku_kabe_does_not_care_for_other_provinces(table: Scenario) -> None:
    kabe(table, bobs="Miwaku Kabe {slot=1}")
    assert table.bob.asked != "respond-or-pass"
    assert table.in_play("Miwaku Kabe")


# ---- Blood of Onnotangu

BLOOD: dict[str, Any] = {"provinces": ["Blood of Onnotangu {slot=0}", "Ancestral Lands {slot=1}"]}


@rule("l5r.cannot.absolute")
def test_nobody_spends_fate_in_conflicts_at_blood_of_onnotangu(table: Scenario) -> None:
    hand = ["Admit Defeat", "Court Mask", "Banzai!", "Seeker of Knowledge"]
    ann = quiet_player("Ide Messenger", "Serene Warrior", hand=hand)
    bob = quiet_player("Eager Scout", hand=["Admit Defeat", "Fine Katana"], **BLOOD)
    where = "Blood of Onnotangu"
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", province=where, defenders=("Eager Scout",))
    assert table.bob.choices == ["pass", "play Fine Katana"]
    table.bob.passes()
    assert table.ann.choices == ["pass", "use Banzai! 0"]
    assert table.ann.why_not("Admit Defeat") == ["l5r.initiate.step-2-determine-cost"]
    assert table.ann.why_not("Ide Messenger") == ["l5r.triggered.cost-must-be-payable"]


def test_blood_of_onnotangu_lies_over_no_other_province(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Admit Defeat"])
    bob = quiet_player("Eager Scout", **BLOOD)
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",))
    assert table.ann.choices == ["pass", "use Admit Defeat 0"]


@rule("decision.l5r.spending-fate")
def test_to_give_fate_is_not_to_spend_it_at_blood_of_onnotangu(table: Scenario) -> None:
    bob = quiet_player("Eager Scout", **BLOOD)
    where = "Blood of Onnotangu"
    ann = quiet_player("Doji Gift Giver")
    quiet_fight(table, ann, bob, "political air", "Doji Gift Giver", province=where, defenders=("Eager Scout",))
    table.ann.chooses("use Doji Gift Giver 0")
    table.bob.chooses("Eager Scout")
    assert (table.ann.fate, table.bob.fate) == (4, 6)


@rule("l5r.blank.text-box")
def test_a_blank_blood_of_onnotangu_forbids_nothing(table: Scenario) -> None:
    ann = quiet_player("Cautious Scout", hand=["Admit Defeat"])
    bob = quiet_player("Eager Scout", **BLOOD)
    where = "Blood of Onnotangu"
    quiet_fight(table, ann, bob, "military air", "Cautious Scout", province=where, defenders=("Eager Scout",))
    assert table.ann.choices == ["pass", "use Admit Defeat 0"]
