"""Calls for the operators of a server."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from smallworld import __version__, is_compiled
from smallworld.server.api.dependencies import ARegistry, json_response

router = APIRouter()

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"
_COMPILED: Final = is_compiled()


@router.get("/health")
async def health(registry: ARegistry) -> Response:
    """Check that the server works. The answer is 503 if the database is unreachable."""
    reachable = await registry.database.works()
    body = {
        "status": "ok" if reachable else "database unreachable",
        "version": __version__,
        "compiled": _COMPILED,
        "database": reachable,
        "games": registry.counts(),
        "sockets": sum([len(table.audience.watchers) for table in registry.tables.values()]),
    }
    return json_response(body, 200 if reachable else 503)


@router.get("/metrics")
async def metrics(registry: ARegistry) -> Response:
    """Return counters and durations for Prometheus."""
    for status, number in registry.counts().items():
        registry.metrics.tables.labels(status).set(number)
    registry.metrics.bots_waiting.set(registry.bots.queue.waiting)
    registry.metrics.awake.set(
        len([table for table in registry.tables.values() if table.game.play is not None])
    )
    return Response(registry.metrics.text(), headers={"content-type": PROMETHEUS})
