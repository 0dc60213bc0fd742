"""The cards of the Crane Clan in the Elemental cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AIR, ATTACKING, DEFENDING, DISHONORED, FIRE, HONORED, NOBODY, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import glory
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]

HERE = "Ancestral Lands"


# ---- Magistrate Station


def test_magistrate_station_readies_an_honored_character_of_either_side(table: Scenario) -> None:
    ann = quiet_player(
        "Doji Whisperer {status=1, bowed=true}",
        "Eager Scout {bowed=true}",
        "Brash Samurai {status=1}",
        provinces=["Magistrate Station {slot=0}"],
    )
    begins(table, ann, quiet_player("Serene Warrior {status=1, bowed=true}"))
    table.ann.chooses("use Magistrate Station 0")
    assert table.ann.choices == ["Doji Whisperer", "Serene Warrior"], "one is not honored, one is not bowed"
    table.ann.chooses("Doji Whisperer")
    assert not table.piece("Doji Whisperer").bowed
    assert "use Magistrate Station 0" not in table.ann.choices, "once per round"


@rule("l5r.province.facedown-identity", "l5r.province.broken-blank")
@pytest.mark.parametrize("station", ["{slot=0} [known to ann]", "{slot=0, broken=true}"])
def test_magistrate_station_readies_nobody_facedown_or_broken(table: Scenario, station: str) -> None:
    whisperer = "Doji Whisperer {status=1, bowed=true}"
    ann = quiet_player(whisperer, provinces=[f"Magistrate Station {station}"], hand=["Levy"])
    begins(table, ann, quiet_player())
    assert table.ann.choices == ["pass", "use Levy 0"]


@rule("l5r.cannot.absolute")
def test_magistrate_station_readies_nobody_who_is_hidden_from_the_opponent(table: Scenario) -> None:
    honored = ("Doji Whisperer {status=1, bowed=true}", "Steadfast Samurai {status=1}")
    bob = quiet_player(*honored, hand=["Spreading the Darkness", "Levy"])
    station = ["Magistrate Station {slot=0}", f"{HERE} {{slot=1}}"]
    ann = quiet_player("Lion's Pride Brawler", provinces=station)
    quiet_fight(table, ann, bob, "military air", "Lion's Pride Brawler", defenders=("Steadfast Samurai",))
    table.bob.passes()
    table.ann.chooses("use Lion's Pride Brawler 0")
    table.ann.chooses("Steadfast Samurai")
    table.bob.chooses("use Spreading the Darkness 0")
    table.bob.chooses("Steadfast Samurai")
    table.ann.chooses("use Magistrate Station 0")
    assert table.ann.choices == ["Doji Whisperer"]


# ---- Bonsai Garden


def test_bonsai_garden_gains_an_honor_during_an_air_conflict(table: Scenario) -> None:
    bob = quiet_player(holdings=["Bonsai Garden {slot=0}"])
    ann = quiet_player("Eager Scout", holdings=["Bonsai Garden {slot=0}"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout")
    table.bob.chooses("use Bonsai Garden 0")
    table.ann.chooses("use Bonsai Garden 0")
    assert (table.ann.honor, table.bob.honor) == (11, 11)


def test_bonsai_garden_grows_in_no_other_conflict(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", holdings=["Bonsai Garden {slot=0}"], hand=["Levy"])
    begins(table, ann, quiet_player())
    assert table.ann.why_not("Bonsai Garden") == ["l5r.play-restriction.must-be-observed"]
    quiet_fight(table, ann, quiet_player(), "military fire", "Eager Scout")
    assert table.ann.why_not("Bonsai Garden") == ["l5r.play-restriction.must-be-observed"]


def test_bonsai_garden_minds_all_elements_of_the_contested_ring(table: Scenario) -> None:
    ann = quiet_player("Seeker of Knowledge", holdings=["Bonsai Garden {slot=0}"])
    quiet_fight(table, ann, quiet_player(), "political fire", "Seeker of Knowledge")
    table.ann.chooses("use Bonsai Garden 0")
    assert table.ann.honor == 11


# ---- Sadane Student


@pytest.mark.parametrize(("ring", "owner", "political"), [(AIR, 0, 4), (FIRE, 0, 4), (1, 0, 2), (AIR, 1, 2)])
def test_sadane_student_is_more_skilled_with_air_or_fire(
    table: Scenario, ring: int, owner: int, political: int
) -> None:
    rings = [owner if element == ring else NOBODY for element in range(5)]
    begins(table, quiet_player("Sadane Student"), quiet_player(), ring_owner=rings)
    assert skills(table, "Sadane Student") == (1, political)


def test_sadane_student_gets_no_more_for_both_rings_and_nothing_when_blank(table: Scenario) -> None:
    rings = [0, NOBODY, 0, NOBODY, NOBODY]
    begins(table, quiet_player("Sadane Student"), quiet_player(), ring_owner=rings)
    assert skills(table, "Sadane Student") == (1, 4)
    ann = quiet_player("Sadane Student #1", 'Cloud the Mind {on="#1"}', "Solemn Scholar")
    begins(table, ann, quiet_player(), ring_owner=rings)
    assert skills(table, "Sadane Student") == (1, 2)


# ---- Callow Delegate


def test_callow_delegate_leaves_honor_behind(table: Scenario) -> None:
    ann = quiet_player("Callow Delegate", "Eager Scout", "Brash Samurai {status=1}", holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player("Serene Warrior"))
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Callow Delegate")
    assert table.ann.choices == ["pass", "respond Callow Delegate 0 0"]
    table.ann.chooses("respond Callow Delegate 0 0")
    assert table.ann.choices == ["Callow Delegate", "Eager Scout"], "it is still in play, the samurai is honored"
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").status == HONORED
    assert not table.in_play("Callow Delegate")


def test_callow_delegate_honors_itself_to_cancel_its_disgrace(table: Scenario) -> None:
    ann = quiet_player("Callow Delegate {status=-1}", holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Callow Delegate")
    table.ann.chooses("respond Callow Delegate 0 0")
    table.ann.chooses("Callow Delegate")
    assert table.ann.honor == 10, "it left as an ordinary character"


def test_callow_delegate_may_leave_without_a_word(table: Scenario) -> None:
    begins(table, quiet_player("Callow Delegate", "Eager Scout", holdings=["Funeral Pyre {slot=0}"]), quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Callow Delegate")
    table.ann.passes()
    assert table.piece("Eager Scout").status == ORDINARY


def test_callow_delegate_does_not_speak_for_others(table: Scenario) -> None:
    ann = quiet_player("Callow Delegate", "Eager Scout", holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.blank.text-box")
def test_a_blank_delegate_leaves_nothing_behind(table: Scenario) -> None:
    pyre = ["Funeral Pyre {slot=0}"]
    ann = quiet_player("Callow Delegate #1", 'Cloud the Mind {on="#1"}', "Solemn Scholar", holdings=pyre)
    begins(table, ann, quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Callow Delegate")
    assert table.ann.asked != "respond-or-pass"


# ---- Menacing Iron Warrior


def test_menacing_iron_warrior_silences_who_is_not_stronger(table: Scenario) -> None:
    ann = quiet_player("Menacing Iron Warrior", "Brash Samurai", hand=["Levy"])
    bob = quiet_player(
        "Hida Guardian",
        "Warrior Poet",
        "Lion's Pride Brawler {status=1}",
        "Shinjo Outrider",
        hand=["Levy"],
        holdings=["Borderlands Fortifications {slot=0}"],
    )
    attackers = ("Menacing Iron Warrior", "Brash Samurai")
    defenders = ("Hida Guardian", "Warrior Poet", "Lion's Pride Brawler")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=defenders)
    table.bob.passes()
    table.ann.chooses("use Menacing Iron Warrior 0")
    silenced = [name for name in (*defenders, "Shinjo Outrider") if "l5r.cannot.absolute" in table.bob.why_not(name)]
    assert silenced == ["Hida Guardian", "Warrior Poet"], "one is stronger, one is at home"
    assert "l5r.cannot.absolute" not in table.ann.why_not("Brash Samurai")


@pytest.mark.parametrize(
    ("type", "attacker"), [("political air", "Menacing Iron Warrior"), ("military air", "Brash Samurai")]
)
def test_menacing_iron_warrior_takes_part_in_a_military_conflict(table: Scenario, type: str, attacker: str) -> None:
    ann = quiet_player("Menacing Iron Warrior", "Brash Samurai", hand=["Levy"])
    quiet_fight(table, ann, quiet_player("Hida Guardian"), type, attacker, defenders=("Hida Guardian",))
    assert table.ann.why_not("Menacing Iron Warrior") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.lasting.locked-in-set")
def test_who_grows_stronger_later_stays_silenced_and_who_comes_later_is_not(table: Scenario) -> None:
    ann = quiet_player("Menacing Iron Warrior", hand=["2x Levy"])
    holdings = ["Borderlands Fortifications {slot=0}"]
    bob = quiet_player("Warrior Poet", "Shinjo Outrider", hand=["Banzai!"], holdings=holdings)
    quiet_fight(table, ann, bob, "military air", "Menacing Iron Warrior", defenders=("Warrior Poet",))
    table.bob.passes()
    table.ann.chooses("use Menacing Iron Warrior 0")
    table.bob.chooses("use Banzai! 0")
    table.bob.chooses("Warrior Poet")
    table.bob.chooses("no")
    assert "l5r.cannot.absolute" in table.bob.why_not("Warrior Poet")
    table.ann.chooses("use Levy 0")
    table.bob.chooses(table.bob.choices[0])
    table.bob.chooses("use Shinjo Outrider 0")
    assert table.piece("Shinjo Outrider").side == DEFENDING


@rule("l5r.triggered.must-change-game-state")
def test_menacing_iron_warrior_menaces_somebody(table: Scenario) -> None:
    ann = quiet_player("Menacing Iron Warrior", hand=["Levy"])
    bob = quiet_player("Moto Horde")
    quiet_fight(table, ann, bob, "military air", "Menacing Iron Warrior", defenders=("Moto Horde",))
    assert table.ann.why_not("Menacing Iron Warrior") == ["l5r.triggered.must-change-game-state"]


# ---- Formal Invitation


def test_formal_invitation_brings_its_bearer_to_court(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai #1", 'Formal Invitation {on="#1"}', "Doji Whisperer")
    quiet_fight(table, ann, quiet_player(), "political air", "Doji Whisperer")
    table.ann.chooses("use Formal Invitation 0")
    assert table.piece("Brash Samurai").side == ATTACKING


def test_formal_invitation_is_for_court_only(table: Scenario) -> None:
    ann = quiet_player(
        "Brash Samurai #1", 'Formal Invitation {on="#1"}', "Doji Whisperer", "Eager Scout", hand=["Levy"]
    )
    begins(table, ann, quiet_player())
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Formal Invitation")
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    assert table.ann.why_not("Formal Invitation") == ["l5r.play-restriction.must-be-observed"]
    quiet_fight(table, ann, quiet_player(), "political air", "Brash Samurai")
    assert table.ann.why_not("Formal Invitation") == ["l5r.triggered.must-change-game-state"], "it is there"


def test_formal_invitation_goes_to_the_glorious(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", "Doji Whisperer", "Eager Scout", hand=["Formal Invitation"])
    begins(table, ann, quiet_player("Serene Warrior"))
    table.ann.chooses("play Formal Invitation")
    assert table.ann.choices == ["Brash Samurai", "Serene Warrior"]


@rule("l5r.attachment.illegal-discarded")
def test_formal_invitation_is_discarded_when_the_glory_fades(table: Scenario) -> None:
    """Icon of Favor adds the glory that is needed, as long as Ann has the favor."""
    ann = quiet_player(
        "Doji Whisperer #1", 'Icon of Favor {on="#1"}', 'Formal Invitation {on="#1"}', "Itinerant Philosopher"
    )
    bob = quiet_player("Serene Warrior #2", 'Ornate Fan {on="#2"}')
    quiet_fight(
        table,
        ann,
        bob,
        "political air",
        "Itinerant Philosopher",
        defenders=("Serene Warrior",),
        favor="ann",
    )
    assert table.in_play("Formal Invitation")
    table.ann.chooses("use Itinerant Philosopher 0")
    table.ann.chooses("Serene Warrior")
    assert not table.in_play("Formal Invitation")
    assert table.in_play("Icon of Favor")


def test_formal_invitation_brings_an_opponents_character_to_that_players_side(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", 'Formal Invitation {on="#1"}')
    quiet_fight(table, ann, quiet_player("Serene Warrior #1"), "political air", "Doji Whisperer")
    table.ann.chooses("use Formal Invitation 0")
    assert table.piece("Serene Warrior").side == DEFENDING


# ---- Icon of Favor


@pytest.mark.parametrize(("favor", "found"), [("ann", 2), ("bob", 1)])
def test_icon_of_favor_adds_glory_while_you_have_the_favor(table: Scenario, favor: str, found: int) -> None:
    ann = quiet_player("Doji Whisperer #1", 'Icon of Favor {on="#1"}')
    begins(table, ann, quiet_player(), favor=favor)
    assert glory(table.game, number(table, "Doji Whisperer")) == found


def test_icon_of_favor_honors_its_bearer_after_a_fire_conflict_is_won(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer #1", 'Icon of Favor {on="#1"}', "Eager Scout", "Brash Samurai")
    quiet_fight(table, ann, quiet_player(), "military fire", "Brash Samurai")
    nobody_acts(table)
    assert table.ann.choices == ["pass", "respond Icon of Favor 0 0"]
    table.ann.chooses("respond Icon of Favor 0 0")
    assert table.piece("Doji Whisperer").status == HONORED, "though she stayed at home"


def test_icon_of_favor_answers_no_other_ring_and_no_defeat(table: Scenario) -> None:
    bearer = ("Doji Whisperer #1", 'Icon of Favor {on="#1"}')
    quiet_fight(table, quiet_player(*bearer), quiet_player(), "political air", "Doji Whisperer")
    assert table.ann.asked == "ring-effect"
    bob = quiet_player(*bearer)
    quiet_fight(table, quiet_player("Savvy Politician"), bob, "political fire", "Savvy Politician")
    assert table.ann.asked == "ring-effect"


@rule("l5r.personal-honor.already-honored")
def test_icon_of_favor_has_nothing_to_do_for_the_honored(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer #1 {status=1}", 'Icon of Favor {on="#1"}')
    quiet_fight(table, ann, quiet_player(), "political fire", "Doji Whisperer")
    assert table.ann.asked == "ring-effect"


# ---- Soul Beyond Reproach


@pytest.mark.parametrize(("before", "after"), [(DISHONORED, HONORED), (ORDINARY, HONORED)])
def test_soul_beyond_reproach_honors_twice(table: Scenario, before: int, after: int) -> None:
    ann = quiet_player(f"Doji Whisperer {{status={before}}}", "Brash Samurai {status=1}", hand=["Soul Beyond Reproach"])
    begins(table, ann, quiet_player("Serene Warrior"))
    table.ann.chooses("use Soul Beyond Reproach 0")
    assert table.ann.choices == ["Doji Whisperer"], "your own, and not honored yet"
    table.ann.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").status == after


@rule("l5r.then.success-continues")
def test_each_honor_of_soul_beyond_reproach_can_be_reacted_to(table: Scenario) -> None:
    ann = quiet_player("Savvy Politician {status=-1}", "Eager Scout", "Brash Samurai", hand=["Soul Beyond Reproach"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Soul Beyond Reproach 0")
    table.ann.chooses("Savvy Politician")
    assert table.piece("Savvy Politician").status == ORDINARY
    table.ann.passes()
    assert table.piece("Savvy Politician").status == HONORED
    table.ann.chooses("respond Savvy Politician 0 0")
    assert table.ann.choices == ["Eager Scout", "Brash Samurai"]


@rule("l5r.then.requires-full-success")
def test_soul_beyond_reproach_ends_when_the_first_honor_goes_elsewhere(table: Scenario) -> None:
    """Young Rumormonger moves the honor to another character: there is nothing to be honored again."""
    ann = quiet_player("Doji Whisperer {status=-1}", "Brash Samurai", hand=["Soul Beyond Reproach"])
    begins(table, ann, quiet_player("Young Rumormonger"))
    table.ann.chooses("use Soul Beyond Reproach 0")
    table.ann.chooses("Doji Whisperer")
    table.bob.chooses("respond Young Rumormonger 0 0")
    table.bob.chooses("Brash Samurai")
    assert table.piece("Doji Whisperer").status == DISHONORED
    assert table.piece("Brash Samurai").status == HONORED


# ---- Game of Sadane


def sadane(table: Scenario, mine: int, theirs: int) -> None:
    """Ann's Doji Whisperer challenges Bob's Serene Warrior at court; both bid."""
    ann = quiet_player("Doji Whisperer", "Eager Scout", "Brash Samurai", hand=["Game of Sadane"])
    bob = quiet_player("Serene Warrior", "Vengeful Berserker", "Savvy Politician", "Matsu Berserker")
    attackers = ("Doji Whisperer", "Brash Samurai")
    defenders = ("Serene Warrior", "Savvy Politician")
    quiet_fight(table, ann, bob, "political air", *attackers, defenders=defenders)
    table.ann.chooses("use Game of Sadane 0")
    assert table.ann.choices == ["Doji Whisperer", "Brash Samurai"]
    table.ann.chooses("Doji Whisperer")
    assert table.ann.choices == ["Serene Warrior", "Savvy Politician"]
    table.ann.chooses("Serene Warrior")
    table.ann.says(mine)
    table.bob.says(theirs)


@pytest.mark.parametrize(
    ("bids", "statuses"),
    [((2, 1), (HONORED, DISHONORED)), ((1, 5), (DISHONORED, HONORED)), ((1, 2), (ORDINARY, ORDINARY))],
)
def test_game_of_sadane_honors_the_winner_and_dishonors_the_loser(
    table: Scenario, bids: tuple[int, int], statuses: tuple[int, int]
) -> None:
    sadane(table, *bids)
    assert (table.piece("Doji Whisperer").status, table.piece("Serene Warrior").status) == statuses


def test_game_of_sadane_needs_a_character_of_each_player_in_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", hand=["Game of Sadane", "Levy"])
    begins(table, ann, quiet_player("Serene Warrior"))
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Game of Sadane")
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "political air", "Doji Whisperer")
    assert table.ann.why_not("Game of Sadane") == ["l5r.target.insufficient-targets"]


@rule("l5r.dash.no-duel")
def test_nobody_with_a_dash_plays_the_game_of_sadane(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", hand=["Game of Sadane", "Levy"])
    bob = quiet_player("Vengeful Berserker")
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", defenders=("Vengeful Berserker",))
    assert table.ann.why_not("Game of Sadane") == ["l5r.target.insufficient-targets"]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_the_loser_of_a_game_of_sadane_is_dishonored_though_the_winner_is_honored_already(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer {status=1}", hand=["Game of Sadane"])
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Serene Warrior",))
    table.ann.chooses("use Game of Sadane 0")
    table.ann.chooses("Doji Whisperer")
    table.ann.chooses("Serene Warrior")
    table.ann.says(1)
    table.bob.says(1)
    assert (table.piece("Doji Whisperer").status, table.piece("Serene Warrior").status) == (HONORED, DISHONORED)


# ---- Insult to Injury


def duelists(table: Scenario, mine: int, theirs: int) -> None:
    """Ann's Mirumoto Raitsugu, a duelist, challenges Bob's Serene Warrior."""
    ann = quiet_player("Mirumoto Raitsugu", hand=["Insult to Injury"])
    bob = quiet_player("Serene Warrior {fate=2}", hand=["Insult to Injury"])
    quiet_fight(table, ann, bob, "military air", "Mirumoto Raitsugu", defenders=("Serene Warrior",))
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Serene Warrior")
    table.ann.says(mine)
    table.bob.says(theirs)


def test_insult_to_injury_dishonors_who_lost_to_a_duelist(table: Scenario) -> None:
    duelists(table, 3, 1)
    assert table.ann.choices == ["pass", "respond Insult to Injury 0 0"]
    table.ann.chooses("respond Insult to Injury 0 0")
    assert table.piece("Serene Warrior").status == DISHONORED
    assert table.piece("Serene Warrior").fate == 1, "and the duel has its own result"


def test_insult_to_injury_is_for_duelists_who_win(table: Scenario) -> None:
    duelists(table, 1, 3)
    assert table.ann.asked != "respond-or-pass"
    assert table.bob.asked != "respond-or-pass", "the warrior is no duelist"
    duelists(table, 2, 2)
    assert table.ann.asked != "respond-or-pass", "nobody won"


@rule("l5r.gain.characteristics")
def test_a_seal_of_the_crane_makes_a_duelist_for_insult_to_injury(table: Scenario) -> None:
    ann = quiet_player("Kabuki Hero #1", 'Seal of the Crane {on="#1"}', hand=["Policy Debate", "Insult to Injury"])
    bob = quiet_player("Eager Scout", hand=["2x Fine Katana"])
    quiet_fight(table, ann, bob, "political air", "Kabuki Hero", defenders=("Eager Scout",))
    table.bob.passes()
    table.ann.chooses("use Policy Debate 0")
    table.ann.chooses("Kabuki Hero")
    table.ann.chooses("Eager Scout")
    table.ann.says(1)
    table.bob.says(1)
    table.ann.chooses("respond Insult to Injury 0 0")
    assert table.piece("Eager Scout").status == DISHONORED


@rule("l5r.personal-honor.already-dishonored")
def test_insult_to_injury_adds_nothing_to_a_disgrace(table: Scenario) -> None:
    ann = quiet_player("Mirumoto Raitsugu", hand=["Insult to Injury"])
    bob = quiet_player("Serene Warrior {fate=2, status=-1}")
    quiet_fight(table, ann, bob, "military air", "Mirumoto Raitsugu", defenders=("Serene Warrior",))
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Serene Warrior")
    table.ann.says(1)
    table.bob.says(1)
    assert table.ann.asked != "respond-or-pass"


# ---- Ikebana Artisan


def unopposed(table: Scenario, **things: object) -> None:
    """Bob, who has an Ikebana Artisan, does not defend."""
    bob = quiet_player("Ikebana Artisan {bowed=true}", **things)
    quiet_fight(table, quiet_player("Brash Samurai"), bob, "military air", "Brash Samurai")
    nobody_acts(table)


@rule("l5r.replacement.definition")
def test_ikebana_artisan_loses_a_fate_in_the_place_of_honor(table: Scenario) -> None:
    unopposed(table)
    assert table.bob.choices == ["pass", "respond Ikebana Artisan 0 0"]
    table.bob.chooses("respond Ikebana Artisan 0 0")
    assert (table.bob.honor, table.bob.fate) == (10, 4)
    table.ann.chooses("air-take")
    assert table.bob.honor == 9, "other losses are not replaced"


def test_ikebana_artisan_may_let_the_honor_go(table: Scenario) -> None:
    unopposed(table)
    table.bob.passes()
    assert (table.bob.honor, table.bob.fate) == (9, 5)


def test_ikebana_artisan_without_fate_can_do_nothing(table: Scenario) -> None:
    unopposed(table, fate=0)
    assert table.ann.asked == "ring-effect"
    assert table.bob.honor == 9


def test_ikebana_artisan_does_not_keep_other_honor_from_being_lost(table: Scenario) -> None:
    bob = quiet_player("Ikebana Artisan", "Adept of Shadows", hand=["Levy"])
    begins(table, quiet_player("Eager Scout"), bob)
    table.bob.chooses("use Adept of Shadows 0")
    assert table.bob.honor == 9
    quiet_fight(
        table, quiet_player("Ikebana Artisan", "Brash Samurai"), quiet_player(), "military air", "Brash Samurai"
    )
    nobody_acts(table)
    assert table.ann.asked == "ring-effect", "nor the opponent's"


@rule("l5r.replacement.most-recent-wins")
def test_of_two_artisans_one_replaces_the_honor(table: Scenario) -> None:
    bob = quiet_player("2x Ikebana Artisan {bowed=true}")
    quiet_fight(table, quiet_player("Doji Challenger"), bob, "military air", "Doji Challenger")
    nobody_acts(table)
    table.bob.chooses("respond Ikebana Artisan 0 0")
    assert table.ann.asked == "ring-effect", "the other one is not asked any more"
    assert (table.bob.honor, table.bob.fate) == (10, 4)


# ---- Tengu Sensei


def test_who_is_evaded_by_tengu_sensei_cannot_attack_this_phase(table: Scenario) -> None:
    ann = quiet_player("Tengu Sensei", "Eager Scout")
    begins(table, ann, quiet_player("Matsu Berserker", "Brash Samurai"))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Tengu Sensei")
    table.ann.chooses("Matsu Berserker")
    assert table.ann.choices == ["pass", "respond Tengu Sensei 0 2"]
    table.ann.chooses("respond Tengu Sensei 0 2")
    assert table.bob.choices == ["Brash Samurai"]
    table.bob.chooses()
    nobody_acts(table)
    table.ann.passes()
    table.bob.chooses("declare military earth")
    table.bob.chooses(HERE)
    assert table.bob.choices == ["Brash Samurai"]


def test_tengu_sensei_that_evades_nobody_hinders_nobody(table: Scenario) -> None:
    begins(table, quiet_player("Tengu Sensei"), quiet_player("Matsu Berserker"))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Tengu Sensei")
    table.ann.chooses()
    assert table.bob.asked == "choose-defenders"


@rule("decision.l5r.covert-pairs")
def test_of_two_attackers_with_covert_each_evades_one(table: Scenario) -> None:
    """Political Rival came first and evades the first character, Tengu Sensei the second: only that cannot attack."""
    begins(table, quiet_player("Political Rival", "Tengu Sensei"), quiet_player("Doji Whisperer", "Brash Samurai"))
    table.ann.chooses("declare political air")
    table.ann.chooses(HERE)
    table.ann.chooses("Political Rival", "Tengu Sensei")
    table.ann.chooses("Doji Whisperer", "Brash Samurai")
    table.ann.chooses(table.ann.choices[1])
    nobody_acts(table)
    table.ann.passes()
    table.bob.chooses("declare political earth")
    table.bob.chooses(HERE)
    assert table.bob.choices == ["Doji Whisperer"]


def test_tengu_sensei_does_not_answer_for_another_attacker_with_covert(table: Scenario) -> None:
    begins(table, quiet_player("Political Rival", "Tengu Sensei"), quiet_player("Doji Whisperer"))
    table.ann.chooses("declare political air")
    table.ann.chooses(HERE)
    table.ann.chooses("Political Rival")
    table.ann.chooses("Doji Whisperer")
    assert table.ann.asked != "respond-or-pass"
