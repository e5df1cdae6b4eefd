"""How much is too much, by one design: for each person, and for all who come from one address.

A limit is a rate (so many at once, and as many again within so many seconds) or a number at a time.
A host changes them with `LAPKI_LIMITS`, as `tables=20/3600,80/3600 sockets=off`: first a person's,
then an address's; `off` alone lifts them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from time import monotonic
from typing import NamedTuple

from lapki.house.refusals import Declined

TOLD = 20
"""Other wings are told of a limit when a part of it is used up: one so many'th."""
MANY = 10_000
"""So many buckets are kept before the full ones are thrown away."""


class Rate(NamedTuple):
    """So many, and as many again within so many seconds; without seconds: so many at a time."""

    size: float
    seconds: float = 0.0


class Limit(NamedTuple):
    """What a person may do, what an address may, and which refusal says that it was too much."""

    person: Rate | None
    address: Rate | None
    key: str = "too-fast"


LIMITS = {
    "requests": Limit(None, Rate(300, 10)),
    "frames": Limit(None, Rate(1_000, 10)),
    "sockets": Limit(Rate(40), Rate(200), "many-sockets"),
    "names": Limit(None, Rate(40, 3_600), "many-names"),
    "codes": Limit(None, Rate(20, 3_600)),
    "tables": Limit(Rate(30, 3_600), Rate(90, 3_600), "many-tables"),
    "open": Limit(Rate(30), Rate(300), "many-open"),
    "changes": Limit(Rate(40, 240), Rate(400, 240)),
    "chat": Limit(Rate(6, 12), Rate(20, 20)),
    "phrases": Limit(Rate(5, 15), Rate(20, 20)),
    "reports": Limit(Rate(5, 1_800), Rate(20, 1_800)),
    "exports": Limit(Rate(3, 3_600), Rate(20, 3_600)),
    "thinking": Limit(Rate(120, 240), None),
    "replays": Limit(Rate(20, 60), Rate(60, 60)),
    "lookbacks": Limit(Rate(10, 600), Rate(30, 600)),
    "cards": Limit(Rate(20, 60), Rate(60, 60)),
}
"""Requests of the API; frames over sockets; sockets and streams at a time; new names; codes of
other devices; tables made; tables open at a time; whatever changes a table and isn't a move (to sit
down, leave, come back, ask for an undo); lines of chat; phrases and reactions; reports; seconds
that bots think; games told again from their beginning; games that bots look back at; share cards
painted."""


Key = tuple[str, str, str]
"""What is counted, of a `person` or an `address`, and whose."""


class Bucket:
    """Fills with `rate` tokens a second up to `size`; whatever happens takes some out."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate, self.size, self.left, self.at = rate, size, size, now

    def wait(self, now: float, much: float = 1) -> float:
        """Seconds until there is so much in it; 0 if there is."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, much - self.left) / self.rate

    def take(self, now: float, much: float = 1) -> bool:
        """Take so much, if it is there."""
        left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        there = left >= much
        self.left = left - much if there else left
        return there


