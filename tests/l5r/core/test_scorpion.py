"""The cards of the Scorpion Clan, each used once."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import ATTACKING, DEFENDING, DISHONORED, HONORED, MILITARY, POLITICAL
from nefrit.l5r.game import GAME
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, fight, nobody_acts, number, player, quiet_fight, quiet_player

__all__ = ["GAME"]


def test_city_of_the_open_hand_takes_honor_from_the_more_honorable(table: Scenario) -> None:
    begins(table, player(stronghold=["City of the Open Hand"]), player(honor=11))
    table.ann.chooses("use City of the Open Hand 0")
    assert (table.ann.honor, table.bob.honor) == (11, 10)


@rule("l5r.play-restriction.must-be-observed")
def test_city_of_the_open_hand_needs_less_honor(table: Scenario) -> None:
    hand = ["Adept of Shadows"]
    begins(table, player(stronghold=["City of the Open Hand"], hand=hand), player(honor=10))
    assert table.ann.why_not("City of the Open Hand") == ["l5r.play-restriction.must-be-observed"]


def test_sinister_soshi_weakens_a_participant(table: Scenario) -> None:
    bob = quiet_player("Shosuro Miyako")
    quiet_fight(
        table,
        quiet_player("Sinister Soshi", "Yogo Outcast"),
        bob,
        "military air",
        "Yogo Outcast",
        defenders=("Shosuro Miyako",),
    )
    table.ann.chooses("use Sinister Soshi 0")
    assert table.ann.choices == ["Yogo Outcast", "Shosuro Miyako"]
    table.ann.chooses("Shosuro Miyako")
    miyako = number(table, "Shosuro Miyako")
    assert (skill(table.game, miyako, MILITARY), skill(table.game, miyako, POLITICAL)) == (1, 0)


def test_blackmail_artist_takes_honor_after_a_political_win(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Blackmail Artist"), quiet_player(), "political fire", "Blackmail Artist")
    nobody_acts(table)
    table.ann.chooses("respond Blackmail Artist 0 0")
    assert table.ann.honor == 11


@rule("l5r.fate.spent-or-lost-returns", "l5r.personal-honor.status-tokens")
def test_soshi_illusionist_pays_to_discard_a_status_token(table: Scenario) -> None:
    begins(table, player("Soshi Illusionist"), player(f"Shosuro Miyako {{status={HONORED}}}", "Yogo Outcast"))
    table.ann.chooses("use Soshi Illusionist 0")
    assert table.ann.choices == ["Shosuro Miyako"]
    table.ann.chooses("Shosuro Miyako")
    assert table.bob.piece("Shosuro Miyako").status == 0
    assert table.ann.fate == 4


@rule("l5r.constant.conditional")
def test_yogo_outcast_is_stronger_while_less_honorable(table: Scenario) -> None:
    begins(table, player("Yogo Outcast", "Sinister Soshi", honor=9), player())
    outcast = number(table, "Yogo Outcast")
    assert (skill(table.game, outcast, MILITARY), skill(table.game, outcast, POLITICAL)) == (3, 3)
    begins(table, player("Yogo Outcast", honor=10), player())
    assert skill(table.game, number(table, "Yogo Outcast"), MILITARY) == 2


@rule("l5r.modifier.simultaneous")
def test_what_modifies_both_skills_of_yogo_outcast_is_added_to_what_modifies_one(table: Scenario) -> None:
    begins(table, player("Yogo Outcast #1", "Fine Katana {on=#1}", "Sinister Soshi", honor=9), player())
    outcast = number(table, "Yogo Outcast")
    assert (skill(table.game, outcast, MILITARY), skill(table.game, outcast, POLITICAL)) == (2 + 2 + 1, 2 + 1)


@rule("l5r.cost.fate-cost")
def test_what_yogo_outcast_says_about_its_skills_does_not_change_its_cost(table: Scenario) -> None:
    begins(table, player(honor=9, **{"province-1": ["Yogo Outcast"]}), player(), "dynasty")
    table.ann.chooses("play Yogo Outcast")
    table.ann.says(0)
    assert table.ann.fate == 5 - 2


def test_young_rumormonger_redirects_a_dishonor(table: Scenario) -> None:
    bob = quiet_player("Young Rumormonger", "Wandering Ronin", "Otomo Courtier")
    ann = quiet_player("Yogo Outcast", hand=["Way of the Scorpion"])
    quiet_fight(table, ann, bob, "military air", "Yogo Outcast", defenders=("Wandering Ronin",))
    table.ann.chooses("use Way of the Scorpion 0")
    table.ann.chooses("Wandering Ronin")
    table.bob.chooses("respond Young Rumormonger 0 0")
    assert table.bob.choices == ["Young Rumormonger", "Otomo Courtier"]
    table.bob.chooses("Otomo Courtier")
    assert table.bob.piece("Otomo Courtier").status == DISHONORED
    assert table.bob.piece("Wandering Ronin").status == 0


@rule("l5r.limit.definition")
def test_favored_niece_discards_to_draw_twice_a_round(table: Scenario) -> None:
    begins(table, player("Favored Niece", hand=["2x Ornate Fan"]), player())
    for _ in range(2):
        table.ann.chooses("use Favored Niece 0")
        table.ann.chooses("Ornate Fan")
    assert table.ann.hand == ["Fine Katana", "Fine Katana"]
    assert "l5r.limit.definition" in table.ann.why_not("Favored Niece")


def test_shosuro_actress_brings_an_enemy_from_the_discard_pile(table: Scenario) -> None:
    pile = ["Wandering Ronin", "Adept of Shadows", "Hida Kisada"]
    ann, bob = quiet_player("Shosuro Actress", "Yogo Outcast"), quiet_player(**{"dynasty-discard": pile})
    quiet_fight(table, ann, bob, "military air", "Yogo Outcast")
    table.ann.chooses("use Shosuro Actress 0")
    assert table.ann.choices == ["Wandering Ronin"]
    table.ann.chooses("Wandering Ronin")
    assert table.ann.play == ["Yogo Outcast", "Wandering Ronin"]
    assert table.ann.cards_in("dynasty-discard") == ["Shosuro Actress"]


@rule("l5r.target.must-be-changeable")
def test_shosuro_miyako_makes_the_opponent_select(table: Scenario) -> None:
    bob = player("Yogo Outcast", f"Otomo Courtier {{status={DISHONORED}}}", hand=["Ornate Fan"])
    begins(table, player("Shosuro Miyako", hand=["Adept of Shadows"]), bob)
    table.ann.chooses("play Adept of Shadows")
    table.ann.chooses("respond Shosuro Miyako 0 0")
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 1")
    assert table.bob.choices == ["Yogo Outcast"], "who is dishonored already would not change"
    table.bob.chooses("Yogo Outcast")
    assert table.bob.piece("Yogo Outcast").status == DISHONORED
    assert table.bob.hand == ["Ornate Fan"]


def test_shosuro_miyako_discards_at_random_where_nobody_can_be_dishonored(table: Scenario) -> None:
    begins(table, player("Shosuro Miyako", hand=["Adept of Shadows"]), player(hand=["Ornate Fan"]))
    table.ann.chooses("play Adept of Shadows")
    table.ann.chooses("respond Shosuro Miyako 0 0")
    assert table.bob.hand == []


def test_shosuro_miyako_does_not_react_to_a_character_from_a_province(table: Scenario) -> None:
    ann = player("Shosuro Miyako", **{"province-1": ["Bayushi Liar"]})
    begins(table, ann, player(hand=["Ornate Fan"]), at="dynasty")
    table.ann.chooses("play Bayushi Liar")
    assert table.ann.asked == "extra-fate"


def test_secret_cache_searches_when_attacked(table: Scenario) -> None:
    deck = ["4x Fine Katana", "Ornate Fan", "Assassination"]
    bob = player(provinces=["Secret Cache {slot=0}", "Entrenched Position {slot=1}"], **{"conflict-deck": deck})
    fight(table, player("Yogo Outcast"), bob, "military air", "Yogo Outcast", province="Secret Cache")
    table.bob.chooses("respond Secret Cache 0 0")
    assert table.bob.choices == ["nothing", "Fine Katana", "Fine Katana", "Fine Katana", "Fine Katana", "Ornate Fan"]
    table.bob.chooses("Ornate Fan")
    assert table.bob.hand == ["Ornate Fan"]


@rule("l5r.cost.fate-cost", "l5r.initiate.step-4-pay-costs")
def test_city_of_lies_makes_the_next_event_cheaper(table: Scenario) -> None:
    ann = player("Yogo Outcast", "Sinister Soshi", holdings=["City of Lies {slot=0}"], hand=["2x Calling in Favors"])
    begins(table, ann, player("Wandering Ronin #1", "Fine Katana {on=#1}", "Ornate Fan {on=#1}"))
    table.ann.chooses("use City of Lies 0")
    for character, attachment, fate in (("Yogo Outcast", "Fine Katana", 5), ("Sinister Soshi", "Ornate Fan", 4)):
        table.ann.chooses("use Calling in Favors 0")
        table.ann.chooses(character)
        table.ann.chooses(attachment)
        assert table.ann.fate == fate


def test_bayushi_liar_is_sincere(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", hand=["Assassination"])
    quiet_fight(table, ann, quiet_player("Bayushi Liar"), "military air", "Yogo Outcast")
    table.ann.chooses("use Assassination 0")
    table.ann.chooses("Bayushi Liar")
    assert table.bob.hand == ["Fine Katana"]


@rule("l5r.bid.dial-not-adjusted")
def test_bayushi_manipulator_raises_the_bid(table: Scenario) -> None:
    begins(table, player("Bayushi Manipulator"), player(), at="draw")
    table.ann.says(1)
    table.bob.says(1)
    table.ann.chooses("respond Bayushi Manipulator 0 0")
    assert (table.ann.honor, table.bob.honor) == (9, 11)
    assert (len(table.ann.hand), len(table.bob.hand)) == (2, 1)
    assert table.ann.dial == 1


@rule("l5r.switch.both-must-exist")
def test_bayushi_yunako_switches_base_skills(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yunako", "Bayushi Liar")
    quiet_fight(table, ann, quiet_player("Shosuro Actress #1", "Ornate Fan {on=#1}"), "military air", "Bayushi Yunako")
    table.ann.chooses("use Bayushi Yunako 0")
    assert table.ann.choices == ["Bayushi Yunako", "Shosuro Actress"], "a dash cannot be switched"
    table.ann.chooses("Shosuro Actress")
    actress = number(table, "Shosuro Actress")
    assert (skill(table.game, actress, MILITARY), skill(table.game, actress, POLITICAL)) == (3, 3)


@rule("l5r.play-restriction.must-be-observed")
def test_bayushi_yunako_must_participate(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Bayushi Yunako", "Yogo Outcast"), quiet_player(), "military air", "Yogo Outcast")
    assert table.ann.why_not("Bayushi Yunako") == ["l5r.play-restriction.must-be-observed"]


def test_yogo_hiroue_draws_a_character_in_and_dishonors_it_after_winning(table: Scenario) -> None:
    ann = quiet_player("Yogo Hiroue")
    quiet_fight(table, ann, quiet_player("Wandering Ronin"), "political fire", "Yogo Hiroue")
    table.ann.chooses("use Yogo Hiroue 0")
    table.ann.chooses("Wandering Ronin")
    assert table.bob.piece("Wandering Ronin").side == DEFENDING
    nobody_acts(table)
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert table.bob.piece("Wandering Ronin").status == DISHONORED


def test_yogo_hiroue_dishonors_nobody_after_losing(table: Scenario) -> None:
    ann = quiet_player("Yogo Hiroue")
    quiet_fight(table, ann, quiet_player("Wandering Ronin"), "military fire", "Yogo Hiroue")
    table.ann.chooses("use Yogo Hiroue 0")
    table.ann.chooses("Wandering Ronin")
    nobody_acts(table)
    assert table.bob.piece("Wandering Ronin").status == 0
    assert table.game.table.conflict is None


@rule("l5r.limit.definition")
def test_bayushi_shoju_discards_who_has_no_political_skill_left(table: Scenario) -> None:
    bob = quiet_player("Wandering Ronin", "Miya Mystic")
    both = ("Wandering Ronin", "Miya Mystic")
    quiet_fight(table, quiet_player("Bayushi Shoju"), bob, "political air", "Bayushi Shoju", defenders=both)
    table.ann.chooses("use Bayushi Shoju 0")
    table.ann.chooses("Wandering Ronin")
    assert skill(table.game, number(table, "Wandering Ronin"), POLITICAL) == 1
    assert table.bob.play == ["Wandering Ronin", "Miya Mystic"]
    table.ann.chooses("use Bayushi Shoju 0")
    table.ann.chooses("Wandering Ronin")
    assert table.bob.play == ["Miya Mystic"]
    assert "l5r.limit.definition" in table.ann.why_not("Bayushi Shoju")


def test_adept_of_shadows_returns_to_hand(table: Scenario) -> None:
    begins(table, player("Adept of Shadows"), player())
    table.ann.chooses("use Adept of Shadows 0")
    assert (table.ann.honor, table.ann.hand) == (9, ["Adept of Shadows"])


def test_unassuming_yojimbo_is_covert(table: Scenario) -> None:
    begins(table, quiet_player("Unassuming Yōjimbō"), quiet_player("Wandering Ronin", "Yogo Outcast"))
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Unassuming Yōjimbō")
    table.ann.chooses("Wandering Ronin")
    assert table.bob.asked == "choose-defenders"
    assert table.bob.choices == ["Yogo Outcast"]


@rule("l5r.errata.soshi-shadowshaper")
@pytest.mark.parametrize(
    ("shadowshaper", "choices"),
    [
        ("09-soshi-shadowshaper", ["Adept of Shadows", "Adept of Shadows"]),
        ("09-soshi-shadowshaper@1.0", ["Adept of Shadows"]),
    ],
)
def test_soshi_shadowshaper_returns_who_came_from_a_hand(
    table: Scenario, shadowshaper: str, choices: list[str]
) -> None:
    ann = player(shadowshaper, "Yogo Outcast", hand=["Adept of Shadows"])
    begins(table, ann, player(hand=["Adept of Shadows"]))
    table.ann.chooses("play Adept of Shadows")
    table.ann.says(0)
    table.bob.chooses("play Adept of Shadows")
    table.bob.says(0)
    table.ann.chooses("use Soshi Shadowshaper 0")
    assert table.ann.choices == choices
    table.ann.answers(len(choices) - 1)
    assert (table.ann.honor, table.bob.hand) == (9, ["Adept of Shadows"])


def kikuyo(table: Scenario, **things: Any) -> None:
    """Bob's Spell is about to initiate while Ann has Yogo Kikuyo somewhere."""
    bob = quiet_player("Wandering Ronin", "Adept of the Waves", hand=["Supernatural Storm"])
    defenders = ("Wandering Ronin",)
    quiet_fight(table, quiet_player("Yogo Outcast", **things), bob, "military air", "Yogo Outcast", defenders=defenders)
    table.bob.chooses("use Supernatural Storm 0")
    table.bob.chooses("Wandering Ronin")


