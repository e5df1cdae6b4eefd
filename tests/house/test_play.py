"""People and bots play whole games over real sockets, and lose the connection in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from house.harness import ALL, TOYS, Frame, Guest, Opened, opened, run, seated, some_move
from lapki import games
from lapki.match import record
from lapki.match.verify import verify


class Player:
    """Plays at random to the end, and comes back again and again."""

    def __init__(self, home: Opened, guest: Guest, table: str, seed: int) -> None:
        self.home, self.guest, self.table, self.rng = home, guest, table, Random(seed)
        self.steps: list[Frame] = []
        self.now: Frame = {}
        self.connections = 0

    async def play(self) -> None:
        while not self.now.get("result"):
            ply = self.steps[-1]["ply"] if self.steps else 0
            self.connections += 1
            # The first time for a moment only: the shortest game, too, has somebody coming back.
            stay = 1 if self.connections == 1 else self.rng.randint(5, 40)
            async with self.guest.at(self.table, ply) as seat:
                for _ in range(stay):
                    if seat.now.get("question") is None or not seat.now:
                        await seat.next()
                    else:
                        await self.move(seat)
                    if seat.now.get("result"):
                        break
            self.steps += [step for frame in seat.frames for step in frame.get("steps", ())]
            self.now = seat.now or self.now

    async def move(self, seat) -> None:  # type: ignore[no-untyped-def]
        """Answer; somebody may have been faster in a race, and then the question is closed."""
        question = seat.now["question"]
        live = self.home.house.tables[self.table].live_game
        assert live
        if live.questions.get(seat.seat) != question:
            await seat.next()
            return
        answer = await seat.move(await self.choose(seat.seat), question)
        assert answer["is"] == "play" or answer["key"] == "stale", answer

    async def choose(self, seat: int) -> str:
        """What a good bot would do, where there is one: whoever plays at random plays for long."""
        live = self.home.house.tables[self.table].live_game
        assert live
        if live.game.key in TOYS or live.game.seats[-1] == 2:
            return some_move(self.home, self.table, seat, self.rng)
        return await self.home.house.services.thinkers.choose(live, seat, 9)


def parties(key: str) -> list[tuple[str, int, int]]:
    """A game with two people and two bots, or as near to that as it allows."""
    most = ALL[key].seats[-1]
    seats = min(4, most)
    if seats == 2:
        return [(key, 2, 2), (key, 2, 1)]
    return [(key, seats, seats if key in TOYS else 2)]  # bots know no toys


PARTIES = [party for key in ALL for party in parties(key)]


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: "-".join(map(str, party)))
def test_a_whole_game_over_sockets_with_reconnects(party: tuple[str, int, int], quick_path: Path):
    run(whole_game(quick_path, *party))


def test_a_whole_game_in_postgresql(tmp_path: Path, postgres: str) -> None:
    run(whole_game(tmp_path, "toy-sealed", 3, 3, database_url=postgres))


async def whole_game(
    folder: Path, key: str, seats: int, people: int, database_url: str = ""
) -> None:
    async with opened(folder, database_url=database_url) as home:
        table, guests = await seated(home, key, seats, people, seating="chance")
        players = [Player(home, g, table, seed) for seed, g in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))

        log = home.house.tables[table].live_game
        assert log
        for player in players:
            assert [step["ply"] for step in player.steps] == list(range(1, log.ply + 1))
            assert player.now["result"] == players[0].now["result"]
        assert sum(player.connections for player in players) > people

        text = await guests[0].get(f"/tables/{table}/record")
        verdict = verify(text, ALL.__getitem__)
        again = record.read(text, ALL.__getitem__)
        assert again.over
        assert again.plies == verdict.plies
        info = (await guests[0].get(f"/tables/{table}"))["table"]
        assert info["phase"] == "finished"
        assert info["commitment"] == verdict.commitment


def test_bots_alone_finish_what_a_person_began(quick_path: Path) -> None:
    """Every bot at the table moves without anybody looking; the person only starts the game."""

    async def scenario() -> None:
        async with opened(quick_path, toys=False) as home:
            key = games.names()[0]
            few = games.find(key).seats[0]
            ada = await home.guest()
            table = (await ada.post("/tables", game=key, seats=few))["table"]["id"]
            for seat in range(1, few + 1):
                await ada.put(f"/tables/{table}/seats/{seat}", bot=1)
            await ada.post(f"/tables/{table}/start")
            async with ada.at(table) as watching:
                await watching.until(lambda f: bool((f.get("now") or {}).get("result")))
                assert watching.seat is None

    run(scenario())
