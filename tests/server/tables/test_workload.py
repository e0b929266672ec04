"""The workload of a server, which decides whether it accepts another table."""

from __future__ import annotations

import asyncio
import re

import pytest

from kit.servers import pretend
from kit.serving import LiveServer
from kit.watch import hold_up_loop, let_go_by, run_leaping
from smallworld.house.game.table_data import RUNNING
from smallworld.house.refusal import Refusal
from smallworld.server.metrics import Metrics
from smallworld.server.settings import Settings
from smallworld.server.tables import workload
from smallworld.server.tables.workload import FEW, LOOK_SECONDS, Workload


def looks(workload, share, seconds, lag=0.0):
    """Report this use of a core and this lag for some seconds."""
    for _ in range(int(seconds / LOOK_SECONDS)):
        workload.note(share, lag)


def test_server_is_full_only_under_a_lasting_load():
    server = Workload(0.75, Metrics())
    looks(server, 1.0, seconds=3)
    server.check(1000)
    looks(server, 1.0, seconds=12)
    with pytest.raises(Refusal) as refused:
        server.check(1000)
    assert (refused.value.status, refused.value.code) == (503, "crowded")


def test_full_server_accepts_tables_again_at_a_lower_load():
    server = Workload(0.75, Metrics())
    looks(server, 0.9, seconds=60)
    looks(server, 0.7, seconds=60)
    assert server.is_full
    looks(server, 0.5, seconds=60)
    assert not server.is_full


def test_lag_of_the_event_loop_makes_a_server_full():
    server = Workload(0.75, Metrics())
    looks(server, 0.2, seconds=60, lag=0.02)
    server.check(1000)
    looks(server, 0.2, seconds=60, lag=0.2)
    with pytest.raises(Refusal):
        server.check(1000)


def test_busy_server_accepts_at_least_its_first_few_tables():
    server = Workload(0.75, Metrics())
    looks(server, 1.0, seconds=60)
    server.check(FEW - 1)
    with pytest.raises(Refusal):
        server.check(FEW)


def test_load_limit_of_zero_means_no_limit():
    server = Workload(0.0, Metrics())
    looks(server, 1.0, seconds=60)
    server.check(1000)


def test_server_measures_how_long_its_event_loop_is_blocked():
    metrics = Metrics()

    async def hold_up(seconds):
        server = Workload(0.75, metrics)
        server.open()
        await asyncio.sleep(0)  # it continues from here
        hold_up_loop(seconds)
        await let_go_by(LOOK_SECONDS / 2)
        await server.close()

    def late():
        counts = dict(re.findall(r'loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', metrics.text().decode()))
        return float(counts["+Inf"]) - float(counts["0.25"])

    run_leaping(hold_up(LOOK_SECONDS))
    assert late() == 0
    run_leaping(hold_up(LOOK_SECONDS + 1))
    assert late() == 1


@pytest.fixture
def full(database, monkeypatch):
    """Yield a server that becomes full with one more table."""
    house = LiveServer(Settings(database=database, bot_delay=0, limits=False), full_at=1e-9)
    monkeypatch.setattr(workload, "FEW", house.registry.counts()[RUNNING] + 1)
    house.do(lambda: looks(house.registry.workload, 1.0, seconds=60))
    yield house
    house.stop()


def test_full_server_opens_tables_only_after_a_finished_game(full):
    with full.guest("Ana") as ana:
        table = ana.table("me", "local", first=1)["id"]

        refused = ana.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "local"}]}, status=503)
        assert refused["error"]["code"] == "crowded"
        assert refused["error"]["wait"] == 30
        assert ana.post("/api/puzzles/1/table", status=503)["error"]["code"] == "crowded"
        assert 'smallworld_limited_total{what="tables"} 2.0' in ana.web.get("/metrics").text

        state = ana.state(table)
        ana.act(table, player=1, seq=state["seq"], action=state["views"]["1"]["actions"][0])
        pretend(full.registry.tables[table], status="finished")  # as if they had continued
        ana.table("me", "local")
        ana.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "local"}]}, status=503)
        ana.post(f"/api/tables/{table}/rematch")
