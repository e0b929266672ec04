"""Servers that do the same in every run of a test, however busy the machine is."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from smallworld.server.bots.pool import BotPool


def let_bots_decide_alike(patch: pytest.MonkeyPatch) -> None:
    """Make bots always decide the same in the same position, even random ones."""
    think = BotPool._think

    async def think_alike(pool: BotPool, work: Callable[..., Any], job: int, *about: Any) -> Any:
        *seen, _, seconds = about
        seed = int.from_bytes(sha256(repr(seen).encode()).digest()[:6], "big")
        return await think(pool, work, job, *seen, seed, seconds)

    patch.setattr(BotPool, "_think", think_alike)


def let_hints_compete(patch: pytest.MonkeyPatch) -> None:
    """Give hints and background work the priority of bots at tables.

    Otherwise they get next to no processor time while other tests run, and their tests wait for minutes.
    """
    for name in ("HINT_NICENESS", "BACKGROUND_NICENESS"):
        patch.setattr(f"smallworld.server.bots.pool.{name}", 0)
