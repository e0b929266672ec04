"""`smallworld almanac` and `smallworld balance`, as they are typed."""

import json

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.content.underground.box import underground_box
from smallworld.engine.rules import slug


def run(*words: str):
    return CliRunner().invoke(main, words)


def test_the_almanac_is_a_table_a_page_and_json_and_goes_on_where_it_was(tmp_path):
    out = tmp_path / "almanac"
    words = ("almanac", "--players", "2", "--games", "6", "--out", str(out))
    ran = run(*words)
    assert ran.exit_code == 0, ran.stderr
    assert "races, 2 players, 6 games" in ran.stdout
    assert "pairs, 2 players" in ran.stdout
    told = json.loads((out / "almanac.json").read_text())
    assert list(told["tables"]) == ["2"]
    assert len(told["tables"]["2"]["first"]["pairs"]["elves"]) == 20
    assert (out / "almanac.html").read_text(encoding="utf-8").count("<svg") == 4
    games = (out / "games.jsonl").read_bytes()
    (out / "games.jsonl").write_bytes(games[: len(games) // 2])
    assert run(*words).stdout == ran.stdout
    assert json.loads((out / "almanac.json").read_text()) == told


def test_the_almanac_of_the_world_below_has_all_that_can_be_taken_there_and_no_relic_or_place(tmp_path):
    words = ("almanac", "--boxes", "underground", "--players", "6", "--games", "2", "--out", str(tmp_path))
    ran = run(*words)
    assert ran.exit_code == 0, ran.stderr
    told = json.loads((tmp_path / "almanac.json").read_text())
    first = told["tables"]["6"]["first"]
    box = underground_box()
    assert set(first["races"]) == {slug(race.name) for race in box.races}
    assert set(first["powers"]) == {slug(power.name) for power in box.powers}
    assert (len(first["races"]), len(first["powers"])) == (15, 21)


def test_a_balance_report_is_a_table_a_page_and_json(tmp_path):
    page, state = tmp_path / "balance.html", tmp_path / "games.jsonl"
    words = ("balance", "sorcerers", "--players", "2", "--games", "40", "--state", str(state))
    ran = run(*words, "--html", str(page))
    assert ran.exit_code == 0, ran.stderr
    assert "of 14 races in 40 games" in ran.stdout
    assert "sorcerers by seat" in ran.stdout
    assert page.read_text(encoding="utf-8").count("<svg") == 2 + 4
    told = json.loads(run(*words, "--json").stdout)
    assert (told["name"], told["kind"], told["games"]) == ("sorcerers", "race", 40)
    assert len(told["all"]) == 14
    mine = told["all"]["sorcerers"]
    assert mine["samples"] == sum(one["samples"] for one in told["by_seat"].values())
    low, high = mine["coins_interval"]
    assert low < mine["coins"] < high


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("balance otters", '"otters": no such race or power; there are alchemist'),
        ("balance stonehedge --boxes underground", '"stonehedge": no such race or power; there are'),
        ("balance nowhere_at_all:misers", "ModuleNotFoundError"),
        ("balance elves --players 9", '"9" is none of 2, 3, 4, 5'),
        ("almanac --bots gredy", 'bot "gredy": no such bot'),
        ("almanac --games 1", "1 is not in the range x>=2"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = run(*words.split())
    assert ran.exit_code == 2
    assert message in " ".join(ran.stderr.split())
    assert ran.stdout == ""
