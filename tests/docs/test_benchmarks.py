"""Programs that people run from their folders do not stand in the way of the standard library."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("folder", ["benchmarks", "examples", "scripts"])
def test_programs_have_no_name_of_a_standard_module(folder):
    # A program's own folder is searched first: a copy.py in it is what `dataclasses` would import.
    names = {path.stem for path in (ROOT / folder).iterdir()}
    assert names & sys.stdlib_module_names == set()