@pytest.mark.parametrize("id", ["08-yogo-kikuyo", "08-yogo-kikuyo@1.0"])
def test_yogo_kikuyo_comes_from_hand_and_cancels_a_spell(table: Scenario, id: str) -> None:
    kikuyo(table, hand=[id])
    table.ann.chooses("respond Yogo Kikuyo 0 0")
    assert table.ann.play == ["Yogo Outcast", "Yogo Kikuyo"]
    assert skill(table.game, number(table, "Wandering Ronin"), MILITARY) == 2
    assert table.bob.cards_in("conflict-discard") == ["Supernatural Storm"]


@rule("l5r.errata.yogo-kikuyo", "decision.l5r.edition")
@pytest.mark.parametrize(("id", "comes"), [("08-yogo-kikuyo", False), ("08-yogo-kikuyo@1.0", True)])
def test_yogo_kikuyo_came_from_elsewhere_as_first_printed(table: Scenario, id: str, comes: bool) -> None:
    kikuyo(table, **{"conflict-discard": [id]})
    assert (table.ann.asked == "respond-or-pass") == comes


def test_court_mask_returns_and_dishonors(table: Scenario) -> None:
    begins(table, player("Yogo Outcast #1", "Court Mask {on=#1}"), player())
    table.ann.chooses("use Court Mask 0")
    assert table.ann.hand == ["Court Mask"]
    assert table.ann.piece("Yogo Outcast").status == DISHONORED


