from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import pytest

from nefrit.text import HIDDEN_CARD, LANGUAGES, CardForms, CardTable, FormatError, Messages
from nefrit.text.phrases import Nobody

Write = Callable[..., Path]

NAMES = CardTable(
    {
        "en": {
            "katana": CardForms("Fine Katana"),
            "fan": CardForms("Ornate Fan"),
            "duelist": CardForms("Duelist"),
        },
        "pl": {
            "katana": CardForms("Znakomita Katana", acc="Znakomitą Katanę", gender="feminine"),
            "fan": CardForms("Zdobny Wachlarz", gen="Zdobnego Wachlarza", gender="masculine"),
        },
    }
)


# Fallback


def test_a_message_of_the_language_is_used(write: Write) -> None:
    messages = Messages("pl", [write(en="hello = Hello, { $name }", pl="hello = Witaj, { $name }")])
    assert messages.format("hello", name="Ann") == "Witaj, Ann"
    assert not messages.missing
    assert not messages.errors


def test_a_message_missing_in_the_language_is_shown_in_english_and_counted(write: Write) -> None:
    messages = Messages("pl", [write(en="hello = Hello\nbye = Bye", pl="bye = Pa")])
    assert messages.format("hello") == "Hello"
    assert messages.format("hello") == "Hello"
    assert messages.format("bye") == "Pa"
    assert messages.missing == {"hello": 2}


def test_a_message_missing_everywhere_is_its_id_in_brackets_and_counted(write: Write) -> None:
    for language in ("en", "pl"):
        messages = Messages(language, [write(en="hello = Hello")])
        assert messages.format("helo") == "[helo]"
        assert messages.missing == {"helo": 1}


def test_a_message_that_does_not_parse_falls_back(write: Write) -> None:
    messages = Messages("cs", [write(en="hello = Hello", cs="hello = { oops\n")])
    assert messages.format("hello") == "Hello"
    assert messages.missing == {"hello": 1}


def test_a_message_shown_in_english_is_english_throughout(write: Write) -> None:
    files = write(en='lost = Lost: { CARD($ids) }, { $items } or { LIST($items, type: "or") }', pl="lost-two = x")
    messages = Messages("pl", [files], NAMES)
    told = messages.format("lost", ids=["katana", HIDDEN_CARD], items=["a", "b"])
    assert told == "Lost: Fine Katana and a card, a and b or a or b"
    assert messages.format("lost", ids="x", items=[]).startswith("Lost: [x]")
    assert [str(error) for error in messages.errors] == ["lost (en): no card has the id 'x'"]


def test_attributes_are_formatted_and_fall_back_by_themselves(write: Write) -> None:
    files = write(
        en="""
        button = Save
            .tip = Saves the game
            .key = S
        only =
            .tip = A tip
        """,
        fr="""
        button = Enregistrer
            .tip = Enregistre la partie
        """,
    )
    messages = Messages("fr", [files])
    assert messages.format("button.tip") == "Enregistre la partie"
    assert messages.format("button.key") == "S"
    assert messages.format("only") == "[only]"
    assert messages.missing == {"button.key": 1, "only": 1}


def test_the_general_messages_are_always_there_and_other_sources_come_before_them(write: Write) -> None:
    assert Messages("en").format("done") == "Done"
    messages = Messages("en", [write(en="pass = I pass")])
    assert messages.format("pass") == "I pass"
    assert messages.format("done") == "Done"


def test_a_package_may_be_a_source() -> None:
    assert Messages("cs", ["nefrit.text"]).format("done") == "Hotovo"


def test_a_source_or_language_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        Messages("en", [tmp_path / "nowhere"])
    with pytest.raises(ModuleNotFoundError):
        Messages("en", ["nefrit.nowhere"])
    with pytest.raises(ValueError, match="en, pl, cs, fr"):
        Messages("de")


def test_each_file_is_parsed_once(write: Write) -> None:
    files = write(en="hello = Hello")
    assert Messages("en", [files]).format("hello") == "Hello"
    write(en="hello = Changed")
    assert Messages("en", [files]).format("hello") == "Hello"


