"""Building decks: every rule of the chapter, the lists that players write, and games with such decks."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from nefrit.kernel.cards import UnknownName
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.registry import decks_of
from nefrit.rulebook import catalog
from nefrit.senjutsu.cards import CHARACTERS, LIBRARY, SCHOOLS, SIGNATURE_DECKS
from nefrit.senjutsu.constants import GOLD, JADE, RANKS, STEEL, WOOD
from nefrit.senjutsu.decks import Deck, SenjutsuDecks, signature_deck, violations
from nefrit.senjutsu.decks.construction import COPIES
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.fighters import DEFAULTS, deck_of
from nefrit.senjutsu.state import DECK, HAND
from nefrit.testing import rule
from nefrit.text import Messages, coverage
from nefrit.text.decklists import BadDeck
from nefrit.text.speech import LibraryNames

RULES = SenjutsuDecks(LIBRARY)
FACES = [face for face in LIBRARY.faces.values() if isinstance(face, SenjutsuFace)]


def named(*names: str) -> tuple[tuple[str, int], ...]:
    """Cards as players write them: "2x Fend", or a name alone for one."""
    found = []
    for name in names:
        count, x, rest = name.partition("x ")
        found.append((RULES.finder.find(rest if x else name).id, int(count) if x else 1))
    return tuple(found)


LEGAL = Deck(
    "Forty",
    "ronin",
    named("Naginata Sweep"),
    named(
        "Heavy Armour", "Bull Rush", "Reverse Carved Fang", "2x Feral Sweep", "Ripping Claws", "2x Steel Block",
        "Wolf Pounce", "2x Ankle Biter (core)", "2x Falling Restraint", "3x Oxen Barge", "Emergency Block", "War Cry",
        "2x Firm Mind", "2x Hobbling Blow", "2x Lunging Thrust", "2x Quick Dodge", "3x Horse Kick", "3x Pommel Smash",
        "3x Push Back", "3x Fend", "2x Calm Defence",
    ),
)  # fmt: skip
"""A legal deck without a school: 1 jade card, 6 gold ones."""


def broken(deck: Deck, format: str = "balanced") -> list[str]:
    return [violation.rule for violation in violations(deck, LIBRARY, format)]


def found(deck: Deck, format: str = "balanced") -> list[tuple[str, dict[str, Any]]]:
    return [(violation.rule, dict(violation.arguments)) for violation in violations(deck, LIBRARY, format)]


def swapped(out: str, into: str, count: int = 1, deck: Deck = LEGAL) -> Deck:
    """The deck with so many copies of a card exchanged for another, so that its size stays the same."""
    cards = dict(deck.cards)
    (old, _), (new, _) = *named(out), *named(into)
    cards[old] -= count
    cards[new] = cards.get(new, 0) + count
    return replace(deck, cards=tuple((card, copies) for card, copies in cards.items() if copies))


def test_the_message_file_is_sound() -> None:
    assert coverage("nefrit.senjutsu.decks").problems() == []


@rule("senjutsu.deckbuild.forty", "senjutsu.deck.size")
def test_a_deck_has_exactly_40_cards() -> None:
    assert LEGAL.count("cards") == 40
    assert broken(LEGAL) == []
    less = replace(LEGAL, cards=LEGAL.cards[1:])
    assert found(less) == [("senjutsu.deckbuild.forty", {"count": 39, "wanted": 40})]
    more = replace(LEGAL, cards=(*LEGAL.cards, *named("Quick Stab")), school="autumn-hare")
    assert found(more) == [("senjutsu.deckbuild.forty", {"count": 41, "wanted": 40})]


@rule("senjutsu.deck.core-cards-excluded", "senjutsu.deckbuild.core-not-counted")
def test_core_cards_do_not_count() -> None:
    with_core = replace(LEGAL, cards=(*LEGAL.cards[1:], *named("Katana Swing")))
    assert found(with_core) == [
        ("senjutsu.deckbuild.core-not-counted", {"card": named("Katana Swing")[0][0]}),
        ("senjutsu.deckbuild.forty", {"count": 39, "wanted": 40}),
    ]


@rule("senjutsu.deckbuild.take-character-cards")
def test_a_deck_is_for_a_character() -> None:
    assert broken(replace(LEGAL, character="")) == ["senjutsu.deckbuild.take-character-cards"]
    match = Match(GAME, Header("senjutsu", options={"decks": [LEGAL.to_options(), "master"]}))
    assert match.game.seats[0].character == "ronin"
    assert "Ronin Core Card" in [match.game.faces[card].name for card in match.game.zone(HAND, 0)]


@rule("senjutsu.deckbuild.weapon-choice")
def test_a_character_fights_with_one_weapon_card() -> None:
    none = replace(LEGAL, weapon=())
    assert found(none) == [("senjutsu.deckbuild.weapon-choice", {"count": 0, "wanted": 1})]
    two = replace(LEGAL, weapon=named("Naginata Sweep", "Nodachi Slash"))
    assert found(two) == [("senjutsu.deckbuild.weapon-choice", {"count": 2, "wanted": 1})]
    no_weapon = replace(LEGAL, weapon=named("Fend"))
    assert found(no_weapon) == [("senjutsu.deckbuild.weapon-choice", {"card": named("Fend")[0][0]})]


@rule("senjutsu.deckbuild.weapon-keyword")
def test_the_weapon_is_one_of_the_character() -> None:
    assert broken(replace(LEGAL, weapon=named("Nodachi Slash"))) == []
    sword = replace(LEGAL, weapon=named("Katana Swing"))
    (violation,) = violations(sword, LIBRARY)
    assert violation.rule == "senjutsu.deckbuild.weapon-keyword"
    assert dict(violation.arguments)["weapons"] == CHARACTERS["ronin"].weapons


@rule("senjutsu.deckbuild.several-weapons")
def test_some_characters_choose_more_than_one_weapon() -> None:
    two = replace(LEGAL, weapon=named("Naginata Sweep", "Nodachi Slash"))
    strong = {"ronin": replace(CHARACTERS["ronin"], weapon_cards=2)}
    assert violations(two, LIBRARY, characters=strong) == []
    (violation,) = violations(LEGAL, LIBRARY, characters=strong)
    assert dict(violation.arguments) == {"count": 1, "wanted": 2}


@rule("senjutsu.deckbuild.own-signature-only", "senjutsu.deckbuild.no-foreign-signature", "senjutsu.cards.signature")
def test_signature_cards_are_those_of_the_own_character() -> None:
    own = swapped("Fend", "The Terror")
    assert broken(own) == []
    foreign = swapped("Fend", "Headbutt (core)")
    (violation,) = violations(foreign, LIBRARY)
    assert violation.rule == "senjutsu.deckbuild.no-foreign-signature"
    assert dict(violation.arguments)["character"] == "warrior"


@rule("senjutsu.deckbuild.common-cards", "senjutsu.cards.common")
def test_any_common_card_may_be_chosen_but_no_poison() -> None:
    assert broken(swapped("Fend", "Field Bandages")) == []
    assert broken(swapped("Fend", "Crippling Poison")) == ["senjutsu.deckbuild.common-cards"]


@rule(
    "senjutsu.deckbuild.ranks-limit-copies",
    "senjutsu.deckbuild.wood-limit",
    "senjutsu.deckbuild.steel-limit",
    "senjutsu.deckbuild.gold-copy-limit",
    "senjutsu.deckbuild.jade-limit",
)
@pytest.mark.parametrize(
    ("rank", "most", "card"),
    [(WOOD, 3, "Fend"), (STEEL, 2, "Firm Mind"), (GOLD, 1, "Bull Rush"), (JADE, 1, "Heavy Armour")],
)
def test_the_rank_limits_the_copies(rank: str, most: int, card: str) -> None:
    face = RULES.finder.find(card)
    assert isinstance(face, SenjutsuFace)
    assert face.rank == rank
    assert dict(LEGAL.cards)[face.id] == most
    out = "Push Back" if card == "Fend" else "Fend"
    wrong = found(swapped(out, card))
    limit = {"card": face.id, "rank": rank, "count": most + 1, "most": most}
    assert wrong == [(COPIES[rank][1], limit)]
    assert COPIES[rank][1] in catalog("senjutsu").entries


@rule("senjutsu.deckbuild.gold-total-limit")
def test_a_deck_has_at_most_8_gold_cards() -> None:
    held = {LIBRARY.faces[card].name for card, _ in LEGAL.cards}
    gold = [face for face in FACES if face.rank == GOLD and face.card_class == "common" and not face.school]
    more = [face.name for face in gold if face.name not in held]
    deck, count = LEGAL, sum(copies for card, copies in LEGAL.cards if getattr(LIBRARY.faces[card], "rank", "") == GOLD)
    outs = iter(["Fend", "Push Back", "Pommel Smash", "Horse Kick", "Oxen Barge"] * 3)
    while count < 8:
        deck, count = swapped(next(outs), more.pop(), deck=deck), count + 1
    assert broken(deck) == []
    deck = swapped(next(outs), more.pop(), deck=deck)
    assert found(deck) == [("senjutsu.deckbuild.gold-total-limit", {"count": 9, "most": 8})]


@rule("senjutsu.deckbuild.jade-limit")
def test_a_deck_has_at_most_one_jade_card_of_any_name() -> None:
    two = swapped("Fend", "Crimson Whirlwind")
    assert broken(two) == ["senjutsu.deckbuild.jade-limit"]


def test_every_rank_has_a_limit() -> None:
    assert set(COPIES) == set(RANKS)


# ---- Schools


@rule("senjutsu.school.exclusive", "senjutsu.school.purpose")
def test_cards_of_two_schools_do_not_go_together() -> None:
    one = swapped("Fend", "Quick Stab")
    assert broken(one) == []
    two = swapped("Push Back", "Horizontal Cut", deck=one)
    (violation,) = violations(two, LIBRARY)
    assert violation.rule == "senjutsu.school.exclusive"
    assert dict(violation.arguments)["school"] == "School of the Jade River"
    chosen = replace(two, school="jade-river")
    (violation,) = violations(chosen, LIBRARY)
    assert dict(violation.arguments)["own"] == "School of the Jade River"


@rule("senjutsu.school.none")
def test_without_a_school_no_card_belongs_to_one() -> None:
    assert broken(replace(LEGAL, school="none")) == []
    wrong = replace(swapped("Fend", "Quick Stab"), school="none")
    assert broken(wrong) == ["senjutsu.school.none"]


@rule("senjutsu.school.blazing-sun", "senjutsu.school.autumn-hare", "senjutsu.school.jade-river")
@pytest.mark.parametrize("school", SCHOOLS)
def test_each_school_has_three_cards(school: str) -> None:
    for card in SCHOOLS[school].cards:
        name = LIBRARY.faces[card].name
        deck = swapped("Fend", name)
        assert broken(replace(deck, school=school)) == []
        for other in SCHOOLS:
            if other != school:
                assert broken(replace(deck, school=other)) == ["senjutsu.school.exclusive"]
    text = catalog("senjutsu").entries[f"senjutsu.school.{school}"].text
    assert [card for card in SCHOOLS[school].cards if f"({int(card):03})" not in text] == []
    assert text.count("(") == len(SCHOOLS[school].cards)


@rule("senjutsu.school.balanced-play")
def test_schools_belong_to_balanced_play_and_may_be_changed_for_an_event() -> None:
    two = swapped("Push Back", "Horizontal Cut", deck=swapped("Fend", "Quick Stab"))
    assert broken(two, "open") == []
    event = RULES.at_event({"schools": {"School of the Crane": ["Fend"], "School of the Bull": ["Push Back"]}})
    assert event.violations(two, "balanced", "")[0].rule == "senjutsu.school.exclusive"
    assert [dict(one.arguments)["school"] for one in event.violations(LEGAL, "balanced", "")] == ["School of the Crane"]
    with pytest.raises(BadDeck, match="there is no card 'Fent'"):
        RULES.at_event({"schools": {"Crane": ["Fent"]}})
    with pytest.raises(BadDeck, match="an event has"):
        RULES.at_event([])


# ---- Signature decks


@rule(
    "senjutsu.signature.ronin", "senjutsu.signature.warrior", "senjutsu.signature.master", "senjutsu.signature.student"
)
@pytest.mark.parametrize("character", DEFAULTS)
def test_signature_decks_are_ready_and_fixed(character: str) -> None:
    deck = RULES.ready_deck(character)
    assert deck.count("cards") == 30
    rule_id = f"senjutsu.signature.{character}"
    check_signature_deck(deck, rule_id)
    text = catalog("senjutsu").entries[rule_id].text
    for card, count in deck.cards:
        assert f"{count} {LIBRARY.faces[card].name} ({int(card):03})" in text


def check_signature_deck(deck: Deck, rule_id: str) -> None:
    assert deck == signature_deck(deck.character)
    assert broken(deck, "signature") == []
    sizes = ["decision.senjutsu.companion"] if deck.companion else []
    assert broken(deck) == ["senjutsu.deckbuild.forty", *sizes], "the ranks and schools are respected"
    card, count = deck.cards[0]
    less = replace(deck, cards=deck.cards[1:])
    assert found(less, "signature") == [(rule_id, {"card": card, "count": 0, "wanted": count})]


@rule("decision.senjutsu.expansion-decks")
@pytest.mark.parametrize("character", [character for character in SIGNATURE_DECKS if character not in DEFAULTS])
def test_signature_decks_of_the_expansions_are_ready_and_fixed(character: str) -> None:
    check_signature_deck(RULES.ready_deck(character), "decision.senjutsu.expansion-decks")


# ---- Two weapons, and a companion

FRIENDS = Deck(
    "Friends",
    "ashigaru",
    named("Yari Impale"),
    named(
        "Heaven's Castle", "For the Daimyo", "Setting Sun", "2x Horse Trip (ashigaru)", "2x Lunging Pierce",
        "2x Man's Best Friend", "3x Encircle", "3x Scything Cleave", "3x Skewer", "2x Firm Mind", "2x Iron Will",
        "2x Lunging Thrust", "2x Wild Block", "2x Calm Defence", "3x Fend", "3x Horse Kick", "3x Pommel Smash",
        "3x Push Back",
    ),
    companion=named(
        "Wild Bite/Lick Wounds", "2x Ankle Rip/Menacing Growl", "2x Attack/Heel", "2x Quick Bite/Feral Howl",
        "2x Throat Tear/Cornered", "3x Drag Prey/Good Boy",
    ),
)  # fmt: skip


@rule("decision.senjutsu.companion")
def test_a_companion_has_the_deck_that_was_brought_for_it_or_its_own() -> None:
    ready = deck_of({"character": "ashigaru"}, LIBRARY)
    weapon = {"character": "ashigaru", "weapon": [number for number, _ in ready.weapon]}
    assert deck_of(weapon, LIBRARY).companion == ready.companion != ()
    brought = {**weapon, "companion": {ready.companion[0][0]: 3}}
    assert deck_of(brought, LIBRARY).companion == ((ready.companion[0][0], 3),)


@rule("decision.senjutsu.companion")
def test_the_deck_of_a_companion_counts_with_that_of_its_partner() -> None:
    assert broken(FRIENDS) == []
    assert broken(replace(FRIENDS, companion=FRIENDS.companion[1:])) == ["decision.senjutsu.companion"]
    maul = (*FRIENDS.companion[1:], *named("Savage Maul/Leap Aside"))
    assert broken(replace(FRIENDS, companion=maul)) == ["senjutsu.deckbuild.jade-limit"]
    common = (*FRIENDS.companion[1:], *named("Fend"))
    assert "senjutsu.deckbuild.no-foreign-signature" in broken(replace(FRIENDS, companion=common))
    assert broken(replace(LEGAL, companion=named("Jump/Down"))) == [
        "senjutsu.deckbuild.no-foreign-signature",
        "decision.senjutsu.companion",
    ]
    of_a_school = tuple([one for one in FRIENDS.cards if one != named("3x Fend")[0]])
    schooled = replace(FRIENDS, cards=(*of_a_school, *named("2x Quick Stab", "Deep Meditation")))
    assert broken(schooled) == broken(schooled, "open") == ["decision.senjutsu.companion"]


@rule("decision.senjutsu.two-weapons")
def test_two_weapons_are_two_different_ones() -> None:
    yasuke = RULES.ready_deck("yasuke")
    assert broken(replace(yasuke, weapon=named("Katana Slash", "Katana Cut"))) == ["senjutsu.deckbuild.forty"]
    assert "decision.senjutsu.two-weapons" in broken(replace(yasuke, weapon=named("2x Katana Slash")))
    assert "senjutsu.deckbuild.weapon-choice" in broken(replace(yasuke, weapon=named("Katana Slash")))
    # It is a wakizashi, but it belongs to Yasuke.
    student = replace(RULES.ready_deck("student"), weapon=named("Off-Hand Cut"))
    assert "senjutsu.deckbuild.no-foreign-signature" in broken(student)


def test_of_two_cards_with_the_same_name_the_own_one_is_meant() -> None:
    for character, number in (("ninja", "172"), ("assassin", "224")):
        assert RULES.parse(f"Character: {character}\nDeck\n2x Smoke Bomb").cards == ((number, 2),)
    with pytest.raises(BadDeck, match="2 cards are called 'Smoke Bomb'"):
        RULES.parse("Deck\n2x Smoke Bomb")


@rule("senjutsu.deck.size", "senjutsu.deck.core-cards-excluded")
def test_a_player_brings_a_deck_or_has_the_signature_deck() -> None:
    game = Match(GAME, Header("senjutsu", options={"decks": [LEGAL.to_options(), "master"]})).game
    own, theirs = (game.zone(DECK, seat) for seat in (0, 1))
    held = [card for seat in (0, 1) for card in game.zone(HAND, seat)]
    assert len(own) + len([card for card in game.zone(HAND, 0) if not game.faces[card].is_core]) == 40
    assert len(theirs) + len([card for card in game.zone(HAND, 1) if not game.faces[card].is_core]) == 30
    assert {game.faces[card].name for card in held} >= {"Naginata Sweep", "Tachi Cut"}


@rule("senjutsu.deck.size")
def test_what_a_deck_does_not_name_is_that_of_the_signature_deck() -> None:
    ready = signature_deck("ronin")
    weapon, cards = (("73", 1),), (("102", 40),)
    for given, found in (
        ({"weapon": ["73"]}, (weapon, ready.cards)),
        ({"cards": {"102": 40}}, (ready.weapon, cards)),
        ({"weapon": ["73"], "cards": {"102": 40}}, (weapon, cards)),
        ({}, (ready.weapon, ready.cards)),
    ):
        deck = deck_of({"character": "ronin", **given}, GAME.library)
        assert (deck.character, deck.weapon, deck.cards) == ("ronin", *found)


# ---- Text


def test_a_list_is_read_as_players_write_it() -> None:
    deck = RULES.parse(
        """
        Name: Wolves
        Character: Ronin
        School: Autumn Hare

        Weapon
        Naginata Sweep

        # the plan: bite
        Ability cards (4)
        2x Ankle Biter
        032
        War Cry x1
        1x Ronin Core Card
        """
    )
    assert deck == Deck(
        "Wolves",
        "ronin",
        named("Naginata Sweep"),
        named("2x Ankle Biter (core)", "Wolf Pounce", "War Cry"),
        "autumn-hare",
    )


@pytest.mark.parametrize(
    "deck", [LEGAL, replace(LEGAL, school="none"), signature_deck("student")], ids=lambda it: it.name
)
def test_what_is_written_is_read_again(deck: Deck) -> None:
    for style in RULES.styles:
        assert RULES.parse(RULES.write(deck, style)) == deck
    with pytest.raises(UnknownName):
        RULES.write(deck, "runes")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "names no card"),
        ("Character: Ronan", "there is no character 'Ronan'"),
        ("School: Bull", "there is no school 'Bull'"),
        ("3x Fent", "line 1: there is no card 'Fent'; did you mean Fend"),
        ('{"cards": {"Fend": 100}}', "'Fend' has 1 to 99 copies"),
        ('{"cards": 3}', "cards: it is a card, a list"),
        ('{"weapon": [7]}', "a card is named by a text"),
        ('{"hand": []}', "a deck has no 'hand'"),
        ("[1]", "a deck is an object"),
        ('{"cards"', "this is not JSON"),
    ],
)
def test_everything_that_is_wrong_with_a_text_is_told(text: str, problem: str) -> None:
    with pytest.raises(BadDeck, match=problem.replace("[", r"\[")):
        RULES.parse(text)


def test_a_deck_without_character_or_weapon_cannot_be_played() -> None:
    with pytest.raises(BadDeck, match="names its character; a deck to play with has a core weapon card"):
        Deck(cards=named("Fend")).to_options()


def test_parts_are_shown_with_rank_and_type() -> None:
    weapon, cards = RULES.show(LEGAL)
    assert weapon.cards == ((1, "Naginata Sweep", "attack"),)
    assert cards.count == 40
    assert (3, "Fend", "wood defence") in cards.cards


def test_every_violation_has_words() -> None:
    wrong = replace(
        LEGAL,
        weapon=named("Katana Swing", "Fend"),
        cards=(
            *LEGAL.cards,
            *named("4x Fend", "Katana Swing", "Headbutt (core)", "2x Crimson Whirlwind", "Crippling Poison"),
        ),
    )
    decks = [
        (replace(wrong, school="none"), "balanced"),
        (swapped("Push Back", "Horizontal Cut", deck=swapped("Fend", "Quick Stab", deck=wrong)), "balanced"),
        (replace(wrong, cards=(*wrong.cards, *named("Quick Stab")), school="none"), "balanced"),
        (replace(wrong, character=""), "balanced"),
        (wrong, "signature"),
    ]
    messages = Messages("en", [RULES.messages], LibraryNames(LIBRARY))
    for deck, format in decks:
        for violation in violations(deck, LIBRARY, format):
            text = messages.format(violation.message, **dict(violation.arguments))
            assert "[" not in text
    assert not messages.errors


# ---- Options of a game


def refused(options: dict[str, Any], seats: int = 2) -> str:
    with pytest.raises(BadHeader) as caught:
        Match(GAME, Header("senjutsu", seats=seats, options=options))
    return str(caught.value)


def test_options_are_checked() -> None:
    assert "give either fighters or decks" in refused({"fighters": ["ronin", "master"], "decks": ["ronin", "master"]})
    assert "there is no character 'nobunaga'" in refused({"decks": ["ronin", "nobunaga"]})
    assert "decks is a list of 2" in refused({"decks": ["ronin"]})
    assert "a fighter has no 'hat'" in refused({"fighters": ["ronin", {"character": "master", "hat": 1}]})
    assert "names its character" in refused({"decks": ["ronin", {"cards": ["Fend"]}]})
    assert "teams is a list of 2 numbers" in refused({"teams": [0]})
    assert "at least two teams" in refused({"teams": [1, 1]})


def test_teams_may_be_given_apart() -> None:
    match = Match(GAME, Header("senjutsu", seats=4, options={"teams": [0, 1, 0, 1]}))
    assert [fighter.team for fighter in match.game.seats] == [0, 1, 0, 1]


def test_the_registry_knows_the_decks() -> None:
    rules = decks_of("senjutsu")
    assert list(rules.ready) == list(SIGNATURE_DECKS)
    assert json.loads(rules.write(rules.ready_deck("master"), "options"))["character"] == "master"
    with pytest.raises(UnknownName):
        rules.ready_deck("nobunaga")
