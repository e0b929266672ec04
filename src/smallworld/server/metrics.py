"""Metrics of a server for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters, gauges and histograms of one server."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.commands: Final = Counter(
            "smallworld_commands_total", "Commands by outcome", ["outcome"], registry=self.registry
        )
        self.events: Final = Counter("smallworld_events_total", "Events written", registry=self.registry)
        self.bot_decisions: Final = Counter(
            "smallworld_bot_decisions_total", "Decisions of bots", registry=self.registry
        )
        self.accepting: Final = Histogram(
            "smallworld_accept_seconds",
            "Time from the arrival of a command to its acknowledgement",
            registry=self.registry,
            buckets=_QUICK,
        )
        self.showing: Final = Histogram(
            "smallworld_show_seconds",
            "Time from a change until it is sent to a screen",
            registry=self.registry,
            buckets=_QUICK,
        )
        self.writing: Final = Histogram(
            "smallworld_write_seconds", "Transactions", registry=self.registry, buckets=_QUICK
        )
        self.jobs: Final = Counter(
            "smallworld_write_jobs_total", "Jobs that shared those transactions", registry=self.registry
        )
        self.database_errors: Final = Counter(
            "smallworld_database_errors_total", "Failed database operations", registry=self.registry
        )
        self.loop_lag: Final = Histogram(
            "smallworld_loop_lag_seconds",
            "Delay of scheduled callbacks in the event loop",
            registry=self.registry,
            buckets=_QUICK,
        )
        self.busy: Final = Gauge(
            "smallworld_busy", "Share of a core that the server has used recently", registry=self.registry
        )
        self.bots_waiting: Final = Gauge(
            "smallworld_bots_waiting", "Bot jobs that wait for a process", registry=self.registry
        )
        self.notices: Final = Counter(
            "smallworld_notices_total",
            "Turn notifications by outcome: sent, gone, failed",
            ["outcome"],
            registry=self.registry,
        )
        self.requests: Final = Counter(
            "smallworld_requests_total", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.limited: Final = Counter(
            "smallworld_limited_total", "Requests over a rate limit", ["what"], registry=self.registry
        )
        self.relayed: Final = Counter(
            "smallworld_relayed_total",
            "Requests and sockets forwarded to other servers",
            registry=self.registry,
        )
        self.sockets: Final = Gauge("smallworld_sockets", "Open sockets", registry=self.registry)
        self.tables: Final = Gauge(
            "smallworld_tables", "Tables in memory", ["status"], registry=self.registry
        )
        self.awake: Final = Gauge("smallworld_tables_awake", "Games in memory", registry=self.registry)

    def observe_write(self, jobs: int, seconds: float) -> None:
        """Record a transaction: its number of jobs and its duration in seconds."""
        self.jobs.inc(jobs)
        self.writing.observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
