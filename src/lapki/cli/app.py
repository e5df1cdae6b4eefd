"""All subcommands of `lapki`, with their options. The work is done in the modules beside this one.

Nothing heavy is imported up here: `lapki --help` must answer at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from lapki.cli.admin import Work
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

admin_app = typer.Typer(
    help="Keep order in the house of this data folder, open or not.", no_args_is_help=True
)
app.add_typer(admin_app, name="admin")

BY_ID = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""For commands that take an id: it may begin with a dash, and is no option then."""

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
def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    about: Annotated[str, typer.Argument(help="A rule's number, or a word. [all rules]")] = "",
    lang: Lang = None,
) -> None:
    """Read the rules of a game: all, one by its number, or those with a word in them."""
    from lapki.cli.rules import rules

    _known(game)
    raise typer.Exit(rules(game, about, _language(lang)))


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
def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="random, level:3, anchor:first:5, path.py:Class; with @20000 (nodes a move) or "
            "@0.2s behind it for a budget of its own.",
        ),
    ],
    games: Annotated[
        int, typer.Option(help="For each pair, made up to whole blocks.", min=1)
    ] = 200,
    seats: Annotated[int | None, typer.Option(help="How many play. [2, or the fewest]")] = None,
    option: Options = None,
    nodes: Annotated[
        int | None, typer.Option(help="Each bot's budget for a move. [its level's own]", min=1)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="The same in seconds; nothing repeats then.", min=0.001)
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
    opening: Annotated[
        int, typer.Option(help="So many first decisions are taken at random.", min=0)
    ] = 0,
    turns: Annotated[
        int | None,
        typer.Option(help="A game is a draw after so many. [300 or 10,000, by game]", min=1),
    ] = None,
    patience: Annotated[
        float, typer.Option(help="Seconds after which a silent bot has lost.", min=0.01, max=86_400)
    ] = 60.0,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="LOW HIGH", help="Stop a pair when it is decided; see above."),
    ] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each meets only those named next to it.")
    ] = False,
    processes: Annotated[
        int | None, typer.Option(help="Games at a time. [as many as cores]", min=1)
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where games are kept. [arena/GAME-…, by the setting]")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write what came of it there, too.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on that Ray cluster, which has the same Lapki."),
    ] = None,
) -> None:
    """Let bots play each other, and say how strong they are.

    Everybody meets everybody. Games come in blocks of the same chance, in which a bot sits at each
    seat once; with more than two seats it is one guest among several of the other, and the reverse.
    The same seed and budgets of nodes give the same games, on any number of cores. All games are
    kept as records, which `lapki verify` takes. The same command again goes on where it was stopped
    (Ctrl+C); bots whose code has changed begin anew.

    --sprt 0 50 asks of each pair whether the one that you name first is 50 Elo stronger, or not at
    all, and stops its games as soon as the answer is wrong in about one case of twenty (a
    sequential probability ratio test over blocks). --sprt -50 0 asks whether it isn't weaker.
    """
    from lapki.cli.arena import Wish, arena

    _known(game)
    wish = Wish(
        game,
        bots,
        games,
        seats,
        _pairs(option),
        nodes,
        seconds,
        seed,
        opening,
        turns,
        patience,
        sprt,
        ladder,
        processes,
        folder,
        json,
        ray,
    )
    raise typer.Exit(arena(wish))


