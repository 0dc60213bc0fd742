"""REST: what pages need of a game before it is played: its modes, its timing chart, its cards, rules and decks."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit import registry
from nefrit.kernel.chart import place_in
from nefrit.rulebook import catalog
from nefrit.text.ids import kebab
from nefrit.text.messages import LANGUAGES
from nefrit.text.speech import Speech
from tests.server.players import Player
from tests.server.processes import Server


@pytest.mark.parametrize("game", ["l5r", "senjutsu"])
def test_every_mode_and_value_has_words_and_can_be_opened(server: Server, game: str) -> None:
    shown = server.get(f"/games/{game}")
    assert shown in server.get("/games")
    for mode in shown["modes"]:
        assert mode["title"]
        assert mode["about"]
        options = {**mode["options"]}
        for choice in mode["choices"]:
            assert choice["title"]
            assert all(value["title"] for value in choice["values"])
            needed = choice["with"]
            if needed is None or options.get(needed["option"]) == needed["value"]:
                options[choice["option"]] = choice["usual"]
        automated = sum(len(options[option]) for option in mode["automated"]) + (options.get("mode") == "horde")
        seats = mode["people"][0] + automated
        assert mode["seats"][0] <= seats <= mode["seats"][1]
        table = server.post("/tables", game=game, name="Ann", options=options, seats=seats, against="")
        summary = server.get(f"/tables/{table['table']}")["summary"]
        assert summary["state"] == "playing"
        assert [seat["bot"] for seat in summary["seats"]].count("automated") == automated


@pytest.mark.parametrize("language", ["pl", "cs", "fr"])
@pytest.mark.parametrize("game", ["l5r", "senjutsu"])
def test_every_mode_and_value_is_told_as_the_reader_says_it(server: Server, game: str, language: str) -> None:
    messages = Speech(registry.find(game), (), language).messages
    for mode in server.get(f"/games/{game}", params={"language": language})["modes"]:
        for choice in mode["choices"]:
            for value in choice["values"]:
                message = f"option-{choice['option']}-{kebab(value['value'])}"
                assert value["title"] == messages.format(message)
    assert not messages.missing


def test_a_choice_that_goes_with_another_is_made_with_it(server: Server) -> None:
    [duel] = [mode for mode in server.get("/games/senjutsu")["modes"] if mode["mode"] == "duel"]
    terrain = [choice for choice in duel["choices"] if choice["option"] == "terrain"]
    assert {choice["with"]["option"] for choice in terrain} == {"board"}
    for choice in terrain:
        for value in choice["values"]:
            options = {"board": choice["with"]["value"], "terrain": value["value"]}
            if value["value"] == "placed":
                options["pieces"] = ["stone"]
            server.post("/tables", game="senjutsu", name="Ann", options=options)
    answer = server.request("POST", "/tables", json={"game": "senjutsu", "name": "Ann", "options": {"opponents": [5]}})
    assert answer.status_code == 400


def test_automated_opponents_take_their_seats_and_the_game_begins(server: Server) -> None:
    options = {"opponents": ["katana", "katana"]}
    table = server.post("/tables", game="senjutsu", name="Ann", deck="ronin", options=options)
    summary = server.get(f"/tables/{table['table']}")["summary"]
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Katana Ashigaru", "Katana Ashigaru 2"]
    with Player(server, table["table"], table["token"]) as one:
        assert one.view_at(1)["asked"] is not None
        for _ in range(6):
            one.answers_and_waits()
    shared = server.post("/tables", game="senjutsu", name="Ann", seats=4, options=options)
    assert server.get(f"/tables/{shared['table']}")["summary"]["state"] == "open"
    server.post(f"/tables/{shared['table']}/join", name="Bob", deck="warrior")
    assert server.get(f"/tables/{shared['table']}")["summary"]["state"] == "playing"


@pytest.mark.parametrize(
    ("seats", "options", "others"),
    [
        (2, {}, ["Takeshi the Steady", "Hachiko"]),
        (3, {"companions": ["hachiko"]}, ["Takeshi the Steady", "Hachiko"]),
        (2, {"opponents": ["katana"]}, ["Hachiko", "Katana Ashigaru"]),
        (
            5,
            {"mode": "horde"},
            ["Hachiko", *(f"Katana Ashigaru{number}" for number in ("", " 2", " 3")), "Samurai Boss"],
        ),
        (None, {"mode": "horde"}, ["Hachiko", *(f"Katana Ashigaru{n}" for n in ("", " 2", " 3")), "Samurai Boss"]),
    ],
)
def test_who_is_brought_along_has_a_seat_more(
    server: Server, seats: int | None, options: dict[str, Any], others: list[str]
) -> None:
    wanted = {"game": "senjutsu", "name": "Ann", "deck": "ashigaru", "options": options, "against": ""}
    table = server.post("/tables", **wanted, **({} if seats is None else {"seats": seats}))
    summary = server.get(f"/tables/{table['table']}")["summary"]
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", *others]
    assert summary["state"] == "playing"
    with Player(server, table["table"], table["token"]) as one:
        assert one.view_at(1)["view"]["game"] == "senjutsu"


def test_a_seat_can_be_kept_for_the_companion_of_a_friend(server: Server) -> None:
    options = {"opponents": ["katana"], "companions": ["hachiko"]}
    table = server.post("/tables", game="senjutsu", name="Ann", deck="ronin", seats=4, options=options)
    server.post(f"/tables/{table['table']}/join", name="Bob", deck="ashigaru")
    summary = server.get(f"/tables/{table['table']}")["summary"]
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob", "Hachiko", "Katana Ashigaru"]
    assert summary["state"] == "playing"


def test_bots_have_names_in_the_language_of_who_opens_the_table(server: Server) -> None:
    for game, bot, language, name in (
        ("l5r", "search", "en", "Hideo the Thoughtful"),
        ("senjutsu", "greedy", "cs", "Takeshi Rozvážný"),
        ("l5r", "greedy", "fr", "Hideo le Sage"),
        ("goofspiel", "random", "pl", "Robin Beztroski"),
    ):
        table = server.post(f"/tables?language={language}", game=game, name="Ann", against=bot)
        assert server.get(f"/tables/{table['table']}")["summary"]["seats"][1]["name"] == name


def test_a_table_against_a_named_bot_begins_at_once(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann", seats=3, against="random", options={"cards": 2})
    summary = server.get(f"/tables/{table['table']}")["summary"]
    assert [seat["bot"] for seat in summary["seats"]] == ["", "random", "random"]
    wrong = server.request("POST", "/tables", json={"game": "goofspiel", "name": "Ann", "against": "deep"})
    assert wrong.json()["rule"] == "table.no-such-bot"
    [usual] = server.get("/games/goofspiel", params={"language": "pl"})["modes"]
    assert usual["title"] == "Zwykła gra"


@pytest.mark.parametrize("game", ["l5r", "senjutsu"])
def test_the_timing_chart_has_words_and_rules(server: Server, game: str) -> None:
    chart = server.get(f"/games/{game}/chart")
    known = catalog(game).entries
    speech = Speech(registry.find(game), ())
    for phase in chart:
        assert phase["rule"] in known
        assert speech.messages.has(f"chart-{phase['phase']}")
        for step in phase["steps"]:
            assert step["rule"] in known
            assert speech.messages.has(f"chart-{step['step'].replace('.', '-')}")
            assert step["title"] != step["step"]
    assert server.get("/games/goofspiel/chart") == []


def test_a_view_says_where_the_game_is_in_the_chart(server: Server) -> None:
    places: set[tuple[str, ...]] = set()
    table = server.post("/tables", game="l5r", name="Ann")
    bob = server.post(f"/tables/{table['table']}/join", name="Bob")["token"]
    steps = {step["step"] for phase in server.get("/games/l5r/chart") for step in phase["steps"]}
    with Player(server, table["table"], table["token"]) as one, Player(server, table["table"], bob) as other:
        last = one.view_at(1)["sequence"]
        for _ in range(60):
            for player in (one, other):
                player.view_at(last)
            where = one.view["view"]["where"]
            places.add((where["phase"], *where["steps"]))
            asked = [player for player in (one, other) if player.asked is not None]
            last = asked[0].answers_and_waits()
    assert ("",) in places
    assert ("dynasty", "1.4") in places
    assert ("draw", "2.2") in places
    assert all(step in steps for place in places for step in place[1:])


def test_a_duel_in_a_conflict_is_no_draw_phase() -> None:
    from nefrit.kernel.record import Header
    from nefrit.l5r.bidding import Bid
    from nefrit.l5r.framework import ConflictPhase, DrawPhase

    definition = registry.find("l5r")
    game = definition.empty(Header("l5r", seats=2, edition="1.5", position="nefrit position 1"))
    game.stack = [DrawPhase().starting_at("bid"), Bid()]
    assert place_in(definition.chart(), game) == ("draw", ("2.2",))
    game.stack = [ConflictPhase().starting_at("act"), Bid()]
    assert place_in(definition.chart(), game) == ("conflict", ("3.actions",))


def test_one_card_with_its_parts_drawings_and_rulings(server: Server) -> None:
    banzai = server.get("/games/l5r/cards/01-banzai")
    assert banzai["name"] == "Banzai!"
    assert banzai["text"] == " ".join(banzai["parts"])
    assert banzai["rulings"]
    assert all("banzai" in str(ruling).casefold() for ruling in banzai["rulings"])
    cards = server.get("/games/senjutsu/cards", params={"limit": 2000})
    assert len(cards["cards"]) == cards["count"]
    drawn = [card for card in cards["cards"] if card["drawings"]]
    assert len(drawn) > 50
    for card in drawn:
        for drawing in card["drawings"]:
            assert drawing["svg"].startswith("<svg")
            assert "<script" not in drawing["svg"]
            assert 0 <= drawing["part"] < len(card["parts"])
    assert server.request("GET", "/games/l5r/cards/nonsense").json()["rule"] == "table.no-card-of-that-id"


def test_cards_are_found_by_trait_and_text(server: Server) -> None:
    def found(words: str) -> list[dict[str, Any]]:
        cards: list[dict[str, Any]] = server.get("/games/l5r/cards", params={"find": words, "limit": 2000})["cards"]
        return cards

    assert "Savvy Politician" in {card["name"] for card in found("courtier crane character")}
    assert all("duel" in str(card).casefold() for card in found("duel"))
    assert found("svg") == []
    assert found("move-home") == []


def test_what_a_card_does_is_told_alike_in_every_language(server: Server) -> None:
    def deeds(game: str, card: str, language: str) -> list[str]:
        told: list[str] = server.get(f"/games/{game}/cards/{card}", params={"language": language})["deeds"]
        return told

    assert deeds("l5r", "01-rout", "en") == ["move-home"]
    assert deeds("l5r", "01-fine-katana", "en") == []
    for language in LANGUAGES:
        assert deeds("l5r", "01-rout", language) == ["move-home"]
        assert "strike" in deeds("senjutsu", "35", language)


def test_rules_by_kind_chapter_and_place(server: Server) -> None:
    chapters = server.get("/games/l5r/chapters")
    assert chapters[0]["chapter"] == "jade"
    assert sum(chapter["count"] for chapter in chapters) == server.get("/games/l5r/rules")["count"]
    for chapter in ("duel", "decision"):
        rules = server.get("/games/l5r/rules", params={"chapter": chapter})
        assert {rule["chapter"] for rule in rules["rules"]} == {chapter}
        assert rules["count"] in [one["count"] for one in chapters if one["chapter"] == chapter]
    setups = server.get("/games/senjutsu/rules", params={"kind": "setup"})["rules"]
    assert {rule["kind"] for rule in setups} == {"setup"}
    rule = server.get("/games/l5r/rules/l5r.jade.card-over-rules")
    assert [(place["document"], place["language"], place["place"]) for place in rule["places"]] == [
        ("pl10", "pl", "Jadeitowa zasada"),
        ("fr15", "fr", "La Règle de Jade"),
    ]
    rulings = server.get("/games/l5r/rulings", params={"find": "banzai"})
    assert rulings["count"] > 1
    assert all(ruling["kind"] in ("ruling", "errata") for ruling in rulings["rules"])
    assert any(ruling["given"] and ruling["when"] and ruling["then"] for ruling in rulings["rules"])
    assert server.get("/games/goofspiel/chapters") == []


def test_rules_are_called_by_their_titles(server: Server) -> None:
    titles = server.get("/games/l5r/titles")
    assert len(titles) == server.get("/games/l5r/rules")["count"]
    assert titles["l5r.step-3-2.two-opportunities"] == "Only one conflict of each type a round"
    assert server.get("/games/l5r/rules/l5r.win.25-honor")["title"] == titles["l5r.win.25-honor"]
    assert server.get("/games/l5r/rules", params={"find": "25 honor wins"})["count"] == 1
    assert server.get("/games/goofspiel/titles") == {}


def test_terms_are_explained(server: Server) -> None:
    terms = {term["id"]: term for term in server.get("/games/l5r/terms")}
    assert terms["status.bowed"]["rule"] == "l5r.bow.rotate-90"
    assert "sideways" in terms["status.bowed"]["text"]
    assert terms["type.character"]["forms"] == ["character", "characters"]
    assert len([term for term in terms.values() if term["marked"]]) >= 60
    rules = server.get("/games/l5r/titles")
    assert all(term["text"] and term["rule"] in rules for term in terms.values())
    french = server.get("/games/l5r/terms", headers={"Accept-Language": "fr"})
    assert {term["id"]: term["name"] for term in french}["type.character"] == "personnage"
    assert server.get("/games/goofspiel/terms") == []


def test_a_ready_deck_with_its_list(server: Server) -> None:
    crane = server.get("/games/l5r/decks/crane")
    assert crane["legal"]
    assert "Doji Whisperer" in crane["list"]
    [dynasty] = [part for part in crane["shown"] if part["part"] == "dynasty"]
    assert dynasty["count"] == sum(card["count"] for card in dynasty["cards"]) == crane["parts"]["dynasty"]
    assert dynasty["title"]
    again = server.post("/games/l5r/decks/check", deck=crane["list"], format="core")
    assert (again["list"], again["shown"]) == (crane["list"], crane["shown"])
    assert server.request("GET", "/games/l5r/decks/nonsense").json()["rule"] == "table.no-such-deck"
    assert server.get("/games/senjutsu/decks/ronin")["shown"]
