"""What is sorted out quickly is what the rules sort out: offers are compared with every reason why not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.plain import Value
from nefrit.kernel.record import Header
from nefrit.l5r import playing
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.actions import actions_of
from nefrit.l5r.decks import ready_deck
from nefrit.l5r.game import GAME
from nefrit.l5r.happening import Happen
from nefrit.l5r.illegal import settle
from nefrit.l5r.initiating import Use
from nefrit.l5r.listening import TIMINGS, timing_of
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import A_CONFLICT, ACTION, is_only_in_conflicts
from nefrit.l5r.windows import responses
from nefrit.l5r.words.cards import bowed
from nefrit.l5r.words.conditions import during_military_conflict
from nefrit.l5r.words.nouns import attached, this
from nefrit.parts.words import Quality
from nefrit.testing import Scenario
from tests.l5r import vocabulary
from tests.l5r.core.fights import begins, number, quiet_player


def actions(game: L5R, seat: int) -> set[tuple[Value, ...]]:
    """The actions of all cards that nothing refuses."""
    return {
        ("use", card, index)
        for card in range(len(game.faces))
        for index, ability in enumerate(abilities_of(game, card))
        if ability.type == ACTION and Use(seat, card, ability).usable(game)
    }


def answers(game: L5R, happening: Happen, timing: int, seat: int) -> set[tuple[Value, ...]]:
    """The responses of all cards to what is happening that nothing refuses."""
    found: set[tuple[Value, ...]] = set()
    for nth in happening.imminent:
        occurrence = happening.occurrences[nth]
        for card in range(len(game.faces)):
            for index, ability in enumerate(abilities_of(game, card)):
                if ability.when is None or timing_of(ability) != timing or not ability.kinds & occurrence.kind:
                    continue
                use = Use(seat, card, ability, occurrence, nth)
                move = ("respond", card, index, nth)
                if move not in happening.answered and ability.when.matches(game, occurrence, use) and use.usable(game):
                    found.add(move)
    return found


def playable(game: L5R, seat: int) -> set[tuple[Value, ...]]:
    """The cards in hand that nothing keeps from being played."""
    cards = playing.as_if_in_hand(game, seat)
    return {("play", card) for card in cards if next(playing.refusals(game, seat, card), None) is None}


def games(mine: str, theirs: str, edition: str) -> Iterator[L5R]:
    """A random game at each of its decisions."""
    decks = [ready_deck(name).to_options() for name in (mine, theirs)]
    game = GAME.start(Header("l5r", seed=5, edition=edition, options={"decks": decks}))
    chance = Chance(5)
    while game.pending:
        yield game
        decision = game.pending[0]
        assert game.answer(decision.seat, decision.random(chance)) is None


@pytest.mark.parametrize(
    ("mine", "theirs", "edition"),
    [("crane", "unicorn", "1.5"), ("phoenix", "scorpion", "1.5"), ("dragon", "lion", "1.0"), ("crab", "lion", "1.5")],
)
def test_all_that_nothing_refuses_is_offered(mine: str, theirs: str, edition: str) -> None:
    seen = {True: 0, False: 0}
    responding = 0
    for game in games(mine, theirs, edition):
        if not game.table.round:
            continue
        for seat in (0, 1):
            offered = actions_of(game, seat)
            assert set(offered) == actions(game, seat)
            played = {move for move in playing.playable_from_hand(game, seat) if move[0] == "play"}
            assert played == playable(game, seat)
            seen[game.table.conflict is not None] += len(offered)
            happening = game.innermost_or_none(Happen)
            if happening is not None:
                for timing in range(TIMINGS):
                    found = responses(game, happening, timing, seat)
                    assert set(found) == answers(game, happening, timing, seat)
                    responding += len(found)
    assert min(seen.values()) > 10
    assert responding


def test_what_can_be_so_only_in_conflicts_is_not_so_at_peace(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior #1", "Fine Katana {on=#1}"), quiet_player("Doji Whisperer"))
    words = vocabulary.words()
    in_conflicts: list[Condition] = [word for word in words if isinstance(word, Condition) and word.needs & A_CONFLICT]
    qualities = [word for word in words if isinstance(word, Quality) and word.needs & A_CONFLICT]
    in_conflicts += [noun.are(quality) for noun in (this, attached) for quality in qualities]
    assert len(in_conflicts) > 12
    for seat in (0, 1):
        for name in ("Serene Warrior", "Fine Katana", "Doji Whisperer", "Ancestral Lands"):
            context = Context(seat, number(table, name))
            assert [word for word in in_conflicts if word.holds(table.game, context)] == []
    assert is_only_in_conflicts(this.are(~bowed) & during_military_conflict)
    assert not is_only_in_conflicts(this.are(~bowed))
    assert not is_only_in_conflicts(None)


def test_what_is_settled_is_settled_without_a_memory_too() -> None:
    for game in games("crane", "scorpion", "1.5"):
        if game.table.round and game.innermost_or_none(Happen) is None:
            game.forget_everything()
            assert settle(game) is None


def asked(mine: str, theirs: str, edition: str) -> list[tuple[Value, ...]]:
    """All that is asked in a random game."""
    return [
        (decision.seat, decision.rule, decision.options)
        for game in games(mine, theirs, edition)
        for decision in game.pending
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "edition"),
    [("crane", "scorpion", "1.5"), ("phoenix", "crab", "1.0"), ("dragon", "unicorn", "1.5"), ("lion", "crane", "1.0")],
)
def test_what_nobody_awaits_could_be_opened_in_vain(
    mine: str, theirs: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quickly = asked(mine, theirs, edition)
    monkeypatch.setattr("nefrit.l5r.happening.is_awaited", lambda game, occurrence, moving: True)
    assert asked(mine, theirs, edition) == quickly
