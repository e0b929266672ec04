"""Programs that users run from their folders, whose names must not hide the standard library."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("folder", ["benchmarks", "examples", "scripts"])
def test_no_benchmark_has_the_name_of_a_standard_library_module(folder):
    # Python searches a program's own folder first: `dataclasses` would import a copy.py in it.
    names = {path.stem for path in (ROOT / folder).iterdir()}
    assert names & sys.stdlib_module_names == set()
