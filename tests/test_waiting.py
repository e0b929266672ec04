"""Tests that sleep, read a real clock, give up early or take a free port by luck, which are forbidden.

The check parses Python sources, and searches TypeScript ones for patterns, because it has no parser for them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
CLIENT: Final = (TESTS / "browser", TESTS.parent / "web" / "tests")
CLOCKS: Final = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"}
DATES: Final = {"now", "utcnow", "today"}
WAITS: Final = {"wait", "wait_for", "join", "result", "communicate", "timeout"}

LEAST_SECONDS: Final = 60
SLEEPS, CLOCK, EARLY, PORT = "sleeps", "reads a clock", f"waits less than {LEAST_SECONDS} s", "frees its port"
EXCEPT: Final = {  # file and fault, with the reason for the exception
    ("kit/waiting.py", SLEEPS): "this is what waits",
    ("kit/waiting.py", CLOCK): "this is what gives up",
    ("kit/watch.py", SLEEPS): "its loop waits for nothing",
    ("kit/watch.py", CLOCK): "it begins where the real clock is",
    ("kit/pushing.py", CLOCK): "a certificate is made that is valid now",
    ("kit/postgres.py", PORT): "PostgreSQL takes a port by number, and another if that was lost",
    ("laws/fuzz.py", CLOCK): "`make fuzz` looks for so long as it is told",
    ("laws/realms.py", CLOCK): "`make fuzz-realms` looks for so long as it is told",
}


def faults(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a test that depend on time or luck, with the kind of fault."""
    tree = ast.parse(source)
    of_time = imported_from_time(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            if name == "sleep" and not is_zero(node.args):
                yield node.lineno, SLEEPS
            if name in WAITS and any(is_short(value) for value in limits_of(node)):
                yield node.lineno, EARLY
        elif isinstance(node, ast.Attribute) and isinstance(node.value, (ast.Name, ast.Attribute)):
            whose = name_of(node.value)
            if (whose == "time" and node.attr in CLOCKS) or (
                whose in ("datetime", "date") and node.attr in DATES
            ):
                yield node.lineno, CLOCK
        elif isinstance(node, ast.Name) and node.id in of_time:
            yield node.lineno, CLOCK
        elif isinstance(node, ast.With) and gives_port_away(node):
            yield node.lineno, PORT


# A sleep: a promise that a timer fulfils after a time other than 0.
IN_TYPESCRIPT: Final = {
    SLEEPS: re.compile(r"waitForTimeout\(|=>\s*\{?\s*setTimeout\(\s*[^,()]+,\s*(?!0\s*\))"),
    CLOCK: re.compile(r"\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\("),
}
LIMIT: Final = re.compile(r"\btimeout: ([\d_]+)")  # of milliseconds
EXCEPT_IN_TYPESCRIPT: Final = {
    ("browser/engines/webkit.ts", SLEEPS): "it asks a driver, a program of others, until it answers",
    ("browser/engines/webkit.ts", CLOCK): "it gives up on a driver that does not start",
    ("browser/silence.ts", SLEEPS): "it measures a page that no longer answers, whose test has failed",
    ("browser/silence.ts", CLOCK): "it says for how long the page has been silent",
    ("browser/tables.ts", CLOCK): "it gives up on a page that never rests",
}


def faults_in_typescript(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a TypeScript test that depend on time, with the kind of fault."""
    for number, line in enumerate(source.splitlines(), 1):
        for fault, pattern in IN_TYPESCRIPT.items():
            if pattern.search(line):
                yield number, fault
        if any(int(limit.replace("_", "")) < LEAST_SECONDS * 1000 for limit in LIMIT.findall(line)):
            yield number, EARLY


def imported_from_time(tree: ast.Module) -> set[str]:
    """Return the names in a file of functions of `time` that read a clock."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "time"]
    return {alias.asname or alias.name for node in imports for alias in node.names if alias.name in CLOCKS}


def name_of(node: ast.expr) -> str:
    """Return the last part of a dotted name, or "" for any other expression."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_zero(values: list[ast.expr]) -> bool:
    """Return whether a call only lets other tasks run, without waiting."""
    return len(values) == 1 and isinstance(values[0], ast.Constant) and values[0].value == 0


def limits_of(call: ast.Call) -> list[ast.expr]:
    """Return the possible time limits, in seconds, of a waiting call."""
    named = [keyword.value for keyword in call.keywords if keyword.arg == "timeout"]
    return [*named, *call.args[-1:]]


def is_short(value: ast.expr) -> bool:
    """Return whether an expression is a number below the limit of all tests."""
    return (
        isinstance(value, ast.Constant)
        and isinstance(value.value, (int, float))
        and value.value < LEAST_SECONDS
    )


def gives_port_away(block: ast.With) -> bool:
    """Return whether the number of a port leaves a block that ends with its socket."""
    returned = [node for node in ast.walk(block) if isinstance(node, ast.Return) and node.value is not None]
    names = {
        target.id
        for node in ast.walk(block)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None and asks_port(node.value)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    return any(
        asks_port(node.value) or name_of(node.value) in names for node in returned if node.value is not None
    )


def asks_port(value: ast.expr) -> bool:
    """Return whether a call asks a socket for its address."""
    return any(isinstance(node, ast.Attribute) and node.attr == "getsockname" for node in ast.walk(value))


def test_python_tests_do_not_depend_on_time_or_chance():
    found = {
        (str(path.relative_to(TESTS)), line, fault)
        for path in sorted(TESTS.rglob("*.py"))
        for line, fault in faults(path.read_text(encoding="utf-8"))
    }
    assert [each for each in sorted(found) if (each[0], each[2]) not in EXCEPT] == []
    assert {(path, fault) for path, _, fault in found} == set(EXCEPT), "an exception that nobody needs"


def test_browser_and_client_tests_do_not_depend_on_time():
    found = {
        (path.relative_to(TESTS if path.is_relative_to(TESTS) else TESTS.parent).as_posix(), line, fault)
        for folder in CLIENT
        for path in sorted(folder.rglob("*.ts"))
        if "node_modules" not in path.parts
        for line, fault in faults_in_typescript(path.read_text(encoding="utf-8"))
    }
    assert [each for each in sorted(found) if (each[0], each[2]) not in EXCEPT_IN_TYPESCRIPT] == []
    needed = {(path, fault) for path, _, fault in found}
    assert needed == set(EXCEPT_IN_TYPESCRIPT), "an exception that nobody needs"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("await page.waitForTimeout(500);", SLEEPS),
        ("await new Promise((done) => setTimeout(done, 60));", SLEEPS),
        ("const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));", SLEEPS),
        ("const end = Date.now() + 500;", CLOCK),
        ("await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });", EARLY),
    ],
)
def test_check_finds_each_dependence_on_time_in_typescript(source, fault):
    assert [kind for _, kind in faults_in_typescript(source)] == [fault]


@pytest.mark.parametrize(
    "source",
    [
        "await new Promise((done) => setTimeout(done));",
        "test.setTimeout(400_000);",
        "await expect(row).toBeVisible({ timeout: 300_000 });",
        "await expect.poll(shown, PATIENCE).toBe(true);",
    ],
)
def test_check_allows_waiting_for_a_condition_in_typescript(source):
    assert list(faults_in_typescript(source)) == []


SAMPLES = {
    "time.sleep(0.1)": SLEEPS,
    "await asyncio.sleep(PATIENCE)": SLEEPS,
    "from time import monotonic\nmonotonic() < 3": CLOCK,
    "began = time.perf_counter()": CLOCK,
    "datetime.datetime.now(datetime.UTC)": CLOCK,
    "event.wait(5)": EARLY,
    "await asyncio.wait_for(task, 1.5)": EARLY,
    "process.communicate(timeout=10)": EARLY,
    "def port():\n    with socket() as found:\n        found.bind(('', 0))\n"
    "        return found.getsockname()[1]": PORT,
    "def port():\n    with socket() as found:\n        at = found.getsockname()[1]\n        return at": PORT,
}


@pytest.mark.parametrize(("source", "fault"), SAMPLES.items(), ids=range(len(SAMPLES)))
def test_check_finds_each_dependence_on_time_in_python(source, fault):
    assert {kind for _, kind in faults(source)} == {fault}


@pytest.mark.parametrize(
    "source",
    [
        "await asyncio.sleep(0)",
        "event.wait(PATIENCE)",
        "process.wait(60)",
        "with socket() as s:\n    port = s.getsockname()",
    ],
)
def test_check_allows_waiting_for_a_condition_in_python(source):
    assert list(faults(source)) == []
