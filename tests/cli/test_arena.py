"""`smallworld arena`, called as a user calls it."""

import json
import re
import shlex

import pytest
from click.testing import CliRunner

from smallworld import is_compiled
from smallworld.arena.workers import play_all
from smallworld.cli import main

SMALL = ("--bots", "greedy,random", "--players", "2,3", "--games", "6", "--seed", "4")
SPEED = ("games_per_second", "ms_per_decision")


def arena(*words: str):
    return CliRunner().invoke(main, ["arena", *words])


def told_by(*words: str):
    """Return the JSON without the fields about time."""
    ran = arena(*words, "--json")
    assert ran.exit_code == 0, ran.stderr
    assert ran.stderr == ""
    told = json.loads(ran.stdout)
    assert told["made_by"].pop("command") == shlex.join(["smallworld", "arena", *words, "--json"])
    del told["games_per_second"]
    for by_players in told["bots"].values():
        for numbers in by_players.values():
            assert numbers.pop("ms_per_decision") > 0
    return told


def test_arena_json_lists_every_bot_by_number_of_players():
    told = told_by(*SMALL)
    assert told["games"] == {"2": 6, "3": 6}
    assert list(told["bots"]) == ["greedy", "random"]
    for by_players in told["bots"].values():
        assert list(by_players) == ["2", "3"]
        for numbers in by_players.values():
            assert 0 <= numbers["win_share"] <= 1
            low, high = numbers["mean_coins_interval"]
            assert low < numbers["mean_coins"] < high
            assert numbers["rating_interval"][0] < numbers["rating"] < numbers["rating_interval"][1]
    greedy, random = told["bots"].values()
    assert greedy["2"]["elo"] > 1500 > random["2"]["elo"]
    assert greedy["3"]["elo"] is None
    assert sum(greedy["2"]["coins"].values()) == 6
    two, three = told["pairs"]
    assert two == {"players": 2, "bot": "greedy", "against": "random", "win_share": 1.0, "games": 6}
    assert (three["players"], three["games"]) == (3, 6 * 2)


def test_same_seed_gives_the_same_result_with_any_number_of_jobs():
    assert told_by(*SMALL) == told_by(*SMALL, "--jobs", "2")


