"""`smallworld simulate`, as it is typed."""

import json

import pytest
from click.testing import CliRunner

from smallworld import is_compiled
from smallworld.cli import main


def simulate(*words: str):
    return CliRunner().invoke(main, ["simulate", *words])


def test_json_is_one_object_and_nothing_else():
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


def test_the_same_seed_tells_the_same_with_any_number_of_jobs():
    results = []
    for jobs in ("1", "2"):
        told = json.loads(simulate("--games", "8", "--jobs", jobs, "--json").stdout)
        del told["games_per_second"]
        results.append(told)
    assert results[0] == results[1]


def test_people_get_a_table():
    ran = simulate("--games", "4", "--bots", "greedy,random")
    assert ran.exit_code == 0
    assert ran.stderr.count("\n") == (not is_compiled()), "no progress bar where there is no terminal"
    assert "4 games of 2 players, seed 1" in ran.stdout
    assert "greedy" in ran.stdout
    assert "games a second" in ran.stdout


TOGETHER = ("--boxes", "base,underground", "--scenario", "realms-11", "--games", "2")


def test_where_there_are_teams_it_tells_which_of_them_won():
    ran = simulate(*TOGETHER)
    assert ran.exit_code == 0
    for line in ("2 games by team", "1 + 4", "2 + 5", "3, 2 times", "coins of the team"):
        assert line in ran.stdout
    told = json.loads(simulate(*TOGETHER, "--json").stdout)["teams"]
    assert [team["seats"] for team in told] == [[1, 4], [2, 5], [3]]
    assert sum(team["win_share"] for team in told) == pytest.approx(1)


def test_everybody_for_themselves_needs_no_table_of_teams():
    assert "team" not in simulate("--games", "2").stdout


def test_every_box_can_be_played_with():
    assert simulate("--games", "2", "--boxes", "all").exit_code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--bots gredy", 'bot "gredy": no such bot; there are random, greedy'),
        (
            "--bots greedy,random --players 3",
            "2 bots for 3 players: name one bot, which then plays all seats, or 3",
        ),
        ("--players 7", "7 is not in the range"),
        ("--games 0", "0 is not in the range x>=1"),
        ("--jobs 0", "0 is not in the range x>=1"),
        ("--boxes cellar", 'box "cellar": no such box; there are base, cursed'),
        ("--boxes cursed", "2 players need 8 banners and as many badges"),
        ("--boxes ,", "boxes: nothing was named; there are base, cursed"),
        ("--scenario holiday", 'scenario "holiday": no such scenario; there are necromancer, necromancer_12'),
        ("--scenario cursed", 'scenario "cursed": no such scenario, but a box; there are necromancer'),
        ("--scenario leaders", 'scenario "leaders": no such scenario, but an option'),
        ("--bots random,random,random,random,random,random", "6 players: the boards are for 2, 3, 4, 5"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words, message):
    ran = simulate(*words.split())
    assert ran.exit_code == 2
    assert message in ran.stderr
    assert ran.stdout == ""
