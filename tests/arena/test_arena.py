"""The arena: the same setting plays the same games, whoever plays them and however often it is
stopped; and whoever plays badly is told apart from whoever plays wrongly."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from lapki.bots import bot_for
from lapki.bots.arena import crews
from lapki.bots.arena.entrants import Unknown, find
from lapki.bots.arena.ratings import Cell, elo
from lapki.bots.arena.report import Report, report
from lapki.bots.arena.table import Played, Setting, Task, play
from lapki.bots.arena.tour import Sprt, Tour
from lapki.bots.contract import Budget
from lapki.cli.arena import Wish
from lapki.cli.arena import arena as command
from lapki.match import record
from lapki.match.verify import verify

LAPKI = [sys.executable, "-c", "from lapki.cli import main; main()"]

HOME = """
import time
from lapki.bots import Bot, Chancer

class Raises(Bot):
    levels = (1, 2)
    def choose(self, sight, level, budget, rng):
        raise ValueError(f"level {level}\\nand more")

class Leaves(Raises):
    def choose(self, sight, level, budget, rng):
        raise SystemExit(3)

class Silent(Raises):
    def choose(self, sight, level, budget, rng):
        return None

class Cheats(Raises):
    def choose(self, sight, level, budget, rng):
        from lapki import games
        return games.find("boooop").read("k c3")

class Dreams(Raises):
    def choose(self, sight, level, budget, rng):
        try:
            time.sleep(100)
        except Exception:
            pass

class First(Raises):
    def choose(self, sight, level, budget, rng):
        return min(sight.legal(), key=str)

class Last(Raises):
    def choose(self, sight, level, budget, rng):
        return max(sight.legal(), key=str)

class Scrawls(Raises):
    def choose(self, sight, level, budget, rng):
        from lapki.games.barking.state import Play
        return Play(1, None)

class Odd(First):
    levels = 3

class Slow(Chancer):
    def choose(self, sight, level, budget, rng):
        time.sleep(0.002)
        return super().choose(sight, level, budget, rng)

class NoBot: pass

class Wants(Raises):
    def __init__(self, something): pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    """A file with bots of somebody else."""
    file = tmp_path / "their bots.py"
    file.write_text(HOME)
    return str(file)


def alone(setting: Setting, tasks: Any) -> Any:
    """A crew of nobody but this process."""
    return (play(setting, task) for task in tasks)


def told(tour: Tour, crew: Any = alone) -> Report:
    for _ in tour.run(crew):
        pass
    return report(tour)


def without_clock(text: str | bytes) -> Any:
    """A report but for what depends on the machine."""
    kept = json.loads(text)
    for bot in kept["bots"]:
        for name in ("seconds_a_move", "longest", "late"):
            del bot[name]
    return kept


