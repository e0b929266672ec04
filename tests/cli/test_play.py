"""Whole games on the terminal, by input and output."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.cli import main
from smallworld.cli.games import savegame
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.game import new_game, standings
from smallworld.translate import Translator
from smallworld.views.seat import seen_by

ENGLISH = Translator("en")
JUNK = """
    help|help commands|undo|undo all|look 3|why 5|3?|map|table|score|log|log all|combos|save|rules|rules orcs|
    rules zzz|1|2|9|even|borders|all 3|3 1, 4 1|rest 3|stop|pass|x 3|abandon 4|a 5|c 6|drag 4|sorc 3|roll|
    berserk|heroic 3, 4|e|d|n|y||take 3|decline|expand|deploy 3 x2|3, 4|look|why|look zz|attempt tin|conquer|
    c|drizzle 2, tinpot 1|?|1 1 2 2 3 3|all|rest|\N{GRINNING FACE}
""".replace("\n", "").split("|")


def notation(typist):
    """Return the move of the greedy bot for the deciding player, in notation."""
    game = typist.table.game
    return game.text(Greedy().choose(seen_by(game.state, game.actor()), game.legal_actions(), Budget()))


def agree(typist, prompt):
    """Play like the greedy bot, and answer every question with yes."""
    return "" if "Enter" in prompt else notation(typist)


def person(rng, quota=0.3):
    """Return a player who mixes commands with nonsense and undoes decisions."""

    def answer(typist, prompt):
        if "Enter = yes" in prompt:
            return rng.choice(["", "", "y", "n", "9"])
        if "Enter" in prompt:
            return ""
        if rng.random() < quota:
            return rng.choice(JUNK).strip()
        game = typist.table.game
        return notation(typist) if rng.random() < 0.5 else game.text(rng.choice(game.legal_actions()))

    return answer


def exempt(row):
    """Return whether a row may be wider than the window: prompts, and paths that users copy."""
    return "Enter = yes" in row or ".smallworld" in row


def test_whole_game_against_a_bot_can_be_played_in_notation(play_at, tmp_path):
    typist = play_at(agree, seed=5)
    state = typist.table.game.state
    assert state.over
    assert "The game is over" in typist.text
    for coins, tokens in standings(state):
        assert any(f"{coins:4} coins" in row and f"{tokens:3} tokens" in row for row in typist.shown)
    assert savegame.load(tmp_path / "game.smallworld", ENGLISH).state.key() == state.key()


def test_game_played_through_a_pipe_prints_plain_text(play_at, tmp_path):
    typist = play_at(agree, seed=5)
    source = str(Path(savegame.__file__).parents[3])
    words = ["--seats", "Ana,greedy", "--seed", "5", "--first", "1", "--save", str(tmp_path / "piped")]
    ran = subprocess.run(
        [sys.executable, "-m", "smallworld", "play", *words],
        input="".join([f"{line}\n" for line in typist.typed]),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "ascii", "FORCE_COLOR": "1"},
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.isascii()
    assert "\x1b" not in ran.stdout
    ending = ran.stdout[ran.stdout.index("The game is over") :].splitlines()
    for coins, tokens in standings(typist.table.game.state):
        assert any(f"{coins:4} coins  {tokens:3} tokens" in row for row in ending)


@pytest.mark.parametrize(
    "seed",
    [pytest.param(seed, marks=() if seed < 3 else pytest.mark.long("more seeds")) for seed in range(12)],
)
def test_random_input_never_breaks_a_game(play_at, tmp_path, seed):
    rng = random.Random(seed)
    names = ("Ana", "greedy", "Ben", "random", "Cleo")[: rng.choice([2, 3, 4, 5])]
    columns = rng.choice([80, 120])
    typist = play_at(person(rng), names, seed=seed, columns=columns, rows=rng.choice([24, 40, 1000]))
    state = typist.table.game.state
    assert state.over
    assert savegame.load(tmp_path / "game.smallworld", ENGLISH).state.key() == state.key()
    too_wide = [row for row in typist.shown if len(row) >= columns and not exempt(row)]
    assert too_wide == []


@pytest.mark.parametrize(
    "text", ["99", "nowhere", "conquer", "stop", "even", "d", "undo", "take 7", "c 3", "3, 4"]
)
def test_impossible_input_does_not_change_the_game(play_at, text):
    def answer(typist, prompt):
        if len(typist.typed) == 0:
            typist.before = typist.table.game.state.key()
            typist.mark = len(typist.shown)
            return text
        assert typist.table.game.state.key() == typist.before
        assert typist.table.game.record.actions[-1].startswith("badge")
        assert len(typist.since(typist.mark)) > 10, "an answer came"
        return "quit"

    play_at(answer)


def answers(*lines):
    """Return a player who types these lines and then leaves."""
    left = list(lines)

    def answer(typist, prompt):
        return left.pop(0) if left else "quit"

    return answer


@pytest.mark.parametrize("command", ["help", "hint", "look 3", "log", "score", "3?"])
def test_pressing_enter_after_other_output_repeats_the_question(play_at, command):
    seen: list[int] = []

    def answer(typist, prompt):
        seen.append(typist.text.count("Choose a combo."))
        return [command, "", "quit"][len(seen) - 1]

    play_at(answer)
    assert seen == [1, 1, 2]


def test_pressing_enter_after_the_help_makes_no_decision(play_at):
    typist = play_at(answers("1", "22", "17", "stop", "all 17", "", "help", ""))
    assert typist.text.count("Expand or go") == 2
    assert typist.text.count("(Enter)") == 2, "what Enter means is told anew"
    assert "expand" not in typist.table.game.record.actions
    typist = play_at(answers("1", "22", "17", "stop", "all 17", "", "help", "", ""), file="again")
    assert typist.table.game.record.actions[-1] == "expand"


def test_list_of_combos_is_shortened_to_fit_a_narrow_window(play_at):
    typist = play_at(answers(), rows=24, columns=40, seed=3)
    rows = [row for row in typist.shown if row.endswith("…")]
    assert rows
    assert all(len(row) < 40 for row in rows)


@pytest.mark.parametrize("rows", [24, 1000])
def test_all_lines_fit_a_window_of_40_columns(play_at, rows):
    typist = play_at(answers("1", "", "2", "3", "stop", "even", "", "e"), rows=rows, columns=40, seed=3)
    too_wide = [row for row in typist.shown if len(row) > 40 and not exempt(row)]
    assert too_wide == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_low_window_lists_all_players_at_a_combo_choice(play_at, players):
    names = ("Ana", "greedy", "random", "planner", "learned")[:players]
    typist = play_at(answers(), names, rows=24)
    asked = next(row for row in typist.shown if "Choose a combo" in row)
    shown = typist.shown[typist.shown.index(asked) : typist.shown.index("Ana> ")]
    assert len(shown) < 24
    for place, name in enumerate(names):
        assert any(row[2:4].strip() and name in row for row in shown), (place, name)
    assert any("…" in row for row in shown) == (players > 1)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "flying sorcers", "did you mean the Flying Sorcerers"),
        ("en", "sorcerrs", "did you mean the Flying Sorcerers"),
        ("fr", "sorcierz", "peut-être Sorciers volants"),
        ("nl", "vliegende tovenars", "misschien Vliegende"),
    ],
)
def test_misspelt_combo_gets_a_suggestion(play_at, language, typed, said):
    typist = play_at(answers(typed), seed=3, language=language)
    assert said in typist.text


def test_terminal_confirms_the_price_before_a_combo_is_paid(play_at):
    typist = play_at(answers("3", "n", "3", ""))
    assert typist.text.count("Pay 2 coins for it?") == 2
    assert "take 3" in typist.table.game.record.actions
    assert typist.table.game.state.coins[0] == 3


def test_player_may_choose_another_combo_at_a_yes_or_no_question(play_at):
    typist = play_at(answers("3", "1"))
    assert "take 1" in typist.table.game.record.actions


def test_undo_takes_back_a_whole_typed_line(play_at):
    typist = play_at(answers("1", "undo", "22", "17", "undo", "undo", "undo"))
    assert typist.text.count("there is nothing to undo") == 2
    record = typist.table.game.record.actions
    assert record[-1].startswith("badge"), "the combo that was revealed cannot be taken back"
    lines = typist.table.save.path.read_text().splitlines()
    assert lines[-2:] == ["undo", "undo"]


def test_player_must_confirm_a_decline_after_seeing_its_effect(play_at):
    typist = play_at(answers("1", "22", "stop", "", "decline", "n", "d", ""), seed=1)
    assert typist.text.count("Decline? ") == 2
    assert "You keep 1 region of" in typist.text
    assert typist.table.game.record.actions.count("decline") == 1


def test_turn_ends_with_a_summary_and_a_question(play_at):
    typist = play_at(answers("1", "22", "17", "stop", "all 22", "n", "all 17", ""), seed=1)
    assert "on Duckweed Fen (22)." in typist.text
    assert "on Acorn Coppice (17)." in typist.text
    assert typist.text.count("End your turn?") == 2
    forecast = [row for row in typist.shown if row.startswith("You score ")][-1].removeprefix("You score ")
    assert f"Ana scores {forecast}" in typist.text


def test_placing_withdrawn_tokens_does_not_end_a_turn(play_at):
    def answer(typist, prompt):
        game = typist.table.game
        if "Enter" in prompt or "[" in prompt or game.state.over:
            return ""
        actions = [game.text(action) for action in game.legal_actions()]
        wanted = [text for text in actions if text.startswith(("expand", "take 1", "conquer"))]
        return (wanted or actions)[-1]

    typist = play_at(answer, ("Ana", "Ben", "Chloe"), seed=3, boxes=("underground",))
    assert "Place your returning tokens." in typist.text
    assert "You score 0 coins" not in typist.text


def test_terminal_hides_the_coins_of_other_players(play_at):
    def answer(typist, prompt):
        if "Enter" in prompt:
            return ""
        if len(typist.typed) > 60:
            return "quit"
        scene = typist.table.scene(typist.table.game.actor())
        other = 1 - scene.viewer
        assert scene.coins(other) is None
        row = [row for row in typist.shown if f" {scene.seats[other].crest}  " in row and " coins" in row][-1]
        assert "? coins" in row
        return notation(typist)

    typist = play_at(answer, ("Ana", "Ben"))
    assert "Ana’s turn: press Enter" in typist.text
    assert "Ben’s turn: press Enter" in typist.text


def test_option_for_open_coins_shows_all_coins(play_at):
    typist = play_at(answers("1", "score"), ("Ana", "Ben"), open_coins=True)
    assert "? coins" not in typist.text
    assert "press Enter" not in typist.text


def test_option_for_allied_coins_shows_coins_to_allies():
    boxes = ("base", "underground", "realms_11")
    state = new_game(make_rules(boxes), find_board(board_for(5, boxes)), 5)
    seats = seats_of(["Ana", *["random"] * 4])
    partners = [0, *state.owners.allies_of(0)]
    assert len(partners) == 2
    for allied, seen in ((True, partners), (False, [0])):
        scene = Scene(state, seats, ENGLISH, 0, allied_coins=allied)
        assert [player for player in range(5) if scene.coins(player) is not None] == seen
    nobody = Scene(state, seats, ENGLISH, allied_coins=True)
    assert all(nobody.coins(player) is None for player in range(5))


def test_look_and_why_commands_explain_a_region(play_at):
    typist = play_at(answers("1", "look 9", "why 3", "11?"))
    assert "Drizzle Hills (9): hill" in typist.text
    assert "neighbours" in typist.text
    assert re.search(r"Tinpot Wood \(3\): cost \d = 2 base", typist.text)
    assert "cannot be conquered: only a Seafaring race may enter the lake" in " ".join(typist.text.split())


def play(*words: str, lines: str = "", **environment: str):
    return CliRunner().invoke(main, ["play", *words], input=lines, env=environment)


def test_refusal_of_too_few_boxes_uses_the_chosen_language():
    ran = play("--seats", "Ana,greedy", "--boxes", "cursed", "--language", "nl")
    assert "Voor 2 spelers zijn 8 volken en evenveel krachten nodig" in " ".join(ran.output.split())


def test_saved_record_names_the_boxes_in_play(tmp_path):
    play("--seats", "Ana,greedy", "--boxes", "cursed,base", "--save", str(tmp_path / "game"))
    assert list(savegame.load(tmp_path / "game", ENGLISH).record.boxes) == ["base", "cursed"]


def test_terminal_asks_for_player_names_at_the_start(tmp_path):
    ran = play("--save", str(tmp_path / "game"), lines="7\n3\nAna\ngreedy\nAna\nBen\n")
    assert "How many players (2 to 5)? [2] 7" in ran.output
    assert "two players are called" in ran.output
    assert savegame.load(tmp_path / "game", ENGLISH).record.seats == ["Ana", "greedy", "Ben"]
    ran = play("--save", str(tmp_path / "usual"), lines="\n\n\n")
    assert savegame.load(tmp_path / "usual", ENGLISH).record.seats[1] == "easy"


def test_player_who_leaves_before_the_start_saves_no_file(tmp_path):
    ran = play(lines="2\n", XDG_DATA_HOME=str(tmp_path))
    assert ran.exit_code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("--seats", "Ana"),
        ("--seats", "Ana,Ana"),
        ("--seats", "a,b,c,d,e,f"),
        ("--seats", "Ana,"),
        ("--seats", "Ana,much-too-long-a-name"),
        ("--seats", "Ana,greedy", "--first", "Ben"),
        ("--seats", "Ana,greedy", "--first", "3"),
        ("--resume", "x", "--seats", "Ana,greedy"),
    ],
)
def test_play_explains_a_wrong_option_in_one_line(tmp_path, words):
    ran = play(*words, XDG_DATA_HOME=str(tmp_path))
    assert ran.exit_code == 2
    assert "Error: " in ran.output
    assert "Traceback" not in ran.output


def test_version_option_says_whether_the_rules_are_compiled():
    ran = CliRunner().invoke(main, ["--version"])
    assert ran.exit_code == 0
    assert "smallworld 0." in ran.output
    assert "compiled" in ran.output or "interpreted" in ran.output
