"""The command `hint`: the moves of the strongest bot, in the player's language."""

import re

import pytest


def ask_once(typist, prompt):
    return "quit" if "hint" in typist.typed else "hint"


@pytest.mark.parametrize(
    ("language", "name", "turn"),
    [
        ("en", "Sibyl would do this:", "This turn: "),
        ("fr", "Sibylle ferait ceci", "Ce tour"),
        ("nl", "Sibille zou dit doen:", "Deze beurt: "),
    ],
)
def test_hint_command_shows_moves_and_coins_and_changes_nothing(play_at, language, name, turn):
    typist = play_at(ask_once, language=language)
    assert name in typist.text
    assert turn in typist.text
    assert typist.table.game.record.actions[-1].startswith("badge")


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("en", r"(Sure|Fairly sure|Not sure|Toss-up): .*simulat"),
        ("fr", r"(Sûr|Assez sûr|Pas sûr|Très serré) : .*simul"),
        ("nl", r"(Zeker|Vrij zeker|Niet zeker|Gelijkop): .*simul"),
    ],
)
def test_hint_command_says_how_certain_the_hint_is(play_at, language, answers):
    typist = play_at(ask_once, language=language)
    # How certain it is depends on how many simulations the machine has time for.
    assert re.search(answers, " ".join(typist.text.split()))
