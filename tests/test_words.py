"""A person is "they": sources, docs and English catalogues tell nobody's sex."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

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


def test_every_kind_of_text_is_read():
    assert [pattern for pattern in READ if not any(ROOT.glob(pattern))] == []
