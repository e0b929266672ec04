"""Playing, simulating and learning without the libraries of the server, which are an extra."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import smallworld

SOURCE = Path(smallworld.__path__[0]).parent
PROJECT = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OF_A_SERVER = {"serve", "bots", "backup", "restore", "moderate"}
FEW = ("--bots", "random", "--games", "1")

# Allow only Python's modules and the distributions that smallworld itself requires.
BARE = """
import sys
class Bare:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED and not top.startswith("_"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Bare())
"""


def brought_by(distributions: list[str]) -> set[str]:
    """Return these distributions and all their installed requirements."""
    found: set[str] = set()
    asked = [Requirement(text) for text in distributions]
    while asked:
        one = asked.pop()
        name = canonicalize_name(one.name)
        if name in found or not (one.marker is None or one.marker.evaluate({"extra": ""})):
            continue
        try:
            asked += [Requirement(text) for text in requires(name) or ()]
        except PackageNotFoundError:
            continue
        found.add(name)
    return found


def allowed(needs: list[str]) -> set[str]:
    """Return the modules that may be imported if these requirements are installed."""
    installed = brought_by(needs)
    theirs = {
        module
        for module, distributions in packages_distributions().items()
        if installed.intersection(map(canonicalize_name, distributions))
    }
    ours = {"smallworld", "smallworld__mypyc"}
    return theirs | ours | set(sys.stdlib_module_names)


def bare(
    code: str, *words: str, needs: list[str] = PROJECT["dependencies"]
) -> subprocess.CompletedProcess[str]:
    """Run Python with only these distributions: by default those that smallworld requires."""
    return subprocess.run(
        [sys.executable, "-c", f"ALLOWED = {allowed(needs)!r}\n{BARE}\n{code}", *words],
        env=os.environ | {"PYTHONPATH": str(SOURCE), "LC_ALL": "C", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def smallworld_bare(*words: str) -> subprocess.CompletedProcess[str]:
    return bare("from smallworld.cli import main\nmain(prog_name='smallworld')", *words)


def test_web_libraries_are_optional_requirements_of_the_package():
    assert [need for need in PROJECT["optional-dependencies"]["server"] if need.startswith("fastapi")]
    assert not {"fastapi", "starlette", "uvicorn", "sqlalchemy"} & brought_by(PROJECT["dependencies"])


def test_package_can_be_imported_without_the_server_libraries():
    ran = bare(
        "import pkgutil, smallworld\n"
        "from importlib import import_module\n"
        "OTHER = ('smallworld.server', 'smallworld.envs', 'smallworld.training', 'smallworld.drawing',\n"
        "    'smallworld.__main__',\n"
        "    'smallworld.cli.commands.serve', 'smallworld.cli.commands.bots',\n"
        "    'smallworld.cli.commands.backup', 'smallworld.cli.commands.moderate')\n"
        "def walk(path, prefix):\n"
        "    for module in pkgutil.iter_modules(path, prefix):\n"
        "        if not module.name.startswith(OTHER):\n"
        "            found = import_module(module.name)\n"
        "            print(module.name)\n"
        "            if module.ispkg: walk(found.__path__, module.name + '.')\n"
        "walk(smallworld.__path__, 'smallworld.')"
    )
    assert ran.returncode == 0, ran.stderr
    assert {"smallworld.cli.commands.play", "smallworld.arena.ratings"} < set(ran.stdout.split())


def test_bots_can_play_without_the_server_libraries():
    ran = smallworld_bare("simulate", *FEW, "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["games"] == 1


def test_command_without_any_library_says_how_to_install_them():
    ran = bare("from smallworld.__main__ import main\nmain()", needs=[])
    assert ran.returncode == 1
    assert ran.stderr == (
        "The command smallworld needs click, which `pip install --no-deps` leaves out. "
        "This installs it: python3 -m pip install smallworld\n"
    )


def test_server_record_can_be_verified_without_its_libraries():
    # Servers draw chance with the standard library only, so that every owner of a record can verify it.
    ran = bare("from smallworld.house.game.chance import verify; print(verify.__name__)")
    assert ran.stdout == "verify\n", ran.stderr


@pytest.mark.parametrize("command", sorted(OF_A_SERVER))
@pytest.mark.parametrize("also", [(), ("--no-open", "--port", "0"), ("--help",)], ids=" ".join)
def test_command_without_its_libraries_says_how_to_install_them(command, also):
    ran = smallworld_bare(command, *also)
    assert ran.returncode == 2
    [line] = ran.stderr.splitlines()
    assert re.match(
        rf"Error: smallworld {command} needs \w+, which comes only with the extra `server`: ", line
    )
    assert "python3 -m pip install 'smallworld[server]'" in line


def test_help_also_lists_commands_whose_libraries_are_missing():
    ran = smallworld_bare("--help")
    assert ran.returncode == 0, ran.stderr
    missing = {line.split()[0] for line in ran.stdout.splitlines() if "Not installed:" in line}
    assert missing == OF_A_SERVER
