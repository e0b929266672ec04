"""The page of calls, which is generated from the server's own description."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "protocol_calls.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return run_path(str(SCRIPT))


@pytest.fixture(scope="module")
def described(script) -> dict[str, Any]:
    told: dict[str, Any] = script["described"]()
    return told


@pytest.fixture(scope="module")
def page(script) -> str:
    made: str = script["page"]()
    return made


def calls_of(described):
    return [(method, path, told) for path, of in described["paths"].items() for method, told in of.items()]


def test_page_of_protocol_calls_is_up_to_date(script, page):
    assert script["PAGE"].read_text(encoding="utf-8") == page, f"run python {SCRIPT.name}"


def test_page_of_protocol_calls_lists_every_call(page, described):
    listed = set(re.findall(r"^### `([A-Z]+ \S+)`$", page, re.M))
    assert listed == {f"{method.upper()} {path}" for method, path, _ in calls_of(described)}


def test_description_of_a_call_begins_with_a_verb(described):
    first = {told["description"].split("\n")[0] for _, _, told in calls_of(described)}
    assert [line for line in first if line.split()[0] in ("A", "An", "The", "What", "Who", "How")] == []
    assert [line for line in first if not line.endswith(".")] == []


def test_every_field_of_a_request_body_is_explained(page):
    rows = re.findall(r"^\| `\w+`(?: \(optional\))? \| .* \| (.*) \|$", page, re.M)
    assert len(rows) > 60
    assert [row for row in rows if not row] == []
