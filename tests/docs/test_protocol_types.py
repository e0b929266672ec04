"""The client's types and the shapes of the protocol, which are generated from typed dictionaries."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from kit.shapes import faults

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "protocol_types.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return run_path(str(SCRIPT))


def test_types_for_the_client_are_up_to_date(script):
    assert script["TYPES"].read_text(encoding="utf-8") == script["types_ts"](), f"run python {SCRIPT.name}"


def test_page_of_protocol_types_is_up_to_date(script):
    assert script["PAGE"].read_text(encoding="utf-8") == script["page"](), f"run python {SCRIPT.name}"


def test_generated_types_mark_optional_and_nullable_fields(script):
    declared = {one.name: script["declaration"](one) for one in script["shapes"]() if hasattr(one, "name")}
    assert "  tribe?: boolean;" in declared["Report"]
    assert "  region: RegionId | null;" in declared["Report"]
    assert "  other?: string | Player | null;" in declared["Report"]


def test_generated_types_of_questions_share_the_common_fields(script):
    declared = {one.name: script["declaration"](one) for one in script["shapes"]() if hasattr(one, "name")}
    assert declared["AskedAmount"].splitlines()[1] == "export interface AskedAmount extends Asked {"


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"tokens": 1}, "PriceItem: why is missing"),
        ({"tokens": True, "why": {"code": "base"}}, "PriceItem.tokens: True is no int"),
        ({"tokens": 1, "why": None}, "PriceItem.why: None is no Reason"),
        ({"tokens": 1, "why": {"code": "base"}, "by": 2}, "PriceItem: by is no field of PriceItem"),
        ([], "PriceItem: [] is no PriceItem"),
    ],
)
def test_check_finds_values_of_a_wrong_shape(value, fault):
    assert faults(value, "PriceItem") == [fault]
