"""Everybody who looks at a table right now, at it or beside it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from lapki.games.contract import Eye, Seat
from lapki.house.listener import Listener, encoded
from lapki.house.wire import Told, Watching

COUNTED_EVERY = 0.5
"""Seconds in which people come and go until everybody is told how many look on …"""
COUNTS = 200
"""… and more where many do: so many a second are told, and no more. A newcomer to a crowd costs
what one to an empty room does."""


class Answer(msgspec.Struct, frozen=True):
    """Who hears by the same frame that what they asked for is done."""

    to: Listener
    id: int


class Audience:
    """The connections to one table, and when each person was last seen there."""

    def __init__(self, people: Iterable[str], now: float) -> None:
        self.listeners: set[Listener] = set()
        self.since = now
        """Since when anybody has looked who comes and goes."""
        self._tabs: Counter[str | None] = Counter()
        """How many connections everybody has; None: those without a name."""
        self._beside: Counter[str] = Counter()
        """… and for how many each is there beside who looks."""
        self._eyeless = 0
        self.screens = 0
        """How many show it to a whole room."""
        self._seen = dict.fromkeys(people, now)
        self._counting = False

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def join(self, listener: Listener) -> bool:
        """Somebody begins to look; is that news? A second tab of the same person is none."""
        self.listeners.add(listener)
        self._count(listener, 1)
        here = (listener.eyes, *listener.beside)
        return any(one is None or self._tabs[one] + self._beside[one] == 1 for one in here)

    def part(self, listener: Listener, now: float) -> bool:
        """Somebody looks away; is that news?"""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        self._count(listener, -1)
        here = {one for one in (listener.eyes, *listener.beside) if one is not None}
        self._seen.update(dict.fromkeys(here, now))
        gone = {one for one in here if not self.present(one)}
        for one in gone:
            self._tabs.pop(one, None)
            self._beside.pop(one, None)
        return bool(gone) or listener.eyes is None

    def _count(self, listener: Listener, by: int) -> None:
        self._tabs[listener.eyes] += by
        self._eyeless += by if listener.looks else 0
        self.screens += by if listener.looks == "screen" else 0
        for one in listener.beside:
            self._beside[one] += by

    def present(self, person: str) -> bool:
        """Does this person look, or sit beside somebody who does?"""
        return self._tabs[person] + self._beside[person] > 0

    def watching(self, sitting: Iterable[str]) -> int:
        """How many look on who don't sit here; what stands before a whole room doesn't count."""
        return len(self.listeners) - self._eyeless - sum(self._tabs[person] for person in sitting)

    def away(self, person: str, now: float) -> float:
        """For how many seconds this person hasn't looked."""
        return 0.0 if self.present(person) else now - self._seen.get(person, self.since)

    def tell(self, frame: Told) -> None:
        """Tell everybody the same."""
        text = encoded(frame)
        for listener in self.listeners:
            listener.tell_text(text)

    def tell_soon(self, count: Callable[[], int]) -> None:
        """Tell everybody how many look on, once for all who come and go meanwhile."""
        if not self._counting:
            self._counting = True
            wait = max(COUNTED_EVERY, len(self.listeners) / COUNTS)
            asyncio.get_running_loop().call_later(wait, self._tell_count, count)

    def _tell_count(self, count: Callable[[], int]) -> None:
        self._counting = False
        self.tell(Watching(count()))

    def tell_each(
        self,
        eyes: Mapping[str | None, Seat],
        make: Callable[[Eye], bytes],
        but: Listener | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Tell each eye its own; two connections of one eye share a frame, but for the number of
        what is answered by it to one of them."""
        frames: dict[Eye, bytes] = {}
        for listener in self.listeners:
            if listener is but:
                continue
            eye = eyes.get(listener.eyes)
            text = frames.get(eye)
            if text is None:
                text = frames[eye] = make(eye)
            if answer and listener is answer.to:
                text = text[:-1] + b',"id":%d}' % answer.id  # it is an object, and not empty
            listener.tell_text(text)

    def dismiss(self, which: Callable[[Listener], bool]) -> None:
        """Whoever may not look any more is let go."""
        for listener in self.listeners:
            if which(listener):
                listener.close()
