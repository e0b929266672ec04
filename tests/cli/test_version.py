"""The version as JSON, and the field of every JSON result that says what made it."""

import json
import platform
import subprocess

import pytest
from click.testing import CliRunner

import smallworld
from smallworld import identity
from smallworld.cli import main
from smallworld.content.catalogue import make_rules
from smallworld.content.shelf import BOXES

RESULTS = {
    "simulate": ("simulate", "--bots", "random", "--games", "2", "--seed", "7", "--boxes", "base,cursed"),
    "arena": ("arena", "--bots", "random,greedy", "--players", "2", "--games", "2", "--seed", "7"),
    "balance": ("balance", "orcs", "--bots", "random", "--players", "2", "--games", "8", "--seed", "7"),
    "bench": ("bench", "--seconds", "0.05"),
    "review": ("review", "tests/records/base/2-a.txt", "--simulations", "1"),
}


@pytest.fixture
def _known_commit(monkeypatch):
    monkeypatch.setattr("smallworld.identity.commit", lambda: "0123abcd")
    monkeypatch.setattr("smallworld.cli.commands.version.commit", lambda: "0123abcd")


def told_by(*words: str):
    ran = CliRunner().invoke(main, [*words, "--json"])
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


@pytest.mark.usefixtures("_known_commit")
def test_version_json_names_program_and_rules():
    told = told_by("version")
    assert told.pop("rules").keys() >= set(BOXES)
    assert told == {
        "version": smallworld.__version__,
        "commit": "0123abcd",
        "compiled": smallworld.is_compiled(),
        "python": platform.python_version(),
    }


def test_installed_package_contains_its_commit(monkeypatch, tmp_path):
    monkeypatch.setattr(identity, "CHECKOUT", tmp_path)
    monkeypatch.setattr(identity, "files", lambda package: tmp_path)
    assert identity.commit.__wrapped__() is None
    (tmp_path / "commit.txt").write_text("0123abcd\n", encoding="utf-8")
    assert identity.commit.__wrapped__() == "0123abcd"


@pytest.mark.usefixtures("_known_commit")
def test_version_is_one_line_with_the_commit():
    ran = CliRunner().invoke(main, ["version"])
    [line] = ran.stdout.splitlines()
    assert line.startswith(f"smallworld {smallworld.__version__} (engine ")
    assert line.endswith("commit 0123abcd")


@pytest.mark.usefixtures("_known_commit")
@pytest.mark.parametrize("words", RESULTS.values(), ids=RESULTS)
def test_every_json_result_says_what_made_it(words):
    told = told_by(*words)["made_by"]
    boxes = ("base", "cursed") if "base,cursed" in words else ("base",)
    assert told["version"] == smallworld.__version__
    assert told["commit"] == "0123abcd"
    assert told["boxes"] == list(boxes)
    assert told["rules"] == make_rules(boxes).boxes
    assert told["seed"] == (7 if "7" in words else None if "review" in words else 1)
    assert told["command"] == " ".join(["smallworld", *words, "--json"])


def test_almanac_says_what_made_it(tmp_path):
    words = ["almanac", "--players", "2", "--games", "6", "--bots", "random", "--output", str(tmp_path)]
    assert CliRunner().invoke(main, words).exit_code == 0
    told = json.loads((tmp_path / "almanac.json").read_text("utf-8"))["made_by"]
    assert told["rules"] == make_rules("base").boxes
    assert told["command"].startswith("smallworld almanac --players 2")


@pytest.mark.parametrize("failure", [OSError("no git"), subprocess.TimeoutExpired("git", 5)])
def test_commit_is_unknown_if_git_fails(monkeypatch, tmp_path, failure):
    def fail(*asked, **options):
        raise failure

    (tmp_path / ".git").mkdir()
    monkeypatch.setattr(identity, "CHECKOUT", tmp_path)
    monkeypatch.setattr(subprocess, "run", fail)
    assert identity.commit.__wrapped__() is None
