"""The extra for environments: other code works without its libraries, and errors say how to install them."""

import os
import subprocess
import sys
from pathlib import Path

import smallworld

SOURCE = Path(smallworld.__path__[0]).parent


def python(code: str, *options: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    return subprocess.run(
        [sys.executable, *options, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def test_error_for_missing_libraries_says_how_to_install_them():
    ran = python(
        "import sys, importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'pettingzoo' else find(name, *rest)\n"
        "import smallworld.envs"
    )
    assert "smallworld.envs needs pettingzoo, which comes only with the extra `rl`" in ran.stderr
    assert "pip install 'smallworld[rl]'" in ran.stderr


def test_openspiel_can_be_installed_as_a_separate_extra():
    ran = python(
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'pyspiel' else find(name, *rest)\n"
        "import smallworld.envs\n"
        "import smallworld.envs.openspiel"
    )
    assert (
        "smallworld.envs.openspiel needs pyspiel, which comes only with the extra `openspiel`" in ran.stderr
    )
    assert "pip install 'smallworld[openspiel]'" in ran.stderr


def test_only_the_environments_load_the_learning_libraries():
    ran = python(
        "import sys, smallworld.cli, smallworld.server.app, smallworld.bots.registry\n"
        "print({'gymnasium', 'pettingzoo', 'resvg_py'} & set(sys.modules))"
    )
    assert ran.stdout.strip() == "set()", ran.stderr
