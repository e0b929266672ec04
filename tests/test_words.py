"""Words that sources may use: "they" for a person, and short names for tests that say the behaviour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
READ = (
    "*.md",
    "docs/**/*.md",
    "src/**/*.py",
    "src/smallworld/locale/en/*.ftl",
    "tests/**/*.py",
    "tests/**/*.toml",
    "examples/**/*.py",
    "benchmarks/**/*.py",
    "scripts/**/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
)
ONE_SEX = re.compile(r"\b(?:[h]e|[h]is|[h]im|[h]imself|s[h]e|[h]er|[h]ers|[h]erself)\b", re.IGNORECASE)


def texts() -> Iterator[Path]:
    for pattern in READ:
        yield from ROOT.glob(pattern)


def test_no_text_uses_gendered_pronouns():
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if ONE_SEX.search(line)
    ]
    assert found == []


def test_every_file_pattern_of_this_check_matches_files():
    assert [pattern for pattern in READ if not any(ROOT.glob(pattern))] == []


# --- Names of tests --------------------------------------------------------------------------------------

LONGEST = 60
NAME = re.compile(r"^[ \t]*(?:async )?def (test_\w+)", re.MULTILINE)
HEADLESS = re.compile(r"test_(?:what|who|whom|whose)_")
TITLE = re.compile(
    r"""(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*  # test(, it.each([...])(
        (?P<quote>["'`])(?P<title>(?:(?!(?P=quote))[^\\]|\\.)*)(?P=quote)\s*,""",
    re.VERBOSE,
)


def faults_of_names(source: str) -> list[str]:
    """Return the names of Python tests that are too long, or begin with a clause without its subject."""
    return [name for name in NAME.findall(source) if len(name) > LONGEST or HEADLESS.match(name)]


def faults_of_titles(source: str) -> list[str]:
    """Return the titles of TypeScript tests that are too long."""
    return [found["title"] for found in TITLE.finditer(source) if len(found["title"]) > LONGEST]


def test_names_of_tests_are_short_and_have_a_subject():
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for name in faults_of_names(path.read_text(encoding="utf-8"))
    ]
    assert found == [], (
        f"name the behaviour in at most {LONGEST} characters, and begin with its subject instead of "
        "what, who, whom or whose: test_muted_players_cannot_chat"
    )


def test_titles_of_tests_are_short():
    found = [
        f"{path.relative_to(ROOT)}: {title}"
        for folder in ("tests/browser", "web/tests")
        for path in sorted((ROOT / folder).rglob("*.ts"))
        if "node_modules" not in path.parts
        for title in faults_of_titles(path.read_text(encoding="utf-8"))
    ]
    assert found == [], f"say the behaviour in at most {LONGEST} characters"


@pytest.mark.parametrize("name", ["test_what_is_wrong", "test_whom_it_serves", "test_" + "x" * LONGEST])
def test_check_finds_long_names_and_names_without_a_subject(name):
    assert faults_of_names(f"    async def {name}(page):\n        pass\n") == [name]


@pytest.mark.parametrize(
    "call",
    ['test("{}", async', "it('{}', () =>", '  test.skip(\n    "{}",', '])("{}", (', "describe(`{}`, ("],
)
def test_check_finds_titles_that_are_too_long(call):
    title = "x" * (LONGEST + 1)
    assert faults_of_titles(call.format(title)) == [title]
    assert faults_of_titles(call.format(title[1:])) == []
