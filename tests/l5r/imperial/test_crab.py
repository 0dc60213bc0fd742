"""The cards of the Crab Clan in the Imperial cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import DEFENDING, NOBODY
from nefrit.l5r.game import GAME
from nefrit.l5r.keywords import has_keyword
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, number, quiet_fight, quiet_player

__all__ = ["GAME"]

HERE = "Ancestral Lands"


# ---- Staunch Hida


def test_staunch_hida_resolves_the_ring_of_a_conflict_it_won_as_a_defender(table: Scenario) -> None:
    bob = quiet_player("Staunch Hida")
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", defenders=("Staunch Hida",))
    assert table.bob.choices == ["pass", "respond Staunch Hida 0 0"]
    table.bob.chooses("respond Staunch Hida 0 0")
    assert table.bob.choices == ["pass", "air-take", "air-gain"]
    table.bob.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (9, 11)


def test_staunch_hida_resolves_nothing_when_it_wins_as_an_attacker_or_stays_at_home(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Staunch Hida"), quiet_player(), "military air", "Staunch Hida")
    table.ann.chooses("air-gain")
    assert table.ann.asked != "respond-or-pass"
    bob = quiet_player("Staunch Hida", "Hiruma Yōjimbō")
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", defenders=("Hiruma Yōjimbō",))
    assert table.conflict is None, "it was at home"


@rule("l5r.max.counts-for-all-copies")
def test_of_two_staunch_hida_one_resolves_the_ring_in_a_conflict(table: Scenario) -> None:
    defenders = ("Staunch Hida", "Staunch Hida")
    bob = quiet_player("2x Staunch Hida")
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", defenders=defenders)
    table.bob.chooses("respond Staunch Hida 0 0")
    table.bob.chooses("air-gain")
    assert table.conflict is None, "the second one is not asked"
    assert table.bob.honor == 12


# ---- Hiruma Skirmisher


def test_hiruma_skirmisher_evades_a_defender_in_the_phase_in_which_it_is_played(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Hiruma Skirmisher"])
    begins(table, ann, quiet_player("Doji Whisperer", "Brash Samurai"))
    table.ann.chooses("play Hiruma Skirmisher")
    assert table.ann.choices == ["pass", "respond Hiruma Skirmisher 0 0"]
    table.ann.chooses("respond Hiruma Skirmisher 0 0")
    table.ann.says(0)
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Hiruma Skirmisher")
    assert table.ann.asked == "choose-evaded"
    table.ann.chooses("Brash Samurai")
    assert table.bob.choices == ["Doji Whisperer"]


def test_hiruma_skirmisher_may_do_without_covert(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout", hand=["Hiruma Skirmisher"]), quiet_player("Doji Whisperer"))
    table.ann.chooses("play Hiruma Skirmisher")
    table.ann.passes()
    table.ann.says(0)
    assert not has_keyword(table.game, number(table, "Hiruma Skirmisher"), "covert")


@rule("l5r.put-into-play.not-played")
def test_hiruma_skirmisher_that_is_put_into_play_was_not_played(table: Scenario) -> None:
    ann = quiet_player("Kitsu Spiritcaller", "Brash Samurai", **{"conflict-discard": ["Hiruma Skirmisher"]})
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    table.ann.chooses("use Kitsu Spiritcaller 0")
    table.ann.chooses("Hiruma Skirmisher")
    assert table.in_play("Hiruma Skirmisher")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.blank.gained-text-unaffected")
def test_hiruma_skirmisher_keeps_the_covert_it_has_gained_when_it_is_blank(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar", hand=["Hiruma Skirmisher", "Cloud the Mind"])
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses("play Hiruma Skirmisher")
    table.ann.chooses("respond Hiruma Skirmisher 0 0")
    table.ann.says(0)
    table.ann.chooses("play Cloud the Mind")
    table.ann.chooses("Hiruma Skirmisher")
    assert has_keyword(table.game, number(table, "Hiruma Skirmisher"), "covert")


# ---- Yasuki Taka


def test_yasuki_taka_gains_a_fate_when_a_crab_character_leaves_play(table: Scenario) -> None:
    begins(table, quiet_player("Yasuki Taka", "Eager Scout", holdings=["Funeral Pyre {slot=0}"]), quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["pass", "respond Yasuki Taka 0 0"]
    table.ann.chooses("respond Yasuki Taka 0 0")
    assert table.ann.fate == 6


def test_yasuki_taka_gains_a_fate_for_the_opponents_crab_characters(table: Scenario) -> None:
    begins(table, quiet_player("Yasuki Taka"), quiet_player("Vanguard Warrior", "Doji Whisperer"))
    table.bob.chooses("use Vanguard Warrior 0")
    table.ann.chooses("respond Yasuki Taka 0 0")
    table.bob.chooses("Doji Whisperer")
    assert table.ann.fate == 6


def test_yasuki_taka_gains_nothing_for_other_clans(table: Scenario) -> None:
    ann = quiet_player("Yasuki Taka", "Doji Whisperer", holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Doji Whisperer")
    assert table.ann.asked != "respond-or-pass"
    assert table.ann.fate == 5


def test_yasuki_taka_gains_nothing_for_crab_attachments(table: Scenario) -> None:
    ann = quiet_player("Yasuki Taka #1", 'Watch Commander {on="#1"}', "Miya Mystic")
    begins(table, ann, quiet_player())
    table.ann.chooses("use Miya Mystic 0")
    table.ann.chooses("Watch Commander")
    assert not table.in_play("Watch Commander")
    assert table.ann.asked != "respond-or-pass"


def test_yasuki_taka_gains_nothing_in_another_phase(table: Scenario) -> None:
    ann = quiet_player("Yasuki Taka", "Eager Scout", holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player(), at="dynasty")
    fate = table.ann.fate
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.asked != "respond-or-pass"
    assert table.ann.fate == fate


@rule("decision.l5r.unlimited")
def test_yasuki_taka_gains_fate_for_one_after_the_other(table: Scenario) -> None:
    """Way of the Crab costs one Crab character and makes the opponent sacrifice another."""
    ann = quiet_player("Yasuki Taka", "Eager Scout", hand=["Way of the Crab"])
    begins(table, ann, quiet_player("Vanguard Warrior"))
    table.ann.chooses("use Way of the Crab 0")
    table.ann.chooses("Eager Scout")
    table.ann.chooses("respond Yasuki Taka 0 1")
    table.bob.chooses("Vanguard Warrior")
    table.ann.chooses("respond Yasuki Taka 0 0")
    assert table.ann.fate == 6, "one paid, two gained"


@rule("l5r.reaction.definition")
def test_yasuki_taka_gains_nothing_for_himself(table: Scenario) -> None:
    begins(table, quiet_player("Yasuki Taka", holdings=["Funeral Pyre {slot=0}"]), quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Yasuki Taka")
    assert table.ann.fate == 5


# ---- Kuni Ritsuko


def test_kuni_ritsuko_takes_a_fate_from_an_attacker(table: Scenario) -> None:
    ann = quiet_player("Eager Scout {fate=2}", "Doji Whisperer", "Brash Samurai {fate=1}")
    bob = quiet_player("Kuni Ritsuko", "Kaiu Envoy {fate=1}")
    attackers = ("Eager Scout", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Kuni Ritsuko", "Kaiu Envoy"))
    table.bob.chooses("respond Kuni Ritsuko 0 0")
    assert table.bob.choices == ["Eager Scout"], "one has no fate, one does not attack, one defends"
    table.bob.chooses("Eager Scout")
    assert table.ann.piece("Eager Scout").fate == 1


@pytest.mark.parametrize(
    ("type", "attacker"), [("political air", "Savvy Politician {fate=1}"), ("military air", "Moto Horde {fate=1}")]
)
def test_kuni_ritsuko_takes_nothing_where_she_does_not_win(table: Scenario, type: str, attacker: str) -> None:
    name = attacker.split(" {", maxsplit=1)[0]
    bob = quiet_player("Kuni Ritsuko {bowed=true}", "Eager Scout")
    quiet_fight(table, quiet_player(attacker), bob, type, name, defenders=("Eager Scout",))
    assert table.ann.asked == "ring-effect"


@rule("l5r.cannot.absolute")
def test_kuni_ritsuko_takes_nothing_from_who_cannot_be_chosen(table: Scenario) -> None:
    ann = quiet_player("Eager Scout {fate=1}", hand=["Spreading the Darkness"])
    bob = quiet_player("Kuni Ritsuko", "Hiruma Yōjimbō")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Kuni Ritsuko", "Hiruma Yōjimbō"))
    table.ann.chooses("use Spreading the Darkness 0")
    table.ann.chooses("Eager Scout")
    assert table.conflict is None, "4 against 8, and she is not asked"
    assert table.ann.piece("Eager Scout").fate == 1


# ---- Karada District

KARADA = {"holdings": ["Karada District {slot=0}"]}


@rule("l5r.give.tokens")
def test_karada_district_buys_an_attachment(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Doji Whisperer", **KARADA)
    begins(table, ann, quiet_player("Serene Warrior #1", 'Fine Katana {on="#1"}'))
    table.ann.chooses("use Karada District 0")
    table.ann.chooses("Fine Katana")
    assert table.ann.choices == ["Eager Scout", "Doji Whisperer"]
    table.ann.chooses("Doji Whisperer")
    assert (table.ann.fate, table.bob.fate) == (4, 6)
    assert table.piece("Fine Katana").on == number(table, "Doji Whisperer")
    assert "Fine Katana" in table.ann.play


def test_karada_district_takes_what_is_on_their_characters_whoever_has_put_it_there(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #2", 'Fiery Madness {on="#1"}', 'Fine Katana {on="#2"}', **KARADA)
    bob = quiet_player("Serene Warrior #1", 'Pacifism {on="#2"}', 'Ornate Fan {on="#1"}')
    begins(table, ann, bob)
    table.ann.chooses("use Karada District 0")
    assert table.ann.choices == ["Fiery Madness", "Ornate Fan"], "not what is on one's own character"
    table.ann.chooses("Fiery Madness")
    table.ann.chooses("Eager Scout")
    assert table.piece("Fiery Madness").on == number(table, "Eager Scout")
    assert "Fiery Madness" in table.ann.play


def test_karada_district_discards_what_nobody_of_its_controller_can_bear(table: Scenario) -> None:
    ann = quiet_player("Matsu Seventh Legion", **KARADA)
    begins(table, ann, quiet_player("Serene Warrior #1", 'Ornate Fan {on="#1"}'))
    table.ann.chooses("use Karada District 0")
    table.ann.chooses("Ornate Fan")
    assert not table.in_play("Ornate Fan")
    assert table.bob.cards_in("conflict-discard") == ["Ornate Fan"]


def test_karada_district_discards_its_own_players_attachment_that_can_go_nowhere(table: Scenario) -> None:
    ann = quiet_player("Matsu Seventh Legion", 'Ornate Fan {on="#1"}', **KARADA)
    begins(table, ann, quiet_player("Serene Warrior #1"))
    table.ann.chooses("use Karada District 0")
    table.ann.chooses("Ornate Fan")
    assert table.ann.cards_in("conflict-discard") == ["Ornate Fan"]


@rule("l5r.triggered.cost-must-be-payable")
def test_karada_district_needs_a_fate_and_an_attachment(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior #1", 'Fine Katana {on="#1"}')
    begins(table, quiet_player("Eager Scout", fate=0, hand=["Levy"], **KARADA), bob)
    assert table.ann.why_not("Karada District") == ["l5r.triggered.cost-must-be-payable"]
    begins(table, quiet_player("Eager Scout", hand=["Levy"], **KARADA), quiet_player("Serene Warrior"))
    assert table.ann.why_not("Karada District") == ["l5r.target.insufficient-targets"]


# ---- Fair Accord


@pytest.mark.parametrize("favor", ["ann", "bob"])
def test_fair_accord_turns_the_favor_into_fate(table: Scenario, favor: str) -> None:
    ann = quiet_player("Eager Scout", hand=["Fair Accord"])
    begins(table, ann, quiet_player(), at="dynasty", favor=favor)
    fate = table.ann.fate
    if favor == "bob":
        assert table.ann.why_not("Fair Accord") == ["l5r.triggered.cost-must-be-payable"]
        return
    table.ann.chooses("use Fair Accord 0")
    assert table.ann.fate == fate + 2
    assert table.game.table.favor == NOBODY


def test_fair_accord_is_made_in_the_dynasty_phase_only(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout", hand=["Fair Accord", "Levy"]), quiet_player(), favor="ann")
    assert table.ann.why_not("Fair Accord") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.cancel.prevents-initiation")
def test_a_fair_accord_that_is_cancelled_has_cost_the_favor(table: Scenario) -> None:
    bob = quiet_player("Brash Samurai {status=1}", hand=["Voice of Honor"])
    begins(table, quiet_player("Eager Scout", hand=["Fair Accord"]), bob, at="dynasty", favor="ann")
    fate = table.ann.fate
    table.ann.chooses("use Fair Accord 0")
    table.bob.chooses("respond Voice of Honor 0 0")
    assert table.ann.fate == fate
    assert table.game.table.favor == NOBODY


# ---- Crisis Breaker


def test_crisis_breaker_sends_a_berserker_to_the_side_that_has_less(table: Scenario) -> None:
    bob = quiet_player("Crisis Breaker {bowed=true}", "Vengeful Berserker", "Hiruma Yōjimbō {bowed=true}")
    ann = quiet_player("Brash Samurai", "Matsu Berserker {bowed=true}")
    quiet_fight(table, ann, bob, "military air", "Brash Samurai")
    table.bob.chooses("use Crisis Breaker 0")
    assert table.bob.choices == ["Crisis Breaker", "Vengeful Berserker"], "Berserkers of Bob, bowed or at home"
    table.bob.chooses("Crisis Breaker")
    assert not table.piece("Crisis Breaker").bowed
    assert table.piece("Crisis Breaker").side == DEFENDING


@pytest.mark.parametrize(("attacker", "defenders"), [("Kaiu Envoy", ("Kaiu Envoy",)), ("Eager Scout", ())])
def test_crisis_breaker_waits_until_the_opponent_counts_more(
    table: Scenario, attacker: str, defenders: tuple[str, ...]
) -> None:
    bob = quiet_player("Crisis Breaker", "Kaiu Envoy", hand=["Levy"])
    quiet_fight(table, quiet_player(attacker), bob, "military air", attacker, defenders=defenders)
    assert table.bob.why_not("Crisis Breaker") == ["l5r.play-restriction.must-be-observed"], "as much is not more"


def test_crisis_breaker_is_for_military_conflicts(table: Scenario) -> None:
    bob = quiet_player("Crisis Breaker", hand=["Levy"])
    quiet_fight(table, quiet_player("Doji Whisperer"), bob, "political air", "Doji Whisperer")
    assert table.bob.why_not("Crisis Breaker") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.favor.plus-one-skill")
def test_the_favor_counts_for_crisis_breaker(table: Scenario) -> None:
    bob = quiet_player("Crisis Breaker", "Kaiu Envoy")
    ann = quiet_player("Kaiu Envoy")
    quiet_fight(table, ann, bob, "military air", "Kaiu Envoy", defenders=("Kaiu Envoy",), favor="ann", favor_side=0)
    table.bob.chooses("use Crisis Breaker 0")
    assert table.bob.choices == ["Crisis Breaker"]


def test_kuni_ritsuko_takes_nothing_when_she_attacks(table: Scenario) -> None:
    ann = quiet_player("Kuni Ritsuko {fate=1}", "Eager Scout {fate=1}")
    quiet_fight(table, ann, quiet_player(), "military air", "Kuni Ritsuko", "Eager Scout")
    assert table.ann.asked == "ring-effect"


# ---- Raise the Alarm


def alarm(table: Scenario, card: str, type: str = "military air") -> None:
    """Ann attacks the province in which Bob has this card."""
    bob = quiet_player("Eager Scout", hand=["Raise the Alarm", "Levy"], **{"province-1": [card]})
    ann = quiet_player("Kitsuki Yaruma")
    quiet_fight(table, ann, bob, type, "Kitsuki Yaruma", defenders=())


def test_raise_the_alarm_puts_the_character_in_the_attacked_province_into_the_conflict(table: Scenario) -> None:
    alarm(table, "Hiruma Yōjimbō [known to nobody]")
    table.bob.chooses("use Raise the Alarm 0")
    assert table.piece("Hiruma Yōjimbō").side == DEFENDING
    assert not table.piece("Hiruma Yōjimbō").bowed
    assert table.bob.fate == 5


def test_raise_the_alarm_turns_other_cards_faceup_only(table: Scenario) -> None:
    alarm(table, "Imperial Storehouse [known to nobody]")
    table.bob.chooses("use Raise the Alarm 0")
    assert table.in_play("Imperial Storehouse")
    assert table.bob.cards_in("holdings") == ["Imperial Storehouse"]


@rule("l5r.then.requires-full-success")
def test_raise_the_alarm_does_nothing_for_a_card_that_lies_faceup(table: Scenario) -> None:
    alarm(table, "Hiruma Yōjimbō")
    assert table.bob.why_not("Raise the Alarm") == ["l5r.triggered.must-change-game-state"]


def test_raise_the_alarm_is_for_the_defender_in_a_military_conflict(table: Scenario) -> None:
    alarm(table, "Hiruma Yōjimbō [known to nobody]", "political air")
    assert table.bob.why_not("Raise the Alarm") == ["l5r.play-restriction.must-be-observed"]
    ann = quiet_player("Eager Scout", hand=["Raise the Alarm", "Levy"])
    bob = quiet_player(**{"province-1": ["Hiruma Yōjimbō [known to nobody]"]})
    quiet_fight(table, ann, bob, "military air", "Eager Scout")
    assert table.ann.why_not("Raise the Alarm") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.participating.cannot-participate-1-5")
def test_raise_the_alarm_puts_nobody_into_play_who_cannot_take_part(table: Scenario) -> None:
    alarm(table, "Bayushi Liar [known to nobody]")
    table.bob.chooses("use Raise the Alarm 0")
    assert not table.in_play("Bayushi Liar")
    assert table.bob.cards_in("province-1") == ["Bayushi Liar"]


def test_raise_the_alarm_finds_nobody_in_the_stronghold_province(table: Scenario) -> None:
    names = ("Pilgrimage", "Night Raid", "Fertile Fields")
    broken = [f"{name} {{slot={slot}, broken=true}}" for slot, name in enumerate(names)]
    provinces = [*broken, "Manicured Garden {slot=3}", "Ancestral Lands {slot=4}"]
    bob = quiet_player(provinces=provinces, stronghold=["Shiro Nishiyama"], hand=["Raise the Alarm", "Levy"])
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout")
    assert table.bob.why_not("Raise the Alarm") == ["l5r.triggered.must-change-game-state"]
