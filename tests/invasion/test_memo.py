"""The memo: what changes what is known, and what stays known after changes that have no say in it."""

from __future__ import annotations

import pytest

from nefrit.invasion.awaited import answerable_kinds, awaited_kinds
from nefrit.invasion.constants import END_OF_TURN, KINGDOM, LEGEND, NO_ZONE, QUEST, SECTIONS, SUPPORT, UNIT
from nefrit.invasion.current_text import texts_of
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.hidden_order import mix_developments
from nefrit.invasion.history import use_up_opportunity
from nefrit.invasion.in_play import Row, rows
from nefrit.invasion.memo import InvasionMemo
from nefrit.invasion.occurrences.damage import ZoneBurns, ZoneDamaged
from nefrit.invasion.occurrences.developments import Developed, TurnedFaceup
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.options import actions_in_play, options_of, responding_kinds
from nefrit.invasion.settle import consequences, is_settled
from nefrit.invasion.standing import all_in_force, expire, gained_kinds, last, texts_vary
from nefrit.invasion.state import DECK, HAND, Invasion
from nefrit.invasion.trees import Grants, Modifies
from nefrit.invasion.values import printed_symbols
from nefrit.invasion.words.abilities import action
from nefrit.invasion.words.cards import damaged, unit, yours
from nefrit.invasion.words.conditions import there_is
from nefrit.invasion.words.nouns import other
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.plain import fields_of
from nefrit.testing import Scenario
from tests.invasion.made_up_cards import GAME, MARK, neutral
from tests.invasion.sides import HIDDEN, begin, dwarfs, in_the_zone, orcs

__all__ = ["GAME"]


def known(table: Scenario) -> Invasion:
    """A copy of the game of which all is known: what stands, what may be done, and that nothing follows."""
    game = table.game.clone()
    assert is_settled(game)
    for seat in range(game.seat_count):
        options_of(game, seat)
    return game


def everything(game: Invasion) -> list[object]:
    """All that a change of the cards in play may change, as far as it is known, and found out where it is not."""
    actions = actions_in_play(game)
    return [
        {what: len(effects) for what, effects in all_in_force(game).items()},
        [[getattr(row, name) for name in fields_of(Row) if name != "order_hidden"] for row in rows(game)],
        {symbol: count for symbol, count in (game.memo.symbols or printed_symbols(game)).items() if count},
        [[(spent, tokens, link.source, link.which) for spent, tokens, link in own] for own in actions.actions],
        (actions.costs, actions.other_resources, actions.plays_tops),
        game.memo.awaited or awaited_kinds(game),
        game.memo.answerable or answerable_kinds(game),
        responding_kinds(game),
        gained_kinds(game),
        texts_vary(game),
        [texts_of(game, card) for card in game.in_play()],
        game.listening(),
        [(type(event), event.card) for event in consequences(game)],
        game.memo.settled_in_play and game.memo.is_uncrowded,
    ]


def anew(game: Invasion) -> Invasion:
    """A copy of the game of which nothing is known."""
    copy = game.clone()
    copy.memo = InvasionMemo()
    return copy


def in_hand(game: Invasion, name: str) -> int:
    """The number of the card with this name in Ann's hand."""
    return next(card for card in game.zone(HAND, 0) if game.faces[card].name == name)


# ---- What changes what is known


def test_that_nothing_follows_is_over_when_a_zone_is_damaged(table: Scenario) -> None:
    begin(table, "capital", dwarfs(kingdom=["Mountain Brigade"]), orcs())
    game = known(table)
    assert game.memo.settled_in_play
    ZoneDamaged(1, section=KINGDOM, amount=8).happen(game)
    assert [type(event) for event in consequences(game)] == [ZoneBurns]


def test_that_nothing_follows_is_over_when_a_deck_is_empty_and_not_before(table: Scenario) -> None:
    begin(table, "capital", dwarfs(deck=["Mountain Brigade", "Runesmith"]), orcs())
    game = known(table)
    for left in (1, 0):
        game.draw(DECK, HAND, 0, 1)
        assert is_settled(game) == (left > 0)


