"""Who knows which card, as cards move."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.testing import check_laws
from tests.kernel.tiny import DECK, FACES, GAME, HAND, MIDDLE, PILE, PLAY, SECRET, Over, Tiny, Token, dealt, names

__all__ = ["GAME"]

ANN, BOB, SPECTATOR = 0, 1, 2


def knowing(game: Tiny, card: int) -> list[int]:
    return [seat for seat in (ANN, BOB, SPECTATOR) if game.knows(seat, card)]


def test_a_card_in_the_deck_is_known_to_nobody_and_a_drawn_one_to_its_owner() -> None:
    game = dealt()
    card = game.zone(DECK, ANN)[0]
    assert knowing(game, card) == []
    game.move(card, HAND, ANN)
    assert knowing(game, card) == [ANN]
    game.move(card, PILE, ANN)
    assert knowing(game, card) == [ANN, BOB, SPECTATOR]


def test_a_card_put_on_top_of_the_deck_from_the_open_is_still_known() -> None:
    game = dealt()
    card = game.zone(DECK, ANN)[0]
    game.move(card, PILE, ANN)
    game.move(card, DECK, ANN, top=True)
    assert game.zone(DECK, ANN)[0] == card
    assert knowing(game, card) == [ANN, BOB, SPECTATOR]
    game.move(card, HAND, ANN)
    assert knowing(game, card) == [ANN, BOB, SPECTATOR], "everybody saw which card was drawn"


def test_cards_are_drawn_as_if_each_of_them_moved() -> None:
    drawn, moved = dealt(), dealt()
    for game in (drawn, moved):
        first, second, *_ = game.zone(DECK, ANN)
        game.reveal(second)
        game.count_use("turn", first, "limited")
    drawn.draw(DECK, HAND, ANN, 2)
    for card in moved.zone(DECK, ANN)[:2]:
        moved.move(card, HAND, ANN)
    assert (drawn.zones, drawn.slot_of, drawn.known_to) == (moved.zones, moved.slot_of, moved.known_to)
    assert drawn.used == moved.used == {}
    drawn.draw(DECK, HAND, ANN, 1000)
    assert drawn.zone(DECK, ANN) == ()


def test_shuffling_makes_everybody_forget() -> None:
    game = dealt()
    card = game.zone(DECK, ANN)[0]
    game.reveal(card)
    game.shuffle(DECK, ANN)
    assert knowing(game, card) == []


def test_who_sees_a_card_leave_a_hand_but_not_which_is_sure_of_none_of_them() -> None:
    game = dealt()
    first, second = game.zone(DECK, ANN)[:2]
    for card in (first, second):
        game.move(card, HAND, ANN)
    game.reveal(first, 1 << BOB)
    game.move(second, DECK, ANN)
    assert knowing(game, first) == [ANN], "it may have been this one"
    assert knowing(game, second) == [ANN], "its owner knows where it went"


def test_who_is_shown_the_card_stays_sure_of_the_others() -> None:
    game = dealt()
    first, second = game.zone(DECK, ANN)[:2]
    for card in (first, second):
        game.move(card, HAND, ANN)
    game.reveal(first, 1 << BOB)
    game.move(second, DECK, ANN, shown_to=1 << BOB)
    assert knowing(game, first) == [ANN, BOB]
    assert knowing(game, second) == [ANN, BOB]


def test_a_facedown_card_is_known_to_those_who_may_look() -> None:
    game = dealt()
    card = game.zone(DECK, ANN)[0]
    game.put_into_play(card, Token(ANN), PLAY, ANN)
    game.turn_facedown(card, 1 << ANN)
    assert knowing(game, card) == [ANN]
    shown = next(zone for zone in game.view(BOB)["zones"] if zone["zone"] == "play" and zone["seat"] == ANN)
    assert set(shown["cards"][0]) == {"piece"}, "no face, and no number by which it could be followed"


def test_arranging_a_deck_tells_only_who_arranged_it() -> None:
    game = dealt()
    top = game.zone(DECK, ANN)[:3]
    rest = game.zone(DECK, ANN)[3:]
    game.reveal(top[1])
    game.arrange(DECK, ANN, (top[2], top[1], top[0]), known_to=1 << ANN)
    assert game.zone(DECK, ANN) == (top[2], top[1], top[0], *rest)
    assert [knowing(game, card) for card in game.zone(DECK, ANN)[:4]] == [[ANN], [ANN], [ANN], []], (
        "that a card stayed where it was is nobody else's business"
    )
    with pytest.raises(ValueError, match="two places"):
        game.arrange(DECK, ANN, (top[0], top[0]))
    with pytest.raises(ValueError, match="not in list"):
        game.arrange(DECK, ANN, (game.zone(DECK, BOB)[0],))


def test_a_card_that_leaves_play_forgets_everything() -> None:
    game = dealt()
    card = game.zone(DECK, ANN)[0]
    game.put_into_play(card, Token(ANN), PLAY, ANN)
    game.edit_piece(card).count = 4
    game.count_use("round", card, "ability")
    game.move(card, PILE, ANN)
    assert card not in game.pieces
    game.put_into_play(card, Token(ANN), PLAY, ANN)
    assert game.pieces[card].count == 0
    assert game.times_used("round", card, "ability") == 0


def test_imagining_deals_unknown_cards_anew_and_leaves_known_ones() -> None:
    game = dealt()
    for _ in range(3):
        game.move(game.zone(DECK, BOB)[0], HAND, BOB)
    shown = game.zone(HAND, BOB)[0]
    game.reveal(shown)
    hands = set()
    for seed in range(200):
        imagined = game.imagine(ANN, Chance(seed))
        assert imagined.faces[shown] is game.faces[shown]
        assert sorted(face.name for face in imagined.faces) == sorted(face.name for face in game.faces)
        assert sorted(imagined.faces[card].name for card in (*game.zone(HAND, BOB), *game.zone(DECK, BOB))) == sorted(
            face.name for face in FACES
        ), "the cards of one owner stay among them"
        hands.add(tuple(names(imagined, HAND, BOB)))
    assert len(hands) == 5 * 4, "every hand that is possible comes up"


def test_chance_is_not_foreseen_in_an_imagined_state() -> None:
    game = dealt()
    assert game.imagine(ANN, Chance(1)).chance.state != game.chance.state


def test_a_shared_zone_is_one_for_all() -> None:
    game = dealt()
    card = game.zone(DECK, BOB)[0]
    game.move(card, MIDDLE)
    assert game.zone(MIDDLE) == (card,)
    assert game.place(card) == (MIDDLE, 0)
    assert game.lies_in(card, MIDDLE)
    game.move(card, SECRET, ANN)
    assert not game.lies_in(card, MIDDLE)


def test_numbers_of_cards_say_nothing_about_the_deck_list() -> None:
    first, second = dealt(seed=1), dealt(seed=2)
    assert [face.name for face in first.faces] != [face.name for face in second.faces]


def test_the_laws_see_a_card_in_two_places() -> None:
    game = dealt()
    game.zones[0] = (*game.zones[0], game.zones[1][0])
    with pytest.raises(AssertionError, match="exactly one zone"):
        check_laws(game, Chance(1))


def test_the_face_of_a_card_that_a_record_names_is_found_where_the_card_lies() -> None:
    game = dealt()
    host, *others = game.zone(DECK, 0)
    game.put_into_play(host, Token(0), PLAY, 0)
    game.begin(Over())
    for zone in GAME.zones:
        game.move(others[0], zone, 0)
        if zone.in_play:
            game.put_into_play(others[0], Token(0), PLAY, 0)
        game.reveal(others[0], 0b01)
        game.edit_piece(host).under = others[0]
        mine, theirs = (game.view(seat) for seat in (0, 1))
        shown = {card["card"]: card["face"] for lying in mine["zones"] for card in lying["cards"] if "card" in card}
        assert shown[piece_of(mine, host)["under"]] == game.faces[others[0]].id
        known = bool(game.known_to[others[0]] >> 1 & 1)
        assert isinstance(piece_of(theirs, host)["under"], int if known else str), "else only its place is told"


def piece_of(view: dict[str, Any], card: int) -> dict[str, Any]:
    cards = [shown for zone in view["zones"] for shown in zone["cards"]]
    return next(shown["piece"] for shown in cards if shown.get("card") == card)


def test_cards_are_dealt_into_a_zone_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """To lay them one after the other would take a time that grows with its square."""
    game = dealt()
    before, lying = game.zone(PLAY, ANN), set[int]()
    make = type(game.definition).new_piece

    def new_piece(self: Any, game: Any, card: int, controller: int) -> Any:
        lying.add(len(game.zone(PLAY, ANN)))
        return make(self, game, card, controller)

    monkeypatch.setattr(type(game.definition), "new_piece", new_piece)
    game.deal((FACES[0], ANN, PLAY, ANN) for _ in range(1000))
    assert lying == {len(before)}, "none lies there before all have been made"
    assert game.zone(PLAY, ANN)[: len(before)] == before
    assert len(game.zone(PLAY, ANN)) == len(before) + 1000
