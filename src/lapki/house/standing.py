"""What every door must know: who is banned, who may not speak, who keeps order, who comes in.

Few rows of the database, read at the start and after each deed of an admin, so that no request
waits for them. Where people came from is kept in memory alone, and only as long as it lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import msgspec
from sqlalchemy import Connection, select

from lapki.house import schema
from lapki.house.listener import Listener
from lapki.house.refusals import Declined, refused
from lapki.house.times import spoken
from lapki.house.wire_order import Doors, Penalty

Address = IPv4Address | IPv6Address
AnyNetwork = IPv4Network | IPv6Network

WIDEST = {4: 8, 6: 16}
"""Who would ban more of the internet than this wants to lock the doors."""
OWN = {4: ip_network("127.0.0.0/8"), 6: ip_network("::1/128")}
NEAR = {4: 24, 6: 48}
"""As much of an address is shown to those who keep order."""
REMEMBERED = 20_000


class Rules(msgspec.Struct, frozen=True):
    """What admins have decided."""

    admins: frozenset[str] = frozenset()
    banned: dict[str, Penalty] = {}
    muted: dict[str, Penalty] = {}
    networks: dict[AnyNetwork, Penalty] = {}
    beginnings: dict[tuple[int, int], dict[int, Penalty]] = {}
    """The same by version and length, each network as the number that its addresses begin with."""
    doors: Doors = "open"


def read(db: Connection) -> Rules:
    """The rules as they are kept."""
    kinds: dict[str, dict[str, Penalty]] = {"ban": {}, "mute": {}, "network": {}}
    for row in db.execute(select(schema.penalties)):
        kinds[row.kind][row.about] = Penalty(row.until, row.why)
    networks = {ip_network(about): penalty for about, penalty in kinds["network"].items()}
    beginnings: dict[tuple[int, int], dict[int, Penalty]] = {}
    for network, penalty in networks.items():
        alike = beginnings.setdefault((network.version, network.prefixlen), {})
        alike[_beginning(network.network_address, network.prefixlen)] = penalty
    return Rules(
        frozenset(db.execute(select(schema.admins.c.person)).scalars()),
        kinds["ban"],
        kinds["mute"],
        networks,
        beginnings,
        db.execute(select(schema.doors.c.state)).scalar() or "open",
    )


class Standing:
    """The rules, and who is here now."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.rules = Rules()
        self._now = now
        self._seen: dict[str, str] = {}
        """Where each person came from last."""
        self._fresh: dict[str, str] = {}
        """… and since the other wings were told."""
        self._following: dict[Listener, str] = {}
        """Every open connection to a table, and where it came from."""

    # -- at the door

    def admit(self, person: str | None, address: str) -> None:
        """Refuses whom an admin has banned. Admins come in from everywhere."""
        if person is not None:
            self._see(person, address)
        if penalty := self._ban_of(person, address):
            raise Declined("banned", until=spoken(penalty.until), why=penalty.why or None)

    def may_speak(self, person: str) -> None:
        """Refuses whom an admin has muted."""
        penalty = self.rules.muted.get(person)
        if penalty and self.holds(penalty):
            raise Declined("muted", until=spoken(penalty.until), why=penalty.why or None)

    @contextmanager
    def following(self, listener: Listener, address: str) -> Iterator[None]:
        """Know this connection as long as it lasts, so that a ban can close it; if there is one
        already, refuse it."""
        self._following[listener] = address
        try:
            self._admit(listener, address)
            yield
        finally:
            del self._following[listener]

    def dismiss(self) -> None:
        """Whoever has just been banned is told so, and let go."""
        for listener, address in list(self._following.items()):
            try:
                self._admit(listener, address)
            except Declined as no:
                listener.tell(refused(no, listener.language, None))
                listener.close()

    def _admit(self, listener: Listener, address: str) -> None:
        """Whoever sits beside somebody is here as long as they may be."""
        self.admit(listener.id, address)
        if listener.host:
            self.admit(listener.host, address)

    # -- who and where

    def holds(self, penalty: Penalty) -> bool:
        """Has it not ended yet?"""
        return penalty.until is None or penalty.until > self._now()

    def banned(self, person: str) -> Penalty | None:
        """This person's ban, if there is one."""
        return self._holding(self.rules.banned.get(person))

    def muted(self, person: str) -> Penalty | None:
        """This person's mute, if there is one."""
        return self._holding(self.rules.muted.get(person))

    def near(self, person: str) -> str | None:
        """About where somebody came from last, unless it was this machine."""
        address = parsed(self._seen.get(person, ""))
        if address is None or address.is_loopback:
            return None
        return str(ip_network((address, NEAR[address.version]), strict=False))

    def address(self, person: str) -> str | None:
        """Where somebody came from last."""
        return self._seen.get(person)

    def forget(self, person: str) -> None:
        """Somebody is gone."""
        self._seen.pop(person, None)

    def _see(self, person: str, address: str) -> None:
        if self._seen.get(person) == address:
            return
        if person not in self._seen and len(self._seen) >= REMEMBERED:
            self._seen.pop(next(iter(self._seen)))
        self._seen[person] = self._fresh[person] = address

    def told(self) -> dict[str, str]:
        """Where people came from since this was asked last."""
        fresh, self._fresh = self._fresh, {}
        return fresh

    def heard(self, seen: dict[str, str]) -> None:
        """Where people came from at other doors."""
        for person, address in seen.items():
            self._see(person, address)
            self._fresh.pop(person, None)

    def _ban_of(self, person: str | None, address: str) -> Penalty | None:
        if person in self.rules.admins:
            return None
        own = self.banned(person) if person else None
        return own or self._ban_of_address(address)

    def _ban_of_address(self, address: str) -> Penalty | None:
        """One look for each length of network that is banned, however many networks there are."""
        here = parsed(address) if self.rules.networks else None
        if here is None:
            return None
        for (version, length), alike in self.rules.beginnings.items():
            penalty = alike.get(_beginning(here, length)) if version == here.version else None
            if self._holding(penalty):
                return penalty
        return None

    def _holding(self, penalty: Penalty | None) -> Penalty | None:
        return penalty if penalty and self.holds(penalty) else None


def parsed(address: str) -> Address | None:
    """An address; one of IPv4 may come inside one of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _beginning(address: Address, length: int) -> int:
    return int(address) >> (address.max_prefixlen - length)


def network_of(text: str) -> AnyNetwork:
    """The network that is meant. One address of IPv6 stands for its /64: one house has as many."""
    try:
        if address := parsed(text):
            found = ip_network((address, 32 if address.version == 4 else 64), strict=False)
        else:
            found = ip_network(text, strict=False)
    except ValueError:
        raise Declined("no-network", network=text[:64]) from None
    if found.version == 6 and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    if found.prefixlen < WIDEST[found.version]:
        raise Declined("network-wide", network=str(found))
    if found.overlaps(OWN[found.version]):
        raise Declined("network-own", network=str(found))
    return found
