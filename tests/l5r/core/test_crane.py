"""The cards of the Crane Clan, each used once."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import ATTACKING, DEFENDING, DISHONORED, HONORED, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.keywords import has_keyword
from nefrit.l5r.playing import refusals
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.values import conflict_total
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, fight, nobody_acts, number, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Stronghold, province, holding


def test_shizuka_toshi_bows_who_has_little_political_skill(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", "Savvy Politician")
    ann = quiet_player("Doji Whisperer", stronghold=["Shizuka Toshi"])
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Serene Warrior",))
    table.ann.chooses("use Shizuka Toshi 0")
    assert table.ann.choices == ["Serene Warrior"], "the politician does not participate, the whisperer has 3"
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").bowed
    assert table.piece("Shizuka Toshi").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_shizuka_toshi_does_nothing_in_a_military_conflict(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", stronghold=["Shizuka Toshi"], hand=["Way of the Crane"])
    quiet_fight(table, ann, quiet_player(), "military air", "Doji Whisperer")
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Shizuka Toshi")


def test_the_art_of_peace_dishonors_attackers_and_honors_defenders(table: Scenario) -> None:
    ann = quiet_player("Doji Hotaru", "Serene Warrior", "Savvy Politician")
    bob = player("Doji Whisperer", "Eager Scout", provinces=["The Art of Peace {slot=0}"])
    begins(table, ann, bob)
    attack(
        table,
        "military air",
        "Doji Hotaru",
        "Serene Warrior",
        province="The Art of Peace",
        defenders=("Doji Whisperer",),
    )
    nobody_acts(table)
    table.bob.chooses("respond The Art of Peace 0 0")
    names = ("Doji Hotaru", "Serene Warrior", "Savvy Politician", "Doji Whisperer", "Eager Scout")
    assert [table.piece(name).status for name in names] == [DISHONORED, DISHONORED, ORDINARY, HONORED, ORDINARY]
    assert table.piece("The Art of Peace").broken


def test_artisan_academy_lets_you_play_the_top_card_of_your_deck(table: Scenario) -> None:
    deck = {"conflict-deck": ["Height of Fashion", "2x Fine Katana"]}
    begins(table, quiet_player("Doji Whisperer", holdings=["Artisan Academy {slot=0}"], **deck), quiet_player())
    assert table.ann.choices == ["pass", "use Artisan Academy 0"]
    table.ann.chooses("use Artisan Academy 0")
    assert table.ann.choices == ["pass", "play Height of Fashion"]
    table.ann.chooses("play Height of Fashion")
    table.ann.chooses("Doji Whisperer")
    assert skills(table, "Doji Whisperer") == (0, 7)
    assert table.ann.asked != "act-or-pass", "the next card of the deck cannot be played"


@rule("l5r.play-restriction.must-be-observed")
def test_artisan_academy_reveals_nothing_outside_the_conflict_phase(table: Scenario) -> None:
    begins(table, quiet_player("Doji Whisperer", holdings=["Artisan Academy {slot=0}"]), quiet_player(), at="dynasty")
    assert table.ann.why_not("Artisan Academy") == ["l5r.play-restriction.must-be-observed"]


def test_an_interrupt_on_top_of_the_deck_can_be_played_as_if_it_were_in_hand(table: Scenario) -> None:
    deck = {"conflict-deck": ["Voice of Honor", "2x Fine Katana"]}
    ann = quiet_player("Doji Whisperer {status=1}", holdings=["Artisan Academy {slot=0}"], **deck)
    begins(table, ann, quiet_player("Solemn Scholar", hand=["Against the Waves"]))
    table.ann.chooses("use Artisan Academy 0")
    table.bob.chooses("use Against the Waves 0")
    table.bob.chooses("Solemn Scholar")
    table.ann.chooses("respond Voice of Honor 0 0")
    assert not table.piece("Solemn Scholar").bowed
    assert table.ann.cards_in("conflict-discard") == ["Voice of Honor"]


# ---- Characters


def test_asahina_artisan_bows_to_help_another_crane(table: Scenario) -> None:
    ann = quiet_player("Asahina Artisan", "Doji Whisperer", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "political air", "Serene Warrior")
    table.ann.chooses("use Asahina Artisan 0")
    assert table.ann.choices == ["Doji Whisperer"], "another character, and a Crane"
    table.ann.chooses("Doji Whisperer")
    assert skills(table, "Doji Whisperer") == (0, 6)
    assert table.piece("Asahina Artisan").bowed


def test_doji_whisperer_has_nothing_but_skill(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Doji Whisperer"), quiet_player(), "political air", "Doji Whisperer")
    assert table.ann.asked == "ring-effect", "it won"
    assert GAME.library.find("Doji Whisperer").abilities == ()


@rule("l5r.play-restriction.must-be-observed")
def test_brash_samurai_is_honored_by_fighting_alone(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", "Doji Whisperer", hand=["Way of the Crane"])
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai", "Doji Whisperer")
    assert table.ann.why_not("Brash Samurai") == ["l5r.play-restriction.must-be-observed"]
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    table.ann.chooses("use Brash Samurai 0")
    assert table.piece("Brash Samurai").status == HONORED


@rule("l5r.constant.conditional")
def test_cautious_scout_blanks_the_province_it_attacks_alone(table: Scenario) -> None:
    bob = player(provinces=["Manicured Garden {slot=0}", "Entrenched Position {slot=1}"])
    fight(table, quiet_player("Cautious Scout", "Eager Scout"), bob, "military air", "Cautious Scout", "Eager Scout")
    assert table.bob.choices == ["pass", "use Manicured Garden 0"]
    fight(table, quiet_player("Cautious Scout", "Eager Scout"), bob, "military air", "Cautious Scout")
    assert table.bob.asked != "act-or-pass", "the garden has no text now"


def test_a_blank_cautious_scout_blanks_nothing(table: Scenario) -> None:
    bob = player('Cloud the Mind {on="#1"}', "Solemn Scholar", provinces=["Manicured Garden {slot=0}"])
    fight(table, quiet_player("Cautious Scout #1"), bob, "military air", "Cautious Scout")
    assert table.bob.choices == ["pass", "use Manicured Garden 0"]


@rule("l5r.give.tokens")
def test_doji_gift_giver_pays_the_opponent_who_chooses_whom_to_bow(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", "Eager Scout", "Doji Whisperer {bowed=true}")
    ann = quiet_player("Doji Gift Giver", "Brash Samurai")
    quiet_fight(table, ann, bob, "political air", "Doji Gift Giver", defenders=("Serene Warrior", "Eager Scout"))
    table.ann.chooses("use Doji Gift Giver 0")
    assert table.bob.choices == ["Serene Warrior", "Eager Scout"]
    table.bob.chooses("Eager Scout")
    assert (table.ann.fate, table.bob.fate) == (4, 6)
    assert table.piece("Eager Scout").bowed
    assert not table.piece("Serene Warrior").bowed


def test_savvy_politician_passes_honor_on(table: Scenario) -> None:
    begins(table, quiet_player("Savvy Politician", "Eager Scout", hand=["Way of the Crane"]), quiet_player())
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Savvy Politician")
    assert table.ann.choices == ["pass", "respond Savvy Politician 0 0"]
    table.ann.chooses("respond Savvy Politician 0 0")
    assert table.ann.choices == ["Eager Scout"], "who is honored cannot be honored"
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").status == HONORED


def test_daidoji_nerishma_turns_a_card_faceup(table: Scenario) -> None:
    lying = {"province-1": ["Doji Whisperer [known to nobody]"], "province-2": ["Brash Samurai"]}
    begins(table, quiet_player("Daidoji Nerishma", "Eager Scout", **lying), quiet_player("Eager Scout"))
    table.ann.chooses("use Daidoji Nerishma 0")
    assert table.ann.choices == ["Doji Whisperer"]
    table.ann.chooses("Doji Whisperer")
    assert is_faceup(table.game, number(table, "Doji Whisperer"))


def test_doji_challenger_drags_a_character_into_the_conflict(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", "Doji Whisperer")
    ann = quiet_player("Doji Challenger", hand=["Way of the Crane"])
    quiet_fight(table, ann, bob, "political air", "Doji Challenger", defenders=("Doji Whisperer",))
    table.ann.chooses("use Doji Challenger 0")
    assert table.ann.choices == ["Serene Warrior"], "the whisperer is there already"
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").side == DEFENDING


@rule("l5r.play-restriction.must-be-observed")
@pytest.mark.parametrize("name", ["Doji Gift Giver", "Kakita Kaezin", "Kakita Asami"])
def test_who_stays_at_home_does_nothing(table: Scenario, name: str) -> None:
    ann = quiet_player(name, "Doji Hotaru", hand=["Way of the Crane"])
    quiet_fight(
        table, ann, quiet_player("Serene Warrior"), "political air", "Doji Hotaru", defenders=("Serene Warrior",)
    )
    assert table.ann.why_not(name) == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.play-restriction.must-be-observed")
def test_doji_challenger_does_not_challenge_when_defending(table: Scenario) -> None:
    bob = quiet_player("Doji Challenger", hand=["Way of the Crane"])
    ann = quiet_player("Serene Warrior", "Eager Scout")
    quiet_fight(table, ann, bob, "political air", "Serene Warrior", defenders=("Doji Challenger",))
    assert table.bob.why_not("Doji Challenger") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.current.during-conflict")
def test_kakita_asami_takes_honor_while_she_leads(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", hand=["Way of the Crane"])
    quiet_fight(
        table, quiet_player("Kakita Asami"), bob, "political air", "Kakita Asami", defenders=("Doji Whisperer",)
    )
    table.bob.passes()
    assert table.ann.asked != "act-or-pass", "3 against 3 is not more"
    bob = quiet_player("Eager Scout")
    quiet_fight(table, quiet_player("Kakita Asami"), bob, "political air", "Kakita Asami", defenders=("Eager Scout",))
    table.ann.chooses("use Kakita Asami 0")
    assert (table.ann.honor, table.bob.honor) == (11, 9)


@pytest.mark.parametrize(("bids", "won"), [((5, 1), True), ((1, 5), False)])
def test_kakita_kaezin_clears_the_field_or_goes_home(table: Scenario, bids: tuple[int, int], won: bool) -> None:
    ann = quiet_player("Kakita Kaezin", "Brash Samurai")
    bob = quiet_player("Serene Warrior", "Doji Whisperer")
    defenders = ("Serene Warrior", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", "Kakita Kaezin", "Brash Samurai", defenders=defenders)
    table.ann.chooses("use Kakita Kaezin 0")
    assert table.bob.choices == ["Serene Warrior", "Doji Whisperer"]
    table.bob.chooses("Serene Warrior")
    for player_, bid in zip((table.ann, table.bob), bids, strict=True):
        player_.says(bid)
    fighting = [
        name
        for name in ("Kakita Kaezin", "Brash Samurai", *defenders)
        if table.piece(name).side in (ATTACKING, DEFENDING)
    ]
    assert fighting == (["Kakita Kaezin", "Serene Warrior"] if won else ["Brash Samurai", *defenders])
    assert not table.piece("Kakita Kaezin").bowed


@rule("l5r.gain.characteristics")
def test_asahina_storyteller_gives_sincerity_to_honored_cranes(table: Scenario) -> None:
    ann = quiet_player("Asahina Storyteller", "Brash Samurai {status=1}", "Doji Whisperer", "Serene Warrior {status=1}")
    begins(table, ann, quiet_player("Doji Challenger {status=1}"))
    sincere = [
        name
        for name in ("Asahina Storyteller", "Brash Samurai", "Doji Whisperer", "Serene Warrior", "Doji Challenger")
        if has_keyword(table.game, number(table, name), "sincerity")
    ]
    assert sincere == ["Asahina Storyteller", "Brash Samurai"]


def test_who_is_sincere_by_a_storyteller_leaves_a_card(table: Scenario) -> None:
    ann = quiet_player("Asahina Storyteller", "Brash Samurai {status=1}", hand=["Noble Sacrifice"])
    begins(table, ann, quiet_player("Eager Scout {status=-1}"))
    table.ann.chooses("use Noble Sacrifice 0")
    table.ann.chooses("Brash Samurai")
    assert "Fine Katana" in table.ann.hand


@rule("l5r.cannot.absolute")
def test_guest_of_honor_silences_the_opponents_events(table: Scenario) -> None:
    ann = quiet_player("Guest of Honor", "Eager Scout", hand=["Way of the Crane"])
    bob = quiet_player("Doji Whisperer", hand=["Way of the Crane"])
    quiet_fight(table, ann, bob, "political air", "Eager Scout")
    assert table.bob.choices == ["pass", "use Way of the Crane 0"], "the guest stayed at home"
    quiet_fight(table, ann, bob, "political air", "Guest of Honor")
    assert table.ann.choices == ["pass", "use Way of the Crane 0"]
    assert table.bob.why_not("Way of the Crane") == ["l5r.cannot.absolute"]


def test_doji_hotaru_resolves_the_ring_she_claims(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Doji Hotaru"), quiet_player(), "political air", "Doji Hotaru")
    table.ann.chooses("air-gain")
    assert table.ann.choices == ["pass", "respond Doji Hotaru 0 0"]
    table.ann.chooses("respond Doji Hotaru 0 0")
    table.ann.chooses("air-gain")
    assert table.ann.honor == 14


def test_doji_hotaru_does_not_in_a_military_conflict(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Doji Hotaru"), quiet_player(), "military air", "Doji Hotaru")
    table.ann.chooses("air-gain")
    assert table.ann.asked != "respond-or-pass"
    assert table.ann.honor == 12


@rule("l5r.faq.steward-of-law-honored-can-be-dishonored", "l5r.faq.steward-of-law-no-dishonored-token-gained")
def test_steward_of_law_lets_nobody_become_dishonored(table: Scenario) -> None:
    ann = quiet_player("Steward of Law", "Eager Scout")
    bob = quiet_player("Doji Whisperer", "Brash Samurai {status=1}")
    quiet_fight(table, ann, bob, "political fire", "Steward of Law")
    moves = [choice for choice in table.ann.choices if choice.startswith("fire-dishonor")]
    assert moves == ["fire-dishonor Brash Samurai"], "who is honored can be dishonored, but not become so"
    table.ann.chooses("fire-dishonor Brash Samurai")
    assert table.piece("Brash Samurai").status == ORDINARY


@rule("l5r.constant.conditional")
def test_steward_of_law_at_home_prevents_nothing(table: Scenario) -> None:
    ann, bob = quiet_player("Steward of Law", "Kakita Asami"), quiet_player("Doji Whisperer")
    quiet_fight(table, ann, bob, "political fire", "Kakita Asami")
    table.ann.passes()
    assert "fire-dishonor Doji Whisperer" in table.ann.choices


def test_pride_does_not_dishonor_where_a_steward_of_law_is(table: Scenario) -> None:
    ann = quiet_player("Origami Master", "Steward of Law")
    bob = quiet_player("Kakita Asami", "Doji Hotaru")
    quiet_fight(table, ann, bob, "military fire", "Origami Master", defenders=("Doji Hotaru",))
    nobody_acts(table)
    assert table.piece("Origami Master").status == DISHONORED, "the steward stayed at home"
    quiet_fight(table, ann, bob, "military fire", "Origami Master", "Steward of Law", defenders=("Doji Hotaru",))
    nobody_acts(table)
    assert table.piece("Origami Master").status == ORDINARY


def test_political_rival_evades_a_defender_when_attacking(table: Scenario) -> None:
    begins(table, quiet_player("Political Rival"), quiet_player("Doji Whisperer", "Eager Scout"))
    table.ann.chooses("declare political air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Political Rival")
    assert table.ann.asked == "choose-evaded"
    table.ann.chooses("Doji Whisperer")
    assert table.bob.choices == ["Eager Scout"]


@rule("l5r.constant.conditional")
def test_political_rival_is_stronger_when_defending(table: Scenario) -> None:
    ann, bob = quiet_player("Doji Whisperer", hand=["Way of the Crane"]), quiet_player("Political Rival")
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Political Rival",))
    assert conflict_total(table.game, 1) == 6
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer")
    assert skills(table, "Political Rival") == (0, 3)


@rule("l5r.faq.origami-master-becomes-honored-not-is-honored")
def test_origami_master_hands_its_honor_on(table: Scenario) -> None:
    ann = quiet_player("Origami Master {status=1}", "Savvy Politician", "Eager Scout {status=1}")
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses("use Origami Master 0")
    assert table.ann.choices == ["Savvy Politician"], "another character of yours that is not honored"
    table.ann.chooses("Savvy Politician")
    assert table.piece("Origami Master").status == ORDINARY
    assert table.piece("Savvy Politician").status == HONORED
    assert table.ann.asked != "respond-or-pass"


def test_origami_master_takes_pride(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Origami Master"), quiet_player(), "military fire", "Origami Master")
    assert table.piece("Origami Master").status == HONORED


# ---- Attachments


@rule("l5r.cannot.absolute")
def test_above_question_is_above_the_opponents_events_only(table: Scenario) -> None:
    ann = quiet_player("Asahina Artisan", hand=["Way of the Crane", "Against the Waves"])
    bob = quiet_player("Solemn Scholar #1", 'Above Question {on="#1"}', hand=["Against the Waves"])
    begins(table, ann, bob)
    table.ann.chooses("use Against the Waves 0")
    assert table.ann.choices == ["Asahina Artisan"]
    table.ann.chooses("Asahina Artisan")
    table.bob.chooses("use Against the Waves 0")
    assert table.bob.choices == ["Asahina Artisan", "Solemn Scholar"]


@rule("l5r.cannot.absolute")
def test_above_question_does_not_keep_characters_from_choosing(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior #1", 'Above Question {on="#1"}')
    quiet_fight(table, quiet_player("Doji Challenger"), bob, "military air", "Doji Challenger")
    table.ann.chooses("use Doji Challenger 0")
    assert table.ann.choices == ["Serene Warrior"]


@rule("l5r.may.player-option")
def test_duelist_training_makes_a_duelist(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai #1", 'Duelist Training {on="#1"}', hand=["Pillow Book", "Ornate Fan"])
    bob = quiet_player("Serene Warrior", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", defenders=("Serene Warrior",))
    table.ann.chooses("use Brash Samurai 1")
    assert table.ann.choices == ["Serene Warrior"]
    table.ann.chooses("Serene Warrior")
    table.ann.says(3)
    table.bob.says(1)
    table.ann.chooses("yes")
    assert table.ann.choices == ["Pillow Book", "Ornate Fan"]
    table.ann.chooses("Pillow Book", "Ornate Fan")
    table.ann.orders("Ornate Fan", "Pillow Book")
    assert (table.ann.honor, table.bob.honor) == (10, 10)
    assert table.piece("Serene Warrior").bowed, "2 and 3 against 3 and 1"
    assert "use Brash Samurai 1" not in table.ann.choices


@rule("l5r.play-restriction.must-be-observed")
def test_a_trained_duelist_at_home_challenges_nobody(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", 'Duelist Training {on="#1"}', "Doji Hotaru", hand=["Way of the Crane"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Doji Hotaru", defenders=("Eager Scout",))
    assert table.ann.why_not("Serene Warrior") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.limit.per-instance")
def test_a_character_trained_twice_duels_twice(table: Scenario) -> None:
    training = 'Duelist Training {on="#1"}'
    ann = quiet_player("Serene Warrior #1", training, training)
    bob = quiet_player("Brash Samurai", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Brash Samurai", "Doji Whisperer"))
    for loser in ("Brash Samurai", "Doji Whisperer"):
        table.ann.chooses("use Serene Warrior 0")
        table.ann.chooses(loser)
        table.ann.says(1)
        table.bob.says(1)
        assert table.bob.piece(loser).bowed
    assert table.ann.asked != "act-or-pass"


@rule("l5r.play-restriction.must-be-observed")
def test_height_of_fashion_is_not_played_during_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", hand=["Height of Fashion", "Way of the Crane"])
    begins(table, ann, quiet_player())
    assert "play Height of Fashion" in table.ann.choices
    attack(table, "political air", "Doji Whisperer", province="Ancestral Lands")
    assert table.ann.why_not("Height of Fashion") == ["l5r.play-restriction.must-be-observed"]


def test_the_mirrors_gaze_resolves_an_opponents_event_again(table: Scenario) -> None:
    bob = quiet_player("Asahina Artisan #1", "Doji Whisperer", 'The Mirror\'s Gaze {on="#1"}', fate=0)
    begins(table, quiet_player("Brash Samurai", hand=["Way of the Crane"]), bob)
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Brash Samurai")
    assert table.bob.choices == ["pass", "respond The Mirror's Gaze 0 0"]
    table.bob.chooses("respond The Mirror's Gaze 0 0")
    assert table.bob.choices == ["Asahina Artisan", "Doji Whisperer"], "as if Bob had played it"
    table.bob.chooses("Doji Whisperer")
    assert (table.piece("Brash Samurai").status, table.piece("Doji Whisperer").status) == (HONORED, HONORED)
    assert table.ann.cards_in("conflict-discard") == ["Way of the Crane"]


def test_the_mirrors_gaze_needs_a_shugenja_of_yours(table: Scenario) -> None:
    ann = quiet_player("Asahina Artisan", "Brash Samurai", hand=["The Mirror's Gaze"])
    begins(table, ann, quiet_player("Solemn Scholar"))
    table.ann.chooses("play The Mirror's Gaze")
    assert table.ann.choices == ["Asahina Artisan"]


def test_the_mirrors_gaze_finds_nothing_named_by_a_test_of_skill(table: Scenario) -> None:
    bob = quiet_player("Asahina Artisan #1", 'The Mirror\'s Gaze {on="#1"}')
    begins(table, quiet_player("Brash Samurai", hand=["Test of Skill"]), bob)
    table.ann.chooses("use Test of Skill 0")
    table.ann.chooses("event")
    assert table.bob.asked != "respond-or-pass"


@rule("l5r.reveal.duration")
def test_pillow_book_opens_the_deck_until_the_conflict_ends(table: Scenario) -> None:
    deck = {"conflict-deck": ["Fine Katana", "2x Ornate Fan"]}
    ann = quiet_player("Brash Samurai #1", "Doji Whisperer", 'Pillow Book {on="#1"}', **deck)
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Brash Samurai")
    table.ann.chooses("use Pillow Book 0")
    assert "play Fine Katana" in table.ann.choices
    assert table.game.knows(1, number(table, "Fine Katana")), "it stays revealed as long as it lies there"
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.conflict is None
    katana = number(table, "Fine Katana")
    assert [refusal.rule for refusal in refusals(table.game, 0, katana)] == ["l5r.play.from-hand-or-provinces"]


@rule("l5r.play-restriction.must-be-observed")
def test_pillow_book_needs_a_participating_reader(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai #1", "Doji Whisperer", 'Pillow Book {on="#1"}', hand=["Way of the Crane"])
    quiet_fight(table, ann, quiet_player(), "political air", "Doji Whisperer")
    assert table.ann.why_not("Pillow Book") == ["l5r.play-restriction.must-be-observed"]


# ---- Events


def test_the_perfect_gift_gives_each_player_a_card(table: Scenario) -> None:
    ann_deck = {"conflict-deck": ["Fine Katana", "Ornate Fan", "Voice of Honor", "Admit Defeat", "Pillow Book"]}
    bob_deck = {"conflict-deck": ["Know the World", "Pacifism"]}
    ann = quiet_player(hand=["The Perfect Gift"], **ann_deck)
    begins(table, ann, quiet_player(**bob_deck))
    table.ann.chooses("use The Perfect Gift 0")
    assert table.ann.choices == ["Fine Katana", "Ornate Fan", "Voice of Honor", "Admit Defeat"]
    table.ann.chooses("Voice of Honor")
    assert table.ann.choices == ["Know the World", "Pacifism"]
    table.ann.chooses("Pacifism")
    assert (table.ann.hand, table.bob.hand) == (["Voice of Honor"], ["Pacifism"])


def test_voice_of_honor_cancels_an_event(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", hand=["Way of the Crane"])
    begins(table, ann, quiet_player("Doji Whisperer {status=1}", hand=["Voice of Honor"]))
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Brash Samurai")
    table.bob.chooses("respond Voice of Honor 0 0")
    assert table.piece("Brash Samurai").status == ORDINARY


def test_voice_of_honor_needs_more_honored_characters(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", "Eager Scout {status=1}", hand=["Way of the Crane"])
    begins(table, ann, quiet_player("Doji Whisperer {status=1}", hand=["Voice of Honor"]))
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").status == HONORED


def test_voice_of_honor_does_not_cancel_characters(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai")
    bob = quiet_player("Doji Whisperer {status=1}", hand=["Voice of Honor"])
    quiet_fight(table, ann, bob, "military air", "Brash Samurai")
    table.ann.chooses("use Brash Samurai 0")
    assert table.piece("Brash Samurai").status == HONORED


def test_way_of_the_crane_honors_a_crane_of_yours(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", "Eager Scout", hand=["Way of the Crane"])
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses("use Way of the Crane 0")
    assert table.ann.choices == ["Brash Samurai"]
    table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").status == HONORED


@rule("l5r.target.insufficient-targets")
def test_admit_defeat_bows_who_defends_alone(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", hand=["Admit Defeat", "Way of the Crane"])
    bob = quiet_player("Serene Warrior", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", defenders=("Serene Warrior", "Eager Scout"))
    assert table.ann.why_not("Admit Defeat") == ["l5r.target.insufficient-targets"]
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", defenders=("Serene Warrior",))
    table.ann.chooses("use Admit Defeat 0")
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").bowed
    assert table.ann.fate == 4


def test_noble_sacrifice_takes_a_dishonored_character_along(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai {status=1}", "Doji Whisperer", hand=["Noble Sacrifice"])
    bob = quiet_player("Doji Hotaru {status=-1}", "Serene Warrior {status=1}")
    begins(table, ann, bob)
    table.ann.chooses("use Noble Sacrifice 0")
    assert table.ann.choices == ["Brash Samurai"]
    table.ann.chooses("Brash Samurai")
    assert table.ann.choices == ["Doji Hotaru"]
    table.ann.chooses("Doji Hotaru")
    assert (table.ann.play, table.bob.play) == (["Doji Whisperer"], ["Serene Warrior"])
    assert (table.ann.honor, table.bob.honor) == (11, 9)


@rule("l5r.may.player-option")
@pytest.mark.parametrize(("duelist", "revealed"), [("Brash Samurai", 3), ("Doji Challenger", 4)])
def test_test_of_skill_keeps_cards_of_the_named_type(table: Scenario, duelist: str, revealed: int) -> None:
    deck = ["Fine Katana", "Voice of Honor", "Admit Defeat", "Ornate Fan", "Pillow Book"]
    begins(table, quiet_player(duelist, hand=["Test of Skill"], **{"conflict-deck": deck}), quiet_player())
    table.ann.chooses("use Test of Skill 0")
    assert table.ann.choices == ["character", "attachment", "event"]
    table.ann.chooses("attachment")
    assert table.ann.choices == [name for name in deck[:revealed] if name in ("Fine Katana", "Ornate Fan")]
    table.ann.chooses("Fine Katana")
    assert table.ann.hand == ["Fine Katana"]
    assert len(table.ann.cards_in("conflict-deck")) == 5 - revealed


@rule("l5r.may.player-option", "l5r.step-2-4.tie")
@pytest.mark.parametrize(("bid", "hand"), [(1, 2), (2, 0), (3, 1)])
def test_a_trained_duelist_discards_only_what_would_be_given(table: Scenario, bid: int, hand: int) -> None:
    ann = quiet_player("Brash Samurai #1", 'Duelist Training {on="#1"}', hand=[f"{hand}x Ornate Fan"] if hand else [])
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", defenders=("Serene Warrior",))
    table.ann.chooses("use Brash Samurai 1")
    table.ann.chooses("Serene Warrior")
    table.ann.says(bid)
    table.bob.says(1)
    assert (table.ann.honor, table.bob.honor) == (10 - bid + 1, 10 + bid - 1), (
        "there is too little to discard, or nothing to give"
    )
    assert len(table.ann.hand) == hand


@rule("l5r.may.player-option", "l5r.step-2-4.give-difference")
def test_a_trained_duelist_may_give_honor_all_the_same(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai #1", 'Duelist Training {on="#1"}', hand=["2x Ornate Fan"])
    quiet_fight(
        table, ann, quiet_player("Serene Warrior"), "military air", "Brash Samurai", defenders=("Serene Warrior",)
    )
    table.ann.chooses("use Brash Samurai 1")
    table.ann.chooses("Serene Warrior")
    table.ann.says(3)
    table.bob.says(1)
    table.ann.chooses("no")
    assert (table.ann.honor, table.bob.honor, len(table.ann.hand)) == (8, 12, 2)


@rule("l5r.in-play.enters", "l5r.holding.faceup-active")
def test_a_holding_enters_play_when_daidoji_nerishma_turns_it_faceup(table: Scenario) -> None:
    lying = {"province-1": ["Imperial Storehouse [known to nobody]"]}
    begins(table, quiet_player("Daidoji Nerishma", **lying), quiet_player())
    table.ann.chooses("use Daidoji Nerishma 0")
    table.ann.chooses("Imperial Storehouse")
    assert table.ann.holdings == ["Imperial Storehouse"]
    assert "entered" in [entry["message"] for entry in table.match.log.read(1)]
