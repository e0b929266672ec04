"""The warning of commands that need speed, if the rules are not compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from smallworld import is_compiled
from smallworld.cli import main
from smallworld.translate import LANGUAGES, Translator

SLOW = "The rules run as plain Python, several times slower than compiled"
FEW = ("--bots", "random", "--games", "1")
COMMANDS = [("simulate", *FEW), ("arena", "--bots", "random,greedy", "--games", "1", "--players", "2")]
ENGLISH = {"LC_ALL": "C", "LC_MESSAGES": "", "LANG": ""}


@pytest.mark.parametrize("words", [("--version",), ("bench", "--seconds", "0.05"), *COMMANDS], ids=" ".join)
@pytest.mark.parametrize(
    ("switch", "remedy"),
    [
        ("", "reinstall with a C compiler available (in a checkout: make compile)."),
        ("0", "unset it to change this."),
    ],
)
def test_warning_about_interpreted_rules_is_one_line(words, switch, remedy):
    ran = CliRunner().invoke(main, words, env={**ENGLISH, "SMALLWORLD_COMPILED": switch})
    assert ran.exit_code == 0, ran.stderr
    if is_compiled():
        assert ran.stderr == ""
    else:
        [line] = ran.stderr.splitlines()
        assert line.startswith(SLOW)
        assert line.endswith(remedy)
    assert SLOW not in ran.stdout


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_json_output_has_no_warning_about_interpreted_rules(words):
    ran = CliRunner().invoke(main, [*words, "--json"])
    assert ran.stderr == ""
    json.loads(ran.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_warning_is_in_the_language_of_the_environment(language):
    ran = CliRunner().invoke(main, ["--version"], env={"LC_ALL": language, "SMALLWORLD_COMPILED": "0"})
    said = Translator(language).t("build-source-asked")
    assert ran.stderr == ("" if is_compiled() else f"{said}\n")


def test_warning_is_in_the_language_of_the_command():
    ran = CliRunner().invoke(
        main, [*COMMANDS[0], "--language", "es"], env={**ENGLISH, "SMALLWORLD_COMPILED": "0"}
    )
    said = Translator("es").t("build-source-asked")
    assert ran.stderr == ("" if is_compiled() else f"{said}\n")


def test_warning_also_appears_if_you_chose_interpreted_rules():
    environment = os.environ | ENGLISH | {"SMALLWORLD_COMPILED": "0"}
    ran = subprocess.run(
        [sys.executable, "-m", "smallworld", "--version"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr.startswith(SLOW)
    assert "(engine interpreted)" in ran.stdout


def test_server_logs_the_warning_about_interpreted_rules(tmp_path):
    (tmp_path / "file").touch()  # no folder: the server stops at once without its database
    words = ["serve", "--no-open", "--port", "0", "--database", str(tmp_path / "file" / "tables.sqlite")]
    ran = subprocess.run(
        [sys.executable, "-m", "smallworld", *words],
        env=os.environ | ENGLISH | {"SMALLWORLD_COMPILED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in ran.stderr.splitlines() if SLOW in line]
    [told] = [json.loads(line) for line in lines]
    assert (told["level"], told["event"].endswith("unset it to change this.")) == ("warning", True)
    assert SLOW not in ran.stdout


def test_play_command_shows_the_warning_once_below_its_title(tmp_path):
    ran = CliRunner().invoke(main, ["play", "--language", "en"], input="", env=ENGLISH)
    assert ran.stderr.count(SLOW) == (not is_compiled())
    seated = ["play", "--seats", "Ann,Ben", "--save", str(tmp_path / "game")]
    ran = CliRunner().invoke(main, seated, input="", env=ENGLISH)
    assert SLOW not in ran.stdout + ran.stderr
