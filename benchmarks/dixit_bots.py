"""Do Dixit's bots say what some find, but not all? `python benchmarks/dixit_bots.py --games 500`.

Plays so many games at 3, 4, 6 and 8 seats in each language (`--seats`, `--languages` for fewer),
and counts the rounds that our bot told. On the other seats sit by turns three who know different
things, so that at three and four seats no two voters are alike:

- `lists`: our bot, at the best level, with the temper of its seat;
- `pictures`: who knows what `dreams.toml` says of the pictures, and none of the lists;
- `noisy`: who compares keywords as the first bot did, and half of the time does anything.

`--level 4` plays another level, `--people` seats no `lists` but the one that tells. `--heard` says
instead how well clues are understood that were written from the pictures alone
(`tests/dixit/heard.tsv`): is the right card among the best two of six?
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from math import comb
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean
from typing import NamedTuple

import numpy as np

from lapki import games
from lapki.bots import Bot, Budget, Sight, bot_for, sight
from lapki.bots.anchors.first import dixit as first
from lapki.bots.dixit.clues import LANGUAGES, key, ours
from lapki.bots.dixit.language import language_of
from lapki.bots.dixit.understanding import heard
from lapki.bots.dixit.voters import KEEN
from lapki.games.contract import Chance, Decide, Move
from lapki.games.dixit import rules
from lapki.games.dixit.events import Shown, Told
from lapki.games.dixit.state import DixitOptions, Give
from lapki.match.match import Match

GAME = games.find("dixit")
OURS = bot_for("dixit")
HEARD = Path(__file__).parents[1] / "tests/dixit/heard.tsv"


# --- who plays ----------------------------------------------------------------------------------


class Pictures(Bot):
    """Knows the pictures, and none of our lists."""

    levels = (1,)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        view = sight.view
        if view.phase == "tell":
            return first.bot.choose(sight, 3, budget, rng)
        fit = heard(view.clue, sight.language, ours(), "pictures")

        def liked(card: int) -> float:
            return KEEN * float(fit[card - 1]) + float(-np.log(rng.expovariate(1)))

        if view.phase == "give":
            hand = view.players[sight.seat - 1].hand
            best = sorted(hand, key=liked, reverse=True)[: rules.gift_size(sight.seats)]
            return Give(tuple(sorted(best)))
        return max(sight.legal(), key=lambda vote: liked(view.table[vote.slot - 1]))


class Noisy(Bot):
    """Compares keywords by their beginnings, and half of the time does anything."""

    levels = (1,)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        keen = rng.random() < 0.5
        return first.bot.choose(sight, 3 if keen else 1, budget, rng)


OTHERS = {"pictures": Pictures(), "noisy": Noisy()}


# --- games --------------------------------------------------------------------------------------


class Task(NamedTuple):
    """One game to be played."""

    language: str
    seats: int
    number: int
    level: int
    people: bool
    seed: str


class Round(NamedTuple):
    """A round that our bot told."""

    verdict: str
    clue: str
    votes: tuple[tuple[str, bool], ...]
    """Who voted, and whether they found the card."""


def play(task: Task) -> list[Round]:
    """The rounds told by our bot in one game; a clue that was told twice ends the benchmark."""
    rng = Random(f"{task.seed}{task.language} {task.seats} {task.number}")
    kinds = ["pictures", "noisy"] + ["lists"] * (not task.people)
    rng.shuffle(kinds)
    who = ["lists", *islice(cycle(kinds), task.seats - 1)]
    rng.shuffle(who)
    match = Match(GAME, task.seats, DixitOptions())
    while not match.over:
        due = match.due
        if isinstance(due, Chance):
            match.chance(rng.randrange)
        elif isinstance(due, Decide):
            seat = rng.choice(due.seats)
            bot, level = (
                (OURS, task.level) if who[seat - 1] == "lists" else (OTHERS[who[seat - 1]], 1)
            )
            seen = sight(match, seat, language=task.language)
            match.play(seat, bot.choose(seen, level, Budget(), rng))
    return list(told(match, who))


def told(match: Match, who: list[str]) -> Iterator[Round]:
    clue, said = "", set[str]()
    for event in (event for events in match.told for event in events):
        if isinstance(event, Told):
            clue = event.clue
            if who[event.seat - 1] == "lists":
                assert key(clue) not in said, f"said twice: {clue}"
            said.add(key(clue))
        elif isinstance(event, Shown) and who[event.storyteller - 1] == "lists":
            votes = enumerate(event.votes, start=1)
            yield Round(
                event.verdict,
                clue,
                tuple((who[s - 1], vote == event.slot) for s, vote in votes if vote is not None),
            )


def row(language: str, seats: int, played: list[list[Round]]) -> str:
    rounds = [one for game in played for one in game]
    found = Counter(one.verdict for one in rounds)
    votes = [vote for one in rounds for vote in one.votes]
    chance = 1 / 3 if seats == 3 else 1 / (seats - 1)
    right = mean(hit for _, hit in votes)
    kinds = (
        f"{mean([hit for who, hit in votes if who == kind] or [0]):.0%}"
        for kind in ("lists", "pictures", "noisy")
    )
    clues = [key(one.clue) for one in rounds][:1000]
    shares = (f"{found[verdict] / found.total():.0%}" for verdict in ("some", "all", "none"))
    cells = (
        language,
        seats,
        len(played),
        len(rounds),
        *shares,
        f"{right:.0%}",
        f"{right / chance:.2f}",
        *kinds,
    )
    return f"| {' | '.join(map(str, cells))} | {len(set(clues))} of {len(clues)} |"


# --- understanding ------------------------------------------------------------------------------


def among_two(fit: np.ndarray, place: int) -> float:
    """How likely a card is among the best two of six, the others drawn by lot; equals by chance."""
    above = int((fit > fit[place] + 1e-9).sum())
    equal = int((np.abs(fit - fit[place]) <= 1e-9).sum()) - 1
    below = len(fit) - 1 - above - equal
    return sum(
        comb(above, better)
        * comb(equal, same)
        * comb(below, 5 - better - same)
        / comb(len(fit) - 1, 5)
        * min(1, (2 - better) / (same + 1))
        for better in (0, 1)
        for same in range(6 - better)
    )


def understood() -> None:
    lines = [line.split("\t") for line in HEARD.read_text("utf-8").splitlines()]
    print(
        "| language | clues | understood | language of two words and more |\n|---|---:|---:|---:|"
    )
    for language in LANGUAGES:
        mine = [(int(card), clue) for lang, card, _, clue in lines if lang == language]
        hits = mean(among_two(heard(clue, language, ours()), card - 1) for card, clue in mine)
        long = [clue for _, clue in mine if len(clue.split()) > 1]
        right = mean(language_of(clue, language) == language for clue in long)
        print(f"| {language} | {len(mine)} | {hits:.0%} | {right:.0%} |")


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--games", type=int, default=500, help="for each row")
    parse.add_argument("--seats", type=int, nargs="+", default=[3, 4, 6, 8])
    parse.add_argument("--languages", nargs="+", default=LANGUAGES)
    parse.add_argument("--level", type=int, default=max(OURS.levels))
    parse.add_argument("--people", action="store_true")
    parse.add_argument("--seed", default="", help="for other games than those in the docs")
    parse.add_argument("--heard", action="store_true")
    parse.add_argument("--processes", type=int)
    given = parse.parse_args()
    if given.heard:
        understood()
        return
    print(
        "| language | seats | games | rounds | some | all | none | right | × chance "
        "| lists | pictures | noisy | different clues |\n" + "|---|" + "---:|" * 12
    )
    with Pool(given.processes) as pool:
        for language in given.languages:
            for seats in given.seats:
                numbers = range(given.games)
                how = (given.level, given.people, given.seed)
                tasks = [Task(language, seats, n, *how) for n in numbers]
                print(row(language, seats, pool.map(play, tasks, chunksize=4)), flush=True)


if __name__ == "__main__":
    main()
