"""The pages of rulings, one per box, generated from the catalogue and the code, with names of tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from smallworld.engine.errors import SmallWorldError
from smallworld.translate import Translator

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "reference" / "rulings").glob("*.md"))
OF_THE_PAGE = re.compile(r"named\s+without\s+a\s+file\s+is\s+in\s+`(?P<file>[^`]+)`")
HEAD = re.compile(r"^Tests: `(?P<file>[^`]+)`")
MARK = re.compile(r"^<!-- (?P<id>ruling-\S+) (?P<names>.+) -->$")


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return run_path(str(ROOT / "scripts" / "rulings_pages.py"))


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@cache
def names_of_tests(file: Path) -> set[str]:
    tree = ast.parse(text_of(file))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def files_meant(page: Path) -> list[tuple[str, list[Path]]]:
    """Return each test that a page names, with the files of which one must have it."""
    meant: list[tuple[str, list[Path]]] = []
    of_page = OF_THE_PAGE.search(text_of(page))
    otherwise = [ROOT / of_page["file"]] if of_page else []
    at_head = otherwise
    for line in text_of(page).splitlines():
        if line.startswith("#"):
            at_head = otherwise
        elif head := HEAD.match(line):
            at_head = [ROOT / head["file"]]
        elif mark := MARK.match(line):
            for name in mark["names"].split():
                file, _, test = name.rpartition("::")
                if not name.isupper():
                    meant.append((test, sorted((ROOT / "tests").rglob(file)) if file else at_head))
    return meant


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_each_rulings_page_is_up_to_date(page, script):
    assert text_of(page) == script["refreshed"](text_of(page)), "run python scripts/rulings_pages.py"


def test_each_ruling_is_on_exactly_one_page(script):
    told = Counter(id for page in PAGES for id in script["marked"](text_of(page)))
    assert told == Counter(Translator("en").ids("ruling-"))


def test_each_ruling_has_a_test(script):
    told = [item for page in PAGES for item in script["marked"](text_of(page)).items()]
    assert [id for id, names in told if not any("test_" in name for name in names)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_each_test_named_on_a_rulings_page_exists(page):
    meant = files_meant(page)
    assert meant
    assert [test for test, files in meant if not any(test in names_of_tests(file) for file in files)] == []


def test_each_constant_that_a_ruling_needs_is_on_a_page(script):
    pages = "\n".join(map(text_of, PAGES))
    told = {row["name"] for row in script["CONSTANT"].finditer(pages)}
    assert told == set(script["constants"]())


# --- The script itself ----------------------------------------------------------------------------

PAGE = """\
| `START_COINS` | 6 | coins of each player |

<!-- ruling-mercenary-1 START_COINS test_one test_file.py::test_two -->
**Who gets the coin?** Nobody knows.\\
Source: rumour. Test: `test_none`.

What is written by hand stays.
"""


def test_script_corrects_outdated_text_on_a_rulings_page(script):
    assert script["refreshed"](PAGE).splitlines() == [
        "| `START_COINS` | 5 | coins of each player |",
        "",
        "<!-- ruling-mercenary-1 START_COINS test_one test_file.py::test_two -->",
        "**Who gets the coin?** The bank.\\",
        "Source: ours. Constant: `START_COINS`. Test: `test_one`, `test_file.py::test_two`.",
        "",
        "What is written by hand stays.",
    ]


def test_script_fills_in_the_text_of_a_new_ruling(script):
    page = "<!-- ruling-mercenary-1 test_one -->\n"
    assert "**Who gets the coin?** The bank." in script["refreshed"](page)


def test_script_refuses_a_ruling_without_a_text_in_the_catalogue(script):
    with pytest.raises(SmallWorldError, match="ruling-nobody-1"):
        script["refreshed"]("<!-- ruling-nobody-1 test_one -->\n")
