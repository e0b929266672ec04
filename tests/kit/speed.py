"""A mark for tests that are slow with interpreted rules."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld import is_compiled


def long_if_interpreted(test: Any) -> Any:
    """Mark a test as long unless the rules are compiled; the compiled short run includes it."""
    return test if is_compiled() else pytest.mark.long("the short run has it compiled")(test)