def arena(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [*LAPKI, "arena", *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


# --- the same games -----------------------------------------------------------------------------


def test_the_same_setting_gives_the_same_games_on_any_number_of_processes(tmp_path: Path) -> None:
    kept = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        words = ["barking", "random", "level:1", "anchor:first:3", "--games", "4", "--nodes", "1"]
        where = ["--processes", processes, "--folder", str(folder), "--json", f"{folder}.json"]
        done = arena(*words, *where, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        records = {f.name + f.parent.name: f.read_text() for f in folder.rglob("*.lapki")}
        assert len(records) == 12
        kept.append((records, without_clock(Path(f"{folder}.json").read_text())))
    assert kept[0] == kept[1]


@pytest.mark.slow(seconds=60)
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, bots: str) -> None:
    """`uv pip install ray` brings it; it is too large for everybody's set-up."""
    pytest.importorskip("ray", reason="the extra lapki[ray] isn't installed")
    names = ["random", "level:1", f"{bots}:Dreams"]
    words = ["barking", *names, "--games", "4", "--patience", "0.1"]
    kept = []
    for crew in (("--processes", "1"), ("--ray", "local")):
        folder = tmp_path / crew[1]
        where = ["--folder", str(folder), "--json", f"{folder}.json"]
        done = arena(*words, *where, *crew, cwd=tmp_path)
        assert done.returncode == 1, done.stderr  # somebody dreams
        assert "No Ray answers" not in done.stderr, done.stderr
        kept.append(without_clock(Path(f"{folder}.json").read_text()))
    assert kept[0] == kept[1]


def test_where_ray_does_not_answer_it_is_said(tmp_path: Path) -> None:
    words = ["barking", "random", "level:1", "--games", "2", "--ray", "127.0.0.1:9"]
    done = arena(*words, cwd=tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "lapki[ray]" in done.stderr or "No Ray answers at 127.0.0.1:9" in done.stderr


def test_another_seed_gives_other_games() -> None:
    task = Task("random", "level:1", 0, 1)
    assert play(Setting("spots", seed=1), task)[1] != play(Setting("spots", seed=2), task)[1]


def test_chance_goes_by_the_number_of_a_game_and_not_by_who_sits_where() -> None:
    """Equals that change seats play the same game twice; another number is another game."""
    games = [
        play(Setting("spots"), Task("random", "anchor:first:1", number, seat))
        for number, seat in ((0, 1), (0, 2), (1, 1))
    ]
    first, turned, other = (text.partition("--\n")[2] for _, text in games)
    assert first == turned != other
    assert games[0][0].share + games[1][0].share == 1


@pytest.mark.parametrize("game", ["barking", "boooop", "dixit", "spots"])
def test_records_are_such_as_anybody_can_verify(game: str) -> None:
    seats = 3 if game == "dixit" else 2
    played, text = play(Setting(game, seats), Task("random", "level:1", 3, 2))
    assert verify(text).plies == record.read(text).plies
    assert "name 1 level:1\nname 2 random\n" in text
    assert record.read(text).over
    assert not played.drawn


def test_openings_are_the_same_at_every_seat() -> None:
    setting = Setting("boooop", options={"ghosts": "off"}, opening=6)
    task = [Task("random", "level:1", 5, seat) for seat in (1, 2)]
    first, second = (play(setting, each)[1].partition("--\n")[2].split("\n") for each in task)
    assert first[:6] == second[:6]


def test_a_game_without_end_is_a_draw_after_so_many_turns() -> None:
    """A turn is all that a seat does until the other's: with ghosts that is more than a line."""
    played, text = play(Setting("boooop", turns=6), Task("random", "level:1", 0, 1))
    assert (played.drawn, played.share, played.turns) == (True, 0.5, 6)
    placed = [line for line in text.split("\n") if line[1:4] in (" k ", " c ")]
    assert len(placed) == 6
    assert bot_for("boooop").draw_after == 300


def test_with_more_seats_a_guest_sits_at_each_of_them(tmp_path: Path) -> None:
    tour = Tour(Setting("barking", 4), ["random", "level:1"], 8, tmp_path)
    cells = told(tour).cells
    assert [(cell.guest, cell.host, cell.games) for cell in cells] == [
        ("random", "level:1", 4),
        ("level:1", "random", 4),
    ]
    assert {task.seat for task in tour.played} == {1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_ladder_each_meets_only_its_neighbours(tmp_path: Path, seats: int) -> None:
    game = "boooop" if seats == 2 else "barking"
    setting = Setting(game, seats, {}, turns=4)
    names = ["random@1", "random@2", "random@3"]
    found = told(Tour(setting, names, 2 * seats, tmp_path, ladder=True))
    met = {frozenset((cell.guest, cell.host)) for cell in found.cells if cell.games}
    assert met == {frozenset(names[:2]), frozenset(names[1:])}
    assert found.games == 2 * 2 * seats


# --- stopping and going on ----------------------------------------------------------------------


def test_what_was_stopped_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    def tour(folder: str, games: int = 6) -> Tour:
        return Tour(Setting("boooop"), ["random", "level:1"], games, tmp_path / folder)

    running = (half := tour("half")).run(alone)
    for _ in range(3):
        next(running)
    running.close()
    assert len(half.played) == 3
    with (tmp_path / "half/results.jsonl").open("a") as results:
        results.write('{"played":{"task"')  # the light went out

    again = tour("half")
    assert (len(again.played), again.left()) == (3, 3)
    assert told(again).cells == told(tour("whole")).cells
    assert tour("half").left() == 0
    assert tour("half", games=10).left() == 4


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, bots: str) -> None:
    words = ["spots", "random", f"{bots}:Slow", "--games", "400", "--processes", "2"]
    command = [*LAPKI, "arena", *words, "--folder", "kept"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # What a shell runs in the background is deaf to Ctrl+C, and so are its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        results = tmp_path / "kept/results.jsonl"
        while process.poll() is None and not (results.exists() and results.stat().st_size > 500):
            sleep(0.02)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, err) == (130, "Stopped. The same command goes on from here.\n")
    assert "Games are kept in kept." in out
    tour = Tour(
        Setting("spots", options=OPTIONS), ["random", f"{bots}:Slow"], 400, tmp_path / "kept"
    )
    assert 0 < len(tour.played) < 400
    assert len(list((tmp_path / "kept").rglob("*.lapki"))) >= len(tour.played)


def test_ctrl_c_waits_while_a_pool_is_at_work() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), crews._undisturbed():  # noqa: PT012
        signal.raise_signal(signal.SIGINT)
        done.append("to its end")
    assert done == ["to its end"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


OPTIONS = {"tricks": "new-family", "dog-treats": "1", "scored-paws": "off"}


def test_bots_whose_code_has_changed_begin_anew(tmp_path: Path, bots: str) -> None:
    names = ["random", "level:1", f"{bots}:Slow"]
    told(Tour(Setting("boooop"), names, 2, tmp_path / "kept"))
    from lapki.bots.arena import entrants

    Path(bots).write_text(HOME.replace("0.002", "0.001"))
    entrants.find.cache_clear()
    tour = Tour(Setting("boooop"), names, 2, tmp_path / "kept")
    assert [(task.guest, task.host) for task in tour.played] == [("random", "level:1")] * 2
    assert tour.left() == 4


def test_a_folder_of_another_setting_is_refused(tmp_path: Path) -> None:
    Tour(Setting("boooop"), ["random", "level:1"], 2, tmp_path)
    with pytest.raises(Unknown, match="another setting"):
        Tour(Setting("boooop", seed=2), ["random", "level:1"], 2, tmp_path)


# --- stopping early -----------------------------------------------------------------------------


def loaded(share: float) -> Any:
    """A crew whose games all end like this."""

    def crew(setting: Setting, tasks: Any) -> Any:
        for task in tasks:
            yield Played(task, share, False, 1, {}), ""

    return crew


def test_names_in_another_order_find_the_games_that_were_played(tmp_path: Path) -> None:
    """At two seats it is the same game whoever is called the guest."""
    setting = Setting("boooop", 2, turns=20)
    one = Tour(setting, ["random", "level:1"], 6, tmp_path)
    (cell,) = told(one).cells
    other = Tour(setting, ["level:1", "random"], 6, tmp_path)
    assert (other.done(), other.left()) == (6, 0)
    assert report(other).cells[0].share == pytest.approx(1 - cell.share)
    fewer = Tour(setting, ["level:1", "random"], 4, tmp_path)
    assert (fewer.done(), fewer.left()) == (4, 0)


@pytest.mark.parametrize(("share", "settled"), [(1.0, True), (0.0, False)])
def test_a_pair_that_is_decided_plays_no_more(tmp_path: Path, share: float, settled: bool) -> None:
    tour = Tour(Setting("boooop"), ["random", "level:1"], 400, tmp_path, Sprt(0, 50))
    found = told(tour, loaded(share))
    (test,) = found.tests
    assert test.settled is settled
    assert test.games == found.games < 20
    assert tour.left() == 0


def test_what_was_played_after_the_decision_does_not_count(tmp_path: Path) -> None:
    """Many processes are ahead of it by some games; the result is that of one."""

    def ahead(setting: Setting, tasks: Any) -> Any:
        many = [next(tasks) for _ in range(40)]
        return loaded(1.0)(setting, reversed(many))

    def tour(folder: str) -> Tour:
        return Tour(Setting("boooop"), ["random", "level:1"], 400, tmp_path / folder, Sprt(0, 50))

    assert told(tour("many"), ahead) == told(tour("one"), loaded(1.0))


def test_equals_are_decided_after_a_while(tmp_path: Path) -> None:
    tour = Tour(Setting("boooop"), ["random", "level:1"], 4000, tmp_path, Sprt(0, 50))

    def fair(setting: Setting, tasks: Any) -> Any:
        for task in tasks:
            won = (task.number * 7 + task.seat) % 4 < 2
            yield Played(task, float(won), False, 1, {}), ""

    found = told(tour, fair)
    assert found.tests[0].settled is False
    assert 50 < found.games < 1000


# --- who plays wrongly, and who is unknown ------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Raises", "raised ValueError: level 2"),
        ("Raises:1", "raised ValueError: level 1"),
        ("Leaves", "raised SystemExit: 3"),
        ("Silent", "answered None, which is no move"),
        ("Cheats", "played k c3, which isn't allowed (BOO-1 placed-already)"),
        ("Dreams", "thought longer than 0.1 s"),
    ],
)
def test_who_plays_wrongly_has_lost_and_is_named(bots: str, name: str, what: str) -> None:
    who = f"{bots}:{name}"
    for seat in (1, 2):
        played, text = play(Setting("boooop", patience=0.1), Task(who, "random", 1, seat))
        assert played.fault
        assert (played.fault.name, played.fault.what, played.share) == (who, what, 0.0)
        assert text.endswith(f"# {what}\n! resign {seat}\n")
        assert verify(text)
    assert play(Setting("boooop", patience=0.1), Task("random", who, 1, 1))[0].share == 1.0


def test_the_arena_goes_on_without_who_plays_wrongly(tmp_path: Path, bots: str) -> None:
    words = ["barking", "random", "level:1", f"{bots}:Raises", "--games", "2", "--processes", "1"]
    done = arena(*words, "--folder", "kept", cwd=tmp_path)
    assert done.returncode == 1
    assert "6 games" in done.stdout
    said = "Raises is at fault in 4 games, which it lost: it raised ValueError: level 2."
    assert said in done.stdout
    assert "Traceback" not in done.stderr


def test_who_thinks_too_long_for_a_budget_of_seconds_is_counted(bots: str) -> None:
    setting = Setting("boooop", budget=Budget(seconds=0.001), turns=10)
    play(setting, Task(f"{bots}:Slow", "random", 0, 1))  # the first time nobody is counted
    played, _ = play(setting, Task(f"{bots}:Slow", "random", 0, 1))
    thought = played.thinking[f"{bots}:Slow"]
    assert 0 < thought.late == thought.moves
    assert thought.longest > 0.002


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("somebody", "Nobody is called “somebody”; write random, level:3"),
        ("level:3@fast", "Nobody is called"),
        ("level:77", "doesn't play boooop at level 77, but at"),
        ("anchor:last:3", "There is no anchor “last”; there are first."),
        ("nowhere.py:Bot", "There is no file nowhere.py."),
        ("BOTS:Nobody", "has no class “Nobody”."),
        ("BOTS:NoBot", "is no bot: it must be a class made of lapki.bots.Bot."),
        ("BOTS:Wants", "can't be made without words"),
        ("BOTS:Raises:7", "at level 7, but at 1, 2."),
        ("random", "each of them once"),
    ],
)
def test_who_is_unknown_is_said_in_one_sentence(
    tmp_path: Path, bots: str, name: str, said: str
) -> None:
    with pytest.raises(Unknown) as why:
        Tour(Setting("boooop"), ["random", name.replace("BOTS", bots)], 2, tmp_path / "kept")
    assert said in str(why.value)
    assert "\n" not in str(why.value)


