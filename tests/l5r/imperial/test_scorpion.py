"""The cards of the Scorpion Clan in the Imperial cycle."""

from __future__ import annotations

from nefrit.l5r.constants import AT_HOME, ATTACKING, DISHONORED, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import has_trait
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import amid, attacked_player, begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Smoke and Mirrors


def test_smoke_and_mirrors_moves_any_number_of_attacking_shinobi_home(table: Scenario) -> None:
    ann = quiet_player(
        "Adept of Shadows", "Shosuro Actress", "Shosuro Miyako", "Bayushi Yunako", hand=["Smoke and Mirrors"]
    )
    attackers = ("Adept of Shadows", "Shosuro Actress", "Bayushi Yunako")
    quiet_fight(table, ann, quiet_player(), "military air", *attackers)
    table.ann.chooses("use Smoke and Mirrors 0")
    assert table.ann.choices == ["Adept of Shadows", "Shosuro Actress"], "Miyako is at home, Yunako is no shinobi"
    table.ann.chooses("Shosuro Actress", "Adept of Shadows")
    sides = [table.piece(name).side for name in attackers]
    assert sides == [AT_HOME, AT_HOME, ATTACKING]
    assert not table.piece("Adept of Shadows").bowed


@rule("l5r.target.any-number-needs-one-eligible")
def test_smoke_and_mirrors_needs_an_attacking_shinobi_of_yours(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yunako", "Adept of Shadows", hand=["Smoke and Mirrors", "Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Bayushi Yunako")
    assert "use Smoke and Mirrors 0" not in table.ann.choices
    bob = quiet_player("Adept of Shadows", hand=["Smoke and Mirrors", "Banzai!"])
    quiet_fight(
        table, quiet_player("Bayushi Yunako"), bob, "military air", "Bayushi Yunako", defenders=("Adept of Shadows",)
    )
    assert "use Smoke and Mirrors 0" not in table.bob.choices, "a defender is no attacker"
    assert "use Banzai! 0" in table.bob.choices


@rule("l5r.target.any-number-zero-fails")
def test_smoke_and_mirrors_with_nobody_chosen_does_nothing(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows", hand=["Smoke and Mirrors"])
    quiet_fight(table, ann, quiet_player(), "military air", "Adept of Shadows")
    table.ann.chooses("use Smoke and Mirrors 0")
    table.ann.chooses()
    assert table.piece("Adept of Shadows").side == ATTACKING
    assert table.ann.cards_in("conflict-discard") == ["Smoke and Mirrors"]


# ---- Bayushi Kachiko


def test_bayushi_kachiko_sends_the_weaker_home_and_may_bow_them(table: Scenario) -> None:
    ann = quiet_player("Bayushi Kachiko", "Eager Scout")
    bob = quiet_player("Doji Whisperer", "Doji Hotaru", "Serene Warrior")
    defenders = ("Doji Whisperer", "Doji Hotaru")
    quiet_fight(table, ann, bob, "political air", "Bayushi Kachiko", "Eager Scout", defenders=defenders)
    table.ann.chooses("use Bayushi Kachiko 0")
    assert table.ann.choices == ["Eager Scout", "Doji Whisperer"], "Hotaru has 6, too; the warrior is at home"
    table.ann.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").side == AT_HOME
    table.ann.chooses("yes")
    assert table.piece("Doji Whisperer").bowed


def test_bayushi_kachiko_need_not_bow_them(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer")
    quiet_fight(
        table, quiet_player("Bayushi Kachiko"), bob, "political air", "Bayushi Kachiko", defenders=("Doji Whisperer",)
    )
    table.ann.chooses("use Bayushi Kachiko 0")
    table.ann.chooses("Doji Whisperer")
    table.ann.chooses("no")
    assert not table.piece("Doji Whisperer").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_bayushi_kachiko_sends_nobody_home_from_a_military_conflict(table: Scenario) -> None:
    ann = quiet_player("Bayushi Kachiko", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Bayushi Kachiko", defenders=("Eager Scout",))
    assert table.ann.why_not("Bayushi Kachiko") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.then.requires-full-success")
def test_who_is_not_moved_home_is_not_bowed_by_kachiko(table: Scenario) -> None:
    ann = quiet_player("Bayushi Kachiko")
    bob = quiet_player("Kaito Temple Protector", "Eager Scout")
    defenders = ("Kaito Temple Protector", "Eager Scout")
    quiet_fight(table, ann, bob, "political air", "Bayushi Kachiko", defenders=defenders)
    table.bob.passes()
    table.ann.chooses("use Bayushi Kachiko 0")
    assert table.ann.choices == ["Eager Scout"], "the protector cannot be moved while it defends"


# ---- A Fate Worse Than Death


def test_a_fate_worse_than_death_does_five_things(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["A Fate Worse Than Death"])
    bob = quiet_player("Brash Samurai {fate=2}", "Eager Scout {fate=1}")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Brash Samurai",))
    table.bob.passes()
    table.ann.chooses("use A Fate Worse Than Death 0")
    assert table.ann.choices == ["Serene Warrior", "Brash Samurai"], "the scout does not participate"
    table.ann.chooses("Brash Samurai")
    piece = table.piece("Brash Samurai")
    assert (piece.bowed, piece.side, piece.status, piece.fate) == (True, AT_HOME, DISHONORED, 1)
    assert table.ann.fate == 1


@rule("l5r.blank.text-box")
def test_a_fate_worse_than_death_takes_the_text_for_the_phase(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["A Fate Worse Than Death"])
    bob = quiet_player("Border Rider")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Border Rider",))
    table.ann.chooses("use A Fate Worse Than Death 0")
    table.ann.chooses("Border Rider")
    assert table.piece("Border Rider").bowed
    assert has_trait(table.game, number(table, "Border Rider"), "cavalry"), "traits stay"
    assert table.ann.asked == "ring-effect", "the rider cannot ready any more, so the conflict is over"


@rule("l5r.effect.resolve-as-much-as-possible")
def test_a_fate_worse_than_death_does_what_is_possible(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {side=attacking}", hand=["A Fate Worse Than Death"])
    bob = attacked_player("Border Rider {side=defending,bowed=true,status=-1}")
    amid(table, ann, bob, "military air")
    table.bob.passes()
    table.ann.chooses("use A Fate Worse Than Death 0")
    table.ann.chooses("Border Rider")
    assert table.piece("Border Rider").side == AT_HOME
    assert table.deciding == ["ann"], "it is blank"


# ---- Sake House Confidant


def test_sake_house_confidant_makes_all_shinobi_persuasive(table: Scenario) -> None:
    ann = quiet_player("Sake House Confidant", "Shosuro Actress", "Bayushi Liar")
    bob = quiet_player("Shosuro Actress", "Sake House Confidant")
    quiet_fight(table, ann, bob, "political air", "Sake House Confidant", favor="ann")
    table.ann.chooses("use Sake House Confidant 0")
    assert skills(table, "Sake House Confidant") == (1, 3)
    assert skills(table, "Shosuro Actress") == (1, 5), "also who stays at home"
    assert skills(table, "Bayushi Liar") == (0, 3), "no shinobi"
    assert [table.bob.value_of(card, "political") for card in ("Shosuro Actress", "Sake House Confidant")] == [3, 1]
    assert table.favor == -1


@rule("l5r.triggered.cost-must-be-payable")
def test_sake_house_confidant_needs_the_favor(table: Scenario) -> None:
    ann = quiet_player("Sake House Confidant", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "political air", "Sake House Confidant", favor="bob")
    assert table.ann.why_not("Sake House Confidant") == ["l5r.triggered.cost-must-be-payable"]


@rule("l5r.lasting.locked-in-set")
def test_who_comes_after_sake_house_confidant_gets_nothing(table: Scenario) -> None:
    ann = quiet_player("Sake House Confidant", hand=["Adept of Shadows"])
    quiet_fight(table, ann, quiet_player(), "political air", "Sake House Confidant", favor="ann")
    table.ann.chooses("use Sake House Confidant 0")
    table.ann.chooses("play-into-conflict Adept of Shadows")
    table.ann.says(0)
    assert skills(table, "Adept of Shadows") == (2, 2)


# ---- Oni Mask


def test_oni_mask_blanks_a_participant(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1 {fate=1}", 'Oni Mask {on="#1"}')
    bob = quiet_player("Border Rider", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Border Rider",))
    table.ann.chooses("use Oni Mask 0")
    assert table.ann.choices == ["Serene Warrior", "Border Rider"]
    table.ann.chooses("Border Rider")
    assert table.piece("Serene Warrior").fate == 0
    assert skills(table, "Serene Warrior") == (4, 2)
    assert table.ann.asked == "ring-effect", "the rider cannot ready, so the conflict is over"


@rule("l5r.triggered.cost-must-be-payable")
def test_oni_mask_is_paid_with_fate_on_its_bearer(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", 'Oni Mask {on="#1"}', "Doji Whisperer {fate=1}", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    assert table.ann.why_not("Oni Mask") == ["l5r.triggered.cost-must-be-payable"]


def test_oni_mask_is_for_ones_own_characters(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Oni Mask"]), quiet_player("Eager Scout"))
    table.ann.chooses("play Oni Mask")
    assert table.ann.choices == ["Serene Warrior"]


@rule("l5r.constant.conditional")
def test_what_oni_mask_blanks_has_its_text_again_after_the_conflict(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1 {fate=1}", 'Oni Mask {on="#1"}', "Doji Whisperer")
    bob = quiet_player("Utaku Mediator")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Utaku Mediator",))
    assert skills(table, "Utaku Mediator") == (1, 2)
    table.ann.chooses("use Oni Mask 0")
    table.ann.chooses("Utaku Mediator")
    assert skills(table, "Utaku Mediator") == (0, 1)
    nobody_acts(table)
    table.ann.chooses("pass")
    assert skills(table, "Utaku Mediator") == (1, 2)
    assert table.piece("Utaku Mediator").status == ORDINARY


# ---- Misinformation


def misinformed(table: Scenario, bid: int, bobs: int) -> None:
    """Bids lie on the dials, and Ann holds Misinformation in a conflict with two characters of each player."""
    ann = quiet_player("Serene Warrior", "Eager Scout", hand=["Misinformation", "Banzai!"], dial=bid)
    bob = quiet_player("Doji Hotaru", "Solemn Scholar", "Savvy Politician", dial=bobs)
    defenders = ("Doji Hotaru", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", "Eager Scout", defenders=defenders)


def test_misinformation_weakens_all_the_opponents_participants(table: Scenario) -> None:
    misinformed(table, 4, 2)
    table.ann.chooses("use Misinformation 0")
    assert skills(table, "Doji Hotaru") == (2, 5)
    assert skills(table, "Solemn Scholar") == (0, 0)
    assert skills(table, "Savvy Politician") == (1, 2), "at home"
    assert skills(table, "Serene Warrior") == (3, 2)


@rule("l5r.play-restriction.must-be-observed")
def test_misinformation_needs_a_bid_that_is_higher_by_two(table: Scenario) -> None:
    misinformed(table, 3, 2)
    assert table.ann.why_not("Misinformation") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.lasting.locked-in-set")
def test_who_joins_after_misinformation_is_not_weakened(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Misinformation", "Banzai!"], dial=5)
    bob = quiet_player("Solemn Scholar", "Shinjo Outrider", dial=1)
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Solemn Scholar",))
    table.bob.passes()
    table.ann.chooses("use Misinformation 0")
    table.bob.chooses("use Shinjo Outrider 0")
    assert skills(table, "Shinjo Outrider") == (2, 2)
    assert skills(table, "Solemn Scholar") == (0, 0)


# ---- Meek Informant


def test_meek_informant_shows_the_opponents_hand_to_its_player_alone(table: Scenario) -> None:
    bob = quiet_player(hand=["Outwit", "Rout"])
    begins(table, quiet_player("Eager Scout", hand=["Meek Informant", "Fine Katana"]), bob)
    table.ann.chooses("play Meek Informant")
    table.ann.chooses("respond Meek Informant 0 0")
    assert all(table.game.knows(0, number(table, name)) for name in ("Outwit", "Rout"))
    assert not table.game.knows(2, number(table, "Outwit")), "spectators learn nothing"
    assert "Ann looks at the hand of Bob." in table.sentences


@rule("l5r.triggered.must-change-game-state")
def test_meek_informant_has_nothing_to_look_at_in_an_empty_hand(table: Scenario) -> None:
    begins(table, quiet_player(hand=["Meek Informant", "Fine Katana"]), quiet_player())
    table.ann.chooses("play Meek Informant")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.put-into-play.not-played")
def test_meek_informant_looks_only_after_it_is_played(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Meek Informant", "Ambush"])
    bob = quiet_player(hand=["Outwit"])
    quiet_fight(table, ann, bob, "political air", "Serene Warrior")
    table.ann.chooses("use Ambush 0")
    table.ann.chooses("Meek Informant")
    assert table.in_play("Meek Informant")
    assert not table.game.knows(0, number(table, "Outwit"))


# ---- Bayushi Yojiro


def test_bayushi_yojiro_makes_status_tokens_mean_nothing_among_participants(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yojiro", "Serene Warrior {status=dishonored}", hand=["Banzai!"])
    bob = quiet_player("Doji Hotaru {status=honored}", "Brash Samurai {status=honored}")
    both = ("Bayushi Yojiro", "Serene Warrior")
    quiet_fight(table, ann, bob, "military air", *both, defenders=("Doji Hotaru",))
    assert skills(table, "Serene Warrior") == (3, 2)
    assert skills(table, "Doji Hotaru") == (3, 6)
    assert skills(table, "Brash Samurai") == (4, 3), "at home tokens count"


@rule("l5r.constant.conditional")
def test_bayushi_yojiro_must_participate(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yojiro", "Serene Warrior {status=dishonored}", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    assert skills(table, "Serene Warrior") == (0, 0)


@rule("l5r.personal-honor.dishonored-leaves-lose-honor")
def test_who_leaves_play_beside_bayushi_yojiro_neither_loses_nor_gains_honor(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yojiro", "Serene Warrior", hand=["I Can Swim"], dial=2, fate=9)
    bob = quiet_player("Doji Whisperer {status=dishonored}", dial=1)
    both = ("Bayushi Yojiro", "Serene Warrior")
    quiet_fight(table, ann, bob, "military air", *both, defenders=("Doji Whisperer",))
    table.ann.chooses("use I Can Swim 0")
    table.ann.chooses("Doji Whisperer")
    assert not table.in_play("Doji Whisperer")
    assert table.bob.honor == 9, "only the unopposed conflict costs honor"


def test_tokens_can_still_be_given_beside_bayushi_yojiro(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yojiro", hand=["Way of the Scorpion", "Banzai!"])
    bob = quiet_player("Doji Hotaru")
    quiet_fight(table, ann, bob, "military air", "Bayushi Yojiro", defenders=("Doji Hotaru",))
    table.ann.chooses("use Way of the Scorpion 0")
    table.ann.chooses("Doji Hotaru")
    assert table.piece("Doji Hotaru").status == DISHONORED
    assert skills(table, "Doji Hotaru") == (3, 6)


# ---- Fawning Diplomat


def test_fawning_diplomat_leaves_with_the_favor(table: Scenario) -> None:
    begins(table, quiet_player("Fawning Diplomat"), quiet_player(), at="fate", favor="bob")
    table.ann.chooses("respond Fawning Diplomat 0 0")
    assert table.ann.choices == ["military", "political"]
    table.ann.chooses("political")
    assert (table.favor, table.favor_side) == (0, 1)
    assert not table.in_play("Fawning Diplomat")


def test_fawning_diplomat_need_not_claim_it(table: Scenario) -> None:
    begins(table, quiet_player("Fawning Diplomat", "Doji Whisperer {fate=2}"), quiet_player(), at="fate", favor="bob")
    table.ann.passes()
    assert table.favor == 1
    assert table.ann.asked != "favor-side"


@rule("l5r.favor.set-side-whenever-claimed")
def test_fawning_diplomat_may_turn_the_favor_one_has(table: Scenario) -> None:
    diplomat = quiet_player("Fawning Diplomat")
    begins(table, diplomat, quiet_player(), at="fate", favor="ann", favor_side="military")
    table.ann.chooses("respond Fawning Diplomat 0 0")
    table.ann.chooses("political")
    assert (table.favor, table.favor_side) == (0, 1)


@rule("l5r.blank.text-box")
def test_a_blank_fawning_diplomat_claims_nothing(table: Scenario) -> None:
    ann = quiet_player("Fawning Diplomat #1", 'Cloud the Mind {on="#1"}')
    begins(table, ann, quiet_player(), at="fate", favor="bob")
    assert table.favor == 1
    assert table.ann.asked != "respond-or-pass"
