"""The Chromium for browser tests; every program here is a dummy that reports its calls."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
if os.name == "nt":
    pytest.skip("the dummies are scripts for a shell", allow_module_level=True)

STARTS = "echo Chromium 150"
ASKS_FOR_A_SNAP = "echo 'requires the chromium snap to be installed' >&2; exit 1"
HAS_PACKAGE = "echo '  Candidate: 150.0-1~deb12u1'"
INSTALLS = "mkdir -p node_modules; touch node_modules/.package-lock.json"
FETCHES = 'case "$*" in *playwright*) {what} ;; esac; ' + INSTALLS
PLAYWRIGHT_HAS = 'case "$1" in -e) echo "{bin}/kept" ;; *) echo v22.13.0 ;; esac'
Machine = Callable[..., str]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Return a function that runs the browser tests with these programs, and returns the output and calls."""
    programs = tmp_path / "bin"
    for folder in (programs, tmp_path / "scripts", tmp_path / "web"):
        folder.mkdir()
    for file in ("client.py", "chromium.py"):
        shutil.copy(ROOT / "scripts" / file, tmp_path / "scripts" / file)
    (tmp_path / "web" / "package-lock.json").write_text("{}", encoding="utf-8")

    def add(name: str, does: str) -> None:
        file = programs / name
        file.write_text(f'#!/bin/sh\necho "{name} $*" >&2\n{does.format(bin=programs)}\n', encoding="utf-8")
        file.chmod(0o755)

    def run(ci: str = "", named: str = "", **does: str) -> str:
        for name in ("sh", "true", "env", "mkdir", "touch", "cp"):
            (programs / name).symlink_to(shutil.which(name) or name)
        add("node", does.pop("node", 'case "$1" in -e) ;; *) echo v22.13.0 ;; esac'))
        add("npm", does.pop("npm", INSTALLS))
        for name, what in does.items():
            add(name.replace("_", "-"), what)
        ran = subprocess.run(
            [sys.executable, "scripts/client.py", "browser"],
            cwd=tmp_path,
            env={"PATH": str(programs), "CI": ci, "SMALLWORLD_CHROMIUM": named},
            capture_output=True,
            text=True,
            check=False,
        )
        return f"{ran.stdout}{ran.stderr}exit {ran.returncode}"

    return run


PLAYED = "npm run --silent browser"
root_only = pytest.mark.skipif(os.geteuid() != 0, reason="only root may call apt-get")


def test_chromium_that_is_already_installed_is_used(machine: Machine):
    said = machine(chromium=STARTS, apt_get="", apt_cache=HAS_PACKAGE)
    assert PLAYED in said
    assert "apt-get" not in said


@root_only
def test_root_installs_full_chromium_without_a_headless_shell(machine: Machine):
    said = machine(
        apt_get='case "$*" in *install*) cp {bin}/kept {bin}/chromium ;; esac',
        kept=STARTS,
        apt_cache='case "$*" in *shell*) ;; *) ' + HAS_PACKAGE + " ;; esac",
    )
    assert "apt-get install -qq -y --no-install-recommends chromium\n" in said
    assert PLAYED in said


def test_named_chromium_that_does_not_start_is_not_replaced(machine: Machine):
    said = machine(ci="true", named="mine", chromium=STARTS, apt_get="", apt_cache=HAS_PACKAGE)
    assert "SMALLWORLD_CHROMIUM=/path/to/chromium" in said
    assert "apt-get" not in said
    assert said.endswith("exit 1")


def test_chromium_that_playwright_installed_is_used(machine: Machine):
    said = machine(node=PLAYWRIGHT_HAS, kept=STARTS, chromium_browser=ASKS_FOR_A_SNAP, apt_get="")
    assert PLAYED in said
    assert "apt-get" not in said


@root_only
def test_root_user_installs_chromium_from_packages(machine: Machine):
    said = machine(
        apt_get='case "$*" in *install*) cp {bin}/kept {bin}/chromium ;; esac',
        kept=STARTS,
        apt_cache=HAS_PACKAGE,
    )
    assert "apt-get update -qq" in said
    assert "apt-get install -qq -y --no-install-recommends chromium chromium-headless-shell" in said
    assert PLAYED in said


@root_only
@pytest.mark.parametrize("candidate", ["(none)", "2:1snap1-0ubuntu2"])
def test_empty_chromium_package_is_not_installed(machine: Machine, candidate: str):
    said = machine(apt_get="exit 100", apt_cache=f"echo '  Candidate: {candidate}'")
    assert "apt has no chromium here" in said
    assert "lists of packages could not be renewed" in said
    assert "apt-get install" not in said


def test_error_for_missing_chromium_says_how_to_install_it(machine: Machine):
    said = machine(chromium_browser=ASKS_FOR_A_SNAP)
    assert "The browser tests are LEFT OUT: no Chromium was found that starts" in said
    for way in (
        "apt install chromium chromium-headless-shell",
        "npx playwright install",
        "SMALLWORLD_CHROMIUM=",
    ):
        assert way in said
    assert "npm exec" not in said  # nothing is downloaded without a request
    assert said.endswith("exit 0")


def test_ci_machine_downloads_chromium_with_playwright(machine: Machine):
    fetches = FETCHES.replace("{what}", "cp {bin}/fetched {bin}/kept")
    said = machine(ci="true", node=PLAYWRIGHT_HAS, npm=fetches, fetched=STARTS)
    assert "npm exec -- playwright install chromium" in said
    assert PLAYED in said


def test_ci_machine_that_finds_no_chromium_fails(machine: Machine):
    said = machine(ci="true", npm=FETCHES.replace("{what}", "exit 1"))
    assert "Playwright could not fetch it; see the reason above" in said
    assert "client: The browser tests cannot run: no Chromium was found that starts" in said
    assert said.endswith("exit 1")


@pytest.mark.parametrize(("ci", "called"), [("true", True), ("", False)])
def test_sudo_is_used_only_on_ci_machines(machine: Machine, ci: str, called: bool):
    if os.geteuid() == 0:
        pytest.skip("root needs no sudo")
    said = machine(ci=ci, sudo='shift; "$@"', apt_get="", apt_cache=HAS_PACKAGE)
    for command in ("apt-get update", "env DEBIAN_FRONTEND=noninteractive"):
        assert (
            command in "".join(line for line in said.splitlines() if line.startswith("sudo -n"))
        ) == called
