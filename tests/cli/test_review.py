"""`smallworld review`, called as a user calls it."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from smallworld.cli import main
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.session import Game

RECORD = Path(__file__).parents[1] / "records" / "base" / "2-a.txt"


def run(*words: str):
    return CliRunner().invoke(main, ["review", *words])


def test_review_shows_winning_chances_and_the_worst_mistakes():
    ran = run(str(RECORD), "--simulations", "1", "--plain")
    assert ran.exit_code == 0, ran.output
    assert ran.stdout.isascii()
    rows = [line.split() for line in ran.stdout.splitlines()]
    assert ["win", "%", *[str(turn) for turn in range(1, 11)], "end"] in rows
    ends = {row[1]: int(row[-1]) for row in rows if row[:1] in (["G"], ["R"])}
    assert ends == {"greedy": 100, "random": 0}
    assert "lost about" in ran.stdout
    assert "Played:" in ran.stdout
    assert "Better:" in ran.stdout


def test_review_prints_one_json_object():
    ran = run(str(RECORD), "--simulations", "1", "--json")
    told = json.loads(ran.stdout)
    assert set(told) == {"decisions", "ended", "accounts", "dearest", "made_by"}
    assert told["ended"] == [1.0, 0.0]


def test_review_refuses_a_game_without_any_decision_to_judge(tmp_path):
    file = tmp_path / "game"
    file.write_text(Game(make_rules(), find_board("base-2"), ["Ana", "Ben"]).record.to_text())
    ran = run(str(file))
    assert ran.exit_code == 2
    assert "no planned turns yet" in ran.output


def test_review_treats_the_teams_of_a_record_as_partners(tmp_path):
    game = Game(make_rules(), find_board("base-4"), ["Ana", "Ben", "Cleo", "Dan"], teams=(1, 2, 1, 2))
    while not game.state.over:
        game.apply(game.legal_actions()[0])
    file = tmp_path / "game"
    file.write_text(game.record.to_text())
    told = json.loads(run(str(file), "--simulations", "1", "--json").stdout)
    assert told["ended"][0] == told["ended"][2] != told["ended"][1] == told["ended"][3]
    assert CliRunner().invoke(main, ["replay", str(file), "--plain"]).exit_code == 0


def test_review_says_where_a_branched_game_began(tmp_path):
    text = RECORD.read_text()
    plain = run(str(RECORD), "--simulations", "1", "--plain").stdout
    assert "played on" not in plain
    file = tmp_path / "game"
    file.write_text(text.replace('"options": {}', '"options": {"taken_over": "14"}', 1))
    told = " ".join(run(str(file), "--simulations", "1", "--plain").stdout.split())
    assert "continues another game from round" in told
    assert "14 outcomes of dice and stacks" in told


def test_review_names_the_command_that_replays_up_to_a_mistake():
    told = run(str(RECORD), "--simulations", "1", "--plain").stdout
    at = " ".join(told.split()).partition("--at ")[2].split()[0]  # a line break may come before it
    shown = CliRunner().invoke(main, ["replay", str(RECORD), "--at", at, "--plain"])
    assert shown.exit_code == 0
