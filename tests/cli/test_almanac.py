"""`smallworld almanac` and `smallworld balance`, called as a user calls them."""

import json
import re

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.content.underground.box import underground_box
from smallworld.engine.rules import slug


def run(*words: str):
    return CliRunner().invoke(main, words)


def test_almanac_command_writes_its_files_and_can_resume(tmp_path):
    out = tmp_path / "almanac"
    words = ("almanac", "--players", "2", "--games", "6", "--output", str(out))
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


def test_almanac_of_the_underground_lists_only_its_combos(tmp_path):
    words = ("almanac", "--boxes", "underground", "--players", "6", "--games", "2", "--output", str(tmp_path))
    ran = run(*words)
    assert ran.exit_code == 0, ran.stderr
    told = json.loads((tmp_path / "almanac.json").read_text())
    first = told["tables"]["6"]["first"]
    box = underground_box()
    assert set(first["races"]) == {slug(race.name) for race in box.races}
    assert set(first["powers"]) == {slug(power.name) for power in box.powers}
    assert (len(first["races"]), len(first["powers"])) == (15, 21)


def test_balance_report_can_be_a_table_or_a_page_or_json(tmp_path):
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


def test_almanac_explains_its_coins_and_admits_lack_of_evidence(tmp_path):
    ran = run("almanac", "--players", "2", "--games", "6", "--output", str(tmp_path))
    told, page = " ".join(ran.stdout.split()), (tmp_path / "almanac.html").read_text("utf-8")
    for said in (
        "The price is not deducted",
        "95% confidence",
        "do not show which of the races earns the most",
    ):
        assert said in told
        assert said in page
    assert told.endswith("these games do not show which of the powers earns the most or the least.")


@pytest.mark.parametrize(
    ("language", "means", "verdict"),
    [
        ("en", "Lead: its owner’s coins at the end above the table’s average", "No verdict: sorcerers"),
        ("fr", "Avance : les pièces de son joueur à la fin", "Pas de verdict : sorcerers"),
        ("nl", "Voorsprong: de munten van haar speler", "Geen oordeel: sorcerers"),
    ],
)
def test_balance_report_explains_its_figures_and_gives_a_verdict(tmp_path, language, means, verdict):
    page = tmp_path / "balance.html"
    words = ("--players", "2", "--games", "12", "--language", language, "--html", str(page))
    ran = run("balance", "sorcerers", *words)
    for told in (ran.stdout, page.read_text(encoding="utf-8")):
        told = " ".join(told.split())
        told = re.sub(r"\s%", "%", told)
        assert told.index(means) < told.index("95%", told.index(means)) < told.index(verdict)
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("balance otters", 'unknown race or power "otters". Available: alchemist'),
        ("balance stonehedge --boxes underground", 'unknown race or power "stonehedge". Available: '),
        ("balance nowhere_at_all:misers", "ModuleNotFoundError"),
        ("balance elves --players 9", "9 is not between 2 and 6"),
        ("almanac --bots gredy", 'unknown bot "gredy"'),
        ("almanac --games 1", "1 is not in the range x>=2"),
    ],
)
def test_impossible_almanac_options_are_refused_in_one_line(words, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = run(*words.split())
    assert ran.exit_code == 2
    assert message in " ".join(ran.stderr.split())
    assert ran.stdout == ""
