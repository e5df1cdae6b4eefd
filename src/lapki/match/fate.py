"""Where a table's chance comes from, so that anybody can check that nobody chose it.

Before the first move the house shows the *commitment*: the SHA-256 of a secret seed. Then every
place adds a word of its own, its *share*. Each roll and draw follows from the seed and the shares
alone, by HMAC-SHA256; at the end the seed is shown, and whoever kept the commitment can work out
every die again (`verify.py` does). The house can't steer the dice, because it didn't know the
shares when it chose the seed; a player can't, because nobody else knows the seed.

>>> fate = Fate("11" * 32, ("fish", "milk"))
>>> fate.commitment == commit(fate.seed)
True
>>> pick = fate.pick("draw 0")
>>> [1 + pick(6) for _ in range(8)]
[2, 2, 6, 3, 2, 3, 3, 1]

How the numbers are made, exactly, for whoever checks them elsewhere:

- `key = HMAC-SHA256(seed, "lapki fate 1" LF share of place 1 LF share of place 2 …)`;
- the bytes for a purpose are `HMAC-SHA256(key, "PURPOSE 0")`, `HMAC-SHA256(key, "PURPOSE 1")` …;
- a number below n is made of the next eight bytes, big end first, w. If w is at least the greatest
  multiple of n that fits into 64 bits, it is thrown away (so that no number is likelier than
  another); else it is w modulo n;
- purposes: `draw K` for the K-th line of chance of the log, from 0, lines that were taken back
  counted, too; `seats` for who sits where, if chance decides that.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256

import msgspec

from lapki.games.chance import Pick, order
from lapki.games.contract import Broken

SHARE = re.compile(r"[0-9A-Za-z_-]{1,64}")
"""What a place may add."""

_SEED = re.compile(r"[0-9a-f]{64}")
_SPAN = 1 << 64


class Fate(msgspec.Struct, frozen=True):
    """A secret seed and the shares of all places: every chance of one game."""

    seed: str
    """32 bytes, as 64 lower-case hexadecimal digits."""
    shares: tuple[str, ...]
    """A word a place, as people sat before chance moved them."""

    @property
    def commitment(self) -> str:
        """What may be shown before the end."""
        return commit(self.seed)

    def pick(self, purpose: str) -> Pick:
        """The numbers for one purpose, from the first one on; the same each time."""
        words = _words(_key(self.seed, self.shares), purpose)
        return lambda n: _below(n, words)

    def seating(self) -> tuple[int, ...]:
        """Who sits where, if chance decides: seat 1 goes to the place named first, and so on."""
        places = order(range(1, len(self.shares) + 1))
        return tuple(int(place) for place in places.draw(self.pick("seats")))


def commit(seed: str) -> str:
    """The commitment to a seed."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def write(fate: Fate, seating: tuple[int, ...] | None = None) -> tuple[str, ...]:
    """A fate as header lines of a record. It holds the seed: for finished games only."""
    return (
        f"fate commitment {fate.commitment}",
        f"fate seed {fate.seed}",
        *(f"fate share {place} {share}" for place, share in enumerate(fate.shares, 1)),
        *([f"fate seating {' '.join(map(str, seating))}"] if seating else ()),
    )


def read(lines: list[list[str]], seats: int) -> Fate:
    """The fate that header lines tell (as words after `fate`); raises `Broken` if they lie."""
    told = {tuple(line[:-1]): line[-1] for line in lines if line and line[0] != "seating"}
    seed, commitment = told.get(("seed",)), told.get(("commitment",))
    if seed is None or commitment is None:
        raise Broken("fate-missing")
    if not _SEED.fullmatch(seed) or commit(seed) != commitment:
        raise Broken("fate-commitment")
    shares = tuple(told.get(("share", str(place)), "") for place in range(1, seats + 1))
    if not all(map(SHARE.fullmatch, shares)):
        raise Broken("fate-shares")
    fate = Fate(seed, shares)
    for line in lines:
        if line[0] == "seating" and line[1:] != [str(place) for place in fate.seating()]:
            raise Broken("fate-seating")
    return fate


@lru_cache(1_024)
def _key(seed: str, shares: tuple[str, ...]) -> bytes:
    return _mac(bytes.fromhex(seed), "\n".join(("lapki fate 1", *shares)))


def _mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def _words(key: bytes, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        made = _mac(key, f"{purpose} {block}")
        for start in range(0, len(made), 8):
            yield int.from_bytes(made[start : start + 8], "big")
        block += 1


def _below(n: int, words: Iterator[int]) -> int:
    """A number from 0 to n - 1, each as likely as any other."""
    assert 0 < n <= _SPAN
    fair = _SPAN - _SPAN % n
    return next(word for word in words if word < fair) % n