# Arguments


def test_the_text_has_no_isolation_marks(write: Write) -> None:
    text = Messages("en", [write(en="hello = Hello, { $name }!")]).format("hello", name="Ann")
    assert text == "Hello, Ann!"


def test_any_argument_name_is_free(write: Write) -> None:
    messages = Messages("en", [write(en="card = { $id } { $self } { $message_id }")])
    assert messages.format("card", id="a", self="b", message_id="c") == "a b c"


def test_booleans_and_none_are_words_to_select_by(write: Write) -> None:
    messages = Messages("en", [write(en="v = { $v ->\n    [yes] Y\n    [no] N\n    [none] -\n   *[other] ?\n }")])
    assert [messages.format("v", v=value) for value in (True, False, None, 1)] == ["Y", "N", "-", "?"]


def test_the_result_is_a_plain_string(write: Write) -> None:
    class Colour(StrEnum):
        RED = "red"

    messages = Messages("en", [write(en="same = { $v }")])
    assert type(messages.format("same", v=Colour.RED)) is str
    assert messages.format("same", v=Colour.RED) == "red"


@pytest.mark.parametrize(
    ("language", "joined", "either"),
    [
        ("en", "a, b and c", "a or b"),
        ("pl", "a, b i c", "a lub b"),
        ("cs", "a, b a c", "a nebo b"),
        ("fr", "a, b et c", "a ou b"),
    ],
)
def test_lists_are_joined_as_the_language_does(write: Write, language: str, joined: str, either: str) -> None:
    files = write(**{language: 'plain = { $items }\nall = { LIST($items) }\nany = { LIST($items, type: "or") }'})
    messages = Messages(language, [files])
    assert messages.format("plain", items=["a", "b", "c"]) == joined
    assert messages.format("all", items=("a", "b", "c")) == joined
    assert messages.format("any", items=["a", "b"]) == either
    assert messages.format("plain", items=["a"]) == "a"
    assert messages.format("plain", items=[]) == ""
    assert not messages.errors


def test_lists_can_be_joined_by_commas_alone(write: Write) -> None:
    messages = Messages("en", [write(en='m = { LIST($items, type: "comma") }')])
    assert messages.format("m", items=["a", "b", "c"]) == "a, b, c"
    assert messages.format("m", items="a") == "a"
    assert not messages.errors


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        ("character", "a character"),
        ("attachment", "an attachment"),
        ("Air province", "an Air province"),
        ("honored character", "an honored character"),
        ("unique card", "a unique card"),
        ("unopposed conflict", "an unopposed conflict"),
    ],
)
def test_the_article_goes_by_the_sound(write: Write, noun: str, said: str) -> None:
    messages = Messages("en", [write(en="m = { A($noun) }")])
    assert messages.format("m", noun=noun) == said


def test_a_phrase_can_begin_a_sentence(write: Write) -> None:
    messages = Messages("en", [write(en="m = { CAPITAL($what) }: { CAPITAL($number) }")])
    assert messages.format("m", what="éclair de Paris", number=3) == "Éclair de Paris: 3"


def test_words_can_go_by_a_flag(write: Write) -> None:
    messages = Messages("en", [write(en='m = they { IF($many, "are", "is") } ready{ IF($late, " at last", "") }')])
    assert messages.format("m", many=True, late=False) == "they are ready"
    assert messages.format("m", many=False, late=True) == "they is ready at last"
    assert not messages.errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_can_go_by_whether_a_seat_is_meant(write: Write, language: str) -> None:
    files = write(**{language: "won = { SOMEBODY($seat) ->\n    [no] -\n   *[yes] { $seat }!\n }"})
    messages = Messages(language, [files])
    word = messages.format("nobody")
    assert messages.format("won", seat=Nobody(word)) == "-"
    assert messages.format("won", seat=word) == f"{word}!", "somebody may be called so"
    assert not messages.errors


