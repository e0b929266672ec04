"""Chance of a server that gives the same whenever a test runs."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from smallworld.server.bots.pool import BotPool


def let_bots_decide_alike(patch: pytest.MonkeyPatch) -> None:
    """Let bots decide the same wherever they see the same, those too that leave something to chance."""
    think = BotPool._think

    async def think_alike(pool: BotPool, work: Callable[..., Any], job: int, *about: Any) -> Any:
        *seen, _, seconds = about
        seed = int.from_bytes(sha256(repr(seen).encode()).digest()[:6], "big")
        return await think(pool, work, job, *seen, seed, seconds)

    patch.setattr(BotPool, "_think", think_alike)
