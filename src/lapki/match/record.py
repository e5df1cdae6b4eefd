"""Records: a game as a short text that can be read, replayed and checked.

    game boooop
    seats 2
    option ghosts off
    --
    1 k c3
    2 k c4

`read` makes a match of such a text, `write` a text of a match. Where a record is wrong, `Fault`
tells the line, and the refusal behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any

import msgspec

from lapki import games
from lapki.games.contract import (
    CHANCE,
    Actor,
    AnyGame,
    Broken,
    Illegal,
    Refusal,
    Unreadable,
    tokens,
    whole,
)
from lapki.match.match import Match

Find = Callable[[str], AnyGame]


class Fault(Exception):
    """A record that can't be played, with the line where it goes wrong."""

    def __init__(self, refusal: Refusal, line: int, text: str, game: AnyGame | None) -> None:
        super().__init__(refusal, line, text)
        self.refusal = refusal
        self.line = line
        self.text = text
        self.game = game


Watch = Callable[[Match, str], None]
"""Is told each line before it is played, and may object by raising a `Refusal`."""


def read(text: str, find: Find = games.find, watch: Watch | None = None) -> Match:
    """Play a record from its first line to its last."""
    header = Header(find)
    lines = _lines(text)
    here = (1, "")
    try:
        for here in lines:
            if here[1] == "--":
                break
            header.read(*here)
        else:
            raise Broken("breaks-off")
        match = header.begin()
        for here in lines:
            if watch:
                watch(match, here[1])
            obey(match, here[1])
    except Refusal as refusal:
        # A position may make sense as a line and not as a whole: then that line is to blame.
        raise Fault(refusal, *(header.blame or here), header.game) from None
    return match


def begin(key: str, seats: int, options: Mapping[str, str]) -> Match:
    """A new match, from the words of a command line; raises `Broken`."""
    header = Header(games.find)
    header.read(1, f"game {key}")
    header.read(2, f"seats {seats}")
    for name, value in options.items():
        header.read(3, f"option {name} {value}")
    return header.begin()


def obey(match: Match, line: str) -> None:
    """Play one line. The checks come in this order: the actor's form, the seat, the end of the
    game, the move's form, chance or seat, and then the game's own."""
    actor, text = _split(line)
    if actor == "!":
        _house(match, tokens(text))
        return
    who = _actor(actor, match.seats)
    if match.over:
        raise Illegal(None, "over")
    match.play(who, match.game.read(text))


def write(match: Match, notes: tuple[str, ...] = ()) -> str:
    """A match as a record. `notes` are header lines that change nothing in play."""
    body = [f"{actor} {match.game.write(move)}" for actor, move in match.lines]
    return "\n".join([*head(match, notes), *body, ""])


def head(match: Match, notes: tuple[str, ...] = ()) -> list[str]:
    """The header of a match's record, up to and with the line that ends it."""
    header = [
        f"game {match.game.key}",
        f"seats {match.seats}",
        *(f"option {name} {value}" for name, value in options(match).items()),
        *notes,
    ]
    if match.states[0] != match.game.start(match.seats, match.options):
        shown = msgspec.json.encode(match.game.printed(match.states[0]))
        header.append(f"position {shown.decode()}")
    return [*header, "--"]


def notes(text: str, key: str) -> list[list[str]]:
    """The words of all header lines that begin with `key`, which itself is left out."""
    header = takewhile(lambda line: line != "--", (line for _, line in _lines(text)))
    return [rest for first, *rest in map(tokens, header) if first == key]


def halves(text: str) -> tuple[str, list[str]]:
    """The header of a record, with the line that ends it, and the lines that are played."""
    lines = [line for _, line in _lines(text)]
    end = lines.index("--") + 1 if "--" in lines else len(lines)
    return "\n".join([*lines[:end], ""]), lines[end:]


def options(match: Match) -> dict[str, str]:
    """The options that were played with, defaults filled in, as words."""
    return {name: str(value) for name, value in msgspec.to_builtins(match.options).items()}


# --- lines --------------------------------------------------------------------------------------

