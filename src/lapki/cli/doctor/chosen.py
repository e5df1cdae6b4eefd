"""What the host has chosen: does it make sense, and does it make sense together?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from lapki.cli.doctor.finding import Finding, ill, note, well
from lapki.house.settings import PREFIX, Settings

ALIKE = 0.85
"""How much of two names must be the same before one may be a slip for the other."""


def look_at_settings(settings: Settings) -> Iterator[Finding]:
    """Everything that can be told from the settings alone."""
    found = [
        *_slips(dict(os.environ)),
        *_address(settings),
        *_proxies(settings.proxies),
        *_bus(settings),
    ]
    if settings.limits.strip() == "off":
        found.append(note("limits-off"))
    yield from found or [well("settings")]


def _slips(environment: dict[str, str]) -> Iterator[Finding]:
    """Variables that look like settings and are none, so nobody reads them."""
    known = [PREFIX + name.upper() for name in Settings.__struct_fields__]
    for name in sorted(environment.keys() - set(known)):
        near = get_close_matches(name.upper(), known, 1, ALIKE)
        if near:
            yield ill("slip", name=name, near=near[0])


def _address(settings: Settings) -> Iterator[Finding]:
    base = urlsplit(settings.base_url)
    odd = base.scheme not in ("http", "https") or not base.hostname or base.path.strip("/")
    if settings.base_url and odd:
        yield ill("base-url", url=settings.base_url)
    elif settings.secure_cookies and base.scheme == "http":
        yield ill("cookies-lost", url=settings.base_url)
    if not settings.secure and not is_here(settings.host):
        yield note("plain", host=settings.host)


def _proxies(proxies: str) -> Iterator[Finding]:
    for word in filter(None, (part.strip() for part in proxies.split(","))):
        if word == "*":
            yield ill("proxies-anybody")
        elif not _is_network(word):
            yield ill("proxies-odd", word=word)


def _bus(settings: Settings) -> Iterator[Finding]:
    if not settings.bus:
        return
    if not settings.database_url:
        yield ill("bus-alone")
    where = urlsplit(settings.bus)
    if where.scheme != "tls" and not is_here(where.hostname or ""):
        yield note("bus-plain", host=where.hostname or "?")


def is_here(host: str) -> bool:
    """Is it an address of this machine that nobody else can reach?"""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _is_network(word: str) -> bool:
    try:
        ip_network(word, strict=False)
    except ValueError:
        return False
    return True
