"""The files and links on pages, which must exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
# The first folder of a path: only paths in these folders belong to the project, not to the reader.
PATH = re.compile(
    r"`((?:src|tests|docs|web|scripts|examples|benchmarks|engine|content|views|bots|server|cli|arena|locale)"
    r"/[\w./*-]*)`"
)
# "../../actions" is a page on the repository's host, for the badge in README.md.
LINK = re.compile(r"\]\((?!https?:|mailto:|#|\.\./\.\./actions/)([^)#\s]+)")
ROOTS = (ROOT, ROOT / "src" / "smallworld")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def is_there(path: str) -> bool:
    """Return whether a path exists from the top or from the package; a star and LANGUAGE match any name."""
    path = path.replace("LANGUAGE", "*")
    return any(any(root.glob(path.rstrip("/"))) for root in ROOTS)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_and_links_named_on_a_page_exist(page):
    text = page.read_text(encoding="utf-8")
    assert [path for path in PATH.findall(text) if not is_there(path)] == []
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []


def test_path_that_does_not_exist_on_a_page_is_reported():
    assert PATH.findall("`tests/laws/`, `settler.py`") == ["tests/laws/"]
    assert not is_there("engine/nowhere.py")
    assert is_there("engine/question.py")


def test_architecture_decisions_are_numbered_without_gaps():
    numbers = [page.name[:4] for page in (ROOT / "docs" / "adr").glob("*.md")]
    assert sorted(numbers) == [f"{number:04}" for number in range(1, 1 + len(numbers))]