_ACTOR = re.compile(r"([^ \t]+)[ \t]*(.*)", re.DOTALL)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, trimmed, with their numbers; only LF ends a line."""
    for number, line in enumerate(text.split("\n"), start=1):
        line = line.strip(" \t\r")
        if line and not line.startswith("#"):
            yield number, line


def _split(line: str) -> tuple[str, str]:
    found = _ACTOR.match(line)
    assert found  # no line here is empty
    return found[1], found[2]


def _actor(word: str, seats: int) -> Actor:
    if word == CHANCE:
        return CHANCE
    seat = whole(word)
    if seat is None:
        raise Unreadable("actor", actor=word)
    return _seat(seat, seats)


def _seat(seat: int, seats: int) -> int:
    if not 1 <= seat <= seats:
        raise Illegal(None, "no-seat", seat=seat, seats=seats)
    return seat


def _house(match: Match, line: list[str]) -> None:
    """`!` lines: undo, flag and resign are obeyed, the others change nothing in play."""
    match line:
        case ["undo", number] if (plies := whole(number)) is not None:
            match.undo(plies)
        case ["flag" | "resign" as word, number] if (seat := whole(number)) is not None:
            match.give_up(_seat(seat, match.seats), "time" if word == "flag" else "resigned")
        case ["person" | "hint", number] | ["bot", number, _] if (
            seat := whole(number)
        ) is not None:
            _seat(seat, match.seats)
        case _:
            raise Unreadable("house-line")


# --- the header ---------------------------------------------------------------------------------


class Header:
    """What the lines before `--` add up to."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.game: AnyGame | None = None
        self.seats = 0
        self.options: dict[str, str] = {}
        self.position: object = None
        self.placed: tuple[int, str] | None = None  # where `position` was given
        self.blame: tuple[int, str] | None = None
        self.given: set[tuple[str, ...]] = set()

    def read(self, number: int, line: str) -> None:
        """One line: `game` first, `seats` second, the rest in any order, nothing twice."""
        key, rest = _split(line)
        if self.game is None:
            self.game = self._game(key, tokens(rest))
        elif not self.seats:
            self.seats = self._seats(key, tokens(rest))
        else:
            name = self._detail(key, rest, (number, line))
            if (key, *name) in self.given:
                raise Broken("twice", what=" ".join((key, *name)))
            self.given.add((key, *name))

    def begin(self) -> Match:
        """The match that the header sets up."""
        if self.game is None or not self.seats:
            raise Broken("breaks-off")
        options = convert_options(self.game, self.options)
        if self.placed is None:
            return Match(self.game, self.seats, options)
        self.blame = self.placed
        start = self.game.position(self.position, self.seats, options)
        self.blame = None
        return Match(self.game, self.seats, options, start)

    def _game(self, key: str, rest: list[str]) -> AnyGame:
        if key != "game" or len(rest) != 1:
            raise Broken("game-first")
        try:
            return self.find(rest[0])
        except KeyError:
            raise Broken("unknown-game", name=rest[0]) from None

    def _seats(self, key: str, rest: list[str]) -> int:
        assert self.game
        if key != "seats" or len(rest) != 1:
            raise Broken("seats-second")
        seats = whole(rest[0])
        if seats not in self.game.seats:
            few, many = self.game.seats[0], self.game.seats[-1]
            fits = str(few) if few == many else f"{few}–{many}"
            raise Broken("seats", seats=rest[0], fits=fits)
        assert seats
        return seats

    def _detail(self, key: str, rest: str, here: tuple[int, str]) -> tuple[str, ...]:
        """Any other line; answers what may not be given a second time."""
        assert self.game
        match key, tokens(rest):
            case "option", [name, value]:
                convert_options(self.game, {name: value})
                self.options.setdefault(name, value)
                return (name,)
            case "position", [_, *_]:
                self.position, self.placed = _json(rest), here
            case "version", [number]:
                if number != str(self.game.version):
                    raise Broken("version", version=number, present=self.game.version)
            case "name", [number, _, *_] if (whole(number) or 0) in range(1, self.seats + 1):
                return (number,)
            case "fate", [what, *more] if what in ("commitment", "seed", "share", "seating"):
                return (what, *more[:-1]) if what == "share" else (what,)
            case "date" | "fate", [_, *_]:
                pass
            case _:
                raise Broken("unknown-line", line=here[1])
        return ()


def convert_options(game: AnyGame, given: dict[str, str]) -> Any:
    """Options from words, defaults filled in; raises `Broken`."""
    known = {field.encode_name for field in msgspec.structs.fields(game.Options)}
    for name in given.keys() - known:
        raise Broken("unknown-option", name=name, known=sorted(known))
    try:
        options = msgspec.convert(given, game.Options, strict=False)
    except ValueError:  # what msgspec says, and what it says of bytes that aren't UTF-8
        raise Broken("option", option=_said(given)) from None
    if any(str(msgspec.to_builtins(options)[name]) != value for name, value in given.items()):
        raise Broken("option", option=_said(given))  # `goal 30.0` and the like
    return options


def _said(given: dict[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in given.items())


def _json(text: str) -> object:
    try:
        value: object = msgspec.json.decode(text)
        if _fits(value):
            return value
    except (ValueError, RecursionError):
        pass
    raise Broken("position-json")


def _fits(value: object) -> bool:
    """No game counts to a thousand million, and a number of 4,300 digits can't even be printed."""
    match value:
        case int():
            return abs(value) < 10**9
        case list():
            return all(map(_fits, value))
        case dict():
            return all(map(_fits, value.values()))
    return True