@app.command("check-game")
def check_game(
    package: Annotated[
        str, typer.Argument(help="An installed package, its game, or a folder with a package.")
    ],
    games: Annotated[int, typer.Option(help="Random games at each kind of table.", min=1)] = 4,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
) -> None:
    """Find out whether a game of a package keeps the contract, and its secrets.

    Rules, words, cover, drawing and bot are looked at; random games are played at every kind of
    table; and pairs of worlds that differ only in what is hidden from somebody are compared, in all
    that they are shown. The exit status is 1 if anything is wrong, 2 if there is no such package.
    """
    from lapki.cli.checkgame import check_game

    raise typer.Exit(check_game(package, games, seed))


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its name: small Latin letters and numerals.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to put it. [a folder of that name, here]")
    ] = None,
) -> None:
    """Begin a game of your own: a folder with a small one that keeps the contract."""
    from lapki.cli.newgame import new_game

    raise typer.Exit(new_game(name, folder))


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
    LAPKI_BUS (nats://…, for a house of several processes and for `lapki think`), LAPKI_BUS_CA (a
    file with the certificate that the bus is known by), LAPKI_BOT_WORKERS [by cores],
    LAPKI_BOTS_READY [true: bots are compiled while the house opens], LAPKI_BOT_SECONDS [2],
    LAPKI_BOT_DELAY [0.8], LAPKI_LOOKBACK_IDLE [true], LAPKI_RACE_WAIT [20],
    LAPKI_ABSENT_AFTER [120], LAPKI_STALLED_AFTER [180], LAPKI_IDLE_AFTER [600],
    LAPKI_WAITING_HOURS [24], LAPKI_ABANDONED_DAYS [14], LAPKI_FORGOTTEN_DAYS [30],
    LAPKI_LONGEST_GAME [5000 lines], LAPKI_FRAMES [20 a second and connection], LAPKI_LIMITS
    [changes to the limits of persons and addresses], LAPKI_CONNECTIONS [2000],
    LAPKI_CONNECTIONS_EACH [300 an address], LAPKI_PATIENCE [10 seconds], LAPKI_LOG [text; or json],
    LAPKI_METRICS_AT (address:port for /metrics alone), LAPKI_METRICS_TOKEN (a bearer token for it;
    without either, only this machine may read it).
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
def think() -> None:
    """Think for the bots of a house that is somewhere else, on as many machines as you like.

    Only the environment has settings: LAPKI_BUS and LAPKI_SECRET as the house has them (and
    LAPKI_BUS_CA, if it has), LAPKI_BOT_WORKERS (questions at a time) [by
    cores], LAPKI_LOG [text; or json]. No database is needed, nothing is kept, and a house whose
    thinkers are gone thinks for itself. Ctrl+C finishes what is being thought, for up to 5 seconds.
    """
    from lapki.cli.think import think

    raise typer.Exit(think(_settings()))


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
    file: Annotated[
        str, typer.Argument(help="Where to keep it; must not exist yet. - for standard output.")
    ],
    encrypt: Annotated[
        str | None,
        typer.Option(metavar="age1…", help="Only that key opens it; see backup-key."),
    ] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Keep all that a house is (database, key, decks) in one file. The house may be open."""
    from lapki.cli.backup import backup

    raise typer.Exit(backup(_settings(data=data), file, _language(lang), encrypt))


@app.command("backup-key")
def backup_key(
    file: Annotated[Path, typer.Argument(help="Where to keep what opens; must not exist yet.")],
    lang: Lang = None,
) -> None:
    """Make a key for encrypted backups: FILE opens them, what is printed makes them."""
    from lapki.cli.backup import make_key

    raise typer.Exit(make_key(file, _language(lang)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `lapki backup` made.")],
    key: Annotated[Path | None, typer.Option(help="What opens it, if it is encrypted.")] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Put a backup back. The house must be closed; what was there before is kept beside it."""
    from lapki.cli.backup import restore

    raise typer.Exit(restore(_settings(data=data), file, _language(lang), key))


