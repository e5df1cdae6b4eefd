"""All subcommands of `lapki`, with their options. The work is done in the modules beside this one.

Nothing heavy is imported up here: `lapki --help` must answer at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

app = typer.Typer(
    help="Lapki: four board games, with friends and with bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str | None,
    typer.Option("--lang", help="uk, pl, ru or en; by default the machine's own language."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, NAME=VALUE. May be given again."),
]


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; asked for if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bot: Annotated[
        int | None, typer.Option(help="Level of the bots at the other seats; 0: people.")
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, when bots play the others.")] = 1,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
    seed: Annotated[int | None, typer.Option(help="Repeatable dice and bots.")] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal, with people at the same keyboard or with bots."""
    from lapki.cli.play import Wish, play

    wish = Wish(game, seats, bot, seat, _pairs(option), resume, seed)
    raise typer.Exit(play(wish, _language(lang)))


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record; - for standard input.")] = "-",
    view: Annotated[
        int | None, typer.Option(help="Only what this seat may see; 0 for a spectator.")
    ] = None,
    events: Annotated[bool, typer.Option("--events", help="Tell what the last move did.")] = False,
    batch: Annotated[
        bool, typer.Option("--batch", help="Read requests, a JSON object a line, and answer each.")
    ] = False,
    lang: Annotated[str, typer.Option(help="Language of the messages.")] = "en",
) -> None:
    """Play a record and print where it leads, as JSON."""
    from lapki.cli import replay

    language = _language(lang)
    status = replay.batch(language) if batch else replay.one(file, view, events, language)
    raise typer.Exit(status)


@app.command()
def perft(
    game: Annotated[str, typer.Argument(help="Which game.")],
    depth: Annotated[int, typer.Option(help="How many plies deep.", min=1)] = 3,
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Begin where this record ends.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count by first move, too.")] = False,
) -> None:
    """Count all sequences of moves, by the rules and by the kernel."""
    from lapki.cli.perft import CannotCount, perft

    _known(game)
    try:
        perft(game, depth, _pairs(option), _text(record) if record else None, divide)
    except CannotCount as why:
        _stop(str(why))


@app.command()
def bench() -> None:
    """Measure how many moves a second the rules and the kernels play."""
    from lapki.cli.bench import bench

    bench()


def _language(given: str | None) -> str:
    from lapki.words import LANGUAGES, machine_language

    if given is None:
        return machine_language()
    if given not in LANGUAGES:
        _stop(f"There are no words in “{given}”; choose one of {', '.join(LANGUAGES)}.")
    return given


def _known(key: str) -> None:
    from lapki import games

    if key not in games.names():
        _stop(f"There is no game called “{key}”; there are {', '.join(games.names())}.")


def _pairs(given: list[str] | None) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in given or ()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            _stop(f"“{name}” is no option: write --option NAME=VALUE.")
    return {name: value for name, _, value in pairs}


def _text(file: Path) -> str:
    from lapki.cli import files

    try:
        return files.read(file)
    except OSError as error:
        _stop(f"{file} can't be read: {error.strerror}.")


def _stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise typer.Exit(2)
