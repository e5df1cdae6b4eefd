"""Everybody who looks at a table right now, at it or beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lapki.games.contract import Eye
from lapki.house.listener import Listener, encoded
from lapki.house.wire import Told


class Audience:
    """The connections to one table, and when each person was last seen there."""

    def __init__(self, people: Iterable[str], now: float) -> None:
        self.listeners: set[Listener] = set()
        self.since = now
        """Since when anybody has looked who comes and goes."""
        self._seen = dict.fromkeys(people, now)

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def join(self, listener: Listener) -> bool:
        """Somebody begins to look; is that news? A second tab of the same person is none."""
        self.listeners.add(listener)
        return self._alone(listener)

    def part(self, listener: Listener, now: float) -> bool:
        """Somebody looks away; is that news?"""
        self.listeners.discard(listener)
        if listener.id is not None:
            self._seen[listener.id] = now
        return self._alone(listener)

    def present(self, person: str) -> bool:
        """Does this person look?"""
        return any(listener.id == person for listener in self.listeners)

    def away(self, person: str, now: float) -> float:
        """For how many seconds this person hasn't looked."""
        return 0.0 if self.present(person) else now - self._seen.get(person, self.since)

    def tell(self, frame: Told) -> None:
        """Tell everybody the same."""
        text = encoded(frame)
        for listener in self.listeners:
            listener.tell_text(text)

    def tell_each(self, eye_of: Callable[[str | None], Eye], make: Callable[[Eye], Told]) -> None:
        """Tell each eye its own; two connections of one eye share a frame."""
        frames: dict[Eye, str] = {}
        for listener in self.listeners:
            eye = eye_of(listener.id)
            if eye not in frames:
                frames[eye] = encoded(make(eye))
            listener.tell_text(frames[eye])

    def dismiss(self, which: Callable[[Listener], bool]) -> None:
        """Whoever may not look any more is let go."""
        for listener in self.listeners:
            if which(listener):
                listener.close()

    def _alone(self, listener: Listener) -> bool:
        others = self.listeners - {listener}
        return listener.id is None or all(other.id != listener.id for other in others)