def test_words_of_a_game_are_told_by_messages(write: Write) -> None:
    files = write(
        en="""
        air = Air
        kind-high-elf = High Elf
        ring = { WORD($ring) }, { WORD($count) }
        one = a { WORD($kind, of: "kind") }
        either = { LIST(WORD($kinds, of: "kind"), type: "or") }
        """,
        pl="""
        air = Powietrze
        kind-orc = Ork
            .acc = Orka
        kind-high-elf = Wysoki Elf
            .acc = Wysokiego Elfa
        ring = { WORD($ring) }, { WORD($count) }
        one = masz { FORM(WORD($kind, of: "kind"), case: "acc") }
        either = { LIST(WORD($kinds, of: "kind"), type: "or") }
        """,
    )
    english, polish = Messages("en", [files]), Messages("pl", [files])
    assert english.format("ring", ring="air", count=3) == "Air, 3"
    assert polish.format("ring", ring="air", count=3) == "Powietrze, 3"
    assert english.format("one", kind="High Elf") == "a High Elf"
    assert polish.format("one", kind="High Elf") == "masz Wysokiego Elfa"
    assert polish.format("either", kinds=["Orc", "High Elf"]) == "Ork lub Wysoki Elf"
    assert not polish.missing
    assert english.format("either", kinds=["High Elf", "Orc"]) == "High Elf or [kind-orc]"
    assert english.missing == {"kind-orc": 1}


def test_items_can_be_counted(write: Write) -> None:
    files = write(
        en="""
        cost =
            { COUNT($costs) ->
                [0] free
                [one] cost: { $costs }
               *[other] costs: { $costs }
            }
        """
    )
    messages = Messages("en", [files])
    assert [messages.format("cost", costs=costs) for costs in ([], ["a"], ["a", "b"], "a")] == [
        "free",
        "cost: a",
        "costs: a and b",
        "cost: a",
    ]


# Plurals


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other", 5: "other", 12: "other", 22: "other"}),
        ("pl", {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 22: "few"}),
        ("cs", {0: "other", 1: "one", 2: "few", 5: "other", 12: "other", 22: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other", 5: "other", 12: "other", 22: "other"}),
    ],
)
def test_plural_rules(write: Write, language: str, forms: dict[int, str]) -> None:
    files = write(**{language: "n = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n }"})
    messages = Messages(language, [files])
    assert {n: messages.format("n", n=n) for n in forms} == forms


@pytest.mark.parametrize(
    ("language", "points"),
    [
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]),
        ("cs", ["1 bod", "2 body", "5 bodů", "12 bodů", "22 bodů"]),
        ("fr", ["1 point", "2 points", "5 points", "12 points", "22 points"]),
    ],
)
def test_points_are_counted_grammatically(language: str, points: list[str]) -> None:
    messages = Messages(language)
    for number, words in zip((1, 2, 5, 12, 22), points, strict=True):
        assert f" {words}." in messages.format("distribute", total=number)


# Card names


def test_a_card_is_named_in_the_case_asked_for(write: Write) -> None:
    messages = Messages("pl", [write(pl='play = Zagrywasz { CARD($id, case: "acc") }')], NAMES)
    assert messages.format("play", id="katana") == "Zagrywasz Znakomitą Katanę"


def test_a_name_without_that_case_is_in_the_nominative_and_one_without_translation_in_english(write: Write) -> None:
    messages = Messages("pl", [write(pl='play = Zagrywasz { CARD($id, case: "acc") }')], NAMES)
    assert messages.format("play", id="fan") == "Zagrywasz Zdobny Wachlarz"
    assert messages.format("play", id="duelist") == "Zagrywasz Duelist"
    assert not messages.errors


def test_sentences_agree_with_the_gender_of_a_card(write: Write) -> None:
    files = write(
        pl="""
        discarded = { CARD($id) } { GENDER($id) ->
            [feminine] została odrzucona
            [masculine] został odrzucony
           *[other] (odrzucono)
        }
        """
    )
    messages = Messages("pl", [files], NAMES)
    assert messages.format("discarded", id="katana") == "Znakomita Katana została odrzucona"
    assert messages.format("discarded", id="fan") == "Zdobny Wachlarz został odrzucony"
    assert messages.format("discarded", id="duelist") == "Duelist (odrzucono)"
    assert not messages.errors


