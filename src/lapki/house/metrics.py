"""What `/metrics` tells: counts and times, never who or what."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

# What is counted at every move is counted here: the library takes three locks for a number, and
# none of ours is ever written by two threads.


class Times(Collector):
    """How long something takes, each time."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name, self.about = name, about
        self._counts, self._sum = [0] * (len(_FAST) + 1), 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Once more, and so long."""
        self._counts[bisect_left(_FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus wants it."""
        bounds = [*map(str, _FAST), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, self._sum)


class Moves(Collector):
    """How many moves were made, of each game, by people and by bots."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._counts: Counts[tuple[str, str]] = Counts()
        registry.register(self)

    def made(self, game: str, by: str) -> None:
        """One more."""
        self._counts[game, by] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """As Prometheus wants it."""
        family = CounterMetricFamily("lapki_moves", "Moves made", labels=["game", "by"])
        for who, count in list(self._counts.items()):  # it may be asked from another thread
            family.add_metric(who, count)
        yield family


class Metrics:
    """The numbers of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.lines = Counter("lapki_lines", "Lines written to the log", registry=r)
        self.moves = Moves(r)
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
        self.flush = Times("lapki_flush_seconds", "How long a flush takes", r)
        self.move = Times("lapki_move_seconds", "From a move's arrival to its being durable", r)

    def flushed(self, rows: int, seconds: float) -> None:
        """A flush is done."""
        self.lines.inc(rows)
        self.flush.observe(seconds)

    def page(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return generate_latest(self.registry)
