"""Hints: where the table allows them, for whoever is asked; told to all, and knowing no secret."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from house.harness import opened, run, seated
from lapki import games
from lapki.bots import Bot, Budget, Line, bot_for, hint, sight
from lapki.bots.arena import step
from lapki.games.contract import Decide, Seat
from lapki.match.match import Match


def test_who_is_asked_is_told_as_much_as_they_want_and_everybody_hears_of_it(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, ben) = await seated(home, "boooop", 2, 2, hints=True)
            async with ada.at(table) as a, ben.at(table) as b:
                await a.next()
                await b.next()
                nudge = await a.say("hint", help="nudge")
                assert nudge["is"] == "hinted"
                assert nudge["hint"]["good"] >= 1
                assert nudge["hint"].get("moves", []) == []
                told = await b.until(lambda f: f["is"] == "play")
                assert [s["line"] for s in told["steps"]] == ["hint 1"]
                some = (await a.say("hint", help="candidates"))["hint"]["moves"]
                (best,) = (await a.say("hint", help="move"))["hint"]["moves"]
                assert 1 < len(some) <= 3
                assert some == sorted(some)
                live = home.house.tables[table].live_game
                assert live
                lines = [f"{line.actor} {line.text}" for line in live.log]
                assert lines.count("! hint 1") == 1  # once a question
                assert (await b.say("hint", help="nudge"))["key"] == "not-asked"
                assert (await a.move(best))["is"] == "play"

    run(scenario())


def test_where_the_table_forbids_them_nobody_gets_one_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a:
                await a.next()
                for help in ("nudge", "candidates", "move"):
                    assert (await a.say("hint", help=help))["key"] == "no-hints"
                live = home.house.tables[table].live_game
                assert live
                assert not any(line.text.startswith("hint") for line in live.log)

    run(scenario())


def test_what_the_owner_allowed_cannot_be_changed_afterwards(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            answer = await ada.ask("PATCH", f"/tables/{table}", json={"hints": True})
            assert answer.status_code == 400
            assert not home.house.tables[table].entry.hints

    run(scenario())


@pytest.mark.parametrize("key", ["dixit", "barking"])
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(key: str) -> None:
    game, bot, rng = games.find(key), bot_for(key), Random(7)
    match = Match(game, max(3, game.seats[0]), game.Options())
    tried = 0
    while not match.over and tried < 12:
        due = match.due
        if isinstance(due, Decide) and match.plies % 3 == 0:
            seat = due.seats[0]
            world = game.sample(match.history, seat, rng.randrange)
            other = Match(game, world.seats, match.options, world.start)
            for actor, move in world.lines:
                other.play(actor, move)
            assert told(bot, match, seat) == told(bot, other, seat)
            tried += 1
        step(match, dict.fromkeys(range(1, 9), (bot, 1)), Budget(), rng)
    assert tried == 12


def told(bot: Bot, match: Match, seat: Seat) -> object:
    return hint(bot.lines(sight(match, seat), Budget(nodes=300)), "move", match.game.write)


def test_a_nudge_names_no_move_and_candidates_no_order() -> None:
    lines = [Line(move, chance) for move, chance in (("c", 0.7), ("a", 0.69), ("b", 0.4))]
    nudge = hint(lines, "nudge", str)
    assert nudge
    assert (nudge.good, nudge.moves) == (2, ())
    some = hint(lines, "candidates", str)
    assert some
    assert some.moves == ("a", "b", "c")
    best = hint(lines, "move", str)
    assert best
    assert best.moves == ("c",)
    assert hint([], "move", str) is None