class Limits:
    """The limits of one house, and how near everybody is to them."""

    def __init__(
        self,
        said: str = "",
        limited: Callable[[str], None] = lambda what: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.limits = read(said)
        self._limited, self._clock = limited, clock
        self._buckets: dict[Key, Bucket] = {}
        self._sweep = MANY
        self._held: dict[tuple[str, Hashable], list[Key]] = {}
        self._counts: Counter[Key] = Counter()
        self._untold: Counter[Key] | None = None
        """What was spent since other wings were told, if there are any."""
        self._elsewhere: dict[str, dict[Key, int]] = {}
        """What people hold in other wings."""

    def take(self, what: str, person: str | None, address: str | None, much: float = 1) -> None:
        """Something happens; refuses it if there was too much of it."""
        now = self._clock()
        buckets = [self._bucket(key, rate, now) for key, rate in self._rates(what, person, address)]
        wait = max((bucket.wait(now, much) for bucket in buckets), default=0.0)
        if wait:
            self._refuse(what, wait)
        for bucket in buckets:
            bucket.left -= much
        if self._untold is not None:
            self._untold.update({key: much for key, _ in self._rates(what, person, address)})

    def hold(self, what: str, thing: Hashable, person: str | None, address: str | None) -> None:
        """One more at a time, until it is let go; refuses one too many."""
        rates = self._rates(what, person, address)
        if any(self._many(key) >= rate.size for key, rate in rates):
            self._refuse(what)
        keys = [key for key, _ in rates]
        self._held[what, thing] = keys
        self._counts.update(keys)

    def hand_on(self, what: str, thing: Hashable, person: str) -> None:
        """It is this person's now, however many they have; where it came from stays."""
        kept = [key for key in self._held.get((what, thing), ()) if key[1] == "address"]
        self.let_go(what, thing)
        keys = [*(key for key, _ in self._rates(what, person, None)), *kept]
        self._held[what, thing] = keys
        self._counts.update(keys)

    def full(self, what: str, person: str) -> bool:
        """Has this person as many as one may have at a time?"""
        rates = self._rates(what, person, None)
        return any(self._many(key) >= rate.size for key, rate in rates)

    def _many(self, key: Key) -> int:
        return self._counts[key] + sum(held.get(key, 0) for held in self._elsewhere.values())

    def let_go(self, what: str, thing: Hashable) -> None:
        """One less."""
        for key in self._held.pop((what, thing), ()):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def keep(self, what: str, things: Container[Hashable]) -> None:
        """These alone; all others are let go."""
        for kind, thing in list(self._held):
            if kind == what and thing not in things:
                self.let_go(what, thing)

    @contextmanager
    def holding(self, what: str, person: str | None, address: str | None) -> Iterator[None]:
        """One more as long as this lasts."""
        thing = object()
        self.hold(what, thing, person, address)
        try:
            yield
        finally:
            self.let_go(what, thing)

    def spend(self, what: str, person: str, much: float = 0.0) -> float:
        """Something took so much, which nobody knew before; tells how much is left."""
        now, left = self._clock(), inf
        for key, rate in self._rates(what, person, None):
            bucket = self._bucket(key, rate, now)
            bucket.wait(now)
            bucket.left = max(0.0, bucket.left - much)
            left = min(left, bucket.left)
        return left

    # -- other wings

    def told(self) -> tuple[list[tuple[Key, float]], list[tuple[Key, int]]]:
        """What other wings should know: what was spent since this was asked last, and who holds
        much. A little is told when it has become more. (Of open tables everybody knows.)"""
        untold = self._untold or Counter()
        spent = [(key, float(much)) for key, much in untold.items() if self._much(key, much)]
        for key, _ in spent:
            del untold[key]
        self._untold = untold
        held = [
            (key, many)
            for key, many in self._counts.items()
            if key[0] != "open" and self._much(key, many)
        ]
        return spent, held

    def _much(self, key: Key, many: float) -> bool:
        rate = self._rate(key)
        return rate is not None and many * TOLD >= rate.size

    def heard(self, wing: str, spent: list[tuple[Key, float]], held: list[tuple[Key, int]]) -> None:
        """What people did in another wing."""
        now = self._clock()
        for key, much in spent:
            if rate := self._rate(key):
                bucket = self._bucket(key, rate, now)
                bucket.wait(now)
                bucket.left = max(-bucket.size, bucket.left - much)
        self._elsewhere[wing] = dict(held)

    def missing(self, wing: str | None) -> None:
        """What people held in that wing is gone (None: in all of them)."""
        self._elsewhere = {
            w: h for w, h in self._elsewhere.items() if wing is not None and w != wing
        }

    def _rate(self, key: Key) -> Rate | None:
        what, side, _ = key
        rate: Rate | None = getattr(self.limits[what], side)
        return rate

    def _rates(self, what: str, person: str | None, address: str | None) -> list[tuple[Key, Rate]]:
        limit = self.limits[what]
        sides = ((limit.person, person, "person"), (limit.address, address, "address"))
        return [((what, side, who), rate) for rate, who, side in sides if rate and who is not None]

    def _bucket(self, key: Key, rate: Rate, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep:
                self._forget(now)
            bucket = Bucket(rate.size / rate.seconds, rate.size, now)
            self._buckets[key] = bucket
        return bucket

    def _forget(self, now: float) -> None:
        """A bucket that is full again says nothing that a new one doesn't. The next look is due
        when there are twice as many, so that a flood of addresses costs little for each."""
        self._buckets = {k: b for k, b in self._buckets.items() if b.wait(now, b.size)}
        self._sweep = max(MANY, 2 * len(self._buckets))

    def _refuse(self, what: str, wait: float = 0.0) -> None:
        self._limited(what)
        minutes = {"minutes": ceil(wait / 60)} if wait else {}
        raise Declined(self.limits[what].key, **minutes)


def read(said: str) -> dict[str, Limit]:
    """The limits with a host's changes. Raises `ValueError` with a sentence."""
    limits = dict(LIMITS)
    for word in said.split():
        name, _, rates = word.partition("=")
        if word == "off":
            limits = {name: Limit(None, None) for name in limits}
        elif name not in LIMITS:
            raise ValueError(f"There is no limit of {name!r}; there are: {', '.join(LIMITS)}.")
        elif rates == "off":
            limits[name] = Limit(None, None)
        else:
            limits[name] = _changed(name, LIMITS[name], rates)
    return limits


def _changed(name: str, limit: Limit, rates: str) -> Limit:
    kinds = [rate for rate in (limit.person, limit.address) if rate]
    said = rates.split(",")
    try:
        read = [Rate(*(float(number) for number in rate.split("/"))) for rate in said]
    except (TypeError, ValueError):
        read = []
    alike = [bool(rate.seconds) for rate in read] == [bool(kind.seconds) for kind in kinds]
    if not alike or any(rate.size < 1 or rate.seconds < 0 for rate in read):
        form = ",".join("SIZE/SECONDS" if kind.seconds else "NUMBER" for kind in kinds)
        raise ValueError(f"LAPKI_LIMITS: {name}={rates} should be {name}={form} or {name}=off.")
    person = read.pop(0) if limit.person else None
    return limit._replace(person=person, address=read.pop(0) if read else None)


def network(host: str) -> str:
    """An address as far as it tells people apart: of IPv6 the first half, which one house has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