def test_a_file_finds_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "taste_of_mine.py").write_text("EDGY = True")
    (tmp_path / "with_taste.py").write_text(
        "from taste_of_mine import EDGY\nfrom lapki.bots import Chancer\nclass Mine(Chancer): pass"
    )
    assert find(f"{tmp_path / 'with_taste.py'}:Mine", "boooop").make()


def test_a_file_that_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import nothing_of_that_name")
    with pytest.raises(Unknown, match="can't be loaded: ModuleNotFoundError"):
        Tour(Setting("boooop"), ["random", f"{file}:Bot"], 2, tmp_path / "kept")


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (Wish("boooop", ["random", "somebody"]), "Nobody is called"),
        (Wish("boooop", ["random", "level:1"], seats=5), "for 2 seats, not for 5"),
        (Wish("spots", ["random", "level:1"], seats=1), "whoever plays alone"),
        (Wish("spots", ["random", "level:1"], options={"tricks": "none"}), "doesn't take"),
        (Wish("boooop", ["random", "level:1"], sprt=(50, 0)), "the lower difference first"),
    ],
)
def test_the_command_refuses_kindly(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wish: Wish,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(wish) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert not list(tmp_path.iterdir())


def test_a_process_that_dies_ends_the_arena_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "dies.py"
    file.write_text(
        "import os\nfrom lapki.bots import Chancer\n"
        "class Dies(Chancer):\n    def choose(self, *given):\n        os._exit(1)\n"
    )
    done = arena("barking", "random", "dies.py:Dies", "--games", "2", cwd=tmp_path)
    assert done.returncode == 1
    assert "A process that played a game has died." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_budget_behind_a_name_counts_for_it_alone(tmp_path: Path) -> None:
    assert find("level:3@20000", "boooop").budget == Budget(nodes=20_000)
    assert find("anchor:first:5@0.2s", "boooop").budget == Budget(seconds=0.2)
    assert find("level:3", "boooop").budget is None


def test_processes_end_with_whoever_asked(tmp_path: Path) -> None:
    import multiprocessing

    running = crews.processes(1, Setting("barking"), iter([Task("random", "level:1", 0, 1)]))
    assert next(running)[0].task.number == 0
    running.close()
    for child in multiprocessing.active_children():
        child.join(10)
        assert not child.is_alive()


def test_a_host_at_fault_has_lost_at_any_number_of_seats(bots: str) -> None:
    setting = Setting("barking", 4)
    for seat in (1, 4):
        played, _ = play(setting, Task("random", f"{bots}:Raises", 1, seat))
        assert played.fault
        assert played.share == 1.0


def test_a_move_that_can_not_even_be_written_is_a_fault_in_one_line(bots: str) -> None:
    played, text = play(Setting("barking"), Task(f"{bots}:Scrawls", "random", 1, 1))
    assert played.fault
    assert played.fault.what.startswith("played ")
    assert "\n" not in played.fault.what
    assert verify(text)


def test_levels_are_made_anew_for_each_seat_of_each_game() -> None:
    level = find("level:9", "boooop")
    assert level.make() is not level.make()


def test_ratings_are_nought_on_average() -> None:
    names = ["a", "b", "c"]
    cells = [Cell("a", "b", (1.0,) * 50), Cell("a", "c", (1.0,) * 50), Cell("b", "c", (0.9,) * 50)]
    assert sum(r.rating for r in elo(names, cells, 2).values()) == pytest.approx(0)


def test_games_that_went_the_same_way_are_told(tmp_path: Path, bots: str) -> None:
    words = ["boooop", f"{bots}:First", f"{bots}:Last", "--games", "12", "--processes", "1"]
    done = arena(*words, "--option", "ghosts=off", cwd=tmp_path)
    assert "Only 2 of 12 games were different" in done.stdout
    done = arena(*words, "--option", "ghosts=off", "--opening", "4", cwd=tmp_path)
    assert "were different" not in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["random", "level:1@0"], "a budget is more than 0"),
        (["random", "level:1@0.0s"], "a budget is more than 0"),
        (["random", "level:1", "--seats", "0"], "An arena needs two seats"),
        (["random", "level:1", "--json", "nowhere/x.json"], "There is no folder nowhere"),
        (["random", "BOTS:First:1:5"], "Nobody is called"),
        (["random", "BOTS:Odd"], "a tuple of numbers"),
    ],
)
def test_odd_wishes_are_refused_before_anything_is_played(
    tmp_path: Path, bots: str, words: list[str], said: str
) -> None:
    given = [word.replace("BOTS", bots) for word in words]
    done = arena("boooop", *given, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_bots_at_long_paths_have_files_of_their_own(tmp_path: Path, bots: str) -> None:
    far = tmp_path / ("deep" * 20) / ("deeper" * 20)
    far.mkdir(parents=True)
    mine = far / "bots.py"
    mine.write_text(Path(bots).read_text())
    done = arena("boooop", f"{mine}:First", f"{mine}:Last", "--games", "2", cwd=tmp_path)
    assert "2 games" in done.stdout, done.stderr
    assert len(list(tmp_path.rglob("*.lapki"))) == 2