@app.command()
def migrate(
    to: Annotated[str | None, typer.Option(help="Which version, as a002. [the newest]")] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Bring the database to a version, back too, for an older Lapki. The house must be closed."""
    from lapki.cli.migrate import migrate
    from lapki.house.migrations import HEAD

    raise typer.Exit(migrate(_settings(data=data), to or HEAD, _language(lang)))


@app.command()
def doctor(
    backups: Annotated[
        Path | None,
        typer.Option(help="Where backups are kept. [DATA-backups, if it is there]"),
    ] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Look at a house and say what to mend: settings, files, disk, clock, database, bus, backups,
    and the way in from outside, if the house is open. Nothing is changed.

    Run it as the user of the house, with the settings of the house. Ends with 1 if something is to
    be mended.
    """
    from lapki.cli.doctor import doctor

    raise typer.Exit(doctor(_settings(data=data), backups, _language(lang)))


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


# --- keeping order ------------------------------------------------------------------------------

Whom = Annotated[str, typer.Argument(help="An id, or a name if only one person has it.")]
Hours = Annotated[float | None, typer.Option(help="For so long. [for good]", min=0.01)]
Why = Annotated[str, typer.Option(help="The reason; they read it, and the audit log keeps it.")]
Search = Annotated[str, typer.Argument(help="Part of a name, or an id.")]
PageNumber = Annotated[int, typer.Option("--page", help="Fifty lines each.", min=1)]


@admin_app.command("add", context_settings=BY_ID)
def admin_add(person: Whom, data: Data = None, lang: Lang = None) -> None:
    """Let somebody keep order, with a page of their own: /admin."""
    _keep_order(data, lang, lambda host: host.add(person))


@admin_app.command("remove", context_settings=BY_ID)
def admin_remove(person: Whom, data: Data = None, lang: Lang = None) -> None:
    """Let them keep order no more."""
    _keep_order(data, lang, lambda host: host.remove(person))


@admin_app.command("list")
def admin_list(data: Data = None, lang: Lang = None) -> None:
    """Who keeps order."""
    _keep_order(data, lang, lambda host: host.admins())


@admin_app.command("people", context_settings=BY_ID)
def admin_people(
    search: Search = "", page: PageNumber = 1, data: Data = None, lang: Lang = None
) -> None:
    """Everybody, the newest first."""
    _keep_order(data, lang, lambda host: host.people(search, page))


@admin_app.command("tables", context_settings=BY_ID)
def admin_tables(
    search: Search = "", page: PageNumber = 1, data: Data = None, lang: Lang = None
) -> None:
    """All tables, the newest first; or those of a game, or of somebody."""
    _keep_order(data, lang, lambda host: host.tables(search, page))


@admin_app.command("end", context_settings=BY_ID)
def admin_end(
    table: Annotated[str, typer.Argument(help="The table's id: the end of its link.")],
    why: Why = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """End a table; everybody at it is told why."""
    _keep_order(data, lang, lambda host: host.end(table, why))


@admin_app.command("mute", context_settings=BY_ID)
def admin_mute(
    person: Whom, hours: Hours = None, why: Why = "", data: Data = None, lang: Lang = None
) -> None:
    """Let somebody say nothing at any table."""
    _keep_order(data, lang, lambda host: host.mute(person, hours, why))


@admin_app.command("unmute", context_settings=BY_ID)
def admin_unmute(person: Whom, why: Why = "", data: Data = None, lang: Lang = None) -> None:
    """Let them talk again."""
    _keep_order(data, lang, lambda host: host.unmute(person, why))


@admin_app.command("ban", context_settings=BY_ID)
def admin_ban(
    who: Annotated[str, typer.Argument(help="A person, an address, or a network as 1.2.3.0/24.")],
    hours: Hours = None,
    why: Why = "",
    address: Annotated[
        bool, typer.Option("--address", help="Also the address from which they came last.")
    ] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Let somebody in no more."""
    _keep_order(data, lang, lambda host: host.ban(who, hours, why, address=address))


@admin_app.command("unban", context_settings=BY_ID)
def admin_unban(
    who: Annotated[str, typer.Argument(help="A person, an address or a network.")],
    why: Why = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Let them in again."""
    _keep_order(data, lang, lambda host: host.unban(who, why))


@admin_app.command("reports")
def admin_reports(
    answered: Annotated[bool, typer.Option("--answered", help="Those that had an answer.")] = False,
    page: PageNumber = 1,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """What people told, with what was said around it."""
    _keep_order(data, lang, lambda host: host.reports(page, answered=answered))


@admin_app.command("answer")
def admin_answer(
    number: Annotated[int, typer.Argument(help="The report's number.")],
    text: Annotated[str, typer.Argument(help="Who reported it reads this.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Answer a report."""
    _keep_order(data, lang, lambda host: host.answer(number, text))


@admin_app.command("doors")
def admin_doors(
    state: Annotated[
        str | None, typer.Argument(help="open, invited (by code alone) or locked.")
    ] = None,
    why: Why = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Who comes in; those known go on."""
    _keep_order(data, lang, lambda host: host.doors(state, why))


@admin_app.command("invite")
def admin_invite(
    uses: Annotated[int, typer.Option(help="For so many people.", min=1)] = 1,
    hours: Hours = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Print a link that lets strangers into a house of invitations."""
    _keep_order(data, lang, lambda host: host.invite(uses, hours))


@admin_app.command("withdraw")
def admin_withdraw(
    number: Annotated[int, typer.Argument(help="As `lapki admin doors` lists it.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Let an invitation count no more."""
    _keep_order(data, lang, lambda host: host.withdraw(number))


@admin_app.command("audit")
def admin_audit(page: PageNumber = 1, data: Data = None, lang: Lang = None) -> None:
    """Everything that was done to keep order, the newest first."""
    _keep_order(data, lang, lambda host: host.audit(page))


def _keep_order(data: Path | None, lang: str | None, work: Work) -> NoReturn:
    from lapki.cli.admin import keep_order

    raise typer.Exit(keep_order(_settings(data=data), work, _language(lang)))


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

    if key not in games.names() and (misfit := games.misfit(key)):
        from lapki.words import Words

        _stop(Words("en").refusal(misfit, None))
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
