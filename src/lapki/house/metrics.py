"""What `/metrics` tells: counts and times, never who or what."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The numbers of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.lines = Counter("lapki_lines", "Lines written to the log", registry=r)
        self.moved = cache(Counter("lapki_moves", "Moves made", ["game", "by"], registry=r).labels)
        self.refusals = Counter("lapki_refusals", "Things refused", ["kind"], registry=r)
        self.limited = Counter("lapki_limited", "Refusals because of a limit", ["what"], registry=r)
        self.games = Counter("lapki_games", "Games that ended", ["game"], registry=r)
        self.tables = Gauge("lapki_tables_live", "Tables in memory", registry=r)
        self.sockets = Gauge("lapki_sockets", "Open connections to tables", registry=r)
        self.dropped = Counter("lapki_sockets_dropped", "Connections too slow to keep", registry=r)
        self.connections = Gauge("lapki_connections", "Open connections, all kinds", registry=r)
        self.let_go = Counter(
            "lapki_connections_let_go",
            "Connections turned away (full) or ended (late, noisy, stalled)",
            ["why"],
            registry=r,
        )
        self.bots = Gauge(
            "lapki_bots_replaced", "Bot processes that had to be replaced", registry=r
        )
        self.flush = Histogram(
            "lapki_flush_seconds", "How long a flush takes", registry=r, buckets=_FAST
        )
        self.move = Histogram(
            "lapki_move_seconds",
            "From a move's arrival to its being durable",
            registry=r,
            buckets=_FAST,
        )

    def flushed(self, rows: int, seconds: float) -> None:
        """A flush is done."""
        self.lines.inc(rows)
        self.flush.observe(seconds)

    def page(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return generate_latest(self.registry)