def test_before_the_first_turn_nobody_has_lost_and_then_whose_deck_is_empty_has(table: Scenario) -> None:
    begin(table, "capital", dwarfs(deck=["Runesmith"]), orcs())
    game = anew(table.game)
    game.edit_table().turn = 0
    game.draw(DECK, HAND, 0, 1)
    assert is_settled(game)
    game.edit_table().turn = 1
    assert not is_settled(game)


def test_abilities_that_come_and_go_with_anything_are_looked_at_anew(table: Scenario) -> None:
    begin(table, "capital", neutral(kingdom=["Mountain Brigade"]), neutral())
    game, brigade = known(table), in_the_zone(table, "Mountain Brigade")
    last(game, Lasting(Grants("ability", damaged, granted=action(MARK)), (brigade,), END_OF_TURN, 0))
    for damage in (0, 1, 0):
        game.edit_piece(brigade).damage = damage
        assert len(texts_of(game, brigade)) == damage
        assert len(actions_in_play(game).actions[0]) == damage


def test_abilities_that_come_and_go_with_anything_come_with_a_card_that_enters(table: Scenario) -> None:
    begin(table, "capital", neutral(hand=["Drummer"], kingdom=["Mountain Brigade"]), neutral())
    game, brigade = known(table), in_the_zone(table, "Mountain Brigade")
    taught = Grants("ability", granted=action(MARK), condition=there_is(unit & yours & other))
    last(game, Lasting(taught, (brigade,), END_OF_TURN, 0, brigade))
    assert not actions_in_play(game).actions[0]
    EntersPlay(0, in_hand(game, "Drummer"), KINGDOM).happen(game)
    assert actions_in_play(game).actions[0]


def test_that_nothing_follows_stays_known_where_only_the_table_changes(table: Scenario) -> None:
    begin(table, "capital", dwarfs(kingdom=["Mountain Brigade"]), orcs())
    game = known(table)
    game.edit_table().phase = "quest"
    assert game.memo.settled
    assert game.memo.options is None


def test_what_a_player_can_pay_is_offered_no_more_when_it_is_spent(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["Mountain Brigade"]), orcs())
    game = known(table)
    card = in_hand(game, "Mountain Brigade")
    assert ("play", card, "kingdom") in options_of(game, 0)
    game.edit_seat(0).resources = 0
    assert ("play", card, "kingdom") not in options_of(game, 0)


def test_a_development_that_is_turned_faceup_has_its_actions_though_others_have_gained_some(table: Scenario) -> None:
    begin(table, "capital", neutral(kingdom=["Drummer", f"Gladiator {HIDDEN}"]), neutral())
    game = known(table)
    drummer, gladiator = in_the_zone(table, "Drummer"), in_the_zone(table, "Gladiator")
    last(game, Lasting(Grants("ability", granted=action(MARK)), (drummer,), END_OF_TURN, 0))
    assert [link.source for _, _, link in actions_in_play(game).actions[0]] == [drummer]
    TurnedFaceup(0, gladiator, section=KINGDOM).happen(game)
    assert [link.source for _, _, link in actions_in_play(game).actions[0]] == [drummer, gladiator]


# ---- What stays known


@pytest.mark.parametrize(
    ("count", "beside"), [(1, "Mountain Brigade"), (12, "Mountain Brigade"), (12, "Teacher"), (12, "Plague")]
)
def test_what_is_known_after_cards_have_entered_is_what_is_found_out_anew(
    table: Scenario, count: int, beside: str
) -> None:
    faces = {face.name: face for face in GAME.library.faces.values() if isinstance(face, InvasionFace)}
    names = [name for name, face in faces.items() if face.type in (UNIT, SUPPORT, QUEST, LEGEND)]
    for start in range(0, len(names), count):
        begin(table, "capital", neutral(hand=names[start : start + count], kingdom=[beside]), neutral())
        game, host = known(table), in_the_zone(table, beside)
        everything(game)
        for number, card in enumerate(game.zone(HAND, 0)):
            on, section = (host, KINGDOM) if game.faces[card].is_attachment else (NO_CARD, SECTIONS[number % 3])
            section = NO_ZONE if game.faces[card].type == LEGEND else section
            EntersPlay(0, card, section, on=on).happen(game)
            assert everything(game) == everything(anew(game)), game.faces[card].name