def test_arena_run_that_was_killed_resumes_with_the_same_result(tmp_path):
    file = tmp_path / "games.jsonl"
    whole = told_by(*SMALL, "--state", str(file))
    rows = file.read_bytes()
    file.write_bytes(rows[: len(rows) // 2])  # cut in the middle of a line
    assert told_by(*SMALL, "--state", str(file)) == whole
    assert sorted(re.sub(rb'"us":.*?\]', b"", file.read_bytes()).splitlines()) == sorted(
        re.sub(rb'"us":.*?\]', b"", rows).splitlines()
    )


def test_arena_can_add_more_games_later(tmp_path):
    file = str(tmp_path / "games.jsonl")
    told_by("--bots", "random", "--players", "2", "--games", "2", "--state", file)
    more = told_by("--bots", "random", "--players", "2", "--games", "5", "--state", file)
    assert more == told_by("--bots", "random", "--players", "2", "--games", "5")


def test_arena_refuses_a_state_file_of_other_settings(tmp_path):
    file = str(tmp_path / "games.jsonl")
    told_by(*SMALL, "--state", file)
    ran = arena(*SMALL, "--duplicate", "--state", file)
    assert ran.exit_code == 2
    assert "another set-up: duplicate false, not true" in ran.stderr


def test_arena_rounds_duplicate_games_up_to_whole_rounds():
    told = told_by("--bots", "random,greedy", "--players", "3", "--games", "7", "--duplicate")
    assert told["games"] == {"3": 2 * 3 * 2}
    assert told["deals"] == {"3": 2}


def test_arena_shows_its_whole_text_in_a_narrow_window(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    ran = arena(*SMALL)
    assert max(map(len, ran.stdout.splitlines())) <= 40
    assert "…" not in ran.stdout
    assert ran.stdout.count("  wins: ") == ran.stdout.count("  lead: ") == 2 * 2


def test_stopped_arena_run_prints_results_but_writes_no_page(monkeypatch, tmp_path):
    def one_game(series, games, jobs, cluster):
        yield from play_all(series, list(games)[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr("smallworld.cli.games.series.play_all", one_game)
    ran = arena(*SMALL, "--html", str(tmp_path / "arena.html"))
    assert ran.exit_code == 130
    assert "1 games, 2 players, seed 4" in ran.stdout
    assert "3 players" not in ran.stdout
    assert "Stopped after 1 of 12 games" in ran.stderr
    assert not (tmp_path / "arena.html").exists()


def test_arena_prints_a_table_by_default():
    ran = arena(*SMALL)
    assert ran.exit_code == 0
    assert ran.stderr.count("\n") == (not is_compiled()), "no progress bar where there is no terminal"
    assert "6 games, 2 players, seed 4" in ran.stdout
    assert "6 games, 3 players, seed 4" in ran.stdout
    assert "games per second" in ran.stdout


@pytest.mark.parametrize(
    ("language", "means", "verdict"),
    [
        (
            "en",
            "Lead: coins at the end above the table’s average",
            "greedy is stronger than random; it wins",
        ),
        ("fr", "Avance : pièces à la fin", "greedy est plus fort que random ; il gagne"),
        ("nl", "Voorsprong: munten aan het eind", "greedy is sterker dan random; die wint"),
    ],
)
def test_arena_report_explains_its_figures_and_gives_a_verdict(tmp_path, language, means, verdict):
    page = tmp_path / "arena.html"
    ran = arena(*SMALL, "--language", language, "--html", str(page))
    for told in (ran.stdout, page.read_text("utf-8")):
        told = " ".join(told.replace("\N{NO-BREAK SPACE}", " ").split())
        assert told.index(means) < told.index(verdict)
        assert "95%" in re.sub(r"\s%", "%", told)


def test_arena_declares_no_winner_between_equal_bots():
    ran = arena("--bots", "random,random@1", "--players", "2", "--games", "8")
    assert "these games do not show which is strongest" in " ".join(ran.stdout.split())


def test_arena_page_loads_nothing_over_the_network(tmp_path):
    page = tmp_path / "arena.html"
    assert arena(*SMALL, "--html", str(page)).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 2 * 3, "victories, strengths and coins for each table"
    assert text.count('class="heat"') == 2, "who finished ahead of whom, for each table"
    assert "prefers-color-scheme: dark" in text
    addresses = set(re.findall(r'(?:src|href)="([^"#][^"]*)"|url\((?!#)([^)]*)\)|@import', text))
    assert not addresses
    assert set(re.findall(r"https?://[^\"' <)]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }, "names of formats, which nobody fetches"


def test_arena_table_and_page_show_results_by_team(tmp_path):
    page = tmp_path / "arena.html"
    words = ("--bots", "random", "--players", "5", "--games", "2", "--html", str(page))
    ran = arena(*words, "--boxes", "base,underground", "--scenario", "realms-11")
    assert ran.exit_code == 0
    for told in (ran.stdout, page.read_text("utf-8")):
        assert all(team in told for team in ("1 + 4", "2 + 5", "3, 2 times"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--bots gredy", 'unknown bot "gredy" (did you mean greedy?)'),
        ("--bots greedy,greedy", "name at least one, and each only once"),
        ("--bots greedy --budget soon", 'budget "soon": use "200ms" or "0.2s" per decision'),
        ("--bots greedy --players 2,7", "7 is not between 2 and 6"),
        ("--bots greedy --players two", "two is not between 2 and 6"),
        ("--bots greedy --games 0", "0 is not in the range x>=1"),
        ("--bots greedy --jobs 0", "0 is not in the range 1<=x<=4096"),
        ("--bots greedy --boxes cellar", 'unknown box "cellar". Available: base, cursed'),
        ("--bots random --games 1 --html /nowhere/arena.html", 'there is no folder "/nowhere"'),
    ],
)
def test_impossible_arena_options_are_refused_in_one_line(words, message):
    ran = arena(*words.split())
    assert ran.exit_code == 2
    assert message in " ".join(ran.stderr.split())
    assert ran.stdout == ""