def test_several_cards_are_named_together(write: Write) -> None:
    files = write(
        pl="""
        lost = { GENDER($ids) ->
            [plural] Odrzucono karty
           *[other] Odrzucono kartę
        }: { CARD($ids, case: "gen") }
        """
    )
    messages = Messages("pl", [files], NAMES)
    assert messages.format("lost", ids=["katana", "fan"]) == "Odrzucono karty: Znakomita Katana i Zdobnego Wachlarza"
    assert messages.format("lost", ids=["fan"]) == "Odrzucono kartę: Zdobnego Wachlarza"


def test_a_hidden_card_has_forms_too(write: Write) -> None:
    files = write(
        en="draw = You draw { CARD($id) }",
        pl="""
        draw = Dobierasz { CARD($id, case: "acc") }
        drawn = { CARD($id) } { GENDER($id) ->
            [feminine] dobrana
           *[other] ?
        }
        """,
    )
    assert Messages("en", [files]).format("draw", id=HIDDEN_CARD) == "You draw a card"
    messages = Messages("pl", [files], NAMES)
    assert messages.format("draw", id=HIDDEN_CARD) == "Dobierasz kartę"
    assert messages.format("draw", id=["fan", HIDDEN_CARD]) == "Dobierasz Zdobny Wachlarz i kartę"
    assert messages.format("drawn", id=HIDDEN_CARD) == "karta dobrana"
    assert not messages.missing


def test_a_phrase_may_be_asked_for_the_forms_it_states(write: Write) -> None:
    files = write(
        pl="""
        fighter = wojownik o sile { $skill }
            .acc = wojownika o sile { $skill }
            .gender = masculine
        weapon = broń
        choose = Wybierz { FORM($what, case: "acc") }
        bowed = { $what } jest { GENDER($what) ->
            [masculine] pokłoniony
           *[other] w pokłonie
        }
        """
    )
    messages = Messages("pl", [files])
    fighter, weapon = messages.phrase("fighter", skill=3), messages.phrase("weapon")
    assert fighter == "wojownik o sile 3"
    assert messages.format("choose", what=fighter) == "Wybierz wojownika o sile 3"
    assert messages.format("choose", what=weapon) == "Wybierz broń"
    assert messages.format("choose", what=[weapon, fighter]) == "Wybierz broń i wojownika o sile 3"
    assert messages.format("bowed", what=fighter) == "wojownik o sile 3 jest pokłoniony"
    assert messages.format("bowed", what=weapon) == "broń jest w pokłonie"
    assert not messages.errors


# Errors


@pytest.mark.parametrize(
    ("text", "shown", "problem"),
    [
        ("m = Gain { $amount } honor", "Gain amount honor", "amount"),
        ("m = Gain { SHOUT($n) } honor", "Gain SHOUT() honor", "SHOUT"),
        ("m = Gain { -honor }", "Gain {-honor}", "-honor"),
        ("m = Gain { NUMBER($word) }", "Gain NUMBER()", "fluent_number"),
        ("m = { m }", "[m]", "RecursionError"),
        ("m = Play { CARD($word) }", "Play [x]", "no card has the id 'x'"),
        ("m = Play { CARD($amount) }", "Play amount", "amount"),
        ('m = Play { CARD($card, case: "akk") }', "Play Fine Katana", "'akk'"),
        ('m = { LIST($list, type: "xor") }', "a and b", "'xor'"),
        ("m = { $thing } here", "thing here", "Unsupported"),
        ("m = { $things } here", "<thing> here", "not text"),
    ],
)
def test_what_goes_wrong_is_collected_and_the_rest_is_shown(write: Write, text: str, shown: str, problem: str) -> None:
    class Thing:
        def __str__(self) -> str:
            return "<thing>"

    messages = Messages("en", [write(en=text)], NAMES)
    given = {"n": 1, "word": "x", "card": "katana", "list": ["a", "b"]}
    assert messages.format("m", **given, thing=Thing(), things=[Thing()]) == shown
    [error] = messages.errors
    assert (error.message, error.language) == ("m", "en")
    assert problem in error.problem
    assert str(error).startswith("m (en): ")


