"""The facts about the rules in the client, which are generated from the rules."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "client_facts.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return run_path(str(SCRIPT))


@pytest.mark.parametrize(
    ("file", "made"), [("FACTS", "facts"), ("GRID", "grid_facts"), ("LAID", "laid_tiles")]
)
def test_facts_generated_for_the_client_are_up_to_date(script, file, made):
    assert script[file].read_text(encoding="utf-8") == script[made](), f"run python scripts/{SCRIPT.name}"
