"""The output of `--help`, shell completion, and suggestions for unknown words."""

from __future__ import annotations

import os
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from smallworld.cli import COMMANDS, GROUPS, main


@pytest.mark.parametrize("command", ["simulate", "arena", "almanac", "balance", "play"])
def test_help_lists_bots_of_installed_packages(command, tmp_path):
    metadata = tmp_path / "others_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: others-bots\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[smallworld.bots]\nlazy = others_bots:Lazy\n")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    ran = subprocess.run(
        [sys.executable, "-m", "smallworld", command, "--help"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "random, greedy, planner, learned, search, lazy" in " ".join(ran.stdout.split())


def test_misspelt_command_gets_a_suggestion():
    ran = CliRunner().invoke(main, ["simulat"])
    assert ran.exit_code == 2
    assert 'No such command "simulat". Did you mean "simulate"?' in ran.stderr


def test_misspelt_race_gets_a_suggestion():
    ran = CliRunner().invoke(main, ["balance", "sorcerrers"])
    assert ran.exit_code == 2
    assert "(did you mean sorcerers?)" in ran.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "did you mean greedy?"), ("fr", "peut-être greedy"), ("nl", "misschien greedy?")],
)
def test_misspelt_bot_is_refused_with_a_suggestion(language, said):
    ran = CliRunner().invoke(main, ["play", "--seats", "Ana,gredy", "--language", language])
    assert ran.exit_code == 2
    assert said in ran.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shell_can_complete_commands(shell):
    ran = CliRunner().invoke(
        main, [], prog_name="smallworld", env={"_SMALLWORLD_COMPLETE": f"{shell}_source"}
    )
    assert ran.exit_code == 0
    assert "_SMALLWORLD_COMPLETE" in ran.stdout
    ran = CliRunner().invoke(
        main,
        [],
        prog_name="smallworld",
        env={"_SMALLWORLD_COMPLETE": "bash_complete", "COMP_WORDS": "smallworld sim", "COMP_CWORD": "1"},
    )
    assert "simulate" in ran.stdout


def test_help_lists_every_command_in_its_group():
    told = CliRunner().invoke(main, ["--help"], terminal_width=80).stdout
    for title, group in GROUPS.items():
        section = told.partition(f"\n{title}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in section.splitlines()] == list(group), title
    assert all(f"\n  {command}" in told for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_summary_of_each_command_fits_one_line(command):
    told = CliRunner().invoke(main, ["--help"], terminal_width=80).stdout
    [line] = [line for line in told.splitlines() if line.split()[:1] == [command]]
    assert line.endswith(".")
    assert not line.endswith("...")


FORMER = {
    "serve": [("--external-bots", "--bots-elsewhere"), ("--max-load", "--full-at")],
    "almanac": [("--output", "--out")],
    "play": [("--custom", "--own")],
}


@pytest.mark.parametrize("command", FORMER)
def test_old_option_names_still_work_but_help_hides_them(command):
    told = CliRunner().invoke(main, [command, "--help"]).stdout
    found = main.get_command(click.Context(main), command)
    assert found is not None
    for name, former in FORMER[command]:
        assert f"{name} " in told
        assert f"{former} " not in told
        [option] = [option for option in found.params if name in option.opts]
        assert isinstance(option, click.Option)
        value = [] if option.is_flag else ["0.5"]
        for typed in (name, former):
            context = click.Context(found)
            parsed, _, _ = found.make_parser(context).parse_args([typed, *value])
            assert option.name in parsed


@pytest.mark.parametrize("name", ["SMALLWORLD_MAX_LOAD", "SMALLWORLD_FULL_AT"])
def test_old_names_of_environment_variables_still_work(name, monkeypatch):
    monkeypatch.setenv(name, "7")
    ran = CliRunner().invoke(main, ["serve"])
    assert ran.exit_code == 2
    assert "--max-load" in ran.stderr


def test_help_lists_scenarios_with_their_titles():
    told = " ".join(CliRunner().invoke(main, ["play", "--help"]).stdout.split())
    assert "realms-3 (Go East)" in told


def test_error_for_a_missing_puzzle_file_is_one_line(tmp_path):
    ran = CliRunner().invoke(main, ["puzzles", "check", str(tmp_path / "none.txt")])
    assert ran.exit_code == 2
    assert "does not exist" in ran.stderr
