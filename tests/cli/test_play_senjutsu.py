"""Senjutsu at the terminal: choosing fighters and battlefields, playing through a pipe, asking why not."""

from __future__ import annotations

from pathlib import Path

from nefrit.senjutsu.decks import SenjutsuDecks
from nefrit.senjutsu.definition import GAME
from tests.cli.conftest import Nefrit
from tests.senjutsu.test_decks import LEGAL


def test_a_duel_is_played_through_a_pipe(nefrit: Nefrit) -> None:
    played = nefrit("play", "senjutsu", "--seed", 5, "--deck", "ronin", "--deck", "student", typed="2\nnone\n1\n")
    assert played.code == 0
    assert "Ann, Ronin" in played.out
    assert "Bob, Student" in played.out
    assert "On which starting hex do you place your figure?" in played.out
    assert "Choose your card for this round." in played.out
    assert "Since your last decision" in played.out
    assert "Ann reveals" in played.out


def test_a_card_tells_why_it_cannot_be_chosen(nefrit: Nefrit) -> None:
    typed = "2\nnone\n? Naginata Sweep\n? Heavy Armour\n? Bull Rush\n"
    typed += "rule\nrule last character\nrule senjutsu.golden.card-beats-rules\nrule nonsense\n"
    decks = "--deck", "ronin", "--deck", "student"
    played = nefrit("play", "senjutsu", "--seed", 5, *decks, "--plain", typed=typed)
    assert "Discard a card. Attack: " in played.out
    assert "Only in Aggression. You must step to the front." in played.out
    assert "It costs 2 focus, you have 0. (A card's focus must be paid)" in played.out
    assert "(rule: Each player chooses a card, face down)" in played.out
    assert "Each player chooses a card, face down: Choose phase: " in played.out
    assert "The last character or team standing wins: " in played.out
    assert "A card beats the rulebook: " in played.out
    assert "There is no rule nonsense." in played.out
    assert played.out.count("senjutsu.") == 1, "what was typed is the only id"


def test_a_card_tells_what_it_would_do(nefrit: Nefrit) -> None:
    typed = "2\nnone\n! Ronin Core Card\n! Heavy Armour\n! Nobody\n!\n"
    played = nefrit("play", "senjutsu", "--seed", 5, "--deck", "ronin", "--plain", typed=typed)
    assert "Ronin Core Card:\nInitiative" in played.out
    assert "1: your own hex, facing as now" in played.out
    assert "No preview for “Nobody”." in played.out
    assert "No preview for “”." in played.out
    assert "! CARD shows what it would do" in nefrit("play", "senjutsu", "--plain", typed="?\n").out
    drawn = nefrit("play", "senjutsu", "--seed", 5, "--deck", "ronin", typed="2\nnone\n! Ronin Core Card\n").out
    assert "numbers: where you may end" in drawn


def test_a_deck_of_ones_own_is_played(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "wolves.txt"
    file.write_text(SenjutsuDecks(GAME.library).write(LEGAL, "list"), encoding="utf-8")
    assert "is legal (balanced)" in nefrit("deck", "check", "senjutsu", file).out
    played = nefrit("play", "senjutsu", "--deck", file, "--deck", "master", "--plain", typed="1\n")
    assert played.code == 0
    assert "Ann, Ronin" in played.out
    assert "deck 40" in played.out


def test_battlefield_and_fighters_are_options(nefrit: Nefrit) -> None:
    options = ("--option", "board=ice-bridge", "--option", "terrain=gate", "--option", 'fighters=["master","warrior"]')
    played = nefrit("play", "senjutsu", *options, typed="1\n")
    assert played.code == 0
    assert "Ann, Master" in played.out
    assert "t torii pillar" in played.out
    assert "only snowy-battlefield" in nefrit("play", "senjutsu", "--option", "board=moon").refusal
    both = nefrit("play", "senjutsu", "--deck", "ronin", "--option", 'fighters=["master","warrior"]')
    assert both.refusal == "Give either --deck or the option fighters, not both."


def test_automated_opponents_need_no_number_of_seats(nefrit: Nefrit) -> None:
    played = nefrit("play", "senjutsu", "--option", "mode=horde", "--deck", "master", "--plain", typed="1\n1\n")
    assert played.code == 0
    assert "Ann, Master" in played.out
    assert "Ashigaru" in played.out


def test_ready_decks_are_listed_and_shown(nefrit: Nefrit) -> None:
    listed = nefrit("deck", "list", "senjutsu").out
    assert "Signature deck of the Warrior" in listed
    assert "15 decks." in listed
    assert "3x  Push Back" in nefrit("deck", "show", "senjutsu", "ronin").out
