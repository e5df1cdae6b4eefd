"""How many plies a second `lapki replay --batch` answers, over whole random games.

    .venv/bin/python benchmarks/replay.py [GAME] [GAMES]

Counts the processor's seconds of the child process (its start included), not the wall clock's,
because machines are busy.
"""

import json
import resource
import subprocess
import sys
from random import Random

from lapki import games
from lapki.bots import Budget, Chancer
from lapki.bots.arena import play_out
from lapki.match import record
from lapki.match.match import Match


def main(key: str = "boooop", many: str = "500") -> None:
    game = games.find(key)
    seats = max(2, game.seats[0])
    matches = [
        play_out(
            Match(game, seats, game.Options()),
            dict.fromkeys(range(1, seats + 1), (Chancer(), 1)),
            Random(seed),
            Budget(),
        )
        for seed in range(int(many))
    ]
    requests = "".join(json.dumps({"id": 0, "record": record.write(m)}) + "\n" for m in matches)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", "from lapki.cli import main; main()", "replay", "--batch"]
    subprocess.run(command, input=requests, text=True, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    plies = sum(match.plies for match in matches)
    speed = plies / seconds
    print(f"{key}: {plies:,} plies of {many} records in {seconds:.2f} s: {speed:,.0f} a second")


if __name__ == "__main__":
    main(*sys.argv[1:])
