"""All subcommands of `lapki`, with their options. The work is done in the modules beside this one.

Nothing heavy is imported up here: `lapki --help` must answer at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from lapki.house.settings import Settings

app = typer.Typer(
    help="Lapki: four board games, with friends and with bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help comes twice as fast
    context_settings={"help_option_names": ["-h", "--help"]},
)

deck_app = typer.Typer(help="Own decks of pictures for Dixit.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")

Lang = Annotated[
    str | None,
    typer.Option("--lang", help="uk, pl, ru or en; by default the machine's own language."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, NAME=VALUE. May be given again."),
]

Data = Annotated[
    Path | None,
    typer.Option(envvar="LAPKI_DATA", help="Folder for the database. [the user's data folder]"),
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


@app.command()
def serve(
    host: Annotated[
        str | None,
        typer.Option(
            envvar="LAPKI_HOST", help="Address to listen at; 0.0.0.0 for all. [127.0.0.1]"
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(envvar="LAPKI_PORT", help="Port to listen at; 0 for any free one. [8765]"),
    ] = None,
    data: Data = None,
    base_url: Annotated[
        str | None,
        typer.Option(
            envvar="LAPKI_BASE_URL", help="How people reach the house: https://lapki.example"
        ),
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(
            envvar="LAPKI_PROXIES", help="Trusted proxies, with commas between. [127.0.0.1]"
        ),
    ] = None,
    secure_cookies: Annotated[
        bool | None,
        typer.Option(
            envvar="LAPKI_SECURE_COOKIES", help="Cookies over https alone. [if the base URL is]"
        ),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open a browser when ready.")] = False,
) -> None:
    """Open a house: people come with a browser, or with `lapki join`.

    Further settings come from the environment alone: LAPKI_DATABASE_URL (postgresql://… instead of
    a file), LAPKI_SECRET (signs cookies; by default made once and kept in the data folder),
    LAPKI_BOT_WORKERS [1], LAPKI_BOT_SECONDS [2], LAPKI_BOT_DELAY [0.8], LAPKI_RACE_WAIT [20],
    LAPKI_ABSENT_AFTER [120], LAPKI_IDLE_AFTER [600], LAPKI_FRAMES [20 a second and connection],
    LAPKI_REQUESTS [30 a second and address], LAPKI_SOCKETS [200 an address],
    LAPKI_CONNECTIONS [2000], LAPKI_CONNECTIONS_EACH [300 an address], LAPKI_PATIENCE [10 seconds],
    LAPKI_LOG [text; or json].
    """
    # structlog loads Rich for tracebacks with variables, which a house never prints: a fifth of a
    # second that everybody who opens one would wait.
    sys.modules["rich"] = None  # type: ignore[assignment]
    from lapki.cli.serve import serve

    del sys.modules["rich"]
    settings = _settings(
        host=host,
        port=port,
        data=data,
        base_url=base_url,
        proxies=proxies,
        secure_cookies=secure_cookies,
    )
    raise typer.Exit(serve(settings, show=show))


@app.command()
def join(
    url: Annotated[str, typer.Argument(help="A house, or a table of one.")],
    game: Annotated[str | None, typer.Option(help="Make a table of this game.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play at it.")] = None,
    bots: Annotated[int, typer.Option(help="How many of them are bots.")] = 0,
    level: Annotated[int, typer.Option(help="How well those play.")] = 1,
    name: Annotated[str | None, typer.Option(help="Your name; asked for if left out.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without a seat.")] = False,
    lang: Lang = None,
) -> None:
    """Play at a house's table from the terminal."""
    from lapki.cli.join import Wish, join

    wish = Wish(url, game, seats, bots, level, name, watch)
    raise typer.Exit(join(wish, _language(lang)))


@app.command()
def verify(
    record: Annotated[
        Path, typer.Argument(help="The record of a finished game; - for standard input.")
    ] = Path("-"),
    lang: Lang = None,
) -> None:
    """Check that nobody chose the dice: every roll and draw must follow from the promised seed."""
    from lapki.cli.verify import verify

    raise typer.Exit(verify(_text(record), _language(lang)))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to keep it; must not exist yet.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy everything that a house keeps into one file. The house may be open."""
    from lapki.cli.backup import backup

    raise typer.Exit(backup(_settings(data=data), file, _language(lang)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `lapki backup` made.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Put a backup back. The house must be closed; what was there before is kept beside it."""
    from lapki.cli.backup import restore

    raise typer.Exit(restore(_settings(data=data), file, _language(lang)))


@deck_app.command("import")
def deck_import(
    folder: Annotated[Path, typer.Argument(help="84 or more JPEG, PNG, WebP or AVIF pictures.")],
    name: Annotated[str, typer.Option(help="How tables call the deck. [the folder's name]")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Even if it exists.")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Make a deck of a folder of pictures; keywords.csv in it may say what they show.

    Its columns: file, uk, pl, ru, en; words with “;” between them.
    """
    from lapki.cli.deck import import_

    status = import_(_settings(data=data), folder, name, replace, _language(lang))
    raise typer.Exit(status)


def _settings(**given: object) -> Settings:
    import msgspec

    from lapki.house.settings import from_environment

    try:
        return from_environment(**given)
    except msgspec.ValidationError as problem:
        _stop(f"A setting can't be understood: {problem}.")


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
