"""The packages that pip builds in a bare environment: a compiled wheel, or a clear warning."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from runpy import run_path
from zipfile import ZipFile

import pytest

from kit.once import made_once

ROOT = Path(__file__).resolve().parent.parent
SOURCES: list[str] = run_path(str(ROOT / "setup.py"))["sources"]()
DEMANDED = {"SMALLWORLD_COMPILED": "1"}
LIBRARIES = (".so", ".pyd")
ADDRESS = "https://example.org/us/smallworld"
COMMIT = "0123456789ab"
ORIGIN = {"SMALLWORLD_ADDRESS": ADDRESS, "SMALLWORLD_COMMIT": COMMIT}


def environment(also: dict[str, str]) -> dict[str, str]:
    """Return a minimal environment: the path of programs, pip's settings, and no client."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in ("PATH", "HOME", "SYSTEMROOT", "TEMP") or name.startswith("PIP_")
    }
    return kept | {"SMALLWORLD_CLIENT": "0"} | also


def run(
    *words: str | Path, at: Path, check: bool = True, also: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program in the folder `at`; if it must succeed and fails, show its output."""
    whole = environment(also or {})
    ran = subprocess.run(words, cwd=at, env=whole, capture_output=True, text=True, check=False)
    assert not check or ran.returncode == 0, ran.stdout + ran.stderr
    return ran


@pytest.fixture(scope="module")
def compiler() -> None:
    """Skip the test if there is no C compiler."""
    asks = "import setup; raise SystemExit(not setup.can_compile())"
    if run(sys.executable, "-c", asks, at=ROOT, check=False).returncode:
        pytest.skip("no C compiler was found, so pip builds plain Python")


# --- The whole ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a fresh environment that has only pip."""
    folder = tmp_path_factory.mktemp("fresh")
    run(sys.executable, "-m", "venv", folder, at=folder)
    [python] = [*folder.glob("bin/python"), *folder.glob("Scripts/python.exe")]
    return python


@pytest.fixture(scope="module")
def requirements(fresh: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the requirements of a build, so that pip does not download them again."""
    folder = tmp_path_factory.mktemp("requirements")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs = project["build-system"]["requires"]
    got = run(fresh, "-m", "pip", "download", "--quiet", "--dest", folder, *needs, at=folder, check=False)
    if got.returncode:
        pytest.skip(f"pip cannot get what a build requires: {got.stderr.strip().splitlines()[-1]}")
    return folder


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source distribution of a clean copy of the tracked files."""

    def build(copy: Path) -> None:
        for name in names:
            if (ROOT / name).exists():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, copy / name)
        run(sys.executable, "setup.py", "--quiet", "sdist", at=copy, also=ORIGIN)

    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no checkout of git, which would tell the files that are tracked")
    names = [name for name in listed.stdout.split("\0") if name]
    [made] = (made_once(tmp_path_factory, "copy", build) / "dist").iterdir()
    return made


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return a C compiler that does not optimise, which halves the time of the build."""
    name = next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if os.name != "posix" or name is None:
        return {}
    script = tmp_path_factory.mktemp("hasty") / "cc"
    script.write_text(f'#!/bin/sh\nexec {shutil.which(name)} "$@" -O0\n', encoding="utf-8")
    script.chmod(0o755)
    return {"CC": str(script)}


@pytest.fixture(scope="module")
def wheel(
    compiler: None,
    fresh: Path,
    requirements: Path,
    sdist: Path,
    hasty: dict[str, str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """Return the wheel that pip builds in isolation from the source distribution."""

    def build(folder: Path) -> None:
        alone = ("--no-deps", "--no-index", "--find-links", requirements)
        words = ("-m", "pip", "wheel", "--quiet", *alone, "--wheel-dir", folder, sdist)
        run(fresh, *words, at=sdist.parent, also=hasty)

    [made] = made_once(tmp_path_factory, "wheel", build).iterdir()
    return made


@pytest.fixture(scope="module")
def pure(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of plain Python, built from the same files."""

    def build(folder: Path) -> None:
        words = ("setup.py", "--quiet", "bdist_wheel", "--dist-dir", folder)
        run(sys.executable, *words, at=sdist.parent.parent, also={"SMALLWORLD_COMPILED": "0", **ORIGIN})

    [made] = made_once(tmp_path_factory, "pure", build).iterdir()
    return made


@pytest.fixture(params=["pure", pytest.param("wheel", marks=pytest.mark.long("compiles everything"))])
def either(request: pytest.FixtureRequest) -> Path:
    """Return the pure wheel and, in the long run, also the compiled wheel."""
    found: Path = request.getfixturevalue(request.param)
    return found


# To compile everything takes minutes.
builds = pytest.mark.long("compiles everything")


def compiled_in(wheel: Path) -> set[str]:
    """Return the files of which a wheel has a compiled library."""
    names = ZipFile(wheel).namelist()
    return {f"src/{name.split('.')[0]}.py" for name in names if name.endswith(LIBRARIES)}


@builds
def test_wheel_built_in_isolation_has_every_module_compiled(wheel):
    assert set(SOURCES) - compiled_in(wheel) == set()


@builds
def test_package_installed_from_the_wheel_says_it_is_compiled(wheel, fresh, tmp_path):
    ZipFile(wheel).extractall(tmp_path)
    asks = "import smallworld.engine.game; print(smallworld.is_compiled(), smallworld.engine.game.__file__)"
    told = run(fresh, "-c", asks, at=tmp_path).stdout.split()
    assert told[0] == "True"
    assert told[1].endswith(LIBRARIES)
    assert told[1].startswith(str(tmp_path))


def test_wheel_contains_every_module(pure):
    assert {f"src/{name}" for name in ZipFile(pure).namelist()} >= set(SOURCES)


def test_wheel_contains_nothing_but_the_package(either):
    checks = Path(sys.executable).with_name("check-wheel-contents")
    run(checks, "--config", ROOT / "pyproject.toml", either, at=either.parent)
    tops = {name.partition("/")[0].partition(".")[0] for name in ZipFile(either).namelist()}
    compiled = {"smallworld__mypyc"} if compiled_in(either) & set(SOURCES) else set()
    assert {top.partition("-")[0] for top in tops} == {"smallworld"} | compiled


def test_package_index_accepts_the_wheel_and_source_distribution(either, sdist):
    run(sys.executable, "-m", "twine", "check", "--strict", either, sdist, at=either.parent)


def test_wheel_links_to_its_source_repository(either):
    [metadata] = [name for name in ZipFile(either).namelist() if name.endswith(".dist-info/METADATA")]
    said = ZipFile(either).read(metadata).decode()
    assert f"Project-URL: Source, {ADDRESS}\n" in said
    assert f"![A game in the browser]({ADDRESS}/raw/HEAD/docs/table.jpg)" in said
    assert "](docs/" not in said


def test_wheel_contains_its_commit(either):
    assert ZipFile(either).read("smallworld/commit.txt").decode() == f"{COMMIT}\n"


def test_source_distribution_has_every_file_that_a_build_reads(sdist):
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    scripts = {"scripts/backend.py", "scripts/client.py", "scripts/docstrings.py", "scripts/published.py"}
    wanted = {"setup.py", "pyproject.toml", "web/package.json", "src/smallworld/commit.txt", *scripts}
    assert wanted | set(SOURCES) <= names
    assert not [name for name in names if name.startswith("tests")], "some of them would run, most would not"


# --- What fails -----------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a checkout with one module to compile, in a package with imports that are not installed."""
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
    package = tmp_path / "src" / "smallworld" / "envs"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").write_text('__version__ = "1"\n', encoding="utf-8")
    (package / "__init__.py").write_text("from nowhere import Space as Space\n", encoding="utf-8")
    write(tmp_path, "def double(number: int) -> int:\n    return 2 * number\n")
    return tmp_path


def write(checkout: Path, source: str) -> None:
    """Write the module to compile."""
    (checkout / "src" / "smallworld" / "envs" / "actions.py").write_text(source, encoding="utf-8")


def built(checkout: Path) -> list[str]:
    """Return the file name endings that a build made from the module."""
    return sorted(path.suffix for path in (checkout / "build").rglob("actions*") if "lib" in str(path))


def test_build_succeeds_without_libraries_of_interpreted_modules(compiler, small, hasty):
    run(sys.executable, "-P", "setup.py", "--quiet", "build", at=small, also=DEMANDED | hasty)
    assert set(built(small)) & set(LIBRARIES)


WRONG = 'def double(number: int) -> int:\n    return "twice"\n'


def test_type_error_stops_a_build_that_demands_compiled_rules(compiler, small):
    write(small, WRONG)
    ran = run(sys.executable, "-P", "setup.py", "--quiet", "build", at=small, check=False, also=DEMANDED)
    assert ran.returncode == 1
    assert "actions.py:2: error: Incompatible return value type" in ran.stderr


def test_type_error_otherwise_gives_a_pure_build_with_a_warning(compiler, small):
    write(small, WRONG)
    ran = run(sys.executable, "-P", "setup.py", "--quiet", "build", at=small)
    assert built(small) == [".py"]
    warning = ran.stderr[ran.stderr.index("WARNING: there is a C compiler") :]
    assert "actions.py:2: error: Incompatible return value type" in warning
    assert ran.stderr.rstrip().endswith("=" * 78), "something is said after it, and hides it"


def test_request_for_package_metadata_compiles_nothing(small):
    write(small, WRONG)
    ran = run(sys.executable, "-P", "setup.py", "--quiet", "egg_info", at=small, also=DEMANDED)
    assert "Incompatible" not in ran.stdout + ran.stderr
