"""What `--help` and the shell are told, and what is said about words that nobody knows."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from smallworld.cli import main


@pytest.mark.parametrize("command", ["simulate", "arena", "almanac", "balance", "play"])
def test_installed_bots_are_listed(command, tmp_path):
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
def test_misspelt_bot_is_not_seated_as_a_person(language, said):
    ran = CliRunner().invoke(main, ["play", "--seats", "Ana,gredy", "--language", language])
    assert ran.exit_code == 2
    assert said in ran.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_can_complete_commands(shell):
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
