"""The choice between compiled rules and source, and the build of the client."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path

import pytest

import smallworld

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "smallworld"
ASKED = os.environ.get("SMALLWORLD_COMPILED", "")
SETUP = run_path(str(ROOT / "setup.py"))
SOURCES: list[str] = SETUP["sources"]()

LOAD_THE_RULES = """
import importlib, pkgutil, smallworld
for package in "engine", "content":
    for module in pkgutil.walk_packages([f"{smallworld.__path__[0]}/{package}"], f"smallworld.{package}."):
        if not module.ispkg:
            print(importlib.import_module(module.name).__spec__.loader.__class__.__name__)
print(smallworld.is_compiled())
"""


def python(code: str, asked: str | None, path: Path) -> subprocess.CompletedProcess[str]:
    """Run `code` in a fresh Python with smallworld from `path` and the switch set to `asked`."""
    environment = {name: value for name, value in os.environ.items() if name != "SMALLWORLD_COMPILED"}
    environment |= {"PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"}
    if asked is not None:
        environment["SMALLWORLD_COMPILED"] = asked
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def compiled_modules() -> list[str]:
    """Return the modules that setup.py compiles, by name."""
    return [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in SOURCES]


@pytest.fixture
def source_only(tmp_path: Path) -> Path:
    """Return a folder with smallworld, in which nothing is compiled."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src" / "smallworld", tmp_path / "smallworld", ignore=ignored)
    return tmp_path