@pytest.mark.parametrize("beside", ["Mountain Brigade", "Teacher", "Plague", "Lord of Change"])
def test_what_is_known_after_developments_have_come_is_what_is_found_out_anew(table: Scenario, beside: str) -> None:
    names = ["Runesmith", "Pillage", "Gladiator", "Teacher", "Herald", "Organ Gun"]
    begin(table, "capital", neutral(hand=names, kingdom=[beside]), neutral())
    game = known(table)
    everything(game)
    for number, card in enumerate(game.zone(HAND, 0)):
        Developed(0, card, section=SECTIONS[number % 2]).happen(game)
        assert everything(game) == everything(anew(game)), game.faces[card].name
        mix_developments(game)
        assert everything(game) == everything(anew(game)), game.faces[card].name


def test_a_card_without_a_text_leaves_what_is_known_of_texts_and_adds_itself(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Mountain Brigade"], kingdom=["Mountain Brigade"]), orcs())
    game = known(table)
    clone = game.clone()
    card, before = in_hand(game, "Mountain Brigade"), game.memo
    EntersPlay(0, card, KINGDOM).happen(game)
    memo = game.memo
    assert memo is not before, "the clone still has the other"
    assert memo.standing is before.standing is not None
    assert memo.actions is before.actions is not None
    assert memo.awaited is before.awaited is not None
    assert memo.settled_in_play
    assert memo.options is None
    assert [row.cards[-1] for row in memo.rows or () if row.place == game.slot_of[card]] == [card]
    assert card not in [one for row in rows(clone) for one in row.cards]


def test_a_facedown_development_leaves_all_but_its_row(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Runesmith"], kingdom=["Mountain Brigade"]), orcs())
    game = known(table)
    game.edit_table().phase = "quest"
    memo, card = game.memo, in_hand(game, "Runesmith")
    kept = (memo.standing, memo.actions, memo.may_fall, memo.awaited)
    Developed(0, card, section=KINGDOM).happen(game)
    assert game.memo is memo
    assert (memo.standing, memo.actions, memo.may_fall, memo.awaited) == kept
    assert None not in kept
    assert memo.settled_in_play
    assert memo.in_play is None
    assert memo.to_mix is None
    assert [row.facedown for row in memo.rows or () if row.place == game.slot_of[card]] == [[card]]


def test_effects_in_fights_leave_all_other_effects(table: Scenario) -> None:
    begin(table, "capital", dwarfs(kingdom=["Mountain Brigade"]), orcs())
    game, brigade = known(table), in_the_zone(table, "Mountain Brigade")
    actions, standing = game.memo.actions, game.memo.standing
    assert standing is not None
    last(game, Lasting(Modifies("power", amount=1), (brigade,), END_OF_TURN, 0))
    assert game.memo.actions is actions is not None
    assert game.memo.options is None
    assert game.memo.standing is not None
    assert len(game.memo.standing["power"]) == 1
    assert "power" not in standing, "a copy of the game may still have it"
    expire(game, END_OF_TURN)
    assert game.memo.standing == standing
    last(game, Lasting(Modifies("hit points", amount=1), (brigade,), END_OF_TURN, 0))
    assert game.memo.standing is None


def test_an_opportunity_that_was_used_leaves_what_others_may_do(table: Scenario) -> None:
    begin(table, "capital", dwarfs(), orcs())
    game = known(table)
    game.edit_table().event_count += 1
    options_of(game, 0)
    options_of(game, 1)
    clone = game.clone()
    use_up_opportunity(game, 0)
    assert game.memo.options is not None
    assert clone.memo.options is not None
    assert [one is None for one in game.memo.options] == [True, False]
    assert [one is None for one in clone.memo.options] == [False, False]
    use_up_opportunity(game)
    assert game.memo.options is None
