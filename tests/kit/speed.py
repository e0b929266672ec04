"""What takes long where the rules are interpreted."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld import is_compiled


def long_if_interpreted(test: Any) -> Any:
    """Mark a test as long unless the rules are compiled: the short run that is compiled has it anyhow."""
    return test if is_compiled() else pytest.mark.long("the short run has it compiled")(test)