def test_arguments_that_a_message_does_not_use_are_no_errors(write: Write) -> None:
    messages = Messages("en", [write(en="m = { COUNT($things) }")])
    assert messages.format("m", things=[object(), object()], other=object()) == "2"
    assert not messages.errors


def test_the_same_error_is_counted(write: Write) -> None:
    messages = Messages("en", [write(en="m = { $amount }")])
    for _ in range(3):
        messages.format("m")
    assert messages.errors == {FormatError("m", "en", "Unknown external: amount"): 3}


def test_an_error_after_an_inner_message_is_still_of_the_outer_one(write: Write) -> None:
    messages = Messages("en", [write(en="m = { CARD($ids) }, { CARD($one) }")], NAMES)
    assert messages.format("m", ids=["fan", HIDDEN_CARD], one="x") == "Ornate Fan and a card, [x]"
    assert [error.message for error in messages.errors] == ["m"]


# The general messages


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Choose any number.",
                "Choose at least 2.",
                "Choose up to 3.",
                "Choose exactly 2.",
                "Choose one.",
                "Choose from 1 to 3.",
            ],
        ),
        (
            "pl",
            [
                "Wybierz dowolną liczbę możliwości.",
                "Wybierz co najmniej 2.",
                "Wybierz najwyżej 3.",
                "Wybierz dokładnie 2.",
                "Wybierz jedną możliwość.",
                "Wybierz od 1 do 3.",
            ],
        ),
        (
            "cs",
            [
                "Vyber libovolný počet možností.",
                "Vyber alespoň 2.",
                "Vyber nejvýše 3.",
                "Vyber přesně 2.",
                "Vyber jednu možnost.",
                "Vyber 1 až 3.",
            ],
        ),
        (
            "fr",
            [
                "Choisissez-en autant que vous voulez.",
                "Choisissez-en au moins 2.",
                "Choisissez-en au plus 3.",
                "Choisissez-en exactement 2.",
                "Choisissez une possibilité.",
                "Choisissez-en de 1 à 3.",
            ],
        ),
    ],
)
def test_how_many_to_choose_is_said_sensibly(language: str, sentences: list[str]) -> None:
    messages = Messages(language)
    bounds = [(0, None), (2, None), (0, 3), (2, 2), (1, 1), (1, 3)]
    assert [messages.format("choose-some", least=least, most=most) for least, most in bounds] == sentences
    assert messages.format("choose-some", least=None, most=None) == sentences[0]
    assert messages.format("choose-some", least=0, most=0) == sentences[3].replace("2", "0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_general_message_can_be_said_in_every_language(language: str) -> None:
    messages = Messages(language)
    plain = "pass yes no done a-card nobody choose-one choose-order not-your-decision not-offered not-a-number"
    plain += " twice not-an-order game-over stopped"
    texts = [messages.format(message) for message in plain.split()]
    texts += [messages.format(message, total=7) for message in ("distribute", "wrong-total")]
    texts += [messages.format(message, least=1, most=2) for message in ("choose-number", "out-of-range")]
    texts += [messages.format("too-few", least=1), messages.format("too-many", most=1)]
    texts += [messages.format("won", name="Ann", reason=reason) for reason in (None, "x")]
    texts += [messages.format("drawn", reason=reason) for reason in (None, "x")]
    texts.append(messages.format("seat", name="Ann"))
    assert len(set(texts)) == len(texts)
    assert not messages.missing
    assert not messages.errors


def test_an_outcome_without_a_reason_does_not_mention_one() -> None:
    messages = Messages("en")
    assert messages.format("won", name="Ann", reason="conquest") == "Ann wins: conquest."
    assert messages.format("won", name="Ann", reason=None) == "Ann wins."
    assert Messages("fr").format("drawn", reason="temps").endswith("nul\u00a0: temps.")
