"""Timing in detail: what is put away, expires, is forgotten or cannot be used twice, and when."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import END_OF_ROUND
from nefrit.l5r.costs import LoseHonor
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor, DrawCards, last
from nefrit.l5r.players import YOU
from nefrit.l5r.responding import CancelEffects
from nefrit.l5r.state import CONFLICT_DISCARD, HAND, L5R
from nefrit.l5r.targets import a
from nefrit.l5r.trees import FROM_DISCARD, FROM_PROVINCE, Modifies, Standing
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import character, yours
from nefrit.l5r.words.nouns import each, it, one, other
from nefrit.l5r.words.occasions import bows, dishonors, honor_is_lost
from nefrit.l5r.words.verbs import bow, discard, honor, sacrifice
from nefrit.testing import Scenario, rule
from tests.l5r import timing_cards
from tests.l5r.timing_cards import Later, bearer, begin, makes_bow, trick

GAIN = ChangeHonor(1, YOU)
LOSE = ChangeHonor(-1, YOU)


@dataclass(frozen=True)
class ThisToHand(Effect):
    def apply(self, game: L5R, context: Context) -> Procedure | None:
        game.move(context.source, HAND, context.seat)
        return None


@dataclass(frozen=True)
class Permit(Effect):
    """The top card of your conflict discard pile is playable this round."""

    def can(self, game: L5R, context: Context) -> bool:
        return bool(game.zone(CONFLICT_DISCARD, context.seat))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        top = game.zone(CONFLICT_DISCARD, context.seat)[0]
        game.add_lasting(Lasting(PLAYABLE, (top,), END_OF_ROUND, context.seat, context.source))
        return None


PLAYABLE = Standing("playable")

CARDS = [
    bearer("Stubborn", interrupt(bows.would(yours), CancelEffects(), forced=True)),
    bearer("Trainer", action(last(Modifies("military", amount=1), on=each(yours & character), until=END_OF_ROUND))),
    bearer("Comforter", reaction(dishonors(character), GAIN)),
    NEUTRAL.conflict_character("Ghost", 1201, cost=9, skills=(1, 1), glory=0).has(
        action(ThisToHand(), places=(FROM_DISCARD,))
    ),
    NEUTRAL.character("Herald in Waiting", 1202, cost=9, skills=(1, 1), glory=0).has(
        action(GAIN, places=(FROM_PROVINCE,))
    ),
    bearer("Mad Priest", action(honor(it), target=a(yours & other), cost=sacrifice(one(yours & other & character)))),
    bearer("Archivist", action(Permit())),
    trick("Chain", reaction(bows(yours), GAIN, cost=bow(one(character)))),
    bearer("Sulker", reaction(honor_is_lost(whose=YOU), DrawCards(1), cost=LoseHonor(1))),
    bearer("Late Curser", action(Later("phase-ends", discard(it)), target=a(other))),
]
NAMES = {face.name for face in CARDS}
GAME = LegendOfTheFiveRings(Library([*CARDS, *(face for face in timing_cards.CARDS if face.name not in NAMES)]))


@rule("l5r.event.play-sequence")
def test_an_event_is_discarded_before_reactions_to_its_effects(table: Scenario) -> None:
    begin(table, {"hand": ["Shove"]}, {"play": ["Consoler", "Bushi"]})
    table.ann.chooses("use Shove 0")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "respond Consoler 0 0"]
    assert table.ann.cards_in("conflict-discard") == ["Shove"]


@rule("l5r.would.priority", "l5r.would.before-is")
def test_a_forced_interrupt_to_what_would_happen_comes_before_other_forced_ones(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Wincer", "Stubborn", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.deciding == ["ann"]
    assert table.ann.asked == "act-or-pass", "there is nothing to order"
    assert not table.piece("Bushi").bowed
    assert table.bob.honor == 10


@rule("l5r.lasting.expires-before-end-abilities")
def test_what_lasts_until_the_end_of_the_round_is_over_when_the_end_is_interrupted(table: Scenario) -> None:
    begin(table, {"play": ["Weigher", "Trainer", "Clerk"]}, {}, at="regroup")
    table.ann.chooses("use Trainer 0")
    table.ann.passes()
    assert (table.round, table.ann.honor) == (1, 11)


@rule("l5r.stronghold.cannot-leave-play")
def test_a_stronghold_cannot_be_discarded(table: Scenario) -> None:
    begin(table, {"play": ["Vandal"]}, {"play": ["Bushi"], "stronghold": ["Fort {slot=4}"]})
    table.ann.chooses("use Vandal 0")
    assert "Fort" not in table.ann.choices


@rule("l5r.limit.new-instance-after-out-of-play-move")
def test_a_card_that_was_moved_out_of_play_remembers_no_use(table: Scenario) -> None:
    begin(table, {"conflict-discard": ["Ghost"], "play": ["Librarian", "Clerk"]}, {})
    table.ann.chooses("use Ghost 0")
    assert table.ann.hand == ["Ghost"]
    table.ann.chooses("use Librarian 0")
    table.ann.chooses("Ghost")
    assert "use Ghost 0" in table.ann.choices


@rule("l5r.in-play.out-of-play-move-breaks-effects")
def test_an_effect_on_a_card_out_of_play_ends_when_it_moves(table: Scenario) -> None:
    begin(table, {"conflict-discard": ["Ghost"], "play": ["Archivist", "Librarian", "Clerk"]}, {})
    table.ann.chooses("use Archivist 0")
    assert len(table.game.lasting) == 1
    table.ann.chooses("use Ghost 0")
    assert table.game.lasting == ()


def test_an_action_that_says_so_is_used_from_a_province(table: Scenario) -> None:
    begin(table, {"province-1": ["Herald in Waiting"], "play": ["Clerk"]}, {})
    assert "use Herald in Waiting 0" in table.ann.choices


@rule("l5r.reaction.window-opens")
def test_what_happens_instead_can_be_reacted_to(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Shamer", "Comforter", "Bushi"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Shamer 0 0")
    assert table.piece("Bushi").status == -1
    assert table.bob.choices == ["pass", "respond Comforter 0 1"]


@rule("l5r.forced.first-player-orders-1-0")
def test_the_rule_of_the_edition_is_cited(table: Scenario) -> None:
    begin(table, {"play": ["Weeper"]}, {"play": ["Weeper"]}, edition="1.0")
    assert table.ann.decision.rule == "l5r.forced.first-player-orders-1-0"


@rule("l5r.in-play.transition-breaks-effects")
def test_a_delayed_effect_forgets_a_card_that_has_left_play(table: Scenario) -> None:
    begin(table, {"play": ["Late Curser", "Free Lance", "Clerk"], "hand": ["Recall"], "fate": 0}, {}, at="draw")
    table.ann.says(1)
    table.bob.says(1)
    table.ann.chooses("use Late Curser 0")
    table.ann.chooses("Free Lance")
    table.ann.chooses("use Recall 0")
    table.ann.chooses("Free Lance")
    table.ann.chooses("play Free Lance")
    table.ann.passes()
    assert table.phase == "conflict"
    assert table.in_play("Free Lance")


@rule("l5r.initiate.step-4-pay-costs")
def test_an_event_cannot_be_played_again_while_its_cost_is_paid(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Clerk"]}, {"play": ["Bushi", "Courtier", "Peasant"], "hand": ["Chain"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Chain 0 0")
    table.bob.chooses("Courtier")
    assert table.bob.honor == 11, "nobody was asked whether to play the same card again"
    assert table.bob.cards_in("conflict-discard") == ["Chain"]


@rule("l5r.triggered.once-per-round")
def test_an_ability_cannot_be_initiated_again_while_its_cost_is_paid(table: Scenario) -> None:
    begin(table, {"play": ["Sulker", "Provoker", "Clerk"]}, {})
    table.ann.chooses("use Provoker 0")
    table.ann.chooses("respond Sulker 0 0")
    assert table.ann.asked == "act-or-pass"
    assert (table.ann.honor, table.ann.hand) == (7, ["Silence"])


@rule("l5r.target.any-currently-eligible")
def test_where_the_cost_has_taken_the_only_target_nothing_is_asked(table: Scenario) -> None:
    begin(table, {"play": ["Mad Priest", "Peasant"]}, {"play": ["Clerk"]})
    table.ann.chooses("use Mad Priest 0")
    table.ann.chooses("Peasant")
    assert table.bob.asked == "act-or-pass", "nobody is left to be honored: the ability does nothing"


@rule("decision.all.impossible-excess")
def test_who_loses_more_than_there_is_loses_all_of_it(table: Scenario) -> None:
    begin(table, {"play": ["Tax Farmer", "Clerk"]}, {"play": ["Bushi {fate=1}"]})
    table.ann.chooses("use Tax Farmer 0")
    table.ann.chooses("Bushi")
    assert (table.in_play("Bushi"), table.piece("Bushi").fate) == (True, 0)
    begin(table, {"play": ["Spendthrift"], "honor": 2}, {"play": ["Bushi"]}, round=1)
    table.ann.chooses("use Spendthrift 0")
    assert (table.ann.honor, table.winners) == (0, ["bob"])


@rule("decision.all.impossible-excess", "l5r.triggered.cost-must-be-payable")
def test_a_cost_must_be_there_in_full(table: Scenario) -> None:
    begin(table, {"play": ["Penitent"], "honor": 1}, {"play": ["Bushi"]})
    assert table.ann.why_not("Penitent") == []
    begin(table, {"play": ["Penitent"], "honor": 0}, {"play": ["Bushi"]})
    assert table.ann.why_not("Penitent") == ["l5r.triggered.cost-must-be-payable"]
