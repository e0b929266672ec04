"""`smallworld simulate`, called as a user calls it."""

import json
import shlex

import pytest
from click.testing import CliRunner

from smallworld import is_compiled
from smallworld.arena.workers import play_all
from smallworld.cli import main


def simulate(*words: str):
    return CliRunner().invoke(main, ["simulate", *words])


def test_simulate_prints_a_single_json_object():
    ran = simulate(
        "--players", "3", "--games", "6", "--bots", "greedy,random,random", "--seed", "4", "--json"
    )
    assert ran.exit_code == 0
    assert ran.stderr == ""
    told = json.loads(ran.stdout)
    assert (told["games"], told["players"], told["seed"]) == (6, 3, 4)
    assert told["games_per_second"] > 0
    assert told["decisions_per_game"] > 100
    assert list(told["bots"]) == ["greedy", "random"]
    for bot, games in (("greedy", 6), ("random", 12)):
        numbers = told["bots"][bot]
        assert numbers["games"] == games
        low, high = numbers["mean_coins_interval"]
        assert low < numbers["mean_coins"] < high
        low, high = numbers["win_share_interval"]
        assert 0 <= low <= numbers["win_share"] <= high <= 1


def test_same_seed_gives_the_same_result_with_any_number_of_jobs():
    results = []
    for jobs in ("1", "2"):
        told = json.loads(simulate("--games", "8", "--jobs", jobs, "--json").stdout)
        del told["games_per_second"]
        assert f"--jobs {jobs}" in told["made_by"].pop("command")
        results.append(told)
    assert results[0] == results[1]


def test_simulate_prints_a_table_by_default():
    ran = simulate("--games", "4", "--bots", "greedy,random")
    assert ran.exit_code == 0
    assert ran.stderr.count("\n") == (not is_compiled()), "no progress bar where there is no terminal"
    assert "4 games of 2 players, seed 1" in ran.stdout
    assert "greedy" in ran.stdout
    assert "games per second" in ran.stdout


TOGETHER = ("--boxes", "base,underground", "--scenario", "realms-11", "--games", "2")


def test_simulate_shows_which_team_won():
    ran = simulate(*TOGETHER)
    assert ran.exit_code == 0
    for line in ("2 games by team", "1 + 4", "2 + 5", "3, 2 times", "team coins"):
        assert line in ran.stdout
    told = json.loads(simulate(*TOGETHER, "--json").stdout)["teams"]
    assert [team["seats"] for team in told] == [[1, 4], [2, 5], [3]]
    assert sum(team["win_share"] for team in told) == pytest.approx(1)


def test_simulate_shows_no_team_table_without_teams():
    assert "team" not in simulate("--games", "2").stdout


def test_simulate_accepts_all_boxes():
    assert simulate("--games", "2", "--boxes", "all").exit_code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--bots gredy", 'unknown bot "gredy" (did you mean greedy?)'),
        (
            "--bots greedy,random --players 3",
            "2 bots for 3 players: name one bot, which then plays all seats, or 3",
        ),
        ("--players 7", "7 is not in the range"),
        ("--games 0", "0 is not in the range x>=1"),
        ("--jobs 0", "0 is not in the range 1<=x<=4096"),
        ("--boxes cellar", 'unknown box "cellar". Available: base, cursed'),
        ("--boxes cursed", "2 players need 8 banners and as many badges"),
        ("--boxes ,", "boxes: no box is named. Available: base, cursed"),
        ("--scenario holiday", 'unknown scenario "holiday". Available: necromancer, necromancer_12'),
        ("--scenario cursed", 'unknown scenario "cursed": it is a box. Available: necromancer'),
        ("--scenario leaders", 'unknown scenario "leaders": it is an option. Available:'),
        ("--bots random,random,random,random,random,random", "6 players: the boards are for 2, 3, 4, 5"),
    ],
)
def test_impossible_simulate_options_are_refused_in_one_line(words, message):
    ran = simulate(*words.split())
    assert ran.exit_code == 2
    assert message in ran.stderr
    assert ran.stdout == ""


def stopped_after(monkeypatch, batches: int):
    """Simulate Ctrl-C after this number of batches of games."""

    def few(series, games, jobs=1, cluster=""):
        for number, rows in enumerate(play_all(series, games)):
            if number == batches:
                raise KeyboardInterrupt
            yield rows

    monkeypatch.setattr("smallworld.cli.games.series.play_all", few)


def test_stopped_run_prints_results_and_explains_resuming(monkeypatch):
    stopped_after(monkeypatch, 1)
    ran = simulate("--games", "50")
    assert ran.exit_code == 130
    assert "1 games of 2 players, seed 1" in ran.stdout
    assert "Stopped after 1 of 50 games; they are lost. With --state FILE they are saved" in ran.stderr


def test_run_stopped_before_its_first_game_prints_no_results(monkeypatch):
    stopped_after(monkeypatch, 0)
    ran = simulate("--games", "50")
    assert ran.exit_code == 130
    assert ran.stdout == ""
    assert "Stopped after 0 of 50 games" in ran.stderr


def test_stopped_run_with_a_state_file_can_be_completed_later(monkeypatch, tmp_path):
    words = ("--games", "5", "--json", "--state", str(tmp_path / "games.jsonl"))
    with monkeypatch.context() as patched:
        stopped_after(patched, 1)
        ran = simulate(*words)
        assert ran.exit_code == 130
        assert json.loads(ran.stdout)["games"] == 1
        assert f"they are in {words[-1]}. Repeat the command to continue." in ran.stderr
    ended, whole = (json.loads(simulate(*some).stdout) for some in (words, words[:3]))
    for told, some in ((ended, words), (whole, words[:3])):
        assert told["made_by"].pop("command") == shlex.join(["smallworld", "simulate", *some])
        del told["games_per_second"]
    assert ended == whole


def test_state_file_from_another_order_of_seats_is_refused(tmp_path):
    state = ("--games", "1", "--state", str(tmp_path / "games.jsonl"))
    assert simulate("--bots", "random,random,greedy", *state).exit_code == 0
    ran = simulate("--bots", "random,greedy,greedy", *state)
    assert ran.exit_code == 2
    assert "another set-up: seats" in ran.stderr


@pytest.mark.parametrize("charset", ["latin-1", "ascii"])
def test_output_uses_only_letters_that_the_terminal_can_show(charset):
    ran = CliRunner(charset=charset).invoke(main, ["simulate", "--games", "3"])
    assert ran.exit_code == 0, ran.output
    assert "%" in ran.output
    ran.stdout_bytes.decode(charset)


def test_narrow_window_shows_each_bot_in_its_own_block(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    ran = simulate("--games", "4", "--bots", "greedy,random")
    assert max(map(len, ran.stdout.splitlines())) <= 40
    assert "…" not in ran.stdout
    for told in ("greedy\n", "random\n", "  wins: 100.0%", "  rank: 1.00"):
        assert told in ran.stdout