@pytest.fixture
def broken(source_only: Path) -> Path:
    """Return such a folder with a compiled module beside its source that cannot be loaded."""
    (source_only / "smallworld" / "engine" / f"state{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    return source_only


@pytest.mark.parametrize("asked", ["0", "later"])
def test_source_is_used_where_the_variable_asks_for_it(broken: Path, asked: str):
    ran = python(LOAD_THE_RULES, asked, broken)
    assert ran.returncode == 0, ran.stderr
    *loaders, compiled = ran.stdout.split()
    assert set(loaders) == {"SourceFileLoader"}
    assert compiled == "False"


def test_compiled_modules_are_used_by_default(broken: Path):
    ran = python(LOAD_THE_RULES, None, broken)
    assert "ImportError" in ran.stderr, "the source was loaded in place of the compiled module"


def test_source_is_used_by_default_if_nothing_is_compiled(source_only: Path):
    ran = python(LOAD_THE_RULES, None, source_only)
    assert ran.stdout.split()[-1:] == ["False"], ran.stderr


def test_demanding_compiled_rules_that_were_not_built_fails(source_only: Path):
    ran = python("import smallworld", "1", source_only)
    assert ran.returncode == 1
    assert (
        "ImportError: SMALLWORLD_COMPILED=1 demands the compiled rules, but they were not built" in ran.stderr
    )


def test_setting_compiled_refuses_other_values(source_only: Path):
    ran = python("import smallworld", "yes", source_only)
    assert "SMALLWORLD_COMPILED is 'yes'; it may be 0 (source), 1 (compiled), later (source," in ran.stderr


@pytest.mark.skipif(not ASKED, reason="whichever build there is may run")
def test_tests_run_with_the_requested_build_of_the_rules():
    assert smallworld.is_compiled() == (ASKED == "1")


def test_modules_of_the_rules_are_all_compiled_or_none_is():
    specs = [find_spec(name) for name in compiled_modules()]
    compiled = {spec.name for spec in specs if spec and isinstance(spec.loader, ExtensionFileLoader)}
    assert compiled == (set(compiled_modules()) if smallworld.is_compiled() else set())


@pytest.mark.skipif(not smallworld.is_compiled(), reason="the source itself runs")
def test_compiled_rules_are_not_older_than_their_source():
    [library] = ROOT.glob("src/smallworld__mypyc*")
    built = library.stat().st_mtime
    specs = [find_spec(name) for name in compiled_modules()]
    sources = [
        Path(spec.origin).parent / f"{spec.name.rpartition('.')[2]}.py"
        for spec in specs
        if spec and spec.origin
    ]
    edited = [source.name for source in sources if source.stat().st_mtime > built]
    assert not edited, (
        "run `make compile`: old code is running, since these were edited after it was compiled"
    )


@pytest.mark.parametrize("hot", SETUP["HOT"])
def test_every_module_listed_as_hot_is_compiled(hot):
    assert [path for path in SOURCES if path.startswith(f"src/smallworld/{hot}")]


def test_every_pattern_for_compiled_modules_matches_a_file():
    assert [pattern for pattern in SETUP["COMPILED"] if not any(PACKAGE.glob(pattern))] == []


@pytest.mark.skipif(not shutil.which("make"), reason="make is not here")
def test_make_compiles_again_when_a_compiled_module_changes():
    words = ["make", "--print-data-base", "--question", "help"]
    printed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    [watched] = re.findall(r"^SOURCES := (.*)$", printed, re.MULTILINE)
    modules = [path for path in watched.split() if not path.endswith("__init__.py")]
    assert sorted(modules) == SOURCES


def test_same_version_of_mypy_checks_and_compiles():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [compiles] = [need for need in project["build-system"]["requires"] if need.startswith("mypy")]
    [checks] = [
        need for need in project["project"]["optional-dependencies"]["test"] if need.startswith("mypy")
    ]
    assert compiles == checks


# --- The client -----------------------------------------------------------------------------------

# Replaces Node and npm: reports its calls, and builds a page as Vite would.
NODE = "#!/bin/sh\necho {version}\n"
NPM = """#!/bin/sh
echo "$@" >> ../calls
case "$*" in
    ci*) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
    *build*) {build} ;;
esac
"""
BUILDS = "mkdir -p ../src/smallworld/server/static && cp src/page ../src/smallworld/server/static/index.html"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout with a client of one page."""
    for file in (
        "setup.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "scripts/client.py",
        "scripts/docstrings.py",
        "scripts/published.py",
    ):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    files = {
        "src/smallworld/__init__.py": '__version__ = "1"',
        "src/smallworld/locale/en/web.ftl": "hello = Hello",
        "web/package-lock.json": "{}",
        "web/src/page": "a map",
    }
    for file, text in files.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def build(checkout: Path, command: str, version: str = "v22.13.0", does: str = BUILDS) -> str:
    """Return the output of a script in the checkout, with this version of Node."""
    programs = checkout / "bin"
    programs.mkdir(exist_ok=True)
    for name, text in (("node", NODE.format(version=version)), ("npm", NPM.format(build=does))):
        (programs / name).write_text(text, encoding="utf-8")
        (programs / name).chmod(0o755)
    environment = {**os.environ, "PATH": f"{programs}:/usr/bin:/bin", "SMALLWORLD_COMPILED": "0"}
    environment.pop("SMALLWORLD_CLIENT", None)
    ran = subprocess.run(
        [sys.executable, "-I", *command.split()],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


def calls(checkout: Path) -> list[str]:
    """Return the first words of the npm calls since the last time."""
    told = checkout / "calls"
    if not told.exists():
        return []
    said = [line.replace("--silent ", "").split(" -")[0] for line in told.read_text("utf-8").splitlines()]
    told.unlink()
    return said


def test_client_that_is_already_built_is_not_built_again(checkout: Path):
    build(checkout, "scripts/client.py build")
    assert calls(checkout) == ["ci", "run build"]
    build(checkout, "scripts/client.py build")
    assert calls(checkout) == []


@pytest.mark.parametrize("changed", ["web/src/page", "src/smallworld/locale/en/web.ftl"])
def test_changed_client_is_rebuilt(checkout: Path, changed: str):
    build(checkout, "scripts/client.py build")
    calls(checkout)
    (checkout / changed).write_text("changed", encoding="utf-8")
    build(checkout, "scripts/client.py build")
    assert calls(checkout) == ["run build"]


@pytest.mark.parametrize(
    "version", ["v18.20.0", "v20.18.3", "v21.7.0", "v22.12.0", "v23.1.0", "bash: no such command"]
)
def test_version_of_node_that_is_too_old_builds_no_client(checkout: Path, version: str):
    assert "WARNING: the client could not be built" in build(checkout, "setup.py build_py", version)
    assert calls(checkout) == []


@pytest.mark.parametrize(("act", "scripts"), [("lint", ["run lint"]), ("format", ["run fix", "run format"])])
def test_make_also_formats_and_lints_the_client(checkout: Path, act: str, scripts: list[str]):
    build(checkout, f"scripts/client.py {act}")
    assert calls(checkout) == ["ci", *scripts]


def test_package_contains_the_client(checkout: Path):
    build(checkout, "setup.py build_py", "v20.19.0")
    [page] = (checkout / "build").rglob("index.html")
    assert page.read_text("utf-8") == "a map"


def test_client_that_fails_to_build_is_left_out_with_a_warning(checkout: Path):
    said = build(checkout, "setup.py build_py", does="exit 1")
    assert "WARNING: the client could not be built: `npm run --silent build" in said
    assert list((checkout / "build").rglob("smallworld/__init__.py"))
    assert not list((checkout / "build").rglob("index.html"))


# --- What pip hides -------------------------------------------------------------------------------

SAY_ON_A_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(os.open(sys.argv[1], os.O_RDWR), termios.TIOCSCTTY, 0)
sys.path.insert(0, sys.argv[2])
import client
client.say("Compiling")
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no /dev/tty")
@pytest.mark.parametrize("by_pip", [True, False])
def test_build_shows_on_the_terminal_what_pip_hides(by_pip: bool):
    ours, terminal = os.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "PIP_BUILD_TRACKER"}
    ran = subprocess.run(
        [sys.executable, "-c", SAY_ON_A_TERMINAL, os.ttyname(terminal), str(ROOT / "scripts")],
        env=environment | ({"PIP_BUILD_TRACKER": "any"} if by_pip else {}),
        start_new_session=True,
        capture_output=True,
        text=True,
        check=True,
    )
    os.write(terminal, b"end")
    assert (b"Compiling" in os.read(ours, 100)) == by_pip
    assert ("Compiling" in ran.stdout) == (not by_pip)
    os.close(ours)
    os.close(terminal)


def test_build_prints_where_there_is_no_terminal():
    ran = subprocess.run(
        [sys.executable, "-c", "import client; client.say('Compiling')"],
        cwd=ROOT / "scripts",
        env={**os.environ, "PIP_BUILD_TRACKER": "any"},
        start_new_session=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "Compiling\n"
