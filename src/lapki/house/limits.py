"""How often is too often: a bucket of tokens for each connection and each address."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MANY = 10_000
"""So many buckets are kept before the full ones are thrown away."""


class Bucket:
    """Fills with `rate` tokens a second up to `size`; whatever happens takes one out."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate, self.size, self.left, self.at = rate, size, size, now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket a key."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self._kept: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take a token from this key's bucket, if there is one."""
        now = self.clock()
        bucket = self._kept.get(key)
        if bucket is None:
            if len(self._kept) >= MANY:
                self._forget(now)
            bucket = self._kept[key] = Bucket(self.rate, self.size, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        """A bucket that is full again says nothing that a new one doesn't."""
        full = self.size / self.rate
        self._kept = {key: b for key, b in self._kept.items() if now - b.at < full}
