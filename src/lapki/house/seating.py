"""Who may sit where, look and talk: questions to a table's entry, and the entry afterwards."""

from __future__ import annotations

from msgspec.structs import replace

from lapki.games.contract import Eye, Seat
from lapki.house.entry import BOT_SHARE, NO_SHARE, Chair, TableEntry
from lapki.house.refusals import Declined
from lapki.match import fate

# --- who may ------------------------------------------------------------------------------------


def eye_of(entry: TableEntry, person: str | None) -> Eye:
    """Through which eye somebody sees this table; refuses whoever may not."""
    welcome(entry, person)
    seat = entry.seat_of(person)
    owner = person is not None and person == entry.owner
    # A table that waits must be seen in order to be sat at.
    inviting = entry.phase == "waiting" and not entry.locked
    if seat is None and not (owner or entry.spectators or inviting):
        raise Declined("no-spectators")
    return seat


def may_talk(entry: TableEntry, person: str) -> None:
    """Refuses whoever may not say anything here."""
    if eye_of(entry, person) is None and not entry.spectators_chat:
        raise Declined("quiet")


def welcome(entry: TableEntry, person: str | None) -> None:
    """Refuses whom the owner sent away."""
    if person in entry.removed:
        raise Declined("removed")


def own(entry: TableEntry, person: str) -> None:
    """Refuses whoever isn't the owner."""
    if entry.owner != person:
        raise Declined("not-owner")


def waiting(entry: TableEntry) -> TableEntry:
    """The same entry; refuses once the game has begun."""
    if entry.phase != "waiting":
        raise Declined("started")
    return entry


def chair_at(entry: TableEntry, seat: Seat) -> Chair:
    """The chair with that number, if there is one."""
    if not 1 <= seat <= entry.seats:
        raise Declined("no-seat", seat=seat, seats=entry.seats)
    return entry.chair(seat)


def seat_of(entry: TableEntry, person: str) -> Seat:
    """Where somebody sits; refuses whoever doesn't."""
    seat = entry.seat_of(person)
    if seat is None:
        raise Declined("not-seated")
    return seat


# --- before the game ----------------------------------------------------------------------------


def sit(entry: TableEntry, person: str, seat: Seat, share: str | None) -> TableEntry:
    """Somebody sits down on a free chair, moves to one, or adds a share of their own."""
    waiting(entry)
    welcome(entry, person)
    old = entry.seat_of(person)
    if entry.locked and old is None and person != entry.owner:
        raise Declined("seat-locked")
    if seat != old and not chair_at(entry, seat).free:
        raise Declined("seat-taken", seat=seat)
    if old is not None:
        entry = entry.with_chair(old, Chair())
    return entry.with_chair(seat, Chair(person, share=share or NO_SHARE))


def seat_bot(entry: TableEntry, person: str, seat: Seat, level: int) -> TableEntry:
    """The owner puts a bot on a free chair, or another one on a bot's."""
    waiting(entry)
    own(entry, person)
    if chair_at(entry, seat).person is not None:
        raise Declined("seat-taken", seat=seat)
    return entry.with_chair(seat, Chair(bot=level, share=BOT_SHARE))


def stand_up(entry: TableEntry, seat: Seat) -> TableEntry:
    """A chair becomes free; if the table was its person's, the next one has it."""
    left = waiting(entry).with_chair(seat, Chair())
    was = entry.chair(seat).person
    heir = next(iter(left.people), None) if was == entry.owner else None
    return replace(left, owner=heir) if heir else left


def send_away(entry: TableEntry, seat: Seat) -> TableEntry:
    """Somebody may not come back. Once a game has begun the chair keeps its share of the fate."""
    person = entry.chair(seat).person
    assert person
    if entry.phase == "waiting":
        left = stand_up(entry, seat)
    else:
        left = entry.with_chair(seat, Chair(share=entry.chair(seat).share))
    return replace(left, removed=(*entry.removed, person))


def change(entry: TableEntry, person: str, changes: dict[str, bool | str | int]) -> TableEntry:
    """What the owner may decide: language and who begins before the game, the rest at any time."""
    own(entry, person)
    if "language" in changes or "begins" in changes:
        waiting(entry)
    if begins := changes.get("begins"):
        chair_at(entry, int(begins))
        changes = {**changes, "seating": "custom"}
    return replace(entry, **changes)


def begin(entry: TableEntry, person: str, version: int, now: float) -> TableEntry:
    """Everybody sits: chance seats them, if it shall, and the game begins."""
    waiting(entry)
    own(entry, person)
    if any(chair.free for chair in entry.chairs):
        raise Declined("seats-free")
    if entry.seating == "chance":
        drawn = fate.Fate(entry.seed, entry.shares).seating()
        entry = replace(entry, drawn=drawn, chairs=tuple(entry.chairs[c - 1] for c in drawn))
    return replace(entry, phase="playing", started=now, version=version)


def turned(entry: TableEntry, first: Seat) -> TableEntry:
    """The table turned so that whoever shall begin sits on the seat that does; everybody's
    neighbours stay, and so does the fate, to which each share counts as it was given."""
    seats = entry.seats
    moved = tuple((seat - first + entry.begins - 1) % seats + 1 for seat in range(1, seats + 1))
    return replace(entry, drawn=moved, chairs=tuple(entry.chairs[chair - 1] for chair in moved))


# --- after it -----------------------------------------------------------------------------------


def again(entry: TableEntry, person: str, table_id: str, seed: str, now: float) -> TableEntry:
    """The same people at another table, everybody one seat further; who asked for it owns it."""
    moved = (entry.chairs[-1], *entry.chairs[:-1])
    return replace(
        entry,
        id=table_id,
        seed=seed,
        owner=person,
        created=now,
        chairs=tuple(chair.again() for chair in moved),
        phase="waiting",
        begins=0,
        listed=False,
        drawn=(),
        started=None,
        ended=None,
        ended_why=None,
        result=None,
        ending=None,
        rematch=None,
        rematch_by=None,
    )