def test_court_mask_is_for_ones_own_characters(table: Scenario) -> None:
    begins(table, player("Yogo Outcast", hand=["Court Mask"]), player("Wandering Ronin"))
    table.ann.chooses("play Court Mask")
    assert table.ann.choices == ["Yogo Outcast"]


def test_fiery_madness_weakens(table: Scenario) -> None:
    begins(table, player(hand=["Fiery Madness"]), player("Shosuro Miyako"))
    table.ann.chooses("play Fiery Madness")
    table.ann.chooses("Shosuro Miyako")
    miyako = number(table, "Shosuro Miyako")
    assert (skill(table.game, miyako, MILITARY), skill(table.game, miyako, POLITICAL)) == (1, 0)


@rule("l5r.cancel.costs-stay-paid")
def test_forged_edict_cancels_an_event_for_a_dishonored_courtier(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", hand=["Assassination"])
    bob = quiet_player("Bayushi Manipulator", "Miya Mystic", hand=["Forged Edict"])
    quiet_fight(table, ann, bob, "military air", "Yogo Outcast")
    table.ann.chooses("use Assassination 0")
    table.ann.chooses("Miya Mystic")
    table.bob.chooses("respond Forged Edict 0 0")
    assert table.bob.choices == ["Bayushi Manipulator"]
    table.bob.chooses("Bayushi Manipulator")
    assert table.bob.play == ["Bayushi Manipulator", "Miya Mystic"]
    assert table.bob.piece("Bayushi Manipulator").status == DISHONORED
    assert table.ann.honor == 7, "the cost stays paid"


def test_way_of_the_scorpion_dishonors_no_scorpion(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", hand=["Way of the Scorpion"])
    both = ("Wandering Ronin", "Shosuro Actress")
    quiet_fight(table, ann, quiet_player(*both), "military air", "Yogo Outcast", defenders=both)
    table.ann.chooses("use Way of the Scorpion 0")
    assert table.ann.choices == ["Wandering Ronin"]
    table.ann.chooses("Wandering Ronin")
    assert table.bob.piece("Wandering Ronin").status == DISHONORED


def test_calling_in_favors_takes_an_attachment(table: Scenario) -> None:
    ann = player("Yogo Outcast", "Sinister Soshi", hand=["Calling in Favors"])
    begins(table, ann, player("Wandering Ronin #1", "Fine Katana {on=#1}"))
    table.ann.chooses("use Calling in Favors 0")
    table.ann.chooses("Yogo Outcast")
    table.ann.chooses("Fine Katana")
    assert table.ann.piece("Yogo Outcast").status == DISHONORED
    assert table.ann.piece("Fine Katana").on == number(table, "Yogo Outcast")
    assert table.bob.play == ["Wandering Ronin"]


@rule("l5r.control.duration-default")
def test_calling_in_favors_takes_an_attachment_for_good(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", hand=["Calling in Favors"])
    begins(table, ann, quiet_player("Wandering Ronin #1 {bowed=true}", "Fine Katana {on=#1}"))
    table.ann.chooses("use Calling in Favors 0")
    table.ann.chooses("Yogo Outcast")
    table.ann.chooses("Fine Katana")
    attack(table, "political air", "Yogo Outcast", province="Ancestral Lands")
    nobody_acts(table)
    table.ann.chooses("pass")
    assert table.conflict is None
    assert table.ann.play == ["Yogo Outcast", "Fine Katana"]


def test_calling_in_favors_discards_what_cannot_be_attached(table: Scenario) -> None:
    ann = player("Hida Guardian", hand=["Calling in Favors"])
    begins(table, ann, player("Border Rider #1", "Born in War {on=#1}"))
    table.ann.chooses("use Calling in Favors 0")
    table.ann.chooses("Hida Guardian")
    table.ann.chooses("Born in War")
    assert table.ann.play == ["Hida Guardian"]
    assert table.bob.cards_in("conflict-discard") == ["Born in War"]


def test_i_can_swim_discards_a_dishonored_participant(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", hand=["I Can Swim"], dial=3)
    bob = quiet_player(f"Yogo Hiroue {{status={DISHONORED}}}", "Shosuro Miyako", dial=2)
    both = ("Yogo Hiroue", "Shosuro Miyako")
    quiet_fight(table, ann, bob, "military air", "Yogo Outcast", defenders=both)
    table.ann.chooses("use I Can Swim 0")
    assert table.ann.choices == ["Yogo Hiroue"]
    table.ann.chooses("Yogo Hiroue")
    assert table.bob.play == ["Shosuro Miyako"]


@rule("l5r.play-restriction.must-be-observed")
def test_i_can_swim_needs_the_higher_bid(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", "Sinister Soshi", hand=["I Can Swim"], dial=2)
    bob = quiet_player(f"Shosuro Miyako {{status={DISHONORED}}}", dial=2)
    quiet_fight(table, ann, bob, "military air", "Yogo Outcast", defenders=("Shosuro Miyako",))
    assert table.ann.why_not("I Can Swim") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.target.controller-chooses", "l5r.facedown-province.no-look-at-dynasty-cards")
def test_ambush_brings_two_scorpions_of_cost_six_together(table: Scenario) -> None:
    things = {"hand": ["Ambush", "Unassuming Yōjimbō", "Adept of Shadows"], "province-1": ["Bayushi Yunako"]}
    things["province-2"] = ["Blackmail Artist [known to nobody]"]
    ann = quiet_player("Yogo Outcast", **things)
    quiet_fight(table, ann, quiet_player(), "military air", "Yogo Outcast")
    table.ann.chooses("use Ambush 0")
    assert table.ann.choices == ["Unassuming Yōjimbō", "Adept of Shadows", "Bayushi Yunako"]
    table.ann.chooses("Bayushi Yunako")
    assert table.ann.choices == ["pass", "Adept of Shadows"]
    table.ann.chooses("Adept of Shadows")
    assert [table.ann.piece(name).side for name in ("Bayushi Yunako", "Adept of Shadows")] == [ATTACKING, ATTACKING]
    assert table.ann.fate == 2


@rule("l5r.refill.automatic")
def test_ambush_from_two_provinces_leaves_both_refilled(table: Scenario) -> None:
    things = {"hand": ["Ambush"], "province-1": ["Yogo Outcast"], "province-2": ["Yogo Outcast"]}
    ann = quiet_player("Yogo Outcast", **things, **{"dynasty-deck": ["Bayushi Yunako", "Blackmail Artist"]})
    quiet_fight(table, ann, quiet_player(), "military air", "Yogo Outcast")
    table.ann.chooses("use Ambush 0")
    table.ann.answers(0)
    table.ann.chooses("Yogo Outcast")
    lying = (table.ann.cards_in("province-1"), table.ann.cards_in("province-2"))
    assert (table.ann.play, lying) == (["Yogo Outcast"] * 3, (["Bayushi Yunako"], ["Blackmail Artist"]))


def test_blackmail_takes_control_until_the_conflict_ends(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", hand=["Blackmail"], honor=9)
    bob = quiet_player("Hida Guardian", "Wandering Ronin")
    quiet_fight(table, ann, bob, "military earth", "Yogo Outcast", defenders=("Hida Guardian",))
    table.ann.chooses("use Blackmail 0")
    assert table.ann.choices == ["Hida Guardian"]
    table.ann.chooses("Hida Guardian")
    assert table.ann.piece("Hida Guardian").side == ATTACKING
    while table.game.table.conflict is not None:
        table.answer(table.game.pending[0].seat, 0)
    assert table.bob.play == ["Wandering Ronin", "Hida Guardian"]


@rule("l5r.play-restriction.must-be-observed")
def test_blackmail_is_for_the_less_honorable(table: Scenario) -> None:
    ann = quiet_player("Yogo Outcast", "Sinister Soshi", hand=["Blackmail"])
    quiet_fight(table, ann, quiet_player("Hida Guardian"), "military earth", "Yogo Outcast")
    assert table.ann.why_not("Blackmail") == ["l5r.play-restriction.must-be-observed"]
