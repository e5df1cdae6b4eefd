"""A game told again: every moment as that eye saw it then, in one answer, and its dice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from house.harness import Guest, opened, run, seated
from house.test_moments import caught_up, in_midgame, play, shown
from lapki import games
from lapki.games.contract import Chance
from lapki.house.replay import Told, frames
from lapki.match import fate, record
from lapki.match.fate import Fate
from lapki.match.match import Match

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.lapki"))
SEED = "0123456789abcdef" * 4


def fated(key: str, seats: int, lines: int, seed: int = 5) -> str:
    """A game of chance and random moves, or the beginning of one, by its fate."""
    game, told, rng = (
        games.find(key),
        Fate(SEED, tuple(f"s{n}" for n in range(seats))),
        Random(seed),
    )
    match, draws = Match(game, seats, game.Options()), 0
    while not match.over and match.plies < lines:
        due = match.due
        if isinstance(due, Chance):
            match.chance(told.pick(f"draw {draws}"))
            draws += 1
        else:
            seat = rng.choice(due.seats)  # type: ignore[union-attr]
            text = game.write(rng.choice(list(game.legal(match.state, seat))))
            match.play(seat, game.read(text.replace("<clue>", "a tail")))
    return record.write(match, fate.write(told))


@pytest.mark.parametrize("key", games.names())
def test_every_eye_is_told_again_what_it_saw(key: str, quick_path: Path) -> None:
    async def scenario() -> None:
        async with opened(quick_path) as home, in_midgame(home, key) as (table, eyes):
            for guest, seat in eyes:
                told = await guest.get(f"/tables/{table}/replay")
                assert told["seat"] == seat.seat
                assert not told["eyes"], "of a running game nobody has any eyes but their own"
                nows = [frame["now"] for frame in told["frames"]]
                again = {n["ply"]: (n["view"], n["plies"], n.get("result")) for n in nows}
                assert {ply: again[ply] for ply in shown(seat)} == shown(seat)
                assert [now["ply"] for now in nows] == list(range(len(nows)))
                assert not any("question" in now or "offer" in now for now in nows)
                live = home.house.tables[table].live_game
                assert live
                steps = [frame["step"] for frame in told["frames"][1:]]
                assert steps == plain(live.steps(seat.seat, 0))

    run(scenario(), limit=60)


def plain(steps: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(steps))


def test_what_was_taken_back_is_told_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                rng = Random(3)
                for moves in (4, 3, 6):
                    await play(home, table, [a, b], moves, rng)
                    mover, other = (a, b) if rng.random() < 0.5 else (b, a)
                    await mover.say("undo", word="ask")
                    await other.say("undo", word="agree")
                    live = home.house.tables[table].live_game
                    assert live
                    await caught_up([a, b], live.ply)
                await a.say("resign")
                steps = plain(live.steps(1, 0))
            told = await ada.get(f"/tables/{table}/replay")
            assert [frame["step"] for frame in told["frames"][1:]] == steps
            assert sum("undone" in step for step in steps) == 3
            last = told["frames"][-1]["now"]
            assert (last["result"]["winners"], last["ending"]["reason"]) == ([2], "resigned")

    run(scenario())


def test_eyes_open_when_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "barking", 2, 2)
            stranger = await home.guest("Stranger")

            async def asked(guest: Guest, eye: str) -> Any:
                return await guest.ask("GET", f"/tables/{table}/replay?eye={eye}")

            for guest, eyes in ((ada, "2 all"), (bob, "1 all"), (stranger, "1 2 all")):
                for eye in eyes.split():
                    assert (await asked(guest, eye)).json()["key"] == "still-running"
            assert (await asked(ada, "1")).json()["seat"] == 1, "one's own is one's own"
            assert (await stranger.ask("GET", f"/tables/{table}/dice")).status_code == 403
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            for guest in (ada, bob, stranger):
                seen = [(await asked(guest, eye)).json() for eye in ("1", "2", "all")]
                first = [told["frames"][-1]["now"]["view"]["players"] for told in seen]
                assert [isinstance(p["hand"], list) for p in first[0]] == [True, False]
                assert [isinstance(p["hand"], list) for p in first[1]] == [False, True]
                assert [isinstance(p["hand"], list) for p in first[2]] == [True, True]
                assert seen[2]["whole"]
                assert seen[2]["eyes"] == [1, 2]
            assert (await asked(ada, "3")).status_code == 404
            assert (await asked(ada, "0")).status_code == 400
            default = [await guest.get(f"/tables/{table}/replay") for guest in (bob, stranger)]
            assert [told["whole"] for told in default] == [False, True]

    run(scenario())


def test_whoever_may_not_look_is_told_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2, spectators=False)
            stranger = await home.guest("Stranger")
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            for path in ("replay", "dice", "replay?eye=all"):
                refused = await stranger.ask("GET", f"/tables/{table}/{path}")
                assert refused.json()["key"] == "no-spectators"

    run(scenario())


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_is_told_whole(file: Path) -> None:
    """All that stands in the record is known to all eyes together, and the end is the same."""
    text = file.read_text(encoding="utf-8")
    head, lines = record.halves(text)
    end, told = (
        record.read(text),
        list(frames(record.read(head), [Told(li, 0) for li in lines], "all")),
    )
    assert len(told) == len(lines) + 1
    assert told[-1].now.result == (end.due if end.over else None)
    events = [event for frame in told[1:] for event in frame.step.events]  # type: ignore[union-attr]
    if len(end.lines) == len(lines):
        assert events == [event for some in end.told for event in some]


def test_a_record_from_a_disk_is_told_and_kept_nowhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        text = fated("dixit", 3, 60).replace("--\n", "name 2 Ola <b>\n--\n", 1)
        async with opened(tmp_path) as home:
            guest = await home.guest(None)
            told = await guest.post("/records/replay", text=text)
            assert told["whole"]
            assert told["table"]["chairs"][1]["person"]["name"] == "Ola <b>"
            assert len(told["frames"]) == 61
            one = (await guest.ask("POST", "/records/replay?eye=2", text=text)).json()
            assert one["seat"] == 2
            hands = [p["hand"] for p in one["frames"][-1]["now"]["view"]["players"]]
            assert [isinstance(hand, list) for hand in hands] == [False, True, False]
            sheet = await guest.post("/records/dice", text=text)
            assert sheet["seed"] == SEED
            assert len(sheet["draws"]) == text.count("\n* ")
            assert not home.house.tables

    run(scenario())


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("hello", "record-line", "Line 1"),
        ("game boooop\nseats 2\n", "record-line", "can't be played"),
        ("game boooop\nseats 2\n--\n1 k c3\n1 hold\n2 k c3\n", "record-line", "Line 6"),
        ("game boooop\nseats 2\n--\n" + "1 k c3\n" * 4_000, "too-big", "too long"),
        ("", "record", ""),
    ],
)
def test_what_is_no_record_is_refused_in_plain_words(
    text: str, key: str, says: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            guest = await home.guest(None)
            for path in ("replay", "dice"):
                no = (await guest.ask("POST", f"/records/{path}", text=text)).json()
                assert no["key"] == key, no
                assert says in no["message"]

    run(scenario())


def test_nobody_may_have_games_told_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="replays=3/60,3/60") as home:
            guest = await home.guest("Ada")
            answers = [await guest.ask("POST", "/records/replay", text=GAME) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]

    run(scenario())


GAME = "game boooop\nseats 2\n--\n1 k c3\n"


@pytest.mark.parametrize("key", games.names())
def test_a_line_of_chance_ends_with_what_fell(key: str) -> None:
    """So that whoever works the dice out again can compare them without knowing the game."""
    game = games.find(key)
    for seats in game.seats:
        match, rng = Match(game, seats, game.Options()), Random(seats)
        for _ in range(300):
            due = match.due
            if match.over:
                break
            if isinstance(due, Chance):
                outcome = due.shape.draw(rng.randrange)
                move = game.fall(match.state, outcome)
                words = game.write(move).replace(",", " ").split()
                assert words[-len(outcome) :] == [str(thing) for thing in outcome]
                match.play("*", move)
            else:
                seat = rng.choice(due.seats)  # type: ignore[union-attr]
                text = game.write(rng.choice(list(game.legal(match.state, seat))))
                match.play(seat, game.read(text.replace("<clue>", "a tail")))
